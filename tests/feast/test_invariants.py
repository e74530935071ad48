"""Invariants of rules 13, looked for in thousands of random games, options and all, by what was told and what lies on the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import coterie
from coterie.core.chance import Seeded
from coterie.core.told import Feeds
from coterie.lab.rollout import play_deal, play_on
from tests.playing import drawn_options, luck

FEAST = coterie.load("feast")
FORCED = ("boogie-monster", "doctor-jekyll", "ghost")
PUBLIC = (1 << 62) - 1
PRIVATE = {"dealt", "whisper", "sees", "takes"}


class Game:
    """A random game as it was told, with the true cards beside: who holds what at each event."""

    def __init__(self, seats: int, number: int) -> None:
        r = luck("invariants", seats, number)
        self.seats = seats
        self.options = FEAST.options(drawn_options(FEAST, r))
        table = FEAST.table(seats, self.options)
        feeds = Feeds(seats)
        table.ear = feeds
        source = Seeded(number, seats)
        play_deal(FEAST, table, source)
        play_on(FEAST, table, source)
        self.deal = FEAST.stated(table)
        self.facts = feeds.facts
        self.events: list[tuple[str, dict[str, Any], dict[int, str], list[str]]] = []
        holds = dict(enumerate(self.deal["guests"], 1))
        slots = list(self.deal["mystery"])
        for fact in feeds.facts:
            kind, fields = FEAST.telling.name(fact[1]), FEAST.telling.fields(fact)
            if kind == "swaps":
                slot = int(fields["slot"]) - 1
                holds[fields["seat"]], slots[slot] = slots[slot], holds[fields["seat"]]
            self.events.append((kind, fields, dict(holds), list(slots)))


@pytest.fixture(scope="module", params=[4, 5, 6, 7, 8])
def games(request: pytest.FixtureRequest) -> list[Game]:
    """A few hundred random games with so many seats."""
    return [Game(request.param, number) for number in range(500)]


def test_1_the_guests_stay_the_same_and_dracula_is_with_a_player(games: list[Game]) -> None:
    """Invariant 1: the guests of players and slots are always the chosen set; Dracula is always with a player."""
    for game in games:
        cast = sorted(game.deal["guests"] + game.deal["mystery"])
        for _, _, holds, slots in game.events:
            assert sorted([*holds.values(), *slots]) == cast
            assert "dracula" in holds.values()
        shown = [fields["guest"] for kind, fields, _, _ in game.events if kind == "invited"]
        assert sorted(shown) == cast


def test_2_accusations_have_as_many_targets_as_the_rules_say(games: list[Game]) -> None:
    """Invariants 2 and 4: as many whispers as targets: all hidden others, two neighbours of the Swamp Creature, one for Van Helsing."""
    for game in games:
        shown: set[int] = set()
        targets = 0
        used: list[str] = []
        for kind, fields, holds, _ in game.events:
            if kind == "reveals":
                shown.add(fields["seat"])
            elif kind == "swaps":
                shown.discard(fields["seat"])
            elif kind == "accuses":
                me = fields["seat"]
                hidden = set(range(1, game.seats + 1)) - shown - {me}
                beside = {me % game.seats + 1, (me - 2) % game.seats + 1}
                targets = len(hidden)
                if fields["origin"] == "van-helsing":
                    targets = 1
                elif holds[me] == "swamp-creature" and beside <= hidden:
                    targets = 2
                used = []
            elif kind == "places":
                used.append(fields["guest"])
                assert fields["guest"] != holds[fields["seat"]]
                assert len(set(used)) == len(used)
                others = {holds[seat] for seat in shown}
                assert fields["guest"] not in others or (fields["guest"] == "dracula" and holds[fields["seat"]] == "van-helsing")
            elif kind == "result":
                assert fields["yes"] + fields["no"] == targets == len(used)


def test_3_private_events_go_to_those_concerned_alone(games: list[Game]) -> None:
    """Invariant 3: own card, whisper, dance and new guest go to one seat each; everything else to all, and shows no face-down card."""
    for game in games:
        for fact, (kind, fields, holds, _) in zip(game.facts, game.events, strict=True):
            if kind not in PRIVATE:
                assert fact[0] == PUBLIC
                continue
            ears = [seat for seat in range(1, game.seats + 1) if (fact[0] >> (seat - 1)) & 1]
            assert len(ears) == 1
            if kind == "dealt":
                assert ears == [fields["seat"]] and holds[ears[0]] == fields["guest"]
            elif kind == "sees":
                assert holds[fields["whom"]] == fields["guest"] and fields["whom"] not in ears


def test_5_and_7_dances_bind_the_zombie(games: list[Game]) -> None:
    """Invariants 5 and 7: the turn after a dance is told as such, and a hidden Zombie whose turn it is asks for a dance."""
    for game in games:
        danced = asked = False
        shown: set[int] = set()
        for k, (kind, fields, holds, _) in enumerate(game.events):
            if kind == "turn":
                me = fields["seat"]
                before = asked if game.options["dance"] == "asked" else danced
                others = set(range(1, game.seats + 1)) - shown - {me}
                assert fields["bound"] == int(before and me not in shown and bool(others))
                danced = asked = False
                if fields["bound"] and holds[me] == "zombie":
                    following = next(later for later in game.events[k + 1 :] if later[0] != "agrees")
                    assert following[0] == "invites"
            elif kind == "dances":
                danced = True
            elif kind == "invites":
                asked = True
            elif kind == "reveals":
                shown.add(fields["seat"])
            elif kind == "swaps":
                shown.discard(fields["seat"])


def test_6_at_most_one_second_one_swap_one_interruption(games: list[Game]) -> None:
    """Invariant 6: at most one second accusation, one swap, one interruption of the Ghost in a game."""
    for game in games:
        counted = Counter(kind for kind, _, _, _ in game.events)
        origins = Counter(fields["origin"] for kind, fields, _, _ in game.events if kind == "accuses")
        assert counted["swaps"] <= 1
        assert counted["interrupts"] <= 1
        # a second that the Ghost broke into is announced again when it is started again
        assert origins["second"] <= 1 + counted["interrupted"]


def test_8_who_must_accept_never_refuses(games: list[Game]) -> None:
    """Invariant 8: no refusal is recorded of a holder of Boogie Monster, Jekyll or Ghost."""
    for game in games:
        for kind, fields, holds, _ in game.events:
            if kind == "refuses":
                assert holds[fields["seat"]] not in FORCED


def test_9_alucards_wins_are_the_last_event(games: list[Game]) -> None:
    """Invariant 9: a dance of Alucard and Dracula, or Dracula's card on Alucard, ends the game at once, and for Alucard."""
    for game in games:
        for k, (kind, fields, holds, _) in enumerate(game.events):
            won = None
            if kind == "dances" and {holds[fields["seat"]], holds[fields["whom"]]} == {"alucard", "dracula"}:
                won = fields["seat"] if holds[fields["seat"]] == "alucard" else fields["whom"]
            if kind == "places" and fields["guest"] == "dracula" and holds[fields["whom"]] == "alucard":
                won = fields["whom"]
            if won is not None:
                over = next(later for later in game.events[k + 1 :] if later[0] != "sees")
                assert over[0] == "over" and over[1]["winners"] == [won]


