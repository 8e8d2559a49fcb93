"""The HTTP API: one short function for each thing a browser can ask. No rule, no state."""

from collections.abc import Sequence
from typing import Any

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from litestar.types import ControllerRouterHandler, Middleware

from ziggurat.core.flow import NOBODY
from ziggurat.games.registry import NoGame, plugin_named
from ziggurat.table import rights, views, wire, wire_counsel
from ziggurat.table.api_seats import SEATS
from ziggurat.table.asking import Here, Proof, checked_language, refusing, secrets_in
from ziggurat.table.drawing import Draw
from ziggurat.table.problems import in_a_game, may_refuse
from ziggurat.table.refusal import Refusal
from ziggurat.table.room import Room


@get("/welcome", summary="What there is to play", responses=may_refuse("no-language"))
async def welcome(lang: FromQuery[str] = "en") -> wire.Welcome:
    return views.welcome(checked_language(lang))


@get(
    "/catalogue/{game:str}/{lang:str}",
    summary="A game's every card and piece in words",
    responses=may_refuse("no-language", "not-found"),
)
async def catalogue(game: FromPath[str], lang: FromPath[str]) -> Any:
    try:
        return plugin_named(game).catalogue(checked_language(lang))
    except NoGame as error:
        raise Refusal("not-found", f"There is nothing to read: {error}.") from None


@post(
    "/games",
    summary="Begin a game",
    status_code=HTTP_201_CREATED,
    responses=may_refuse("too-large", "no-language", "bad-setup", "bad-name", "full"),
)
async def new_game(
    hall: Here, data: JSONBody[wire.NewGame], lang: FromQuery[str] = "en"
) -> wire.Created:
    with refusing("bad-setup", checked_language(lang), data.game):
        return await hall.beginning.new_game(data)


@post(
    "/games/import",
    summary="Keep a record to look at",
    status_code=HTTP_201_CREATED,
    responses=may_refuse("too-large", "no-language", "bad-record", "busy", "full"),
)
async def import_record(
    hall: Here, data: JSONBody[wire.Imported], lang: FromQuery[str] = "en"
) -> wire.Created:
    with refusing("bad-record", checked_language(lang)):
        return await hall.beginning.import_record(data.record, lang)


@get("/games/{room:str}", summary="A game in short", responses=in_a_game("no-language"))
async def summary(
    hall: Here, room: FromPath[str], lang: FromQuery[str] = "en", proof: Proof = None
) -> wire.Summary:
    found, seats = await hall.seats(room, secrets_in(proof))
    return views.summary(found, seats, checked_language(lang), hall.clock.now())


@get(
    "/games/{room:str}/snapshot",
    summary="The table as it stands",
    responses=in_a_game("no-language"),
)
async def snapshot(
    hall: Here, room: FromPath[str], lang: FromQuery[str] = "en", proof: Proof = None
) -> wire.Snapshot:
    _, seats = await hall.seats(room, secrets_in(proof))
    to = views.Receiver(seats, checked_language(lang))
    return await hall.drawn(
        room, lambda found: views.snapshot(found, to, hall.present(room), hall.clock.now())
    )


@post(
    "/games/{room:str}/answers",
    summary="Answer the question",
    status_code=HTTP_200_OK,
    responses=in_a_game(
        "too-large",
        "over",
        "not-yours",
        "not-offered",
        "stale",
        "final-chance",
        "final-revealed",
        "final-others",
        "final-end",
        "too-soon",
        "too-long",
    ),
)
async def answer(
    hall: Here, room: FromPath[str], data: JSONBody[wire.Answer], proof: Proof = None
) -> wire.Acknowledged:
    _, seats = await hall.seats(room, secrets_in(proof))
    return wire.Acknowledged(await hall.answer(room, seats, data))


