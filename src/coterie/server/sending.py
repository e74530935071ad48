"""Sends one notice through Apprise, in a process of its own, and ends.  What to send comes as JSON on standard input, never as an argument.

An Apprise address is written by somebody who plays here, and could point anywhere: at this machine, at its network, at its files.  So this
process forbids itself what a notice does not need, whatever the service, a redirection or a name server answers: other programs, files
besides its own program and the system's certificates, and (unless the host allows it) every address that is not public.

Exit code 0: delivered; 1: not delivered; 2: not an address that notices may be sent to.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network, ip_address
from pathlib import Path
from typing import Any

import msgspec

DELIVERED, LOST, REFUSED = 0, 1, 2
LOCAL = frozenset({"dbus", "kde", "qt", "glib", "gio", "gnome", "macosx", "windows", "syslog"})
"""Services that are this machine itself."""
TRANSLATED = IPv6Network("64:ff9b::/96")
PROGRAMS = ("subprocess.", "os.system", "os.exec", "os.posix_spawn", "os.spawn", "os.startfile", "os.fork", "pty.spawn", "ctypes.")
TALK = ("socket.connect", "socket.sendto", "socket.sendmsg", "socket.bind")
CHANGES = ("os.remove", "os.rename", "os.rmdir", "os.mkdir", "os.link", "os.symlink", "os.truncate", "shutil.")
SYSTEM = (
    "/etc/ssl", "/etc/pki", "/etc/ca-certificates", "/etc/resolv.conf", "/etc/hosts", "/etc/nsswitch.conf", "/etc/services",
    "/etc/localtime", "/etc/mime.types", "/etc/protocols", "/usr/share/zoneinfo", "/usr/share/ca-certificates", "/usr/lib/ssl",
    "/dev/null", "/dev/urandom",
)  # fmt: skip


class Letter(msgspec.Struct):
    """A notice: `anywhere`: it may go to addresses that are not public."""

    url: str
    title: str
    text: str
    anywhere: bool = False


def public(host: object) -> bool:
    """Whether this is the number of a host in the open net; a name is not."""
    try:
        found = ip_address(str(host).partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        within = found.ipv4_mapped or found.sixtofour
        if found in TRANSLATED:
            within = ip_address(int(found) & 0xFFFFFFFF)  # type: ignore[assignment]
        if within is not None:
            return public(within)
    return found.is_global and not found.is_multicast


def readable() -> Callable[[object], bool]:
    """Which files this process may read from now on: its own program, the libraries, what the system needs to reach a host."""
    own = {sys.prefix, sys.base_prefix, *filter(None, sys.path), *SYSTEM}
    roots = [Path(os.path.realpath(root)) for root in own if Path(root) != Path.cwd()]

    def may(path: object) -> bool:
        if isinstance(path, int) or path is None:
            return True
        found = Path(os.path.realpath(os.fsdecode(path)))  # type: ignore[arg-type]
        return any(found == root or root in found.parents for root in roots)

    return may


def guard(anywhere: bool) -> None:
    """Forbids this process, once and for all, what a notice does not need."""
    may_read = readable()
    writes = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND

    def hook(event: str, args: tuple[Any, ...]) -> None:
        if event.startswith("socket."):
            if event in TALK and not anywhere and event != "socket.bind":
                address = args[1]
                if address is not None and not (isinstance(address, tuple) and public(address[0])):
                    raise PermissionError(event)
        elif event == "open":
            if (isinstance(args[2], int) and args[2] & writes and str(args[0]) != os.devnull) or not may_read(args[0]):
                raise PermissionError(event)
        elif event.startswith((*PROGRAMS, *CHANGES)):
            raise PermissionError(event)

    sys.addaudithook(hook)


def send(letter: Letter) -> int:
    """Sends a notice; raises whatever goes wrong on the way."""
    import apprise

    asset = apprise.AppriseAsset(app_id="Coterie", app_desc="Coterie", secure_logging=True, async_mode=False)
    service = apprise.Apprise.instantiate(letter.url, asset=asset, suppress_exceptions=True)
    if service is None or letter.url.partition(":")[0].strip().casefold() in LOCAL:
        return REFUSED
    house = apprise.Apprise(asset=asset)
    house.add(service)
    return DELIVERED if house.notify(body=letter.text, title=letter.title) else LOST


def main() -> int:
    letter = msgspec.json.decode(sys.stdin.buffer.read(), type=Letter)
    sys.dont_write_bytecode = True
    try:
        import apprise  # noqa: F401  (its libraries look round before the door is shut)

        guard(letter.anywhere)
        return send(letter)
    except Exception:
        return LOST


if __name__ == "__main__":
    os._exit(main())
