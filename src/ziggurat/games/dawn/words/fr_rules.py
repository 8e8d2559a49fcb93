"""French words that explain (keys as in `en_rules`)."""

from typing import Final

RULES: Final[dict[str, str]] = {
    # Setup
    "rule.draw_leader": "Chaque joueur reçoit un Dirigeant au hasard (base p. 4, B-SET-10).",
    "rule.choose_leader": (
        "Les joueurs ont convenu de choisir leur Dirigeant (base p. 4, B-SET-10)."
    ),
    "rule.draw_tile": (
        "On pioche les tuiles du cœur et celles des joueurs (base p. 14, B-MAP-02, B-MAP-04, "
        "B-MAP-09)."
    ),
    "rule.core_side": "De 1 à 3 c'est la face A, de 4 à 6 la face B (base p. 14, B-MAP-05).",
    "rule.draw_start": ("Un joueur tiré au sort pose la première tuile (base p. 14, B-MAP-11)."),
    "rule.draw_first": "Le premier joueur est tiré au sort (base p. 5, B-SET-26).",
    "rule.choose_tile": "Vous posez une de vos tuiles, au choix (base p. 14, B-MAP-12).",
    "rule.place_tile": (
        "Une tuile touche au moins quatre cases de tuiles ainsi que le cœur ; si elle ne peut "
        "atteindre le cœur, une tuile qui le touche (base p. 14, B-MAP-14, B-MAP-15, B-MAP-17)."
    ),
    "rule.draw_victory": "Les cartes Victoire sont tirées au hasard (base p. 5, B-SET-39).",
    "rule.draw_wonder": (
        "Un paquet montre sa première carte ; à l'intérieur d'une ère, l'ordre est aléatoire (base "
        "pp. 5, 10, B-SET-36, B-SET-37, B-WON-12)."
    ),
    # The turn
    "rule.use_ability": (
        "Les capacités de début de tour viennent avant le choix d'une carte (base p. 12, B-TRN-18)."
    ),
    "rule.choose_card": (
        "Vous devez choisir une carte de votre barre, à n'importe quel échelon ; toute carte peut "
        "être résolue sans effet (base pp. 6, 15, B-TRN-06, B-TRN-07, B-CLR-24)."
    ),
    "rule.resolve_another": (
        "Capitalisme : une fois par tour, une autre carte de votre barre compte comme étant à "
        "l'échelon 1 et reste à sa place (base p. 6, B-TRN-15)."
    ),
    "rule.economy_too": (
        "Estádio do Maracanã : une fois par tour, vous pouvez aussi résoudre votre carte Économie "
        "et la ramener à l'échelon 1 (base p. 6, B-TRN-15)."
    ),
    "rule.resolve_again": (
        "Arsenal de Venise : une carte qui vient d'être résolue à l'échelon 5 peut l'être encore "
        "comme à l'échelon 1, une fois par tour (base p. 6, B-TRN-15)."
    ),
    "rule.swap_first": (
        "Une capacité vous permet d'échanger deux cartes de votre barre (base p. 6, B-TRN-17)."
    ),
    "rule.swap_first.LegendOfTheFiveSuns": (
        "Aztèques : après une attaque remportée, vous pouvez échanger deux cartes quelconques "
        "quand votre carte Armée revient à l'échelon 1 (base p. 6, B-TRN-17)."
    ),
    "rule.swap_first.Oracle": (
        "Oracle : au début de votre tour, vous pouvez échanger deux cartes voisines (base p. 6, "
        "B-TRN-17)."
    ),
    "rule.swap_second": (
        "La seconde carte de l'échange ; avec l'Oracle, elle est voisine de la première (base p. "
        "6, B-TRN-17)."
    ),
    # Trade tokens
    "rule.spend_token": (
        "Quand vous résolvez une carte, vous pouvez dépenser les pions posés sur elle (base p. 13, "
        "B-TRD-02, B-TRD-03)."
    ),
    "rule.spend_token.AdvanceTech": (
        "Chaque pion dépensé avance le cadran Tech d'un cran de plus (base p. 13, B-TRD-06)."
    ),
    "rule.spend_token.PlaceTokens": (
        "Chaque pion dépensé permet de placer un pion Contrôle de plus (base p. 13, B-TRD-04)."
    ),
    "rule.spend_token.MoveCaravans": (
        "Chaque pion dépensé allonge d'une case le trajet de toutes vos caravanes (base p. 13, "
        "B-TRD-08)."
    ),
    "rule.spend_token.Attack": (
        "L'attaquant dépense d'abord des pions de sa carte Armée, puis le défenseur, +1 chacun "
        "(base p. 11, B-CBT-18, B-CBT-19)."
    ),
    "rule.add_trade": (
        "Une carte porte au plus trois pions Commerce : seules les cartes qui ont de la place sont "
        "proposées (base p. 13, B-TRD-10)."
    ),
    "rule.discard_trade": (
        "Des barbares dans votre capitale vous coûtent deux pions Commerce, pris sur des cartes de "
        "votre choix (base p. 12, B-BAR-09)."
    ),
    "rule.steal_trade": (
        "Après avoir battu une capitale, vous prenez jusqu'à deux pions Commerce sur les cartes de "
        "son propriétaire (base p. 11, B-OUT-17, B-OUT-18)."
    ),
    "rule.release_trade": (
        "Grand Zimbabwe : au début de votre tour, les pions Commerce stockés peuvent aller sur vos "
        "cartes (base p. 13, B-TRD-14)."
    ),
    # Culture
    "rule.place_token": (
        "Un pion Contrôle va sur la terre ferme à côté d'une de vos villes, sur une case dont la "
        "difficulté ne dépasse pas l'échelon, sans barbare, ville, Cité-État ni pion Contrôle "
        "(base p. 8, B-CUL-03, B-CUL-05, B-CUL-06, B-CUL-08, B-CUL-09, B-CUL-10, B-CUL-11)."
    ),
    "rule.place_token.PlaceTokensAmong": (
        "Votre carte permet de placer ici des pions Contrôle, sur une case terrestre libre dont la "
        "difficulté ne dépasse pas l'échelon (base p. 8, B-ROW-05, B-CUL-06)."
    ),
    "rule.place_token.Stonehenge": (
        "Stonehenge : un pion Contrôle placé sur une colline permet d'en placer d'autres sur les "
        "collines adjacentes (base p. 6, B-TRN-17)."
    ),
    "rule.place_token.HangingGardens": (
        "Jardins suspendus : au début de votre tour, un pion Contrôle à côté d'une de vos villes, "
        "difficulté 4 au plus (base p. 6, B-TRN-17)."
    ),
    "rule.take_back_token": (
        "Sans pion Contrôle inutilisé, vous pouvez d'abord retirer un des vôtres du plateau (base "
        "p. 15, B-CLR-17)."
    ),
    "rule.shift_token": (
        "Théâtre et poésie : vous pouvez déplacer un pion Contrôle vers une case terrestre vide "
        "adjacente (base p. 8, B-ROW-05)."
    ),
    "rule.shift_to": (
        "Le pion Contrôle va sur une case terrestre vide adjacente (base pp. 7-8, B-ROW-05, "
        "B-KEY-12)."
    ),
    "rule.convert_token": (
        "Mass-médias : un pion Contrôle adverse à deux cases au plus d'une case alliée (base p. 8, "
        "B-ROW-05)."
    ),
    "rule.destroy_token": (
        "Cité interdite : au début de votre tour, un pion Contrôle adverse à côté d'une case "
        "alliée (base p. 6, B-TRN-17)."
    ),
    "rule.name_token": (
        "Tour Eiffel : au début de votre tour, deux pions Contrôle d'un même adversaire, qui en "
        "cède un (base p. 6, B-TRN-17)."
    ),
    "rule.give_up_token": (
        "Tour Eiffel : des deux pions Contrôle désignés, vous choisissez celui qui est remplacé "
        "(base p. 6, B-TRN-17)."
    ),
    # Science
    "rule.gain_card": (
        "Un cran de niveau atteint ou dépassé sur le cadran Tech peut rapporter une carte de ce "
        "niveau exactement (base p. 8, B-SCI-04, B-SCI-05, B-SCI-08)."
    ),
    "rule.gain_card.RaiseCard": (
        "Une Merveille du Monde fait monter une carte de votre barre ; la nouvelle a ce niveau "
        "(base p. 6, B-TRN-17)."
    ),
    "rule.replace_card": (
        "La nouvelle carte remplace celle de son type ; avec l'Université d'Oxford, ce peut être "
        "une autre (base p. 8, B-SCI-10)."
    ),
    "rule.raise_card": (
        "La Merveille du Monde que vous avez construite fait monter d'un niveau des cartes de "
        "votre barre (base p. 6, B-TRN-17)."
    ),
    "rule.remove_caravan": (
        "La carte Économie fixe le nombre de vos caravanes (base p. 8, B-ECO-01)."
    ),
    "rule.nuke": (
        "Énergie nucléaire à l'échelon 5 : n'importe quelle case du plateau peut être touchée, "
        "avec celles qui l'entourent (base p. 8, B-ROW-05)."
    ),
    # Economy and diplomacy
    "rule.choose_caravan": (
        "Vous déplacez vos caravanes une par une, dans l'ordre de votre choix (base p. 8, "
        "B-ECO-18)."
    ),
    "rule.move_caravan": (
        "Une caravane parcourt au plus la distance de la carte, par des cases dont la difficulté "
        "ne dépasse pas l'échelon, ni sur l'eau ni chez un barbare sauf si la carte le permet "
        "(base p. 8, B-ECO-03, B-ECO-10, B-ECO-11, B-ECO-12)."
    ),
    "rule.take_diplomacy": (
        "Une caravane arrivée peut rapporter une carte Diplomatie (base p. 9, B-ECO-24, B-ECO-27)."
    ),
    "rule.take_diplomacy.TakeCityStateCard": (
        "Une caravane arrivée dans une Cité-État peut rapporter sa carte, s'il en reste une près "
        "du plateau et que vous n'en avez pas (base p. 9, B-ECO-25, B-ECO-26)."
    ),
    "rule.take_diplomacy.Geneva": (
        "Genève : une autre carte du joueur à qui vous en rendez une (base p. 6, B-TRN-17)."
    ),
    "rule.take_diplomacy.PotalaPalace": (
        "Palais du Potala : à sa construction, jusqu'à trois cartes Diplomatie des autres joueurs "
        "(base p. 6, B-TRN-17)."
    ),
    "rule.return_diplomacy": (
        "Vous détenez au plus une carte Diplomatie de chaque adversaire : il faut d'abord en "
        "rendre une (base pp. 9, 13, B-ECO-28, B-DIP-05)."
    ),
    "rule.exchange_diplomacy": (
        "Genève : au début de votre tour, vous pouvez échanger la carte d'un joueur contre une "
        "autre du même joueur (base p. 6, B-TRN-17)."
    ),
    "rule.gain_resource": (
        "Un effet vous donne une ressource ; seul ce que contient la réserve est proposé (base p. "
        "15, B-CLR-26)."
    ),
    "rule.give_resource": (
        "Machine à vapeur : vous pouvez échanger une ressource contre une autre de la réserve "
        "(base p. 8, B-ROW-05)."
    ),
    "rule.place_natural_wonder": (
        "Amérique : un pion Merveille de la Nature reçu ou dépensé va sur une carte de votre barre "
        "(base p. 6, B-TRN-17)."
    ),
    # Industry
    "rule.build": (
        "L'Industrie construit une ville ou une Merveille du Monde (base p. 9, B-IND-01, B-IND-02)."
    ),
    "rule.build_city": (
        "Une ville va sur une case terrestre libre à portée, dont la difficulté ne dépasse pas "
        "l'échelon, et pas à côté d'une ville ou d'une Cité-État (base p. 9, B-IND-04, B-IND-06, "
        "B-IND-13, B-IND-17, B-IND-18)."
    ),
    "rule.choose_wonder": (
        "Vous pouvez construire une Merveille du Monde visible dont vous atteignez le coût, si une "
        "de vos villes n'en a pas (base p. 10, B-WON-01, B-WON-03, B-WON-11)."
    ),
    "rule.pay": (
        "Une ressource qui convient à la Merveille donne 2 de production, un pion Commerce de la "
        "carte Industrie 1 ; le surplus est perdu (base p. 10, B-WON-02, B-WON-04, B-WON-05)."
    ),
    "rule.wonder_city": (
        "Le pion va sous une de vos villes qui n'a pas de Merveille du Monde (base p. 10, "
        "B-WON-09, B-WON-10)."
    ),
    "rule.wonder_city.PlunderCapital": (
        "La Merveille du Monde d'une capitale battue va sous une de vos villes qui n'en a pas "
        "(base p. 11, B-OUT-22)."
    ),
    # Military and combat
    "rule.military": (
        "La carte Armée renforce ou attaque, mais pas les deux (base p. 10, B-MIL-01)."
    ),
    "rule.reinforce": (
        "Vous renforcez ceux de vos pions Contrôle qui ne le sont pas encore, où qu'ils soient "
        "(base p. 10, B-MIL-02, B-MIL-03, B-MIL-04)."
    ),
    "rule.attack": (
        "Les cibles sont les barbares, les Cités-États, les villes et les pions Contrôle adverses "
        "à portée d'une case alliée (base p. 11, B-ATT-03, B-ATT-04, B-ATT-05, B-ATT-06, B-ATT-07)."
    ),
    "rule.attack_die": ("Chaque camp lance un dé, l'attaquant d'abord (base p. 11, B-CBT-01)."),
    "rule.defence_die": ("Chaque camp lance un dé, le défenseur ensuite (base p. 11, B-CBT-01)."),
    "rule.conquer_or_liberate": (
        "Qui bat un adversaire sur la case d'une Cité-État la conquiert ou la libère (base pp. 11, "
        "13, B-OUT-15, B-CST-11)."
    ),
    # Barbarians
    "rule.barbarian_direction": (
        "Un seul dé donne la direction de tous les barbares (base p. 12, B-BAR-02)."
    ),
    "rule.barbarian_direction.ScatterBarbarians": (
        "Tant que des barbares partagent une case, l'un d'eux part dans une direction tirée au dé "
        "(base p. 15, B-CLR-10, B-CLR-11)."
    ),
    "rule.scatter_barbarian": (
        "Parmi des barbares qui partagent une case, un s'en va ; le premier joueur dit lequel "
        "(base p. 15, B-CLR-10)."
    ),
    "rule.shift_barbarian": (
        "Séoul : au début de votre tour, vous pouvez déplacer un barbare vers une case terrestre "
        "vide adjacente (base p. 6, B-TRN-17)."
    ),
    "rule.shift_barbarian_to": (
        "Le barbare va sur une case terrestre vide adjacente (base p. 7, B-KEY-12)."
    ),
    # Why a space is refused
    "why.land": "c'est de l'eau (base p. 8, B-CUL-05)",
    "why.land.build_city": "c'est de l'eau (base p. 9, B-IND-05)",
    "why.no_water": "c'est de l'eau, où vos caravanes ne vont pas (base p. 8, B-ECO-10)",
    "why.terrain": (
        "elle est trop difficile : {difficulty}, et la carte compte à l'échelon {slot} (base p. 8, "
        "B-CUL-06)"
    ),
    "why.terrain.build_city": (
        "elle est trop difficile : {difficulty}, et la carte compte à l'échelon {slot} (base p. 9, "
        "B-IND-06)"
    ),
    "why.terrain.move_caravan": (
        "elle est trop difficile : {difficulty}, et la carte compte à l'échelon {slot} (base p. 8, "
        "B-ECO-11)"
    ),
    "why.next_to_city": "aucune de vos villes n'est adjacente (base p. 8, B-CUL-03)",
    "why.next_to_friendly": (
        "elle n'est pas adjacente aux cases que dit votre carte (base p. 8, B-ROW-05)"
    ),
    "why.no_barbarian": "un barbare s'y trouve (base p. 8, B-CUL-08)",
    "why.no_barbarian.build_city": "un barbare s'y trouve (base p. 9, B-IND-14)",
    "why.no_barbarian.move_caravan": "un barbare s'y trouve (base p. 8, B-ECO-12)",
    "why.no_city": "une ville s'y trouve (base p. 8, B-CUL-09)",
    "why.no_city.build_city": "une ville ou une Cité-État s'y trouve (base p. 9, B-IND-14)",
    "why.no_city_state": "une Cité-État s'y trouve (base p. 8, B-CUL-10)",
    "why.no_token": "un pion Contrôle s'y trouve déjà (base p. 8, B-CUL-11)",
    "why.no_rival": "c'est une case adverse (base p. 9, B-IND-14)",
    "why.no_resource": (
        "un pion Ressource ou Merveille de la Nature s'y trouve (base p. 9, B-IND-13, B-IND-14)"
    ),
    "why.not_beside_city": (
        "une ville ou une Cité-État est adjacente (base p. 9, B-IND-17, B-IND-18)"
    ),
    "why.own_token": "aucun pion Contrôle à vous ne s'y trouve (base p. 10, B-MIL-02, B-MIL-11)",
    "why.not_reinforced": "le pion Contrôle est déjà renforcé (base p. 10, B-MIL-04)",
    "why.a_target": (
        "il n'y a rien à attaquer : ni barbare, ni Cité-État, ni ville ou pion Contrôle adverse "
        "(base p. 11, B-ATT-08)"
    ),
    "why.once_per_turn": "une de vos caravanes y est déjà arrivée ce tour-ci (base p. 8, B-ECO-13)",
    "why.in_reach": "elle est trop loin, ou le chemin est barré (base p. 7, B-KEY-29)",
    "why.in_reach.build_city": (
        "elle est trop loin de vos cases, ou le chemin est barré par l'eau, une case trop "
        "difficile, une case adverse ou un barbare (base p. 9, B-IND-04, B-IND-07, B-IND-08, "
        "B-IND-09, B-IND-10)"
    ),
    "why.in_reach.attack": (
        "elle est trop loin de vos cases, ou le chemin est barré par l'eau, une case adverse ou un "
        "barbare ; une case prise ce tour-ci ne peut pas attaquer (base p. 11, B-ATT-03, B-ATT-09, "
        "B-ATT-10, B-ATT-11, B-ATT-15)"
    ),
    "why.in_reach.move_caravan": (
        "la caravane ne peut aller si loin par des cases qui lui sont ouvertes (base p. 8, "
        "B-ECO-03, B-ECO-11)"
    ),
    # Why something else is refused
    "why.offered": "{answer} : proposé. {rule}",
    "why.refused": "{answer} : pas proposé, car {reasons}. {rule}",
    "why.and": " ; ",
    "why.rule_only": "{answer} : pas proposé. {rule}",
    "why.unknown_space": "Il n'y a pas de case {answer} sur le plateau. {rule}",
    "why.unknown": "{answer} : ce n'est pas une réponse à cette question. {rule}",
    "why.hidden_wonder": "elle n'est pas visible (base p. 10, B-WON-01)",
    "why.dear_wonder": (
        "elle coûte {cost}, et avec tout ce que vous pouvez dépenser vous atteignez {most} (base "
        "p. 10, B-WON-03)"
    ),
    # Help on a card
    "help.focus": "{name} : carte Priorité, {type}, niveau {level}. {text}",
    "help.wonder": (
        "{name} : Merveille du Monde, {type}, {era} ; coût {cost}, ressources : {first}, {second}. "
        "{text}"
    ),
    "help.leader": (
        "{name} : {leader}. Barre de départ, depuis l'échelon 1 : {row}. {ability} : {text}"
    ),
    "help.city_state": "{name} : Cité-État, {type}. Pour qui détient sa carte : {text}",
    "help.diplomacy": "{name} : carte Diplomatie de chaque joueur. {text}",
    "help.agenda": "{name} : objectif, sur une même carte Victoire que {other}. {text}",
    "help.natural": (
        "{name} : Merveille de la Nature. Difficulté 5, aucun type de terrain ; son pion compte "
        "comme {resource} une fois par tour."
    ),
    "help.several": "Lequel ? {names}.",
}
