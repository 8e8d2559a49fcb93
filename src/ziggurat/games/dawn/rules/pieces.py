"""Pieces on the map: who is where, and what placing or losing one drags along (base pp. 7, 8, 13).

Everything that puts a piece on the map or takes one off goes through here, so that resources,
natural wonders, world wonders and conquered city-states follow it by themselves.
"""

from ziggurat.core.bits import Bits, each, spaces_held, spaces_in, spaces_in_all, united
from ziggurat.core.flow import NOBODY
from ziggurat.core.hooks import Event, total, union
from ziggurat.core.rows import put
from ziggurat.games.dawn.content import CITY_STATES, FOCUS
from ziggurat.games.dawn.state import HOME, NO_CARD, State

natural_wonder_received = Event("natural_wonder_received")  # (owner, player, natural wonder)
wonder_captured = Event("wonder_captured")  # (owner, player, wonder), by an attack
aggression = Event("aggression")  # (owner, aggressor, victim): an attack, or a piece destroyed


# Looking


def friendly(s: State, player: int) -> Bits:
    """Spaces with a city or control token of this player (base p. 7)."""
    return s.tokens[player] | cities_of(s, player)


def owned(s: State) -> Bits:
    """Spaces with a city or control token of anybody."""
    return united(s.tokens + s.cities)


def rival(s: State, player: int) -> Bits:
    """Spaces with a city or control token of somebody else (base p. 7)."""
    return owned(s) & ~friendly(s, player)


def all_cities(s: State) -> Bits:
    return united(s.cities)


def owner_at(s: State, space: int) -> int:
    """Whose city or control token stands on a space."""
    for seat in range(s.seats):
        if (s.tokens[seat] | s.cities[seat]) >> space & 1:
            return seat
    return NOBODY


def barbarian_spaces(s: State) -> Bits:
    return spaces_in(s.barbarians)


def barbarian_at(s: State, space: int) -> int:
    """The first barbarian on a space."""
    return s.barbarians.index(space)


def free_city_states(s: State) -> Bits:
    """Spaces on which a city-state token stands."""
    return spaces_held(s.board.space_of_city_state, s.city_states, NOBODY)


def city_state_at(s: State, space: int) -> int:
    """The city-state printed on a space, free or conquered, or NO_CARD."""
    for number, where in s.board.city_state_spaces.items():
        if where == space:
            return number
    return NO_CARD


def caravan_spaces(s: State) -> Bits:
    return spaces_in_all(s.caravans)


def army_spaces(s: State) -> Bits:
    """Spaces with an army. Effects that remove or replace pieces cannot choose them
    (Terra Incognita p. 11)."""
    return spaces_in_all(s.armies)


def rival_armies(s: State, player: int) -> Bits:
    return spaces_in_all(s.armies, player)


def rival_caravans(s: State, player: int) -> Bits:
    return spaces_in_all(s.caravans, player)


def unclaimed_forts(s: State) -> Bits:
    """Forts without a city (Terra Incognita p. 11)."""
    return s.board.forts & ~all_cities(s)


def district_at(s: State, space: int) -> int:
    """The district on a space, whoever owns it, or NO_CARD."""
    for districts in s.districts:
        if space in districts:
            return districts.index(space)
    return NO_CARD


def district_spaces(s: State, player: int) -> Bits:
    return spaces_in(s.districts[player])


@union
def cities_of(s: State, player: int) -> Bits:
    """Spaces that count as cities of this player: his own, and what an ability lends him."""
    return s.cities[player]


def natural_at(s: State, space: int) -> int:
    """The natural wonder printed on a space, or NO_CARD."""
    if s.board.naturals >> space & 1:
        for number, where in s.board.natural_spaces.items():
            if where == space:
                return number
    return NO_CARD


def wonder_at(s: State, space: int) -> int:
    """The world wonder whose token lies on a space, or NO_CARD."""
    return s.wonder_space.index(space) if space in s.wonder_space else NO_CARD


def uncollected(s: State) -> Bits:
    """Spaces with a resource or natural wonder token."""
    return united(s.resources_on) | spaces_held(s.board.space_of_natural, s.natural, NOBODY)


def loose_tokens(s: State) -> Bits:
    """Spaces with a resource, natural wonder or abandoned world wonder token."""
    return uncollected(s) | spaces_in(s.wonder_space)


