"""What may be said is said, everything else is refused with a reason, and a refusal changes nothing."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

import coterie
from coterie.core import messages
from tests.playing import SMALL, TABLES, fresh, luck, many, snapshot, steps, vocabulary

WORDS = {name: vocabulary(coterie.load(name)) for name in coterie.GAMES}


def assert_refused(position: coterie.Position, seat: int, line: str) -> None:
    """The refusal says why, in a sentence of the catalogue, and what this seat may say instead."""
    with pytest.raises(coterie.IllegalAnswer) as caught:
        position.say(seat, line)
    refused = caught.value
    assert messages.has(refused.message), refused.message
    sentence = str(refused)
    assert sentence != refused.message
    assert "{" not in sentence and "}" not in sentence and "None" not in sentence, sentence
    assert refused.legal in ([], position.legal(seat))
    why = position.why(seat, line)
    assert why is not None
    assert (str(why), why.legal) == (sentence, refused.legal)


def assert_listed_otherwise(position: coterie.Position, seat: int, line: str) -> None:
    """Where the order of some words is free, a line that is not listed means one that is, of the same words."""
    effects = []
    alike = [other for other in position.legal(seat) if sorted(other.split()) == sorted(line.split())]
    for said in (line, *alike):
        copy = position.copy()
        copy.say(seat, said)
        words = [sorted(spoken.split()) for spoken in copy.lines]
        effects.append((words, len(copy.facts), repr(copy.question), copy.outcome))
    assert effects[0] in effects[1:], line


def assert_all_refused(position: coterie.Position, lines: list[str]) -> None:
    """Every line that is not legal is refused, to every seat, to watchers and to seats that do not exist."""
    before = snapshot(position)
    for seat in range(position.seats + 1):
        legal = set(position.legal(seat))
        for line in lines:
            if line in legal:
                continue
            if position.why(seat, line) is None:
                assert_listed_otherwise(position, seat, line)
            else:
                assert_refused(position, seat, line)
    for seat in (-1, position.seats + 1, 99):
        for line in ("pass", "agree", lines[0]):
            assert_refused(position, seat, line)
    assert snapshot(position) == before


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_legal_line_is_accepted(name: str, seats: int) -> None:
    """Each line that is listed as legal may be said: there is no reason against it, and it stands in the log as it was said."""
    game = coterie.load(name)
    for number in range(many(name, seats, 25)):
        r = luck("legal", name, seats, number)
        position = fresh(game, seats, r)
        for step, _ in enumerate(steps(position, r, 120)):
            if step % 5 != number % 5 or position.question is None:
                continue
            for seat in position.question.asks:
                legal = position.legal(seat)
                assert legal and legal == sorted(set(legal))
                for line in legal:
                    assert position.why(seat, line) is None
                    copy = position.copy()
                    copy.say(seat, line)
                    if seat - 1 not in copy.pending:
                        assert f"{seat or '*'} {line}" in copy.lines[len(position.lines) :]


@pytest.mark.parametrize(("name", "seats"), SMALL)
def test_every_other_line_of_the_vocabulary_is_refused(name: str, seats: int) -> None:
    """Every line that the words of the game can make, and that is not legal now, is refused to every seat; nothing changes."""
    game = coterie.load(name)
    for number in range(many(name, seats, 4)):
        r = luck("refused", name, seats, number)
        position = fresh(game, seats, r)
        for _ in steps(position, r, r.randrange(30)):
            pass
        assert_all_refused(position, r.sample(WORDS[name], 500))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_lines_that_are_not_legal_are_refused_throughout(name: str, seats: int) -> None:
    """The same at many moments of many games, envelopes open or not, with a few lines of the vocabulary each."""
    game = coterie.load(name)
    for number in range(many(name, seats, 14)):
        r = luck("throughout", name, seats, number)
        position = fresh(game, seats, r)
        for step, _ in enumerate(steps(position, r, 150)):
            if step % 6 == number % 6:
                assert_all_refused(position, r.sample(WORDS[name], 6))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_line_is_read_whatever_blanks_stand_in_it(name: str, seats: int) -> None:
    """Blanks before, between and after the words of a line do not count."""
    game = coterie.load(name)
    r = luck("blanks", name, seats)
    position = fresh(game, seats, r)
    assert position.question is not None
    seat = position.question.asks[0]
    for line in position.legal(seat):
        assert position.why(seat, "  " + "   ".join(line.split()) + " ") is None


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_whoever_agrees_can_do_so_once_and_all_end_the_game(name: str, seats: int) -> None:
    """Every seat may agree at any time, asked or not; it stands, is told to all, is not listed; when all have, the game ends."""
    game = coterie.load(name)
    for number in range(many(name, seats, 12)):
        r = luck("agree", name, seats, number)
        position = fresh(game, seats, r, {})
        for _ in steps(position, r, r.randrange(25), agree=0.0):
            pass
        if position.outcome is not None:
            assert_all_refused(position, ["agree"])
            continue
        assert_refused(position, 0, "agree")
        willing = list(range(1, seats + 1))
        r.shuffle(willing)
        for k, seat in enumerate(willing):
            question = position.question
            assert "agree" not in position.legal(seat)
            position.say(seat, "agree")
            assert position.agreed == set(willing[: k + 1])
            for reader in range(seats + 1):
                events = [event for event in position.told(reader) if event.kind == "agrees"]
                assert events[-1].fields == {"seat": seat}
            if k + 1 < seats:
                assert position.question == question
                assert position.outcome is None
                assert_refused(position, seat, "agree")
        assert position.outcome == coterie.Outcome((), "agreed")
        assert position.question is None
        assert all(position.legal(seat) == [] for seat in range(seats + 1))
        again = coterie.Record.parse(coterie.Record.of(position).text()).position()
        assert again.outcome == position.outcome
        assert again.facts == position.facts


def sealed(name: str, seats: int, most: int) -> list[coterie.Position]:
    """Positions with a question to several seats at once."""
    game = coterie.load(name)
    found: list[coterie.Position] = []
    for number in range(most):
        r = luck("sealed", name, seats, number)
        position = fresh(game, seats, r)
        for _ in steps(position, r, 60):
            if position.question is not None and len(position.question.asks) > 1 and not position.pending:
                found.append(position.copy())
                if r.random() < 0.5:
                    break
    return found


def orders(asks: tuple[int, ...], r: random.Random) -> list[tuple[int, ...]]:
    """Some orders in which the seats asked may speak."""
    every = list(permutations(asks)) if len(asks) < 5 else []
    return r.sample(every, min(4, len(every))) if every else [tuple(r.sample(asks, len(asks))) for _ in range(4)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_sealed_answers_count_alike_in_any_order(name: str, seats: int) -> None:
    """Where several are asked at once their lines may stand in any order: the same is told and logged."""
    positions = sealed(name, seats, 12)
    for number, position in enumerate(positions):
        assert position.question is not None
        r = luck("orders", name, seats, number)
        asks = position.question.asks
        lines = {seat: r.choice(position.legal(seat)) for seat in asks}
        ends: list[coterie.Position] = []
        for order in orders(asks, r):
            copy = position.copy()
            for seat in order:
                copy.say(seat, lines[seat])
            ends.append(copy)
        for end in ends:
            assert end.facts == ends[0].facts
            assert end.lines == ends[0].lines
            assert end.question == ends[0].question


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nothing_is_told_before_all_envelopes_are_in(name: str, seats: int) -> None:
    """An answer in an envelope is told to nobody, moves nothing, frees nobody else, and cannot be given twice."""
    for number, position in enumerate(sealed(name, seats, 12)):
        assert position.question is not None
        r = luck("envelopes", name, seats, number)
        asks = list(position.question.asks)
        r.shuffle(asks)
        number_before, facts, lines = position.question.number, position.facts.copy(), position.lines
        views = [position.view(seat) for seat in range(seats + 1)]
        options = {seat: position.legal(seat) for seat in asks}
        for k, seat in enumerate(asks[:-1]):
            position.say(seat, r.choice(options[seat]))
            assert position.question is not None
            assert position.question.number == number_before
            assert set(position.question.asks) == set(asks[k + 1 :])
            assert position.facts == facts
            assert position.lines == lines
            assert [position.view(reader) for reader in range(seats + 1)] == views
            assert {other: position.legal(other) for other in asks[k + 1 :]} == {other: options[other] for other in asks[k + 1 :]}
            assert_refused(position, seat, options[seat][0])
        position.say(asks[-1], r.choice(options[asks[-1]]))
        assert position.question is None or position.question.number != number_before


def test_there_are_sealed_questions_to_look_at() -> None:
    """(Of these tests themselves:) every game here has questions that are asked of several at once."""
    for name, seats in TABLES:
        assert sealed(name, seats, 12), (name, seats)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_windows_can_be_let_pass(name: str, seats: int) -> None:
    """Every seat asked in a window has a line that lets it pass and shows nothing, and it is one of its legal lines."""
    game = coterie.load(name)
    for number in range(many(name, seats, 25)):
        r = luck("windows", name, seats, number)
        position = fresh(game, seats, r)
        for _ in steps(position, r, 100):
            question = position.question
            if question is None:
                break
            for seat in question.asks:
                line = position.pass_line(seat)
                assert line is None or line in position.legal(seat)
                if question.window:
                    assert line is not None
