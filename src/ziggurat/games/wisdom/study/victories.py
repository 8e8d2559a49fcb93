"""Which of the four victories it was."""

from ziggurat.games.study import Goals
from ziggurat.games.wisdom.content import VICTORIES
from ziggurat.games.wisdom.state import State


class VictoryWatch:
    """There is nothing to keep: the last position tells it all."""

    def look(self, s: State) -> None:
        pass

    def goals(self, s: State) -> dict[str, Goals]:
        met = [[s.end_reason] if seat in s.won_by else [] for seat in range(s.seats)]
        return {"victory": Goals(list(VICTORIES), met)}
