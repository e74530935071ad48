"""Measurements in processes of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def run(command: list[str], pure: bool = False) -> str:
    """What a command prints; ``pure``: with Coterie interpreted.  A file name ending in .py is one of this folder."""
    environment = {key: value for key, value in os.environ.items() if key not in ("COTERIE_PURE", "PYTHONPATH")}
    if pure:
        environment["COTERIE_PURE"] = "1"
    whole = [sys.executable, str(HERE / command[0]), *command[1:]] if command[0].endswith(".py") else command
    return subprocess.run(whole, env=environment, check=True, capture_output=True, text=True).stdout


def rate(command: list[str], pure: bool = False) -> float:
    """How much a measurement did in a second of CPU time."""
    found = json.loads(run(command, pure).splitlines()[-1])
    return float(found["done"]) / float(found["seconds"])
