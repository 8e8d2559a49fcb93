"""A bot of A New Dawn with one idea: gather resources, let industry ripen, build wonders. It is no
strategist; simulation uses it to see the cards that random play never gets to."""

from ziggurat.bots.simple import EagerBot
from ziggurat.core.flow import PASS, Ask
from ziggurat.core.game import GameState
from ziggurat.games.dawn.content import CULTURE, INDUSTRY
from ziggurat.games.dawn.rules.focus_row import slot_of
from ziggurat.games.dawn.rules.pieces import lanes_of, uncollected
from ziggurat.games.dawn.rules.wonders import buildable
from ziggurat.games.dawn.state import State

_WONDER = 1  # the answer to "build"
_ANY = -99  # never offered: any answer will do
_RIPE = 4  # slot from which a card is worth resolving


class BuilderBot(EagerBot):
    """Builds a wonder as soon as it can, places control tokens on resources, waits for slots."""

    def choose(self, s: GameState) -> int:
        ask = s.pending
        if isinstance(s, State) and isinstance(ask, Ask):
            wish = self._wish(s, ask)
            if wish in ask.options:
                return wish
        return super().choose(s)

    def _wish(self, s: State, ask: Ask) -> int:
        """What it would like to answer; anything not offered means it does not care."""
        name = ask.prompt.name
        if name == "choose_card":
            return self._card(s, ask.player)
        if name == "build":
            return _WONDER
        if name == "pay":
            return PASS
        if name == "place_token":
            treasure = [
                space for space in ask.options if space >= 0 and uncollected(s) >> space & 1
            ]
            return treasure[0] if treasure else _ANY
        return _ANY

    def _card(self, s: State, player: int) -> int:
        for lane in range(len(s.row[player])):
            if lanes_of(s, player, INDUSTRY) >> lane & 1:
                slot = slot_of(s, player, lane)
                if buildable(s, player, lane, slot, 2):
                    return lane
        ripe = [lane for lane in s.row[player] if slot_of(s, player, lane) >= _RIPE]
        if CULTURE in ripe:
            return CULTURE
        others = [lane for lane in ripe if not lanes_of(s, player, INDUSTRY) >> lane & 1]
        return others[0] if others else _ANY