def empty(s: State) -> Bits:
    """Spaces without any token or figure (base p. 7); printed icons do not count."""
    figures = caravan_spaces(s) | army_spaces(s)
    taken = owned(s) | barbarian_spaces(s) | free_city_states(s) | unclaimed_forts(s) | figures
    return s.board.map.whole & ~(taken | loose_tokens(s))


@union
def maturing_spaces(s: State, player: int) -> Bits:
    """Spaces that help this player's cities mature, water aside."""
    return s.tokens[player]


def mature_cities(s: State, player: int) -> Bits:
    """Cities whose every neighbour is water or helps them mature; the map edge asks for nothing
    (base p. 7)."""
    cities = cities_of(s, player)
    around = s.board.map.beside(cities) & s.board.land & ~maturing_spaces(s, player)
    return cities & ~s.board.map.beside(around)


@union
def pacts(s: State, player: int) -> Bits:
    """Seats whose pieces this player may neither attack nor destroy."""
    return 0


def tokens_in_reach_of_abilities(s: State, player: int) -> Bits:
    """Rival control tokens that abilities may remove or replace: not beside an army, not under a
    pact (Terra Incognita p. 11)."""
    spaces = united(s.tokens, player)
    for seat in each(pacts(s, player)):
        spaces &= ~s.tokens[seat]
    return spaces & ~army_spaces(s)


# Counting what is left; components are limited to the box (base p. 15)


def unused_tokens(s: State, player: int) -> int:
    """Control tokens neither on the map nor marking an agenda; districts are a stock of their
    own."""
    plain = s.tokens[player].bit_count() - district_spaces(s, player).bit_count()
    return s.edition.control_tokens - plain - s.marks[player].bit_count()


def unused_cities(s: State, player: int) -> int:
    return s.edition.cities - (s.cities[player].bit_count() - (s.capital[player] != HOME))


def supply(s: State, resource: int) -> int:
    """Resource tokens of a type that nobody holds and that lie on no space."""
    held = sum(stock[resource] for stock in s.resources)
    return s.edition.resources - held - s.resources_on[resource].bit_count()


def lanes_of(s: State, player: int, type_: int) -> Bits:
    """Lanes of the row that hold a card of this type."""
    lanes = 0
    for lane, card in enumerate(s.cards[player]):
        if FOCUS[card].type == type_:
            lanes |= 1 << lane
    return lanes


# Changing


def add_resource(s: State, player: int, resource: int, amount: int = 1) -> None:
    stock = list(s.resources[player])
    stock[resource] += amount
    s.resources = put(s.resources, player, tuple(stock))
    s.changed = True


def give_natural(s: State, number: int, player: int) -> None:
    s.natural = put(s.natural, number, player)
    s.natural_lane = put(s.natural_lane, number, NO_CARD)
    s.changed = True
    natural_wonder_received.happens(s, player, player, number)


def give_wonder(s: State, number: int, player: int) -> None:
    """Let a seat (or NOBODY) control a wonder."""
    bit = 1 << number
    for seat in range(s.seats):
        if s.wonders[seat] & bit:
            s.wonders = put(s.wonders, seat, s.wonders[seat] & ~bit)
            s.renew_abilities(seat)
    if player != NOBODY:
        s.wonders = put(s.wonders, player, s.wonders[player] | bit)
        s.renew_abilities(player)
    s.changed = True


def _settle_on(s: State, player: int, space: int) -> None:
    """Whoever puts a city or control token on a space gets what lies there."""
    for resource, spaces in enumerate(s.resources_on):
        if spaces >> space & 1:
            s.resources_on = put(s.resources_on, resource, s.resources_on[resource] & ~(1 << space))
            add_resource(s, player, resource)
            s.tell("collected", player, resource)
    natural = natural_at(s, space)
    if natural != NO_CARD and s.natural[natural] == NOBODY:
        give_natural(s, natural, player)
        s.tell("natural_wonder", player, natural)
    wonder = wonder_at(s, space)
    if wonder != NO_CARD and not s.wonders[player] >> wonder & 1:
        give_wonder(s, wonder, player)
        s.tell("wonder_taken", player, wonder)


def put_token(s: State, player: int, space: int, reinforced: bool = False) -> None:
    """Put one of a player's unused control tokens on a space."""
    s.tokens = put(s.tokens, player, s.tokens[player] | 1 << space)
    if reinforced:
        s.reinforced |= 1 << space
    s.changed = True
    _settle_on(s, player, space)


def reinforce(s: State, player: int, spaces: Bits) -> None:
    """Turn a player's control tokens on these spaces to their reinforced side."""
    for space in each(spaces):
        s.tell("reinforced", player, space)
    s.reinforced |= spaces
    s.changed = True


