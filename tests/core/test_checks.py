"""Scenarios: forced answers, `all pass`, refusals and checks, and that each check fails where it should, with the right line."""

from __future__ import annotations

import pytest

import coterie
from coterie.core.scenario import verify
from tests.feast.feasts import plays, record

SEATED = ("trickster boogie-monster dracula zombie swamp-creature", "alucard")


def problems(lines: str, guests: str = SEATED[0], mystery: str = SEATED[1]) -> list[int]:
    """The numbers of the lines that do not hold."""
    return [number for number, _ in verify(record(guests, mystery, lines))]


HOLDS = """
    = asks 1
    = legal 1: accuse | dance 2 | dance 3 | dance 4 | dance 5""" + "".join(
    f" | inquire {seat} {guest}"
    for seat in (2, 3, 4, 5)
    for guest in ("trickster", "boogie-monster", "dracula", "zombie", "swamp-creature", "alucard")
)


def test_checks_that_hold() -> None:
    """Each kind of check says nothing when it holds."""
    assert problems(HOLDS) == []
    lines = """
        = may 1 dance 2
        = may 1  dance   2
        = may not 2 dance 1
        = sees 1 players.1.guest "trickster"
        = sees 2 players.1.guest absent
        = sees 2 players.9.guest absent
        = table cast ["alucard", "zombie", "dracula", "trickster", "swamp-creature", "boogie-monster"]
        = table turn 1
        = table winners null
        = worlds table 600
        = worlds 3 120
        1 dance 2
        2 accept
        = asks 5 1 4 2 3
        all pass
        1 agree
        2 agree
        3 agree
        4 agree
        5 agree
        = asks nobody
        = winners none
        = reason agreed
    """
    plays(*SEATED, lines)


FAILS = [
    "= asks 2",
    "= asks 1 2",
    "= asks nobody",
    "= asks *",
    "= legal 1: accuse",
    "= legal 2: accuse",
    "= may 1 dance 1",
    "= may 1 dance",
    "= may 2 accuse",
    "= may not 1 dance 2",
    '= sees 1 players.1.guest "witch"',
    "= sees 1 players.1.guest absent",
    '= sees 1 players.2.guest "boogie-monster"',
    "= sees 1 players.1.revealed 0",
    "= sees 1 players.1.nothing 3",
    "= table turn 2",
    "= table turn 1.5",
    "= table turn one",
    '= table cast ["dracula"]',
    "= winners 1",
    "= winners none",
    "= reason accused",
    "= worlds table 599",
    "= worlds 1 120",
    "= looks 1 nice",
    "=",
    "= asks x",
    "! 1 accuse",
    "!1 accuse",
    "! 1 agree",
    "!",
]


@pytest.mark.parametrize("line", FAILS)
def test_a_check_that_does_not_hold(line: str) -> None:
    """Each fails with its own line, and the lines after it are looked at all the same."""
    assert problems(f"# first\n{line}\n1 inquire 2 zombie\n= asks 9\n= asks 2") == [2, 4]


def test_in_order() -> None:
    """Lists are compared in any order, unless a check says `in order`."""
    lines = """
        1 inquire 2 dracula
        2 inquire 1 dracula
        3 inquire 1 dracula
        4 inquire 1 dracula
        5 inquire 1 dracula
        1 inquire 4 zombie
        = sees 1 heard [{"seat": 4, "guest": "zombie", "yes": true}, {"seat": 2, "guest": "dracula", "yes": false}]
        = sees 1 heard [{"seat": 2, "guest": "dracula", "yes": false}, {"seat": 4, "guest": "zombie", "yes": true}] in order
        = sees 1 heard [{"seat": 4, "guest": "zombie", "yes": true}, {"seat": 2, "guest": "dracula", "yes": false}] in order
    """
    assert problems(lines) == [10]


def test_a_line_that_cannot_be_played_ends_the_record() -> None:
    """The first line that cannot be played is named, and nothing after it."""
    assert problems("1 inquire 2 zombie\n1 accuse\n= asks 9\n3 accuse") == [2]
    assert problems("1 inquire 2 zombie\nnonsense\n= asks 9") == [2]


