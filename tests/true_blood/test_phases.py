"""The turn sequence, phase by phase (sections 3, 5; J2-J27, J76-J107)."""

from __future__ import annotations

import coterie
from tests.true_blood.bites import at, player, plays, say, table


def test_setup_puts_the_second_stage_on_top() -> None:
    """The first ten cards that come to the track are those of the Second Stage (Document, lines 91-92; J5)."""
    game = coterie.load("true-blood")
    for seed in range(5):
        position = game.deal(seats=2, seed=seed)
        track = position.view(0)["track"]
        assert sorted(track) == ["bill-compton", "jason-stackhouse", "sam-merlotte", "sookie-stackhouse", "tara-thornton"]
        assert (position.view(0)["deck"], position.view(0)["event_deck"]) == (57, 82)


def test_numbers_of_players() -> None:
    """Two to six (J1)."""
    game = coterie.load("true-blood")
    assert (game.least, game.most) == (2, 6)


def test_bids_up_to_what_one_has_and_ties_of_ties() -> None:
    """Four bid alike: two roll 5, two roll 2; the higher pair is settled with all its re-rolls first (J10, J11)."""
    plays("initiative", [player(it=12), player(it=12), player(it=12), player(it=12)], """
        = may 1 bid 12
        = may not 1 bid 13
        ! 1 bid 012
        1 bid 10
        2 bid 10
        3 bid 10
        4 bid 10
        * roll 5
        * roll 2
        * roll 5
        * roll 2
        # seats 1 and 3 roll again, twice, then seats 2 and 4
        * roll 1
        * roll 1
        * roll 3
        * roll 6
        * roll 4
        * roll 1
        = table order [3, 1, 2, 4] in order
        = table players.1.it 2
    """)


def test_investigate_is_no_money() -> None:
    """It adds 5 to the total, cannot be spoken by who has none, and is gone whether one wins or not (J13, J14)."""
    plays("initiative", [player(hand="investigate", it=0), player(it=9)], """
        = legal 1: bid 0 | bid 0 investigate
        ! 2 bid 3 investigate
        1 bid 0 investigate
        2 bid 6
        = table order [2, 1] in order
        = table event_discard ["investigate"]
        = sees 1 players.1.hand []
    """)


def test_one_exchange_only() -> None:
    """``exchange_limit = "once"`` (J15)."""
    plays("plotting", [player(hand="staked"), player()], """
        1 exchange staked
        * card maker
        = legal 1: pass
    """, options={"exchange_limit": "once"}, events=["murder", "fight", "arson", "threats"])


def test_both_event_decks_empty_no_card() -> None:
    """The draw is lost (J17): all 82 cards are in hands."""
    names = coterie.load("true-blood").telling.says["event"]
    players = [player(hand=" ".join(names[:41])), player(hand=" ".join(names[41:]), it=0)]
    position = at("plotting", players)
    assert position.asks() == (1,)
    assert [table(position)["players"][seat]["hand_size"] for seat in "12"] == [41, 41]
    assert table(position)["event_deck"] == 0


def test_an_exchanged_card_may_come_back() -> None:
    """The discarded card is in the new deck at once: here it is the only one (J17)."""
    names = coterie.load("true-blood").telling.says["event"]
    plays("plotting", [player(hand=" ".join(names[:41])), player(hand=" ".join(names[41:]), it=0)], """
        1 exchange kidnapping
        * card kidnapping
        = sees 1 players.1.hand_size 41
        = table event_discard []
        = table players.1.it 4
    """)


def test_a_goes_middle_of_plotting() -> None:
    """A go after the first means that the earlier seats have drawn and exchanged (docs/records.md)."""
    position = at("plotting", [player(), player(), player()], go=2, events=["staked", "murder", "fight", "arson"])
    assert position.asks() == (2,)
    assert [table(position)["players"][seat]["hand_size"] for seat in "123"] == [0, 2, 2]


def test_prices_follow_the_slide_for_the_same_buyer() -> None:
    """Minus 1, 0, 1, 2, 3 by space, after each purchase anew (J19, J20)."""
    track = ["lorena", "godric", "talbot", "hadley", "police-officer"]
    plays("recruitment", [player(it=4), player()], """
        = legal 1: buy 5 | pass
        1 buy 5
        * card pam
        = table players.1.it 0
        = legal 1: pass
    """, track=track)
    plays("recruitment", [player(it=9), player()], """
        1 buy 4
        * card bar-hussy
        = table players.1.it 4
        = legal 1: buy 4 | buy 5 | pass
        1 buy 4
        = table players.1.it 1
    """, track=track)


def test_buying_round_and_round() -> None:
    """One card per pass: who has passed is out for this turn, the others go on (J18)."""
    plays("recruitment", [player(it=9), player(it=9), player(it=9)], """
        1 buy 1
        * card hadley
        2 pass
        3 buy 1
        * card jesus
        = asks 1
        1 buy 1
        * card pam
        = asks 3
        3 pass
        = asks 1
        1 pass
        = table phase "event"
    """, options={"buy_order": "one_card_per_pass"}, track=["cooter", "eddie", "longshadow", "boy-fangbanger", "bar-hussy"])


