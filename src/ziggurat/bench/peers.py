"""Engines of other games as subjects, where they are installed."""

import random
from typing import Any, Final

from ziggurat.bench.measuring import SAMPLE, Subject

_APART: Final = 20  # answers between the positions of a sample
_HALF_MOVES: Final = 150  # without a capture or a pawn's move end a game of chess


class Catanatron(Subject):
    """Catan with four players."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.models.actions import generate_playable_actions

        self._game, self._player = Game, RandomPlayer
        self._colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        self.copy = Game.copy
        self.listed = lambda game: generate_playable_actions(game.state)

    def game(self, seed: int) -> int:
        game = self._new(seed)
        game.play()
        return len(game.state.actions)

    def sample(self, seed: int) -> list[Any]:
        game = self._new(seed)
        found: list[Any] = []
        while len(found) < SAMPLE:
            for _ in range(_APART):
                game.play_tick()
            found.append(game.copy())
            if game.winning_color() is not None:
                game = self._new(seed + len(found))
        return found

    def _new(self, seed: int) -> Any:
        return self._game([self._player(color) for color in self._colors], seed=seed)


class OpenSpiel(Subject):
    """A game of OpenSpiel, which is written in C++, driven from Python."""

    seen_by_python = False

    def __init__(self, name: str) -> None:
        import pyspiel

        self._new = pyspiel.load_game(name).new_initial_state
        self.copy = pyspiel.State.clone
        self.listed = pyspiel.State.legal_actions

    def game(self, seed: int) -> int:
        pick = random.Random(seed).random
        state = self._new()
        count = 0
        while not state.is_terminal():
            options = state.legal_actions()
            state.apply_action(options[int(pick() * len(options))])
            count += 1
        return count

    def sample(self, seed: int) -> list[Any]:
        pick = random.Random(seed).random
        state = self._new()
        found: list[Any] = []
        while len(found) < SAMPLE:
            for _ in range(_APART):
                if state.is_terminal():
                    state = self._new()
                options = state.legal_actions()
                state.apply_action(options[int(pick() * len(options))])
            found.append(state.clone())
        return found


class PythonChess(Subject):
    """Chess in pure Python. Copies leave the moves before them behind, as a search would."""

    def __init__(self) -> None:
        import chess

        self._new = chess.Board
        self.copy = lambda board: board.copy(stack=False)
        self.listed = lambda board: list(board.legal_moves)

    def game(self, seed: int) -> int:
        pick = random.Random(seed).random
        board = self._new()
        while self._moved(board, pick()):
            pass
        return len(board.move_stack)

    def sample(self, seed: int) -> list[Any]:
        pick = random.Random(seed).random
        board = self._new()
        found: list[Any] = []
        while len(found) < SAMPLE:
            if not all(self._moved(board, pick()) for _ in range(_APART)):
                board = self._new()
            found.append(board.copy(stack=False))
        return found

    def _moved(self, board: Any, chance: float) -> bool:
        """Play a random move, or tell that the game is over."""
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= _HALF_MOVES or board.is_insufficient_material():
            return False
        board.push(moves[int(chance * len(moves))])
        return True
