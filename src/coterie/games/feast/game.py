"""Dracula's Feast: New Blood, as the house knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64

from coterie.core.bits import members
from coterie.core.game import Casting, Choice, Game, Knowledge, Stated
from coterie.core.table import Script, Table
from coterie.core.view import View
from coterie.games.feast.cards import ADVANCED, DRACULA, GUESTS, LEAST, MOST, cast_size
from coterie.games.feast.deal import deal_again, read_deal, write_deal
from coterie.games.feast.rules import deal, turn
from coterie.games.feast.table import Feast
from coterie.games.feast.view import FeastView
from coterie.games.feast.why import why_not
from coterie.games.feast.words import REASONS, TELLING, TOPICS
from coterie.games.feast.worlds import Worlds

CHOICES: Final = (
    Choice("cast", ("any", "fewest-advanced")),
    Choice("own_card", ("yes", "no"), "R2"),
    Choice("dracula_face_up", ("van-helsing-wins", "no-trigger"), "R6"),
    Choice("van_helsing", ("each-time", "once"), "R7"),
    Choice("jekyll_face_up", ("yes", "no"), "R9"),
    Choice("interrupted", ("may-drop", "must-restart"), "R12"),
    Choice("zombie", ("zombie", "refuser"), "R13"),
    Choice("second", ("must", "may"), "R14"),
    Choice("dance", ("accepted", "asked"), "R17"),
    Choice("max_turns", ("0",), "R23", number=True),
    Choice("nested", ("none", "again"), "R24"),
)


@final
class DraculasFeast(Game):
    """The feast: 4 to 8 players, one of ten guests each."""

    name = "feast"
    rules = 1
    least = LEAST
    most = MOST

    def __init__(self) -> None:
        super().__init__()
        self.choices = CHOICES
        self.topics = TOPICS
        self.telling = TELLING
        self.reasons = REASONS
        self.casting = Casting(
            GUESTS,
            (GUESTS[DRACULA],),
            tuple(GUESTS[guest] for guest in members(ADVANCED)),
            {seats: int(cast_size(seats)) for seats in range(LEAST, MOST + 1)},
        )

    def statement(self, seats: int, options: dict[str, str], deal: Mapping[str, Any]) -> Stated:
        return read_deal(seats, options, deal)

    def stated(self, t: Table) -> dict[str, Any]:
        assert isinstance(t, Feast)
        return write_deal(t)

    def table(self, seats: int, options: dict[str, str]) -> Table:
        t = Feast(seats)
        t.fewest_advanced = self.value("cast", options)
        t.no_own_card = self.value("own_card", options)
        t.no_trigger = self.value("dracula_face_up", options)
        t.woken_once = self.value("van_helsing", options)
        t.jekyll_stays = self.value("jekyll_face_up", options)
        t.must_restart = self.value("interrupted", options)
        t.refuser_accuses = self.value("zombie", options)
        t.second_may = self.value("second", options)
        t.dance_asked = self.value("dance", options)
        t.nested_again = self.value("nested", options)
        t.max_turns = int(options["max_turns"])
        return t

    def elsewhere(self, t: Table, deal: list[int]) -> Table:
        to = t.copy()
        assert isinstance(to, Feast)
        deal_again(to, deal)
        return to

    def deal_scene(self, t: Table) -> Script:
        assert isinstance(t, Feast)
        return deal(t)

    def scene(self, t: Table) -> Script:
        assert isinstance(t, Feast)
        return turn(t)

    def why(self, t: Table, seat: i64, topic: i64, answer: i64) -> tuple[str, dict[str, int | str]]:
        assert isinstance(t, Feast)
        return why_not(t, seat, topic, answer)

    def view(self, seat: int, seats: int) -> View:
        return FeastView(seat, seats)

    def knowledge(self, seat: int, seats: int, options: dict[str, str]) -> Knowledge:
        return Worlds(seat, seats, options)

    def labels(self, t: Table, seat: int) -> dict[str, str]:
        assert isinstance(t, Feast)
        return {"guest": GUESTS[(int(t.dealt) >> (4 * seat)) & 15]}


GAME: Final = DraculasFeast()
