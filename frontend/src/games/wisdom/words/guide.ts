export const en = {
  'guide.welcome':
    'Welcome. This land is laid in squares, and every sign on a square is worth something to the city beside it: hammers are production, arrows are trade, lyres are culture. The tiles with a compass lie face down: nobody knows yet what is there.',
  'guide.place_capital':
    'Found your capital on one of the lit squares. It will use the eight squares around it. Point at a square to read what they would give; hammers and arrows are what a capital needs first.',
  'guide.place_army':
    'An army fights, and takes huts and villages. Put it beside your capital, on the side where you want to go.',
  'guide.place_scout':
    'A scout founds your next city. It cannot fight: do not send it alone into the unknown for long.',
  'guide.adopt':
    'A social policy helps you all game long. Each card has two sides, and you choose one of them. Read them; none is wrong for a first game.',
  'guide.aim':
    'There are four ways to win, and one is enough: the end of the culture track, Space Flight at the top of your techs, 15 coins, or the capital of somebody else. Here you see how far everybody is.',
  'guide.turn':
    'A turn has five phases: Start of Turn, Trade, City Management, Movement, Research. In each of them everybody plays in turn; the dial shows where you are.',
  'guide.start_of_turn':
    'Start of Turn: here scouts found cities, and you change your government. If there is nothing to do, press Done.',
  'guide.found':
    'Your scout stands where a city may be. A second city is the best thing you can have in the first turns: choose the lit square to found it.',
  'guide.log':
    'Here you can read what the others did. A line shows its place on the map when you choose it.',
  'guide.trade':
    'In the Trade phase your cities filled this dial. Its marks I to V say which techs it pays for. Trade also hurries production: 3 trade are 1 production. After research the dial falls back to your coins.',
  'guide.city':
    'This is your city with what the squares around it give: hammers to build, arrows for the dial, lyres for culture. Point at it: its squares light up, and each sum is told in its parts.',
  'guide.actions':
    'Every city has one action each turn: produce one thing, devote itself to the arts for culture, harvest a resource, or begin a program that doubles its next production. To begin with, produce an army, a scout, or a unit.',
  'guide.track':
    'You have culture enough for a step on the culture track. Each step brings an event card or a great person; it costs no action of a city.',
  'guide.events':
    'You hold a culture event. Only you see its face. When its border is lit you may play it.',
  'guide.units':
    'These are your units. They do not stand on the map: armies only show where you may fight, and in a battle you draw from these. Three or four units are a good beginning.',
  'guide.produce':
    'What the city makes stands above, what it can make below, each with its price. A thing with a broken border needs trade too. What is left over is lost, so use the production well.',
  'guide.produce_where':
    'Choose the square on which it stands. Its signs count in place of those of the land; each square says what would change.',
  'guide.harvest':
    'A resource pays for abilities of your techs. Take one that a tech of yours can use.',
  'guide.name_receiver':
    'Your scout can gather the square it stands on. Choose the city that gets it.',
  'guide.take_government':
    'You have unlocked a government and may take it at once. Later a change costs a turn of Anarchy, so take it if you like it.',
  'guide.figures':
    'Movement: your armies and scouts walk, alone or together. Choose the square of those who shall go.',
  'guide.movement':
    'Each group may go as many steps as your speed allows. When all have moved that shall move, press Done.',
  'guide.choose_group': 'Choose how many go together. They walk as one group and stay together.',
  'guide.choose_step':
    'The lit squares can be reached; the number is the steps. Choose one far away and they walk there step by step. They stop if something new turns up.',
  'guide.tile':
    'Beside you lies a tile nobody has seen. For one step you may turn it up: it may hold huts, villages, good land.',
  'guide.hut':
    'A hut. An army that enters takes it and keeps what lies under it; nobody else sees what it was.',
  'guide.village':
    'A village, held by barbarians with three units. Entering it is a battle: you want at least three units yourself. The prize is better than that of a hut.',
  'guide.attack': 'Somebody stands there whom you would attack. The number is your chance to win.',
  'guide.fronts':
    'A battle. Both sides drew units, and now each plays one in turn: on a new front, or against an enemy that stands alone. Theirs are above, yours below.',
  'guide.play_unit':
    'Two units that meet strike each other. Infantry strikes mounted first, mounted artillery, artillery infantry: who strikes first and kills takes no wound. At the end the health left counts, with the bonus; a tie goes to the defender.',
  'guide.battle_ability':
    'Some of your cards may be used in a battle. If you would rather save the resource, press No ability.',
  'guide.loot': 'You have won, and may take loot from the loser. The dearer things cost two.',
  'guide.research':
    'Research: your trade pays for one tech, in secret; all show theirs at once. A tech of a higher level must rest on two of the level below, so the first turns fill the lowest row. Unused trade is lost, but for what your coins keep.',
  'guide.react':
    'Somebody did something that others may prevent. Everybody is asked, whatever they hold. If you have nothing against it, let it happen.',
  'guide.keep_person':
    'A great person is a piece for your land, better than most buildings. Choose the one you keep.',
  'guide.place_person':
    'Put the great person on a square beside one of your cities, or keep it for later.',
  'guide.discard_event': 'You hold more events than you may. Choose the one that goes.',
  'guide.done':
    'You know enough to play on by yourself. Point at anything to ask what it is; the rules, at the top, have every card. Enjoy the game.',
}

