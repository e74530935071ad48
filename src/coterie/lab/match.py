"""A match: the referee with the true position, and a bot on every seat.  Bots get what their seat is told, nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coterie.core.chance import Seeded
from coterie.core.game import Game
from coterie.core.position import Position
from coterie.minds import seat_bot


def play_match(game: Game, seats: int, bots: list[str], choices: Mapping[str, Any], seed: int, number: int) -> tuple[Position, list[str]]:
    """Game ``number`` of a series, bot k on seat k; the finished position, and the bots by seat."""
    return play_out(game.deal(seats, choices=choices, luck=Seeded(seed, number * 64)), bots, seed, number), bots


def play_sides(
    game: Game, seats: int, sides: list[str], by: str, choices: Mapping[str, Any], seed: int, number: int
) -> tuple[Position, list[str]]:
    """The same with one bot a side: seats with the same label (``by = "clan"``) have the same bot; sides change from game to game."""
    position = game.deal(seats, choices=choices, luck=Seeded(seed, number * 64))
    labels = [game.labels(position.table, seat).get(by, "") for seat in range(seats)]
    order = sorted(set(labels), key=lambda label: (-labels.count(label), label))
    bots = [sides[(order.index(label) + number) % len(sides)] for label in labels]
    return play_out(position, bots, seed, number), bots


def play_out(position: Position, bots: list[str], seed: int, number: int) -> Position:
    """Bots play a dealt game to its end."""
    seats = position.seats
    minds = [seat_bot(bots[k], position.game.name, seats, k + 1, position.options, seed, number) for k in range(seats)]
    heard = [0] * seats
    while True:
        question = position.question
        if question is None:
            return position
        for seat in question.asks:
            mind = minds[seat - 1]
            for told in position.told(seat, heard[seat - 1]):
                mind.told(told)
                heard[seat - 1] += 1
            position.say(seat, mind.answer(question.topic, position.legal(seat)))
