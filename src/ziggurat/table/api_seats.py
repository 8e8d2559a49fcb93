"""The HTTP API of seats: whose they are, what their persons are called, who plays for them."""

from typing import Final

from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK
from litestar.types import ControllerRouterHandler

from ziggurat.table import wire
from ziggurat.table.asking import Here, Proof, secrets_in
from ziggurat.table.problems import in_a_game
from ziggurat.table.wire_talk import Said, Spoken
from ziggurat.table.wire_waiting import Code, Name


@post(
    "/games/{room:str}/seats/{seat:int}",
    summary="Let a bot play",
    status_code=HTTP_200_OK,
    responses=in_a_game(
        "too-large", "no-bot", "no-seat", "not-yours", "present", "resigned", "not-agreed", "enough"
    ),
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
    "/games/{room:str}/seats/{seat:int}/name",
    summary="Say what you are called",
    status_code=HTTP_200_OK,
    responses=in_a_game("too-large", "no-seat", "not-yours", "bad-name", "enough"),
)
async def name_person(
    hall: Here,
    room: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Name],
    proof: Proof = None,
) -> wire.Acknowledged:
    _, seats = await hall.seats(room, secrets_in(proof))
    return wire.Acknowledged(await hall.name_person(room, seats, seat, data.name))


@post(
    "/games/{room:str}/seats/{seat:int}/resign",
    summary="Give up: a bot plays on",
    status_code=HTTP_200_OK,
    responses=in_a_game("too-large", "no-seat", "not-yours", "over"),
)
async def resign(
    hall: Here, room: FromPath[str], seat: FromPath[int], proof: Proof = None
) -> wire.Acknowledged:
    _, seats = await hall.seats(room, secrets_in(proof))
    return wire.Acknowledged(await hall.resign(room, seats, seat))


@post(
    "/games/{room:str}/seats/{seat:int}/asks",
    summary="Say what you want to be asked about",
    status_code=HTTP_200_OK,
    responses=in_a_game("too-large", "no-seat", "not-yours", "no-window", "enough"),
)
async def ask_about(
    hall: Here,
    room: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[wire.Asks],
    proof: Proof = None,
) -> wire.Acknowledged:
    _, seats = await hall.seats(room, secrets_in(proof))
    return wire.Acknowledged(await hall.ask_about(room, seats, seat, data.about))


@post(
    "/games/{room:str}/seats/{seat:int}/talk",
    summary="Say something to all at the table",
    status_code=HTTP_200_OK,
    responses=in_a_game("too-large", "no-seat", "not-yours", "bad-line"),
)
async def say(
    hall: Here,
    room: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Said],
    proof: Proof = None,
) -> Spoken:
    found, seats = await hall.seats(room, secrets_in(proof))
    number = await hall.talk.at_table(found, seats, seat, data)
    hall.tell(room)
    return Spoken(number)


@post(
    "/games/{room:str}/code",
    summary="A code to go on elsewhere",
    status_code=HTTP_200_OK,
    responses=in_a_game("too-large", "not-yours"),
)
async def code(
    hall: Here, room: FromPath[str], data: JSONBody[wire.Device], proof: Proof = None
) -> Code:
    found, seats = await hall.seats(room, secrets_in(proof))
    return await hall.seating.code(found, seats, data.seat)


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
    await hall.seating.check_claim(await hall.rooms.header(room), data.secret)
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


SEATS: Final[list[ControllerRouterHandler]] = [
    seat_bot,
    name_person,
    resign,
    ask_about,
    say,
    code,
    links,
    claim,
    add_device,
]
