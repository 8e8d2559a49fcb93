"""The HTTP API: one short function for each thing a browser can ask. No rule, no state."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any, Final, get_args

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from litestar.types import ControllerRouterHandler, Middleware

from ziggurat.core.codec import Unreadable
from ziggurat.core.game import BadSetup
from ziggurat.games.refusals import told
from ziggurat.games.registry import NoGame, plugin_named, plugins
from ziggurat.table import views, wire
from ziggurat.table.hall import Hall
from ziggurat.table.problems import in_a_game, may_refuse
from ziggurat.table.room import Refusal

LANGUAGES: Final = get_args(wire.Language)
_BEARER = "Bearer "
Here = NamedDependency[Hall]
Proof = Annotated[
    str | None,
    HeaderParameter(name="Authorization", description="Bearer, then the secrets of your seats"),
]


def secrets_in(authorization: str | None) -> list[str]:
    """The secrets in a header: `Bearer secret secret`."""
    if authorization is None or not authorization.startswith(_BEARER):
        raise Refusal("no-game", "There is no such game here, or the link is not for it.")
    return authorization.removeprefix(_BEARER).split()[: wire.MOST_SECRETS]


def _checked(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refusal("no-language", f"There is {' and '.join(LANGUAGES)}, not {lang!r}.")
    return lang


_PREFIX: Final = {
    "bad-setup": "This game cannot be set up: {problem}.",
    "bad-record": "This record cannot be read: {problem}.",
}


@contextmanager
def refusing(code: str, lang: str, game: str = "") -> Iterator[None]:
    """What is wrong with a setup or a record becomes a refusal, in the asker's language."""
    try:
        yield
    except (BadSetup, Unreadable, NoGame) as error:
        plugin = plugins().get(game or plugin_named("").slug)
        problem = told(error, lang, plugin)
        raise Refusal(code, told(BadSetup(_PREFIX[code], problem=problem), lang)) from None


@get("/welcome", summary="What there is to play", responses=may_refuse("no-language"))
async def welcome(lang: FromQuery[str] = "en") -> wire.Welcome:
    return views.welcome(_checked(lang))


@get(
    "/catalogue/{game:str}/{lang:str}",
    summary="A game's every card and piece in words",
    responses=may_refuse("no-language", "not-found"),
)
async def catalogue(game: FromPath[str], lang: FromPath[str]) -> Any:
    try:
        return plugin_named(game).catalogue(_checked(lang))
    except NoGame as error:
        raise Refusal("not-found", f"There is nothing to read: {error}.") from None


@post(
    "/games",
    summary="Begin a game",
    status_code=HTTP_201_CREATED,
    responses=may_refuse("too-large", "no-language", "bad-setup", "full"),
)
async def new_game(
    hall: Here, data: JSONBody[wire.NewGame], lang: FromQuery[str] = "en"
) -> wire.Created:
    with refusing("bad-setup", _checked(lang), data.game):
        return await hall.new_game(data)


@post(
    "/games/import",
    summary="Keep a record to look at",
    status_code=HTTP_201_CREATED,
    responses=may_refuse("too-large", "no-language", "bad-record", "busy", "full"),
)
async def import_record(
    hall: Here, data: JSONBody[wire.Imported], lang: FromQuery[str] = "en"
) -> wire.Created:
    with refusing("bad-record", _checked(lang)):
        return await hall.import_record(data.record, lang)


@get("/games/{room:str}", summary="A game in short", responses=in_a_game("no-language"))
async def summary(
    hall: Here, room: FromPath[str], lang: FromQuery[str] = "en", proof: Proof = None
) -> wire.Summary:
    found, seats = await hall.seats(room, secrets_in(proof))
    return views.summary(found, seats, _checked(lang))


@get(
    "/games/{room:str}/snapshot",
    summary="The table as it stands",
    responses=in_a_game("no-language"),
)
async def snapshot(
    hall: Here, room: FromPath[str], lang: FromQuery[str] = "en", proof: Proof = None
) -> wire.Snapshot:
    found, seats = await hall.seats(room, secrets_in(proof))
    return views.snapshot(found, views.Receiver(seats, _checked(lang)), hall.present(room))


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
    responses=in_a_game("too-large", "no-undo", "stale"),
)
async def undo(
    hall: Here, room: FromPath[str], data: JSONBody[wire.Step], proof: Proof = None
) -> wire.Acknowledged:
    _, seats = await hall.seats(room, secrets_in(proof))
    return wire.Acknowledged(await hall.undo(room, seats, data))


@post(
    "/games/{room:str}/redo",
    summary="Give it again",
    status_code=HTTP_200_OK,
    responses=in_a_game("too-large", "over", "not-yours", "not-offered", "no-redo", "stale"),
)
async def redo(
    hall: Here, room: FromPath[str], data: JSONBody[wire.Step], proof: Proof = None
) -> wire.Acknowledged:
    _, seats = await hall.seats(room, secrets_in(proof))
    return wire.Acknowledged(await hall.redo(room, seats, data))


@post(
    "/games/{room:str}/seats/{seat:int}",
    summary="Let a bot play",
    status_code=HTTP_200_OK,
    responses=in_a_game("too-large", "no-bot", "no-seat", "not-yours", "present", "not-agreed"),
)
async def seat_bot(
    hall: Here,
    room: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[wire.SeatChange],
    proof: Proof = None,
) -> wire.Acknowledged:
    secrets = secrets_in(proof)
    _, seats = await hall.seats(room, secrets)
    host = hall.keys.is_host(room, secrets)
    return wire.Acknowledged(await hall.seat_bot(room, seats, host, seat, data.bot))


