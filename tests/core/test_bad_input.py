"""Bad input of any kind gets one clear error and never a traceback; what is only spaced oddly is read as it is meant."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from coterie.cli import app
from coterie.core.errors import BadRecord, BadSetup, Refused
from coterie.core.record import Record
from coterie.core.scenario import verify

DEAL = """game = "feast"
seats = 5
[deal]
guests = ["witch", "alucard", "dracula", "trickster", "zombie"]
mystery = ["van-helsing"]
first = 1
"""


def lines(*play: str) -> Record:
    return Record.parse(DEAL + '[play]\nlines = """\n' + "\n".join(play) + '\n"""\n')


@pytest.mark.parametrize(
    "check",
    ["= winners foo", "= sees 9 turn 1", "= worlds 9 1", "= legal 8: pass", "= table turn " + "[" * 9000, "= table turn " + "9" * 5000],
)
def test_a_check_that_cannot_be_read_fails_with_its_line(check: str) -> None:
    assert [number for number, _ in verify(lines(check))] == [1]


@pytest.mark.parametrize("check", ["=asks 3", "==asks 3", "=\tasks\t3"])
def test_a_check_is_a_check_however_it_is_spaced(check: str) -> None:
    assert verify(lines(check))


@pytest.mark.parametrize(
    "check", ["=asks 1", "=\tasks\t1", "= worlds table  600", "= sees  1 turn 1", "= table turn\t1", "= may  1 accuse", "= asks  1"]
)
def test_blanks_and_tabs_do_not_matter(check: str) -> None:
    assert verify(lines(check)) == []


@pytest.mark.parametrize("line", ["! 0 accuse", "! 100 accuse", "! 9 accuse"])
def test_a_seat_that_is_not_there_is_refused(line: str) -> None:
    assert verify(lines(line)) == []


@pytest.mark.parametrize("line", ["\uff11 accuse", "01 accuse"])
def test_a_seat_is_a_plain_number(line: str) -> None:
    assert verify(lines(line))


def test_only_a_line_feed_ends_a_line() -> None:
    assert verify(lines("# one\u2028two", "1 accuse")) == []


@pytest.mark.parametrize(
    "text",
    [
        "seats = " + "9" * 5000,
        'game = "feast"\nseats = 0x' + "f" * 5000,
        'game = "feast"\nseats = 5\n[deal]\nguests = [0x' + "f" * 5000 + "]",
        "a = " + "[" * 5000,
        'game = "feast"\nseats = true',
        'game = "feast"\nseats = 5\nfoo = 1',
    ],
)
def test_unreadable_records_say_so(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.parse(text)


@pytest.mark.parametrize("number", ["9" * 26, "9" * 60])
def test_numbers_may_be_as_large_as_they_like(number: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Record.parse(f'game = "feast"\nseats = {number}').laid()
    assert "4 to 8" in str(refused.value)
    with pytest.raises(BadRecord):
        Record.parse(f'game = "feast"\nseats = 5\nrules = {number}').laid()


def test_a_refused_set_up_may_be_refused_for_its_names_or_its_position() -> None:
    for text in ('names = ["a", "b", "c", "d", "e", "f"]', "[position]\nturn = 1"):
        assert verify(Record.parse('game = "feast"\nseats = 5\nrefused = true\n' + text)) == []


@pytest.mark.parametrize("sealed", ["stated = 5", 'secret = "zz"', ""])
def test_a_broken_seal_fails(sealed: str) -> None:
    record = lines("1 accuse")
    secret = "00" * 32
    from coterie.core.chance import Sealed

    record.sealed = {"secret": secret, "hash": Sealed(bytes.fromhex(secret)).commitment}
    if sealed.startswith("stated"):
        record.sealed["stated"] = 5
    elif sealed:
        record.sealed["secret"] = "zz"
    assert verify(record)


def test_trace_and_replay_name_the_file(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('game = "feast"\nseats = true\n', encoding="utf-8")
    for command in ("trace", "replay"):
        found = CliRunner().invoke(app, [command, str(bad)])
        assert found.exit_code == 2
        assert "bad.toml" in found.output + found.stderr


def test_the_line_of_the_file_is_named(tmp_path: Path) -> None:
    record = Record.parse("game = 'feast'\nseats = 5\n[play]\nlines = '''\n1 dance 1\n'''\n")
    assert record.first_line == 5
    assert issubclass(BadRecord, Refused)


def test_knowledge_kept_event_by_event_survives_the_end() -> None:
    for name in ("02-example-round-table", "15-alucard-given-draculas-card"):
        position = Record.read(Path(__file__).parents[2] / "scenarios" / "feast" / f"{name}.toml").position()
        for seat in range(6):
            knowledge = position.game.knowledge(seat, 5, position.options)
            for fact in position.feeds.own[seat]:
                knowledge.see(fact)
                count = knowledge.count() if position.feeds.own[seat].index(fact) > 6 else 1
            assert count == position.knowledge(seat).count() > 0
