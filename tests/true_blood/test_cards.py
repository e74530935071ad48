"""The cards: how many there are of each kind, what they are worth, whom each event and trait may touch, card by card."""

from __future__ import annotations

import random
from typing import Any

import pytest

import coterie
from tests.true_blood.bites import after, at, player
from tests.true_blood.printed import CARDS, EVENTS, LOCATIONS, OLD, REGULARS, fits, words

TRAITS_ON_ANY = {
    "servant": "capture",
    "minions": "capture",
    "command-obedience": "capture",
    "flyer": "rescue",
    "rescuer": "rescue",
    "healer": "heal",
}
"""Traits that may be tried on every card which their effect allows."""
TRAITS_ON_SOME = {"murderer": "kill", "sacrifice": "kill", "nemesis": "kill", "revenge": "kill", "abductor": "capture"}
TRAITS_OF_CONTROL = ("seducer", "obsession", "maker")
ON_OPPONENTS = ("telepath", "fairy", "law-enforcer", "thief", "manipulator")
ON_NOBODY = ("ruler", "businessman", "business", "dealer", "informer", "spiritual", "decadent", "prize", "pacifist")
NO_ACTIONS = ("mayhem", "psychopath", "young", "stupid", "addict", "protector", "martyr", "survivor", "old")


def test_the_decks_are_those_of_the_document() -> None:
    """62 characters, 5 Starting and 10 of the Second Stage; 82 events (Document, lines 88-92, 220-465; J3)."""
    assert len(CARDS) == 62
    assert [sum(card["stage"] == stage for card in CARDS.values()) for stage in ("starting", "second", "main")] == [5, 10, 47]
    assert len(EVENTS) == 82
    game = coterie.load("true-blood")
    assert set(CARDS) == set(game.telling.says["character"])
    assert list(EVENTS) == list(game.telling.says["event"])


def test_how_many_there_are_of_each_race() -> None:
    """Section 10: 17 Vampires, 31 Humans, and so on; 29 cards are more than Human."""
    number = {race: sum(race in words(card) for card in CARDS) for race in ("vampire", "human", "werewolf", "werepanther", "shapeshifter")}
    assert number == {"vampire": 17, "human": 31, "werewolf": 4, "werepanther": 1, "shapeshifter": 3}
    assert sum(bool({"vampire", "werewolf", "werepanther", "shapeshifter", "fairy", "maenad"} & set(words(card))) for card in CARDS) == 29
    assert sum(card["value"] for card in CARDS.values()) == 244


def test_all_cards_in_one_tableau_score_549() -> None:
    """The ceiling of section 14: values 244 and bonuses 305."""
    position = at("end", [player(", ".join(CARDS), bt=0), player(bt=0)])
    assert position.view(0)["players"]["1"]["score"] == 549


# ---------------------------------------------------------------------- a table with everything on it


def spread(seed: int) -> tuple[list[dict[str, Any]], dict[str, dict[str, Any]]]:
    """All 62 cards spread over three tableaus with tokens here and there; and where each lies."""
    r = random.Random(seed)
    rows: list[list[str]] = [[], [], []]
    where: dict[str, dict[str, Any]] = {}
    for card in CARDS:
        seat = r.randrange(3)
        injured, captor = r.random() < 0.25, r.choice([k for k in range(3) if k != seat]) if r.random() < 0.25 else None
        rows[seat].append(card + " injured" * injured + (f" captured-by {captor + 1}" if captor is not None else ""))
        where[card] = {"seat": seat, "injured": injured, "captor": captor}
    return [player(", ".join(row), it=9) for row in rows], where


def shapeshifter(where: dict[str, dict[str, Any]], seat: int, able: bool) -> bool:
    """Whether a player controls a Shapeshifter (an able one)."""
    theirs = [card for card in where if where[card]["seat"] == seat and fits(card, "shapeshifter")]
    return any(not able or not (where[card]["injured"] or where[card]["captor"] is not None) for card in theirs)


def legal(where: dict[str, dict[str, Any]], card: str, does: str, able: bool = False) -> bool:
    """Whether seat 1 may do this to a card at all (section 7)."""
    lies = where[card]
    if does == "kill":
        return card != "maryanne-forrester" or shapeshifter(where, 0, able)
    return {
        "capture": lies["seat"] != 0 and lies["captor"] is None,
        "control": lies["seat"] != 0,
        "injure": not lies["injured"],
        "rescue": lies["captor"] is not None,
        "heal": lies["injured"],
        "return": True,
    }[does]


def reached(card: str, does: str, event: str, option: str) -> bool:
    """What ``location_targets`` leaves of a Location for an event (J69)."""
    if card not in LOCATIONS or option == "literal":
        return True
    sex = event in EVENTS and EVENTS[event]["sex"]
    if option == "no_capture_injure_sex":
        return does not in ("capture", "injure") and not sex
    return event == "arson" or does == "return" or (does == "control" and not sex and event in EVENTS)


AIMED = ("kill", "capture", "control", "injure", "rescue", "heal", "return")


