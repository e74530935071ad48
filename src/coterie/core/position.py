"""A position: the table as it stood when the curtain rose on the scene, and the answers given since.  Nothing else is state.

The running script is a cache: a copy takes the two parts and plays the scene again, silently, when it is first used.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from coterie.core.bits import bit, count, members, wide_lowest
from coterie.core.chance import Luck, Seeded, drawn
from coterie.core.errors import BadSetup, IllegalAnswer
from coterie.core.game import Game, Knowledge, Stated
from coterie.core.lines import legal_lines, passing_line, read_line
from coterie.core.log import CONSENT, Entry, lines_of
from coterie.core.messages import text
from coterie.core.question import Outcome, Question
from coterie.core.table import AGREED, AGREES, ALL, CHANCE, Script, Table
from coterie.core.told import Fact, Feeds, Told
from coterie.core.view import View
from coterie.core.walk import Walk


@final
class Position:
    """A game at one moment, true and whole: for the referee only (a live table, a match, a replay).  Seats count from 1; 0 is a watcher.

    >>> import coterie
    >>> game = coterie.load("feast").deal(seats=5, seed=7)
    >>> asked = game.question.asks[0]
    >>> game.legal(asked)[:3]
    ['accuse', 'dance 2', 'dance 3']
    >>> game.say(asked, "dance 2")
    >>> game.question.asks
    (2,)
    """

    def __init__(self, game: Game, seats: int, options: dict[str, str], names: list[str], laid: Table) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.names = names
        self.laid = laid
        self.start = laid
        self.given: list[int] = []
        self.dealing = True
        self.agreed_mask = 0
        self.pending: dict[int, list[int]] = {}
        self.log: list[Entry] = []
        self.dealt_in = 0
        self.number = 0
        self.seals = 0
        self.feeds = Feeds(seats)
        self.views: list[View | None] = [None] * (seats + 1)
        self.seen: list[int] = [0] * (seats + 1)
        self.luck: Luck | None = None
        self.deal_luck: Luck | None = None
        self.statement: Stated = Stated()
        self.placed: dict[str, Any] | None = None
        self.live: Table | None = None
        self.script: Script | None = None

    def copy(self) -> Position:
        """Another position that plays on as this one would (chance too, where it was seeded, but not with the same luck)."""
        other = Position(self.game, self.seats, self.options, self.names, self.laid)
        other.start = self.start
        other.given = self.given.copy()
        other.dealing = self.dealing
        other.agreed_mask = self.agreed_mask
        other.pending = {seat: answers.copy() for seat, answers in self.pending.items()}
        other.log = self.log.copy()
        other.dealt_in = self.dealt_in
        other.number = self.number
        other.seals = self.seals
        other.feeds = self.feeds.copy()
        other.luck = self.luck
        other.deal_luck = self.deal_luck
        other.statement = self.statement
        other.placed = self.placed
        return other

    # ------------------------------------------------------------ the running scene

    @property
    def table(self) -> Table:
        """The true table.  Whoever holds this could cheat: it stays with the referee."""
        if self.live is None:
            walk = Walk(self.game, self.start, self.given, self.dealing)
            self.live = walk.table
            self.script = walk.script
            if self.agreed_mask == self.live.all:
                self.live.finish(0, AGREED)
            self.live.ear = self.feeds
        return self.live

    def curtain(self) -> None:
        """Begins the deal."""
        t = self.start.copy()
        t.ear = self.feeds
        self.live = t
        self.script = self.game.deal_scene(t)
        self.run()

    def run(self) -> None:
        """Walks on until a seat is asked or the game is over; chance answers as long as there is luck."""
        t = self.table
        while True:
            assert self.script is not None
            try:
                next(self.script)
            except StopIteration:
                if t.over:
                    return
                if self.dealing:
                    self.dealing = False
                    self.dealt_in = len(self.log)
                self.start = t.copy()
                self.given = []
                self.script = self.game.scene(t)
                continue
            if t.asked != CHANCE or not self.chance(t):
                break
        self.count_question(t)

    def chance(self, t: Table) -> bool:
        """Answers a question to chance, if there is luck or only one outcome is left by the statement."""
        options, more = t.options, t.more
        if self.dealing:
            options &= self.statement.within(t)
            more &= self.statement.within_more(t)
            if options | more == 0:
                raise BadSetup("core-deal-impossible")
        luck = self.luck if self.luck is not None or not self.dealing else self.deal_luck
        if luck is not None:
            self.write(t, int(drawn(options, more, luck)))
            return True
        if self.dealing and count(options) + count(more) == 1:
            self.write(t, int(wide_lowest(options, more)))
            return True
        return False

    def write(self, t: Table, answer: int) -> None:
        self.log.append((int(t.asked), int(t.topic), answer))
        self.given.append(answer)
        t.answer = answer

    def count_question(self, t: Table) -> None:
        if t.sealed != 0:
            if t.seals != self.seals:
                self.seals = int(t.seals)
                self.number += 1
        elif not self.game.topics[int(t.topic)].part:
            self.number += 1

    # ------------------------------------------------------------ what is asked

    @property
    def outcome(self) -> Outcome | None:
        """Who has won and why; None as long as the game goes on."""
        t = self.table
        if not t.over:
            return None
        return Outcome(tuple(seat + 1 for seat in members(t.winners)), self.game.reasons[int(t.reason)])

    @property
    def question(self) -> Question | None:
        """The question on the table; None when the game is over.  In a sealed question the seats whose answer is missing."""
        t = self.table
        if t.over:
            return None
        topic = self.game.topics[int(t.topic)]
        return Question(self.number, topic.name, self.asks(), topic.window)

    def asks(self) -> tuple[int, ...]:
        """The seats asked now, from 1; ``(0,)``: chance."""
        t = self.table
        if t.over:
            return ()
        if t.sealed != 0:
            return tuple(seat + 1 for seat in members(t.sealed) if seat not in self.pending)
        return (0,) if t.asked == CHANCE else (int(t.asked) + 1,)

    def walk_to(self, seat: int, answers: list[int]) -> Walk:
        """A silent walk to the question to this seat (from 1), and on by answers of its own."""
        walk = Walk(self.game, self.start, self.given, self.dealing)
        asked = int(CHANCE) if seat == 0 else seat - 1
        while walk.table.asked != asked:
            for answer in self.pending.get(int(walk.table.asked)) or [walk.table.answers()[0]]:
                walk.push(answer)
        for answer in answers:
            walk.push(answer)
        return walk

    def legal(self, seat: int) -> list[str]:
        """The complete lines that this seat may say now, sorted; empty if it is not asked."""
        return legal_lines(self, seat)

    def pass_line(self, seat: int) -> str | None:
        """What this seat says to let the question pass; None where that cannot be said."""
        return passing_line(self, seat)

    # ------------------------------------------------------------ saying

    def say(self, seat: int, line: str) -> None:
        """A seat (0: chance) gives a complete line without its number; raises :class:`IllegalAnswer`, and then nothing has changed."""
        if line.split() == ["agree"]:
            self.agree(seat)
            return
        answers = read_line(self, seat, line)
        t = self.table
        if t.sealed == 0:
            for answer in answers:
                self.write(t, answer)
                self.run()
            return
        self.pending[seat - 1] = answers
        if len(self.pending) == count(t.sealed):
            envelopes = self.pending
            self.pending = {}
            for _ in range(sum([len(envelope) for envelope in envelopes.values()])):
                self.write(t, envelopes[int(t.asked)].pop(0))
                self.run()

    def play(self, answers: list[int]) -> None:
        """Answers in plain numbers to the questions as the script puts them, each checked (:class:`IllegalAnswer`)."""
        for answer in answers:
            t = self.table
            if t.over:
                raise IllegalAnswer("core-over")
            if not t.allows(answer):
                raise IllegalAnswer("core-closed", {}, self.legal(0 if t.asked == CHANCE else int(t.asked) + 1))
            self.write(t, answer)
            self.run()

    def why(self, seat: int, line: str) -> IllegalAnswer | None:
        """Why a seat may not say this now; None if it may."""
        try:
            if line.split() == ["agree"]:
                self.check_agree(seat)
            else:
                read_line(self, seat, line)
        except IllegalAnswer as refused:
            return refused
        return None

    def name(self, seat: int) -> str:
        """What a seat is called in a sentence: the name, or its number."""
        return self.names[seat - 1] if seat <= len(self.names) else text("core-seat", number=seat)

    def named(self, details: dict[str, Any]) -> dict[str, Any]:
        """Details of a refusal with seats called by their names."""
        for key in ("seat", "whom"):
            if key in details:
                details[key] = self.name(details[key])
        return details

    # ------------------------------------------------------------ ending by consent

    @property
    def agreed(self) -> set[int]:
        """The seats that have agreed to end the game without a winner."""
        return {seat + 1 for seat in members(self.agreed_mask)}

    def check_agree(self, seat: int) -> None:
        if self.table.over:
            raise IllegalAnswer("core-over")
        if not 1 <= seat <= self.seats:
            raise IllegalAnswer("core-no-seat", {"number": seat, "seats": self.seats})
        if seat in self.agreed:
            raise IllegalAnswer("core-agreed")

    def agree(self, seat: int) -> None:
        self.check_agree(seat)
        t = self.table
        self.agreed_mask |= int(bit(seat - 1))
        self.log.append((seat - 1, CONSENT, 0))
        t.tell(ALL, AGREES, seat - 1)
        if self.agreed_mask == t.all:
            t.finish(0, AGREED)

    # ------------------------------------------------------------ what was told

    @property
    def facts(self) -> list[Fact]:
        """Everything that was told, in order."""
        return self.feeds.facts

    def told(self, seat: int, after: int = 0) -> list[Told]:
        """What a seat was told after its first ``after`` events."""
        own = self.feeds.own[seat]
        return [self.game.telling.told(n + 1, own[n]) for n in range(after, len(own))]

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat knows by having been told, as plain values (docs/records.md names the fields)."""
        return self.seeing(seat).fields(self.names)

    def seeing(self, seat: int) -> View:
        """A seat's view, with everything taken in that it was told."""
        view = self.views[seat]
        if view is None:
            view = self.game.view(seat, self.seats)
            self.views[seat] = view
            self.seen[seat] = 0
        own = self.feeds.own[seat]
        for n in range(self.seen[seat], len(own)):
            view.see(own[n])
        self.seen[seat] = len(own)
        return view

    def knowledge(self, seat: int) -> Knowledge:
        """What a seat (0: a watcher) may conclude for certain from what it was told."""
        found = self.game.knowledge(seat, self.seats, self.options)
        for fact in self.feeds.own[seat]:
            found.see(fact)
        return found

    # ------------------------------------------------------------ what was said

    @property
    def stated(self) -> dict[str, Any]:
        """The deal as ``[deal]`` states it."""
        return self.game.stated(self.table)

    @property
    def lines(self) -> list[str]:
        """Everything that was said after the deal, a line each, in the order in which it counted."""
        return self.lines_after(self.dealt_in)

    def lines_after(self, entries: int) -> list[str]:
        """The lines of the log after its first entries."""
        return lines_of(self.game.topics, self.log[entries:])


def dealt(
    game: Game,
    seats: int,
    seed: int | None,
    choices: Mapping[str, Any],
    deal: Mapping[str, Any],
    names: list[str] | None,
    luck: Luck | None,
    deal_luck: Luck | None = None,
    placed: dict[str, Any] | None = None,
) -> Position:
    """Lays a table and deals; see :meth:`coterie.core.game.Game.deal`.  ``placed``: a game that begins with a ``[position]``."""
    game.check_seats(seats)
    options = game.options(choices)
    statement = game.statement(seats, options, deal) if placed is None else game.placed(seats, options, placed)
    laid = statement.start if statement.start is not None else game.table(seats, options)
    position = Position(game, seats, options, names if names is not None else [], laid)
    position.statement = statement
    position.placed = placed
    position.luck = luck if luck is not None or seed is None else Seeded(seed)
    position.deal_luck = deal_luck
    position.curtain()
    return position
