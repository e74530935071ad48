"""What goes wrong inside is logged by its kind and its place in the program, never with the values at hand: they may be secrets."""

from __future__ import annotations

import logging
from pathlib import Path
from traceback import extract_tb

logger = logging.getLogger("coterie.server")


def place(error: BaseException) -> str:
    """The kind of an error and where it came from, innermost last."""
    frames = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in extract_tb(error.__traceback__)[-6:]]
    return f"{type(error).__name__} ({' > '.join(frames)})"


def log(what: str, error: BaseException) -> None:
    where = place(error)
    logger.error("%s: %s", what, where, extra={"facts": {"place": where}})
