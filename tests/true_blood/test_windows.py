"""Reaction windows: who is asked, in what order, with what, and what comes of it (section 8; J28-J38, J90-J94)."""

from __future__ import annotations

import random

import pytest

import coterie
from coterie.core.table import NOBODY
from coterie.games.true_blood.table import TrueBlood
from tests.true_blood.bites import at, player, plays, say, table

REACTIONS = "loyalty healing-powers vampire-blood go-to-ground transformation vampiric-speed"
KILL = {"play healing-powers", "play vampire-blood"}


def answers(event: str, target: str, *, source: str = "hadley", tableau: str = "", options: dict[str, str] | None = None) -> set[str]:
    """What a player who holds every reaction card may say when this event lands on this card; without Vampiric Speed's targets."""
    own = ", ".join(card for card in (target, tableau) if card)
    position = at("event", [player(source, hand=event), player(own, hand=REACTIONS)], options=options)
    say(position, f"1 play {event} {target}", "* roll 4")
    if position.question is None or position.question.topic != "window":
        return set()
    assert position.asks() == (2,)
    return {" ".join(line.split()[:2]) for line in position.legal(2)} - {"pass"}


@pytest.mark.parametrize(
    ("event", "target", "wanted"),
    [
        ("murder", "jesus", KILL),
        ("murder", "pam", KILL | {"play go-to-ground", "play transformation"}),
        ("murder", "the-authority", KILL | {"play go-to-ground", "play transformation"}),
        ("murder", "cooter", KILL | {"play transformation"}),
        ("murder", "claudine", KILL | {"play transformation"}),
        ("murder", "fangtasia", KILL),
        ("threats", "pam", {"play loyalty"}),
    ],
)
def test_which_cards_answer_what(event: str, target: str, wanted: set[str]) -> None:
    """The table of section 8, where Vampiric Speed has somebody else to name or not (J32-J37)."""
    speed = {"play vampiric-speed"} if event == "murder" else set()
    assert answers(event, target) == wanted | speed
    assert answers(event, target, tableau="eddie") == wanted | {"play vampiric-speed"}


@pytest.mark.parametrize("event", ["kidnapping", "fight", "disapear"])
def test_other_events_are_only_turned(event: str) -> None:
    """Capture, injury and Disapear by an event: Vampiric Speed alone, and only with another legal target."""
    assert answers(event, "pam", tableau="eddie") == {"play vampiric-speed"}
    if event == "kidnapping":
        assert answers(event, "pam") == set()


def test_nobody_is_asked_where_no_hand_could_help() -> None:
    """A capture with one legal target, theft with two players, control by a trait: no question at all (J33; docs/records.md)."""
    position = at("event", [player(hand="manhunt"), player(hand=REACTIONS)])
    assert say(position, "1 play manhunt 2", "* roll 4").asks() == (0,)
    position = at("action", [player("hoyt-fortenberry"), player("jessica-hamby", hand=REACTIONS)])
    say(position, "1 act hoyt-fortenberry seducer jessica-hamby", "* roll 5")
    assert table(position)["cards"]["jessica-hamby"]["controller"] == 1


def test_traits_that_kill_are_answered_but_not_by_cards_against_events() -> None:
    """Kill by trait: the two Negate Kills, Go To Ground, Protector, Martyr; not Transformation, not Vampiric Speed (section 8)."""
    position = at("action", [player("blood-drainer-gang"), player("pam, eddie, bar-hussy, alcide", hand=REACTIONS)])
    say(position, "1 act blood-drainer-gang murderer pam", "* roll 6")
    wanted = ["martyr bar-hussy", "pass", "play go-to-ground", "play healing-powers", "play vampire-blood", "protect alcide"]
    assert position.legal(2) == wanted


def test_traits_that_capture_are_answered_by_protectors_alone() -> None:
    """Capture by trait: Protectors; who has none is not asked, whatever the hand (section 8)."""
    position = at("action", [player("thug-in-disguise", hand="graveyard"), player("pam", hand=REACTIONS), player("alcide", hand="staked")])
    say(position, "1 act thug-in-disguise servant pam", "* roll 6")
    assert position.asks() == (3,)
    assert position.legal(3) == ["pass", "protect alcide"]


