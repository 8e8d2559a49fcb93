"""The screens that are kept in pictures: each page, each layer, six sizes, both themes, both
languages. Positions come out of recorded games, so that they are always the same."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Literal

from playwright.sync_api import Browser, ViewportSize, expect

from tests.e2e.guest import Guest
from tests.e2e.positions import (
    Position,
    Room,
    fight,
    kept,
    mid_game,
    position,
    taken,
    tile_to_lay,
    tokens_to_place,
)
from tests.e2e.serving import Server
from tests.e2e.squares import BATTLE, MARCH, RESEARCH, SECRETS, arranged
from tests.wisdom.reacting import RECORD as REACTING
from tests.wisdom.reacting import moment_before_a_window

RECORD: Final = "terra-3"
TOUCHED: Final = 1024  # a window that is no wider is held in the hand

View = Callable[[Guest, Server], None]
Size = tuple[int, int]


@dataclass(frozen=True)
class Screen:
    """A page as somebody sees it."""

    name: str
    view: View
    size: Size = (1280, 720)
    lang: Literal["en", "fr"] = "en"
    theme: Literal["light", "dark"] = "light"


# Pages are written in what a machine has, and wider letters make more lines. The kept screens are
# in those that Debian's browser brings along, so that other fonts beside them change nothing.
_LETTERS: Final = """
const letters = new CSSStyleSheet()
letters.replaceSync(":root { --serif: 'DejaVu Serif'; --sans: 'DejaVu Sans' }")
document.adoptedStyleSheets = [letters]
"""


@contextmanager
def shown(browser: Browser, server: Server, screen: Screen) -> Iterator[Guest]:
    """Somebody who looks at a screen."""
    width, height = screen.size
    guest = Guest(
        browser,
        server.url,
        size=ViewportSize(width=width, height=height),
        lang={"en": "en-GB", "fr": "fr-FR"}[screen.lang],
        theme=screen.theme,
        touch=width <= TOUCHED,
    )
    guest.page.add_init_script(_LETTERS)
    guest.be_known()
    screen.view(guest, server)
    guest.painted()
    yield guest
    guest.leave()
    guest.check()


def home(guest: Guest, server: Server) -> None:
    guest.open()
    expect(guest.page.locator(".doors button.first:enabled")).to_be_visible()
    guest.page.wait_for_load_state("networkidle")


def new_game(guest: Guest, server: Server) -> None:
    guest.open("#/new")
    expect(guest.page.locator("form, fieldset").first).to_be_visible()
    guest.page.wait_for_load_state("networkidle")


def waiting(guest: Guest, server: Server) -> None:
    guest.open("#/new")
    guest.page.get_by_label("Who plays seat 2").select_option("link")
    guest.page.get_by_role("button", name="Open the waiting room").click()
    expect(guest.page.get_by_role("button", name="I am ready")).to_be_visible()


def learn(guest: Guest, server: Server) -> None:
    guest.open("#/learn")
    expect(guest.page.get_by_role("article").first).to_be_visible()


def end(guest: Guest, server: Server) -> None:
    guest.open(kept(server, RECORD).join)
    expect(guest.page.locator(".drawer").get_by_role("table")).to_have_count(2)  # marks, figures


def replay(guest: Guest, server: Server) -> None:
    end(guest, server)
    guest.painted()  # the board has come to rest on the winner's realm
    guest.open(f"#/replay/{kept(server, RECORD).name}/900")
    expect(guest.page.locator("#prompt")).to_contain_text("900")


def at(where: Callable[[], Position]) -> View:
    """The table at a moment of a recorded game."""

    def view(guest: Guest, server: Server) -> None:
        guest.sit(taken(server, where()).join)

    return view


def asked(prompt: str) -> View:
    return at(lambda: position(RECORD, prompt, after_round=5))


def settings(guest: Guest, server: Server) -> None:
    table(guest, server)
    guest.page.locator(".top button").last.click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()


def square_map(guest: Guest, server: Server) -> None:
    """The second game, just before somebody acts."""
    moment, seat, _ = moment_before_a_window()
    made = server.ask("games/import", {"record": REACTING.read_text("utf-8")})
    wish = {"moment": moment, "seats": [{"kind": "here"}, {"kind": "here"}]}
    forked = server.ask(f"games/{made['room']}/fork", wish, [made["watch"]])
    guest.sit(Room(forked["room"], forked["seats"][seat]["secret"]).join)


def squares(position: str, wishes: str = "", seat: int = 0) -> View:
    """The second game, from a position by hand."""

    def view(guest: Guest, server: Server) -> None:
        guest.sit(arranged(server, position, wishes, (seat,))[0].join)

    return view


def plain(guest: Guest, server: Server) -> None:
    """The toy game."""
    wish = {"game": "bazaar", "seed": 1, "seats": [{"kind": "here"}, {"kind": "here"}]}
    made = server.ask("games", wish)
    guest.open(f"#/join/{made['room']}/{made['seats'][0]['secret']}")
    expect(guest.page.locator(".hand .choice").first).to_be_visible()


table: Final = at(mid_game)
SIZES: Final[list[Size]] = [
    *((1440, 900), (1280, 720), (1024, 768)),
    *((844, 390), (390, 844), (360, 640)),
]
LAPTOP, SIDEWAYS, PHONE = SIZES[0], SIZES[3], SIZES[4]
SCREENS: Final = [
    Screen("home", home, LAPTOP),
    Screen("home-fr-dark", home, lang="fr", theme="dark"),
    Screen("home-phone", home, PHONE),
    Screen("new-game", new_game, LAPTOP),
    Screen("new-game-phone-fr", new_game, PHONE, "fr"),
    Screen("waiting-room", waiting),
    Screen("waiting-room-phone-dark", waiting, PHONE, theme="dark"),
    Screen("learn", learn, LAPTOP),
    Screen("learn-phone-fr", learn, PHONE, "fr"),
    Screen("replay", replay),
    Screen("replay-phone-dark", replay, PHONE, theme="dark"),
    Screen("end", end, LAPTOP),
    Screen("end-phone-fr", end, PHONE, "fr"),
    *(Screen(f"table-{width}x{height}", table, (width, height)) for width, height in SIZES),
    Screen("table-fr-dark", table, LAPTOP, "fr", "dark"),
    Screen("table-phone-fr-dark", table, PHONE, "fr", "dark"),
    Screen("tokens", at(tokens_to_place)),
    Screen("tile", at(tile_to_lay), (1024, 768)),
    Screen("drawer", asked("choose_wonder")),
    Screen("gallery", asked("gain_card")),
    Screen("gallery-phone-fr", asked("gain_card"), PHONE, "fr"),
    Screen("moment", at(fight)),
    Screen("moment-sideways-dark", at(fight), SIDEWAYS, theme="dark"),
    Screen("settings", settings),
    Screen("settings-phone-fr", settings, PHONE, "fr"),
    Screen("second", square_map, LAPTOP),
    Screen("second-phone-fr", square_map, PHONE, "fr"),
    Screen("city-focus", squares(SECRETS, "city-0-produce")),
    Screen("pyramid", squares(RESEARCH)),
    Screen("pyramid-phone", squares(RESEARCH), PHONE),
    Screen("battle", squares(BATTLE, f"{MARCH} pass", 1)),
    Screen("battle-phone-fr", squares(BATTLE, f"{MARCH} pass", 1), PHONE, "fr"),
    Screen("plain", plain),
]
