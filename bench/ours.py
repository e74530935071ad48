"""One measurement of Coterie in a process of its own: prints how much was done and the CPU seconds it took, as JSON."""

from __future__ import annotations

import argparse
import json
import time

import coterie
from coterie.core.chance import Seeded
from coterie.lab.rollout import play_games, play_on, play_refereed
from coterie.lab.search import Search


def searching(game: str, seats: int) -> Search:
    """A search at the first question of a game."""
    position = coterie.load(game).deal(seats=seats, seed=3)
    question = position.question
    assert question is not None
    return Search(position, question.asks[0], seed=1)


def random_play(game: str, seats: int, amount: int) -> int:
    """Questions in random games: unchecked, nobody listening."""
    found = coterie.load(game)
    return play_games(found, seats, found.options({}), amount, 2)


def refereed(game: str, seats: int, amount: int) -> int:
    """Questions in random games with checks, tellings and all views."""
    return play_refereed(coterie.load(game), seats, amount, 2)


def read_out(game: str, seats: int, amount: int) -> int:
    """The same, and after each question all views are read out as plain values."""
    asked = 0
    for number in range(amount):
        luck = Seeded(2, number)
        position = coterie.load(game).deal(seats=seats, luck=luck)
        while not position.table.over:
            answers = position.table.answers()
            position.play([answers[luck.below(len(answers))]])
            for seat in range(seats + 1):
                position.view(seat)
            asked += 1
    return asked


def copies(game: str, seats: int, amount: int) -> int:
    """Copies of a position."""
    position = coterie.load(game).deal(seats=seats, seed=3)
    for _ in range(amount):
        position.copy()
    return amount


def table_copies(game: str, seats: int, amount: int) -> int:
    """Copies of a table: what a search copies."""
    table = coterie.load(game).deal(seats=seats, seed=3).table
    for _ in range(amount):
        table.copy()
    return amount


def steps(game: str, seats: int, amount: int) -> int:
    """Search steps: a world drawn by the solver, the table as it lies there, played on to the end."""
    search = searching(game, seats)
    luck = Seeded(5)
    for _ in range(amount):
        play_on(search.game, search.game.elsewhere(search.start, search.knowledge.draw(luck)), luck)
    return amount


def search(game: str, seats: int, amount: int) -> int:
    """Iterations of the tree search."""
    searching(game, seats).run(amount)
    return amount


WHAT = {
    "random": random_play,
    "refereed": refereed,
    "read-out": read_out,
    "copies": copies,
    "table-copies": table_copies,
    "steps": steps,
    "search": search,
}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=WHAT)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("amount", type=int)
    args = parser.parse_args()
    WHAT[args.what](args.game, args.seats, max(1, args.amount // 20))
    begun = time.process_time()
    done = WHAT[args.what](args.game, args.seats, args.amount)
    seconds = time.process_time() - begun
    print(json.dumps({"done": done, "seconds": seconds, "compiled": coterie.compiled()}))


if __name__ == "__main__":
    main()
