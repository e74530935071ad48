from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from nodes import Node, emptied


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.faults)


@pytest.fixture
def long() -> bool:
    """Whether the long form is wanted (``make faults``)."""
    return os.environ.get("COTERIE_FAULTS") == "long"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database; PostgreSQL only where ``COTERIE_TEST_POSTGRESQL`` names one that may be emptied."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    url = os.environ.get("COTERIE_TEST_POSTGRESQL", "")
    if not url:
        pytest.skip("no PostgreSQL to test with")
    return emptied(url)


@pytest.fixture
def node(database: str, tmp_path: Path) -> Iterator[Node]:
    found = Node(database, tmp_path / "node.log")
    found.start()
    found.ready()
    yield found
    found.kill()
