"""Rulebook, Zombie (10.10; R13, R17, R18): she must dance after a dance, and may turn a refuser face up."""

from __future__ import annotations

from tests.feast.feasts import at, heard, plays, why

SEATED = ("swamp-creature zombie dracula witch trickster", "van-helsing")


def test_bound_after_a_dance_in_the_turn_before() -> None:
    """If a dance was accepted on the turn directly before hers, her action must be a request, of any hidden partner (Zombie)."""
    position = at(*SEATED, "1 dance 4\n4 accept\n= legal 2: dance 1 | dance 3 | dance 4 | dance 5")
    assert why(position, 2, "accuse") == "feast-why-zombie-bound"
    assert why(position, 2, "inquire 1 witch") == "feast-why-zombie-bound"
    assert heard(position, 0, "turn")[-1] == ("turn", {"seat": 2, "bound": 1})


def test_nobody_else_is_bound_but_all_are_told_alike() -> None:
    """That there was a dance before is told of every hidden player's turn, Zombie or not; others may do as they like."""
    position = at(*SEATED, "5 dance 4\n4 accept\n= may 1 accuse\n= may 1 inquire 2 witch", first=5)
    assert heard(position, 0, "turn")[-1] == ("turn", {"seat": 1, "bound": 1})


def test_free_on_the_first_turn_after_inquiries_and_refusals() -> None:
    """Not obliged: on the first turn of the game, after any other action, after a request that was refused (10.10; R17)."""
    plays(*SEATED, "= may 2 accuse\n= may 2 inquire 1 witch", first=2)
    plays(*SEATED, "1 inquire 3 witch\n= may 2 accuse\n= may 2 inquire 1 witch")
    plays(*SEATED, "1 dance 3\n3 refuse\n1 inquire 4 witch\n= may 2 accuse\n= may 2 inquire 1 witch")


def test_only_the_turn_directly_before_counts() -> None:
    """A dance two turns ago does not bind."""
    plays(*SEATED, "5 dance 4\n4 accept\n1 inquire 3 witch\n= may 2 accuse", first=5)


def test_her_own_dance_binds_the_next_player_alone() -> None:
    """After her own dance she is bound no more in her next turn, unless the turn before it had one."""
    lines = "1 dance 4\n4 accept\n2 dance 1\n1 accept\n3 inquire 1 witch\n4 inquire 1 witch\n5 inquire 1 witch\n1 inquire 4 ghost"
    plays(*SEATED, lines.replace("ghost", "witch") + "\n= may 2 accuse")


def test_face_up_she_is_exempt() -> None:
    """Face up she cannot ask for a dance, so she plays as the others (R18)."""
    lines = """
        2 accuse
        2 place 1 witch
        2 place 3 swamp-creature
        2 place 4 trickster
        2 place 5 dracula
        3 inquire 1 witch
        4 inquire 1 witch
        5 inquire 1 witch
        1 dance 3
        3 accept
        = may 2 accuse
        = may 2 inquire 1 witch
        ! 2 dance 1
    """
    position = at("swamp-creature zombie dracula witch trickster", "alucard", lines, first=2)
    assert heard(position, 0, "turn")[-1] == ("turn", {"seat": 2, "bound": 0})


def test_a_dance_that_wins_the_game_aside_every_accepted_dance_binds() -> None:
    """The Zombie's own partners, the Boogie Monster's accusation in between, a swap: nothing in between frees her (4)."""
    lines = "1 dance 4\n4 accept\n1 swap 1\n= legal 2: dance 1 | dance 3 | dance 4 | dance 5"
    plays("doctor-jekyll zombie dracula witch trickster", "van-helsing", lines)


REFUSED = "2 dance 4\n4 refuse\n"


def test_refused_she_may_force() -> None:
    """Whenever a request of hers is refused, obliged or not, she may turn the refuser face up (Zombie)."""
    position = at(*SEATED, REFUSED + "= may 2 force\n= may 2 inquire 1 witch\n2 force", first=2)
    assert heard(position, 0, "forces") == [("forces", {"seat": 2, "whom": 4})]
    assert heard(position, 0, "reveals") == [("reveals", {"seat": 4, "guest": "witch"}), ("reveals", {"seat": 2, "guest": "zombie"})]


def test_then_she_accuses_at_once() -> None:
    """After forcing she must accuse immediately: a full accusation of her own, instead of the inquiry (R13)."""
    position = at(*SEATED, REFUSED + "2 force\n= asks 2\n! 2 inquire 1 witch", first=2)
    assert heard(position, 0, "accuses") == [("accuses", {"seat": 2, "origin": "zombie"})]
    assert {line.split()[1] for line in position.legal(2)} == {"1", "3", "5"}
    assert {line.split()[2] for line in position.legal(2)} == {"swamp-creature", "dracula", "trickster", "van-helsing"}


def test_forcing_the_last_other_player_wins() -> None:
    """Forcing the last other hidden player face up, then accusing with no targets, wins (12)."""
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
        3 force
        = winners 3
        = reason accused
    """
    plays("trickster witch zombie dracula", "swamp-creature alucard", lines)


def test_she_need_not_force_and_nothing_is_told() -> None:
    """If she does not use it she inquires a different player as anybody; nothing shows that she could have (E10)."""
    one = at(*SEATED, REFUSED + "2 inquire 1 witch", first=2)
    other = at("swamp-creature van-helsing dracula witch trickster", "zombie", REFUSED + "2 inquire 1 witch", first=2)
    for seat in (0, 1, 3, 4, 5):
        assert heard(one, seat, "turn", "invites", "refuses", "inquires", "reveals") == heard(
            other, seat, "turn", "invites", "refuses", "inquires", "reveals"
        )


def test_others_cannot_force() -> None:
    """Only the Zombie can; a Jekyll who has become Zombie can from then on (10.10; note 26)."""
    position = at(*SEATED, "1 dance 4\n4 refuse")
    assert why(position, 1, "force") == "feast-why-not-zombie"
    lines = (
        "1 inquire 3 witch\n1 swap 1\n2 inquire 1 witch\n3 inquire 4 witch\n"
        "4 inquire 5 witch\n5 inquire 4 witch\n1 dance 4\n4 refuse\n= may 1 force"
    )
    plays("doctor-jekyll swamp-creature dracula witch trickster", "zombie", lines)


def test_she_may_refuse_and_she_does_not_lie() -> None:
    """She does not have to accept dances and does not lie (10.10: those belong to the first edition)."""
    plays(*SEATED, "1 dance 2\n= legal 2: accept | refuse")
    plays(*SEATED, '1 inquire 2 witch\n= sees 1 heard [{"seat": 2, "guest": "witch", "yes": false}]')
    plays(*SEATED, '1 inquire 2 zombie\n= sees 1 heard [{"seat": 2, "guest": "zombie", "yes": true}]')
