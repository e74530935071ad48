"""What events and traits do when they land (sections 7, 9, 10)."""

from __future__ import annotations

import pytest

from tests.true_blood.bites import at, player, plays, say, settle, table
from tests.true_blood.printed import CARDS, EVENTS, REGULARS


def landed(event: str, target: str, *more: str) -> dict[str, object]:
    """Seat 1 plays a card on another player's card, it works, nobody reacts: what all see of the card then."""
    tableau = ", ".join(["fay-colony" if target != "fay-colony" else "arlene-fowler", *more])
    position = at("event", [player("tommy-mickens", hand=event), player(tableau)])
    say(position, f"1 play {event} {target}", "* roll 4")
    return dict(settle(position).view(0)["cards"].get(target) or {})


@pytest.mark.parametrize("card", [card for card in CARDS if card not in ("tommy-mickens", "fay-colony")])
def test_a_kill_lands_on_every_card(card: str) -> None:
    """A Regular is injured instead, everybody else leaves the game (Document, lines 41-42; J59, J60)."""
    found = landed("murder", card, card)
    if card in REGULARS:
        assert found["injured"] is True and found["controller"] == 2
    else:
        assert found == {}


@pytest.mark.parametrize("event", [event for event in EVENTS if EVENTS[event]["does"] in ("capture", "control", "injure", "kill")])
def test_every_event_does_its_deed(event: str) -> None:
    """Each of these cards does what its line says to the first card that it fits (Document, lines 384-465)."""
    position = at("event", [player("jesus", hand=event), player("longshadow injured, hadley, rednecks, eddie")])
    lines = [line for line in position.legal(1) if line.startswith(f"play {event} ") and line.split()[-1] != "jesus"]
    target = lines[-1].split()[-1]
    say(position, f"1 {lines[-1]}", "* roll 6")
    found = settle(position).view(0)
    does = EVENTS[event]["does"]
    if does == "kill":
        assert found["killed"] == [target] and target not in found["cards"]
    elif does == "capture":
        assert found["cards"][target]["captured_by"] == 1 and found["cards"][target]["controller"] == 2
    elif does == "control":
        assert found["cards"][target]["controller"] == 1 and found["cards"][target]["stolen"] is True
    else:
        assert found["cards"][target]["injured"] is True
    assert found["event_discard"] == [event]


@pytest.mark.parametrize("event", [event for event in EVENTS if str(EVENTS[event]["does"]).startswith("gain")])
def test_every_income_rolls_its_dice(event: str) -> None:
    """2D6 IT or 1D6 BT, each die a line of its own."""
    dice, unit = str(EVENTS[event]["does"]).split()[1:]
    position = at("event", [player(hand=event, it=0, bt=0), player()])
    say(position, f"1 play {event}", "* roll 4", *["* roll 3"] * int(dice[0]))
    one = table(position)["players"]["1"]
    assert one[unit.lower()] == 3 * int(dice[0])
    assert one["bt" if unit == "IT" else "it"] == 0


@pytest.mark.parametrize("event", [event for event in EVENTS if EVENTS[event]["does"] == "rescue"])
def test_every_rescue_frees_anybodys_card(event: str) -> None:
    """Lines 405, 408, 422: three cards, the same deed (J52, J68, J89)."""
    plays("event", [player("pam captured-by 2", hand=event), player("eddie captured-by 1")], f"""
        = legal 1: play {event} pam | play {event} eddie | pass
        1 play {event} eddie
        * roll 5
        = table cards.eddie.captured_by absent
        = table cards.pam.captured_by 2
    """)


def test_incomes_that_count_cards_count_able_ones() -> None:
    """Captured and injured cards earn nothing; Bon Temps rounds down (J48, J49)."""
    for event, tableau, bt in (
        ("bon-temps", "pam, eddie, hadley, jesus, talbot", 12),
        ("bon-temps", "pam, eddie injured", 10),
        ("kings-mansion", "pam, eddie, hadley, talbot captured-by 2, the-authority", 13),
        ("queens-palace", "vampire-nest, dallas-vampires injured", 11),
        ("wild-naked-free", "sam-merlotte, tommy-mickens, daphne-landry injured", 16),
        ("howl-at-the-moon", "werewolf-pack, alcide, crystal-norris, debbie, cooter, sam-merlotte", 25),
    ):
        position = at("event", [player(tableau, hand=event), player()])
        say(position, f"1 play {event}", "* roll 4")
        assert table(position)["players"]["1"]["bt"] == bt, event


def test_strict_print_leaves_the_pack_out_of_the_weres() -> None:
    """J50: ``strict_print`` removes the Werewolf Pack."""
    position = at("event", [player("werewolf-pack, alcide", hand="howl-at-the-moon"), player()], options={"strict_print": "on"})
    say(position, "1 play howl-at-the-moon", "* roll 4")
    assert table(position)["players"]["1"]["bt"] == 13


