"""Set-up (section 2): who plays with whom, what lies in the supply, who knows what at the beginning (section 3)."""

from __future__ import annotations

import pytest

import coterie
from coterie.core.errors import BadSetup
from tests.blood_bound.blood import at, heard

SEATED = {
    6: "r1 b2 r3 b4 r5 b6",
    7: "r1 b2 r3 b4 r5 b6 ib",
    8: "r1 b2 r3 b4 r5 b6 r7 b8",
    9: "r1 b2 r3 b4 r5 b6 r7 b8 ir",
    10: "r1 b2 r3 b4 r5 b6 r7 b8 r9 b1",
    11: "r1 b2 r3 b4 r5 b6 r7 b8 r9 b1 ib",
    12: "r1 b2 r3 b4 r5 b6 r7 b8 r9 b1 r2 b3",
}


@pytest.mark.parametrize("seats", range(6, 13))
def test_as_many_of_each_clan_and_an_inquisitor_with_odd_numbers(seats: int) -> None:
    """Half the players are of each clan; with an odd number one is the Inquisitor (table of section 2)."""
    game = coterie.load("blood-bound")
    for seed in range(30):
        dealt = game.deal(seats=seats, seed=seed).stated["characters"]
        assert len(set(dealt)) == seats
        assert len([one for one in dealt if one.startswith("rose")]) == seats // 2
        assert len([one for one in dealt if one.startswith("beast")]) == seats // 2
        assert len([one for one in dealt if one.startswith("inquisitor")]) == seats % 2


@pytest.mark.parametrize(("seats", "curses"), [(6, 0), (7, 2), (8, 0), (9, 3), (10, 0), (11, 4), (12, 0)])
def test_the_supply(seats: int, curses: int) -> None:
    """Tokens and cards of the supply; curses and the cross only with an odd number, one True and some False (sections 1, 2)."""
    supply = at(SEATED[seats]).view(0)["supply"]
    assert supply == {
        **{f"rank-{rank}": 2 for rank in range(1, 10)},
        "rank-cross": seats % 2,
        "rose": 13,
        "beast": 13,
        "unknown": 20,
        "quill": 2,
        "staff": 6,
        "fan": 4,
        "curse": curses,
        "sword-purple": 1,
        "sword-green": 1,
        "shield-purple": 2,
        "shield-green": 2,
    }


@pytest.mark.parametrize("seats", range(6, 13))
def test_each_knows_the_own_card_and_the_clue_of_the_right_neighbour(seats: int) -> None:
    """The clue is shown to the player on the left only; the own card to nobody (section 2.3, 2.4)."""
    position = at(SEATED[seats])
    for seat in range(1, seats + 1):
        right = seat - 1 or seats
        players = position.view(seat)["players"]
        assert [number for number in players if players[number]["character"]] == [str(seat)]
        assert sorted(number for number in players if players[number]["clue"]) == sorted({str(seat), str(right)})
        assert {fields["seat"] for _, fields in heard(position, seat, "clue")} == {seat, right}
    assert heard(position, 0) == [("turn", {"seat": 1})]


@pytest.mark.parametrize(
    ("short", "clue"),
    [("r1", "rose"), ("r3", "beast"), ("r4", "rose"), ("b3", "rose"), ("b9", "beast"), ("ir", "rose"), ("ib", "beast")],
)
def test_the_clue_of_a_harlequin_lies_the_inquisitors_may(short: str, clue: str) -> None:
    """Each shows the own clan, a Harlequin the rival one, the Inquisitor what his card shows (character table)."""
    rest = {"r": "b4 r5 b6 r8 b8 ib", "b": "b4 r5 b6 r8 r9 ib", "i": "b4 r5 b6 r8 r9 b8"}[short[0]]
    position = at(f"{short} {rest}")
    assert position.view(2)["players"]["1"]["clue"] == clue
    assert position.view(3)["players"]["1"]["clue"] is None


def test_the_dagger_goes_to_a_random_player() -> None:
    """Chance gives the first dagger; its holder is asked first (section 2.5)."""
    game = coterie.load("blood-bound")
    holders = {game.deal(seats=6, seed=seed).stated["dagger"] for seed in range(80)}
    assert holders == {1, 2, 3, 4, 5, 6}
    assert at(SEATED[6], "= asks 4\n= table dagger 4", dagger=4).view(0)["turn"] == 4


@pytest.mark.parametrize(
    "deal",
    [
        {"characters": ["rose-1"] * 6},
        {"characters": ["rose-1", "rose-2", "rose-3", "rose-4", "beast-1", "beast-2"]},
        {"characters": ["rose-1", "rose-2", "rose-3", "beast-4", "beast-1", "inquisitor-rose"]},
        {"characters": ["rose-1", "rose-2", "rose-3", "beast-4", "beast-1"]},
        {"characters": ["rose-1", "rose-2", "rose-3", "beast-4", "beast-1", "beast-10"]},
        {"characters": "rose-1"},
        {"dagger": 0},
        {"dagger": 7},
        {"dagger": True},
        {"dagger": "1"},
        {"curses": [1]},
    ],
    ids=str,
)
def test_deals_that_cannot_be(deal: dict[str, object]) -> None:
    """A deal that the rules do not allow is refused with a reason."""
    with pytest.raises(BadSetup) as caught:
        coterie.load("blood-bound").deal(seats=6, deal=deal)
    assert str(caught.value)


@pytest.mark.parametrize("deal", [{"dagger": 3}, {"characters": ["rose-1", "rose-2", "rose-3", "beast-4", "beast-1", "beast-9"]}], ids=str)
def test_what_a_deal_leaves_open_is_drawn(deal: dict[str, object]) -> None:
    """Absent keys are drawn by chance (record.md)."""
    game = coterie.load("blood-bound")
    drawn = [game.deal(seats=6, seed=seed, deal=deal).stated for seed in range(20)]
    assert all({key: one[key] for key in deal} == deal for one in drawn)
    assert len({str(one) for one in drawn}) > 3
