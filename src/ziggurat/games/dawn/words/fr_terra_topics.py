"""French quick reference of what Terra Incognita adds (keys as in `fr_topics`)."""

from typing import Final

TOPICS: Final[dict[str, str]] = {
    "topic.growth": "Croissance et renforts",
    "topic.growth.1": (
        "Terra Incognita : les cartes Croissance placent des Districts et renforcent des pions "
        "Contrôle. Au niveau I, Irrigation fait l'un ou l'autre : un District à côté d'une de vos "
        "villes, sur une case dont la difficulté ne dépasse pas l'échelon, ou autant de pions "
        "Contrôle renforcés que le numéro de l'échelon (Terra Incognita pp. 8-9)."
    ),
    "topic.growth.2": (
        "Chaque pion Commerce dépensé de la carte Croissance renforce un de vos pions Contrôle, où "
        "qu'il soit, même si la carte a placé un District (Terra Incognita p. 8)."
    ),
    "topic.growth.3": (
        "Un pion Contrôle renforcé se défend avec +1 et donne +1 aux villes et pions Contrôle de "
        "son propriétaire à côté. Il arrête un barbare, puis est retourné sur sa face simple (base "
        "pp. 10, 12)."
    ),
    "topic.districts": "Districts",
    "topic.districts.1": (
        "Terra Incognita : un District est un pion Contrôle doté d'une capacité, et seules les "
        "cartes Croissance le placent. Il va là où peut aller un pion Contrôle, ou prend la place "
        "d'un des vôtres, et commence sur sa face simple. Vous en avez cinq, un de chaque sorte "
        "(Terra Incognita p. 9)."
    ),
    "topic.districts.2": (
        "Quand le cadran d'Événements montre les Districts, les joueurs utilisent les leurs, le "
        "premier joueur d'abord, chacun tous les siens dans l'ordre de son choix. Les distances "
        "depuis un District se comptent à travers tout (Terra Incognita pp. 9, 14)."
    ),
    "topic.districts.3": (
        "Campus : un pion Commerce sur Science par montagne ou Merveille de la Nature à vous, sur "
        "sa case ou à côté. Carrefour commercial : un pion Commerce par ville majeure sur des "
        "cartes au choix, ou un sur Économie par désert à vous au même endroit. Zone industrielle "
        ": un pion Commerce sur Industrie par forêt à vous au même endroit, ou trois de ces pions "
        "paient une ville à deux cases au plus d'une de vos cases (Terra Incognita p. 9)."
    ),
    "topic.districts.4": (
        "Campement : vaincre sans dé un barbare ou une armée adverse à deux cases au plus, "
        "renforcer un de vos pions Contrôle à deux cases au plus, ou les deux. Place du Théâtre : "
        "placer un pion Contrôle à deux cases au plus d'elle, ou d'une de vos villes qui a une "
        "Merveille du Monde (Terra Incognita p. 9)."
    ),
    "topic.districts.5": (
        "Un District vaincu, remplacé ou détruit vous revient et peut être placé de nouveau (Terra "
        "Incognita p. 9)."
    ),
    "topic.governments": "Gouvernements",
    "topic.governments.1": (
        "Terra Incognita : vous commencez sans Gouvernement. Quand le cadran d'Événements montre "
        "les Gouvernements, vous pouvez choisir une carte sur l'un de vos deux échelons 1 et y "
        "mettre le Gouvernement de son type ; celui que vous aviez s'en va (Terra Incognita p. "
        "13)."
    ),
    "topic.governments.2": (
        "Une carte avec un Gouvernement se résout plus à droite qu'elle n'est, d'autant de places "
        "que le Gouvernement a de flèches, et au plus à l'échelon 5. De la première place à la "
        "deuxième, il y a un pas, bien que les deux portent le numéro 1. La carte elle-même reste "
        "où elle est jusqu'à son retour à gauche (Terra Incognita p. 13)."
    ),
    "topic.governments.3": (
        "Deux flèches : République (Culture), Monarchie (Croissance), Autocratie (Armée), "
        "Oligarchie (Économie). Une flèche : Communisme (Industrie), Démocratie (Science) (Terra "
        "Incognita p. 13)."
    ),
    "topic.governments.4": (
        "Les effets qui décalent une carte vers la droite s'additionnent. Si une carte doit être "
        "résolue comme à l'échelon 1, comptez depuis la place la plus à gauche (Terra Incognita p. "
        "13)."
    ),
    "topic.armies": "Armées et Places-Fortes",
    "topic.armies.1": (
        "Terra Incognita : la carte Armée dit combien d'armées vous avez et jusqu'où va chacune. "
        "Une armée sur la carte part de votre capitale ou d'une ville majeure. Elle n'entre ni "
        "dans l'eau ni dans une case dont la difficulté dépasse l'échelon, sauf si la carte le "
        "permet. Une armée finit avant que la suivante commence (Terra Incognita p. 10)."
    ),
    "topic.armies.2": (
        "Là où il y a un barbare, une Cité-État, une Place-Forte libre ou une pièce d'un autre "
        "joueur, l'armée s'arrête et doit attaquer. Un barbare passe d'abord ; sinon, vous "
        "choisissez la cible (Terra Incognita pp. 10-11)."
    ),
    "topic.armies.3": (
        "Une armée qui gagne reste, sauf s'il y a encore une Cité-État, une Place-Forte libre ou "
        "une pièce adverse : elle recule alors à la dernière case de son chemin où elle peut être. "
        "Les armées et caravanes des autres joueurs, dans une case dont la ville ou le pion "
        "Contrôle a été vaincu, retournent sur leurs cartes. Une armée qui perd revient sur sa "
        "carte (Terra Incognita p. 11)."
    ),
    "topic.armies.4": (
        "Là où se trouve une armée adverse, on ne construit pas et on ne place pas de pion "
        "Contrôle ; les effets qui retirent ou échangent des pièces laissent de côté toute case "
        "avec une armée. Un barbare qui rencontre une armée la renvoie sur sa carte et recule ; la "
        "ville ou le pion Contrôle qui s'y trouve est sauf (Terra Incognita p. 11)."
    ),
    "topic.armies.5": (
        "Une Place-Forte est une forêt de difficulté 3 à côté du cœur du plateau. On n'y place pas "
        "de pion Contrôle et on ne construit pas de ville à côté. Libre, elle se défend avec 6 ; "
        "vainquez-la et votre ville s'y installe, et tant qu'elle y est, vous contrôlez la Place- "
        "Forte (Terra Incognita p. 11)."
    ),
    "topic.exploring": "Exploration",
    "topic.exploring.1": (
        "Terra Incognita : le plateau grandit en cours de partie. Une caravane ou une armée en "
        "déplacement peut explorer une fois, depuis une case au bord du plateau sur une tuile qui "
        "a une capitale. Cela coûte une case de déplacement (Terra Incognita p. 12)."
    ),
    "topic.exploring.2": (
        "Piochez la tuile du dessous de la pile. Posez-la sur la face et dans le sens de votre "
        "choix, de sorte qu'elle touche au moins quatre cases du plateau, dont celle de "
        "l'explorateur. Si elle ne tient nulle part, elle va sur le dessus de la pile (Terra "
        "Incognita p. 12)."
    ),
    "topic.exploring.3": (
        "La nouvelle tuile reçoit son barbare, ses ressources, sa Merveille de la Nature et sa "
        "Cité-État, dont les cartes Diplomatie sont posées à côté. Un trou fermé de tous côtés "
        "devient de l'eau. L'explorateur peut ensuite continuer (Terra Incognita p. 12)."
    ),
}