def test_whoever_has_any_card_is_asked_and_the_discard_does_not_count() -> None:
    """Being asked tells nothing of a hand; that all Negate cards lie on the discard changes nothing (docs/records.md)."""
    position = at("event", [player(hand="murder"), player("pam", hand="staked"), player()], discard=["healing-powers", "vampire-blood"])
    say(position, "1 play murder pam", "* roll 4")
    assert position.asks() == (2,) and position.legal(2) == ["pass"]


def test_fay_colony_protects_sookie_alone() -> None:
    """Protectors of Sookie (J90): of her only; Bill and Alcide of any card, also of themselves."""
    for target, wanted in (("sookie-stackhouse", ["pass", "protect fay-colony"]), ("jesus", None)):
        position = at("event", [player(hand="murder"), player(f"{target}, fay-colony")])
        say(position, f"1 play murder {target}", "* roll 4")
        assert position.question is not None
        assert (position.question.topic == "window") is (wanted is not None)
        assert wanted is None or position.legal(2) == wanted


def test_a_protector_tries_once_for_all_targets_of_an_attempt() -> None:
    """Also after Vampiric Speed or a Martyr has changed the target (section 17)."""
    plays("event", [player("bar-hussy", hand="murder"), player("pam, alcide", hand="vampiric-speed"), player("girl-fangbanger")], """
        1 play murder pam
        * roll 4
        2 protect alcide
        * roll 4
        = legal 2: play vampiric-speed alcide | play vampiric-speed bar-hussy | play vampiric-speed girl-fangbanger | pass
        2 play vampiric-speed alcide
        * roll 4
        # a window from the beginning: the new target's controller has used both
        = asks 3
        3 martyr girl-fangbanger
        = asks 1
        = legal 1: martyr bar-hussy | pass
        1 martyr bar-hussy
        = table killed ["bar-hussy"]
    """)


def test_who_fails_may_go_on_and_all_others_are_asked_again() -> None:
    """Every reaction breaks the row of passes (section 17)."""
    plays("event", [player(hand="murder arson", it=0), player("pam", hand="go-to-ground", it=0), player(hand="healing-powers", it=0)], """
        1 play murder pam
        * roll 4
        = asks 2
        2 pass
        = asks 3
        3 play healing-powers
        * roll 1
        # seat 3 has no card left, seat 1 only passes; seat 2 gets another chance
        1 pass
        = asks 2
        2 play go-to-ground
        * roll 5
        = table cards.pam.injured false
    """)


def test_the_failed_reaction_is_paid_for_once() -> None:
    """One paid re-roll, like an event (J28)."""
    plays("event", [player(hand="staked", it=0), player("longshadow", hand="healing-powers", it=3)], """
        1 play staked longshadow
        * roll 4
        2 play healing-powers
        * roll 3
        2 pay
        * roll 3
        = table killed ["longshadow"]
        = table players.2.it 2
    """)


def test_a_martyr_dies_whatever_the_kill_is_for() -> None:
    """The type filter does not matter (J92): a Human dies of a stake; for captures nobody steps in."""
    plays("event", [player(hand="staked kidnapping"), player("longshadow, boy-fangbanger")], """
        1 play staked longshadow
        * roll 4
        2 martyr boy-fangbanger
        1 pass
        = table killed ["boy-fangbanger"]
        = table cards.longshadow.controller 2
        1 play kidnapping longshadow
        * roll 4
        = table cards.longshadow.captured_by 1
    """)


def test_a_martyr_saves_a_regular_from_injury() -> None:
    """It may step in for Regulars (J92), and for other players' cards, the source's among them."""
    plays("event", [player("girl-fangbanger", hand="murder"), player("sookie-stackhouse")], """
        1 play murder sookie-stackhouse
        * roll 4
        = asks 1
        1 martyr girl-fangbanger
        = table cards.sookie-stackhouse.injured false
        = table killed ["girl-fangbanger"]
    """)


