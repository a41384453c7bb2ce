# The guided games. The guide speaks to one person, warmly and in short sentences. What is said must be true of the
# prepared positions in content/base/tutorial/; names of cards, places and characters are those of content.ftl.

## Around the lessons

tutorial-title = Apprendre en jouant
tutorial-about = De petites parties guidées. Essayez tout ce que vous voulez : vous pourrez toujours revenir à la leçon.
# A lesson's number and how many there are.
tutorial-lesson = Leçon { $n } sur { $of }
# The expansion that a lesson belongs to.
tutorial-expansion = Extension : { $module }
# A step's number and how many there are.
tutorial-step = Étape { $n } sur { $of }
tutorial-start = Commencer
tutorial-continue = Reprendre
tutorial-again = Rejouer
tutorial-next = Continuer
tutorial-skip = Passer cette étape
tutorial-back = Revenir à la leçon
tutorial-leave = Quitter les leçons
tutorial-next-lesson = Leçon suivante
tutorial-finish = Terminer
tutorial-play = Jouez votre première partie
tutorial-guide = Votre guide
# What the guide wants: a choice, as it is written among the choices.
tutorial-wanted = Le guide attend : { $choice }

## In the terminal; the words in front of the colons are typed and stay as they are

tutorial-keys = Entrée choisir  Espace continuer  Retour arrière leçon  ? aide  q quitter
tutorial-keys-plain = Tapez un numéro pour choisir, next pour continuer, back pour revenir à la leçon, quit pour quitter.
# A command to be typed.
tutorial-resume = Pour reprendre plus tard : { $command }
tutorial-all-done = Vous avez fini toutes les leçons. À vous de jouer une partie : { $command }
tutorial-module-done = Vous avez terminé cette leçon. Jouez maintenant avec l’extension : { $command }

## What the guide answers

tutorial-reply-well = Bien joué !
tutorial-reply-put-right = Cela marche aussi. Je remets tout en place pour la suite de la leçon.
tutorial-reply-strayed = Bien sûr, vous pouvez faire cela aussi. Quand vous en aurez assez vu, faites ce que demande la leçon, ou revenez-y.
tutorial-reply-away = C’est permis, et vous savez maintenant ce que cela fait. Revenez à la leçon quand il vous plaira.
tutorial-reply-back = Nous y revoilà.

## The first lesson

tutorial-moving = Sur la piste
tutorial-moving-about = Mouvement, argent et achats.
tutorial-moving-welcome = Bienvenue dans l’Ouest ! Vous êtes Annie Oakley, aux portes de la ville de Darkrock. Dans ce jeu, on voyage, on commerce, on se bat et on parie pour la renommée : les Points de Légende, ou PL. Le joueur qui en a le plus à la fin gagne. Commençons par une journée tranquille.
tutorial-moving-income = { coach-income } Aujourd’hui, nous faisons des achats. Que prenez-vous ?
tutorial-moving-income-money = 20 $, donc : un magasin aime les bourses pleines.
tutorial-moving-income-both = Un peu des deux : 10 $ pour le magasin, et une carte dans la manche.
tutorial-moving-income-cards = Deux cartes gagnent des combats, mais aucun magasin n’en veut. Aujourd’hui, il nous faut de l’argent.
tutorial-moving-ride = Vous avez maintenant trois actions. Se déplacer en coûte une : à pied, vous pouvez avancer de deux cases. À Darkrock, le Magasin général s’utilise depuis les trois cases voisines. Marchez jusqu’à la plus proche.
tutorial-moving-buy = Ici, vous pouvez acheter. { coach-shop } Acheter est également une action. Achetez la Mule.
tutorial-moving-leave = { coach-shopping } Vous avez ce que vous vouliez : quittez le magasin.
tutorial-moving-mule = Elle est à vous. Avec la Mule, vous avancez de trois cases en une action, et vous pouvez porter deux pépites de plus. Vous pourrez améliorer vos armes et vos montures plus tard, au magasin également.
tutorial-moving-mine = Il vous reste une action. Il y a de l’or à Sunny Hills : allez à la Mine. Ensuite, votre tour est fini, et Bass Reeves joue le sien.
tutorial-moving-cards = C’est de nouveau à vous. { coach-cards } Chaque carte de poker a aussi son propre effet. Que prenez-vous cette fois comme revenu ?
tutorial-moving-cards-cards = Deux cartes, dont un Roi.
tutorial-moving-cards-money = L’argent n’achète pas de temps ; une carte, si. Prenez-en deux.
tutorial-moving-cards-both = Une seule carte, c’est trop peu : aujourd’hui, il nous en faut deux. Prenez-les.
tutorial-moving-dig = { coach-prospect } Tentez votre chance.
tutorial-moving-nuggets = Deux pépites ! Tout le monde voit votre or, et les autres joueurs peuvent vous le voler. La Banque l’achète.
tutorial-moving-play = La Banque est trop loin pour les deux actions qui vous restent. Regardez votre Roi : il coûte une action et vous en donne deux. Jouez-le.
tutorial-moving-back = Maintenant, vous avez assez d’actions. Allez vers la Banque de Darkrock, aussi loin que la Mule le permet.
tutorial-moving-bank = Encore un mouvement et vous y êtes. Allez jusqu’à la Banque.
tutorial-moving-sell = Vous y êtes, avec deux pépites dans les sacoches et une action. À vous de jouer.
tutorial-moving-sell-two = Vendu ! Chaque pépite vous a rapporté 20 $ et 1 PL.
tutorial-moving-sell-one = L’autre pépite resterait dans votre sac, à la merci des voleurs. Une seule action vend les deux.
tutorial-moving-sell-heist = Attaquer la banque est un combat, et l’on devient Wanted. Vendre est plus discret, et rapporte des PL.
tutorial-moving-sell-work = Un travail honnête rapporte 10 $. L’or de vos sacoches, 40 $ et 2 PL.
tutorial-moving-sell-card = Une carte pour votre dernière action, avec de l’or dans les sacoches, devant le guichet ? Vendez d’abord.
tutorial-moving-sell-away = Repartir avec l’or ? Vous avez fait tout ce chemin pour le vendre.
tutorial-moving-sell-end = Une action qui reste est perdue, et la Banque ne viendra pas à vous.
tutorial-moving-points = La voilà, votre renommée : 2 PL. { coach-ability } Celui qui a le plus de PL à la fin gagne.
tutorial-moving-farewell = Voilà une journée ordinaire dans l’Ouest : un revenu, trois actions, et au suivant. Dans la deuxième leçon, quelqu’un riposte.