@post(
    "/games/{room:str}/undo",
    summary="Take the last answer back",
    status_code=HTTP_200_OK,
    responses=in_a_game("too-large", "no-undo", "enough", "stale"),
)
async def undo(
    hall: Here, room: FromPath[str], data: JSONBody[wire.Step], proof: Proof = None
) -> wire.Acknowledged:
    _, seats = await hall.seats(room, secrets_in(proof))
    return wire.Acknowledged(await hall.undo(room, seats, data))


@post(
    "/games/{room:str}/restart",
    summary="Begin the turn anew, as far as it can be taken back",
    status_code=HTTP_200_OK,
    responses=in_a_game("too-large", "no-undo", "enough", "stale"),
)
async def restart(
    hall: Here, room: FromPath[str], data: JSONBody[wire.Step], proof: Proof = None
) -> wire.Acknowledged:
    _, seats = await hall.seats(room, secrets_in(proof))
    return wire.Acknowledged(await hall.restart(room, seats, data))


@post(
    "/games/{room:str}/redo",
    summary="Give it again",
    status_code=HTTP_200_OK,
    responses=in_a_game(
        "too-large", "over", "too-long", "not-yours", "not-offered", "no-redo", "stale"
    ),
)
async def redo(
    hall: Here, room: FromPath[str], data: JSONBody[wire.Step], proof: Proof = None
) -> wire.Acknowledged:
    _, seats = await hall.seats(room, secrets_in(proof))
    return wire.Acknowledged(await hall.redo(room, seats, data))


@post(
    "/games/{room:str}/pace",
    summary="How fast bots play",
    status_code=HTTP_200_OK,
    responses=in_a_game("too-large", "not-yours", "enough"),
)
async def pace(
    hall: Here, room: FromPath[str], data: JSONBody[wire.Pace], proof: Proof = None
) -> wire.Acknowledged:
    _, seats = await hall.seats(room, secrets_in(proof))
    return wire.Acknowledged(await hall.set_pace(room, seats, data.pace))


@get(
    "/games/{room:str}/preview",
    summary="What an answer would light, and do to the turn, before it is given",
    responses=in_a_game("no-language", "over", "too-long", "not-yours", "not-offered", "busy"),
)
async def preview(
    hall: Here,
    room: FromPath[str],
    answer: FromQuery[int],
    lang: FromQuery[str] = "en",
    proof: Proof = None,
) -> wire.Look:
    found, seats = await hall.seats(room, secrets_in(proof))
    return await hall.looking.preview(found, seats, answer, checked_language(lang))


@get(
    "/games/{room:str}/why",
    summary="Why an answer is offered, or not",
    responses=in_a_game("no-language", "not-yours"),
)
async def why(
    hall: Here,
    room: FromPath[str],
    answer: FromQuery[str],
    lang: FromQuery[str] = "en",
    proof: Proof = None,
) -> wire.Reason:
    found, seats = await hall.seats(room, secrets_in(proof))
    ask = found.question(seats)
    if ask is None:
        raise Refusal("not-yours", "The question is not for your seat.")
    return wire.Reason(
        found.plugin.words(checked_language(lang)).why(found.match.state, ask, answer[:60])
    )


@get(
    "/games/{room:str}/hint",
    summary="The best answers, now or at a moment",
    responses=in_a_game(
        "no-language", "over", "too-long", "not-yours", "no-hints", "running", "no-moment", "busy"
    ),
)
async def hint(
    hall: Here,
    room: FromPath[str],
    at: FromQuery[int | None] = None,
    lang: FromQuery[str] = "en",
    proof: Proof = None,
) -> wire_counsel.Hint:
    found, seats = await hall.seats(room, secrets_in(proof))
    if at is None:
        rights.check_asked(found, seats)
    else:
        rights.check_open(found, seats)
    rights.check_hints(found)
    return await hall.counsel.hint(found, seats, at, checked_language(lang))


