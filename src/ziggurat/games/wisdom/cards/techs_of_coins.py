"""Techs that gather coin tokens (C-COI-03)."""

from dataclasses import dataclass
from functools import partial
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
from ziggurat.games.wisdom.rules.uses import add_use, mark_used, once
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


@dataclass(slots=True, eq=False)
class BuyCoin(Frame):
    """A coin token for resources, trade or culture."""

    player: int
    tech: int

    def gain(self, s: State, _: int) -> Next:
        add_coin(s, self.player, TECH_COINS[self.tech])
        return None


def _buys_coin(slug: str, needs: tuple[int, ...] = (), trade: int = 0, culture: int = 0) -> None:
    """A tech on which a coin token can be bought."""
    number = tech(slug)

    def ready(s: State, player: int) -> bool:
        return has_room_for_coin(s, player, number)

    add_use(
        slug,
        ABILITY[f"tech.{slug}"],
        CITY_MANAGEMENT,
        partial(BuyCoin, tech=number),
        needs,
        trade,
        culture,
        ready=ready,
    )


_buys_coin("pottery", needs=(ANY, ANY))
_buys_coin("democracy", trade=6)
_buys_coin("printing_press", culture=5)


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
