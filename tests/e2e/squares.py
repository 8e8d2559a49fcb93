"""Moments of The Board Game, where somebody with a browser takes a seat and plays on: a position
by hand, and a few answers from there."""

import json
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from tests.e2e.player import Player, Thing
from tests.e2e.positions import Room
from tests.e2e.serving import Server
from tests.wisdom.scenes import SCENES
from ziggurat.core.flow import PASS
from ziggurat.core.match import Match
from ziggurat.core.records import to_record
from ziggurat.games.wisdom.game import WISDOM

BOT: Final = "random"  # who answers at once
_MOST: Final = 200  # answers before a wish is granted

# Three spaces before the end of the culture track, with all that they cost.
NEAR_THE_END: Final = """
phase = "start_of_turn"
round = 12

[[seat]]
civilization = "romans"
capital = "b15"
policies = "patronage"
armies = "c14"
trade = 20
culture = 24
track = 18
units = "infantry-2-2 mounted-3-1 artillery-1-3"

[[seat]]
civilization = "zulu"
capital = "f3"
armies = "e2"
"""
# Either holds what the other may not know; the second may cancel what the first plays.
SECRETS: Final = """
phase = "city_management"
round = 5

[[seat]]
civilization = "americans"
capital = "b15"
trade = 9
culture = 9
events = "we_love_the_despot_day sabotage"
markers = "hut-incense"
units = "infantry-1-3 mounted-2-2"

[[seat]]
civilization = "germans"
capital = "f3"
events = "primetime_tv migrants"
markers = "hut-spy"
units = "infantry-3-1 mounted-3-1 artillery-2-2"
"""
RESEARCH: Final = """
phase = "research"
round = 6

[[seat]]
civilization = "romans"
capital = "b15"
techs = "currency masonry pottery writing construction"
trade = 17
coins = { sheet = 3 }

[[seat]]
civilization = "zulu"
capital = "f3"
techs = "masonry navigation"
trade = 8
"""
BATTLE: Final = SCENES["battle"].position
MARCH: Final = "move-b12 2+0 b13 b14 b15"  # to the walls, and into the battle


def arranged(
    server: Server, position: str, wishes: str = "", seats: Sequence[int] = (0,)
) -> list[Room]:
    """A game that goes on from a position after some answers (for the rest, who may pass passes):
    a room for each of these seats, and bots on the others."""
    match = Match(WISDOM, {"position": position}, 1)
    left = wishes.split()
    while left:
        assert match.ask is not None
        assert len(match.answers) < _MOST, f"{left} was never offered"
        names = [WISDOM.name(match.state, match.ask, option) for option in match.ask.options]
        if left[0] in names:
            match.answer(match.ask.options[names.index(left.pop(0))])
        else:
            match.answer(PASS if PASS in match.ask.options else match.ask.options[0])
    made = server.ask("games/import", {"record": json.dumps(to_record(match))})
    players: list[dict[str, Any]] = [
        {"kind": "here"} if seat in seats else {"kind": "bot", "bot": BOT}
        for seat in range(match.state.seats)
    ]
    wish = {"moment": len(match.answers), "seats": players}
    forked = server.ask(f"games/{made['room']}/fork", wish, [made["watch"]])
    secrets = [forked["seats"][seat]["secret"] for seat in seats]
    server.ask(f"games/{forked['room']}/pace", {"pace": "at-once"}, secrets[:1])
    return [Room(forked["room"], secret) for secret in secrets]


def new_game(server: Server, seats: int = 2) -> Room:
    """A game from its beginning, against bots who answer at once."""
    bots = [{"kind": "bot", "bot": BOT}] * (seats - 1)
    wish = {"game": "wisdom", "seats": [{"kind": "here"}, *bots], "seed": 11}
    made = server.ask("games", wish)
    secret = made["seats"][0]["secret"]
    server.ask(f"games/{made['room']}/pace", {"pace": "at-once"}, [secret])
    return Room(made["room"], secret)


# Everything on the page that answers the question. What is covered by something else cannot be
# pressed; what lies out of sight is scrolled to.
_FIND: Final = """
() => {
  const found = []
  const add = (kind, element) => {
    if (element.disabled || !element.checkVisibility()) return
    if (!element.dataset.space) element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = element.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const top = document.elementFromPoint(x, y)
    const name = element.getAttribute('aria-label') ?? element.innerText
    if (top && (top === element || element.contains(top))) found.push({ kind, name, x, y })
  }
  const all = (kind, selector) => document.querySelectorAll(selector).forEach((e) => add(kind, e))
  for (const button of document.querySelectorAll('[data-guide=prompt] button')) {
    const words = button.innerText.trim()
    if (button.matches('.prime, .gold') || /^(Confirm|Choose it|Choisir)/.test(words)) {
      add('confirm', button)
    } else if (button.querySelector('kbd')?.textContent === 'P') add('pass', button)
  }
  all('tip', '.hand[data-raised] button')
  all('tip', '.focus .tabs [aria-disabled=false]:not(.instead, [aria-current])')
  all('space', '[data-space][role=button]:not([data-far])')
  all('act', '.thing[aria-disabled=false], .event.live')
  if (!document.querySelector('.focus')) all('act', '.city.live button')
  all('spot', '.battle .spot:not(.empty), .battle .unit.live:not([aria-pressed=true])')
  const answers = '[role=group]:is([aria-label=Answers], [aria-label=Réponses]) button'
  all('button', answers)
  return found
}
"""


class Ruler(Player):
    """Presses what is lit on the map first, then things, then buttons; before all these, what it
    is told to prefer."""

    find: ClassVar[str] = _FIND
    order: ClassVar[tuple[str, ...]] = ("confirm", "tip", "space", "spot", "act", "button", "pass")
    prefers: str = ""  # in its name

    def _asks_for_spaces(self) -> bool:
        return any(t["on"] in ("square", "tile") and t["square"] >= 0 for t in self.guest.targets)

    def chosen(self, things: list[Thing]) -> Thing:
        confirm = things[0].kind in ("confirm", "tip")
        liked = [thing for thing in things if self.prefers and self.prefers in thing.name]
        return liked[0] if liked and not confirm else super().chosen(things)
