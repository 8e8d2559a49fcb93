"""Which French terms are those of the published French edition.

We know that edition from French reviews of it only, so the list is short. Every other term is
ours: whoever owns the French boxes can put the printed one in its place and its key here.
"""

from typing import Final

PUBLISHED: Final = frozenset(
    {
        "box.core",
        "box.wisdom-and-warfare",
        "icon.trade",
        "icon.coin",
        "icon.production",
        "icon.culture",
        "figure.army",
        "figure.scout",
        "find.hut",
        "find.village",
        "city.capital",
        "victory.culture",
        "victory.economic",
        "victory.military",
    }
)
