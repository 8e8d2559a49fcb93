"""How soon a page is painted in a browser: ours beside a plain one, by turns."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from ziggurat.bench.plain import PAGE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PLAIN_PAGE: Final = "plain page"
PLAIN_REPAINT: Final = "plain repaint"
PAINTS: Final = {
    PLAIN_PAGE: {
        PLAIN_PAGE: "one heading, with an empty cache",
        "first page": "our first page, with an empty cache",
    },
    PLAIN_REPAINT: {
        PLAIN_REPAINT: "a key, a plain request, another text",
        "answer": "a key that answers, until the board is painted anew",
        "undo": "a key that takes it back, until the board is painted anew",
    },
}
_FIRST_PAINT: Final = """
() => new Promise((done) => {
  const told = (list) => {
    const [first] = list.getEntriesByName('first-contentful-paint')
    if (first) done(first.startTime)
  }
  new PerformanceObserver(told).observe({ type: 'paint', buffered: true })
})
"""
# From a key to the frame after what the page shows has changed.
_WATCH: Final = """
() => {
  window.times = []
  let since = 0
  let before = ''
  const seen = () => [
    document.querySelector('[data-guide=prompt]')?.textContent,
    document.querySelector('#told')?.textContent,
    ...[...document.querySelectorAll('[data-space][role=button]')].map((one) => one.id),
  ].join()
  addEventListener('keydown', () => {
    before = seen()
    since = performance.now()
  }, true)
  new MutationObserver(() => {
    if (!since || seen() === before) return
    const began = since
    since = 0
    requestAnimationFrame(() => window.times.push(performance.now() - began))
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}
"""
# The key of the last card of one's row that may be chosen and can do something.
_CARD_KEY: Final = """
() => [...document.querySelectorAll('[role=option][aria-disabled=false]:not(.dead)')].at(-1)
  ?.getAttribute('aria-label').match(/\\((?:key|touche) (.)\\)/)?.[1]
"""
# Whoever takes a seat has a name.
NAMED: Final = """localStorage.setItem('ziggurat.person', '{"name": "Ada"}')"""
# The first press on a card plays it.
_AT_ONCE: Final = """localStorage.setItem('ziggurat.settings', '{"atOnce": true}')"""
_TAKEN: Final = "(count) => window.times.length > count"
_LONG: Final = 0  # no limit: a slow machine is measured too

Times = dict[str, list[float]]


def paints(
    browser: "Browser", address: str, game: str, plain: str, times: int
) -> Iterator[tuple[str, Times]]:
    """Milliseconds until pages are painted, and painted anew; under the name of the plain one."""
    yield PLAIN_PAGE, _first_paints(browser, address, plain, max(3, times // 10))
    yield PLAIN_REPAINT, _repaints(browser, game, plain, times)


def _first_paints(browser: "Browser", address: str, plain: str, times: int) -> Times:
    taken: Times = {name: [] for name in PAINTS[PLAIN_PAGE]}
    for _ in range(times):
        for name, url in zip(taken, (plain + PAGE, address), strict=True):
            page = browser.new_page()
            page.goto(url)
            taken[name].append(page.evaluate(_FIRST_PAINT))
            page.close()
    return taken


def _repaints(browser: "Browser", url: str, plain: str, times: int) -> Times:
    bare, table = browser.new_page(), browser.new_page(reduced_motion="reduce", locale="en-GB")
    bare.goto(plain + PAGE)
    table.add_init_script(NAMED)
    table.add_init_script(_AT_ONCE)
    table.goto(url)
    key = table.wait_for_function(_CARD_KEY, timeout=_LONG).json_value()
    pressed: dict[str, tuple[Page, Any]] = {
        PLAIN_REPAINT: (bare, "x"),
        "answer": (table, key),
        "undo": (table, "u"),
    }
    for page in (bare, table):
        page.evaluate(_WATCH)
    taken: Times = {name: [] for name in pressed}
    for _ in range(times):
        for name, (page, letter) in pressed.items():
            count = page.evaluate("window.times.length")
            page.bring_to_front()
            page.keyboard.press(letter)
            page.wait_for_function(_TAKEN, arg=count, timeout=_LONG)
            taken[name].append(page.evaluate("window.times.at(-1)"))
    bare.close()
    table.close()
    return taken
