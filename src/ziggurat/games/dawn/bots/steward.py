"""A strategist for A New Dawn.

From every position it makes a plan (dawn/plan.py): the agendas that take it to victory in the
fewest turns. The plan says which focus card to resolve and when a better slot is worth the wait,
what to research, where to expand, what to take from whom, and which fights to look for; fights it
takes at their exact odds, and it spends on them what betters these. Its armies and caravans explore
on their way where that costs them nothing else. One victory card from the end it looks through its
whole turn for a card that wins, and it takes no card of which nothing would come if another does
something. What the plan leaves open it does as the automaton does.
"""

from collections.abc import Callable
from typing import Final

from ziggurat.bots.futures import settle
from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import PASS, Ask
from ziggurat.core.hexes import NOWHERE
from ziggurat.core.notes import whole
from ziggurat.games.dawn.bots import priorities
from ziggurat.games.dawn.bots.automaton import AutomatonBot, spending_step
from ziggurat.games.dawn.bots.plan import Goal, plan, wants, wants_fort
from ziggurat.games.dawn.content import (
    CULTURE,
    ECONOMY,
    FOCUS,
    GROWTH,
    INDUSTRY,
    MILITARY,
    SCIENCE,
)
from ziggurat.games.dawn.odds import attacks_among, best_in_fight, odds_of_targets, target_odds
from ziggurat.games.dawn.options import EXPLORE, PIECE, STORE
from ziggurat.games.dawn.rules.armies import MoveArmies
from ziggurat.games.dawn.rules.economy import MoveCaravans
from ziggurat.games.dawn.rules.focus_row import slot_of
from ziggurat.games.dawn.rules.industry import DIAL, WONDER
from ziggurat.games.dawn.rules.pieces import (
    free_city_states,
    friendly,
    rival,
    uncollected,
    unused_cities,
)
from ziggurat.games.dawn.rules.victory import marks_needed
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.turns import is_idle
from ziggurat.games.dawn.view import as_seen

_PATIENCE: Final = 5  # power of the slot in the worth of a card: the more, the longer it waits
_ANYWAY: Final = 0.6  # what a card is worth whatever the plan
_PER_TRADE: Final = 0.03  # for each trade token on it
# How much a trade token does, by type of card.
_USES: Final = {CULTURE: 1.0, SCIENCE: 1.0, INDUSTRY: 1.0, GROWTH: 1.0, MILITARY: 1.5, ECONOMY: 0.6}
_WORTH_A_FORT: Final = 0.35  # odds at which it attacks a fort it wants
_WORTH_A_TRY: Final = 0.6  # odds at which it attacks anything else
_TRIES: Final = 2  # how often it looks through a turn
_HOPELESS: Final = 100.0  # turns, where no city is left for a fort
_SEEDS: Final = 1 << 32
_STEPS: Final = ("build_city", "choose_wonder", "convert_token", "gain_resource", "place_token")
_SIEGES: Final = ("fortified", "expeditionary")


