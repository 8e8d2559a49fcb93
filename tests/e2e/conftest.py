"""Tests in a real browser, against a real server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e import chromium
from tests.e2e.guest import Guest, Invite
from tests.e2e.serving import Server
from tests.patience import HANGING

expect.set_options(timeout=HANGING * 1000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.e2e)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all tests here, and no longer: while it runs, no other test can use asyncio."""
    with chromium.running() as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("table"))
    server.start()
    yield server
    server.kill()
    server.check()


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Lets somebody come with a browser of their own; at the end nothing may have gone wrong."""
    guests: list[Guest] = []

    def come(**wishes: Any) -> Guest:
        guests.append(Guest(browser, server.url, **wishes))
        return guests[-1]

    yield come
    for guest in guests:
        guest.leave()
    for guest in guests:
        guest.check()


@pytest.fixture
def guest(invite: Invite) -> Guest:
    return invite()
