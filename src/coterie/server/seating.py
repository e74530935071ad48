"""Before the start: who takes which chair, who has to go, and the deal.  Nothing in here can tell anybody a card."""

from __future__ import annotations

from typing import Any

import msgspec

from coterie.server import logs, manners
from coterie.server.dealing import deal, new_secret
from coterie.server.live import LiveTable
from coterie.server.play import Play
from coterie.server.refusals import Declined
from coterie.server.stored import STAND_IN, Chair, holder
from coterie.server.writing import Write


def waiting(table: LiveTable) -> None:
    """Refuses what can only be done before the start."""
    if table.sheet.started:
        raise Declined("server-started", 409)


async def set_chair(table: LiveTable, chair: Chair, **fields: Any) -> None:
    """Writes a chair down as it is from now on, and what of the table changes with it."""
    if chair.kind == "empty" and table.sheet.first == chair.seat:
        fields["first"] = None

    def deed(write: Write) -> None:
        write.chair(chair)
        if fields:
            write.sheet(**fields)

    await table.write(deed)
    table.chairs[chair.seat - 1] = chair
    for name, value in fields.items():
        setattr(table.sheet, name, value)
    table.changed()
    table.ring()


async def sit(table: LiveTable, name: str, wanted: int | None, lock: bytes) -> int:
    """Takes a seat (the first empty one if none is named); who comes to a table without a host becomes it."""
    name = manners.name(name)

    async def sat() -> int:
        mine = holder(table.chairs, lock)
        if mine:
            return mine  # this very request: it was written down, and the word of it was lost
        waiting(table)
        free = [chair.seat for chair in table.chairs if chair.kind == "empty"]
        if wanted is not None and not 1 <= wanted <= table.sheet.seats:
            raise Declined("server-no-seat", 404, seats=table.sheet.seats)
        if not free:
            raise Declined("server-full", 409)
        seat = free[0] if wanted is None else wanted
        if seat not in free:
            raise Declined("server-seat-taken", 409, seat=seat)
        if any(chair.name.casefold() == name.casefold() for chair in table.chairs):
            raise Declined("server-name-taken", 409)
        host = {} if table.sheet.host else {"host": seat}
        await set_chair(table, Chair(seat, "person", name, None, lock), **host)
        return seat

    return await table.alone(sat)


async def place(table: LiveTable, lock: bytes | None, seat: int, bot: str | None) -> None:
    """The host puts a bot on an empty chair, or empties one (whoever sat there must find another)."""

    async def placed() -> None:
        host = table.hosting(lock)
        waiting(table)
        if not 1 <= seat <= table.sheet.seats:
            raise Declined("server-no-seat", 404, seats=table.sheet.seats)
        kind = table.chair(seat).kind
        if bot is None:
            if seat == host:
                raise Declined("server-host-stays", 409)
            if kind != "empty":
                await set_chair(table, Chair(seat))
            return
        if kind == "person":
            raise Declined("server-seat-taken", 409, seat=seat)
        await set_chair(table, Chair(seat, "bot", table.house.bot_name(table, seat), table.house.bot(bot)))

    await table.alone(placed)


async def leave(table: LiveTable, lock: bytes | None) -> None:
    """Stands up; if it was the host, the next person is.  In a game a bot plays on, until whoever has left is back."""

    gone = False

    async def left() -> None:
        nonlocal gone
        if gone and table.seat_of(lock) == 0:
            return  # it was written down, and the word of it lost
        seat, gone = table.person(lock), True
        if table.sheet.started and not table.sheet.over:
            if not table.chair(seat).away:
                await table.absent([seat])
            return
        waiting(table)
        host = table.sheet.host
        if seat == host:
            host = next((chair.seat for chair in table.chairs if chair.kind == "person" and chair.seat != seat), 0)
        await set_chair(table, Chair(seat), host=host)

    await table.alone(left)


async def replace(table: LiveTable, lock: bytes | None, seat: int, for_good: bool) -> None:
    """The host has a bot play for somebody in a running game: until they are back, or for good.

    Nobody else can ever take the seat, the host neither: its cards stay with its person and the bot.
    """

    async def replaced() -> None:
        host = table.hosting(lock)
        if not table.sheet.started or table.sheet.over:
            raise Declined("server-no-game-on", 409)
        if not 1 <= seat <= table.sheet.seats:
            raise Declined("server-no-seat", 404, seats=table.sheet.seats)
        if seat == host:
            raise Declined("server-host-stays", 409)
        chair = table.chair(seat)
        if chair.kind != "person":
            raise Declined("server-no-person", 409, seat=seat)
        if for_good:
            await set_chair(table, msgspec.structs.replace(chair, kind="bot", bot=STAND_IN, lock=None, away=False, standing=""))
            if table.play is not None:
                table.play.asking.wake_bots()
        elif not chair.away:
            await table.absent([seat])

    await table.alone(replaced)


async def start(table: LiveTable, lock: bytes | None) -> None:
    """The host has the cards dealt; every chair must be taken."""

    tried = False

    async def started() -> None:
        nonlocal tried
        table.hosting(lock)
        if not (tried and table.sheet.started):  # it may have been written down, and the word of it lost
            tried = True
            await begin(table)

    await table.alone(started)


async def begin(table: LiveTable) -> None:
    """Deals from sealed chance.  Its secret was made, and its hash published, when the table was laid."""
    waiting(table)
    if any(chair.kind == "empty" for chair in table.chairs):
        raise Declined("server-empty-seats", 409)
    sheet = msgspec.structs.replace(table.sheet, secret=table.sheet.secret or new_secret(), started=True)
    position, rows = deal(sheet, table.names())

    def deed(write: Write) -> None:
        write.sheet(secret=sheet.secret, started=True)
        write.log(0, rows)

    await table.write(deed)
    table.sheet = msgspec.structs.replace(sheet, edition=table.sheet.edition)
    table.play = Play(table, position, len(rows))
    logs.event("game-begun", sheet.id, game=sheet.game, seats=sheet.seats)
    table.play.gallery.add()
    table.play.asking.put()
    table.changed()
    table.ring()