def test_passives_once_a_turn_whoever_controls() -> None:
    """A card that has rolled does not roll again for its new controller (J78)."""
    plays("action", [player("tommy-mickens"), player("daphne-landry, rednecks")], """
        * roll 6
        = table players.1.bt 11
        1 pass
        * roll 5
        = table players.2.it 4
    """)


def test_mayhem_lets_all_draw_from_position_one() -> None:
    """5 or more: every player draws one card, in turn order, and the controller gains 1 IT (Document, line 183)."""
    plays("action", [player(), player("vampire-nest"), player()], """
        1 pass
        * roll 5
        * card staked
        * card murder
        * card fight
        = sees 3 players.3.hand ["staked"]
        = sees 1 players.1.hand ["murder"]
        = sees 2 players.2.hand ["fight"]
        = table players.2.it 6
    """, order=[3, 1, 2], go=1)


def test_psychopaths_and_addicts_draw() -> None:
    """Psychopath 6: a card and 1 BT lost; Addict 5: 1 BT lost, 6: a card (Document, lines 184, 186)."""
    plays("action", [player("franklin-mott, amy-burlee", bt=0), player()], """
        * roll 6
        * card staked
        = table players.1.bt 0
        * roll 5
        = table players.1.bt 0
        = table players.1.hand_size 1
    """)
    debt = say(at("action", [player("amy-burlee", bt=0), player()], options={"negative_bt": "yes"}), "* roll 5")
    assert table(debt)["players"]["1"]["bt"] == -1


def test_disabled_cards_and_their_passives() -> None:
    """Not rolled, unless ``passives_when_disabled`` (J78)."""
    players = [player("tommy-mickens injured, rednecks captured-by 2"), player()]
    assert at("action", players).asks() == (1,)
    assert at("action", players, options={"passives_when_disabled": "yes"}).asks() == (0,)


def test_prisoners_who_change_sides_are_not_rolled_for_again() -> None:
    """The list is made at the start, in turn order and tableau order (J103); Survivors never change sides (J93)."""
    position = at("capture", [player("hadley captured-by 2"), player("jesus captured-by 1, tara-thornton captured-by 1")])
    say(position, "* roll 1", "* roll 1")
    assert table(position)["cards"]["hadley"]["controller"] == 2
    assert table(position)["cards"]["jesus"]["controller"] == 1
    say(position, "* roll 1")
    assert position.outcome is not None
    assert table(position)["cards"]["tara-thornton"]["controller"] == 2
    assert [table(position)["players"][seat]["it"] for seat in "12"] == [6, 4]


def test_a_vampire_heals_on_four() -> None:
    """Recovery: 5 or more, Vampires add 1; captured cards roll too (J104)."""
    for card, pips, heals in (("pam", 4, True), ("pam", 3, False), ("hadley", 4, False), ("hadley", 5, True), ("the-authority", 4, True)):
        position = at("recovery", [player(f"{card} injured captured-by 2"), player()], track=["eddie"], deck_size=0)
        say(position, f"* roll {pips}")
        assert table(position)["cards"][card]["injured"] is not heals
    strict = at("recovery", [player("the-authority injured"), player()], options={"strict_print": "on"}, track=["eddie"], deck_size=0)
    assert table(say(strict, "* roll 4"))["cards"]["the-authority"]["injured"] is True


def test_the_guard_can_be_set_or_left_off() -> None:
    """``stall_guard``: a number of turns, or off (J107)."""
    players = [player(it=0), player(it=0)]
    for guard, over in (("1", True), (1, True), ("2", False), ("off", False)):
        position = at("end", players, options={"stall_guard": guard}, track=["sookie-stackhouse"], deck_size=0)
        assert (position.outcome is not None) is over
    ended = at("end", players, options={"stall_guard": 1}, track=["sookie-stackhouse"], deck_size=0).outcome
    assert ended is not None and (ended.winners, ended.reason) == ((1, 2), "stalled")


def test_a_purchase_starts_the_guard_anew() -> None:
    """A card that leaves the track, bought or taken, makes the turn count for nothing (section 17)."""
    position = at("recruitment", [player(it=9), player()], options={"stall_guard": 1}, track=["pam", "eddie"], deck_size=0)
    say(position, "1 buy 1", "1 pass", "2 pass", "1 pass", "2 pass")
    while position.question is not None and position.question.topic == "act":
        position.say(position.asks()[0], "pass")
    assert position.outcome is None


def test_agreement_ends_it_without_winners() -> None:
    """As in every game of the house."""
    position = at("event", [player(), player()])
    say(position, "2 agree", "1 agree")
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.reason) == ((), "agreed")
