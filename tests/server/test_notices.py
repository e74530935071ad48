"""Notices: who is told that it is on them, when, of what, and where a notice may go."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from company import Parlour, Served, Webhook, bearer, in_parlour, wait
from typer.testing import CliRunner

from coterie.cli import app
from coterie.core.errors import BadSetup
from coterie.server import dealing, notices, seating, sending, wire
from coterie.server.clocks import Pace
from coterie.server.hosting import Hosting
from coterie.server.house import House, lock_of
from coterie.server.live import LiveTable
from coterie.server.noticebook import Entry
from coterie.server.notices import Notices
from coterie.server.refusals import Declined
from coterie.server.sending import DELIVERED, LOST, Letter
from coterie.server.storage import Storage

BERLIN = ZoneInfo("Europe/Berlin")
DEAL = {"guests": ["trickster", "ghost", "zombie", "dracula", "swamp-creature"], "mystery": ["witch"], "first": 1}


# ------------------------------------------------------------------ really sent


@pytest.fixture
def webhook() -> Iterator[Webhook]:
    found = Webhook()
    yield found
    found.shutdown()
    found.server_close()


def test_whoever_is_asked_and_not_here_is_told_once(tmp_path: Path, webhook: Webhook, capfd: pytest.CaptureFixture[str]) -> None:
    served = Served(tmp_path, hosting=Hosting("https://feast.example.org", notices="any"))
    try:
        table, tokens = served.seat_people(4)
        at = f"/api/tables/{table}/notice"
        for token in tokens:
            assert served.http.get(at, headers=bearer(token)).json()["set"] is False
            assert served.http.put(at, json={"url": webhook.url}, headers=bearer(token), timeout=40).json() == {}
        assert len(webhook.heard) == 4 and len({json.dumps(one) for one in webhook.heard}) == 1
        link = f"https://feast.example.org/t/{table}"
        assert link in webhook.heard[0]["message"] and webhook.heard[0]["message"].startswith("Dracula’s Feast: from now on")
        told = served.http.get(at, headers=bearer(tokens[0]))
        assert told.json() == {"offered": True, "set": True, "quiet_from": "", "quiet_until": "", "zone": ""}
        served.start(table, tokens[0])
        wait(lambda: len(webhook.heard) == 5, 40)
        served.restart()
        player = served.player(table, tokens[0])
        player.until(lambda: player.step)
        q, asked = player.question["q"], player.question["asks"]
        message = webhook.heard[4]["message"]
        assert message == f"Dracula’s Feast: you are asked. {link}" and webhook.heard[4]["title"] == "Coterie"
        speaker = served.player(table, tokens[asked[0] - 1])
        speaker.until(lambda: speaker.step)
        assert speaker.say("accuse", q) is None
        speaker.close()
        player.close()
        wait(lambda: len(webhook.heard) == 6, 40)
        assert webhook.heard[5]["message"] == message, "the same words, whatever is asked"
        assert served.http.delete(at, headers=bearer(tokens[1])).status_code == 200
        assert served.http.get(at, headers=bearer(tokens[1])).json()["set"] is False
    finally:
        served.stop()
    assert "secret-path" not in "".join(capfd.readouterr())


def test_what_is_no_address_is_refused(tmp_path: Path, webhook: Webhook) -> None:
    served = Served(tmp_path, hosting=Hosting("https://feast.example.org", notices="public"))
    try:
        table, tokens = served.seat_people(4)
        at = f"/api/tables/{table}/notice"

        def put(body: object, token: str = tokens[0]) -> tuple[int, str]:
            answer = served.http.put(at, json=body, headers=bearer(token), timeout=40)
            return answer.status_code, answer.json().get("message", "")

        assert put({"url": webhook.url}) == (400, "server-notice-lost"), "this machine is not in the open net"
        assert put({"url": f"json://localhost:{webhook.server_port}/"}) == (400, "server-notice-lost")
        assert put({"url": "nonsense"}) == put({"url": "syslog://"}) == (400, "server-notice-refused")
        assert put({"url": ""}) == put({"url": "json://" + "x" * 900}) == put({"url": "json://a\nb"}) == (400, "server-notice-refused")
        assert put({"url": webhook.url}, "x" * 32)[0] == 401 and put([])[0] == 400
        for begins, ends in (("22:00", ""), ("25:00", "07:00"), ("07:00", "07:00")):
            hours = {"quiet_from": begins, "quiet_until": ends, "zone": "Europe/Berlin"}
            assert put({"url": webhook.url, **hours}) == (400, "server-notice-hours")
        for zone in ("Nowhere/City", "../../etc/passwd", "/etc/localtime", "x" * 61, ""):
            hours = {"quiet_from": "22:00", "quiet_until": "07:00", "zone": zone}
            assert put({"url": webhook.url, **hours}) == (400, "server-notice-zone")
        assert webhook.heard == [] and served.http.get(at, headers=bearer(tokens[0])).json()["set"] is False
    finally:
        served.stop()


def test_a_house_sends_no_notices_unless_its_host_says_so(served: Served, webhook: Webhook) -> None:
    table, tokens = served.seat_people(4)
    at = f"/api/tables/{table}/notice"
    assert served.http.get(at, headers=bearer(tokens[0])).json()["offered"] is False
    answer = served.http.put(at, json={"url": webhook.url}, headers=bearer(tokens[0]))
    assert (answer.status_code, answer.json()["message"]) == (404, "server-notice-off") and webhook.heard == []


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (["--notices", "some"], "cli-no-notices"),
        (["--notices", "public"], "cli-notices-address"),
        (["--address", "feast.example.org"], "cli-no-address"),
        (["--address", "https://feast.example.org/under/a/path"], "cli-no-address"),
        (["--log", "xml"], "cli-no-log"),
    ],
)
def test_a_server_that_cannot_be_as_its_host_wants_it(more: list[str], message: str) -> None:
    error = CliRunner().invoke(app, ["serve", *more]).exception
    assert isinstance(error, BadSetup) and error.message == message


# ------------------------------------------------------------------ when


class Post:
    """Keeps the letters instead of sending them."""

    def __init__(self, parlour: Parlour) -> None:
        self.clock = parlour.clock
        self.sent: list[tuple[float, str]] = []
        self.outcome = DELIVERED

    async def send(self, letter: Letter) -> int:
        self.sent.append((round(self.clock.time - 100, 1), letter.url))
        return self.outcome

    def times(self, url: str) -> list[float]:
        return [at for at, one in self.sent if one == url]


def by_post(folder: Path, monkeypatch: pytest.MonkeyPatch, work: Any, begins: str = "2026-03-02 12:00", **notice: str) -> Any:
    """A table of five who play by post; each has left an address named by the seat (but the last), and the first is asked at second 0."""
    monkeypatch.setattr(dealing, "settled", lambda sheet: DEAL if sheet.started else {})

    async def evening(parlour: Parlour) -> Any:
        post = Post(parlour)
        monkeypatch.setattr(notices, "send", post.send)
        base = datetime.fromisoformat(begins).replace(tzinfo=BERLIN).timestamp() - 100
        parlour.house.notices.wall = lambda: base + parlour.clock.time
        table, tokens = await parlour.lay(5, clock="post-3")
        for seat in range(1, 5):
            await parlour.house.notices.enter(table, seat, wire.Notice(f"json://{seat}", **notice))
        post.sent.clear()
        await seating.start(table, lock_of(tokens[0]))
        await parlour.settle()
        return await work(parlour, table, tokens, post)

    return in_parlour(folder, evening, hosting=Hosting("https://feast.example.org", notices="any"))


def test_after_a_minute_and_only_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(parlour: Parlour, table: LiveTable, tokens: list[str], post: Post) -> None:
        await parlour.wait(59)
        assert post.sent == []
        await parlour.wait(1000)
        assert post.sent == [(60.0, "json://1")]
        parlour.listen(table, tokens[0])
        await parlour.settle()
        table.part(parlour.feeds[-1])
        await parlour.wait(1000)
        assert len(post.sent) == 1, "of this question they have been told"
        await parlour.say(table, 1, "inquire 2 ghost")
        began = round(parlour.clock.time - 100, 1)
        await parlour.wait(1000)
        assert post.sent[1:] == [(began + 60, "json://2")]

    by_post(tmp_path, monkeypatch, work)


def test_not_while_a_page_is_open_and_a_minute_after_it_was_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(parlour: Parlour, table: LiveTable, tokens: list[str], post: Post) -> None:
        parlour.listen(table, tokens[0])
        mine = parlour.feeds[-1]
        parlour.listen(table, tokens[1])
        await parlour.wait(500)
        assert post.sent == []
        table.part(mine)
        await parlour.wait(30)
        table.join(mine)
        await parlour.wait(20)
        table.part(mine)
        await parlour.wait(59)
        assert post.sent == []
        await parlour.wait(1)
        assert post.times("json://1") == [610.0]

    by_post(tmp_path, monkeypatch, work)


def test_whoever_has_answered_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(parlour: Parlour, table: LiveTable, tokens: list[str], post: Post) -> None:
        await parlour.say(table, 1, "accuse")
        await parlour.say(table, 1, "place 2 dracula")
        assert table.play is not None and table.play.position.question is not None and table.play.position.question.window
        await table.hear(2, wire.Standing("s", "turn"))
        table.play.asking.quiet()  # the window stays open
        await parlour.wait(100)
        assert post.sent == []
        await table.hear(2, wire.Standing("t", ""))
        parlour.listen(table, tokens[1])
        table.part(parlour.feeds[-1])
        await parlour.wait(100)
        assert post.times("json://2") == [160.0]

    by_post(tmp_path, monkeypatch, work)


def test_quiet_hours_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(parlour: Parlour, table: LiveTable, _tokens: list[str], post: Post) -> None:
        await parlour.wait(3600)
        assert post.sent == []
        await parlour.wait(9 * 3600)
        assert post.sent == [(7 * 3600.0 + 1800, "json://1")], "at half past seven"

    hours = {"quiet_from": "22:00", "quiet_until": "07:30", "zone": "Europe/Berlin"}
    by_post(tmp_path, monkeypatch, work, "2026-03-02 00:00", **hours)


def test_what_was_answered_in_quiet_hours_is_not_told_after_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(parlour: Parlour, table: LiveTable, _tokens: list[str], post: Post) -> None:
        await parlour.wait(3600)
        await parlour.say(table, 1, "inquire 2 ghost")
        await parlour.wait(9 * 3600)
        assert post.sent == [(7 * 3600.0 + 1800, "json://2")]

    hours = {"quiet_from": "22:00", "quiet_until": "07:30", "zone": "Europe/Berlin"}
    by_post(tmp_path, monkeypatch, work, "2026-03-02 00:00", **hours)


def test_a_server_that_starts_again_does_not_say_it_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(parlour: Parlour, table: LiveTable, _tokens: list[str], post: Post) -> None:
        post.outcome = LOST
        await parlour.wait(100)
        assert len(post.sent) == 1
        other = House(Storage(parlour.database), None, parlour.clock, Pace(1), parlour.house.hosting)
        other.notices.wall = parlour.house.notices.wall
        await other.find(table.sheet.id)
        await parlour.wait(200)
        while other.tasks:
            await parlour.settle()
        assert len(post.sent) == 1
        await other.close()

    by_post(tmp_path, monkeypatch, work)


def test_an_address_goes_with_the_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever takes a seat that somebody has left hears nothing for them, nor they for the newcomer; addresses go on to the next game."""

    async def work(parlour: Parlour) -> None:
        post = Post(parlour)
        monkeypatch.setattr(notices, "send", post.send)
        table, tokens = await parlour.lay(4)
        house: Notices = parlour.house.notices
        await house.enter(table, 2, wire.Notice("json://old"))
        await house.enter(table, 1, wire.Notice("json://1", "22:00", "07:00", "UTC"))
        with pytest.raises(Declined, match="server-too-fast"):
            await house.enter(table, 1, wire.Notice("json://2"))
        await house.enter(table, 1, wire.Notice(""))
        entry = await house.entered(table, 1)
        assert entry is not None and (entry.url, entry.quiet_from) == ("json://1", ""), "without an address only the hours change"
        await seating.leave(table, lock_of(tokens[1]))
        token = "n" * 32
        lock = lock_of(token)
        assert lock is not None
        await seating.sit(table, "Newcomer", 2, lock)
        assert await house.entered(table, 2) is None and await house.entered(table, 1) is not None
        await seating.start(table, lock_of(tokens[0]))
        for seat in range(1, 5):
            assert await table.hear(seat, wire.Agree(f"a{seat}")) is None
        again = await parlour.house.find(await parlour.house.again(table, lock_of(tokens[0])))
        found = await house.entered(again, 1)
        assert found is not None and (found.url, found.told) == ("json://1", 0)
        await parlour.wait(500)
        assert {url for _, url in post.sent[2:]} == set()

    in_parlour(tmp_path, work, hosting=Hosting("https://feast.example.org", notices="any"))


