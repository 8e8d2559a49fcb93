"""What is sent of a room: to each receiver what its seats may see, in its language."""

from bisect import bisect_left
from dataclasses import dataclass, field, replace
from typing import Final

from ziggurat.core.forms import PLAYERS
from ziggurat.core.notes import Note, Whisper, heard
from ziggurat.table import wire
from ziggurat.table.room import Room

PAGE: Final = 200  # lines of the log that are sent at once


@dataclass(slots=True)
class Receiver:
    """Somebody who looks at a room, and what was sent to him already."""

    seats: set[int]
    lang: str
    rev: int = -1
    board: str = ""
    moment: int = 0
    seat: int | None = None
    players: list[wire.Player] = field(default_factory=list)


def viewer(room: Room, seats: set[int]) -> int | None:
    """Through whose eyes a receiver looks: of the seats held, the one asked, or the first."""
    question = room.question(seats)
    if question is not None:
        return question.player
    if room.ask is not None and room.ask.player in seats and not room.is_sealed:
        return room.ask.player  # a bot answers for it
    return min(seats) if seats else None


def asked(room: Room, seats: set[int]) -> int:
    """Whom the game waits for, as far as a receiver may know it; -1: nobody, or it is secret."""
    question = room.question(seats) or next((q for q in room.questions() if not q.secret), None)
    return -1 if question is None else question.player


def players(room: Room, seats: set[int], present: set[int]) -> list[wire.Player]:
    return [
        wire.Player(
            seat=seat,
            kind="person" if room.is_person(seat) else "bot",
            bot=bot,
            here=seat in present or not room.is_person(seat),
            mine=seat in seats,
            lent=room.is_person(seat) and bool(bot),
        )
        for seat, bot in enumerate(room.bots)
    ]


def snapshot(room: Room, to: Receiver, present: set[int]) -> wire.Snapshot:
    """The table now; of the map and the log only what the receiver has not got."""
    match = room.match
    seat = viewer(room, to.seats)
    scene = room.plugin.scene(match.state, seat, to.lang)
    if scene.board is not None and scene.board.key == to.board:
        scene = replace(scene, board=None)
    elif scene.board is not None:
        to.board = scene.board.key
    shown = players(room, to.seats, present)
    found = wire.Snapshot(
        room=room.header.room,
        rev=room.rev,
        moment=len(match.answers),
        game=match.game.slug,
        rules=match.rules,
        players=shown,
        seats=sorted(to.seats),
        pace=room.pace,
        kept=room.header.kept,
        over=room.over,
        hints=room.has_hints,
        undo=wire.Undo(
            may=not room.why_no_undo(to.seats),
            why_not=room.why_no_undo(to.seats),
            redo=room.may_redo(to.seats),
        ),
        scene=scene,
        log=_news(room, to, seat),
    )
    to.rev, to.moment, to.seat, to.players = room.rev, len(match.answers), seat, shown
    return found


def _news(room: Room, to: Receiver, seat: int | None) -> wire.Log:
    """Of the log what a receiver has not got; to whoever is new, or looks through the eyes of
    another seat that has read other things, the newest page."""
    log = room.match.log
    start = room.log_start(to.rev, to.moment)
    first = bisect_left(log, start, key=_moment)
    other = seat != to.seat and any(isinstance(note, Whisper) for _, note in log[-PAGE:])
    if to.rev < 0 or other or len(log) - first > PAGE:
        return log_page(room, seat, len(room.match.answers), to.lang)
    lines = _lines(room, seat, first, len(log), to.lang)
    return wire.Log(start, lines, more=first > 0)


def log_page(room: Room, seat: int | None, before: int, lang: str) -> wire.Log:
    """The last lines of the log before a moment: a page of them, and all of the first moment."""
    log = room.match.log
    end = bisect_left(log, before, key=_moment)
    first = max(0, end - PAGE)
    start = log[first][0] if first else 0
    first = bisect_left(log, start, key=_moment)
    return wire.Log(start, _lines(room, seat, first, end, lang), more=first > 0)


def _lines(room: Room, seat: int | None, first: int, end: int, lang: str) -> list[wire.LogLine]:
    s = room.match.state
    lines = ((moment, heard(note, seat)) for moment, note in room.match.log[first:end])
    return [
        wire.LogLine(moment, note[0], *room.plugin.note(s, note, lang))
        for moment, note in lines
        if note is not None
    ]


def _moment(line: tuple[int, Note]) -> int:
    return line[0]


def moment(room: Room, seats: set[int], count: int, lang: str) -> wire.Moment:
    """The table as it was after so many answers. Raises ValueError where there is none such."""
    state = room.match.at(count)
    scene = room.plugin.scene(state, viewer(room, seats), lang)
    return wire.Moment(count, len(room.match.answers), scene)


def summary(room: Room, seats: set[int]) -> wire.Summary:
    state = room.match.state
    return wire.Summary(
        room=room.header.room,
        edition=room.header.setup["edition"],
        rev=room.rev,
        moment=len(room.match.answers),
        round=state.round,
        over=room.over,
        kept=room.header.kept,
        leaders=room.plugin.labels(state)["leader"],
        colors=list(room.header.setup["colors"]),
        bots=list(room.bots),
        seats=sorted(seats),
        asked=asked(room, seats),
        winners=list(state.winners()),
        updated=room.updated,
        again=_again(room, seats),
    )


def _again(room: Room, seats: set[int]) -> wire.NewGame:
    """The wish that would begin such a game anew; what was drawn by lot is drawn again."""
    header = room.header
    setup: dict[str, wire.Chosen] = {}
    for each in room.plugin.form().fields:
        if each.of_table:
            setup[each.key] = header.by_chance
        elif each.key in header.setup and each.key != PLAYERS:
            setup[each.key] = header.setup[each.key]
    return wire.NewGame(
        game=header.game,
        setup=setup,
        seats=[
            wire.SeatWish("bot", bot) if bot else wire.SeatWish("here" if seat in seats else "link")
            for seat, bot in enumerate(header.seats)
        ],
        hints=header.hints,
        lend_after=header.lend_after,
    )
