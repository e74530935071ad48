"""What may be said at a table, how long and how often."""

from __future__ import annotations

import unicodedata

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
AT_ONCE, PER_SECOND = 40.0, 15.0
"""Messages of one connection: so many in a burst, so many a second in the long run."""
PATIENCE = 200
"""So many messages too many, and the connection is closed."""
CROWD = 300
"""Connections to one table."""

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


class Rate:
    """How many messages a connection has left; the full number comes back in a few seconds."""

    def __init__(self, now: float, limited: bool = True) -> None:
        self.limited = limited
        self.left = AT_ONCE
        self.seen = now
        self.over = 0

    def take(self, now: float) -> bool:
        """Whether one more is welcome."""
        if not self.limited:
            return True
        self.left = min(AT_ONCE, self.left + (now - self.seen) * PER_SECOND)
        self.seen = now
        if self.left < 1:
            self.over += 1
            return False
        self.left -= 1
        return True

    @property
    def exhausted(self) -> bool:
        return self.over > PATIENCE