export const fr: typeof en = {
  'guide.welcome':
    'Bienvenue. Ce pays est fait de cases carrées, et chaque signe d’une case sert à la ville voisine : les marteaux sont de la production, les flèches du commerce, les lyres de la culture. Les tuiles à boussole sont face cachée : personne ne sait encore ce qui s’y trouve.',
  'guide.place_capital':
    'Fondez votre capitale sur une des cases éclairées. Elle utilisera les huit cases voisines. Pointez une case pour lire ce qu’elles donneraient ; une capitale a d’abord besoin de marteaux et de flèches.',
  'guide.place_army':
    'Une armée se bat, et prend huttes et villages. Placez-la près de votre capitale, du côté où vous voulez aller.',
  'guide.place_scout':
    'Un éclaireur fonde votre prochaine ville. Il ne se bat pas : ne le laissez pas longtemps seul dans l’inconnu.',
  'guide.adopt':
    'Une doctrine sociale vous aide toute la partie. Chaque carte a deux faces, et vous en choisissez une. Lisez-les ; aucune n’est mauvaise pour une première partie.',
  'guide.aim':
    'Il y a quatre façons de gagner, et une suffit : le bout de la piste de culture, le Vol spatial au sommet de vos technologies, 15 pièces, ou la capitale d’un autre. Ici se lit où en est chacun.',
  'guide.turn':
    'Un tour a cinq phases : Début du tour, Commerce, Gestion des villes, Mouvement, Recherche. Dans chacune, chacun joue à son tour ; le cadran montre où l’on en est.',
  'guide.start_of_turn':
    'Début du tour : ici les éclaireurs fondent des villes, et vous changez de gouvernement. S’il n’y a rien à faire, pressez Terminé.',
  'guide.found':
    'Votre éclaireur se tient là où une ville est possible. Une deuxième ville est le mieux qui puisse vous arriver dans les premiers tours : choisissez la case éclairée pour la fonder.',
  'guide.log':
    'Ici se lit ce que les autres ont fait. Choisissez une ligne pour voir l’endroit sur la carte.',
  'guide.trade':
    'À la phase Commerce, vos villes ont rempli ce cadran. Ses marques I à V disent quelles technologies il paie. Le commerce hâte aussi la production : 3 de commerce font 1 de production. Après la recherche, le cadran retombe à vos pièces.',
  'guide.city':
    'Voici votre ville, avec ce que donnent les cases voisines : des marteaux pour construire, des flèches pour le cadran, des lyres pour la culture. Pointez-la : ses cases s’éclairent, et chaque somme est dite en détail.',
  'guide.actions':
    'Chaque ville a une action par tour : produire une chose, se consacrer aux arts pour de la culture, récolter une ressource, ou commencer un programme de construction qui double sa prochaine production. Pour commencer, produisez une armée, un éclaireur ou une unité.',
  'guide.track':
    'Vous avez assez de culture pour un pas sur la piste de culture. Chaque pas rapporte un événement ou un personnage illustre, et ne coûte aucune action de ville.',
  'guide.events':
    'Vous avez un événement culturel. Vous seul en voyez la face. Quand son bord s’éclaire, vous pouvez le jouer.',
  'guide.units':
    'Voici vos unités. Elles ne sont pas sur la carte : les armées montrent seulement où vous pouvez vous battre, et au combat vous piochez ici. Trois ou quatre unités sont un bon début.',
  'guide.produce':
    'En haut, ce que fait la ville ; en bas, ce qu’elle peut produire, avec le prix. Une chose au bord brisé demande aussi du commerce. Ce qui reste est perdu : servez-vous bien de la production.',
  'guide.produce_where':
    'Choisissez la case où cela se tiendra. Ses signes comptent à la place de ceux du terrain ; chaque case dit ce qui changerait.',
  'guide.harvest':
    'Une ressource paie des capacités de vos technologies. Prenez celle dont une de vos technologies a l’usage.',
  'guide.name_receiver':
    'Votre éclaireur peut récolter la case où il se tient. Choisissez la ville qui reçoit.',
  'guide.take_government':
    'Vous avez débloqué un gouvernement et pouvez le prendre aussitôt. Plus tard, un changement coûte un tour d’Anarchie : prenez-le s’il vous plaît.',
  'guide.figures':
    'Mouvement : vos armées et éclaireurs marchent, seuls ou ensemble. Choisissez la case de ceux qui partent.',
  'guide.movement':
    'Chaque groupe fait autant de pas que le permet votre vitesse. Quand tous ceux qui doivent bouger l’ont fait, pressez Terminé.',
  'guide.choose_group':
    'Choisissez combien partent. Ils marchent en un groupe et restent ensemble.',
  'guide.choose_step':
    'Les cases éclairées sont à portée ; le nombre dit les pas. Choisissez-en une au loin, et ils y vont pas à pas. Ils s’arrêtent si quelque chose de neuf apparaît.',
  'guide.tile':
    'À côté de vous, une tuile que personne n’a vue. Pour un pas, vous pouvez la retourner : huttes, villages, bonnes terres peut-être.',
  'guide.hut':
    'Une hutte. L’armée qui y entre la prend et garde ce qui est dessous ; personne d’autre ne le voit.',
  'guide.village':
    'Un village, tenu par des barbares avec trois unités. Y entrer est un combat : ayez vous-même au moins trois unités. Le prix est meilleur que celui d’une hutte.',
  'guide.attack': 'Vous y attaqueriez quelqu’un. Le nombre est votre chance de gagner.',
  'guide.fronts':
    'Un combat. Les deux camps ont pioché des unités, et chacun en joue une à son tour : sur un nouveau front, ou contre une unité ennemie seule. Les leurs sont en haut, les vôtres en bas.',
  'guide.play_unit':
    'Deux unités qui se rencontrent se frappent. L’infanterie frappe d’abord la cavalerie, la cavalerie l’artillerie, l’artillerie l’infanterie : qui frappe d’abord et tue ne reçoit rien. À la fin compte la santé restante, avec le bonus ; l’égalité va au défenseur.',
  'guide.battle_ability':
    'Certaines de vos cartes servent au combat. Si vous préférez garder la ressource, pressez Aucune capacité.',
  'guide.loot':
    'Vous avez gagné, et pouvez prendre du butin au perdant. Les choses les plus chères coûtent deux.',
  'guide.research':
    'Recherche : votre commerce paie une technologie, en secret ; tous montrent la leur en même temps. Une technologie d’un niveau plus haut doit reposer sur deux du niveau d’en dessous : les premiers tours remplissent la rangée du bas. Le commerce restant est perdu, sauf ce que gardent vos pièces.',
  'guide.react':
    'Quelqu’un fait une chose que d’autres peuvent empêcher. Tous sont interrogés, quoi qu’ils aient en main. Si vous n’avez rien contre, laissez faire.',
  'guide.keep_person':
    'Un personnage illustre est une pièce pour vos terres, meilleure que la plupart des bâtiments. Choisissez celui que vous gardez.',
  'guide.place_person':
    'Placez le personnage illustre sur une case voisine d’une de vos villes, ou gardez-le pour plus tard.',
  'guide.discard_event': 'Vous avez trop d’événements. Choisissez celui qui s’en va.',
  'guide.done':
    'Vous en savez assez pour continuer seul. Pointez n’importe quoi pour savoir ce que c’est ; les règles, en haut, ont toutes les cartes. Bonne partie.',
}
