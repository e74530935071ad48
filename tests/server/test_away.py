"""Clocks, and people who are away: a bot plays for them with what their seat was told, and gives the seat back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from company import Parlour, in_parlour

from coterie.server import dealing, seating, wire
from coterie.server.clocks import GRACE, LIMITS
from coterie.server.house import House, lock_of
from coterie.server.live import LiveTable
from coterie.server.refusals import Declined
from coterie.server.storage import OUTAGE, Storage
from coterie.server.stored import STAND_IN

DEAL = {"guests": ["trickster", "ghost", "zombie", "dracula", "swamp-creature"], "mystery": ["witch"], "first": 1}
BRISK = LIMITS["brisk"][0] or 0.0


async def begun(parlour: Parlour, clock: str = "brisk", seats: int = 5) -> tuple[LiveTable, list[str]]:
    table, tokens = await parlour.lay(seats, clock=clock)
    await seating.start(table, lock_of(tokens[0]))
    await parlour.settle()
    return table, tokens


def asked(table: LiveTable) -> int:
    assert table.play is not None and table.play.position.question is not None
    return table.play.position.question.asks[0]


def number(table: LiveTable) -> int:
    assert table.play is not None and table.play.position.question is not None
    return table.play.position.question.number


def test_who_is_silent_until_the_clock_runs_out_is_away_and_a_bot_plays(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table, tokens = await begun(parlour)
        ear = parlour.listen(table, tokens[0])
        await parlour.settle()
        seat, q = asked(table), number(table)
        steps = [json.loads(text) for _, text in ear.heard if '"step"' in text]
        assert steps[-1]["question"]["closes"] == steps[-1]["question"]["lasts"] == BRISK * 1000
        await parlour.wait(BRISK - 0.5)
        assert number(table) == q and not table.chair(seat).away
        await parlour.wait(0.6)
        assert table.chair(seat).away and table.chair(seat).played_by == STAND_IN and table.chair(seat).kind == "person"
        await parlour.wait(3)
        assert number(table) > q, "the bot has answered"
        lobby = [json.loads(text) for _, text in ear.heard if '"lobby"' in text][-1]
        assert [one["away"] for one in lobby["seats"]] == [one["seat"] == seat for one in lobby["seats"]]

    in_parlour(tmp_path, work)


@pytest.mark.parametrize("message", [wire.Back("b"), wire.Say("b", 0, "accuse"), wire.Standing("b", "turn")])
def test_any_sign_of_life_takes_the_seat_back(tmp_path: Path, message: Any) -> None:
    async def work(parlour: Parlour) -> None:
        table, _tokens = await begun(parlour)
        seat = asked(table)
        await parlour.wait(BRISK + 0.1)
        assert table.chair(seat).away
        await table.hear(seat, message)
        assert not table.chair(seat).away
        q = number(table)
        if asked(table) == seat:
            await parlour.wait(10)
            assert number(table) == q, "the bot has put its pen down"
        stored = parlour.house.storage.read(table.sheet.id)
        assert stored is not None and not stored.chairs[seat - 1].away

    in_parlour(tmp_path, work)


def test_talk_alone_does_not_take_the_seat_back(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table, _tokens = await begun(parlour)
        seat = asked(table)
        await parlour.wait(BRISK + 0.1)
        await table.hear(seat, wire.Talk("t", "sorry, on the phone"))
        assert table.chair(seat).away

    in_parlour(tmp_path, work)


def test_without_a_clock_people_are_waited_for(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table, _tokens = await begun(parlour, "none")
        q = number(table)
        await parlour.wait(10**6)
        assert number(table) == q and not any(chair.away for chair in table.chairs)

    in_parlour(tmp_path, work)


def test_in_a_window_of_a_game_by_post_people_have_their_days_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "settled", lambda sheet: DEAL if sheet.started else {})

    async def work(parlour: Parlour) -> None:
        table, _tokens = await begun(parlour, "post-1")
        await parlour.say(table, 1, "accuse")
        await parlour.say(table, 1, "place 2 dracula")
        assert table.play is not None
        question = table.play.position.question
        assert question is not None and question.window
        await parlour.wait(86000)
        assert table.play.position.question == question
        await parlour.wait(500)
        assert table.play.position.question != question and not table.chair(2).away, "a window that is missed is passed, no more"

    in_parlour(tmp_path, work)


def test_clocks_stop_while_no_server_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two minutes of three were used, then the server was away for a day: one minute is left."""

    async def work(parlour: Parlour) -> None:
        table, _tokens = await begun(parlour, "relaxed")
        stored = parlour.house.storage.read(table.sheet.id)
        assert stored is not None and stored.at > 0
        day = 86_400_000
        gone, back = stored.at + 120_000, stored.at + 120_000 + day
        other = House(Storage(parlour.database), None, parlour.clock, parlour.house.pace)
        for at in range(stored.at, gone + 1, 15_000):
            other.storage.beat(at)
        monkeypatch.setattr("coterie.server.house.now", lambda: back)
        await other.open()
        twin = await other.find(table.sheet.id)
        assert twin.play is not None
        left, lasts = twin.play.asking.left()
        assert (left, lasts) == (60_000, 180_000)
        await other.close()
        # with hardly any time left there is still some to come back in
        monkeypatch.setattr("coterie.server.house.now", lambda: back + 59_000)
        late = House(Storage(parlour.database), None, parlour.clock, parlour.house.pace)
        await late.open()
        twin = await late.find(table.sheet.id)
        assert twin.play is not None and twin.play.asking.left()[0] == GRACE * 1000
        await late.close()

    in_parlour(tmp_path, work)


