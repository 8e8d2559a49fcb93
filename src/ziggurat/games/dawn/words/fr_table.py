"""French words for what explains itself on the table in the browser: terrain, resources, pieces,
event icons, and the opponents one may choose."""

from typing import Final

TABLE: Final[dict[str, str]] = {
    # Kinds of things
    "kind.agenda": "objectif",
    "kind.natural": "Merveille de la Nature",
    "kind.district": "District",
    "kind.government": "Gouvernement",
    "kind.card": "carte",
    "kind.terrain": "terrain",
    "kind.resource": "ressource",
    "kind.piece": "pièce",
    "kind.event": "événement",
    # The question, the form of a new game, games that begin at one press
    "table.resolving": "{card}, échelon {slot}.",
    "form.leader": "{people}, {leader}",
    "start.usual": "Terra Incognita, vous contre deux robots",
    "start.guided": "A New Dawn, avec un guide pour les premiers tours",
    "start.guided.terra": "Terra Incognita, avec un guide pour les premiers tours",
    # Natural wonders and governments: one text for all
    "table.natural": (
        "Qui place un pion Contrôle sur cette case prend le pion Merveille de la Nature. Il se "
        "dépense comme une ressource ({resource}), une fois par tour, sans jamais s'épuiser. La "
        "case a une difficulté de 5 et aucun type de terrain. Qui perd la case perd le pion."
    ),
    "table.government": (
        "Se pose sur votre carte {type} : chaque fois que vous la résolvez, elle compte comme "
        "décalée de {arrows} vers la droite dans la barre, jusqu'à l'échelon 5. Vous ne changez "
        "de Gouvernement que lorsque le cadran d'Événements le permet, et seulement pour le type "
        "d'une carte placée sur l'un de vos deux échelons 1."
    ),
    # Terrain
    "terrain.grassland.text": (
        "Difficulté 1 : accessible dès l'échelon 1. Une pièce s'y défend avec 1, une ville avec 2. "
        "Les Cités-États sont en plaine."
    ),
    "terrain.hills.text": (
        "Difficulté 2 : accessible dès l'échelon 2. Une pièce s'y défend avec 2, une ville avec 4."
    ),
    "terrain.forest.text": (
        "Difficulté 3 : accessible dès l'échelon 3. Une pièce s'y défend avec 3, une ville avec 6. "
        "Avec Terra Incognita, les Places-Fortes sont des forêts, et une Zone industrielle profite "
        "des forêts."
    ),
    "terrain.desert.text": (
        "Difficulté 4 : accessible dès l'échelon 4. Une pièce s'y défend avec 4, une ville avec 8. "
        "Avec Terra Incognita, un Carrefour commercial profite des déserts."
    ),
    "terrain.mountain.text": (
        "Difficulté 5 : accessible à l'échelon 5 seulement. Une pièce s'y défend avec 5, une ville "
        "avec 10. Avec Terra Incognita, un Campus profite des montagnes."
    ),
    "terrain.water.text": (
        "Difficulté 1, mais interdite : on n'y place et n'y construit rien, on n'y passe pas et on "
        "ne compte pas de distance au travers, sauf si une carte le permet. L'eau autour d'une "
        "ville ne l'empêche pas d'être majeure."
    ),
    "terrain.natural_wonder.text": (
        "Difficulté 5 et aucun type de terrain. Un pion Contrôle placé ici prend le pion Merveille "
        "de la Nature ; si le pion Contrôle est perdu, la Merveille l'est aussi."
    ),
    # Resources
    "resource.marble.text": (
        "Placer un pion Contrôle sur du marbre permet de le prendre. Il donne 2 de production pour "
        "une Merveille du Monde qui montre du marbre, puis va à la réserve."
    ),
    "resource.mercury.text": (
        "Placer un pion Contrôle sur du mercure permet de le prendre. Il donne 2 de production "
        "pour une Merveille du Monde qui montre du mercure, puis va à la réserve."
    ),
    "resource.oil.text": (
        "Placer un pion Contrôle sur du pétrole permet de le prendre. Il donne 2 de production "
        "pour une Merveille du Monde qui montre du pétrole, puis va à la réserve."
    ),
    "resource.diamond.text": (
        "Placer un pion Contrôle sur un diamant permet de le prendre. Il donne 2 de production "
        "pour une Merveille du Monde qui montre un diamant, puis va à la réserve."
    ),
    # Pieces
    "piece.mature": "Ville majeure",
    "piece.capital.text": (
        "Votre première ville. Elle peut être vaincue, mais jamais prise ni détruite : l'attaquant "
        "qui la vainc prend jusqu'à deux de vos pions Commerce ; un barbare qui y entre vous en "
        "coûte deux. Les caravanes, et les armées avec Terra Incognita, partent d'ici."
    ),
    "piece.city.text": (
        "Rend sa case alliée. Les pions Contrôle se placent à côté des villes, et chaque ville "
        "peut avoir une Merveille du Monde. Elle se défend avec deux fois la difficulté de sa "
        "case, +1 par pion Contrôle renforcé de son propriétaire à côté. Un barbare qui y entre la "
        "détruit."
    ),
    "piece.mature.text": (
        "Une ville est majeure tant que chaque case autour d'elle est de l'eau ou porte un pion "
        "Contrôle de son propriétaire ; ce qui est hors du plateau ne compte pas. Caravanes et "
        "armées partent des villes majeures, qui rapportent aussi des pions Commerce."
    ),
    "piece.token.text": (
        "Rend sa case alliée et prend la ressource ou la Merveille de la Nature qui s'y trouve. Il "
        "se défend avec la difficulté de sa case, +1 par pion Contrôle renforcé de son "
        "propriétaire à côté. Un barbare qui y entre le détruit."
    ),
    "piece.reinforced.text": (
        "Comme un pion Contrôle, avec +1 à sa propre défense et à celle des villes et pions "
        "Contrôle de son propriétaire à côté. Un barbare qui y entre le retourne seulement sur sa "
        "face simple, puis recule."
    ),
    "piece.district.text": (
        "Un pion Contrôle doté d'une capacité, placé par les cartes Croissance. Quand le cadran "
        "d'Événements montre les Districts, chaque joueur utilise les siens. Un District vaincu "
        "revient à son propriétaire et pourra être replacé."
    ),
    "piece.army.text": (
        "Se déplace quand vous résolvez votre carte Armée, sur des cases dont la difficulté ne "
        "dépasse pas l'échelon. Entrer dans la case d'un barbare, d'une Cité-État, d'une "
        "Place-Forte libre ou d'une pièce adverse met fin à son déplacement par une attaque. Elle "
        "se défend avec la difficulté de sa case et donne +2 aux autres pièces de son propriétaire "
        "sur place. Vaincue, elle revient sur sa carte."
    ),
    "piece.caravan.text": (
        "Se déplace quand vous résolvez votre carte Économie, sur des cases dont la difficulté ne "
        "dépasse pas l'échelon. Dans une Cité-État ou une ville adverse, elle rapporte deux pions "
        "Commerce et peut rapporter une carte Diplomatie, puis revient sur sa carte. Un barbare "
        "qui entre dans sa case la renvoie les mains vides."
    ),
    "piece.barbarian.text": (
        "Se déplace quand le cadran d'Événements le dit, comme tous les autres dans une direction "
        "tirée au dé. Il détruit les caravanes, les villes et les pions Contrôle simples qu'il "
        "rencontre, retourne les pions renforcés et coûte deux pions Commerce à une capitale. Il "
        "se défend avec la difficulté de sa case ; vaincu, il rapporte un pion Commerce."
    ),
    "piece.fort.text": (
        "Une case de forêt qui n'est sur aucune tuile. Tant qu'aucune ville ne s'y trouve, elle se "
        "défend avec 6 ; qui la vainc y met une ville et contrôle la Place-Forte. On n'y place pas "
        "de pion Contrôle et on ne construit pas de ville à côté."
    ),
    "piece.wonder.text": (
        "Le pion d'une Merveille du Monde est sous une ville, un seul par ville. Qui a la ville ou "
        "le pion Contrôle au-dessus de lui a la capacité de la Merveille. Si cette pièce est "
        "détruite, le pion reste et attend le prochain propriétaire de la case."
    ),
    "piece.trade.text": (
        "Se pose sur une carte Priorité, trois au plus par carte, et se dépense pendant qu'on la "
        "résout. Culture : un pion Contrôle de plus ; Science : un cran de plus sur le cadran "
        "Tech ; Économie : une case de plus pour chaque caravane ; Industrie : 1 de production "
        "pour une Merveille du Monde ; Armée : +1 au combat ou, avec Terra Incognita, une "
        "relance ; Croissance : un pion renforcé de plus."
    ),
    # Icons of the event dial
    "event.spawn.text": (
        "Chaque barbare hors du plateau revient sur la case à sa lettre, si elle est vide ou n'a "
        "que des caravanes ou des armées, qui retournent sur leurs cartes."
    ),
    "event.move.text": (
        "Un dé donne une direction, et chaque barbare avance d'une case dans cette direction, en "
        "traversant l'eau jusqu'à la terre suivante. Au bord du plateau, il fait demi-tour."
    ),
    "event.trade.text": (
        "Chaque joueur gagne un pion Commerce par ville majeure, sur des cartes de son choix."
    ),
    "event.none.text": "Il ne se passe rien.",
    "event.district.text": (
        "En commençant par le premier joueur, chacun utilise tous ses Districts du plateau, dans "
        "l'ordre de son choix."
    ),
    "event.government.text": (
        "Chaque joueur peut mettre un Gouvernement sur une carte placée sur l'un de ses deux "
        "échelons 1 ; celui qu'il avait s'en va."
    ),
    "event.wonder.text": (
        "Chaque Merveille du Monde proposée reçoit un pion Commerce et coûte 1 de moins. Celle qui "
        "en avait déjà un quitte la partie, et la suivante du paquet est révélée."
    ),
    # Agendas, each in a few words
    "agenda.civilized.short": "8 villes",
    "agenda.money_grubber.short": "2 merveilles Économie",
    "agenda.warmonger.short": "capitale ou 2 Cités-États",
    "agenda.paranoid.short": "2 merveilles Armée",
    "agenda.explorer.short": "15 cases près d'eau ou bord",
    "agenda.aesthetic.short": "2 merveilles Culture",
    "agenda.technophile.short": "cadran Tech à 24",
    "agenda.scholarly.short": "2 merveilles Science",
    "agenda.populous.short": "5 villes majeures",
    "agenda.preservationist.short": "2 merveilles naturelles",
    "agenda.technophile_terra.short": "3 cartes de niveau IV",
    "agenda.defensive.short": "15 pions renforcés",
    "agenda.devastating.short": "attaque gagnée à 16",
    "agenda.diplomatic.short": "Diplomatie de 4 autres",
    "agenda.hoarder.short": "5 pions Ressource",
    "agenda.expansionist.short": "villes sur 6 tuiles",
    "agenda.prolific.short": "2 merveilles d'une ère",
    "agenda.industrious.short": "5 Districts",
    "agenda.progressive.short": "1 merveille par ère",
    "agenda.provincial.short": "4 tuiles à ville majeure",
    "agenda.diversified.short": "merveilles de 3 types",
    "agenda.fortified.short": "ville sur Place-Forte",
    "agenda.expeditionary.short": "villes : 2 Places-Fortes",
    # Opponents
    "bot.builder": "Bâtisseur",
    "bot.builder.text": (
        "Amasse des ressources et construit des Merveilles ; un premier adversaire facile."
    ),
    "bot.exploiter": "Assaillant",
    "bot.exploiter.text": "N'a qu'une ruse : lancer ses armées sur les forts et les capitales.",
    "bot.steward": "Intendant",
    "bot.steward.text": "Juge chaque réponse à ce qu'elle apporte aux objectifs.",
    "bot.veteran": "Vétéran",
    "bot.veteran.text": "Un intendant fort de l'expérience de milliers de parties.",
    "bot.automaton": "Automate",
    "bot.automaton.text": "Suit une routine fixe : sans plan, mais sans tour perdu.",
}
