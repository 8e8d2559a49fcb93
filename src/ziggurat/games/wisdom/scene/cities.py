"""Cities and the sums of a civilization, part by part in the order of the rules."""

from ziggurat.core.bits import Bits, each
from ziggurat.games.wisdom.content import (
    ABILITIES,
    ANARCHY,
    CITY_MANAGEMENT,
    CIVILIZATIONS,
    COIN,
    COIN_PLACES,
    COMBAT,
    CULTURE,
    GOVERNMENTS,
    NONE,
    POLICIES,
    PRODUCTION,
    RESOURCES,
    TECHS,
    TRADE,
    WONDERS,
)
from ziggurat.games.wisdom.options import CITY_ACTIONS
from ziggurat.games.wisdom.rules.harvest import harvestable
from ziggurat.games.wisdom.rules.producing import Produce, cost_of
from ziggurat.games.wisdom.rules.squares import (
    city_squares,
    controlled,
    defended_squares,
    outskirts,
    own_squares,
    sent_squares,
)
from ziggurat.games.wisdom.rules.sums import (
    arts,
    card_bonus,
    coins,
    combat_bonus,
    extra_culture,
    extra_production,
    extra_trade,
    outskirts_production,
    production,
    trade_income,
)
from ziggurat.games.wisdom.scene.model import City
from ziggurat.games.wisdom.scene.model_asking import Sum, Term
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.words.table import TableWords


def city_scene(t: TableWords, s: State, player: int, city: int) -> City:
    """A city with its sums."""
    centre = s.cities[player][city]
    acts = s.phase == CITY_MANAGEMENT and s.active == player and city < len(s.actions)
    did = s.did[city] if acts else 0
    return City(
        square=centre,
        name=t.city(s, player, city),
        capital=city == 0,
        walls=bool(s.walls >> centre & 1),
        program=bool(s.programs >> centre & 1),
        outskirts=each(outskirts(s, centre)),
        scouts=each(sent_squares(s, player, centre)),
        production=production_sum(t, s, player, city),
        trade=_city_trade(t, s, player, city),
        culture=culture_sum(t, s, player, city),
        harvest=[RESOURCES[n] for n in harvestable(s, player, city)],
        actions=s.actions[city] if acts else -1,
        did=[CITY_ACTIONS[n] for n in each(did)],
    )


def production_sum(t: TableWords, s: State, player: int, city: int) -> Sum:
    """What a city has to produce with."""
    centre = s.cities[player][city]
    times = 2 if s.programs >> centre & 1 else 1
    terms = _squares(t, s, PRODUCTION, city_squares(s, player, centre), times)
    printed = sum(term.amount for term in terms)
    more = outskirts_production(s, player, city) - printed
    if more:
        active = s.abilities[player] & outskirts_production.listens
        terms.append(Term(_card(t, active), more, [], times))
    terms += _sent(t, s, player, city, PRODUCTION)
    terms += _cards(t, extra_production.parts(s, player, city))
    if s.boost[player][city]:
        terms.append(Term(t.text("sum.boost"), s.boost[player][city], []))
    return Sum(production(s, player, city), terms)


def rest_sum(t: TableWords, s: State, frame: Produce) -> Sum:
    """What a city that produces has left: its production, less what was made with it before."""
    found = production_sum(t, s, frame.player, frame.city)
    for thing in frame.things:
        cost = cost_of(s, frame.player, thing)
        found.terms.append(Term(t.text("sum.made"), -cost, []))
        found.total -= cost
    return found


def culture_sum(t: TableWords, s: State, player: int, city: int) -> Sum:
    """What a city gains that is devoted to the arts."""
    squares = city_squares(s, player, s.cities[player][city])
    terms = [Term(t.text("sum.arts"), 1, [])]
    terms += _squares(t, s, CULTURE, squares)
    terms += _sent(t, s, player, city, CULTURE)
    terms += _cards(t, extra_culture.parts(s, player, city))
    return Sum(arts(s, player, city), terms)


def _city_trade(t: TableWords, s: State, player: int, city: int) -> Sum:
    squares = city_squares(s, player, s.cities[player][city])
    terms = _squares(t, s, TRADE, squares) + _sent(t, s, player, city, TRADE)
    return Sum(sum(term.amount for term in terms), terms)