class StewardBot(AutomatonBot):
    """Plays by a plan."""

    def __init__(self, seed: int, looks: bool = True) -> None:
        super().__init__(seed)
        self._looks = looks  # at what its answers bring; without, it is quicker
        self._answers |= {
            "add_trade": self._add_where_wanted,
            "choose_card": self._choose_card,
            "choose_target": self._choose_target,
            "move_army": self._march,
            "place_tile": self._place_tile,
            "token_use": lambda s, ask: best_in_fight(s, ask)[0],
        }
        if looks:
            for name in _STEPS:
                self._answers[name] = self._toward(self._answers.get(name, self._unknown))

    # What another manner weighs otherwise (veteran.py)

    def _plan(self, s: State, player: int) -> list[Goal]:
        return plan(s, player)

    def _wants(self, s: State, player: int) -> list[float]:
        """By type, what its focus card is worth now."""
        return [_ANYWAY + helps for helps in wants(self._plan(s, player))]

    def _card(self, s: State, wanted: float, slot: int, tokens: int) -> float:
        """What it is worth to resolve a card of a type that is wanted so much."""
        return slot**_PATIENCE * wanted * (1 + _PER_TRADE * tokens)

    def _token(self, s: State, type_: int, wanted: float, slot: int, tokens: int) -> float:
        """What one more trade token is worth on such a card."""
        return _USES[type_] * wanted * (5 + slot) / (2 + tokens)

    def _least_odds(self, s: State) -> tuple[float, float]:
        """The odds at which armies attack a fort it wants, and anything else."""
        return _WORTH_A_FORT, _WORTH_A_TRY

    def _quick(self, seed: int) -> "StewardBot":
        """One that plays alike, without looks."""
        return StewardBot(seed, looks=False)

    # Answers

    def _toward(self, habit: Callable[[State, Ask], int]) -> Callable[[State, Ask], int]:
        """What brings the plan nearer at once, or else the habit."""

        def answer(s: State, ask: Ask) -> int:
            left = {option: self._turns_left(s, ask.player, option) for option in ask.options}
            least = min(left.values())
            usual = habit(s, ask)
            if left.get(usual) == least:
                return usual
            return self._drawn([option for option in ask.options if left[option] == least])

        return answer

    def _choose_card(self, s: State, ask: Ask) -> int:
        """What the plan wants most, in as late a slot as it is patient."""
        player = ask.player
        wanted = self._wants(s, player)

        def worth(lane: int) -> float:
            value = wanted[FOCUS[s.cards[player][lane]].type]
            return self._card(s, value, slot_of(s, player, lane), s.trade[player][lane])

        lanes = [lane for lane in s.row[player] if lane in ask.options]
        lanes.sort(key=worth, reverse=True)
        if not self._looks:
            return lanes[0]
        if marks_needed(s) - s.marks[player].bit_count() <= 1:
            for lane in lanes:
                if self._wins(s, player, lane):
                    return lane
        return next((lane for lane in lanes if self._does_something(s, player, lane)), lanes[0])

    def _add_where_wanted(self, s: State, ask: Ask) -> int:
        """To the card the plan wants, sooner than to one that has its turn late or has tokens."""
        player = ask.player
        wanted = self._wants(s, player)

        def worth(lane: int) -> float:
            type_ = FOCUS[s.cards[player][lane]].type
            reset = type_ == s.resolving and s.turn == player  # it will be in the first slot
            slot = 1 if reset else slot_of(s, player, lane)
            return self._token(s, type_, wanted[type_], slot, s.trade[player][lane])

        lanes = [lane for lane in ask.options if lane != STORE]
        return max(lanes, key=worth, default=STORE)

    def _spend(self, s: State, ask: Ask) -> int:
        """In a fight what betters the odds, a reroll included; elsewhere as the automaton does."""
        best = best_in_fight(s, ask)
        if not best:
            return super()._spend(s, ask)
        return PASS if PASS in best else min(best, key=spending_step)

    def _turns_left(self, s: State, player: int, option: int) -> float:
        """The turns to victory by the plan, right after an answer."""
        after = s.clone()
        after.play(option)
        if after.marks[player].bit_count() >= marks_needed(s):
            return -1.0
        short = wants_fort(after, player) and not unused_cities(after, player)
        return sum(goal.turns for goal in self._plan(after, player)) + _HOPELESS * short

    def _wins(self, s: State, player: int, lane: int) -> bool:
        """Does a card win before the turn is over, as far as dice can tell?"""
        return all(self._wins_once(s, player, lane) for _ in range(_TRIES))

    def _does_something(self, s: State, player: int, lane: int) -> bool:
        """Does something come of the turn, as far as dice can tell?"""
        after = self._turn_with(s, player, lane)
        return after.pending is None or not is_idle(whole(note) for note in after.notes or ())

    def _turn_with(self, s: State, player: int, lane: int) -> State:
        """The position when the turn is over, if it goes on by habit after a card is chosen."""
        after = as_seen(s, player)
        after.notes = []
        after.play(lane)
        habit = self._quick(int(self._random.random() * _SEEDS))
        settle(after, self._random)
        while after.pending and (after.round, after.turn) == (s.round, s.turn):
            after.play(habit.choose(after))
            settle(after, self._random)
        return after

    def _wins_once(self, s: State, player: int, lane: int) -> bool:
        after = self._turn_with(s, player, lane)
        marked = after.marks[player].bit_count() >= marks_needed(after)
        return marked if after.pending else player in after.won_by

    def _build(self, s: State, ask: Ask) -> int:
        if spares_a_city(s, ask.player):
            return next(option for option in (WONDER, DIAL, PASS) if option in ask.options)
        return super()._build(s, ask)

    def _build_city(self, s: State, ask: Ask) -> int:
        if PASS in ask.options and spares_a_city(s, ask.player):
            return PASS
        return super()._build_city(s, ask)

    def _move_caravan(self, s: State, ask: Ask) -> int:
        """It explores first where it comes to its destination no later for it."""
        move = s.stack[-1]
        assert isinstance(move, MoveCaravans)
        if EXPLORE in ask.options:
            others = priorities.taken_destinations(s, move, move.origin)
            ways = priorities.destinations(s, move, move.origin, others).values()
            if ways and max(ways)[1] % (move.left + move.shared):
                return EXPLORE
        return super()._move_caravan(s, ask)

    def _place_tile(self, s: State, ask: Ask) -> int:
        """With what there is on it nearer to its own land than to the rivals'."""
        return max(ask.options, key=lambda placement: _new_land(s, ask.player, placement))

    def _march(self, s: State, ask: Ask) -> int:
        """Toward a fort while the plan wants one, fighting on the way where the odds are good."""
        move = s.stack[-1]
        assert isinstance(move, MoveArmies)
        forts = s.board.forts & ~s.cities[ask.player]
        if not forts or not any(goal.agenda in _SIEGES for goal in self._plan(s, ask.player)):
            return self._move_army(s, ask)
        odds = {space: target_odds(s, space) for space in attacks_among(s, ask)}
        sieges = {space: found.get(PIECE, 0.0) for space, found in odds.items()}
        for_fort, for_others = self._least_odds(s)
        siege = _likeliest(
            {space: chance for space, chance in sieges.items() if forts >> space & 1}, for_fort
        )
        if siege is not None:
            return siege
        free = [space for space in ask.options if space >= 0 and space not in odds]
        nearest = min(free, key=lambda space: _steps(s, space, forts), default=move.origin)
        if nearest >= 0 and _steps(s, nearest, forts) < _steps(s, move.origin, forts):
            return EXPLORE if EXPLORE in ask.options else nearest
        best = {space: max(found.values()) for space, found in odds.items()}
        fight = _likeliest(best, for_others)
        if fight is not None:
            return fight
        return EXPLORE if EXPLORE in ask.options else PASS

    def _choose_target(self, s: State, ask: Ask) -> int:
        """What has the best odds, by which it came there; of a fort it wants, the fort itself if
        that is worth an attack."""
        odds = odds_of_targets(s, ask)
        move = s.stack[-1]
        assert isinstance(move, MoveArmies)
        fort = s.board.forts >> move.goal & 1 and wants_fort(s, ask.player)
        if fort and odds.get(PIECE, 0.0) >= self._least_odds(s)[0]:
            return PIECE
        return max(odds, key=odds.__getitem__)


def _likeliest(odds: dict[int, float], least: float) -> int | None:
    """The attack with the best odds, if they are good enough."""
    best = max(odds, key=odds.__getitem__, default=None)
    return best if best is not None and odds[best] >= least else None


def spares_a_city(s: State, player: int) -> bool:
    """Taking a fort takes a city: is this the last one?"""
    return wants_fort(s, player) and unused_cities(s, player) <= 1


def _new_land(s: State, player: int, placement: int) -> float:
    """What a tile brings if it is laid so: all that is near, less what is near to rivals."""
    after = s.clone()
    after.play(placement)
    new = after.board.map.whole & ~s.board.map.whole
    mine, theirs = friendly(after, player), rival(after, player)
    return sum(
        1 / (1 + _steps(after, space, mine)) - 1 / (1 + _steps(after, space, theirs))
        for space in each((uncollected(after) | free_city_states(after)) & new)
    )


def _steps(s: State, space: int, goals: Bits) -> int:
    """How far a space is from the nearest goal; a figure at home is far from everything."""
    if space < 0:
        return len(s.board.difficulty)
    steps = s.board.map.distance(goals, space, s.board.map.whole)
    return len(s.board.difficulty) if steps == NOWHERE else steps
