"""The command line: what other programs may rely on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import coterie
from coterie.cli import app, main
from tests.feast.feasts import record

SEATED = ("trickster boogie-monster dracula zombie swamp-creature", "alucard")
ROUND = """
# a dance
= asks 1
1 dance 3
3 accept
! 1 accuse
2 pass
1 pass
3 pass
4 pass
5 pass
2 inquire 1 zombie
"""


def run(*words: str) -> tuple[int, str, str]:
    """The command in this process: exit code, standard output, standard error."""
    done = CliRunner().invoke(app, list(words))
    return done.exit_code, done.stdout, done.stderr


def shell(*words: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(Path(coterie.__file__).parents[1])}
    return subprocess.run([sys.executable, "-m", "coterie", *words], env=environment, capture_output=True, text=True, check=False)


def written(folder: Path, lines: str, name: str = "one.toml", **more: Any) -> Path:
    """A record as a file."""
    path = folder / name
    path.write_text(record(*SEATED, lines, **more).text(), encoding="utf-8")
    return path


# ---------------------------------------------------------------------- verify


def test_verify_says_ok_for_each_file(tmp_path: Path) -> None:
    """`ok FILE` for each, exit 0."""
    one, two = written(tmp_path, ROUND), written(tmp_path, "= asks 1", "two.toml")
    code, out, _ = run("verify", str(one), str(two))
    assert (code, out.splitlines()) == (0, [f"ok {one}", f"ok {two}"])


def test_verify_names_file_and_line_and_what_is_wrong(tmp_path: Path) -> None:
    """`FAIL FILE line N: what`, where N counts lines of the file; exit 1; all files are looked at."""
    good, bad = written(tmp_path, ROUND), written(tmp_path, "= asks 1\n= asks 3\n1 polka", "bad.toml")
    code, out, _ = run("verify", str(bad), str(good))
    lines = out.splitlines()
    assert code == 1
    texts = bad.read_text(encoding="utf-8").splitlines()
    for said, line in zip(lines, ("= asks 3", "1 polka"), strict=False):
        head, _, what = said.partition(": ")
        assert head == f"FAIL {bad} line {texts.index(line) + 1}"
        assert what
    assert lines[2:] == [f"ok {good}"]


def test_verify_of_what_cannot_be_read(tmp_path: Path) -> None:
    """Bad input is exit 2: no such file, no TOML, no record."""
    bad = tmp_path / "bad.toml"
    bad.write_text("game = feast", encoding="utf-8")
    assert run("verify", str(bad))[0] == 2
    assert run("verify", str(tmp_path / "none.toml"))[0] == 2
    good = written(tmp_path, ROUND)
    code, out, _ = run("verify", str(bad), str(good))
    assert code == 2 and f"ok {good}" in out


def test_verify_as_json(tmp_path: Path) -> None:
    """One object a line."""
    good, bad = written(tmp_path, ROUND), written(tmp_path, "= asks 3", "bad.toml")
    code, out, _ = run("verify", "--json", str(good), str(bad))
    one, two = (json.loads(line) for line in out.splitlines())
    assert code == 1
    assert one == {"file": str(good), "ok": True, "problems": []}
    assert (two["ok"], len(two["problems"])) == (False, 1)


# ---------------------------------------------------------------------- trace


def traced(path: Path, *more: str) -> list[dict[str, Any]]:
    code, out, _ = run("trace", str(path), *more)
    assert code == 0
    return [json.loads(line) for line in out.splitlines()]


def test_trace_is_a_line_for_the_start_and_one_for_each_line_played(tmp_path: Path) -> None:
    """Checks, refusals and comments do not count; the keys are line, asks, legal, winners, reason."""
    states = traced(written(tmp_path, ROUND))
    assert [state["line"] for state in states] == list(range(9))
    assert all(set(state) == {"line", "asks", "legal", "winners", "reason"} for state in states)
    assert states[0]["asks"] == [1]
    assert states[0]["legal"]["1"][:2] == ["accuse", "dance 2"]
    assert states[0]["legal"]["1"] == sorted(states[0]["legal"]["1"])
    assert states[1]["legal"] == {"3": ["accept", "refuse"]}
    assert all((state["winners"], state["reason"]) == (None, None) for state in states)


def test_trace_inside_a_question_to_several(tmp_path: Path) -> None:
    """`asks` and `legal` list the seats whose answer is still missing."""
    states = traced(written(tmp_path, ROUND))
    assert [state["asks"] for state in states[2:8]] == [[1, 2, 3, 4, 5], [1, 3, 4, 5], [3, 4, 5], [4, 5], [5], [2]]
    assert states[3]["legal"] == {"1": ["pass"], "3": ["pass"], "4": ["pass"], "5": ["pass"]}
    assert states[2]["legal"]["2"] == ["accuse", "pass"]


def test_trace_of_the_end(tmp_path: Path) -> None:
    """Winners and reason at the end, nobody is asked."""
    lines = "1 accuse\n1 place 2 boogie-monster\n1 place 3 dracula\n1 place 4 zombie\n1 place 5 swamp-creature"
    last = traced(written(tmp_path, lines))[-1]
    assert last == {"line": 5, "asks": [], "legal": {}, "winners": [1], "reason": "accused"}


def test_trace_counts_all_pass_as_one_line(tmp_path: Path) -> None:
    """A line is a line, whatever it gives."""
    assert [state["line"] for state in traced(written(tmp_path, "1 dance 3\n3 accept\nall pass\n2 inquire 1 zombie"))] == [0, 1, 2, 3, 4]


def test_trace_with_views_and_worlds(tmp_path: Path) -> None:
    """`--views` adds what each seat and a watcher may see, `--worlds` how many deals each must hold possible."""
    path = written(tmp_path, ROUND)
    states = traced(path, "--views", "--worlds")
    assert set(states[0]) == {"line", "asks", "legal", "winners", "reason", "views", "worlds"}
    assert set(states[0]["views"]) == {"1", "2", "3", "4", "5", "table"}
    assert states[0]["worlds"] == {"1": 96, "2": 96, "3": 120, "4": 96, "5": 96, "table": 600}
    assert states[2]["views"]["3"]["players"]["1"]["guest"] == "trickster"
    assert states[2]["views"]["table"]["players"]["1"]["guest"] is None
    assert "views" not in traced(path, "--worlds")[0]


def test_trace_of_a_line_that_cannot_be_played(tmp_path: Path) -> None:
    """Exit 2; standard error says file, line, and what would have been legal."""
    path = written(tmp_path, "1 inquire 2 zombie\n2 inquire 2 zombie")
    code, out, err = run("trace", str(path))
    assert code == 2
    assert len(out.splitlines()) == 2
    number = path.read_text(encoding="utf-8").splitlines().index("2 inquire 2 zombie") + 1
    assert err.startswith(f"FAIL {path} line {number}: ")
    assert "dance 1" in err or "accuse" in err


# ---------------------------------------------------------------------- simulate

KEYS = {"game", "seats", "games", "seconds", "questions", "questions_per_second", "games_per_second", "ends", "shares", "compiled", "seed"}


def test_simulate_as_json() -> None:
    """One object with the promised keys; shares by seat, by bot and by guest, each with games, wins, share, low, high."""
    code, out, _ = run("simulate", "feast", "--games", "200", "--seats", "5", "--seed", "4", "--json")
    assert code == 0
    result = json.loads(out)
    assert set(result) >= KEYS
    assert set(result) - KEYS <= {"length"}
    assert (result["game"], result["seats"], result["games"], result["seed"]) == ("feast", 5, 200, 4)
    assert result["compiled"] is coterie.compiled()
    assert sum(result["ends"].values()) == 200
    assert {"seat", "bot", "guest"} <= set(result["shares"])
    assert list(result["shares"]["seat"]) == ["1", "2", "3", "4", "5"]
    for labels in result["shares"].values():
        for row in labels.values():
            assert set(row) == {"games", "wins", "share", "low", "high"}
            assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1
    wins = sum(row["wins"] for row in result["shares"]["seat"].values())
    assert wins == sum(row["wins"] for row in result["shares"]["guest"].values()) == 200


def test_simulate_prints_tables() -> None:
    """Without --json the numbers are printed for people."""
    code, out, _ = run("simulate", "feast", "--games", "30")
    assert code == 0
    assert "questions/s" in out and "95 % interval" in out


def test_simulate_with_options_and_bots(tmp_path: Path) -> None:
    """`--choices` sets table options, `--bot` several bots; each record is whole: it verifies and is over."""
    folder = tmp_path / "records"
    words = ("--games", "3", "--seats", "4", "--bot", "careful", "--bot", "random", "--choices", "second=may", "max_turns=9")
    code, out, _ = run("simulate", "feast", *words, "--records", str(folder), "--json")
    assert code == 0
    assert set(json.loads(out)["shares"]["bot"]) == {"careful", "random"}
    files = sorted(folder.iterdir())
    assert len(files) == 3
    for path in files:
        assert coterie.Record.read(path).choices == {"second": "may", "max_turns": 9}
        assert coterie.Record.read(path).position().outcome is not None
    assert run("verify", *map(str, files))[0] == 0


def test_bad_usage_is_exit_two(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """No such game, option, value, bot, seats, command: exit 2 and one line on standard error."""
    for words in (
        ("simulate", "bridge", "--games", "1"),
        ("simulate", "feast", "--games", "1", "--choices", "ghost=no"),
        ("simulate", "feast", "--games", "1", "--choices", "second"),
        ("simulate", "feast", "--games", "1", "--bot", "genius"),
        ("simulate", "feast", "--games", "1", "--seats", "40"),
        ("rules", "feast", "no-such-topic"),
    ):
        monkeypatch.setattr(sys, "argv", ["coterie", *words])
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = capsys.readouterr()
        assert (ended.value.code, out) == (2, ""), words
        assert err.startswith("coterie: ") and len(err.splitlines()) == 1, err
    assert run("simulate", "feast")[0] == 2
    assert run("dance")[0] == 2
    assert shell("simulate", "bridge", "--games", "1").returncode == 2


# ---------------------------------------------------------------------- replay and rules


def test_replay_for_a_seat_shows_what_it_was_told_and_no_more(tmp_path: Path) -> None:
    """`--seat` is the seat's own feed; without it everything is shown, private things marked with who heard them."""
    path = written(tmp_path, ROUND)
    position = record(*SEATED, ROUND).position()
    for seat in range(1, 6):
        code, out, _ = run("replay", str(path), "--seat", str(seat), "--json")
        assert code == 0
        events = [json.loads(line) for line in out.splitlines()]
        assert events == [{"n": told.n, "kind": told.kind, **told.fields} for told in position.told(seat)]
    code, out, _ = run("replay", str(path), "--json")
    assert len(out.splitlines()) == len(position.facts)
    text = run("replay", str(path), "--seat", "4")[1]
    assert "You are the Zombie" in text
    assert [line for line in text.splitlines() if "Trickster" in line and "at the feast" not in line] == []
    assert "[only seat 2]" in run("replay", str(path))[1]


