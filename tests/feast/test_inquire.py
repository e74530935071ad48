"""Rulebook, Inquire (rules 4, 5; R1, R2): whom one may ask, about whom, who hears the answer, and what it is."""

from __future__ import annotations

import pytest

from tests.feast.feasts import GUESTS, at, heard, plays, whisper, why

YES = {
    "dracula": ({"dracula", "alucard", "trickster"}, {"dracula", "alucard", "trickster", "witch"}),
    "witch": ({"witch", "trickster"}, {"trickster"}),
    "trickster": ({"trickster"}, {"trickster", "witch"}),
}
"""The table of rules 5: asked guest, who says Yes to one who is no neighbour, who says Yes to a neighbour."""


def sayers(asked: str, neighbour: bool) -> set[str]:
    return YES.get(asked, ({asked, "trickster"}, {asked, "trickster", "witch"}))[neighbour]


@pytest.mark.parametrize("neighbour", [False, True], ids=["not-beside", "beside"])
@pytest.mark.parametrize("asked", GUESTS)
@pytest.mark.parametrize("target", GUESTS)
def test_whisper(target: str, asked: str, neighbour: bool) -> None:
    """Guests whisper the truth, but the Trickster always Yes, Alucard Yes to Dracula too, the Witch lies to her neighbours (rules 5)."""
    assert whisper(target, asked, neighbour) is (target in sayers(asked, neighbour))


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_the_witch_lies_to_two_neighbours_at_any_table(seats: int) -> None:
    """With n seats the Witch lies to the seats directly left and right of her and is honest to the other n - 3 (rules 5)."""
    hidden = ["dracula", "swamp-creature", "van-helsing", "alucard", "zombie", "ghost", "boogie-monster", "doctor-jekyll"]
    for asker in range(2, seats + 1):
        seated = ["witch", *hidden[: seats - 1]]
        mystery = ["trickster", "doctor-jekyll"][: 2 if seats == 4 else 1]
        position = at(" ".join(seated), " ".join(mystery), f"{asker} inquire 1 trickster", first=asker)
        ((_, fields),) = heard(position, asker, "whisper")
        assert fields["yes"] == (1 if asker in (2, seats) else 0)


def test_the_seat_counts_whoever_is_face_up_between() -> None:
    """A neighbour is the seat beside, whatever the state of the people there: a face-up seat between does not bring others nearer."""
    lines = """
        2 accuse
        2 place 1 zombie
        2 place 3 van-helsing
        2 place 4 swamp-creature
        2 place 5 dracula
        3 inquire 1 van-helsing
    """
    position = at("witch trickster dracula swamp-creature van-helsing", "zombie", lines, first=2)
    ((_, fields),) = heard(position, 3, "whisper")
    assert fields["yes"] == 0


def test_question_and_names_are_public_the_whisper_is_the_askers() -> None:
    """Everybody hears who asks whom about which guest; only the asker learns the answer (Inquire; rules 4.1)."""
    position = at("witch dracula trickster swamp-creature zombie", "ghost", "2 inquire 4 swamp-creature", first=2)
    for seat in range(6):
        assert heard(position, seat, "inquires") == [("inquires", {"seat": 2, "whom": 4, "guest": "swamp-creature"})]
        assert heard(position, seat, "whisper") == ([("whisper", {"whom": 4, "guest": "swamp-creature", "yes": 1})] if seat == 2 else [])


def test_not_of_oneself_not_of_one_face_up_not_of_the_centre() -> None:
    """One asks another player who is hidden; mystery guests take no part (R1; Details)."""
    lines = """
        ! 1 inquire 1 dracula
        ! 1 inquire 6 dracula
        1 accuse
        1 place 2 trickster
        1 place 3 zombie
        1 place 4 dracula
        1 place 5 swamp-creature
    """
    position = at("witch dracula trickster swamp-creature zombie", "alucard", lines)
    assert why(position, 2, "inquire 1 witch") == "feast-why-face-up"
    assert why(position, 2, "inquire 2 witch") == "feast-why-oneself"
    assert why(position, 2, "inquire 6 witch") == "core-no-seat"


def test_any_guest_of_the_feast_may_be_named_and_no_other() -> None:
    """Any guest of this game's set may be named: one's own, a revealed one, Jekyll face up in the centre; none who was not invited (R2)."""
    lines = """
        = may 1 inquire 2 doctor-jekyll
        1 inquire 2 dracula
        1 swap 1
        = may 2 inquire 1 doctor-jekyll
        2 accuse
        2 place 1 zombie
        2 place 3 witch
        2 place 4 trickster
        2 place 5 swamp-creature
        2 place 1 zombie
        2 place 3 witch
        2 place 4 trickster
        2 place 5 swamp-creature
        = may 3 inquire 1 dracula
        = may 3 inquire 1 doctor-jekyll
        = may 3 inquire 1 trickster
    """
    position = at("doctor-jekyll dracula trickster swamp-creature zombie", "witch", lines)
    assert why(position, 3, "inquire 1 ghost") == "feast-why-not-invited"
    assert why(position, 3, "inquire 1 van-helsing") == "feast-why-not-invited"


def test_after_a_question_the_turn_is_over() -> None:
    """One action a turn: after the whisper the next player clockwise is asked (Your Turn)."""
    plays("witch dracula trickster swamp-creature zombie", "ghost", "1 inquire 3 ghost\n= asks 2\n= table turn 2")


def test_the_question_after_a_refusal_is_like_any_other() -> None:
    """The inquiry after a refused dance goes by the same table, lies included (Dance; rules 5)."""
    lines = """
        1 dance 4
        4 refuse
        1 inquire 2 zombie
        = sees 1 heard [{"seat": 2, "guest": "zombie", "yes": true}]
    """
    plays("swamp-creature witch dracula trickster zombie", "ghost", lines)


def test_passing_is_no_action() -> None:
    """One must inquire, dance or accuse; there is no passing (Your Turn)."""
    position = at("witch dracula trickster swamp-creature zombie", "ghost")
    assert {line.split()[0] for line in position.legal(1)} == {"inquire", "dance", "accuse"}
    assert position.pass_line(1) is None
    assert why(position, 1, "pass") == "core-word"


def test_the_number_of_questions_one_may_ask() -> None:
    """Any hidden other player times any guest of the feast, a dance with each, and the accusation."""
    for seats, size in ((4, 6), (5, 6), (6, 7)):
        guests = GUESTS[:seats]
        rest = GUESTS[seats:size]
        position = at(" ".join(guests), " ".join(rest))
        legal = position.legal(1)
        assert sum(line.startswith("inquire") for line in legal) == (seats - 1) * size
        assert sum(line.startswith("dance") for line in legal) == seats - 1
        assert len(legal) == (seats - 1) * (size + 1) + 1
