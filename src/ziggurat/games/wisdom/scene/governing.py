"""Governments in a row: the present one, what may be taken at once, what only Anarchy leads to."""

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import PASS, Ask
from ziggurat.games.wisdom import options as codes
from ziggurat.games.wisdom.content import ANARCHY, GOVERNMENTS
from ziggurat.games.wisdom.rules.governments import set_government
from ziggurat.games.wisdom.rules.limits import printed
from ziggurat.games.wisdom.scene.foresight import tried
from ziggurat.games.wisdom.scene.model_asking import Change, Regime
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.words.table import TableWords


def regimes(t: TableWords, s: State, ask: Ask) -> list[Regime]:
    """The governments of who is asked, where one of them may be taken; else nothing."""
    player, offered = ask.player, _offered(ask)
    if not offered:
        return []
    own = s.government[player]
    found = [Regime(GOVERNMENTS[own].slug, "now", t.text("regime.now"), "", [])]
    for number in each(offered):
        row = Regime(
            name=GOVERNMENTS[number].slug,
            way="at_once",
            text=t.text("regime.at_once"),
            by=GOVERNMENTS[number].slug,
            changes=_changes(t, s, player, number),
            later=t.text("later.anarchy") if number == ANARCHY else "",
        )
        found.append(row)
    if offered >> ANARCHY & 1:
        rest = printed(s.techs[player]).governments & ~(offered | 1 << own)
        found += [_beyond(t, s, player, number) for number in each(rest)]
    return found


def _offered(ask: Ask) -> Bits:
    """The governments among the answers of a question."""
    found = 0
    for option in ask.options:
        if option == PASS:
            continue
        if ask.prompt.kind == codes.GOVERNMENT:
            found |= 1 << option
        elif ask.prompt.kind == codes.ACT and option // codes.ACTS == codes.GOVERN:
            found |= 1 << option % codes.ACTS
    return found


def _changes(t: TableWords, s: State, player: int, government: int) -> list[Change]:
    return tried(t, s, player, lambda copy: set_government(copy, player, government))


def _beyond(t: TableWords, s: State, player: int, government: int) -> Regime:
    """One that was unlocked too long ago: a turn of Anarchy leads to it."""
    return Regime(
        name=GOVERNMENTS[government].slug,
        way="through_anarchy",
        text=t.text("regime.through_anarchy"),
        by=GOVERNMENTS[ANARCHY].slug,
        changes=_changes(t, s, player, government),
        later=t.text("later.through_anarchy"),
    )
