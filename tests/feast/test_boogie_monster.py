"""Rulebook, Boogie Monster (10.2; rules 7, 8; R15): she may accuse at the end of any turn with a dance."""

from __future__ import annotations

from tests.feast.feasts import at, heard, plays, why

SEATED = ("trickster swamp-creature dracula boogie-monster witch", "zombie")


def test_after_a_dance_of_others() -> None:
    """At the end of a turn in which others danced she may accuse, and shows herself by that (Boogie Monster)."""
    lines = '1 dance 2\n2 accept\n4 accuse\nall pass\n= asks 4\n= table players.4.guest "boogie-monster"\n= table turn 1'
    position = at(*SEATED, lines)
    assert heard(position, 0, "accuses") == [("accuses", {"seat": 4, "origin": "boogie-monster"})]


def test_after_her_own_dance_in_anybodys_turn() -> None:
    """Her own dances count, in her turn and in another's (10.2)."""
    plays(*SEATED, "1 dance 4\n4 accept\n= asks 1 2 3 4 5\n= legal 4: accuse | pass")
    plays(*SEATED, "4 dance 1\n1 accept\n= asks 1 2 3 4 5\n= legal 4: accuse | pass", first=4)


def test_not_after_a_refused_request_an_inquiry_or_an_accusation() -> None:
    """A refused request is no dance; without a dance nobody is asked (10.2)."""
    plays(*SEATED, "1 dance 2\n2 refuse\n1 inquire 3 witch\n= asks 2")
    plays(*SEATED, "1 inquire 3 witch\n= asks 2")
    plays(*SEATED, "1 accuse\n1 place 2 witch\n1 place 3 zombie\n1 place 4 dracula\n1 place 5 boogie-monster\n= asks 2")


def test_everybody_hidden_is_asked_as_if_he_might_be_her() -> None:
    """While her card is not face up all hidden players are asked at once, whoever she is, even if she is in the centre (rules 8)."""
    plays("trickster swamp-creature dracula zombie witch", "boogie-monster", "1 dance 2\n2 accept\n= asks 1 2 3 4 5\nall pass\n= asks 2")
    plays("trickster swamp-creature dracula zombie witch", "ghost", "1 dance 2\n2 accept\n= asks 2")
    position = at(*SEATED, "1 dance 2\n2 accept\n= legal 1: pass\n= legal 2: pass\n= legal 3: pass\n= legal 5: pass")
    assert why(position, 1, "accuse") == "feast-why-not-boogie"


def test_nothing_is_told_when_she_declines() -> None:
    """An option not used tells nobody anything (4.1)."""
    before = at(*SEATED, "1 dance 2\n2 accept")
    after = at(*SEATED, "1 dance 2\n2 accept\nall pass")
    for seat in range(6):
        assert [told.kind for told in after.told(seat, len(before.told(seat)))] == ["turn"]


FACE_UP = """
    1 dance 2
    2 accept
    4 accuse
    all pass
    4 place 1 trickster
    4 place 2 zombie
    4 place 3 dracula
    4 place 5 witch
"""


def test_face_up_she_alone_is_asked_and_still_may() -> None:
    """Her option stays when she lies face up, although she cannot dance any more; then she alone is asked, openly (10.2; rules 8)."""
    position = at(*SEATED, FACE_UP + "2 dance 3\n3 accept\n= asks 4\n= legal 4: accuse | pass")
    assert position.question is not None and position.question.window
    plays(
        *SEATED,
        FACE_UP
        + ("2 dance 3\n3 accept\n4 accuse\n4 place 1 trickster\n4 place 2 swamp-creature\n4 place 3 dracula\n4 place 5 witch\n= winners 4"),
    )


def test_one_accusation_in_such_a_turn() -> None:
    """One accusation per such turn: when it has failed the next player's turn begins, after the one whose turn it was (10.2)."""
    plays(*SEATED, FACE_UP + "= asks 2\n= table turn 2")


def test_her_accusation_does_not_touch_the_zombies_duty() -> None:
    """The dance before her accusation still binds the Zombie whose turn is next (10.2; note 18)."""
    lines = """
        1 dance 3
        3 accept
        4 accuse
        all pass
        4 place 1 swamp-creature
        4 place 2 witch
        4 place 3 dracula
        4 place 5 trickster
        = asks 2
        = legal 2: dance 1 | dance 3 | dance 5
    """
    plays("trickster zombie dracula boogie-monster witch", "swamp-creature", lines)


def test_a_jekyll_turned_boogie_monster_waits_for_the_next_dance() -> None:
    """Who has become the Boogie Monster in this end of turn cannot use it yet: the list is fixed on entry (R15)."""
    position = at(
        "doctor-jekyll witch dracula trickster zombie", "boogie-monster", "1 dance 2\n2 accept\n1 swap 1\n= asks 1 2 3 4 5\n= legal 1: pass"
    )
    assert why(position, 1, "accuse") == "feast-why-boogie-later"
