"""The careful clan member: reckons who is rival and who leads, captures when the chance justifies it, guards the own leader.

The Inquisitor plays for himself: he looks for wounds and lays the True Curse on whoever may lead the winners.
"""

from __future__ import annotations

from math import log2
from typing import final

from coterie.core.chance import Luck
from coterie.core.mind import Mind
from coterie.core.told import Told
from coterie.games.blood_bound.cards import ALCHEMIST, ASSASSIN, BERSERKER, ELDER, INQUISITOR, MENTALIST, clan_of, rank_of
from coterie.games.blood_bound.view import BloodView
from coterie.games.blood_bound.worlds import Worlds

SURE = 0.6
"""The chance of being right that a capture must have; a wrong one loses the game."""

KEEP_PASSING = 0.2
"""What it is worth to hand the dagger to a mate, against a wound for a rival."""

LONG = 100
"""After so many turns one is as impatient as one gets: games of Blood Bound can go on for ever."""

IMPATIENCE = 0.3

RISK = 0.45
"""Below this chance of winning by it a capture had better be prevented."""


@final
class CarefulMember(Mind):
    """Knows what its seat knows; seats count from 0 in here."""

    def __init__(self, game: str, seats: int, seat: int, options: dict[str, str], luck: Luck) -> None:
        super().__init__(game, seats, seat, options, luck)
        self.me = seat - 1
        self.view = BloodView(seat, seats)
        self.worlds = Worlds(seat, seats, options)
        self.turns = 0

    def sure(self) -> float:
        """The chance that justifies a capture now; less is asked as the game gets long."""
        return SURE - min(0.1, self.turns * 0.1 / LONG)

    def told(self, told: Told) -> None:
        if told.kind == "turn":
            self.turns += 1
        self.view.see(told.fact)
        self.worlds.see(told.fact)

    def answer(self, topic: str, legal: list[str]) -> str:
        if len(legal) == 1:
            return legal[0]
        if topic == "dagger":
            return self.with_the_dagger(legal)
        if topic == "attacked":
            return "ask" if self.wants_help() else "suffer"
        if topic == "help":
            return "offer" if self.will_help() else "decline"
        if topic == "offers":
            return self.best(legal, lambda line: self.mate(target(line)) if line != "refuse" else 0.01)
        if topic == "wound":
            return self.token(legal)
        if topic == "healed":
            return next((line for line in ("return rank", "return unknown") if line in legal), legal[0])
        return self.use(legal)

    # ------------------------------------------------------------ what I know

    def character(self) -> int:
        return self.view.known[self.me]

    def is_inquisitor(self) -> bool:
        return self.character() >= INQUISITOR

    def clan(self) -> str:
        return "rose" if clan_of(self.character()) == 0 else "beast"

    def rival_clan(self) -> str:
        return "beast" if self.clan() == "rose" else "rose"

    def wounds(self, seat: int) -> int:
        return len(self.view.tokens[seat])

    def mate(self, seat: int) -> float:
        """The chance that a seat is of my clan."""
        return 0.0 if self.is_inquisitor() else float(self.worlds.clans(seat + 1)[self.clan()])

    def rival(self, seat: int) -> float:
        return 0.5 if self.is_inquisitor() else float(self.worlds.clans(seat + 1)[self.rival_clan()])

    def own_leader(self, seat: int) -> float:
        """The chance that a seat leads my clan."""
        return 0.0 if self.is_inquisitor() else float(self.worlds.leaders()[seat][0 if self.clan() == "rose" else 1])

    def rival_leader(self, seat: int) -> float:
        """The chance that a seat leads the other clan."""
        return 0.0 if self.is_inquisitor() else float(self.worlds.leaders()[seat][1 if self.clan() == "rose" else 0])

    def doubt(self, seat: int) -> float:
        """How many bits its card would tell."""
        total = self.worlds.count()
        return -sum([part / total * log2(part / total) for part in self.worlds.holds(seat + 1).values() if part])

    def best(self, legal: list[str], worth: object) -> str:
        """The line that is worth most; one of them if several are."""
        assert callable(worth)
        values = [float(worth(line)) for line in legal]
        most = max(values)
        return self.any_of([line for line, value in zip(legal, values, strict=True) if value > most - 1e-9])

    # ------------------------------------------------------------ the dagger

    def with_the_dagger(self, legal: list[str]) -> str:
        """Capture if the chance justifies it; else wound a likely rival, the leader first; else hand the dagger to a likely mate."""
        if self.is_inquisitor():
            return self.inquisitor_acts(legal)
        return self.best(legal, self.worth_of_turn)

    def worth_of_turn(self, line: str) -> float:
        whom = target(line)
        if line.startswith("pass"):
            return KEEP_PASSING * self.mate(whom) - self.rival(whom)
        if self.wounds(whom) == 3:
            right = self.rival_leader(whom)
            return 10 * right if right >= self.sure() else -10.0
        return (
            1.5 * self.rival_leader(whom)
            + 0.4 * self.rival(whom)
            + 0.1 * self.wounds(whom) * self.rival_leader(whom)
            + 0.05 * self.doubt(whom)
            - 2.0 * self.own_leader(whom)
            - 0.6 * self.mate(whom)
            + min(IMPATIENCE, self.turns * IMPATIENCE / LONG)
        )

    def inquisitor_acts(self, legal: list[str]) -> str:
        """The Inquisitor wounds those who know least of themselves: whoever is wounded holds the dagger and may turn on him."""
        attacks = [line for line in legal if line.startswith("attack")]
        if attacks:
            return self.best(attacks, lambda line: self.doubt(target(line)) - self.wounds(target(line)))
        return self.any_of(legal)

    # ------------------------------------------------------------ under attack

    def attacker(self) -> int:
        assert self.view.attacked is not None
        return self.view.attacked[0]

    def capture_helps(self, victim: int, by: int) -> float:
        """The chance that my clan wins if this player captures that one."""
        if self.is_inquisitor():
            return 0.0
        by_mate = 1.0 if by == self.me else self.mate(by)
        return by_mate * self.rival_leader(victim) + (1 - by_mate) * (1 - self.own_leader(victim))

    def wants_help(self) -> bool:
        """A leader asks for help; others only if their capture would lose the game.  The Inquisitor never does."""
        if self.is_inquisitor():
            return False
        if self.wounds(self.me) == 3:
            return self.capture_helps(self.me, self.attacker()) < 0.5
        return self.own_leader(self.me) > 0.5 and self.wounds(self.me) > 0

    def will_help(self) -> bool:
        """Help is worth the rank when it prevents a capture that loses, guards the likely leader, or lets an ability decide the game."""
        assert self.view.attacked is not None
        by, whom = self.view.attacked
        if self.is_inquisitor():
            return "curse" not in [card for cards in self.view.cards for card in cards]
        if self.wounds(whom) == 3 and self.capture_helps(whom, by) < RISK:
            return True
        if self.wounds(whom) == 3 and self.capture_helps(whom, by) > SURE:
            return False
        if self.own_leader(self.me) > 0.5:
            return False
        if self.decides():
            return True
        return self.own_leader(whom) >= 0.5 and self.wounds(whom) > 0 and self.wounds(self.me) < 2

    def decides(self) -> bool:
        """Whether my ability would capture the likely rival leader now."""
        needed = {int(ASSASSIN): 2, int(MENTALIST): 3}.get(int(rank_of(self.character())), 9)
        open_seats = [seat for seat in range(self.seats) if not self.is_shielded(seat) and self.wounds(seat) >= needed]
        return any(self.rival_leader(seat) >= SURE for seat in open_seats)

    def is_shielded(self, seat: int) -> bool:
        return any(card.startswith("shield") for card in self.view.cards[seat])

    def token(self, legal: list[str]) -> str:
        """The rank if its ability is of use now, else the token that tells least."""
        if "take rank" in legal and self.rank_is_of_use():
            return "take rank"
        if self.is_inquisitor():
            return self.any_of([line for line in legal if line != "take rank"] or legal)
        return next((line for line in ("take unknown", f"take {self.clan()}") if line in legal), legal[0])

    def rank_is_of_use(self) -> bool:
        """Whether I would use my ability now."""
        rank = int(rank_of(self.character()))
        if self.is_inquisitor():
            return True
        if rank == ELDER:
            return self.wounds(self.me) >= 1
        if rank == ALCHEMIST:
            return False
        if rank == BERSERKER:
            by = self.attacker()
            return self.rival(by) > 0.6 and (self.wounds(by) < 3 or self.rival_leader(by) >= SURE)
        return self.own_leader(self.me) < 0.5 or self.decides()

    # ------------------------------------------------------------ abilities

    def use(self, legal: list[str]) -> str:
        """The ability with its best target, or to decline if none is worth it."""
        return self.best(legal, self.worth_of_ability)

    def worth_of_ability(self, line: str) -> float:
        words = line.split()
        verb = words[0]
        if verb == "decline":
            return 0.0
        if verb == "quill":
            return 1.0 if self.wounds(self.me) >= 1 else -1.0
        if verb == "curse":
            return self.worth_of_curse(words[1:])
        if verb == "inspect":
            return self.doubt(int(words[1]) - 1) + self.doubt(int(words[2]) - 1)
        if verb in ("wound", "heal"):
            return self.worth_of_potion(verb)
        if verb == "retaliate":
            return self.worth_of_wounds(self.attacker(), 1)
        whom = int(words[1]) - 1
        if verb == "strike":
            return self.worth_of_wounds(whom, 2)
        if verb == "compel":
            return self.worth_of_wounds(whom, 1)
        if verb == "fan":
            return 2 * self.rival_leader(whom) + 0.2 * self.rival(whom) - self.own_leader(whom)
        return 2 * self.own_leader(whom) + 0.3 * self.mate(whom) - self.rival(whom)

    def worth_of_wounds(self, whom: int, number: int) -> float:
        """Wounds for the likely rival leader; a capture only if it is justified."""
        if self.is_inquisitor():
            return -1.0
        if self.wounds(whom) + number > 3:
            return 10.0 if self.rival_leader(whom) >= SURE else -10.0
        return 1.5 * self.rival_leader(whom) + 0.4 * self.rival(whom) - 2 * self.own_leader(whom) - 0.6 * self.mate(whom)

    def worth_of_potion(self, verb: str) -> float:
        """The Alchemist heals a mate, the leader above all, and wounds a rival."""
        assert self.view.attacked is not None
        whom = self.view.attacked[1]
        if verb == "wound":
            return self.worth_of_wounds(whom, 1)
        return 2 * self.own_leader(whom) + 0.3 * self.mate(whom) - self.rival(whom)

    def worth_of_curse(self, seats: list[str]) -> float:
        """The True Curse for whoever most likely leads; the clan whose leader has fewer wounds is more likely to win."""
        if seats[0] == "none":
            return -1.0
        first = int(seats[0]) - 1
        others = [float(self.worlds.leads(int(seat))) for seat in seats[1:]]
        true = 10 * float(self.worlds.leads(first + 1)) - self.wounds(first)
        return true + 0.1 * sum(others)


def target(line: str) -> int:
    """The seat (from 0) that a line points at.

    >>> target("attack 5")
    4
    """
    return int(line.split()[1]) - 1


CAREFUL = CarefulMember
