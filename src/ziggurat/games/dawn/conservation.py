"""What must be true of every position, whatever was played: each component is in exactly one place
and within the limits of the box (base p. 15). Simulation and tests check it after every answer."""

from collections.abc import Iterator

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import NOBODY, Ask
from ziggurat.games.dawn.content import (
    CITY_STATES,
    DECKS,
    FOCUS,
    NATURAL_WONDERS,
    RESOURCES,
    WONDERS,
)
from ziggurat.games.dawn.rules.pieces import (
    district_spaces,
    free_city_states,
    owned,
    owner_at,
    supply,
    unused_cities,
    unused_tokens,
)
from ziggurat.games.dawn.rules.science import ReplaceCard, allowed_armies, allowed_caravans
from ziggurat.games.dawn.rules.victory import completes
from ziggurat.games.dawn.state import ABSENT, HOME, NO_CARD, State

COPIES = 2
STORE = 4


def violations(s: State) -> list[str]:
    """Every way in which a position that asks a seat breaks the conservation of components."""
    if s.round == 0 or not isinstance(s.pending, Ask):
        return []
    return [*misplaced(s), *_city_states(s), *_naturals(s), *_marks(s)]


def misplaced(s: State) -> Iterator[str]:
    """What is wrong with where components are, whether or not a question is pending. City-states
    and natural wonders aside: a position written by hand may give their cards and tokens though
    they are on no space."""
    yield from _pieces(s)
    yield from _supplies(s)
    yield from _cards(s)
    yield from _wonders(s)


def _pieces(s: State) -> Iterator[str]:
    seen: Bits = 0
    for seat in range(s.seats):
        for pieces in (s.tokens[seat], s.cities[seat]):
            if pieces & seen:
                yield f"two pieces share space {each(pieces & seen)[0]}"
            seen |= pieces
        if unused_tokens(s, seat) < 0:
            yield f"seat {seat} has more control tokens than the box"
        if unused_cities(s, seat) < 0:
            yield f"seat {seat} has more cities than the box"
        if not s.cities[seat] >> s.capital[seat] & 1:
            yield f"seat {seat} has lost its capital"
    if tokens_on_forts(s):
        yield "a control token stands on a fort"
    if seen & s.board.water:
        yield "a city or control token stands on water"
    if seen & free_city_states(s):
        yield "a piece stands on a free city-state"
    tokens = 0
    for mask in s.tokens:
        tokens |= mask
    if s.reinforced & ~tokens:
        yield "a reinforced side without a control token"
    for letter, space in enumerate(s.barbarians):
        if space >= 0 and s.board.water >> space & 1:
            yield f"barbarian {letter} stands on water"


def tokens_on_forts(s: State) -> Bits:
    tokens = 0
    for mask in s.tokens:
        tokens |= mask
    return tokens & s.board.forts


def _supplies(s: State) -> Iterator[str]:
    for resource, name in enumerate(RESOURCES):
        if supply(s, resource) < 0 or any(stock[resource] < 0 for stock in s.resources):
            yield f"the count of {name} does not add up"
        if s.resources_on[resource] & owned(s):
            yield f"a {name} token lies under a piece"
    for seat, trade in enumerate(s.trade):
        if any(not 0 <= count <= s.edition.trade_per_card for count in trade):
            yield f"a card of seat {seat} holds {trade} trade tokens"
    if not 0 <= s.stored <= STORE:
        yield f"{s.stored} trade tokens are stored"


