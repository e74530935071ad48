"""The disk is full, the database is locked or gone: that is said, nobody is told what is not written, and it goes on when it is back."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from company import Player, seat_people, wait
from nodes import Node, free_port, replayed

from coterie.server.storage import Storage


class Table:
    """A table with four people on the real server, and what they see of it."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.table, self.tokens = node.lay(4, choices={"max_turns": "40"})
        url = f"ws://{node.address}/api/tables/{self.table}/feed"
        self.players = [Player(url, token, ping_interval=None) for token in self.tokens]
        self.rng = random.Random(3)
        for player in self.players:
            player.until(lambda player=player: player.step is not None)

    def q(self) -> int:
        number: int = self.players[0].question["q"]
        return number

    def answer(self) -> tuple[int, str]:
        """Who is asked first, and something they may say."""
        seat = self.players[0].question["asks"][0]
        return seat, self.rng.choice(self.players[seat - 1].question["legal"])

    def step(self) -> None:
        """One question is answered, and everybody sees what comes of it."""
        q = self.q()
        for seat in self.players[0].question["asks"]:
            player = self.players[seat - 1]
            assert player.say(self.rng.choice(player.question["legal"]), q) is None
        for player in self.players:
            player.to_question(q + 1)

    def unkept(self) -> None:
        """An answer cannot be kept: that is said to who gave it, and nobody is told anything; the same message does its work later."""
        seat, line = self.answer()
        player = self.players[seat - 1]
        message = {"type": "say", "id": "unkept", "q": self.q(), "line": line}
        player.send(message)
        while "unkept" not in player.replies:
            player.read(40)
        assert player.replies["unkept"]["message"] == "server-no-store", player.replies
        told = [len(one.told) for one in self.players]
        for other in self.players:
            other.ask({"type": "why", "line": "nothing"})
        assert told == [len(one.told) for one in self.players]
        self.message, self.speaker = message, player

    def again(self) -> None:
        """It is back: the very same message is carried out now, once, and the game goes on."""
        q = self.q()
        answers: list[object] = []

        def kept() -> bool:
            self.speaker.replies.pop("unkept", None)
            self.speaker.send(self.message)
            while "unkept" not in self.speaker.replies:
                self.speaker.read(40)
            answers.append(self.speaker.replies["unkept"])
            return answers[-1] is None

        wait(kept, 60)
        for seat in self.players[0].question["asks"]:
            if self.players[seat - 1] is not self.speaker and self.players[0].question["q"] == q:
                assert self.players[seat - 1].say(self.rng.choice(self.players[seat - 1].question["legal"]), q) is None
        for player in self.players:
            player.to_question(q + 1)
        for _ in range(3):
            self.step()

    def close(self) -> None:
        for player in self.players:
            player.close()

    def replays(self, database: str) -> None:
        storage = Storage(database)
        _position, said, _last = replayed(storage, self.table)
        assert all(len(lines) == 1 for lines in said.values())
        storage.close()


def healthy(node: Node) -> bool:
    return httpx.get(f"http://{node.address}/ready", timeout=20).status_code == 200


def through(node: Node, database: str, down: Callable[[], None], up: Callable[[], None]) -> None:
    """The store goes away and comes back under a running game, without a restart."""
    table = Table(node)
    table.step()
    down()
    table.unkept()
    wait(lambda: not healthy(node), 20)
    with httpx.Client(base_url=f"http://{node.address}", timeout=40) as http:
        refused = http.post("/api/tables", json={"game": "feast", "seats": 4, "name": "Zoe"})
        assert refused.status_code == 503 and refused.json()["message"] == "server-no-store"
    up()
    table.again()
    wait(lambda: healthy(node), 20)
    table.close()
    table.replays(database)


# ------------------------------------------------------------------ SQLite


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system with little room; only root can make one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=6m,mode=700", "tmpfs", str(folder)], capture_output=True, check=False)
    if made.returncode != 0:
        pytest.skip("no file system can be mounted here")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_full_disk(small_disk: Path, tmp_path: Path) -> None:
    database = f"sqlite:///{small_disk / 'tables.db'}"
    node = Node(database, tmp_path / "node.log")
    node.start()
    node.ready()
    ballast = small_disk / "ballast"

    def fill() -> None:
        with ballast.open("wb", buffering=0) as file:
            for size in (65536, 512):
                try:
                    while True:
                        file.write(bytes(size))
                except OSError:
                    continue

    through(node, database, fill, ballast.unlink)
    node.kill()


LOCKED = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('begin exclusive'); print('now', flush=True); sys.stdin.read()"


def test_a_file_that_somebody_else_has_locked(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    node = Node(f"sqlite:///{path}", tmp_path / "node.log")
    node.start()
    node.ready()
    holder: list[subprocess.Popen[bytes]] = []

    def lock() -> None:
        holder.append(subprocess.Popen([sys.executable, "-c", LOCKED, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE))
        assert holder[0].stdout is not None and holder[0].stdout.readline() == b"now\n"

    def unlock() -> None:
        holder[0].communicate(b"")

    through(node, f"sqlite:///{path}", lock, unlock)
    node.kill()


# ------------------------------------------------------------------ PostgreSQL


class Cluster:
    """A PostgreSQL of the test's own, that it may stop."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self.programs = programs
        self.port = free_port()
        self.url = f"postgresql+psycopg://postgres@127.0.0.1:{self.port}/postgres"
        if os.getuid() == 0:
            shutil.chown(folder, "postgres")
        self.run("initdb", "-A", "trust", "-U", "postgres", "-E", "UTF8")
        self.start()

    def run(self, program: str, *args: str) -> None:
        command = [str(self.programs / program), "-D", str(self.folder / "data"), *args]
        if os.getuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")

    def start(self) -> None:
        options = f"-h 127.0.0.1 -p {self.port} -k {self.folder}"
        self.run("pg_ctl", "-o", options, "-l", str(self.folder / "log"), "-w", "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-m", "immediate", "-w", "stop")


@contextmanager
def cluster() -> Iterator[Cluster]:
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    if not programs:
        pytest.skip("PostgreSQL is not installed here")
    folder = Path(tempfile.mkdtemp(prefix="coterie-"))
    found = Cluster(folder, programs[-1])
    try:
        yield found
    finally:
        if (folder / "data" / "postmaster.pid").exists():
            found.stop()
        shutil.rmtree(folder)


def test_a_postgresql_that_stops(tmp_path: Path) -> None:
    with cluster() as found:
        node = Node(found.url, tmp_path / "node.log")
        node.start()
        node.ready()
        through(node, found.url, found.stop, found.start)
        node.kill()


def test_who_comes_while_the_database_is_gone_hears_why(tmp_path: Path) -> None:
    """And the tables are found again when it is back."""
    with cluster() as found:
        node = Node(found.url, tmp_path / "node.log")
        node.start()
        node.ready()
        with httpx.Client(base_url=f"http://{node.address}", timeout=30) as http:
            table, tokens = seat_people(http, 4)
        node.kill()
        node.start()
        node.ready()
        url = f"ws://{node.address}/api/tables/{table}/feed"
        found.stop()
        player = Player(url, tokens[0])
        player.until(lambda: player.bye)
        assert player.bye is not None and player.bye["problem"]["message"] == "server-no-store"
        player.close()
        found.start()
        player = Player(url, tokens[0])
        player.until(lambda: player.lobby)
        assert player.lobby["you"] == 1
        player.close()
        node.kill()
