"""Whole games of the feast through the real page."""

from __future__ import annotations

import pytest
from company import Served
from people import PHONE, WIDE, Person, play_to_the_end
from playwright.sync_api import Browser

pytestmark = pytest.mark.browser


def address(house: Served) -> str:
    return f"http://127.0.0.1:{house.port}"


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["390", "1280"])
def test_one_person_plays_a_whole_game_against_four_bots(browser: Browser, house: Served, size: tuple[int, int]) -> None:
    anna = Person(browser, address(house), "Anna", size)
    anna.lay_table("feast", 5, 4)
    anna.see("start").click()
    anna.see("dock").wait_for()
    play_to_the_end([anna])
    anna.see("winner").wait_for()
    assert anna.see("winner").inner_text().strip()
    # all cards lie open: the page names the guest of every seat
    assert len(anna.told("opens")) + len(anna.told("reveals")) >= 5
    assert not anna.errors
    anna.leave()


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["390", "1280"])
def test_three_people_on_three_devices(browser: Browser, house: Served, size: tuple[int, int]) -> None:
    people = [Person(browser, address(house), name, size) for name in ("Anna", "Hương", "王小明")]
    link = people[0].lay_table("feast", 4, 1)
    for person in people[1:]:
        person.sit_down(link)
    people[0].see("start").click()
    for person in people:
        person.see("dock").wait_for()
    play_to_the_end(people)
    ends = {person.see("winner").inner_text().strip() for person in people if not person.see("winner").inner_text().startswith("You")}
    assert len(ends) <= 1
    for person in people:
        # nobody's page was ever sent the card dealt to somebody else, or a whisper twice
        own = {fields["seat"] for fields in person.told("dealt")}
        assert len(own) == 1
        others = [other for other in people if other is not person]
        for other in others:
            assert own.isdisjoint({fields["seat"] for fields in other.told("dealt")})
        assert not person.errors
    people[0].see("again").first.click()
    people[0].see("start").wait_for()
    for person in people:
        person.leave()


def test_a_reload_and_a_restart_bring_everybody_back_to_their_seat(browser: Browser, own_house: Served) -> None:
    anna = Person(browser, address(own_house), "Anna")
    anna.lay_table("feast", 5, 4)
    anna.see("start").click()
    anna.see("dock").wait_for()
    mine = anna.told("dealt")[0]
    anna.page.reload()
    anna.see("dock").wait_for()
    assert anna.told("dealt")[-1] == mine
    port = own_house.port
    own_house.stop()
    own_house.begin_at(port)
    anna.page.wait_for_timeout(200)
    play_to_the_end([anna])
    assert {fields["guest"] for fields in anna.told("dealt")} == {mine["guest"]}
    anna.leave()


def test_the_game_is_playable_by_keyboard_alone(browser: Browser, house: Served) -> None:
    for _ in range(6):
        anna = Person(browser, address(house), "Anna")
        anna.lay_table("feast", 4, 3)
        anna.see("start").focus()
        anna.page.keyboard.press("Enter")
        anna.see("dock").wait_for()
        if comes_to_a_turn(anna):
            break
        anna.leave()
    press(anna, "verb-inquire")
    press_first(anna, "seat-")
    press_first(anna, "guest-")
    before = len(anna.told("whisper"))
    press(anna, "say")
    anna.page.wait_for_timeout(500)
    assert len(anna.told("whisper")) == before + 1
    anna.leave()


def comes_to_a_turn(person: Person) -> bool:
    """Plays on until this person may ask a question; False if the game is over first, as it may be."""
    for _ in range(600):
        if person.page.locator("[data-testid=verb-inquire]:not(.closed):not(:disabled)").count():
            return True
        if person.shows("over"):
            return False
        person.point()
        person.page.wait_for_timeout(40)
    return False


def press(person: Person, name: str) -> None:
    found = person.page.locator(f"[data-testid={name}]:not(.closed):not(:disabled)").first
    found.focus()
    person.page.keyboard.press("Enter")


def press_first(person: Person, kind: str) -> None:
    found = person.page.locator(f"[data-testid^={kind}].may").first
    found.focus()
    assert person.page.evaluate("document.activeElement.matches('[data-testid]')")
    person.page.keyboard.press("Enter")


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["390", "1280"])
def test_text_is_14_px_or_more_and_nothing_is_wider_than_the_screen(browser: Browser, house: Served, size: tuple[int, int]) -> None:
    anna = Person(browser, address(house), "Anna", size)
    anna.lay_table("feast", 8, 7)
    seen = [small_text(anna), too_wide(anna)]
    anna.see("start").click()
    anna.see("dock").wait_for()
    anna.page.wait_for_timeout(300)
    seen += [small_text(anna), too_wide(anna)]
    assert seen == [[], False, [], False]
    anna.leave()


def small_text(person: Person) -> list[str]:
    """Visible texts below 14 px."""
    found: list[str] = person.page.evaluate(
        """() => [...document.querySelectorAll('body *')].filter(e => {
            if (![...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim())) return false;
            const box = e.getBoundingClientRect();
            return box.width > 1 && box.height > 1 && parseFloat(getComputedStyle(e).fontSize) < 14;
        }).map(e => e.textContent.trim())"""
    )
    return found


def too_wide(person: Person) -> bool:
    wide: bool = person.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    return wide
