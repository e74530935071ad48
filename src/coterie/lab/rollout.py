"""Random play at full speed: every question asked and answered singly, unchecked, nobody listening."""

from __future__ import annotations

from mypy_extensions import i64

from coterie.core.bits import count, nth
from coterie.core.chance import Seeded, drawn
from coterie.core.game import Game, Stated
from coterie.core.log import Entry
from coterie.core.table import CHANCE, Table


def any_answer(t: Table, luck: Seeded) -> i64:
    """One of the answers to the question on the table."""
    if t.more != 0:
        return drawn(t.options, t.more, luck)
    return nth(t.options, luck.below(count(t.options)))


def play_deal(game: Game, t: Table, luck: Seeded, log: list[Entry] | None = None, stated: Stated | None = None) -> None:
    """Chance deals."""
    for _ in game.deal_scene(t):
        if stated is None:
            t.answer = drawn(t.options, t.more, luck)
        else:
            t.answer = drawn(t.options & stated.within(t), t.more & stated.within_more(t), luck)
        if log is not None:
            log.append((int(t.asked), int(t.topic), int(t.answer)))


def play_on(game: Game, t: Table, luck: Seeded, log: list[Entry] | None = None) -> int:
    """Plays on from the beginning of a scene to the end of the game; the number of questions that seats were asked."""
    asked: i64 = 0
    while t.over == 0:
        for _ in game.scene(t):
            t.answer = any_answer(t, luck)
            if t.asked != CHANCE:
                asked += 1
            if log is not None:
                log.append((int(t.asked), int(t.topic), int(t.answer)))
    return int(asked)


def finish_scene(game: Game, start: Table, given: list[int], luck: Seeded) -> Table:
    """From the middle of a scene: the same table with the answers given so far, played at random to the end of the game."""
    t = start.copy()
    k = 0
    for _ in game.scene(t):
        if k < len(given):
            t.answer = given[k]
            k += 1
        else:
            t.answer = any_answer(t, luck)
    play_on(game, t, luck)
    return t


def play_games(game: Game, seats: int, options: dict[str, str], games: int, seed: int) -> int:
    """So many random games; the number of questions asked (for benchmarks)."""
    asked = 0
    laid = game.table(seats, options)
    for number in range(games):
        luck = Seeded(seed, number)
        t = laid.copy()
        play_deal(game, t, luck)
        asked += play_on(game, t, luck)
    return asked


def play_refereed(game: Game, seats: int, games: int, seed: int) -> int:
    """The same with everything that a referee does: answers checked, tellings kept, all views up to date at each question."""
    asked = 0
    for number in range(games):
        luck = Seeded(seed, number)
        position = game.deal(seats, luck=luck)
        while not position.table.over:
            position.play([int(any_answer(position.table, luck))])
            for seat in range(seats + 1):
                position.seeing(seat)
            asked += 1
    return asked
