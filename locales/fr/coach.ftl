# The coach of a first game. Each message is one sentence of at most 25 words; two of them at most are shown at once.
# web/src/game/coach/lines.json says when. The lessons (tutorial.ftl) use some of them.

## What the card says around the sentences

coach-title = Votre guide
coach-less = Moins d’aide
coach-less-more = Ne plus dire cela
# On a phone: what was read becomes a line, and the choices have its room.
coach-fold = Compris
coach-on = Activer le guide
coach-off = Désactiver le guide

## Before the first turn

coach-draft = Chaque personnage a son lieu de départ, ses biens et sa propre capacité, utilisable à partir de 5 PL.
coach-start = Commencez près de ce qui vous servira : une Mine pour l’or, ou un Magasin général pour une monture.

## The start of a turn

coach-income = Chaque tour commence par un revenu : 20 $, ou deux cartes, ou 10 $ et une carte.
coach-cards = Les cartes servent aux combats et au poker, et un combat perdu vous vaut une blessure.
coach-weapon = Une seule arme sert à la fois, et vous pouvez en changer au début de votre tour.
coach-mount = Une seule monture sert à la fois : elle fixe la distance parcourue par une action Mouvement.

## Actions

coach-actions = Vous avez trois actions par tour : un mouvement en coûte une, et utiliser un lieu aussi.
coach-bandit-ahead = Tout joueur qui entre sur la case d’un bandit doit le combattre.
coach-prospect = Vous êtes dans une Mine, vous pouvez donc prospecter, c’est-à-dire lancer deux dés.
coach-deposit = La Banque achète votre or : chaque pépite rapporte 20 $ et 1 PL.
coach-shop = Une monture vous mène plus loin, et une Mule vous permet aussi de porter plus d’or.
coach-shopping = Avec la même action, vous pouvez continuer vos achats tant que vous avez de quoi payer.
coach-upgrade = Une arme ou une monture améliorée est plus efficace, et elle vaut des PL à la fin de la partie.
coach-equip = Vous pouvez utiliser la nouvelle arme ou monture tout de suite, et l’ancienne reste à vous.
coach-heal = Le docteur soigne toutes vos blessures pour 10 $ et une action, et vous piochez une carte pour chacune.
coach-revel = Au Cabaret, vous gagnez 1 PL par tranche de 30 $.
coach-poker = Une partie de poker coûte une action et 10 $, et vous piochez une carte.
coach-fight = Vous pouvez combattre un joueur de votre case : un duel pour la renommée, un vol ou, si vous êtes Marshall et lui Wanted, une arrestation.
coach-heist = Attaquer la banque, c’est combattre un garde : la victoire rapporte 80 $ et trois points Wanted.
coach-play = Une carte sert par son texte ou par son rang : une carte forte peut gagner un combat.
# $card is a card of the player’s hand, as a rank and a sign: K♦. $text is what it does, as on a small card.
coach-hand-action = Avec une action, vous pouvez jouer { $card } maintenant : « { $text } »
# $card is a card of the player’s hand, as a rank and a sign: K♦. $text is what it does, as on a small card.
coach-hand-later = Gardez { $card } pour plus tard ; son effet ne coûte aucune action : « { $text } »
coach-work = Travailler rapporte 10 $ à coup sûr : c’est utile quand il n’y a rien de mieux à proximité.
coach-cattle = Prenez du bétail à un Ranch et vendez-le ou livrez-le ailleurs : son jeton dit ce que cela rapporte.
coach-item = Un de vos équipements peut servir maintenant, et son texte dit ce qu’il faut payer.
coach-ability = À 5 PL, vous devenez légendaire et pouvez utiliser la capacité de votre personnage.
coach-end = Rien ne vous oblige à utiliser toutes vos actions, mais celles qui restent sont perdues.

## What to aim at in this turn, and why

