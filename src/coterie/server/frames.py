"""Frames of a WebSocket as a server sends them: a text, whole and not masked (RFC 6455, 5.2)."""

from __future__ import annotations


def framed(words: tuple[bytes, ...]) -> bytes:
    """Texts, each in a frame of its own.

    >>> framed((b"{}", b"[]"))
    b'\\x81\\x02{}\\x81\\x02[]'
    >>> framed((bytes(300),))[:4]
    b'\\x81~\\x01,'
    """
    pieces: list[bytes] = []
    for text in words:
        size = len(text)
        if size < 126:
            pieces.append(bytes((0x81, size)))
        elif size < 65536:
            pieces.append(bytes((0x81, 126, size >> 8, size & 255)))
        else:
            pieces.append(b"\x81\x7f" + size.to_bytes(8, "big"))
        pieces.append(text)
    return b"".join(pieces)