## The second lesson

tutorial-fights = Armes et cartes
tutorial-fights-about = Des bandits, des duels et une partie de poker.
tutorial-fights-welcome = De retour ? Parfait. Vous êtes maintenant Bass Reeves, à Sunny Hills, et un bandit se terre dans le repaire d’à côté. Pour combattre, il faut des cartes de poker : vous avez un 10 et un 6.
tutorial-fights-bandit = { coach-bandit-ahead } Entrez dans le repaire.
tutorial-fights-lay = Le joueur à votre droite joue le bandit et pioche deux cartes Combat. Chacun de vous joue une carte face cachée. { coach-fight-bandit } Quelle carte jouez-vous ?
tutorial-fights-lay-ten = Un 10 sur la table, et le 6 encore en main.
tutorial-fights-lay-six = Joué maintenant, le 6 n’est qu’un 6. Dans votre main, c’est une réaction : gardez-le jusqu’à ce que la carte du bandit soit révélée.
tutorial-fights-react = Un Valet contre votre 10 : vous allez perdre. Mais votre 6 est « Mains en l’air ! », une réaction qui baisse de deux la valeur de la carte du bandit. Réagissez-vous ?
tutorial-fights-react-react = Le Valet du bandit ne vaut plus que 9 : votre 10 gagne.
tutorial-fights-react-pass = Passez, et le Valet bat le 10 : pas de récompense, mais une blessure. La réponse est dans votre main.
tutorial-fights-reward = Le bandit est battu. Votre récompense : 1 PL ou 1 point Marshall. Que prenez-vous ?
tutorial-fights-reward-legend = La renommée d’abord : celui qui a le plus de PL à la fin l’emporte.
tutorial-fights-reward-marshal = Une étoile sur le gilet. La piste Marshall paie à chaque case atteinte.
tutorial-fights-beaten = Le Valet du bandit vous a rapporté 10 $ en plus : les cartes Combat ont un effet sur le joueur qui les affronte, en bien ou en mal. N’oubliez pas ce que coûte une défaite. { coach-wound }
tutorial-fights-duel = Un autre jour, à Darkrock. Jesse James est sur votre case. { coach-fight }
tutorial-fights-challenge = Provoquez Jesse en duel. Cela coûte une action.
tutorial-fights-strongest = Chacun de vous joue une carte face cachée. Jesse peut aussi refuser, et alors il perd. Après le duel, il y aura du poker : regardez bien vos trois cartes. Laquelle jouez-vous ?
tutorial-fights-strongest-king = Assez haut, et l’As reste dans votre main.
tutorial-fights-strongest-ace = L’As gagnerait, mais vous ne l’auriez plus ensuite. Au poker, il vaut davantage, et votre Roi est haut, lui aussi.
tutorial-fights-strongest-three = Un 3 bat un 2 et guère plus, et le perdant subit une blessure. Vous avez mieux.
tutorial-fights-won = Le Roi bat la Dame. Un duel rapporte 2 PL ; le perdant subit une blessure et pioche une carte. On ne combat pas deux fois le même joueur dans un tour.
tutorial-fights-poker = Le Saloon est juste là. { coach-poker } La maison ajoute 50 $ au pot, et tous ceux qui sont en ville peuvent participer. Asseyez-vous.
tutorial-fights-hand = Jesse s’assoit aussi. Trois cartes sont maintenant face visible pour tous. { coach-poker-lay } Lesquelles ?
tutorial-fights-hand-aces = Avec celui de la table, cela fait trois As, et un Brelan bat une Double Paire.
tutorial-fights-hand-three = Il y a un As sur la table. Avec les deux vôtres, c’est un Brelan ; avec le 3, non.
tutorial-fights-pot = Le pot de 70 $ est à vous ! Comme vous avez lancé la partie, vous gagnez 1 PL en prime. Jesse a perdu et pioche une carte.
tutorial-fights-farewell = Vous connaissez maintenant les deux usages de chaque carte : son rang et son texte. Dans la dernière leçon, nous parlerons de la loi, et de ceux qui l’enfreignent.

