"""Looking back over HTTP: finished games of this house, and records that people bring along."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from coterie.server import manners, wire
from coterie.server.describe import says
from coterie.server.house import ID
from coterie.server.keepsake import keepsake
from coterie.server.lobby import Asked, answer, body, house_of, number
from coterie.server.refusals import Declined
from coterie.server.review import ALL, Review

REFUSES = (400, 404, 413, 503)
EYES = ("seat", "have")


async def of_table(request: Asked, table: str) -> Review:
    """The review of a table's game; as long as it goes on there is none, whatever is asked of it."""
    house = house_of(request)
    live = await house.find(table)
    play = live.play
    if not live.sheet.over or play is None:
        raise Declined("server-review-sealed", 404)
    return await house.shelf.of_table(table, partial(keepsake, live.sheet, play.position))


async def of_record(request: Asked, record: str) -> Review:
    return await house_of(request).shelf.of_record(named(record))


def named(record: str) -> str:
    """What may be the name of a record."""
    if ID.fullmatch(record) is None:
        raise Declined("server-no-record", 404)
    return record


async def still(request: Asked, found: Review, moment: str) -> Response[bytes]:
    """One moment through the eyes of ``seat``, with the events after the first ``have``."""
    if not (moment.isascii() and moment.isdecimal()) or len(moment) > 6:
        raise Declined("server-unreadable")
    seat = ALL if request.query_params.get("seat") == "all" else number(request, "seat")
    work = partial(found.written, int(moment), seat, number(request, "have"))
    return Response(await house_of(request).shelf.do(work), media_type="application/json")


@get("/api/tables/{table:str}/review", opt=says(wire.Review, None, REFUSES))
async def table_review(request: Asked, table: FromPath[str]) -> Response[bytes]:
    return answer((await of_table(request, table)).frame())


@get("/api/tables/{table:str}/review/{moment:str}", opt=says(wire.Still, None, REFUSES, query=EYES))
async def table_moment(request: Asked, table: FromPath[str], moment: FromPath[str]) -> Response[bytes]:
    return await still(request, await of_table(request, table), moment)


@post("/api/review", status_code=201, request_max_body_size=manners.RECORD, opt=says(wire.Kept, wire.Upload, (503,)))
async def upload(request: Asked) -> Response[bytes]:
    """A record to look at: it is played, and kept if it can be."""
    brought = await body(request, wire.Upload)
    return answer(wire.Kept(await house_of(request).shelf.keep(brought.record)), 201)


@get("/api/records/{record:str}/review", opt=says(wire.Review, None, REFUSES))
async def record_review(request: Asked, record: FromPath[str]) -> Response[bytes]:
    return answer((await of_record(request, record)).frame())


@get("/api/records/{record:str}/review/{moment:str}", opt=says(wire.Still, None, REFUSES, query=EYES))
async def record_moment(request: Asked, record: FromPath[str], moment: FromPath[str]) -> Response[bytes]:
    return await still(request, await of_record(request, record), moment)


@get("/api/records/{record:str}/record", opt=says(str, None, (404,), media="text/plain"))
async def record_text(request: Asked, record: FromPath[str]) -> Response[bytes]:
    """The record as it was brought."""
    text = await house_of(request).shelf.text(named(record))
    return Response(text.encode(), media_type="text/plain")


ROUTES: Sequence[HTTPRouteHandler] = (table_review, table_moment, upload, record_review, record_moment, record_text)
