"""What may be concluded at a feast (deduction 2-8): the fast solver against plain enumeration, the sample round, the worked cases."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import coterie
from coterie.core.chance import Seeded
from coterie.core.oracle import imagined, possible
from tests.feast.feasts import GUESTS, at
from tests.playing import drawn_options, knows, luck, played, until_over, worlds

FEAST = coterie.load("feast")
SHORT = {"Dr": "dracula", "Al": "alucard", "Bo": "boogie-monster", "Tr": "trickster", "Je": "doctor-jekyll", "Zo": "zombie"}


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("options", [False, True], ids=["rulebook", "options"])
def test_the_whole_table_of_places_and_guests(seats: int, options: bool) -> None:
    """In how many possible deals each guest lies at each place: as the oracle counts them, seat by seat, and for a watcher."""
    for number in range(14):
        r = luck("table", seats, options, number)
        position = played(FEAST, seats, r, 40, drawn_options(FEAST, r) if options else {})
        for seat in r.sample(range(seats + 1), 2):
            found: Counter[tuple[int, str]] = Counter()
            total = 0
            for trial in possible(position, seat):
                deal = FEAST.stated(trial.table)
                total += 1
                found.update((place, guest) for place, guest in enumerate([*deal["guests"], *deal["mystery"]]))
            knowledge = knows(position, seat)
            assert knowledge.count() == total, (seat, position.options, position.lines)
            table = knowledge.now().table()
            for place in range(len(table)):
                assert table[place] == [found[place, guest] for guest in GUESTS]


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_a_drawn_deal_cannot_be_told_from_the_true_one(seats: int) -> None:
    """The game played in a deal that the solver draws tells the seat the same, asks it the same and lets it say the same."""
    for number in range(30):
        r = luck("drawn", seats, number)
        position = played(FEAST, seats, r, 60)
        seat = r.randrange(seats + 1)
        deal = knows(position, seat).sample(Seeded(number))
        other = imagined(position, {**deal, "first": position.stated["first"]})
        assert until_over(other.told(seat)) == until_over(position.told(seat))
        assert other.question == position.question
        assert other.legal(seat) == position.legal(seat)


# ---------------------------------------------------------------------- why not


def fits(conditions: list[Any], deal: tuple[int, ...]) -> bool:
    """Whether a deal (guest numbers by place) agrees with what some events say, taken one by one."""
    for condition in conditions:
        if condition.place >= 0:
            if not (condition.only >> deal[condition.place]) & 1:
                return False
        elif condition.apart is not None:
            if {deal[condition.apart[0]], deal[condition.apart[1]]} == {GUESTS.index("dracula"), GUESTS.index("alucard")}:
                return False
        elif condition.match is not None:
            cards, right = condition.match
            if sum(deal[place] == guest for place, guest in cards) != right:
                return False
    return True


def deals_of(cast: list[str], seats: int) -> list[tuple[int, ...]]:
    """All deals of these guests: Dracula never in a slot."""
    return [deal for deal in permutations([GUESTS.index(guest) for guest in cast]) if 0 in deal[:seats]]


@pytest.mark.parametrize("seats", [4, 5])
def test_why_not_names_events_that_alone_exclude_the_guest_and_no_more(seats: int) -> None:
    """*Why not*: the named events alone leave no deal with the guest there (sound); without any of them one is left (minimal)."""
    asked = 0
    for number in range(12):
        r = luck("why", seats, number)
        position = played(FEAST, seats, r, 40)
        seat = r.randrange(seats + 1)
        knowledge = knows(position, seat)
        deals = deals_of(position.view(seat)["cast"], seats)
        assert sum(fits(knowledge.conditions, deal) for deal in deals) == knowledge.count()
        places = [*range(1, seats + 1), *(-slot for slot in range(1, 3 if seats == 4 else 2))]
        for place in places:
            for guest in position.view(seat)["cast"]:
                where, card = knowledge.index(place), GUESTS.index(guest)
                left = [deal for deal in deals if deal[where] == card]
                named = knowledge.why_not(place, guest)
                if knowledge.holds(place)[guest]:
                    assert named == []
                    continue
                said = [condition for condition in knowledge.conditions if condition.n in named]
                assert not any(fits(said, deal) for deal in left), (place, guest, named)
                if not left:
                    # the rules alone exclude it: Dracula is never in a slot, nor is who has taken a card from there
                    assert guest == "dracula" and where >= seats
                    continue
                asked += 1
                for dropped in named:
                    rest = [condition for condition in said if condition.n != dropped]
                    assert any(fits(rest, deal) for deal in left), (place, guest, named, dropped)
    assert asked > 100


def test_why_not_names_the_dance_that_was_seen() -> None:
    """Seen in a dance to be the Witch: that event alone says that she is nothing else."""
    position = at("trickster witch dracula zombie swamp-creature", "alucard", "1 dance 2\n2 accept")
    n = next(told.n for told in position.told(1) if told.kind == "sees")
    assert knows(position, 1).why_not(2, "dracula") == [n]
    assert knows(position, 1).why_not(2, "witch") == []
    assert knows(position, 1).why_not(2, "ghost") == []


# ---------------------------------------------------------------------- the sample round (deduction 6)

ROUND = ("trickster boogie-monster dracula zombie alucard", "doctor-jekyll")
TURNS = (
    ("", 600, {"Fred": "Dr 120 Al 96 Bo 96 Tr 96 Je 96 Zo 96", "M": "Dr 0 Al 120 Bo 120 Tr 120 Je 120 Zo 120"}),
    (
        "1 dance 5\n5 accept\n1 pass\nall pass\n",
        552,
        {
            "Fred Scooby": "Dr 96 Al 72 Bo 96 Tr 96 Je 96 Zo 96",
            "Daphne Velma Shaggy": "Dr 120 Al 96 Bo 84 Tr 84 Je 84 Zo 84",
            "M": "Dr 0 Al 120 Bo 108 Tr 108 Je 108 Zo 108",
        },
    ),
    (
        "2 inquire 1 dracula\n2 pass\n",
        468,
        {
            "Fred Scooby": "Dr 78 Al 60 Bo 78 Tr 78 Je 78 Zo 96",
            "Daphne": "Dr 120 Al 96 Bo 84 Tr 84 Je 84 Zo 0",
            "Velma Shaggy": "Dr 96 Al 78 Bo 70 Tr 70 Je 70 Zo 84",
            "M": "Dr 0 Al 96 Bo 88 Tr 88 Je 88 Zo 108",
        },
    ),
    (
        "3 dance 4\n4 refuse\n3 inquire 2 boogie-monster\n3 pass\n",
        328,
        {
            "Fred Scooby": "Dr 50 Al 40 Bo 64 Tr 50 Je 64 Zo 60",
            "Daphne": "Dr 72 Al 60 Bo 70 Tr 56 Je 70 Zo 0",
            "Velma": "Dr 60 Al 50 Bo 58 Tr 46 Je 58 Zo 56",
            "Shaggy": "Dr 96 Al 78 Bo 0 Tr 70 Je 0 Zo 84",
            "M": "Dr 0 Al 60 Bo 72 Tr 56 Je 72 Zo 68",
        },
    ),
    ("4 inquire 2 zombie\n4 pass\n", 328, {"Shaggy": "Dr 96 Al 78 Bo 0 Tr 70 Je 0 Zo 84"}),
    ("5 dance 3\n3 accept\n", 10, {"Shaggy": "Dr 0 Al 0 Bo 0 Tr 4 Je 0 Zo 6", "Scooby": "Dr 0 Al 10 Bo 0 Tr 0 Je 0 Zo 0"}),
)
NAMES = {"Fred": 1, "Daphne": 2, "Velma": 3, "Shaggy": 4, "Scooby": 5, "M": -1}


def test_the_sample_round_as_a_watcher_counts_it() -> None:
    """600, 552, 468, 328, 328, 10: the rulebook's example round, with every cell of the tables of deduction 6."""
    lines, counts = "", []
    for more, total, cells in TURNS:
        lines += more
        knowledge = knows(at(*ROUND, lines), 0)
        counts.append(knowledge.count())
        assert knowledge.count() == total
        for names, row in cells.items():
            words = row.split()
            wanted = {SHORT[words[k]]: int(words[k + 1]) for k in range(0, len(words), 2)}
            for name in names.split():
                assert knowledge.holds(NAMES[name]) == wanted, (name, total)
    assert counts == [600, 552, 468, 328, 328, 10]


