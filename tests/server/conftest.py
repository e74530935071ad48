from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from company import Served


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests that do not stop it."""
    house = Served(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()


@pytest.fixture
def own_served(tmp_path: Path) -> Iterator[Served]:
    """A server that the test may stop."""
    house = Served(tmp_path)
    yield house
    house.stop()
