"""English words for the cards and pieces of Terra Incognita."""

from typing import Final

CARDS: Final[dict[str, str]] = {
    # Focus cards every player has
    "focus.currency_terra": "Currency",
    "focus.currency_terra.text": (
        "You have 2 caravans. Each moves up to 4 spaces; it may not enter water or a space whose "
        "difficulty exceeds the slot. It may enter a barbarian's space: the barbarian leaves the "
        "map, you gain no trade token for it, and the caravan stops there."
    ),
    "focus.animal_husbandry_terra": "Animal Husbandry",
    "focus.animal_husbandry_terra.text": (
        "Choose one: build a world wonder with production equal to the slot; or build a city "
        "within 3 spaces of a friendly space, on a legal space whose difficulty does not exceed "
        "the slot; or build a city on any legal space, however far and difficult, where one of "
        "your caravans or armies stands, and put that figure back on its card."
    ),
    "focus.masonry_terra": "Masonry",
    "focus.masonry_terra.text": (
        "You have 1 army. It moves up to 3 spaces; it may not enter water or a space whose "
        "difficulty exceeds the slot. It attacks with a combat value equal to the slot."
    ),
    "focus.iron_working_terra": "Iron Working",
    "focus.iron_working_terra.text": (
        "You have 2 armies. Each moves up to 4 spaces; it may not enter water or a space whose "
        "difficulty exceeds the slot. It attacks with a combat value equal to the slot, or slot + "
        "2 against a barbarian."
    ),
    "focus.mass_production_terra": "Mass Production",
    "focus.mass_production_terra.text": (
        "You have 2 armies. Each moves up to 5 spaces, water included; it may not enter a space "
        "whose difficulty exceeds the slot. It attacks with a combat value of slot + 2. One army "
        "beaten this turn may move and attack once more from the card."
    ),
    "focus.flight_terra": "Flight",
    "focus.flight_terra.text": (
        "You have 2 armies. Each moves up to 6 spaces, water included; it may not enter a space "
        "whose difficulty exceeds the slot. It may pass through unreinforced control tokens, "
        "caravans, barbarians and city-states without stopping; where its move ends it attacks as "
        "usual. It attacks with a combat value of slot + 3."
    ),
    "focus.irrigation": "Irrigation",
    "focus.irrigation.text": (
        "Choose one: place a district next to one of your cities, on a space whose difficulty "
        "does not exceed the slot; or reinforce as many of your control tokens as the slot "
        "number, or fewer. Each trade token spent reinforces 1 more."
    ),
    "focus.engineering": "Engineering",
    "focus.engineering.text": (
        "Choose one: place a district next to one of your cities, then up to 1 control token next "
        "to any of your districts, both on spaces whose difficulty does not exceed the slot; or "
        "reinforce as many of your control tokens as the slot number, or fewer. Each trade token "
        "spent reinforces 1 more."
    ),
    "focus.sanitation": "Sanitation",
    "focus.sanitation.text": (
        "Place a district next to one of your cities, on a space whose difficulty does not exceed "
        "the slot. Then reinforce as many of your control tokens as the slot number, or fewer. "
        "Each trade token spent reinforces 1 more."
    ),
    "focus.globalization": "Globalization",
    "focus.globalization.text": (
        "Place a district next to one of your cities, on a space whose difficulty does not exceed "
        "the slot. Then name a district: every player who has it on the map resolves it, you "
        "first, the others clockwise. Then reinforce as many of your control tokens as the slot "
        "number, or fewer. Each trade token spent reinforces 1 more."
    ),
    # Focus cards of one leader
    "focus.radio": "Radio",
    "focus.radio.text": (
        "Place up to 3 control tokens next to your cities, on spaces whose difficulty does not "
        "exceed the slot. In the fifth slot you may also swap a rival city within 4 spaces of one "
        "of your cities for one of your unused cities; it must be no capital and hold no army."
    ),
    "focus.humanism": "Humanism",
    "focus.humanism.text": (
        "Place up to 2 control tokens next to friendly spaces, on spaces whose difficulty does "
        "not exceed the slot. Then gain 1 trade token for each of your mature cities, each on a "
        "card of your choice."
    ),
    "focus.state_workforce": "State Workforce",
    "focus.state_workforce.text": (
        "Place up to 2 control tokens next to your cities, on spaces whose difficulty does not "
        "exceed the slot. In the fifth slot you may place 1 more on a mountain next to a friendly "
        "space."
    ),
    "focus.writing": "Writing",
    "focus.writing.text": (
        "Your tech dial moves forward by the slot number, and by 1 more while you control a world "
        "wonder."
    ),
    "focus.natural_history": "Natural History",
    "focus.natural_history.text": (
        "Your tech dial moves forward by the slot number, and by 1 more for each type of resource "
        "you have; your natural wonder tokens count with their type."
    ),
    "focus.astronomy": "Astronomy",
    "focus.astronomy.text": (
        "Look at up to 2 tiles from the bottom of the stack. You may lay one of them as if you "
        "explored from an edge space of your capital's tile; put the others back on top or at the "
        "bottom, in any order. Then your tech dial moves forward by the slot number."
    ),
    "focus.wheel": "Wheel",
    "focus.wheel.text": (
        "You have 1 caravan. It moves up to 4 spaces; it may not enter water, a barbarian's space "
        "or a space whose difficulty exceeds the slot. Each arrival at a city-state or a rival "
        "city also gives you 1 resource of your choice."
    ),
    "focus.shipbuilding": "Shipbuilding",
    "focus.shipbuilding.text": (
        "You have 2 caravans. Each moves up to 4 spaces, water included; it may not enter a "
        "barbarian's space or a space whose difficulty exceeds the slot. Once, when a caravan "
        "explores, you may first lay a water token off the map beside its space."
    ),
    "focus.cartography": "Cartography",
    "focus.cartography.text": (
        "You have 2 caravans. Each moves up to 6 spaces, water included; it may not enter a "
        "barbarian's space or a space whose difficulty exceeds the slot. Once per turn, when one "
        "arrives at a rival city at least 8 spaces from your capital, you may build a city on a "
        "legal space within 2 spaces of it, whatever its difficulty."
    ),
    "focus.banking": "Banking",
    "focus.banking.text": (
        "You have 2 caravans. Each moves up to 6 spaces, water included; it may not enter a "
        "barbarian's space or a space whose difficulty exceeds the slot. When one arrives at the "
        "capital of whoever holds Ibrahim, you take 1 resource of your choice."
    ),
    "focus.industrialization": "Industrialization",
    "focus.industrialization.text": (
        "Choose one: build a world wonder with production equal to the slot, plus 1 for each of "
        "your districts on the map; or build a city within 4 spaces of a friendly space, counting "
        "through water if you wish, on a legal space whose difficulty does not exceed the slot."
    ),
    "focus.craftsmanship": "Craftsmanship",
    "focus.craftsmanship.text": (
        "Choose one: build a world wonder with production equal to the slot, and then your tech "
        "dial moves forward by 1, even if none was built; or build a city within 2 spaces of a "
        "friendly space, on a legal space whose difficulty does not exceed the slot."
    ),
    "focus.construction": "Construction",
    "focus.construction.text": (
        "Choose one: build a world wonder with production equal to the slot, each resource you "
        "spend giving 3 production instead of 2; or build a city within 3 spaces of a friendly "
        "space, on a legal space whose difficulty does not exceed the slot."
    ),
    "focus.horseback_riding": "Horseback Riding",
    "focus.horseback_riding.text": (
        "You have 1 army. It moves up to 6 spaces; it may not enter water or a space whose "
        "difficulty exceeds the slot. It attacks with a combat value equal to the slot."
    ),
    "focus.siege_tactics": "Siege Tactics",
    "focus.siege_tactics.text": (
        "You have 2 armies. Each moves up to 5 spaces, water included; it may not enter a space "
        "whose difficulty exceeds the slot. It attacks with a combat value of slot + 2, and "
        "each reinforced control token of the defender is worth 1 less."
    ),
    "focus.scorched_earth": "Scorched Earth",
    "focus.scorched_earth.text": (
        "You have 2 armies. Each moves up to 4 spaces; it may not enter water or a space whose "
        "difficulty exceeds the slot. It attacks with a combat value equal to the slot. Once per "
        "turn you may destroy a control token you beat instead of replacing it; the same army "
        "then moves, and may attack, once more."
    ),
    "focus.mysticism": "Mysticism",
    "focus.mysticism.text": (
        "Choose one: place a district next to one of your cities, on a space whose difficulty "
        "does not exceed the slot, and if it takes the place of one of your control tokens, you "
        "may place that token next to it; or reinforce as many of your control tokens as the slot "
        "number, or fewer. Each trade token spent reinforces 1 more."
    ),
    "focus.military_engineering": "Military Engineering",
    "focus.military_engineering.text": (
        "Place a district next to one of your cities, on a space whose difficulty does not exceed "
        "the slot. Then you may put armies from your military card into your cities. Then all "
        "your control tokens on or next to spaces of your armies are reinforced. Each trade token "
        "spent reinforces 1 more."
    ),
    # Leaders
    "leader.china": "China",
    "leader.china.leader": "Qin Shi Huang",
    "leader.china.ability": "Great Wall",
    "leader.china.text": (
        "When you defend, each of your reinforced control tokens that counts is worth +2 instead "
        "of +1."
    ),
    "leader.england": "England",
    "leader.england.leader": "Victoria",
    "leader.england.ability": "Pax Britannica",
    "leader.england.text": (
        "When you build a city that is alone on its tile (city-states do not count), you may "
        "place 1 reinforced control token next to it."
    ),
    "leader.georgia": "Georgia",
    "leader.georgia.leader": "Tamar",
    "leader.georgia.ability": "Strength in Unity",
    "leader.georgia.text": (
        "A card of a type for which you hold a city-state's diplomacy card resolves 1 place "
        "farther right."
    ),
    "leader.inca": "Inca",
    "leader.inca.leader": "Pachacuti",
    "leader.inca.ability": "Terrace Farms",
    "leader.inca.text": (
        "When you place a control token on a mountain, you may place another next to it, whatever "
        "the difficulty. On a mountain again, that one triggers this once more."
    ),
    "leader.indonesia": "Indonesia",
    "leader.indonesia.leader": "Gitarja",
    "leader.indonesia.ability": "Jongs",
    "leader.indonesia.text": (
        "Your caravans and armies may enter water. For your caravans all water spaces at the map "
        "edge are next to each other."
    ),
    "leader.netherlands": "Netherlands",
    "leader.netherlands.leader": "Wilhelmina",
    "leader.netherlands.ability": "Polders",
    "leader.netherlands.text": (
        "For what your districts do, water next to your districts is friendly and has every "
        "terrain."
    ),
    "leader.nubia": "Nubia",
    "leader.nubia.leader": "Amanitore",
    "leader.nubia.ability": "Kandake of Meroë",
    "leader.nubia.text": (
        "When you reset your growth card, resolve one of your districts on the map."
    ),
    "leader.ottoman": "Ottoman",
    "leader.ottoman.leader": "Suleiman",
    "leader.ottoman.ability": "Grand Vizier",
    "leader.ottoman.text": (
        "At the start of your turn, you may give the Ibrahim card to another player. You have +2 "
        "combat value against whoever holds it, attacking or defending."
    ),
    "leader.poland": "Poland",
    "leader.poland.leader": "Jadwiga",
    "leader.poland.ability": "Lithuanian Union",
    "leader.poland.text": (
        "At the start of your first turn, take a diplomacy card of another player. From that "
        "player you may hold any number of cards for the whole game."
    ),
    "leader.zulu": "Zulu",
    "leader.zulu.leader": "Shaka",
    "leader.zulu.ability": "Isibongo",
    "leader.zulu.text": (
        "Each attack you win puts 1 trade token on your military card, or 2 if the target was a "
        "rival city or a city-state."
    ),
    # The card that goes with the Ottoman leader
    "card.ibrahim": "Ibrahim",
    "card.ibrahim.text": (
        "When a caravan of whoever holds it arrives at a city of the Ottoman player, both put 1 "
        "trade token on a card of their own row."
    ),
    # World wonders
    "wonder.colosseum": "Colosseum",
    "wonder.colosseum.text": (
        "At the start of your turn, you may reinforce one of your control tokens next to one of "
        "your cities."
    ),
    "wonder.taj_mahal": "Taj Mahal",
    "wonder.taj_mahal.text": (
        "A card resolves 1 place farther right for each world wonder of its type you control."
    ),
    "wonder.cristo_redentor": "Cristo Redentor",
    "wonder.cristo_redentor.text": (
        "When you build or capture this wonder, you swap a rival city within 3 spaces of it "
        "for one of your unused cities; it must be no capital and hold no army."
    ),
    "wonder.apadana": "Apadana",
    "wonder.apadana.text": (
        "When you build or capture this wonder, you explore from an edge space of any tile. If a "
        "tile is laid, you place 1 control token on an empty land space of it."
    ),
    "wonder.kilwa_kisiwani": "Kilwa Kisiwani",
    "wonder.kilwa_kisiwani.text": (
        "Each arrival of your caravan at a city-state gives you 1 more trade token, on any card."
    ),
    "wonder.machu_picchu_terra": "Machu Picchu",
    "wonder.machu_picchu_terra.text": (
        "Cards in your first or second slot (the three places on the left) resolve 2 places "
        "farther right."
    ),
    "wonder.orszaghaz": "Országház",
    "wonder.orszaghaz.text": (
        "When your caravan has arrived at a city-state, you may conquer it at once, without an "
        "attack."
    ),
    "wonder.jebel_barkal": "Jebel Barkal",
    "wonder.jebel_barkal.text": (
        "In combat, attacking or defending, you may spend resource tokens for +2 each. Natural "
        "wonder tokens do not serve."
    ),
    "wonder.huey_teocalli": "Huey Teocalli",
    "wonder.huey_teocalli.text": (
        "You have +1 combat value when defending for each water space next to the defending space."
    ),
    "wonder.pentagon_terra": "Pentagon",
    "wonder.pentagon_terra.text": (
        "You have +2 combat value when attacking. Your armies move any distance; all other rules "
        "of their move hold."
    ),
    "wonder.statue_of_liberty": "Statue of Liberty",
    "wonder.statue_of_liberty.text": (
        "Right before your city replaces a rival one, all rival control tokens next to it are "
        "replaced by unused, unreinforced ones of yours. Spaces with an army are safe."
    ),
    "wonder.great_library": "Great Library",
    "wonder.great_library.text": (
        "When your caravan arrives at a rival's city, you may take from your deck a card of the "
        "type and level of a card in that player's row; it replaces your card of that type."
    ),
    "wonder.university_of_sankore": "University of Sankore",
    "wonder.university_of_sankore.text": (
        "At the end of a turn in which one of your focus cards was replaced, you may swap two "
        "cards of your focus row, but not your science card."
    ),
    "wonder.amundsen_scott_research_station": "Amundsen-Scott Research Station",
    "wonder.amundsen_scott_research_station.text": (
        "When you build this wonder, build a city for it on a legal space at the map edge, "
        "however far and difficult. Then place up to 2 control tokens next to that city."
    ),
    # City-states
    "city_state.auckland": "Auckland",
    "city_state.auckland.text": (
        "When you build a city, you may count through water, and land next to water has "
        "difficulty 1."
    ),
    "city_state.akkad": "Akkad",
    "city_state.akkad.text": (
        "Your armies may pass through rival control tokens; one whose move ends there must attack."
    ),
    "city_state.antananarivo": "Antananarivo",
    "city_state.antananarivo.text": (
        "In your turn it counts as one of your cities, not as a city-state, and you may build a "
        "world wonder there; your armies may not end their move there. That wonder is controlled "
        "by whoever holds this card and has the turn."
    ),
    "city_state.palenque": "Palenque",
    "city_state.palenque.text": (
        "You may spend resource tokens as trade tokens of the card you are resolving. Natural "
        "wonder tokens do not serve."
    ),
    # Diplomacy cards
    "diplomacy.open_borders_terra": "Open Borders",
    "diplomacy.open_borders_terra.text": (
        "The cities and control tokens of this card's owner count as friendly for what your "
        "districts do and for making your cities mature."
    ),
    "diplomacy.non_aggression_pact": "Non-Aggression Pact",
    "diplomacy.non_aggression_pact.text": (
        "You may neither attack nor destroy pieces of this card's owner. If the owner does so to "
        "yours, you may return the card and swap your military card with any other of your row."
    ),
    # Agendas
    "agenda.technophile_terra": "Technophile",
    "agenda.technophile_terra.text": "Three cards of your focus row are of level IV.",
    "agenda.defensive": "Defensive",
    "agenda.defensive.text": "15 of your control tokens on the map are reinforced.",
    "agenda.devastating": "Devastating",
    "agenda.devastating.text": "You have won an attack with a combat value of 16 or more.",
    "agenda.diplomatic": "Diplomatic",
    "agenda.diplomatic.text": (
        "You hold diplomacy cards of 4 different players or city-states, in any mix."
    ),
    "agenda.hoarder": "Hoarder",
    "agenda.hoarder.text": "You have 5 resource and natural wonder tokens in all.",
    "agenda.expansionist": "Expansionist",
    "agenda.expansionist.text": "You have cities on 6 different tiles; each fort counts as a tile.",
    "agenda.prolific": "Prolific",
    "agenda.prolific.text": "You control 2 world wonders of the same era.",
    "agenda.industrious": "Industrious",
    "agenda.industrious.text": "Your 5 districts are on the map.",
    "agenda.progressive": "Progressive",
    "agenda.progressive.text": "You control a world wonder of each of the 3 eras.",
    "agenda.provincial": "Provincial",
    "agenda.provincial.text": (
        "You have mature cities on 4 different tiles; each fort counts as a tile."
    ),
    "agenda.diversified": "Diversified",
    "agenda.diversified.text": "You control world wonders of 3 different types.",
    "agenda.fortified": "Fortified",
    "agenda.fortified.text": "You have a city on a fort. You lose the mark with the last of them.",
    "agenda.expeditionary": "Expeditionary",
    "agenda.expeditionary.text": (
        "You have cities on 2 forts. The mark is lost when you have fewer there."
    ),
    # Natural wonders
    "natural.the_dead_sea": "The Dead Sea",
    "natural.mato_tipila": "Mato Tipila",
    "natural.ha_long_bay": "Ha Long Bay",
    "natural.gobustan": "Gobustan",
}
