"""What a seat may say: its complete lines, listed and read, one question after another, without touching the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coterie.core.errors import IllegalAnswer
from coterie.core.messages import text

if TYPE_CHECKING:
    from coterie.core.position import Position


def legal_lines(position: Position, seat: int) -> list[str]:
    """The complete lines that this seat may say now, sorted; empty if it is not asked."""
    if seat not in position.asks():
        return []
    found: list[str] = []
    explore(position, seat, [], -1, "", found)
    found.sort()
    return found


def explore(position: Position, seat: int, answers: list[int], before: int, words: str, found: list[str]) -> None:
    """Goes through every way on from these answers."""
    t = position.walk_to(seat, answers).table
    topic = position.game.topics[int(t.topic)]
    least = answers[-1] if before >= 0 and before in topic.above else 0
    for answer in t.answers():
        if answer < least:
            continue
        line = words + topic.spoken(answer)
        if topic.ends(answer):
            found.append(line.rstrip())
        else:
            explore(position, seat, [*answers, answer], topic.code, line, found)


def passing_line(position: Position, seat: int) -> str | None:
    """What this seat says to let the question pass; None where that cannot be said."""
    if seat not in position.asks():
        return None
    t = position.walk_to(seat, []).table
    topic = position.game.topics[int(t.topic)]
    return topic.words(topic.passes) if topic.passes >= 0 and t.allows(topic.passes) else None


def read_line(position: Position, seat: int, line: str) -> list[int]:
    """The answers of a complete line; raises :class:`IllegalAnswer`."""
    if seat not in position.asks():
        raise not_asked(position, seat)
    words = line.split()
    answers: list[int] = []
    while True:
        t = position.walk_to(seat, answers).table
        topic = position.game.topics[int(t.topic)]
        if topic.head:
            if not words:
                raise wrong(position, seat, "core-incomplete", {"line": line, "word": topic.head})
            if words.pop(0) != topic.head:
                raise wrong(position, seat, "core-word", {"word": line.split()[0][:40], "legal": topic.head})
        if not words and ("" not in topic.answers or topic.joins or not t.allows(topic.answers[""])):
            raise wrong(position, seat, "core-incomplete", {"line": line, "word": listed(position, seat, answers)})
        word = words.pop(0) if words else ""
        if topic.joins and word[:-1] in topic.answers:
            words.insert(0, word[-1])
            word = word[:-1]
        if word not in topic.answers:
            raise wrong(position, seat, "core-word", {"word": word[:40], "legal": listed(position, seat, answers)})
        answer = topic.answers[word]
        if word in topic.twins and not t.allows(answer):
            answer = topic.answers[topic.twins[word]]
        if not t.allows(answer):
            message, details = position.game.why(t, int(t.asked), int(t.topic), answer)
            raise wrong(position, seat, message, dict(details))
        answers.append(answer)
        if topic.ends(answer):
            break
    if words:
        raise wrong(position, seat, "core-surplus", {"word": " ".join(words)[:40]})
    return answers


def listed(position: Position, seat: int, answers: list[int]) -> str:
    """What could stand in the place of the next word, for an error; where that is a number the whole lines."""
    t = position.walk_to(seat, answers).table
    topic = position.game.topics[int(t.topic)]
    if topic.joins:
        return ", ".join(position.legal(seat)[:12])
    return topic.listed(t.answers())


def wrong(position: Position, seat: int, message: str, details: dict[str, Any]) -> IllegalAnswer:
    """The refusal of an answer, with what would have been legal; seats are called by their names."""
    for key in ("seat", "whom"):
        if key in details:
            details[key] = position.name(details[key])
    return IllegalAnswer(message, details, position.legal(seat))


def not_asked(position: Position, seat: int) -> IllegalAnswer:
    """Why a seat that is not asked may not answer."""
    if position.table.over:
        return IllegalAnswer("core-over")
    if not 0 <= seat <= position.seats:
        return IllegalAnswer("core-no-seat", {"number": seat, "seats": position.seats})
    if seat - 1 in position.pending:
        return IllegalAnswer("core-answered")
    asked = ", ".join([text("core-chance") if k == 0 else position.name(k) for k in position.asks()])
    return IllegalAnswer("core-not-asked", {"asked": asked, "number": len(position.asks())})
