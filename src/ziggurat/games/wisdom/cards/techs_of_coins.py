"""Techs that gather coin tokens (C-COI-03)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.flow import Frame, Next
from ziggurat.games.wisdom.content import (
    ABILITY,
    ANY,
    CITY_MANAGEMENT,
    TECH_COINS,
    tech,
)
from ziggurat.games.wisdom.rules.aftermath import battle_won
from ziggurat.games.wisdom.rules.gains import (
    add_coin,
    has_room_for_coin,
)
from ziggurat.games.wisdom.rules.uses import mark_used, once, use
from ziggurat.games.wisdom.rules.wonders import wonder_built
from ziggurat.games.wisdom.state import State


def _coin(s: State, player: int, slug: str) -> None:
    add_coin(s, player, TECH_COINS[tech(slug)])


@battle_won.starts(ABILITY["tech.code_of_laws"], own=True)
@dataclass(slots=True, eq=False)
class CodeOfLaws(Frame):
    """Once per turn, after winning a battle, a coin token; none for beating a horde (X-95)."""

    owner: int
    winner: int
    loser: int
    rewarded: int

    def gain(self, s: State, _: int) -> Next:
        if self.rewarded and not s.used[self.owner] >> CODE_OF_LAWS & 1:
            if has_room_for_coin(s, self.owner, tech("code_of_laws")):
                mark_used(s, self.owner, CODE_OF_LAWS)
                _coin(s, self.owner, "code_of_laws")
        return None


CODE_OF_LAWS: Final = once("code_of_laws")


@use("pottery", ABILITY["tech.pottery"], CITY_MANAGEMENT, (ANY, ANY))
@dataclass(slots=True, eq=False)
class Pottery(Frame):
    """Any 2 resources: a coin token."""

    player: int

    def gain(self, s: State, _: int) -> Next:
        _coin(s, self.player, "pottery")
        return None

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return has_room_for_coin(s, player, tech("pottery"))


@use("democracy", ABILITY["tech.democracy"], CITY_MANAGEMENT, trade=6)
@dataclass(slots=True, eq=False)
class DemocracyTech(Frame):
    """6 trade: a coin token."""

    player: int

    def gain(self, s: State, _: int) -> Next:
        _coin(s, self.player, "democracy")
        return None

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return has_room_for_coin(s, player, tech("democracy"))


@use("printing_press", ABILITY["tech.printing_press"], CITY_MANAGEMENT, culture=5)
@dataclass(slots=True, eq=False)
class PrintingPress(Frame):
    """5 culture: a coin token."""

    player: int

    def gain(self, s: State, _: int) -> Next:
        _coin(s, self.player, "printing_press")
        return None

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return has_room_for_coin(s, player, tech("printing_press"))


@wonder_built.starts(ABILITY["tech.education"], own=True)
@dataclass(slots=True, eq=False)
class EducationCoin(Frame):
    """Once per turn, when its owner builds a wonder, a coin token."""

    owner: int
    player: int
    wonder: int

    def gain(self, s: State, _: int) -> Next:
        if not s.used[self.owner] >> EDUCATION_COIN & 1:
            if has_room_for_coin(s, self.owner, tech("education")):
                mark_used(s, self.owner, EDUCATION_COIN)
                _coin(s, self.owner, "education")
        return None


EDUCATION_COIN: Final = once("education_coin")
