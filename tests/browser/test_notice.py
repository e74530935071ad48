"""Leaving an address for notices in the menu of a table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from company import Served, Webhook
from people import Person
from playwright.sync_api import Browser, expect

from coterie.server.hosting import Hosting

pytestmark = pytest.mark.browser


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    """A house that sends notices to anywhere."""
    served = Served(tmp_path, hosting=Hosting("https://feast.example.org", notices="any"))
    yield served
    served.stop()


@pytest.fixture
def webhook() -> Iterator[Webhook]:
    found = Webhook()
    yield found
    found.shutdown()
    found.server_close()


def test_an_address_is_left_kept_and_taken_back(browser: Browser, house: Served, webhook: Webhook) -> None:
    anna = Person(browser, f"http://127.0.0.1:{house.port}", "Anna")
    anna.lay_table("feast", 4, 3)
    anna.see("start").click()
    anna.see("menu").click()
    anna.see("notice-open").click()
    expect(anna.see("notice-save")).to_be_disabled()
    anna.see("notice-url").fill("nonsense")
    anna.see("notice-save").click()
    expect(anna.see("notice-problem")).to_have_text("Notices cannot be sent to this address.", timeout=40_000)
    anna.see("notice-url").fill(webhook.url)
    anna.see("notice-quiet").check()
    anna.see("notice-from").fill("22:00")
    anna.see("notice-until").fill("07:30")
    anna.see("notice-save").click()
    expect(anna.see("notice-open")).to_contain_text("on", timeout=40_000)
    assert len(webhook.heard) == 1
    anna.see("notice-open").click()
    expect(anna.see("notice-url")).to_have_value("")
    expect(anna.see("notice-from")).to_have_value("22:00")
    assert "secret-path" not in anna.page.content()
    anna.see("notice-quiet").uncheck()
    anna.see("notice-save").click()
    expect(anna.see("notice-open")).to_contain_text("on")
    anna.see("notice-open").click()
    expect(anna.see("notice-quiet")).not_to_be_checked()
    anna.see("notice-strike").click()
    expect(anna.see("notice-open")).to_contain_text("off")
    assert len(webhook.heard) == 1 and anna.errors == []
    anna.context.close()


def test_a_house_that_sends_none_offers_none(browser: Browser, tmp_path: Path) -> None:
    served = Served(tmp_path)
    anna = Person(browser, f"http://127.0.0.1:{served.port}", "Anna")
    anna.lay_table("feast", 4, 3)
    anna.see("start").click()
    anna.see("menu").click()
    anna.see("bell").wait_for()
    assert not anna.shows("notice-open")
    anna.context.close()
    served.stop()
