"""The lobby over HTTP: laying a table, taking a seat, placing bots, starting, and what one takes home afterwards."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
import segno
from litestar import Request, Response, delete, get, post, put
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from coterie.core.errors import Refused
from coterie.core.registry import GAMES, load
from coterie.minds import NAMES
from coterie.server import seating, trouble, wire
from coterie.server.describe import says
from coterie.server.doors import address_of
from coterie.server.house import House, lock_of, new_token
from coterie.server.keepsake import keepsake
from coterie.server.refusals import NO_STORE, Declined, from_core, problem

T = TypeVar("T")
Asked = Request[Any, Any, Any]


def house_of(request: Asked) -> House:
    house: House = request.app.state.house
    return house


def token_of(request: Asked) -> str | None:
    """The token in the header."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.casefold() == "bearer" else None


def key(request: Asked) -> bytes | None:
    """The lock that the token in the header opens."""
    return lock_of(token_of(request))


async def body(request: Asked, kind: type[T]) -> T:
    """The body of a request; refuses what is none."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Declined("server-unreadable") from error


def number(request: Asked, name: str) -> int:
    """A count in the query, 0 if it is not there."""
    given = request.query_params.get(name, "0")
    if not (given.isascii() and given.isdecimal() and len(given) <= 6):
        raise Declined("server-unreadable")
    return int(given)


def answer(value: object, status: int = 200) -> Response[bytes]:
    return Response(msgspec.json.encode(value), media_type="application/json", status_code=status)


# ------------------------------------------------------------------ games and tables


def info(name: str) -> wire.GameInfo:
    """What there is to choose at a table of this game."""
    game = load(name)
    choices = [wire.ChoiceInfo(c.name, list(c.values), c.ruling, c.number) for c in game.choices if c.name != "cast"]
    found = wire.GameInfo(game.name, game.least, game.most, choices, list(NAMES))
    if game.casting is not None:
        size = {str(seats): number for seats, number in game.casting.size.items()}
        found.cast = wire.CastInfo(list(game.casting.parts), list(game.casting.always), list(game.casting.advanced), size)
    return found


@get("/api/games", opt=says(list[wire.GameInfo]))
async def games() -> Response[bytes]:
    return answer([info(name) for name in GAMES])


@post("/api/tables", status_code=201, opt=says(wire.Seated, wire.NewTable, (404,)))
async def lay(request: Asked) -> Response[bytes]:
    house_of(request).doors.lay(address_of(request))
    seated = await house_of(request).lay(await body(request, wire.NewTable))
    return answer(seated, 201)


@post("/api/tables/{table:str}/seats", status_code=201, opt=says(wire.Seated, wire.TakeSeat, (404, 409, 503)))
async def sit(request: Asked, table: FromPath[str]) -> Response[bytes]:
    wanted = await body(request, wire.TakeSeat)
    live = await house_of(request).find(table)
    token = new_token()
    lock = lock_of(token)
    assert lock is not None
    return answer(wire.Seated(table, await seating.sit(live, wanted.name, wanted.seat, lock), token), 201)


@post("/api/tables/{table:str}/bots", status_code=200, opt=says(wire.Done, wire.PlaceBot, (403, 404, 409, 503), key=True))
async def place(request: Asked, table: FromPath[str]) -> Response[bytes]:
    wanted = await body(request, wire.PlaceBot)
    live = await house_of(request).find(table)
    await seating.place(live, key(request), wanted.seat, wanted.bot)
    return answer(wire.Done())


@post("/api/tables/{table:str}/start", status_code=200, opt=says(wire.Done, None, (403, 404, 409, 503), key=True))
async def start(request: Asked, table: FromPath[str]) -> Response[bytes]:
    live = await house_of(request).find(table)
    await seating.start(live, key(request))
    return answer(wire.Done())


@post("/api/tables/{table:str}/leave", status_code=200, opt=says(wire.Done, None, (404, 409, 503), key=True))
async def leave(request: Asked, table: FromPath[str]) -> Response[bytes]:
    live = await house_of(request).find(table)
    await seating.leave(live, key(request))
    return answer(wire.Done())


@post("/api/tables/{table:str}/replace", status_code=200, opt=says(wire.Done, wire.Replace, (403, 404, 409, 503), key=True))
async def replace(request: Asked, table: FromPath[str]) -> Response[bytes]:
    wanted = await body(request, wire.Replace)
    live = await house_of(request).find(table)
    await seating.replace(live, key(request), wanted.seat, wanted.for_good)
    return answer(wire.Done())


@post("/api/tables/{table:str}/again", status_code=200, opt=says(wire.Again, None, (404, 409, 503), key=True))
async def again(request: Asked, table: FromPath[str]) -> Response[bytes]:
    house = house_of(request)
    live = await house.find(table)
    return answer(wire.Again(await house.again(live, key(request))))


# ------------------------------------------------------------------ notices


@get("/api/tables/{table:str}/notice", opt=says(wire.NoticeInfo, None, (404,), key=True))
async def notice(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """Whether this seat will be told that it is on them; never where."""
    house = house_of(request)
    live = await house.find(table)
    entry = await house.notices.entered(live, live.person(key(request)))
    if entry is None:
        return answer(wire.NoticeInfo(house.notices.offered, False))
    return answer(wire.NoticeInfo(house.notices.offered, True, entry.quiet_from, entry.quiet_until, entry.zone))


@put("/api/tables/{table:str}/notice", opt=says(wire.Done, wire.Notice, (404, 409, 503), key=True))
async def leave_notice(request: Asked, table: FromPath[str]) -> Response[bytes]:
    wanted = await body(request, wire.Notice)
    house = house_of(request)
    live = await house.find(table)
    await house.notices.enter(live, live.person(key(request)), wanted)
    return answer(wire.Done())


@delete("/api/tables/{table:str}/notice", status_code=200, opt=says(wire.Done, None, (404, 503), key=True))
async def strike_notice(request: Asked, table: FromPath[str]) -> Response[bytes]:
    house = house_of(request)
    live = await house.find(table)
    await house.notices.strike(live, live.person(key(request)))
    return answer(wire.Done())


# ------------------------------------------------------------------ what one takes along


@get("/api/tables/{table:str}/qr", opt=says(str, None, (404, 413), media="image/svg+xml"))
async def qr(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """The invitation link as a QR code, for the people in the same room."""
    live = await house_of(request).find(table)
    place = house_of(request).hosting.address or f"{request.url.scheme}://{request.headers.get('host', '')}"
    link = f"{place}/t/{live.sheet.id}"
    drawn = io.BytesIO()
    try:
        code = segno.make(link, micro=False)
    except segno.DataOverflowError as error:
        raise Declined("server-too-big", 413) from error
    code.save(drawn, kind="svg", scale=4, border=2, xmldecl=False, light="#fff", dark="#000")
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@get("/api/tables/{table:str}/record", opt=says(str, None, (404,), media="text/plain"))
async def record(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """The whole game as a record, with the secret of its sealed chance; only when it is over."""
    live = await house_of(request).find(table)
    if not live.sheet.over or live.play is None:
        raise Declined("server-record-sealed", 404)
    words = keepsake(live.sheet, live.play.position)
    return Response(words.encode(), media_type="text/plain")


@get(["/api", "/api/{rest:path}"])
async def nothing() -> Response[bytes]:
    raise Declined("server-no-place", 404)


ROUTES: Sequence[HTTPRouteHandler] = (
    games, lay, sit, place, start, leave, replace, again, notice, leave_notice, strike_notice, qr, record, nothing,
)  # fmt: skip


# ------------------------------------------------------------------ what goes wrong


def declined(request: Asked, error: Declined) -> Response[bytes]:
    house_of(request).tally.declined.labels(error.status).inc()
    found = answer(error.problem(), error.status)
    if error.status == 429:
        found.headers["retry-after"] = str(error.details.get("seconds", 1))
    return found


def refused(request: Asked, error: Refused) -> Response[bytes]:
    house_of(request).tally.declined.labels(400).inc()
    return answer(from_core(error), 400)


BY_STATUS = {404: "server-no-place", 405: "server-no-place", 413: "server-too-big"}


def failed(request: Asked, error: HTTPException) -> Response[bytes]:
    status = error.status_code
    if status >= 500:
        return broken(request, error)
    house_of(request).tally.declined.labels(status).inc()
    found = answer(problem(BY_STATUS.get(status, "server-unreadable")), status)
    if error.headers:
        found.headers.update(error.headers)
    return found


def broken(_request: Asked, error: Exception) -> Response[bytes]:
    trouble.log("a request was not carried out", error)
    return answer(problem("server-trouble"), 500)


def unkept(_request: Asked, error: SQLAlchemyError) -> Response[bytes]:
    trouble.log("a request could not be written down", error)
    return answer(NO_STORE, 503)


TROUBLES: dict[Any, Any] = {Declined: declined, Refused: refused, HTTPException: failed, SQLAlchemyError: unkept, Exception: broken}