@pytest.mark.parametrize(
    ("now", "hours", "until"),
    [
        ("2026-03-02 23:00", ("22:00", "07:30"), "2026-03-03 07:30"),
        ("2026-03-02 03:00", ("22:00", "07:30"), "2026-03-02 07:30"),
        ("2026-03-02 07:30", ("22:00", "07:30"), None),
        ("2026-03-02 21:59", ("22:00", "07:30"), None),
        ("2026-03-02 13:00", ("12:00", "14:00"), "2026-03-02 14:00"),
        ("2026-03-02 14:00", ("12:00", "14:00"), None),
        ("2026-03-28 23:30", ("22:00", "07:00"), "2026-03-29 07:00"),
        ("2026-10-25 01:00", ("22:00", "07:00"), "2026-10-25 07:00"),
    ],
)
def test_quiet_hours_by_the_clock_on_the_wall(now: str, hours: tuple[str, str], until: str | None) -> None:
    """Also in the nights in which it is changed."""

    def moment(given: str) -> float:
        return datetime.fromisoformat(given).replace(tzinfo=BERLIN).timestamp()

    found = Entry(1, b"", "", *hours, "Europe/Berlin").quiet(moment(now))
    assert found == (None if until is None else moment(until))
    assert Entry(1, b"", "").quiet(moment(now)) is None


