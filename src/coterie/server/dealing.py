"""The deal of a table and what its log says of it: how a game begins, what is written down of a step, and how a log is played again."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from coterie.core.chance import Sealed
from coterie.core.position import Position
from coterie.core.registry import load
from coterie.server.stored import Row, Sheet, encode


class TornLog(Exception):
    """What the log tells is not what follows from what it says was done."""


class Dealt(msgspec.Struct):
    """The first row of a log: what was settled before the deal, and the deal as chance made it."""

    settled: dict[str, Any]
    stated: dict[str, Any]


def options(sheet: Sheet) -> dict[str, str]:
    """The options of a table as the game knows them."""
    return {**sheet.choices, "cast": "fewest-advanced"} if sheet.guests == "fewest" else sheet.choices


def settled(sheet: Sheet) -> dict[str, Any]:
    """What of the deal is settled before chance deals."""
    found: dict[str, Any] = {"cast": list(sheet.cast)} if sheet.guests == "hand" else {}
    return found if sheet.first is None else {**found, "first": sheet.first}


def dealt(sheet: Sheet, names: list[str], before: dict[str, Any]) -> Position:
    """A game as the sealed chance of its table deals it, and will deal it again."""
    assert sheet.secret is not None
    luck = Sealed(sheet.secret)
    return load(sheet.game).deal(seats=sheet.seats, choices=options(sheet), deal=before, names=names, luck=luck)


def deal(sheet: Sheet, names: list[str]) -> tuple[Position, list[Row]]:
    """A new game and the log that it begins with."""
    position = dealt(sheet, names, settled(sheet))
    return position, [Row("deal", encode(Dealt(settled(sheet), position.stated))), *news(position, position.dealt_in, 0)]


def news(position: Position, answers: int, facts: int) -> list[Row]:
    """The rows that a log lacks which has so many answers and facts of this position."""
    rows = [Row("line", line) for line in position.lines_after(answers)]
    rows += [Row("fact", fact=fact) for fact in position.facts[facts:]]
    if position.outcome is not None:
        rows.append(Row("over", encode({"winners": position.outcome.winners, "reason": position.outcome.reason})))
    return rows


def replay(sheet: Sheet, names: list[str], log: list[Row]) -> Position:
    """The position that a log leads to: chance deals and draws again, the seats say what they said, and all must be told what was told."""
    first = msgspec.json.decode(log[0].text, type=Dealt)
    position = dealt(sheet, names, first.settled)
    lines = [row.text for row in log if row.kind == "line"]
    for said in lines:
        who, _, line = said.partition(" ")
        if who != "*":
            position.say(int(who), line)
    told = [row.fact for row in log if row.kind == "fact"]
    if position.stated != first.stated or position.lines != lines or position.facts != told:
        raise TornLog(sheet.id)
    return position


def new_secret() -> bytes:
    return secrets.token_bytes(32)
