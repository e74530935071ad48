"""The browser client as the server hands it out."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from coterie.core.messages import has
from coterie.server import app, pages

SOURCE = Path(app.__file__).parent


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Coterie</title>")
    (folder / "assets" / "app.js").write_text("let a = 1;\n" * 500)
    (tmp_path / "secret.txt").write_text("out of the folder")
    monkeypatch.setattr(pages, "CLIENT", pages.Client(folder))
    with TestClient(app.create_app(f"sqlite:///{tmp_path / 'tables.db'}", 0)) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/t/AAAAAAAAAAAAAAAA", "/rules/feast", "/index.html"])
def test_every_address_of_the_page_is_the_page(client: Any, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200 and "<title>Coterie</title>" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8" and answer.headers["cache-control"] == "no-cache"


def test_assets_are_pressed_and_kept(client: Any) -> None:
    answer = client.get("/assets/app.js", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip" and "immutable" in answer.headers["cache-control"]
    assert answer.text.startswith("let a") and len(gzip.compress(answer.content)) < 1000
    plain = client.get("/assets/app.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.text == answer.text
    assert client.get("/assets/app.js", headers={"if-none-match": answer.headers["etag"]}).status_code == 304
    assert client.get("/assets/other.js").status_code == 404


@pytest.mark.parametrize("path", ["/../secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "//etc/passwd"])
def test_nothing_outside_the_folder(client: Any, path: str) -> None:
    assert "out of the folder" not in client.get(path).text and "root:" not in client.get(path).text


def test_a_page_that_is_built_anew_is_seen(client: Any, tmp_path: Path) -> None:
    client.get("/")
    (tmp_path / "page" / "index.html").write_text("<!doctype html><title>Coterie, anew</title>")
    assert "anew" in client.get("/").text


def test_without_a_page_it_says_what_to_do(client: Any, tmp_path: Path) -> None:
    (tmp_path / "page" / "index.html").unlink()
    answer = client.get("/")
    assert answer.status_code == 503 and "make web" in answer.json()["text"]


def test_every_sentence_of_the_server_is_in_the_catalogue() -> None:
    used = {name for path in SOURCE.rglob("*.py") for name in re.findall(r'"(server-[a-z-]+[a-z])"', path.read_text())}
    assert len(used) > 30
    assert not [name for name in used if not has(name)]
