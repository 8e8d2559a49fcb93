"""What levels and the bots of this package are called, and what kind of opponents they are."""

from typing import Final

WORDS: Final = {
    "en": {
        "easy": ("Easy", "For a first game; it plays without a plan."),
        "fair": ("Fair", "Plays soundly and at once, and can be beaten."),
        "strong": ("Strong", "Gives little away."),
        "hardest": ("Hardest", "The best there is; it may think for some seconds."),
        "random": ("Random", "Gives any legal answer; for trying things out."),
        "eager": ("Eager", "Picks at random too, but does something rather than nothing."),
        "greedy": ("Greedy", "Takes the answer that pays at once, and plans nothing."),
        "sage": ("Sage", "Plays answers out in its head before it chooses; takes its time."),
    },
    "fr": {
        "easy": ("Facile", "Pour une première partie ; joue sans plan."),
        "fair": ("Moyen", "Joue bien et sans attendre ; on peut le battre."),
        "strong": ("Fort", "Ne laisse pas grand-chose."),
        "hardest": ("Redoutable", "Le meilleur ; il lui arrive de penser quelques secondes."),
        "random": ("Hasard", "Donne n'importe quelle réponse permise ; pour essayer."),
        "eager": ("Empressé", "Choisit aussi au hasard, mais préfère agir que ne rien faire."),
        "greedy": ("Glouton", "Prend la réponse qui rapporte tout de suite, sans plan."),
        "sage": ("Sage", "Joue les réponses dans sa tête avant de choisir ; prend son temps."),
    },
}
