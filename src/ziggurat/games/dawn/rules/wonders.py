"""World wonders: decks, cost, building (base pp. 5, 10, 13)."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next, Roll, pick
from ziggurat.core.hooks import Event, total
from ziggurat.core.rows import put
from ziggurat.games.dawn.content import DECKS, NATURAL_WONDERS, WONDERS
from ziggurat.games.dawn.options import (
    NATURAL_AS_TRADE,
    NATURAL_TOKEN,
    RESOURCE_AS_TRADE,
    RESOURCE_TOKEN,
    SPACE,
    TOKEN,
    TRADE,
    WONDER,
    prompt,
)
from ziggurat.games.dawn.rules.cities import build_city
from ziggurat.games.dawn.rules.pieces import cities_of, give_wonder, unused_cities
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
    """The printed cost, less 1 for a trade token on the card (Terra Incognita p. 14), as a player's
    abilities change it; never below 0."""
    aged = s.wonder_tokens >> wonder & 1
    return max(0, WONDERS[wonder].cost - aged + cost_change(s, player, wonder))


def cities_without_wonder(s: State, player: int) -> Bits:
    spaces = cities_of(s, player)
    for space in s.wonder_space:
        if space != HOME:
            spaces &= ~(1 << space)
    return spaces


def payments(
    s: State, player: int, lane: int, wonder: int, per_resource: int
) -> list[tuple[int, int, int, int]]:
    """What a player may spend on a wonder: (token, production it gives, the most its source could
    give, how many there are). Eligible resources and natural wonders give `per_resource`, trade
    tokens and what counts as such 1."""
    pays = WONDERS[wonder].pays
    found: list[tuple[int, int, int, int]] = []
    for resource, count in enumerate(s.resources[player]):
        if count and resource in pays:
            found.append((RESOURCE_TOKEN + resource, per_resource, per_resource, count))
    eligible = [n for n in spendable_naturals(s, player) if NATURAL_WONDERS[n].resource in pays]
    found += [(NATURAL_TOKEN + number, per_resource, per_resource, 1) for number in eligible]
    for token in spendable(s, player, lane):
        best = count = 1
        if token == TRADE:
            count = s.trade[player][lane]
        elif token >= RESOURCE_AS_TRADE:
            resource = token - RESOURCE_AS_TRADE
            best = per_resource if resource in pays else 1
            count = 0 if resource in pays else s.resources[player][resource]
        elif token - NATURAL_AS_TRADE in eligible:
            best, count = per_resource, 0  # the same token again
        found.append((token, 1, best, count))
    return found


def means(s: State, player: int, lane: int, wonder: int, per_resource: int) -> int:
    """Production a player can add with everything he may spend on a wonder."""
    offers = payments(s, player, lane, wonder, per_resource)
    return sum(best * count for _, _, best, count in offers)


def buildable(s: State, player: int, lane: int, production: int, per_resource: int) -> list[int]:
    """Face-up wonders a player can pay for and has a place for."""
    return [
        wonder
        for wonder in s.face_up
        if wonder != NO_CARD
        and places_for(s, player, wonder)
        and production + means(s, player, lane, wonder, per_resource)
        >= wonder_cost(s, player, wonder)
    ]


def places_for(s: State, player: int, wonder: int) -> Bits:
    """Where the token of a wonder may go: under a city without one, or, for a wonder that founds
    its own city, on a site for it."""
    site = WONDERS[wonder].site
    if site is None:
        return cities_without_wonder(s, player)
    return site(s, player) if unused_cities(s, player) else 0


@dataclass(slots=True, eq=False)
class BuildWonder(Frame):
    """Choose a face-up wonder, pay for it, put its token under a city, reveal the next one."""

    player: int
    lane: int
    production: int
    per_resource: int = 2
    wonder: int = NO_CARD

    def choose(self, s: State, _: int) -> Next:
        wonders = buildable(s, self.player, self.lane, self.production, self.per_resource)
        return pick(self.player, CHOOSE_WONDER, wonders, BuildWonder.chosen)

    def chosen(self, s: State, wonder: int) -> Next:
        self.wonder = wonder
        return None

    def ask_for_payment(self, s: State, _: int) -> Next:
        """More than the cost may be paid; the surplus is lost (base p. 10). A token is not offered
        for less than it could give where that would leave the wonder out of reach."""
        offers = payments(s, self.player, self.lane, self.wonder, self.per_resource)
        cost = wonder_cost(s, self.player, self.wonder)
        most = sum(best * count for _, _, best, count in offers)
        spare = self.production + most - cost
        tokens = [token for token, worth, best, _ in offers if best - worth <= spare]
        enough = self.production >= cost
        if enough and not tokens:
            return Goto(BuildWonder.choose_city)
        return Ask(self.player, PAY, (*tokens, PASS) if enough else tokens)

    def pay(self, s: State, token: int) -> Next:
        if token == PASS:
            return None
        offers = payments(s, self.player, self.lane, self.wonder, self.per_resource)
        self.production += next(worth for offer, worth, _, _ in offers if offer == token)
        spend(s, self.player, self.lane, token)
        return Goto(BuildWonder.ask_for_payment)

    def choose_city(self, s: State, _: int) -> Next:
        places = each(places_for(s, self.player, self.wonder))
        return pick(self.player, WONDER_CITY, places, BuildWonder.build)

    def build(self, s: State, space: int) -> Next:
        cost = wonder_cost(s, self.player, self.wonder)
        if WONDERS[self.wonder].site is not None:
            build_city(s, self.player, space)
        s.face_up = put(s.face_up, DECKS.index(WONDERS[self.wonder].type), NO_CARD)
        s.wonder_space = put(s.wonder_space, self.wonder, space)
        s.wonder_tokens &= ~(1 << self.wonder)
        give_wonder(s, self.wonder, self.player)
        s.tell("wonder_built", self.player, self.wonder, space, self.production, cost)
        wonder_built.happens(s, self.player, self.player, self.wonder)
        return None

    def reveal_the_next(self, s: State, _: int) -> Next:
        return Call(RevealWonder(DECKS.index(WONDERS[self.wonder].type)))


@dataclass(slots=True, eq=False)
class AgeWonders(Frame):
    """Each face-up wonder gets a trade token; one that would get a second leaves the game, and the
    next of its deck is turned up without any (Terra Incognita p. 14)."""

    def age(self, s: State, _: int) -> Next:
        reveal: list[Frame] = []
        for deck, wonder in enumerate(s.face_up):
            if wonder == NO_CARD:
                continue
            bit = 1 << wonder
            if s.wonder_tokens & bit:
                s.wonder_tokens &= ~bit
                s.face_up = put(s.face_up, deck, NO_CARD)
                s.tell("wonder_removed", wonder)
                reveal.append(RevealWonder(deck))
            else:
                s.wonder_tokens |= bit
        return Call(*reveal) if reveal else Done()


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
        s.left = put(s.left, self.deck, tuple(left))
        s.undrawn &= ~(1 << wonder)
        s.face_up = put(s.face_up, self.deck, wonder)
        s.tell("wonder_revealed", wonder)
        return Done()
