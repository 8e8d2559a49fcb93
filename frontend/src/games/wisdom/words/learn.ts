export const en = {
  'learn.kind.tech': 'Techs',
  'learn.kind.wonder': 'Wonders',
  'learn.kind.building': 'Buildings',
  'learn.kind.event': 'Culture events',
  'learn.kind.government': 'Governments',
  'learn.kind.policy': 'Social policies',
  'learn.kind.civilization': 'Civilizations',
  'learn.kind.person': 'Great people',
  'learn.kind.resource': 'Resources',
  'learn.kind.unit': 'Units',
  'learn.kind.city_state': 'City-states',
  'learn.kind.relic': 'Relics',
  'learn.kind.result': 'Huts and villages',
  'learn.kind.terrain': 'Terrain',
  'learn.kind.reward': 'Rewards of the culture track',
  'learn.kind.phase': 'Phases',
  'learn.kind.piece': 'Pieces and signs',

  'topic.winning': 'How one wins',
  'topic.winning.1':
    'There are four ways, and one of them is enough. Culture: reach the last space of the culture track. Technology: learn Space Flight, the one tech of level V. Economy: have 15 coins. Conquest: take the capital of another player.',
  'topic.winning.2':
    'The panel “Four ways to win” tells how far everybody is on each of them. The game ends at once when somebody has done it.',
  'topic.turn': 'A turn',
  'topic.turn.1':
    'A turn has five phases: Start of Turn, Trade, City Management, Movement and Research. In each, everybody plays in the order of the table; then comes the next phase. The first player changes every turn.',
  'topic.turn.2':
    'Start of Turn: found cities with scouts, change your government, place great people. Trade: your trade grows by what your land gives, and players may bargain. City Management: each city takes one action. Movement: armies and scouts walk. Research: everybody may learn a tech, in secret and at once.',
  'topic.cities': 'Cities',
  'topic.cities.1':
    'A city uses the eight squares around it, its outskirts. Their signs add up to its production, trade and culture; a building or wonder on a square counts in place of the land. A square where an enemy figure stands gives nothing: it is blockaded.',
  'topic.cities.2':
    'With its action a city produces one thing, devotes itself to the arts, harvests a resource of its outskirts, or begins a building program that doubles what the outskirts give to its next production.',
  'topic.cities.3':
    'What is produced costs production, and what is left over is lost. Every 3 trade may add 1 production: that is rush, and the dial shows at once which tech it costs you. Figures appear beside the city, units go to your standing forces, buildings and wonders stand in the outskirts.',
  'topic.founding': 'Founding',
  'topic.founding.1':
    'At the start of a turn a scout may become a city. The square must be land, at least three squares from every other city, with no hut or village and no enemy figure around, and all eight squares must lie open. Two cities at first; some techs allow more.',
  'topic.trade': 'Trade and bargains',
  'topic.trade.1':
    'The trade dial goes up to 27. Its marks say which level of tech it pays for. After research it falls to the number of your coins.',
  'topic.trade.2':
    'In the trade phase players may exchange trade, culture, resources, facedown markers and events. An offer says what you give and what you want; the other takes it, refuses, or makes a counter-offer.',
  'topic.pyramid': 'The pyramid of techs',
  'topic.pyramid.1':
    'Your techs form a pyramid. A tech of level I lies at the bottom; one of a higher level must rest on two of the level below. So five of level I, four, three and two carry Space Flight.',
  'topic.pyramid.2':
    'Techs unlock buildings, governments and better units, raise your speed and how many figures may share a square, and have abilities that are paid for with resources. An ability that says “once per turn” rests after it was used.',
  'topic.movement': 'Movement',
  'topic.movement.1':
    'Figures move in groups, square by square, up, down, left or right, as far as your speed. Water is closed until a tech opens it. A figure beside a face-down tile may turn it up for one step.',
  'topic.movement.2':
    'An army that enters a hut takes it, and keeps a resource face down. A village is defended by barbarians. Scouts may not enter either, but gather the square they stand on for one of your cities.',
  'topic.battle': 'Battle',
  'topic.battle.1':
    'A battle begins when an army enters a square with enemy armies, a city or a village. Each side draws units from its standing forces. The defender begins, behind walls the attacker; in turn each plays one unit, on a new front or against an enemy that stands alone on its front.',
  'topic.battle.2':
    'Two units that meet strike each other: the strength of one is the wounds of the other. Infantry strikes mounted first, mounted strikes artillery first, artillery strikes infantry first; who strikes first and kills takes no wound. Aircraft trump nobody and are trumped by nobody.',
  'topic.battle.3':
    'When all units are played, each side counts the health that is left to its units, and its combat bonus; of two bonuses only the difference matters. The higher sum wins, a tie goes to the defender. A city adds 6, a capital 12. The winner takes loot; wounds heal, the dead return to the decks.',
  'topic.culture': 'Culture and events',
  'topic.culture.1':
    'In City Management you may buy steps on the culture track; later spaces also cost trade. Each space gives a culture event or a great person. Events stay in your hand until you play them; the hand has a limit.',
  'topic.culture.2':
    'Some events and techs cancel what another does. When somebody does such a thing, everybody who might react is asked, whatever they hold, so that asking gives nothing away. In the settings you may say what you do not want to be asked about.',
  'topic.government': 'Governments and policies',
  'topic.government.1':
    'A government that a tech has just unlocked can be taken directly. Any other change goes through Anarchy, in which the capital does nothing, until a later turn.',
  'topic.government.2':
    'Social policies are cards with two sides. You have as many as you have cities; only one side of a card works. Some effects let you switch one.',
}

