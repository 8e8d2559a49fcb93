"""Draws docs/table.svg, the picture of the table in the README: the middle of a game of the
expansion between bots, as one of four players sees it. Nothing checks the picture; to draw it anew:

    python -m tests.table_picture
"""

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME

from ziggurat.bots import BOTS
from ziggurat.cli.answers import Offer
from ziggurat.cli.dawn import DawnFace
from ziggurat.cli.face import Size
from ziggurat.cli.screen import Screen
from ziggurat.core.match import Match
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State

PICTURE = Path(__file__).parents[1] / "docs" / "table.svg"
WIDTH, HEIGHT = 100, 54
SEATS, SEED, ROUND = 4, 12, 30
COMMAND = "ziggurat play --edition terra-incognita"


def middle_of_a_game() -> Match[State]:
    """A game some rounds on, at the first seat's choice of a card."""
    match = Match(DAWN, {"edition": "terra-incognita", "players": SEATS}, SEED, log=True)
    bots = [BOTS["eager"](SEED * SEATS + seat) for seat in range(SEATS)]
    while ask := match.ask:
        turn = ask.player == 0 and ask.prompt.name == "choose_card"
        if match.state.round >= ROUND and turn:
            break
        match.answer(bots[ask.player].choose(match.state))
    return match


def draw() -> str:
    """The picture as SVG; it names no font of somebody's server."""
    console = Console(
        file=io.StringIO(),
        width=WIDTH,
        height=HEIGHT,
        record=True,
        force_terminal=True,
        color_system="truecolor",
        legacy_windows=False,
    )
    match, screen, face = middle_of_a_game(), Screen(console=console), DawnFace("en")
    s, ask = match.state, match.ask
    assert ask is not None
    news = [face.note(s, note) for _, note in match.log[-4:]]
    screen.sentences(news, face.seat_styles(s))
    screen.heading(face.title(s))
    screen.show(*face.opening(s, ask.player, Size(WIDTH, HEIGHT), first=False))
    options = face.in_order(s, ask)
    offers = [Offer(option, "", face.option(s, ask, option)) for option in options]
    screen.question(face.prompt(s, ask), offers, ("", ""))
    layout = re.sub(r"@font-face {{.*?}}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    layout = layout.replace("Fira Code, ", "")
    return console.export_svg(
        title=COMMAND, theme=SVG_EXPORT_THEME, code_format=layout, unique_id="table"
    )


if __name__ == "__main__":
    PICTURE.write_text(draw(), "utf-8")
    print(f"drew {PICTURE}")
