"""Coterie: a house for games of hidden monsters.

>>> import coterie
>>> game = coterie.load("feast").deal(seats=5, seed=7)
>>> asked = game.question.asks[0]
>>> "inquire 3 dracula" in game.legal(asked)
True
"""

from __future__ import annotations

import importlib.machinery
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType


class _Interpreted:
    """Finds the modules of this package as source, beside which compiled ones may lie (``COTERIE_PURE=1``)."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> importlib.machinery.ModuleSpec | None:
        if not name.startswith(__name__ + ".") or path is None:
            return None
        for folder in path:
            source = importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES
            spec = importlib.machinery.FileFinder(str(Path(folder)), source).find_spec(name)
            if spec is not None:
                return spec
        return None


if os.environ.get("COTERIE_PURE"):
    sys.meta_path.insert(0, _Interpreted)

from coterie.core.errors import BadRecord, BadSetup, IllegalAnswer  # noqa: E402
from coterie.core.position import Position  # noqa: E402
from coterie.core.question import Outcome, Question  # noqa: E402
from coterie.core.record import Record  # noqa: E402
from coterie.core.registry import GAMES, load  # noqa: E402

__version__ = "0.1.0"

__all__ = ["GAMES", "BadRecord", "BadSetup", "IllegalAnswer", "Outcome", "Position", "Question", "Record", "compiled", "load"]


def compiled() -> bool:
    """Whether the rules run compiled."""
    from coterie.core import position

    return not str(position.__file__).endswith(".py")
