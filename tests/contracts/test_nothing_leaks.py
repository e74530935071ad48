"""Nobody learns what was not told: in every world that a seat holds possible, all that reaches it is the same.

At small tables the worlds are those of the oracle (the definition), at larger ones, and where many are needed, the fast solver draws them
(test_knowledge: it draws from the same worlds).
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import coterie
from coterie.core.chance import Seeded
from coterie.core.oracle import imagined, possible
from coterie.minds import NAMES, seat_bot
from tests.playing import SMALL, TABLES, draws_later, fresh, knows, luck, many, parts, played, sampled, steps, until_over, vocabulary

WORDS = {name: vocabulary(coterie.load(name)) for name in coterie.GAMES}


def worlds_of(position: coterie.Position, seat: int, most: int, r: random.Random, oracle: bool = False) -> Iterator[coterie.Position]:
    """The same game in other deals that a seat (0: the watchers) must hold possible, at most so many."""
    if draws_later(position.game.name):
        knowledge = knows(position, seat)
        for _ in range(most):
            answers = knowledge.answers(position.log[position.dealt_in :], Seeded(r.randrange(1 << 30)))
            yield imagined(position, position.stated, drawn=answers)
        return
    if oracle and (position.game.name, position.seats) in SMALL:
        found: list[dict[str, Any]] = [position.game.stated(trial.table) for trial in islice(possible(position, seat), 4 * most)]
        deals = r.sample(found, min(most, len(found)))
    else:
        deals = sampled(position, seat, most, r.randrange(1 << 30))
    for deal in deals:
        yield imagined(position, deal)


def said(position: coterie.Position) -> list[str]:
    """What seats have said; chance may have drawn other cards where nobody saw them."""
    return [line for line in position.lines if not line.startswith("*")]


def games(name: str, seats: int, number: int, key: str, most: int = 45) -> Iterator[tuple[coterie.Position, random.Random]]:
    """Positions of some random games."""
    for k in range(many(name, seats, number)):
        r = luck(key, name, seats, k)
        yield played(coterie.load(name), seats, r, most), r


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_non_interference(name: str, seats: int) -> None:
    """In every world that a seat holds possible it was told the same, sees the same, is asked the same and may say the same."""
    for position, r in games(name, seats, 12, "interference"):
        for seat in r.sample(range(seats + 1), 3):
            for other in worlds_of(position, seat, 12, r, oracle=True):
                assert until_over(other.told(seat)) == until_over(position.told(seat))
                assert other.question == position.question
                assert other.legal(seat) == position.legal(seat)
                assert other.pass_line(seat) == position.pass_line(seat)
                assert said(other) == said(position)
                if position.outcome is None:
                    assert other.view(seat) == position.view(seat)
                else:
                    assert other.outcome == position.outcome


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_who_is_asked_is_public(name: str, seats: int) -> None:
    """After the same answers the same seats are asked, about the same, in every world that watchers hold possible: at every question."""
    game = coterie.load(name)
    for number in range(many(name, seats, 5)):
        r = luck("asked", name, seats, number)
        position = fresh(game, seats, r)
        for step, _ in enumerate(steps(position, r, 60)):
            if position.question is None or position.pending or position.asks() == (0,) or step % 6 != number % 6:
                continue
            for other in worlds_of(position, 0, 5, r):
                assert repr(other.question) == repr(position.question)
                assert other.agreed == position.agreed


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_errors_say_nothing_that_the_seat_does_not_know(name: str, seats: int) -> None:
    """Canary: whatever a seat tries to say, asked or not, the refusal is the same, to the letter, in all worlds it cannot tell apart."""
    for position, r in games(name, seats, 9, "canary"):
        for seat in r.sample(range(seats + 1), min(4, seats + 1)):
            tried = r.sample(WORDS[name], 20)
            for word in ("pass", "accuse", "interrupt", "refuse", "force"):
                tried.append(word)
            for asked in range(1, seats + 1):
                tried.extend(position.legal(asked)[:3])
            for other in worlds_of(position, seat, 3, r):
                for line in tried:
                    here, there = position.why(seat, line), other.why(seat, line)
                    assert (here is None) == (there is None)
                    if here is not None and there is not None:
                        assert str(here) == str(there)
                        assert here.legal == there.legal
                        assert (here.message, here.details) == (there.message, there.details)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_one_seat_alone_was_told_is_in_nobody_elses_feed(name: str, seats: int) -> None:
    """A fact goes to those of its audience: it is in their feeds, in order, and in no other."""
    for position, _ in games(name, seats, 25, "feeds", 80):
        for seat in range(seats + 1):
            if seat:
                mine = [fact for fact in position.facts if (fact[0] >> (seat - 1)) & 1]
            else:
                mine = [fact for fact in position.facts if fact[0] == (1 << 62) - 1]
            assert [event.fact for event in position.told(seat)] == mine


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_bots_cannot_cheat(name: str, seats: int) -> None:
    """In two worlds that a seat cannot tell apart every bot, with the same luck, gives the same answer."""
    game = coterie.load(name)
    for number in range(many(name, seats, 4)):
        r = luck("cheat", name, seats, number)
        position = fresh(game, seats, r)
        for _ in steps(position, r, r.randrange(12), agree=0.0):
            pass
        if position.question is None or position.pending or position.asks() == (0,):
            continue
        seat = r.choice(position.question.asks)
        for bot in NAMES:
            said = {answer_of(bot, at, seat, number) for at in [position, *worlds_of(position, seat, 2, r)]}
            assert len(said) == 1
            assert said <= set(position.legal(seat))


def answer_of(bot: str, position: coterie.Position, seat: int, seed: int) -> str:
    """What this bot says here."""
    mind = seat_bot(bot, position.game.name, position.seats, seat, position.options, seed)
    for event in position.told(seat):
        mind.told(event)
    assert position.question is not None
    return mind.answer(position.question.topic, position.legal(seat))


@pytest.mark.parametrize(("name", "seats"), SMALL)
def test_bots_of_a_match_are_handed_nothing_but_what_their_seat_was_told(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The referee hands a bot the events of its seat, the kind of question and the legal lines: no table, no position."""
    from coterie.core.mind import Mind
    from coterie.core.told import Told
    from coterie.lab import match

    handed: dict[int, list[Told]] = {}

    def spied(bot: str, game: str, at: int, seat: int, *rest: Any) -> Mind:
        real = seat_bot(bot, game, at, seat, *rest)

        class Spy(Mind):
            def told(self, told: Told) -> None:
                assert type(told) is Told
                handed.setdefault(seat, []).append(told)
                real.told(told)

            def answer(self, topic: str, legal: list[str]) -> str:
                assert type(topic) is str
                assert type(legal) is list and all(type(line) is str for line in legal)
                return real.answer(topic, legal)

        assert not any(isinstance(value, coterie.Position) for value in parts(real).values())
        return Spy(game, at, seat, real.options, real.luck)

    monkeypatch.setattr(match, "seat_bot", spied)
    for seed in range(5):
        handed.clear()
        position, said = match.play_match(coterie.load(name), seats, ["random"] * seats, {}, seed, 0)
        assert said and position.outcome is not None
        for seat, events in handed.items():
            assert events == position.told(seat)[: len(events)]


def test_the_import_contract_holds() -> None:
    """Each layer imports only what stands below it, and bots never import a table, a position, the oracle or the rules."""
    pytest.importorskip("importlinter")
    import subprocess
    import sys
    from pathlib import Path

    program = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", program], cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
