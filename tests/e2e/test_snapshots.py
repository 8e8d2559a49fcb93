"""Thirty screens look as they did; a part that moves, goes or comes is noticed, other letters are
not."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.e2e import bazaar
from tests.e2e.guest import Guest
from tests.e2e.serving import Server
from tests.e2e.snapshots.comparing import KEPT, MANY, Comparer, Look, kept_boxes, looked, moved
from tests.e2e.snapshots.screens import SCREENS, Screen, shown

TABLE: Final = next(screen for screen in SCREENS if screen.name == "table-1440x900")
LARGEST: Final = 40_000  # bytes of a kept picture


@pytest.fixture(scope="module")
def stall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with bazaar.stall(tmp_path_factory.mktemp("stall")) as server:
        yield server


@pytest.fixture(scope="module")
def comparer(browser: Browser) -> Iterator[Comparer]:
    made = Comparer(browser)
    yield made
    made.close()


@pytest.fixture(scope="module")
def at_table(browser: Browser, stall: Server) -> Iterator[Guest]:
    with shown(browser, stall, TABLE) as guest:
        yield guest


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_screen_looks_as_it_did(
    browser: Browser, stall: Server, comparer: Comparer, screen: Screen
) -> None:
    with shown(browser, stall, screen) as guest:
        assert comparer.faults(screen.name, looked(guest.page)) == []


def test_thirty_screens_are_kept_and_none_is_heavy() -> None:
    kept = {path.stem: path.stat().st_size for path in KEPT.glob("*.webp")}
    assert kept.keys() == kept_boxes().keys() == {screen.name for screen in SCREENS}
    assert len(kept) >= 30
    assert max(kept.values()) <= LARGEST


def styled(guest: Guest, rules: str) -> Look:
    """The table with other rules of style added, for one look."""
    page = guest.page
    page.evaluate(
        """(rules) => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(rules)
          document.adoptedStyleSheets.push(sheet)
        }""",
        rules,
    )
    guest.painted()
    look = looked(page)
    page.evaluate("() => { document.adoptedStyleSheets.pop() }")
    guest.painted()
    return look


def seen(comparer: Comparer, look: Look) -> float:
    """The part of the table that looks otherwise than its kept picture."""
    return comparer.others((KEPT / f"{TABLE.name}.webp").read_bytes(), look.picture)[0]


@pytest.mark.parametrize(
    ("rules", "fault"),
    [
        (".rail.right { translate: -60px 0 }", ".shell > .rail.right was at"),
        (".ask { display: none }", ".shell > .ask is gone"),
        (".ask { visibility: hidden }", ".shell > .ask is gone"),
        (".hand { opacity: 0 }", ".shell > .hand is gone"),
        (".top { translate: 0 20px }", ".shell > .top was at"),
    ],
)
def test_a_zone_that_moves_or_goes_is_noticed(
    comparer: Comparer, at_table: Guest, rules: str, fault: str
) -> None:
    found = moved(kept_boxes()[TABLE.name], styled(at_table, rules).zones)
    assert any(one.startswith(fault) for one in found)


@pytest.mark.parametrize(
    "rules",
    [
        ".rail.right { translate: -60px 0 }",
        ".terrain { display: none }",
        ".hand { opacity: 0 }",
        ".world { translate: 40px 0 }",
        ".shell { filter: invert(1) }",
    ],
)
def test_a_picture_that_changes_is_noticed(comparer: Comparer, at_table: Guest, rules: str) -> None:
    assert seen(comparer, styled(at_table, rules)) > MANY


@pytest.mark.parametrize("letters", ["DejaVu Sans Condensed", "DejaVu Serif", "monospace"])
def test_other_letters_are_no_other_layout(
    comparer: Comparer, at_table: Guest, letters: str
) -> None:
    look = styled(at_table, f":root {{ --sans: '{letters}'; --serif: '{letters}' }}")
    assert seen(comparer, look) < MANY
    assert moved(kept_boxes()[TABLE.name], look.zones) == []


def test_what_differs_is_shown_in_a_picture(
    comparer: Comparer, at_table: Guest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.e2e.snapshots.comparing.FOUND", tmp_path)
    found = comparer.faults(TABLE.name, styled(at_table, ".ask, .terrain { display: none }"))
    assert ".shell > .ask is gone" in found
    assert f"see build/snapshots/{TABLE.name}.png: before and now" in found
    assert (tmp_path / f"{TABLE.name}.png").read_bytes().startswith(b"\x89PNG")