def test_control_takes_tokens_along() -> None:
    """The Injury Token stays; the Capture Token stays unless the new controller is the captor (J65)."""
    plays("event", [player(hand="threats leverage"), player("pam injured captured-by 1, eddie injured captured-by 3"), player()], """
        1 play threats pam
        * roll 4
        1 play leverage eddie
        = table cards.pam.captured_by absent
        = table cards.pam.injured true
        * roll 4
        = table cards.eddie.controller 1
        = table cards.eddie.captured_by 3
        = table cards.eddie.injured true
        = table players.1.tableau ["pam", "eddie"] in order
    """)


def test_whoever_was_captured_stays_the_prisoner_of_the_player() -> None:
    """The token records the player, not the acting card; that card may go elsewhere (J61)."""
    plays("action", [player("thug-in-disguise"), player("pam, eddie"), player("hoyt-fortenberry", it=1)], """
        1 act thug-in-disguise servant pam
        * roll 6
        = table cards.pam.captured_by 1
        1 pass
        = legal 2: act eddie dealer | pass
    """)


def test_theft_and_loss_by_traits_take_what_is_there() -> None:
    """Thief 1 IT, Law Enforcer 2 IT, Manipulator 1 BT; never more than the victim has (J43, J100)."""
    plays("action", [player("longshadow, police-officer, reverend-steve-newlin, miss-jeanette", it=0, bt=0), player(it=2, bt=0)], """
        1 act longshadow thief 2
        * roll 5
        = table players.1.it 1
        1 act police-officer law-enforcer 2
        * roll 5
        = table players.2.it 0
        1 act miss-jeanette thief 2
        * roll 6
        = table players.1.it 1
        1 act reverend-steve-newlin manipulator 2
        * roll 6
        = table players.1.bt 0
        = table players.2.bt 0
    """)


def test_dealers_lose_on_five_and_gain_on_six() -> None:
    """Document, line 162 (J86): 5 loses 1 BT, 6 gains 2 IT, all else nothing."""
    for pips, bt, it in ((1, 10, 5), (4, 10, 5), (5, 9, 5), (6, 10, 7)):
        position = at("action", [player("eddie"), player("pam")])
        say(position, "1 act eddie dealer", f"* roll {pips}")
        assert (table(position)["players"]["1"]["bt"], table(position)["players"]["1"]["it"]) == (bt, it)


def test_decadence_may_be_declined() -> None:
    """Up to 2 IT, so also none, and no more than one has; asked even where only 0 is possible (J87)."""
    plays("action", [player("talbot", it=1), player("pam")], """
        1 act talbot decadent
        * roll 2
        = legal 1: convert 0 | convert 1
        1 convert 0
        = table players.1.it 1
        = table players.1.bt 10
    """)
    assert say(at("action", [player("talbot", it=0), player("pam")]), "1 act talbot decadent", "* roll 6").legal(1) == ["convert 0"]


def test_mainstreaming_takes_two_for_one_up_to_half() -> None:
    """Numbers of two figures are one word (J41)."""
    position = say(at("event", [player(hand="mainstreaming", it=47), player()]), "1 play mainstreaming", "* roll 4")
    assert position.legal(1) == sorted(f"convert {k}" for k in range(24))
    say(position, "1 convert 23")
    assert (table(position)["players"]["1"]["it"], table(position)["players"]["1"]["bt"]) == (1, 33)


def test_suicide_rewards_only_a_godric_who_dies_of_it() -> None:
    """J97: not another kill, not a Martyr's death, not another player's Suicide; a Suicide turned onto one's own Godric does."""
    murder = say(at("event", [player("godric", hand="murder"), player()]), "1 play murder godric", "* roll 4")
    assert (table(murder)["killed"], table(murder)["players"]["1"]["bt"]) == (["godric"], 10)
    plays("event", [player("godric, bar-hussy", hand="suicide"), player("pam")], """
        1 play suicide godric
        * roll 4
        1 martyr bar-hussy
        = table killed ["bar-hussy"]
        = table players.1.bt 10
        = table cards.godric.controller 1
    """)
    stranger = say(at("event", [player("pam", hand="suicide"), player("godric")]), "1 play suicide godric", "* roll 4")
    assert [table(stranger)["players"][seat]["bt"] for seat in "12"] == [10, 10]
    plays("event", [player("godric", hand="suicide"), player("eddie", hand="vampiric-speed graveyard")], """
        1 play suicide eddie
        * roll 4
        2 play vampiric-speed godric
        * roll 4
        2 pass
        = table killed ["godric"]
        = table players.1.bt 20
    """)
