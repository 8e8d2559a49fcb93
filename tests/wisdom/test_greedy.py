"""What greedy goes by in The Board Game: the tech it has chosen counts before it is shown, trade is
kept for the next one, armies gather before a capital, and battles are judged by their chances."""

from random import Random

from tests.wisdom.table import Table, arrange
from ziggurat.bots.greedy import GreedyBot
from ziggurat.core.bits import each
from ziggurat.core.flow import Ask, Roll
from ziggurat.core.rows import put
from ziggurat.games.wisdom.bots.forces import distance
from ziggurat.games.wisdom.bots.standing import standing
from ziggurat.games.wisdom.content import WATER
from ziggurat.games.wisdom.game import WISDOM


def chosen(t: Table, seed: int = 1) -> str:
    assert isinstance(t.s.pending, Ask)
    return WISDOM.name(t.s, t.s.pending, GreedyBot(seed).choose(t.s))


def after(t: Table, *answers: str) -> float:
    """Its standing after some answers; draws are made at random."""
    other = Table(t.s.clone())
    for answer in answers:
        other.play(answer)
        while isinstance(roll := other.s.pending, Roll):
            other.s.play(Random(1).choice(roll.options))
    return standing(other.s, 0)


def test_who_chooses_first_in_secret_looks_forward_to_the_tech() -> None:
    """It takes effect only when all have chosen."""
    t = arrange("americans", "germans").dial(0, trade=6).dial(1, trade=6).begin("research")
    assert t.seat == 0
    assert after(t, "pottery") > after(t, "pass") + 0.1
    assert all(chosen(t, seed) != "pass" for seed in range(10))


def test_space_flight_is_as_good_as_won_once_it_is_chosen() -> None:
    pyramid = [
        *("masonry", "pottery", "writing", "currency", "metalworking", "animal_husbandry"),
        *("civil_service", "chivalry", "printing_press", "monarchy", "logistics"),
        *("sailing", "communism", "theology", "gunpowder", "biology", "banking"),
        *("mass_media", "atomic_theory", "flight", "computers"),
    ]
    t = arrange("americans", "germans").techs(0, *pyramid).dial(0, trade=27).begin("research")
    assert chosen(t) == "space_flight"


def test_trade_is_worth_most_as_far_as_the_next_tech_needs_it() -> None:
    t = arrange("americans", "germans")
    worth = [standing(t.dial(0, trade=trade).s, 0) for trade in (0, 6, 12)]
    assert worth[1] - worth[0] > 2 * (worth[2] - worth[1]) > 0


def before_the_capital(*others: int) -> Table:
    """An army of the Americans beside the capital of the Germans, and more armies so many squares
    from it as the crow flies."""
    t = arrange("americans", "germans").techs(0, "sailing")
    t.units(0, *["infantry-3-1", "mounted-3-1", "artillery-3-1"] * 2)
    near = [1, *others]
    capital = t.s.cities[1][0]
    land = each(t.s.land.revealed & ~t.s.land.terrain[WATER])
    squares = [next(n for n in land if distance(t.s, n, capital) == steps) for steps in near]
    t.s.armies = put(t.s.armies, 0, (*squares, *t.s.armies[0][len(squares) :]))
    return t


def test_the_others_follow_when_one_army_stands_before_a_capital() -> None:
    alone, far, near = (before_the_capital(*others) for others in ((), (3,), (2,)))
    assert standing(near.s, 0) > standing(far.s, 0) > standing(alone.s, 0)


def test_a_capital_that_can_be_taken_is_attacked_and_one_that_cannot_is_not() -> None:
    def attacks(theirs: list[str]) -> list[bool]:
        t = before_the_capital(1).units(1, *theirs).begin("movement")
        t.play(next(name for name in t.offered if name.startswith("move-")))
        t.play(t.offered[0])
        assert t.cities(1)[0] in t.offered
        return [chosen(t, seed) == t.cities(1)[0] for seed in range(3)]

    assert all(attacks([]))
    assert not any(attacks(["infantry-3-1", "mounted-3-1", "artillery-3-1"] * 2))
