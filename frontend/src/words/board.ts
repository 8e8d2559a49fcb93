export const en = {
  'board.zoomIn': 'Zoom in',
  'board.zoomOut': 'Zoom out',
  'board.fit': 'Show the whole map',
}

export const fr: typeof en = {
  'board.zoomIn': 'Agrandir',
  'board.zoomOut': 'Réduire',
  'board.fit': 'Voir toute la carte',
}
