"""French words for what stops an answer, and for what speaks for one."""

from typing import Final

STOPS: Final[dict[str, str]] = {
    "stops.not_now": "« {answer} » n’est pas possible maintenant. {reasons}",
    "stops.phase": "C’est pour la phase : {phase}.",
    "stops.known": "Vous la connaissez déjà.",
    "stops.pyramid": (
        "Il n’y a pas de place dans votre pyramide : une technologie de plus de niveau {level} "
        "demande {need} technologies de niveau {under}."
    ),
    "stops.have": "Vous en avez {have}.",
    "stops.trade": "Il faut {need} de commerce ; vous en avez {have}.",
    "stops.culture": "Il faut {need} de culture ; vous en avez {have}.",
    "stops.cost": "coût {cost} ; il y a {makes} de production, et vous avez {trade} de commerce.",
    "stops.rush": "({rush} de commerce font 1 de production.)",
    "stops.tech": "Il vous faut d’abord la technologie {tech}.",
    "stops.upgraded": "Vous construisez mieux à la place : {building}.",
    "stops.supply": "Il n’en reste plus.",
    "stops.figures": "Toutes vos figurines de cette sorte sont sur la carte.",
    "stops.sold_out": "Le marché n’a plus de : {resource}.",
    "stops.market": "Elle n’est pas sur le marché.",
    "stops.walls": "Vos villes ont déjà des murailles.",
    "stops.ground": "aucune case libre du bon terrain ({terrain}).",
    "stops.square": "aucune case de terre libre à côté.",
    "stops.room": "aucune case à côté où elle pourrait se tenir.",
    "stops.acted": "elle n’a plus d’action ce tour-ci.",
    "stops.anarchy": "en Anarchie, la capitale ne fait rien.",
    "stops.harvest": "aucune ressource à récolter que le marché possède encore.",
    "stops.program": "elle a déjà un programme, ou tous les marqueurs sont pris.",
    "stops.nothing": "elle ne peut rien payer.",
    "stops.again": "elle ne peut pas refaire la même action.",
    "stops.no_city": "Vous n’avez pas cette ville.",
    "stops.governs": "C’est déjà votre gouvernement.",
    "stops.governed": "On ne change de gouvernement qu’une fois par tour.",
    "stops.not_fresh": (
        "Un gouvernement se prend au tour qui suit sa technologie ; plus tard, seulement en "
        "sortant de l’Anarchie."
    ),
    "stops.hand": "Vous n’avez pas cet événement en main.",
    "stops.time": "Il se joue alors : {times}, et il lui faut une cible.",
    "stops.face_down": "Sa tuile est face cachée.",
    "stops.not_beside": (
        "Elle n’est pas à côté de {square} : on avance case par case, sans diagonale."
    ),
    "stops.water": "Vos figurines ne traversent pas l’eau : il faut Navigation ou l’équivalent.",
    "stops.water_end": "Vos figurines traversent l’eau, mais ne s’y arrêtent pas.",
    "stops.own_city": "On ne s’arrête pas dans sa propre ville.",
    "stops.stacking": "Au plus {limit} de vos figurines peuvent s’y tenir.",
    "stops.scouts": "Des colons sans armée n’y vont pas.",
    "stops.moved": "Vos figurines y ont déjà bougé, ou n’ont nulle part où aller.",
    "stops.no_figure": "Vous n’y avez pas de figurine.",
    "stops.no_founder": "Vous n’y avez pas de figurine qui puisse fonder une ville.",
    "stops.in_water": "C’est de l’eau.",
    "stops.edge": "Les huit cases autour doivent exister et être face visible.",
    "stops.near_city": "Elle est trop près d’une autre ville : il faut deux cases entre elles.",
    "stops.near_marker": (
        "Une hutte, un village, une relique ou une figurine adverse est trop près."
    ),
    "stops.cities": "Vous avez autant de villes que permis : {limit}.",
    "stops.outskirts": "Elle n’est pas à côté de la ville ({city}).",
    "stops.terrain": "Il faut ce terrain : {terrain}.",
    "stops.occupied": "Quelqu’un ou quelque chose y fait obstacle.",
    # Ce qui parle pour une réponse
    "reason.army": "elle explore, prend des villages et combat",
    "reason.program": "la prochaine production de la ville compte double",
    "reason.scout": "il récolte pour une ville, et peut en fonder une",
    "reason.unit": "une unité de plus dans chaque bataille",
    "reason.city": "une ville de plus agit à chaque tour",
    "reason.coins": "elle apporte des pièces ; 15 gagnent",
    "reason.culture": "{number} de culture",
    "reason.deal": "vous recevriez plus que vous ne donnez, d’environ {number} de commerce",
    "reason.no_deal": "vous ne recevriez pas plus que vous ne donnez",
    "reason.discovers": "une tuile se découvre : de nouvelles cases, huttes et villages",
    "reason.gives": "production {production}, commerce {trade}, culture {culture} sur sa case",
    "reason.hut": "une hutte et ce qu’elle contient",
    "reason.level": "une technologie de niveau {number} pour la pyramide",
    "reason.makes": "{number} de production",
    "reason.more_cities": "elle permet {number} villes",
    "reason.stronger": "votre camp paraît le plus fort",
    "reason.track": "encore {number} cases jusqu’au bout de la piste de culture",
    "reason.unlocks": "elle débloque un bâtiment : {building}",
    "reason.weaker": "votre camp paraît le plus faible",
    "reason.wins": "elle gagne la partie",
    "reason.wonder": "une merveille : {number} de culture par sa case, et sa capacité",
}
