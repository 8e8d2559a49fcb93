"""French words for the log (keys as in `en_log`)."""

from typing import Final

LOG: Final[dict[str, str]] = {
    # Setup
    "log.leader": "{player} a pour Dirigeant {leader}.",
    "log.tile_placed": "{player} pose la tuile {tile}.",
    "log.first_player": "{player} est premier joueur.",
    "log.victory_card": "Carte Victoire : {victory}.",
    "log.wonder_revealed": "Merveille du Monde révélée : {wonder} ({type}, {era}, coût {cost}).",
    # Rounds and turns
    "log.round": "Manche {number}.",
    "log.event": "Cadran d'Événements : {event}.",
    "log.turn": "Au tour de {player}.",
    "log.chooses": "{player} choisit {card}.",
    "log.idle": "{player} la résout sans effet.",
    "log.resolves": "{player} résout {card} à l'échelon {slot}.",
    "log.swapped": "{player} échange sa {one} et sa {other} dans sa barre de Priorité.",
    # Tokens and resources
    "log.trade_gained": "{player} met un pion Commerce sur sa {lane}.",
    "log.trade_lost": "{player} perd un pion Commerce de sa {lane}.",
    "log.spent": "{player} dépense {token}.",
    "log.collected": "{player} prend une ressource : {resource}.",
    "log.exchanged": "{player} échange une ressource : {given} contre {resource}.",
    "log.natural_wonder": "{player} prend la Merveille de la Nature {natural}.",
    "log.token_placed": "{player} place un pion Contrôle sur {space}.",
    "log.token_taken_back": "{player} retire son pion Contrôle de {space}.",
    "log.token_shifted": "{player} déplace un pion Contrôle de {space} vers {goal}.",
    "log.token_replaced": "{player} remplace le pion Contrôle de {loser} sur {space}.",
    "log.weakened": "{player} retourne le pion Contrôle sur {space} sur sa face non renforcée.",
    "log.reinforced": "{player} renforce le pion Contrôle sur {space}.",
    "log.nuked": (
        "{player} lâche la bombe sur {space} : là et tout autour, les pions Contrôle sont détruits "
        "et les pions renforcés ne le sont plus."
    ),
    "log.piece_razed": "La pièce de {player} sur {space} est détruite.",
    # Science
    "log.tech": "{player} avance son cadran Tech : +{spaces}, de {before} à {after}.",
    "log.card_gained": "{player} gagne {card} à la place de {old}.",
    # Caravans and diplomacy
    "log.caravan_moved": "{player} déplace une caravane de {space} vers {goal}.",
    "log.caravan_moved.home": "{player} envoie une caravane de sa carte Économie vers {goal}.",
    "log.caravan_arrived": (
        "{player} voit arriver une caravane : {space} ; elle retourne sur sa carte."
    ),
    "log.caravan_lost": "{player} perd sa caravane sur {space} ; elle retourne sur sa carte.",
    "log.diplomacy_taken": "{player} prend une carte Diplomatie : {diplomacy}.",
    "log.diplomacy_returned": "{player} rend une carte Diplomatie : {diplomacy}.",
    # Cities and wonders
    "log.city_built": "{player} construit une ville sur {space}.",
    "log.wonder_built": (
        "{player} construit {wonder} dans sa ville sur {space} : "
        "production {production}, coût {cost}."
    ),
    "log.wonder_taken": "{player} contrôle désormais {wonder}.",
    # Attacks
    "log.attack": "{player} attaque {defender} sur {space}.",
    "log.attack.neutral": "{player} attaque {space}.",
    "log.odds": "Avant les dés, {player} a {odds} % de chances de gagner.",
    "log.attack_value": "{player} attaque avec {sum}.",
    "log.defence_value": "{player} se défend avec {sum}.",
    "log.defence_value.barbarian": "Le barbare se défend avec {sum}.",
    "log.defence_value.city_state": "La Cité-État se défend avec {sum}.",
    "log.attack_result.won": "{player} remporte l'attaque, {value} contre {against}.",
    "log.attack_result": "{player} perd l'attaque, {value} contre {against}.",
    "log.attack_result.tie": (
        "{player} perd l'attaque, {value} contre {against} : le défenseur gagne en cas d'égalité."
    ),
    "fight.barbarian": "le barbare",
    "log.captured": "{player} prend {space} à {loser}.",
    "log.capital_beaten": "{player} bat la capitale de {loser}.",
    "log.city_state_conquered": "{player} conquiert {city_state}.",
    "log.city_state_liberated": "{player} libère {city_state}.",
    # Barbarians
    "log.barbarians_move": "Dé {die} : les barbares vont vers le {direction}.",
    "log.barbarian_moved": "Le barbare {letter} va de {space} vers {goal}.",
    "log.barbarian_beaten": "Le barbare {letter} est retiré de {space}.",
    "log.barbarian_repelled": (
        "Un pion Contrôle renforcé sur {space} repousse le barbare {letter} et n'est plus renforcé."
    ),
    "log.barbarian_spawned": "Le barbare {letter} réapparaît sur {space}.",
    "log.capital_raided": "Les barbares pillent la capitale de {player}.",
    # Winning
    "log.marked": "{player} accomplit un objectif et marque la carte Victoire {victory}.",
    "log.won": "{player} gagne la partie.",
    "end.agendas": "un objectif accompli sur chaque carte Victoire",
    "end.tie_break": (
        "plusieurs joueurs ont accompli chaque carte Victoire ; les Merveilles, puis les cases ont "
        "décidé"
    ),
    "end.shared": (
        "plusieurs joueurs ont accompli chaque carte Victoire à égalité : victoire partagée"
    ),
    "end.unfinished": "la partie n'est pas finie",
    # The parts of a combat value
    "sum.part": "{amount} ({source})",
    "sum.die": "dé",
    "sum.slot": "échelon",
    "sum.card": "carte",
    "sum.terrain": "terrain",
    "sum.reinforced": "pions Contrôle renforcés",
    "sum.city_state": "Cité-État",
    "sum.spent": "pions dépensés",
}
