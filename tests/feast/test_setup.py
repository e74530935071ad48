"""Rulebook, Setup (rules 2): how many guests, who is among them, what lies in the centre, who sees what."""

from __future__ import annotations

from collections import Counter
from math import comb, factorial

import pytest

import coterie
from tests.feast.feasts import at, heard, record
from tests.playing import worlds

FEAST = coterie.load("feast")
SIZE = {4: 6, 5: 6, 6: 7, 7: 8, 8: 9}
SLOTS = {4: 2, 5: 1, 6: 1, 7: 1, 8: 1}
ADVANCED = {"alucard", "witch", "zombie"}
BASIC = "dracula boogie-monster doctor-jekyll swamp-creature van-helsing trickster ghost"


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_players_guests_and_mystery_guests(seats: int) -> None:
    """4 and 5 players invite six guests, 6 seven, 7 eight, 8 nine; one lies in the centre, with 4 players two (Choosing Guests)."""
    for seed in range(40):
        deal = FEAST.deal(seats=seats, seed=seed).stated
        assert len(deal["guests"]) == seats
        assert len(deal["mystery"]) == SLOTS[seats]
        assert len({*deal["guests"], *deal["mystery"]}) == SIZE[seats]


@pytest.mark.parametrize("seats", [3, 9, 0, -4])
def test_the_feast_is_for_four_to_eight(seats: int) -> None:
    """The game is for 4 to 8 players."""
    with pytest.raises(coterie.BadSetup):
        FEAST.deal(seats=seats, seed=1)


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_dracula_always_comes_and_always_to_a_player(seats: int) -> None:
    """It is Dracula's feast: he is at every one, and never in the centre (Setup)."""
    for seed in range(150):
        assert "dracula" in FEAST.deal(seats=seats, seed=seed).stated["guests"]


def test_every_guest_can_be_invited_and_can_be_the_mystery_guest() -> None:
    """Guests may be picked at random: each of the ten comes, and each but Dracula lies in the centre, as often as the others."""
    came: Counter[str] = Counter()
    centre: Counter[str] = Counter()
    for seed in range(1800):
        deal = FEAST.deal(seats=5, seed=seed).stated
        came.update({*deal["guests"], *deal["mystery"]})
        centre.update(deal["mystery"])
    assert came["dracula"] == 1800
    assert all(880 < came[guest] < 1120 for guest in came if guest != "dracula")
    assert len(came) == 10
    assert len(centre) == 9 and "dracula" not in centre
    assert all(145 < centre[guest] < 260 for guest in centre)


def test_all_deals_are_equally_likely() -> None:
    """Apart from Dracula's place all assignments are equally likely: 600 deals of one set, each about as often (Setup)."""
    cast = ["dracula", "witch", "ghost", "trickster", "zombie", "alucard"]
    counted: Counter[str] = Counter()
    for seed in range(9000):
        deal = FEAST.deal(seats=5, seed=seed, deal={"cast": cast, "first": 1}).stated
        counted[" ".join(deal["guests"])] += 1
    assert len(counted) == 600
    chi2 = sum((number - 15) ** 2 / 15 for number in counted.values())
    assert chi2 < 599 + 4 * (2 * 599) ** 0.5


def test_the_first_player_is_any() -> None:
    """The first player is a random seat, if nobody says otherwise; each seat begins about as often."""
    first = Counter(FEAST.deal(seats=8, seed=seed).stated["first"] for seed in range(1600))
    assert set(first) == set(range(1, 9))
    assert all(145 < number < 260 for number in first.values())


@pytest.mark.parametrize(("seats", "deals"), [(4, 480), (5, 600), (6, 4320), (7, 35280), (8, 322560)])
def test_the_number_of_deals(seats: int, deals: int) -> None:
    """480, 600, 4,320, 35,280 and 322,560 deals are possible before anybody looks (the two slots at 4 players told apart)."""
    position = FEAST.deal(seats=seats, seed=3)
    assert worlds(position, 0) == deals
    for seat, guest in enumerate(position.stated["guests"], 1):
        others = SIZE[seats] - 1
        own = factorial(others) if guest == "dracula" else (seats - 1) * factorial(others - 1)
        assert worlds(position, seat) == own


def test_the_number_of_casts() -> None:
    """126 sets of guests are possible with 4 and 5 players, 84 with 6, 36 with 7, 9 with 8 (arithmetic on Setup)."""
    assert [comb(9, SIZE[seats] - 1) for seats in (4, 5, 6, 7, 8)] == [126, 126, 84, 36, 9]
    casts = {frozenset(FEAST.deal(seats=8, seed=seed).view(0)["cast"]) for seed in range(150)}
    assert len(casts) == 9
    assert len({frozenset(FEAST.deal(seats=7, seed=seed).view(0)["cast"]) for seed in range(600)}) == 36


