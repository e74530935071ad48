"""A game looked back upon: what stood on the table at each of its moments, for whoever looks.

Everything here follows from the record alone.  A *moment* is the game as it stood when somebody was to speak, or when it was over: what
several say in sealed envelopes, and what chance decides, belongs to the step that leads to the next moment, as it did at the table.

What a seat had been told up to a moment is a beginning of all that it was ever told, and what it was shown is a fold of that; so only for
what it might have said is the game itself played again, from a position kept nearby.
"""

from __future__ import annotations

import time
from bisect import bisect_right
from typing import Any

import msgspec

from coterie.core.errors import BadRecord, Refused
from coterie.core.game import Game
from coterie.core.position import Position
from coterie.core.record import Record
from coterie.core.scenario import Playing
from coterie.core.told import Feeds
from coterie.core.view import View
from coterie.server import manners, wire
from coterie.server.refusals import Declined

LINES = 20_000
"""A record of more lines is not looked at."""
SECONDS = 10.0
"""Nor one that takes longer to play."""
DOTS = 40
"""Nor one with so many dots in a line: reading a name of very many parts takes memory without end."""
STRIDE = 64
"""A position is kept after so many lines."""
ALL = -1
"""Whoever looks at what was told to everybody, with every seat's own cards open beside it."""


class Stop:
    """One moment: the lines of the record before it, what was said since the last, how many events each had been told, the question."""

    def __init__(self, line: int, said: list[str], told: list[int], question: wire.Question | None) -> None:
        self.line = line
        self.said = said
        self.told = told
        self.question = question