@post(
    "/games/{room:str}/pace",
    summary="How fast bots play",
    status_code=HTTP_200_OK,
    responses=in_a_game("too-large", "not-yours"),
)
async def pace(
    hall: Here, room: FromPath[str], data: JSONBody[wire.Pace], proof: Proof = None
) -> wire.Acknowledged:
    _, seats = await hall.seats(room, secrets_in(proof))
    return wire.Acknowledged(await hall.set_pace(room, seats, data.pace))


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
    return wire.Reason(found.plugin.words(_checked(lang)).why(found.match.state, ask, answer[:60]))


@get(
    "/games/{room:str}/hint",
    summary="The best answers, now or at a moment",
    responses=in_a_game(
        "no-language", "over", "not-yours", "no-hints", "running", "no-moment", "busy"
    ),
)
async def hint(
    hall: Here,
    room: FromPath[str],
    at: FromQuery[int | None] = None,
    lang: FromQuery[str] = "en",
    proof: Proof = None,
) -> wire.Hint:
    found, seats = await hall.seats(room, secrets_in(proof))
    if at is None:
        found.check_asked(seats)
    else:
        hall.check_open(found, seats)
    found.check_hints()
    return await hall.counsel.hint(found, seats, at, _checked(lang))


@get(
    "/games/{room:str}/analysis",
    summary="The course of a finished game in chances",
    responses=in_a_game("no-language", "running", "too-long", "busy"),
)
async def analysis(
    hall: Here, room: FromPath[str], lang: FromQuery[str] = "en", proof: Proof = None
) -> wire.Analysis:
    found, _ = await hall.seats(room, secrets_in(proof))
    if not found.over and not found.header.kept:
        raise Refusal("running", "A game is analysed when it is over.")
    return hall.counsel.analysis(found, _checked(lang))


@get(
    "/games/{room:str}/moments/{count:int}",
    summary="The table as it was",
    responses=in_a_game("no-language", "no-moment"),
)
async def moment(
    hall: Here,
    room: FromPath[str],
    count: FromPath[int],
    lang: FromQuery[str] = "en",
    proof: Proof = None,
) -> wire.Moment:
    found, seats = await hall.seats(room, secrets_in(proof))
    try:
        return views.moment(found, seats, count, _checked(lang))
    except ValueError:
        raise Refusal("no-moment", "The game has no such moment.") from None


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
    found, seats = await hall.seats(room, secrets_in(proof))
    return views.log_page(found, views.viewer(found, seats), before, _checked(lang))


@get(
    "/games/{room:str}/history",
    summary="The course of a game in figures",
    responses=in_a_game("no-language", "busy"),
)
async def history(
    hall: Here, room: FromPath[str], lang: FromQuery[str] = "en", proof: Proof = None
) -> wire.History:
    found, _ = await hall.seats(room, secrets_in(proof))
    return await hall.history(found, _checked(lang))


@get("/games/{room:str}/links", summary="The link for spectators", responses=in_a_game())
async def links(hall: Here, room: FromPath[str], proof: Proof = None) -> wire.Links:
    found, _ = await hall.seats(room, secrets_in(proof))
    return await hall.seating.links(found)


@post(
    "/games/{room:str}/claim",
    summary="Take the seat that a link leads to",
    status_code=HTTP_200_OK,
    responses=in_a_game("too-large", "claimed", "expired", "no-room"),
)
async def claim(hall: Here, room: FromPath[str], data: JSONBody[wire.Claim]) -> wire.Claimed:
    return await hall.seating.claim(await hall.room(room), data)


@post(
    "/games/{room:str}/devices",
    summary="A link for one more device of your seat",
    status_code=HTTP_200_OK,
    responses=in_a_game("too-large", "not-yours"),
)
async def add_device(
    hall: Here, room: FromPath[str], data: JSONBody[wire.Device], proof: Proof = None
) -> wire.Addition:
    found, seats = await hall.seats(room, secrets_in(proof))
    return hall.seating.add_device(found, seats, data.seat)


@get("/games/{room:str}/record", summary="The record file", responses=in_a_game("running"))
async def record(hall: Here, room: FromPath[str], proof: Proof = None) -> dict[str, Any]:
    found, seats = await hall.seats(room, secrets_in(proof))
    hall.check_record(found, seats)
    return found.record()


@post(
    "/games/{room:str}/fork",
    summary="Go on from a moment",
    status_code=HTTP_201_CREATED,
    responses=in_a_game("too-large", "no-language", "running", "bad-setup", "no-moment", "full"),
)
async def fork(
    hall: Here,
    room: FromPath[str],
    data: JSONBody[wire.Fork],
    lang: FromQuery[str] = "en",
    proof: Proof = None,
) -> wire.Created:
    found, seats = await hall.seats(room, secrets_in(proof))
    with refusing("bad-setup", _checked(lang), found.header.game):
        return await hall.fork(found, seats, data)


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
        seat_bot,
        pace,
        why,
        analysis,
        moment,
        log,
        history,
        links,
        claim,
        add_device,
        record,
    ]
    return Router("/api", route_handlers=[begin, think, *handlers], middleware=limits)
