"""What one seat sees, step after step, for those connections that are only told what of it has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

ENCODER = msgspec.json.Encoder()

Fields = dict[str, bytes]
"""The fields of a view as they are sent: kept like this a view is small and lies in one place, which dicts and lists in dicts do not."""


def fields(view: dict[str, Any]) -> Fields:
    """The fields of a view, each as it is sent.

    >>> fields({"turn": 1, "over": False})
    {'turn': b'1', 'over': b'false'}
    """
    return {name: ENCODER.encode(value) for name, value in view.items()}


def sent(found: Fields) -> dict[str, Any]:
    """Fields as a message takes them."""
    return {name: msgspec.Raw(text) for name, text in found.items()}


class Sight:
    """The view of a seat after the last step that anybody looked at, and what of it was new then."""

    def __init__(self) -> None:
        self.step = self.before = -1
        self.fields: Fields = {}
        self.news: dict[str, Any] = {}

    def since(self, step: int, now: int, look: Callable[[], dict[str, Any]]) -> tuple[dict[str, Any], bool]:
        """The view after step `now`, for whoever has seen the one after `step`: what has changed and False, or all and True."""
        if self.step != now:
            before, after = self.fields, fields(look())
            self.news = sent({name: text for name, text in after.items() if before.get(name) != text})
            self.before = self.step if before.keys() == after.keys() else -1
            self.step, self.fields = now, after
        if step == now:
            return {}, False
        return (self.news, False) if step == self.before >= 0 else (sent(self.fields), True)
