"""The Automated Player of A New Dawn, as far as its rules are known, with the cards of an ordinary
seat (docs/rulings.md, R-24 to R-31).

It never chooses a card: it resolves the one in the last slot. What its card leaves open is decided
by lists (dawn/priorities.py); what those leave open is drawn. It spends trade tokens only where
they bring something at once, and passes on whatever its own procedure does not know.
"""

import random
from collections.abc import Callable, Iterable
from typing import ClassVar, Final, TypeVar

from ziggurat.core.bits import each
from ziggurat.core.flow import PASS, Ask
from ziggurat.core.game import GameState
from ziggurat.core.hexes import NOWHERE
from ziggurat.games.dawn.bots import priorities
from ziggurat.games.dawn.bots.priorities import NEVER, Rank
from ziggurat.games.dawn.content import CULTURE, FOCUS, MILITARY
from ziggurat.games.dawn.options import (
    CITY_STATE_CARD,
    CITY_STATE_TOKEN,
    EXPLORE,
    NATURAL_AS_TRADE,
    NATURAL_TOKEN,
    ON_CARD,
    PIECE,
    RESOURCE_TOKEN,
    STORE,
    TRADE,
    diplomacy_of,
)
from ziggurat.games.dawn.rules.armies import MoveArmies, hostile_spaces
from ziggurat.games.dawn.rules.combat import PER_RESOURCE, Attack, is_resource
from ziggurat.games.dawn.rules.conquest import CONQUER
from ziggurat.games.dawn.rules.diplomacy import held_from
from ziggurat.games.dawn.rules.economy import MoveCaravans, caravan_starts
from ziggurat.games.dawn.rules.industry import CITY, DIAL, ON_FIGURE, WONDER
from ziggurat.games.dawn.rules.military import (
    ATTACKING,
    REINFORCING,
    Attacks,
    ReinforceOrAttack,
    targets,
)
from ziggurat.games.dawn.rules.pieces import lanes_of, unused_tokens
from ziggurat.games.dawn.rules.wonders import BuildWonder, wonder_cost
from ziggurat.games.dawn.state import HOME, State

T = TypeVar("T")
_ADD_ONE: Final = 0  # the answer to "token_use"
_DISTRICT: Final = 0  # the answer to "growth"


