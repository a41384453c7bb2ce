# The guided games. The guide speaks to one person, warmly and in short sentences. What is said must be true of the
# prepared positions in content/base/tutorial/; names of cards, places and characters are those of content.ftl.

## Around the lessons

tutorial-title = Apprendre en jouant
tutorial-about = Trois petites parties guidées. Essayez tout ce que vous voulez : vous pourrez toujours revenir à la leçon.
# A lesson's number and how many there are.
tutorial-lesson = Leçon { $n } sur { $of }
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
tutorial-keys-plain = Tapez un numéro pour choisir ; next : continuer ; back : revenir à la leçon ; quit : quitter.
# A command to be typed.
tutorial-resume = Pour reprendre une autre fois : { $command }
tutorial-all-done = Vous avez fini toutes les leçons. À vous de jouer une partie : { $command }

## What the guide answers

tutorial-reply-well = Bien joué !
tutorial-reply-put-right = Cela marche aussi. Je remets tout en place pour la suite de la leçon.
tutorial-reply-strayed = Bien sûr, vous pouvez faire cela aussi. Quand vous en aurez assez vu, faites ce que demande la leçon, ou revenez-y.
tutorial-reply-away = C’est permis, et vous savez maintenant ce que cela fait. Revenez à la leçon quand il vous plaira.
tutorial-reply-back = Nous y revoilà.

## The first lesson

tutorial-moving = Sur la piste
tutorial-moving-about = Mouvement, argent et achats.
tutorial-moving-welcome = Bienvenue dans l’Ouest ! Vous êtes Annie Oakley, aux portes de la ville de Darkrock. Dans ce jeu, on chevauche, on commerce, on se bat et on parie pour la renommée : les Points de Légende, ou PL. Qui en a le plus à la fin gagne. Commençons par une journée tranquille.
tutorial-moving-income = Chaque tour commence par un revenu : 20 $, ou deux cartes, ou 10 $ et une carte. Aujourd’hui, nous faisons des achats : prenez les 20 $.
tutorial-moving-ride = Vous avez maintenant trois actions. Se déplacer en est une : à pied, vous allez à deux cases. Le Magasin général sert ses trois cases de Darkrock. Marchez jusqu’à la plus proche.
tutorial-moving-buy = Ici, vous pouvez acheter. Une monture vous mène plus loin, et une Mule porte aussi plus d’or. Acheter est également une action. Achetez la Mule.
tutorial-moving-leave = Avec la même action, vous pouvez continuer vos achats tant que vous avez de quoi payer. Vous avez ce que vous vouliez : quittez le magasin.
tutorial-moving-mule = Elle est à vous. Avec la Mule, vous avancez de trois cases en une action, et vous pouvez porter deux pépites de plus. Armes et montures s’améliorent plus tard, au magasin également.
tutorial-moving-mine = Il vous reste une action. Il y a de l’or à Sunny Hills : allez à la mine. Ensuite votre tour est fini, et Bass Reeves joue le sien.
tutorial-moving-cards = Votre tour suivant. Cette fois, prenez deux cartes comme revenu. Les cartes servent aux combats et au poker, et beaucoup savent faire autre chose encore.
tutorial-moving-dig = Vous êtes sur une mine, vous pouvez donc prospecter : on lance alors deux dés. Tentez votre chance.
tutorial-moving-nuggets = Deux pépites ! Vous portez l’or à la vue de tous, et d’autres peuvent vous le voler. La banque l’achète.
tutorial-moving-play = La banque est loin pour les deux actions qui vous restent. Regardez votre Roi : il coûte une action et vous en donne deux. Jouez-le.
tutorial-moving-back = Maintenant, vous avez le temps. Allez vers la banque de Darkrock, aussi loin que va la Mule.
tutorial-moving-bank = Encore un mouvement et vous y êtes. Allez sur la banque même.
tutorial-moving-sell = Vendez les deux pépites. Chacune rapporte 20 $ et 1 PL.
tutorial-moving-points = La voilà, votre renommée : 2 PL. Avec 5 PL, vous devenez légendaire, et la capacité propre à votre personnage commence à agir. Quand quelqu’un atteint la durée de la partie, chacun joue encore un tour, puis on compte les points.
tutorial-moving-farewell = Tel est le pain quotidien de l’Ouest : un revenu, trois actions, et au suivant. Dans la deuxième leçon, quelqu’un riposte.

## The second lesson

