"""What a server tells its host over HTTP: whether it is well, and its numbers (docs/hosting.md)."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Sequence
from ipaddress import ip_address

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from coterie.server import wire
from coterie.server.describe import says
from coterie.server.lobby import Asked, answer, house_of, token_of
from coterie.server.refusals import Declined

READY = 3.0
"""Seconds in which the database must answer."""
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
NEAR = ("localhost", "127.0.0.1", "[::1]")


@get("/health", opt=says(wire.Health))
async def health() -> Response[bytes]:
    """The process is alive and its loop turns."""
    return answer(wire.Health(True))


@get("/ready", opt=says(wire.Health))
async def ready(request: Asked) -> Response[bytes]:
    """People may be sent here: the database answers, its schema is this program's, and the server does not stop."""
    house = house_of(request)
    well = house.opened and not house.stopping
    if well:
        try:
            well = await asyncio.wait_for(house.storage.do(house.storage.alive), READY)
        except Exception:
            well = False
    return answer(wire.Health(well), 200 if well else 503)


def near(request: Asked) -> bool:
    """Whether somebody on this machine asks, by themselves and not through a proxy or a page of another name."""
    if any(name in request.headers for name in FORWARDED) or request.client is None:
        return False
    try:
        here = ip_address(request.client.host).is_loopback
    except ValueError:
        return False
    host = request.headers.get("host", "")
    return here and host.rpartition(":")[0 if host.rpartition(":")[2].isdigit() else 2] in NEAR


@get("/metrics")
async def metrics(request: Asked) -> Response[bytes]:
    """Numbers for Prometheus; for others this place does not exist."""
    house = house_of(request)
    token = house.hosting.metrics_token
    if token:
        if not hmac.compare_digest((token_of(request) or "").encode(), token.encode()):
            raise Declined("server-no-metrics-key", 401)
    elif not near(request):
        raise Declined("server-no-place", 404)
    return Response(generate_latest(house.tally.registry), media_type=CONTENT_TYPE_LATEST)


ROUTES: Sequence[HTTPRouteHandler] = (health, ready, metrics)
