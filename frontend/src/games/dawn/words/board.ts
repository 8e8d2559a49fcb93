export const en = {
  'board.label': 'Map',
  'board.help':
    'Arrow keys go from space to space, Tab to the next one you may choose, Enter chooses, I explains, G shows a grid, plus, minus and 0 zoom.',
  'board.helpPlacing':
    'Arrow keys go from place to place, Q and E turn, F turns over, Enter lays it down.',
  'board.may': 'you may choose this',
  'board.chosen': 'chosen; choose again to confirm',
  'board.difficulty': 'difficulty {n}',
  'board.step': '{n} step',
  'board.steps': '{n} steps',
  'board.confirm': 'Confirm',
  'board.you': 'you',
  'board.turnLeft': 'Turn left',
  'board.turnRight': 'Turn right',
  'board.flip': 'Turn over',
  'board.place': 'Lay it here',
  'board.placeOf': 'Place {n} of {all}',
  'board.side': 'side {side}',
  'board.wait': 'One moment…',
}

export const fr: typeof en = {
  'board.label': 'Carte',
  'board.help':
    'Les flèches vont de case en case, Tab à la prochaine case possible, Entrée choisit, I explique, G montre un carroyage, plus, moins et 0 règlent le zoom.',
  'board.helpPlacing':
    'Les flèches vont d’un emplacement à l’autre, Q et E tournent, F retourne, Entrée pose.',
  'board.may': 'vous pouvez la choisir',
  'board.chosen': 'choisie ; choisissez-la encore pour confirmer',
  'board.difficulty': 'difficulté {n}',
  'board.step': '{n} pas',
  'board.steps': '{n} pas',
  'board.confirm': 'Confirmer',
  'board.you': 'vous',
  'board.turnLeft': 'Tourner à gauche',
  'board.turnRight': 'Tourner à droite',
  'board.flip': 'Retourner',
  'board.place': 'Poser ici',
  'board.placeOf': 'Emplacement {n} sur {all}',
  'board.side': 'face {side}',
  'board.wait': 'Un instant…',
}
