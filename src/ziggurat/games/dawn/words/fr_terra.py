"""French words for the questions, answers, log and pieces of Terra Incognita (keys as in
`en_terra`)."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    # Questions of the setup
    "prompt.place_fort": "Où placez-vous votre Place-Forte, contre le cœur du plateau ?",
    "prompt.place_tile.PlaceCapitals": "Où et comment posez-vous votre tuile Capitale ?",
    # Questions of the turn and of the event dial
    "prompt.change_government": "Quelle carte reçoit son pion Gouvernement ?",
    "prompt.take_diplomacy.LithuanianUnion": (
        "Union lituanienne : quelle carte Diplomatie d'un autre joueur prenez-vous ?"
    ),
    "prompt.give_ibrahim": "À qui donnez-vous la carte Ibrahim ?",
    "prompt.break_pact": (
        "Votre Pacte de non-agression est rompu : le rendez-vous pour échanger votre carte Armée, "
        "et avec quelle carte ?"
    ),
    "prompt.break_pact.NonAggressionPact": (
        "{aggressor} rompt le Pacte de non-agression : le rendez-vous pour échanger votre carte "
        "Armée, et avec quelle carte ?"
    ),
    # Exploring
    "prompt.draw_tile.Explore": "Une tuile est piochée sous la pile.",
    "prompt.draw_tile.Astronomy": "Une tuile est piochée sous la pile.",
    "prompt.place_tile.Explore": (
        "Où et comment posez-vous la tuile {tile}, qui doit toucher {space} ?"
    ),
    "prompt.place_tile.Astronomy": "Où et comment posez-vous la tuile {tile} ?",
    "prompt.lookout": "Depuis laquelle de vos villes la figurine explore-t-elle ?",
    "prompt.lay_water": "Construction navale : où posez-vous un pion Eau avant d'explorer ?",
    "prompt.explore_from": "Apadana : depuis quelle case du bord du plateau explorez-vous ?",
    "prompt.peek": "Astronomie : regardez-vous une tuile sous la pile ?",
    "prompt.lay_seen_tile": "Astronomie : laquelle des tuiles vues posez-vous ?",
    "prompt.look_from": (
        "Astronomie : depuis quelle case de la tuile de votre capitale explorez-vous ?"
    ),
    "prompt.return_tile": "Quelle tuile remettez-vous d'abord dans la pile ?",
    "prompt.top_or_bottom": "Où remettez-vous la tuile dans la pile ?",
    "prompt.top_or_bottom.Astronomy": "Où remettez-vous la tuile {tile} dans la pile ?",
    # Growth and districts
    "prompt.growth": "Placez-vous un District ou renforcez-vous ?",
    "prompt.growth.DistrictOrReinforce": (
        "Placez-vous un District (difficulté {slot} au plus) ou renforcez-vous (jusqu'à {slot}) ?"
    ),
    "prompt.spend_token.SpendToReinforce": (
        "Dépensez-vous un pion de votre carte Croissance pour renforcer un pion Contrôle de plus ?"
    ),
    "prompt.choose_district": "Quel District placez-vous ?",
    "prompt.place_district": "Où placez-vous le District ?",
    "prompt.place_district.PlaceDistrict": (
        "Où placez-vous le District ({district}) à côté de vos villes (échelon {slot}) ?"
    ),
    "prompt.next_district": "Lequel de vos Districts résolvez-vous maintenant ?",
    "prompt.name_district": (
        "Mondialisation : quel District sera résolu par tous ceux qui l'ont sur le plateau ?"
    ),
    "prompt.resolve_district": "Candace de Méroé : lequel de vos Districts résolvez-vous ?",
    "prompt.commercial_hub": "Carrefour commercial : pour quoi gagnez-vous des pions Commerce ?",
    "prompt.industrial_zone": "Zone industrielle : des pions Commerce ou une ville ?",
    "prompt.industrial_zone_city": (
        "Zone industrielle : où construisez-vous une ville pour 3 pions Commerce de votre carte "
        "Industrie ?"
    ),
    "prompt.theater_square": "Place du Théâtre : près de quoi placez-vous un pion Contrôle ?",
    "prompt.encampment": "Campement : que faites-vous ?",
    "prompt.encampment_target": (
        "Campement : sur quelle case vainquez-vous un barbare ou une armée ?"
    ),
    "prompt.encampment_which": "Campement : que vainquez-vous là ?",
    "prompt.encampment_which.CampDefeats": "Campement : que vainquez-vous sur {goal} ?",
    "prompt.encampment_reinforce": "Campement : quel pion Contrôle renforcez-vous ?",
    "prompt.deploy_army": (
        "Génie militaire : dans laquelle de vos villes posez-vous une armée de la carte ?"
    ),
    # Control tokens and cities
    "prompt.place_token.TheaterSquare": "Place du Théâtre : où placez-vous un pion Contrôle ?",
    "prompt.place_token.TerraceFarms": (
        "Cultures en terrasses : où placez-vous un autre pion Contrôle à côté de {space} ?"
    ),
    "prompt.place_token.PlaceOnMountain": (
        "Main-d'œuvre d'État : sur quelle montagne placez-vous un pion Contrôle ?"
    ),
    "prompt.place_token.Apadana": (
        "Apadana : sur quelle case de la nouvelle tuile placez-vous un pion Contrôle ?"
    ),
    "prompt.token_beside_city": "Où placez-vous un pion Contrôle à côté de la nouvelle ville ?",
    "prompt.token_beside_city.PaxBritannica": (
        "Pax Britannica : où placez-vous un pion Contrôle renforcé à côté de {space} ?"
    ),
    "prompt.reinforce.Colosseum": "Colisée : quel pion Contrôle renforcez-vous ?",
    "prompt.build_city.BuildOnFigure": (
        "Sur laquelle de vos figurines construisez-vous la ville ?"
    ),
    "prompt.build_city.Cartography": (
        "Cartographie : où construisez-vous une ville près de {space} ?"
    ),
    "prompt.return_figure": "Quelle figurine retourne sur sa carte ?",
    "prompt.swap_city": "Quelle ville adverse remplacez-vous par une des vôtres ?",
    "prompt.swap_city.SwapCity": (
        "Radio : quelle ville adverse à {reach} cases au plus remplacez-vous par une des vôtres ?"
    ),
    "prompt.swap_city.CristoRedentor": (
        "Christ rédempteur : quelle ville adverse à 3 cases au plus remplacez-vous par une des "
        "vôtres ?"
    ),
    "prompt.conquer_now": "Országház : conquérez-vous aussitôt la Cité-État ?",
    "prompt.copy_card": (
        "Grande Bibliothèque : quelle carte Priorité prenez-vous dans votre paquet ?"
    ),
    "prompt.swap_first.UniversityOfSankore": (
        "Université de Sankoré : quelle carte de votre barre de Priorité échangez-vous ?"
    ),
    # Armies
    "prompt.choose_army": "Quelle armée déplacez-vous maintenant ?",
    "prompt.move_army": "Où va l'armée ?",
    "prompt.move_army.MoveArmies": (
        "Où va l'armée partie de {origin} ? Cases qu'elle peut encore parcourir : {left}."
    ),
    "prompt.approach": (
        "Depuis quelle case l'armée attaque-t-elle ? Elle y retourne si elle ne peut rester."
    ),
    "prompt.approach.MoveArmies": (
        "Depuis quelle case l'armée attaque-t-elle {goal} ? Elle y retourne si elle ne peut rester."
    ),
    "prompt.choose_target": "Qu'attaque l'armée ?",
    "prompt.choose_target.MoveArmies": "Qu'attaque l'armée sur {goal} ?",
    "prompt.remove_army": ("Votre nouvelle carte Armée permet moins d'armées : laquelle s'en va ?"),
    "prompt.spend_token.Attack.terra": (
        "Dépensez-vous un pion, pour +1 ou pour relancer votre dé ? On en est à {value} "
        "(attaquant) contre {against} (défenseur) ; le défenseur gagne en cas d'égalité."
    ),
    "prompt.token_use": "À quoi sert le pion ?",
    "prompt.token_use.Attack": (
        "À quoi sert le pion ? On en est à {value} (attaquant) contre {against} (défenseur)."
    ),
    "prompt.burn": "Détruisez-vous le pion Contrôle vaincu, pour déplacer encore l'armée ?",
    "prompt.burn.Capture": (
        "Terre brûlée : détruisez-vous le pion Contrôle sur {space}, pour déplacer encore l'armée ?"
    ),
    # Answers in a word
    "choice.build.on-figure": "une ville là où se trouve une de vos figurines",
    "choice.build.dial": "pas de Merveille du Monde, seulement le cadran Tech qui suit",
    "choice.return_figure.caravan": "la caravane",
    "choice.return_figure.army": "l'armée",
    "choice.growth.district": "placer un District",
    "choice.growth.reinforce": "renforcer des pions Contrôle",
    "choice.commercial_hub.cities": (
        "vos villes majeures : un pion pour chacune, sur n'importe quelles cartes"
    ),
    "choice.commercial_hub.deserts": (
        "les déserts alliés ici : un pion pour chacun, sur la carte Économie"
    ),
    "choice.industrial_zone.forests": (
        "des pions Commerce sur la carte Industrie pour les forêts alliées ici"
    ),
    "choice.industrial_zone.city": "une ville, pour 3 pions Commerce de la carte Industrie",
    "choice.theater_square.district": "à 2 cases au plus de la Place du Théâtre",
    "choice.theater_square.wonder": (
        "à 2 cases au plus d'une ville alliée qui a une Merveille du Monde"
    ),
    "choice.encampment.defeat": "vaincre un barbare ou une armée adverse à 2 cases au plus",
    "choice.encampment.reinforce": "renforcer un pion Contrôle à 2 cases au plus",
    "choice.token_use.add-one": "+1",
    "choice.token_use.reroll": "relancer votre dé",
    "choice.burn.no": "non, le remplacer par le vôtre",
    "choice.burn.yes": "oui, le détruire et repartir",
    "choice.conquer_now.no": "non, la laisser libre",
    "choice.conquer_now.yes": "oui, la conquérir",
    "choice.peek.stop": "non, n'en regarder aucune de plus",
    "choice.peek.look": "oui, en regarder une",
    "choice.top_or_bottom.top": "sur la pile",
    "choice.top_or_bottom.bottom": "sous la pile",
    # Doing without
    "option.pass.change_government": "ne rien changer",
    "option.pass.give_ibrahim": "laisser la carte où elle est",
    "option.pass.break_pact": "garder la carte",
    "option.pass.lay_water": "n'en poser aucun",
    "option.pass.explore_from": "ne pas explorer",
    "option.pass.lay_seen_tile": "n'en poser aucune",
    "option.pass.growth": "ni l'un ni l'autre",
    "option.pass.choose_district": "n'en placer aucun",
    "option.pass.place_district": "finalement n'en placer aucun",
    "option.pass.name_district": "n'en nommer aucun",
    "option.pass.resolve_district": "n'en résoudre aucun",
    "option.pass.industrial_zone_city": "finalement n'en construire aucune",
    "option.pass.theater_square": "n'en placer aucun",
    "option.pass.encampment": "ne rien faire de plus",
    "option.pass.encampment_target": "n'en vaincre aucun",
    "option.pass.encampment_reinforce": "n'en renforcer aucun",
    "option.pass.deploy_army": "ne plus en poser",
    "option.pass.token_beside_city": "n'en placer aucun",
    "option.pass.build_city": "n'en construire aucune",
    "option.pass.swap_city": "n'en remplacer aucune",
    "option.pass.copy_card": "ne pas prendre de carte",
    "option.pass.choose_army": "ne plus déplacer d'armée",
    "option.pass.move_army": "laisser cette armée où elle est",
    # Answers in full
    "option.home.choose_army": "l'armée qui est sur votre carte Armée",
    "option.explore": "explorer depuis le bord du plateau, pour 1 case de déplacement",
    "option.shifted": "{card}, résolue à l'échelon {slot}",
    "option.government": "{government} : {card}, désormais {arrows} plus à droite",
    "option.district": "{district}, sur {space}",
    "option.district_of": "{district} : {seats}",
    "option.target": "{target} : votre dé + {attack} contre un dé + {defence}",
    "option.targets": "{space} : attaque, avec un choix de cibles",
    "option.combat_worth": "{token} : +{worth}",
    "option.hex": "depuis {first} : {steps}",
    "token.resource_as_trade": "{resource}, en tant que pion Commerce",
    # Spaces and what is on them
    "place.army_home": "la carte Armée",
    "space.fort": "Place-Forte",
    "space.district": "{district} de {seat}",
    "space.reinforced_district": "District renforcé ({district}) de {seat}",
    "space.army": "armée de {seat}",
    "space.armies": "{count} armées de {seat}",
    # The log
    "log.fort_placed": "{player} place {space}.",
    "log.explored": "{player} explore et pose la tuile {tile}.",
    "log.tile_put_back": (
        "{player} explore ; la tuile {tile} ne peut être posée et va sur la pile."
    ),
    "log.army_moved": "{player} déplace une armée de {space} vers {goal}.",
    "log.army_moved.home": "{player} envoie une armée de sa carte Armée vers {goal}.",
    "log.army_lost": "{player} perd son armée sur {space} ; elle retourne sur sa carte.",
    "log.rerolled": "{player} relance le dé : {die}, ce qui fait {value}.",
    "log.defence_value.fort": "La Place-Forte se défend avec {sum}.",
    "log.district_placed": "{player} place un District sur {space} : {district}.",
    "log.government": "{player} a un nouveau Gouvernement : {government}.",
    "log.ibrahim": "{player} donne la carte Ibrahim à {holder}.",
    "log.mark_lost": "{player} ne remplit plus {victory} et perd la marque.",
    "log.wonder_removed": "{wonder} quitte la partie sans avoir été construite.",
    "end.agendas.terra": "un objectif accompli sur assez de cartes Victoire",
    "end.tie_break.terra": (
        "plusieurs joueurs ont accompli assez de cartes Victoire ; le nombre de cartes, puis les "
        "Merveilles, puis les cases ont décidé"
    ),
    "end.shared.terra": (
        "plusieurs joueurs ont accompli assez de cartes Victoire à égalité : victoire partagée"
    ),
    "sum.fort": "Place-Forte",
    "sum.army": "armée",
    # Governments
    "government.republic": "République",
    "government.democracy": "Démocratie",
    "government.oligarchy": "Oligarchie",
    "government.communism": "Communisme",
    "government.autocracy": "Autocratie",
    "government.monarchy": "Monarchie",
    # Districts
    "district.campus": "Campus",
    "district.campus.text": (
        "Mettez 1 pion Commerce sur votre carte Science par montagne ou Merveille de la Nature "
        "alliée sur sa case ou à côté."
    ),
    "district.commercial_hub": "Carrefour commercial",
    "district.commercial_hub.text": (
        "Au choix : 1 pion Commerce par ville majeure que vous avez, sur des cartes de votre "
        "choix ; ou 1 pion Commerce sur votre carte Économie par désert allié sur sa case ou à "
        "côté."
    ),
    "district.encampment": "Campement",
    "district.encampment.text": (
        "Vous pouvez faire l'un ou les deux, dans l'ordre de votre choix : vaincre sans attaque un "
        "barbare (pour le pion Commerce habituel) ou une armée adverse à 2 cases au plus ; et "
        "renforcer un de vos pions Contrôle à 2 cases au plus, lui compris."
    ),
    "district.industrial_zone": "Zone industrielle",
    "district.industrial_zone.text": (
        "Au choix : 1 pion Commerce sur votre carte Industrie par forêt alliée sur sa case ou à "
        "côté ; ou payez 3 pions Commerce de votre carte Industrie pour une ville sur une case "
        "autorisée à 2 cases au plus d'une case alliée, quels que soient sa difficulté et ce qui "
        "se trouve entre les deux."
    ),
    "district.theater_square": "Place du Théâtre",
    "district.theater_square.text": (
        "Placez 1 pion Contrôle à 2 cases au plus d'elle, ou à 2 cases au plus d'une ville alliée "
        "qui a une Merveille du Monde, quelle que soit la difficulté."
    ),
    # Editions, events, colour, pieces
    "edition.base": "Une aube nouvelle",
    "edition.terra-incognita": "Terra Incognita",
    "event.district": "Districts",
    "event.government": "Gouvernements",
    "event.wonder": "Les Merveilles du Monde vieillissent",
    "color.purple": "Pourpre",
    "piece.army": "Armée",
    "piece.district": "District",
    "piece.fort": "Place-Forte",
    "piece.government": "Gouvernement",
    "piece.water_token": "Pion Eau",
}
