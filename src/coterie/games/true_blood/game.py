"""The True Blood card game, as the house knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64

from coterie.core.game import Choice, Game, Knowledge, Stated
from coterie.core.table import Script, Table
from coterie.core.view import View
from coterie.games.true_blood import scoring
from coterie.games.true_blood.deal import read_deal, read_position, write_deal
from coterie.games.true_blood.kinds import Kinds
from coterie.games.true_blood.phases import deal, scene
from coterie.games.true_blood.table import (
    TrueBlood,
)
from coterie.games.true_blood.view import TrueBloodView
from coterie.games.true_blood.why import why_not
from coterie.games.true_blood.words import REASONS, TELLING, TOPICS
from coterie.games.true_blood.worlds import Worlds

CHOICES: Final = (
    Choice("variant", ("full", "basic"), "J118"),
    Choice("end_trigger", ("both_empty", "deck_empty"), "J106"),
    Choice("stall_guard", ("3", "off"), "J107", number=True),
    Choice("buy_order", ("all_in_one_go", "one_card_per_pass"), "J18"),
    Choice("exchange_limit", ("unlimited", "once"), "J15"),
    Choice("reaction_roll", ("roll", "automatic"), "J28"),
    Choice("reaction_order", ("victim_first", "turn_order"), "J30"),
    Choice("defend_others", ("cards_and_traits", "cards_only"), "J30"),
    Choice("location_targets", ("literal", "no_capture_injure_sex", "arson_and_control_only"), "J69"),
    Choice("strict_print", ("off", "on"), "J71"),
    Choice("list_bonus", ("each", "all_required"), "J110"),
    Choice("lafayette_or", ("each", "any_once"), "J111"),
    Choice("double_printed", ("once", "as_printed"), "J114"),
    Choice("captured_in_bonuses", ("ignored", "counted"), "J108"),
    Choice("gain_counts_disabled", ("no", "yes"), "J48"),
    Choice("passives_when_disabled", ("no", "yes"), "J78"),
    Choice("godric_reward", ("controller", "any_player"), "J97"),
    Choice("shapeshifter_condition", ("any_controlled", "able_only"), "J96"),
    Choice("sacrifice_regular", ("forbidden", "injure_and_gain"), "J83"),
    Choice("kin_seduction", ("forbidden", "allowed"), "J84"),
    Choice("super_includes_vampires", ("yes", "no"), "J36"),
    Choice("loyalty_stops_fresh_blood", ("yes", "no"), "J34"),
    Choice("negative_bt", ("no", "yes"), "J100"),
    Choice("basic_reactions", ("on", "off"), "J118"),
    Choice("tiebreak", ("shared", "most_bt", "most_cards", "earlier_position"), "J115"),
    Choice("open_tokens", ("open", "hidden"), "J8"),
    Choice("omit_assault", ("no", "yes"), "J55"),
)
KINDS: Final = [Kinds(strict, supers) for strict in (False, True) for supers in (True, False)]
"""All there are: printed and inferred or printed only, vampires among the Supers or not."""


@final
class TrueBloodGame(Game):
    """2 to 6 players, nine phases a turn."""

    name = "true-blood"
    rules = 1
    least = 2
    most = 6

    def __init__(self) -> None:
        super().__init__()
        self.choices = CHOICES
        self.topics = TOPICS
        self.telling = TELLING
        self.reasons = REASONS
        self.ordered = ("track", "order")
        self.orders = ("turn", "phase", "concerned")

    def statement(self, seats: int, options: dict[str, str], deal: Mapping[str, Any]) -> Stated:
        return read_deal(self.laid(seats, options), deal)

    def placed(self, seats: int, options: dict[str, str], position: Mapping[str, Any]) -> Stated:
        return read_position(self.laid(seats, options), position)

    def stated(self, t: Table) -> dict[str, Any]:
        assert isinstance(t, TrueBlood)
        return write_deal(t)

    def table(self, seats: int, options: dict[str, str]) -> Table:
        t = self.laid(seats, options)
        read_deal(t, {})
        return t

    def laid(self, seats: int, options: dict[str, str]) -> TrueBlood:
        """A table with its options and no cards."""
        strict = self.value("strict_print", options)
        t = TrueBlood(seats, KINDS[2 * strict + self.value("super_includes_vampires", options)])
        t.basic = self.value("variant", options)
        t.deck_empty_ends = self.value("end_trigger", options)
        t.stall_guard = 0 if options["stall_guard"] == "off" else int(options["stall_guard"])
        t.one_card_each = self.value("buy_order", options)
        t.exchange_once = self.value("exchange_limit", options)
        t.reactions_work = self.value("reaction_roll", options)
        t.turn_order_first = self.value("reaction_order", options)
        t.cards_only = self.value("defend_others", options)
        t.locations = self.value("location_targets", options)
        t.count_disabled = self.value("gain_counts_disabled", options)
        t.passives_disabled = self.value("passives_when_disabled", options)
        t.any_reward = self.value("godric_reward", options)
        t.able_shapeshifter = self.value("shapeshifter_condition", options)
        t.sacrifice_injures = self.value("sacrifice_regular", options)
        t.kin_allowed = self.value("kin_seduction", options)
        t.fresh_blood_free = self.value("loyalty_stops_fresh_blood", options)
        t.negative = self.value("negative_bt", options)
        t.no_reactions = t.basic * self.value("basic_reactions", options)
        t.tiebreak = self.value("tiebreak", options)
        t.hidden_tokens = self.value("open_tokens", options)
        t.no_assault = self.value("omit_assault", options)
        t.scoring = (
            scoring.ALL_REQUIRED * self.value("list_bonus", options)
            | scoring.ANY_ONCE * self.value("lafayette_or", options)
            | scoring.AS_PRINTED * self.value("double_printed", options)
            | scoring.COUNT_CAPTURED * self.value("captured_in_bonuses", options)
            | scoring.STRICT * strict
        )
        return t

    def deal_scene(self, t: Table) -> Script:
        assert isinstance(t, TrueBlood)
        return deal(t)

    def scene(self, t: Table) -> Script:
        assert isinstance(t, TrueBlood)
        return scene(t)

    def elsewhere(self, t: Table, deal: list[int]) -> Table:
        assert isinstance(t, TrueBlood)
        return t.with_cards(deal)

    def why(self, t: Table, seat: i64, topic: i64, answer: i64) -> tuple[str, dict[str, int | str]]:
        assert isinstance(t, TrueBlood)
        return why_not(t, seat, topic, answer)

    def view(self, seat: int, seats: int) -> View:
        return TrueBloodView(seat, seats)

    def concerns(self, public: View, seat: int) -> bool:
        assert isinstance(public, TrueBloodView)
        return public.concerns(seat - 1)

    def knowledge(self, seat: int, seats: int, options: dict[str, str]) -> Knowledge:
        return Worlds(seat, seats, options)


GAME: Final = TrueBloodGame()
