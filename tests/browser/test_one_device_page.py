"""A whole game on one device that goes from hand to hand: no hand-over shows anything of anybody's cards."""

from __future__ import annotations

import pytest
from company import Served
from people import PHONE, WIDE, Person, choose
from playwright.sync_api import Browser, Error
from test_feast_page import address, small_text, too_wide

from coterie.core.messages import text
from coterie.server.live import LiveTable

pytestmark = pytest.mark.browser

NAMES = ["Anna", "Ben", "Cora"]
GUESTS = ["dracula", "boogie", "jekyll", "swamp", "helsing", "trickster", "ghost", "alucard", "witch", "zombie"]


class Device(Person):
    """One page, several people: hands itself on when it is told to."""

    def __init__(self, browser: Browser, house: Served, size: tuple[int, int]) -> None:
        super().__init__(browser, address(house), NAMES[0], size)
        self.house = house
        self.hands: list[int] = []

    def lay(self, game: str, seats: int, bots: int) -> LiveTable:
        self.page.goto(self.address)
        self.see("nt-name").fill(self.name)
        choose(self.see("nt-game"), game)
        choose(self.see("nt-seats"), str(seats))
        choose(self.see("nt-bots"), str(bots))
        self.see("nt-together").check()
        for k, name in enumerate(NAMES[1 : seats - bots], 2):
            self.see(f"nt-person-{k}").fill(name)
        self.see("nt-create").click()
        self.see("round").wait_for()
        self.table = self.house.house.tables[self.page.url.rsplit("/", 1)[1]]
        return self.table

    def point(self) -> bool:
        if self.shows("hand-over"):
            return self.take()
        if self.shows("hand-on"):
            return self.touch(self.see("hand-on"))
        if self.shows("lay-down") and not (self.shows("say") or self.shows("pass")):
            return self.touch(self.see("lay-down"))
        return super().point()

    def take(self) -> bool:
        """Nothing of anybody is on the screen, then one's own view is."""
        seat = int(self.see("hand-over").get_attribute("data-seat") or 0)
        everything = self.page.evaluate("document.body.outerHTML + document.title").lower().replace("dracula’s feast", "")
        assert [guest for guest in GUESTS if guest in everything] == []
        self.hands.append(seat)
        self.touch(self.see("take-device"))
        self.see("round").wait_for()
        assert self.see("round").get_attribute("data-shown") == str(seat)
        if self.table.sheet.game == "feast":
            self.look(seat)
        return True

    def look(self, seat: int) -> None:
        """The card and the secrets on the screen are those of this seat."""
        play = self.table.play
        assert play is not None
        own = play.position.view(seat)["players"][str(seat)]
        if not own["revealed"]:
            self.see("peek").click()
            assert self.page.locator("article.card h3").first.inner_text() == text(f"feast-guest-{own['guest']}")
            self.see("peek").click()
        if self.page.viewport_size == {"width": WIDE[0], "height": WIDE[1]}:
            told = len([event for event in play.position.told(seat) if event.kind in ("whisper", "sees")])
            assert self.page.locator("[data-testid=log-entry].private").count() == told


def test_a_whole_feast_on_one_device(browser: Browser, house: Served) -> None:
    device = Device(browser, house, WIDE)
    table = device.lay("feast", 4, 1)
    assert table.sheet.clock == "round" and [chair.kind for chair in table.chairs] == ["person"] * 3 + ["bot"]
    assert small_text(device) == [] and not too_wide(device)
    for _ in range(4000):
        if device.shows("over"):
            break
        try:
            moved = device.play_a_little()
        except Error:
            moved = False
        if not moved:
            device.page.wait_for_timeout(30)
    device.see("winner").wait_for()
    assert set(device.hands) == {1, 2, 3}
    assert not device.shows("round") and not device.errors
    # again, with the same people at the same device
    device.see("again").first.click()
    device.see("start").click()
    device.see("hand-on").wait_for()
    device.leave()


def test_everybody_who_is_asked_gets_the_device_whatever_they_hold(browser: Browser, house: Served) -> None:
    """A question to several goes round in the order of the seats, and what has been said is not shown to the next."""
    device = Device(browser, house, PHONE)
    table = device.lay("true-blood", 3, 0)
    assert table.play is not None
    question = table.play.position.question
    assert question is not None and list(question.asks) == [1, 2, 3]
    for seat in (1, 2, 3):
        device.see("hand-on").click()
        device.take()
        assert not device.shows("sealed")
        number = device.page.locator(".may").first
        if number.count() and not device.see("say").is_enabled():
            number.click()
        device.see("say").click()
        if seat < 3:
            device.see("sealed").wait_for()
    assert device.hands == [1, 2, 3]
    device.leave()
