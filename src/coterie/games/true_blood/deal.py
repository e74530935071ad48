"""Reading and writing how a game begins: ``[deal]``, or a ``[position]`` in the middle of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from mypy_extensions import i64

from coterie.core.bits import WIDTH, bit, high_bit, low_bit, mask_of
from coterie.core.errors import BadSetup
from coterie.core.game import Stated
from coterie.core.table import Table
from coterie.games.true_blood import cards, events
from coterie.games.true_blood.cards import SECOND_STAGE, STARTING
from coterie.games.true_blood.questions import CHARACTER_CARD
from coterie.games.true_blood.table import (
    ACTION,
    PHASES,
    PLOTTING,
    TrueBlood,
)

DEAL_KEYS = ("track", "characters", "events")
POSITION_KEYS = ("phase", "turn", "order", "go", "track", "characters", "deck_size", "events", "discard", "players")
PLAYER_KEYS = ("bt", "it", "hand", "tableau")
MOST_TOKENS = 1000000


@final
class StatedTrueBlood(Stated):
    """What is settled: the track; what lies on top of the decks lies there on the table already."""

    def __init__(self, start: TrueBlood, track: list[int]) -> None:
        super().__init__()
        self.start = start
        self.track = track

    def within(self, t: Table) -> i64:
        assert isinstance(t, TrueBlood)
        if t.topic == CHARACTER_CARD and self.track:
            return t.options & bit(self.track[len(t.track)])
        return t.options


# ---------------------------------------------------------------------- reading


def names(given: Any, key: str, known: tuple[str, ...]) -> list[int]:
    """A list of card ids as numbers, none twice."""
    if not isinstance(given, (list, tuple)):
        raise BadSetup("true-blood-setup-list", {"key": key})
    found: list[int] = []
    for word in given:
        if word not in known:
            raise BadSetup("true-blood-setup-unknown", {"key": key, "card": str(word)[:40]})
        card = known.index(word)
        if card in found:
            raise BadSetup("true-blood-setup-twice", {"card": str(word)})
        found.append(card)
    return found


def whole(given: Any, key: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if not isinstance(given, int) or isinstance(given, bool) or not least <= given <= most:
        raise BadSetup("true-blood-setup-number", {"key": key, "given": str(given)[:20], "least": least, "most": most})
    return given


def check_keys(given: Mapping[str, Any], known: tuple[str, ...]) -> None:
    for key in given:
        if key not in known:
            raise BadSetup("core-no-deal-key", {"key": str(key)[:40], "legal": ", ".join(known)})


def lay_out(t: TrueBlood) -> None:
    """All cards in their decks, Second Stage on top; without Assault if the table has chosen so (section 3)."""
    t.second = SECOND_STAGE
    t.deck = (bit(cards.COUNT) - 1) & ~SECOND_STAGE & ~STARTING
    t.deck_size = cards.COUNT
    t.events_low = bit(WIDTH) - 1
    t.events_high = bit(events.COUNT - WIDTH) - 1
    if t.no_assault:
        t.events_low &= ~bit(events.ASSAULT)


def take_event(t: TrueBlood, event: int) -> None:
    """A card is not in the unknown part of the event deck; raises :class:`BadSetup` if it lies elsewhere already."""
    if t.events_low & low_bit(event) | t.events_high & high_bit(event) == 0:
        raise BadSetup("true-blood-setup-twice", {"card": events.NAMES[event]})
    t.events_low &= ~low_bit(event)
    t.events_high &= ~high_bit(event)


def read_deal(t: TrueBlood, deal: Mapping[str, Any]) -> StatedTrueBlood:
    """A ``[deal]``: the track, and the top of both decks as far as known."""
    check_keys(deal, DEAL_KEYS)
    lay_out(t)
    track = names(deal["track"], "track", cards.NAMES) if "track" in deal else []
    if track and (len(track) != 5 or mask_of(track) != STARTING):
        raise BadSetup("true-blood-deal-track", {"legal": ", ".join([card.id for card in cards.CARDS if "starting" in card.what])})
    t.top_characters = names(deal.get("characters", []), "characters", cards.NAMES)
    for k, card in enumerate(t.top_characters):
        first = k < int(SECOND_STAGE).bit_count()
        if STARTING & bit(card) != 0 or (SECOND_STAGE & bit(card) != 0) != first:
            raise BadSetup("true-blood-deal-stage", {"card": cards.NAMES[card]})
        t.deck &= ~bit(card)
        t.second &= ~bit(card)
    t.top_events = names(deal.get("events", []), "events", events.NAMES)
    for event in t.top_events:
        take_event(t, event)
    t.dealt_characters = t.top_characters.copy()
    t.dealt_events = t.top_events.copy()
    return StatedTrueBlood(t, track)


def read_position(t: TrueBlood, position: Mapping[str, Any]) -> StatedTrueBlood:
    """A ``[position]``: any moment at the beginning of a phase or of somebody's go."""
    check_keys(position, POSITION_KEYS)
    lay_out(t)
    t.placed = 1
    phase = position.get("phase")
    if phase not in PHASES or (t.basic and phase == "action"):
        legal = [word for word in PHASES if word != "action" or not t.basic]
        raise BadSetup("true-blood-position-phase", {"given": str(phase)[:20], "legal": ", ".join(legal)})
    t.phase = PHASES.index(phase)
    t.turn_number = whole(position.get("turn", 1), "turn", 1, 1000)
    seats = int(t.seats)
    order = position.get("order", list(range(1, seats + 1)))
    if not isinstance(order, (list, tuple)) or any(isinstance(seat, bool) for seat in order) or sorted(map(str, order)) != sorted(
        str(seat) for seat in range(1, seats + 1)
    ) or not all(isinstance(seat, int) for seat in order):
        raise BadSetup("true-blood-position-order", {"seats": seats})
    t.order = [seat - 1 for seat in order]
    if "go" in position:
        if not PLOTTING <= t.phase <= ACTION:
            raise BadSetup("true-blood-position-go", {"phase": str(phase)})
        t.go = t.order.index(whole(position["go"], "go", 1, seats) - 1)
    read_players(t, position.get("players", []))
    read_characters(t, position)
    read_events(t, position)
    return StatedTrueBlood(t, [])


