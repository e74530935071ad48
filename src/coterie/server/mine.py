"""My tables: how the tables stand for which a browser holds a key, in one request.  The keys come in the body, never in an address."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from litestar import Response, post
from litestar.handlers import HTTPRouteHandler

from coterie.server import wire
from coterie.server.describe import says
from coterie.server.house import ID, House, lock_of
from coterie.server.live import LiveTable
from coterie.server.lobby import Asked, answer, body, house_of
from coterie.server.refusals import Declined
from coterie.server.stored import Chair, Sheet, holder

MOST = 40
"""So many tables are looked up at once."""


async def state(house: House, mine: wire.MyKey) -> wire.MyTable:
    """How one table stands.  Only where a game goes on is it read whole: it is at hand then anyway."""
    nothing = wire.MyTable(mine.table, "", [], 0, False, False, False)
    if ID.fullmatch(mine.table) is None:
        return nothing
    live = house.tables.get(mine.table)
    if live is None:
        found = await house.storage.do(partial(house.storage.door, mine.table))
        if found is None:
            return nothing
        sheet, chairs = found
        if not sheet.started or sheet.over:
            return told(mine, sheet, chairs)
        live = await house.find(mine.table)
    return told(mine, live.sheet, live.chairs, live)


def told(mine: wire.MyKey, sheet: Sheet, chairs: list[Chair], live: LiveTable | None = None) -> wire.MyTable:
    """What the holder of a key would see of a table on opening it."""
    seat = holder(chairs, lock_of(mine.token))
    names = [chair.name for chair in chairs]
    return wire.MyTable(sheet.id, sheet.game, names, seat, sheet.started, sheet.over, live is not None and asked(live, seat))


def asked(live: LiveTable, seat: int) -> bool:
    """Whether the table waits for this seat, as far as its holder can tell."""
    if live.play is None or live.play.settling:
        return False
    question = live.play.position.question
    if question is None or seat not in question.asks:
        return False
    return seat not in live.play.envelopes and not (question.window and live.play.asking.passes(seat))


@post("/api/mine", status_code=200, opt=says(list[wire.MyTable], wire.Mine, (404,)))
async def mine(request: Asked) -> Response[bytes]:
    wanted = await body(request, wire.Mine)
    if len(wanted.tables) > MOST:
        raise Declined("server-too-big", 413)
    house = house_of(request)
    return answer([await state(house, one) for one in wanted.tables])


ROUTES: Sequence[HTTPRouteHandler] = (mine,)
