"""Which characters are vampires, females, groups, and whom their traits may aim at: by print, or with what is inferred."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from coterie.core.bits import bit, mask_of, members
from coterie.games.true_blood import cards, traits

RACES: Final = ("human", "vampire", "werewolf", "werepanther", "shapeshifter", "fairy", "maenad")


@final
class Kinds:
    """Which characters are what, as masks (J70 to J72); and whom each trait of each card may aim at."""

    def __init__(self, strict: bool, supers_with_vampires: bool) -> None:
        self.females: i64 = cards.all_that("female", strict)
        self.males: i64 = cards.all_that("male", strict)
        self.humans: i64 = cards.all_that("human", strict)
        self.vampires: i64 = cards.all_that("vampire", strict)
        self.shapeshifters: i64 = cards.all_that("shapeshifter", strict)
        self.groups: i64 = cards.all_that("group", strict)
        self.locations: i64 = cards.all_that("location", strict)
        self.races = [cards.all_that(race, strict) for race in RACES]
        self.supers: i64 = mask_of([k for race in self.races[1:] for k in members(race)])
        weres = self.races[2] | self.races[3]
        if not supers_with_vampires:
            self.supers &= ~self.vampires
        human_females = self.humans & self.females
        everyone: i64 = bit(cards.COUNT) - 1
        self.fits: list[int] = [int(mask) for mask in (
            everyone, self.vampires, self.humans, human_females, self.females, self.males, self.groups, self.supers, self.vampires,
            self.humans | self.vampires, self.vampires | self.locations, self.shapeshifters, weres, self.humans | self.shapeshifters,
        )]
        self.aims: dict[int, int] = {}
        named = {"human-female": human_females, "human-or-shapeshifter": self.humans | self.shapeshifters, "vampire": self.vampires}
        for k, card in enumerate(cards.CARDS):
            for trait in card.traits:
                name, _, whom = trait.partition(": ")
                if whom:
                    mask = named[whom] if whom in named else cards.all_called(whom)
                    self.aims[64 * k + traits.NAMES.index(name)] = int(mask)

    def kin(self, card: i64) -> i64:
        """The characters that share a race with one."""
        found: i64 = 0
        for race in self.races:
            mask: i64 = race
            if mask & bit(card) != 0:
                found |= mask
        return found
