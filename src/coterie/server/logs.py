"""Log lines: what happened in the house, as words and numbers, one JSON object a line or plain.

A line never holds a token, a name, an answer or the address of a table: lines of one table have the same short sign in them, which is made
anew at every start.  What other libraries have to say is cut down to its fixed words, for what they fill in could be anything.
"""

from __future__ import annotations

import json
import logging
import secrets
import sys
from datetime import UTC, datetime
from hashlib import blake2b

from coterie.server.trouble import logger, place

SALT = secrets.token_bytes(16)
KINDS = ("plain", "json")


def sign(table: str) -> str:
    """Tells lines of one table together; nobody finds the table with it."""
    return blake2b(table.encode(), key=SALT, digest_size=5).hexdigest()


def event(name: str, table: str | None = None, **facts: str | int | float | bool) -> None:
    """Something that the host may want to know has happened."""
    if table is not None:
        facts = {"table": sign(table), **facts}
    logger.info("%s", name, extra={"facts": facts})


def fields(record: logging.LogRecord) -> dict[str, object]:
    """A record as what may be written of it."""
    found: dict[str, object] = {
        "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
    }
    if record.name.startswith("coterie"):
        found["event"] = record.args[0] if isinstance(record.args, tuple) and record.args else record.msg
    else:
        words = str(record.msg).partition("\n")[0]
        numbers = isinstance(record.args, tuple) and record.args and all(isinstance(value, int) for value in record.args)
        found |= {"event": words % record.args if numbers else words, "from": record.name}
    found |= getattr(record, "facts", {})
    if record.exc_info and record.exc_info[1] is not None:
        found["place"] = place(record.exc_info[1])
    return found


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(fields(record), ensure_ascii=False, default=str)


class Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        found = fields(record)
        head = f"{found.pop('at')} {found.pop('level')} {found.pop('event')}"
        return " ".join([head, *(f"{name}={value}" for name, value in found.items())])


def begin(kind: str) -> None:
    """From now on all log lines of this process go to standard error in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if kind == "json" else Plain())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logger.setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):  # at INFO it tells the addresses of tables
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
        logging.getLogger(name).setLevel(logging.WARNING)
