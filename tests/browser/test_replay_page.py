"""Looking back through the real page: from the end of a game, by its slider, through other eyes, by a link to one moment, by a record."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from company import Served, played
from people import PHONE, WIDE, Person, choose, play_to_the_end
from playwright.sync_api import Browser, Page
from test_feast_page import address, small_text, too_wide

pytestmark = pytest.mark.browser


def where(person: Person) -> int:
    return int(person.see("replay-where").inner_text().split(" of ")[0])


def at(page: Page, moment: int, seat: str) -> None:
    """Waits until the page shows this moment through these eyes, and says so in its address."""
    page.wait_for_function("([at, seat]) => location.search === `?at=${at}&seat=${seat}`", arg=[moment, seat])
    page.wait_for_function("at => document.querySelector('[data-testid=replay-at]')?.value === String(at)", arg=moment)


def test_a_game_is_looked_back_upon_from_its_end(browser: Browser, house: Served, tmp_path: Path) -> None:
    anna = Person(browser, address(house), "Anna")
    table = anna.lay_table("feast", 5, 4)
    anna.see("start").click()
    anna.see("dock").wait_for()
    play_to_the_end([anna])
    winner = anna.see("winner").inner_text()
    mine = anna.told("dealt")[0]["guest"]
    anna.see("look-back").click()
    anna.see("replay-bar").wait_for()
    assert anna.page.url == f"{table}/replay?at=0&seat=1"
    # through one's own eyes only one's own card is known; nothing can be said any more
    assert anna.see("say").count() == anna.see("talk-send").count() == 0
    assert [fields for fields in seen(anna, "dealt") if fields["seat"] != 1] == []
    assert seen(anna, "dealt")[0]["guest"] == mine
    # a step on, by the button and by the arrow; all the way by the slider
    anna.see("replay-next").click()
    at(anna.page, 1, "1")
    anna.page.keyboard.press("ArrowRight")
    at(anna.page, 2, "1")
    anna.page.keyboard.press("ArrowLeft")
    at(anna.page, 1, "1")
    anna.see("replay-at").focus()
    anna.page.keyboard.press("End")
    anna.see("over").wait_for()
    assert anna.see("winner").inner_text() == winner
    assert anna.see("again").count() == 0
    # through somebody else's eyes
    choose(anna.see("replay-eyes"), "3")
    anna.page.wait_for_function("() => location.search.endsWith('seat=3')")
    anna.page.keyboard.press("Home")
    anna.see("replay-before").and_(anna.page.locator(":disabled")).wait_for()
    at(anna.page, 0, "3")
    anna.see("dock").wait_for()
    assert {fields["seat"] for fields in seen(anna, "dealt")} == {1, 3}, "each through the eyes of its own seat"
    # back at the table, and here again by the browser's own way back
    anna.see("menu").click()
    anna.see("to-table").click()
    anna.see("again").wait_for()
    assert anna.page.url == table
    anna.page.go_back()
    at(anna.page, 0, "3")
    # a record taken home, and brought along again by somebody who was not there
    with anna.page.expect_download() as coming:
        anna.see("replay-record").click()
    kept = tmp_path / "game.toml"
    coming.value.save_as(kept)
    assert not anna.errors
    anna.leave()
    ben = Person(browser, address(house), "Ben", WIDE)
    ben.page.goto(ben.address)
    ben.see("open-record").set_input_files(kept)
    ben.see("replay-bar").wait_for()
    assert re.search(r"/r/[\w-]{16}\?at=0&seat=all$", ben.page.url)
    ben.page.keyboard.press("End")
    ben.see("winner").wait_for()
    assert not ben.errors
    ben.leave()


def seen(person: Person, kind: str) -> list[dict[str, object]]:
    """The events of a kind that the looking back has fetched."""
    found: list[dict[str, object]] = person.page.evaluate(
        """async kind => {
            const urls = performance.getEntriesByType("resource").map(e => e.name).filter(name => /review\\/\\d+\\?/.test(name));
            const stills = await Promise.all(urls.map(url => fetch(url).then(answer => answer.json())));
            return stills.flatMap(still => still.told).filter(event => event.kind === kind).map(event => event.fields);
        }""",
        kind,
    )
    return found


def test_a_line_of_the_log_leads_to_its_moment_and_the_link_to_it_holds(browser: Browser, house: Served) -> None:
    table, _ = played(house, "feast", 4, {"max_turns": "8"}, 5)
    anna = Person(browser, address(house), "Anna", WIDE)
    anna.page.goto(f"{anna.address}/t/{table}")
    anna.see("over").wait_for()
    line = anna.page.locator("[data-testid=log-entry][data-kind=inquires], [data-testid=log-entry][data-kind=invites]").last
    text = line.locator("button").inner_text()
    line.locator("a").click()
    anna.see("replay-bar").wait_for()
    anna.page.wait_for_function("() => /\\?at=\\d+&seat=0$/.test(location.search)")
    moment = where(anna)
    assert 0 < moment < int(anna.see("replay-at").get_attribute("max") or 0)
    assert text.strip() in anna.see("log").inner_text()
    newest = anna.see("log-entry").first.inner_text()
    # another line of the log, from here
    anna.see("log-entry").last.locator("a").click()
    anna.page.wait_for_function("at => location.search !== `?at=${at}&seat=0`", arg=moment)
    anna.page.go_back()
    at(anna.page, moment, "0")
    link = anna.page.url
    ben = Person(browser, anna.address, "Ben")
    ben.page.goto(link)
    ben.see("replay-bar").wait_for()
    assert where(ben) == moment and ben.page.url == link
    ben.see("open-log").click()
    assert ben.see("log-entry").first.inner_text() == newest
    assert not anna.errors and not ben.errors
    anna.leave()
    ben.leave()


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["390", "1280"])
@pytest.mark.parametrize(("game", "seats"), [("feast", 7), ("blood-bound", 8), ("true-blood", 3)])
def test_every_game_is_shown_as_it_was_in_play(browser: Browser, house: Served, game: str, seats: int, size: tuple[int, int]) -> None:
    table, _ = played(house, game, seats, {}, 11)
    moments = len(house.http.get(f"/api/tables/{table}/review").json()["moments"])
    anna = Person(browser, address(house), "Anna", size)
    for moment, eyes in ((0, "all"), (moments // 2, "2"), (moments // 2, "all"), (moments - 1, "0")):
        anna.page.goto(f"{anna.address}/t/{table}/replay?at={moment}&seat={eyes}")
        anna.see("replay-bar").wait_for()
        anna.see("over" if moment == moments - 1 else "dock").wait_for()
        assert where(anna) == moment
        assert small_text(anna) == [] and not too_wide(anna)
        for button in ("replay-before", "replay-next", "replay-play", "replay-eyes", "replay-record"):
            box = anna.see(button).bounding_box()
            assert box is not None and box["height"] >= 44 and box["y"] + box["height"] <= size[1] + 1, "always at hand"
    assert not anna.errors
    anna.leave()


def test_it_runs_by_itself_until_it_is_stopped(browser: Browser, house: Served) -> None:
    table, _ = played(house, "feast", 4, {"max_turns": "8"}, 6)
    anna = Person(browser, address(house), "Anna")
    anna.page.goto(f"{anna.address}/t/{table}/replay")
    anna.see("replay-play").click()
    at(anna.page, 2, "all")
    anna.see("replay-play").click()
    moment = where(anna)
    anna.page.wait_for_timeout(2200)
    assert where(anna) == moment
    anna.leave()


def test_a_game_that_goes_on_and_a_record_that_is_none_are_refused_in_words(browser: Browser, house: Served, tmp_path: Path) -> None:
    anna = Person(browser, address(house), "Anna")
    table = anna.lay_table("feast", 4, 3)
    anna.page.goto(f"{table}/replay")
    assert "until the game is over" in anna.see("replay-problem").inner_text()
    anna.page.goto(anna.address)
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('game = "feast"\nseats = 4\n[deal]\nfirst = 1\n[play]\nlines = """\n2 accuse\n"""\n')
    anna.see("open-record").set_input_files(wrong)
    assert "Line 7" in anna.see("record-problem").inner_text()
    anna.leave()


def test_my_tables_say_how_they_stand_and_can_be_forgotten(browser: Browser, house: Served) -> None:
    anna = Person(browser, address(house), "Anna")
    waiting = anna.lay_table("feast", 4, 3)
    over = anna.lay_table("feast", 4, 3, "random")
    anna.see("start").click()
    anna.see("dock").wait_for()
    play_to_the_end([anna])
    anna.page.goto(anna.address)
    anna.page.locator("[data-testid=my-table][data-state=waiting]").wait_for()
    assert [row.get_attribute("data-state") for row in anna.see("my-table").all()] == ["waiting", "over"]
    assert [row.locator("a").get_attribute("href") for row in anna.see("my-table").all()] == [waiting[-19:], over[-19:]]
    assert small_text(anna) == [] and not too_wide(anna)
    anna.see("forget-table").first.click()
    anna.page.reload()
    anna.page.locator("[data-testid=my-table][data-state=over]").wait_for()
    assert anna.see("my-table").count() == 1
    anna.leave()
