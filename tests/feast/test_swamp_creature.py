"""Rulebook, Swamp Creature (10.4; R19, R20): he accuses his two neighbours, or everybody."""

from __future__ import annotations

from tests.feast.feasts import at, heard, plays, why

SEATED = ("swamp-creature witch dracula van-helsing trickster zombie", "alucard")


def test_two_cards_for_two_hidden_neighbours() -> None:
    """If both neighbours are hidden he gives cards to exactly those two, and both right wins (Swamp Creature)."""
    position = at(*SEATED, "1 accuse")
    assert {line.split()[1] for line in position.legal(1)} == {"2", "6"}
    assert why(position, 1, "place 3 dracula") == "feast-why-not-accused"
    plays(*SEATED, "1 accuse\n1 place 6 zombie\n1 place 2 witch\n= winners 1\n= reason accused")


def test_only_those_two_whisper() -> None:
    """Two cards, two whispers: with one Yes and one No nobody knows which (R5)."""
    position = at(*SEATED, "1 accuse\n1 place 6 zombie\n1 place 2 trickster\n= asks 2")
    assert heard(position, 0, "result") == [("result", {"seat": 1, "yes": 1, "no": 1})]


def test_no_choice_between_two_and_all() -> None:
    """He has no choice: two if both neighbours are hidden, otherwise all hidden players (R19)."""
    lines = """
        2 accuse
        2 place 1 zombie
        2 place 3 alucard
        2 place 4 dracula
        2 place 5 trickster
        2 place 6 swamp-creature
        3 inquire 1 zombie
        4 inquire 1 zombie
        5 inquire 1 zombie
        6 inquire 1 zombie
        1 accuse
    """
    position = at(*SEATED, lines, first=2)
    assert {line.split()[1] for line in position.legal(1)} == {"3", "4", "5", "6"}


def test_his_neighbours_sit_across_the_end_of_the_row() -> None:
    """Neighbours are by seat: the last seat's are the one before it and seat 1."""
    position = at("witch dracula trickster swamp-creature", "zombie alucard", "4 accuse", first=4)
    assert {line.split()[1] for line in position.legal(4)} == {"1", "3"}


def test_two_no_wake_van_helsing() -> None:
    """An all-No of two cards is an all-No: Van Helsing is woken (6.4; note 28)."""
    position = at(*SEATED, "1 accuse\n1 place 6 trickster\n1 place 2 zombie\n= asks 4")
    assert heard(position, 0, "wakes") == [("wakes", {"seat": 4})]


def test_after_the_ghost_beside_him_failed_he_accuses_all() -> None:
    """The Ghost beside him broke in and lies face up now: at the restart the neighbours are checked again, so all get cards (R20)."""
    lines = """
        1 accuse
        1 place 2 witch
        2 interrupt
        2 place 3 van-helsing
        2 place 4 dracula
        2 place 5 trickster
        1 restart
    """
    position = at("swamp-creature ghost dracula van-helsing trickster", "witch", lines)
    assert {line.split()[1] for line in position.legal(1)} == {"3", "4", "5"}


def test_after_the_ghost_elsewhere_failed_it_is_still_two() -> None:
    """Dracula's card on one neighbour, the Ghost not beside him: nobody can break in, the window only opens for those given a card."""
    position = at(
        "swamp-creature witch ghost dracula trickster", "zombie", "1 accuse\n1 place 2 trickster\n= asks 2\n= legal 2: pass\n2 pass"
    )
    assert {line.split()[1] for line in position.legal(1)} == {"5"}


def test_a_swapped_jekyll_beside_him_is_hidden_again() -> None:
    """A neighbour who was face up as Jekyll and has swapped is hidden again: two cards (note 20)."""
    lines = """
        2 accuse
        2 place 1 zombie
        2 place 3 alucard
        2 place 4 trickster
        2 place 5 swamp-creature
        2 swap 1
        3 inquire 1 zombie
        4 inquire 1 zombie
        5 inquire 1 zombie
        1 accuse
    """
    position = at("swamp-creature doctor-jekyll dracula trickster zombie", "alucard", lines, first=2)
    assert {line.split()[1] for line in position.legal(1)} == {"2", "5"}


def test_a_jekyll_turned_swamp_creature_counts_from_her_own_seat() -> None:
    """Jekyll who drew the Swamp Creature accuses the neighbours of her own seat (note 20)."""
    lines = "1 inquire 2 witch\n1 swap 1\n2 inquire 3 witch\n3 inquire 4 witch\n4 inquire 5 witch\n5 inquire 4 witch\n1 accuse"
    position = at("doctor-jekyll dracula trickster witch zombie", "swamp-creature", lines)
    assert {line.split()[1] for line in position.legal(1)} == {"2", "5"}


def test_the_rule_follows_the_accuser_whatever_the_origin() -> None:
    """Forced face up he is accused of nothing; it is who accuses that counts: the refuser, as an option has it, gives two cards (6.2)."""
    lines = "2 dance 4\n4 refuse\n2 force\n= asks 4"
    position = at("dracula zombie witch swamp-creature trickster", "alucard", lines, first=2, zombie="refuser")
    assert {line.split()[1] for line in position.legal(4)} == {"3", "5"}
