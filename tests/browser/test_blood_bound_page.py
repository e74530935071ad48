"""Whole games of Blood Bound through the real page."""

from __future__ import annotations

import pytest
from company import Served
from people import PHONE, WIDE, Person, play_to_the_end
from playwright.sync_api import Browser
from test_feast_page import address, small_text, too_wide

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("seats", "size"), [(6, PHONE), (9, WIDE)], ids=["6 seats at 390", "9 seats at 1280"])
def test_one_person_plays_a_whole_game_against_bots(browser: Browser, house: Served, seats: int, size: tuple[int, int]) -> None:
    anna = Person(browser, address(house), "Anna", size)
    anna.lay_table("blood-bound", seats, seats - 1, "random")
    anna.see("start").click()
    anna.see("dock").wait_for()
    play_to_the_end([anna])
    assert anna.see("winner").inner_text().strip()
    # one's own card, and the clue of oneself and of the right neighbour: nothing more was ever sent before the end
    assert [fields["seat"] for fields in anna.told("dealt")] == [1]
    assert {fields["seat"] for fields in anna.told("clue")} == {1, seats}
    assert not anna.errors
    anna.leave()


def test_twelve_players_are_readable_on_a_phone(browser: Browser, house: Served) -> None:
    anna = Person(browser, address(house), "Anna")
    anna.lay_table("blood-bound", 12, 11)
    anna.see("start").click()
    anna.see("dock").wait_for()
    anna.page.wait_for_timeout(300)
    assert small_text(anna) == []
    assert not too_wide(anna)
    for seat in range(1, 13):
        box = anna.see(f"seat-{seat}").bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 391
    anna.leave()
