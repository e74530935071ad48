"""Random games for the contracts: every game of the house, every number of seats, options drawn by seed.

No test here may know the rules of a game: it knows positions, records, views and words only.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import coterie
from coterie.core.chance import Seeded
from coterie.core.game import Game
from coterie.core.table import CHANCE
from coterie.core.told import Told
from coterie.lab.rollout import play_games

TABLES = [(name, seats) for name in coterie.GAMES for seats in range(coterie.load(name).least, coterie.load(name).most + 1)]
"""Every game with every number of seats."""


def luck(*key: object) -> random.Random:
    """Reproducible choices of a test: the same key, the same choices."""
    return random.Random(":".join(str(part) for part in key))


def countable(name: str, seats: int, most: int = 1000) -> bool:
    """Whether the oracle can list all deals of such a table."""
    return worlds(coterie.load(name).deal(seats=seats, seed=1), 0) <= most


@cache
def questions(name: str, seats: int) -> float:
    """How many questions a random game has at such a table."""
    game = coterie.load(name)
    return play_games(game, seats, game.options({}), 12, 1) / 12


def many(name: str, seats: int, games: int) -> int:
    """So many games of a short game at a small table, fewer of a long one or at a large one: about the same time for each."""
    return max(2, min(games, round(games * 140 / (questions(name, seats) * seats))))


def drawn_options(game: Game, r: random.Random) -> dict[str, str]:
    """Table options: the defaults in a third of all cases, otherwise each as it comes."""
    if r.random() < 0.34:
        return {}
    found: dict[str, str] = {}
    for choice in game.choices:
        if choice.number:
            found[choice.name] = r.choice([*choice.values, "0", str(r.randrange(2, 30))])
        else:
            found[choice.name] = r.choice(choice.values)
    return found


def fresh(game: Game, seats: int, r: random.Random, choices: dict[str, str] | None = None) -> coterie.Position:
    """A game just dealt by a seed, and rebuilt from its record: from now on chance is a seat like the others."""
    options = drawn_options(game, r) if choices is None else choices
    dealt = game.deal(seats=seats, seed=r.randrange(1 << 40), choices=options)
    return coterie.Record.of(dealt).position()


def some_line(lines: list[str], r: random.Random, by_word: bool) -> str:
    """One of the legal lines: each word as likely as the others beside it, or each line."""
    if not by_word:
        return r.choice(lines)
    head: list[str] = []
    while True:
        words = sorted({line.split()[len(head)] for line in lines if len(line.split()) > len(head)})
        if not words:
            return lines[0]
        head.append(r.choice(words))
        lines = [line for line in lines if line.split()[: len(head)] == head]


def steps(position: coterie.Position, r: random.Random, most: int = 400, agree: float = 0.01) -> Iterator[tuple[int, str]]:
    """Plays at random; yields after every line said: who said what.  Ends with the game, or by itself after ``most`` lines."""
    by_word = r.random() < 0.4
    for _ in range(most):
        question = position.question
        if question is None:
            return
        seat = r.choice(question.asks)
        line = some_line(position.legal(seat), r, by_word)
        if r.random() < agree:
            willing = [k for k in range(1, position.seats + 1) if k not in position.agreed]
            seat, line = r.choice(willing), "agree"
        position.say(seat, line)
        yield seat, line


def played(game: Game, seats: int, r: random.Random, most: int, choices: dict[str, str] | None = None) -> coterie.Position:
    """A position after some lines, with no envelope open; the game may be over."""
    position = fresh(game, seats, r, choices)
    for _ in steps(position, r, r.randrange(most + 1)):
        pass
    settle(position)
    return position


def settle(position: coterie.Position) -> None:
    """Answers for all whose envelope is missing, and for chance: what it may say is nobody's knowledge."""
    while position.question is not None and (position.pending or position.asks() == (0,)):
        seat = position.question.asks[0]
        lines = position.legal(seat)
        position.say(seat, lines[len(position.log) % len(lines)])


def until_over(told: list[Told]) -> list[tuple[int, str, dict[str, Any]]]:
    """What was told, without the cards that are laid open after the end: those are no conclusions."""
    found: list[tuple[int, str, dict[str, Any]]] = []
    for event in told:
        found.append((event.n, event.kind, event.fields))
        if event.kind == "over":
            break
    return found


def knows(position: coterie.Position, seat: int) -> Any:
    """The exact knowledge of a seat (0: the watchers)."""
    knowledge = position.game.knowledge(seat, position.seats, position.options)
    for event in position.told(seat):
        knowledge.see(event.fact)
    return knowledge


def worlds(position: coterie.Position, seat: int) -> int:
    """The number of deals that a seat (0: the watchers) must hold possible, by the fast solver."""
    return int(knows(position, seat).count())


def sampled(position: coterie.Position, seat: int, number: int, seed: int) -> list[dict[str, Any]]:
    """Deals that a seat must hold possible, as the fast solver draws them."""
    knowledge, source = knows(position, seat), Seeded(seed)
    kept = {key: value for key, value in position.stated.items() if key not in knowledge.sample(Seeded(0))}
    return [{**kept, **knowledge.sample(source)} for _ in range(number)]


def vocabulary(game: Game) -> list[str]:
    """Every line that words of the game's questions can make, and more that no question would take (up to three words after the verb)."""
    parts = sorted({word for topic in game.topics.values() if topic.part for word in topic.says if word})
    found: set[str] = set()
    for topic in game.topics.values():
        if topic.part:
            continue
        for answer in range(len(topic.says)):
            first = topic.words(answer)
            found.add(first)
            if not topic.ends(answer):
                seconds = [f"{first} {word}" for word in parts]
                found.update(seconds)
                if topic.head:
                    continue
                found.update(f"{line} {word}" for line in seconds for word in parts)
    return sorted(found | {"", "agree agree", "pass pass", "nonsense", "0", "-1", "pass 1", "inquire", "* pass"})


def snapshot(position: coterie.Position) -> tuple[Any, ...]:
    """Everything that a refused line could have changed."""
    from coterie.core.table import contents

    return (
        position.facts.copy(),
        position.lines,
        repr(position.question),
        sorted(position.agreed),
        {seat: answers.copy() for seat, answers in position.pending.items()},
        [position.view(seat) for seat in range(position.seats + 1)],
        [position.legal(seat) for seat in range(position.seats + 1)],
        contents(position.start),
        contents(position.table),
        position.outcome,
    )


@cache
def draws_later(name: str) -> bool:
    """Whether chance has more to say after the deal; then the oracle cannot list what it might have said."""
    game = coterie.load(name)
    position = game.deal(seats=game.least, seed=1)
    for _ in steps(position, luck("later", name), 40, agree=0.0):
        pass
    return any(seat == CHANCE for seat, _, _ in position.log[position.dealt_in :])


SMALL = [(name, seats) for name, seats in TABLES if not draws_later(name) and countable(name, seats)]
"""Tables that are small enough for the oracle."""


def parts(thing: object) -> dict[str, Any]:
    """What an object holds by name, compiled or not."""
    names = getattr(type(thing), "__mypyc_attrs__", None)
    return {name: getattr(thing, name) for name in names if name != "__dict__"} if names else dict(vars(thing))
