"""What a player of True Blood sees and touches at certain moments, on the real page of an upright phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from company import Served
from people import PHONE, Person
from playwright.sync_api import Browser, expect
from test_feast_page import address, small_text, too_wide
from tests.true_blood.bites import at, player

from coterie.core.chance import Seeded
from coterie.core.position import Position
from coterie.server import dealing

pytestmark = pytest.mark.browser

PEOPLE = [
    player("sookie-stackhouse, bill-compton, pam", hand="murder kidnapping investigate go-to-ground", it=7),
    player("jason-stackhouse, eric-northman injured, alcide", hand="staked vampiric-speed"),
    player("sam-merlotte, tommy-mickens", hand="graveyard healing-powers"),
    player("tara-thornton, jesus, eddie captured-by 1", hand="loyalty"),
    player("talbot, lorena", hand="arson"),
    player("the-authority, rednecks", hand="suicide"),
]

TRACK = ["claudine", "sophie-ann-the-queen", "maryanne-forrester", "terry-bellefleur", "hot-shot"]


def world(phase: str, **more: Any) -> Callable[..., Position]:
    """Instead of a deal: six players in the middle of a game."""

    def dealt(sheet: Any, names: list[str], before: Any) -> Position:
        position = at(phase, PEOPLE, track=TRACK, **more)
        position.names = names
        position.luck = Seeded(2)  # the first event succeeds
        return position

    return dealt


def seated(browser: Browser, house: Served, people: int = 1) -> list[Person]:
    """So many people at a table of six, with bots on the other seats, at the first question."""
    found = [Person(browser, address(house), name, PHONE) for name in ("Anna", "Ben", "Cora")[:people]]
    link = found[0].lay_table("true-blood", 6, 6 - people, "random")
    for person in found[1:]:
        person.sit_down(link)
    found[0].see("start").click()
    for person in found:
        person.see("dock").wait_for()
        person.see("track").wait_for()
    return found


def test_a_folded_tableau_opens_where_something_can_be_aimed_at(browser: Browser, house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "dealt", world("event"))
    (anna,) = seated(browser, house)
    expect(anna.see("card-eddie")).to_have_count(0)
    expect(anna.see("seat-4")).to_contain_text("1 captured")
    anna.see("seat-4").click()
    expect(anna.see("card-eddie")).to_contain_text("Anna’s prisoner")
    anna.see("seat-4").click()
    anna.see("verb-play").click()
    anna.see("card-kidnapping").click()
    for card in ("jason-stackhouse", "sam-merlotte", "jesus", "lorena"):
        expect(anna.see(f"card-{card}")).to_be_visible()
    assert anna.page.locator(".stage .may").first.bounding_box() is not None
    # what is closed tells why, by name
    anna.see("card-pam").click()
    expect(anna.see("why")).to_have_text("Pam is one’s own: this needs a card of another player’s.")
    anna.see("card-investigate").click()
    expect(anna.see("why")).to_have_text("“Investigate” is played with a bid only.")
    # another card of the hand can be taken instead
    anna.see("card-murder").click()
    anna.see("card-pam").click()
    expect(anna.see("say")).to_be_enabled()
    assert small_text(anna) == []
    assert not too_wide(anna)
    anna.leave()


def test_the_bid_lies_there_as_it_counts(browser: Browser, house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "dealt", world("initiative"))
    anna, ben = seated(browser, house, 2)
    anna.see("thing-4").click()
    expect(anna.see("bid")).to_contain_text("counts 4")
    anna.see("bid-investigate").click()
    expect(anna.see("bid")).to_contain_text("counts 9")
    anna.see("thing-3").click()
    anna.see("say").click()
    expect(anna.see("sealed")).to_have_text("I bid 3, Investigate.")
    expect(anna.see("bid")).to_contain_text("counts 8")
    expect(ben.see("bid")).not_to_contain_text("Investigate")
    ben.see("thing-0").click()
    ben.see("say").click()
    for person in (anna, ben):
        expect(person.page.locator(".phases .now")).to_have_text("Plotting")
    assert {"seat": 1, "number": 3, "investigate": 1} in ben.told("bids")
    for person in (anna, ben):
        assert not person.errors
        person.leave()


def test_standing_orders_are_given_seen_and_lifted(browser: Browser, house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "dealt", world("event", order=[2, 1, 3, 4, 5, 6]))
    anna, ben = seated(browser, house, 2)
    # outside a window: in the menu
    anna.see("menu").click()
    anna.see("standing-phase").click()
    expect(anna.see("standing-phase")).to_be_checked()
    anna.page.keyboard.press("Escape")
    expect(anna.see("standing-lift")).to_contain_text("Pass for this phase")
    anna.see("standing-lift").click()
    expect(anna.see("standing-lift")).to_have_count(0)
    ben.see("verb-play").click()
    # the only card that he can play is taken by itself
    ben.see("card-pam").click()
    ben.see("say").click()
    # her own card: she is asked though the order stands, and the card is marked
    expect(anna.see("window")).to_contain_text("Staked, aimed at Pam")
    expect(anna.page.locator("[data-testid=card-pam].aimed")).to_be_visible()
    anna.see("standing-concerned").click()
    expect(anna.see("standing-concerned")).to_be_checked()
    expect(anna.see("order-passes")).to_have_count(0)
    expect(anna.see("pass")).to_be_visible()
    # at this table nobody waits for show: the order answers, and the window is gone
    anna.see("standing-phase").click()
    expect(anna.see("pass")).to_have_count(0)
    for person in (anna, ben):
        assert not person.errors
        person.leave()


def test_every_card_can_be_found_and_read(browser: Browser, house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "dealt", world("recruitment"))
    (anna,) = seated(browser, house)
    anna.see("open-rules").click()
    anna.see("open-cards").click()
    index = anna.page.locator("[data-testid^=index-]")
    expect(index).to_have_count(62 + 82)
    anna.see("find-card").fill("blood")
    expect(index).to_have_count(5)
    anna.see("find-card").fill("EDDIE")
    index.locator("summary").click()
    expect(index).to_contain_text("+5 BT for: Lafayette Reynolds")
    assert small_text(anna) == []
    assert not too_wide(anna)
    anna.leave()