def read_players(t: TrueBlood, given: Any) -> None:
    """Tokens, hands and tableaus."""
    if not isinstance(given, (list, tuple)) or len(given) != t.seats:
        raise BadSetup("true-blood-position-players", {"seats": int(t.seats)})
    seen: list[int] = []
    for seat, player in enumerate(given):
        if not isinstance(player, Mapping):
            raise BadSetup("true-blood-position-players", {"seats": int(t.seats)})
        check_keys(player, PLAYER_KEYS)
        t.bt[seat] = whole(player.get("bt", 10), "bt", -MOST_TOKENS if t.negative else 0, MOST_TOKENS)
        t.it[seat] = whole(player.get("it", 5), "it", 0, MOST_TOKENS)
        for event in names(player.get("hand", []), "hand", events.NAMES):
            take_event(t, event)
            t.take_in(seat, event)
        rows = player.get("tableau", [])
        if not isinstance(rows, (list, tuple)):
            raise BadSetup("true-blood-setup-list", {"key": "tableau"})
        for row in rows:
            read_row(t, seat, str(row).split(), seen)


def read_row(t: TrueBlood, seat: int, words: list[str], seen: list[int]) -> None:
    """A card of a tableau: its id, ``injured``, ``captured-by 2``."""
    card = names(words[:1], "tableau", cards.NAMES)
    if not card or card[0] in seen:
        raise BadSetup("true-blood-setup-twice", {"card": " ".join(words[:1])[:40]})
    seen.append(card[0])
    t.own[seat] |= int(bit(card[0]))
    t.tableau[seat].append(card[0])
    rest = words[1:]
    while rest:
        word = rest.pop(0)
        if word == "injured":
            t.injured |= bit(card[0])
        elif word == "captured-by" and rest:
            by = rest.pop(0)
            capturer = int(by) - 1 if by.isascii() and by.isdecimal() and len(by) < 3 else -1
            if not 0 <= capturer < t.seats or capturer == seat:
                raise BadSetup("true-blood-position-capturer", {"card": words[0], "given": by[:20]})
            t.prisoners[capturer] |= int(bit(card[0]))
        else:
            raise BadSetup("true-blood-position-token", {"card": words[0], "given": word[:20]})


def read_characters(t: TrueBlood, position: Mapping[str, Any]) -> None:
    """The track and the character deck; there is no Second Stage stack in the middle of a game."""
    t.second = 0
    left = (bit(cards.COUNT) - 1) & ~t.in_play()
    t.track = names(position.get("track", []), "track", cards.NAMES)
    t.top_characters = names(position.get("characters", []), "characters", cards.NAMES)
    for card in [*t.track, *t.top_characters]:
        if left & bit(card) == 0:
            raise BadSetup("true-blood-setup-twice", {"card": cards.NAMES[card]})
        left &= ~bit(card)
    t.deck = left
    most = int(left).bit_count() + len(t.top_characters)
    t.deck_size = whole(position.get("deck_size", most), "deck_size", len(t.top_characters), most)
    if t.deck_size == len(t.top_characters):
        t.deck = 0
    if len(t.track) > 5 or (len(t.track) < 5 and t.deck_size > 0):
        raise BadSetup("true-blood-position-track", {"number": len(t.track)})


def read_events(t: TrueBlood, position: Mapping[str, Any]) -> None:
    """The event discard and the known top of the event deck."""
    for event in names(position.get("discard", []), "discard", events.NAMES):
        take_event(t, event)
        t.lay_off(event)
    t.top_events = names(position.get("events", []), "events", events.NAMES)
    for event in t.top_events:
        take_event(t, event)


# ---------------------------------------------------------------------- writing


def write_deal(t: TrueBlood) -> dict[str, Any]:
    """The deal as it was made: what chance has answered since stands in the lines."""
    found: dict[str, Any] = {"track": [cards.NAMES[card] for card in t.dealt_track]}
    if t.dealt_characters:
        found["characters"] = [cards.NAMES[card] for card in t.dealt_characters]
    if t.dealt_events:
        found["events"] = [events.NAMES[event] for event in t.dealt_events]
    return found
