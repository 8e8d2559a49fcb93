"""How many frames a second a browser shows while a board is moved by hand: the largest that the
first game is played on, beside a plain box, by turns. The browser's own tracing counts them."""

import json
import random
from statistics import median
from typing import TYPE_CHECKING, Any, Final

import httpx

from ziggurat.bench.page import NAMED
from ziggurat.core.forms import PLAYERS
from ziggurat.core.match import Match
from ziggurat.core.records import to_record
from ziggurat.games.registry import plugins

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FRAMES: Final = {
    "plain pan": "a plain box, moved by the mouse",
    "pan": "the board of as many players as can play, moved by the mouse",
}
_PLAYED: Final = 60  # rounds, so that the board has grown
_SEED: Final = 1
_SIZE: Final = {"width": 1440, "height": 900}
_HAND: Final = (720, 400)  # where the mouse takes hold
_DRAWN, _DROPPED = "DrawFrame", "DroppedFrame"
_TRACED: Final = ["disabled-by-default-devtools.timeline.frame"]
_BOX: Final = """<!doctype html><title>Plain</title>
<style>div { width: 900px; height: 600px; background: tan; will-change: transform }</style>
<div role="application"></div>
<script>
  const box = document.querySelector('div')
  box.onpointermove = ({ clientX, clientY }) => {
    box.style.transform = `translate(${clientX - 720}px, ${clientY - 400}px)`
  }
</script>
"""
# A hand that moves a little at every frame, for so many milliseconds.
_PAN: Final = """
async ([x, y, long]) => {
  const board = document.querySelector('[role=application]')
  const frame = () => new Promise(requestAnimationFrame)
  const begun = await frame()
  for (let now = begun; now - begun < long; now = await frame()) {
    const turn = (now - begun) / 1000 * Math.PI
    board.dispatchEvent(new PointerEvent('pointermove', {
      bubbles: true, pointerId: 1, pointerType: 'mouse', buttons: 1,
      clientX: x + 200 * Math.sin(turn), clientY: y + 120 * Math.sin(2 * turn),
    }))
  }
}
"""
_LONG: Final = 1000  # milliseconds of each turn

Rows = dict[str, dict[str, float]]


def wide_game(client: httpx.Client) -> str:
    """A game with a board that has grown, on the server; the link of a seat."""
    plugin = next(iter(plugins().values()))
    setup = plugin.starts("en")[0].setup
    players = plugin.form().field(PLAYERS)
    assert players is not None
    count = players.limits(setup)[1]
    match: Match[Any] = Match(plugin.game, {**setup, PLAYERS: count}, _SEED)
    pick = random.Random(_SEED)
    while match.ask is not None and plugin.turn(match.state)[0] <= _PLAYED:
        match.answer(pick.choice(match.ask.options))
    record = {"record": json.dumps(to_record(match))}
    kept = client.post("/api/games/import", json=record).raise_for_status().json()
    wish = {"moment": len(match.answers), "seats": [{"kind": "here"}] * count}
    proof = {"Authorization": f"Bearer {kept['watch']}"}
    path = f"/api/games/{kept['room']}/fork"
    made = client.post(path, json=wish, headers=proof).raise_for_status().json()
    return f"#/join/{made['room']}/{made['seats'][0]['secret']}"


def frames(browser: "Browser", url: str, times: int) -> Rows:
    """Frames a second and the part of all frames that were dropped; medians of turns."""
    taken: dict[str, list[tuple[float, float]]] = {name: [] for name in FRAMES}
    box, table = (browser.new_page(viewport=_SIZE) for _ in FRAMES)  # type: ignore[arg-type]
    box.set_content(_BOX)
    table.add_init_script(NAMED)
    table.goto(url)
    table.wait_for_selector("[data-space]", timeout=0)
    for _ in range(times):
        for name, page in zip(FRAMES, (box, table), strict=True):
            taken[name].append(_panned(browser, page))
    box.close()
    table.close()
    return {
        name: {
            "per_s": round(median(rate for rate, _ in turns), 1),
            "dropped": round(median(part for _, part in turns), 3),
        }
        for name, turns in taken.items()
    }


def _panned(browser: "Browser", page: "Page") -> tuple[float, float]:
    x, y = _HAND
    page.bring_to_front()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y)
    browser.start_tracing(page=page, categories=_TRACED)
    page.evaluate(_PAN, [x, y, _LONG])
    traced = json.loads(browser.stop_tracing())["traceEvents"]
    page.mouse.up()
    return rate([event for event in traced if event["name"] in (_DRAWN, _DROPPED)])


def rate(traced: list[dict[str, Any]]) -> tuple[float, float]:
    """Frames drawn in a second, and the part of all that were dropped; events are in
    microseconds."""
    drawn = sorted(event["ts"] for event in traced if event["name"] == _DRAWN)
    if len(drawn) < 2:
        return 0.0, 1.0
    within = [event for event in traced if drawn[0] <= event["ts"] <= drawn[-1]]
    return 1e6 * (len(drawn) - 1) / (drawn[-1] - drawn[0]), 1 - len(drawn) / len(within)
