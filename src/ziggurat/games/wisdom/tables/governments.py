"""The governments and the social policies of one player, as Wisdom and Warfare has them (p. 4)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits
from ziggurat.games.wisdom.tables.kinds import HIGH, NONE
from ziggurat.games.wisdom.tables.order import ABILITY, government, tech


@dataclass(frozen=True, slots=True)
class Government:
    slug: str
    tech: int  # that unlocks it; NONE: always available
    coins: int
    combat: int
    battle_hand: int
    ability: Bits
    sure: str


def _government(
    slug: str, by: str = "", coins: int = 0, combat: int = 0, battle_hand: int = 0
) -> Government:
    unlocked_by = tech(by) if by else NONE
    ability = ABILITY[f"government.{slug}"]
    return Government(slug, unlocked_by, coins, combat, battle_hand, ability, HIGH)


GOVERNMENTS: Final[tuple[Government, ...]] = (
    _government("anarchy"),
    _government("despotism"),
    _government("republic", "code_of_laws"),
    _government("feudalism", "chivalry"),
    _government("democracy", "democracy", coins=1),
    _government("monarchy", "monarchy"),
    _government("communism", "communism", battle_hand=1),
    _government("fundamentalism", "theology", combat=4),
)
ANARCHY: Final = government("anarchy")
DESPOTISM: Final = government("despotism")


@dataclass(frozen=True, slots=True)
class Policy:
    """One side of a social policy card: policies 2n and 2n + 1 are the sides of card n."""

    slug: str
    card: int
    side: int
    coins: int
    ability: Bits
    sure: str


def _card(
    number: int, front: str, back: str, coins: tuple[int, int] = (0, 0)
) -> tuple[Policy, ...]:
    return tuple(
        Policy(slug, number, side, coins[side], ABILITY[f"policy.{slug}"], HIGH)
        for side, slug in enumerate((front, back))
    )


POLICIES: Final[tuple[Policy, ...]] = (
    *_card(0, "rationalism", "patronage"),
    *_card(1, "natural_religion", "organized_religion", coins=(0, 1)),
    *_card(2, "expansionism", "urban_development"),
    *_card(3, "pacifism", "military_tradition"),
)
POLICY_CARDS: Final = 4