coach-aim-sell = Visez la Banque : chaque pépite y vaut 20 $ et 1 PL, et d’ici là, on peut vous voler.
# $n is how many wounds the player has: two or three.
coach-aim-heal = Visez le Cabinet du docteur : avec { $n } blessures, vous gardez peu de cartes, et chaque blessure coûte 1 PL à la fin.
# $n is the player’s money.
coach-aim-revel = Visez le Cabaret : vous pouvez y changer vos { $n } $ en PL, 1 par tranche de 30 $.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-aim-bandit = Visez un bandit : { $card } bat la plupart des cartes Combat, et la victoire vous vaut 1 PL ou un point Marshall.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-aim-bandit-wanted = Visez un bandit : { $card } bat la plupart des cartes Combat, et la victoire vous vaut 1 PL.
coach-aim-poker = Visez un Saloon : vous avez une Paire, et au poker la maison ajoute 50 $ au pot.
coach-aim-mount = Visez un Magasin général : une monture vous mène plus loin à chaque mouvement, toute la partie.
coach-aim-gold = Visez une Mine : la Banque paie 20 $ et 1 PL pour chaque pépite que vous trouvez.

## Fights

coach-fight-start = Avant de jouer une carte, chaque camp peut utiliser des capacités de début de combat.
coach-fight-bandit = La carte la plus haute gagne, l’As valant 14, mais en cas d’égalité, le bandit l’emporte.
coach-fight-guard = La carte la plus haute gagne, l’As valant 14, mais le garde choisit parmi trois cartes et gagne en cas d’égalité.
coach-fight-sheriff = La carte la plus haute gagne, l’As valant 14, mais le Shérif choisit parmi quatre cartes, qui peuvent blesser, et gagne en cas d’égalité.
coach-fight-player = La carte la plus haute gagne, l’As valant 14, et en cas d’égalité, l’attaquant l’emporte.
coach-meet = Vous avez peu de cartes : la plus haute du combat gagne ; bandits, gardes et, entre joueurs, l’attaquant remportent les égalités ; perdre vous vaut une blessure.
coach-arrest = Perdre ou refuser, c’est l’arrestation : vous subissez une blessure et perdez vos points Wanted, ainsi que la moitié de votre argent et de votre or.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-arrest-held = Votre meilleure carte est { $card } : perdre ou refuser, c’est être arrêté, subir une blessure et perdre la moitié de votre argent et de votre or.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-fight-lose = Si vous perdez, vous subissez une blessure ; votre meilleure carte ici est { $card }.
coach-fight-card = Si vous perdez, vous subissez une blessure, et la carte adverse peut vous blesser même si vous gagnez.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-fight-card-held = Votre meilleure carte ici est { $card } : une défaite vous vaut une blessure, et la carte adverse peut vous blesser même si vous gagnez.
# $card is a card of the player’s hand, as a rank and a sign: K♦. $n is its value, 2 to 14, and $text what it does, as on a small card.
coach-hand-fight = Ici, { $card } vaut { $n }, et son bonus vous aide : « { $text } »
coach-decline = Perdre, c’est subir une blessure ; refuser, c’est perdre aussitôt, mais garder vos cartes pour plus tard.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-decline-held = Votre meilleure carte ici est { $card } : refuser, c’est perdre aussitôt et subir une blessure, mais garder vos cartes pour plus tard.
coach-others = Les autres peuvent vous combattre ou vous blesser pendant leur tour : sans carte, vous perdez aussitôt, et toute défaite vous vaut une blessure.
coach-npc = Ici, vous jouez l’autre camp : plus une carte est forte, plus elle est dure à battre, mais le texte de chaque carte compte aussi.
coach-reveal = Le bonus de votre carte ne coûte aucune action, et c’est le moment de l’utiliser.
coach-react = Une réaction ne coûte aucune action et s’applique avant la comparaison : passez pour garder la carte.
coach-compared = Les cartes sont comparées, mais un bonus peut encore changer la suite.
coach-reward = Le PL compte tout de suite ; un point Marshall fait avancer votre cube, et chaque case atteinte rapporte de l’argent ou des PL.
coach-steal = Votre vol vous rapporte la moitié de l’argent ou de l’or de la cible, et un point Wanted.
coach-restart = Recommencer le combat amène de nouvelles cartes : c’est bon pour le camp qui perdrait maintenant.

