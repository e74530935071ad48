"""Rulebook, Accuse (rules 6.1, 6.2): one shows oneself, lays cards one by one, and only the numbers of Yes and No are shown."""

from __future__ import annotations

from tests.feast.feasts import at, heard, last, plays, why
from tests.playing import worlds

ROUND = "trickster witch dracula zombie swamp-creature"


def test_the_accuser_shows_the_own_card_first() -> None:
    """Who accuses turns the own card face up before anything else is done (Accuse)."""
    position = at(ROUND, "alucard", "1 accuse")
    for seat in range(6):
        assert last(position, seat, 2) == ["reveals", "accuses"]
        assert heard(position, seat, "reveals") == [("reveals", {"seat": 1, "guest": "trickster"})]
        assert heard(position, seat, "accuses") == [("accuses", {"seat": 1, "origin": "turn"})]
    assert position.view(3)["players"]["1"] == {"name": None, "revealed": True, "guest": "trickster"}


def test_every_hidden_player_but_the_accuser_gets_a_card() -> None:
    """One card is laid before each hidden player, none before oneself, none before those face up (Accuse)."""
    position = at(ROUND, "alucard", "1 accuse\n1 place 2 zombie\n1 place 3 alucard\n1 place 4 swamp-creature\n1 place 5 witch\n2 accuse")
    assert {line.split()[1] for line in position.legal(2)} == {"3", "4", "5"}
    assert why(position, 2, "place 1 dracula") == "feast-why-face-up"
    assert why(position, 2, "place 2 dracula") == "feast-why-oneself"


def test_cards_in_any_order_each_final_each_told_at_once() -> None:
    """Cards are laid one after another in the order the accuser likes, seen by all at once; nothing is taken back (Accuse; rules 6.1)."""
    position = at(ROUND, "alucard", "1 accuse\n1 place 4 witch\n1 place 2 alucard")
    for seat in range(6):
        assert heard(position, seat, "places") == [
            ("places", {"seat": 1, "whom": 4, "guest": "witch"}),
            ("places", {"seat": 1, "whom": 2, "guest": "alucard"}),
        ]
    assert position.view(0)["accusation"] == {"accuser": 1, "cards": {"4": "witch", "2": "alucard"}}
    assert why(position, 1, "place 4 dracula") == "feast-why-not-accused"
    assert why(position, 1, "place 3 witch") == "feast-why-card-out"
    assert why(position, 1, "place 3 trickster") == "feast-why-own-card"
    assert why(position, 1, "place 3 ghost") == "feast-why-not-invited"


def test_a_card_in_the_centre_may_be_laid() -> None:
    """The mystery guest's card is among those that may be laid: nobody knows that it is in the centre (R3)."""
    plays(ROUND, "alucard", "1 accuse\n= may 1 place 2 alucard\n= may 1 place 3 alucard")


def test_cards_of_face_up_players_are_out_of_use() -> None:
    """Not usable: the own guest, the guest of any revealed player (R3)."""
    position = at(ROUND, "alucard", "1 accuse\n1 place 2 zombie\n1 place 3 alucard\n1 place 4 swamp-creature\n1 place 5 witch\n2 accuse")
    assert why(position, 2, "place 3 trickster") == "feast-why-card-face-up"
    assert {line.split()[2] for line in position.legal(2)} == {"dracula", "zombie", "swamp-creature", "alucard"}


def test_jekyll_face_up_in_the_centre_is_out_of_use() -> None:
    """A Jekyll card lying face up in the centre cannot be laid (R3)."""
    position = at("doctor-jekyll dracula trickster witch zombie", "ghost", "1 inquire 2 witch\n1 swap 1\n2 accuse")
    assert why(position, 2, "place 1 doctor-jekyll") == "feast-why-card-in-centre"


def test_all_right_wins() -> None:
    """All Yes: the accuser wins (Accuse)."""
    lines = "1 accuse\n1 place 2 witch\n1 place 3 dracula\n1 place 4 zombie\n1 place 5 swamp-creature\n= winners 1\n= reason accused"
    position = at(ROUND, "alucard", lines)
    assert heard(position, 0, "result") == [("result", {"seat": 1, "yes": 4, "no": 0})]


def test_one_wrong_card_fails() -> None:
    """A single No: the accusation has failed, and play goes on with the next player; the accuser stays face up (Accuse)."""
    lines = "1 accuse\n1 place 2 witch\n1 place 3 dracula\n1 place 4 zombie\n1 place 5 alucard\n= asks 2\n= table players.1.revealed true"
    position = at(ROUND, "alucard", lines)
    assert heard(position, 0, "result") == [("result", {"seat": 1, "yes": 3, "no": 1})]


