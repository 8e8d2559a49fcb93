export const en = {
  'draw.turn':
    'Start of Turn, Trade, City Management, Movement, Research. Everybody plays one phase before the next begins.',
  'draw.cities':
    'The eight squares around a city add up. The library in the south counts in place of the land under it.',
  'draw.pyramid':
    'A tech rests on two of the level below. With five techs of level I and two of level II, one of level III may be laid where it is gold. Space Flight is at the top.',
  'draw.movement':
    'Two steps to the hut, which the army takes. One step and then down would be the village: a battle. Nobody walks slantwise.',
  'draw.battle':
    'The infantry strikes first: 3 wounds kill a rider with health 2, and it takes none. The arrows say who strikes whom first.',
  'draw.culture':
    'Each space costs culture, the later ones trade too. Most give an event, which only you see; some a great person.',
}

export const fr: typeof en = {
  'draw.turn':
    'Début du tour, Commerce, Gestion des villes, Mouvement, Recherche. Tous jouent une phase avant que commence la suivante.',
  'draw.cities':
    'Les huit cases autour d’une ville s’additionnent. La bibliothèque, au sud, compte à la place de la plaine sous elle.',
  'draw.pyramid':
    'Une technologie repose sur deux du niveau d’en dessous. Avec cinq technologies de niveau I et deux de niveau II, une de niveau III peut se poser à la place dorée. Le Vol spatial est au sommet.',
  'draw.movement':
    'Deux pas jusqu’à la hutte, que l’armée prend. Un pas puis un vers le bas, et c’est le village : un combat. Personne ne marche en biais.',
  'draw.battle':
    'L’infanterie frappe d’abord : 3 blessures tuent un cavalier de santé 2, et elle n’en reçoit aucune. Les flèches disent qui frappe qui en premier.',
  'draw.culture':
    'Chaque case coûte de la culture, les plus hautes aussi du commerce. La plupart donnent un événement, que vous seul voyez ; certaines un personnage illustre.',
}
