"""A person at the page: sees what is on it, points, and says it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Error, Locator, Page

PHONE = (390, 844)
WIDE = (1280, 800)


class Person:
    """One browser context: its own storage, its own seat; every frame that reached it is kept."""

    def __init__(self, browser: Browser, address: str, name: str, size: tuple[int, int] = PHONE) -> None:
        self.name = name
        self.address = address
        self.context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
        self.page: Page = self.context.new_page()
        self.frames: list[str] = []
        self.errors: list[str] = []
        self.turns = 0
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def see(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def shows(self, name: str) -> bool:
        return self.see(name).count() > 0

    # ------------------------------------------------------------ before the game

    def lay_table(self, game: str, seats: int, bots: int, bot: str = "careful", clock: str = "none", delay: int = 0) -> str:
        """Lays a table from the start page; the address of the table."""
        self.page.goto(self.address)
        self.see("nt-name").fill(self.name)
        if self.shows("nt-game"):
            choose(self.see("nt-game"), game)
        choose(self.see("nt-seats"), str(seats))
        choose(self.see("nt-bots"), str(bots))
        if bots:
            choose(self.see("nt-bot"), bot)
        if clock != "none" or delay:
            self.fold_out("nt-time")
            choose(self.see("nt-clock"), clock)
            choose(self.see("nt-delay"), str(delay))
        self.see("nt-create").click()
        self.see("start").wait_for()
        return self.page.url

    def fold_out(self, what: str) -> None:
        """Opens a part of the start page that lies folded."""
        if not self.see(what).locator("xpath=..").evaluate("part => part.open"):
            self.see(what).click()

    def menu(self, *way: str) -> None:
        """Touches things in the menu, one after the other."""
        self.see("menu").click()
        for name in way:
            self.see(name).click()

    def sit_down(self, address: str) -> None:
        self.page.goto(address)
        self.see("take-name").fill(self.name)
        self.see("take-seat").click()
        self.see("take-name").wait_for(state="detached")

    # ------------------------------------------------------------ in the game

    def play_a_little(self) -> bool:
        """Does one thing if it is on this person; whether there was anything to do."""
        before = len(self.frames)
        done = self.point()
        if done:
            self.page.wait_for_timeout(30)
        return done or len(self.frames) > before

    def point(self) -> bool:
        """The next thing to touch: what is closed is never touched."""
        ready = self.page.locator("[data-testid=say]:not(:disabled)")
        if ready.count():
            return self.touch(ready.first)
        chosen = self.page.locator("[data-testid^=verb-][aria-pressed=true]").count()
        for choice in [] if chosen else self.wishes():
            found = self.page.locator(f"[data-testid={choice}]:not(.closed):not(:disabled):not([aria-pressed=true])")
            if found.count():
                return self.touch(found.first)
        for kind in ("guest-", "slot-", "token-", "card-", "seat-"):
            found = self.page.locator(f"[data-testid^={kind}].may")
            if found.count() and not self.page.locator(f"[data-testid^={kind}].chosen").count():
                return self.touch(found.nth(self.turns % found.count()))
        return False

    def wishes(self) -> list[str]:
        """Verbs in the order of liking: questions at first, then accusations, so that the game ends."""
        turn = ["verb-accuse", "verb-attack", "verb-inquire", "verb-dance", "verb-pass"]
        if self.turns < 2:
            turn = ["verb-inquire", "verb-attack", "verb-dance", "verb-accuse", "verb-pass"]
        return ["pass", "verb-accept", "verb-restart", "verb-suffer", "verb-decline", "verb-refuse", *turn]

    def touch(self, what: Locator) -> bool:
        """Whether it could be touched; what is there may be gone a moment later."""
        try:
            name = what.get_attribute("data-testid", timeout=1500)
            what.click(timeout=1500)
        except Error:
            return False
        self.turns += name == "say"
        return True

    # ------------------------------------------------------------ what reached the page

    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.frames if frame.startswith("{")]

    def told(self, kind: str) -> list[dict[str, Any]]:
        steps = [message for message in self.messages() if message.get("type") == "step"]
        return [event["fields"] for step in steps for event in step["told"] if event["kind"] == kind]

    def leave(self) -> None:
        self.context.close()


def choose(field: Locator, value: str) -> None:
    """Chooses in a list, or fills a field, or touches the button of that value."""
    tag = field.first.evaluate("element => element.tagName")
    if tag == "SELECT":
        field.first.select_option(value)
    elif tag == "INPUT":
        field.first.fill(value)
    else:
        field.locator(f"[data-value='{value}'], [value='{value}']").first.click()


def play_to_the_end(people: list[Person], patience: int = 4000) -> None:
    """Everybody plays until all pages show the end."""
    for _ in range(patience):
        if all(person.shows("over") for person in people):
            return
        moved = [person.play_a_little() for person in people if not person.shows("over")]
        if not any(moved):
            people[0].page.wait_for_timeout(40)
    raise AssertionError(f"the game did not end: {people[0].page.inner_text('body')[:600]}")
