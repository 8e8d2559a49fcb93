"""Every view of the table in both themes and at two sizes: pictures of it, kept in build/screens,
and axe-core's verdict on who could not use it (WCAG A and AA, contrast included)."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import expect

from tests.e2e.guest import DESKTOP, PHONE, Guest, Invite
from tests.e2e.positions import fight, kept, mid_game, taken, tile_to_lay
from tests.e2e.serving import Server
from tests.e2e.squares import BATTLE, MARCH, RESEARCH, SECRETS, arranged
from ziggurat.games.dawn.words.en_form import SERIES

ROOT: Final = Path(__file__).parents[2]
SCREENS: Final = ROOT / "build" / "screens"
AXE: Final = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
RECORD: Final = "terra-3"
CHECK: Final = """
async (wanted) => {
  const { violations } = await axe.run({ runOnly: wanted, resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 120)} | ${node.any[0]?.message ?? ''}`))
}
"""
EVERYTHING: Final = ["wcag2a", "wcag2aa", "wcag21aa"]
CONTRAST: Final = ["color-contrast"]  # all that changes with the theme


def home(guest: Guest, server: Server) -> None:
    guest.open()
    expect(guest.page.get_by_role("button", name="Play now").first).to_be_visible()


def new_game(guest: Guest, server: Server) -> None:
    guest.open("#/new")
    guest.page.get_by_role("radio", name="Chosen here").check()


def table(guest: Guest, server: Server) -> None:
    guest.sit(taken(server, mid_game()).join)


def combat(guest: Guest, server: Server) -> None:
    guest.sit(taken(server, fight()).join)


def placing(guest: Guest, server: Server) -> None:
    guest.sit(taken(server, tile_to_lay()).join)


def replay(guest: Guest, server: Server) -> None:
    room = kept(server, RECORD)
    guest.open(room.join)
    expect(guest.page.get_by_role("application")).to_be_visible()
    guest.open(f"#/replay/{room.name}/900")
    expect(guest.page.get_by_role("region", name="Replay")).to_contain_text("Move 900")


def end(guest: Guest, server: Server) -> None:
    guest.open(kept(server, RECORD).join)
    drawer = guest.page.locator(".drawer")
    expect(drawer.get_by_role("row", name="Territory")).to_be_visible()
    drawer.get_by_text("The figures, turn by turn").click()
    expect(drawer.get_by_role("figure")).to_have_count(len(SERIES))


def legend(guest: Guest, server: Server) -> None:
    """Rules and legend lie over the table, and leave it where it is."""
    table(guest, server)
    address = guest.page.url
    guest.page.keyboard.press("?")
    sheet = guest.page.get_by_role("dialog", name="Rules and legend")
    sheet.get_by_role("tab", name="Rules in short").click()
    sheet.get_by_role("searchbox").fill("caravan")
    expect(sheet.locator("mark").first).to_have_text(re.compile("^caravan$", re.IGNORECASE))
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    guest.page.get_by_role("button", name="Rules and legend").click()
    expect(sheet.get_by_text("Walk there")).to_be_visible()
    assert guest.page.url == address


def learn(guest: Guest, server: Server) -> None:
    guest.open("#/learn")
    expect(guest.page.get_by_role("article").first).to_be_visible()


def seated(guest: Guest, server: Server, position: str, wishes: str = "", seat: int = 0) -> None:
    """The second game at a moment."""
    guest.sit(arranged(server, position, wishes, (seat,))[0].join)


def city(guest: Guest, server: Server) -> None:
    seated(guest, server, SECRETS)


def city_focus(guest: Guest, server: Server) -> None:
    seated(guest, server, SECRETS, "city-0-produce")


def pyramid(guest: Guest, server: Server) -> None:
    seated(guest, server, RESEARCH)


def battle(guest: Guest, server: Server) -> None:
    seated(guest, server, BATTLE, MARCH, 1)


THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
VIEWS: Final[list[Callable[[Guest, Server], None]]] = [
    home,
    new_game,
    table,
    combat,
    placing,
    replay,
    end,
    legend,
    learn,
    city,
    city_focus,
    pyramid,
    battle,
]


@pytest.mark.parametrize("view", VIEWS, ids=lambda view: view.__name__)
def test_a_view_keeps_nobody_out(
    invite: Invite, server: Server, view: Callable[[Guest, Server], None]
) -> None:
    guest = invite(bypass_csp=True)  # axe-core is not of the page's own
    view(guest, server)
    page = guest.page
    page.evaluate(AXE.read_text("utf-8"))
    SCREENS.mkdir(parents=True, exist_ok=True)
    found = []
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            guest.painted()
            page.screenshot(path=SCREENS / f"{view.__name__}-{size['width']}-{theme}.png")
            wanted = EVERYTHING if theme == "light" else CONTRAST
            found += page.evaluate(CHECK, wanted)
    assert found == []
