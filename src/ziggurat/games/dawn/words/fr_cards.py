"""French words for the cards and pieces of the base game."""

from typing import Final

CARDS: Final[dict[str, str]] = {
    # Focus cards
    "focus.early_empire": "Empire naissant",
    "focus.early_empire.text": (
        "Placez jusqu'à 2 pions Contrôle à côté de vos villes, sur des cases dont la difficulté "
        "ne dépasse pas l'échelon."
    ),
    "focus.drama_and_poetry": "Théâtre et poésie",
    "focus.drama_and_poetry.text": (
        "Placez jusqu'à 2 pions Contrôle à côté de vos villes, sur des cases dont la difficulté "
        "ne dépasse pas l'échelon. Vous pouvez ensuite déplacer un de vos pions Contrôle vers une "
        "case terrestre adjacente sans pion ni figurine, quelle que soit sa difficulté."
    ),
    "focus.civil_service": "Fonction publique",
    "focus.civil_service.text": (
        "Placez jusqu'à 2 pions Contrôle à côté de vos villes, puis au plus 1 autre à côté d'une "
        "case alliée quelconque. La difficulté de chaque case ne doit pas dépasser l'échelon."
    ),
    "focus.mass_media": "Mass-médias",
    "focus.mass_media.text": (
        "Placez jusqu'à 3 pions Contrôle à côté de vos villes, sur des cases dont la difficulté "
        "ne dépasse pas l'échelon. Choisissez ensuite un pion Contrôle adverse à 2 cases au plus "
        "d'une case alliée, quel que soit le terrain : s'il n'est pas renforcé, remplacez-le par "
        "un de vos pions non renforcés ; s'il est renforcé, retournez-le sur sa face non "
        "renforcée."
    ),
    "focus.astrology": "Astrologie",
    "focus.astrology.text": (
        "Avancez votre cadran Tech d'autant de crans que le numéro de l'échelon."
    ),
    "focus.mathematics": "Mathématiques",
    "focus.mathematics.text": (
        "Mettez 1 pion Commerce sur une de vos cartes Priorité, au choix. Avancez ensuite votre "
        "cadran Tech d'autant de crans que le numéro de l'échelon."
    ),
    "focus.replaceable_parts": "Pièces de rechange",
    "focus.replaceable_parts.text": (
        "Prenez 1 ressource d'un type que vous n'avez pas encore ; les pions Merveille de la "
        "Nature ne comptent pas. Avancez ensuite votre cadran Tech d'autant de crans que le "
        "numéro de l'échelon, même si vous avez déjà les quatre types."
    ),
    "focus.nuclear_power": "Énergie nucléaire",
    "focus.nuclear_power.text": (
        "Au cinquième échelon, choisissez d'abord une case : sur cette case et toutes les cases "
        "adjacentes, les pions Contrôle non renforcés sont détruits et les pions renforcés ne le "
        "sont plus, quel que soit leur propriétaire, vous compris. Les villes et les caravanes "
        "sont épargnées. À tout échelon, avancez votre cadran Tech d'autant de crans que le "
        "numéro de l'échelon."
    ),
    "focus.foreign_trade": "Commerce extérieur",
    "focus.foreign_trade.text": (
        "Vous avez 1 caravane. Elle se déplace de 3 cases au plus, sans entrer dans une case "
        "d'eau, dans celle d'un barbare ni dans une case dont la difficulté dépasse l'échelon."
    ),
    "focus.currency": "Monnaie",
    "focus.currency.text": (
        "Vous avez 2 caravanes. Chacune se déplace de 4 cases au plus, sans entrer dans une case "
        "d'eau ni dans une case dont la difficulté dépasse l'échelon. Elle peut entrer dans la "
        "case d'un barbare et poursuivre sa route : le barbare quitte le plateau, mais vous ne "
        "gagnez pas de pion Commerce."
    ),
    "focus.steam_power": "Machine à vapeur",
    "focus.steam_power.text": (
        "Vous avez 2 caravanes. Chacune se déplace de 6 cases au plus, eau comprise, sans entrer "
        "dans la case d'un barbare ni dans une case dont la difficulté dépasse l'échelon. Vous "
        "pouvez ensuite échanger 1 de vos pions Ressource contre n'importe quel autre de la "
        "réserve."
    ),
    "focus.capitalism": "Capitalisme",
    "focus.capitalism.text": (
        "Vous avez 3 caravanes. Chacune se déplace de 6 cases au plus, eau comprise, sans entrer "
        "dans la case d'un barbare ni dans une case dont la difficulté dépasse l'échelon. Une "
        "fois par tour, après le retour de cette carte au premier échelon, résolvez une autre "
        "carte de votre barre de Priorité comme si elle était au premier échelon ; elle reste à "
        "sa place."
    ),
    "focus.pottery": "Poterie",
    "focus.pottery.text": (
        "Au choix : construisez une Merveille du Monde avec une production égale à l'échelon ; ou "
        "construisez une ville à 2 cases au plus d'une case alliée, sur une case autorisée dont "
        "la difficulté ne dépasse pas l'échelon."
    ),
    "focus.animal_husbandry": "Élevage",
    "focus.animal_husbandry.text": (
        "Au choix : construisez une Merveille du Monde avec une production égale à l'échelon ; ou "
        "construisez une ville à 3 cases au plus d'une case alliée ou d'une de vos caravanes, sur "
        "une case autorisée dont la difficulté ne dépasse pas l'échelon."
    ),
    "focus.nationalism": "Nationalisme",
    "focus.nationalism.text": (
        "Au choix : construisez une Merveille du Monde avec une production égale à l'échelon, ou "
        "à 7 au cinquième échelon ; ou construisez une ville à 4 cases au plus d'une case alliée, "
        "en comptant à travers l'eau si vous le souhaitez, sur une case autorisée dont la "
        "difficulté ne dépasse pas l'échelon."
    ),
    "focus.urbanization": "Urbanisation",
    "focus.urbanization.text": (
        "Au choix : construisez une Merveille du Monde avec une production égale à l'échelon ; ou "
        "construisez une ville à 5 cases au plus d'une case alliée, en comptant à travers l'eau "
        "si vous le souhaitez, sur une case autorisée dont la difficulté ne dépasse pas "
        "l'échelon. Après avoir construit la ville, placez jusqu'à 2 pions Contrôle à côté "
        "d'elle, sur des cases dont la difficulté ne dépasse pas l'échelon."
    ),
    "focus.masonry": "Maçonnerie",
    "focus.masonry.text": (
        "Au choix : renforcez au plus autant de vos pions Contrôle que le numéro de l'échelon ; "
        "ou menez jusqu'à 2 attaques, chacune contre une cible à 2 cases au plus d'une case "
        "alliée, avec une valeur de combat égale à l'échelon."
    ),
    "focus.iron_working": "Travail du fer",
    "focus.iron_working.text": (
        "Au choix : renforcez au plus autant de vos pions Contrôle que le numéro de l'échelon ; "
        "ou menez jusqu'à 2 attaques, chacune contre une cible à 3 cases au plus d'une case "
        "alliée, avec une valeur de combat égale à l'échelon + 1, ou à l'échelon + 3 contre un "
        "barbare."
    ),
    "focus.mass_production": "Production de masse",
    "focus.mass_production.text": (
        "Menez jusqu'à 2 attaques, chacune contre une cible à 3 cases au plus d'une case alliée, "
        "en comptant à travers l'eau si vous le souhaitez, avec une valeur de combat égale à "
        "l'échelon + 2. Renforcez ensuite au plus autant de vos pions Contrôle que le numéro de "
        "l'échelon moins le nombre d'attaques menées."
    ),
    "focus.flight": "Aviation",
    "focus.flight.text": (
        "Renforcez au plus autant de vos pions Contrôle que le numéro de l'échelon. Menez ensuite "
        "jusqu'à 3 attaques, chacune contre une cible à 5 cases au plus d'une case alliée, avec "
        "une valeur de combat égale à l'échelon + 3. Vous pouvez compter à travers l'eau, les "
        "cases adverses, les barbares et les Cités-États."
    ),
    # Leaders
    "leader.america": "Amérique",
    "leader.america.leader": "Teddy Roosevelt",
    "leader.america.ability": "Corollaire Roosevelt",
    "leader.america.text": (
        "Quand vous recevez un pion Merveille de la Nature, et chaque fois que vous venez d'en "
        "dépenser un, mettez-le sur n'importe quelle carte de votre barre de Priorité. Vous "
        "pouvez l'y dépenser comme pion Commerce de cette carte ou comme ressource de son type, "
        "une fois par tour au plus ; vous ne le perdez pas en le dépensant."
    ),
    "leader.aztec": "Aztèques",
    "leader.aztec.leader": "Moctezuma",
    "leader.aztec.ability": "Légende des cinq soleils",
    "leader.aztec.text": (
        "Quand vous ramenez votre carte Armée au premier échelon lors d'un tour où vous avez "
        "remporté au moins une attaque, vous pouvez échanger deux cartes quelconques de votre "
        "barre de Priorité."
    ),
    "leader.egypt": "Égypte",
    "leader.egypt.leader": "Cléopâtre",
    "leader.egypt.ability": "Bâtisseurs de monuments",
    "leader.egypt.text": "Chaque Merveille du Monde vous coûte 1 de moins.",
    "leader.france": "France",
    "leader.france.leader": "Catherine de Médicis",
    "leader.france.ability": "Grand Tour",
    "leader.france.text": (
        "Quand vous résolvez votre carte Culture, vous placez des pions Contrôle supplémentaires "
        "selon l'ère la plus récente parmi les Merveilles du Monde que vous contrôlez : 1 si elle "
        "est antique, 2 si médiévale, 3 si moderne. Seule cette ère compte ; les nombres ne "
        "s'additionnent pas."
    ),
    "leader.japan": "Japon",
    "leader.japan.leader": "Hojo Tokimune",
    "leader.japan.ability": "Vent divin",
    "leader.japan.text": (
        "Pendant votre tour, les déserts et les montagnes adjacents à l'eau ou au bord du plateau "
        "ont une difficulté de 3. Les cases de Merveille de la Nature ne sont pas concernées."
    ),
    "leader.rome": "Rome",
    "leader.rome.leader": "Trajan",
    "leader.rome.ability": "Tous les chemins mènent à Rome",
    "leader.rome.text": (
        "Les caravanes qui quittent votre carte Économie peuvent partir de n'importe laquelle de "
        "vos villes, même si elle n'est pas majeure."
    ),
    "leader.scythia": "Scythie",
    "leader.scythia.leader": "Tomyris",
    "leader.scythia.ability": "Peuple des steppes",
    "leader.scythia.text": (
        "Vous avez +3 en valeur de combat, en attaque comme en défense, quand la case du "
        "défenseur est une plaine ou une colline. La case d'une Cité-État est une plaine."
    ),
    "leader.sumeria": "Sumer",
    "leader.sumeria.leader": "Gilgamesh",
    "leader.sumeria.ability": "Quête épique",
    "leader.sumeria.text": (
        "Chaque barbare que vous battez vous rapporte aussi 1 ressource de votre choix, en plus "
        "du pion Commerce habituel."
    ),
    # World wonders
    "wonder.stonehenge": "Stonehenge",
    "wonder.stonehenge.text": (
        "Quand vous placez un pion Contrôle sur une colline, vous pouvez en placer d'autres sur "
        "autant de collines adjacentes que vous voulez, quel que soit l'échelon. Chacun d'eux "
        "peut déclencher à nouveau cet effet. Un pion déplacé ou échangé ne déclenche rien."
    ),
    "wonder.hanging_gardens": "Jardins suspendus",
    "wonder.hanging_gardens.text": (
        "Au début de votre tour, vous pouvez placer 1 pion Contrôle à côté d'une de vos villes, "
        "sur une case de difficulté 4 ou moins."
    ),
    "wonder.forbidden_city": "Cité interdite",
    "wonder.forbidden_city.text": (
        "Au début de votre tour, vous pouvez détruire un pion Contrôle adverse à côté d'une case "
        "alliée, même s'il est renforcé."
    ),
    "wonder.chichen_itza": "Chichén Itzá",
    "wonder.chichen_itza.text": (
        "Vous pouvez placer des pions Contrôle sur des cases de forêt vides même si aucune de vos "
        "villes n'est adjacente. Une case avec un pion Ressource n'est pas vide, et la limite de "
        "difficulté de l'effet s'applique toujours."
    ),
    "wonder.sydney_opera_house": "Opéra de Sydney",
    "wonder.sydney_opera_house.text": (
        "Les pions Contrôle adverses comptent comme les vôtres pour rendre vos villes majeures."
    ),
    "wonder.eiffel_tower": "Tour Eiffel",
    "wonder.eiffel_tower.text": (
        "Au début de votre tour, vous pouvez désigner deux pions Contrôle d'un même adversaire, "
        "où qu'ils soient sur le plateau. Ce joueur choisit l'un des deux et le remplace par un "
        "de vos pions inutilisés, non renforcé."
    ),
    "wonder.colossus": "Colosse",
    "wonder.colossus.text": (
        "Chaque fois que vous résolvez votre carte Économie, vous disposez de 6 cases de "
        "déplacement en plus, à répartir entre vos caravanes comme vous voulez."
    ),
    "wonder.great_lighthouse": "Grand Phare",
    "wonder.great_lighthouse.text": (
        "Quand vous construisez une ville, toute case vide au bord du plateau compte comme étant "
        "à 2 cases d'une case alliée. La limite de difficulté s'applique toujours."
    ),
    "wonder.machu_picchu": "Machu Picchu",
    "wonder.machu_picchu.text": (
        "Vos cartes situées aux échelons 1 et 2 sont résolues comme si elles étaient à l'échelon 3."
    ),
    "wonder.great_zimbabwe": "Grand Zimbabwe",
    "wonder.great_zimbabwe.text": (
        "Vous pouvez stocker ici jusqu'à 4 pions Commerce au lieu de les mettre sur des cartes "
        "Priorité. Au début de votre tour, vous pouvez déplacer des pions stockés vers des cartes "
        "de votre barre de Priorité ; une carte n'en porte toujours que 3 au plus."
    ),
    "wonder.big_ben": "Big Ben",
    "wonder.big_ben.text": (
        "Vous avez +2 en valeur de combat, en attaque comme en défense, pour chacune de vos "
        "caravanes adjacentes à la case du défenseur."
    ),
    "wonder.estadio_do_maracana": "Estádio do Maracanã",
    "wonder.estadio_do_maracana.text": (
        "Une fois par tour, avant de résoudre une carte autre que votre carte Économie, vous "
        "pouvez aussi résoudre votre carte Économie et la ramener au premier échelon. (Errata : "
        "la carte Économie passe en premier, et non en second.)"
    ),
    "wonder.petra": "Pétra",
    "wonder.petra.text": (
        "Vous avez +2 en valeur de combat en défense. Les barbares ne peuvent pas entrer dans les "
        "cases de vos villes ni de vos pions Contrôle renforcés. (Errata : un tel barbare part "
        "dans la direction opposée, ou reste sur place si cette voie est protégée elle aussi.)"
    ),
    "wonder.terracotta_army": "Armée de terre cuite",
    "wonder.terracotta_army.text": "Vous avez +2 en valeur de combat en attaque.",
    "wonder.alhambra": "Alhambra",
    "wonder.alhambra.text": "Vous avez +2 en valeur de combat, en attaque comme en défense.",
    "wonder.venetian_arsenal": "Arsenal de Venise",
    "wonder.venetian_arsenal.text": (
        "Une fois par tour, juste après avoir résolu une carte à l'échelon 5, vous pouvez la "
        "résoudre une seconde fois comme si elle était à l'échelon 1."
    ),
    "wonder.pentagon": "Pentagone",
    "wonder.pentagon.text": (
        "Vous avez +2 en valeur de combat en attaque. Vos attaques portent sur tout le plateau, "
        "quelle que soit la distance."
    ),
    "wonder.ruhr_valley": "Vallée de la Ruhr",
    "wonder.ruhr_valley.text": "Vous avez +5 en valeur de combat en défense.",
    "wonder.oracle": "Oracle",
    "wonder.oracle.text": (
        "Au début de votre tour, vous pouvez échanger deux cartes voisines de votre barre de "
        "Priorité."
    ),
    "wonder.pyramids": "Pyramides",
    "wonder.pyramids.text": (
        "Quand vous construisez cette Merveille, remplacez jusqu'à 3 cartes de niveau I de votre "
        "barre de Priorité par les cartes de niveau II des mêmes types. La capturer ne déclenche "
        "rien."
    ),
    "wonder.potala_palace": "Palais du Potala",
    "wonder.potala_palace.text": (
        "Vous pouvez détenir jusqu'à 4 cartes Diplomatie de chaque autre joueur. Quand vous "
        "construisez cette Merveille (mais pas quand vous la capturez), vous pouvez prendre aux "
        "autres joueurs 3 cartes Diplomatie de votre choix au total."
    ),
    "wonder.porcelain_tower": "Tour de porcelaine",
    "wonder.porcelain_tower.text": (
        "Quand vous construisez cette Merveille, remplacez jusqu'à 2 cartes de votre barre de "
        "Priorité par celles du niveau supérieur, de mêmes types. La capturer ne déclenche rien."
    ),
    "wonder.oxford_university": "Université d'Oxford",
    "wonder.oxford_university.text": (
        "Quand vous remplacez une carte Priorité autre que votre carte Science, la nouvelle carte "
        "peut être d'un autre type."
    ),
    "wonder.kremlin": "Kremlin",
    "wonder.kremlin.text": (
        "Vous avez +4 en valeur de combat quand vous attaquez une case adverse en ayant plus de "
        "pions Contrôle renforcés sur le plateau que le défenseur. Les barbares et les "
        "Cités-États ne sont pas des adversaires."
    ),
    # City-states
    "city_state.brussels": "Bruxelles",
    "city_state.brussels.text": (
        "Les Merveilles du Monde vous coûtent 1 de moins par ville majeure que vous possédez."
    ),
    "city_state.buenos_aires": "Buenos Aires",
    "city_state.buenos_aires.text": (
        "Une Merveille du Monde vous coûte 2 de moins tant que vous n'en contrôlez aucune de son "
        "type."
    ),
    "city_state.carthage": "Carthage",
    "city_state.carthage.text": (
        "Vous avez +1 en valeur de combat, en attaque comme en défense, pour chaque pion "
        "Cité-État et chacune de vos villes situés à 2 cases au plus de la case du défenseur. "
        "Sans effet si vous attaquez Carthage."
    ),
    "city_state.kabul": "Kaboul",
    "city_state.kabul.text": (
        "Vous avez +3 en valeur de combat quand vous attaquez une ville ou une Cité-État, sauf "
        "Kaboul."
    ),
    "city_state.geneva": "Genève",
    "city_state.geneva.text": (
        "Au début de votre tour, vous pouvez rendre à un joueur une carte Diplomatie que vous "
        "tenez de lui et en prendre une autre du même joueur."
    ),
    "city_state.seoul": "Séoul",
    "city_state.seoul.text": (
        "Au début de votre tour, vous pouvez déplacer un barbare vers une case terrestre vide "
        "adjacente."
    ),
    "city_state.mohenjo_daro": "Mohenjo-daro",
    "city_state.mohenjo_daro.text": (
        "Chaque fois que vous placez des pions Contrôle, par n'importe quel effet, la difficulté "
        "de toutes les cases est réduite de 1 pour vous."
    ),
    "city_state.kumasi": "Kumasi",
    "city_state.kumasi.text": (
        "Pendant que vous résolvez votre carte Industrie ou Culture, les forêts ont une "
        "difficulté de 1."
    ),
    # Diplomacy cards
    "diplomacy.joint_war": "Guerre conjointe",
    "diplomacy.joint_war.text": (
        "Vous avez +2 en valeur de combat en attaque, sauf contre le propriétaire de cette carte."
    ),
    "diplomacy.defensive_pact": "Pacte défensif",
    "diplomacy.defensive_pact.text": (
        "Vous avez +2 en valeur de combat en défense, sauf quand le propriétaire de cette carte "
        "vous attaque."
    ),
    "diplomacy.embassy": "Ambassade",
    "diplomacy.embassy.text": (
        "Chaque fois que votre caravane arrive à la capitale du propriétaire de cette carte, y "
        "compris quand vous prenez cette carte, il met 1 pion Commerce sur une carte de sa barre "
        "de Priorité. Prenez ensuite 1 ressource de votre choix."
    ),
    "diplomacy.open_borders": "Frontières ouvertes",
    "diplomacy.open_borders.text": (
        "Les pions Contrôle du propriétaire de cette carte comptent comme les vôtres pour rendre "
        "vos villes majeures."
    ),
    # Agendas
    "agenda.civilized": "Civilisé",
    "agenda.civilized.text": "Vous avez 8 villes sur le plateau, capitale comprise.",
    "agenda.money_grubber": "Grippe-sou",
    "agenda.money_grubber.text": "Vous contrôlez 2 Merveilles du Monde de type Économie.",
    "agenda.warmonger": "Belliciste",
    "agenda.warmonger.text": (
        "Vous avez vaincu une capitale adverse, ou vous contrôlez en même temps 2 Cités-États "
        "conquises."
    ),
    "agenda.paranoid": "Paranoïaque",
    "agenda.paranoid.text": "Vous contrôlez 2 Merveilles du Monde de type Armée.",
    "agenda.explorer": "Explorateur",
    "agenda.explorer.text": (
        "Vous contrôlez 15 cases adjacentes à l'eau ou au bord du plateau. Une case qui est les "
        "deux à la fois ne compte qu'une fois."
    ),
    "agenda.aesthetic": "Esthète",
    "agenda.aesthetic.text": "Vous contrôlez 2 Merveilles du Monde de type Culture.",
    "agenda.technophile": "Technophile",
    "agenda.technophile.text": "Votre cadran Tech a atteint ou dépassé le cran 24.",
    "agenda.scholarly": "Savant",
    "agenda.scholarly.text": "Vous contrôlez 2 Merveilles du Monde de type Science.",
    "agenda.populous": "Peuplé",
    "agenda.populous.text": "Vous avez 5 villes majeures.",
    "agenda.preservationist": "Préservationniste",
    "agenda.preservationist.text": (
        "Vous contrôlez 2 Merveilles de la Nature : vous détenez leurs pions."
    ),
    # Natural wonders
    "natural.torres_del_paine": "Torres del Paine",
    "natural.cliffs_of_dover": "Falaises de Douvres",
    "natural.mt_everest": "Mont Everest",
    "natural.crater_lake": "Crater Lake",
    "natural.grand_mesa": "Grand Mesa",
    "natural.galapagos_islands": "Îles Galápagos",
    "natural.mt_kilimanjaro": "Kilimandjaro",
    "natural.pantanal": "Pantanal",
    # Types of focus cards, wonders and city-states
    "type.culture": "Culture",
    "type.science": "Science",
    "type.economy": "Économie",
    "type.industry": "Industrie",
    "type.military": "Armée",
    "type.growth": "Croissance",
    # Eras
    "era.ancient": "Antique",
    "era.medieval": "Médiévale",
    "era.modern": "Moderne",
    # Resources
    "resource.marble": "Marbre",
    "resource.mercury": "Mercure",
    "resource.oil": "Pétrole",
    "resource.diamond": "Diamant",
    # Terrain
    "terrain.grassland": "Plaine",
    "terrain.hills": "Colline",
    "terrain.forest": "Forêt",
    "terrain.desert": "Désert",
    "terrain.mountain": "Montagne",
    "terrain.water": "Eau",
    "terrain.natural_wonder": "Merveille de la Nature",
    # Event dial
    "event.spawn": "Réapparition des barbares",
    "event.move": "Déplacement des barbares",
    "event.trade": "Commerce",
    "event.none": "Aucun événement",
    # Player colours
    "color.blue": "Bleu",
    "color.green": "Vert",
    "color.orange": "Orange",
    "color.red": "Rouge",
    # Pieces
    "piece.control_token": "Pion Contrôle",
    "piece.reinforced_token": "Pion Contrôle renforcé",
    "piece.city": "Ville",
    "piece.capital": "Capitale",
    "piece.caravan": "Caravane",
    "piece.barbarian": "Barbare",
    "piece.city_state": "Cité-État",
    "piece.world_wonder": "Merveille du Monde",
    "piece.natural_wonder": "Merveille de la Nature",
    "piece.trade_token": "Pion Commerce",
    "piece.resource": "Ressource",
    "piece.diplomacy_card": "Carte Diplomatie",
}
