"""What may be concluded: the fast solver of every game says what the definition says, and draws fairly from it."""

from __future__ import annotations

import json
from collections import Counter
from math import sqrt

import pytest

import coterie
from coterie.core.chance import Seeded
from coterie.core.oracle import count_worlds, possible
from tests.playing import SMALL, TABLES, drawn_options, draws_later, fresh, knows, luck, many, played, steps, worlds


@pytest.mark.parametrize("options", [False, True], ids=["rulebook", "options"])
@pytest.mark.parametrize(("name", "seats"), SMALL)
def test_the_solver_counts_what_the_oracle_counts(name: str, seats: int, options: bool) -> None:
    """The number of deals that each seat, and a watcher, must hold possible is the number in which the record plays out."""
    game = coterie.load(name)
    for number in range(many(name, seats, 8)):
        r = luck("oracle", name, seats, number, options)
        position = played(game, seats, r, 40, drawn_options(game, r) if options else {})
        for seat in r.sample(range(seats + 1), 2):
            assert worlds(position, seat) == count_worlds(position, seat), (seat, position.options, position.lines)


@pytest.mark.parametrize(("name", "seats"), SMALL)
def test_agreeing_before_the_first_answer_rules_out_no_deal(name: str, seats: int) -> None:
    """A seat may agree to end the game before anybody has answered anything: by the definition, too, every deal stays possible."""
    position = fresh(coterie.load(name), seats, luck("early", name, seats), {})
    before = count_worlds(position, seats)
    position.say(1, "agree")
    assert worlds(position, seats) == before
    assert count_worlds(position, seats) == before


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_true_deal_is_always_possible_and_seats_know_more_than_watchers(name: str, seats: int) -> None:
    """Nothing true is ever ruled out; what is told never brings a deal back; a seat holds at most as many possible as a watcher.

    (But where cards are drawn later there is ever more to know.)
    """
    game = coterie.load(name)
    for number in range(many(name, seats, 8)):
        r = luck("true", name, seats, number)
        position = played(game, seats, r, 0)
        counts = [worlds(position, seat) for seat in range(seats + 1)]
        for step, _ in enumerate(steps(position, r, 80)):
            if step % 4:
                continue
            now = [worlds(position, seat) for seat in range(seats + 1)]
            assert all(count > 0 for count in now)
            if not draws_later(name):
                assert all(new <= old for new, old in zip(now, counts, strict=True))
                assert all(count <= now[0] for count in now)
            counts = now


def fits_uniform(counts: Counter[str], kinds: int) -> bool:
    """Whether a chi-square statistic is within four standard deviations of what fair draws give."""
    expected = sum(counts.values()) / kinds
    chi2 = sum((number - expected) ** 2 / expected for number in counts.values()) + (kinds - len(counts)) * expected
    return chi2 < (kinds - 1) + 4 * sqrt(2 * (kinds - 1)) + 4


@pytest.mark.parametrize(("name", "seats"), SMALL)
def test_the_world_varies(name: str, seats: int) -> None:
    """Drawing gives each of the possible deals, each as often as the others, and no other deal."""
    game = coterie.load(name)
    looked = 0
    for number in range(many(name, seats, 40)):
        r = luck("varies", name, seats, number)
        position = played(game, seats, r, 30)
        seat = r.randrange(seats + 1)
        count = worlds(position, seat)
        if not 2 <= count <= 60:
            continue
        looked += 1
        knowledge, source = knows(position, seat), Seeded(number)
        keys = set(knowledge.sample(source))
        stated = [game.stated(trial.table) for trial in possible(position, seat)]
        wanted = {json.dumps({key: deal[key] for key in sorted(keys)}) for deal in stated}
        found = Counter(json.dumps(dict(sorted(knowledge.sample(source).items()))) for _ in range(25 * count))
        assert set(found) == wanted
        assert fits_uniform(found, count)
    assert looked >= 5


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_deal_varies(name: str, seats: int) -> None:
    """Different seeds deal differently, and every card comes to every seat about as often as to the others that may hold it."""
    game = coterie.load(name)
    deals = {json.dumps(game.deal(seats=seats, seed=seed).stated) for seed in range(100)}
    assert len(deals) == 100 or draws_later(name)
    assert len(deals) > 40
    assert game.deal(seats=seats, seed=5).stated == game.deal(seats=seats, seed=5).stated


def test_a_sample_that_is_not_fair_is_found_out() -> None:
    """(Of these tests themselves:) the bound lets fair draws through, and finds a deal that comes half as often as it should."""
    source = Seeded(3)
    fair = Counter(str(source.below(20)) for _ in range(500))
    assert fits_uniform(fair, 20)
    loaded = Counter(str(min(source.below(22), 19)) for _ in range(500))
    assert not fits_uniform(loaded, 20)
    assert not fits_uniform(Counter({"a": 250}), 10)