def test_a_short_stop_is_no_outage_and_each_is_written_down_once(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'x.db'}")
    storage.prepare()
    for at in (0, 15_000, 15_000 + OUTAGE, 15_000 + OUTAGE, 10**6, 10**6 + 1):
        storage.beat(at)
    assert storage.outages() == [(15_000 + OUTAGE, 10**6)]
    storage.close()


# ------------------------------------------------------------------ leaving, and what a host may do


def test_who_leaves_a_game_is_played_for_and_the_next_person_is_host(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table, tokens = await begun(parlour, "none")
        await seating.leave(table, lock_of(tokens[0]))
        assert table.chair(1).away and table.sheet.host == 2
        await table.hear(1, wire.Back("b"))
        assert not table.chair(1).away and table.sheet.host == 2

    in_parlour(tmp_path, work)


def test_the_host_has_a_bot_play_for_somebody_who_may_come_back(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table, tokens = await begun(parlour, "none")
        with pytest.raises(Declined, match="server-not-host"):
            await seating.replace(table, lock_of(tokens[1]), 3, False)
        await seating.replace(table, lock_of(tokens[0]), 3, False)
        assert table.chair(3).played_by == STAND_IN and table.seat_of(lock_of(tokens[2])) == 3
        await table.hear(3, wire.Back("b"))
        assert table.chair(3).played_by is None

    in_parlour(tmp_path, work)


def test_whom_the_host_removes_is_played_for_to_the_end_and_nobody_gets_the_seat(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table, tokens = await begun(parlour, "none")
        assert table.play is not None
        before = (table.play.position.stated, table.play.position.facts.copy())
        ear, gone = parlour.listen(table, tokens[0]), parlour.listen(table, tokens[2], changes=True)
        await parlour.settle()
        heard = len([text for _, text in ear.heard if '"step"' in text])
        await seating.replace(table, lock_of(tokens[0]), 3, True)
        await parlour.settle()
        now = [json.loads(text) for _, text in gone.heard if '"step"' in text][-1]
        assert now["whole"] and now["view"] == table.play.position.view(0), "from now on they watch"
        assert [event["n"] for event in now["told"]] == list(range(1, table.play.has(0) + 1))
        assert table.seat_of(lock_of(tokens[2])) == 0, "their key opens nothing now"
        assert (table.chair(3).kind, table.chair(3).name) == ("bot", "Cora")
        assert (table.play.position.stated, table.play.position.facts) == before, "no card was looked at or changed"
        assert len([text for _, text in ear.heard if '"step"' in text]) == heard, "the host was told nothing"
        with pytest.raises(Declined, match="server-started"):
            await seating.sit(table, "Zoe", 3, lock_of("new") or b"")
        with pytest.raises(Declined, match="server-no-person"):
            await seating.replace(table, lock_of(tokens[0]), 3, False)
        with pytest.raises(Declined, match="server-host-stays"):
            await seating.replace(table, lock_of(tokens[0]), 1, True)

    in_parlour(tmp_path, work)


def test_people_who_are_away_agree_with_those_who_are_there(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table, tokens = await begun(parlour, "none", 4)
        for token in tokens[2:]:
            await seating.leave(table, lock_of(token))
        for seat in (1, 2):
            assert await table.hear(seat, wire.Agree(f"a{seat}")) is None
        assert table.sheet.over

    in_parlour(tmp_path, work)


def test_before_the_start_nobody_is_replaced(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table, tokens = await parlour.lay(4)
        with pytest.raises(Declined, match="server-no-game-on"):
            await seating.replace(table, lock_of(tokens[0]), 2, False)

    in_parlour(tmp_path, work)


def test_only_clocks_that_there_are(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        for more in ({"clock": "sundial"}, {"delay": -1}, {"delay": 10**6}):
            with pytest.raises(Declined):
                await parlour.lay(4, **more)

    in_parlour(tmp_path, work)
