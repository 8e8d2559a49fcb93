"""Scouts send their square to a city, which is named in Start of Turn (C-SCT-02)."""

from dataclasses import dataclass

from ziggurat.core.flow import Ask, Done, Frame, Goto, Next, prompt
from ziggurat.core.rows import put
from ziggurat.games.wisdom.options import CITY
from ziggurat.games.wisdom.rules.squares import army_gathers, city_states_on
from ziggurat.games.wisdom.state import State

NAME_RECEIVER = prompt("name_receiver", CITY, __name__)


def gatherers(s: State, player: int) -> list[int]:
    """The figures that send what their square gives: scouts, and armies where a card says so; not
    those on a city-state (W-CST-07)."""
    states = city_states_on(s)
    rows = s.armies[player] + s.scouts[player]
    first = 0 if army_gathers(s, player) else len(s.armies[player])
    return [
        figure
        for figure in range(first, len(rows))
        if rows[figure] >= 0 and not states >> rows[figure] & 1
    ]


@dataclass(slots=True, eq=False)
class NameReceivers(Frame):
    """Name the receiving city of each gathering figure; with one city there is nothing to name."""

    player: int
    figure: int = 0

    def next_figure(self, s: State, _: int) -> Next:
        cities = s.cities[self.player]
        waiting = [figure for figure in gatherers(s, self.player) if figure >= self.figure]
        if not waiting:
            return Done()
        self.figure = waiting[0]
        if len(cities) == 1:
            return Goto(NameReceivers.name, 0)
        return Ask(self.player, NAME_RECEIVER, range(len(cities)))

    def name(self, s: State, city: int) -> Next:
        centre = s.cities[self.player][city]
        s.sends = put(s.sends, self.player, put(s.sends[self.player], self.figure, centre))
        self.figure += 1
        return Goto(NameReceivers.next_figure)
