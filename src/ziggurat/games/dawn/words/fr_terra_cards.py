"""French words for the cards and pieces of Terra Incognita."""

from typing import Final

CARDS: Final[dict[str, str]] = {
    # Focus cards every player has
    "focus.currency_terra": "Monnaie",
    "focus.currency_terra.text": (
        "Vous avez 2 caravanes. Chacune se déplace de 4 cases au plus, sans entrer dans une case "
        "d'eau ni dans une case dont la difficulté dépasse l'échelon. Elle peut entrer dans la "
        "case d'un barbare : le barbare quitte le plateau, vous ne gagnez pas de pion Commerce, "
        "et la caravane s'arrête là."
    ),
    "focus.animal_husbandry_terra": "Élevage",
    "focus.animal_husbandry_terra.text": (
        "Au choix : construisez une Merveille du Monde avec une production égale à l'échelon ; ou "
        "construisez une ville à 3 cases au plus d'une case alliée, sur une case autorisée dont "
        "la difficulté ne dépasse pas l'échelon ; ou construisez une ville sur une case autorisée "
        "où se trouve une de vos caravanes ou armées, quelles que soient la distance et la "
        "difficulté, et remettez cette figurine sur sa carte."
    ),
    "focus.masonry_terra": "Maçonnerie",
    "focus.masonry_terra.text": (
        "Vous avez 1 armée. Elle se déplace de 3 cases au plus, sans entrer dans une case d'eau "
        "ni dans une case dont la difficulté dépasse l'échelon. Elle attaque avec une valeur de "
        "combat égale à l'échelon."
    ),
    "focus.iron_working_terra": "Travail du fer",
    "focus.iron_working_terra.text": (
        "Vous avez 2 armées. Chacune se déplace de 4 cases au plus, sans entrer dans une case "
        "d'eau ni dans une case dont la difficulté dépasse l'échelon. Elle attaque avec une "
        "valeur de combat égale à l'échelon, ou à l'échelon + 2 contre un barbare."
    ),
    "focus.mass_production_terra": "Production de masse",
    "focus.mass_production_terra.text": (
        "Vous avez 2 armées. Chacune se déplace de 5 cases au plus, eau comprise, sans entrer "
        "dans une case dont la difficulté dépasse l'échelon. Elle attaque avec une valeur de "
        "combat égale à l'échelon + 2. Une armée vaincue ce tour-ci peut se déplacer et attaquer "
        "encore une fois depuis la carte."
    ),
    "focus.flight_terra": "Aviation",
    "focus.flight_terra.text": (
        "Vous avez 2 armées. Chacune se déplace de 6 cases au plus, eau comprise, sans entrer "
        "dans une case dont la difficulté dépasse l'échelon. Elle peut traverser sans s'arrêter "
        "les pions Contrôle non renforcés, les caravanes, les barbares et les Cités-États ; là où "
        "son déplacement finit, elle attaque comme d'habitude. Elle attaque avec une valeur de "
        "combat égale à l'échelon + 3."
    ),
    "focus.irrigation": "Irrigation",
    "focus.irrigation.text": (
        "Au choix : placez un District à côté d'une de vos villes, sur une case dont la "
        "difficulté ne dépasse pas l'échelon ; ou renforcez au plus autant de vos pions Contrôle "
        "que le numéro de l'échelon. Chaque pion Commerce dépensé en renforce 1 de plus."
    ),
    "focus.engineering": "Ingénierie",
    "focus.engineering.text": (
        "Au choix : placez un District à côté d'une de vos villes, puis au plus 1 pion Contrôle à "
        "côté d'un de vos Districts, sur des cases dont la difficulté ne dépasse pas l'échelon ; "
        "ou renforcez au plus autant de vos pions Contrôle que le numéro de l'échelon. Chaque "
        "pion Commerce dépensé en renforce 1 de plus."
    ),
    "focus.sanitation": "Assainissement",
    "focus.sanitation.text": (
        "Placez un District à côté d'une de vos villes, sur une case dont la difficulté ne "
        "dépasse pas l'échelon. Renforcez ensuite au plus autant de vos pions Contrôle que le "
        "numéro de l'échelon. Chaque pion Commerce dépensé en renforce 1 de plus."
    ),
    "focus.globalization": "Mondialisation",
    "focus.globalization.text": (
        "Placez un District à côté d'une de vos villes, sur une case dont la difficulté ne "
        "dépasse pas l'échelon. Nommez ensuite un District : tous ceux qui l'ont sur le plateau "
        "le résolvent, vous d'abord, puis les autres dans le sens horaire. Renforcez enfin au "
        "plus autant de vos pions Contrôle que le numéro de l'échelon. Chaque pion Commerce "
        "dépensé en renforce 1 de plus."
    ),
    # Focus cards of one leader
    "focus.radio": "Radio",
    "focus.radio.text": (
        "Placez jusqu'à 3 pions Contrôle à côté de vos villes, sur des cases dont la difficulté "
        "ne dépasse pas l'échelon. Au cinquième échelon, vous pouvez aussi remplacer par une de "
        "vos villes inutilisées une ville adverse à 4 cases au plus d'une des vôtres, ni capitale "
        "ni occupée par une armée."
    ),
    "focus.humanism": "Humanisme",
    "focus.humanism.text": (
        "Placez jusqu'à 2 pions Contrôle à côté de cases alliées, sur des cases dont la "
        "difficulté ne dépasse pas l'échelon. Gagnez ensuite 1 pion Commerce par ville majeure "
        "que vous avez, chacun sur une carte de votre choix."
    ),
    "focus.state_workforce": "Main-d'œuvre d'État",
    "focus.state_workforce.text": (
        "Placez jusqu'à 2 pions Contrôle à côté de vos villes, sur des cases dont la difficulté "
        "ne dépasse pas l'échelon. Au cinquième échelon, vous pouvez en placer 1 de plus sur une "
        "montagne à côté d'une case alliée."
    ),
    "focus.writing": "Écriture",
    "focus.writing.text": (
        "Avancez votre cadran Tech d'autant de crans que le numéro de l'échelon, et de 1 de plus "
        "si vous contrôlez une Merveille du Monde."
    ),
    "focus.natural_history": "Histoire naturelle",
    "focus.natural_history.text": (
        "Avancez votre cadran Tech d'autant de crans que le numéro de l'échelon, et de 1 de plus "
        "par type de ressource que vous avez ; vos pions Merveille de la Nature comptent avec "
        "leur type."
    ),
    "focus.astronomy": "Astronomie",
    "focus.astronomy.text": (
        "Regardez jusqu'à 2 tuiles du bas de la pile. Vous pouvez en poser une comme si vous "
        "exploriez depuis une case du bord sur la tuile de votre capitale ; remettez les autres "
        "sur ou sous la pile, dans l'ordre de votre choix. Avancez ensuite votre cadran Tech "
        "d'autant de crans que le numéro de l'échelon."
    ),
    "focus.wheel": "Roue",
    "focus.wheel.text": (
        "Vous avez 1 caravane. Elle se déplace de 4 cases au plus, sans entrer dans une case "
        "d'eau, dans celle d'un barbare ni dans une case dont la difficulté dépasse l'échelon. "
        "Chaque arrivée dans une Cité-État ou une ville adverse vous rapporte aussi 1 ressource "
        "de votre choix."
    ),
    "focus.shipbuilding": "Construction navale",
    "focus.shipbuilding.text": (
        "Vous avez 2 caravanes. Chacune se déplace de 4 cases au plus, eau comprise, sans entrer "
        "dans la case d'un barbare ni dans une case dont la difficulté dépasse l'échelon. Une "
        "fois, quand une caravane explore, vous pouvez d'abord poser un pion Eau hors du plateau, "
        "à côté de sa case."
    ),
    "focus.cartography": "Cartographie",
    "focus.cartography.text": (
        "Vous avez 2 caravanes. Chacune se déplace de 6 cases au plus, eau comprise, sans entrer "
        "dans la case d'un barbare ni dans une case dont la difficulté dépasse l'échelon. Une "
        "fois par tour, quand l'une arrive dans une ville adverse à 8 cases au moins de votre "
        "capitale, vous pouvez construire une ville sur une case autorisée à 2 cases au plus de "
        "celle-ci, quelle que soit sa difficulté."
    ),
    "focus.banking": "Système bancaire",
    "focus.banking.text": (
        "Vous avez 2 caravanes. Chacune se déplace de 6 cases au plus, eau comprise, sans entrer "
        "dans la case d'un barbare ni dans une case dont la difficulté dépasse l'échelon. Quand "
        "l'une arrive à la capitale de qui détient Ibrahim, prenez 1 ressource de votre choix."
    ),
    "focus.industrialization": "Industrialisation",
    "focus.industrialization.text": (
        "Au choix : construisez une Merveille du Monde avec une production égale à l'échelon, "
        "plus 1 par District que vous avez sur le plateau ; ou construisez une ville à 4 cases au "
        "plus d'une case alliée, en comptant à travers l'eau si vous le souhaitez, sur une case "
        "autorisée dont la difficulté ne dépasse pas l'échelon."
    ),
    "focus.craftsmanship": "Artisanat",
    "focus.craftsmanship.text": (
        "Au choix : construisez une Merveille du Monde avec une production égale à l'échelon, "
        "puis, même si aucune n'a été construite, avancez votre cadran Tech d'un cran ; ou "
        "construisez une ville à 2 cases au plus d'une case alliée, sur une case autorisée dont la "
        "difficulté ne dépasse pas l'échelon."
    ),
    "focus.construction": "Construction",
    "focus.construction.text": (
        "Au choix : construisez une Merveille du Monde avec une production égale à l'échelon, "
        "chaque ressource dépensée donnant 3 de production au lieu de 2 ; ou construisez une "
        "ville à 3 cases au plus d'une case alliée, sur une case autorisée dont la difficulté ne "
        "dépasse pas l'échelon."
    ),
    "focus.horseback_riding": "Équitation",
    "focus.horseback_riding.text": (
        "Vous avez 1 armée. Elle se déplace de 6 cases au plus, sans entrer dans une case d'eau "
        "ni dans une case dont la difficulté dépasse l'échelon. Elle attaque avec une valeur de "
        "combat égale à l'échelon."
    ),
    "focus.siege_tactics": "Tactiques de siège",
    "focus.siege_tactics.text": (
        "Vous avez 2 armées. Chacune se déplace de 5 cases au plus, eau comprise, sans entrer "
        "dans une case dont la difficulté dépasse l'échelon. Elle attaque avec une valeur de "
        "combat égale à l'échelon + 2, et chaque pion Contrôle renforcé du défenseur vaut 1 de "
        "moins."
    ),
    "focus.scorched_earth": "Terre brûlée",
    "focus.scorched_earth.text": (
        "Vous avez 2 armées. Chacune se déplace de 4 cases au plus, sans entrer dans une case "
        "d'eau ni dans une case dont la difficulté dépasse l'échelon. Elle attaque avec une "
        "valeur de combat égale à l'échelon. Une fois par tour, vous pouvez détruire un pion "
        "Contrôle vaincu au lieu de le remplacer ; la même armée se déplace alors, et peut "
        "attaquer, encore une fois."
    ),
    "focus.mysticism": "Mysticisme",
    "focus.mysticism.text": (
        "Au choix : placez un District à côté d'une de vos villes, sur une case dont la "
        "difficulté ne dépasse pas l'échelon, et s'il prend la place d'un de vos pions Contrôle, "
        "vous pouvez placer ce pion à côté de lui ; ou renforcez au plus autant de vos pions "
        "Contrôle que le numéro de l'échelon. Chaque pion Commerce dépensé en renforce 1 de plus."
    ),
    "focus.military_engineering": "Génie militaire",
    "focus.military_engineering.text": (
        "Placez un District à côté d'une de vos villes, sur une case dont la difficulté ne "
        "dépasse pas l'échelon. Vous pouvez ensuite poser des armées de votre carte Armée dans "
        "vos villes. Tous vos pions Contrôle sur les cases de vos armées ou à côté sont alors "
        "renforcés. Chaque pion Commerce dépensé en renforce 1 de plus."
    ),
    # Leaders
    "leader.china": "Chine",
    "leader.china.leader": "Qin Shi Huang",
    "leader.china.ability": "Grande Muraille",
    "leader.china.text": (
        "Quand vous vous défendez, chacun de vos pions Contrôle renforcés qui comptent vaut +2 au "
        "lieu de +1."
    ),
    "leader.england": "Angleterre",
    "leader.england.leader": "Victoria",
    "leader.england.ability": "Pax Britannica",
    "leader.england.text": (
        "Quand vous construisez une ville seule sur sa tuile (les Cités-États ne comptent pas), "
        "vous pouvez placer 1 pion Contrôle renforcé à côté d'elle."
    ),
    "leader.georgia": "Géorgie",
    "leader.georgia.leader": "Tamar",
    "leader.georgia.ability": "L'union fait la force",
    "leader.georgia.text": (
        "Une carte d'un type dont vous détenez une carte Diplomatie de Cité-État est résolue 1 "
        "place plus à droite."
    ),
    "leader.inca": "Incas",
    "leader.inca.leader": "Pachacutec",
    "leader.inca.ability": "Cultures en terrasses",
    "leader.inca.text": (
        "Quand vous placez un pion Contrôle sur une montagne, vous pouvez en placer un autre à "
        "côté, quelle que soit la difficulté. Sur une montagne encore, celui-ci déclenche à "
        "nouveau cet effet."
    ),
    "leader.indonesia": "Indonésie",
    "leader.indonesia.leader": "Gitarja",
    "leader.indonesia.ability": "Jongs",
    "leader.indonesia.text": (
        "Vos caravanes et vos armées peuvent entrer dans l'eau. Pour vos caravanes, toutes les "
        "cases d'eau du bord du plateau sont adjacentes entre elles."
    ),
    "leader.netherlands": "Pays-Bas",
    "leader.netherlands.leader": "Wilhelmine",
    "leader.netherlands.ability": "Polders",
    "leader.netherlands.text": (
        "Pour l'effet de vos Districts, l'eau adjacente à vos Districts est alliée et compte comme "
        "tout terrain."
    ),
    "leader.nubia": "Nubie",
    "leader.nubia.leader": "Amanitoré",
    "leader.nubia.ability": "Candace de Méroé",
    "leader.nubia.text": (
        "Quand vous ramenez votre carte Croissance au premier échelon, vous résolvez un de vos "
        "Districts sur le plateau."
    ),
    "leader.ottoman": "Ottomans",
    "leader.ottoman.leader": "Soliman",
    "leader.ottoman.ability": "Grand vizir",
    "leader.ottoman.text": (
        "Au début de votre tour, vous pouvez donner la carte Ibrahim à un autre joueur. Vous avez "
        "+2 en valeur de combat contre qui la détient, en attaque comme en défense."
    ),
    "leader.poland": "Pologne",
    "leader.poland.leader": "Hedwige",
    "leader.poland.ability": "Union lituanienne",
    "leader.poland.text": (
        "Au début de votre premier tour, prenez une carte Diplomatie d'un autre joueur. De ce "
        "joueur, vous pouvez détenir autant de cartes que vous voulez toute la partie."
    ),
    "leader.zulu": "Zoulous",
    "leader.zulu.leader": "Chaka",
    "leader.zulu.ability": "Isibongo",
    "leader.zulu.text": (
        "Chaque attaque remportée met 1 pion Commerce sur votre carte Armée, ou 2 si la cible "
        "était une ville adverse ou une Cité-État."
    ),
    # The card that goes with the Ottoman leader
    "card.ibrahim": "Ibrahim",
    "card.ibrahim.text": (
        "Quand une caravane de qui la détient arrive dans une ville du joueur ottoman, tous deux "
        "mettent 1 pion Commerce sur une carte de leur propre barre."
    ),
    # World wonders
    "wonder.colosseum": "Colisée",
    "wonder.colosseum.text": (
        "Au début de votre tour, vous pouvez renforcer un de vos pions Contrôle à côté d'une de "
        "vos villes."
    ),
    "wonder.taj_mahal": "Taj Mahal",
    "wonder.taj_mahal.text": (
        "Une carte est résolue 1 place plus à droite par Merveille du Monde de son type que vous "
        "contrôlez."
    ),
    "wonder.cristo_redentor": "Christ rédempteur",
    "wonder.cristo_redentor.text": (
        "Quand vous construisez ou capturez cette Merveille, vous remplacez par une de vos "
        "villes inutilisées une ville adverse à 3 cases au plus d'elle, ni capitale ni occupée "
        "par une armée."
    ),
    "wonder.apadana": "Apadana",
    "wonder.apadana.text": (
        "Quand vous construisez ou capturez cette Merveille, vous explorez depuis une case du "
        "bord de n'importe quelle tuile. Si une tuile est posée, vous placez 1 pion Contrôle "
        "sur une case terrestre vide de celle-ci."
    ),
    "wonder.kilwa_kisiwani": "Kilwa Kisiwani",
    "wonder.kilwa_kisiwani.text": (
        "Chaque arrivée de votre caravane dans une Cité-État vous rapporte 1 pion Commerce de "
        "plus, sur n'importe quelle carte."
    ),
    "wonder.machu_picchu_terra": "Machu Picchu",
    "wonder.machu_picchu_terra.text": (
        "Vos cartes au premier ou au deuxième échelon (les trois places de gauche) sont résolues "
        "2 places plus à droite."
    ),
    "wonder.orszaghaz": "Országház",
    "wonder.orszaghaz.text": (
        "Quand votre caravane est arrivée dans une Cité-État, vous pouvez la conquérir aussitôt, "
        "sans attaque."
    ),
    "wonder.jebel_barkal": "Djebel Barkal",
    "wonder.jebel_barkal.text": (
        "Au combat, en attaque comme en défense, vous pouvez dépenser des pions Ressource pour +2 "
        "chacun. Les pions Merveille de la Nature ne conviennent pas."
    ),
    "wonder.huey_teocalli": "Huey Teocalli",
    "wonder.huey_teocalli.text": (
        "Vous avez +1 en valeur de combat en défense par case d'eau adjacente à la case du "
        "défenseur."
    ),
    "wonder.pentagon_terra": "Pentagone",
    "wonder.pentagon_terra.text": (
        "Vous avez +2 en valeur de combat en attaque. Vos armées se déplacent à n'importe quelle "
        "distance ; les autres règles de leur déplacement demeurent."
    ),
    "wonder.statue_of_liberty": "Statue de la Liberté",
    "wonder.statue_of_liberty.text": (
        "Juste avant que votre ville en remplace une adverse, tous les pions Contrôle adverses "
        "adjacents sont remplacés par des pions à vous, inutilisés et non renforcés. Les cases "
        "avec une armée sont à l'abri."
    ),
    "wonder.great_library": "Grande Bibliothèque",
    "wonder.great_library.text": (
        "Quand votre caravane arrive dans une ville adverse, vous pouvez prendre dans votre paquet "
        "une carte du type et du niveau d'une carte de la barre de ce joueur ; elle remplace "
        "votre carte de ce type."
    ),
    "wonder.university_of_sankore": "Université de Sankoré",
    "wonder.university_of_sankore.text": (
        "À la fin d'un tour où une de vos cartes Priorité a été remplacée, vous pouvez échanger "
        "deux cartes de votre barre de Priorité, sauf votre carte Science."
    ),
    "wonder.amundsen_scott_research_station": "Station de recherche Amundsen-Scott",
    "wonder.amundsen_scott_research_station.text": (
        "Quand vous construisez cette Merveille, construisez pour elle une ville sur une case "
        "autorisée du bord du plateau, quelles que soient la distance et la difficulté. Placez "
        "ensuite jusqu'à 2 pions Contrôle à côté de cette ville."
    ),
    # City-states
    "city_state.auckland": "Auckland",
    "city_state.auckland.text": (
        "Quand vous construisez une ville, vous pouvez compter à travers l'eau, et la terre "
        "adjacente à l'eau a une difficulté de 1."
    ),
    "city_state.akkad": "Akkad",
    "city_state.akkad.text": (
        "Vos armées peuvent traverser les pions Contrôle adverses ; celle dont le déplacement y "
        "finit doit attaquer."
    ),
    "city_state.antananarivo": "Antananarivo",
    "city_state.antananarivo.text": (
        "À votre tour, elle compte comme une de vos villes et non comme une Cité-État, et vous "
        "pouvez y construire une Merveille du Monde ; vos armées ne peuvent y finir leur "
        "déplacement. Cette Merveille est contrôlée par qui détient cette carte et joue son tour."
    ),
    "city_state.palenque": "Palenque",
    "city_state.palenque.text": (
        "Vous pouvez dépenser des pions Ressource comme pions Commerce de la carte que vous "
        "résolvez. Les pions Merveille de la Nature ne conviennent pas."
    ),
    # Diplomacy cards
    "diplomacy.open_borders_terra": "Frontières ouvertes",
    "diplomacy.open_borders_terra.text": (
        "Les villes et les pions Contrôle du propriétaire de cette carte comptent comme alliés "
        "pour l'effet de vos Districts et pour rendre vos villes majeures."
    ),
    "diplomacy.non_aggression_pact": "Pacte de non-agression",
    "diplomacy.non_aggression_pact.text": (
        "Vous ne pouvez ni attaquer ni détruire les pièces du propriétaire de cette carte. S'il "
        "le fait aux vôtres, vous pouvez rendre la carte et échanger votre carte Armée avec une "
        "autre de votre barre."
    ),
    # Agendas
    "agenda.technophile_terra": "Technophile",
    "agenda.technophile_terra.text": "Trois cartes de votre barre de Priorité sont de niveau IV.",
    "agenda.defensive": "Défensif",
    "agenda.defensive.text": "15 de vos pions Contrôle sur le plateau sont renforcés.",
    "agenda.devastating": "Dévastateur",
    "agenda.devastating.text": (
        "Vous avez remporté une attaque avec une valeur de combat de 16 ou plus."
    ),
    "agenda.diplomatic": "Diplomatique",
    "agenda.diplomatic.text": (
        "Vous détenez des cartes Diplomatie de 4 joueurs ou Cités-États différents, au choix."
    ),
    "agenda.hoarder": "Thésauriseur",
    "agenda.hoarder.text": "Vous avez en tout 5 pions Ressource et Merveille de la Nature.",
    "agenda.expansionist": "Expansionniste",
    "agenda.expansionist.text": (
        "Vous avez des villes sur 6 tuiles différentes ; chaque Place-Forte compte comme une tuile."
    ),
    "agenda.prolific": "Prolifique",
    "agenda.prolific.text": "Vous contrôlez 2 Merveilles du Monde de la même ère.",
    "agenda.industrious": "Industrieux",
    "agenda.industrious.text": "Vos 5 Districts sont sur le plateau.",
    "agenda.progressive": "Progressiste",
    "agenda.progressive.text": "Vous contrôlez une Merveille du Monde de chacune des 3 ères.",
    "agenda.provincial": "Provincial",
    "agenda.provincial.text": (
        "Vous avez des villes majeures sur 4 tuiles différentes ; chaque Place-Forte compte comme "
        "une tuile."
    ),
    "agenda.diversified": "Diversifié",
    "agenda.diversified.text": "Vous contrôlez des Merveilles du Monde de 3 types différents.",
    "agenda.fortified": "Fortifié",
    "agenda.fortified.text": (
        "Vous avez une ville sur une Place-Forte. La marque se perd quand vous n'y en avez plus."
    ),
    "agenda.expeditionary": "Expéditionnaire",
    "agenda.expeditionary.text": (
        "Vous avez des villes sur 2 Places-Fortes. La marque se perd quand vous en avez moins."
    ),
    # Natural wonders
    "natural.the_dead_sea": "Mer Morte",
    "natural.mato_tipila": "Mato Tipila",
    "natural.ha_long_bay": "Baie de Ha Long",
    "natural.gobustan": "Gobustan",
}
