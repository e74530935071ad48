"""Rulebook, Dance (rules 4): asking, refusing, seeing each other's card, and what is left to do after a refusal."""

from __future__ import annotations

import pytest

from tests.feast.feasts import at, heard, plays, why

MUST = ("boogie-monster", "doctor-jekyll", "ghost")
MAY = ("dracula", "swamp-creature", "van-helsing", "trickster", "alucard", "witch", "zombie")


def table_with(guest: str) -> tuple[str, str]:
    """A feast with this guest on seat 2 and nobody else of note beside Dracula."""
    rest = [other for other in ("dracula", "witch", "trickster", "swamp-creature", "zombie", "van-helsing") if other != guest][:5]
    return f"{rest[1]} {guest} {rest[0]} {rest[2]} {rest[3]}", rest[4]


@pytest.mark.parametrize("guest", MUST)
def test_boogie_monster_jekyll_and_ghost_must_accept(guest: str) -> None:
    """Boogie Monster, Doctor Jekyll and Ghost accept all dances; they are asked and answer by hand like everybody (The Guests; rules 8)."""
    position = at(*table_with(guest), "1 dance 2\n= asks 2\n= legal 2: accept\n! 2 refuse")
    assert why(position, 2, "refuse") == "feast-why-must-dance"


@pytest.mark.parametrize("guest", MAY)
def test_everybody_else_may_refuse(guest: str) -> None:
    """Whoever is asked may refuse, Zombie too, but for the three who must accept (Dance; 10.10)."""
    plays(*table_with(guest), "1 dance 2\n= legal 2: accept | refuse\n2 refuse\n= asks 1")


def test_partners_see_each_other_and_nothing_changes_hands() -> None:
    """The dancers look at each other's card; nobody else sees anything, and every card stays where it is (Dance)."""
    position = at("witch dracula trickster swamp-creature zombie", "van-helsing", "1 dance 3\n3 accept")
    assert heard(position, 1, "sees") == [("sees", {"whom": 3, "guest": "trickster"})]
    assert heard(position, 3, "sees") == [("sees", {"whom": 1, "guest": "witch"})]
    for seat in (0, 2, 4, 5):
        assert heard(position, seat, "sees") == []
        assert heard(position, seat, "invites", "dances") == [("invites", {"seat": 1, "whom": 3}), ("dances", {"seat": 1, "whom": 3})]
    assert position.view(3)["players"]["3"]["guest"] == "trickster"


def test_a_refusal_shows_nothing() -> None:
    """A refused request tells both names and that it was refused, and no card (rules 4.1)."""
    position = at("witch dracula trickster swamp-creature zombie", "van-helsing", "1 dance 3\n3 refuse")
    for seat in range(6):
        assert heard(position, seat, "sees", "dances", "reveals") == []
        assert heard(position, seat, "refuses") == [("refuses", {"seat": 3, "whom": 1})]


def test_not_with_oneself_not_with_one_face_up() -> None:
    """One dances with another hidden player (R1)."""
    lines = """
        1 accuse
        1 place 2 trickster
        1 place 3 zombie
        1 place 4 dracula
        1 place 5 swamp-creature
    """
    position = at("witch dracula trickster swamp-creature zombie", "van-helsing", lines)
    assert why(position, 2, "dance 1") == "feast-why-face-up"
    assert why(position, 2, "dance 2") == "feast-why-oneself"


def test_who_lies_face_up_cannot_ask_for_a_dance() -> None:
    """A revealed player neither asks for nor accepts a dance (Details; rules 11)."""
    lines = """
        1 accuse
        1 place 2 trickster
        1 place 3 zombie
        1 place 4 dracula
        1 place 5 swamp-creature
        2 inquire 3 witch
        3 inquire 2 witch
        4 inquire 2 witch
        5 inquire 2 witch
        = may 1 inquire 2 dracula
        = may 1 accuse
        ! 1 dance 2
    """
    position = at("witch dracula trickster swamp-creature zombie", "van-helsing", lines)
    assert why(position, 1, "dance 2") == "feast-why-face-up-dance"


def test_after_a_refusal_one_must_inquire_of_somebody_else() -> None:
    """After a refusal one inquires of a different player: no second request, no accusation, no passing (Dance)."""
    lines = """
        1 dance 3
        3 refuse
        = asks 1
        ! 1 accuse
        ! 1 dance 2
        ! 1 pass
    """
    position = at("witch dracula trickster swamp-creature zombie", "van-helsing", lines)
    assert {line.split()[0] for line in position.legal(1)} == {"inquire"}
    assert {line.split()[1] for line in position.legal(1)} == {"2", "4", "5"}
    assert why(position, 1, "inquire 3 ghost") == "feast-why-just-refused"
    assert why(position, 1, "pass") == "feast-why-must-inquire"
    assert why(position, 1, "force") == "feast-why-not-zombie"


ALONE = """
    1 accuse
    1 place 2 zombie
    1 place 3 alucard
    1 place 4 witch
    2 accuse
    2 place 3 swamp-creature
    2 place 4 alucard
"""


def test_refused_with_nobody_left_to_ask() -> None:
    """If no eligible player is left to inquire of, the turn is over; one is asked all the same and can only pass (Dance; R16)."""
    lines = ALONE + "3 dance 4\n4 refuse\n= asks 3\n= legal 3: pass\n3 pass\n= asks 4\n= table turn 4"
    position = at("trickster witch dracula swamp-creature", "alucard zombie", lines)
    assert position.outcome is None


def test_a_refused_zombie_with_nobody_left_may_still_force() -> None:
    """Refused with nobody left the Zombie is asked as all are, and has a second option (rules 8)."""
    lines = """
        1 accuse
        1 place 2 swamp-creature
        1 place 3 alucard
        1 place 4 witch
        2 accuse
        2 place 3 swamp-creature
        2 place 4 alucard
        3 dance 4
        4 refuse
        = legal 3: force | pass
        3 force
        = winners 3
        = reason accused
    """
    plays("trickster witch zombie dracula", "swamp-creature alucard", lines)


def test_alucard_and_dracula() -> None:
    """When Alucard dances with Dracula he wins at once, whichever of them asked (Alucard; 10.8)."""
    for first, whom in ((1, 3), (3, 1)):
        lines = f"{first} dance {whom}\n{whom} accept\n= winners 1\n= reason danced\n= asks nobody"
        position = at("alucard witch dracula trickster zombie", "boogie-monster", lines, first=first)
        kinds = [told.kind for told in position.told(0)]
        assert kinds[kinds.index("over") - 1] == "dances"


def test_a_dance_with_anybody_else_wins_nothing() -> None:
    """Alucard with another, Dracula with another, and a request that is refused: the game goes on."""
    plays("alucard witch dracula trickster zombie", "swamp-creature", "1 dance 2\n2 accept\n= asks 2\n2 dance 3\n3 accept\n= asks 3")
    plays("alucard witch dracula trickster zombie", "swamp-creature", "1 dance 3\n3 refuse\n= table over false\n= asks 1")
