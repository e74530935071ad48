"""A whole game of True Blood through the real page."""

from __future__ import annotations

import pytest
from company import Served
from people import PHONE, WIDE, Person
from playwright.sync_api import Browser, Error, Locator
from test_feast_page import address, small_text, too_wide

pytestmark = pytest.mark.browser


class Recruiter(Person):
    """Recruits what can be paid, plays and acts once a go, lets windows pass by a standing order."""

    tried = ""
    """Where the last deed was done: one a go is enough."""

    def point(self) -> bool:
        if self.shows("say") and self.see("say").first.is_enabled():
            return self.touch(self.see("say").first)
        if self.shows("window"):
            return self.stand()
        verbs = self.page.locator("[data-testid^=verb-], [data-testid=pass]")
        if not verbs.count() or self.page.locator("[data-testid^=verb-][aria-pressed=true]").count():
            found = self.page.locator(".stage [data-kind=thing].may, .things [data-kind=thing].may")
            return bool(found.count()) and self.touch(found.nth(self.turns % found.count()))
        return self.begin()

    def stand(self) -> bool:
        """The standing order for windows, given once a go."""
        standing = self.page.locator("[data-testid=standing]:not(:checked)")
        if standing.count():
            try:
                standing.first.check(timeout=500)
            except Error:
                return False
            return True
        return False

    def begin(self) -> bool:
        """A verb: a deed at first, then passing."""
        place = self.page.locator("[data-testid=where], .phases .now").all_inner_texts()
        where = " ".join(words.split(".")[0] for words in place)
        deeds = ["verb-play", "verb-act"] if where != self.tried else []
        for verb in ["verb-buy", *deeds, "verb-pass"]:
            found = self.page.locator(f"[data-testid={verb}]:not(.closed):not(:disabled)")
            if found.count():
                self.tried = where if verb in deeds else self.tried
                return self.touch(found.first)
        return False


def until_over(person: Recruiter, patience: int = 6000) -> None:
    """Plays until the page shows the end."""
    for _ in range(patience):
        if person.shows("over"):
            return
        if not person.play_a_little():
            person.page.wait_for_timeout(30)
    raise AssertionError(f"the game did not end: {person.page.inner_text('body')[:600]}")


def narrow(boxes: Locator) -> list[str]:
    """What is too small for a finger, measured at one moment."""
    found: list[str] = boxes.evaluate_all("boxes => boxes.filter(b => b.offsetHeight > 0 && b.offsetHeight < 44).map(b => b.innerText)")
    return found


def test_one_person_plays_a_whole_game_against_a_bot(browser: Browser, house: Served) -> None:
    """Two players, to the end: the points are there card by card."""
    anna = Recruiter(browser, address(house), "Anna", WIDE)
    anna.lay_table("true-blood", 2, 1)
    anna.see("start").click()
    anna.see("dock").wait_for()
    until_over(anna)
    assert anna.see("winner").inner_text().strip()
    assert anna.see("was-1").count() == anna.see("was-2").count() == 1
    # what the other drew was never sent before the end
    assert all(set(fields) == {"event"} for fields in anna.told("gets"))
    assert len(anna.told("gets")) < len(anna.told("draws"))
    assert not anna.errors
    anna.leave()


def test_six_players_are_readable_on_a_phone(browser: Browser, house: Served) -> None:
    """Upright, with everybody's cards: nothing too wide, nothing too small."""
    anna = Recruiter(browser, address(house), "Anna", PHONE)
    anna.lay_table("true-blood", 6, 5)
    anna.see("start").click()
    anna.see("dock").wait_for()
    for _ in range(60):
        anna.play_a_little()
        anna.page.wait_for_timeout(20)
    assert small_text(anna) == []
    assert not too_wide(anna)
    assert narrow(anna.page.locator(".stage button")) == []
    assert anna.shows("where") and not anna.errors
    anna.leave()
