"""Notices: whoever is asked and has no page open is told so, once for each question, outside their quiet hours.

A notice says what everybody knows: at which table, and that this seat is asked.  It is the same whatever is asked, and goes to the one who
sits there.  That it is sent is written down first: a server that starts again does not say the same thing twice.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from functools import partial
from subprocess import DEVNULL, PIPE
from typing import TYPE_CHECKING

import msgspec

from coterie.core.messages import text
from coterie.server import logs, manners, trouble
from coterie.server.clocks import Alarm
from coterie.server.noticebook import Entry, NoticeBook, check_quiet
from coterie.server.refusals import Declined
from coterie.server.sending import DELIVERED, REFUSED, Letter
from coterie.server.wire import Notice

if TYPE_CHECKING:
    from coterie.server.house import House
    from coterie.server.live import LiveTable

PATIENCE = 30.0
"""Seconds that a notice may take to be delivered."""
AT_ONCE, WAITING = 2, 20
"""So many notices are on their way together, and so many people wait for their first one, at most."""
AGAIN = 10.0
"""Seconds between two changes of one seat's entry."""


class Notices:
    """The notices of one house."""

    def __init__(self, house: House, wall: Callable[[], float] = time.time) -> None:
        self.house = house
        self.book = NoticeBook(house.storage)
        self.wall = wall
        self.offered = house.hosting.notices != "off"
        self.alarms: dict[str, tuple[float, Alarm]] = {}
        self.asked_at: dict[str, tuple[int, float]] = {}
        self.left_at: dict[tuple[str, int], float] = {}
        self.entered_at: dict[tuple[str, int], float] = {}
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0

    @property
    def wait(self) -> float:
        return manners.ABSENT * self.house.pace.factor

    # ------------------------------------------------------------ what happens at a table

    def asked(self, table: LiveTable) -> None:
        """A question has been put, or none any more."""
        question = table.play.position.question if table.play is not None else None
        if not self.offered:
            return
        if question is None:
            self.forget(table.sheet.id)
            return
        now = self.house.clock.now()
        if self.asked_at.get(table.sheet.id, (0, 0.0))[0] != question.number:
            self.asked_at[table.sheet.id] = question.number, now
        self.look_at(table.sheet.id, now + self.wait)

    def parted(self, table: LiveTable, seat: int) -> None:
        """Somebody has closed a page."""
        if self.offered and table.sheet.id in self.asked_at:
            now = self.house.clock.now()
            self.left_at[table.sheet.id, seat] = now
            self.look_at(table.sheet.id, now + self.wait)

    def forget(self, table: str) -> None:
        self.asked_at.pop(table, None)
        for key in [key for key in self.left_at if key[0] == table]:
            del self.left_at[key]
        if table in self.alarms:
            self.alarms.pop(table)[1].cancel()

    def put_away(self, table: str) -> None:
        """The house has this table no longer at hand: what is known of it matters only while somebody is to be told."""
        if table not in self.alarms:
            self.forget(table)

    def look_at(self, table: str, when: float) -> None:
        """Looks at this table at that moment, if not before."""
        if table in self.alarms:
            sooner, alarm = self.alarms[table]
            if sooner <= when:
                return
            alarm.cancel()
        self.alarms[table] = when, self.house.clock.at(when, partial(self.ring, table))

    def ring(self, table: str) -> None:
        self.alarms.pop(table, None)
        if not self.house.stopping:
            self.house.keep(asyncio.get_running_loop().create_task(self.look(table)))

    # ------------------------------------------------------------ who is to be told

    async def look(self, table: str) -> None:
        """Tells everybody at a table whom it is time to tell, and looks again when the next one's time has come."""
        entries = await self.house.storage.do(partial(self.book.entries, table))
        if not entries:
            return
        live = await self.house.find(table)
        for entry in entries:
            when = self.time_for(live, entry)
            if when is None:
                continue
            if when > self.house.clock.now():
                self.look_at(table, when)
            elif live.play is not None and live.play.position.question is not None:
                q = live.play.position.question.number
                if await self.house.storage.do(partial(self.book.claim, table, entry.seat, q)):
                    self.house.keep(asyncio.get_running_loop().create_task(self.tell(live, entry)))

    def time_for(self, live: LiveTable, entry: Entry) -> float | None:
        """When this person is to be told of the present question, by the clock of the house; None: not at all, as things are."""
        play, table = live.play, live.sheet.id
        question = play.position.question if play is not None else None
        if play is None or play.settling or question is None or entry.seat not in question.asks or entry.told >= question.number:
            return None
        chair = live.chair(entry.seat)
        answered = entry.seat in play.envelopes or (question.window and play.asking.passes(entry.seat))
        here = any(listener.seat == entry.seat for listener in live.listeners)
        if chair.lock != entry.lock or chair.played_by is not None or answered or here:
            return None
        now = self.house.clock.now()
        number, asked = self.asked_at.get(table, (question.number, now))
        since = max(asked if number == question.number else now, self.left_at.get((table, entry.seat), asked))
        if since + self.wait > now:
            return since + self.wait
        wall = self.wall()
        until = entry.quiet(wall)
        return now if until is None else now + max(until - wall, 1.0)

    # ------------------------------------------------------------ telling them

    def letter(self, live: LiveTable, message: str, url: str) -> Letter:
        game = text(f"web-game-{live.sheet.game}")
        words = text(message, game=game, link=f"{self.house.hosting.address}/t/{live.sheet.id}")
        return Letter(url, text("server-notice-title"), words, self.house.hosting.notices == "any")

    async def tell(self, live: LiveTable, entry: Entry) -> None:
        try:
            async with self.gate:
                found = await send(self.letter(live, "server-notice-asked", entry.url))
            logs.event("notice-sent" if found == DELIVERED else "notice-lost", live.sheet.id)
        except OSError as error:
            trouble.log("a notice was not sent", error)

    # ------------------------------------------------------------ what people leave here

    async def enter(self, live: LiveTable, seat: int, notice: Notice) -> None:
        """Takes down where a person wants to be told, if a first notice arrives there."""
        if not self.offered:
            raise Declined("server-notice-off", 404)
        if len(notice.url) > manners.ADDRESS or any(map(manners.forbidden, notice.url)):
            raise Declined("server-notice-refused")
        check_quiet(notice.quiet_from, notice.quiet_until, notice.zone)
        lock = live.chair(seat).lock
        assert lock is not None
        table = live.sheet.id
        old = [one for one in await self.house.storage.do(partial(self.book.entries, table)) if (one.seat, one.lock) == (seat, lock)]
        url = notice.url.strip() or (old[0].url if old else "")
        if not url:
            raise Declined("server-notice-refused")
        if notice.url.strip():
            await self.first(live, seat, url)
        entry = Entry(seat, lock, url, notice.quiet_from, notice.quiet_until, notice.zone, old[0].told if old else 0)
        await self.house.storage.do(partial(self.book.enter, table, entry))
        if live.play is not None:
            self.look_at(table, self.house.clock.now() + self.wait)

    async def first(self, live: LiveTable, seat: int, url: str) -> None:
        """Sends the first notice; refuses where it does not arrive."""
        now, key = self.house.clock.now(), (live.sheet.id, seat)
        self.entered_at = {one: at for one, at in self.entered_at.items() if at > now - AGAIN * self.house.pace.factor}
        if key in self.entered_at:
            raise Declined("server-too-fast", 429)
        if self.waiting >= WAITING:
            raise Declined("server-busy", 503)
        self.entered_at[key] = now
        self.waiting += 1
        try:
            async with self.gate:
                found = await send(self.letter(live, "server-notice-first", url))
        finally:
            self.waiting -= 1
        if found != DELIVERED:
            raise Declined("server-notice-refused" if found == REFUSED else "server-notice-lost")

    async def entered(self, live: LiveTable, seat: int) -> Entry | None:
        found = await self.house.storage.do(partial(self.book.entries, live.sheet.id))
        return next((one for one in found if one.seat == seat and one.lock == live.chair(seat).lock), None)

    async def strike(self, live: LiveTable, seat: int) -> None:
        await self.house.storage.do(partial(self.book.strike, live.sheet.id, seat))


async def send(letter: Letter) -> int:
    """Sends a notice in a process of its own, which has its time and no more; how it ended (:mod:`coterie.server.sending`)."""
    command = (sys.executable, "-P", "-m", "coterie.server.sending")
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL)
    try:
        await asyncio.wait_for(process.communicate(msgspec.json.encode(letter)), PATIENCE)
    except TimeoutError:
        pass
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert process.returncode is not None
    return process.returncode
