"""Exact knowledge: how long a seat's solver takes, and enumeration beside it where that ends."""

from __future__ import annotations

import statistics
import time

import coterie
from coterie.games.blood_bound.worlds import Worlds as Clans
from coterie.games.feast.worlds import Worlds
from coterie.lab.match import play_match
from enumeration import count_by_enumeration


def tellings(seats: int, games: int) -> list[tuple[Worlds, list[tuple[int, int, int, int, int]]]]:
    """What each seat was told in some games of careful guests."""
    found = []
    for number in range(games):
        position, _ = play_match(coterie.load("feast"), seats, ["careful"] * seats, {}, 11, number)
        for seat in range(seats + 1):
            worlds = position.game.knowledge(seat, seats, position.options)
            assert isinstance(worlds, Worlds)
            found.append((worlds, position.feeds.own[seat]))
    return found


def feast(short: bool) -> None:
    """A new telling taken in at 8 seats: the count and all chances, against enumerating all deals again."""
    times: list[float] = []
    moments: list[tuple[Worlds, int]] = []
    for worlds, facts in tellings(8, 1 if short else 6):
        for fact in facts:
            begun = time.process_time()
            worlds.see(fact)
            if worlds.cast and not worlds.over:
                count = worlds.count()
                worlds.now().table()
            times.append(time.process_time() - begun)
        moments.append((worlds, count))
    times.sort()
    middle, high, most = (times[int(len(times) * part)] * 1e3 for part in (0.5, 0.99, 0.99999))
    print(f"feast 8, {len(times)} tellings taken in, count and all chances: median {middle:.3f} ms, 99 % {high:.2f} ms, most {most:.2f} ms")

    fresh = [worlds for worlds, _ in moments[: 1 if short else 3]]

    def ours() -> float:
        begun = time.process_time()
        for worlds in fresh:
            worlds.known = None
            worlds.count()
            worlds.now().table()
        return (time.process_time() - begun) / len(fresh) * 1e3

    def theirs() -> float:
        begun = time.process_time()
        for worlds in fresh:
            assert count_by_enumeration(worlds) == worlds.count()
        return (time.process_time() - begun) / len(fresh) * 1e3

    pairs = [(ours(), theirs()) for _ in range(1 if short else 3)]
    ratios = sorted(other / own for own, other in pairs)
    own, other = (statistics.median(values) for values in zip(*pairs, strict=True))
    print(f"feast 8, count and all chances from nothing: counting {own:.3f} ms, enumeration {other:,.0f} ms:", end=" ")
    print(f"{statistics.median(ratios):,.0f} times ({ratios[0]:,.0f} to {ratios[-1]:,.0f})")


def clans(short: bool) -> None:
    """Blood Bound at 12 seats: count, all chances and all leaders from nothing, at every position of some games."""
    times: list[float] = []
    for number in range(1 if short else 4):
        position, _ = play_match(coterie.load("blood-bound"), 12, ["careful", "random"] * 6, {}, 11, number)
        for seat in (0, 1, 7):
            worlds = position.game.knowledge(seat, 12, position.options)
            assert isinstance(worlds, Clans)
            for fact in position.feeds.own[seat]:
                worlds.see(fact)
                begun = time.process_time()
                worlds.known, worlds.leading = None, []
                worlds.count(), worlds.now().table(), worlds.leaders()
                times.append(time.process_time() - begun)
    times.sort()
    middle, high, most = (times[int(len(times) * part)] * 1e3 for part in (0.5, 0.99, 0.99999))
    print(f"blood-bound 12, {len(times)} positions, count, chances and leaders from nothing:", end=" ")
    print(f"median {middle:.2f} ms, 99 % {high:.2f} ms, most {most:.2f} ms")


def show(short: bool) -> None:
    """Both games."""
    feast(short)
    clans(short)
