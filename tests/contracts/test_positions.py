"""Positions of every game: they copy, they can be rebuilt from nothing, and what is past stays as it was."""

from __future__ import annotations

import json

import pytest

import coterie
from coterie.core.chance import Seeded
from coterie.core.log import lines_of
from coterie.core.table import Table, contents
from coterie.lab.rollout import finish_scene, play_deal, play_on
from tests.playing import TABLES, drawn_options, fresh, luck, many, settle, snapshot, some_line, steps


def assert_same(one: coterie.Position, other: coterie.Position) -> None:
    """The two cannot be told apart, whoever looks."""
    assert one.question == other.question
    assert one.outcome == other.outcome
    assert one.facts == other.facts
    assert one.lines == other.lines
    assert one.stated == other.stated
    assert one.agreed == other.agreed
    for seat in range(one.seats + 1):
        assert one.told(seat) == other.told(seat)
        assert one.view(seat) == other.view(seat)
        assert one.legal(seat) == other.legal(seat)
        assert one.pass_line(seat) == other.pass_line(seat)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_copy_plays_on_as_the_original(name: str, seats: int) -> None:
    """A copy taken at any moment, envelopes and all, says, asks and tells the same as the original from then on."""
    game = coterie.load(name)
    for number in range(many(name, seats, 12)):
        r = luck("copies", name, seats, number)
        position = fresh(game, seats, r)
        copies: list[coterie.Position] = []
        for step, (seat, line) in enumerate(steps(position, r, 150)):
            for copy in copies:
                copy.say(seat, line)
            if step % 9 == 0:
                copies = [*copies[-3:], position.copy()]
                assert copies[-1].legal(seat) == position.legal(seat)
            if step % 5 == 0:
                for copy in copies:
                    assert_same(position, copy)
        for copy in copies:
            assert_same(position, copy)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_copy_does_leaves_the_original_alone(name: str, seats: int) -> None:
    """Copies that go other ways change nothing in the original, nor in one another."""
    game = coterie.load(name)
    for number in range(many(name, seats, 8)):
        r = luck("apart", name, seats, number)
        position = fresh(game, seats, r)
        for step, _ in enumerate(steps(position, r, 120)):
            if step % 11 != 3 or position.question is None:
                continue
            before = snapshot(position)
            copy = position.copy()
            twin = copy.copy()
            for _ in steps(copy, luck("other", number, step), 30, agree=0.2):
                pass
            assert snapshot(position) == before
            assert snapshot(twin) == before


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_shadow_rebuilt_from_nothing_agrees_after_every_answer(name: str, seats: int) -> None:
    """The record alone, written and read again, gives the same tellings, views, options and question, after every answer."""
    game = coterie.load(name)
    for number in range(many(name, seats, 16)):
        r = luck("shadow", name, seats, number)
        position = fresh(game, seats, r)
        for _ in steps(position, r, 60):
            if not position.pending:
                assert_same(position, coterie.Record.parse(coterie.Record.of(position).text()).position())


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_shadow_agrees_in_many_games(name: str, seats: int) -> None:
    """The same at the end, and at one moment before it, of many games."""
    game = coterie.load(name)
    for number in range(many(name, seats, 100)):
        r = luck("shadows", name, seats, number)
        position = fresh(game, seats, r)
        stop = r.randrange(40)
        for step, _ in enumerate(steps(position, r)):
            if step == stop and not position.pending:
                assert_same(position, coterie.Record.parse(coterie.Record.of(position).text()).position())
        settle(position)
        assert_same(position, coterie.Record.parse(coterie.Record.of(position).text()).position())


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_past_table_ever_changes(name: str, seats: int) -> None:
    """A table as it stood when the curtain rose on a scene is never touched again, whatever is played or looked at later."""
    game = coterie.load(name)
    for number in range(many(name, seats, 10)):
        r = luck("past", name, seats, number)
        position = fresh(game, seats, r)
        past: list[tuple[Table, str]] = []
        for step, _ in enumerate(steps(position, r, 200)):
            if not past or past[-1][0] is not position.start:
                past.append((position.start, repr(contents(position.start))))
            if step % 7 == 0:
                snapshot(position.copy())
        assert past
        for table, was in past:
            assert repr(contents(table)) == was


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_copied_table_holds_everything(name: str, seats: int) -> None:
    """Nothing that lies on a table is forgotten when it is copied: the copy of any table of a game has the same contents."""
    game = coterie.load(name)
    for number in range(many(name, seats, 20)):
        r = luck("contents", name, seats, number)
        position = fresh(game, seats, r)
        for _ in steps(position, r, r.randrange(120)):
            pass
        table = position.table
        assert contents(table.copy()) == contents(table)
    table = fresh(game, seats, luck("marked", name, seats)).table
    for k, (slot, value) in enumerate(contents(table).items()):
        if isinstance(value, int) and slot not in ("seats", "all"):
            setattr(table, slot, k + 2)
    assert contents(table.copy()) == contents(table)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_questions_are_numbered_upwards_and_feeds_without_gaps(name: str, seats: int) -> None:
    """Every question has a number of its own, and each seat's events count from 1 without gaps, asked for whole or in part."""
    game = coterie.load(name)
    for number in range(many(name, seats, 10)):
        r = luck("numbers", name, seats, number)
        position = fresh(game, seats, r)
        last = position.question
        for _, line in steps(position, r, 150):
            now = position.question
            if now is None or last is None:
                break
            if line != "agree" and not position.pending:
                assert now.number == last.number + 1
            else:
                assert now.number == last.number
            last = now
        for seat in range(seats + 1):
            told = position.told(seat)
            assert [event.n for event in told] == list(range(1, len(told) + 1))
            assert position.told(seat, len(told) // 2) == told[len(told) // 2 :]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_views_and_tellings_are_plain_values(name: str, seats: int) -> None:
    """Views and events survive JSON, and every view has the fields that every game has."""
    game = coterie.load(name)
    r = luck("plain", name, seats)
    position = fresh(game, seats, r)
    for _ in steps(position, r, 60):
        for seat in range(seats + 1):
            view = position.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert {"seats", "turn", "over", "winners", "reason", "players"} <= set(view)
            assert view["over"] is (position.outcome is not None)
            assert set(view["players"]) == {str(k) for k in range(1, seats + 1)}
            for event in position.told(seat):
                assert json.loads(json.dumps(event.fields)) == event.fields


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_rollouts_play_the_same_game_as_positions(name: str, seats: int) -> None:
    """What the fast loop plays, unchecked and silent, is a legal game: its record gives the same table."""
    game = coterie.load(name)
    for number in range(many(name, seats, 150)):
        r = luck("rollout", name, seats, number)
        options = game.options(drawn_options(game, r))
        source, log = Seeded(number, seats), []
        table = game.table(seats, options)
        play_deal(game, table, source, log)
        dealt_in = len(log)
        play_on(game, table, source, log)
        record = coterie.Record(name, seats, choices=options, deal=game.stated(table), lines=lines_of(game.topics, log[dealt_in:]))
        position = record.position()
        assert contents(position.table) == contents(table)
        assert position.outcome is not None
        # from the middle of a scene
        half = fresh(game, seats, r)
        for _ in steps(half, r, r.randrange(30), agree=0.0):
            pass
        if half.question is None or half.pending:
            continue
        end = finish_scene(game, half.start, half.given, Seeded(number))
        assert end.over == 1
        assert repr(contents(half.start)) == repr(contents(half.copy().start))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_lines_of_random_play_are_all_legal_ones(name: str, seats: int) -> None:
    """(Of these tests themselves:) a drawn line is one of the legal ones, whichever way it is drawn."""
    position = fresh(coterie.load(name), seats, luck(name, seats))
    assert position.question is not None
    legal = position.legal(position.question.asks[0])
    r = luck("lines", name, seats)
    assert {some_line(legal, r, by_word) for by_word in (True, False) for _ in range(300)} <= set(legal)
