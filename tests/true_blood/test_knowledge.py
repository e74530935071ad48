"""What a seat may conclude, against the definition: every way to deal the hidden cards in which the record tells that seat the same."""

from __future__ import annotations

import json
import random
from itertools import combinations
from typing import Any

import pytest

import coterie
from coterie.core.errors import IllegalAnswer
from tests.true_blood.bites import at, player, record, say
from tests.true_blood.printed import EVENTS

Said = list[tuple[int, str]]


def played(position: coterie.Position, r: random.Random, steps: int, quiet: int) -> Said:
    """Random lines; one seat only passes; dice that let looks work fall more often."""
    said: Said = []
    for _ in range(steps):
        question = position.question
        if question is None or question.topic in ("bid", "discard"):
            break
        seat = question.asks[0]
        legal = position.legal(seat)
        line = r.choice(legal)
        if seat == quiet and "pass" in legal and r.random() < 0.8:
            line = "pass"
        elif seat == 0 and "roll 6" in legal:
            line = r.choice(["roll 6", "roll 2"])
        elif "pass" in legal and r.random() < 0.6:
            verb = r.choice(sorted({other.split()[0] for other in legal}))
            line = r.choice([other for other in legal if other.split()[0] == verb])
        position.say(seat, line)
        said.append((seat, line))
    return said


def hidden(position: coterie.Position, seat: int) -> str:
    """What this seat (0: a watcher) cannot see: the hands of the others, and what they know of the decks."""
    views: list[dict[str, Any]] = [position.view(other) for other in range(position.seats + 1)]
    hands = [sorted(views[other]["players"][str(other)]["hand"]) for other in range(1, position.seats + 1) if other != seat]
    tops = []
    for deck in ("events", "characters"):
        mine = views[seat]["seen"].get(deck, [])
        longest = max([view["seen"].get(deck, []) for view in views], key=len)
        tops.append(longest[len(mine) :])
    return json.dumps([hands, tops])


def worlds(start: coterie.Record, truth: coterie.Position, said: Said, seat: int) -> set[str]:
    """By the definition: all other hands at the start and all other draws, as long as this seat is told the same."""
    found: set[str] = set()
    told = truth.told(seat)
    for hands in other_hands(start, seat):
        trial = record("event", hands)
        trial.starts = {**(start.starts or {}), "players": hands}
        waiting: list[tuple[coterie.Position, int]] = [(trial.laid(), 0)]
        while waiting:
            position, k = waiting.pop()
            if position.told(seat) != told[: len(position.told(seat))]:
                continue
            if k == len(said):
                if len(position.told(seat)) == len(told) and position.asks() == truth.asks():
                    found.add(hidden(position, seat))
                continue
            who, line = said[k]
            lines = position.legal(0) if who == 0 and line.startswith("card") and position.asks() == (0,) else [line]
            for other in lines:
                copy = position.copy()
                try:
                    copy.say(who, other)
                except IllegalAnswer:
                    continue
                waiting.append((copy, k + 1))
    return found


def other_hands(start: coterie.Record, seat: int) -> list[list[dict[str, Any]]]:
    """All ways to give the others hands of the same size out of what this seat does not see."""
    players: list[dict[str, Any]] = (start.starts or {})["players"]
    seen = set((start.starts or {}).get("discard", [])) | set(players[seat - 1]["hand"] if seat else [])
    ways: list[tuple[list[list[str]], list[str]]] = [([], [event for event in EVENTS if event not in seen])]
    for k, one in enumerate(players):
        more: list[tuple[list[list[str]], list[str]]] = []
        for hands, left in ways:
            if k + 1 == seat:
                more.append(([*hands, one["hand"]], left))
                continue
            for hand in combinations(left, len(one["hand"])):
                more.append(([*hands, list(hand)], [event for event in left if event not in hand]))
        ways = more
    return [[{**one, "hand": hand} for one, hand in zip(players, hands, strict=True)] for hands, _ in ways]


