"""What may be said at a table, how long and how often."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from coterie.server.refusals import Declined

NAME = 24
TALK = 500
TALKS = 5000
LINE = 200
ID = 64
MESSAGE = 8192
"""Bytes of one message over the socket."""
BODY = 16384
"""Bytes of one request over HTTP."""
PATIENCE = 200
"""So many messages too many, and the connection is closed."""
CROWD = 300
"""Connections to one table."""
OPEN = 200
"""Connections of one address."""

DELAY = 3600
"""Seconds that watchers may be behind at most."""

ABSENT = 60.0
"""Seconds after which somebody who is asked and has no page open is sent a notice."""
ADDRESS = 800
"""Letters of the address that notices are sent to."""

JOINERS = "\u200c\u200d"


def forbidden(sign: str) -> bool:
    """Control characters, and what would reverse or hide other people's words; joiners are letters' business in many scripts."""
    return unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") and sign not in JOINERS


def name(given: str) -> str:
    """A name as it will be shown."""
    found = unicodedata.normalize("NFC", given).strip()
    if not found:
        raise Declined("server-name-empty")
    if len(found) > NAME:
        raise Declined("server-name-long", limit=NAME)
    if any(map(forbidden, found)):
        raise Declined("server-name-signs")
    return found


def talk(given: str) -> str:
    """Words as all will read them, in one line."""
    found = unicodedata.normalize("NFC", " ".join(given.split()))
    if not found:
        raise Declined("server-talk-empty")
    if len(found) > TALK:
        raise Declined("server-talk-long", limit=TALK)
    if any(map(forbidden, found)):
        raise Declined("server-talk-signs")
    return found


def line(given: str) -> str:
    """An answer, with single spaces."""
    if len(given) > LINE:
        raise Declined("server-line-long", limit=LINE)
    return " ".join(given.split())


class Often(NamedTuple):
    """So many in a burst, so many a second in the long run."""

    at_once: float
    per_second: float


MESSAGES = Often(40, 15)
"""Messages of one connection."""
REQUESTS = Often(300, 30)
"""Requests to the API, and new connections, of one address."""
LAID = Often(40, 1 / 30)
"""Tables that one address lays."""


class Rate:
    """How many are left of what may be done so often; the full number comes back in time."""

    def __init__(self, now: float, limited: bool = True, often: Often = MESSAGES) -> None:
        self.limited = limited
        self.often = often
        self.left = often.at_once
        self.seen = now
        self.over = 0

    def take(self, now: float) -> bool:
        """Whether one more is welcome."""
        if not self.limited:
            return True
        self.left = min(self.often.at_once, self.left + (now - self.seen) * self.often.per_second)
        self.seen = now
        if self.left < 1:
            self.over += 1
            return False
        self.left -= 1
        return True

    def rested(self, now: float) -> bool:
        """Whether the full number is there again."""
        return self.left + (now - self.seen) * self.often.per_second >= self.often.at_once

    @property
    def exhausted(self) -> bool:
        return self.over > PATIENCE
