"""Bargaining in the Trade phase (C-NEG and the model of its bounded questions)."""

from dataclasses import dataclass

from ziggurat.core.flow import Done, Frame, Next
from ziggurat.games.wisdom.state import State


@dataclass(slots=True, eq=False)
class Bargain(Frame):
    """Players make offers in turn order, where the table was set up for it."""

    def begin(self, s: State, _: int) -> Next:
        return Done()
