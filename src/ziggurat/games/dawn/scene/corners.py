"""The seats, the victory cards, the wonders on offer and the dials, for a table to draw."""

from typing import Final

from ziggurat.core.bits import each
from ziggurat.core.flow import NOBODY
from ziggurat.games.dawn.content import (
    CITY_STATES,
    DECKS,
    DIPLOMACY,
    DISTRICTS,
    ECONOMY,
    FOCUS,
    GOVERNMENTS,
    INDUSTRY,
    LEADERS,
    MILITARY,
    NATURAL_WONDERS,
    RESOURCES,
    TYPES,
    VICTORY,
    WONDERS,
)
from ziggurat.games.dawn.progress import progress
from ziggurat.games.dawn.rules.focus_row import slot_of
from ziggurat.games.dawn.rules.governments import arrows
from ziggurat.games.dawn.rules.pieces import (
    cities_of,
    friendly,
    lanes_of,
    mature_cities,
    unused_cities,
    unused_tokens,
)
from ziggurat.games.dawn.rules.science import LAST, LEVEL_AT
from ziggurat.games.dawn.rules.trade import stores
from ziggurat.games.dawn.rules.wonders import buildable, means, wonder_cost
from ziggurat.games.dawn.scene.model import (
    Agenda,
    DiplomacyCard,
    DistrictPlace,
    Held,
    Offer,
    RowCard,
    Seat,
    VictoryCard,
)
from ziggurat.games.dawn.state import HOME, NO_CARD, State

_PER_RESOURCE: Final = 2  # what a resource is worth to most industry cards


def seat_scene(s: State, seat: int) -> Seat:
    """A player's corner of the table."""
    leader = s.leaders[seat]
    return Seat(
        seat=seat,
        color=s.setup["colors"][seat],
        leader=LEADERS[leader].slug if leader != NO_CARD else "",
        first=s.first == seat,
        row=[_card(s, seat, lane, place) for place, lane in enumerate(s.row[seat])],
        dial=s.dial[seat],
        resources=[
            Held(RESOURCES[resource], count)
            for resource, count in enumerate(s.resources[seat])
            if count
        ],
        naturals=[NATURAL_WONDERS[n].slug for n, who in enumerate(s.natural) if who == seat],
        wonders=[WONDERS[n].slug for n in each(s.wonders[seat])],
        stored=s.stored if stores(s, seat) else 0,
        diplomacy=[
            DiplomacyCard(DIPLOMACY[card].slug, giver)
            for giver, holders in enumerate(s.diplomacy)
            for card, holder in enumerate(holders)
            if holder == seat
        ],
        city_state_cards=[
            CITY_STATES[n].slug for n, who in enumerate(s.city_state_cards) if who >> seat & 1
        ],
        city_states=[CITY_STATES[n].slug for n, who in enumerate(s.city_states) if who == seat],
        districts=[
            DistrictPlace(DISTRICTS[n], space)
            for n, space in enumerate(s.districts[seat])
            if s.edition.explores
        ],
        government=_government(s, seat, s.government[seat]),
        ibrahim=s.ibrahim == seat,
        cities=cities_of(s, seat).bit_count(),
        mature=mature_cities(s, seat).bit_count(),
        cities_left=unused_cities(s, seat),
        tokens=s.tokens[seat].bit_count(),
        tokens_left=unused_tokens(s, seat),
        spaces=friendly(s, seat).bit_count(),
        armies=len(s.armies[seat]),
        caravans=len(s.caravans[seat]),
        marks=s.marks[seat].bit_count(),
        strongest=s.strongest[seat],
        hand=list(s.hands[seat]),
    )


def _government(s: State, seat: int, lane: int) -> str:
    """The government whose token lies on this card, or ""."""
    if lane == NO_CARD or s.government[seat] != lane:
        return ""
    type_ = FOCUS[s.cards[seat][lane]].type
    return next(row.slug for row in GOVERNMENTS if row.type == type_)


def _card(s: State, seat: int, lane: int, place: int) -> RowCard:
    card = FOCUS[s.cards[seat][lane]]
    tokens = [
        f"natural.{NATURAL_WONDERS[n].slug}"
        for n, holder in enumerate(s.natural)
        if holder == seat and s.natural_lane[n] == lane
    ]
    tokens += [
        f"city_state.{CITY_STATES[n].slug}"
        for n, holder in enumerate(s.city_states)
        if holder == seat and s.city_state_lane[n] == lane
    ]
    armies = s.armies[seat].count(HOME) if card.type == MILITARY else 0
    caravans = s.caravans[seat].count(HOME) if card.type == ECONOMY else 0
    return RowCard(
        lane=lane,
        card=card.slug,
        type=TYPES[card.type],
        level=card.level,
        slot=s.edition.slots[place],
        counts_as=slot_of(s, seat, lane),
        trade=s.trade[seat][lane],
        unique=bool(card.owner),
        government=_government(s, seat, lane),
        arrows=arrows(s, seat, lane),
        armies=armies,
        caravans=caravans,
        tokens=tokens,
    )


def victory_scene(s: State) -> list[VictoryCard]:
    """The victory cards with how far every seat is."""
    return [
        VictoryCard(
            card=VICTORY[number].slug,
            forts=VICTORY[number].forts,
            agendas=[_agenda(s, agenda.slug) for agenda in VICTORY[number].agendas],
            marked=[seat for seat in range(s.seats) if s.marks[seat] >> place & 1],
        )
        for place, number in enumerate(s.victory)
    ]


def _agenda(s: State, slug: str) -> Agenda:
    counts = [progress(s, seat, slug) for seat in range(s.seats)]
    return Agenda(slug, [have for have, _ in counts], counts[0][1])


def offers(s: State, seat: int) -> list[Offer]:
    """The decks of wonders, with costs as they stand for a seat (NOBODY: as printed)."""
    within = _within_reach(s, seat) if seat != NOBODY else set()
    found = []
    for deck, number in enumerate(s.face_up):
        type_, left = TYPES[DECKS[deck]], sum(s.left[deck])
        if number == NO_CARD:
            found.append(Offer(type_, "", 0, 0, False, left, False))
            continue
        wonder = WONDERS[number]
        cost = wonder.cost if seat == NOBODY else wonder_cost(s, seat, number)
        token = bool(s.wonder_tokens >> number & 1)
        can, short = number in within, _short(s, seat, number, cost)
        found.append(Offer(type_, wonder.slug, wonder.cost, cost, token, left, can, short))
    return found


def _within_reach(s: State, seat: int) -> set[int]:
    """Wonders a seat could pay for, were it to resolve its industry card now."""
    if not s.row[seat]:
        return set()
    return {
        wonder
        for lane in each(lanes_of(s, seat, INDUSTRY))
        for wonder in buildable(s, seat, lane, slot_of(s, seat, lane), _PER_RESOURCE)
    }


def _short(s: State, seat: int, wonder: int, cost: int) -> int:
    """The production a seat lacks for a wonder, were it to resolve its industry card now."""
    if seat == NOBODY or not s.row[seat]:
        return 0
    lacks = (
        cost - slot_of(s, seat, lane) - means(s, seat, lane, wonder, _PER_RESOURCE)
        for lane in each(lanes_of(s, seat, INDUSTRY))
    )
    return max(0, min(lacks, default=0))


def tech_levels() -> list[int]:
    """What each place of the tech dial brings: the level of a card, or 0."""
    return [LEVEL_AT.get(place, 0) for place in range(LAST + 1)]
