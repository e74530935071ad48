"""The 39 traits, a row each in the order of the document (lines 154 to 193): number needed, target, effect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from coterie.core.bits import mask_of
from coterie.games.true_blood import cards
from coterie.games.true_blood.events import (
    CAPTURE,
    CONTROL,
    CONVERT,
    FREE,
    GAIN_BT,
    GAIN_IT,
    HEAL,
    INJURE,
    KILL,
    LOOK,
    LOOK_AT_HAND,
    LOSE_IT,
    NOTHING,
    STEAL_BT,
    STEAL_IT,
)

ACTIVE: Final = "active"
PASSIVE: Final = "passive"
REACTION: Final = "reactionary"

# name, kind, least number on the die, what it does, whom: "opponent", "any" character that the effect allows, or the "named" ones
TRAITS: Final = (
    ("telepath", ACTIVE, 3, LOOK_AT_HAND, "opponent"),
    ("fairy", ACTIVE, 3, LOOK_AT_HAND, "opponent"),
    ("servant", ACTIVE, 6, CAPTURE, "any"),
    ("minions", ACTIVE, 6, CAPTURE, "any"),
    ("ruler", ACTIVE, 4, GAIN_IT, ""),
    ("law-enforcer", ACTIVE, 5, LOSE_IT, "opponent"),
    ("murderer", ACTIVE, 6, KILL, "named"),
    ("sacrifice", ACTIVE, 4, KILL, "named"),
    ("maenad", ACTIVE, 3, CAPTURE, "human"),
    ("businessman", ACTIVE, 2, GAIN_IT, ""),
    ("dealer", ACTIVE, 5, NOTHING, ""),
    ("seducer", ACTIVE, 5, CONTROL, "named"),
    ("obsession", ACTIVE, 5, CONTROL, "named"),
    ("maker", ACTIVE, 4, CONTROL, "named"),
    ("pack-leader", ACTIVE, 6, CONTROL, "kin"),
    ("informer", ACTIVE, 6, LOOK, ""),
    ("spiritual", ACTIVE, 6, LOOK, ""),
    ("abductor", ACTIVE, 6, CAPTURE, "named"),
    ("thief", ACTIVE, 5, STEAL_IT, "opponent"),
    ("healer", ACTIVE, 5, HEAL, "any"),
    ("flyer", ACTIVE, 5, FREE, "any"),
    ("manipulator", ACTIVE, 5, STEAL_BT, "opponent"),
    ("command-obedience", ACTIVE, 6, CAPTURE, "any"),
    ("rescuer", ACTIVE, 6, FREE, "any"),
    ("attacker", ACTIVE, 6, INJURE, "any"),
    ("decadent", ACTIVE, 2, CONVERT, ""),
    ("prize", ACTIVE, 4, GAIN_BT, ""),
    ("pacifist", ACTIVE, 4, GAIN_BT, ""),
    ("revenge", ACTIVE, 6, KILL, "named"),
    ("nemesis", ACTIVE, 6, KILL, "named"),
    ("mayhem", PASSIVE, 5, NOTHING, ""),
    ("psychopath", PASSIVE, 6, NOTHING, ""),
    ("young", PASSIVE, 5, NOTHING, ""),
    ("stupid", PASSIVE, 5, NOTHING, ""),
    ("addict", PASSIVE, 5, NOTHING, ""),
    ("protector", REACTION, 5, NOTHING, ""),
    ("martyr", REACTION, 0, NOTHING, ""),
    ("survivor", REACTION, 0, NOTHING, ""),
    ("old", REACTION, 0, NOTHING, ""),
)
NAMES: Final[tuple[str, ...]] = tuple(row[0] for row in TRAITS)
NEEDS: Final = tuple(int(row[2]) for row in TRAITS)
DOES: Final = tuple(int(row[3]) for row in TRAITS)
WHOM: Final[tuple[str, ...]] = tuple(row[4] for row in TRAITS)

AT_NOBODY: Final[i64] = 0
AT_OPPONENT: Final[i64] = 1
AT_ANY: Final[i64] = 2
AT_HUMAN: Final[i64] = 3
AT_KIN: Final[i64] = 4
AT_NAMED: Final[i64] = 5
AIM: Final[tuple[int, ...]] = tuple(["", "opponent", "any", "human", "kin", "named"].index(row[4]) for row in TRAITS)
"""Whom each trait is aimed at, as a number."""
RULER: Final[i64] = NAMES.index("ruler")
SACRIFICE: Final[i64] = NAMES.index("sacrifice")
BUSINESSMAN: Final[i64] = NAMES.index("businessman")
DEALER: Final[i64] = NAMES.index("dealer")
SEDUCER: Final[i64] = NAMES.index("seducer")
OBSESSION: Final[i64] = NAMES.index("obsession")
INFORMER: Final[i64] = NAMES.index("informer")
MAYHEM: Final[i64] = NAMES.index("mayhem")
PSYCHOPATH: Final[i64] = NAMES.index("psychopath")
ADDICT: Final[i64] = NAMES.index("addict")


def trait_mask(card: cards.Card) -> int:
    """The traits of a card, as a mask."""
    return mask_of([NAMES.index(trait.split(":")[0]) for trait in card.traits])


def those_with(trait: str) -> int:
    """The characters with a trait, as a mask."""
    return mask_of([k for k, card in enumerate(cards.CARDS) if trait in [word.split(":")[0] for word in card.traits]])


OF_CARD: Final = tuple(trait_mask(card) for card in cards.CARDS)
ORDER_OF_CARD: Final = tuple(tuple(NAMES.index(trait.split(":")[0]) for trait in card.traits) for card in cards.CARDS)
"""The traits of each card in the order in which it prints them: passives are rolled in it."""
ACTIVES: Final[i64] = mask_of([k for k, row in enumerate(TRAITS) if row[1] == ACTIVE])
PASSIVES: Final[i64] = mask_of([k for k, row in enumerate(TRAITS) if row[1] == PASSIVE])
HAVE_PASSIVES: Final[i64] = mask_of([k for k in range(cards.COUNT) if OF_CARD[k] & PASSIVES])
HAVE_ACTIVES: Final[i64] = mask_of([k for k in range(cards.COUNT) if OF_CARD[k] & ACTIVES])
PROTECTORS: Final[i64] = those_with("protector")
MARTYRS: Final[i64] = those_with("martyr")
SURVIVORS: Final[i64] = those_with("survivor")
OLD: Final[i64] = those_with("old")