def test_10_after_all_no_van_helsing_reacts_or_is_in_the_centre(games: list[Game]) -> None:
    """Invariant 10: after an all-No, but for her own miss or one inside it, she reacts, or silence is told and she is in the centre."""
    for game in games:
        if game.options["van_helsing"] == "once" or game.options["dracula_face_up"] == "no-trigger":
            continue
        stack: list[str] = []
        for k, (kind, fields, holds, slots) in enumerate(game.events):
            if kind == "accuses":
                stack.append(fields["origin"])
            elif kind == "result" and fields["yes"] == 0:
                following = game.events[k + 1][0]
                if stack[-1] == "van-helsing" or "van-helsing" not in [*holds.values(), *slots]:
                    assert following not in ("wakes", "silence")
                elif "van-helsing" in slots:
                    assert following == "silence"
                elif "van-helsing" in stack[:-1] and game.options["nested"] == "none":
                    assert following == "interrupted"
                else:
                    assert following == "wakes"
            if kind in ("result", "interrupted"):
                # started again it is announced again
                stack.pop()


def test_every_kind_of_event_happens(games: list[Game]) -> None:
    """(Of these tests themselves:) random play shows nearly everything that can be told."""
    seen = {kind for game in games for kind, _, _, _ in game.events}
    assert {kind.name for kind in FEAST.telling.kinds.values()} - seen <= {"agrees", "forces"}
