"""French words for questions, answers and the things of a position (keys as in `en`)."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    # Questions of the setup
    "prompt.draw_leader": "Un Dirigeant est distribué.",
    "prompt.choose_leader": "Quel Dirigeant prenez-vous ?",
    "prompt.draw_tile": "Une tuile est piochée.",
    "prompt.core_side": "Un dé décide de la face du cœur du plateau.",
    "prompt.draw_start": "On tire au sort qui pose la première tuile.",
    "prompt.draw_first": "On tire au sort le premier joueur.",
    "prompt.choose_tile": "Laquelle de vos tuiles posez-vous maintenant ?",
    "prompt.place_tile": "Où et comment posez-vous la tuile ?",
    "prompt.place_tile.BuildMap": "Où et comment posez-vous la tuile {tile} ?",
    "prompt.draw_victory": "Une carte Victoire est piochée.",
    "prompt.draw_wonder": "La Merveille du Monde suivante d'un paquet est révélée.",
    # Questions of the turn
    "prompt.use_ability": "Utilisez-vous une capacité au début de votre tour ?",
    "prompt.choose_card": "Quelle carte de votre barre de Priorité résolvez-vous ?",
    "prompt.resolve_another": (
        "Quelle autre carte résolvez-vous comme si elle était à l'échelon 1 ?"
    ),
    "prompt.economy_too": (
        "Voulez-vous aussi résoudre votre carte Économie et la ramener à l'échelon 1 ?"
    ),
    "prompt.resolve_again": (
        "Voulez-vous résoudre la carte une seconde fois, comme si elle était à l'échelon 1 ?"
    ),
    "prompt.swap_first": "Quelle carte de votre barre de Priorité échangez-vous ?",
    "prompt.swap_second": "Avec quelle carte change-t-elle de place ?",
    # Trade tokens
    "prompt.spend_token": "Dépensez-vous un pion de cette carte ?",
    "prompt.spend_token.AdvanceTech": (
        "Dépensez-vous un pion de votre carte Science pour avancer d'un cran de plus ? Par la "
        "carte : {slot} ; ajouté jusqu'ici : {more}."
    ),
    "prompt.spend_token.PlaceTokens": (
        "Dépensez-vous un pion de votre carte Culture pour placer un pion Contrôle de plus ?"
    ),
    "prompt.spend_token.MoveCaravans": (
        "Dépensez-vous un pion de votre carte Économie pour que chaque caravane puisse aller une "
        "case plus loin ? Distance jusqu'ici : {distance}."
    ),
    "prompt.spend_token.Attack": (
        "Dépensez-vous un pion de votre carte Armée pour +1 ? On en est à {value} (attaquant) "
        "contre {against} (défenseur) ; le défenseur gagne en cas d'égalité."
    ),
    "prompt.add_trade": "Sur quelle carte mettez-vous le pion Commerce ?",
    "prompt.add_trade.GainTrade": (
        "Sur quelle carte mettez-vous un pion Commerce ? Il en reste à placer : {left}."
    ),
    "prompt.discard_trade": "De quelle carte perdez-vous un pion Commerce ?",
    "prompt.discard_trade.DiscardTrade": (
        "De quelle carte perdez-vous un pion Commerce ? Il en reste à perdre : {left}."
    ),
    "prompt.steal_trade": "De quelle carte de l'adversaire prenez-vous un pion Commerce ?",
    "prompt.steal_trade.PlunderCapital": (
        "De quelle carte de {defender} prenez-vous un pion Commerce ? Encore permis : {left}."
    ),
    "prompt.release_trade": "Vers quelle carte déplacez-vous un pion Commerce stocké ?",
    # Culture
    "prompt.place_token": "Où placez-vous un pion Contrôle ?",
    "prompt.place_token.PlaceTokens": (
        "Où placez-vous un pion Contrôle à côté de vos villes (échelon {slot}) ? Reste à placer : "
        "{left}."
    ),
    "prompt.place_token.PlaceTokensAmong": (
        "Où placez-vous un pion Contrôle (échelon {slot}) ? Reste à placer : {left}."
    ),
    "prompt.place_token.Stonehenge": (
        "Stonehenge : sur quelle colline à côté de {space} placez-vous un autre pion Contrôle ?"
    ),
    "prompt.place_token.HangingGardens": (
        "Jardins suspendus : où placez-vous un pion Contrôle à côté de vos villes ?"
    ),
    "prompt.take_back_token": (
        "Vous n'avez plus de pion Contrôle inutilisé : lequel retirez-vous du plateau ?"
    ),
    "prompt.shift_token": ("Lequel de vos pions Contrôle déplacez-vous vers une case adjacente ?"),
    "prompt.shift_to": "Où déplacez-vous le pion Contrôle ?",
    "prompt.shift_to.ShiftToken": "Où déplacez-vous le pion Contrôle de {space} ?",
    "prompt.convert_token": (
        "Quel pion Contrôle adverse remplacez-vous, ou retournez-vous s'il est renforcé ?"
    ),
    "prompt.destroy_token": "Quel pion Contrôle adverse détruisez-vous ?",
    "prompt.name_token": (
        "Désignez l'un après l'autre deux pions Contrôle d'un même adversaire ; il en cédera un."
    ),
    "prompt.give_up_token": "Lequel de ces pions Contrôle cédez-vous ?",
    # Science
    "prompt.gain_card": "Quelle carte Priorité gagnez-vous ?",
    "prompt.gain_card.GainCard": "Quelle carte Priorité de niveau {level} gagnez-vous ?",
    "prompt.gain_card.RaiseCard": "Quelle carte Priorité de niveau {level} prend la place ?",
    "prompt.replace_card": "Quelle carte de votre barre de Priorité cède la place à la nouvelle ?",
    "prompt.replace_card.GainCard": (
        "Quelle carte de votre barre de Priorité cède la place à {card} ?"
    ),
    "prompt.raise_card": "Quelle carte de votre barre de Priorité monte d'un niveau ?",
    "prompt.raise_card.RaiseCards": (
        "Quelle carte de votre barre de Priorité monte d'un niveau ? Encore permis : {left}."
    ),
    "prompt.remove_caravan": (
        "Votre nouvelle carte Économie permet moins de caravanes : laquelle s'en va ?"
    ),
    "prompt.nuke": "Sur quelle case tombe la bombe ?",
    # Economy and diplomacy
    "prompt.choose_caravan": "Quelle caravane déplacez-vous maintenant ?",
    "prompt.move_caravan": "Où va la caravane ?",
    "prompt.move_caravan.MoveCaravans": (
        "Où va la caravane partie de {origin} ? Cases qu'elle peut encore parcourir : {steps}."
    ),
    "prompt.take_diplomacy": "Quelle carte Diplomatie prenez-vous ?",
    "prompt.take_diplomacy.TakeCityStateCard": "Prenez-vous la carte Diplomatie de {city_state} ?",
    "prompt.take_diplomacy.TakeDiplomacy": "Quelle carte Diplomatie de {giver} prenez-vous ?",
    "prompt.take_diplomacy.PotalaPalace": (
        "Palais du Potala : quelle carte Diplomatie prenez-vous ? Encore permis : {left}."
    ),
    "prompt.return_diplomacy": "Quelle carte Diplomatie rendez-vous d'abord ?",
    "prompt.return_diplomacy.MakeRoomForCard": (
        "Quelle carte Diplomatie de {giver} rendez-vous d'abord ?"
    ),
    "prompt.exchange_diplomacy": (
        "Genève : quelle carte Diplomatie rendez-vous pour une autre du même joueur ?"
    ),
    "prompt.gain_resource": "Quelle ressource gagnez-vous ?",
    "prompt.gain_resource.ExchangeResource": "Quelle ressource prenez-vous en échange ({given}) ?",
    "prompt.give_resource": "Laquelle de vos ressources échangez-vous ?",
    "prompt.place_natural_wonder": "Sur quelle carte mettez-vous le pion Merveille de la Nature ?",
    "prompt.place_natural_wonder.RooseveltCorollary": (
        "Sur quelle carte mettez-vous le pion Merveille de la Nature ({natural}) ?"
    ),
    # Industry
    "prompt.build": "Que construisez-vous ?",
    "prompt.build.Build": (
        "Que construisez-vous ? Ville : à {reach} cases au plus, échelon {slot}. Merveille du "
        "Monde : production {production} sans les pions."
    ),
    "prompt.build_city": "Où construisez-vous la ville ?",
    "prompt.choose_wonder": "Quelle Merveille du Monde construisez-vous ?",
    "prompt.choose_wonder.BuildWonder": (
        "Quelle Merveille du Monde construisez-vous ? Production sans les pions : {production}."
    ),
    "prompt.pay": "Que dépensez-vous pour la Merveille du Monde ?",
    "prompt.pay.BuildWonder": (
        "Que dépensez-vous pour {wonder} ? Production jusqu'ici : {production} ; coût : {cost}."
    ),
    "prompt.wonder_city": "Où mettez-vous la Merveille du Monde ?",
    "prompt.wonder_city.BuildWonder": "Où mettez-vous {wonder} ?",
    # Military and combat
    "prompt.military": "Renforcez-vous ou attaquez-vous ?",
    "prompt.military.ReinforceOrAttack": (
        "Renforcez-vous (jusqu'à {slot}) ou attaquez-vous (jusqu'à {attacks} fois, à {reach} cases "
        "au plus) ?"
    ),
    "prompt.reinforce": "Quel pion Contrôle renforcez-vous ?",
    "prompt.reinforce.Reinforce": "Quel pion Contrôle renforcez-vous ? Encore permis : {left}.",
    "prompt.attack": "Quelle case attaquez-vous ?",
    "prompt.attack.Attacks": (
        "Quelle case attaquez-vous, à {reach} cases au plus ? Attaques restantes : {left}."
    ),
    "prompt.attack_die": "L'attaquant lance le dé.",
    "prompt.defence_die": "Le défenseur lance le dé.",
    "prompt.conquer_or_liberate": "Voulez-vous conquérir la Cité-État ou la libérer ?",
    # Barbarians
    "prompt.barbarian_direction": "Un dé donne la direction des barbares.",
    "prompt.barbarian_direction.ScatterBarbarians": (
        "Des barbares se partagent {space} : un dé donne la direction où part l'un d'eux."
    ),
    "prompt.scatter_barbarian": "Lequel des barbares d'une même case s'en va ?",
    "prompt.scatter_barbarian.ScatterBarbarians": (
        "Lequel des barbares de {space} s'en va vers le {direction} ?"
    ),
    "prompt.shift_barbarian": "Séoul : quel barbare déplacez-vous vers une case adjacente ?",
    "prompt.shift_barbarian_to": "Où déplacez-vous le barbare ?",
    "prompt.shift_barbarian_to.Seoul": "Où déplacez-vous le barbare {barbarian} ?",
    # Answers in a word
    "choice.build.city": "une ville",
    "choice.build.wonder": "une Merveille du Monde",
    "choice.military.reinforce": "renforcer des pions Contrôle",
    "choice.military.attack": "attaquer",
    "choice.conquer_or_liberate.conquer": "la conquérir : votre ville prend la place",
    "choice.conquer_or_liberate.liberate": (
        "la libérer : la Cité-État revient, vous prenez sa carte"
    ),
    "choice.economy_too.no": "non, seulement la carte choisie",
    "choice.economy_too.yes": "oui, la carte Économie aussi",
    "choice.resolve_again.no": "non, une fois suffit",
    "choice.resolve_again.yes": "oui, une seconde fois",
    # Doing without
    "option.pass": "rien de plus",
    "option.pass.spend_token": "ne rien dépenser de plus",
    "option.pass.pay": "ne plus rien payer et construire",
    "option.pass.place_token": "ne plus en placer",
    "option.pass.take_back_token": "les laisser tous sur le plateau",
    "option.pass.shift_token": "n'en déplacer aucun",
    "option.pass.shift_to": "le laisser où il est",
    "option.pass.convert_token": "les laisser en paix",
    "option.pass.destroy_token": "n'en détruire aucun",
    "option.pass.name_token": "n'en désigner aucun",
    "option.pass.gain_card": "ne pas gagner de carte",
    "option.pass.raise_card": "n'en faire monter aucune de plus",
    "option.pass.take_diplomacy": "ne pas prendre de carte",
    "option.pass.exchange_diplomacy": "garder vos cartes",
    "option.pass.choose_caravan": "ne plus déplacer de caravane",
    "option.pass.move_caravan": "laisser cette caravane où elle est",
    "option.pass.give_resource": "ne rien échanger",
    "option.pass.steal_trade": "ne rien prendre de plus",
    "option.pass.release_trade": "ne plus en déplacer",
    "option.pass.use_ability": "n'en utiliser aucune, choisir une carte",
    "option.pass.build": "ne rien construire",
    "option.pass.military": "ni l'un ni l'autre",
    "option.pass.reinforce": "ne plus renforcer",
    "option.pass.attack": "ne plus attaquer",
    "option.pass.resolve_another": "ne pas résoudre d'autre carte",
    "option.pass.swap_first": "ne rien échanger",
    "option.pass.shift_barbarian": "n'en déplacer aucun",
    # Answers in full
    "option.home": "la caravane qui est sur votre carte Économie",
    "option.idle": "{card}, sans effet",
    "option.store": "{wonder}, déjà stockés là : {count}",
    "option.card": "{card} ({type} {level})",
    "option.card_replacing": "{card} ({type} {level}), à la place de {old} à l'échelon {slot}",
    "option.wonder": "{wonder} ({type}, {era}), coût {cost}, ressources : {first}, {second}",
    "option.wonder_changed": (
        "{wonder} ({type}, {era}), coût {cost} au lieu de {printed}, ressources : {first}, {second}"
    ),
    "option.leader": "{name} ({leader})",
    "option.ability": "{name} ({kind})",
    "option.resource": "{resource}, vous en avez {held}, reste dans la réserve : {supply}",
    "option.attack": "{space} : votre dé + {attack} contre un dé + {defence}",
    "option.worth": "{token} : {worth} de production",
    "option.barbarian": "barbare {letter}, sur {space}",
    "option.direction": "{die}, vers le {direction}",
    "option.core_side": "{die}, face {side}",
    "option.tile": "tuile {tile} ({kind})",
    "option.victory": "{one} ou {other}",
    "option.placement": "face {side}, rotation {turn} ; son milieu depuis {first} : {steps}",
    # Tokens to spend
    "token.trade": "un pion Commerce",
    "token.trade_of": "un pion Commerce (la carte en porte {count})",
    "token.resource": "{resource}",
    "token.city_state": "le pion Cité-État de {name}",
    "token.natural": "{name}, en tant que {resource}",
    "token.natural_as_trade": "{name}, en tant que pion Commerce",
    # Cards
    "lane.card": "{card} ({type} {level}, échelon {slot})",
    "lane.card_trade": "{card} ({type} {level}, échelon {slot}, pions Commerce : {trade})",
    "lane.type": "carte {type}",
    "lane.store": "Merveille qui les stocke",
    "diplomacy_card": "{card} de {giver}",
    "city_state_card": "la carte de {name}",
    # Spaces and what is on them
    "place.home": "la carte Économie",
    "space.natural": "Merveille de la Nature {name}",
    "space.natural_taken": "Merveille de la Nature {name}, pion déjà pris",
    "space.city_state": "Cité-État {name}",
    "space.conquered": "Cité-État conquise {name}",
    "space.token": "pion Contrôle de {seat}",
    "space.reinforced": "pion Contrôle renforcé de {seat}",
    "space.city": "ville de {seat}",
    "space.mature_city": "ville majeure de {seat}",
    "space.capital": "capitale de {seat}",
    "space.mature_capital": "capitale majeure de {seat}",
    "space.caravan": "caravane de {seat}",
    "space.caravans": "{count} caravanes de {seat}",
    "space.barbarian": "barbare {letter}",
    "space.barbarian_icon": "lieu où réapparaît le barbare {letter}",
    "space.wonder": "Merveille du Monde {name}",
    # Seats, tiles, directions
    "seat": "{name} ({color})",
    "seat.nobody": "personne",
    "tile.capital": "capitale",
    "tile.city_state": "Cité-État",
    "tile.natural_wonder": "Merveille de la Nature",
    "tile.plain": "ordinaire",
    "direction.1": "nord-est",
    "direction.2": "est",
    "direction.3": "sud-est",
    "direction.4": "sud-ouest",
    "direction.5": "ouest",
    "direction.6": "nord-ouest",
    "kind.focus": "carte Priorité",
    "kind.wonder": "Merveille du Monde",
    "kind.leader": "Dirigeant",
    "kind.city_state": "Cité-État",
    "kind.diplomacy": "carte Diplomatie",
    # Kinds of words that begin small inside a sentence
    "grammar.small": "era resource terrain color",
}