def test_the_sample_round_without_the_win() -> None:
    """Had the last two danced without a win, 308 deals would have remained (deduction 6)."""
    lines = "".join(more for more, _, _ in TURNS[:-1]) + "5 dance 3\n3 accept"
    assert worlds(at("trickster boogie-monster dracula zombie doctor-jekyll", "alucard", lines), 0) == 308


def test_the_sample_round_with_velmas_whisper() -> None:
    """Velma's whisper known: a Yes leaves 126 deals, a No 202 (deduction 6)."""
    lines = "".join(more for more, _, _ in TURNS[:4])
    position = at(*ROUND, lines)
    public = list(possible(position, 0))
    assert len(public) == 328
    heard = Counter(FEAST.stated(trial.table)["guests"][1] in ("boogie-monster", "trickster") for trial in public)
    assert (heard[True], heard[False]) == (126, 202)


# ---------------------------------------------------------------------- worked cases (deduction 7)


def holds(position: coterie.Position, seat: int, place: int) -> set[str]:
    """The guests that may lie at a place, as a seat may conclude."""
    return {guest for guest, number in knows(position, seat).holds(place).items() if number}


ALL_NO = "1 accuse\n1 place 2 zombie\n1 place 3 swamp-creature\n1 place 4 dracula\n1 place 5 van-helsing"


