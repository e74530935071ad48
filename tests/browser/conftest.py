"""A served house and a real Chromium for the tests that play through the page."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from company import Served
from playwright.sync_api import Browser, sync_playwright

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Headless Chromium as the system has it; closed with its module, for its loop would be in the way of other tests."""
    path = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    assert path, "Chromium is missing: make browser"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house where nobody waits for show."""
    served = Served(tmp_path_factory.mktemp("house"))
    yield served
    served.stop()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Served]:
    """A house that the test may stop."""
    served = Served(tmp_path)
    yield served
    served.stop()