class AutomatonBot:
    """Follows the procedure."""

    quick: ClassVar[bool] = True

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._answers: dict[str, Callable[[State, Ask], int]] = {
            "add_trade": self._add_trade,
            "attack": self._attack,
            "build": self._build,
            "build_city": self._build_city,
            "choose_caravan": self._choose_caravan,
            "choose_card": self._last_card,
            "choose_target": lambda s, ask: PIECE,
            "choose_wonder": self._choose_wonder,
            "conquer_or_liberate": lambda s, ask: CONQUER,
            "convert_token": self._place_token,
            "gain_card": self._gain_card,
            "growth": lambda s, ask: _DISTRICT,
            "military": self._military,
            "move_army": self._move_army,
            "move_caravan": self._move_caravan,
            "nuke": self._nuke,
            "pay": self._pay,
            "place_district": self._place_district,
            "place_token": self._place_token,
            "reinforce": self._reinforce,
            "resolve_another": self._last_card,
            "spend_token": self._spend,
            "steal_trade": self._any,
            "take_diplomacy": self._take_diplomacy,
            "token_use": lambda s, ask: _ADD_ONE,
            "wonder_city": self._wonder_city,
        }

    def choose(self, s: GameState) -> int:
        ask = s.pending
        assert isinstance(ask, Ask)
        assert isinstance(s, State)
        answer = self._answers.get(ask.prompt.name, self._unknown)(s, ask)
        return answer if answer in ask.options else self._unknown(s, ask)

    # Choosing

    def _best(self, options: Iterable[T], rank: Callable[[T], Rank]) -> T | None:
        """One of those of the highest rank; None if all are never to be chosen."""
        ranks = [(rank(option), option) for option in options]
        top = max((rank for rank, _ in ranks), default=NEVER)
        equal = [option for rank, option in ranks if rank == top]
        return self._drawn(equal) if top != NEVER else None

    def _drawn(self, options: list[T]) -> T:
        return options[int(self._random.random() * len(options))]

    def _ranked(self, ask: Ask, rank: Callable[[int], Rank]) -> int:
        """The best option but passing, or else that."""
        best = self._best(_real(ask), rank)
        return PASS if best is None else best

    def _any(self, s: State, ask: Ask) -> int:
        return self._drawn(_real(ask) or [PASS])

    def _unknown(self, s: State, ask: Ask) -> int:
        """What the procedure does not know it passes on; with the expansion it tries everything."""
        if PASS in ask.options and not s.edition.explores:
            return PASS
        return self._any(s, ask)

    # The focus row

    def _last_card(self, s: State, ask: Ask) -> int:
        return s.row[ask.player][-1]

    def _gain_card(self, s: State, ask: Ask) -> int:
        """One of the cards of the lowest level is replaced by a better one of its type."""
        level = {FOCUS[card].type: FOCUS[card].level for card in s.cards[ask.player]}
        better = [card for card in _real(ask) if FOCUS[card].level > _level(level, card)]
        best = self._best(better, lambda card: (-_level(level, card),))
        return PASS if best is None else best

    def _add_trade(self, s: State, ask: Ask) -> int:
        """The card with the fewest trade tokens, of several the one in the highest slot."""
        row, trade = s.row[ask.player], s.trade[ask.player]
        lanes = [lane for lane in ask.options if lane != STORE]
        return max(lanes, key=lambda lane: (-trade[lane], row.index(lane)), default=STORE)

    # Culture

    def _place_token(self, s: State, ask: Ask) -> int:
        if not unused_tokens(s, ask.player):
            return PASS  # it takes none off the map for another
        level = FOCUS[s.cards[ask.player][CULTURE]].level
        return self._ranked(
            ask, lambda space: priorities.control_token(s, ask.player, space, level)
        )

    def _nuke(self, s: State, ask: Ask) -> int:
        """Where it hits most rival control tokens, its own subtracted."""
        mine = s.tokens[ask.player]
        all_tokens = sum(s.tokens)  # no space has two

        def hits(space: int) -> Rank:
            blast = s.board.map.near[space] | 1 << space
            own = (blast & mine).bit_count()
            return ((blast & all_tokens).bit_count() - 2 * own,)

        return self._ranked(ask, hits)

    # Economy

    def _choose_caravan(self, s: State, ask: Ask) -> int:
        move = s.stack[-1]
        assert isinstance(move, MoveCaravans)
        others = priorities.taken_destinations(s, move, HOME)

        def prospect(option: int) -> Rank:
            place = HOME if option == ON_CARD else option
            goals = priorities.destinations(s, move, place, others)
            return max(goals.values(), default=(-priorities.FAR, 0))

        return self._ranked(ask, prospect)

    def _move_caravan(self, s: State, ask: Ask) -> int:
        """Toward its destination; without one it explores if it may, or else stays."""
        move = s.stack[-1]
        assert isinstance(move, MoveCaravans)
        others = priorities.taken_destinations(s, move, move.origin)
        goals = priorities.destinations(s, move, move.origin, others)
        goal = self._best(goals, goals.__getitem__)
        if goal is None:
            return EXPLORE if EXPLORE in ask.options else PASS
        if goal in ask.options:
            return goal
        home = move.origin == HOME
        start = caravan_starts(s, ask.player) if home else 1 << move.origin
        now = priorities.steps_to(s, move, start, goal)

        def nearer(space: int) -> Rank:
            left = priorities.steps_to(s, move, 1 << space, goal)
            return (-left,) if left != NOWHERE and left < now else NEVER

        best = self._best((space for space in ask.options if space >= 0), nearer)
        return PASS if best is None else best

    # Industry

    def _build(self, s: State, ask: Ask) -> int:
        return next(what for what in (WONDER, CITY, ON_FIGURE, DIAL) if what in ask.options)

    def _choose_wonder(self, s: State, ask: Ask) -> int:
        return self._ranked(ask, lambda number: priorities.wonder(s, ask.player, number))

    def _build_city(self, s: State, ask: Ask) -> int:
        return self._ranked(ask, lambda space: priorities.city_site(s, ask.player, space))

    def _wonder_city(self, s: State, ask: Ask) -> int:
        return self._ranked(ask, lambda space: priorities.wonder_home(s, ask.player, space))

    def _pay(self, s: State, ask: Ask) -> int:
        """City-states, natural wonders, resources, trade tokens; a trade token instead of a
        resource of which half would be lost. Never more than the cost."""
        build = s.stack[-1]
        assert isinstance(build, BuildWonder)
        owing = wonder_cost(s, ask.player, build.wonder) - build.production
        if owing <= 0:
            return PASS
        token = min(_real(ask), key=spending_step)
        return TRADE if owing == 1 and is_resource(token) and TRADE in ask.options else token

    # Military

    def _military(self, s: State, ask: Ask) -> int:
        """It attacks if there is anything on its list, and reinforces otherwise."""
        card = s.stack[-1]
        assert isinstance(card, ReinforceOrAttack)
        level = priorities.military_level(s, ask.player, card.lane)
        for space in each(targets(s, ask.player, card.reach)):
            if priorities.target(s, ask.player, space, level) != NEVER:
                return ATTACKING
        return REINFORCING

    def _attack(self, s: State, ask: Ask) -> int:
        card = s.stack[-1]
        assert isinstance(card, Attacks)
        level = priorities.military_level(s, ask.player, card.lane)
        return self._ranked(ask, lambda space: priorities.target(s, ask.player, space, level))

    def _reinforce(self, s: State, ask: Ask) -> int:
        return self._ranked(ask, lambda space: priorities.reinforcement(s, ask.player, space))

    # Trade tokens and diplomacy cards

    def _spend(self, s: State, ask: Ask) -> int:
        """As many as an attack needs to succeed or to fail, as many as bring a caravan home, all
        for control tokens and the tech dial."""
        token = min(_real(ask), key=spending_step)
        frame = s.stack[-1]
        if isinstance(frame, Attack):
            attacks = ask.player == frame.player
            missing = frame.against - frame.value + 1 if attacks else frame.value - frame.against
            return token if 0 < missing <= self._means(s, ask, frame) else PASS
        if isinstance(frame, MoveCaravans):
            steps = frame.distance + frame.shared
            more = self._means(s, ask, frame)
            return token if any(steps < d <= steps + more for d in self._ways(s, frame)) else PASS
        return token

    def _means(self, s: State, ask: Ask, frame: Attack | MoveCaravans) -> int:
        """What all that may be spent is worth."""
        mine = ask.player == frame.player
        lanes = [frame.lane] if mine else each(lanes_of(s, ask.player, MILITARY))
        worth = sum(s.trade[ask.player][lane] for lane in lanes)
        for token in _real(ask):
            if is_resource(token):
                worth += PER_RESOURCE * s.resources[ask.player][token - RESOURCE_TOKEN]
            elif token != TRADE:
                worth += 1
        return worth

    def _ways(self, s: State, move: MoveCaravans) -> list[int]:
        """How far the caravans that have not moved yet are from their destinations."""
        others = priorities.taken_destinations(s, move, HOME)
        found = []
        for place in set(move.waiting):
            goals = priorities.destinations(s, move, place, others)
            if goals:
                found.append(int(-max(goals.values())[1]))
        return found

    def _take_diplomacy(self, s: State, ask: Ask) -> int:
        """The first on its list, unless it holds a better one of the same player."""
        best = max(_real(ask), key=priorities.diplomacy_card)
        if best >= CITY_STATE_CARD:
            return best
        held = held_from(s, ask.player, diplomacy_of(best)[0])
        return best if max((best, *held), key=priorities.diplomacy_card) == best else PASS

    # With the expansion

    def _place_district(self, s: State, ask: Ask) -> int:
        return self._ranked(ask, lambda space: (s.board.difficulty[space],))

    def _move_army(self, s: State, ask: Ask) -> int:
        """To attack by its list, else to explore, else toward something on the list."""
        move = s.stack[-1]
        assert isinstance(move, MoveArmies)
        level = priorities.military_level(s, ask.player, move.lane)
        hostile = hostile_spaces(s, ask.player)

        def worth(space: int) -> Rank:
            return priorities.target(s, ask.player, space, level)

        options = [space for space in ask.options if space >= 0]
        prey = self._best((space for space in options if hostile >> space & 1), worth)
        if prey is not None:
            return prey
        if EXPLORE in ask.options:
            return EXPLORE
        aims = sum(1 << space for space in each(hostile) if worth(space) != NEVER)

        def nearer(space: int) -> Rank:
            away = s.board.map.distance(aims, space, s.board.map.whole)
            return (-away,) if away != NOWHERE else NEVER

        best = self._best((space for space in options if not hostile >> space & 1), nearer)
        return PASS if best is None else best


def _real(ask: Ask) -> list[int]:
    return [option for option in ask.options if option != PASS]


def _level(level: dict[int, int], card: int) -> int:
    """The level of the card of the same type in the row; one that is not there counts as best."""
    return level.get(FOCUS[card].type, 4)


def spending_step(token: int) -> int:
    """In which order tokens are spent: what comes back first."""
    if CITY_STATE_TOKEN <= token < NATURAL_TOKEN:
        return 0
    if NATURAL_TOKEN <= token < NATURAL_AS_TRADE:
        return 1
    if is_resource(token):
        return 2
    return 4 if token == TRADE else 3
