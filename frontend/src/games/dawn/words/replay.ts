export const en = {
  'end.marked': 'Marked {marks} of {needed}: {agendas}.',
  'end.victory': 'Who marked what',
  'end.card': 'Victory card',
  'end.done': 'marked: {agenda}',
  'end.not-done': 'not marked',
}

export const fr: typeof en = {
  'end.marked': '{marks} cartes marquées sur {needed} : {agendas}.',
  'end.victory': 'Qui a marqué quoi',
  'end.card': 'Carte Victoire',
  'end.done': 'marquée : {agenda}',
  'end.not-done': 'pas marquée',
}