class Review:
    """A record that has been played, with its moments.  Made and asked in one thread: playing takes time.

    Raises :class:`~coterie.core.errors.Refused` for a record that cannot be played, and :class:`Declined` for one that is too long.
    """

    def __init__(self, record: Record) -> None:
        if len(record.lines) > LINES:
            raise Declined("server-record-long", 413, limit=LINES)
        self.record = record
        self.stops: list[Stop] = []
        self.kept: list[tuple[int, Position]] = []
        self.views: dict[int, tuple[int, View]] = {}
        self.asked = 0
        self.counted = 0
        self.whole = self.play()

    @property
    def game(self) -> Game:
        return self.whole.game

    # ------------------------------------------------------------ playing it once

    def play(self) -> Position:
        """The game after all lines; on the way the moments are noted down."""
        latest = time.monotonic() + SECONDS
        playing = Playing(self.record.laid())
        self.kept.append((0, light(playing.position)))
        noted = self.note(playing.position, 0, 0)
        for number, line in enumerate(self.record.lines, 1):
            if time.monotonic() > latest:
                raise Declined("server-record-slow", 413)
            playing.play(line, number)
            position = playing.position
            if number - self.kept[-1][0] >= STRIDE and not position.pending:
                self.kept.append((number, light(position)))
            if len(position.log) > noted and stands(position):
                noted = self.note(position, number, noted)
        if len(playing.position.log) > noted or playing.position.pending:
            self.note(playing.position, len(self.record.lines), noted)
        return playing.position

    def note(self, position: Position, line: int, noted: int) -> int:
        """Writes a moment down; the length of the log at it.  Questions are counted as at a table, where chance is not asked."""
        own = [len(feed) for feed in position.feeds.own]
        q = position.question
        if q is not None and q.number != self.counted:
            self.counted = q.number
            self.asked += 1
        asked = None if q is None else wire.Question(self.asked, q.topic, list(q.asks), q.window, None, None, [], None)
        self.stops.append(Stop(line, position.lines_after(max(noted, position.dealt_in)), own, asked))
        return len(position.log)

    # ------------------------------------------------------------ looking at it

    def stop(self, moment: int) -> Stop:
        if not 0 <= moment < len(self.stops):
            raise Declined("server-no-moment", 404, last=len(self.stops) - 1)
        return self.stops[moment]

    def frame(self) -> wire.Review:
        """The game from outside: who played what, how it ended, and what was said at each moment."""
        whole, outcome = self.whole, self.whole.outcome
        moments = [wire.Moment(stop.said, stop.told) for stop in self.stops]
        return wire.Review(
            whole.game.name,
            self.record.title,
            [whole.names[k] if k < len(whole.names) else "" for k in range(whole.seats)],
            {name: str(value) for name, value in whole.game.changed(whole.options).items()},
            None if outcome is None else wire.Ending(list(outcome.winners), outcome.reason),
            moments,
        )

    def at(self, moment: int, seat: int, have: int = 0) -> wire.Still:
        """What a seat (0: everybody, :data:`ALL`: with all cards open) had been told after its first `have` events, was shown and asked."""
        stop = self.stop(moment)
        if not ALL <= seat <= self.whole.seats:
            raise Declined("server-no-seat", 404, seats=self.whole.seats)
        reader = max(0, seat)
        view = self.view(reader, stop)
        if seat == ALL:
            for k in range(1, self.whole.seats + 1):
                view["players"][str(k)] = self.view(k, stop)["players"][str(k)]
        own = self.whole.feeds.own[reader]
        telling = self.game.telling
        told = [wire.Event(n + 1, telling.name(own[n][1]), telling.fields(own[n])) for n in range(have, stop.told[reader])]
        return wire.Still(told, view, self.question(reader, stop))

    def written(self, moment: int, seat: int, have: int = 0) -> bytes:
        """The same as JSON: what is shown may be part of a view that goes on."""
        return msgspec.json.encode(self.at(moment, seat, have))

    def view(self, seat: int, stop: Stop) -> dict[str, Any]:
        """What this seat was shown.  The last view is kept: going on from it is quick, and most people go on."""
        seen, view = self.views.get(seat, (0, None))
        if view is None or seen > stop.told[seat]:
            seen, view = 0, self.game.view(seat, self.whole.seats)
        for fact in self.whole.feeds.own[seat][seen : stop.told[seat]]:
            view.see(fact)
        self.views[seat] = (stop.told[seat], view)
        return view.fields(self.whole.names)

    def question(self, seat: int, stop: Stop) -> wire.Question | None:
        """The question as this seat was put it."""
        q = stop.question
        if q is None or seat == 0 or seat not in q.asks:
            return q
        return wire.Question(q.q, q.topic, q.asks, q.window, None, None, self.position(stop.line).legal(seat), None)

    def position(self, line: int) -> Position:
        """The game after so many lines, for what may be said in it; it has no memory of what was told."""
        near, kept = self.kept[bisect_right(self.kept, line, key=lambda found: found[0]) - 1]
        playing = Playing(kept.copy())
        for number, words in enumerate(self.record.lines[near:line], near + 1):
            playing.play(words, number)
        return playing.position


def stands(position: Position) -> bool:
    """Whether the table waits for somebody to speak, or the game is over."""
    return not position.pending and position.asks() != (0,)


def light(position: Position) -> Position:
    """A copy without what was told and said: what is the same at every moment is kept once."""
    found = position.copy()
    found.feeds = Feeds(position.seats)
    found.log = []
    return found


def read(text: str) -> Review:
    """The review of the text of a record; what is wrong with it is told with its line in the file (:class:`Declined`)."""
    first = 0
    try:
        if any(line.count(".") > DOTS and not line.lstrip().startswith("#") for line in text.split("\n")):
            raise Declined("server-record-dots", 400, limit=DOTS)
        record = Record.parse(text)
        first = max(0, record.first_line - 1)
        record.names = [manners.name(name) if name else "" for name in record.names]
        return Review(record)
    except Refused as wrong:
        line = wrong.line if isinstance(wrong, BadRecord) else 0
        if line:
            raise Declined("server-record-line", 400, line=line + first, what=str(wrong)) from wrong
        raise Declined("server-record-wrong", 400, what=str(wrong)) from wrong
