"""The table of Blood Bound: who is who, the tokens and cards in front of everybody, the dagger."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from coterie.core.bits import bit, lowest
from coterie.core.table import ALL, NOBODY, Table
from coterie.games.blood_bound.cards import (
    BEAST,
    BEAST_TOKEN,
    NO_CLAN,
    ROSE,
    ROSE_TOKEN,
    TAKE_BEAST,
    TAKE_RANK,
    TAKE_ROSE,
    TAKE_UNKNOWN,
    UNKNOWN_TOKEN,
    rank_of,
)
from coterie.games.blood_bound.tokens import affiliation_tokens

NONE_OF_THEM: Final[i64] = 0

# Events (words.py names their fields).
DEALT: Final[i64] = 8
CLUE: Final[i64] = 9
ATTACKS: Final[i64] = 10
PASSES: Final[i64] = 11
ASKS: Final[i64] = 12
SUFFERS: Final[i64] = 13
OFFERED: Final[i64] = 14
ACCEPTS: Final[i64] = 15
REFUSES: Final[i64] = 16
TAKES: Final[i64] = 17
RETURNS: Final[i64] = 18
ABSORBS: Final[i64] = 19
DECLINES: Final[i64] = 20
TAKES_QUILL: Final[i64] = 21
STRIKES: Final[i64] = 22
INSPECTS: Final[i64] = 23
SEES: Final[i64] = 24
WOUNDS: Final[i64] = 25
HEALS: Final[i64] = 26
COMPELS: Final[i64] = 27
SHIELDS_ONE: Final[i64] = 28
RETALIATES: Final[i64] = 29
GIVES_STAFF: Final[i64] = 30
GIVES_FAN: Final[i64] = 31
CURSES: Final[i64] = 32
GAVE_CURSE: Final[i64] = 33
SWORD_LOST: Final[i64] = 34
CAPTURES: Final[i64] = 35
OPENS: Final[i64] = 36
OPENS_CURSE: Final[i64] = 37
TAKES_STAFF: Final[i64] = 38


@final
class Blood(Table):
    """Seats are bits of masks; ``characters`` has five bits a seat, the counts of tokens two bits a seat.

    ``plain`` unknown tokens stand on unknown icons; ``covered`` ones were taken under a Staff and stand on either (Q18).
    """

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.characters: i64 = 0
        self.dealt: i64 = 0
        self.dealt_dagger: i64 = 0
        self.roses: i64 = 0
        self.beasts: i64 = 0
        self.inquisitor: i64 = NOBODY
        # tokens
        self.ranked: i64 = 0
        self.rose_tokens: i64 = 0
        self.beast_tokens: i64 = 0
        self.plain: i64 = 0
        self.covered: i64 = 0
        # ability cards
        self.quills: i64 = 0
        self.staves: i64 = 0
        self.fans: i64 = 0
        self.purple_shields: i64 = 0
        self.green_shields: i64 = 0
        self.purple_sword: i64 = NOBODY
        self.green_sword: i64 = NOBODY
        self.true_curse: i64 = NOBODY
        self.false_curses: i64 = 0
        # options: 0 is the default of each
        self.capturer: i64 = 0
        self.absorbs: i64 = 0
        self.staff_may: i64 = 0
        self.ability_must: i64 = 0
        self.curses_some: i64 = 0
        self.berserker_target_only: i64 = 0
        self.attacker_may_intervene: i64 = 0
        self.max_turns: i64 = 300

    def copy(self) -> Table:
        to = Blood(self.seats)
        self.copy_common(to)
        to.characters = self.characters
        to.dealt = self.dealt
        to.dealt_dagger = self.dealt_dagger
        to.roses = self.roses
        to.beasts = self.beasts
        to.inquisitor = self.inquisitor
        to.ranked = self.ranked
        to.rose_tokens = self.rose_tokens
        to.beast_tokens = self.beast_tokens
        to.plain = self.plain
        to.covered = self.covered
        to.quills = self.quills
        to.staves = self.staves
        to.fans = self.fans
        to.purple_shields = self.purple_shields
        to.green_shields = self.green_shields
        to.purple_sword = self.purple_sword
        to.green_sword = self.green_sword
        to.true_curse = self.true_curse
        to.false_curses = self.false_curses
        to.capturer = self.capturer
        to.absorbs = self.absorbs
        to.staff_may = self.staff_may
        to.ability_must = self.ability_must
        to.curses_some = self.curses_some
        to.berserker_target_only = self.berserker_target_only
        to.attacker_may_intervene = self.attacker_may_intervene
        to.max_turns = self.max_turns
        return to

    # ------------------------------------------------------------ people

    def character(self, seat: i64) -> i64:
        return (self.characters >> (5 * seat)) & 31

    def rank(self, seat: i64) -> i64:
        return rank_of(self.character(seat))

    def clan(self, seat: i64) -> i64:
        """The clan that a seat belongs to; the Inquisitor to none."""
        if self.beasts & bit(seat) != 0:
            return BEAST
        return ROSE if self.roses & bit(seat) != 0 else NO_CLAN

    def clan_mates(self, clan: i64) -> i64:
        return self.roses if clan == ROSE else self.beasts

    def others(self, seat: i64) -> i64:
        return self.all & ~bit(seat)

    def leader(self, clan: i64) -> i64:
        """The member in the game with the lowest rank number; with the highest if a Quill of that clan is in play (section 8)."""
        left = self.clan_mates(clan)
        highest = self.quills & left != 0
        found = lowest(left)
        while left != 0:
            seat = lowest(left)
            left &= left - 1
            if (self.rank(seat) > self.rank(found)) == highest and seat != found:
                found = seat
        return found

    # ------------------------------------------------------------ tokens

    def two(self, counts: i64, seat: i64) -> i64:
        return (counts >> (2 * seat)) & 3

    def affiliations(self, seat: i64) -> i64:
        """How many affiliation tokens lie in front of a player."""
        return (
            self.two(self.rose_tokens, seat) + self.two(self.beast_tokens, seat) + self.two(self.plain, seat) + self.two(self.covered, seat)
        )

    def wounds(self, seat: i64) -> i64:
        return self.affiliations(seat) + ((self.ranked >> seat) & 1)

    def three_wounds(self) -> i64:
        """The players with three wounds."""
        found: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.ranked & bit(seat) != 0 and self.affiliations(seat) == 2:
                found |= bit(seat)
            seat += 1
        return found

    def may_take(self, seat: i64, attacked: bool) -> i64:
        """The tokens that a wounded player may take (section 6; Q18), as a mask; ``attacked``: as the target of an attack."""
        options = bit(TAKE_RANK) if self.ranked & bit(seat) == 0 else NONE_OF_THEM
        staff = self.staves & bit(seat) != 0
        return options | affiliation_tokens(
            self.character(seat),
            self.two(self.rose_tokens, seat),
            self.two(self.beast_tokens, seat),
            self.two(self.plain, seat),
            self.two(self.covered, seat),
            staff and self.staff_may == 0,
            staff and self.staff_may != 0 and attacked,
        )

    def take(self, seat: i64, token: i64, attacked: bool) -> None:
        """A wounded player takes a token."""
        if token == TAKE_RANK:
            self.ranked |= bit(seat)
            self.tell(ALL, TAKES, seat, self.rank(seat) - 1)
        elif token == TAKE_ROSE:
            self.rose_tokens += bit(2 * seat)
            self.tell(ALL, TAKES, seat, ROSE_TOKEN)
        elif token == TAKE_BEAST:
            self.beast_tokens += bit(2 * seat)
            self.tell(ALL, TAKES, seat, BEAST_TOKEN)
        else:
            if self.staves & bit(seat) != 0 and (attacked or not self.staff_may):
                self.covered += bit(2 * seat)
            else:
                self.plain += bit(2 * seat)
            self.tell(ALL, TAKES, seat, UNKNOWN_TOKEN)

    def may_return(self, seat: i64) -> i64:
        """The tokens in front of a player, as kinds."""
        options = bit(TAKE_RANK) if self.ranked & bit(seat) != 0 else NONE_OF_THEM
        if self.two(self.rose_tokens, seat) > 0:
            options |= bit(TAKE_ROSE)
        if self.two(self.beast_tokens, seat) > 0:
            options |= bit(TAKE_BEAST)
        if self.two(self.plain, seat) + self.two(self.covered, seat) > 0:
            options |= bit(TAKE_UNKNOWN)
        return options

    def give_back(self, seat: i64, token: i64) -> None:
        """A healed player's token goes back to the supply; an unknown one taken without a Staff first (Q18)."""
        if token == TAKE_RANK:
            self.ranked &= ~bit(seat)
            self.tell(ALL, RETURNS, seat, self.rank(seat) - 1)
        elif token == TAKE_ROSE:
            self.rose_tokens -= bit(2 * seat)
            self.tell(ALL, RETURNS, seat, ROSE_TOKEN)
        elif token == TAKE_BEAST:
            self.beast_tokens -= bit(2 * seat)
            self.tell(ALL, RETURNS, seat, BEAST_TOKEN)
        else:
            if self.two(self.plain, seat) > 0:
                self.plain -= bit(2 * seat)
            else:
                self.covered -= bit(2 * seat)
            self.tell(ALL, RETURNS, seat, UNKNOWN_TOKEN)

    # ------------------------------------------------------------ cards

    def shielded(self) -> i64:
        return self.purple_shields | self.green_shields

    def cursed(self) -> i64:
        """The players in front of whom a curse lies."""
        return self.false_curses | (bit(self.true_curse) if self.true_curse != NOBODY else NONE_OF_THEM)

    def lay_open(self) -> None:
        """At the end all characters and curses are turned face up."""
        seat: i64 = 0
        while seat < self.seats:
            self.tell(ALL, OPENS, seat, self.character(seat))
            seat += 1
        seat = 0
        while seat < self.seats:
            if self.cursed() & bit(seat) != 0:
                self.tell(ALL, OPENS_CURSE, seat, 1 if seat == self.true_curse else 0)
            seat += 1


