"""What is sent of a room: to each receiver what its seats may see, in its language.

What takes long to make (scenes, the words of the log) is given as a `Draw`, which asks the room
nothing: it was read when the `Draw` was made.
"""

from bisect import bisect_left
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

import ziggurat
from ziggurat.bots.specs import is_level, opponents_of, rating, strength
from ziggurat.bots.words import WORDS
from ziggurat.core.forms import PLAYERS
from ziggurat.core.notes import Note, Whisper, heard
from ziggurat.core.typography import typeset
from ziggurat.games.plugin import GamePlugin
from ziggurat.games.registry import plugins
from ziggurat.games.scene import Question, Scene
from ziggurat.table import wire
from ziggurat.table.closing import closing
from ziggurat.table.deeds import turn_start
from ziggurat.table.drawing import Draw
from ziggurat.table.refusal import Refusal
from ziggurat.table.rights import may_redo, why_no_undo
from ziggurat.table.room import Room

PAGE: Final = 200  # lines of the log that are sent at once
CONTEXT: Final = 60  # lines before them that are looked at, for what began there


@dataclass(slots=True)
class Receiver:
    """Somebody who looks at a room, and what was sent to him already."""

    seats: set[int]
    lang: str
    rev: int = -1
    ground: str = ""
    moment: int = 0
    seat: int | None = None
    players: list[wire.Player] = field(default_factory=list)
    said: int = 0  # the last line of the talk


def viewer(room: Room, seats: set[int]) -> int | None:
    """Through whose eyes a receiver looks: of the seats held, the one asked, or the first."""
    question = room.question(seats)
    if question is not None:
        return question.player
    if room.ask is not None and room.ask.player in seats and not room.is_sealed:
        if not room.passes(room.ask):
            return room.ask.player  # a bot answers for it
    return min(seats) if seats else None


def asked(room: Room, seats: set[int]) -> int:
    """Whom the game waits for, as far as a receiver may know it; -1: nobody, or it is secret."""
    question = room.question(seats) or next((q for q in room.questions() if not q.secret), None)
    return -1 if question is None else question.player


def players(room: Room, seats: set[int], present: set[int], lang: str) -> list[wire.Player]:
    titles = bot_words(room.plugin, lang)
    return [
        wire.Player(
            seat=seat,
            kind="person" if room.is_person(seat) else "bot",
            name=room.people[seat],
            bot=bot,
            title=titles[bot][0] if bot in titles else bot,
            here=seat in present or not room.is_person(seat),
            mine=seat in seats,
            lent=room.is_person(seat) and bool(bot),
            resigned=seat in room.resigned,
        )
        for seat, bot in enumerate(room.bots)
    ]


def bot_words(plugin: GamePlugin, lang: str) -> dict[str, tuple[str, str]]:
    """What bots are called, and what kind of opponents they are."""
    words = {**WORDS[lang], **plugin.bot_words(lang)}
    return {bot: (title, typeset(lang, text)) for bot, (title, text) in words.items()}


def snapshot(room: Room, to: Receiver, present: set[int], now: float) -> Draw[wire.Snapshot]:
    """The table now; of the ground and the log only what the receiver has not got."""
    match, plugin = room.match, room.plugin
    state, seat = match.state.clone(), viewer(room, to.seats)
    unanswered = room.left_to_chance() or room.is_full
    passed = seat is not None and room.passes(match.question_for(seat))  # as the others see it
    sealed, log = set(match.sealed), _news(room, to, seat)
    shown = players(room, to.seats, present, to.lang)
    found = partial(
        wire.Snapshot,
        room=room.header.room,
        rev=room.rev,
        moment=len(match.answers),
        game=match.game.slug,
        rules=match.rules,
        caption=room.plugin.name(to.lang, room.header.setup),
        players=shown,
        seats=sorted(to.seats),
        pace=room.pace,
        kept=room.header.kept,
        over=room.over,
        hints=room.has_hints,
        undo=wire.Undo(
            may=not why_no_undo(room, to.seats),
            why_not=why_no_undo(room, to.seats),
            redo=may_redo(room, to.seats),
        ),
        restart=len(match.answers) - turn_start(room, to.seats),
        windows=_windows(room, to),
        closing=closing(room, now),
        clocks=clocks(room, now),
    )
    to.rev, to.moment, to.seat, to.players = room.rev, len(match.answers), seat, shown

    def draw() -> wire.Snapshot:
        scene = plugin.scene(state, seat, to.lang)
        if unanswered or passed:
            scene = replace(scene, question=None, waiting=[])
        if sealed:
            scene = _handed_in(scene, sealed)
        if scene.ground is not None and scene.ground.key == to.ground:
            scene = replace(scene, ground=None)
        elif scene.ground is not None:
            to.ground = scene.ground.key
        return found(scene=scene, log=log())

    return draw


def clocks(room: Room, now: float) -> list[wire.SeatClock]:
    """How much time persons have left, where there are clocks."""
    kept = room.clocks
    if kept is None:
        return []
    return [
        wire.SeatClock(seat, kept.left(seat, now), seat in kept.asked)
        for seat in sorted(room.persons())
    ]


def _windows(room: Room, to: Receiver) -> list[wire.Window]:
    """What persons on the receiver's seats may leave to the table."""
    words, seats = room.unasked.words(to.lang), sorted(to.seats & room.persons())
    return [
        wire.Window(seat, kind, text, room.unasked.is_asked(seat, kind))
        for seat in seats
        for kind, text in words.items()
    ]


