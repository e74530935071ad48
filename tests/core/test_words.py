"""One answer is one word, both ways; errors say what would have been said."""

from __future__ import annotations

import pytest

import coterie
from coterie.core import messages
from coterie.core.words import SEATS, Topic, by_code
from tests.feast.feasts import at, why


def test_a_topic_says_and_reads() -> None:
    """The word of an answer, with the head before it; which answers end the line."""
    topic = Topic(7, "place", ("1", "2", "3"), head="place", goes_on=0b011)
    assert [topic.words(k) for k in range(3)] == ["place 1", "place 2", "place 3"]
    assert topic.answers == {"1": 0, "2": 1, "3": 2}
    assert [topic.ends(k) for k in range(3)] == [False, False, True]
    assert topic.listed([0, 2]) == "1, 3"
    assert Topic(8, "invited", ("accept", "refuse")).words(1) == "refuse"


def test_two_topics_cannot_share_a_number() -> None:
    """Each kind of question has a number of its own."""
    with pytest.raises(AssertionError):
        by_code((Topic(1, "a", ("x",)), Topic(1, "b", ("y",))))


def test_seats_count_from_one() -> None:
    """The first seat says 1; there are words for twelve."""
    assert tuple(str(k) for k in range(1, 13)) == SEATS


WRONG = {
    "": "core-incomplete",
    "inquire": "core-incomplete",
    "inquire 3": "core-incomplete",
    "dance": "core-incomplete",
    "polka": "core-word",
    "inquire x": "core-word",
    "inquire 3 count": "core-word",
    "dance 3 dracula": "core-surplus",
    "accuse 3": "core-surplus",
    "dance 9": "core-word",
    "dance 7": "core-no-seat",
    "dance 1": "feast-why-oneself",
    "place 2 dracula": "core-word",
    "ACCUSE": "core-word",
}


@pytest.mark.parametrize("line", WRONG)
def test_a_line_that_is_none(line: str) -> None:
    """What is wrong with a line is said exactly, and what this seat may say is listed."""
    position = at("trickster witch dracula zombie swamp-creature", "alucard")
    assert why(position, 1, line) == WRONG[line]
    refused = position.why(1, line)
    assert refused is not None
    assert refused.legal == position.legal(1)


def test_who_is_not_asked_is_told_who_is() -> None:
    """By name, where there are names; by number otherwise."""
    position = coterie.Record("feast", 5, deal={"first": 2}, names=["Ana", "Bo", "Cy", "Di", "Ed"]).position()
    refused = position.why(1, "accuse")
    assert refused is not None and refused.message == "core-not-asked"
    assert "Bo" in str(refused)
    refused = at("trickster witch dracula zombie swamp-creature", "alucard").why(3, "accuse")
    assert refused is not None and "seat 1" in str(refused)


def test_every_refusal_of_a_position() -> None:
    """Not asked, no such seat, answered already, over, agreed already: each has its message."""
    position = at("trickster boogie-monster dracula zombie swamp-creature", "alucard", "1 dance 2\n2 accept")
    position.say(3, "pass")
    assert why(position, 3, "pass") == "core-answered"
    assert why(position, 9, "pass") == "core-no-seat"
    assert why(position, 9, "agree") == "core-no-seat"
    assert why(position, 0, "agree") == "core-no-seat"
    position.say(3, "agree")
    assert why(position, 3, "agree") == "core-agreed"
    for seat in (1, 2, 4, 5):
        position.say(seat, "agree")
    assert why(position, 1, "pass") == why(position, 1, "agree") == "core-over"


def test_messages() -> None:
    """A message is its text; an attribute of it is asked for by a dot; an unknown one is its own id."""
    assert messages.text("core-over") == "The game is over."
    assert messages.text("feast-guest-ghost.the") == "the Ghost"
    assert messages.text("no-such-message") == "no-such-message"
    assert messages.text("core-over.none") == "core-over.none"
    assert messages.has("feast-guest-ghost.the")
    assert not messages.has("feast-guest-ghost.none")
    assert not messages.has("no-such-message")
    assert messages.text("core-seat", number=3) == "seat 3"


def test_all_catalogues_are_readable() -> None:
    """Every file of messages is Fluent without junk, and no message stands twice."""
    from fluent.syntax import FluentParser, ast

    seen: dict[str, str] = {}
    for path in sorted((messages.FOLDER / "en").glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content[:80]}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in seen, f"{entry.id.name} stands in {seen[entry.id.name]} and {path.name}"
                seen[entry.id.name] = path.name
