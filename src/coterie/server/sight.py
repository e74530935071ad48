"""What one seat sees, step after step, for those connections that are only told what of it has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

View = dict[str, Any]


def changes(before: View, after: View) -> View:
    """The fields of a view that are not what they were.

    >>> changes({"turn": 1, "over": False}, {"turn": 2, "over": False})
    {'turn': 2}
    """
    return {name: value for name, value in after.items() if name not in before or before[name] != value}


class Sight:
    """The view of a seat after the last step that anybody looked at, and what of it was new then."""

    def __init__(self) -> None:
        self.step = self.before = -1
        self.view: View = {}
        self.news: View = {}

    def since(self, step: int, now: int, look: Callable[[], View]) -> tuple[View, bool]:
        """The view after step `now`, for whoever has seen the one after `step`: what has changed and False, or all and True."""
        if self.step != now:
            view = look()
            self.news = changes(self.view, view)
            self.before = self.step if self.view.keys() == view.keys() else -1
            self.step, self.view = now, view
        if step == now:
            return {}, False
        return (self.news, False) if step == self.before >= 0 else (self.view, True)
