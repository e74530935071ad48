"""Rules 12 (and R11, R23): how the game ends, and what all see then."""

from __future__ import annotations

import pytest

import coterie
from coterie.core.scenario import verify
from tests.feast.feasts import at, heard, record
from tests.playing import fresh, luck, steps

ALL_RIGHT = "1 accuse\n1 place 2 witch\n1 place 3 dracula\n1 place 4 alucard\n1 place 5 swamp-creature"
WAYS = {
    "all Yes": ("trickster witch dracula alucard swamp-creature", "zombie", ALL_RIGHT, (1,), "accused"),
    "Alucard dances with Dracula": ("trickster alucard dracula witch zombie", "ghost", "2 dance 3\n3 accept", (2,), "danced"),
    "Alucard is given Dracula's card": (
        "trickster alucard dracula witch zombie",
        "swamp-creature",
        "1 accuse\n1 place 2 dracula",
        (2,),
        "mistaken",
    ),
    "the Swamp Creature's two": (
        "swamp-creature alucard dracula witch zombie",
        "ghost",
        "1 accuse\n1 place 5 zombie\n1 place 2 alucard\n2 pass",
        (1,),
        "accused",
    ),
    "all agree": ("trickster alucard dracula witch zombie", "ghost", "1 agree\n2 agree\n3 agree\n4 agree\n5 agree", (), "agreed"),
}


def first_of(lines: str) -> int:
    return int(lines.split()[0])


@pytest.mark.parametrize("way", WAYS)
def test_a_way_to_win(way: str) -> None:
    """The first win ends the game: nobody is asked, nothing may be said, and the record tells it again (rules 12)."""
    guests, mystery, lines, winners, reason = WAYS[way]
    position = at(guests, mystery, lines, first=first_of(lines))
    assert position.outcome == coterie.Outcome(winners, reason)
    assert position.question is None
    for seat in range(1, 6):
        assert position.legal(seat) == []
        for line in ("accuse", "pass", "agree", "inquire 1 dracula"):
            refused = position.why(seat, line)
            assert refused is not None and refused.message == "core-over"
    again = coterie.Record.parse(coterie.Record.of(position).text())
    assert again.position().outcome == position.outcome
    assert verify(again) == []


@pytest.mark.parametrize("way", WAYS)
def test_then_every_card_lies_open(way: str) -> None:
    """When the game is over all cards are shown to all, watchers too: the winner and the reason first (4.1)."""
    guests, mystery, lines, winners, reason = WAYS[way]
    position = at(guests, mystery, lines, first=first_of(lines))
    for seat in range(6):
        view = position.view(seat)
        assert (view["over"], view["winners"], view["reason"]) == (True, list(winners), reason)
        assert [view["players"][str(k)]["guest"] for k in range(1, 6)] == guests.split()
        assert all(player["revealed"] for player in view["players"].values())
        assert view["mystery"] == {"1": mystery}
        kinds = [told.kind for told in position.told(seat)]
        assert set(kinds[kinds.index("over") + 1 :]) <= {"opens", "opens-slot"}


def test_before_the_end_nobody_has_won() -> None:
    """As long as the game goes on there is no winner and no reason."""
    position = at("trickster alucard dracula witch zombie", "ghost", "1 inquire 2 witch")
    assert position.outcome is None
    assert (position.view(1)["over"], position.view(1)["winners"], position.view(1)["reason"]) == (False, None, None)


def test_a_swapped_jekyll_lies_open_as_what_she_has_become() -> None:
    """At the end the cards lie open as they lie then: the new guest before Jekyll's seat, Jekyll in the slot."""
    lines = "1 inquire 2 witch\n1 swap 1\n" + "".join(f"{seat} agree\n" for seat in range(1, 6))
    position = at("doctor-jekyll alucard dracula witch zombie", "trickster", lines)
    assert position.view(0)["players"]["1"] == {"name": None, "revealed": True, "guest": "trickster"}
    assert position.view(0)["mystery"] == {"1": "doctor-jekyll"}
    assert heard(position, 0, "opens-slot") == []


def test_agreement_waits_for_every_seat() -> None:
    """The game may end by agreement: every seat, face up or not, has agreed; no winner (R23)."""
    lines = """
        1 accuse
        1 place 2 witch
        1 place 3 zombie
        1 place 4 swamp-creature
        1 place 5 dracula
        2 agree
        3 agree
        4 agree
        5 agree
        = table over false
        = asks 2
        1 agree
        = winners none
        = reason agreed
    """
    at("trickster alucard dracula witch zombie", "swamp-creature", lines)


def test_agreeing_inside_envelopes_and_accusations() -> None:
    """At any time: while cards are being laid, and while envelopes are open."""
    lines = "1 dance 2\n2 accept\n1 pass\n" + "".join(f"{seat} agree\n" for seat in (3, 1, 2, 5, 4)) + "= reason agreed\n= asks nobody"
    at("trickster boogie-monster dracula witch zombie", "ghost", lines)
    at(
        "trickster boogie-monster dracula witch zombie",
        "swamp-creature",
        "1 accuse\n1 place 2 witch\n" + "".join(f"{k} agree\n" for k in range(1, 6)) + "= reason agreed",
    )


def test_nothing_forces_progress() -> None:
    """Endless inquiries are legal: a hundred turns of them end nothing (rules 12)."""
    lines = "".join(f"{k % 5 + 1} inquire {(k + 1) % 5 + 1} dracula\n" for k in range(100))
    position = record("trickster alucard dracula witch zombie", "swamp-creature", lines).position()
    assert position.outcome is None
    assert position.question is not None and position.question.asks == (1,)


def test_everyone_face_up_with_no_winner_cannot_be_reached() -> None:
    """In no random game do all lie face up while it goes on (rules 12)."""
    game = coterie.load("feast")
    for number in range(60):
        r = luck("face up", number)
        position = fresh(game, 4 + number % 5, r)
        for _ in steps(position, r, 200):
            if position.outcome is None:
                view = position.view(0)
                assert view["accusation"]["accuser"] or not all(player["revealed"] for player in view["players"].values())