def test_the_winners_exactly() -> None:
    """`winners` and `reason` hold only for exactly these."""
    end = "1 accuse\n1 place 2 boogie-monster\n1 place 3 dracula\n1 place 4 zombie\n1 place 5 swamp-creature\n"
    assert problems(end + "= winners 1\n= reason accused") == []
    assert problems(end + "= winners 2\n= winners 1 2\n= winners none\n= reason danced") == [6, 7, 8, 9]


# ---------------------------------------------------------------------- forced answers


FORCED = "1 dance 4\n4 refuse\n1 inquire 2 zombie\n2 dance 3\n3 accept\n"


def test_a_forced_answer_may_be_left_out() -> None:
    """An answer that is the only one is given by itself when the next line needs it."""
    jekyll = ("trickster witch doctor-jekyll zombie dracula", "alucard")
    plays(*jekyll, "1 inquire 2 zombie\n2 inquire 1 zombie\n= asks 2\n= legal 2: pass\n3 inquire 1 zombie\n3 pass\n4 inquire 1 zombie")
    plays(*jekyll, "1 dance 3\n= legal 3: accept\n1 pass\n= asks 2")


def test_an_answer_with_a_choice_may_not_be_left_out() -> None:
    """What is a choice must be said."""
    assert problems("1 dance 4\n1 pass") == [2]
    assert problems("1 dance 4\n2 accuse") == [2]


def test_checks_and_refusals_give_nothing() -> None:
    """Checks and `!` lines look at the position as it stands: a forced answer is not given for them."""
    jekyll = ("trickster witch doctor-jekyll zombie dracula", "alucard")
    assert problems("1 inquire 2 zombie\n! 2 accuse\n= asks 1\n= asks 2", *jekyll) == [4]


def test_the_boogie_monsters_forced_passes_may_be_left_out() -> None:
    """In a question to several those who can only pass may be left out; she may not."""
    assert problems("1 dance 3\n3 accept\n2 pass\n2 inquire 1 zombie") == []
    assert problems("1 dance 3\n3 accept\n2 inquire 1 zombie") == [3]


# ---------------------------------------------------------------------- all pass


def test_all_pass_ends_with_questions_of_this_kind() -> None:
    """Every seat asked, now and until a question of another kind is put, says pass: all of the window, not what follows."""
    plays(*SEATED, "1 dance 3\n3 accept\nall pass\n= asks 2\n= table turn 2")
    both = ("doctor-jekyll boogie-monster dracula zombie swamp-creature", "alucard")
    plays(*both, "1 dance 3\n3 accept\n= asks 1\nall pass\n= asks 1 2 3 4 5\nall pass\n= asks 2")


def test_all_pass_gives_what_is_forced_before_it() -> None:
    """A forced answer before the window is given for `all pass` too; a choice is not."""
    forced = ("trickster boogie-monster ghost dracula swamp-creature", "alucard")
    plays(*forced, "1 dance 3\nall pass\n= asks 2")
    assert problems("1 dance 4\nall pass") == [2]


def test_all_pass_in_a_half_open_window() -> None:
    """Who has answered already is left alone."""
    plays(*SEATED, "1 dance 3\n3 accept\n2 accuse\nall pass\n= asks 2\n= table accusation.accuser 2")


def test_all_pass_may_be_refused() -> None:
    """`! all pass` holds where nobody can pass."""
    plays(*SEATED, "! all pass\n1 dance 3\n! all pass\n3 accept\nall pass")
    plays(*SEATED, "1 dance 2\n= legal 2: accept\n! all pass\n= asks 2\nall pass")
    assert problems("1 dance 3\n3 accept\n! all pass") == [3]


def test_all_and_anything_else_is_no_line() -> None:
    """`all` takes `pass` alone."""
    assert problems("all accuse") == [1]
    assert problems("all") == [1]


# ---------------------------------------------------------------------- refused set-ups


def test_a_set_up_that_must_be_refused() -> None:
    """`refused = true` holds when the set-up is refused, and only then."""
    bad = coterie.Record("feast", 4, deal={"guests": ["witch", "ghost", "zombie", "alucard"]}, refused=True)
    assert verify(bad) == []
    bad.refused = False
    assert [number for number, _ in verify(bad)] == [0]
    good = coterie.Record("feast", 4, refused=True)
    assert [number for number, _ in verify(good)] == [0]
    assert verify(coterie.Record("feast", 12, refused=True)) == []