def weaken(s: State, spaces: Bits) -> None:
    """Turn whatever reinforced control tokens lie on these spaces to their other side. No agenda
    is met by that."""
    s.reinforced &= ~spaces


def put_district(s: State, player: int, district: int, space: int) -> None:
    """Put one of a player's unused districts on a space, unreinforced; a control token of his
    there makes way for it (Terra Incognita p. 9)."""
    if s.tokens[player] >> space & 1:
        lift(s, space)
    districts = list(s.districts[player])
    districts[district] = space
    s.districts = put(s.districts, player, tuple(districts))
    put_token(s, player, space)


def put_city(s: State, player: int, space: int) -> None:
    """Put one of a player's unused cities on a space."""
    s.cities = put(s.cities, player, s.cities[player] | 1 << space)
    s.changed = True
    _settle_on(s, player, space)


def lift(s: State, space: int) -> int:
    """Take the city or control token off a space, back to its owner's unused pieces; its owner.
    What lies under it stays as it is: the caller says what becomes of it."""
    owner = owner_at(s, space)
    keep = ~(1 << space)
    s.tokens = put(s.tokens, owner, s.tokens[owner] & keep)
    s.cities = put(s.cities, owner, s.cities[owner] & keep)
    s.reinforced &= keep
    if space in s.districts[owner]:
        s.districts = put(
            s.districts, owner, tuple(HOME if at == space else at for at in s.districts[owner])
        )
    return owner


def abandon(s: State, space: int) -> None:
    """Nobody stands here any more: a natural wonder token comes back, a world wonder token waits
    for the next city or control token, a conquered city-state is free (base pp. 13, 15)."""
    natural = natural_at(s, space)
    if natural != NO_CARD and s.natural[natural] >= 0:
        s.natural = put(s.natural, natural, NOBODY)
        s.natural_lane = put(s.natural_lane, natural, NO_CARD)
    wonder = wonder_at(s, space)
    if wonder != NO_CARD:
        give_wonder(s, wonder, NOBODY)
    city_state = city_state_at(s, space)
    if city_state != NO_CARD and s.city_states[city_state] >= 0:
        free_city_state(s, city_state)
    s.changed = True


def destroy(s: State, space: int) -> int:
    """Remove the city or control token on a space for good; its former owner."""
    owner = lift(s, space)
    abandon(s, space)
    return owner


def free_city_state(s: State, number: int) -> None:
    """The token goes back to its space; both cards lie face up by the map again, where they have
    been since it was conquered."""
    s.city_states = put(s.city_states, number, NOBODY)
    s.city_state_lane = put(s.city_state_lane, number, NO_CARD)


def hold_city_state(s: State, number: int, player: int) -> None:
    """A conquered city-state's token goes on the conqueror's card of its type (of two, the one in
    the higher slot); all its diplomacy cards lie face down (base pp. 11, 13)."""
    lanes = lanes_of(s, player, CITY_STATES[number].type)
    row = [lane for lane in s.row[player] if lanes >> lane & 1]
    s.city_states = put(s.city_states, number, player)
    s.city_state_lane = put(s.city_state_lane, number, row[-1] if row else NO_CARD)
    s.city_state_cards = put(s.city_state_cards, number, 0)
    for seat in range(s.seats):
        s.renew_abilities(seat)
    s.changed = True
    s.tell("city_state_conquered", player, number)


def take_over(s: State, player: int, space: int) -> None:
    """A player has just replaced somebody's piece with one of his own: natural wonder and
    conquered city-state follow the space, as a world wonder has already done (base p. 11)."""
    city_state = city_state_at(s, space)
    if city_state != NO_CARD and s.city_states[city_state] != player:
        hold_city_state(s, city_state, player)
    natural = natural_at(s, space)
    if natural != NO_CARD and s.natural[natural] != player:
        give_natural(s, natural, player)


# Terrain


@total
def ease(s: State, player: int, placing: bool) -> int:
    """By how much every space is easier for this player than its difficulty."""
    return 0


@union
def eased_spaces(s: State, player: int, limit: int) -> Bits:
    """Land that an ability makes no rougher than this limit though it is printed so."""
    return 0


def open_land(s: State, player: int, slot: int, placing: bool = False) -> Bits:
    """Land no rougher than the slot allows (base p. 7); `placing` a control token, or not."""
    limit = min(5, max(0, slot + ease(s, player, placing)))
    return s.board.up_to[limit] | eased_spaces(s, player, limit)
