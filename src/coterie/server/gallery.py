"""What watchers are shown: what all are told, and the talk at the table; at a table with a delay so many seconds later."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from coterie.server import wire

if TYPE_CHECKING:
    from coterie.server.play import Play


class Moment(msgspec.Struct):
    """How far things were at a moment: events told to all, lines of talk, and the question as all may know it."""

    told: int
    talk: int
    question: wire.Question | None


class Gallery:
    """The watchers of one game, who are behind by the delay of the table."""

    def __init__(self, play: Play) -> None:
        self.play = play
        position = play.position
        self.view = position.game.view(0, position.seats)
        self.taken_in = 0
        self.moment = Moment(0, 0, None)
        self.coming: deque[Moment] = deque()
        self.steps = 0

    @property
    def behind(self) -> float:
        """The delay in seconds of the house's clock."""
        return self.play.table.sheet.delay * self.play.table.house.pace.factor

    @property
    def taken(self) -> int:
        """So many moments have been taken up, shown or not."""
        return self.steps + len(self.coming)

    def present(self) -> Moment:
        question = self.play.question(0) if self.behind > 0 else None  # without a delay it is the one on the table
        return Moment(self.play.has(0), len(self.play.table.rooms["table"]), question)

    def take_up(self, age: float) -> None:
        """This server takes up a game that was last written to so many seconds ago: what is older than the delay may be seen."""
        if self.behind > 0 and age < self.behind:
            self.later(self.behind - age)
        else:
            self.show(self.present())

    def add(self) -> None:
        """Something has happened."""
        if self.behind > 0:
            self.later(self.behind)
        else:
            self.show(self.present())

    def later(self, seconds: float) -> None:
        clock = self.play.table.house.clock
        self.coming.append(self.present())
        clock.at(clock.now() + seconds, self.next)

    def next(self) -> None:
        """The delay of the oldest moment is over."""
        if self.coming:
            self.show(self.coming.popleft())
            self.play.table.wake()

    def show(self, moment: Moment) -> None:
        self.moment = moment
        self.steps += 1

    def step(self, have: int, since: int | None = None) -> wire.Step:
        """What a watcher has not been told yet, the view (or what is new in it since that step), and the question, a delay ago."""
        position = self.play.position
        own = position.feeds.own[0]
        for n in range(self.taken_in, self.moment.told):
            self.view.see(own[n])
        self.taken_in = max(self.taken_in, self.moment.told)
        told = [wire.Event(event.n, event.kind, event.fields) for event in position.told(0, have)[: max(0, self.moment.told - have)]]
        question = self.moment.question if self.behind > 0 else self.play.question(0)
        look = partial(self.view.fields, position.names)
        view, whole = (look(), True) if since is None else self.play.sight(0).since(since, self.steps, look)
        return wire.Step(told, view, question, "", whole)