def test_replay_stops_at_a_line(tmp_path: Path) -> None:
    """`--at` shows the record up to so many lines played."""
    path = written(tmp_path, ROUND)
    events = [json.loads(line) for line in run("replay", str(path), "--seat", "1", "--at", "1", "--json")[1].splitlines()]
    assert events[-1]["kind"] == "invites"
    assert "We wait for seat 3" in run("replay", str(path), "--at", "1")[1]
    assert run("replay", str(path), "--seat", "9")[0] != 0


def test_rules() -> None:
    """The rules, one topic or ruling of them, as text or JSON; no message is missing."""
    code, out, _ = run("rules", "feast")
    assert code == 0 and len(out) > 5000
    code, out, _ = run("rules", "feast", "R7")
    assert code == 0 and "Van Helsing" in out
    code, out, _ = run("rules", "feast", "second")
    assert code == 0 and "second=may" in out
    everything = json.loads(run("rules", "feast", "--json")[1])
    for name, body in everything.items():
        assert "feast-" not in body and "{" not in body, name
    assert {f"R{k}" for k in range(1, 25)} <= set(everything)


def test_play_in_the_terminal(tmp_path: Path) -> None:
    """`play` asks until a legal line is given and plays on to the end against bots."""
    answers = "?\npolka\n" + "accuse\n" + "".join(f"place {seat} {guest}\n" for seat in (1, 2, 3, 4, 5) for guest in GUESTS) * 6
    done = CliRunner().invoke(app, ["play", "feast", "--seats", "5", "--seat", "2", "--bots", "random", "--seed", "3"], input=answers)
    assert "is at the feast" in done.stdout
    assert "You are" in done.stdout


GUESTS = ("dracula", "ghost", "witch", "zombie", "alucard", "trickster", "van-helsing", "swamp-creature", "boogie-monster", "doctor-jekyll")


@pytest.mark.parametrize("words", [("--help",), ("verify", "--help"), ("simulate", "--help")])
def test_help(words: tuple[str, ...]) -> None:
    """Help has no message without a text."""
    code, out, _ = run(*words)
    assert code == 0
    assert "cli-" not in out