def test_case_1_silence_names_the_mystery_guest() -> None:
    """No Yes, no reaction: Van Helsing is in the centre, and all four placements are false (E17, E19)."""
    position = at("trickster witch dracula zombie swamp-creature", "van-helsing", ALL_NO)
    assert holds(position, 0, -1) == {"van-helsing"}
    for place, guest in ((2, "zombie"), (3, "swamp-creature"), (4, "dracula"), (5, "van-helsing")):
        assert guest not in holds(position, 0, place)


def test_case_2_an_interruption_says_who_is_the_ghost_and_nothing_else() -> None:
    """The Ghost is known; the placements so far give nothing (E16)."""
    position = at(
        "trickster ghost dracula zombie swamp-creature", "witch", "1 accuse\n1 place 3 zombie\n3 pass\n1 place 2 witch\n2 interrupt"
    )
    assert holds(position, 0, 2) == {"ghost"}
    assert worlds(position, 0) == 18


def test_case_3_two_cards_one_yes() -> None:
    """The Swamp Creature's two cards, one Yes: exactly one of them is right (E17)."""
    position = at("swamp-creature witch dracula zombie trickster", "alucard", "1 accuse\n1 place 5 trickster\n1 place 2 zombie")
    deals = [FEAST.stated(trial.table)["guests"] for trial in possible(position, 0)]
    assert deals and all((deal[4] == "trickster") != (deal[1] == "zombie") for deal in deals)
    assert worlds(position, 0) == len(deals)


def test_case_4_a_neighbours_no_excludes_three() -> None:
    """A neighbour's No to “Ghost?” with the Witch invited: neither Ghost nor Trickster nor Witch (rules 5)."""
    position = at("dracula zombie ghost witch trickster alucard", "swamp-creature", "1 inquire 2 ghost")
    assert holds(position, 1, 2) == {"zombie", "alucard", "swamp-creature"}