def small(r: random.Random, phase: str, discard: int) -> coterie.Record:
    """Two players: the first holds nearly all event cards; the other holds two, and a few lie in the deck and on the discard."""
    events = list(EVENTS)
    r.shuffle(events)
    other, deck, off, mine = events[:2], events[2:6], events[6 : 6 + discard], events[6 + discard :]
    assert deck
    one = player("barry-the-bellhop", it=0)
    one["hand"] = mine
    two = player(r.choice(["jesus", "holly-the-wiccan", "hadley", "pam"]), it=r.randrange(4))
    two["hand"] = other
    track = ["eddie", "lorena", "godric", "talbot", "cooter"]
    return record(phase, [one, two], discard=off, track=track, order=r.choice([[1, 2], [2, 1]]))


@pytest.mark.parametrize("seed", range(24))
def test_the_solver_counts_what_the_definition_counts(seed: int) -> None:
    """Draws, exchanges, plays, looks at hands and at the event deck, and a deck that runs out: the first player's knowledge, exactly."""
    r = random.Random(seed)
    start = small(r, r.choice(["plotting", "event", "action"]), r.randrange(3))
    truth = start.laid()
    said = played(truth, r, r.randrange(1, 9), quiet=1)
    wanted = worlds(start, truth, said, 1)
    assert hidden(truth, 1) in wanted
    assert truth.knowledge(1).count() == len(wanted), (start.starts, said)


def test_hands_at_the_start_are_anything_unseen() -> None:
    """Two hands of one and of two cards out of 82: 82 · 81 · 80 / 2 for a watcher, fewer for a player."""
    position = at("event", [player(hand="staked"), player(hand="murder fight")])
    assert position.knowledge(0).count() == 82 * (81 * 80 // 2)
    assert position.knowledge(1).count() == 81 * 80 // 2
    assert position.knowledge(2).count() == 80


def test_a_look_at_a_hand_says_it_all() -> None:
    """A Telepath knows the hand; a card drawn later is unknown again; a card that leaves it changes nothing (J44)."""
    position = at("action", [player("barry-the-bellhop"), player("vampire-nest", hand="murder fight staked")])
    assert position.knowledge(1).count() == 82 * 81 * 80 // 6
    say(position, "1 act barry-the-bellhop telepath 2", "* roll 3")
    assert position.knowledge(1).count() == 1
    say(position, "* roll 5" if position.asks() == (0,) else "1 pass")
    while position.asks() == (0,):
        line = position.legal(0)
        position.say(0, "roll 5" if "roll 5" in line else "card graveyard" if "card graveyard" in line else "card maker")
    assert position.knowledge(1).count() == 78
    assert position.knowledge(2).count() == 78
    assert position.knowledge(0).count() == (82 * 81 * 80 * 79 // 24) * 78


def test_what_another_has_seen_on_top_of_the_character_deck() -> None:
    """Informer: three of 51 cards in an order that only the looker knows; the card that comes to the track is seen by all."""
    track = ["eddie", "lorena", "godric", "talbot", "cooter"]
    position = at("action", [player("hadley"), player("pam", it=20)], track=track)
    say(position, "1 act hadley informer", "* roll 6", "* card jesus", "* card alcide", "* card debbie")
    left = 62 - 5 - 2
    assert position.knowledge(1).count() == 1
    assert position.knowledge(2).count() == left * (left - 1) * (left - 2)


@pytest.mark.parametrize("seed", range(6))
def test_worlds_drawn_are_possible_and_uniform_enough(seed: int) -> None:
    """A drawn world, laid on the table between two goes, looks the same to the seat that drew it; different draws differ."""
    from coterie.core.chance import Seeded

    r = random.Random(seed)
    game = coterie.load("true-blood")
    position = game.deal(seats=3, seed=seed)
    for _ in range(r.randrange(200, 500)):
        if position.question is None:
            break
        position.play([r.choice(position.table.answers())])
    while position.question is not None and position.given:
        position.play([r.choice(position.table.answers())])
    if position.question is None:
        return
    knowledge, luck = position.knowledge(1), Seeded(seed)
    seen = set()
    for _ in range(20):
        world = game.elsewhere(position.start, knowledge.draw(luck))
        assert world.seats == position.start.seats
        seen.add(json.dumps(knowledge.draw(luck)))
    assert len(seen) > 10 or knowledge.count() < 20
