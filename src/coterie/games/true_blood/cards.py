"""The 62 characters, a row each in the order of the document (lines 224 to 380), laid out so that they can be checked against it.

What stands in brackets is not printed on the card but inferred (J70 to J72); the option ``strict_print`` leaves it out.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from coterie.core.bits import mask_of


def slug(name: str) -> str:
    """The id of a card: its name in lower case with hyphens.

    >>> slug("Merlotte's Bar"), slug("Wild, Naked, & Free")
    ('merlottes-bar', 'wild-naked-free')
    """
    kept = "".join(letter for letter in name.lower() if letter.isalnum() or letter in " -")
    return "-".join(kept.replace("-", " ").split())


@final
class Card:
    """One row: name, value, what it is, its traits (a trait's own targets after a colon), its bonus (points: for which cards)."""

    def __init__(self, name: str, value: int, what: str, traits: str, bonus: str) -> None:
        self.name = name
        self.id = slug(name)
        self.value = value
        self.what = tuple(what.split())
        self.traits = tuple(trait.strip() for trait in traits.split(";") if trait)
        self.bonus = bonus

    def says(self, word: str, strict: bool) -> bool:
        """Whether the card is this: printed, or inferred unless only print counts."""
        return word in self.what or (not strict and f"({word})" in self.what)


CARDS: Final = (
    Card("Sookie Stackhouse", 10, "regular starting (female) human fairy",
         "telepath; fairy; rescuer; seducer: bill-compton; nemesis: lorena", "5: bill-compton"),
    Card("Bill Compton", 10, "regular starting male vampire",
         "seducer: sookie-stackhouse; rescuer; protector; maker: jessica-hamby", "5: sookie-stackhouse"),
    Card("Jason Stackhouse", 9, "regular starting male human", "seducer: human-female; rescuer; stupid", "1: each female"),
    Card("Eric Northman", 9, "regular second male vampire",
         "seducer: sookie-stackhouse; manipulator; maker: pam; revenge: king-russell-edgington talbot; businessman; "
         "command-obedience; flyer", "2: sookie-stackhouse godric pam"),
    Card("Sam Merlotte", 9, "regular starting male shapeshifter",
         "businessman; rescuer; nemesis: maryanne-forrester", "2: tara-thornton daphne-landry tommy-mickens"),
    Card("Tara Thornton", 9, "regular starting female human",
         "rescuer; survivor", "2: eggs-benedict sam-merlotte lafayette-reynolds lettie-mae"),
    Card("Godric", 6, "male vampire", "pacifist; rescuer; maker: eric-northman; command-obedience", "3: eric-northman"),
    Card("The Magister", 4, "male vampire", "law-enforcer; command-obedience", "5: the-authority"),
    Card("Franklin Mott", 4, "male vampire", "servant; psychopath; obsession: tara-thornton", "5: control or capture tara-thornton"),
    Card("Maryanne Forrester", 6, "female maenad", "maenad; old; mayhem; sacrifice: human-or-shapeshifter", "5: sam-merlotte"),
    Card("Sophie Ann the Queen", 6, "regular female vampire", "ruler; prize; decadent; command-obedience", "3: hadley"),
    Card("Rene Lanier", 3, "male human", "murderer: human-female; psychopath", "5: arlene-fowler"),
    Card("Lafayette Reynolds", 7, "regular second male human", "dealer; prize", "2: tara-thornton or jesus or eric-northman"),
    Card("The Authority", 6, "regular group (vampire)", "ruler; manipulator; minions", "1: each vampire"),
    Card("Hot Shot", 2, "location", "", "3: each werepanther"),
    Card("Werewolf Pack", 3, "group (werewolf)", "servant", "2: each werewolf"),
    Card("Talbot", 4, "male vampire", "decadent; prize", "5: king-russell-edgington"),
    Card("Eggs Benedict", 3, "male human", "", "3: tara-thornton maryanne-forrester"),
    Card("Merlotte Waitress", 1, "female human", "martyr", "3: sam-merlotte merlottes-bar"),
    Card("Fellowship of the Sun", 2, "group (human)", "", "2: each church"),
    Card("Andy Bellefleur", 4, "regular second (male) (human)", "law-enforcer", "1: each human"),
    Card("Adele Stackhouse", 4, "second female human", "old", "3: sookie-stackhouse jason-stackhouse"),
    Card("Amy Burlee", 3, "female human", "addict; abductor: vampire", "5: jason-stackhouse"),
    Card("Hoyt Fortenberry", 4, "regular second male human", "seducer: jessica-hamby", "5: jessica-hamby"),
    Card("Jessica Hamby", 6, "regular second female vampire", "young", "3: hoyt-fortenberry bill-compton"),
    Card("Arlene Fowler", 4, "regular second female human", "", "2: terry-bellefleur sam-merlotte merlottes-bar"),
    Card("Terry Bellefleur", 4, "regular second male human", "", "2: arlene-fowler sam-merlotte merlottes-bar"),
    Card("Lettie Mae", 2, "second female human", "old", "3: tara-thornton lafayette-reynolds"),
    Card("Merlotte's Bar", 4, "location", "businessman", "5: sam-merlotte"),
    Card("Fangtasia", 4, "location", "businessman; decadent", "5: eric-northman"),
    Card("Pam", 4, "regular female vampire", "servant", "5: eric-northman"),
    Card("Nan Flannigan", 5, "regular female vampire", "minions; command-obedience; law-enforcer", "5: the-authority"),
    Card("Lorena", 6, "second female vampire", "maker: bill-compton", "5: control or capture bill-compton"),
    Card("Reverend Steve Newlin", 3, "male human church", "minions; manipulator", "2: sarah-newlin jason-stackhouse godric"),
    Card("Sarah Newlin", 3, "female human church", "seducer: jason-stackhouse", "3: reverend-steve-newlin jason-stackhouse"),
    Card("King Russell Edgington", 7, "male vampire", "ruler; minions; command-obedience", "3: talbot sophie-ann-the-queen"),
    Card("Rednecks", 1, "(group) male human", "stupid; murderer: vampire", ""),
    Card("Thug in Disguise", 1, "male human", "servant", ""),
    Card("Alcide", 5, "regular male werewolf", "servant; protector; rescuer", "2: sookie-stackhouse eric-northman debbie"),
    Card("Vampire Nest", 2, "group (vampire)", "mayhem", ""),
    Card("Police Officer", 1, "(human)", "law-enforcer", ""),
    Card("Blood Drainer Gang", 1, "(group) human", "murderer: vampire; dealer", ""),
    Card("Jesus", 4, "male human", "spiritual; seducer: lafayette-reynolds", "5: lafayette-reynolds"),
    Card("Dallas Vampires", 3, "group vampire", "minions", ""),
    Card("Fay Colony", 4, "regular group fairy", "fairy; protector: sookie-stackhouse", ""),
    Card("Barry the Bellhop", 3, "male human", "telepath", ""),
    Card("Longshadow", 2, "male vampire", "thief", ""),
    Card("Girl Fangbanger", 1, "female human", "martyr", ""),
    Card("Boy Fangbanger", 1, "male human", "martyr", ""),
    Card("Tommy Mickens", 4, "regular male shapeshifter", "young", "5: sam-merlotte"),
    Card("Debbie", 3, "female werewolf", "stupid; attacker; addict", "3: alcide cooter"),
    Card("Cooter", 2, "male werewolf", "stupid; servant", "3: king-russell-edgington debbie"),
    Card("Claudine", 5, "regular female fairy", "fairy; informer", "5: sookie-stackhouse"),
    Card("Crystal Norris", 4, "regular female werepanther", "survivor; seducer: jason-stackhouse", "5: jason-stackhouse"),
    Card("Sheriff Bud Deerborn", 3, "male human", "old; law-enforcer", ""),
    Card("Miss Jeanette", 2, "female human", "thief; healer", ""),
    Card("Hadley", 3, "female human", "informer", "3: sookie-stackhouse sophie-ann-the-queen"),
    Card("Daphne Landry", 3, "female shapeshifter", "seducer: sam-merlotte", "3: sam-merlotte maryanne-forrester"),
    Card("Holly the Wiccan", 2, "female human", "spiritual", "2: tara-thornton arlene-fowler sam-merlotte"),
    Card("Eddie", 2, "male vampire", "dealer", "5: lafayette-reynolds"),
    Card("Street Prostitute", 1, "male human", "businessman; martyr", ""),
    Card("Bar Hussy", 1, "female human", "seducer: jason-stackhouse; martyr", ""),
)

COUNT: Final = len(CARDS)
NAMES: Final[tuple[str, ...]] = tuple(card.id for card in CARDS)


def number(card: str) -> int:
    """The number of a character by its id."""
    return NAMES.index(card)


def all_that(word: str, strict: bool = False) -> int:
    """The characters that are this, as a mask.

    >>> all_that("vampire").bit_count(), all_that("vampire", strict=True).bit_count()
    (17, 15)
    """
    return mask_of([k for k, card in enumerate(CARDS) if card.says(word, strict)])


def all_called(names: str) -> int:
    """The characters with these ids, as a mask."""
    return mask_of([number(name) for name in names.split()])


REGULARS: Final[i64] = all_that("regular")
STARTING: Final[i64] = all_that("starting")
SECOND_STAGE: Final[i64] = all_that("second")
SOOKIE: Final[i64] = number("sookie-stackhouse")
JASON: Final[i64] = number("jason-stackhouse")
GODRIC: Final[i64] = number("godric")
MAGISTER: Final[i64] = number("the-magister")
MARYANNE: Final[i64] = number("maryanne-forrester")
LAFAYETTE: Final[i64] = number("lafayette-reynolds")
FAY_COLONY: Final[i64] = number("fay-colony")
VALUES: Final = tuple(card.value for card in CARDS)
