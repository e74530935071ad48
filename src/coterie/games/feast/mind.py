"""The careful guest: concludes exactly, asks what splits the possible deals best, accuses when the chance justifies it, bluffs nothing."""

from __future__ import annotations

from math import log2
from typing import final

from coterie.core.bits import bit, members
from coterie.core.chance import Luck
from coterie.core.mind import Mind
from coterie.core.told import Told
from coterie.games.feast.cards import (
    ALUCARD,
    DRACULA,
    GUESTS,
    VAN_HELSING,
    who_whispers_yes,
)
from coterie.games.feast.view import FeastView
from coterie.games.feast.worlds import Condition, Worlds

DRAWS = 48
"""Deals drawn to find the likeliest set of cards to lay."""

FROM_HIDING = 0.5
"""The chance of winning that an accusation must have while one's own card is hidden: failing shows it to all."""

FACE_UP = 0.25
"""The same for a player who has nothing left to hide; each failure still tells the others how many cards were right."""

SEEN = 0.8
"""A bit learned in a dance is worth less than one learned by a question: the partner learns as much."""

TO_WIN = 10.0
"""What a dance with Dracula is worth to Alucard, in bits."""

DANGER = 0.12
"""Dracula does not dance with anybody who is Alucard with a greater chance."""


@final
class CarefulGuest(Mind):
    """Knows what its seat knows: the view, and the exact count of the possible deals."""

    def __init__(self, game: str, seats: int, seat: int, options: dict[str, str], luck: Luck) -> None:
        super().__init__(game, seats, seat, options, luck)
        self.view = FeastView(seat, seats)
        self.worlds = Worlds(seat, seats, options)

    def told(self, told: Told) -> None:
        self.view.see(told.fact)
        self.worlds.see(told.fact)

    def answer(self, topic: str, legal: list[str]) -> str:
        if len(legal) == 1:
            return legal[0]
        if topic == "turn":
            return self.act(legal)
        if topic == "invited":
            return "refuse" if self.fears(self.view.turn) else "accept"
        if topic == "refused":
            return "force" if "force" in legal and self.best_cards()[1] >= FACE_UP else self.best_question(legal)[0]
        if topic == "place":
            return self.lay(legal)
        if topic == "ghost":
            return "interrupt" if self.best_cards()[1] >= FROM_HIDING * 0.8 else "pass"
        if topic == "interrupted":
            return "restart" if self.best_cards()[1] >= FACE_UP * 0.5 else "drop"
        if topic == "end":
            return self.any_of([line for line in legal if line != "pass"])
        if topic == "again":
            return "accuse"
        if topic == "boogie":
            return "accuse" if self.best_cards()[1] >= self.bar() else "pass"
        return self.any_of(legal)

    # ------------------------------------------------------------ what I know

    def me(self) -> int:
        """My own guest."""
        return self.view.known[self.seat - 1]

    def is_face_up(self, seat: int) -> bool:
        """Seats from 0 here and below."""
        return (self.view.open >> seat) & 1 == 1

    def chance_of(self, seat: int, guest: int) -> float:
        return float(self.worlds.chances(seat + 1).get(GUESTS[guest], 0))

    def fears(self, seat: int) -> bool:
        """Dracula does not dance with Alucard."""
        return self.me() == DRACULA and self.chance_of(seat, int(ALUCARD)) > DANGER

    def bar(self) -> float:
        """The chance that justifies an accusation; Dracula has a second try, and with his card face up nothing is left to lose."""
        if self.is_face_up(self.seat - 1):
            return FACE_UP
        return FROM_HIDING * 0.7 if self.me() == DRACULA else FROM_HIDING

    # ------------------------------------------------------------ a turn

    def act(self, legal: list[str]) -> str:
        """Accuse if the chance justifies it, else dance or ask, whichever is expected to tell more."""
        cards, chance = self.best_cards()
        if "accuse" in legal and (not cards or chance >= self.bar() or self.bait()[1] > FROM_HIDING):
            return "accuse"
        question, bits = self.best_question(legal)
        partner, more = self.best_partner(legal)
        if partner and (not question or more > bits):
            return partner
        if question and (bits > 0 or "accuse" not in legal):
            return question
        return "accuse"

    def best_question(self, legal: list[str]) -> tuple[str, float]:
        """The question whose answer splits the possible deals most evenly, and the bits that it is worth; "" if none may be asked."""
        best: list[str] = []
        worth = -1.0
        total = self.worlds.count()
        seen: dict[int, dict[str, int]] = {}
        for line in legal:
            words = line.split()
            if words[0] != "inquire":
                continue
            whom = int(words[1])
            if whom not in seen:
                seen[whom] = self.worlds.holds(whom)
            beside = abs(whom - self.seat) in (1, self.seats - 1)
            sayers = who_whispers_yes(GUESTS.index(words[2]), beside)
            yes = sum([seen[whom].get(GUESTS[guest], 0) for guest in members(sayers & 1023)])
            bits = entropy([yes, total - yes])
            if bits > worth + 1e-9:
                best, worth = [line], bits
            elif bits > worth - 1e-9:
                best.append(line)
        return (self.any_of(best), worth) if best else ("", 0.0)

    def best_partner(self, legal: list[str]) -> tuple[str, float]:
        """Whom to ask for a dance, and the bits that their card is worth; "" if nobody may or should be asked.

        Alucard looks for Dracula, Dracula keeps away from Alucard; the others want to see the card they know least.
        """
        best, worth = "", -1.0
        must = all(line.startswith("dance") for line in legal)
        for line in legal:
            words = line.split()
            if words[0] != "dance" or (self.fears(int(words[1]) - 1) and not must):
                continue
            whom = int(words[1])
            if self.me() == ALUCARD:
                value = TO_WIN * self.chance_of(whom - 1, int(DRACULA))
            elif self.me() == DRACULA:
                value = 1 - self.chance_of(whom - 1, int(ALUCARD))
            else:
                value = SEEN * entropy(list(self.worlds.holds(whom).values()))
            if value > worth:
                best, worth = line, value
        return best, worth

    # ------------------------------------------------------------ accusing

    def targets(self) -> list[int]:
        """Whom I would accuse now: all hidden others, or the Swamp Creature's two neighbours."""
        mine = self.seat - 1
        others = [seat for seat in range(self.seats) if seat != mine and not self.is_face_up(seat)]
        if GUESTS[self.me()] == "swamp-creature":
            beside = [(mine - 1) % self.seats, (mine + 1) % self.seats]
            if all(seat in others for seat in beside):
                return beside
        return others

    def best_cards(self, among: list[int] | None = None) -> tuple[dict[int, int], float]:
        """The likeliest cards of those I would accuse (by seat), and the exact chance that all are right."""
        seats = self.targets() if among is None else among
        if not seats:
            return {}, 1.0
        ways = self.worlds.now()
        counted: dict[int, int] = {}
        for _ in range(DRAWS):
            deal = ways.draw(self.luck)
            key = 0
            for seat in seats:
                key = key * 16 + deal[self.worlds.where[seat]]
            counted[key] = counted.get(key, 0) + 1
        key = max(counted, key=lambda k: (counted[k], -k))
        cards: dict[int, int] = {}
        for seat in reversed(seats):
            cards[seat] = key % 16
            key //= 16
        given = [Condition(0, place=self.worlds.where[seat], only=int(bit(guest))) for seat, guest in cards.items()]
        return cards, self.worlds.ways([*self.worlds.conditions, *given]).total / ways.total

    def bait(self) -> tuple[dict[int, int], float]:
        """Van Helsing may lay cards that are surely wrong: all No wakes her, and she names Dracula.

        The cards, and the chance to win so.
        """
        if self.me() != VAN_HELSING or (self.options["van_helsing"] == "once" and self.is_face_up(self.seat - 1)):
            return {}, 0.0
        dracula = max([self.chance_of(seat, int(DRACULA)) for seat in self.targets()], default=0.0)
        cards = self.surely_wrong(self.targets())
        return (cards, dracula) if cards else ({}, 0.0)

    def surely_wrong(self, seats: list[int]) -> dict[int, int]:
        """A card for each of these seats that cannot be right there, each card once; empty if there is no such choice."""
        usable = [g for g in range(10) if (self.view.cast >> g) & 1 and g != self.me()]
        usable = [g for g in usable if not any(self.is_face_up(s) and self.view.known[s] == g for s in range(self.seats))]
        usable = [g for g in usable if g not in self.view.mystery.values()]
        cells = {seat: self.worlds.holds(seat + 1) for seat in seats}
        found: dict[int, int] = {}
        return found if self.fill(seats, 0, usable, cells, found) else {}

    def fill(self, seats: list[int], k: int, usable: list[int], cells: dict[int, dict[str, int]], found: dict[int, int]) -> bool:
        if k == len(seats):
            return True
        for guest in usable:
            if guest not in found.values() and cells[seats[k]][GUESTS[guest]] == 0 and guest != DRACULA:
                found[seats[k]] = guest
                if self.fill(seats, k + 1, usable, cells, found):
                    return True
                del found[seats[k]]
        return False

    def lay(self, legal: list[str]) -> str:
        """One card after another of the likeliest set, Dracula's last: if it lies before Alucard everything is over."""
        open_seats = sorted({int(line.split()[1]) - 1 for line in legal})
        plan, chance = self.best_cards(open_seats)
        laid = self.view.laid
        wrong, lure = self.bait() if not laid else self.rest_of_bait(open_seats)
        if wrong and lure > chance and all(seat in wrong for seat in open_seats):
            plan = wrong
        lines = [f"place {seat + 1} {GUESTS[plan[seat]]}" for seat in open_seats]
        lines.sort(key=lambda line: line.endswith(" dracula"))
        for line in lines:
            if line in legal:
                return line
        return self.likeliest(legal)

    def rest_of_bait(self, open_seats: list[int]) -> tuple[dict[int, int], float]:
        """The bait goes on if every card laid so far is surely wrong."""
        for seat, guest in self.view.laid.items():
            if self.worlds.holds(seat + 1)[GUESTS[guest]]:
                return {}, 0.0
        wrong, chance = self.bait()
        rest = {seat: guest for seat, guest in wrong.items() if seat in open_seats}
        used = set(self.view.laid.values())
        return (rest, chance) if not used & set(rest.values()) else ({}, 0.0)

    def likeliest(self, legal: list[str]) -> str:
        """The single card that is most likely right (Van Helsing's one card; a plan that a rule forbids)."""
        best = [0.0] * len(legal)
        for k, line in enumerate(legal):
            _, whom, guest = line.split()
            best[k] = self.chance_of(int(whom) - 1, GUESTS.index(guest))
        return legal[best.index(max(best))]


def entropy(parts: list[int]) -> float:
    """The bits that it is worth to learn which of these parts is true.

    >>> entropy([1, 1, 1, 1])
    2.0
    """
    total = sum(parts)
    found = 0.0
    for part in parts:
        if part:
            found -= part / total * log2(part / total)
    return found


CAREFUL = CarefulGuest