def _handed_in(scene: Scene, sealed: set[int]) -> Scene:
    """Who has handed in a sealed answer waits for the others."""
    left = [seat for seat in scene.waiting if seat not in sealed]
    question = scene.question
    if question is not None and question.seat in sealed:
        question = Question("", left[0], "") if left else None
    return replace(scene, question=question, waiting=left)


def _news(room: Room, to: Receiver, seat: int | None) -> Draw[wire.Log]:
    """Of the log what a receiver has not got; to whoever is new, or looks through the eyes of
    another seat that has read other things, the newest page."""
    log = room.match.log
    start = room.log_start(to.rev, to.moment)
    first = bisect_left(log, start, key=_moment)
    other = seat != to.seat and any(isinstance(note, Whisper) for _, note in log[-PAGE:])
    if to.rev < 0 or other or len(log) - first > PAGE:
        return log_page(room, seat, len(room.match.answers), to.lang)
    return _log(room, seat, start, first, len(log), to.lang)


def log_page(room: Room, seat: int | None, before: int, lang: str) -> Draw[wire.Log]:
    """The last lines of the log before a moment: a page of them, and all of the first moment."""
    log = room.match.log
    end = bisect_left(log, before, key=_moment)
    first = max(0, end - PAGE)
    start = log[first][0] if first else 0
    first = bisect_left(log, start, key=_moment)
    return _log(room, seat, start, first, end, lang)


def _log(
    room: Room, seat: int | None, start: int, first: int, end: int, lang: str
) -> Draw[wire.Log]:
    """Lines of the log as a seat may read them. What they tell may have begun in lines before."""
    s, plugin, log = room.match.state.clone(), room.plugin, room.match.log
    began = bisect_left(log, log[first - CONTEXT][0], key=_moment) if first > CONTEXT else 0
    before = _heard(room, seat, began, first)
    new = _heard(room, seat, first, end)

    def draw() -> wire.Log:
        told = plugin.told(s, [*before, *new], len(before), lang)
        lines = [wire.LogLine(at, note[0], *plugin.note(s, note, lang)) for at, note in new]
        return wire.Log(start, lines, more=first > 0, told=told)

    return draw


def _heard(room: Room, seat: int | None, first: int, end: int) -> list[tuple[int, Note]]:
    lines = ((moment, heard(note, seat)) for moment, note in room.match.log[first:end])
    return [(moment, note) for moment, note in lines if note is not None]


def _moment(line: tuple[int, Note]) -> int:
    return line[0]


def lent_eyes(room: Room, seat: int) -> set[int]:
    """The seat through whose eyes somebody looks back: once a game is over nothing of it is secret
    any more."""
    if not room.over and not room.header.kept:
        raise Refusal("running", "While it is played, everybody looks through his own eyes.")
    if not 0 <= seat < len(room.bots):
        raise Refusal("no-seat", "There is no such seat.")
    return {seat}


def moment(room: Room, seats: set[int], count: int, lang: str) -> Draw[wire.Moment]:
    """The table as it was after so many answers. Raises ValueError where there is none such."""
    s, seat, plugin, of = room.match.at(count), viewer(room, seats), room.plugin, len(room.names)
    return lambda: wire.Moment(count, of, plugin.scene(s, seat, lang))


def summary(room: Room, seats: set[int], lang: str, now: float) -> wire.Summary:
    state = room.match.state
    return wire.Summary(
        room=room.header.room,
        game=room.header.game,
        caption=room.plugin.name(lang, room.header.setup),
        rev=room.rev,
        moment=len(room.match.answers),
        round=room.plugin.turn(state)[0],
        over=room.over,
        kept=room.header.kept,
        tags=room.plugin.seat_tags(state, lang),
        bots=list(room.bots),
        people=list(room.people),
        seats=sorted(seats),
        asked=asked(room, seats),
        winners=list(state.winners()),
        updated=room.updated,
        again=_again(room, seats),
        clocks=clocks(room, now),
        sketch=None if room.over or room.header.kept else room.plugin.sketch(state),
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
        react_within=header.react_within,
        clock=wire.Clock(*(each // 60 for each in header.clock)) if header.clock else None,
    )


def welcome(lang: str) -> wire.Welcome:
    """What there is to play."""
    return wire.Welcome(
        version=ziggurat.__version__,
        languages=list(WORDS),
        games=[_offer(plugin, lang) for plugin in plugins().values()],
    )


def _offer(plugin: GamePlugin, lang: str) -> wire.Offer:
    titles = bot_words(plugin, lang)
    bots = [
        wire.Opponent(
            name=bot,
            title=titles[bot][0] if bot in titles else bot,
            text=titles[bot][1] if bot in titles else "",
            strength=strength(bot, plugin.slug),
            rating=rating(bot, plugin.slug),
            level=is_level(bot, plugin.slug),
        )
        for bot in opponents_of(plugin.slug)
    ]
    starts = []
    for each in plugin.starts(lang):
        others = [wire.SeatWish("bot", plugin.opponent)] * (each.players - 1)
        seats = [wire.SeatWish("here"), *others]
        wish = wire.NewGame(seats, plugin.slug, dict(each.setup), seed=each.seed)
        starts.append(wire.Start(each.text, each.guided, wish))
    words = {key: typeset(lang, text) for key, text in plugin.form_words(lang).items()}
    return wire.Offer(
        game=plugin.slug,
        name=plugin.name(lang),
        text=plugin.aim(lang),
        fields=plugin.form().shown(words),
        bots=bots,
        opponent=plugin.opponent,
        starts=starts,
        windows=bool(plugin.windows(lang)),
    )
