"""Somebody at a browser: opens pages, looks, clicks; and hears what the page hears."""

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import (
    Browser,
    Locator,
    Page,
    Request,
    Response,
    ViewportSize,
    WebSocket,
    expect,
)

from tests.patience import HANGING

DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
ENDED = re.compile("^(You win|Victory for|.+ share the victory)")  # the heading of the end


# Two frames, and the end of whatever moves and will come to an end.
AT_REST = """
async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const moving = () =>
    document.getAnimations().filter((one) => {
      const { endTime } = one.effect.getComputedTiming()
      return one.playState === 'running' && Number.isFinite(endTime)
    })
  do {
    await frame()
    await frame()
    await Promise.allSettled(moving().map((one) => one.finished))
  } while (moving().length)
}
"""


def _changes(request: Request) -> bool:
    """Would this change a game?"""
    return request.method == "POST" and request.url.endswith(("/answers", "/undo", "/redo"))


def _asks_again(response: Response) -> bool:
    """Was an answer refused only because it could not be taken back, so that the page asks?"""
    if response.status != 400 or not _changes(response.request):
        return False
    return bool(response.json()["code"].startswith("final-"))


class Guest:
    """A browser context of its own. Whatever goes wrong on its page is kept until `check`."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: ViewportSize = DESKTOP,
        lang: str = "en-GB",
        theme: Any = "light",
        touch: bool = False,
        settings: dict[str, object] | None = None,
        **more: Any,
    ) -> None:
        self.url = url
        self._context = browser.new_context(
            base_url=url,
            viewport=size,
            locale=lang,
            color_scheme=theme,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce",
            **more,
        )
        self._context.set_default_timeout(1000 * HANGING)
        if settings is not None:
            kept = json.dumps(json.dumps(settings))
            self._context.add_init_script(
                "if (location.host) localStorage.getItem('ziggurat.settings') ?? "
                f"localStorage.setItem('ziggurat.settings', {kept})"
            )
        self.page: Page = self._context.new_page()
        self.troubles: list[str] = []
        self.snapshot: dict[str, Any] = {}  # the last one the page heard
        self.sent = 0  # messages that change a game, unless the page was asked again
        self.answers: list[Response] = []  # to those
        self._doubted = False  # the page is to ask again
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("console", self._console)
        self.page.on("request", self._request)
        self.page.on("response", self._response)
        self.page.on("websocket", self._websocket)

    def _console(self, message: Any) -> None:
        """Errors and warnings; what breaks the content security policy is told here too. That an
        answer was refused is told by the response."""
        refused = "400" in message.text and message.location["url"].endswith("/answers")
        if message.type in ("error", "warning") and not refused:
            self.troubles.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        self.sent += _changes(request)

    def _response(self, response: Response) -> None:
        if _asks_again(response):
            self.sent -= 1
            self._doubted = True
            return
        if _changes(response.request):
            self.answers.append(response)
        if response.status >= 400:
            self.troubles.append(f"{response.status}: {response.url}")

    def _websocket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, frame: str | bytes) -> None:
        push = json.loads(frame) if frame else {}
        if push.get("type") == "snapshot":
            self.snapshot = push

    # Meeting others

    def say_name(self, name: str, button: str) -> None:
        """Say who it is, where the page asks."""
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name=button, exact=True).click()

    def link_of_the_room(self) -> str:
        """The link of a waiting room, as it stands there."""
        return self.page.get_by_role("textbox", name="Invite").input_value()

    def be_ready(self) -> None:
        self.page.get_by_role("button", name="I am ready").click()

    # Looking

    @property
    def rev(self) -> int:
        return int(self.snapshot["rev"])

    @property
    def question(self) -> dict[str, Any]:
        found: dict[str, Any] = self.snapshot["scene"]["question"] or {}
        return found

    @property
    def targets(self) -> list[dict[str, Any]]:
        """What each option is about, in their order."""
        found: list[dict[str, Any]] = self.snapshot["scene"]["body"]["asking"]["targets"]
        return found

    @property
    def asked(self) -> bool:
        return bool(self.snapshot) and bool(self.question.get("options"))

    @property
    def over(self) -> bool:
        return bool(self.snapshot) and bool(self.snapshot["over"])

    def until(self, true: Callable[[], bool], what: str) -> None:
        """Wait until something is true, while the page goes on."""
        end = time.monotonic() + HANGING
        while not true():
            assert time.monotonic() < end, f"waited in vain: {what}; {self.troubles}"
            self.page.wait_for_timeout(10)

    def until_told(self, rev: int = 0) -> None:
        """Wait until the page has heard of a revision of its table."""
        self.until(lambda: bool(self.snapshot) and self.rev >= rev, f"revision {rev}")

    def painted(self) -> None:
        """Wait until the page has done and drawn what it was asked for, and nothing moves."""
        self.page.evaluate(AT_REST)

    def settled(self) -> None:
        """Wait until what was pressed is answered, or the page asks again, and all is drawn."""
        self.painted()
        self.until(lambda: self.sent == len(self.answers), "the server's answer")
        if self._doubted:
            expect(self.gold).to_be_visible()
            self._doubted = False
        self.painted()

    @property
    def gold(self) -> Locator:
        """The button that gives the answer which was taken up, or waits to be confirmed."""
        return self.page.locator("[data-gives]").first

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    # Going

    def open(self, address: str = "") -> None:
        self.page.goto(self.url + address)

    def be_known(self) -> None:
        """Have a name in every page that is opened from now on, unless one is there."""
        self._context.add_init_script(
            "if (location.host) localStorage.getItem('ziggurat.person') ?? "
            "localStorage.setItem('ziggurat.person', '{\"name\": \"Ada\"}')"
        )

    def sit(self, address: str = "") -> None:
        """Go to a table with a name, unless one is there, and wait until one is asked."""
        if address:
            self.be_known()
            self.page.goto("about:blank")  # so that the page begins anew, and reads the name
            self.open(address)
        self.until(lambda: self.asked or self.over, "a question")
        expect(self.page.get_by_role("application")).to_be_visible()
        self.painted()

    def leave(self) -> None:
        self.page.close()
        self._context.close()

    def check(self) -> None:
        """Nothing may have gone wrong on the page."""
        assert self.troubles == [], self.troubles


Invite = Callable[..., Guest]
