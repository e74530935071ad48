"""The end of the game: what everything is worth, and who wins (section 14; J99, J108-J116)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.true_blood.bites import at, player, table
from tests.true_blood.printed import CARDS, fits

OPTIONS: dict[str, tuple[str, ...]] = {
    "strict_print": ("off", "on"),
    "list_bonus": ("each", "all_required"),
    "lafayette_or": ("each", "any_once"),
    "double_printed": ("once", "as_printed"),
    "captured_in_bonuses": ("ignored", "counted"),
}


def worth(card: str, own: dict[str, Any], prisoners: set[str], options: dict[str, str]) -> int:
    """The value and the bonus of a card for its controller, read off the document once more."""
    if own[card] is not None:
        return 0
    counted = {other for other in own if own[other] is None or options["captured_in_bonuses"] == "counted"}
    bonus = CARDS[card]["bonus"]
    points, kind, *named = bonus.split() if bonus else ["0", "list"]
    if kind == "seize":
        times = int(named[0] in counted or named[0] in prisoners)
    elif kind == "each":
        times = sum(fits(other, named[0], options["strict_print"] == "on") for other in counted if other != card)
    else:
        times = sum(name in counted for name in named)
        if card == "lafayette-reynolds":
            times = min(times, 1) if options["lafayette_or"] == "any_once" else times
        elif options["list_bonus"] == "all_required":
            times = int(bool(named) and times == len(named))
    if card == "maryanne-forrester" and options["double_printed"] == "as_printed":
        times *= 2
    return int(CARDS[card]["value"]) + int(points) * times


@pytest.mark.parametrize("seed", range(80))
def test_scores_of_random_tables(seed: int) -> None:
    """Any number of cards, tokens and options: BT, values, bonuses; injured cards count, captured ones do not; IT and hands are nothing."""
    r = random.Random(seed)
    seats = r.randrange(2, 7)
    options = {name: r.choice(values) for name, values in OPTIONS.items()}
    cards = list(CARDS)
    r.shuffle(cards)
    own: list[dict[str, int | None]] = [{} for _ in range(seats)]
    for card in cards[: r.randrange(63)]:
        seat = r.randrange(seats)
        own[seat][card] = r.choice([k for k in range(seats) if k != seat]) if r.random() < 0.25 else None
    players = []
    for seat in range(seats):
        row = [card + r.choice(["", " injured"]) + (f" captured-by {by + 1}" if by is not None else "") for card, by in own[seat].items()]
        players.append(player(", ".join(row), it=r.randrange(40), bt=r.randrange(30)))
    position = at("end", players, options=options)
    assert position.outcome is not None and position.outcome.reason == "scored"
    wanted = []
    for seat in range(seats):
        prisoners = {card for row in own for card, by in row.items() if by == seat}
        wanted.append(players[seat]["bt"] + sum(worth(card, own[seat], prisoners, options) for card in own[seat]))
    assert [table(position)["players"][str(seat + 1)]["score"] for seat in range(seats)] == wanted
    assert position.outcome.winners == tuple(seat + 1 for seat in range(seats) if wanted[seat] == max(wanted))


def test_control_or_capture_pays_once() -> None:
    """Franklin and Lorena: if one controls the other, or is its recorded capturer at the end (J99)."""
    assert score("franklin-mott, tara-thornton") == 4 + 5 + 9
    assert score("franklin-mott", "tara-thornton captured-by 1") == 4 + 5
    assert score("franklin-mott", "tara-thornton captured-by 3") == 4
    assert score("franklin-mott, tara-thornton captured-by 3") == 4
    assert score("lorena", "bill-compton captured-by 1") == 6 + 5
    assert score("lorena captured-by 2", "bill-compton captured-by 1") == 0


def score(one: str, two: str = "", three: str = "") -> int:
    """What the cards of the first of three players are worth."""
    position = at("end", [player(one, bt=0), player(two, bt=0), player(three, bt=0)])
    return int(table(position)["players"]["1"]["score"])


def test_injured_cards_count_fully() -> None:
    """For themselves and for others (J109)."""
    assert score("sookie-stackhouse injured, bill-compton injured") == 30


def test_a_counting_card_never_counts_itself() -> None:
    """J112: The Authority is a Vampire, Andy a Human, Jason no Female; Groups count once."""
    assert score("the-authority") == 6
    assert score("andy-bellefleur") == 4
    assert score("the-authority, dallas-vampires") == 6 + 1 + 3
    assert score("fellowship-of-the-sun, sarah-newlin") == 2 + 2 + 3


@pytest.mark.parametrize(
    ("tiebreak", "players", "winners"),
    [
        ("shared", [player("pam", bt=3), player("lorena", bt=1)], (1, 2)),
        ("most_bt", [player("pam", bt=3), player("lorena", bt=1)], (1,)),
        ("most_cards", [player("pam", bt=3), player("cooter, eddie", bt=3)], (2,)),
        ("most_cards", [player("pam, hadley captured-by 2", bt=3), player("lorena", bt=1)], (1,)),
        ("earlier_position", [player("pam", bt=3), player("lorena", bt=1)], (2,)),
    ],
)
def test_ties_are_broken(tiebreak: str, players: list[dict[str, Any]], winners: tuple[int, ...]) -> None:
    """Shared, unless the table has chosen otherwise; ``most_cards`` counts the whole tableau (J115, section 17)."""
    outcome = at("end", players, options={"tiebreak": tiebreak}, order=[2, 1]).outcome
    assert outcome is not None and outcome.winners == winners


def test_debts_lower_the_score() -> None:
    """``negative_bt = "yes"`` (J100)."""
    position = at("end", [player("pam", bt=-3), player(bt=0)], options={"negative_bt": "yes"})
    assert table(position)["players"]["1"]["score"] == 1


@pytest.mark.parametrize("trigger", ["both_empty", "deck_empty"])
def test_when_it_ends(trigger: str) -> None:
    """J106: deck and track, or only the deck."""
    position = at("end", [player(), player()], options={"end_trigger": trigger}, track=["pam"], deck_size=0)
    assert (position.outcome is not None) is (trigger == "deck_empty")


def test_the_view_estimates_what_the_score_will_be() -> None:
    """``estimate`` is the score if the game ended now; ``worth`` what a card of the track would add to it."""
    players = [player("sookie-stackhouse, jason-stackhouse", bt=4), player("eddie")]
    track = ["bill-compton", "tara-thornton", "alcide", "hot-shot", "pam"]
    position = at("recruitment", players, track=track)
    view = position.view(1)
    assert view["players"]["1"]["estimate"]["total"] == 4 + 10 + 9 + 1
    assert view["worth"] == [10 + 5 + 5, 9 + 1, 5 + 2, 2, 4 + 1]
    assert view["prices"] == [9, 9, 6, 4, 7]
