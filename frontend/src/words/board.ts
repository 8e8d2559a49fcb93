export const en = {
  'board.zoomIn': 'Zoom in',
  'board.zoomOut': 'Zoom out',
  'board.fit': 'Show the whole map',
  'board.beyond': 'Spaces you may choose out of sight: {count}',
  'board.beyond.attack': 'Spaces you may choose or attack out of sight: {count}',
}

export const fr: typeof en = {
  'board.zoomIn': 'Agrandir',
  'board.zoomOut': 'Réduire',
  'board.fit': 'Voir toute la carte',
  'board.beyond': 'Cases à choisir hors de vue : {count}',
  'board.beyond.attack': 'Cases à choisir ou à attaquer hors de vue : {count}',
}
