export const en = {
  'guide.welcome':
    'This is your world. The castle with a star is your capital. Each hex is a space; its terrain says how hard it is to reach: grassland 1, hills 2, forest 3, desert 4, mountains 5.',
  'guide.welcome.terra':
    'This is your world, and only its beginning: beyond its edges lies land that your figures discover. The castle with a star is your capital. The terrain of a space says how hard it is to reach: grassland 1, hills 2, forest 3, desert 4, mountains 5.',
  'guide.aim':
    'This is how you win: complete {needed} of the {count} victory cards before anyone else. Most show two goals, and one of them is enough. The numbers tell how far everybody is.',
  'guide.aim.all':
    'This is how you win: complete all {count} victory cards before anyone else. Each shows two goals, and one of them is enough. The numbers tell how far everybody is.',
  'guide.row':
    'These are your focus cards. On your turn you resolve exactly one. The number of its slot is its strength. Afterwards it goes back to slot 1 and the weaker cards move up, so waiting makes a card strong.',
  'guide.row.terra':
    'These are your six focus cards. On your turn you resolve exactly one. The number of its slot is its strength: 1, 1, 2, 3, 4, 5. Afterwards it goes back to the left end and the others move up, so waiting makes a card strong.',
  'guide.choose.culture':
    'Culture, with the lyre, is in slot {slot}. It claims land: you place control tokens beside your cities on terrain up to difficulty {slot}. Choose it now.',
  'guide.choose.industry':
    'Industry, with the gear, has come to slot {slot}. It builds a new city near your land, or a world wonder. A second city gives you more room to grow: choose it now.',
  'guide.choose.economy':
    'Economy, with the scales, is in slot {slot}. Its caravan travels over terrain up to difficulty {slot}. Arriving at a city-state or a rival city brings two trade tokens. Choose it now.',
  'guide.choose.science':
    'Science, with the sphere, is in slot {slot}. It turns your tech dial {slot} places; at certain places you gain a better focus card. Choose it now.',
  'guide.choose.military':
    'Military, with the swords, is in slot {slot}. It reinforces your control tokens, or attacks barbarians, city-states and rivals nearby. Choose it if you like to see it.',
  'guide.choose.military.terra':
    'Military, with the swords, is in slot {slot}. It moves your armies over terrain up to difficulty {slot}. Where an army enters a space with a barbarian, a city-state, a fort or a rival, it attacks; at the edge of the map it explores. Choose it now.',
  'guide.choose.growth':
    'Growth, with the sprout, is in slot {slot}. It places a district and a control token, or reinforces what you have. Choose it now.',
  'guide.event':
    'A new round has begun. This dial turns before it: barbarians come and move, or mature cities earn trade tokens. A city is mature when your own tokens or water surround it.',
  'guide.event.terra':
    'A new round has begun. This dial turns before it: barbarians come and move, wonders age, districts work, governments change. What it shows now and next stands beside it.',
  'guide.log':
    'Here you can read what the others did. A line shows its place on the map when you choose it.',
  'guide.place_token':
    'The lit spaces can take a control token. Resources are worth having: they pay for world wonders. Filling the ring around your capital makes it mature.',
  'guide.spend_token':
    'A trade token on a card makes it do a little more. Tokens come back with caravans, so spend them when the extra step is useful.',
  'guide.gain_card':
    'Your dial has reached a level. Choose a new focus card: it takes the place of the old one of the same type and is better in every way.',
  'guide.replace_card':
    'The new card takes the place of one in your row. Choose the one to give up.',
  'guide.choose_caravan':
    'Choose the caravan that travels. It sets out from your capital or from a mature city.',
  'guide.move_caravan':
    'Lead the caravan towards a city-state or a rival city. If it does not arrive this turn, it waits there and goes on next time.',
  'guide.add_trade':
    'Trade tokens lie on focus cards, at most three on each. Put them on a card you mean to use soon.',
  'guide.take_diplomacy':
    'A diplomacy card helps you as long as you keep it. Attacking its giver would cost you the card, so it also makes peace likely.',
  'guide.gain_resource':
    'Take a resource. Each wonder names two of them; such a resource pays 2 towards it.',
  'guide.build':
    'Industry builds one thing: a city on an empty space near your land, or one of the wonders on offer, if you can pay it. A city is a good beginning.',
  'guide.build_city':
    'The lit spaces can take a city; none may touch another. A city beside resources, or by the water, has it easier.',
  'guide.choose_wonder':
    'World wonders give you something for the rest of the game, and some goals count them. Only those you can pay are offered.',
  'guide.pay':
    'Your slot pays a part. Spend tokens and resources for the rest; you need not spend more than the cost.',
  'guide.wonder_city':
    'Put the wonder in one of your cities. Whoever takes the city takes the wonder.',
  'guide.military':
    'Military does one of two things: reinforce tokens, so that they are harder to take, or attack.',
  'guide.reinforce':
    'A reinforced token defends itself and its neighbours better, and stops one barbarian. Begin with those next to a rival or a barbarian.',
  'guide.attack':
    'The lit spaces can be attacked. Each side adds a die to its strength, and a tie goes to the defender. Beating a barbarian brings a trade token.',
  'guide.combat':
    'Both sides’ strength stands here line by line. The buttons say what a token would change.',
  'guide.place_tile':
    'You discover new land. Move the tile where it fits, turn it, turn it over, then confirm.',
  'guide.move_army':
    'Armies walk, attack, and explore at the edge of the map. Choose where this one goes.',
  'guide.deploy_army': 'An army sets out from your capital or from a mature city. Choose where.',
  'guide.growth':
    'Growth does one of two things: place a district and a control token, or reinforce tokens you have.',
  'guide.choose_district':
    'Five districts, each once. A district is a control token with a work of its own; read them before you choose.',
  'guide.place_district':
    'A district lies beside your city and is resolved when the dial shows the two houses.',
  'guide.change_government': 'A government makes one card count as if it lay further to the right.',
  'guide.done':
    'You know enough to play on by yourself. Point at anything to ask what it is; Learn, at the top, has every rule and card. Enjoy the game.',
}

