"""Which parts of a game may be picked by hand, for the page that lays a table; games that have no such choice are not in here."""

from __future__ import annotations

from coterie.core.bits import members
from coterie.games.feast.cards import ADVANCED, DRACULA, GUESTS, LEAST, MOST, cast_size
from coterie.server.wire import CastInfo

CASTS: dict[str, CastInfo] = {
    "feast": CastInfo(
        parts=list(GUESTS),
        always=[GUESTS[DRACULA]],
        advanced=[GUESTS[guest] for guest in members(ADVANCED)],
        size={str(seats): int(cast_size(seats)) for seats in range(LEAST, MOST + 1)},
    ),
}
