"""Rulebook, Doctor Jekyll (10.3; R8-R10): at the end of her turn she may change places with a mystery guest."""

from __future__ import annotations

from tests.feast.feasts import at, heard, last, plays, why
from tests.playing import worlds

SEATED = ("doctor-jekyll dracula trickster witch swamp-creature", "zombie")


def test_after_any_action_of_hers() -> None:
    """At the end of her own turn, after an inquiry, a dance, a failed accusation or a refusal (10.3; R16)."""
    for lines in (
        "1 inquire 2 witch",
        "1 dance 3\n3 accept",
        "1 dance 3\n3 refuse\n1 inquire 2 witch",
        "1 accuse\n1 place 2 witch\n1 place 3 zombie\n1 place 4 dracula\n1 place 5 trickster",
    ):
        plays(*SEATED, lines + "\n= asks 1\n= legal 1: pass | swap 1")


def test_not_in_others_turns() -> None:
    """Only at the end of her own turn: in other turns the current player alone is asked, and can only pass (rules 7, 8)."""
    position = at(*SEATED, "2 inquire 3 witch\n= asks 2\n= legal 2: pass", first=2)
    assert why(position, 2, "swap 1") == "feast-why-not-jekyll"


def test_what_all_learn_and_what_she_learns() -> None:
    """All learn that she was Jekyll, and which slot she took; what she is now only she learns (4.1; R8)."""
    position = at(*SEATED, "1 inquire 2 witch\n1 swap 1")
    for seat in range(6):
        kinds = ["swaps", "takes", "turn"] if seat == 1 else ["swaps", "turn"]
        assert last(position, seat, len(kinds)) == kinds
    assert heard(position, 4, "swaps") == [("swaps", {"seat": 1, "slot": "1"})]
    assert heard(position, 1, "takes") == [("takes", {"slot": "1", "guest": "zombie"})]
    assert position.view(1)["players"]["1"]["guest"] == "zombie"
    assert position.view(0)["players"]["1"] == {"name": None, "revealed": False, "guest": None}
    assert position.view(0)["mystery"] == {"1": "doctor-jekyll"}


def test_declining_tells_nothing() -> None:
    """Not using the option tells nobody anything (4.1)."""
    position = at(*SEATED, "1 inquire 2 witch\n1 pass")
    for seat in (0, 2, 5):
        assert last(position, seat, 2) == ["inquires", "turn"]


def test_she_answers_and_is_accused_as_her_new_guest() -> None:
    """From the swap on she is the new guest with all its powers: she whispers as it, and its card is the right one (10.3)."""
    lines = """
        1 inquire 2 witch
        1 swap 1
        2 inquire 1 zombie
        = sees 2 heard [{"seat": 1, "guest": "zombie", "yes": true}]
        3 inquire 1 doctor-jekyll
        = sees 3 heard [{"seat": 1, "guest": "doctor-jekyll", "yes": false}]
        4 accuse
        4 place 1 zombie
        4 place 2 dracula
        4 place 3 trickster
        4 place 5 swamp-creature
        = winners 4
    """
    plays(*SEATED, lines)


def test_the_swap_may_wait() -> None:
    """She may decline and swap at the end of a later turn of hers (10.3)."""
    lines = "1 inquire 2 witch\n1 pass\n2 inquire 3 witch\n3 inquire 4 witch\n4 inquire 5 witch\n5 inquire 4 witch\n"
    plays(*SEATED, lines + "1 inquire 2 zombie\n= legal 1: pass | swap 1\n1 swap 1\n= asks 2")


def test_once_only() -> None:
    """Once in a game: after the swap nobody is asked any more, since Jekyll's card lies face up (10.3; invariant 6)."""
    lines = (
        "1 inquire 2 witch\n1 swap 1\n2 inquire 3 witch\n= asks 3\n3 inquire 4 witch\n"
        "4 inquire 5 witch\n5 inquire 4 witch\n1 inquire 2 witch\n= asks 2"
    )
    plays(*SEATED, lines)


def test_at_four_players_she_chooses_a_slot_unseen() -> None:
    """With two face-down cards she points at one, publicly and without looking; the other stays face down (R10)."""
    position = at(
        "doctor-jekyll dracula trickster witch", "swamp-creature zombie", "1 inquire 2 witch\n= legal 1: pass | swap 1 | swap 2\n1 swap 2"
    )
    assert position.view(1)["mystery"] == {"1": None, "2": "doctor-jekyll"}
    assert position.view(1)["players"]["1"]["guest"] == "zombie"
    assert heard(position, 3, "swaps") == [("swaps", {"seat": 1, "slot": "2"})]


def test_no_slot_two_with_one_mystery_guest() -> None:
    """With five players or more there is one mystery guest."""
    position = at(*SEATED, "1 inquire 2 witch")
    assert why(position, 1, "swap 2") == "feast-why-no-slot"


def test_in_the_centre_she_never_acts_but_all_are_asked() -> None:
    """If Jekyll starts in the centre she never acts; every hidden current player is asked all the same (10.3; rules 8)."""
    plays(
        "alucard dracula trickster witch swamp-creature", "doctor-jekyll", "1 inquire 2 witch\n= asks 1\n= legal 1: pass\n1 pass\n= asks 2"
    )
    plays("alucard dracula trickster witch swamp-creature", "zombie", "1 inquire 2 witch\n= asks 2")


def test_face_up_she_may_still_swap_and_is_hidden_again() -> None:
    """A Jekyll who is face up may swap at the end of that or any later own turn; her new card is face down (R9, R8)."""
    lines = """
        1 accuse
        1 place 2 witch
        1 place 3 zombie
        1 place 4 dracula
        1 place 5 trickster
        = table players.1.revealed true
        1 swap 1
        = table players.1.revealed false
        = asks 2
        = may 2 dance 1
        = may 2 inquire 1 zombie
    """
    plays(*SEATED, lines)


def test_a_face_up_player_who_is_not_jekyll_is_not_asked() -> None:
    """Once a player lies face up everybody sees whether it is Jekyll: others are not asked at the end of their turn (rules 8)."""
    lines = "1 accuse\n1 place 2 witch\n1 place 3 zombie\n1 place 4 dracula\n1 place 5 doctor-jekyll\n= asks 2"
    plays("trickster witch dracula zombie doctor-jekyll", "swamp-creature", lines)


def test_what_was_seen_of_her_before_is_the_old_card() -> None:
    """Who danced with her saw Jekyll; after the swap he knows no longer what she is (10.3)."""
    position = at(*SEATED, '1 dance 3\n3 accept\n= sees 3 players.1.guest "doctor-jekyll"\n1 swap 1')
    assert position.view(3)["players"]["1"]["guest"] is None
    assert position.view(1)["players"]["3"]["guest"] == "trickster"
    assert worlds(position, 3) == 18


def test_a_dance_before_the_swap_makes_no_fresh_alucard_win() -> None:
    """Jekyll danced with Dracula and then became Alucard: nothing happens, only dances from then on count (10.3; note 24)."""
    seated = ("doctor-jekyll dracula trickster witch swamp-creature", "alucard")
    lines = "1 dance 2\n2 accept\n1 swap 1\n= table over false\n= asks 2\n"
    plays(*seated, lines + "2 dance 1\n1 accept\n= winners 1\n= reason danced")


def test_with_one_slot_the_guests_of_the_players_are_known_after_the_swap() -> None:
    """With one slot no unknown card is left in the centre: Dracula and four others, 96 deals, the slot being any of four (E23)."""
    position = at(*SEATED, "1 inquire 2 witch\n1 swap 1")
    assert worlds(position, 0) == 96