export const fr: typeof en = {
  'guide.welcome':
    'Voici votre monde. Le château étoilé est votre capitale. Chaque hexagone est une case ; son terrain dit s’il est difficile à atteindre : plaine 1, collines 2, forêt 3, désert 4, montagne 5.',
  'guide.welcome.terra':
    'Voici votre monde, ou son début : au-delà des bords s’étend une terre que vos figurines découvriront. Le château étoilé est votre capitale. Le terrain d’une case dit s’il est difficile de l’atteindre : plaine 1, collines 2, forêt 3, désert 4, montagne 5.',
  'guide.aim':
    'Voici comment gagner : accomplir {needed} des {count} cartes Victoire avant les autres. La plupart montrent deux objectifs, et un seul suffit. Les nombres disent où en est chacun.',
  'guide.aim.all':
    'Voici comment gagner : accomplir les {count} cartes Victoire avant les autres. Chacune montre deux objectifs, et un seul suffit. Les nombres disent où en est chacun.',
  'guide.row':
    'Voici vos cartes Priorité. À votre tour, vous en résolvez une seule. Le numéro de son échelon est sa force. Elle revient ensuite à l’échelon 1 et les cartes plus faibles avancent : attendre rend une carte forte.',
  'guide.row.terra':
    'Voici vos six cartes Priorité. À votre tour, vous en résolvez une seule. Le numéro de son échelon est sa force : 1, 1, 2, 3, 4, 5. Elle revient ensuite tout à gauche et les autres avancent : attendre rend une carte forte.',
  'guide.choose.culture':
    'La Culture, avec sa lyre, est à l’échelon {slot}. Elle prend des terres : vous placez des pions Contrôle à côté de vos villes, jusqu’à la difficulté {slot}. Choisissez-la.',
  'guide.choose.industry':
    'L’Industrie, avec sa roue dentée, est arrivée à l’échelon {slot}. Elle construit une ville près de vos terres, ou une Merveille du Monde. Une deuxième ville donne de la place : choisissez-la.',
  'guide.choose.economy':
    'L’Économie, avec sa balance, est à l’échelon {slot}. Sa caravane traverse des terrains jusqu’à la difficulté {slot}. Arrivée dans une Cité-État ou une ville adverse, elle rapporte deux pions Commerce. Choisissez-la.',
  'guide.choose.science':
    'La Science, avec sa sphère, est à l’échelon {slot}. Elle avance votre cadran Tech de {slot} crans ; à certains crans, vous gagnez une meilleure carte Priorité. Choisissez-la.',
  'guide.choose.military':
    'L’Armée, avec ses épées, est à l’échelon {slot}. Elle renforce vos pions Contrôle, ou attaque barbares, Cités-États et adversaires proches. Choisissez-la si vous voulez la voir à l’œuvre.',
  'guide.choose.military.terra':
    'L’Armée, avec ses épées, est à l’échelon {slot}. Elle déplace vos armées sur des terrains jusqu’à la difficulté {slot}. Une armée qui entre chez un barbare, une Cité-État, une Place-Forte ou un adversaire attaque ; au bord de la carte, elle explore. Choisissez-la.',
  'guide.choose.growth':
    'La Croissance, avec sa pousse, est à l’échelon {slot}. Elle place un District et un pion Contrôle, ou renforce ce que vous avez. Choisissez-la.',
  'guide.event':
    'Une nouvelle manche commence. Ce cadran tourne juste avant : des barbares arrivent et bougent, ou les villes majeures rapportent des pions Commerce. Une ville est majeure quand vos pions ou l’eau l’entourent.',
  'guide.event.terra':
    'Une nouvelle manche commence. Ce cadran tourne juste avant : des barbares arrivent et bougent, les merveilles vieillissent, les Districts agissent, les gouvernements changent. Ce qu’il montre, et la suite, se lisent à côté.',
  'guide.log':
    'Ici se lit ce que les autres ont fait. Choisissez une ligne pour voir l’endroit sur la carte.',
  'guide.place_token':
    'Les cases éclairées peuvent recevoir un pion Contrôle. Les ressources valent la peine : elles paient les Merveilles du Monde. Entourer votre capitale la rend majeure.',
  'guide.spend_token':
    'Un pion Commerce posé sur une carte la rend un peu plus forte. Les caravanes en rapportent : dépensez-les quand ce petit plus est utile.',
  'guide.gain_card':
    'Votre cadran a atteint un niveau. Choisissez une nouvelle carte Priorité : elle prend la place de l’ancienne du même type, en mieux.',
  'guide.replace_card':
    'La nouvelle carte prend la place d’une carte de votre barre. Choisissez celle qui s’en va.',
  'guide.choose_caravan':
    'Choisissez la caravane qui voyage. Elle part de votre capitale ou d’une ville majeure.',
  'guide.move_caravan':
    'Menez la caravane vers une Cité-État ou une ville adverse. Si elle n’arrive pas à ce tour, elle attend sur place et repartira.',
  'guide.add_trade':
    'Les pions Commerce se posent sur les cartes Priorité, trois au plus par carte. Mettez-les sur une carte qui servira bientôt.',
  'guide.take_diplomacy':
    'Une carte Diplomatie vous aide tant que vous la gardez. Attaquer qui vous l’a donnée vous la ferait perdre : elle invite donc à la paix.',
  'guide.gain_resource':
    'Prenez une ressource. Chaque Merveille en nomme deux ; une telle ressource paie 2 de son coût.',
  'guide.build':
    'L’Industrie construit une seule chose : une ville sur une case libre près de vos terres, ou une des Merveilles proposées si vous pouvez la payer. Une ville est un bon début.',
  'guide.build_city':
    'Les cases éclairées peuvent recevoir une ville ; aucune ville n’en touche une autre. Près de ressources ou de l’eau, elle sera mieux.',
  'guide.choose_wonder':
    'Les Merveilles du Monde servent jusqu’à la fin de la partie, et certains objectifs les comptent. Seules celles que vous pouvez payer sont proposées.',
  'guide.pay':
    'Votre échelon paie une part. Dépensez des pions et des ressources pour le reste ; inutile de dépasser le coût.',
  'guide.wonder_city':
    'Placez la Merveille dans une de vos villes. Qui prend la ville prend la Merveille.',
  'guide.military':
    'L’Armée fait l’un ou l’autre : renforcer des pions, qui seront plus durs à prendre, ou attaquer.',
  'guide.reinforce':
    'Un pion renforcé se défend mieux, protège ses voisins et arrête un barbare. Commencez par ceux qui touchent un adversaire ou un barbare.',
  'guide.attack':
    'Les cases éclairées peuvent être attaquées. Chaque camp ajoute un dé à sa force, et l’égalité va au défenseur. Battre un barbare rapporte un pion Commerce.',
  'guide.combat':
    'La force des deux camps se lit ici ligne par ligne. Les boutons disent ce qu’un pion changerait.',
  'guide.place_tile':
    'Vous découvrez une terre. Amenez la tuile où elle tient, tournez-la, retournez-la, puis confirmez.',
  'guide.move_army':
    'Les armées marchent, attaquent et explorent au bord de la carte. Choisissez où va celle-ci.',
  'guide.deploy_army': 'Une armée part de votre capitale ou d’une ville majeure. Choisissez d’où.',
  'guide.growth':
    'La Croissance fait l’un ou l’autre : placer un District et un pion Contrôle, ou renforcer des pions que vous avez.',
  'guide.choose_district':
    'Cinq Districts, chacun une fois. Un District est un pion Contrôle qui agit à sa façon ; lisez-les avant de choisir.',
  'guide.place_district':
    'Un District se place à côté de votre ville ; il est résolu quand le cadran montre les deux maisons.',
  'guide.change_government':
    'Un gouvernement fait compter une carte comme si elle était plus à droite.',
  'guide.done':
    'Vous en savez assez pour continuer seul. Pointez n’importe quoi pour savoir ce que c’est ; « Apprendre », en haut, contient toutes les règles et cartes. Bonne partie.',
}
