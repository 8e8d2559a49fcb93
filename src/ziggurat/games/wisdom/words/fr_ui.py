"""Les mots français autour des images : les lettres et la légende de la carte, les tableaux."""

from typing import Final

UI: Final[dict[str, str]] = {
    # Les lettres de la carte
    "letters.terrain": "dpfm~",
    "letters.owners": "BVRJL",
    "letters.resources": "bl en so fe",
    "letters.buildings": "Po Cn Cp At Mf Gr Aq Bi Un Ma Bq Te Ca Ce Ac",
    "letters.people": "abghis",
    "letters.city_states": "mapgr",
    "legend.squares": "Une case commence par son terrain :",
    "legend.face_down": "{sign} face cachée",
    "legend.owners": "Les lettres disent à qui est une pièce :",
    "legend.pieces": "Les signes disent ce qu'elle est :",
    "legend.capital": "capitale",
    "legend.city": "ville ; {walls} murailles, {program} programme de construction",
    "legend.army": "armée ({letter}2 : deux figurines)",
    "legend.scout": "colon ({both} : des armées et des colons)",
    "legend.hut": "hutte",
    "legend.village": "village",
    "legend.relic": "relique",
    "legend.city_state": "cité-État : {names}",
    "legend.wonder": "merveille, avec une lettre de son nom",
    "legend.person": "personnage illustre : {names}",
    "legend.building": "bâtiment : {names}",
    "legend.resource": "ressource : {names}",
    "legend.choice": "une case que vous pouvez choisir",
    "legend.space": "case {square} dit tout de cette case.",
    # Commandes
    "command.map": "carte",
    "command.map.text": "la carte",
    "command.legend": "légende",
    "command.legend.text": "ce que disent les lettres et les signes de la carte",
    "command.seats": "joueurs",
    "command.seats.text": "les pistes et les biens de chaque joueur",
    "command.cities": "villes",
    "command.cities.text": "les villes et leurs sommes",
    "command.techs": "technologies",
    "command.techs.text": "les pyramides de technologies",
    "command.market": "marché",
    "command.market.text": "les merveilles, ressources et bâtiments qui restent",
    "command.hand": "main",
    "command.hand.text": "vos événements, marqueurs et unités",
    # Où en est la partie
    "title": "Manche {round}, {phase}, {seat}",
    "title.setup": "Mise en place",
    "title.all": "Manche {round}, {phase}",
    "title.over": "Après la manche {round}",
    "turn.hint": "Commandes : carte, villes, technologies, marché, main, joueurs, légende, aide.",
    "none": "rien",
    "silent": " (sans effet)",
    "standing": (
        "{seat} : piste {track}/{last}, pièces {coins}/{needed}, techs {techs}, villes {cities}, "
        "combat +{combat}."
    ),
    "dials": (
        "Commerce {trade} (+{income} par tour), culture {culture} ; prochaine case : {next}."
    ),
    "next_space": "{culture} de culture pour {reward}",
    "next_space.trade": "{culture} de culture et {trade} de commerce pour {reward}",
    # Sommes
    "part.squares": "{number} des cases",
    "part.outskirts": "{number} périphérie",
    "part.program": "deux fois {number} périphérie (programme)",
    "part.scouts": "{number} colons",
    "part.card": "{number} {card}",
    "part.boost": "{number} pour ce tour",
    "part.arts": "{number}",
    "production": "production {number} = {parts}",
    "trade": "Commerce {number} par tour = {parts}.",
    "culture": "arts {number} = {parts}",
    "city": "{kind} {square}",
    "city.program": "programme de construction",
    "city.trade": "commerce {number}",
    "city.trade.sent": "commerce {number} ({sent} colons)",
    "city.harvest": "à récolter : {resources}",
    "city.short": "{city} : production {production}, commerce {trade}, arts {culture}",
    "cities.of": "{seat} : {count} ville(s) sur {limit} au plus",
    "cities.none": "pas encore de ville",
    # Mains
    "event": "{name} ({level})",
    "event.back": "niveau {level}",
    "marker": "{back} : {result}",
    "hand.events": "Événements ({limit} au plus) : {cards}",
    "hand.markers": "Huttes et villages : {markers}",
    "hand.units": "Unités : {units}",
    "hand.nobody": "Qui ne fait que regarder n'a pas de main.",
    # Cases
    "square": "{square}, {terrain}.",
    "square.face_down": "{square} est face cachée.",
    "square.city": "{city}, à {seat}.",
    "square.outskirts": "Périphérie de {seat}.",
    "square.figures": "{owner} : {figure} ×{count}.",
    "square.gives": "Donne : {icons}.",
    # Joueurs
    "seats.you": "vous",
    "seats.first": "premier joueur",
    "seats.track": "Piste",
    "seats.coins": "Pièces",
    "seats.techs": "Technologies",
    "seats.trade": "Commerce",
    "seats.trade.text": "{trade} (+{income})",
    "seats.culture": "Culture",
    "seats.combat": "Combat",
    "seats.government": "Gouvernement",
    "seats.policies": "Doctrines",
    "seats.wonders": "Merveilles",
    "seats.people": "Personnages",
    "seats.figures": "Figurines",
    "seats.figures.text": "armées {armies}, colons {scouts}",
    "seats.tokens": "Ressources",
    "seats.markers": "Marqueurs",
    "seats.events": "Événements",
    "seats.units": "Unités",
    "seats.none": "-",
    "seats.key": "Piste de culture : {last} fait gagner. Pièces : {coins} font gagner.",
    # Technologies
    "techs.of": "{seat}",
    "techs.cost": "{cost} commerce",
    "techs.room": "libre",
    "techs.full": "-",
    "techs.head.level": "Niveau",
    "techs.head.cost": "Coût",
    "techs.head.room": "Place",
    "techs.head.techs": "Technologies",
    "techs.other": "{level} : {techs}",
    # Marché
    "market.wonders": "Merveilles visibles",
    "market.wonder": "Merveille",
    "market.era": "Époque",
    "market.cost": "Coût",
    "market.cheap": "Avec",
    "market.with": "{cost} avec {tech}",
    "market.deck": "Encore face cachée : {eras}.",
    "market.deck.era": "{count} {era}",
    "market.resources": "Ressources restantes : {resources}.",
    "market.buildings": "Bâtiments restants : {buildings}.",
    "market.people": "Personnages illustres restants : {people}.",
    "market.count": "{thing} {count}",
    # Bataille
    "battle": "Bataille en {square} : {attacker} attaque {defender}",
    "battle.front": "Front",
    "battle.unit": "{unit}, blessures {wounds}",
    "battle.empty": "-",
    "battle.hand": "En main : {cards}",
    "battle.bonus": "Bonus de combat : {seat} +{number}.",
    "battle.no_bonus": "Personne n'a le meilleur bonus de combat.",
    # Pourquoi une question est posée
    "why.setting_up": (
        "La carte se met en place : chaque joueur pose une capitale, une armée et un colon."
    ),
    "why.start_of_turn": (
        "Début du tour : on fonde des villes, change de gouvernement, pose des personnages "
        "illustres et utilise les capacités de cette phase."
    ),
    "why.trade": (
        "Commerce : votre cadran avance de votre commerce ; on peut utiliser les capacités de "
        "cette phase."
    ),
    "why.city_management": (
        "Gestion des villes : chaque ville fait une action : elle produit, se consacre aux arts, "
        "récolte ou commence un programme de construction. La culture se dépense sur la piste."
    ),
    "why.movement": (
        "Mouvement : chaque figurine avance d'autant de cases que votre vitesse, explore, découvre "
        "des tuiles et attaque."
    ),
    "why.research": (
        "Recherche : avec assez de commerce vous apprenez une technologie qui a sa place dans "
        "votre pyramide ; tous choisissent en même temps."
    ),
    "why.battle": (
        "Bataille : à tour de rôle chaque camp joue une unité, sur un nouveau front ou face à une "
        "ennemie seule ; une unité qui l'emporte par son type frappe d'abord."
    ),
    "why.react": (
        "Vous pouvez réagir à ce que fait un autre joueur. On vous le demande chaque fois qu'un "
        "joueur pourrait réagir, pour que personne n'apprenne ce que vous tenez."
    ),
    # La fin
    "end.won": "{seat} gagne {reason}.",
    "end.over": "La partie est finie.",
}