export const fr: typeof en = {
  'learn.kind.tech': 'Technologies',
  'learn.kind.wonder': 'Merveilles',
  'learn.kind.building': 'Bâtiments',
  'learn.kind.event': 'Événements culturels',
  'learn.kind.government': 'Gouvernements',
  'learn.kind.policy': 'Doctrines sociales',
  'learn.kind.civilization': 'Civilisations',
  'learn.kind.person': 'Personnages illustres',
  'learn.kind.resource': 'Ressources',
  'learn.kind.unit': 'Unités',
  'learn.kind.city_state': 'Cités-États',
  'learn.kind.relic': 'Reliques',
  'learn.kind.result': 'Huttes et villages',
  'learn.kind.terrain': 'Terrains',
  'learn.kind.reward': 'Récompenses de la piste de culture',
  'learn.kind.phase': 'Phases',
  'learn.kind.piece': 'Pièces et signes',

  'topic.winning': 'Comment gagner',
  'topic.winning.1':
    'Il y a quatre voies, et une seule suffit. Culture : atteindre la dernière case de la piste de culture. Technologie : apprendre le Vol spatial, la seule technologie de niveau V. Économie : avoir 15 pièces. Conquête : prendre la capitale d’un autre joueur.',
  'topic.winning.2':
    'Le panneau « Quatre victoires » dit où chacun en est sur chaque voie. La partie s’arrête dès que quelqu’un y parvient.',
  'topic.turn': 'Un tour',
  'topic.turn.1':
    'Un tour a cinq phases : Début du tour, Commerce, Gestion des villes, Mouvement et Recherche. Dans chacune, tous jouent dans l’ordre de la table ; puis vient la phase suivante. Le premier joueur change à chaque tour.',
  'topic.turn.2':
    'Début du tour : fonder des villes avec des éclaireurs, changer de gouvernement, placer des personnages illustres. Commerce : votre commerce croît de ce que donne votre terre, et l’on peut marchander. Gestion des villes : chaque ville fait une action. Mouvement : armées et éclaireurs se déplacent. Recherche : chacun peut apprendre une technologie, en secret et en même temps.',
  'topic.cities': 'Les villes',
  'topic.cities.1':
    'Une ville utilise les huit cases qui l’entourent, sa périphérie. Leurs signes font sa production, son commerce et sa culture ; un bâtiment ou une merveille compte à la place du terrain. Une case où se tient une figurine ennemie ne donne rien : elle est bloquée.',
  'topic.cities.2':
    'Par son action une ville produit une chose, se consacre aux arts, récolte une ressource de sa périphérie, ou commence un programme de construction qui double ce que la périphérie donne à sa prochaine production.',
  'topic.cities.3':
    'Ce que l’on produit coûte de la production, et le surplus est perdu. 3 de commerce peuvent ajouter 1 de production : c’est accélérer, et le cadran montre aussitôt quelle technologie cela coûte. Les figurines apparaissent près de la ville, les unités rejoignent vos forces, bâtiments et merveilles se dressent dans la périphérie.',
  'topic.founding': 'Fonder',
  'topic.founding.1':
    'Au début d’un tour un éclaireur peut devenir une ville. La case doit être sur terre, à trois cases au moins de toute autre ville, sans hutte ni village ni figurine ennemie autour, et les huit cases doivent être découvertes. Deux villes d’abord ; certaines technologies en permettent plus.',
  'topic.trade': 'Commerce et marchandage',
  'topic.trade.1':
    'Le cadran de commerce va jusqu’à 27. Ses repères disent quel niveau de technologie il paie. Après la recherche il retombe au nombre de vos pièces.',
  'topic.trade.2':
    'Dans la phase de commerce les joueurs peuvent échanger commerce, culture, ressources, marqueurs face cachée et événements. Une offre dit ce que vous donnez et ce que vous voulez ; l’autre l’accepte, la refuse ou fait une contre-offre.',
  'topic.pyramid': 'La pyramide des technologies',
  'topic.pyramid.1':
    'Vos technologies forment une pyramide. Une technologie de niveau I est à la base ; celle d’un niveau plus haut doit reposer sur deux du niveau inférieur. Ainsi cinq de niveau I, quatre, trois et deux portent le Vol spatial.',
  'topic.pyramid.2':
    'Les technologies débloquent bâtiments, gouvernements et meilleures unités, augmentent votre vitesse et le nombre de figurines par case, et ont des pouvoirs que l’on paie en ressources. Un pouvoir « une fois par tour » se repose après usage.',
  'topic.movement': 'Le mouvement',
  'topic.movement.1':
    'Les figurines se déplacent en groupes, case par case, vers le haut, le bas, la gauche ou la droite, selon votre vitesse. L’eau est fermée tant qu’une technologie ne l’ouvre pas. Une figurine près d’une tuile cachée peut la retourner pour un pas.',
  'topic.movement.2':
    'Une armée qui entre dans une hutte la prend, et garde une ressource face cachée. Un village est défendu par des barbares. Les éclaireurs n’entrent ni dans l’une ni dans l’autre, mais exploitent leur case pour une de vos villes.',
  'topic.battle': 'La bataille',
  'topic.battle.1':
    'Une bataille commence quand une armée entre sur une case avec des armées ennemies, une ville ou un village. Chaque camp pioche des unités de ses forces. Le défenseur commence, derrière des murailles l’attaquant ; chacun joue à son tour une unité, sur un front nouveau ou contre un ennemi qui est seul sur son front.',
  'topic.battle.2':
    'Deux unités qui se rencontrent se frappent : la force de l’une fait les blessures de l’autre. L’infanterie frappe d’abord la cavalerie, la cavalerie d’abord l’artillerie, l’artillerie d’abord l’infanterie ; qui frappe d’abord et tue ne reçoit rien. Les avions ne priment sur personne, et personne sur eux.',
  'topic.battle.3':
    'Quand toutes les unités sont jouées, chaque camp compte la santé qui reste à ses unités, et son bonus de combat ; de deux bonus, seule la différence importe. La plus haute somme gagne, l’égalité revient au défenseur. Une ville ajoute 6, une capitale 12. Le vainqueur prend du butin ; les blessures guérissent, les morts retournent aux pioches.',
  'topic.culture': 'Culture et événements',
  'topic.culture.1':
    'En Gestion des villes vous pouvez acheter des pas sur la piste de culture ; les dernières cases coûtent aussi du commerce. Chaque case donne un événement culturel ou un personnage illustre. Les événements restent en main jusqu’à ce que vous les jouiez ; la main a une limite.',
  'topic.culture.2':
    'Certains événements et technologies annulent ce qu’un autre fait. Quand quelqu’un fait une telle chose, tous ceux qui pourraient réagir sont interrogés, quoi qu’ils aient en main, pour que la question ne trahisse rien. Dans les réglages vous pouvez dire ce que l’on ne doit pas vous demander.',
  'topic.government': 'Gouvernements et doctrines',
  'topic.government.1':
    'Un gouvernement qu’une technologie vient de débloquer peut être pris directement. Tout autre changement passe par l’Anarchie, où la capitale ne fait rien, jusqu’à un tour suivant.',
  'topic.government.2':
    'Les doctrines sociales sont des cartes à deux faces. Vous en avez autant que de villes ; une seule face d’une carte agit. Certains effets permettent d’en changer une.',
}
