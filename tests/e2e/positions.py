"""Known moments of recorded games, where somebody with a browser takes a seat and plays on."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from tests.e2e.serving import Server
from ziggurat.core.flow import Ask
from ziggurat.core.records import parsed, verified
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.scene.outlook import outlook
from ziggurat.games.dawn.scene.reach import is_choosing_a_card
from ziggurat.games.dawn.words import Words

RECORDS: Final = Path(__file__).parent.parent / "records"
BOT: Final = "builder"


@dataclass(frozen=True)
class Position:
    """A moment of a record: the question that is asked, and of whom."""

    record: str
    moment: int
    seat: int


@dataclass(frozen=True)
class Room:
    """A game on the server, and the secret that opens it."""

    name: str
    secret: str

    @property
    def join(self) -> str:
        return f"#/join/{self.name}/{self.secret}"


def path_of(record: str) -> Path:
    return RECORDS / f"{record}.json"


@cache
def questions(record: str) -> list[tuple[str, int, int, bool]]:
    """Every question of a recorded game: its name, its seat, the round, and whether it is asked in
    a fight; chance has a line of its own, without a name."""
    match = verified(DAWN, parsed(path_of(record).read_text("utf-8")))
    state = match.start.clone()
    found = []
    for answer in match.answers:
        question = state.pending
        name, seat = "", -1
        if isinstance(question, Ask):
            name, seat = question.prompt.name, question.player
        fights = bool(state.stack) and type(state.stack[-1]).__name__ == "Attack"
        found.append((name, seat, state.round, fights))
        state.play(answer)
    return found


def position(
    record: str, prompt: str, after_round: int, fight: bool = False, seat: int | None = None
) -> Position:
    """The first time after a round that a question is asked (of a seat)."""
    for moment, (name, asked, now, fights) in enumerate(questions(record)):
        if name == prompt and now > after_round and fights >= fight and seat in (None, asked):
            return Position(record, moment, asked)
    raise LookupError(f"{record} never asks {prompt}")


def kept(server: Server, record: str) -> Room:
    """A record on the server, to look at."""
    if record not in server.kept:
        made = server.ask("games/import", {"record": path_of(record).read_text("utf-8")})
        server.kept[record] = Room(made["room"], made["watch"])
    found: Room = server.kept[record]
    return found


def taken(server: Server, at: Position) -> Room:
    """A game that goes on from a position, with its seat free to be taken and bots on the others,
    who answer at once."""
    room = kept(server, at.record)
    count = len(json.loads(path_of(at.record).read_text("utf-8"))["result"]["leaders"])
    seats: list[dict[str, Any]] = [{"kind": "bot", "bot": BOT}] * count
    seats[at.seat] = {"kind": "here"}
    wish = {"moment": at.moment, "seats": seats}
    made = server.ask(f"games/{room.name}/fork", wish, [room.secret])
    secret = made["seats"][at.seat]["secret"]
    server.ask(f"games/{made['room']}/pace", {"pace": "at-once"}, [secret])
    return Room(made["room"], secret)


def mid_game() -> Position:
    return position("terra-3", "choose_card", after_round=40)


def tokens_to_place() -> Position:
    return position("terra-3", "place_token", after_round=20)


def fight() -> Position:
    return position("terra-3", "spend_token", after_round=6, fight=True)


def dead_card() -> Position:
    """A card is to be chosen, and one of the row can do nothing."""
    record = "terra-3"
    match = verified(DAWN, parsed(path_of(record).read_text("utf-8")))
    state = match.start.clone()
    for moment, answer in enumerate(match.answers):
        if is_choosing_a_card(state):
            assert isinstance(state.pending, Ask)
            seen = outlook(Words("en"), state, state.pending.player)
            if any(card.state == "dead" for card in seen):
                return Position(record, moment, state.pending.player)
        state.play(answer)
    raise LookupError("every card can do something")


def tile_to_lay() -> Position:
    """A tile that fits in many places, in some of them turned or on either side."""
    return position("terra-3", "place_tile", after_round=27)


def attack() -> Position:
    """A target is to be chosen; then dice are rolled, and the attacker has tokens to spend."""
    record = "base-2-first-game-eager"
    asked = questions(record)
    for moment, (name, seat, _, _) in enumerate(asked):
        after = next((each for each in asked[moment + 1 :] if each[0]), asked[moment])
        if name == "attack" and after[:2] == ("spend_token", seat):
            return Position(record, moment, seat)
    raise LookupError("nobody attacks with tokens")


def near_the_end() -> Position:
    """The turn of a player who is going to lose in a few rounds."""
    record = "terra-2-peaceful"
    result = json.loads(path_of(record).read_text("utf-8"))["result"]
    loser = next(seat for seat in (0, 1) if seat not in result["winners"])
    return position(record, "choose_card", result["rounds"] - 5, seat=loser)
