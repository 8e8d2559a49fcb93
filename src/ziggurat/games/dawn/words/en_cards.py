"""English words for the cards and pieces of the base game."""

from typing import Final

CARDS: Final[dict[str, str]] = {
    # Focus cards
    "focus.early_empire": "Early Empire",
    "focus.early_empire.text": (
        "Place up to 2 control tokens next to your cities, on spaces whose difficulty does not "
        "exceed the slot."
    ),
    "focus.drama_and_poetry": "Drama and Poetry",
    "focus.drama_and_poetry.text": (
        "Place up to 2 control tokens next to your cities, on spaces whose difficulty does not "
        "exceed the slot. Then you may shift one of your control tokens to an adjacent land space "
        "that holds no token and no figure; the difficulty of that space does not matter."
    ),
    "focus.civil_service": "Civil Service",
    "focus.civil_service.text": (
        "Place up to 2 control tokens next to your cities, then up to 1 more next to any friendly "
        "space. The difficulty of each space must not exceed the slot."
    ),
    "focus.mass_media": "Mass Media",
    "focus.mass_media.text": (
        "Place up to 3 control tokens next to your cities, on spaces whose difficulty does not "
        "exceed the slot. Then choose a rival control token within 2 spaces of a friendly space, "
        "whatever its terrain: if it is unreinforced, swap it for an unreinforced token of yours; "
        "if it is reinforced, turn it to its unreinforced side."
    ),
    "focus.astrology": "Astrology",
    "focus.astrology.text": "Your tech dial moves forward by the slot number.",
    "focus.mathematics": "Mathematics",
    "focus.mathematics.text": (
        "Put 1 trade token on any one of your focus cards. Then your tech dial moves forward by "
        "the slot number."
    ),
    "focus.replaceable_parts": "Replaceable Parts",
    "focus.replaceable_parts.text": (
        "Take 1 resource of a type you do not have yet; natural wonder tokens do not count as "
        "having it. Then your tech dial moves forward by the slot number, even if you already "
        "have all four types."
    ),
    "focus.nuclear_power": "Nuclear Power",
    "focus.nuclear_power.text": (
        "In the fifth slot, first choose a space: there and on every adjacent space, unreinforced "
        "control tokens are destroyed and reinforced ones become unreinforced, whoever owns them, "
        "you included. Cities and caravans are unharmed. In any slot, your tech dial moves "
        "forward by the slot number."
    ),
    "focus.foreign_trade": "Foreign Trade",
    "focus.foreign_trade.text": (
        "You have 1 caravan. It moves up to 3 spaces; it may not enter water, a barbarian's space "
        "or a space whose difficulty exceeds the slot."
    ),
    "focus.currency": "Currency",
    "focus.currency.text": (
        "You have 2 caravans. Each moves up to 4 spaces; it may not enter water or a space whose "
        "difficulty exceeds the slot. It may enter a barbarian's space and go on moving: the "
        "barbarian leaves the map, but you gain no trade token for it."
    ),
    "focus.steam_power": "Steam Power",
    "focus.steam_power.text": (
        "You have 2 caravans. Each moves up to 6 spaces, water included; it may not enter a "
        "barbarian's space or a space whose difficulty exceeds the slot. Then you may exchange 1 "
        "of your resource tokens for any other one in the supply."
    ),
    "focus.capitalism": "Capitalism",
    "focus.capitalism.text": (
        "You have 3 caravans. Each moves up to 6 spaces, water included; it may not enter a "
        "barbarian's space or a space whose difficulty exceeds the slot. Once per turn, after "
        "this card is reset, resolve another card of your focus row as if it were in the first "
        "slot; that card stays where it is."
    ),
    "focus.pottery": "Pottery",
    "focus.pottery.text": (
        "Choose one: build a world wonder with production equal to the slot; or build a city "
        "within 2 spaces of a friendly space, on a legal space whose difficulty does not exceed "
        "the slot."
    ),
    "focus.animal_husbandry": "Animal Husbandry",
    "focus.animal_husbandry.text": (
        "Choose one: build a world wonder with production equal to the slot; or build a city "
        "within 3 spaces of a friendly space or of one of your caravans, on a legal space whose "
        "difficulty does not exceed the slot."
    ),
    "focus.nationalism": "Nationalism",
    "focus.nationalism.text": (
        "Choose one: build a world wonder with production equal to the slot, or 7 in the fifth "
        "slot; or build a city within 4 spaces of a friendly space, counting through water if you "
        "wish, on a legal space whose difficulty does not exceed the slot."
    ),
    "focus.urbanization": "Urbanization",
    "focus.urbanization.text": (
        "Choose one: build a world wonder with production equal to the slot; or build a city "
        "within 5 spaces of a friendly space, counting through water if you wish, on a legal "
        "space whose difficulty does not exceed the slot. After building the city, place up to 2 "
        "control tokens next to it, on spaces whose difficulty does not exceed the slot."
    ),
    "focus.masonry": "Masonry",
    "focus.masonry.text": (
        "Choose one: reinforce as many of your control tokens as the slot number, or fewer; or "
        "make up to 2 attacks, each on a target within 2 spaces of a friendly space, with a "
        "combat value equal to the slot."
    ),
    "focus.iron_working": "Iron Working",
    "focus.iron_working.text": (
        "Choose one: reinforce as many of your control tokens as the slot number, or fewer; or "
        "make up to 2 attacks, each on a target within 3 spaces of a friendly space, with a "
        "combat value of slot + 1, or slot + 3 against a barbarian."
    ),
    "focus.mass_production": "Mass Production",
    "focus.mass_production.text": (
        "Make up to 2 attacks, each on a target within 3 spaces of a friendly space, counting "
        "through water if you wish, with a combat value of slot + 2. Then reinforce as many of "
        "your control tokens as the slot number minus the attacks you made, or fewer."
    ),
    "focus.flight": "Flight",
    "focus.flight.text": (
        "Reinforce as many of your control tokens as the slot number, or fewer. Then make up to 3 "
        "attacks, each on a target within 5 spaces of a friendly space, with a combat value of "
        "slot + 3. You may count through water, rival spaces, barbarians and city-states."
    ),
    # Leaders
    "leader.america": "America",
    "leader.america.leader": "Teddy Roosevelt",
    "leader.america.ability": "Roosevelt Corollary",
    "leader.america.text": (
        "When you gain a natural wonder token, and whenever you have just spent one, put it on "
        "any card of your focus row. There you may spend it as a trade token of that card or as a "
        "resource of its type, at most once per turn; spending it does not make you lose it."
    ),
    "leader.aztec": "Aztec",
    "leader.aztec.leader": "Montezuma",
    "leader.aztec.ability": "Legend of the Five Suns",
    "leader.aztec.text": (
        "When you reset your military card in a turn in which you won at least one attack, you "
        "may swap any two cards of your focus row."
    ),
    "leader.egypt": "Egypt",
    "leader.egypt.leader": "Cleopatra",
    "leader.egypt.ability": "Monument Builders",
    "leader.egypt.text": "Every world wonder costs you 1 less.",
    "leader.france": "France",
    "leader.france.leader": "Catherine de Medici",
    "leader.france.ability": "Grand Tour",
    "leader.france.text": (
        "When you resolve your culture card, you place extra control tokens for the latest era "
        "among the world wonders you control: 1 if ancient, 2 if medieval, 3 if modern. Only that "
        "era counts; the numbers are not added together."
    ),
    "leader.japan": "Japan",
    "leader.japan.leader": "Hojo Tokimune",
    "leader.japan.ability": "Divine Wind",
    "leader.japan.text": (
        "During your turn, deserts and mountains next to water or at the map edge have difficulty "
        "3. Natural wonder spaces are not affected."
    ),
    "leader.rome": "Rome",
    "leader.rome.leader": "Trajan",
    "leader.rome.ability": "All Roads Lead to Rome",
    "leader.rome.text": (
        "Caravans leaving your economy card may start from any of your cities, even one that is "
        "not mature."
    ),
    "leader.scythia": "Scythia",
    "leader.scythia.leader": "Tomyris",
    "leader.scythia.ability": "People of the Steppe",
    "leader.scythia.text": (
        "You have +3 combat value, attacking or defending, when the defending space is grassland "
        "or hills. A city-state's space is grassland."
    ),
    "leader.sumeria": "Sumeria",
    "leader.sumeria.leader": "Gilgamesh",
    "leader.sumeria.ability": "Epic Quest",
    "leader.sumeria.text": (
        "Each barbarian you defeat also gives you 1 resource of your choice, on top of the usual "
        "trade token."
    ),
    # World wonders
    "wonder.stonehenge": "Stonehenge",
    "wonder.stonehenge.text": (
        "When you place a control token on hills, you may place more on any number of adjacent "
        "hills, whatever the slot. Each of those can trigger this again. Moved or swapped tokens "
        "trigger nothing."
    ),
    "wonder.hanging_gardens": "Hanging Gardens",
    "wonder.hanging_gardens.text": (
        "At the start of your turn, you may place 1 control token next to one of your cities, on "
        "a space of difficulty 4 or less."
    ),
    "wonder.forbidden_city": "Forbidden City",
    "wonder.forbidden_city.text": (
        "At the start of your turn, you may destroy one rival control token next to a friendly "
        "space, even if it is reinforced."
    ),
    "wonder.chichen_itza": "Chichen Itza",
    "wonder.chichen_itza.text": (
        "You may place control tokens on empty forest spaces even if none of your cities is "
        "adjacent. A space with a resource token is not empty, and the difficulty limit of the "
        "effect still applies."
    ),
    "wonder.sydney_opera_house": "Sydney Opera House",
    "wonder.sydney_opera_house.text": (
        "Rival control tokens count like your own in making your cities mature."
    ),
    "wonder.eiffel_tower": "Eiffel Tower",
    "wonder.eiffel_tower.text": (
        "At the start of your turn, you may name two control tokens of one rival, anywhere on the "
        "map. That player picks one of the two and swaps it for an unused, unreinforced token of "
        "yours."
    ),
    "wonder.colossus": "Colossus",
    "wonder.colossus.text": (
        "Each time you resolve your economy card, you have 6 extra spaces of movement to share "
        "among your caravans as you like."
    ),
    "wonder.great_lighthouse": "Great Lighthouse",
    "wonder.great_lighthouse.text": (
        "When you build a city, every empty space at the map edge counts as lying 2 spaces from a "
        "friendly space. The difficulty limit still applies."
    ),
    "wonder.machu_picchu": "Machu Picchu",
    "wonder.machu_picchu.text": (
        "Cards in your slots 1 and 2 are resolved as if they were in slot 3."
    ),
    "wonder.great_zimbabwe": "Great Zimbabwe",
    "wonder.great_zimbabwe.text": (
        "You may store up to 4 trade tokens here instead of on focus cards. At the start of your "
        "turn, you may move stored tokens to cards of your focus row; a card still holds at most "
        "3."
    ),
    "wonder.big_ben": "Big Ben",
    "wonder.big_ben.text": (
        "You have +2 combat value, attacking or defending, for each of your caravans next to the "
        "defending space."
    ),
    "wonder.estadio_do_maracana": "Estádio do Maracanã",
    "wonder.estadio_do_maracana.text": (
        "Once per turn, before resolving a card other than your economy card, you may resolve and "
        "reset your economy card as well. (Errata: the economy card comes first, not second.)"
    ),
    "wonder.petra": "Petra",
    "wonder.petra.text": (
        "You have +2 combat value when defending. Barbarians cannot move into spaces with your "
        "cities or your reinforced control tokens. (Errata: such a barbarian goes the opposite "
        "way, or stays put if that way is protected too.)"
    ),
    "wonder.terracotta_army": "Terracotta Army",
    "wonder.terracotta_army.text": "You have +2 combat value when attacking.",
    "wonder.alhambra": "Alhambra",
    "wonder.alhambra.text": "You have +2 combat value, attacking or defending.",
    "wonder.venetian_arsenal": "Venetian Arsenal",
    "wonder.venetian_arsenal.text": (
        "Once per turn, right after resolving a card in slot 5, you may resolve it a second time "
        "as if it were in slot 1."
    ),
    "wonder.pentagon": "Pentagon",
    "wonder.pentagon.text": (
        "You have +2 combat value when attacking. Your attacks reach the whole map, whatever the "
        "distance."
    ),
    "wonder.ruhr_valley": "Ruhr Valley",
    "wonder.ruhr_valley.text": "You have +5 combat value when defending.",
    "wonder.oracle": "Oracle",
    "wonder.oracle.text": (
        "At the start of your turn, you may swap two neighbouring cards of your focus row."
    ),
    "wonder.pyramids": "Pyramids",
    "wonder.pyramids.text": (
        "When you build this wonder, replace up to 3 level I cards of your focus row by the level "
        "II cards of the same types. Capturing it does not trigger this."
    ),
    "wonder.potala_palace": "Potala Palace",
    "wonder.potala_palace.text": (
        "You may hold up to 4 diplomacy cards of each other player. When you build this wonder "
        "(not when you capture it), you may take 3 diplomacy cards of your choice in total from "
        "other players."
    ),
    "wonder.porcelain_tower": "Porcelain Tower",
    "wonder.porcelain_tower.text": (
        "When you build this wonder, replace up to 2 cards of your focus row by the cards of the "
        "same types one level higher. Capturing it does not trigger this."
    ),
    "wonder.oxford_university": "Oxford University",
    "wonder.oxford_university.text": (
        "When you replace a focus card other than your science card, the new card may be of "
        "another type."
    ),
    "wonder.kremlin": "Kremlin",
    "wonder.kremlin.text": (
        "You have +4 combat value when attacking a rival space while you have more reinforced "
        "control tokens on the map than the defender. Barbarians and city-states are not rivals."
    ),
    # City-states
    "city_state.brussels": "Brussels",
    "city_state.brussels.text": "World wonders cost you 1 less for each of your mature cities.",
    "city_state.buenos_aires": "Buenos Aires",
    "city_state.buenos_aires.text": (
        "A world wonder costs you 2 less while you control no wonder of its type."
    ),
    "city_state.carthage": "Carthage",
    "city_state.carthage.text": (
        "You have +1 combat value, attacking or defending, for each city-state token and each of "
        "your cities lying within 2 spaces of the defending space. This does not work when you "
        "attack Carthage."
    ),
    "city_state.kabul": "Kabul",
    "city_state.kabul.text": (
        "You have +3 combat value when attacking a city or a city-state, except Kabul."
    ),
    "city_state.geneva": "Geneva",
    "city_state.geneva.text": (
        "At the start of your turn, you may return one diplomacy card you hold from a player and "
        "take a different one of the same player."
    ),
    "city_state.seoul": "Seoul",
    "city_state.seoul.text": (
        "At the start of your turn, you may move one barbarian to an adjacent empty land space."
    ),
    "city_state.mohenjo_daro": "Mohenjo Daro",
    "city_state.mohenjo_daro.text": (
        "Whenever you place control tokens, by any effect, the difficulty of every space is 1 "
        "lower for you."
    ),
    "city_state.kumasi": "Kumasi",
    "city_state.kumasi.text": (
        "While you resolve your industry or culture card, forests have difficulty 1."
    ),
    # Diplomacy cards
    "diplomacy.joint_war": "Joint War",
    "diplomacy.joint_war.text": (
        "You have +2 combat value when attacking, except against the owner of this card."
    ),
    "diplomacy.defensive_pact": "Defensive Pact",
    "diplomacy.defensive_pact.text": (
        "You have +2 combat value when defending, except when the owner of this card attacks you."
    ),
    "diplomacy.embassy": "Embassy",
    "diplomacy.embassy.text": (
        "Each time your caravan arrives at the capital of this card's owner, even the time you "
        "take this card, the owner puts 1 trade token on a card of their focus row. Then you take "
        "1 resource of your choice."
    ),
    "diplomacy.open_borders": "Open Borders",
    "diplomacy.open_borders.text": (
        "The control tokens of this card's owner count like your own in making your cities mature."
    ),
    # Agendas
    "agenda.civilized": "Civilized",
    "agenda.civilized.text": "You have 8 cities on the map, your capital included.",
    "agenda.money_grubber": "Money Grubber",
    "agenda.money_grubber.text": "You control 2 world wonders of the economy type.",
    "agenda.warmonger": "Warmonger",
    "agenda.warmonger.text": (
        "You have defeated a rival capital, or you control 2 conquered city-states at once."
    ),
    "agenda.paranoid": "Paranoid",
    "agenda.paranoid.text": "You control 2 world wonders of the military type.",
    "agenda.explorer": "Explorer",
    "agenda.explorer.text": (
        "You control 15 spaces next to water or at the map edge. A space that is both counts once."
    ),
    "agenda.aesthetic": "Aesthetic",
    "agenda.aesthetic.text": "You control 2 world wonders of the culture type.",
    "agenda.technophile": "Technophile",
    "agenda.technophile.text": "Your tech dial has reached or passed space 24.",
    "agenda.scholarly": "Scholarly",
    "agenda.scholarly.text": "You control 2 world wonders of the science type.",
    "agenda.populous": "Populous",
    "agenda.populous.text": "You have 5 mature cities.",
    "agenda.preservationist": "Preservationist",
    "agenda.preservationist.text": "You control 2 natural wonders: you hold their tokens.",
    # Natural wonders
    "natural.torres_del_paine": "Torres del Paine",
    "natural.cliffs_of_dover": "Cliffs of Dover",
    "natural.mt_everest": "Mt. Everest",
    "natural.crater_lake": "Crater Lake",
    "natural.grand_mesa": "Grand Mesa",
    "natural.galapagos_islands": "Galápagos Islands",
    "natural.mt_kilimanjaro": "Mt. Kilimanjaro",
    "natural.pantanal": "Pantanal",
    # Types of focus cards, wonders and city-states
    "type.culture": "Culture",
    "type.science": "Science",
    "type.economy": "Economy",
    "type.industry": "Industry",
    "type.military": "Military",
    "type.growth": "Growth",
    # Eras
    "era.ancient": "Ancient",
    "era.medieval": "Medieval",
    "era.modern": "Modern",
    # Resources
    "resource.marble": "Marble",
    "resource.mercury": "Mercury",
    "resource.oil": "Oil",
    "resource.diamond": "Diamond",
    # Terrain
    "terrain.grassland": "Grassland",
    "terrain.hills": "Hills",
    "terrain.forest": "Forest",
    "terrain.desert": "Desert",
    "terrain.mountain": "Mountain",
    "terrain.water": "Water",
    "terrain.natural_wonder": "Natural wonder",
    # Event dial
    "event.spawn": "Barbarian spawn",
    "event.move": "Barbarian movement",
    "event.trade": "Trade",
    "event.none": "No event",
    # Player colours
    "color.blue": "Blue",
    "color.green": "Green",
    "color.orange": "Orange",
    "color.red": "Red",
    # Pieces
    "piece.control_token": "Control token",
    "piece.reinforced_token": "Reinforced control token",
    "piece.city": "City",
    "piece.capital": "Capital",
    "piece.caravan": "Caravan",
    "piece.barbarian": "Barbarian",
    "piece.city_state": "City-state",
    "piece.world_wonder": "World wonder",
    "piece.natural_wonder": "Natural wonder",
    "piece.trade_token": "Trade token",
    "piece.resource": "Resource",
    "piece.diplomacy_card": "Diplomacy card",
}
