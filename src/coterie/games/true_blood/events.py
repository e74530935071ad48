"""The 82 events, a row each in the order of the document (lines 384 to 465): name and effect; sex events are marked (J54)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from coterie.games.true_blood.cards import slug

EVENTS: Final = (
    ("Kidnapping", "capture"),
    ("Staked", "kill vampire"),
    ("Wooden Bullet", "kill vampire"),
    ("Dirty Vampire Sex", "control; sex"),
    ("Silver Chains", "capture vampire"),
    ("Vampire Hotel", "gain 2D6 IT"),
    ("Compton Residence", "gain 2D6 IT"),
    ("Stackhouse Residence", "gain 1D6 BT"),
    ("Graveyard", "gain 2D6 IT"),
    ("Mainstreaming", "turn 2 IT into 1 BT"),
    ("Leverage", "control"),
    ("Vampire Sex Dreams", "control human; sex"),
    ("Threats", "control"),
    ("Suicide", "kill"),
    ("Vampire Politics", "control"),
    ("Prisoner", "capture"),
    ("All Tied Up", "capture"),
    ("Fight", "injure"),
    ("Tortured", "capture"),
    ("Assault", "injure human female; sex"),
    ("Beheaded", "kill vampire"),
    ("Supernatural", "free"),
    ("Vampire Blood", "negate kill, or heal"),
    ("The True Death", "kill vampire"),
    ("Daylight Escape", "free"),
    ("Tru-Blood", "gain 2D6 IT"),
    ("Immortal", "heal vampire"),
    ("Missing Persons", "kill or capture"),
    ("Maker", "gain 2D6 IT"),
    ("Revenge", "kill vampire"),
    ("Silver Door", "capture vampire"),
    ("Manhunt", "steal 1D6 IT"),
    ("Madness", "injure"),
    ("Tear Out Heart", "kill"),
    ("V High", "control human"),
    ("Loyalty", "negate event control"),
    ("Healing Powers", "negate kill"),
    ("Murder", "kill"),
    ("Daylight Escape", "free"),
    ("Mind Control", "control human"),
    ("Voodoo Ritual", "control human"),
    ("Out of the Coffin", "gain 2D6 IT"),
    ("God Hates Fangs", "lose 1D6 IT"),
    ("Vampire Law", "lose 1D6 IT"),
    ("Marriage Proposal", "control female"),
    ("Gay Sex", "control male; sex"),
    ("Go To Ground", "negate kill of vampire"),
    ("Arson", "kill vampire or location"),
    ("Ritual Sacrifice", "kill"),
    ("Transformation", "negate event kill of super"),
    ("Slaughter", "kill group"),
    ("Massacre", "kill group"),
    ("Poisoned Wound", "kill human"),
    ("Learn Secret", "look at 4 characters"),
    ("Sucked Dry", "kill"),
    ("Hepatitis", "injure vampire"),
    ("Light of Day", "kill vampire"),
    ("Colloidal Silver", "injure vampire"),
    ("Vampiric Speed", "retarget event"),
    ("Leadership", "control group"),
    ("Investigate", "bid +5"),
    ("Bad Press", "capture group"),
    ("Fresh Blood", "take from the track"),
    ("Glamour", "control human"),
    ("Mutiny", "control group"),
    ("Disapear", "return to the deck"),
    ("Bon Temps", "gain 1 BT per 2 any"),
    ("Makeup Sex", "gain 1D6 BT; sex"),
    ("Wild, Naked, & Free", "gain 3 BT per shapeshifter"),
    ("Howl at the Moon", "gain 3 BT per werewolf or werepanther"),
    ("Kings Mansion", "gain 1 BT per vampire"),
    ("Queens Palace", "gain 1 BT per vampire"),
    ("The Hunger", "control injured vampire"),
    ("Dungeon", "capture"),
    ("Mayhem", "control"),
    ("Blood Tie", "control human or vampire"),
    ("Seduction", "control; sex"),
    ("Sex in the Woods", "control; sex"),
    ("Vampire Rights", "gain 2D6 IT"),
    ("Make a Deal", "control"),
    ("Intrigue", "draw 2"),
    ("Sell V", "gain 2D6 IT"),
)

COUNT: Final = len(EVENTS)
NAMES: Final[tuple[str, ...]] = tuple(
    slug(name) if name not in [row[0] for row in EVENTS[:k]] else slug(name) + "-2" for k, (name, _) in enumerate(EVENTS)
)
EFFECTS: Final = tuple(effect.removesuffix("; sex") for _, effect in EVENTS)


def number(event: str) -> int:
    """The number of an event by its id."""
    return NAMES.index(event)


ARSON: Final[i64] = number("arson")
SUICIDE: Final[i64] = number("suicide")
INVESTIGATE: Final[i64] = number("investigate")
ASSAULT: Final[i64] = number("assault")
MISSING_PERSONS: Final[i64] = number("missing-persons")
VAMPIRE_BLOOD: Final[i64] = number("vampire-blood")
LOYALTY: Final[i64] = number("loyalty")
HEALING_POWERS: Final[i64] = number("healing-powers")
GO_TO_GROUND: Final[i64] = number("go-to-ground")
TRANSFORMATION: Final[i64] = number("transformation")
VAMPIRIC_SPEED: Final[i64] = number("vampiric-speed")

# What an event does, by its effect; and to what.
NOTHING: Final[i64] = 0
KILL: Final[i64] = 1
CAPTURE: Final[i64] = 2
CONTROL: Final[i64] = 3
INJURE: Final[i64] = 4
FREE: Final[i64] = 5
HEAL: Final[i64] = 6
RETURN: Final[i64] = 7
TAKE: Final[i64] = 8
STEAL_IT: Final[i64] = 9
LOSE_IT: Final[i64] = 10
GAIN_IT: Final[i64] = 11
GAIN_BT: Final[i64] = 12
GAIN_EACH: Final[i64] = 13
CONVERT: Final[i64] = 14
LOOK: Final[i64] = 15
DRAW: Final[i64] = 16
LOOK_AT_HAND: Final[i64] = 17
STEAL_BT: Final[i64] = 18

VERBS: Final = {
    "kill": KILL, "capture": CAPTURE, "control": CONTROL, "injure": INJURE, "free": FREE, "heal": HEAL, "return": RETURN, "take": TAKE,
    "steal": STEAL_IT, "lose": LOSE_IT, "turn": CONVERT, "look": LOOK, "draw": DRAW,
}
"""The first word of an effect."""
FILTERS: Final = (
    "any", "vampire", "human", "human female", "female", "male", "group", "super", "injured vampire", "human or vampire",
    "vampire or location", "shapeshifter", "werewolf or werepanther", "human or shapeshifter",
)
ANY: Final[i64] = 0


def verb_of(event: int) -> int:
    """What an event does; Missing Persons kills until its mode is said, Vampire Blood heals when it is played by itself."""
    effect = EFFECTS[event]
    if effect.startswith("gain"):
        return int(GAIN_EACH) if " per " in effect else int(GAIN_IT) if effect.endswith("IT") else int(GAIN_BT)
    if event == VAMPIRE_BLOOD:
        return int(HEAL)
    return int(VERBS.get(effect.split()[0], NOTHING))


def filter_of(event: int) -> int:
    """Which characters an event concerns, as a number of :data:`FILTERS`."""
    words = EFFECTS[event].split(" per ")[-1] if " per " in EFFECTS[event] else " ".join(EFFECTS[event].split()[1:])
    words = words.removeprefix("2 ")
    return FILTERS.index(words) if words in FILTERS else int(ANY)


DOES: Final = tuple(verb_of(event) for event in range(COUNT))
CONCERNS: Final = tuple(filter_of(event) for event in range(COUNT))
SEX: Final = tuple(1 if effect.endswith("; sex") else 0 for _, effect in EVENTS)
IS_REACTION: Final[tuple[bool, ...]] = tuple(effect.split()[0] in ("negate", "retarget") for effect in EFFECTS)
PAYS: Final[tuple[int, ...]] = tuple(int(effect.split()[1]) if " per " in effect else 0 for effect in EFFECTS)
"""How many BT an event pays for each character that it counts …"""
PER: Final[tuple[int, ...]] = tuple(2 if " per 2 " in effect else 1 for effect in EFFECTS)
"""… or for so many of them."""
INJURED_VAMPIRE: Final[i64] = FILTERS.index("injured vampire")
