"""The HTTP API of what comes before a game: waiting rooms, and codes for other devices."""

from collections.abc import Sequence

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from litestar.types import Middleware

from ziggurat.table import wire
from ziggurat.table.asking import Here, Proof, checked_language, refusing, secrets_in
from ziggurat.table.foyer import Foyer
from ziggurat.table.problems import may_refuse
from ziggurat.table.wire_talk import Said
from ziggurat.table.wire_waiting import Carried, Gone, Joined, Myself, Opened, WaitingView, Words

There = NamedDependency[Foyer]


@post(
    "/waiting",
    summary="Open a waiting room",
    status_code=HTTP_201_CREATED,
    responses=may_refuse("too-large", "no-language", "bad-setup", "bad-name", "full"),
)
async def open_room(
    foyer: There, data: JSONBody[Opened], lang: FromQuery[str] = "en"
) -> WaitingView:
    with refusing("bad-setup", checked_language(lang), data.wish.game):
        return await foyer.open(data)


@get(
    "/waiting/{name:str}",
    summary="Who waits",
    responses=may_refuse("no-game", "old-link", "not-found"),
)
async def waiting_room(foyer: There, name: FromPath[str], proof: Proof = None) -> WaitingView:
    return await foyer.look(name, secrets_in(proof))


@post(
    "/waiting/{name:str}/join",
    summary="Come in by the link",
    status_code=HTTP_200_OK,
    responses=may_refuse("no-game", "old-link", "not-found", "too-large", "bad-name", "crowded"),
)
async def join(
    foyer: There, name: FromPath[str], data: JSONBody[Joined], proof: Proof = None
) -> WaitingView:
    return await foyer.join(name, secrets_in(proof), data)


@post(
    "/waiting/{name:str}/me",
    summary="Take a name or a seat, be ready",
    status_code=HTTP_200_OK,
    responses=may_refuse(
        "no-game",
        "old-link",
        "not-found",
        "too-large",
        "bad-name",
        "not-here",
        "taken",
        "begun",
        "stale",
    ),
)
async def change_me(
    foyer: There, name: FromPath[str], data: JSONBody[Myself], proof: Proof = None
) -> WaitingView:
    return await foyer.change_me(name, secrets_in(proof), data)


@post(
    "/waiting/{name:str}/table",
    summary="Change what is to be played",
    status_code=HTTP_200_OK,
    responses=may_refuse(
        "no-game",
        "old-link",
        "not-found",
        "too-large",
        "no-language",
        "bad-setup",
        "bad-name",
        "not-yours",
        "taken",
        "ready",
        "begun",
    ),
)
async def arrange(
    foyer: There,
    name: FromPath[str],
    data: JSONBody[wire.NewGame],
    lang: FromQuery[str] = "en",
    proof: Proof = None,
) -> WaitingView:
    with refusing("bad-setup", checked_language(lang), data.game):
        return await foyer.arrange(name, secrets_in(proof), data)


@post(
    "/waiting/{name:str}/leave",
    summary="Leave, or send somebody away",
    status_code=HTTP_200_OK,
    responses=may_refuse("no-game", "old-link", "not-found", "too-large", "not-yours"),
)
async def leave(
    foyer: There, name: FromPath[str], data: JSONBody[Gone], proof: Proof = None
) -> WaitingView:
    return await foyer.leave(name, secrets_in(proof), data)


@post(
    "/waiting/{name:str}/talk",
    summary="Say something to all who wait",
    status_code=HTTP_200_OK,
    responses=may_refuse("no-game", "old-link", "not-found", "too-large", "not-here", "bad-line"),
)
async def say(
    foyer: There, name: FromPath[str], data: JSONBody[Said], proof: Proof = None
) -> WaitingView:
    return await foyer.say(name, secrets_in(proof), data)


@post(
    "/waiting/{name:str}/begin",
    summary="Begin, if all are ready",
    status_code=HTTP_200_OK,
    responses=may_refuse(
        "no-game",
        "old-link",
        "not-found",
        "too-large",
        "no-language",
        "not-here",
        "not-ready",
        "bad-setup",
        "full",
    ),
)
async def begin(
    foyer: There, name: FromPath[str], lang: FromQuery[str] = "en", proof: Proof = None
) -> WaitingView:
    with refusing("bad-setup", checked_language(lang)):
        return await foyer.begin(name, secrets_in(proof))


@post(
    "/waiting/{name:str}/again",
    summary="Wait for another game with the same people",
    status_code=HTTP_200_OK,
    responses=may_refuse(
        "no-game", "old-link", "not-found", "too-large", "not-here", "running", "unreadable"
    ),
)
async def again(foyer: There, name: FromPath[str], proof: Proof = None) -> WaitingView:
    return await foyer.again(name, secrets_in(proof))


@post(
    "/codes",
    summary="Go on here with a code from elsewhere",
    status_code=HTTP_200_OK,
    responses=may_refuse("too-large", "no-code"),
)
async def use_code(hall: Here, data: JSONBody[Words]) -> Carried:
    return await hall.seating.carried(data.code)


def waiting_api(limits: Sequence[Middleware], begin_limits: Sequence[Middleware]) -> Router:
    """What opens a room or tries a code has the limits of what begins a game."""
    seldom = Router("/", route_handlers=[open_room, use_code], middleware=begin_limits)
    often = [waiting_room, join, change_me, arrange, leave, say, begin, again]
    return Router("/api", route_handlers=[seldom, *often], middleware=limits)
