"""One evening of each game, in two worlds that only some of the seats can tell apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from company import NAMES

from coterie.core.chance import Sealed
from coterie.core.position import Position
from coterie.core.registry import load

SECRET = bytes(range(32))


@dataclass
class Worlds:
    """One game in two worlds: what is settled before the deal, what is said up to the moment of looking, what then lies in envelopes.

    `hidden`: words of each world that nobody may read but the seat they are written for; 0 for nobody.
    """

    game: str
    seats: int
    settled: tuple[dict[str, Any], dict[str, Any]]
    script: list[tuple[int, str]]
    envelopes: tuple[dict[int, str], dict[int, str]]
    hidden: tuple[dict[str, int], dict[str, int]]

    def position(self, world: int, steps: int | None = None) -> Position:
        """The game after so many lines of the script, or all of them."""
        found = load(self.game).deal(seats=self.seats, deal=self.settled[world], names=NAMES[: self.seats], luck=Sealed(SECRET))
        for seat, line in self.script[:steps]:
            found.say(seat, line)
        return found

    def blind(self) -> list[int]:
        """The seats that have been told and offered the same in both worlds, and have said the same; watchers among them."""
        one, other = self.position(0), self.position(1)
        own = {seat for seat in range(1, self.seats + 1) if self.envelopes[0].get(seat) != self.envelopes[1].get(seat)}

        def known(position: Position, seat: int) -> Any:
            return [(t.kind, t.fields) for t in position.told(seat)], position.legal(seat) if seat else []

        return [seat for seat in range(self.seats + 1) if seat not in own and known(one, seat) == known(other, seat)]


def feast() -> Worlds:
    """After a dance, the Boogie Monster in one world or the other has answered."""
    guests = ["trickster", "ghost", "boogie-monster", "dracula", "zombie"]
    other = ["trickster", "ghost", "zombie", "dracula", "boogie-monster"]
    return Worlds(
        "feast", 5, ({"guests": guests, "mystery": ["witch"], "first": 1}, {"guests": other, "mystery": ["witch"], "first": 1}),
        [(1, "dance 2"), (2, "accept")], ({3: "accuse", 5: "pass"}, {3: "pass", 5: "accuse"}), ({}, {}),
    )  # fmt: skip


def blood_bound() -> Worlds:
    """Seats 3 and 4 have changed their cards, and what they answered."""
    who = ["rose-1", "beast-1", "rose-2", "beast-2", "rose-3", "beast-3"]
    other = ["rose-1", "beast-1", "beast-2", "rose-2", "rose-3", "beast-3"]
    hidden = {character: seat for seat, character in enumerate(who, 1)}
    return Worlds(
        "blood-bound", 6, ({"characters": who, "dagger": 1}, {"characters": other, "dagger": 1}), [(1, "attack 2"), (2, "ask")],
        ({3: "offer", 4: "decline"}, {3: "decline", 5: "offer"}), (hidden, {**hidden, "beast-2": 3, "rose-2": 4}),
    )  # fmt: skip


def true_blood() -> Worlds:
    """Seat 2 has drawn another card, and bids otherwise."""
    events = ["go-to-ground", "murder", "threats", "kidnapping", "suicide", "mayhem", "immortal", "slaughter", "mutiny"]
    found = Worlds("true-blood", 3, ({"events": events}, {}), [], ({2: "bid 3", 3: "bid 1"}, {2: "bid 4"}), ({}, {}))
    position = load("true-blood").deal(seats=3, deal=found.settled[0], luck=Sealed(SECRET))
    while position.question is not None and not (position.question.topic == "bid" and position.question.number > 1):
        for seat in position.question.asks:
            legal = position.legal(seat)
            line = "pass" if "pass" in legal else f"bid {4 - seat}" if f"bid {4 - seat}" in legal else legal[0]
            found.script.append((seat, line))
            position.say(seat, line)
    hands = {card: seat for seat in (1, 2, 3) for card in position.view(seat)["players"][str(seat)]["hand"]}
    mine = next(card for card, seat in hands.items() if seat == 2)
    other = ["graveyard" if card == mine else card for card in events]
    found.settled = ({"events": events}, {"events": other})
    del hands[mine]
    found.hidden = ({**hands, mine: 2}, {**hands, "graveyard": 2})
    return found


WORLDS = {"feast": feast(), "blood-bound": blood_bound(), "true-blood": true_blood()}
