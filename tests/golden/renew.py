"""Golden playthroughs: three random games of the feast with every view at every line, as `coterie trace --views` prints them.

The records (``feast-*.toml``) are fixed; ``feast-*.jsonl`` is what is traced of them.  When a change of a view or a rule is meant, renew
them, and read the difference before it is committed::

    PYTHONPATH=src python -m tests.golden.renew
"""

from __future__ import annotations

import json
from pathlib import Path

from coterie.cli.knowing import state
from coterie.core.record import Record
from coterie.core.scenario import Playing

HERE = Path(__file__).parent


def traced(path: Path) -> str:
    """The trace of a record, with views, a JSON object a line."""
    record = Record.read(path)
    playing = Playing(record.laid())
    lines = [state(playing.position, 0, True, False)]
    for number, line in enumerate(record.lines, 1):
        if playing.play(line, number):
            lines.append(state(playing.position, playing.played, True, False))
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def renew() -> None:
    """Writes all traces anew."""
    for path in sorted(HERE.glob("*.toml")):
        path.with_suffix(".jsonl").write_text(traced(path), encoding="utf-8")


if __name__ == "__main__":
    renew()
