"""What people at a table may do. Each `check_…` raises a Refusal that says why not."""

from ziggurat.core.flow import Ask
from ziggurat.table.closing import check_in_time
from ziggurat.table.refusal import Refusal
from ziggurat.table.room import Room


def check_asked(room: Room, seats: set[int]) -> Ask:
    """The question, if it is for somebody with these seats."""
    if room.is_full:
        raise Refusal("too-long", "The game has as many answers as a table keeps.")
    if room.ask is None:
        raise Refusal("over", "The game is over: there is no question to answer.")
    question = room.question(seats)
    if question is None:
        raise Refusal("not-yours", "The question is not for your seat.")
    return question


def check_hints(room: Room) -> None:
    """May anybody ask for hints?"""
    if not room.has_hints:
        raise Refusal("no-hints", "This game is played without hints.")


def check_answer(room: Room, seats: set[int], rev: int, answer: int) -> None:
    """May somebody with these seats give this answer? That others hand in theirs at the same
    time makes none stale."""
    if not (room.is_sealed and room.settled <= rev < room.rev):
        _check_rev(room, rev)
    question = check_asked(room, seats)
    if answer not in question.options:
        raise Refusal("not-offered", "That answer is not offered.")
    check_in_time(room, question, answer)


def why_no_undo(room: Room, seats: set[int]) -> str:
    """Why the last answer may not be taken back; "" if it may."""
    if not seats:
        return "watching"
    if room.header.kept:
        return "nothing"
    if room.match.sealed:
        return "others" if room.handed_in(seats) is None else ""
    if 0 < room.stood == len(room.names):
        return "others"  # the table passed, for the time was over
    persons = {seat for seat in seats if not room.bots[seat]}
    return room.match.why_no_undo(persons, room.began)


def check_undo(room: Room, seats: set[int], rev: int) -> None:
    _check_rev(room, rev)
    if why_no_undo(room, seats):
        raise Refusal("no-undo", "The last answer can no longer be taken back.")


def next_redo(room: Room, seats: set[int], rev: int) -> int:
    """The answer that was taken back and may be given again."""
    _check_rev(room, rev)
    if not may_redo(room, seats):
        raise Refusal("no-redo", "There is nothing to do again.")
    return room.taken_back[-1]


def may_redo(room: Room, seats: set[int]) -> bool:
    if not room.taken_back or room.ask is None or room.is_sealed:
        return False
    return room.ask.player in seats


def check_own(room: Room, seats: set[int], seat: int) -> None:
    """Is it the seat of a person, and held by whoever asks?"""
    check_person(room, seat)
    if seat not in seats:
        raise Refusal("not-yours", "That seat is not yours.")


def check_resign(room: Room, seats: set[int], seat: int) -> None:
    """May this person give up?"""
    check_own(room, seats, seat)
    if room.over or room.header.kept:
        raise Refusal("over", "The game is over.")


def check_person(room: Room, seat: int) -> None:
    """Is it the seat of a person?"""
    if not 0 <= seat < len(room.bots) or not room.is_person(seat):
        raise Refusal("no-seat", "That seat is not a person's.")


def check_kept(room: Room, seat: int, kind: str, body: str) -> None:
    """May a seat make one more change, if the game is not carried on by it?"""
    if room.is_aside(kind, body) and room.asides[seat] >= room.most_asides:
        raise Refusal("enough", "You have changed and taken back as much as a table keeps.")


def check_open(room: Room, seats: set[int]) -> None:
    """While a game runs, only somebody with every person's seat may look behind the table."""
    if not room.over and not room.header.kept and not room.persons() <= seats:
        raise Refusal("running", "While others play, the record stays closed.")


def check_record(room: Room, seats: set[int]) -> None:
    """A record holds the seed, and so every die to come: while several persons play, nobody
    has it."""
    check_open(room, seats)
    if not room.over and not room.header.kept and room.is_shared:
        raise Refusal("running", "While several persons play, the record stays closed.")


def _check_rev(room: Room, rev: int) -> None:
    if rev != room.rev:
        raise Refusal("stale", f"The table is at revision {room.rev}, not at {rev}.")
