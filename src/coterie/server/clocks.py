"""Time at a live table: how long a window stays open, how long a bot seems to think.

Nothing in here knows what anybody holds, and nothing may: a window has the same times for all, whoever could react, and every bot draws its
delay from one distribution before it is even asked what it says: hidden powers stay hidden.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from random import SystemRandom
from time import monotonic
from typing import Protocol

SHORT = 4.0
"""Seconds that a window asked of several seats stays open at least."""
ALONE = 2.5
"""The same for a window asked of one seat."""
LONG = 20.0
"""Seconds after which whoever has said nothing passes."""
QUICK, SLOW = 0.9, 2.6
"""A bot answers after so many seconds, every moment between as likely as the others."""
STRIDE = 0.5
"""A bot that is not ready at its moment answers at a multiple of so many seconds after it."""
ELSEWHERE = 3.0
"""A server where nobody of a table is connected lets another one go first by so many seconds."""
GRACE = 30.0
"""After this server was away everybody has at least so many seconds to come back."""

DAY = 86400.0
LIMITS: dict[str, tuple[float | None, float | None]] = {
    "none": (None, LONG),
    "relaxed": (180.0, 2 * LONG),
    "brisk": (45.0, 0.6 * LONG),
    "post-1": (DAY, DAY),
    "post-3": (3 * DAY, 3 * DAY),
    "post-7": (7 * DAY, 7 * DAY),
    "round": (None, None),
}
"""The clocks there are: seconds for an answer (None: no limit), and for a window.

With "round" one device goes round the table: a window is open until everybody has held it.
"""


class Alarm(Protocol):
    def cancel(self) -> object: ...


class Clock(Protocol):
    def now(self) -> float:
        """Seconds, always growing."""

    def at(self, when: float, call: Callable[[], object]) -> Alarm:
        """Calls at that moment; at once (but not before this returns) if it has passed."""


class LoopClock:
    """The clock of the running event loop."""

    def now(self) -> float:
        return monotonic()

    def at(self, when: float, call: Callable[[], object]) -> Alarm:
        return LoopAlarm(when, call)


class LoopAlarm:
    """Rings at its moment, never a little before it: a loop may count in coarser steps than the clock does."""

    def __init__(self, when: float, call: Callable[[], object]) -> None:
        self.when = when
        self.call = call
        self.set()

    def set(self) -> None:
        self.handle = asyncio.get_running_loop().call_later(max(0.0, self.when - monotonic()), self.ring)

    def ring(self) -> None:
        if monotonic() < self.when:
            self.set()
        else:
            self.call()

    def cancel(self) -> None:
        self.handle.cancel()


class Pace:
    """How fast time runs at the tables of a house: 1 for people, 0 for tests (everything at once, and windows wait for all answers)."""

    def __init__(self, factor: float = 1.0, draw: Callable[[float, float], float] | None = None) -> None:
        self.factor = factor
        self.draw = draw if draw is not None else SystemRandom().uniform

    def window(self, opened: float, seats: int, clock: str = "none", spent: float = 0.0) -> Window:
        """The window that opens now for so many seats, or opened so many seconds ago at another server."""
        if self.factor == 0:
            return Window(opened, opened, None)
        shortest = opened + (ALONE if seats == 1 else SHORT) * self.factor
        limit = LIMITS[clock][1]
        if limit is None:
            return Window(opened, shortest, None)
        lasts = limit * self.factor
        return Window(opened, shortest, opened + max(lasts - spent, min(lasts, GRACE) if spent else 0.0), lasts)

    def limit(self, clock: str) -> float | None:
        """Seconds for an answer that is no window; None: people are waited for."""
        limit = LIMITS[clock][0]
        return None if limit is None or self.factor == 0 else limit * self.factor

    def moment(self, asked: float) -> float:
        """When a bot that is asked now will answer."""
        return asked + self.draw(QUICK, SLOW) * self.factor

    def answers_at(self, moment: float, ready: float) -> float:
        """When it does answer if it was ready then."""
        stride = STRIDE * self.factor
        if ready <= moment or stride == 0:
            return max(moment, ready) if stride == 0 else moment
        return moment + math.ceil((ready - moment) / stride) * stride


class Window:
    """The time of one question: `shortest` before which it does not close, `longest` at which it does (None: it waits for all)."""

    def __init__(self, opened: float, shortest: float, longest: float | None, whole: float | None = None) -> None:
        self.opened = opened
        self.shortest = shortest
        self.longest = longest
        self.whole = whole

    def may_close(self, now: float, everybody: bool) -> bool:
        return (everybody and now >= self.shortest) or (self.longest is not None and now >= self.longest)

    def left(self, now: float) -> int | None:
        """Milliseconds until it closes at the latest, in tenths of a second, so that all who are told at one moment are told the same."""
        return None if self.longest is None else max(0, round((self.longest - now) * 10)) * 100

    def lasts(self) -> int | None:
        return None if self.longest is None or self.whole is None else round(self.whole * 1000)
