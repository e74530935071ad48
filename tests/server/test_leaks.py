"""Nothing that is sent, when it is sent, or how much of it, tells what its reader has not been told."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from company import Ear, Parlour, Served, in_parlour, play_on

from coterie import load
from coterie.server import dealing, house, seating, thinking, wire
from coterie.server.clocks import Pace
from coterie.server.house import lock_of

GUESTS = [
    "dracula", "boogie-monster", "doctor-jekyll", "swamp-creature", "van-helsing", "trickster", "ghost", "alucard", "witch", "zombie",
]  # fmt: skip


# ------------------------------------------------------------------ what a seat is sent is what it was told


@pytest.mark.parametrize("seed", range(6))
def test_a_page_gets_exactly_what_its_seat_was_told_and_what_follows_from_it(served: Served, seed: int) -> None:
    seats = 4 + seed % 5
    table, tokens = served.seat_people(seats, choices={"max_turns": "8"})
    players = [served.player(table, token) for token in [*tokens, None]]
    served.start(table, tokens[0])
    over = play_on(players, random.Random(seed))
    assert over
    live = served.house.tables[table]
    assert live.play is not None
    position = live.play.position
    game = load("feast")
    for seat, player in [*enumerate(players[:-1], 1), (0, players[-1])]:
        player.until(lambda player=player: player.lobby["over"])
        told = position.told(seat)
        assert [(e["n"], e["kind"], e["fields"]) for e in player.told] == [(t.n, t.kind, t.fields) for t in told]
        own = position.feeds.own[seat]
        view = game.view(seat, seats)
        shown, have = [json.loads(frame) for frame in player.frames], 0
        for step in (message for message in shown if message["type"] == "step"):
            for _ in step["told"]:
                view.see(own[have])
                have += 1
            assert step["view"] == view.fields(live.names()), "the view is a fold of what was told up to here"
        legal = {line for step in shown if step["type"] == "step" and step["question"] for line in step["question"]["legal"]}
        assert seat or not legal


@pytest.mark.parametrize("seed", range(4))
def test_no_frame_names_a_hidden_guest_but_where_everybody_may_be_named(served: Served, seed: int) -> None:
    """The canary: who holds what is in no frame of another seat before it was shown to that seat."""
    table, tokens = served.seat_people(5, choices={"max_turns": "6"})
    players = [served.player(table, token) for token in [*tokens, None]]
    served.start(table, tokens[0])
    play_on(players, random.Random(seed))
    position = served.house.tables[table].play.position  # type: ignore[union-attr]
    holds = dict(enumerate(position.stated["guests"], 1))
    for seat, player in [*enumerate(players[:-1], 1), (0, players[-1])]:
        shown = {seat}
        for frame in map(json.loads, player.frames):
            if frame["type"] != "step":
                assert not any(f'"{guest}"' in json.dumps(frame) for guest in GUESTS), frame
                continue
            for event in frame["told"]:
                fields = event["fields"]
                if event["kind"] in ("reveals", "opens"):
                    shown.add(fields["seat"])
                elif event["kind"] == "sees":
                    shown.add(fields["whom"])
                elif event["kind"] == "dealt":
                    assert fields["seat"] == seat
            known = {int(other): player["guest"] for other, player in frame["view"]["players"].items()}
            assert all(guest is None or other in shown for other, guest in known.items())
    assert holds


# ------------------------------------------------------------------ two worlds that a seat cannot tell apart look the same to the byte


class Mind:
    """Passes, accepts, and never does anything else."""

    def told(self, told: object) -> None: ...

    def answer(self, topic: str, legal: list[str]) -> str:
        for line in ("pass", "accept"):
            if line in legal:
                return line
        return legal[0]


WINDOW = [
    (1, "accuse"), (1, "place 2 dracula"), (2, "pass"), (1, "place 5 zombie"), (5, "pass"), (1, "place 3 swamp-creature"), (3, "pass"),
    (1, "place 4 witch"), (4, "pass"),
]  # fmt: skip
DANCE = [(1, "dance 2"), (2, "accept"), (1, "pass"), (2, "dance 3"), (3, "refuse"), (2, "inquire 4 dracula")]
GHOST_AT_2 = {"guests": ["trickster", "ghost", "zombie", "dracula", "swamp-creature"], "mystery": ["witch"], "first": 1}
GHOST_AT_5 = {"guests": ["trickster", "swamp-creature", "zombie", "dracula", "ghost"], "mystery": ["witch"], "first": 1}
GHOST_AWAY = {"guests": ["trickster", "swamp-creature", "zombie", "dracula", "witch"], "mystery": ["ghost"], "first": 1}
JEKYLL_AT_1 = {"guests": ["doctor-jekyll", "trickster", "witch", "dracula", "boogie-monster"], "mystery": ["zombie"], "first": 1}
TRICKSTER_AT_1 = {"guests": ["trickster", "doctor-jekyll", "witch", "dracula", "zombie"], "mystery": ["boogie-monster"], "first": 1}


async def evening(parlour: Parlour, deal: dict[str, Any], script: list[tuple[int, str]], bots: dict[int, str]) -> dict[int, Any]:
    """Plays a script, each line a second after the question; what every seat heard, when, and every moment an alarm was set for."""
    table, tokens = await parlour.lay(5, bots)
    ears: dict[int, Ear] = {seat: parlour.listen(table, token) for seat, token in enumerate(tokens, 1) if token}
    ears[0] = parlour.listen(table, None)
    await parlour.settle()
    await seating.start(table, lock_of(tokens[0]))
    await parlour.settle()
    for seat, line in script:
        await parlour.wait(1)
        if seat not in bots:
            await parlour.say(table, seat, line)
        await parlour.wait(6)
    assert table.play is not None
    heard: dict[int, Any] = {seat: ear.heard for seat, ear in ears.items()}
    heard[-1] = sorted(round(alarm.when, 3) for alarm in parlour.clock.alarms)
    heard[-2] = table.play.position.lines
    return heard


def heard_in(folder: Path, monkeypatch: pytest.MonkeyPatch, deal: dict[str, Any], script: Any, bots: dict[int, str]) -> dict[int, Any]:
    folder.mkdir()
    draws = random.Random(5)
    monkeypatch.setattr(house, "new_id", lambda: "TheVeryOnlyTable")
    monkeypatch.setattr(house, "new_secret", lambda: bytes(32))
    monkeypatch.setattr(dealing, "settled", lambda sheet: deal if sheet.started else {})
    monkeypatch.setattr(thinking, "new_mind", lambda *_: Mind())
    found: dict[int, Any] = in_parlour(folder, lambda parlour: evening(parlour, deal, script, bots), pace=Pace(1.0, draws.uniform))
    return found


@pytest.mark.parametrize("bots", [{}, {2: "random", 5: "random"}, {2: "random", 3: "random", 4: "random", 5: "random"}])
@pytest.mark.parametrize(
    ("one", "other", "script", "blind"),
    [
        (GHOST_AT_2, GHOST_AT_5, WINDOW, (0, 1, 3, 4)),
        (GHOST_AT_5, GHOST_AWAY, WINDOW[:7], (0, 1, 2, 3, 4)),
        (JEKYLL_AT_1, TRICKSTER_AT_1, DANCE[:3], (0, 3, 4)),
    ],
)
def test_worlds_a_seat_cannot_tell_apart_send_it_the_same_bytes_at_the_same_moments(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, one: Any, other: Any, script: Any, blind: Any, bots: Any
) -> None:
    script = script[:7] if bots else script  # then bots would play on by themselves
    first = heard_in(tmp_path / "one", monkeypatch, one, script, bots)
    second = heard_in(tmp_path / "other", monkeypatch, other, script, bots)
    assert first[-2] == second[-2] and len(first[-2]) == len(script), "the script was played in both"
    assert first[-1] == second[-1], "all alarms are set for the same moments"
    for seat in blind:
        if seat not in bots:
            assert order_of_cast(first[seat]) == order_of_cast(second[seat]), f"seat {seat}"


def order_of_cast(heard: list[tuple[float, str]]) -> list[tuple[float, Any]]:
    """The frames, with the guests invited in one order (that of the deal is laid down by the test, not drawn)."""
    found: list[tuple[float, Any]] = []
    for when, text in heard:
        message = json.loads(text)
        if message["type"] == "step":
            invited = sorted(e["fields"]["guest"] for e in message["told"] if e["kind"] == "invited")
            rest = [e for e in message["told"] if e["kind"] != "invited"]
            message = {**message, "told": [invited, rest]}
        found.append((when, message))
    return found


# ------------------------------------------------------------------ envelopes are sealed


def test_nobody_else_hears_anything_when_somebody_answers_in_a_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deal = {"guests": ["boogie-monster", "ghost", "zombie", "dracula", "trickster"], "mystery": ["witch"], "first": 2}
    monkeypatch.setattr(dealing, "settled", lambda sheet: deal if sheet.started else {})

    async def work(parlour: Parlour) -> None:
        table, tokens = await parlour.lay(5)
        ears = {seat: parlour.listen(table, token) for seat, token in enumerate(tokens, 1)} | {0: parlour.listen(table, None)}
        second_page = parlour.listen(table, tokens[2])
        await seating.start(table, lock_of(tokens[0]))
        await parlour.settle()
        await parlour.say(table, 2, "dance 3")
        await parlour.say(table, 3, "accept")
        assert table.play is not None and table.play.position.question is not None
        question = table.play.position.question
        assert question.topic == "boogie" and question.asks == (1, 2, 3, 4, 5)
        counts = {seat: len(ear.heard) for seat, ear in ears.items()}
        pages = len(second_page.heard)
        await parlour.say(table, 3, "pass")
        await parlour.say(table, 1, "accuse")
        assert await table.hear(4, wire.Standing("s", "turn")) is None
        await parlour.settle()
        for seat, ear in ears.items():
            assert len(ear.heard) == counts[seat] + (seat in (1, 3, 4)), f"only who answered hears of it, not {seat}"
        assert len(second_page.heard) == pages + 1
        assert json.loads(ears[3].heard[-1][1])["question"]["said"] == "pass"
        late = parlour.listen(table, tokens[1])
        await parlour.settle()
        step = json.loads(late.heard[-1][1])
        assert step["question"]["said"] is None and step["question"]["asks"] == list(question.asks)
        # changed, and changed back, as often as one likes
        for line in ("pass", "accuse", "pass"):
            q = question.number
            assert await table.hear(1, wire.Say(f"again {line} {random.random()}", q, line)) is None
        await parlour.settle()
        for seat in (2, 5):
            await parlour.say(table, seat, "pass")
        assert table.play.position.question == question, "not before the shortest time"
        await parlour.wait(4.1)
        assert table.play.position.question != question
        assert [line for line in table.play.position.lines if line.endswith("pass")] == [f"{seat} pass" for seat in question.asks]

    in_parlour(tmp_path, work)
