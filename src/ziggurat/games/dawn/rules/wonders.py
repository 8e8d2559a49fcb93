"""World wonders: decks, cost, building (base pp. 5, 10, 13)."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next, Roll, pick, prompt
from ziggurat.core.hooks import Event, total
from ziggurat.games.dawn.content import DECKS, NATURAL_WONDERS, WONDERS
from ziggurat.games.dawn.options import (
    CITY_STATE_TOKEN,
    NATURAL_AS_TRADE,
    NATURAL_TOKEN,
    RESOURCE_TOKEN,
    SPACE,
    TOKEN,
    TRADE,
    WONDER,
)
from ziggurat.games.dawn.rules.pieces import give_wonder
from ziggurat.games.dawn.rules.trade import spend, spendable, spendable_naturals
from ziggurat.games.dawn.state import HOME, NO_CARD, State

CHOOSE_WONDER = prompt("choose_wonder", WONDER)
PAY = prompt("pay", TOKEN)
WONDER_CITY = prompt("wonder_city", SPACE)
DRAW_WONDER = prompt("draw_wonder", WONDER)

wonder_built = Event("wonder_built")  # (owner, player, wonder)


@total
def cost_change(s: State, player: int, wonder: int) -> int:
    """What a player's abilities add to the cost of a wonder."""
    return 0


def wonder_cost(s: State, player: int, wonder: int) -> int:
    return max(0, WONDERS[wonder].cost + cost_change(s, player, wonder))


def cities_without_wonder(s: State, player: int) -> Bits:
    spaces = s.cities[player]
    for space in s.wonder_space:
        if space != HOME:
            spaces &= ~(1 << space)
    return spaces


def worth(token: int) -> int:
    """Production a spent token gives: 2 for a resource or natural wonder, 1 for a trade token."""
    resource = RESOURCE_TOKEN <= token < CITY_STATE_TOKEN
    return 2 if resource or NATURAL_TOKEN <= token < NATURAL_AS_TRADE else 1


def _naturals(s: State, player: int, wonder: int) -> list[int]:
    """Natural wonders a player may still spend as resources on a wonder."""
    pays = WONDERS[wonder].pays
    return [n for n in spendable_naturals(s, player) if NATURAL_WONDERS[n].resource in pays]


def means(s: State, player: int, lane: int, wonder: int) -> int:
    """Production a player can add with everything he may spend on a wonder."""
    naturals = _naturals(s, player, wonder)
    added = 2 * sum(s.resources[player][r] for r in WONDERS[wonder].pays)
    added += 2 * len(naturals) + s.trade[player][lane]
    for token in spendable(s, player, lane):
        if token != TRADE and token - NATURAL_AS_TRADE not in naturals:
            added += 1
    return added


def payments(s: State, player: int, lane: int, wonder: int, production: int) -> list[int]:
    """Tokens a player may spend next on a wonder: eligible resources, natural wonders of an
    eligible type not spent this turn, and what lies on the industry card. A natural wonder is not
    offered as a mere trade token where that would leave the wonder out of reach."""
    naturals = _naturals(s, player, wonder)
    pays = WONDERS[wonder].pays
    tokens = [RESOURCE_TOKEN + r for r in sorted(pays) if s.resources[player][r]]
    tokens += [NATURAL_TOKEN + number for number in naturals]
    spare = production + means(s, player, lane, wonder) - wonder_cost(s, player, wonder)
    for token in spendable(s, player, lane):
        if spare or token - NATURAL_AS_TRADE not in naturals:
            tokens.append(token)
    return tokens


def buildable(s: State, player: int, lane: int, production: int) -> list[int]:
    """Face-up wonders a player can pay for and has a city for."""
    if not cities_without_wonder(s, player):
        return []
    return [
        wonder
        for wonder in s.face_up
        if wonder != NO_CARD
        and production + means(s, player, lane, wonder) >= wonder_cost(s, player, wonder)
    ]


@dataclass(slots=True, eq=False)
class BuildWonder(Frame):
    """Choose a face-up wonder, pay for it, put its token under a city, reveal the next one."""

    player: int
    lane: int
    production: int
    wonder: int = NO_CARD

    def choose(self, s: State, _: int) -> Next:
        wonders = buildable(s, self.player, self.lane, self.production)
        return pick(self.player, CHOOSE_WONDER, wonders, BuildWonder.chosen)

    def chosen(self, s: State, wonder: int) -> Next:
        self.wonder = wonder
        return None

    def ask_for_payment(self, s: State, _: int) -> Next:
        """More than the cost may be paid; the surplus is lost (base p. 10)."""
        tokens = payments(s, self.player, self.lane, self.wonder, self.production)
        enough = self.production >= wonder_cost(s, self.player, self.wonder)
        if enough and not tokens:
            return Goto(BuildWonder.choose_city)
        return Ask(self.player, PAY, (*tokens, PASS) if enough else tokens)

    def pay(self, s: State, token: int) -> Next:
        if token == PASS:
            return None
        spend(s, self.player, self.lane, token)
        self.production += worth(token)
        return Goto(BuildWonder.ask_for_payment)

    def choose_city(self, s: State, _: int) -> Next:
        cities = each(cities_without_wonder(s, self.player))
        return pick(self.player, WONDER_CITY, cities, BuildWonder.build)

    def build(self, s: State, space: int) -> Next:
        s.face_up[DECKS.index(WONDERS[self.wonder].type)] = NO_CARD
        s.wonder_space[self.wonder] = space
        give_wonder(s, self.wonder, self.player)
        s.tell("wonder_built", self.player, self.wonder, space)
        wonder_built.happens(s, self.player, self.player, self.wonder)
        return None

    def reveal_the_next(self, s: State, _: int) -> Next:
        return Call(RevealWonder(DECKS.index(WONDERS[self.wonder].type)))


@dataclass(slots=True, eq=False)
class RevealWonder(Frame):
    """Turn up the next wonder of a deck: ancient before medieval before modern. It is drawn now
    from those nobody has seen; the ones removed at setup are simply never drawn."""

    deck: int

    def draw(self, s: State, _: int) -> Next:
        left = s.left[self.deck]
        if not any(left):
            return Done()
        era = next(era for era, count in enumerate(left) if count)
        unseen = [
            number
            for number in each(s.undrawn)
            if WONDERS[number].type == DECKS[self.deck] and WONDERS[number].era == era
        ]
        if len(unseen) == 1:
            return Goto(RevealWonder.reveal, unseen[0])
        return Roll(DRAW_WONDER, unseen)

    def reveal(self, s: State, wonder: int) -> Next:
        left = list(s.left[self.deck])
        left[WONDERS[wonder].era] -= 1
        s.left[self.deck] = tuple(left)
        s.undrawn &= ~(1 << wonder)
        s.face_up[self.deck] = wonder
        s.tell("wonder_revealed", wonder)
        return Done()
