"""A match: the referee with the true position, and a bot on every seat.  Bots get what their seat is told, nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coterie.core.game import Game
from coterie.core.position import Position
from coterie.minds import seat_bot


def play_match(game: Game, seats: int, bots: list[str], choices: Mapping[str, Any], seed: int, number: int) -> tuple[Position, int]:
    """Game ``number`` of a series, bot k on seat k; the finished position and how many lines were said."""
    from coterie.core.chance import Seeded

    position = game.deal(seats, choices=choices, luck=Seeded(seed, number * 64))
    minds = [seat_bot(bots[k], game.name, seats, k + 1, choices, seed, number) for k in range(seats)]
    heard = [0] * seats
    said = 0
    while True:
        question = position.question
        if question is None:
            return position, said
        for seat in question.asks:
            mind = minds[seat - 1]
            for told in position.told(seat, heard[seat - 1]):
                mind.told(told)
                heard[seat - 1] += 1
            position.say(seat, mind.answer(question.topic, position.legal(seat)))
            said += 1
