"""What somebody wishes to play, checked before there is a room for it."""

from collections.abc import Sequence
from typing import Any

from ziggurat.bots.specs import opponents_of
from ziggurat.core.forms import PLAYERS
from ziggurat.core.game import BadSetup
from ziggurat.games.plugin import GamePlugin
from ziggurat.games.registry import plugin_named
from ziggurat.table import wire
from ziggurat.table.names import person_name
from ziggurat.table.refusal import Refusal


def checked_wish(wish: wire.NewGame) -> tuple[GamePlugin, dict[str, Any], bool]:
    """The game that is wished for, its setup, and whether something is left to chance; raises
    BadSetup and NoGame."""
    if wish.seed is not None and any(seat.kind == "link" for seat in wish.seats):
        raise BadSetup("with players by link the seed is drawn, not chosen")
    plugin = plugin_named(wish.game)
    check_bots(plugin, wish.seats)
    form = plugin.form()
    persons = sum(seat.kind != "bot" for seat in wish.seats)
    told = form.settled(wish.setup, persons)
    chosen = form.checked_table({**told, PLAYERS: len(wish.seats)})
    setup, of_table = form.parted(chosen)
    return plugin, plugin.game.checked_setup(setup), any(of_table.values())


def check_bots(plugin: GamePlugin, seats: Sequence[wire.SeatWish]) -> None:
    for seat in seats:
        if seat.kind == "bot" and seat.bot not in opponents_of(plugin.slug):
            raise BadSetup("there is no bot {bot!r}", bot=seat.bot)


def called(seat: wire.SeatWish) -> str:
    """The name of a person here, or ""; nobody names a bot, or somebody who comes by link."""
    if seat.name and seat.kind != "here":
        raise Refusal("bad-name", "Only a person here has a name.")
    return seat.name and person_name(seat.name)