def _cards(s: State) -> Iterator[str]:
    for seat in range(s.seats):
        if sorted(s.row[seat]) != list(range(len(s.edition.slots))):
            yield f"the row of seat {seat} is {s.row[seat]}"
        if len(set(s.cards[seat])) != len(s.cards[seat]):
            yield f"seat {seat} has a focus card twice"
        caravans = s.caravans[seat]
        choosing = bool(s.stack) and isinstance(s.stack[-1], ReplaceCard)  # who leaves
        surplus = len(caravans) - allowed_caravans(s, seat)
        if surplus < 0 or (surplus and not choosing) or len(caravans) > s.edition.caravans:
            yield f"seat {seat} has {len(caravans)} caravans"
        if list(caravans) != sorted(caravans):
            yield f"the caravans of seat {seat} are out of order"
        armies = s.armies[seat]
        surplus = len(armies) - allowed_armies(s, seat)
        if surplus < 0 or (surplus and not choosing) or len(armies) > s.edition.armies:
            yield f"seat {seat} has {len(armies)} armies"
        if any(s.edition.slug not in FOCUS[card].editions for card in s.cards[seat]):
            yield f"seat {seat} has a focus card of another edition"
        if district_spaces(s, seat) & ~s.tokens[seat]:
            yield f"a district of seat {seat} is no control token"
        kept = s.abilities[seat]
        s.renew_abilities(seat)
        if s.abilities[seat] != kept:
            yield f"the abilities of seat {seat} are out of step"
        if seat in s.diplomacy[seat]:
            yield f"seat {seat} holds its own diplomacy card"


def _wonders(s: State) -> Iterator[str]:
    for number, wonder in enumerate(WONDERS):
        places = (
            (s.undrawn >> number & 1) + (number in s.face_up) + (s.wonder_space[number] != HOME)
        )
        gone = places == 0 and s.edition.explores  # removed by the event dial
        if s.edition.slug not in wonder.editions:
            if places:
                yield f"{wonder.slug} does not belong to this edition"
            continue
        if places != 1 and not gone:
            yield f"{wonder.slug} is in {places} places"
        space = s.wonder_space[number]
        holders = [seat for seat in range(s.seats) if s.wonders[seat] >> number & 1]
        owner = owner_at(s, space) if space != HOME else NOBODY
        if space != HOME and free_city_states(s) >> space & 1:
            continue  # lent by a diplomacy card: whoever had it last controls it
        if holders != ([owner] if owner != NOBODY else []):
            yield f"{wonder.slug} is controlled by {holders}, but its space by {owner}"
    built = [space for space in s.wonder_space if space != HOME]
    if len(set(built)) != len(built):
        yield "two wonders lie on one space"
    for deck, type_ in enumerate(DECKS):
        unseen = sum(WONDERS[n].type == type_ for n in each(s.undrawn))
        if sum(s.left[deck]) > unseen:
            yield f"deck {deck} promises more wonders than there are"


def _city_states(s: State) -> Iterator[str]:
    for number, row in enumerate(CITY_STATES):
        holder = s.city_states[number]
        cards = s.city_state_cards[number]
        space = s.board.city_state_spaces.get(number)
        if (holder == ABSENT) != (space is None):
            yield f"{row.slug} is on the map and not"
        if space is None:
            if cards:
                yield f"a card of the absent {row.slug} is held"
            continue
        if owner_at(s, space) != holder:
            yield f"{row.slug} is held by {holder}, its space by {owner_at(s, space)}"
        if cards.bit_count() > COPIES or (holder != NOBODY and cards):
            yield f"too many cards of {row.slug} are held"


def _naturals(s: State) -> Iterator[str]:
    for number, row in enumerate(NATURAL_WONDERS):
        holder = s.natural[number]
        space = s.board.natural_spaces.get(number)
        if space is None:
            if holder != ABSENT:
                yield f"{row.slug} is held but not on the map"
        elif owner_at(s, space) != holder:
            yield f"{row.slug} is held by {holder}, its space by {owner_at(s, space)}"
        if s.natural_lane[number] != NO_CARD and holder < 0:
            yield f"{row.slug} lies on a card of nobody"


def _marks(s: State) -> Iterator[str]:
    for seat in range(s.seats):
        for place, card in enumerate(s.victory):
            if (
                not s.marks[seat] >> place & 1
                and unused_tokens(s, seat)
                and completes(s, seat, card)
            ):
                yield f"seat {seat} has not marked victory card {card}"
