"""A connection may ask to be told only what of its view has changed: put together it is the whole view, at every step."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from company import Ear, Parlour, in_parlour

from coterie.server import seating
from coterie.server.house import lock_of
from coterie.server.live import LiveTable


def steps(ear: Ear) -> list[dict[str, Any]]:
    return [json.loads(text) for _, text in ear.heard if text.startswith('{"type":"step"')]


def together(ear: Ear) -> list[dict[str, Any]]:
    """The whole view after each step, from what came."""
    views: list[dict[str, Any]] = []
    for step in steps(ear):
        views.append(step["view"] if step["whole"] else {**views[-1], **step["view"]})
    return views


async def answer(parlour: Parlour, table: LiveTable, rng: random.Random) -> bool:
    """Everybody who is asked says something; whether the game goes on."""
    assert table.play is not None
    question = table.play.position.question
    if question is None:
        return False
    for seat in question.asks:
        await parlour.say(table, seat, rng.choice(table.play.legal(seat)))
    await parlour.wait(60)
    return True


@pytest.mark.parametrize(("game", "seats"), [("feast", 5), ("blood-bound", 6), ("true-blood", 3)])
@pytest.mark.parametrize("delay", [0, 60])
def test_put_together_it_is_the_whole_view(tmp_path: Path, game: str, seats: int, delay: int) -> None:
    async def work(parlour: Parlour) -> None:
        rng = random.Random(7)
        table, tokens = await parlour.lay(seats, game=game, delay=delay)
        await seating.start(table, lock_of(tokens[0]))
        who = [*tokens, None]
        pairs = [(parlour.listen(table, token, changes=True), parlour.listen(table, token)) for token in who]
        for n in range(60):
            if n == 30:
                pairs += [(parlour.listen(table, token, changes=True), parlour.listen(table, token)) for token in who]
            if not await answer(parlour, table, rng):
                break
        await parlour.wait(200)
        for some, whole in pairs:
            assert together(some) == [step["view"] for step in steps(whole)]
            assert all(step["whole"] for step in steps(whole))
        said = sum(len(text) for some, _ in pairs[: len(who)] for _, text in some.heard)
        assert said < sum(len(text) for _, whole in pairs[: len(who)] for _, text in whole.heard)
        assert not any(step["whole"] for some, _ in pairs for step in steps(some)[1:]), "everybody followed"

    in_parlour(tmp_path, work)


def test_whoever_comes_back_is_told_all_of_it(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        table, tokens = await parlour.lay(4)
        await seating.start(table, lock_of(tokens[0]))
        ear = parlour.listen(table, tokens[1], changes=True)
        await answer(parlour, table, random.Random(1))
        (first, *more) = steps(ear)
        assert first["whole"] and more and not any(step["whole"] for step in more)
        back = parlour.listen(table, tokens[1], changes=True, have=3)
        assert steps(back)[0]["whole"] and steps(back)[0]["view"] == together(ear)[-1]

    in_parlour(tmp_path, work)