def trade_sum(t: TableWords, s: State, player: int) -> Sum:
    """What the Trade phase adds to the dial."""
    terms = _realm(t, s, player, TRADE, own_squares(s, player))
    return Sum(trade_income(s, player), terms + _cards(t, extra_trade.parts(s, player)))


def coins_sum(t: TableWords, s: State, player: int) -> Sum:
    """The coins of a player: cards, squares, tokens."""
    terms = [Term(t.tech(n), TECHS[n].coins, []) for n in each(s.techs[player]) if TECHS[n].coins]
    government = s.government[player]
    if GOVERNMENTS[government].coins:
        terms.append(Term(t.government(government), GOVERNMENTS[government].coins, []))
    for card, side in enumerate(s.policies[player]):
        if side != NONE and government != ANARCHY and POLICIES[2 * card + side].coins:
            policy = 2 * card + side
            terms.append(Term(t.policy(policy), POLICIES[policy].coins, []))
    terms += _realm(t, s, player, COIN, own_squares(s, player))
    total = coins(s, player)
    for place, amount in enumerate(s.coin_tokens[player]):
        text = t.text("sum.tokens", place=t.place(place)) if amount else ""
        if amount and (place == 0 or not _is_off(s, player, place)):
            terms.append(Term(text, amount, []))
    return Sum(total, terms)


def _is_off(s: State, player: int, place: int) -> bool:
    """Do the coin tokens of this place not count now, because the wonder is blockaded?"""
    slugs = [row.slug for row in WONDERS]
    if COIN_PLACES[place] not in slugs:
        return False
    wonder = slugs.index(COIN_PLACES[place])
    held = s.wonders[player] >> wonder & 1
    return not held or s.is_blockaded(player, s.wonder_on[wonder])


def combat_sum(t: TableWords, s: State, player: int) -> Sum:
    """The combat bonus of a player in every battle."""
    civ, government = s.civs[player], s.government[player]
    terms = [
        Term(t.civilization(civ), CIVILIZATIONS[civ].combat, []),
        Term(t.government(government), GOVERNMENTS[government].combat, []),
    ]
    for wonder in each(s.wonders[player]):
        square = s.wonder_on[wonder]
        if WONDERS[wonder].combat and not s.is_blockaded(player, square):
            terms.append(Term(t.wonder(wonder), WONDERS[wonder].combat, [square]))
    terms = [term for term in terms if term.amount]
    terms += _cards(t, card_bonus.parts(s, player))
    terms += _realm(t, s, player, COMBAT, defended_squares(s, player))
    return Sum(combat_bonus(s, player), terms)


# Parts


def _cards(t: TableWords, parts: list[tuple[Bits, int]]) -> list[Term]:
    """What cards add; the rule's own figure is told by others."""
    return [Term(_card(t, ability), amount, []) for ability, amount in parts if ability]


def _card(t: TableWords, ability: Bits) -> str:
    return t.text(ABILITIES[ability])


def _giving(s: State, icon: int, squares: Bits) -> list[int]:
    return [n for n in each(squares) if s.land.amount(icon, 1 << n)]


def _squares(t: TableWords, s: State, icon: int, squares: Bits, times: int = 1) -> list[Term]:
    """The icons of a city's own squares."""
    amount = s.land.amount(icon, squares)
    if not amount:
        return []
    return [Term(t.text("sum.outskirts"), amount, _giving(s, icon, squares), times)]


def _sent(t: TableWords, s: State, player: int, city: int, icon: int) -> list[Term]:
    """What figures send to a city."""
    squares = sent_squares(s, player, s.cities[player][city])
    amount = s.land.amount(icon, squares)
    return [Term(t.text("sum.sent"), amount, _giving(s, icon, squares))] if amount else []


def _realm(t: TableWords, s: State, player: int, icon: int, squares: Bits) -> list[Term]:
    """The icons of squares, city by city, then city-states, then all others."""
    terms = []
    for city, centre in enumerate(s.cities[player]):
        own = squares & outskirts(s, centre) & ~controlled(s, player)
        squares &= ~own
        if amount := s.land.amount(icon, own):
            text = t.text("sum.city", city=t.city(s, player, city))
            terms.append(Term(text, amount, _giving(s, icon, own)))
    states = squares & controlled(s, player)
    for key, found in (("sum.city_states", states), ("sum.sent", squares & ~states)):
        if amount := s.land.amount(icon, found):
            terms.append(Term(t.text(key), amount, _giving(s, icon, found)))
    return terms