tutorial-fights = Armes et cartes
tutorial-fights-about = Bandits, duels et une partie de poker.
tutorial-fights-welcome = De retour ? Parfait. Vous êtes maintenant Bass Reeves, à Sunny Hills, et un bandit se terre dans le repaire d’à côté. Pour combattre, il faut des cartes de poker : vous avez un 10 et un 6.
tutorial-fights-bandit = Qui entre sur la case d’un bandit doit le combattre. Entrez dans le repaire.
tutorial-fights-lay = Le joueur à votre droite joue le bandit et pioche deux cartes Combat. Chacun de vous pose une carte face cachée. La plus haute gagne, mais l’égalité revient au bandit. Posez le 10.
tutorial-fights-react = Un Valet contre votre 10 : vous allez perdre. Mais votre 6 est « Mains en l’air ! », une réaction qui baisse de deux la carte du bandit. Jouez-le !
tutorial-fights-reward = Le bandit est battu. Votre récompense : 1 PL, ou une case sur la piste Marshall. Prenez le PL.
tutorial-fights-beaten = Son Valet vous a rapporté 10 $ en plus : les cartes Combat font quelque chose à qui les combat, en bien ou en mal. Un combat perdu vaut une blessure : chaque blessure laisse la place d’une carte de moins dans votre main, jusqu’à ce qu’elle soit soignée.
tutorial-fights-duel = Un autre jour, à Darkrock. Jesse James se tient sur votre case. Avec un autre joueur sur votre case, vous avez trois façons de combattre : un duel pour la renommée, un vol pour ses biens, et une arrestation, s’il est Wanted.
tutorial-fights-challenge = Provoquez Jesse en duel. Cela coûte une action.
tutorial-fights-strongest = Chacun de vous pose une carte face cachée. Jesse peut aussi refuser, et alors il perd. Gardez l’As pour plus tard et posez le Roi.
tutorial-fights-won = Le Roi bat la Dame. Un duel rapporte 2 PL ; le perdant subit une blessure et pioche une carte. On ne combat personne deux fois dans le même tour.
tutorial-fights-poker = Le Saloon est juste là. Une partie de poker coûte une action et 10 $, et vous piochez une carte. La maison ajoute 50 $ au pot, et tous ceux qui sont en ville peuvent participer. Asseyez-vous.
tutorial-fights-hand = Jesse s’assoit aussi. Trois cartes sont ouvertes pour tous. Ajoutez-y deux des vôtres et formez la meilleure main de cinq. Avec vos deux As, vous avez un brelan. Posez-les.
tutorial-fights-pot = Le pot de 70 $ est à vous ! Comme vous avez lancé la partie, vous gagnez 1 PL en prime. Jesse pioche une carte pour s’en remettre.
tutorial-fights-farewell = Vous connaissez maintenant les deux usages de chaque carte : son rang et son texte. Dans la dernière leçon, nous parlerons de la loi, et de ceux qui l’enfreignent.

## The third lesson

tutorial-law = La loi et l’histoire
tutorial-law-about = Marshall, Wanted et histoires.
tutorial-law-welcome = La loi a deux pistes, l’une pour les Marshalls et l’autre pour les hors-la-loi, et personne n’est sur les deux. Vous êtes Bass Reeves, un Marshall à deux points. Jesse James est Wanted, et il est ici même.
tutorial-law-arrest = Vous pouvez arrêter un joueur Wanted sur votre case, tant que vous ne l’êtes pas vous-même. Faites-le.
tutorial-law-card = C’est un combat comme un autre. Posez votre Roi.
tutorial-law-marshal = Arrêté ! Jesse part au bureau du Shérif, sans ses points Wanted et sans la moitié de son argent. Vous avancez d’une case, et chaque case Marshall paie aussitôt : celle-ci, 2 PL.
tutorial-law-outlaw = Voyez maintenant l’autre côté. Vous êtes Jesse James, devant la banque. Il vous reste une action.
tutorial-law-heist = Attaquez la banque. C’est un combat contre un garde, et il demande une carte.
tutorial-law-guard = Le garde choisit parmi trois cartes Combat. Posez votre Valet : Pare-balles vous évite toute blessure.
tutorial-law-wanted = 80 $, et trois cases sur la piste Wanted. Cette piste paie tard : à la fin de chacun de vos tours, elle donne des PL, d’autant plus que vous êtes haut. Mais le Shérif est en route : Bass l’a lancé après vous avec Chasse à l’Homme, et le voilà.
tutorial-law-sheriff = Là où le Shérif vous trouve, vous défaussez d’abord une carte. Cédez la plus faible.
tutorial-law-escape = Maintenant il vous combat, et il choisit la meilleure de quatre cartes Combat. L’égalité est pour lui. Posez le Roi et espérez.
tutorial-law-free = Vous lui échappez, et le Shérif rentre chez lui. S’il avait gagné, vos points Wanted et la moitié de votre argent et de votre or seraient perdus, et vous seriez dans son bureau.
tutorial-law-story = Reste une chose : les histoires. Deux sont ouvertes, et chacune attend un haut fait. Vous êtes Calamity Jane, et la première histoire attend quelqu’un qui gagne 2 PL en une seule action.
tutorial-law-revel = Le Cabaret vend de la renommée : 30 $ par PL. Divertissez-vous pour 2 PL.
tutorial-law-disc = Voilà un tel haut fait. Posez un disque sur la première histoire : c’est le dernier qu’il lui faut.
tutorial-law-tale = À la fin du tour, l’histoire se raconte. Tous ceux qui y ont un disque sont récompensés et peuvent choisir. Prenez l’argent, ou plus d’argent et une blessure.
tutorial-law-told = De nouveaux bandits sont venus avec l’histoire, et la suivante est ouverte. Chaque disque compte : regardez donc de temps en temps ce qu’attendent les histoires.
tutorial-law-goal = La partie finit une manche après que quelqu’un a 15, 20 ou 25 PL, selon ce que vous avez convenu. Alors la place sur les deux pistes et chaque tranche de 60 $ rapportent aussi des points. Marshall, hors-la-loi, chercheur d’or ou flambeur : il y a plus d’un chemin.
tutorial-law-farewell = C’est tout ce que je peux vous apprendre. Les règles répondent au reste quand vous le demandez. En selle, et bonne chance !
