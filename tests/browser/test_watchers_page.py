"""Watchers: what they see, when they see it, and the room of their own."""

from __future__ import annotations

from pathlib import Path

import pytest
from company import Served
from people import PHONE, WIDE, Person, play_to_the_end
from playwright.sync_api import Browser, TimeoutError
from test_feast_page import address, small_text, too_wide

from coterie.server.clocks import Pace

pytestmark = pytest.mark.browser


def watch(browser: Browser, house: Served, link: str, name: str) -> Person:
    """Somebody who opens a table where all seats are taken."""
    watcher = Person(browser, address(house), name, WIDE)
    watcher.page.goto(link)
    try:
        watcher.see("watching").wait_for()
    except TimeoutError as slow:
        shown = watcher.page.locator("body").inner_text()
        raise AssertionError(f"{watcher.errors} {watcher.frames[-3:]} {shown}") from slow
    return watcher


def go_in(watcher: Person) -> None:
    """Into the watchers' room, under one's name."""
    watcher.see("room-gallery").click()
    watcher.see("watcher-name").fill(watcher.name)
    watcher.see("watcher-go").click()
    watcher.see("chat-input").wait_for()


def say(person: Person, words: str) -> None:
    person.see("chat-input").fill(words)
    person.see("chat-send").click()
    person.see("chat-line").filter(has_text=words).wait_for()


@pytest.mark.parametrize(("game", "seats"), [("feast", 5), ("blood-bound", 8), ("true-blood", 4)])
def test_each_game_can_be_watched(browser: Browser, house: Served, game: str, seats: int) -> None:
    anna = Person(browser, address(house), "Anna")
    link = anna.lay_table(game, seats, seats - 1)
    anna.see("start").click()
    anna.see("dock").wait_for()
    wanda = watch(browser, house, link, "Wanda")
    for seat in range(1, seats + 1):
        assert wanda.see(f"seat-{seat}").count()
    assert not wanda.shows("say") and not wanda.shows("pass")
    for width, height in (WIDE, PHONE):
        wanda.page.set_viewport_size({"width": width, "height": height})
        wanda.page.wait_for_timeout(200)
        assert small_text(wanda) == [] and not too_wide(wanda)
    assert wanda.told("dealt") == []
    assert not wanda.errors
    anna.leave()
    wanda.leave()


def test_the_watchers_room_is_heard_at_the_table_only_after_the_end(browser: Browser, house: Served) -> None:
    anna = Person(browser, address(house), "Anna", WIDE)
    link = anna.lay_table("feast", 5, 4)
    anna.see("start").click()
    anna.see("dock").wait_for()
    wanda, walt = watch(browser, house, link, "Wanda"), watch(browser, house, link, "Walt")
    go_in(wanda)
    say(wanda, "It is the Ghost.")
    walt.see("room-gallery").click()
    walt.see("chat-line").filter(has_text="It is the Ghost.").wait_for()
    assert "Wanda" in walt.see("chat").inner_text()
    say(anna, "Good evening.")
    walt.see("room-table").click()
    walt.see("chat-line").filter(has_text="Good evening.").wait_for()
    assert not anna.shows("room-gallery")
    assert not any("It is the Ghost." in frame for frame in anna.frames)
    # whoever has said a name once is not asked for it again
    wanda.page.reload()
    wanda.see("room-gallery").click()
    assert wanda.see("chat-line").inner_text().startswith("Wanda") and not wanda.shows("watcher-name")
    play_to_the_end([anna])
    anna.see("room-gallery").click()
    anna.see("chat-line").filter(has_text="It is the Ghost.").wait_for()
    assert not anna.shows("chat-input")
    for person in (anna, wanda, walt):
        assert not person.errors
        person.leave()


def test_with_a_delay_watchers_are_told_so_and_see_everything_later(browser: Browser, tmp_path: Path) -> None:
    slow = Served(tmp_path, Pace(0.05))
    try:
        anna = Person(browser, address(slow), "Anna", WIDE)
        link = anna.lay_table("feast", 4, 3, delay=60)
        anna.see("start").click()
        anna.see("dock").wait_for()
        say(anna, "Good evening.")
        wanda = Person(browser, address(slow), "Wanda", WIDE)
        wanda.page.goto(link)
        wanda.see("chat").wait_for()
        assert not wanda.shows("chat-line")
        wanda.see("watching").wait_for()
        assert "1 minute later" in wanda.see("watching").inner_text()
        wanda.see("chat-line").filter(has_text="Good evening.").wait_for()
        anna.leave()
        wanda.leave()
    finally:
        slow.stop()
