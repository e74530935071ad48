"""What is written down, in SQLAlchemy Core: the same on SQLite and PostgreSQL.

The log is the truth: ``deal``, ``line``, ``fact`` and ``over`` rows, numbered from 1 in each table without gaps.  Everything a live
table knows of a game it knows from there.  ``edition`` counts the writes to a table, whatever was written: who did not read the last
one may not write.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text, false

schema = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

tables = Table(
    "tables",
    schema,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("host", Integer, nullable=False),
    Column("choices", Text, nullable=False),
    Column("guests", String(20), nullable=False),
    Column("cast", Text, nullable=False),
    Column("first", Integer),
    Column("started", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("again", String(32)),
    Column("secret", LargeBinary(32)),
    Column("edition", Integer, nullable=False),
    Column("laid", BigInteger, nullable=False),
    Column("closed", Boolean, nullable=False, server_default=false()),
    Column("clock", String(10), nullable=False, server_default="none"),
    Column("delay", Integer, nullable=False, server_default="0"),
)

chairs = Table(
    "chairs",
    schema,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("lock", LargeBinary(32)),
    Column("standing", Boolean, nullable=False),
    Column("away", Boolean, nullable=False, server_default=false()),
)

log = Table(
    "log",
    schema,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("audience", BigInteger),
    Column("event", Integer),
    Column("a", BigInteger),
    Column("b", BigInteger),
    Column("c", BigInteger),
    Column("at", BigInteger, nullable=False),
)

envelopes = Table(
    "envelopes",
    schema,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("q", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("line", Text, nullable=False),
)

talk = Table(
    "talk",
    schema,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("room", String(10), nullable=False, server_default="table"),
    Column("name", String(40), nullable=False, server_default=""),
)

done = Table(
    "done",
    schema,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("edition", Integer, nullable=False),
)
"""The last messages of each seat that were carried out, by their ids: a repeated one brings the same reply and does nothing."""

pulse = Table("pulse", schema, Column("id", Integer, primary_key=True, autoincrement=False), Column("at", BigInteger, nullable=False))
"""One row: when a server was last alive.  Clocks stop while none is."""

outages = Table(
    "outages",
    schema,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)
"""When no server was there, in milliseconds since 1970."""

notices = Table(
    "notices",
    schema,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("lock", LargeBinary(32), nullable=False),
    Column("url", Text, nullable=False),
    Column("quiet_from", String(5), nullable=False),
    Column("quiet_until", String(5), nullable=False),
    Column("zone", String(60), nullable=False),
    Column("told", Integer, nullable=False),
)
"""Where the person of a seat wants to be told that it is on them, and the last question that they were told of."""