@pytest.mark.parametrize("event", [event for event in EVENTS if EVENTS[event]["does"] in AIMED])
def test_whom_an_event_may_be_played_on(event: str) -> None:
    """Every card in play, against every event: deed, sort of card, tokens, the immune, each option (sections 6.1, 7, 10, 16)."""
    row = EVENTS[event]
    for seed in range(6):
        players, where = spread(seed)
        players[0]["hand"] = [event]
        options: dict[str, Any] = {
            "strict_print": ("off", "on")[seed % 2],
            "location_targets": ("literal", "no_capture_injure_sex", "arson_and_control_only")[seed % 3],
            "shapeshifter_condition": ("any_controlled", "able_only")[seed // 3],
        }
        whom = row["whom"].replace("+injured", "")
        wanted = {
            card
            for card in CARDS
            if legal(where, card, row["does"], options["shapeshifter_condition"] == "able_only")
            and fits(card, whom, options["strict_print"] == "on")
            and (not row["whom"].endswith("+injured") or where[card]["injured"])
            and not (row["sex"] and (card in OLD or card == "the-magister"))
            and reached(card, row["does"], event, options["location_targets"])
        }
        assert after(at("event", players, options=options), 1, f"play {event}") == wanted, (seed, options)


def test_missing_persons_kills_or_captures() -> None:
    """Line 411: both deeds, each with its own targets (J40)."""
    players, where = spread(3)
    players[0]["hand"] = ["missing-persons"]
    position = at("event", players)
    for does in ("kill", "capture"):
        assert after(position, 1, f"play missing-persons {does}") == {card for card in CARDS if legal(where, card, does)}


@pytest.mark.parametrize("event", [event for event in EVENTS if EVENTS[event]["does"] in ("steal", "lose")])
def test_events_against_players_name_an_opponent(event: str) -> None:
    """One opponent, never oneself (J42)."""
    assert after(at("event", [player(), player(hand=event), player(), player()], go=2), 2, f"play {event}") == {"1", "3", "4"}


@pytest.mark.parametrize("event", [event for event in EVENTS if EVENTS[event]["does"] in ("negate", "retarget", "bid_bonus")])
def test_cards_that_are_never_played_by_themselves(event: str) -> None:
    """Reaction cards and Investigate are no cards of the Event Phase (J58)."""
    assert at("event", [player("pam", hand=event), player("eddie injured")]).legal(1) == ["pass"]


# ---------------------------------------------------------------------- traits


@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card]["traits"]])
def test_what_a_card_may_try_on_whom(card: str) -> None:
    """Every active trait of every card, against every card in play (section 9.1)."""
    for seed in range(4):
        players, where = spread(seed)
        for row in players:
            row["tableau"] = [other for other in row["tableau"] if other.split()[0] != card]
        players[0]["tableau"].append(card)
        where[card] = {"seat": 0, "injured": False, "captor": None}
        option = ("literal", "no_capture_injure_sex", "arson_and_control_only", "literal")[seed]
        options = {"location_targets": option, "kin_seduction": ("forbidden", "allowed")[seed // 2], "passives_when_disabled": "no"}
        position = at("action", players, options=options)
        while position.asks() == (0,):
            position.say(0, "roll 1")
        wanted: set[str] = set()
        for printed in CARDS[card]["traits"]:
            trait, _, named = printed.partition(":")
            wanted |= {f"{trait} {whom}".strip() for whom in tried_on(where, card, trait, named, option, seed // 2 == 1)}
        assert after(position, 1, f"act {card}") == wanted, seed


def tried_on(where: dict[str, dict[str, Any]], card: str, trait: str, named: str, option: str, kin: bool) -> set[str]:
    """The targets of a trait: cards, seats, or the empty word where it needs none."""
    if trait in NO_ACTIONS:
        return set()
    if trait in ON_NOBODY:
        return {""}
    if trait in ON_OPPONENTS:
        return {"2", "3"}
    if trait == "maenad":
        does, named = "capture", "human"
    elif trait == "attacker":
        does = "injure"
    elif trait in TRAITS_OF_CONTROL:
        does = "control"
    else:
        does = {**TRAITS_ON_ANY, **TRAITS_ON_SOME}[trait]
    found = {other for other in CARDS if legal(where, other, does) and fits(other, named) and reached(other, does, trait, option)}
    if trait in ("seducer", "obsession"):
        found -= OLD
        if card == "jason-stackhouse" and not kin:
            found.discard("sookie-stackhouse")
    if trait == "sacrifice":
        found = {other for other in found if where[other]["seat"] == 0 and other not in REGULARS}
    return found


def test_business_and_businessman_are_both_read() -> None:
    """The two bars print Business, others Businessman; both words are understood, one is listed (docs/records.md)."""
    position = at("action", [player("merlottes-bar, sam-merlotte"), player()])
    assert "act merlottes-bar business" in position.legal(1) and "act merlottes-bar businessman" not in position.legal(1)
    assert position.why(1, "act merlottes-bar businessman") is None
    assert position.why(1, "act sam-merlotte business") is None
    assert position.why(1, "act sam-merlotte prize") is not None
