"""Playing the lines of a record, and checking what a scenario says of them."""

from __future__ import annotations

import json
from typing import Any

from coterie.core.errors import BadRecord, BadSetup, IllegalAnswer
from coterie.core.messages import text
from coterie.core.position import Position
from coterie.core.record import Record

MOST_FORCED = 200
"""No game gives so many forced answers in a row."""

CHECKS = ("asks", "legal", "may", "may not", "sees", "table", "winners", "reason", "worlds")


class Playing:
    """A record being played: the position after the lines so far, and how many were played."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.played = 0

    def play(self, line: str, number: int) -> bool:
        """Plays a line if it is one that plays; checks, refusals and comments do nothing.  Raises :class:`BadRecord`."""
        words = line.split()
        if not words or words[0][0] in "=!#":
            return False
        try:
            if words[0] == "all":
                self.all_pass(" ".join(words[1:]))
            else:
                self.say(seat_of(words[0], line, number), " ".join(words[1:]))
        except IllegalAnswer as refused:
            raise reason_for(refused, number) from refused
        self.played += 1
        return True

    def say(self, seat: int, words: str) -> None:
        """An answer line; forced answers that stand before it are given by themselves."""
        refused = self.position.why(seat, words)
        if refused is None:
            self.position.say(seat, words)
            return
        trial = self.position.copy()
        for _ in range(MOST_FORCED):
            if not give_forced(trial):
                break
            if trial.why(seat, words) is None:
                trial.say(seat, words)
                self.position = trial
                return
        raise refused

    def all_pass(self, rest: str, forced: int = MOST_FORCED) -> None:
        """Every seat that is asked, now and until a question of another kind is put, lets it pass; ``forced``: answers given before."""
        trial = self.position.copy()
        if rest != "pass":
            raise IllegalAnswer("core-word", {"word": rest[:40], "legal": "pass"})
        for k in range(forced + 1):
            if any(trial.pass_line(seat) is not None for seat in trial.asks()):
                break
            if k == forced or not give_forced(trial):
                raise IllegalAnswer("core-record-no-pass")
        asked = trial.question
        if asked is None:
            raise IllegalAnswer("core-over")
        kind = asked.topic
        while asked is not None and asked.topic == kind:
            for seat in asked.asks:
                line = trial.pass_line(seat)
                if line is None:
                    raise IllegalAnswer("core-record-no-pass", {}, trial.legal(seat))
                trial.say(seat, line)
            asked = trial.question
        self.position = trial


def seat_of(word: str, line: str, number: int) -> int:
    """The seat that a line begins with; 0 for chance."""
    if word == "*":
        return 0
    if not (word.isascii() and word.isdecimal()) or len(word) > 2 or word[0] == "0":
        raise BadRecord("core-record-line", {"line": line.strip()[:60]}, number)
    return int(word)


def reason_for(refused: IllegalAnswer, number: int) -> BadRecord:
    """A refusal as a fault of the record, with what would have been legal."""
    if not refused.legal:
        return BadRecord(refused.message, refused.details, number)
    legal = " | ".join(refused.legal[:12]) + (" | …" if len(refused.legal) > 12 else "")
    return BadRecord("core-record-refused", {"reason": str(refused), "legal": legal}, number)


def give_forced(position: Position) -> bool:
    """Gives one forced answer, if one of the seats asked has only one thing to say."""
    for seat in position.asks():
        lines = position.legal(seat)
        if len(lines) == 1:
            position.say(seat, lines[0])
            return True
    return False


# ---------------------------------------------------------------------- checks


def verify(record: Record) -> list[tuple[int, str]]:
    """Everything that does not hold: line of the play from 1 (0: the set-up) and what is wrong.  Nothing: the record is right."""
    try:
        position = record.laid()
    except (BadSetup, BadRecord) as refused:
        return [] if record.refused else [(0, str(refused))]
    if record.refused:
        return [(0, text("core-record-set-up"))]
    playing = Playing(position)
    wrong: list[tuple[int, str]] = []
    for number, line in enumerate(record.lines, 1):
        try:
            words = line.split()
            if words and words[0].startswith("="):
                check(playing.position, line, number)
            elif words and words[0].startswith("!"):
                must_be_refused(playing, line, number)
            else:
                playing.play(line, number)
        except (BadRecord, IllegalAnswer) as problem:
            wrong.append((number, str(problem)))
            if line.split()[0][0] not in "=!":
                return wrong
    try:
        record.check_sealed()
        again(playing.position)
    except (BadRecord, BadSetup, IllegalAnswer) as problem:
        wrong.append((0, str(problem)))
    return wrong


def again(position: Position) -> None:
    """The record that would be written of this game tells the same facts when it is played."""
    if position.pending:
        return
    written = Record.of(position)
    replayed = Record.parse(written.text()).position()
    if replayed.facts != position.facts:
        raise BadRecord("core-record-sealed")


def must_be_refused(playing: Playing, line: str, number: int) -> None:
    """A line beginning with ``!`` must be refused at the position as it stands, and nothing may change."""
    position = playing.position
    words = line.strip()[1:].split()
    if not words:
        raise BadRecord("core-record-line", {"line": line.strip()}, number)
    if words[0].isdecimal() and (words[0][0] == "0" or len(words[0]) > 2):
        return
    before = (position.log.copy(), position.facts.copy(), position.question)
    if words[0] == "all":
        trial = Playing(position.copy())
        try:
            trial.all_pass(" ".join(words[1:]), forced=0)
        except IllegalAnswer:
            return
        raise BadRecord("core-record-not-refused", {}, number)
    try:
        position.copy().say(seat_of(words[0], line, number), " ".join(words[1:]))
    except IllegalAnswer:
        pass
    else:
        raise BadRecord("core-record-not-refused", {}, number)
    seat = seat_of(words[0], line, number)
    if position.why(seat, " ".join(words[1:])) is None or before != (position.log, position.facts, position.question):
        raise BadRecord("core-record-not-refused", {}, number)


def check(position: Position, line: str, number: int) -> None:
    """One check; raises :class:`BadRecord` with what was found instead."""
    word, rest = first_word(line.strip()[1:])
    if word == "asks":
        wanted = () if rest == "nobody" else tuple(0 if w == "*" else seat_of(w, line, number) for w in rest.split())
        found = position.asks()
        expect(tuple(sorted(wanted)) == found, "core-record-asks", shown(found), number)
    elif word == "legal":
        who, _, lines = rest.partition(":")
        wanted_lines = sorted(" ".join(part.split()) for part in lines.split("|") if part.strip())
        legal = position.legal(seated(position, who.strip(), line, number))
        expect(wanted_lines == legal, "core-record-legal", " | ".join(legal), number)
    elif word == "may":
        check_may(position, rest, line, number)
    elif word == "sees" or word == "table":
        seat = 0
        if word == "sees":
            who, rest = first_word(rest)
            seat = seated(position, who, line, number)
        check_value(position, seat, rest, number)
    elif word == "winners":
        wanted_winners = () if rest == "none" else tuple(seat_of(w, line, number) for w in rest.split())
        outcome = position.outcome
        if outcome is None:
            raise BadRecord("core-record-not-over", {}, number)
        expect(tuple(sorted(wanted_winners)) == outcome.winners, "core-record-winners", shown(outcome.winners), number)
    elif word == "reason":
        outcome = position.outcome
        if outcome is None:
            raise BadRecord("core-record-not-over", {}, number)
        expect(rest == outcome.reason, "core-record-reason", outcome.reason, number)
    elif word == "worlds":
        who, amount = first_word(rest)
        found_worlds = position.knowledge(0 if who == "table" else seated(position, who, line, number)).count()
        expect(amount == str(found_worlds), "core-record-worlds", str(found_worlds), number)
    else:
        raise BadRecord("core-record-check", {"check": word[:40], "legal": ", ".join(CHECKS)}, number)


def first_word(text: str) -> tuple[str, str]:
    """The first word and the rest, whatever blanks lie between."""
    parts = text.split(None, 1)
    return (parts[0] if parts else ""), (parts[1].strip() if len(parts) > 1 else "")


def seated(position: Position, word: str, line: str, number: int) -> int:
    """A seat of this table."""
    seat = seat_of(word, line, number)
    if seat > position.seats:
        raise BadRecord("core-no-seat", {"number": seat, "seats": position.seats}, number)
    return seat


def expect(holds: bool, message: str, found: str, number: int) -> None:
    if not holds:
        raise BadRecord(message, {"found": found}, number)


def shown(seats: tuple[int, ...]) -> str:
    return " ".join("*" if seat == 0 else str(seat) for seat in seats) or "nobody"


def check_may(position: Position, rest: str, line: str, number: int) -> None:
    """``may`` and ``may not``: whether a line answers the question on the table (to agree to the end answers none)."""
    who, words = first_word(rest)
    denied = who == "not"
    if denied:
        who, words = first_word(words)
    seat = seat_of(who, line, number)
    refused = position.why(seat, words)
    answers = refused is None and words.split() != ["agree"]
    if denied and answers:
        raise BadRecord("core-record-may-not", {}, number)
    if not denied and not answers:
        raise BadRecord("core-record-may", {"reason": str(refused) if refused else ""}, number)


def check_value(position: Position, seat: int, rest: str, number: int) -> None:
    """A dotted path in a view and the JSON value that it must hold; lists in any order unless ``in order``."""
    path, wanted_text = first_word(rest)
    found: Any = position.view(seat)
    present = True
    for step in path.split("."):
        if isinstance(found, dict) and step in found:
            found = found[step]
        elif isinstance(found, list) and step.isdecimal() and 0 < int(step) <= len(found):
            found = found[int(step) - 1]
        else:
            found, present = None, False
            break
    if wanted_text == "absent":
        expect(found is None, "core-record-value", json.dumps(found), number)
        return
    in_order = wanted_text.endswith(" in order")
    try:
        wanted = json.loads(wanted_text.removesuffix(" in order"))
    except (ValueError, RecursionError) as problem:
        raise BadRecord("core-record-json", {"value": wanted_text[:60]}, number) from problem
    if not present and wanted is not None:
        raise BadRecord("core-record-path", {"path": path}, number)
    if not in_order and path.split(".")[-1] not in position.game.ordered:
        found, wanted = unordered(found), unordered(wanted)
    expect(same(found, wanted), "core-record-value", json.dumps(found), number)


def same(found: Any, wanted: Any) -> bool:
    """Equal as JSON values: true is not 1."""
    return json.dumps(found, sort_keys=True) == json.dumps(wanted, sort_keys=True)


def unordered(value: Any) -> Any:
    """A list in an order of its own, so that order does not count."""
    return sorted(value, key=lambda entry: json.dumps(entry, sort_keys=True)) if isinstance(value, list) else value