# ------------------------------------------------------------------ where


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "255.255.255.255",
     "::1", "::", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1", "ff02::1",
     "localhost", "/run/socket", "", None],
)  # fmt: skip
def test_hosts_that_are_not_in_the_open_net(host: object) -> None:
    assert not sending.public(host)


@pytest.mark.parametrize("host", ["1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"])
def test_hosts_in_the_open_net(host: str) -> None:
    assert sending.public(host)


FORBIDDEN = """
import os, socket, subprocess, sys
from coterie.server import sending
sending.guard(%r)
def no(work, *args):
    try:
        work(*args)
    except PermissionError:
        return
    raise SystemExit(f"{work} {args}")
no(open, %r)
no(open, "/etc/passwd")
no(open, "/tmp/new", "w")
no(os.remove, %r)
no(subprocess.run, ["true"])
no(os.system, "true")
no(os.fork)
if not %r:
    no(socket.create_connection, ("127.0.0.1", %d), 1)
    no(socket.create_connection, ("localhost", %d), 1)
    no(socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto, b"x", ("127.0.0.1", %d))
    no(socket.socket(socket.AF_UNIX).connect, "/run/nothing")
else:
    socket.create_connection(("127.0.0.1", %d), 1)
import certifi, wave
open(certifi.where()).close()
"""


@pytest.mark.parametrize("anywhere", [False, True])
def test_what_sends_notices_forbids_itself_everything_else(tmp_path: Path, webhook: Webhook, anywhere: bool) -> None:
    database = tmp_path / "tables.db"
    database.write_text("hands lie open in it")
    port = webhook.server_port
    code = FORBIDDEN % (anywhere, str(database), str(database), anywhere, port, port, port, port)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "") and database.exists()


def test_whatever_the_open_net_is_a_notice_arrives_there(webhook: Webhook) -> None:
    """The guard holds up nothing else: with this machine taken for a public one the notice arrives."""
    code = "from coterie.server import sending; sending.public = lambda host: True; raise SystemExit(sending.main())"
    letter = json.dumps({"url": webhook.url, "title": "T", "text": "B"})
    done = subprocess.run([sys.executable, "-c", code], input=letter, capture_output=True, text=True)
    assert done.returncode == DELIVERED and webhook.heard[0]["message"] == "B"