def test_vampiric_speed_keeps_source_and_mode() -> None:
    """Captures are never turned to the source's own cards; kills may be; nothing to Maryanne without a Shapeshifter (J37, J95)."""
    position = at("event", [player("hadley, jesus", hand="kidnapping murder"), player("pam, maryanne-forrester", hand="vampiric-speed")])
    say(position, "1 play kidnapping pam", "* roll 4")
    assert position.legal(2) == ["pass", "play vampiric-speed maryanne-forrester"]
    say(position, "2 pass", "1 pass", "1 play murder pam", "* roll 4")
    assert position.legal(2) == ["pass", "play vampiric-speed hadley", "play vampiric-speed jesus"]


def test_vampiric_speed_turns_healing_and_freeing() -> None:
    """Token events are attempts, too (section 8)."""
    plays("event", [player("eddie injured", hand="immortal"), player("longshadow injured, hadley injured", hand="vampiric-speed")], """
        1 play immortal eddie
        * roll 4
        = legal 2: play vampiric-speed longshadow | pass
        2 play vampiric-speed longshadow
        * roll 4
        = table cards.longshadow.injured false
        = table cards.eddie.injured true
    """)


def test_reaction_order_by_the_track() -> None:
    """``reaction_order = "turn_order"``: from position 1 on (J30)."""
    players = [player(hand="murder graveyard"), player("pam", hand="staked"), player(hand="arson")]
    position = at("event", players, options={"reaction_order": "turn_order"}, order=[3, 1, 2], go=1)
    say(position, "1 play murder pam", "* roll 4")
    asked = []
    while position.question is not None and position.question.topic == "window":
        asked.append(position.asks()[0])
        position.say(asked[-1], "pass")
    assert asked == [3, 1, 2]


def test_defending_only_ones_own_with_traits() -> None:
    """``defend_others = "cards_only"``: cards for anyone, Protector and Martyr only for one's own cards (J30)."""
    players = [player(hand="murder"), player("pam, bar-hussy"), player("alcide, girl-fangbanger", hand="healing-powers")]
    position = at("event", players, options={"defend_others": "cards_only"})
    say(position, "1 play murder pam", "* roll 4")
    assert position.legal(2) == ["martyr bar-hussy", "pass"]
    say(position, "2 pass")
    assert position.legal(3) == ["pass", "play healing-powers"]


def test_basic_game_without_reactionary_traits() -> None:
    """``basic_reactions = "off"``: no Protector, no Martyr, no Old; the Magister's own words still hold (J118)."""
    options = {"variant": "basic", "basic_reactions": "off"}
    players = [player("jesus", hand="murder seduction"), player("pam, alcide, bar-hussy, adele-stackhouse, the-magister")]
    position = at("event", players, options=options)
    assert position.why(1, "play seduction adele-stackhouse") is None
    assert position.why(1, "play seduction the-magister") is not None
    say(position, "1 play murder pam", "* roll 4")
    assert position.asks() == (1,) and position.legal(1) == ["pass"]
    full = at("event", players, options={"basic_reactions": "off"})
    assert full.why(1, "play seduction adele-stackhouse") is not None


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whom_an_attempt_concerns_is_known_to_everybody(seats: int) -> None:
    """The player it is at, or the card's controller and captor: a watcher finds the same as the table has, in every window."""
    game = coterie.load("true-blood")
    r = random.Random(seats)
    windows = 0
    for seed in range(4):
        position = game.deal(seats=seats, seed=seed)
        for _ in range(700):
            if position.question is None:
                break
            asked = position.question.asks[0]
            if position.question.topic == "window":
                windows += 1
                t = position.table
                assert isinstance(t, TrueBlood)
                at_seat = {int(t.victim) + 1} if t.victim != NOBODY else set()
                at_card = set() if t.victim != NOBODY else {s + 1 for s in range(seats) if (t.own[s] | t.prisoners[s]) & 2**t.target}
                concerned = {seat for seat in range(1, seats + 1) if game.concerns(position.seeing(0), seat)}
                assert concerned == at_seat | at_card
            legal = position.legal(asked)
            deeds = [line for line in legal if line != "pass"]
            position.say(asked, r.choice(deeds) if deeds and r.random() < 0.7 else r.choice(legal))
    assert windows > 20
