"""Clocks, people who are away, and what a host can do, through the real page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from company import Served
from people import PHONE, WIDE, Person
from playwright.sync_api import Browser
from test_feast_page import address, small_text, too_wide

from coterie.server.clocks import Pace

pytestmark = pytest.mark.browser


@pytest.fixture
def brisk_house(tmp_path: Path) -> Iterator[Served]:
    """A house where 45 seconds are over in nearly one."""
    served = Served(tmp_path, Pace(0.02))
    yield served
    served.stop()


def test_a_bot_plays_for_whoever_is_too_late_and_gives_the_seat_back(browser: Browser, brisk_house: Served) -> None:
    anna = Person(browser, address(brisk_house), "Anna")
    anna.lay_table("true-blood", 3, 2, clock="brisk")
    anna.see("start").click()
    anna.see("away").wait_for()
    assert anna.shows("stand-in")
    anna.see("resume").click()
    anna.see("away").wait_for(state="detached")
    lobbies = [message for message in anna.messages() if message["type"] == "lobby"]
    assert not lobbies[-1]["seats"][0]["away"]
    assert anna.see("countdown").count() + anna.see("window").count() > 0
    assert not anna.errors
    anna.leave()


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["390", "1280"])
def test_the_time_that_is_left_is_the_same_for_all(browser: Browser, own_house: Served, size: tuple[int, int]) -> None:
    own_house.house.pace.factor = 1.0
    anna, ben = Person(browser, address(own_house), "Anna", size), Person(browser, address(own_house), "Ben", size)
    link = anna.lay_table("blood-bound", 6, 4, clock="relaxed")
    ben.sit_down(link)
    anna.see("start").click()
    for person in (anna, ben):
        person.see("countdown").wait_for()
        assert small_text(person) == [] and not too_wide(person)
        minutes, seconds = person.see("countdown").inner_text().split()[-1].split(":")
        assert 150 < int(minutes) * 60 + int(seconds) <= 180
    for person in (anna, ben):
        person.leave()


def test_leaving_is_asked_twice_and_the_host_has_somebody_replaced(browser: Browser, house: Served) -> None:
    people = [Person(browser, address(house), name) for name in ("Anna", "Ben", "Cora")]
    anna, ben, cora = people
    link = anna.lay_table("true-blood", 3, 0)
    ben.sit_down(link)
    cora.sit_down(link)
    anna.see("start").click()
    for person in people:
        person.see("dock").wait_for()
    ben.menu("leave-open")
    assert not anna.shows("stand-in")
    ben.see("leave-yes").click()
    anna.see("stand-in").wait_for()
    ben.page.goto(link)
    ben.see("resume").click()
    anna.see("stand-in").wait_for(state="detached")
    anna.menu("persons", "replace-3")
    cora.see("away").wait_for()
    cora.see("resume").click()
    cora.see("away").wait_for(state="detached")
    anna.see("remove-2").click()
    anna.see("remove-yes").click()
    ben.see("replaced").wait_for()
    # from now on the page is a watcher's: no card of its own, no key
    assert ben.page.evaluate("JSON.parse(localStorage.getItem('coterie.tables') ?? '{}')") == {}
    assert not any(person.errors for person in people)
    for person in people:
        person.leave()
