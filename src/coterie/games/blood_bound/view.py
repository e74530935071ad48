"""What a seat at Blood Bound knows by having been told."""

from __future__ import annotations

from typing import Any, Final, final

from coterie.core.bits import members
from coterie.core.told import Fact
from coterie.core.view import View
from coterie.games.blood_bound import table
from coterie.games.blood_bound.cards import CHARACTERS, CLANS, COLOURS, TOKENS, false_curses
from coterie.games.blood_bound.words import REASONS

COLOUR_TOKENS: Final = 13
UNKNOWN_TOKENS: Final = 20


@final
class BloodView(View):
    """Fields: ``dagger``, ``supply``; of a player ``wounds``, ``tokens``, ``cards``, ``character``, ``clue``, ``curse``."""

    def __init__(self, seat: int, seats: int) -> None:
        super().__init__(seat, seats)
        self.reasons = REASONS
        self.tokens: list[list[int]] = [[] for _ in range(seats)]
        self.cards: list[list[str]] = [[] for _ in range(seats)]
        self.known: dict[int, int] = {}
        self.clues: dict[int, int] = {}
        self.curses: dict[int, bool] = {}
        self.attacked: tuple[int, int] | None = None

    def see(self, fact: Fact) -> None:
        super().see(fact)
        _, kind, a, b, c = fact
        if kind == table.DEALT or kind == table.SEES or kind == table.OPENS:
            self.known[a] = b
        elif kind == table.CLUE:
            self.clues[a] = b
        elif kind == table.ATTACKS:
            self.attacked = (a, b)
        elif kind == table.TAKES:
            self.tokens[a].append(b)
        elif kind == table.RETURNS:
            self.tokens[a].remove(b)
        elif kind == table.TAKES_QUILL:
            self.cards[a].append("quill")
        elif kind == table.TAKES_STAFF:
            self.cards[a].append("staff")
        elif kind == table.GIVES_STAFF:
            self.cards[b].append("staff")
        elif kind == table.GIVES_FAN:
            self.cards[b].append("fan")
        elif kind == table.SHIELDS_ONE:
            self.see_shield(a, b, COLOURS[c])
        elif kind == table.SWORD_LOST:
            for cards in self.cards:
                cards[:] = [card for card in cards if not card.endswith(f"-{COLOURS[b]}")]
        elif kind == table.CURSES:
            for seat in members(b):
                self.cards[seat].append("curse")
        elif kind == table.GAVE_CURSE or kind == table.OPENS_CURSE:
            self.curses[a] = b == 1

    def see_shield(self, guardian: int, whom: int, colour: str) -> None:
        """A Shield for one, the Sword of its colour for the Guardian, who keeps it."""
        self.cards[whom].append(f"shield-{colour}")
        if f"sword-{colour}" not in self.cards[guardian]:
            self.cards[guardian].append(f"sword-{colour}")

    def fields(self, names: list[str]) -> dict[str, Any]:
        found = super().fields(names)
        found["dagger"] = found["turn"]
        found["supply"] = self.supply()
        return found

    def supply(self) -> dict[str, int]:
        """What is left in the supply by kind; unknown tokens are never a limit (Q13)."""
        odd = self.seats % 2
        lying = [token for tokens in self.tokens for token in tokens]
        cards = [card for held in self.cards for card in held]
        found = {word: (2 if k < 9 else odd) - lying.count(k) for k, word in enumerate(TOKENS[:10])}
        found["rose"] = COLOUR_TOKENS - lying.count(10)
        found["beast"] = COLOUR_TOKENS - lying.count(11)
        found["unknown"] = max(0, UNKNOWN_TOKENS - lying.count(12))
        for word, number in (("quill", 2), ("staff", 6), ("fan", 4), ("curse", odd and 1 + int(false_curses(self.seats)))):
            found[word] = number - cards.count(word)
        for colour in COLOURS:
            found[f"sword-{colour}"] = 1 - cards.count(f"sword-{colour}")
            found[f"shield-{colour}"] = 2 - cards.count(f"shield-{colour}")
        return found

    def player(self, seat: int) -> dict[str, Any]:
        return {
            "wounds": len(self.tokens[seat]),
            "tokens": [TOKENS[token] for token in self.tokens[seat]],
            "cards": sorted(self.cards[seat]),
            "character": CHARACTERS[self.known[seat]] if seat in self.known else None,
            "clue": CLANS[self.clues[seat]] if seat in self.clues else None,
            "curse": self.curses.get(seat),
        }


