"""Notation and records survive the round trip, and every way to end has a record."""

from __future__ import annotations

from collections import Counter

import pytest

import coterie
from coterie.core import messages
from coterie.core.chance import Seeded
from coterie.core.log import lines_of
from coterie.core.scenario import verify
from coterie.core.told import Feeds
from coterie.lab.rollout import play_deal, play_on
from tests.playing import TABLES, drawn_options, fresh, luck, many, parts, played, steps


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_record_is_read_as_it_was_written(name: str, seats: int) -> None:
    """Game, seats, options, deal, names, title and lines survive writing and reading, and the second writing is the first to the letter."""
    game = coterie.load(name)
    for number in range(many(name, seats, 40)):
        r = luck("written", name, seats, number)
        position = played(game, seats, r, 60)
        position.names.extend(f'Ana “{k}” \\ "Ü" \t{k}' for k in range(r.choice([0, seats])))
        record = coterie.Record.of(position, title='A "title" with \\ and é')
        again = coterie.Record.parse(record.text())
        assert parts(again) | {"first_line": 0} == parts(record)
        assert again.text() == record.text()
        assert verify(again) == []


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_record_of_a_game_that_chance_dealt_tells_the_same(name: str, seats: int) -> None:
    """A game dealt by luck, not by a statement: its record, played again, tells the same facts in the same order."""
    for seed in range(5):
        position = coterie.load(name).deal(seats=seats, seed=seed)
        assert coterie.Record.parse(coterie.Record.of(position).text()).position().facts == position.facts


@pytest.mark.parametrize("name", coterie.GAMES)
def test_words_and_answers_are_the_same_both_ways(name: str) -> None:
    """In each question one answer is one word, each word stands once and has no blank in it, and a kind of question has one number."""
    game = coterie.load(name)
    for code, topic in game.topics.items():
        assert topic.code == code
        assert len(set(topic.says)) == len(topic.says) <= 124
        for answer, word in enumerate(topic.says):
            assert topic.answers[word] == answer
            assert word.split() == [word] or word == "", "a word has no blank in it; the empty word ends a line that could go on"
    assert len(set(game.reasons)) == len(game.reasons)


@pytest.mark.parametrize("name", coterie.GAMES)
def test_events_have_distinct_names_and_sentences(name: str) -> None:
    """Each kind of event has a name of its own and a sentence in the catalogue; so have the reasons to be over and the questions."""
    game = coterie.load(name)
    names = [kind.name for kind in game.telling.kinds.values()]
    assert len(set(names)) == len(names)
    assert [kind for kind in names if not messages.has(f"{name}-told-{kind}")] == []
    assert [reason for reason in game.reasons if not messages.has(f"{name}-reason-{reason}")] == []
    asked: set[str] = set()
    for number in range(30):
        r = luck("topics", name, number)
        position = fresh(game, r.randrange(game.least, game.most + 1), r)
        for _ in steps(position, r, 80):
            if position.question is not None and position.question.asks != (0,):
                asked.add(position.question.topic)
    assert [topic for topic in asked if not messages.has(f"{name}-topic-{topic}")] == []
    for choice in game.choices:
        label = f"{name}-choice-{choice.name.replace('_', '-')}"
        values = () if choice.number else choice.values
        assert [text for text in (label, f"{label}.help", *(f"{label}-{value}" for value in values)) if not messages.has(text)] == []


def rollouts(name: str, seats: int, games: int, first: int = 0) -> Counter[str]:
    """Many games of the fast loop with everybody listening; each is written, read, played again, and must tell the same."""
    game = coterie.load(name)
    ends: Counter[str] = Counter()
    for number in range(first, first + many(name, seats, games)):
        r = luck("ends", name, seats, number)
        options = game.options(drawn_options(game, r))
        source, log = Seeded(number, 7), []
        table = game.table(seats, options)
        feeds = Feeds(seats)
        table.ear = feeds
        play_deal(game, table, source, log)
        dealt_in = len(log)
        play_on(game, table, source, log)
        lines = lines_of(game.topics, log[dealt_in:])
        record = coterie.Record(name, seats, choices=options, deal=game.stated(table), lines=lines)
        position = coterie.Record.parse(record.text()).position()
        assert position.outcome is not None
        assert position.lines == lines
        assert sorted(position.facts) == sorted(feeds.facts)
        assert position.outcome.reason == game.reasons[int(table.reason)]
        ends[position.outcome.reason] += 1
    return ends


@pytest.mark.slow
@pytest.mark.parametrize("name", coterie.GAMES)
def test_every_way_to_end_has_a_record(name: str) -> None:
    """Every reason to be over happens in thousands of random games, and each of them is told again by its record.

    (That all may agree to end is in test_answers.)
    """
    game = coterie.load(name)
    ends: Counter[str] = Counter()
    for seats in range(game.least, game.most + 1):
        ends += rollouts(name, seats, 350)
    limited = any(choice.name == "max_turns" for choice in game.choices)
    wanted = set(game.reasons) - {"agreed"} - (set() if limited else {"exhausted"})
    for first in range(1000, 1100):
        if set(ends) != wanted:
            ends += rollouts(name, game.least, 1, first)
    assert set(ends) == wanted, ends


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_deal_can_be_stated_in_full_or_in_part(name: str, seats: int) -> None:
    """A deal given whole is dealt as it stands; each of its keys alone is kept, and chance deals the rest."""
    game = coterie.load(name)
    for seed in range(25):
        stated = game.deal(seats=seats, seed=seed).stated
        assert game.deal(seats=seats, deal=stated).stated == stated
        for key, value in stated.items():
            assert game.deal(seats=seats, deal={key: value}, seed=seed + 1).stated[key] == value
