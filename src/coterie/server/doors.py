"""Who comes from where, and how often: nobody can take the whole house for themselves.

An address is one computer, one home behind a router, or one network of IPv6; the limits leave room for a whole party in one home.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection

from coterie.server import manners
from coterie.server.clocks import Clock
from coterie.server.refusals import Declined

MANY = 5000
"""With more addresses than this in mind, those that have been quiet are forgotten."""


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from, as the proxy says if there is a trusted one; "" if it cannot be told."""
    host = connection.client.host if connection.client is not None else ""
    try:
        address = ip_address(host)
    except ValueError:
        return ""
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or int(address) >> 64)
    return str(address)


class Doors:
    """What each address has open and has asked for lately."""

    def __init__(self, clock: Clock, limited: bool = True) -> None:
        self.clock = clock
        self.limited = limited
        self.open: Counter[str] = Counter()
        self.rates: dict[tuple[str, str], manners.Rate] = {}

    def ask(self, address: str) -> None:
        """One more request; refuses too many."""
        self.take(address, "server-too-many-requests", manners.REQUESTS)

    def lay(self, address: str) -> None:
        """One more table; refuses too many."""
        self.take(address, "server-too-many-tables", manners.LAID)

    def take(self, address: str, message: str, often: manners.Often) -> None:
        if not self.limited or not address:
            return
        now = self.clock.now()
        if len(self.rates) > MANY:
            self.rates = {key: rate for key, rate in self.rates.items() if not rate.rested(now)}
        rate = self.rates.setdefault((address, message), manners.Rate(now, often=often))
        if not rate.take(now):
            raise Declined(message, 429, seconds=math.ceil((1 - rate.left) / often.per_second))

    @contextmanager
    def inside(self, address: str) -> Iterator[None]:
        """As long as one connection is open; refuses too many at a time, and too many one after another."""
        self.ask(address)
        if self.limited and address and self.open[address] >= manners.OPEN:
            raise Declined("server-too-many-open", 429, limit=manners.OPEN)
        self.open[address] += 1
        try:
            yield
        finally:
            self.open[address] -= 1
            if self.open[address] == 0:
                del self.open[address]


async def knock(request: Request[Any, Any, Any]) -> None:
    """Before every request to the API is carried out."""
    if request.url.path.startswith("/api"):
        request.app.state.house.doors.ask(address_of(request))
