export const en = {
  'draw.row':
    'The slot is the strength of a card, and the most difficult terrain it reaches. The card you resolve goes back to slot 1; those to its left move up.',
  'draw.science':
    'Science turns the dial by its slot. Reaching or passing a gold place brings a card of that level.',
  'draw.culture':
    'A culture card in slot 3 beside a city: grassland, hills and forest are open; desert and mountains are too difficult, water is closed.',
  'draw.economy':
    'A caravan in slot 3 goes up to three spaces, over terrain up to forest. At the city-state it brings two trade tokens.',
  'draw.combat':
    'An attack on a city in the hills: the city counts twice the 2 of its space. 10 to 9: the attacker wins. A tie goes to the defender.',
  'draw.agendas': 'A victory card shows two agendas. One of them is enough to mark it.',
  'draw.slot': 'slot of the card',
  'draw.die': 'die',
  'draw.token': 'trade token spent',
  'draw.hills': 'city in the hills: 2 × 2',
  'draw.beside': 'reinforced token beside it',
  'draw.agenda.one': 'Eight cities',
  'draw.agenda.other': 'Two economy wonders',
}

export const fr: typeof en = {
  'draw.row':
    'L’échelon est la force d’une carte, et le terrain le plus difficile qu’elle atteint. La carte résolue revient à l’échelon 1 ; celles à sa gauche avancent.',
  'draw.science':
    'La Science avance le cadran de son échelon. Atteindre ou dépasser un cran doré apporte une carte de ce niveau.',
  'draw.culture':
    'Une carte Culture à l’échelon 3, près d’une ville : plaine, collines et forêt sont ouvertes ; désert et montagne sont trop difficiles, l’eau est fermée.',
  'draw.economy':
    'Une caravane à l’échelon 3 avance de trois cases au plus, jusqu’à la forêt. À la Cité-État, elle rapporte deux pions Commerce.',
  'draw.combat':
    'Attaque d’une ville dans les collines : la ville compte deux fois le 2 de sa case. 10 contre 9 : l’attaquant gagne. L’égalité va au défenseur.',
  'draw.agendas': 'Une carte Victoire montre deux objectifs. Un seul suffit pour la marquer.',
  'draw.slot': 'échelon de la carte',
  'draw.die': 'dé',
  'draw.token': 'pion Commerce dépensé',
  'draw.hills': 'ville en collines : 2 × 2',
  'draw.beside': 'pion renforcé à côté',
  'draw.agenda.one': 'Huit villes',
  'draw.agenda.other': 'Deux merveilles d’Économie',
}
