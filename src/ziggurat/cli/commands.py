"""What can be typed at the terminal besides answers."""

from typing import Final

# Every language's commands are understood in every language.
COMMANDS: Final = {
    "undo": "undo",
    "annuler": "undo",
    "hint": "hint",
    "conseil": "hint",
    "why": "why",
    "pourquoi": "why",
    "help": "help",
    "aide": "help",
    "?": "help",
    "space": "space",
    "case": "space",
    "show": "show",
    "voir": "show",
    "ask": "ask",
    "demander": "ask",
    "log": "log",
    "journal": "log",
    "save": "save",
    "sauver": "save",
    "load": "load",
    "charger": "load",
    "lang": "lang",
    "langue": "lang",
    "quit": "quit",
    "quitter": "quit",
    "exit": "quit",
    "q": "quit",
}
LISTED: Final = ("answer", "empty", "undo", "hint", "why", "card", "space", "show", "ask", "log")
LISTED_LAST: Final = ("save", "load", "lang", "quit")
