"""The API as a document for machines, at ``/api/openapi.json``: the types are those that the server reads and writes with."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Response, get

from coterie.core.messages import text
from coterie.server import wire

TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}
TYPES: tuple[Any, ...] = (
    wire.GameInfo, wire.NewTable, wire.Seated, wire.TakeSeat, wire.PlaceBot, wire.Replace, wire.Notice, wire.NoticeInfo, wire.Problem,
    wire.Reply, wire.FromClient, wire.ToClient,
)  # fmt: skip

PLACES: dict[str, dict[str, tuple[str, Any, Any, bool]]] = {
    "/api/games": {"get": ("games", None, list[wire.GameInfo], False)},
    "/api/tables": {"post": ("lay", wire.NewTable, wire.Seated, False)},
    "/api/tables/{table}/seats": {"post": ("sit", wire.TakeSeat, wire.Seated, False)},
    "/api/tables/{table}/bots": {"post": ("bots", wire.PlaceBot, None, True)},
    "/api/tables/{table}/start": {"post": ("start", None, None, True)},
    "/api/tables/{table}/leave": {"post": ("leave", None, None, True)},
    "/api/tables/{table}/replace": {"post": ("replace", wire.Replace, None, True)},
    "/api/tables/{table}/again": {"post": ("again", None, None, True)},
    "/api/tables/{table}/stream": {"get": ("stream", None, wire.ToClient, True)},
    "/api/tables/{table}/act": {"post": ("act", wire.FromClient, wire.Reply, True)},
    "/api/tables/{table}/notice": {
        "get": ("notice", None, wire.NoticeInfo, True),
        "put": ("notice-put", wire.Notice, None, True),
        "delete": ("notice-delete", None, None, True),
    },
    "/api/tables/{table}/record": {"get": ("record", None, str, False)},
    "/api/tables/{table}/qr": {"get": ("qr", None, bytes, False)},
}
"""What one may ask where: its sentence in the catalogue, what is sent, what comes back, whether it takes the key to a seat."""

KINDS = {"stream": "application/x-ndjson", "record": "text/plain", "qr": "image/svg+xml"}


def operation(place: str, name: str, sends: Any, brings: Any, keyed: bool, of: Any) -> dict[str, Any]:
    status = "201" if name in ("lay", "sit") else "200"
    found: dict[str, Any] = {"operationId": name, "summary": text(f"server-api-{name}"), "responses": {}}
    content = {} if brings is None else {"content": {KINDS.get(name, "application/json"): {"schema": of(brings)}}}
    found["responses"][status] = {"description": text("server-api-done"), **content}
    found["responses"]["4XX"] = {
        "description": text("server-api-declined"), "content": {"application/json": {"schema": of(wire.Problem)}},
    }  # fmt: skip
    found["parameters"] = [TABLE] if "{table}" in place else []
    if name == "stream":
        count = {"type": "integer", "minimum": 0, "default": 0}
        found["parameters"] = [TABLE, *({"name": one, "in": "query", "schema": count} for one in ("have", "chat"))]
    if sends is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": of(sends)}}}
    if keyed:
        found["security"] = [{"seat": []}] if name != "stream" else [{"seat": []}, {}]
    return found


@cache
def document() -> bytes:
    wanted = (*TYPES, list[wire.GameInfo], str, bytes)
    schemas, components = msgspec.json.schema_components(wanted, ref_template="#/components/schemas/{name}")
    by_type = dict(zip(wanted, schemas, strict=True))
    return msgspec.json.encode({
        "openapi": "3.1.0",
        "info": {"title": "Coterie", "version": version("coterie"), "description": text("server-api")},
        "paths": {
            place: {verb: operation(place, *told, by_type.__getitem__) for verb, told in verbs.items()} for place, verbs in PLACES.items()
        },
        "components": {"schemas": components, "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}}},
    })  # fmt: skip


@get("/api/openapi.json")
async def openapi() -> Response[bytes]:
    return Response(document(), media_type="application/json")