## Poker and gold

coach-poker-join = Participer coûte 10 $ et donne une carte, et la meilleure main de cinq cartes remporte le pot.
coach-poker-lay = Ajoutez deux de vos cartes aux trois cartes visibles pour former la meilleure main possible.
coach-poker-bonus = Les cartes jouées au poker peuvent avoir un bonus : choisissez celui que vous utilisez d’abord.
coach-poker-after = La partie de poker est finie, mais une capacité qui vient après peut encore servir.
coach-reroll = Vous pouvez relancer un dé avant de prendre l’or, mais le nouveau résultat compte.

## Effects of cards and items

coach-extend = Votre mouvement est fini, mais une carte ou une capacité peut vous mener plus loin sans coûter d’action.
coach-arrived = Certaines choses ne sont possibles que maintenant, à la fin d’un mouvement.
coach-ride = Ce mouvement ne coûte aucune action, et vous pouvez vous arrêter plus tôt.
coach-travel = Vous allez tout droit à la case choisie, sans passer par celles qui vous en séparent.
coach-fire = Plusieurs capacités s’appliquent à la fois : vous choisissez l’ordre.
coach-choose = L’effet vous laisse le choix : prenez ce qui vous servira le plus tôt.
coach-suffer = Il faut perdre quelque chose : l’argent revient vite, mais une blessure reste tant qu’elle n’est pas soignée.
coach-wound = Chaque blessure non soignée réduit d’une carte votre limite de main et coûte 1 PL à la fin.
coach-may = Ceci est facultatif : si vous passez, rien ne se produit.
coach-target = Choisissez le joueur que vise l’effet : celui qui a le plus de PL est votre premier rival.
coach-tribute = Donnez ce qui vous manquera le moins : l’argent sert aux achats, et les cartes gagnent les combats.
coach-discard = Défaussez la carte la moins utile : un rang faible gagne rarement un combat.
coach-points = Vous venez de gagner des points, et vous pouvez jouer une carte en réaction.

## The law

coach-wanted = Être Wanted rapporte des PL à chacun de vos tours, mais une arrestation coûte ces points et la moitié de votre argent et de l’or.
coach-sheriff-ride = Vous déplacez le Shérif : quand il entre sur la case d’un joueur Wanted, il tente de l’arrêter.
coach-sheriff-arrest = Le Shérif ne peut tenter d’arrêter qu’un seul des joueurs Wanted présents : celui qui a le plus à perdre est un bon choix.

## Stories, goals and the end of a turn

coach-story = Vous avez rempli la condition d’une histoire : tous ceux qui y ont un disque recevront la récompense.
# Legendary tokens are worth $low to $high LP.
coach-goals = Atteignez un de vos objectifs secrets pendant votre tour et montrez-le : il vous vaut un jeton Légendaire de { $low } à { $high } PL.
coach-goal = Vous avez atteint un objectif : montrez-le avant la fin de votre tour, sans dépenser d’action.
coach-end-of-turn = Votre tour s’achève : un objectif atteint se montre maintenant, et pas plus tard.
coach-tokens = Gardez les jetons qui valent le plus de PL : ils restent secrets jusqu’à la fin.
# $n is the player’s hand limit now.
coach-hand-limit = Votre limite de main à la fin du tour est de { $n } : chaque nouvelle blessure la réduit d’une carte.
# $n is how much money the player can hold, $nuggets how many nuggets.
coach-limit = Vous pouvez avoir { $n } $ et { $nuggets } pépites au plus : le surplus est perdu, dépensez donc avant de gagner davantage.
# $n is the number of LP that the game is played to.
coach-game-end = Quand un joueur atteint { $n } PL, on finit la manche ; puis chacun joue un dernier tour et l’on compte les points.
coach-last = C’est votre dernier tour : chaque tranche de 60 $ et votre place sur une piste comptent, et les blessures coûtent des PL.

## What happened

