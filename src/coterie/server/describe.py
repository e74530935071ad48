"""The HTTP side of the server in the words of OpenAPI 3.1, made from the routes that are served and the types of the wire.

Each handler says beside its path what it takes, what it answers and how it may refuse; from this the document at ``/api/openapi.json`` is
put together.  The types are described by msgspec, which also reads and writes them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute

from coterie import __version__
from coterie.core.messages import text
from coterie.server import wire

JSON = "application/json"
REF = "#/components/schemas/{name}"
TABLE = "^[A-Za-z0-9_-]{16}$"
"""What the name of a table looks like; :data:`coterie.server.house.ID` refuses all else."""
ALWAYS = (500,)
"""What any request may be answered with."""


class Says(msgspec.Struct, frozen=True):
    """What a handler promises: its answer, the body that it takes, the statuses of its refusals, whether it asks for the key to a seat."""

    answers: Any
    takes: Any = None
    refuses: tuple[int, ...] = ()
    key: bool = False
    media: str = JSON


def says(answers: Any, takes: Any = None, refuses: tuple[int, ...] = (), key: bool = False, media: str = JSON) -> dict[str, Any]:
    """The options of a handler that is to stand in the description."""
    return {"says": Says(answers, takes, refuses, key, media)}


def handlers(app: Litestar) -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    """Path, method and handler of everything that is served over HTTP."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                for method in sorted(handler.http_methods):
                    yield route.path_format, str(method), handler


def refusals(path: str, said: Says) -> list[int]:
    """Every status that a request may be refused with."""
    body = (400, 413) if said.takes is not None else ()
    return sorted({*said.refuses, *body, *((401,) if said.key else ()), *((429,) if path.startswith("/api") else ()), *ALWAYS})


def operation(path: str, handler: HTTPRouteHandler, said: Says, schemas: dict[Any, Any]) -> dict[str, Any]:
    """What may be done at one path with one method."""
    name = handler.handler_name
    problem = {JSON: {"schema": schemas[wire.Problem]}}
    done = {"description": text("api-done"), "content": {said.media: {"schema": schemas[said.answers]}}}
    found: dict[str, Any] = {
        "operationId": name,
        "summary": text(f"api-{name}"),
        "responses": {
            str(handler.status_code): done,
            **{str(status): {"description": text(f"api-status-{status}"), "content": problem} for status in refusals(path, said)},
        },
    }
    if said.takes is not None:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[said.takes]}}}
    if said.key:
        found["security"] = [{"seat": []}]
    names = re.findall(r"{(\w+)}", path)
    if names:
        found["parameters"] = [
            {"name": one, "in": "path", "required": True, "schema": {"type": "string", "pattern": TABLE}} for one in names
        ]  # fmt: skip
    return found


def document(app: Litestar) -> dict[str, Any]:
    """The description of an application, as it goes out."""
    described = [(path, method, handler) for path, method, handler in handlers(app) if "says" in handler.opt and method != "OPTIONS"]
    named = [kind for *_, handler in described for kind in (handler.opt["says"].answers, handler.opt["says"].takes) if kind is not None]
    types = list(dict.fromkeys([wire.Problem, *named]))
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    known = dict(zip(types, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for path, method, handler in described:
        paths.setdefault(path, {})[method.lower()] = operation(path, handler, handler.opt["says"], known)
    return {
        "openapi": "3.1.0",
        "info": {"title": text("api-title"), "version": __version__, "description": text("api-about")},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": text("api-key")}},
        },
    }


@get("/api/openapi.json", opt=says(dict[str, Any]))
async def description(request: Request[Any, Any, Any]) -> Response[bytes]:
    """This description."""
    return Response(request.app.state.description, media_type=JSON)
