"""What is said of setups and records that cannot be, in the languages of the house.

The rules say it in English (core/sentences.py). Here are the sentences that every game shares, in
the other languages; a game has its own ones (`GamePlugin.refusals`).
"""

from collections.abc import Mapping
from typing import Final

from ziggurat.core.sentences import said
from ziggurat.core.typography import typeset
from ziggurat.games.plugin import GamePlugin

HOUSE: Final[Mapping[str, Mapping[str, str]]] = {
    "fr": {
        "or": "ou",
        "{problem}": "{problem}",
        # Setups
        "This game cannot be set up: {problem}.": "Cette partie ne peut pas commencer : {problem}.",
        "a setup has no {unknown}": "une mise en place n’a pas de {unknown}",
        "there is no game “{slug}”; there is {known}": (
            "il n’y a pas de jeu « {slug} » ; il y a {known}"
        ),
        "this is a position of no game that is known here": (
            "c’est une position d’un jeu inconnu ici"
        ),
        "{key} is true or false, not {value}": "{key} est true ou false, pas {value}",
        "there is no {key} {value}; there is {offered}": (
            "{key} ne peut pas être {value} ; il y a {offered}"
        ),
        "{key} is {instead}a list of {players}": "{key} est {instead}une liste de {players}",
        "{key} is {least} to {most}, not {value}": "{key} va de {least} à {most}, pas {value}",
        "two players cannot have the same {key}": (
            "deux joueurs ne peuvent pas avoir la même valeur de {key}"
        ),
        "{key} cannot be chosen here": "{key} ne peut pas être choisi ici",
        "{least} to {most} can play, not {value}": (
            "on joue de {least} à {most} joueurs, et non {value}"
        ),
        "{players} players need {players} colours": (
            "{players} joueurs ont besoin de {players} couleurs"
        ),
        "there is no colour {value}; there is {offered}": (
            "il n’y a pas de couleur {value} ; il y a {offered}"
        ),
        "two players cannot have the same colour": (
            "deux joueurs ne peuvent pas avoir la même couleur"
        ),
        "with players by link the seed is drawn, not chosen": (
            "quand on joue par lien, la graine est tirée au sort"
        ),
        "this game has {count} seats": "cette partie a {count} places",
        "there is no bot {bot!r}": "il n’y a pas de robot {bot!r}",
        # Messages
        "The message is not of the form expected: {where}.": (
            "Le message n’a pas la forme attendue : {where}."
        ),
        # Records
        "This record cannot be read: {problem}.": (
            "Cet enregistrement ne peut pas être lu : {problem}."
        ),
        "it is not JSON ({error})": "ce n’est pas du JSON ({error})",
        "it is nested too deeply": "il est imbriqué trop profondément",
        "it is not a Ziggurat record": "ce n’est pas un enregistrement de Ziggurat",
        "its format version {version!r} is not known here": (
            "la version {version!r} de son format est inconnue ici"
        ),
        "it lacks {missing}": "il lui manque {missing}",
        "its game has no name": "son jeu n’a pas de nom",
        "its rules have no name": "ses règles n’ont pas de nom",
        "its answers or its setup are not of the right form": (
            "ses réponses ou sa mise en place n’ont pas la bonne forme"
        ),
        "its seed is not a whole number": "sa graine n’est pas un nombre entier",
        "its seed is too long a number": "sa graine est un nombre trop long",
        "it has {answers} answers, and a table keeps at most {most}": (
            "il a {answers} réponses, et une table en garde au plus {most}"
        ),
        "it is a record of {game!r}, not of {slug!r}": (
            "c’est un enregistrement de {game!r}, pas de {slug!r}"
        ),
        "it was played under rules {rules!r}, unknown to this version": (
            "il suit les règles {rules!r}, inconnues de cette version"
        ),
        "its setup cannot be played: {error}": "sa mise en place ne peut pas être jouée : {error}",
        "answer {number}, {error}": "la réponse {number}, {error}",
        "{name!r}, comes after the end of the game": "{name!r}, vient après la fin de la partie",
        "{name!r}, was not offered for {question}": (
            "{name!r}, n’était pas proposée pour {question}"
        ),
        "its answers replay, but lead to another position than its hash says": (
            "ses réponses se rejouent, mais mènent à une autre position que celle de son empreinte"
        ),
        # Positions written by hand
        "a position is a text": "une position est un texte",
        "the position is not well written: {error}": "la position est mal écrite : {error}",
        "a position has no {key!r}; it has {known}": (
            "une position n’a pas de {key!r} ; elle a {known}"
        ),
        "write one [[seat]] for each player": "écrivez un [[seat]] par joueur",
        "a seat has no {key!r}; it has {known}": "une place n’a pas de {key!r} ; elle a {known}",
        "{what} is a number from {low} to {high}, not {value!r}": (
            "{what} est un nombre de {low} à {high}, pas {value!r}"
        ),
        "{key} is a text with blanks between the names, not {value!r}": (
            "{key} est un texte où des espaces séparent les noms, pas {value!r}"
        ),
        "{key} is a table such as {{ name = 1 }}, not {value!r}": (
            "{key} est une table comme {{ name = 1 }}, pas {value!r}"
        ),
        "{key} is a list such as [1, 2], not {value!r}": (
            "{key} est une liste comme [1, 2], pas {value!r}"
        ),
        "{key} is true or false, not {value!r}": "{key} est true ou false, pas {value!r}",
        "there is no {what} called {name!r}": "{what} : il n’y a pas de {name!r}",
        "there is no {what} {name!r}; there is {names}": (
            "{what} : il n’y a pas de {name!r} ; il y a {names}"
        ),
        # Positions
        "it is not a position of this game ({error})": (
            "ce n’est pas une position de ce jeu ({error})"
        ),
        "this version knows no rule {name!r} of that form": (
            "cette version ne connaît pas de règle {name!r} de cette forme"
        ),
        "the rule {name!r} lacks a part": "il manque une partie à la règle {name!r}",
        "this version knows no question {name!r}": (
            "cette version ne connaît pas la question {name!r}"
        ),
    }
}


def told(error: Exception, lang: str, plugin: GamePlugin | None = None) -> str:
    """What an error says, in a language; a game has sentences of its own."""
    own = plugin.refusals(lang) if plugin is not None else {}
    return typeset(lang, said(error, {**HOUSE.get(lang, {}), **own}))
