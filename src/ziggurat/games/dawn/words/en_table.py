"""English words for what explains itself on the table in the browser: terrain, resources, pieces,
event icons, and the opponents one may choose."""

from typing import Final

TABLE: Final[dict[str, str]] = {
    # Kinds of things
    "kind.agenda": "agenda",
    "kind.natural": "natural wonder",
    "kind.district": "district",
    "kind.government": "government",
    "kind.card": "card",
    "kind.terrain": "terrain",
    "kind.resource": "resource",
    "kind.piece": "piece",
    "kind.event": "event",
    # The question, the form of a new game, games that begin at one press
    "table.resolving": "{card} in slot {slot}.",
    "form.leader": "{people}, {leader}",
    "start.usual": "Terra Incognita, you against two bots",
    "start.guided": "A New Dawn, with a coach for the first turns",
    "start.guided.terra": "Terra Incognita, with a coach for the first turns",
    # Natural wonders and governments: one text for all
    "table.natural": (
        "Whoever places a control token on this space takes the natural wonder token. It is spent "
        "as {resource}, once per turn, and is never used up. The space has difficulty 5 and no "
        "terrain type. Lose the space and you lose the token."
    ),
    "table.government": (
        "Lies on your {type} card: whenever you resolve that card, it counts as {arrows} farther "
        "right in the row, up to slot 5. You may change government only when the event dial shows "
        "governments, and only to the type of a card in one of your two slots numbered 1."
    ),
    # Terrain
    "terrain.grassland.text": (
        "Difficulty 1: open from slot 1 on. A piece defends here with 1, a city with 2. "
        "City-states stand on grassland."
    ),
    "terrain.hills.text": (
        "Difficulty 2: open from slot 2 on. A piece defends here with 2, a city with 4."
    ),
    "terrain.forest.text": (
        "Difficulty 3: open from slot 3 on. A piece defends here with 3, a city with 6. With Terra "
        "Incognita, forts are forest and an Industrial Zone likes forests."
    ),
    "terrain.desert.text": (
        "Difficulty 4: open from slot 4 on. A piece defends here with 4, a city with 8. With Terra "
        "Incognita, a Commercial Hub likes deserts."
    ),
    "terrain.mountain.text": (
        "Difficulty 5: open in slot 5 only. A piece defends here with 5, a city with 10. With "
        "Terra Incognita, a Campus likes mountains."
    ),
    "terrain.water.text": (
        "Difficulty 1, but closed: nothing is placed or built here, nobody moves here, and ways "
        "are not counted across it, unless a card allows it. Water beside a city does not keep it "
        "from being mature."
    ),
    "terrain.natural_wonder.text": (
        "Difficulty 5 and no terrain type. A control token placed here takes the natural wonder "
        "token; if the control token is lost, so is the wonder."
    ),
    # Resources
    "resource.marble.text": (
        "Placing a control token on marble takes it. It gives 2 production for a world wonder that "
        "shows marble, and then goes to the supply."
    ),
    "resource.mercury.text": (
        "Placing a control token on mercury takes it. It gives 2 production for a world wonder "
        "that shows mercury, and then goes to the supply."
    ),
    "resource.oil.text": (
        "Placing a control token on oil takes it. It gives 2 production for a world wonder that "
        "shows oil, and then goes to the supply."
    ),
    "resource.diamond.text": (
        "Placing a control token on a diamond takes it. It gives 2 production for a world wonder "
        "that shows a diamond, and then goes to the supply."
    ),
    # Pieces
    "piece.mature": "Mature city",
    "piece.capital.text": (
        "Your first city. It can be beaten but never taken or destroyed: an attacker who beats it "
        "takes up to two of your trade tokens; a barbarian who enters costs you two. Caravans, and "
        "armies with Terra Incognita, set out from here."
    ),
    "piece.city.text": (
        "Makes its space yours. Control tokens are placed next to cities, and each city may hold "
        "one world wonder. It defends with twice the difficulty of its space, +1 for each "
        "reinforced control token of its owner beside it. A barbarian who enters destroys it."
    ),
    "piece.mature.text": (
        "A city is mature while every space around it is water or has a control token of its "
        "owner; what lies beyond the edge of the map does not count. Caravans and armies set out "
        "from mature cities, and mature cities bring trade tokens."
    ),
    "piece.token.text": (
        "Makes its space yours and takes the resource or natural wonder there. It defends with the "
        "difficulty of its space, +1 for each reinforced control token of its owner beside it. A "
        "barbarian who enters destroys it."
    ),
    "piece.reinforced.text": (
        "As a control token, with +1 to its own defence and to that of its owner's cities and "
        "control tokens beside it. A barbarian who enters only turns it to its plain side, and "
        "goes back."
    ),
    "piece.district.text": (
        "A control token with an ability, placed by growth cards. When the event dial shows "
        "districts, every player uses those on the map. A beaten district goes back to its owner "
        "and may be placed again."
    ),
    "piece.army.text": (
        "Moves when you resolve your military card, over spaces no more difficult than the slot. "
        "Entering a space with a barbarian, city-state, unclaimed fort or rival piece ends its "
        "move with an attack. It defends with the difficulty of its space, and gives +2 to its "
        "owner's other pieces there. Beaten, it goes back to its card."
    ),
    "piece.caravan.text": (
        "Moves when you resolve your economy card, over spaces no more difficult than the slot. "
        "At a city-state or a rival city it brings two trade tokens and may bring a diplomacy "
        "card, and goes back to its card. A barbarian who enters sends it back empty-handed."
    ),
    "piece.barbarian.text": (
        "Moves when the event dial says so, all in one rolled direction. It destroys caravans, "
        "cities and plain control tokens it meets, turns reinforced ones, and costs a capital two "
        "trade tokens. It defends with the difficulty of its space; beaten, it is worth one trade "
        "token."
    ),
    "piece.fort.text": (
        "A forest space on no tile. While no city stands on it, it defends with 6; whoever beats "
        "it puts a city there and controls the fort. No control token may be placed on it and no "
        "city may be built next to it."
    ),
    "piece.wonder.text": (
        "The token of a world wonder lies beneath a city, one in each at most. Whoever has the "
        "city or control token above it has the wonder's ability. If that piece is destroyed, the "
        "token stays and waits for the next owner of the space."
    ),
    "piece.trade.text": (
        "Lies on a focus card, at most three on each, and is spent while that card is resolved. "
        "Culture: one more control token; science: one more space on the tech dial; economy: one "
        "more space for every caravan; industry: 1 production for a world wonder; military: +1 in "
        "combat, or with Terra Incognita a new roll; growth: one more token reinforced."
    ),
    # Icons of the event dial
    "event.spawn.text": (
        "Every barbarian that is off the map comes back on the space with its letter, if that "
        "space is empty or has only caravans or armies, which go back to their cards."
    ),
    "event.move.text": (
        "A die gives one direction, and every barbarian moves one space that way, on across water "
        "to the next land. At the edge of the map it turns round."
    ),
    "event.trade.text": (
        "Every player gains a trade token for each mature city, on cards of their choice."
    ),
    "event.none.text": "Nothing happens.",
    "event.district.text": (
        "Beginning with the first player, every player uses all districts they have on the map, in "
        "the order they like."
    ),
    "event.government.text": (
        "Every player may put a government on a card in one of their two slots numbered 1; the "
        "government they had goes."
    ),
    "event.wonder.text": (
        "Every world wonder on offer gets a trade token and costs 1 less. One that has a token "
        "already leaves the game, and the next of its deck is turned up."
    ),
    # Agendas, each in a few words
    "agenda.civilized.short": "8 cities",
    "agenda.money_grubber.short": "2 economy wonders",
    "agenda.warmonger.short": "capital or 2 city-states",
    "agenda.paranoid.short": "2 military wonders",
    "agenda.explorer.short": "15 spaces by water or edge",
    "agenda.aesthetic.short": "2 culture wonders",
    "agenda.technophile.short": "tech dial at 24",
    "agenda.scholarly.short": "2 science wonders",
    "agenda.populous.short": "5 mature cities",
    "agenda.preservationist.short": "2 natural wonders",
    "agenda.technophile_terra.short": "3 cards of level IV",
    "agenda.defensive.short": "15 reinforced tokens",
    "agenda.devastating.short": "attack won with 16",
    "agenda.diplomatic.short": "diplomacy of 4 others",
    "agenda.hoarder.short": "5 resource tokens",
    "agenda.expansionist.short": "cities on 6 tiles",
    "agenda.prolific.short": "2 wonders of one era",
    "agenda.industrious.short": "5 districts",
    "agenda.progressive.short": "a wonder of each era",
    "agenda.provincial.short": "mature cities on 4 tiles",
    "agenda.diversified.short": "wonders of 3 types",
    "agenda.fortified.short": "a city on a fort",
    "agenda.expeditionary.short": "cities on 2 forts",
    # Opponents
    "bot.builder": "Builder",
    "bot.builder.text": "Gathers resources and builds world wonders; a gentle first opponent.",
    "bot.exploiter": "Exploiter",
    "bot.exploiter.text": "Has one trick: its armies go for forts and capitals from the start.",
    "bot.steward": "Steward",
    "bot.steward.text": "Weighs each answer by how much it helps toward the agendas.",
    "bot.veteran": "Veteran",
    "bot.veteran.text": "A steward with the experience of tens of thousands of games.",
    "bot.automaton": "Automaton",
    "bot.automaton.text": "Follows a fixed routine, without a plan but without a wasted turn.",
}
