"""Builds the wheel compiled with mypyc where a C compiler stands ready, and as plain Python with a notice where not.

COTERIE_COMPILE=0 never compiles, COTERIE_COMPILE=1 fails where it cannot.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup

HERE = Path(__file__).parent
PACKAGE = HERE / "src" / "coterie"
INTERPRETED = {"core/messages.py", "core/errors.py"}
"""Modules that stay as they are: they only read files or hold texts."""
SERVER = ("asking", "feed", "frames", "gallery", "live", "play", "sight", "talk", "writing")
"""Modules of the server that are at work whenever somebody says something."""


def modules() -> list[str]:
    """The rules, the core under them, the bots' minds, the rollout loop and the live table, as paths from here."""
    found = [path for folder in ("core", "games", "minds") for path in sorted((PACKAGE / folder).rglob("*.py"))]
    found.extend(PACKAGE / "lab" / name for name in ("rollout.py", "search.py"))
    found.extend(PACKAGE / "server" / f"{name}.py" for name in SERVER)
    ours = [path for path in found if path.name != "__init__.py" and path.relative_to(PACKAGE).as_posix() not in INTERPRETED]
    return [str(path.relative_to(HERE)) for path in ours]


def extensions() -> list[object]:
    """The compiled modules, or none with a notice."""
    wish = os.environ.get("COTERIE_COMPILE", "")
    if wish == "0":
        return []
    compiler = shutil.which(os.environ.get("CC", "cc").split()[0])
    try:
        if compiler is None:
            raise RuntimeError("no C compiler")
        os.environ.setdefault("MYPYPATH", str(HERE / "src"))
        os.environ["CFLAGS"] = os.environ.get("CFLAGS", "") + " -fno-semantic-interposition"
        from mypyc.build import mypycify

        return list(mypycify(["--strict", "--follow-imports=silent", *modules()], opt_level="3", debug_level="0", group_name="coterie"))
    except Exception as problem:
        if wish == "1":
            raise
        print(f"coterie: built as plain Python, which is slower ({problem})", file=sys.stderr)
        return []


setup(ext_modules=extensions())
