"""Who sees what (section 11): hands, bids, looks and tokens stay with those who may know them."""

from __future__ import annotations

import json
import random

import pytest

import coterie
from tests.true_blood.bites import at, player, say
from tests.true_blood.printed import EVENTS


def mentions(position: coterie.Position, seat: int, event: str) -> bool:
    """Whether a card is named in anything that a seat was told or sees."""
    told = [[told.kind, told.fields] for told in position.told(seat)]
    return f'"{event}"' in json.dumps([told, position.view(seat)])


@pytest.mark.parametrize("seed", range(6))
def test_a_card_in_a_hand_is_named_to_its_holder_alone(seed: int) -> None:
    """Canary: no other seat's events and view, nor the watchers', name a card that has never left a hand or been looked at."""
    r = random.Random(seed)
    position = coterie.load("true-blood").deal(seats=3, seed=seed)
    for _ in range(500):
        question = position.question
        if question is None or position.view(0)["turn_number"] > 2:
            break
        for seat in question.asks:
            legal = position.legal(seat)
            position.say(seat, "pass" if "pass" in legal and r.random() < 0.5 else r.choice(legal))
    looked = {json.dumps(told.fields) for seat in range(4) for told in position.told(seat) if told.kind == "sees"}
    assert position.outcome is None
    for seat in range(1, 4):
        for event in position.view(seat)["players"][str(seat)]["hand"]:
            for other in range(4):
                if other != seat and not any(f'"{event}"' in fields for fields in looked) and event not in seen_on_top(position, other):
                    assert not mentions(position, other, event) or was_open(position, event), (seat, other, event)


def seen_on_top(position: coterie.Position, seat: int) -> set[str]:
    """The event cards that a seat has seen on top of the deck."""
    return {told.fields["event"] for told in position.told(seat) if told.kind == "sees-event"}


def was_open(position: coterie.Position, event: str) -> bool:
    """Whether a card once lay in the open, and came back with a new deck."""
    return any(event == told.fields.get("event") for told in position.told(0))


def test_bids_are_told_when_all_are_in() -> None:
    """Nothing is told, tokens do not move, before the last bid (section 5.2)."""
    position = at("initiative", [player(hand="investigate", it=9), player(it=9), player(it=9)])
    before = [len(position.told(seat)) for seat in range(4)]
    say(position, "1 bid 7 investigate", "3 bid 2")
    assert [len(position.told(seat)) for seat in range(4)] == before
    assert position.view(1)["players"]["1"]["it"] == 9
    say(position, "2 bid 0")
    assert position.view(2)["event_discard"] == ["investigate"]


def test_hidden_tokens_are_in_nobody_elses_view() -> None:
    """``open_tokens = "hidden"``: neither views nor events name what another has (J8)."""
    position = at("event", [player(hand="graveyard", it=37), player(it=41), player(it=43)], options={"open_tokens": "hidden"})
    say(position, "1 play graveyard", "* roll 4", "* roll 2", "* roll 3")
    for seat in range(4):
        players = position.view(seat)["players"]
        for other in range(1, 4):
            assert ("it" in players[str(other)]) is (seat == other)
            assert ("bt" in players[str(other)]) is (seat == other)
    for told in position.told(0):
        assert told.kind not in ("tokens", "gains", "loses"), told


def test_whether_one_can_pay_is_not_shown_by_a_question() -> None:
    """With hidden tokens the failed roll is a question to everybody, with or without IT (section 17)."""
    for it in (0, 1):
        position = at("event", [player(hand="graveyard", it=it), player()], options={"open_tokens": "hidden"})
        say(position, "1 play graveyard", "* roll 1")
        assert position.question is not None and position.question.topic == "pay" and position.asks() == (1,)
    say(at("event", [player(hand="graveyard", it=0), player()]), "1 play graveyard", "* roll 1")


def test_looks_are_told_to_the_looker() -> None:
    """All hear that somebody looks, one hears at what (J44)."""
    track = ["eddie", "lorena", "godric", "talbot", "cooter"]
    position = at("action", [player("barry-the-bellhop, jesus, claudine"), player(hand="murder loyalty"), player()], track=track)
    say(position, "1 act barry-the-bellhop telepath 2", "* roll 4")
    say(position, "1 act jesus spiritual", "* roll 6", "* roll 1", "* card staked")
    say(position, "1 act claudine informer", "* roll 6", "* card pam", "* card hadley", "* card alcide")
    seen = position.view(1)["seen"]
    assert sorted(seen["hands"]["2"]) == ["loyalty", "murder"]
    assert (seen["events"], seen["characters"]) == (["staked"], ["pam", "hadley", "alcide"])
    for other in (0, 2, 3):
        assert position.view(other)["seen"] == {}
        for event in ("staked", "pam", "hadley", "alcide"):
            assert not mentions(position, other, event)
    assert not mentions(position, 3, "murder") and not mentions(position, 0, "loyalty")


def test_what_is_seen_of_the_deck_is_void_after_a_shuffle() -> None:
    """Disapear shuffles the character deck; what was seen of a hand stays true card by card (section 11)."""
    track = ["eddie", "lorena", "godric", "talbot", "cooter"]
    position = at("event", [player("hadley", hand="learn-secret disapear"), player("pam")], track=track)
    say(position, "1 play learn-secret", "* roll 4", *[f"* card {card}" for card in ("jesus", "alcide", "debbie", "claudine")])
    assert position.view(1)["seen"]["characters"] == ["jesus", "alcide", "debbie", "claudine"]
    say(position, "1 play disapear pam", "* roll 4")
    assert "characters" not in position.view(1)["seen"]


def test_hands_are_laid_open_after_the_end() -> None:
    """When the game is over all cards and tokens are shown to everybody."""
    position = at("end", [player(hand="staked", it=3), player(hand="murder")], options={"open_tokens": "hidden"})
    assert position.outcome is not None
    opened = {(told.fields["seat"], told.fields["event"]) for told in position.told(0) if told.kind == "opens"}
    assert opened == {(1, "staked"), (2, "murder")}
    assert position.view(0)["players"]["2"]["bt"] == 10


def test_refusals_tell_nothing() -> None:
    """The same attempt is refused with the same words whatever others hold."""
    for line in ("play loyalty", "protect alcide", "play murder pam", "pass"):
        said = set()
        for hand in ("loyalty", "staked", "vampiric-speed"):
            position = at("event", [player(hand="threats"), player("pam"), player(hand=hand)])
            say(position, "1 play threats pam", "* roll 4")
            said.add(str(position.why(2, line)))
        assert len(said) == 1, line


def test_every_event_has_a_sentence() -> None:
    """Each kind of event and each refusal reads as a sentence of the catalogue."""
    from coterie.core.sentences import sentence

    game = coterie.load("true-blood")
    position = game.deal(seats=3, seed=11)
    r = random.Random(11)
    for _ in range(3000):
        if position.question is None:
            break
        position.play([r.choice(position.table.answers())])
    for seat in range(4):
        for told in position.told(seat):
            text = sentence(game, told, ["Anna", "Ben", "Cleo"], seat)
            assert text and not text.startswith("True-blood-") and "{" not in text, (told, text)
    assert len(EVENTS) == 82
