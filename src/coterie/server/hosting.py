"""What the host of a server settles when it is started (docs/hosting.md)."""

from __future__ import annotations

import msgspec


class Hosting(msgspec.Struct, frozen=True):
    """``address``: where people reach this server; ``metrics_token``: who has it may read the numbers from anywhere;
    ``notices``: whom notices may be sent to, "off", "public" or "any"."""

    address: str = ""
    metrics_token: str = ""
    notices: str = "off"
