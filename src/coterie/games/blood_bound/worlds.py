"""What a seat at Blood Bound may conclude for certain: the deals it must still hold possible, counted exactly.

Each event leaves of some seat only certain characters; the numbers of each clan and the ranks within a clan do the rest.  Choices of
players prove nothing; only what the rules force does.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, final

from coterie.core.bits import bit, mask_of, members
from coterie.core.chance import Luck
from coterie.core.game import Knowledge
from coterie.core.told import Fact
from coterie.games.blood_bound import table
from coterie.games.blood_bound.cards import BEAST_TOKEN, CHARACTERS, ROSE_TOKEN, TAKE_BEAST, TAKE_ROSE, TAKE_UNKNOWN, clue_of
from coterie.games.blood_bound.counting import Ways
from coterie.games.blood_bound.drawing import Draws
from coterie.games.blood_bound.tokens import affiliation_tokens

INQUISITORS: Final = int(bit(18) | bit(19))
NO_INQUISITOR: Final = int(bit(18) - 1)


@final
class Lying:
    """The tokens in front of one player, as all can see."""

    def __init__(self) -> None:
        self.ranked = False
        self.rose = 0
        self.beast = 0
        self.plain = 0
        self.covered = 0
        self.staff = False
        self.since: list[int] = []
        """The events in which a token came or went."""

    def wounds(self) -> int:
        return int(self.ranked) + self.rose + self.beast + self.plain + self.covered


@final
class Worlds(Knowledge):
    """The possible deals for one seat (from 1; 0: a watcher).

    >>> import coterie
    >>> game = coterie.load("blood-bound").deal(seats=6, seed=7)
    >>> worlds = game.knowledge(0)
    >>> worlds.count(), worlds.clans(1)["rose"], worlds.leads(1)
    (5080320, Fraction(1, 2), Fraction(1, 3))
    """

    def __init__(self, seat: int, seats: int, options: dict[str, str]) -> None:
        self.seat = seat
        self.seats = seats
        self.staff_may = options["staff"] == "may"
        everybody = NO_INQUISITOR | (INQUISITORS if seats % 2 else 0)
        self.allowed = [everybody] * seats
        self.lying = [Lying() for _ in range(seats)]
        self.conditions: list[tuple[tuple[int, ...], int, int]] = []
        """What was concluded at once: the numbers of the events that it rests on, the seat (from 0), the characters left."""
        self.n = 0
        self.quills = 0
        self.target = -1
        self.known: Ways | None = None
        self.draws: Draws | None = None
        self.drawn_from: Ways | None = None
        self.leading: list[tuple[Fraction, Fraction]] = []

    # ------------------------------------------------------------ taking in

    def see(self, fact: Fact) -> None:
        """Takes in one event."""
        self.n += 1
        _, kind, a, b, _ = fact
        if kind == table.DEALT or kind == table.SEES or kind == table.OPENS:
            self.only(a, int(bit(b)))
        elif kind == table.CLUE:
            self.only(a, mask_of([k for k in range(20) if clue_of(k) == b]))
        elif kind == table.ATTACKS:
            self.target = b
            if self.lying[b].wounds() == 3:
                self.only(a, NO_INQUISITOR)
        elif kind == table.TAKES:
            self.see_token(a, b)
        elif kind == table.RETURNS:
            self.see_return(a, b)
        elif kind == table.TAKES_QUILL:
            self.quills |= int(bit(a))
            self.leading = []
        elif kind == table.TAKES_STAFF:
            self.lying[a].staff = True
        elif kind == table.GIVES_STAFF:
            self.lying[b].staff = True

    def see_token(self, seat: int, token: int) -> None:
        """A token tells which characters could take it; the first one after an attack is taken by the target or a helper."""
        lying = self.lying[seat]
        attacked = seat == self.target
        self.target = -1
        if token < ROSE_TOKEN:
            lying.ranked = True
            self.only(seat, INQUISITORS if token == 9 else int(bit(token) | bit(9 + token)))
            return
        hides = lying.staff and (attacked or not self.staff_may)
        alone = Lying()
        alone.staff = lying.staff
        for beside, events in ((alone, (self.n,)), (lying, (*lying.since, self.n))):
            self.rest_on(events, seat, self.could_take(beside, token, attacked))
        lying.since.append(self.n)
        if token == ROSE_TOKEN:
            lying.rose += 1
        elif token == BEAST_TOKEN:
            lying.beast += 1
        elif hides:
            lying.covered += 1
        else:
            lying.plain += 1

    def could_take(self, lying: Lying, token: int, attacked: bool) -> int:
        """The characters that yield this token beside those that lie there."""
        must = lying.staff and not self.staff_may
        may = lying.staff and self.staff_may and attacked
        kind = TAKE_ROSE if token == ROSE_TOKEN else TAKE_BEAST if token == BEAST_TOKEN else TAKE_UNKNOWN
        left = 0
        for character in range(20):
            if affiliation_tokens(character, lying.rose, lying.beast, lying.plain, lying.covered, must, may) & bit(kind):
                left |= int(bit(character))
        return left

    def see_return(self, seat: int, token: int) -> None:
        """A token goes back; of unknown ones first one taken without a Staff."""
        lying = self.lying[seat]
        lying.since.append(self.n)
        if token < ROSE_TOKEN:
            lying.ranked = False
        elif token == ROSE_TOKEN:
            lying.rose -= 1
        elif token == BEAST_TOKEN:
            lying.beast -= 1
        elif lying.plain:
            lying.plain -= 1
        else:
            lying.covered -= 1

    def only(self, seat: int, left: int) -> None:
        """The seat is one of these characters, by this event alone."""
        self.rest_on((self.n,), seat, left)

    def rest_on(self, events: tuple[int, ...], seat: int, left: int) -> None:
        """The seat is one of these characters, by these events together."""
        if self.allowed[seat] & ~left:
            self.allowed[seat] &= left
            self.known = None
            self.leading = []
        self.conditions.append((events, seat, left))

    # ------------------------------------------------------------ concluding

    def now(self) -> Ways:
        if self.known is None:
            self.known = Ways(self.allowed)
        return self.known

    def count(self) -> int:
        """The number of possible deals, exactly."""
        return self.now().total

    def holds(self, seat: int) -> dict[str, int]:
        """The number of possible deals by the character of a seat (from 1)."""
        cells = self.now().table()[seat - 1]
        return {CHARACTERS[k]: cells[k] for k in range(20) if k < 18 or self.seats % 2}

    def chances(self, seat: int) -> dict[str, Fraction]:
        """The same as exact fractions of one."""
        total = self.count()
        return {character: Fraction(number, total) for character, number in self.holds(seat).items()}

    def clans(self, seat: int) -> dict[str, Fraction]:
        """The chance of each clan for a seat, and of the Inquisitor."""
        cells = self.now().table()[seat - 1]
        total = self.count()
        return {
            "rose": Fraction(sum(cells[:9]), total),
            "beast": Fraction(sum(cells[9:18]), total),
            "inquisitor": Fraction(sum(cells[18:]), total),
        }

    def leads(self, seat: int) -> Fraction:
        """The chance that a seat leads its clan now (the Quills lying counted)."""
        rose, beast = self.leaders()[seat - 1]
        return rose + beast

    def leaders(self) -> list[tuple[Fraction, Fraction]]:
        """For each seat the chances that it leads Rose, and that it leads Beast."""
        if not self.leading:
            roses = [0] * self.seats
            beasts = [0] * self.seats
            for allowed, rose_quill, beast_quill in self.quill_cases():
                ways = self.now() if allowed is self.allowed else Ways(allowed)
                roses = [a + b for a, b in zip(roses, ways.leaders(0, rose_quill), strict=True)]
                beasts = [a + b for a, b in zip(beasts, ways.leaders(1, beast_quill), strict=True)]
            total = self.count()
            self.leading = [(Fraction(rose, total), Fraction(beast, total)) for rose, beast in zip(roses, beasts, strict=True)]
        return self.leading

    def quill_cases(self) -> list[tuple[list[int], bool, bool]]:
        """The deals parted by the clans of the Elders whose Quills lie there: masks, and whether Rose and Beast have one."""
        holders = members(self.quills)
        if not holders:
            return [(self.allowed, False, False)]
        cases = []
        for clans in range(2 ** len(holders)):
            allowed = self.allowed.copy()
            roses = 0
            for k, seat in enumerate(holders):
                beast = (clans >> k) & 1
                roses += 1 - beast
                allowed[seat] &= int(bit(9 * beast))
            if all(allowed):
                cases.append((allowed, roses > 0, roses < len(holders)))
        return cases

    def why_not(self, seat: int, character: str) -> list[int]:
        """The numbers of the events (of this seat's own) that together rule a character out at a seat; none can be left out."""
        card = int(bit(CHARACTERS.index(character)))
        if self.now().table()[seat - 1][CHARACTERS.index(character)]:
            return []
        needed = sorted({n for events, _, _ in self.conditions for n in events})
        for n in reversed(needed.copy()):
            fewer = [kept for kept in needed if kept != n]
            if not self.possible(fewer, seat - 1, card):
                needed = fewer
        return needed

    def possible(self, events: list[int], seat: int, card: int) -> bool:
        """Whether a seat may have a character as far as these events alone tell."""
        allowed = [NO_INQUISITOR | (INQUISITORS if self.seats % 2 else 0)] * self.seats
        for rests_on, where, left in self.conditions:
            if all(n in events for n in rests_on):
                allowed[where] &= left
        allowed[seat] &= card
        return Ways(allowed).total > 0

    def draw(self, luck: Luck) -> list[int]:
        """One of the possible deals, each as likely as the others: the characters by seat."""
        ways = self.now()
        if self.draws is None or self.drawn_from is not ways:
            self.draws = Draws(ways)
            self.drawn_from = ways
        return self.draws.draw(luck)

    def sample(self, luck: Luck) -> dict[str, list[str]]:
        """The same as ``[deal]`` states it."""
        return {"characters": [CHARACTERS[character] for character in self.draw(luck)]}