def test_case_5_silence_after_a_swap_leaves_the_other_slot() -> None:
    """4 players, Jekyll took slot 2, later silence: Van Helsing is in slot 1, and the former Jekyll is not she."""
    lines = "1 inquire 2 witch\n1 swap 2\n2 accuse\n2 place 1 dracula\n2 place 3 zombie\n2 place 4 van-helsing"
    position = at("doctor-jekyll trickster dracula witch", "van-helsing zombie", lines)
    assert holds(position, 0, -1) == {"van-helsing"}
    assert "van-helsing" not in holds(position, 0, 1)


def test_case_6_a_wrong_guess_about_the_last_tells_all() -> None:
    """The last hidden player with one slot: the first wrong guess tells everybody who it is."""
    lines = """
        1 accuse
        1 place 2 witch
        1 place 3 zombie
        1 place 4 alucard
        1 place 5 dracula
        2 accuse
        2 place 3 zombie
        2 place 4 alucard
        2 place 5 witch
        3 accuse
        3 place 4 zombie
        3 place 5 alucard
        3 place 4 zombie
        3 place 5 alucard
        4 accuse
        4 place 5 zombie
    """
    position = at("trickster swamp-creature dracula alucard witch", "zombie", lines)
    assert all(holds(position, seat, 5) == {"witch"} for seat in range(6))


def test_case_7_after_dracula_is_face_up_going_on_implies_silence() -> None:
    """An all-No while Dracula lies face up and the game goes on: Van Helsing is in the centre."""
    lines = """
        3 accuse
        3 place 1 trickster
        3 place 2 zombie
        3 place 4 witch
        3 place 5 van-helsing
        3 place 1 trickster
        3 place 2 zombie
        3 place 4 witch
        3 place 5 van-helsing
        4 accuse
        4 place 1 witch
        4 place 2 trickster
        4 place 5 van-helsing
    """
    position = at("trickster witch dracula zombie swamp-creature", "van-helsing", lines, first=3)
    assert position.outcome is None
    assert holds(position, 0, -1) == {"van-helsing"}


def test_case_8_a_bound_zombie_may_ask_be_refused_and_inquire() -> None:
    """After a dance B asks C, is refused, inquires: C must not accept; nothing about B being Zombie (E3, E6)."""
    lines = "1 dance 4\n4 accept\n2 dance 3\n3 refuse\n2 inquire 5 witch"
    position = at("trickster zombie dracula witch swamp-creature", "ghost", lines)
    assert "ghost" not in holds(position, 0, 3)
    assert "zombie" in holds(position, 0, 2)


def test_case_9_silence_inside_her_own_accusation_says_nothing() -> None:
    """The Ghost's all-No inside Van Helsing's suspended accusation: the result counts, the silence does not (R24)."""
    lines = (
        "1 accuse\n1 place 2 zombie\n2 pass\n1 place 3 ghost\n1 place 4 dracula\n4 pass\n1 place 5 van-helsing\n5 pass\n"
        "4 place 5 dracula\n5 interrupt\n5 place 2 dracula\n5 place 3 zombie"
    )
    position = at("trickster witch dracula van-helsing ghost", "zombie", lines)
    assert holds(position, 0, 4) == {"van-helsing"}
    assert "dracula" not in holds(position, 0, 2) and "zombie" not in holds(position, 0, 3)


def test_choices_prove_nothing() -> None:
    """A declined option, a choice of target, a bluff rules nothing out: letting windows pass leaves every count as it was (E15, E21)."""
    before = at("trickster ghost dracula boogie-monster doctor-jekyll", "witch", "1 dance 3\n3 accept")
    after = at("trickster ghost dracula boogie-monster doctor-jekyll", "witch", "1 dance 3\n3 accept\n1 pass\nall pass")
    assert [worlds(before, seat) for seat in range(6)] == [worlds(after, seat) for seat in range(6)]