def test_only_the_numbers_are_shown() -> None:
    """The whispers are shuffled: everybody learns how many Yes and how many No, nobody whose, not even the accuser (Accuse)."""
    position = at(ROUND, "alucard", "1 accuse\n1 place 2 witch\n1 place 3 zombie\n1 place 4 alucard\n1 place 5 swamp-creature")
    for seat in range(6):
        assert heard(position, seat, "result", "whisper", "sees", "reveals")[1:] == [("result", {"seat": 1, "yes": 2, "no": 2})]
    assert position.view(2)["results"] == [{"accuser": 1, "yes": 2, "no": 2}]
    assert position.view(0)["accusation"] == {"accuser": None, "cards": {}}
    assert position.view(1)["heard"] == []


def test_in_accusations_everybody_answers_honestly() -> None:
    """Trickster, Witch and Alucard whisper the truth when accused, the Witch to her neighbours too (rules 5)."""
    seated = "zombie witch dracula alucard trickster"
    lines = "1 accuse\n1 place 2 swamp-creature\n1 place 3 trickster\n1 place 4 witch\n1 place 5 alucard"
    assert heard(at(seated, "swamp-creature", lines), 0, "result") == [("result", {"seat": 1, "yes": 0, "no": 4})]
    lines = "1 accuse\n1 place 2 witch\n1 place 3 trickster\n1 place 4 alucard\n1 place 5 swamp-creature"
    assert heard(at(seated, "swamp-creature", lines), 0, "result") == [("result", {"seat": 1, "yes": 2, "no": 2})]


def test_one_may_accuse_again_and_again() -> None:
    """There is no elimination and no limit on later accusations; the face-up accuser need not show the card again (rules 6.1)."""
    lines = """
        1 accuse
        1 place 2 witch
        1 place 3 zombie
        1 place 4 swamp-creature
        1 place 5 alucard
        2 inquire 3 zombie
        3 inquire 4 zombie
        4 inquire 5 zombie
        5 inquire 4 zombie
        1 accuse
        1 place 2 witch
        1 place 3 dracula
        1 place 4 swamp-creature
        1 place 5 zombie
        = asks 2
    """
    position = at(ROUND, "alucard", lines)
    assert heard(position, 0, "reveals") == [("reveals", {"seat": 1, "guest": "trickster"})]
    assert [fields["yes"] for _, fields in heard(position, 0, "result")] == [1, 2]


def test_a_wrong_accusation_on_purpose_is_legal() -> None:
    """Nothing forbids a deliberately wrong card: even one that the accuser has seen to be wrong (R22)."""
    lines = """
        1 dance 2
        2 accept
        2 inquire 3 zombie
        3 inquire 4 zombie
        4 inquire 5 zombie
        5 inquire 4 zombie
        1 accuse
        = may 1 place 2 zombie
        = may 1 place 2 dracula
    """
    plays(ROUND, "alucard", lines)


def test_cards_enough_for_every_target() -> None:
    """There are as many usable cards as hidden targets and face-down slots (rules 6.1; invariant 2)."""
    position = at(ROUND, "alucard", "1 accuse")
    assert len(position.legal(1)) == 4 * 5
    position = at("trickster witch dracula zombie", "alucard swamp-creature", "1 accuse")
    assert len(position.legal(1)) == 3 * 5


def test_the_accused_learn_only_by_their_own_whisper() -> None:
    """A target knows its own whisper and combines it with the numbers (E17p): with one Yes of two, the other's card is known too."""
    lines = "1 accuse\n1 place 6 trickster\n1 place 2 witch"
    position = at("swamp-creature witch dracula van-helsing trickster zombie", "alucard", lines)
    assert [worlds(position, seat) for seat in (0, 2, 6, 3)] == [156, 78, 18, 36]


def test_the_last_hidden_player_accuses_nobody_and_wins() -> None:
    """With nobody hidden but the accuser no card is laid, no whisper given, and all (of none) are Yes (R11)."""
    lines = """
        1 accuse
        1 place 2 swamp-creature
        1 place 3 alucard
        1 place 4 witch
        2 accuse
        2 place 3 swamp-creature
        2 place 4 alucard
        3 accuse
        3 place 4 swamp-creature
        3 place 4 alucard
        = legal 4: accuse
    """
    position = at("trickster witch dracula zombie", "swamp-creature alucard", lines)
    assert why(position, 4, "inquire 1 witch") == "feast-why-nobody-hidden"
    assert why(position, 4, "dance 1") == "feast-why-nobody-hidden"
    position.say(4, "accuse")
    assert last(position, 0, 5) == ["reveals", "accuses", "over", "opens-slot", "opens-slot"]
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.reason) == ((4,), "accused")
    assert len(heard(position, 0, "result")) == 4
