export const en = {
  'board.label': 'Map',
  'board.help':
    'Arrow keys go from square to square, with Shift from tile to tile, Tab to the next one you may choose, Enter chooses, I explains, Y shows what every square gives, plus, minus and 0 zoom.',
  'board.steps': 'Steps away: {steps}.',
  'board.may': 'you may choose this',
  'board.chosen': 'chosen; choose again to confirm',
  'board.you': 'you',
}

export const fr: typeof en = {
  'board.label': 'Carte',
  'board.help':
    'Les flèches vont de case en case, avec Maj de tuile en tuile, Tab à la prochaine case possible, Entrée choisit, I explique, Y montre ce que donne chaque case, plus, moins et 0 règlent le zoom.',
  'board.steps': 'Pas jusque-là : {steps}.',
  'board.may': 'vous pouvez la choisir',
  'board.chosen': 'choisie ; choisissez-la encore pour confirmer',
  'board.you': 'vous',
}
