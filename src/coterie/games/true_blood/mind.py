"""A careful player of True Blood: what everything is worth by the score, and what it does to whom; it sees only what its seat is told."""

from __future__ import annotations

from typing import Final, final

from coterie.core.bits import bit
from coterie.core.chance import Luck
from coterie.core.mind import Mind
from coterie.core.told import Told
from coterie.games.true_blood import cards, events, scoring, traits
from coterie.games.true_blood.events import CAPTURE, CONTROL, FREE, HEAL, INJURE, KILL, RETURN, TAKE
from coterie.games.true_blood.kinds import Kinds
from coterie.games.true_blood.view import TrueBloodView

KEEP: Final = {
    "loyalty": 3.0, "healing-powers": 3.0, "vampire-blood": 3.0, "vampiric-speed": 3.0, "go-to-ground": 2.0, "transformation": 2.0,
}
"""What a reaction card is worth in the hand."""
KINDS: Final = Kinds(False, True)
INCOME: Final = {
    "ruler": 1.4, "businessman": 0.7, "decadent": 1.0, "prize": 0.5, "pacifist": 0.5, "manipulator": 0.6, "thief": 0.5, "minions": 0.6,
    "command-obedience": 0.6, "servant": 0.5, "maenad": 1.2, "seducer": 0.4, "maker": 0.5, "mayhem": 0.3, "protector": 0.8, "martyr": 0.4,
}
"""What a trait brings in a turn, about, in points."""


def cost_of(card: int, own: int, captured: int, prisoners: int, options: int) -> int:
    """What a player would lose with a card, its bonus and the bonuses for it counted."""
    return scoring.total(own, captured, prisoners, options) - scoring.total(own & ~int(bit(card)), captured, prisoners, options)


