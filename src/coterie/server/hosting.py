"""What the host of a server settles when it is started (docs/hosting.md)."""

from __future__ import annotations

from importlib.util import find_spec
from urllib.parse import urlsplit

import msgspec

from coterie.core.errors import BadSetup

NOTICES = ("off", "public", "any")


class Hosting(msgspec.Struct, frozen=True):
    """What is settled.

    ``address``: where people reach this server; ``metrics_token``: who has it may read the numbers from anywhere; ``notices``: whom
    notices may be sent to, "off", "public" or "any"; ``limits``: how much one address may ask and have open is limited (where a proxy in
    front hides all addresses, it has to see to that itself).
    """

    address: str = ""
    metrics_token: str = ""
    notices: str = "off"
    limits: bool = True


def hosting(address: str = "", metrics_token: str = "", notices: str = "off", limits: bool = True) -> Hosting:
    """What a host has asked for, checked; raises :class:`BadSetup`."""
    found = urlsplit(address)
    if address and (found.scheme not in ("http", "https") or not found.netloc or found.path.strip("/") or found.query or found.fragment):
        raise BadSetup("cli-no-address", {"given": address})
    if notices not in NOTICES:
        raise BadSetup("cli-no-notices", {"given": notices, "legal": ", ".join(NOTICES)})
    if notices != "off" and not address:
        raise BadSetup("cli-notices-address")
    if notices != "off" and find_spec("apprise") is None:
        raise BadSetup("cli-notices-apprise")
    return Hosting(address.rstrip("/"), metrics_token, notices, limits)
