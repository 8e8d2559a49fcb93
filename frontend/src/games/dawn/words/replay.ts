export const en = {
  'end.marked': '{who}: marked {marks} of {needed}: {agendas}.',
  'end.victory': 'Marks',
  'end.needed': '{needed} win',
  'end.done': 'marked: {agenda}',
  'end.not-done': 'not marked',
}

export const fr: typeof en = {
  'end.marked': '{who} : {marks} cartes marquées sur {needed} : {agendas}.',
  'end.victory': 'Cartes marquées',
  'end.needed': 'pour gagner : {needed}',
  'end.done': 'marquée : {agenda}',
  'end.not-done': 'pas marquée',
}
