"""French words that explain the rules of Terra Incognita (keys as in `en_terra_rules`)."""

from typing import Final

RULES: Final[dict[str, str]] = {
    # Setup
    "rule.draw_leader.terra": (
        "Chaque joueur reçoit un Dirigeant au hasard et prend sa carte Signature (Terra Incognita "
        "p. 4, T-SET-02, T-SET-03)."
    ),
    "rule.draw_tile.DealStart": (
        "Chaque joueur reçoit une tuile Capitale ; les autres tuiles forment la pile, dont on tire "
        "le cœur : deux tuiles à 2 ou 3 joueurs, quatre à 4 ou 5 (Terra Incognita p. 5, T-SET-17, "
        "T-SET-22, T-SET-23, T-SET-24)."
    ),
    "rule.core_side.terra": (
        "De 1 à 3 c'est la face A, de 4 à 6 la face B, pour toutes les tuiles du cœur (Terra "
        "Incognita p. 5, T-SET-27)."
    ),
    "rule.draw_first.terra": (
        "Le premier joueur est tiré au sort avant la pose du plateau (Terra Incognita p. 5, "
        "T-SET-21)."
    ),
    "rule.place_fort": (
        "Une Place-Forte est contre le cœur, touche deux de ses cases, et ni autre Place-Forte ni "
        "Cité-État (Terra Incognita p. 5, T-FRT-03, T-FRT-04, T-FRT-07, T-FRT-08)."
    ),
    "rule.place_tile.PlaceCapitals": (
        "Une tuile Capitale touche au moins quatre cases du cœur ou Places-Fortes ; les autres "
        "tuiles Capitale ne comptent pas (Terra Incognita p. 5, T-CAP-05, T-CAP-06, T-CAP-07)."
    ),
    "rule.draw_wonder.terra": (
        "Un paquet montre sa première carte ; une carte antique et une médiévale de chaque type "
        "restent de côté sans être vues (Terra Incognita pp. 6-7, T-SET-43, T-SET-47, T-SET-48)."
    ),
    "rule.draw_victory.terra": (
        "Trois cartes Victoire sont tirées au hasard ; les deux cartes de Place-Forte s'y "
        "ajoutent, sauf en partie pacifique (Terra Incognita p. 7, T-SET-50, T-SET-51)."
    ),
    # The turn and the event dial
    "rule.change_government": (
        "Quand le cadran montre les Gouvernements, vous pouvez mettre un pion Gouvernement sur une "
        "carte d'un de vos deux échelons 1 ; celui que vous aviez s'en va (Terra Incognita p. 13, "
        "T-GOV-03, T-GOV-04, T-GOV-05, T-GOV-08)."
    ),
    "rule.take_diplomacy.LithuanianUnion": (
        "Pologne : au début de votre premier tour, une carte Diplomatie d'un autre joueur ; de ce "
        "joueur, vous pouvez en détenir autant que vous voulez (base p. 6, B-TRN-17)."
    ),
    "rule.give_ibrahim": (
        "Ottomans : au début de votre tour, vous pouvez donner la carte Ibrahim à un autre joueur "
        "(Terra Incognita p. 15, T-CLR-05, T-CLR-06)."
    ),
    "rule.break_pact": (
        "Pacte de non-agression : son propriétaire vous a attaqué ou a détruit une de vos pièces ; "
        "vous pouvez le rendre et échanger votre carte Armée avec une autre (base p. 6, B-TRN-17)."
    ),
    "rule.swap_first.UniversityOfSankore": (
        "Université de Sankoré : à la fin d'un tour où une de vos cartes a été remplacée, deux "
        "cartes autres que Science peuvent changer de place (base p. 6, B-TRN-17)."
    ),
    "rule.gain_card.terra": (
        "Un cran de niveau atteint ou dépassé sur le cadran Tech peut rapporter une carte de ce "
        "niveau exactement ; votre carte Signature en est une de son niveau (base p. 8, B-SCI-04, "
        "B-SCI-05, B-SCI-08 ; Terra Incognita p. 8, T-UNQ-04)."
    ),
    "rule.copy_card": (
        "Grande Bibliothèque : une caravane arrivée dans une ville adverse peut rapporter une "
        "carte de votre paquet, du type et du niveau d'une carte de la barre de l'adversaire (base "
        "p. 6, B-TRN-17)."
    ),
    # Exploring
    "rule.draw_tile.Explore": (
        "Qui explore pioche la tuile du dessous de la pile (Terra Incognita p. 12, T-EXP-07)."
    ),
    "rule.draw_tile.Astronomy": (
        "Astronomie : vous regardez jusqu'à deux tuiles du dessous de la pile (Terra Incognita p. "
        "12, X-154)."
    ),
    "rule.place_tile.Explore": (
        "La tuile touche au moins quatre cases du plateau, dont celle de l'explorateur, sur la "
        "face et dans le sens de votre choix (Terra Incognita p. 12, T-EXP-08, T-EXP-09, T-EXP-10)."
    ),
    "rule.place_tile.Astronomy": (
        "Astronomie pose la tuile comme une exploration : elle touche quatre cases, dont la case "
        "choisie (Terra Incognita p. 12, T-EXP-08, T-EXP-09, X-154)."
    ),
    "rule.lookout": (
        "Une figurine explore depuis une case du bord d'une tuile à capitale ; posée sur sa carte, "
        "depuis une ville d'où elle peut partir (Terra Incognita p. 12, T-EXP-01, T-EXP-02, "
        "T-EXP-03)."
    ),
    "rule.lay_water": (
        "Construction navale : une caravane qui explore peut d'abord recevoir un pion Eau à côté "
        "de sa case, hors du plateau (base p. 6, B-TRN-17)."
    ),
    "rule.explore_from": (
        "Apadana : à sa construction ou à sa capture, vous explorez une fois, depuis le bord de "
        "n'importe quelle tuile (Terra Incognita p. 12, X-154)."
    ),
    "rule.peek": (
        "Astronomie : vous pouvez regarder jusqu'à deux tuiles du dessous de la pile (base p. 8, "
        "B-ROW-05)."
    ),
    "rule.lay_seen_tile": (
        "Astronomie : une des tuiles vues peut être posée depuis le bord de la tuile de votre "
        "capitale (Terra Incognita p. 12, X-154)."
    ),
    "rule.look_from": (
        "Astronomie explore depuis une case du bord de la tuile de votre capitale, là où la tuile "
        "peut être posée (Terra Incognita p. 12, T-EXP-02, X-154)."
    ),
    "rule.return_tile": (
        "Astronomie : les tuiles vues et non posées sont remises une à une, dans l'ordre de votre "
        "choix (base p. 8, B-ROW-05)."
    ),
    "rule.top_or_bottom": (
        "Astronomie : chaque tuile retourne sur la pile ou sous elle, là où l'on pioche la "
        "suivante (Terra Incognita p. 12, T-EXP-07)."
    ),
    # Growth and districts
    "rule.growth": (
        "La Croissance place un District ou renforce ; les cartes suivantes font les deux (Terra "
        "Incognita p. 8, T-GRO-02, T-GRO-03)."
    ),
    "rule.spend_token.SpendToReinforce": (
        "Chaque pion dépensé de la carte Croissance renforce un pion Contrôle, quoi qu'elle ait "
        "fait d'autre (Terra Incognita p. 8, T-GRO-05, T-GRO-06)."
    ),
    "rule.choose_district": (
        "Vous avez cinq Districts, un de chaque sorte ; on en place un inutilisé (Terra Incognita "
        "p. 9, T-DIS-02, T-DIS-10)."
    ),
    "rule.place_district": (
        "Un District va là où irait un pion Contrôle, à côté d'une de vos villes et pas plus "
        "difficile que l'échelon ; il peut prendre la place d'un de vos pions Contrôle et n'est "
        "pas renforcé (Terra Incognita p. 9, T-DIS-04, T-DIS-05, T-DIS-07, T-DIS-09)."
    ),
    "rule.next_district": (
        "Quand le cadran montre les Districts, vous résolvez chacun des vôtres une fois, dans "
        "l'ordre de votre choix (Terra Incognita p. 9, T-DIS-18, T-DIS-21, T-DIS-22)."
    ),
    "rule.name_district": (
        "Mondialisation : tous ceux qui ont sur le plateau le District nommé le résolvent, vous "
        "d'abord (Terra Incognita p. 9, X-100)."
    ),
    "rule.resolve_district": (
        "Nubie : après le retour de votre carte Croissance à l'échelon 1, vous pouvez résoudre un "
        "de vos Districts (Terra Incognita p. 9, X-100)."
    ),
    "rule.commercial_hub": (
        "Carrefour commercial : un pion Commerce par ville majeure, ou un sur la carte Économie "
        "par désert allié sur sa case ou à côté (Terra Incognita p. 9, T-DIS-34, T-DIS-35, "
        "T-DIS-36, T-DIS-37)."
    ),
    "rule.industrial_zone": (
        "Zone industrielle : un pion Commerce sur la carte Industrie par forêt alliée sur sa case "
        "ou à côté, ou une ville pour trois d'entre eux (Terra Incognita p. 9, T-DIS-46, T-DIS-47, "
        "T-DIS-48, T-DIS-49)."
    ),
    "rule.industrial_zone_city": (
        "La ville va sur une case autorisée à deux cases au plus d'une case alliée, quelle que "
        "soit sa difficulté (Terra Incognita p. 9, T-DIS-50, T-DIS-51, T-DIS-52, T-DIS-53)."
    ),
    "rule.theater_square": (
        "Place du Théâtre : un pion Contrôle à deux cases au plus d'elle, ou d'une ville alliée "
        "qui a une Merveille du Monde (Terra Incognita p. 9, T-DIS-56, T-DIS-57, T-DIS-58)."
    ),
    "rule.encampment": (
        "Campement : un de ses deux effets ou les deux, dans l'ordre de votre choix (Terra "
        "Incognita p. 9, T-DIS-38, T-DIS-45)."
    ),
    "rule.encampment_target": (
        "Un barbare ou une armée adverse à deux cases au plus est vaincu sans attaque ; un pacte "
        "protège les armées (Terra Incognita p. 9, T-DIS-39, T-DIS-40, X-127)."
    ),
    "rule.encampment_which": (
        "D'un barbare et d'armées adverses sur une même case, un seul est vaincu (Terra Incognita "
        "p. 9, T-DIS-39)."
    ),
    "rule.encampment_reinforce": (
        "Un de vos pions Contrôle à deux cases au plus, Districts compris (Terra Incognita p. 9, "
        "T-DIS-44)."
    ),
    "rule.deploy_army": (
        "Génie militaire : les armées de la carte Armée peuvent être posées dans vos villes (base "
        "p. 8, B-ROW-05)."
    ),
    # Control tokens and cities
    "rule.place_token.terra": (
        "Un pion Contrôle va sur la terre ferme à côté d'une de vos villes, sur une case dont la "
        "difficulté ne dépasse pas l'échelon, sans barbare, ville, Cité-État, pion Contrôle, "
        "Place-Forte ni armée adverse (base p. 8, B-CUL-03, B-CUL-05, B-CUL-06 ; Terra Incognita "
        "p. 11, T-FOR-04, T-ARX-03)."
    ),
    "rule.place_token.TheaterSquare": (
        "Le pion Contrôle n'a besoin d'aucune ville à côté et aucun échelon ne le limite ; les "
        "autres limites demeurent (Terra Incognita p. 9, T-DIS-59, T-DIS-60)."
    ),
    "rule.place_token.TerraceFarms": (
        "Incas : un pion Contrôle placé sur une montagne permet d'en placer un autre à côté (base "
        "p. 6, B-TRN-17)."
    ),
    "rule.place_token.PlaceOnMountain": (
        "Main-d'œuvre d'État à l'échelon 5 : un pion Contrôle de plus, sur une montagne à côté "
        "d'une case alliée (base p. 8, B-ROW-05)."
    ),
    "rule.place_token.Apadana": (
        "Apadana : un pion Contrôle sur une case terrestre vide de la tuile qui vient d'être posée "
        "(base p. 6, B-TRN-17)."
    ),
    "rule.token_beside_city": (
        "Angleterre : une ville construite seule sur sa tuile peut recevoir à côté d'elle un pion "
        "Contrôle renforcé (base p. 6, B-TRN-17)."
    ),
    "rule.reinforce.Colosseum": (
        "Colisée : au début de votre tour, un de vos pions Contrôle à côté d'une de vos villes "
        "(base p. 6, B-TRN-17)."
    ),
    "rule.build_city.terra": (
        "Une ville va sur une case autorisée à portée, dont la difficulté ne dépasse pas "
        "l'échelon : terrestre, sans pièce adverse sauf une caravane, et pas à côté d'une ville, "
        "d'une Cité-État ou d'une Place-Forte (base p. 9, B-IND-04, B-IND-06 ; Terra Incognita p. "
        "14, T-TRM-04, T-TRM-05, T-TRM-06, T-TRM-07, T-TRM-11)."
    ),
    "rule.build_city.BuildOnFigure": (
        "Élevage : une case autorisée où se trouve une de vos figurines, quelles que soient la "
        "distance et la difficulté (Terra Incognita p. 14, T-TRM-08, T-TRM-09)."
    ),
    "rule.build_city.Cartography": (
        "Cartographie : une fois par tour, une case autorisée à deux cases au plus d'une ville "
        "adverse située à huit cases ou plus de votre capitale (Terra Incognita p. 14, T-TRM-04, "
        "T-TRM-11)."
    ),
    "rule.return_figure": (
        "Élevage : la figurine sur laquelle vous avez construit retourne sur sa carte (base p. 8, "
        "B-ROW-05)."
    ),
    "rule.swap_city": (
        "Une ville adverse, ni capitale ni occupée par une armée, est remplacée par une des vôtres "
        "inutilisée (Terra Incognita p. 11, T-ARX-09, X-105)."
    ),
    "rule.conquer_now": (
        "Országház : une Cité-État que votre caravane vient d'atteindre peut être conquise sans "
        "attaque (base p. 6, B-TRN-17)."
    ),
    "rule.choose_wonder.terra": (
        "Vous pouvez construire une Merveille du Monde visible dont vous atteignez le coût, s'il y "
        "a une place pour elle ; un pion Commerce sur sa carte baisse le coût de 1 (base p. 10, "
        "B-WON-01, B-WON-03, B-WON-11 ; Terra Incognita p. 14, T-WON-08)."
    ),
    # Caravans and armies
    "rule.move_caravan.terra": (
        "Une caravane parcourt au plus la distance de la carte, par des cases dont la difficulté "
        "ne dépasse pas l'échelon, ni sur l'eau ni chez un barbare sauf si la carte le permet ; "
        "explorer coûte 1 de la distance (base p. 8, B-ECO-03, B-ECO-10, B-ECO-11, B-ECO-12 ; "
        "Terra Incognita p. 12, T-EXP-05)."
    ),
    "rule.choose_army": (
        "Vos armées se déplacent une par une, attaque comprise, dans l'ordre de votre choix (Terra "
        "Incognita p. 10, T-ARM-06, T-ARM-11, T-ARM-12)."
    ),
    "rule.move_army": (
        "Une armée parcourt au plus la distance de la carte, par des cases dont la difficulté ne "
        "dépasse pas l'échelon, pas sur l'eau sauf si la carte le permet ; là où elle rencontre un "
        "barbare, une Cité-État, une Place-Forte libre ou une pièce adverse, elle s'arrête et "
        "attaque ; explorer coûte 1 de la distance (Terra Incognita pp. 10-12, T-ARM-07, T-ARM-09, "
        "T-ARM-10, T-ARM-18, T-ARM-19, T-ARM-20, T-FOR-07, T-EXP-05)."
    ),
    "rule.approach": (
        "Une armée victorieuse qui ne peut rester retourne à la dernière case convenable de son "
        "déplacement (Terra Incognita p. 11, T-OUT-12, T-OUT-13)."
    ),
    "rule.choose_target": (
        "De plusieurs pièces sur la case vous en attaquez une ; un barbare doit être la cible "
        "(Terra Incognita p. 10, T-ATT-05, T-ATT-07)."
    ),
    "rule.remove_army": (
        "La carte Armée fixe le nombre de vos armées (Terra Incognita p. 10, T-ARM-02, T-ARM-05)."
    ),
    "rule.spend_token.Attack.terra": (
        "L'attaquant dépense d'abord des pions de sa carte Armée, puis le défenseur, chacun pour "
        "+1 ou pour relancer son propre dé (Terra Incognita p. 11, T-CBT-20, T-CBT-24, T-CBT-25)."
    ),
    "rule.token_use": (
        "Un pion dépensé au combat donne +1, ou une relance qui compte même si elle est moins "
        "bonne (Terra Incognita p. 11, T-CBT-20, T-CBT-23)."
    ),
    "rule.burn": (
        "Terre brûlée : une fois par tour, un pion Contrôle vaincu peut être détruit ; l'armée se "
        "déplace alors encore (Terra Incognita p. 12, X-119)."
    ),
    # Why a space is refused
    "why.no_fort": "c'est une Place-Forte (Terra Incognita p. 11, T-FOR-04)",
    "why.no_fort.build_city": "c'est une Place-Forte (Terra Incognita p. 14, T-TRM-11)",
    "why.no_rival_army": "une armée adverse s'y trouve (Terra Incognita p. 11, T-ARX-03)",
    "why.no_rival_army.build_city": (
        "une armée adverse s'y trouve (Terra Incognita p. 11, T-ARX-02)"
    ),
    "why.not_beside_fort": "une Place-Forte est adjacente (Terra Incognita p. 11, T-FOR-03)",
    "why.army_may_end": (
        "vos armées ne peuvent y finir leur déplacement, car Antananarivo compte comme votre ville "
        "(base p. 6, B-TRN-17)"
    ),
    "why.no_water.move_army": (
        "c'est de l'eau, où vos armées ne vont pas (Terra Incognita p. 10, T-ARM-10)"
    ),
    "why.terrain.move_army": (
        "elle est trop difficile : {difficulty}, et la carte compte à l'échelon {slot} (Terra "
        "Incognita pp. 10-11, T-ARM-09)"
    ),
    "why.in_reach.move_army": (
        "l'armée ne peut s'y rendre : trop loin, ou quelque chose l'arrête en chemin, ou il n'y a "
        "rien qu'elle puisse attaquer (Terra Incognita p. 10, T-ARM-07, T-ARM-23)"
    ),
    # Help on a card
    "help.reprint": "{base} Avec Terra Incognita : {terra}",
    "help.unique": (
        "Avec Terra Incognita, Croissance vient en tête, et {leader} a sa carte Signature : {card} "
        "({type} {level})."
    ),
    "help.fort_agenda": "{name} : objectif d'une carte de Place-Forte, toujours en jeu. {text}",
    "help.district": "{name} : District. {text}",
    "help.government": (
        "{name} : Gouvernement. Son pion est sur votre carte {type}, résolue {arrows} plus à "
        "droite."
    ),
    "help.card": "{name} : carte à part. {text}",
}
