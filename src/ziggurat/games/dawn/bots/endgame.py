"""The last turn of A New Dawn: who is one victory card from the end, and what brings it."""

from collections.abc import Hashable, Sequence
from random import Random
from typing import Final

from ziggurat.bots.futures import settle
from ziggurat.core.codec import key_of
from ziggurat.core.flow import PASS, Roll
from ziggurat.core.game import GameState
from ziggurat.games.dawn.bots.plan import plan, shares
from ziggurat.games.dawn.bots.steward import StewardBot
from ziggurat.games.dawn.content import VICTORY
from ziggurat.games.dawn.odds import attack_in, best_in_fight, chance, fight_of
from ziggurat.games.dawn.rules.combat import ATTACK_DIE
from ziggurat.games.dawn.rules.victory import marks_needed
from ziggurat.games.dawn.state import SAVED, State

_FUTURES: Final = 4  # of the rest of the round, where a rival may still come first
_LONGEST: Final = 400  # answers to the end of a round
_SOON: Final = 5.0  # turns by the rough count of the plan: one wonder, eight spaces
VALUED: Final = "devastating"  # the agenda that looks at the value of an attack
_PER_FIGHT: Final = 0.01  # what an attack in progress adds, times its odds
_FIELDS: Final = (*SAVED, "layout")  # of a position of this game
_EACH: Final = 4.0  # how much nearer a piece of what is missing brings


def missing(s: State, seat: int) -> int:
    """Victory cards a seat has still to mark."""
    return marks_needed(s) - s.marks[seat].bit_count()


class DawnEndgame:
    """A seat wins by the victory cards it has marked when the round is over."""

    def near(self, s: GameState, seat: int) -> bool:
        assert isinstance(s, State)
        return s.turn == seat and bool(s.victory) and missing(s, seat) == 1

    def likely(self, s: GameState, seat: int) -> bool:
        assert isinstance(s, State)
        return self.near(s, seat) and _is_close(s, seat)

    def looms(self, s: GameState, seat: int) -> bool:
        assert isinstance(s, State)
        rivals = [rival for rival in range(s.seats) if rival != seat]
        return bool(s.victory) and any(_is_close(s, rival) for rival in rivals)

    def turn(self, s: GameState) -> tuple[int, int]:
        assert isinstance(s, State)
        return s.round, s.turn

    def key(self, s: GameState) -> Hashable:
        assert isinstance(s, State)
        return key_of(s, _FIELDS)

    def has_won(self, s: GameState, seat: int) -> bool:
        assert isinstance(s, State)
        return missing(s, seat) <= 0

    def held(self, s: GameState, seat: int) -> float:
        """Certain unless a rival may do the same in this round, or take back a fort."""
        assert isinstance(s, State)
        rivals = [rival for rival in range(s.seats) if rival != seat]
        forts = any(
            VICTORY[card].forts and s.marks[seat] >> place & 1
            for place, card in enumerate(s.victory)
        )
        if not forts and all(missing(s, rival) > 1 for rival in rivals):
            return 1.0
        return sum(_is_kept(s, seat, seed) for seed in range(_FUTURES)) / _FUTURES

    def nearness(self, s: GameState, seat: int) -> float:
        assert isinstance(s, State)
        if missing(s, seat) <= 0:
            return 2.0
        attack = attack_in(s)
        odds = chance(fight_of(s, attack)) if attack and attack.player == seat else 0.0
        return _PER_FIGHT * odds + sum(
            _EACH ** min(0, have - need) for agendas in shares(s, seat) for _, have, need in agendas
        )

    def best_in_fight(self, s: GameState) -> int | None:
        assert isinstance(s, State)
        best = best_in_fight(s, s.pending) if s.pending else []
        return PASS if PASS in best else next(iter(best), None)

    def outcomes(self, s: GameState) -> Sequence[tuple[float, GameState]] | None:
        """An attack is won or lost with its exact odds. What was spent on it is taken from one way
        it may go; where the value of an attack counts, each die is looked at."""
        assert isinstance(s, State)
        attack = attack_in(s)
        if attack is None or attack.die or not isinstance(s.pending, Roll):
            return None
        if any(VALUED in agendas for agendas in _slugs(s, attack.player)):
            return None
        odds = chance(fight_of(s, attack))
        found: list[tuple[float, GameState]] = []
        for share, wins in ((odds, True), (1 - odds, False)):
            if share:
                end = self._fought(s, wins)
                if end is None:
                    return None
                found.append((share, end))
        return found

    def _fought(self, s: State, wins: bool) -> State | None:
        """The position after an attack whose dice are the best for one side all the time."""
        after = s.clone()
        won = False
        while (attack := attack_in(after)) is not None:
            pending = after.pending
            if isinstance(pending, Roll):
                high = wins is (pending.prompt is ATTACK_DIE)
                answer: int | None = (max if high else min)(pending.options)
            else:
                answer = self.best_in_fight(after)
            if answer is None:
                return None
            after.play(answer)
            won = attack.value > attack.against
        return after if won is wins else None


def _is_close(s: State, seat: int) -> bool:
    """Has a seat at most one victory card to mark, and that soon?"""
    return missing(s, seat) <= 1 and sum(goal.turns for goal in plan(s, seat)) <= _SOON


def _slugs(s: State, seat: int) -> list[list[str]]:
    return [[slug for slug, _, _ in agendas] for agendas in shares(s, seat)]


def _is_kept(s: State, seat: int, seed: int) -> bool:
    """Is the seat among the winners of the round, as one future has it?"""
    source, bot, after = Random(seed), StewardBot(seed), s.clone()
    for _ in range(_LONGEST):
        settle(after, source)
        if after.pending is None or after.round != s.round:
            break
        after.play(bot.choose(after))
    return seat in after.won_by if after.pending is None else False