@get(
    "/games/{room:str}/analysis",
    summary="The course of a finished game in chances",
    responses=in_a_game("no-language", "running", "too-long", "busy"),
)
async def analysis(
    hall: Here,
    room: FromPath[str],
    begin: FromQuery[bool] = True,
    lang: FromQuery[str] = "en",
    proof: Proof = None,
) -> wire_counsel.Analysis:
    found, _ = await hall.seats(room, secrets_in(proof))
    if not found.over and not found.header.kept:
        raise Refusal("running", "A game is analysed when it is over.")
    return hall.counsel.analysis(found, checked_language(lang), begin)


@get(
    "/games/{room:str}/moments/{count:int}",
    summary="The table as it was; when the game is over, through the eyes of any seat",
    responses=in_a_game("no-language", "no-moment", "running", "no-seat"),
)
async def moment(
    hall: Here,
    room: FromPath[str],
    count: FromPath[int],
    lang: FromQuery[str] = "en",
    eyes: FromQuery[int] = NOBODY,
    proof: Proof = None,
) -> wire.Moment:
    _, seats = await hall.seats(room, secrets_in(proof))
    lang = checked_language(lang)

    def read(found: Room) -> Draw[wire.Moment]:
        looking = seats if eyes == NOBODY else views.lent_eyes(found, eyes)
        try:
            return views.moment(found, looking, count, lang)
        except ValueError:
            raise Refusal("no-moment", "The game has no such moment.") from None

    return await hall.drawn(room, read)


@get(
    "/games/{room:str}/log",
    summary="A page of the log before a moment",
    responses=in_a_game("no-language"),
)
async def log(
    hall: Here,
    room: FromPath[str],
    before: FromQuery[int],
    lang: FromQuery[str] = "en",
    proof: Proof = None,
) -> wire.Log:
    _, seats = await hall.seats(room, secrets_in(proof))
    lang = checked_language(lang)
    return await hall.drawn(
        room, lambda found: views.log_page(found, views.viewer(found, seats), before, lang)
    )


@get(
    "/games/{room:str}/history",
    summary="The course of a game in figures",
    responses=in_a_game("no-language", "busy"),
)
async def history(
    hall: Here, room: FromPath[str], lang: FromQuery[str] = "en", proof: Proof = None
) -> wire.History:
    found, _ = await hall.seats(room, secrets_in(proof))
    return await hall.counsel.history(found, checked_language(lang))


@get("/games/{room:str}/record", summary="The record file", responses=in_a_game("running"))
async def record(hall: Here, room: FromPath[str], proof: Proof = None) -> dict[str, Any]:
    found, seats = await hall.seats(room, secrets_in(proof))
    rights.check_record(found, seats)
    return found.record()


@post(
    "/games/{room:str}/fork",
    summary="Go on from a moment",
    status_code=HTTP_201_CREATED,
    responses=in_a_game(
        "too-large", "no-language", "running", "bad-setup", "bad-name", "no-moment", "full"
    ),
)
async def fork(
    hall: Here,
    room: FromPath[str],
    data: JSONBody[wire.Fork],
    lang: FromQuery[str] = "en",
    proof: Proof = None,
) -> wire.Created:
    found, seats = await hall.seats(room, secrets_in(proof))
    with refusing("bad-setup", checked_language(lang), found.header.game):
        return await hall.beginning.fork(found, seats, data)


def api(
    limits: Sequence[Middleware],
    begin_limits: Sequence[Middleware],
    take_limits: Sequence[Middleware],
    hint_limits: Sequence[Middleware],
) -> Router:
    """The whole API; what begins a game, what brings a record and what makes the table think have
    limits of their own."""
    think = Router("/", route_handlers=[hint], middleware=hint_limits)
    take = Router("/", route_handlers=[import_record], middleware=take_limits)
    begin = Router("/", route_handlers=[new_game, fork, take], middleware=begin_limits)
    handlers: list[ControllerRouterHandler] = [
        welcome,
        catalogue,
        summary,
        snapshot,
        answer,
        undo,
        redo,
        restart,
        pace,
        preview,
        why,
        analysis,
        moment,
        log,
        history,
        record,
        *SEATS,
    ]
    return Router("/api", route_handlers=[begin, think, *handlers], middleware=limits)
