"""Where luck comes from: counted in the lab, sealed at a live table, given in a replay (there the record answers).

A source of luck has one method, ``below(n)``: a number from 0 to n - 1, each as likely as the others.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import final

from mypy_extensions import i64, mypyc_attr

from coterie.core.bits import WIDTH, count, nth


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """A source of luck; the lab's is :class:`Seeded`, a live table's :class:`Sealed`."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        raise NotImplementedError


@final
class Seeded(Luck):
    """Small fast counting generator (sfc32) in native integers: the same stream interpreted and compiled.

    >>> luck = Seeded(7)
    >>> [luck.below(6) for _ in range(5)]
    [0, 3, 4, 3, 4]
    """

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = (0x9E3779B9 ^ stream) & 0xFFFFFFFF
        self.d: i64 = 1
        for _ in range(12):
            self.below(2)

    def below(self, n: i64) -> i64:
        t: i64 = (self.a + self.b + self.d) & 0xFFFFFFFF
        self.d = (self.d + 1) & 0xFFFFFFFF
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & 0xFFFFFFFF)) & 0xFFFFFFFF
        self.c = ((((self.c << 21) & 0xFFFFFFFF) | (self.c >> 11)) + t) & 0xFFFFFFFF
        return (t * n) >> 32


@final
class Sealed(Luck):
    """Luck that nobody can foresee and everybody can check afterwards: HMAC-SHA-256 over a secret and a counter.

    Numbers are drawn by rejection, so each is exactly as likely as the others.  The hash of the secret (``commitment``) is published when
    the table is laid, the secret itself when the game is over.

    >>> luck = Sealed(bytes(32))
    >>> luck.below(6) in range(6), len(luck.commitment)
    (True, 64)
    """

    def __init__(self, secret: bytes, drawn: int = 0) -> None:
        self.secret = secret
        self.drawn = drawn
        """How many numbers have been drawn; a table that is loaded again goes on from there."""

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret, in hexadecimal digits."""
        return hashlib.sha256(b"coterie sealed chance 1:" + self.secret).hexdigest()

    def below(self, n: i64) -> i64:
        number = self.drawn
        self.drawn = number + 1
        limit = (1 << 56) - (1 << 56) % int(n)
        attempt = 0
        while True:
            digest = hmac.new(self.secret, b"%d.%d" % (number, attempt), hashlib.sha256).digest()
            value = int.from_bytes(digest[:7], "big")
            if value < limit:
                return value % n
            attempt += 1


def drawn(options: i64, more: i64, luck: Luck) -> i64:
    """One of the answers that two masks allow (see ``Table.more``), each as likely as the others.

    >>> drawn(0b10, 0, Seeded(1)), drawn(0, 0b100, Seeded(1))
    (1, 64)
    """
    within = count(options)
    k = luck.below(within if more == 0 else within + count(more))
    return nth(options, k) if k < within else WIDTH + nth(more, k - within)


def any_below(luck: Luck, n: int) -> int:
    """A number from 0 to n - 1 for any n, however large; each exactly as likely as the others, by rejection.

    >>> 0 <= any_below(Seeded(1), 10**30) < 10**30
    True
    """
    while True:
        value = 0
        span = 1
        while span < n:
            value = (value << 24) | int(luck.below(1 << 24))
            span <<= 24
        if value < span - span % n:
            return value % n
