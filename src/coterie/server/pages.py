"""The browser client, as built into ``page/``: its files from memory, its one page for every address that is not a file."""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.types import HTTPScope, Message, Scope

from coterie.server.refusals import Declined

KINDS = {
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".txt": "text/plain", ".ftl": "text/plain",
    ".json": "application/json", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml", ".png": "image/png",
    ".ico": "image/x-icon", ".webp": "image/webp", ".woff2": "font/woff2", ".woff": "font/woff", ".mp3": "audio/mpeg",
}  # fmt: skip
PAGE = Path(__file__).parent / "page"

CSP = "; ".join((
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'", "img-src 'self' data:",
    "font-src 'self'", "connect-src 'self'", "media-src 'self'", "manifest-src 'self'", "worker-src 'self'",
    "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
))  # fmt: skip

HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]


async def dress(message: Message, scope: Scope) -> None:
    """Every answer says what a browser may do with it; what the API says is never kept."""
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    headers += HEADERS
    if path_of(scope).startswith(("/api", "/health", "/ready", "/metrics")):
        headers.append((b"cache-control", b"no-store"))
    message["headers"] = headers


def path_of(scope: Scope) -> str:
    found: HTTPScope | Any = scope
    return str(found.get("path", ""))


class Leaf:
    """One file of the client, once plain and once pressed."""

    def __init__(self, path: Path, name: str) -> None:
        self.plain = path.read_bytes()
        self.kind = KINDS.get(path.suffix, "application/octet-stream")
        words = self.kind.startswith("text/") or self.kind in ("application/json", "image/svg+xml")
        self.pressed = gzip.compress(self.plain, 6, mtime=0) if words and len(self.plain) > 1000 else None
        self.tag = f'"{hashlib.sha256(self.plain).hexdigest()[:20]}"'
        self.cache = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"


class Client:
    """The files below a folder; read again when the page has been built anew."""

    def __init__(self, folder: Path = PAGE) -> None:
        self.folder = folder
        self.built = 0
        self.leaves: dict[str, Leaf] = {}

    def leaf(self, path: str) -> Leaf:
        """The file of this name, or the page itself for an address that names none."""
        try:
            built = (self.folder / "index.html").stat().st_mtime_ns
        except OSError:
            raise Declined("server-no-page", 503) from None
        if built != self.built:
            files = [file for file in self.folder.rglob("*") if file.is_file()]
            self.leaves = {name: Leaf(file, name) for file in files for name in [file.relative_to(self.folder).as_posix()]}
            self.built = built
        if path in self.leaves:
            return self.leaves[path]
        if path.startswith("assets/"):
            raise Declined("server-no-place", 404)
        return self.leaves["index.html"]


CLIENT = Client()


@get(["/", "/{path:path}"])
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    leaf = CLIENT.leaf(request.url.path.lstrip("/"))
    headers = {"etag": leaf.tag, "cache-control": leaf.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == leaf.tag:
        return Response(b"", status_code=304, headers=headers, media_type=leaf.kind)
    if leaf.pressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(leaf.pressed, headers={**headers, "content-encoding": "gzip"}, media_type=leaf.kind)
    return Response(leaf.plain, headers=headers, media_type=leaf.kind)
