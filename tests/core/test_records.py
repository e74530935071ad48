"""Records: reading them, and what is said of one that cannot be read or played."""

from __future__ import annotations

from pathlib import Path

import pytest

import coterie
from coterie.core import messages

GOOD = 'game = "feast"\nseats = 5\n'
PLAY = '\n[play]\nlines = """\n{}\n"""\n'
DEAL = '\n[deal]\nguests = ["trickster", "witch", "dracula", "zombie", "swamp-creature"]\nmystery = ["alucard"]\nfirst = 1\n'

UNREADABLE = {
    "not TOML": ("game = feast", "core-record-toml"),
    "an unknown key": (GOOD + "colour = 3\n", "core-record-key"),
    "an unknown key in play": (GOOD + "[play]\nmoves = 3\n", "core-record-key"),
    "seats that are no number": ('game = "feast"\nseats = "5"\n', "core-record-type"),
    "seats that are true": ('game = "feast"\nseats = true\n', "core-record-type"),
    "a game that is no text": ("game = 3\nseats = 5\n", "core-record-type"),
    "names that are no texts": (GOOD + "names = [1, 2]\n", "core-record-type"),
    "lines that are no text": (GOOD + "[play]\nlines = 3\n", "core-record-type"),
    "refused that is no truth": (GOOD + "refused = 1\n", "core-record-type"),
    "no game": ("seats = 5\n", "core-record-missing"),
    "no seats": ('game = "feast"\n', "core-record-missing"),
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_a_record_that_cannot_be_read(what: str) -> None:
    """What is wrong is said with a message of the catalogue."""
    text, message = UNREADABLE[what]
    with pytest.raises(coterie.BadRecord) as refused:
        coterie.Record.parse(text)
    assert refused.value.message == message
    assert messages.has(message)
    assert "{" not in str(refused.value)


UNPLAYABLE = {
    "a line without a seat": ("inquire 3 ghost", "core-record-line", 1),
    "seat nought": ("0 inquire 3 ghost", "core-record-line", 1),
    "an illegal line": ("1 inquire 2 witch\n2 inquire 2 witch", "core-record-refused", 2),
    "an unknown word": ("\n1 polka", "core-record-refused", 2),
    "a seat that is not asked": ("3 accuse", "core-not-asked", 1),
    "all something else": ("all dance", "core-word", 1),
    "all pass where nobody can": ("all pass", "core-record-no-pass", 1),
    "more after the end": ("".join(f"{k} agree\n" for k in range(1, 6)) + "1 accuse", "core-over", 6),
}


@pytest.mark.parametrize("what", UNPLAYABLE)
def test_a_record_that_cannot_be_played(what: str) -> None:
    """The fault is named with its line in the play, and with what would have been legal."""
    lines, message, line = UNPLAYABLE[what]
    record = coterie.Record.parse(GOOD + DEAL + PLAY.format(lines))
    with pytest.raises(coterie.BadRecord) as refused:
        record.position()
    assert (refused.value.message, refused.value.line) == (message, line)
    assert "{" not in str(refused.value)
    if message == "core-record-refused":
        assert "accuse" in str(refused.value)


BAD_SETUPS = {
    "an unknown game": ('game = "bridge"\nseats = 4\n', "core-no-game"),
    "too many seats": ('game = "feast"\nseats = 9\n', "core-seats"),
    "an unknown option": (GOOD + '[choices]\nghost = "no"\n', "core-no-choice"),
    "an unknown value": (GOOD + '[choices]\nzombie = "nobody"\n', "core-no-value"),
    "an unknown key of the deal": (GOOD + '[deal]\ncards = ["ghost"]\n', "core-no-deal-key"),
}


@pytest.mark.parametrize("what", BAD_SETUPS)
def test_a_record_that_cannot_be_dealt(what: str) -> None:
    """Set-ups that cannot be are refused with the reason and what there is instead."""
    text, message = BAD_SETUPS[what]
    with pytest.raises(coterie.BadSetup) as refused:
        coterie.Record.parse(text).position()
    assert refused.value.message == message
    assert "{" not in str(refused.value)


def test_another_version_of_the_rules() -> None:
    """A record of another version of the rules is not played under this one."""
    with pytest.raises(coterie.BadRecord) as refused:
        coterie.Record.parse(GOOD + "rules = 99\n").position()
    assert refused.value.message == "core-record-rules"
    coterie.Record.parse(GOOD + "rules = 1\n").position()


def test_absent_keys_are_drawn_by_chance() -> None:
    """What the deal does not say is drawn; the same record is dealt the same each time it is read."""
    record = coterie.Record.parse(GOOD + '[deal]\nguests = ["trickster", "witch", "dracula", "zombie", "swamp-creature"]\n')
    position = record.position()
    assert position.stated["guests"][2] == "dracula"
    assert record.position().stated == position.stated


def test_names_and_title_are_kept() -> None:
    """Names stand in the views; an absent one is null; the title is free text."""
    record = coterie.Record.parse(GOOD + 'names = ["Ana", "Ben \\"B\\""]\ntitle = "One"\n' + DEAL)
    players = record.position().view(0)["players"]
    assert [players[str(k)]["name"] for k in range(1, 6)] == ["Ana", 'Ben "B"', None, None, None]
    assert record.title == "One"


def test_comments_blank_lines_and_checks_play_nothing() -> None:
    """A line that is empty, or begins with #, = or !, is not played by a record."""
    record = coterie.Record.parse(GOOD + DEAL + PLAY.format("# a comment\n\n= asks 9\n! 1 accuse\n1 inquire 2 witch"))
    assert record.position().lines == ["1 inquire 2 witch"]


def test_a_written_record_says_everything() -> None:
    """A record written by the program states the deal, the rules version, the changed options alone, and each later answer as a line."""
    game = coterie.load("feast")
    position = game.deal(seats=4, seed=9, choices={"second": "may", "own_card": "yes"}, names=["A", "B", "C", "D"])
    asked = position.question.asks[0] if position.question else 0
    position.say(asked, "accuse")
    text = coterie.Record.of(position, title="t").text()
    again = coterie.Record.parse(text)
    assert again.rules == game.rules
    assert again.choices == {"second": "may"}
    assert set(again.deal) == {"guests", "mystery", "first"}
    assert again.lines == [f"{asked} accuse"]
    assert again.names == ["A", "B", "C", "D"]


def test_reading_a_file(tmp_path: Path) -> None:
    """A file is read as its text is; where the lines begin is known, for messages."""
    path = tmp_path / "one.toml"
    path.write_text(GOOD + DEAL + PLAY.format("1 inquire 2 witch"), encoding="utf-8")
    record = coterie.Record.read(path)
    assert record.lines == ["1 inquire 2 witch"]
    assert path.read_text().splitlines()[record.first_line - 1] == "1 inquire 2 witch"
    with pytest.raises(OSError):
        coterie.Record.read(tmp_path / "none.toml")
