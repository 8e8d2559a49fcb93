"""Les mots français du terminal."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    # Début et fin
    "welcome": "{game}, {seats} joueurs, graine {seed}",
    "welcome.position": "{game}, {seats} joueurs, depuis une position, graine {seed}",
    "welcome.loaded": "{game}, {seats} joueurs, graine {seed} ; {answers} réponses données",
    "hint": (
        "Répondez par un numéro ou un nom. `aide` donne les commandes, `quitter` enregistre et "
        "quitte."
    ),
    "over": "La partie est terminée.",
    "over.hint": (
        "`sauver FICHIER` garde la partie, `ziggurat replay FICHIER` la rejoue pas à pas ; "
        "`annuler` reprend votre dernière réponse ; `quitter` quitte."
    ),
    "goodbye": "Au revoir.",
    "quit.saved": (
        "La partie est enregistrée dans {file} ; `ziggurat play --load {file}` la reprend."
    ),
    "quit.same": "La partie est telle qu'enregistrée dans {file}.",
    "quit.lost": "La partie n'a pas pu être enregistrée. {trouble}",
    # La question
    "prompt": "> ",
    "asks": "{seat} : {prompt}",
    "answers.places": "Choisissez parmi",
    "answers.else": "ou",
    "answer.pass": "passer",
    # Erreurs
    # Games without a face of their own
    "plain.table": "montre la table comme vous la voyez",
    "plain.round": "Tour {number}, {seat}",
    "no.such_answer": (
        "« {text} » n'est ni une réponse ni une commande ; une ligne vide répète la question, "
        "`aide` donne les commandes."
    ),
    "no.such_number": "Les réponses sont numérotées de 1 à {last}.",
    "no.such_place": "{text} n'est pas parmi les réponses ; `pourquoi {text}` dit pourquoi.",
    "no.ambiguous": "« {text} » peut vouloir dire {names} : précisez.",
    "no.question": "La partie est terminée : il n'y a rien à répondre.",
    "no.undo": "Il n'y a aucune réponse de vous à annuler.",
    "no.undo.revealed": "Une chose cachée a été montrée depuis : cette réponse reste.",
    "no.show_hidden": "Vous ne savez pas tout : la suite ne peut pas être dessinée.",
    "no.windows": "Dans ce jeu, il n'y a rien à laisser à la table.",
    "no.window": "« {text} » n'en est pas : ils sont numérotés de 1 à {last} ; ou `tout`, `rien`.",
    "no.log": "Rien ne s'est encore passé.",
    "no.log_count": "`journal` prend un nombre de lignes : `journal 30`.",
    "no.card": "Aucune carte ne s'appelle « {text} ».",
    "no.place": "Il n'y a pas de case « {text} ».",
    "no.place_given": "`case` prend le numéro d'une case : `case 12`.",
    "no.show_given": (
        "`voir` prend une réponse, comme `voir 3`, et dessine la carte telle qu'elle serait."
    ),
    "no.file_given": "`{command}` prend le nom d'un fichier : `{command} partie.json`.",
    "no.language": "Il n'y a pas de langue « {text} » ; il y a {known}.",
    # Ce qui a été fait
    "undone": "Annulé : {answer}",
    "saved": "Enregistré dans {file}.",
    "loaded": "{file} est chargé ; {answers} réponses données.",
    "loaded.kept": "La partie que vous quittez est enregistrée dans {file}.",
    "ask.title": "Quand on vous demande ; `demander 1 3` : alors seulement ; ou `tout`, `rien`",
    "ask.yes": "{kind} : on vous demande",
    "ask.no": "{kind} : la table passe pour vous",
    "language": "En français, donc.",
    "or": " ou ",
    # Commandes
    "command.save": "sauver",
    "command.load": "charger",
    "help.title": "Commandes",
    "help.answer": "un numéro ou un nom",
    "help.answer.text": "répond ; les premières lettres d'un nom suffisent",
    "help.empty": "une ligne vide",
    "help.empty.text": "répète la question",
    "help.undo": "annuler",
    "help.undo.text": "reprend votre dernière réponse (encore : la précédente)",
    "help.why": "pourquoi [RÉPONSE]",
    "help.why.text": "quelle règle pose, permet ou interdit une réponse ou une case",
    "help.card": "aide CARTE",
    "help.card.text": "ce que fait une carte ou une pièce",
    "help.space": "case N",
    "help.space.text": "ce qu'il y a sur une case",
    "help.show": "voir RÉPONSE",
    "help.show.text": "dessine la carte telle qu'elle serait après cette réponse",
    "help.ask": "demander [N N ...]",
    "help.ask.text": "quand on vous demande si vous réagissez ; sinon la table passe pour vous",
    "help.log": "journal [N]",
    "help.log.text": "les N dernières lignes de ce qui s'est passé",
    "help.save": "sauver FICHIER",
    "help.save.text": "enregistre la partie dans un fichier",
    "help.load": "charger FICHIER",
    "help.load.text": "reprend une partie enregistrée",
    "help.lang": "langue en, langue fr",
    "help.lang.text": "change de langue",
    "help.quit": "quitter",
    "help.quit.text": "enregistre et quitte",
    # Pour commencer
    "start.seat": "Aucun joueur ne s'appelle {name!r} ; il y a {known}.",
    "start.options": "« {seat} » ne peut pas jouer : {bot} s'écrit comme {form}.",
    "start.no_options": "« {seat} » ne peut pas jouer : {bot} n'a pas d'options.",
    "start.seats_differ": (
        "Cette partie a {count} sièges : donnez --seat {count} fois ou pas du tout."
    ),
    "start.one_start": "--{one} et --{other} ne vont pas ensemble.",
    "start.number": "{option} demande un nombre, non pas « {text} ».",
    "start.numbers": "{option} demande un nombre par siège, comme 0,6 ; non pas « {text} ».",
    "start.setup": "Cette partie ne peut pas être mise en place : {reason}.",
    "start.position": "{file} : {reason}.",
    # Fichiers
    "file.bad": "{file} : {reason}.",
    "file.missing": "ce fichier n'existe pas",
    "file.folder": "c'est un dossier",
    "file.denied": "la lecture est interdite",
    "file.special": "ce n'est pas un fichier ordinaire",
    "file.big": "il est trop gros pour une partie",
    "file.binary": "ce n'est pas du texte",
    "file.deep": "son contenu est imbriqué trop profondément",
    "file.unknown_game": "c'est une partie de {game!r}, un jeu inconnu ici",
    "file.damaged": "il est abîmé ({error})",
    "file.hash": "ses réponses se rejouent, mais mènent à une autre position que son empreinte",
    "file.result": "ses réponses se rejouent, mais ne mènent pas au résultat qu'il annonce",
    "file.other": "il contient autre chose et reste tel quel : choisissez un autre nom",
    "file.none_free": "Il y a ici trop de parties enregistrées de cette graine.",
    "file.no_write": "l'écriture est impossible ({error})",
    # Rejouer et vérifier
    "verify.good": "{file} : bon, {answers} réponses, {outcome}.",
    "verify.won": "victoire de {seats}",
    "verify.unfinished": "partie inachevée",
    "replay.title": "{game}, {seats} joueurs, {answers} réponses",
    "replay.keys": (
        "Entrée : suite, b : retour, t : tour suivant, N : réponse N, m : carte, q : quitter"
    ),
    "replay.where": "{number} sur {count}",
    "replay.answer": "{seat} : {answer}",
    "replay.first": "C'est le début.",
    "replay.last": "C'est la fin de la partie enregistrée.",
    "replay.no_answer": "Les réponses sont numérotées de 1 à {count} ; 0 est le début.",
    "replay.no_position": "Ce jeu n'écrit pas de positions.",
    "replay.unknown": "« {text} » n'est pas connu ici. {keys}",
    # Conseils
    "percent": "{number} %",
    "range": "{low} à {high} %",
    "hint.wins": "gagne dans ce tour ({chance})",
    "hint.equal": "Les {count} premières se valent.",
    "help.hint": "conseil",
    "help.hint.text": "les meilleures réponses, vos chances de gagner et ce qui parle pour elles",
    "hint.no_moment": "La partie compte {count} réponses : --at va de 0 à {count}.",
    "hint.nobody": "Après {number} réponses, personne n'est interrogé.",
    "analysis.progress": "examen des tours",
    "analysis.stopped": "Arrêté après {done} étapes sur {of}.",
    "analysis.chances": "Chances de gagner, tour après tour",
    "analysis.rounds": "manche",
    "analysis.turning": "Tournants",
    "analysis.no_turning": "Aucune réponse n'a coûté un dixième des chances.",
    "analysis.lost": "{number}, manche {round}, {seat} : {text} ({before} → {after})",
    "analysis.better": "Mieux :",
    "analysis.json": "--json accompagne --analyse.",
    # Export
    "export.table": "Il n'y a pas de table « {name} » ; il y a {known}.",
    "export.format": "Il n'y a pas de format « {name} » ; il y a {known}.",
    "export.no_parquet": "Parquet demande le supplément : pip install 'ziggurat[data]'.",
    "export.empty": "il ne contient aucune partie",
    "export.other_game": "c'est une partie de {game}, que `--game {game}` exporte",
    "export.games": "parties : {count}",
    "export.no_game": "Aucune partie n'a pu être lue, et rien n'a été écrit.",
    "export.no_write": "Les tables ne peuvent pas être écrites dans {folder} : {error}.",
    "export.done": "Parties dans {folder} : {games}.",
}