coach-won = Vous avez gagné le combat : si vous y avez joué une carte, elle est défaussée, comme toute carte jouée en combat.
coach-lost = Vous avez perdu le combat : si vous y avez joué une carte, elle est défaussée quand même.
coach-tie = C’était une égalité : les bandits, les gardes et le Shérif l’emportent, et entre joueurs l’attaquant.
coach-wounded = Tant que votre blessure n’est pas soignée, au Cabinet du docteur par exemple, votre limite de main est réduite d’une carte.
coach-arrested = Vous avez été arrêté : vous avez perdu vos points Wanted, ainsi que la moitié de votre argent et de votre or.
coach-limited = Vous aviez plus que vous ne pouvez garder, et le surplus est perdu : dépensez l’argent, vendez les pépites et jouez les cartes à temps.
coach-reacted = Votre réaction s’est appliquée sans coûter d’action : une telle carte sert aussi pendant le tour des autres.
coach-goal-shown = Un objectif rempli : son jeton Légendaire comptera à la fin, et personne d’autre n’en voit la valeur.
coach-legendary = Vous êtes maintenant légendaire : la capacité de votre personnage est à vous jusqu’à la fin de la partie.

## The same, shorter, for whoever has read it before

coach-fight-bandit-short = La carte la plus haute gagne, et le bandit l’emporte en cas d’égalité.
coach-fight-guard-short = La carte la plus haute gagne, et le garde l’emporte en cas d’égalité.
coach-fight-sheriff-short = La carte la plus haute gagne, le Shérif l’emporte en cas d’égalité, et sa carte peut blesser.
coach-fight-player-short = La carte la plus haute gagne, et l’attaquant l’emporte en cas d’égalité.
coach-meet-short = La carte la plus haute gagne ; bandits, gardes et, entre joueurs, l’attaquant remportent les égalités ; perdre vous vaut une blessure.
coach-arrest-short = Perdre ou refuser, c’est subir une blessure et perdre vos points Wanted, ainsi que la moitié de votre argent et de votre or.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-arrest-held-short = Votre meilleure carte ici est { $card } ; perdre ou refuser, c’est l’arrestation.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-fight-lose-short = Une défaite vous vaut une blessure ; votre meilleure carte est { $card }.
coach-fight-card-short = Une défaite vous vaut une blessure, et la carte adverse peut aussi blesser.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-fight-card-held-short = Votre meilleure carte ici est { $card } ; une défaite vous vaut une blessure.
coach-decline-short = En refusant, vous gardez vos cartes, mais vous perdez et subissez une blessure.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-decline-held-short = Votre meilleure carte ici est { $card } ; refuser, c’est perdre, mais garder vos cartes.
coach-others-short = Sans carte, vous perdez tout combat et subissez une blessure.
coach-react-short = Une réaction ne coûte aucune action : passez pour garder la carte.
coach-extend-short = Une carte ou une capacité peut vous mener plus loin.
coach-wanted-short = Les points Wanted rapportent des PL à chaque tour, jusqu’à votre arrestation.
# $n is how much money the player can hold, $nuggets how many nuggets.
coach-limit-short = Tout ce qui dépasse { $n } $ ou { $nuggets } pépites est perdu.
# $n is the player’s hand limit now.
coach-hand-limit-short = À la fin de votre tour, vous gardez au plus { $n } de vos cartes.
# Legendary tokens are worth $low to $high LP.
coach-goals-short = Un objectif atteint et montré vaut de { $low } à { $high } PL.
# $n is the number of LP that the game is played to.
coach-game-end-short = À { $n } PL, la fin est déclenchée : chacun joue encore un dernier tour.
coach-last-short = Votre dernier tour : l’argent et les pistes comptent encore.

## The shortest, for whoever knows it, where it matters at once

coach-fight-bandit-brief = En cas d’égalité, le bandit l’emporte.
coach-fight-guard-brief = En cas d’égalité, le garde l’emporte.
coach-fight-sheriff-brief = En cas d’égalité, le Shérif l’emporte, et sa carte peut blesser.
coach-fight-player-brief = En cas d’égalité, l’attaquant l’emporte.
coach-meet-brief = Bandits, gardes et, entre joueurs, l’attaquant remportent les égalités ; perdre vous vaut une blessure.
