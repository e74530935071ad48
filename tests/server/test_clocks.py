"""Windows and delays, on a clock that is moved by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from company import Parlour, in_parlour

from coterie.server import dealing, seating, thinking, wire
from coterie.server.clocks import ALONE, LONG, QUICK, SHORT, SLOW, STRIDE, Pace
from coterie.server.house import lock_of
from coterie.server.live import LiveTable


def test_a_window_has_a_shortest_and_a_longest_time() -> None:
    alone, several = Pace().window(10, 1), Pace().window(10, 5)
    assert (alone.shortest, several.shortest, alone.longest, several.longest) == (10 + ALONE, 10 + SHORT, 10 + LONG, 10 + LONG)
    assert not several.may_close(10 + SHORT - 0.01, True) and several.may_close(10 + SHORT, True)
    assert not several.may_close(10 + LONG - 0.01, False) and several.may_close(10 + LONG, False)
    assert (several.left(10.04), several.lasts()) == (20000, 20000)
    assert several.left(10 + LONG + 3) == 0


def test_with_one_device_for_all_a_window_waits_until_everybody_has_held_it() -> None:
    window = Pace().window(10, 5, "round")
    assert window.may_close(10 + SHORT, True) and not window.may_close(10**9, False)
    assert (window.left(10), window.lasts(), Pace().limit("round")) == (None, None, None)


def test_with_pace_0_nothing_waits_but_for_answers() -> None:
    window = Pace(0).window(10, 5)
    assert window.may_close(10, True) and not window.may_close(10**6, False) and window.left(10) is None and window.lasts() is None
    assert Pace(0).moment(10) == 10 and Pace(0).answers_at(10, 13) == 13


def test_a_bot_answers_at_its_moment_or_whole_strides_after_it() -> None:
    pace = Pace(2.0)
    assert all(10 + 2 * QUICK <= pace.moment(10) <= 10 + 2 * SLOW for _ in range(200))
    assert pace.answers_at(12, 11) == 12 and pace.answers_at(12, 12) == 12
    assert pace.answers_at(12, 12.001) == 12 + 2 * STRIDE and pace.answers_at(12, 14.5) == 12 + 6 * STRIDE


async def accused(parlour: Parlour, bots: dict[int, str] | None = None) -> LiveTable:
    """A table where seat 1 has just given a wrong card to seat 2."""
    table, tokens = await parlour.lay(5, bots)
    await seating.start(table, lock_of(tokens[0]))
    await parlour.settle()
    await parlour.say(table, 1, "accuse")
    await parlour.say(table, 1, "place 2 dracula")
    return table


def deal(second: str, fifth: str) -> dict[str, Any]:
    return {"guests": ["trickster", second, "zombie", "dracula", fifth], "mystery": ["witch"], "first": 1}


WORLDS = [deal("ghost", "swamp-creature"), deal("swamp-creature", "ghost")]


@pytest.mark.parametrize("world", WORLDS)
def test_a_window_without_an_answer_closes_at_its_longest_time_and_gives_nothing_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, world: dict[str, Any]
) -> None:
    monkeypatch.setattr(dealing, "settled", lambda sheet: world if sheet.started else {})

    async def work(parlour: Parlour) -> None:
        table = await accused(parlour)
        assert table.play is not None and table.play.asking.window is not None
        step = table.play.step_for(4, 0)
        assert step.question is not None and step.question.window and (step.question.closes, step.question.lasts) == (20000, 20000)
        await parlour.wait(LONG - 0.1)
        assert table.play.position.lines[-1] == "1 place 2 dracula"
        await parlour.wait(0.2)
        assert table.play.position.lines[-1] == "2 pass"

    in_parlour(tmp_path, work)


@pytest.mark.parametrize("world", WORLDS)
@pytest.mark.parametrize("after", [0.1, ALONE - 0.1, ALONE + 2])
def test_a_window_closes_when_all_have_answered_but_not_before_its_shortest_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, world: dict[str, Any], after: float
) -> None:
    monkeypatch.setattr(dealing, "settled", lambda sheet: world if sheet.started else {})

    async def work(parlour: Parlour) -> None:
        table = await accused(parlour)
        assert table.play is not None
        await parlour.wait(after)
        await parlour.say(table, 2, "pass")
        assert (table.play.position.lines[-1] == "2 pass") == (after >= ALONE)
        await parlour.wait(max(0.0, ALONE - after))
        assert table.play.position.lines[-1] == "2 pass"

    in_parlour(tmp_path, work)


@pytest.mark.parametrize("world", WORLDS)
def test_a_standing_order_answers_at_the_same_moment_as_anybody_could(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, world: dict[str, Any]
) -> None:
    monkeypatch.setattr(dealing, "settled", lambda sheet: world if sheet.started else {})

    async def work(parlour: Parlour) -> None:
        table, tokens = await parlour.lay(5)
        await seating.start(table, lock_of(tokens[0]))
        assert await table.hear(2, wire.Standing("on", "turn")) is None
        await parlour.say(table, 1, "accuse")
        await parlour.say(table, 1, "place 2 dracula")
        assert table.play is not None and table.play.step_for(2, 0).standing
        question = table.play.question(2)
        assert question is not None and question.said is None
        await parlour.wait(ALONE - 0.01)
        assert table.play.position.lines[-1] == "1 place 2 dracula"
        await parlour.wait(0.02)
        assert table.play.position.lines[-1] == "2 pass"
        # it stands until the own next turn begins
        while table.play.position.view(0)["turn"] == 1:
            assert table.stands(2)
            question = table.play.question(1)
            if question is not None and question.legal:
                await parlour.say(table, 1, question.legal[0])
            await parlour.wait(LONG + 1)
        assert table.play.position.view(0)["turn"] == 2 and not table.stands(2)
        assert not table.play.step_for(2, 0).standing

    in_parlour(tmp_path, work)


def test_an_order_given_in_the_window_counts_as_an_answer_and_an_envelope_prevails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "settled", lambda sheet: WORLDS[0] if sheet.started else {})

    async def work(parlour: Parlour) -> None:
        table = await accused(parlour)
        assert table.play is not None
        await parlour.say(table, 2, "interrupt")
        assert await table.hear(2, wire.Standing("on", "turn")) is None
        await parlour.wait(ALONE)
        assert table.play.position.lines[-1] == "2 interrupt"

    in_parlour(tmp_path, work)


class Slow:
    """A mind that needs its time, on the clock of the test."""

    parlour: Parlour
    seconds = 0.0

    def told(self, told: object) -> None: ...

    def answer(self, topic: str, legal: list[str]) -> str:
        self.parlour.clock.time += self.seconds
        return "pass" if "pass" in legal else legal[0]


@pytest.mark.parametrize("world", WORLDS)
@pytest.mark.parametrize(("thinks", "answers"), [(0.0, 1.5), (1.4, 1.5), (1.6, 2.0), (2.2, 2.5)])
def test_how_long_a_bot_thinks_shows_in_whole_strides_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, world: dict[str, Any], thinks: float, answers: float
) -> None:
    monkeypatch.setattr(dealing, "settled", lambda sheet: world if sheet.started else {})
    slow = Slow()
    monkeypatch.setattr(thinking, "new_mind", lambda *_: slow)

    async def work(parlour: Parlour) -> None:
        slow.parlour, slow.seconds = parlour, thinks
        began = parlour.clock.time
        table = await accused(parlour, {2: "random"})
        assert table.play is not None
        await parlour.wait(began + answers - 0.01 - parlour.clock.time)
        assert table.play.envelopes == {}
        await parlour.wait(0.02)
        if parlour.clock.time < began + ALONE:
            assert table.play.envelopes == {2: "pass"}
        await parlour.wait(1)
        assert table.play.position.lines[-1] == "2 pass"

    in_parlour(tmp_path, work, pace=Pace(1.0, lambda _low, _high: 1.5))


def test_agreeing_does_not_touch_the_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "settled", lambda sheet: WORLDS[0] if sheet.started else {})

    async def work(parlour: Parlour) -> None:
        table = await accused(parlour)
        assert table.play is not None and table.play.asking.window is not None
        window = table.play.asking.window
        await parlour.say(table, 2, "interrupt")
        assert await table.hear(4, wire.Agree("a")) is None
        assert table.play.asking.window is window and table.play.envelopes == {2: "interrupt"}
        await parlour.wait(ALONE + 0.1)
        assert table.play.position.lines[-2:] == ["4 agree", "2 interrupt"]

    in_parlour(tmp_path, work)