## The third lesson

tutorial-law = La loi et l’histoire
tutorial-law-about = Marshall, Wanted et histoires.
tutorial-law-welcome = La loi a deux pistes, l’une pour les Marshalls et l’autre pour les hors-la-loi, et personne n’est sur les deux. Vous êtes Bass Reeves, un Marshall qui a deux points. Jesse James est Wanted, et il est ici même.
tutorial-law-arrest = En tant que Marshall, vous pouvez arrêter un joueur Wanted sur votre case. Arrêtez Jesse.
tutorial-law-card = C’est un combat comme un autre. Jouez votre Roi.
tutorial-law-marshal = Arrêté ! Jesse est emmené au Bureau du Shérif et perd ses points Wanted et la moitié de son argent. Vous gagnez un point Marshall, et chaque case de la piste rapporte aussitôt : celle-ci, 2 PL.
tutorial-law-outlaw = Voyez maintenant l’autre côté. Vous êtes Jesse James, devant la Banque. Il vous reste une action.
tutorial-law-heist = Attaquez la banque. C’est un combat contre un garde : il vous faut une carte.
tutorial-law-guard = Le garde choisit parmi trois cartes Combat. Votre Valet est Pare-balles : il vous évite toute blessure. Quelle carte jouez-vous ?
tutorial-law-guard-jack = Onze, et pas une égratignure, quoi que fasse le garde.
tutorial-law-guard-three = Un 3, contre la meilleure de trois cartes ? Vous repartiriez avec une blessure et sans l’argent.
tutorial-law-wanted = 80 $ et trois points Wanted. La piste Wanted paie plus tard : à la fin de chacun de vos tours, plus vous êtes haut, plus elle donne de PL. Mais le Shérif est en route : Bass l’a lancé à vos trousses avec Chasse à l’Homme, et le voilà.
tutorial-law-sheriff = Quand le Shérif entre sur votre case, vous défaussez d’abord une carte, puis il vous combat. Laquelle défaussez-vous ?
tutorial-law-sheriff-three = Le 3 ne manquera à personne.
tutorial-law-sheriff-king = Il vous resterait un 3 contre le Shérif : brave, et bref. Gardez le Roi.
tutorial-law-escape = Maintenant, le Shérif vous combat avec la meilleure de quatre cartes Combat. En cas d’égalité, il gagne. Jouez-vous le Roi en croisant les doigts, ou refusez-vous ?
tutorial-law-escape-king = La meilleure carte du Shérif était un 9 : le Roi vous tire d’affaire.
tutorial-law-escape-decline = Refuser, c’est perdre, et vous seriez arrêté. Avec un Roi, vous avez une chance.
tutorial-law-free = Vous vous en tirez, et le Shérif retourne à son bureau. S’il avait gagné, vous auriez perdu vos points Wanted et la moitié de votre argent et de votre or, et vous seriez dans son bureau.
tutorial-law-story = Reste une chose : les histoires. Deux sont ouvertes, et chacune a une condition. Vous êtes Calamity Jane, et la condition de la première histoire est de gagner 2 PL en une seule action.
tutorial-law-revel = { coach-revel } Divertissez-vous pour gagner 2 PL.
tutorial-law-disc = Vous avez rempli la condition. Vous pouvez poser un disque sur la première histoire : c’est le dernier qui manquait. Le faites-vous ?
tutorial-law-disc-disc = Votre disque complète l’histoire.
tutorial-law-disc-pass = Sans disque, vous ne recevrez rien quand l’histoire sera résolue. Celui-ci est mérité : posez-le.
tutorial-law-tale = À la fin du tour, l’histoire est résolue, et tous ceux qui y ont un disque reçoivent la récompense. Celle-ci vous laisse le choix : de l’argent, ou plus d’argent et une blessure.
tutorial-law-tale-money = La plus petite bourse, et la peau intacte.
tutorial-law-tale-wound = La plus grosse bourse. La blessure réduit votre limite de main jusqu’à ce qu’elle soit soignée.
tutorial-law-told = L’histoire a amené de nouveaux bandits, et la suivante est ouverte. Chaque disque compte : gardez donc un œil sur les conditions.
tutorial-law-goal = Quand un joueur atteint le nombre de PL convenu (15, 20 ou 25), on finit la manche, puis chacun joue un dernier tour. Après cela, la place sur chaque piste et chaque tranche de 60 $ rapportent aussi des PL. Marshall, hors-la-loi, chercheur d’or ou flambeur : il y a plus d’une façon de gagner.
tutorial-law-farewell = C’est tout ce que je peux vous apprendre. Pour le reste, consultez les règles. En selle, et bonne chance !
