"""Blood Bound, as the house knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64

from coterie.core.game import Choice, Game, Knowledge, Stated
from coterie.core.table import Script, Table
from coterie.core.view import View
from coterie.games.blood_bound.cards import CHARACTERS, CLANS, LEAST, MOST
from coterie.games.blood_bound.deal import deal_again, read_deal, write_deal
from coterie.games.blood_bound.rules import deal, turn
from coterie.games.blood_bound.table import Blood
from coterie.games.blood_bound.view import BloodView
from coterie.games.blood_bound.why import why_not
from coterie.games.blood_bound.words import REASONS, TELLING, TOPICS
from coterie.games.blood_bound.worlds import Worlds

CHOICES: Final = (
    Choice("preset", ("rulebook", "blog")),
    Choice("capturer", ("cause", "active", "victim"), "Q1"),
    Choice("ability", ("may", "must"), "Q4"),
    Choice("attacker_may_intervene", ("no", "yes"), "Q6"),
    Choice("berserker_intervening", ("yes", "no"), "Q7"),
    Choice("curses", ("all", "some"), "Q11"),
    Choice("shield", ("blocks", "absorbs"), "Q17"),
    Choice("staff", ("must", "may"), "Q18"),
    Choice("max_turns", ("300",), number=True),
)

BLOG: Final = {"shield": "absorbs", "staff": "may", "curses": "some", "berserker_intervening": "no"}
"""What the preset ``blog`` stands for: the literal readings of the Chinese text."""


@final
class BloodBound(Game):
    """Two clans, one dagger: 6 to 12 players, with an odd number an Inquisitor of his own."""

    name = "blood-bound"
    rules = 1
    least = LEAST
    most = MOST

    def __init__(self) -> None:
        super().__init__()
        self.choices = CHOICES
        self.topics = TOPICS
        self.telling = TELLING
        self.reasons = REASONS

    def options(self, choices: Mapping[str, Any]) -> dict[str, str]:
        """A preset is written out as what it stands for; an option that stands beside it prevails."""
        found = super().options(choices)
        if found["preset"] == "blog":
            found["preset"] = "rulebook"
            for name, value in BLOG.items():
                if name not in choices:
                    found[name] = value
        return found

    def statement(self, seats: int, options: dict[str, str], deal: Mapping[str, Any]) -> Stated:
        return read_deal(seats, deal)

    def stated(self, t: Table) -> dict[str, Any]:
        assert isinstance(t, Blood)
        return write_deal(t)

    def table(self, seats: int, options: dict[str, str]) -> Table:
        t = Blood(seats)
        t.capturer = self.value("capturer", options)
        t.absorbs = self.value("shield", options)
        t.staff_may = self.value("staff", options)
        t.ability_must = self.value("ability", options)
        t.curses_some = self.value("curses", options)
        t.berserker_target_only = self.value("berserker_intervening", options)
        t.attacker_may_intervene = self.value("attacker_may_intervene", options)
        t.max_turns = int(options["max_turns"])
        return t

    def elsewhere(self, t: Table, deal: list[int]) -> Table:
        to = t.copy()
        assert isinstance(to, Blood)
        deal_again(to, deal)
        return to

    def deal_scene(self, t: Table) -> Script:
        assert isinstance(t, Blood)
        return deal(t)

    def scene(self, t: Table) -> Script:
        assert isinstance(t, Blood)
        return turn(t)

    def why(self, t: Table, seat: i64, topic: i64, answer: i64) -> tuple[str, dict[str, int | str]]:
        assert isinstance(t, Blood)
        return why_not(t, seat, topic, answer)

    def view(self, seat: int, seats: int) -> View:
        return BloodView(seat, seats)

    def knowledge(self, seat: int, seats: int, options: dict[str, str]) -> Knowledge:
        return Worlds(seat, seats, options)

    def labels(self, t: Table, seat: int) -> dict[str, str]:
        assert isinstance(t, Blood)
        return {"clan": CLANS[int(t.clan(seat))].replace("none", "inquisitor"), "character": CHARACTERS[int(t.character(seat))]}


GAME: Final = BloodBound()
