"""English quick reference of what Terra Incognita adds (keys as in `en_topics`)."""

from typing import Final

TOPICS: Final[dict[str, str]] = {
    "topic.growth": "Growth and reinforcing",
    "topic.growth.1": (
        "Terra Incognita: growth cards place districts and reinforce control tokens. At level I, "
        "Irrigation does one or the other: a district next to one of your cities, on a space no "
        "more difficult than the slot, or as many control tokens reinforced as the slot number "
        "(Terra Incognita pp. 8-9)."
    ),
    "topic.growth.2": (
        "Each trade token spent from the growth card reinforces one control token of yours, "
        "wherever it lies, even if the card placed a district (Terra Incognita p. 8)."
    ),
    "topic.growth.3": (
        "A reinforced control token defends with +1 and gives +1 to its owner's cities and control "
        "tokens beside it. It stops one barbarian and is then turned to its plain side (base pp. "
        "10, 12)."
    ),
    "topic.districts": "Districts",
    "topic.districts.1": (
        "Terra Incognita: a district is a control token with an ability, and only growth cards "
        "place it. It goes where a control token may go, or takes the place of one of yours, and "
        "begins on its plain side. You have five, one of each kind (Terra Incognita p. 9)."
    ),
    "topic.districts.2": (
        "When the event dial shows districts, the players use theirs, the first player first, each "
        "all of them in any order. Distances from a district are counted across everything (Terra "
        "Incognita pp. 9, 14)."
    ),
    "topic.districts.3": (
        "Campus: a trade token on science for each mountain or natural wonder of yours on its "
        "space or beside it. Commercial Hub: a trade token for each mature city on any cards, or "
        "one on economy for each desert of yours there. Industrial Zone: a trade token on industry "
        "for each forest of yours there, or three of them pay for a city within two spaces of a "
        "space of yours (Terra Incognita p. 9)."
    ),
    "topic.districts.4": (
        "Encampment: at most two spaces away, a barbarian or an army of a rival is defeated "
        "without a roll, a control token of yours is reinforced, or both. Theater Square: place a "
        "control token within two spaces of it, or of a city of yours with a world wonder (Terra "
        "Incognita p. 9)."
    ),
    "topic.districts.5": (
        "A district that is beaten, replaced or destroyed comes back to you and may be placed "
        "again (Terra Incognita p. 9)."
    ),
    "topic.governments": "Governments",
    "topic.governments.1": (
        "Terra Incognita: you begin without a government. When the event dial shows governments, "
        "you may choose a card in one of your two slots numbered 1 and put the government of its "
        "type on it; the one you had goes (Terra Incognita p. 13)."
    ),
    "topic.governments.2": (
        "A card with a government is resolved farther right than it lies, by as many places as the "
        "government has arrows, and at most in slot 5. From the first place to the second is one "
        "step, although both are numbered 1. The card itself stays where it is until it is reset "
        "(Terra Incognita p. 13)."
    ),
    "topic.governments.3": (
        "Two arrows: Republic (culture), Monarchy (growth), Autocracy (military), Oligarchy "
        "(economy). One arrow: Communism (industry), Democracy (science) (Terra Incognita p. 13)."
    ),
    "topic.governments.4": (
        "Effects that move a card farther right add up. If a card is to be resolved as in slot 1, "
        "count from the leftmost place (Terra Incognita p. 13)."
    ),
    "topic.armies": "Armies and forts",
    "topic.armies.1": (
        "Terra Incognita: the military card says how many armies you have and how far each may "
        "move. An army on the card sets out from your capital or a mature city. It does not enter "
        "water or a space more difficult than the slot, unless the card lets it. One army finishes "
        "before the next begins (Terra Incognita p. 10)."
    ),
    "topic.armies.2": (
        "Where there is a barbarian, a city-state, an unclaimed fort or a piece of another player, "
        "the army stops and must attack. A barbarian comes first; otherwise you choose the target "
        "(Terra Incognita pp. 10-11)."
    ),
    "topic.armies.3": (
        "An army that wins stays, unless a city-state, an unclaimed fort or a rival piece is still "
        "there: then it goes back to the last space of its way where it may stand. Other players' "
        "armies and caravans in a space whose city or control token was beaten go back to their "
        "cards. An army that loses goes back to its card (Terra Incognita p. 11)."
    ),
    "topic.armies.4": (
        "Where a rival army stands you can neither build nor place a control token, and effects "
        "that remove or exchange pieces leave out every space with an army. A barbarian that meets "
        "an army sends it to its card and turns back; a city or control token there is safe (Terra "
        "Incognita p. 11)."
    ),
    "topic.armies.5": (
        "A fort is a forest of difficulty 3 beside the core of the map. Nobody places control "
        "tokens on it or builds a city next to it. Unclaimed, it defends with 6; beat it and your "
        "city stands there, and while it does, you control the fort (Terra Incognita p. 11)."
    ),
    "topic.exploring": "Exploring",
    "topic.exploring.1": (
        "Terra Incognita: the map grows as you play. A caravan or army that is on its way may "
        "explore once per move, from a space at the edge of the map on a tile with a capital. It "
        "costs one space of movement (Terra Incognita p. 12)."
    ),
    "topic.exploring.2": (
        "Draw the bottom tile of the stack. Lay it with either side up and turned as you like, so "
        "that it touches at least four spaces of the map, the explorer's among them. If it fits "
        "nowhere, it goes on top of the stack (Terra Incognita p. 12)."
    ),
    "topic.exploring.3": (
        "The new tile gets its barbarian, resources, natural wonder and city-state, and a city- "
        "state's diplomacy cards are laid out. A hole closed on all sides becomes water. Then the "
        "explorer may move on (Terra Incognita p. 12)."
    ),
}