def test_who_is_invited_is_laid_out_for_all() -> None:
    """The accusation cards of the chosen guests lie in the middle: everybody knows who is at the feast, watchers too (Setup)."""
    position = FEAST.deal(seats=5, seed=2)
    cast = {*position.stated["guests"], *position.stated["mystery"]}
    for seat in range(6):
        assert set(position.view(seat)["cast"]) == cast
        assert {fields["guest"] for _, fields in heard(position, seat, "invited")} == cast


def test_each_sees_only_the_own_card() -> None:
    """One card is dealt to each player, who alone looks at it; nobody looks at the centre (Setup)."""
    position = at("dracula witch ghost zombie", "trickster alucard")
    for seat in range(5):
        view = position.view(seat)
        known = {number: player["guest"] for number, player in view["players"].items() if player["guest"]}
        assert known == ({} if seat == 0 else {str(seat): position.stated["guests"][seat - 1]})
        assert view["mystery"] == {"1": None, "2": None}
        assert len(heard(position, seat, "dealt")) == (1 if seat else 0)


def test_play_goes_clockwise_from_the_first_player() -> None:
    """The first player begins, and play goes clockwise, past the last seat to the first (Your Turn)."""
    lines = """
        = asks 4
        4 inquire 5 dracula
        = asks 5
        5 inquire 1 dracula
        = asks 1
        1 inquire 2 dracula
        = asks 2
    """
    at("witch dracula trickster zombie alucard", "ghost", lines, first=4)


@pytest.mark.parametrize(("seats", "most"), [(4, 0), (5, 0), (6, 0), (7, 1), (8, 2)])
def test_as_few_advanced_guests_as_possible(seats: int, most: int) -> None:
    """Only seven guests are basic: without advanced guests up to 6 can play; 7 need one of them, 8 two (Choosing Guests; option cast)."""
    for seed in range(60):
        cast = set(FEAST.deal(seats=seats, seed=seed, choices={"cast": "fewest-advanced"}).view(0)["cast"])
        assert len(cast & ADVANCED) == most
    if seats == 6:
        assert cast == set(BASIC.split())


def test_the_option_refuses_a_cast_with_more_advanced_guests() -> None:
    """With “as few as possible” a stated cast may not hold more of them."""
    with pytest.raises(coterie.BadSetup) as refused:
        record("dracula witch ghost trickster van-helsing", "swamp-creature", cast="fewest-advanced").position()
    assert refused.value.message == "feast-deal-advanced"
    record("dracula boogie-monster ghost trickster van-helsing", "swamp-creature", cast="fewest-advanced").position()


REFUSED = {
    "feast-deal-no-dracula": {"guests": ["witch", "ghost", "zombie", "alucard"]},
    "feast-deal-dracula-centre": {"mystery": ["dracula", "ghost"]},
    "feast-deal-twice": {"guests": ["dracula", "ghost", "ghost", "alucard"]},
    "feast-deal-unknown": {"guests": ["dracula", "ghost", "mummy", "alucard"]},
    "feast-deal-number": {"guests": ["dracula", "ghost", "witch"]},
    "feast-deal-first": {"first": 5},
    "feast-deal-not-in-cast": {
        "cast": ["dracula", "ghost", "witch", "alucard", "zombie", "trickster"],
        "guests": ["dracula", "ghost", "witch", "van-helsing"],
    },
    "core-no-deal-key": {"seats": 4},
}


@pytest.mark.parametrize("message", REFUSED)
def test_a_deal_that_cannot_be_is_refused(message: str) -> None:
    """No feast without Dracula among the players, no guest twice, none who was not invited, the right number of cards (Setup)."""
    with pytest.raises(coterie.BadSetup) as refused:
        FEAST.deal(seats=4, seed=1, deal=REFUSED[message])
    assert refused.value.message == message
    assert str(refused.value) != message
    with pytest.raises(coterie.BadSetup):
        FEAST.check({}, 4, REFUSED[message])


def test_the_same_guest_before_a_player_and_in_the_centre_is_refused() -> None:
    """There is one card of each guest."""
    with pytest.raises(coterie.BadSetup) as refused:
        record("dracula witch ghost zombie", "witch alucard").position()
    assert refused.value.message == "feast-deal-twice"


def test_guests_chosen_by_agreement() -> None:
    """Guests may be picked by agreement: then exactly those come, and only the seats are drawn (Choosing Guests)."""
    cast = ["zombie", "dracula", "witch", "ghost", "trickster", "alucard"]
    deals = set()
    for seed in range(30):
        position = FEAST.deal(seats=5, seed=seed, deal={"cast": cast})
        assert set(position.view(0)["cast"]) == set(cast)
        deals.add(tuple(position.stated["guests"]))
    assert len(deals) > 20
