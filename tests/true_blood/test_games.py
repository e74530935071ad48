"""Random games: nothing is lost or doubled, every game ends, and what all see fits what there is (section 2)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import coterie
from tests.true_blood.printed import CARDS, EVENTS, REGULARS

GAME = coterie.load("true-blood")


def invariants(position: coterie.Position) -> None:
    """The invariants of section 2, from the views alone."""
    view: dict[str, Any] = position.view(0)
    own = [position.view(seat)["players"][str(seat)] for seat in range(1, position.seats + 1)]
    lying = [card for player in own for card in player["tableau"]] + view["track"] + view["killed"]
    assert len(set(lying)) == len(lying)
    assert len(lying) + view["deck"] == len(CARDS)
    held = [card for player in own for card in player["hand"]]
    assert len(set(held + view["event_discard"])) == len(held) + len(view["event_discard"])
    in_all = len(held) + len(view["event_discard"]) + view["event_deck"]
    all_cards = len(EVENTS) - (position.options["omit_assault"] == "yes")
    assert all_cards - 2 <= in_all <= all_cards
    assert all(player["it"] >= 0 and (player["bt"] >= 0 or position.options["negative_bt"] == "yes") for player in own)
    assert all(len(player["hand"]) == player["hand_size"] for player in own)
    assert not set(view["killed"]) & REGULARS
    assert set(view["cards"]) == {card for player in own for card in player["tableau"]}
    for card, lies in view["cards"].items():
        assert lies["captured_by"] != lies["controller"]
        assert card in own[lies["controller"] - 1]["tableau"]
    assert len(view["track"]) == 5 or view["deck"] == 0 or position.asks() == (0,)
    assert sorted(view["order"]) in ([], list(range(1, position.seats + 1)))
    if view["phase"] in ("influence", "initiative") and position.outcome is None:
        assert all(player["hand_size"] <= 5 for player in own)


def some_options(r: random.Random) -> dict[str, str]:
    """The defaults, or a few others."""
    return {choice.name: r.choice(choice.values) for choice in GAME.choices if r.random() < 0.4} if r.random() < 0.7 else {}


@pytest.mark.parametrize("variant", ["full", "basic"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_random_game_ends_with_everything_in_its_place(seats: int, variant: str) -> None:
    """Games played to the end, looked at now and then."""
    for number in range(2):
        r = random.Random(f"{seats} {variant} {number}")
        position = GAME.deal(seats=seats, seed=r.randrange(1 << 30), choices={**some_options(r), "variant": variant})
        step = 0
        while position.question is not None:
            assert step < 100_000
            t = position.table
            answer = r.choice(t.answers())
            position.play([answer])
            step += 1
            if step % 97 == 0 and not position.table.sealed:
                invariants(position)
        invariants(position)
        assert position.outcome is not None and position.outcome.reason in ("scored", "stalled")
        scores = [position.view(0)["players"][str(seat)]["score"] for seat in range(1, seats + 1)]
        best = {seat for seat in range(1, seats + 1) if scores[seat - 1] == max(scores)}
        winners = set(position.outcome.winners)
        assert winners == best if position.options["tiebreak"] == "shared" else winners and winners <= best
        again = coterie.Record.parse(coterie.Record.of(position).text()).position()
        assert again.facts == position.facts


def test_tokens_come_from_the_bank_and_go_there_or_over() -> None:
    """Income is 2 BT and 10 IT each turn for everybody; bids are all lost (J6, J12)."""
    position = GAME.deal(seats=4, seed=3)
    for turn in range(1, 4):
        while position.question is not None and position.question.topic != "bid":
            for seat in position.asks():
                position.say(seat, "pass" if "pass" in position.legal(seat) else position.legal(seat)[0])
        view = position.view(0)
        assert view["turn_number"] == turn
        for seat in position.asks():
            position.say(seat, "bid 0")


def test_nobody_can_go_on_for_ever_with_an_empty_deck() -> None:
    """Where all only pass the guard ends the game (J107); with a deck it does not (section 17)."""
    record = coterie.Record("true-blood", 2)
    record.starts = {"phase": "influence", "turn": 30, "order": [1, 2], "track": ["pam"], "deck_size": 0, "players": [{}, {}]}
    position = record.laid()
    r = random.Random(1)
    for _ in range(400):
        if position.question is None:
            break
        for seat in position.asks():
            legal = position.legal(seat)
            position.say(seat, "pass" if "pass" in legal else "bid 0" if "bid 0" in legal else r.choice(legal))
    assert position.outcome is not None and position.outcome.reason == "stalled"
    assert position.view(0)["turn_number"] == 32