@final
class Careful(Mind):
    """Weighs what a line brings its own seat, and half of what it costs the others."""

    def __init__(self, game: str, seats: int, seat: int, options: dict[str, str], luck: Luck) -> None:
        super().__init__(game, seats, seat, options, luck)
        self.view = TrueBloodView(seat, seats)
        self.reckoned: dict[int, float] = {}
        """What cards would bring or cost, as long as nothing has happened since."""

    def told(self, told: Told) -> None:
        self.view.see(told.fact)
        self.reckoned.clear()

    # ------------------------------------------------------------ what things are worth

    def loses(self, seat: int, card: int) -> float:
        """What it costs a seat (from 0) to lose a card or have it captured."""
        key = -1 - card
        if key not in self.reckoned:
            v = self.view
            captured = v.captured()
            cost = 0.5 if captured & bit(card) else float(cost_of(card, v.own[seat], captured, v.prisoners[seat], v.scoring))
            self.reckoned[key] = cost
        return self.reckoned[key]

    def gains(self, card: int) -> float:
        """What a card would bring this seat: at the end, and until then."""
        if card not in self.reckoned:
            v = self.view
            me = self.seat - 1
            own, captured, held = v.own[me], v.captured(), v.prisoners[me]
            found = scoring.total(own | int(bit(card)), captured, held, v.scoring) - scoring.total(own, captured, held, v.scoring)
            income = sum([INCOME.get(traits.NAMES[trait], 0.0) for trait in traits.ORDER_OF_CARD[card]])
            self.reckoned[card] = found + self.turns_left() * income * 0.5
        return self.reckoned[card]

    def turns_left(self) -> int:
        """How many turns there will be, about."""
        return min(5, 1 + self.view.deck // (2 * self.seats))

    def holder(self, card: int) -> int:
        """Who controls a card (from 0), or -1."""
        v = self.view
        for seat in range(self.seats):
            if v.own[seat] & bit(card):
                return seat
        return -1

    def effect(self, verb: int, card: int) -> float:
        """What it brings this seat to do this to a card."""
        v = self.view
        me = self.seat - 1
        owner = self.holder(card)
        mine = owner == me
        share = 1.0 / (self.seats - 1)
        if verb == TAKE:
            return self.gains(card)
        hurt = self.loses(owner, card)
        if verb == KILL:
            worth = 1.0 if cards.REGULARS & bit(card) else hurt
            return -worth if mine else share * worth
        if verb == CAPTURE:
            return share * hurt + 0.6
        if verb == CONTROL:
            held_by_me = v.prisoners[me] & bit(card) != 0
            blocked = v.captured() & bit(card) != 0 and not held_by_me
            return share * hurt + (0.0 if blocked else self.gains(card))
        if verb == INJURE:
            return -1.0 if mine else 0.5 * share
        if verb == RETURN:
            return -hurt if mine else share * hurt
        if verb == FREE:
            return self.gains(card) if mine else -share * 2.0
        if verb == HEAL:
            return 1.0 if mine else -0.3
        return 0.0

    def of_event(self, words: list[str]) -> float:
        """What it brings to play an event as these words say: ``["staked", "pam"]``."""
        event = events.NAMES.index(words[0])
        verb: int = events.DOES[event]
        if event == events.MISSING_PERSONS:
            verb = int(KILL if words[1] == "kill" else CAPTURE)
            words = words[1:]
        if len(words) > 1 and words[1] in cards.NAMES:
            return self.effect(verb, cards.NAMES.index(words[1]))
        effect = events.EFFECTS[event]
        if events.PAYS[event]:
            return self.paid_by_cards(event)
        if "BT" in effect:
            return 3.5 if effect.startswith("gain") else self.tokens(self.seat - 1)[0] / 4
        if len(words) > 1:
            return min(3.5, self.tokens(int(words[1]) - 1)[0]) * 0.6 + 0.1
        return {"gain": 4.0, "draw": 2.5, "look": 0.2}.get(effect.split()[0], 0.1)

    def paid_by_cards(self, event: int) -> float:
        """What an event pays that counts one's able characters."""
        v = self.view
        able = v.own[self.seat - 1] & ~(v.captured() | v.injured)
        fitting = able & KINDS.fits[events.CONCERNS[event]]
        return events.PAYS[event] * (fitting.bit_count() // events.PER[event])

    def tokens(self, seat: int) -> tuple[int, int]:
        return self.view.tokens.get(seat, (5, 10))

    def of_action(self, words: list[str]) -> float:
        """What it brings to act: ``["rednecks", "murderer", "longshadow"]``; the chance of success counted."""
        trait = traits.NAMES.index("businessman" if words[1] == "business" else words[1])
        chance = (7 - traits.NEEDS[trait]) / 6
        verb = traits.DOES[trait]
        if len(words) > 2 and words[2] in cards.NAMES:
            card = cards.NAMES.index(words[2])
            more = 5.0 if trait == traits.SACRIFICE else 0.0
            return chance * (self.effect(verb, card) + 0.6 * more)
        if len(words) > 2:
            worth = {"thief": 1.0, "manipulator": 1.5, "law-enforcer": 0.8}.get(words[1], 0.3)
            return chance * worth * (1.0 if self.tokens(int(words[2]) - 1)[0] > 0 else 0.1) + self.lead(int(words[2]) - 1) / 1000
        return chance * {"ruler": 3.5, "businessman": 1.0, "decadent": 1.5, "prize": 1.0, "pacifist": 1.0, "dealer": 0.4}.get(words[1], 0.2)

    def lead(self, seat: int) -> float:
        """How far ahead a seat is by its cards."""
        v = self.view
        return scoring.total(v.own[seat], v.captured(), v.prisoners[seat], v.scoring)

    # ------------------------------------------------------------ answering

    def answer(self, topic: str, legal: list[str]) -> str:
        if topic == "buy":
            return self.best(legal, self.buying)
        if topic == "play":
            return self.best(legal, self.playing)
        if topic == "act":
            return self.best(legal, self.acting)
        if topic == "window":
            return self.best(legal, self.reacting)
        if topic == "bid":
            return self.bid(legal)
        if topic == "discard":
            return self.best(legal, self.throwing)
        if topic == "pay":
            return legal[0]
        if topic == "convert":
            return max(legal, key=lambda line: int(line.split()[1]))
        return "pass" if "pass" in legal else self.any_of(legal)

    def best(self, legal: list[str], worth: object) -> str:
        """The line that is worth most; nothing is worth nothing."""
        assert callable(worth)
        found, most = legal[0], -1000.0
        for line in legal:
            value = 0.0 if line == "pass" else float(worth(line))
            if value > most:
                found, most = line, value
        return found

    def buying(self, line: str) -> float:
        """A recruit: what it brings, and the IT that would buy others."""
        v = self.view
        space = int(line.split()[1]) - 1
        card = v.track[space]
        return self.gains(card) - 0.55 * (cards.VALUES[card] + space - 1)

    def playing(self, line: str) -> float:
        """An event: better now than a reaction card that is kept, and not for nothing."""
        words = line.split()[1:]
        kept = 2.0 if words[0] == "vampire-blood" else 0.15
        return self.of_event(words) - kept

    def acting(self, line: str) -> float:
        return self.of_action(line.split()[1:])

    def bid(self, legal: list[str]) -> str:
        """A bid by what the track is worth: the better the best card is for its price, the more."""
        v = self.view
        it = self.tokens(self.seat - 1)[0]
        worths = sorted([self.gains(card) - cards.VALUES[card] - space + 1 for space, card in enumerate(v.track)], reverse=True)
        eager = worths[0] - (worths[2] if len(worths) > 2 else 0.0) if worths else 0.0
        amount = max(0, min(it // 4, int(eager * 0.4)))
        line = f"bid {amount} investigate"
        return line if line in legal and eager > 4 else f"bid {amount}"

    def threat(self) -> float:
        """What it costs this seat if what is under way lands."""
        attempt = self.view.attempt
        if attempt is None or attempt.get("target") is None:
            return 2.0 if attempt is not None and attempt.get("whom") == self.seat else 0.0
        card = cards.NAMES.index(attempt["target"])
        if self.holder(card) != self.seat - 1 or attempt.get("by") == self.seat:
            return 0.0
        verb = self.verb_of(attempt)
        if verb == KILL and cards.REGULARS & bit(card):
            return 1.0
        if verb in (KILL, CAPTURE, CONTROL, RETURN):
            return self.loses(self.seat - 1, card) * (0.7 if verb == CAPTURE else 1.0)
        return 0.5 if verb == INJURE else 0.0

    def verb_of(self, attempt: dict[str, object]) -> int:
        """What is being attempted."""
        if "event" in attempt:
            event = events.NAMES.index(str(attempt["event"]))
            if attempt.get("mode") == "capture":
                return int(CAPTURE)
            return events.DOES[event]
        return traits.DOES[traits.NAMES.index(str(attempt["trait"]))]

    def reacting(self, line: str) -> float:
        """A reaction: for one's own cards only, and only where the card is worth it; a Protector costs nothing."""
        words = line.split()
        harm = self.threat()
        if harm <= 0:
            return -1.0
        if words[0] == "protect":
            return harm + 1.0
        if words[0] == "martyr":
            martyr = cards.NAMES.index(words[1])
            if self.holder(martyr) != self.seat - 1:
                return -1.0
            return harm - self.loses(self.seat - 1, martyr) - 0.5
        if words[1] == "vampiric-speed":
            return 0.75 * harm - 1.4 + self.turning(words[2])
        return 0.75 * harm - 1.5

    def turning(self, whom: str) -> float:
        """What it brings beside, to turn an event to this other target."""
        if whom not in cards.NAMES:
            return 0.0
        card = cards.NAMES.index(whom)
        owner = self.holder(card)
        hurt = self.loses(max(0, owner), card)
        return -hurt - 0.6 if owner == self.seat - 1 else 0.1 * hurt

    def throwing(self, line: str) -> float:
        """What to discard: the cards that bring least."""
        return -sum([self.in_hand(word) for word in line.split()[1:]])

    def in_hand(self, event: str) -> float:
        """What an event is worth in the hand, about."""
        if event in KEEP:
            return KEEP[event]
        verb = events.DOES[events.NAMES.index(event)]
        return {int(CONTROL): 5.0, int(TAKE): 5.0, int(KILL): 2.5, int(CAPTURE): 2.5, int(RETURN): 2.0}.get(verb, 1.5)


CAREFUL: Final = Careful
