"""The database of a running game is locked: the page says so, and goes on by itself when it is back."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from company import Served
from people import Person
from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.faults]


def test_the_page_says_that_nothing_can_be_written_and_goes_on(browser: Browser, own_house: Served, tmp_path: Path) -> None:
    house = own_house
    anna = Person(browser, f"http://127.0.0.1:{house.port}", "Anna")
    anna.lay_table("feast", 4, 3, "random")
    anna.see("start").click()
    anna.see("dock").wait_for()
    anna.see("open-talk").first.click()
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("begin immediate")
    try:
        anna.see("chat-input").fill("Is anybody there?")
        anna.see("chat-send").click()
        anna.see("unkept").wait_for(timeout=40_000)
        assert anna.see("chat-line").count() == 0, "what is not written down is not shown"
    finally:
        other.execute("rollback")
        other.close()
    anna.see("unkept").wait_for(state="detached", timeout=40_000)
    anna.see("chat-line").wait_for()
    assert anna.see("chat-line").count() == 1 and "Is anybody there?" in anna.see("chat-line").inner_text()
    assert anna.errors == []
