# The rules, one sentence each in our own words: the texts of content/base/rules/*.yaml, where each rule's editions, variant
# and switches stand. A message's id is rule- and the rule's id with dots as dashes; .ruling says why we read the rulebooks like
# this where they leave it open. Chapter titles are chapter- and the chapter's id.

## setup

chapter-setup = Mise en place
rule-base-setup-01 = La boîte contient un plateau de jeu, un jeton Premier joueur, un jeton Fin de partie, un étal de magasin et, pour chacun des six joueurs, un plateau individuel recto verso et une aide de jeu.
rule-base-setup-02 = Chacune des 6 couleurs a 2 cubes de score et 2 disques d’histoire, soit 12 cubes et 12 disques.
rule-base-setup-03 = Il y a 36 pépites d’or dans la réserve, et 2 dés de prospection.
rule-base-setup-04 = Chaque joueur a un jeton Blessure : la boîte en contient donc 6.
rule-base-setup-05 = Il y a 12 personnages. Chacun a ses 4 cartes Objectif, soit 48 en tout.
rule-base-setup-06 = L’argent se compose de 54 cartes : 18 de 20 $ et 36 de 10 $.
rule-base-setup-07 = Les combats contre les bandits, le garde et le Shérif utilisent un paquet de 13 cartes Combat, mélangé et posé face cachée.
rule-base-setup-08 = Le magasin vend 54 cartes Équipement : montures, armes et objets divers.
rule-base-setup-09 = Il y a 9 équipements différents en 6 exemplaires chacun : 3 armes, 2 montures et 4 objets divers, soit 54 cartes en tout.
rule-base-setup-10 = Il y a 40 cartes Histoire différentes.
rule-base-setup-11 = Le paquet de cartes de poker compte 52 cartes.
rule-base-setup-12 = Les 16 jetons Bétail se répartissent entre les deux Ranchs, selon leur couleur.
rule-base-setup-13 = Chacune des 13 figurines peut tenir n’importe quel rôle ; des anneaux de couleur les distinguent : un pour chacun des 6 joueurs, 6 gris pour les bandits et un brun pour le Shérif.
rule-base-setup-14 = Les 13 figurines ont un rôle fixe : une pour le Shérif, six pour les bandits et six pour les joueurs, dont le socle montre la couleur.
rule-base-setup-15 = Au début de la partie, toutes les cartes Équipement sont en vente au Magasin général.
rule-base-setup-16 = Le paquet de cartes de poker est mélangé et placé face cachée ; les cartes utilisées vont à côté, dans une défausse face visible.
rule-base-setup-17 = Chaque jeton Bétail commence au Ranch de sa couleur, face cachée, pour que personne ne voie sa récompense.
rule-base-setup-18 = Choisissez une couleur et prenez son matériel : un plateau individuel, deux cubes de score et deux disques d’histoire.
rule-base-setup-19 = La partie standard se joue sans objectifs : utilisez le côté de votre plateau individuel qui n’a pas d’emplacements pour les jetons Légendaires.
rule-base-setup-20 = Vous recevez deux personnages. Gardez-en un ; l’autre ne servira pas dans cette partie.
rule-base-setup-21 = Aucune figurine ni aucune couleur n’est propre à un personnage : prenez celles que vous voulez parmi celles qui restent.
rule-base-setup-22 = Votre personnage indique ce que vous avez au départ : équipement, argent, cartes de poker et, s’il en a, points Marshall ou Wanted.
rule-base-setup-23 = Si vous commencez avec des points Marshall ou Wanted, votre cube commence sur la piste correspondante, à la case du même numéro.
rule-base-setup-24 = Les points Marshall ou Wanted de départ ne rapportent aucune récompense de piste.
rule-base-setup-25 = Si votre personnage n’a ni points Marshall ni points Wanted, votre cube commence à côté des deux pistes.
rule-base-setup-26 = Votre figurine commence sur le lieu indiqué par votre personnage.
rule-base-setup-27 = Si votre personnage commence à côté d’un Magasin général ou d’un Saloon, choisissez l’une des 3 cases voisines.
rule-base-setup-28 = Le joueur qui a le plus de points Wanted au départ joue en premier et reçoit le jeton Premier joueur.
rule-base-setup-29 = Si personne n’est Wanted, ou si plusieurs joueurs sont à égalité en tête de la piste Wanted, décidez entre vous qui commence.
rule-base-setup-30 = Si personne n’est Wanted, ou si plusieurs joueurs sont à égalité en tête de la piste Wanted, le hasard décide qui commence.
rule-base-setup-31 = Le même joueur garde le jeton Premier joueur pendant toute la partie.
rule-base-setup-32 = Vous commencez sans blessure.
rule-base-setup-33 = Vous commencez à 0 PL ; votre cube commence devant la case 1 de la piste des PL.
rule-base-setup-34 = Les cartes Histoire sont mélangées et réparties face cachée en deux paquets d’environ 20 cartes chacun.
rule-base-setup-35 = Au début, aucun de vos deux disques n’est sur une histoire ; ils restent à côté du plateau.
rule-base-setup-36 = Le Shérif commence dans son bureau, à Darkrock.
rule-base-setup-37 = Un bandit commence dans chacun des 6 repaires, sauf là où se trouve la figurine d’un joueur.
rule-base-setup-38 = Aucun bandit n’est placé dans un repaire où commence un joueur : il y a donc un bandit de moins pour chaque repaire ainsi occupé.
rule-base-setup-39 = Convenez de la durée : 15 PL pour une partie courte, 20 PL pour une moyenne, 25 PL pour une longue.
rule-base-setup-40 = On joue dans le sens des aiguilles d’une montre. Un tour se compose d’un début de tour, d’actions, puis d’une fin de tour.
rule-base-setup-41 = Vous ne pouvez pas utiliser votre capacité légendaire avant d’avoir atteint 5 PL.
rule-base-setup-42 = Une fois acquise, votre capacité légendaire vous reste, même si vous retombez sous 5 PL.
    .ruling = Atteindre 5 PL donne la capacité, et aucune règle imprimée ne la retire.
rule-base-setup-43 = Capacité légendaire d’Annie Oakley : au début d’un combat entre elle et un autre joueur, ce joueur doit choisir entre défausser une carte de poker et subir une blessure.
rule-base-setup-44 = Capacité légendaire de Bass Reeves : au début de son tour, il pioche une carte de poker.
rule-base-setup-45 = Capacité légendaire de Billy the Kid : après une action Mouvement, il choisit un autre joueur sur sa case. Ce joueur décide de ce qu’il donne à Billy : 10 $ ou une carte de poker.
    .ruling = Sa carte publiée indique une action Mouvement. La carte française laisse le choix à celui qui donne, et l’anglaise ne dit pas le contraire.
rule-base-setup-46 = Capacité légendaire de Y.B. Rowdy : si son tour commence hors des villes, il peut défausser une carte de poker pour parcourir jusqu’à 3 cases.
rule-base-setup-47 = Bass Reeves commence au Bureau du Shérif de Darkrock avec 1 point Marshall, un Revolver amélioré, 1 carte de poker et 10 $.
rule-base-setup-48 = Annie Oakley commence à côté du Magasin général de Darkrock ; elle a une Carabine et une carte de poker.
rule-base-setup-49 = Billy the Kid commence dans l’un des deux repaires du gang A, à son choix, avec 2 points Wanted, un Revolver et 2 cartes de poker.
rule-base-setup-50 = Chacun choisit son personnage en secret ; les choix sont révélés en même temps, et personne n’apprend quels personnages ont été écartés.
    .ruling = Les livrets ne donnent pas d’ordre, et un choix caché n’avantage personne.
rule-base-setup-51 = Une fois les personnages choisis, déterminez le premier joueur (au hasard s’il y a égalité, ou si aucun joueur n’est Wanted). À partir de lui et dans l’ordre du tour, tous prennent leurs biens de départ, puis placent leur figurine ; on distribue ensuite les objectifs et on place enfin les bandits, un dans chaque repaire sans joueur.
    .ruling = Les places dépendent de l’ordre du tour et les bandits des places : c’est le seul ordre qui fonctionne.
rule-base-setup-52 = L’équipement de départ compte comme obtenu : les Provisions vous font donc piocher une carte. Les points de départ ne rapportent rien sur les pistes, et une blessure de départ ne compte pas comme subie.
    .ruling = Les équipements s’appliquent quand on les obtient, mais les règles de mise en place excluent les récompenses pour les points de départ.
rule-base-setup-53 = La capacité d’Annie Oakley s’applique à tout combat contre un joueur, qu’elle ait attaqué ou qu’on l’ait attaquée.
    .ruling = Sa carte indique un combat contre un autre joueur, sans dire qui l’a commencé.
rule-base-setup-54 = Votre capacité légendaire s’applique dès que vous atteignez 5 PL ; pendant un combat, elle s’applique à toutes les étapes encore à venir.
    .ruling = La règle fixe un seuil, mais aucun délai.
rule-base-example-first-player = Billy the Kid commence avec 2 points Wanted, plus que tous les autres. Billy joue donc en premier et garde le jeton Premier joueur jusqu’à la fin.

## base-characters

chapter-base-characters = Les douze personnages
rule-base-characters-01 = Si vous jouez Annie Oakley, vous commencez à côté du Magasin général de Darkrock, avec 1 carte et une Carabine. Capacité légendaire : au début de tout combat contre un joueur, ce joueur défausse 1 carte ou subit 1 blessure.
rule-base-characters-02 = Si vous jouez Bass Reeves, vous commencez au Bureau du Shérif de Darkrock, avec 10 $, 1 carte, un Revolver amélioré et 1 point Marshall, qui ne donne aucune récompense. Capacité légendaire : piochez 1 carte au début de votre tour.
rule-base-characters-03 = Si vous jouez Billy the Kid, vous commencez dans l’un des deux Repaires A, avec 2 cartes, un Revolver et 2 points Wanted, qui ne donnent aucune récompense. Capacité légendaire : quand vous terminez une action Mouvement sur la case d’autres joueurs, choisissez l’un d’eux, qui vous donne 10 $ ou 1 carte.
rule-base-characters-04 = Si vous jouez Bloody Knife, vous commencez à la Mine de Spike’s View, avec 20 $, 2 cartes et un Revolver. Capacité légendaire : vous pouvez traverser une mesa comme une seule case, sans vous y arrêter ; chaque fois que vous en traversez une, vous soignez 1 blessure.
rule-base-characters-05 = Si vous jouez Calamity Jane, vous commencez à côté du Magasin général de Red Falls, avec 20 $, un Revolver et des Provisions, qui vous font piocher 1 carte. Capacité légendaire : gardez 1 carte de plus à la fin de votre tour, et piochez 1 carte après avoir contribué à une histoire.
rule-base-characters-06 = Si vous jouez « Doc » Holliday, vous commencez au Cabinet du docteur de Red Falls, avec 40 $, 2 cartes, un Revolver et 1 blessure. Capacité légendaire : piochez 1 carte après avoir subi des blessures, et les blessures ne réduisent pas votre limite de main.
rule-base-characters-07 = Si vous jouez Jesse James, vous commencez dans l’un des deux Repaires B, avec 10 $, 1 carte, un Revolver amélioré et 1 point Wanted, qui ne donne aucune récompense. Capacité légendaire : vous remportez les égalités dans les combats contre des joueurs, et toute carte jouée contre vous hors des villes vaut 1 de moins.
rule-base-characters-08 = Si vous jouez Kit Carson, vous commencez à la Mine de Sunny Hills, avec une Carte du Mineur, 2 cartes et un Revolver amélioré. Capacité légendaire : vous pouvez avancer de 1 case de plus à la fin d’une action Mouvement, et hors des villes, toute carte jouée contre vous vaut 1 de moins.
rule-base-characters-09 = Si vous jouez « Stagecoach » Mary Fields, vous commencez à côté du Saloon de Darkrock, avec 10 $, 1 carte et un Fusil. Capacité légendaire : gagnez 10 $ au début de votre tour, et 10 $ après avoir contribué à une histoire.
rule-base-characters-10 = Si vous jouez Wild Bill Hickok, vous commencez au Cabaret de Red Falls, avec 10 $, 3 cartes et un Revolver. Capacité légendaire : gagnez 20 $ après avoir remporté une partie de poker ; après en avoir perdu une, vous pouvez garder une des cartes que vous y avez jouées, au hasard.
rule-base-characters-11 = Si vous jouez Wyatt Earp, vous commencez dans un repaire libre de votre choix, avec 10 $, 2 cartes, un Revolver et 1 point Marshall, qui ne donne aucune récompense. Capacité légendaire : gagnez 1 action pour le premier bandit que vous battez à chaque tour.
rule-base-characters-12 = Si vous jouez Y.B. Rowdy, vous commencez à la Mine de Cliff Junction, avec 3 cartes et un Revolver amélioré. Capacité légendaire : si votre tour commence hors des villes, vous pouvez défausser 1 carte pour avancer de 3 cases au plus.

## turn-start

chapter-turn-start = Début du tour
rule-base-start-01 = Commencez votre tour dans cet ordre : les effets de début de tour, puis le revenu, puis le choix de l’arme et de la monture.
rule-base-start-02 = Pour votre revenu, choisissez une seule des trois options.
rule-base-start-03 = Une option de revenu : gagner 20 $.
rule-base-start-04 = Une option de revenu : piocher 2 cartes de poker.
rule-base-start-05 = Une option de revenu : piocher 1 carte de poker et gagner 10 $.
rule-base-start-06 = Vous pouvez avoir 120 $ au plus ; tout revenu au-delà est perdu.
rule-base-start-07 = Quel que soit le nombre de vos armes et de vos montures, une seule arme et une seule monture peuvent être actives à la fois.
rule-base-start-08 = Vous ne perdez jamais une arme ou une monture que vous possédez.
rule-base-start-09 = Une arme que vous possédez n’est jamais perdue.
rule-base-start-10 = Vous pouvez changer d’arme ou de monture active au début de votre tour, et quand vous venez d’en acheter une au magasin ; à aucun autre moment.
rule-base-start-11 = Vous pouvez changer d’arme ou de monture active au début de votre tour, et chaque fois que vous en achetez ou en améliorez une au magasin.
    .ruling = Une page mentionne aussi l’amélioration et les autres seulement l’achat ; nous suivons la formulation la plus large.
rule-base-start-12 = Une fois choisies, votre arme et votre monture actives le restent jusqu’à votre prochain tour ; vous pouvez toutefois remplacer aussitôt l’une ou l’autre par une nouvelle que vous venez d’acheter.
    .ruling = La note française sur le changement d’arme ne prévoit pas d’exception, mais la règle du magasin du même livret en donne une.
rule-base-start-13 = Vous avez 3 actions par tour.
rule-base-start-14 = Vous pouvez faire plusieurs fois la même action dans un tour, sauf si sa propre règle l’interdit.
rule-base-start-15 = Vous n’êtes pas obligé d’utiliser toutes vos actions.
    .ruling = Aucune règle n’oblige à les dépenser.
rule-base-start-16 = Il y a quatre sortes d’actions : se déplacer, utiliser une carte, combattre un joueur, ou faire ce que propose le lieu où vous êtes.
rule-base-start-17 = La capacité de Y.B. Rowdy s’applique au début de son tour, avant le revenu. S’il entre sur la case d’un bandit, il le combat sur-le-champ avec l’arme de son tour précédent ; ce déplacement n’est ni une action, ni une action Mouvement.
    .ruling = Les effets de début de tour viennent avant le revenu et avant le choix de l’arme.

## movement

chapter-movement = Mouvement
rule-base-move-01 = Avec une action Mouvement, vous avancez d’autant de cases que vous voulez, dans la limite de votre mouvement.
rule-base-move-02 = À pied, sans monture active, vous pouvez avancer de 2 cases.
rule-base-move-03 = Une monture active vous donne son propre mouvement à la place des 2 cases habituelles ; les deux ne s’additionnent pas.
rule-base-move-04 = Vous avancez case par case, toujours vers une case voisine.
rule-base-move-05 = Les cases qui ne se touchent que par un coin sont voisines aussi.
rule-base-move-06 = Personne ne peut entrer dans les deux mesas au bord rouge pointillé, au milieu du plateau.
rule-base-move-07 = Vous êtes en ville tant que vous êtes à l’intérieur du contour épais de Darkrock ou de Red Falls.
rule-base-move-08 = Toute case qui n’est ni à Darkrock ni à Red Falls est hors des villes.
rule-base-move-09 = Tant que vous êtes Wanted, vous ne pouvez pas entrer sur la case du Shérif.
rule-base-move-10 = On ne se tient jamais à l’intérieur d’un Magasin général ou d’un Saloon : ces bâtiments ne sont pas des cases ; on se tient sur l’une des cases voisines.
    .ruling = Les règles n’indiquent que les 3 cases voisines.
rule-base-move-11 = Quand une action Mouvement s’achève, vous pouvez d’abord la prolonger : une fois avec la capacité de Kit Carson et une fois avec chaque Sprint, dans l’ordre de votre choix ; chaque prolongation peut aboutir à un combat contre un bandit. Là où vous vous arrêtez enfin, vous pouvez livrer ou vendre du bétail, utiliser le Whisky et utiliser la capacité de Billy the Kid, une fois chacun, là encore dans l’ordre de votre choix.
    .ruling = Les prolongations s’appliquent à la fin d’un mouvement, et les autres effets une fois que vous l’avez terminé.
rule-base-move-12 = Une action Mouvement vous fait avancer d’au moins une case. Vous pouvez aller sur une case voisine et revenir ; vous avez alors terminé une action Mouvement là où vous l’aviez commencée.
    .ruling = Un mouvement qui ne mène nulle part n’en est pas un, et aucune règle n’interdit de revenir.
rule-base-move-13 = Tant que vous êtes Wanted, vous ne pouvez ni vous arrêter sur la case du Shérif ni la traverser, quel que soit l’effet qui vous déplace.
    .ruling = L’interdiction vise la case, et non une sorte de mouvement.
rule-ruling-movement-01 = Quand un effet, comme En Selle, vous mène sur une case de votre choix, vous devez choisir une autre case que la vôtre. S’il n’y en a pas d’autre, vous restez sur place, et le reste de l’effet s’applique.
    .ruling = Finir là où l’on a commencé, sans passer par une autre case, n’est pas un déplacement.
rule-ruling-characters-01 = La capacité de Bloody Knife se déclenche une fois par mesa qu’il traverse : avec deux mesas en un seul déplacement, il soigne deux blessures. Traverser deux fois la même mesa dans un déplacement ne compte qu’une fois.
    .ruling = Sa carte s’applique après la traversée d’une mesa, quel que soit le déplacement ; repasser par la même mesa ne lui apporte rien de plus.
rule-ruling-characters-02 = Quand Bloody Knife traverse une mesa, il en sort sur une autre case que celle par laquelle il y est entré, et le déplacement finit sur une autre case que celle où il a commencé.
    .ruling = Ressortir du même côté, ce n’est pas traverser.

## card-actions

chapter-card-actions = Utiliser des cartes
rule-base-card-01 = Un effet marqué ACTION coûte une de vos 3 actions.
rule-base-card-02 = Vous pouvez utiliser toute carte de poker, tout équipement ou tout personnage qui porte le mot ACTION.
rule-base-card-03 = Montrez la carte à tous, appliquez son effet, et seulement ensuite défaussez-la ou reposez-la.
rule-base-card-04 = Une fois l’action d’une carte de poker entièrement accomplie, la carte est défaussée.
rule-base-card-05 = Vous gardez vos équipements et votre personnage après avoir utilisé leur action, sauf indication contraire.
rule-base-card-06 = Les effets marqués BONUS ou RÉACTION sont gratuits : ils ne coûtent aucune action.
rule-base-card-07 = Quand vous devez choisir une pénalité, vous ne pouvez pas en prendre une sans effet sur vous alors qu’une autre en aurait un. Si toutes sont sans effet, il ne se passe rien.
    .ruling = Un choix qui ne coûte rien viderait la pénalité de son sens.
rule-base-card-08 = Quand un gain a un prix, vous ne l’obtenez que si vous payez ce prix en entier ; vous ne pouvez payer ni avec de l’argent ou une carte que vous n’avez pas, ni avec une quatrième blessure.
    .ruling = Accepter une perte pour obtenir quelque chose est un paiement.
rule-base-card-09 = Tant que l’action d’une carte de poker est en cours, la carte n’est ni dans votre main, ni dans la pioche, ni dans la défausse.
    .ruling = Elle n’est défaussée qu’une fois son effet terminé : cet effet ne peut donc pas la faire repiocher.

## fight-player

chapter-fight-player = Combattre un autre joueur
rule-base-fight-01 = Engager un combat contre un joueur coûte une action.
rule-base-fight-02 = Vous ne pouvez combattre que les joueurs qui partagent votre case.
rule-base-fight-03 = Tout combat a quatre étapes : déclaration, révélation, réaction, récompense.
rule-base-fight-04 = Annoncez d’abord le type de combat (Arrestation, Duel ou Vol) ; les cartes ne se choisissent qu’ensuite.
rule-base-fight-05 = Il vous faut au moins un point Marshall pour tenter une Arrestation.
rule-base-fight-06 = Vous ne pouvez arrêter qu’un joueur qui a au moins un point Wanted.
rule-base-fight-07 = N’importe qui peut provoquer n’importe qui en Duel ou le voler : ni l’un ni l’autre ne demande de points Marshall ou Wanted.
rule-base-fight-08 = Une fois le combat déclaré, les deux camps utilisent tour à tour leurs effets de début de combat, l’attaquant d’abord, jusqu’à ce que plus personne n’en utilise ; les cartes sont jouées ensuite.
rule-base-fight-09 = Les effets de début de combat n’ont pas d’étape propre : ils s’appliquent après que l’attaquant a joué sa carte et que la cible a accepté, juste avant que la cible joue la sienne.
rule-base-fight-10 = L’attaquant commence et joue une carte de poker de sa main, face cachée.
rule-base-fight-11 = Une fois la carte de l’attaquant jouée, la cible choisit de combattre ou de refuser.
rule-base-fight-12 = Si l’on vous attaque et que vous acceptez le combat, jouez vous aussi une carte de poker de votre main, face cachée.
rule-base-fight-13 = Si la cible refuse, l’attaquant gagne aussitôt ; passez directement à la récompense.
rule-base-fight-14 = La carte de l’attaquant est défaussée même si la cible refuse le combat.
rule-base-fight-15 = Si vous refusez, vous perdez le combat : subissez 1 blessure et piochez 1 carte.
rule-base-fight-16 = Refuser le combat fait de vous le perdant.
    .ruling = L’attaquant gagne, donc la cible a perdu, et la pénalité du perdant s’applique comme dans les autres éditions.
rule-base-fight-17 = Retournez les deux cartes en même temps.
rule-base-fight-18 = À la révélation s’appliquent les bonus des personnages, des armes, du reste de l’équipement et des cartes jouées. Fusillade, Raclée et le Fusil s’appliquent plus tard, au moment qu’ils indiquent.
rule-base-fight-19 = Après la révélation, les deux camps peuvent jouer des réactions de leur main, tour à tour, l’attaquant d’abord.
rule-base-fight-20 = Quand plus personne ne veut réagir, l’étape de réaction est finie.
rule-base-fight-21 = Une fois tous les effets appliqués, la carte de plus haute valeur gagne.
rule-base-fight-22 = Valeur des cartes, de la plus faible à la plus forte : de 2 à 10, puis le Valet, la Dame, le Roi et l’As.
rule-base-fight-23 = Les effets ne peuvent que baisser la valeur d’une carte, jamais l’augmenter.
rule-base-fight-24 = Les effets peuvent augmenter la valeur d’une carte, mais jamais au-delà de l’As.
rule-base-fight-25 = Aucun effet ne peut baisser la valeur d’une carte au-dessous de 2.
rule-base-fight-26 = Dans un combat entre joueurs, l’attaquant remporte les égalités.
rule-base-fight-27 = Après tout combat, le perdant subit d’abord une blessure et pioche ensuite une carte de poker.
rule-base-fight-28 = Si vous tentez une Arrestation et remportez le combat, vous gagnez 1 point Marshall.
rule-base-fight-29 = Le joueur arrêté est emmené au Bureau du Shérif.
rule-base-fight-30 = Quand un joueur en arrête un autre, le Shérif retourne lui aussi à son bureau.
    .ruling = Le texte y place le joueur arrêté avec le Shérif : tous deux y sont donc placés.
rule-base-fight-31 = En cas d’arrestation, vous perdez tous vos points Wanted.
rule-base-fight-32 = En cas d’arrestation, vous perdez le jeton Bétail que vous avez.
rule-base-fight-33 = En cas d’arrestation, vous perdez la moitié de votre argent et la moitié de vos pépites ; arrondissez les deux pertes au supérieur.
rule-base-fight-34 = Un joueur arrêté ne subit qu’une blessure et ne pioche qu’une carte.
    .ruling = Le texte de l’Arrestation répète la pénalité habituelle d’un combat perdu, et deux sources omettent cette répétition.
rule-base-fight-35 = L’attaquant ne garde aucun des biens perdus dans une Arrestation : argent et pépites retournent à la réserve, le bétail à son Ranch.
    .ruling = Il est écrit que ces biens sont perdus, et non volés.
rule-base-fight-36 = La moitié de votre argent est arrondie à la dizaine de dollars supérieure : avec 50 $, vous perdez 30 $.
    .ruling = Il n’y a pas de billet plus petit que 10 $.
rule-base-fight-37 = Si vous provoquez un Duel et le remportez, vous gagnez 2 PL.
rule-base-fight-38 = Si vous volez un joueur et remportez le combat, vous gagnez 1 point Wanted.
rule-base-fight-39 = Après un Vol réussi, vous pouvez prendre la moitié de l’argent de la cible ou la moitié de ses pépites, arrondie au supérieur, mais pas un peu des deux.
rule-base-fight-40 = Après un Vol réussi, vous pouvez aussi prendre le jeton Bétail de la cible.
rule-base-fight-41 = Vous n’êtes pas obligé de prendre quoi que ce soit après un Vol réussi, mais vous gagnez le point Wanted dans tous les cas.
rule-base-fight-42 = Si vous avez déjà un jeton Bétail, vous ne pouvez pas en voler un autre.
    .ruling = On ne peut jamais en avoir plus d’un.
rule-base-fight-43 = Le butin pour lequel vous n’avez pas de place est perdu : il va à la réserve.
    .ruling = Selon le livret, l’argent au-delà de la limite est perdu, et nous traitons les pépites de même.
rule-base-fight-44 = Si l’attaquant perd, il n’y a pas de récompense, et la cible ne perd rien.
rule-base-fight-45 = À votre tour, vous ne pouvez engager contre chaque joueur qu’un seul combat, de quelque type que ce soit.
rule-base-fight-46 = Vous pouvez combattre plusieurs joueurs différents dans un même tour si vous avez assez d’actions.
rule-base-fight-47 = Après le combat, défaussez toutes les cartes de poker jouées.
rule-base-fight-48 = Sans carte de poker en main, vous ne pouvez pas engager de combat.
    .ruling = L’attaquant doit en jouer une.
rule-base-fight-49 = Si l’on vous attaque et que vous n’avez aucune carte de poker, vous devez refuser.
    .ruling = Accepter le combat, c’est jouer une carte.
rule-base-fight-50 = Quand on vous attaque au tour d’un autre joueur, votre arme active s’applique quand même.
    .ruling = L’arme de la cible s’applique dans l’exemple du Duel.
rule-base-fight-51 = Dans tout combat, si vous devez jouer une carte et n’en avez pas, vous perdez aussitôt, exactement comme après un refus. Aucune carte Combat n’est choisie ni appliquée ; celles déjà piochées vont sous leur paquet.
    .ruling = Cela étend le refus à tout combat où il faut jouer une carte.
rule-base-fight-52 = Pour attaquer la banque ou un joueur, il vous faut une carte. Si vous perdez votre dernière carte avant de la jouer, vous perdez le combat.
    .ruling = Il faut une carte pour commencer, et la perdre ensuite relève de la règle des cartes manquantes.
rule-base-fight-53 = Quand la cible refuse, la carte de l’attaquant est défaussée sans que son bonus s’applique, et personne ne réagit. Les effets liés à un combat gagné s’appliquent, et le perdant subit la blessure et pioche la carte comme d’habitude.
    .ruling = Les bonus s’appliquent à la révélation, qui n’a pas lieu en cas de refus, alors que l’étape de récompense demeure.
rule-base-fight-54 = Vos équipements et capacités liés à un combat gagné s’appliquent à tous les combats que vous gagnez, y compris comme cible, contre le Shérif, ou parce que quelqu’un a refusé.
    .ruling = Les textes portent sur tout combat gagné, sans restriction ; seules les récompenses propres au combat sont réservées à l’attaquant.
rule-base-fight-55 = Si vous passez au moment de réagir, vous pouvez encore réagir plus tard ; l’étape prend fin quand les deux camps passent l’un après l’autre. Chaque joueur ne peut utiliser qu’une seule carte « Mains en l’air ! » par combat.
    .ruling = Les joueurs alternent jusqu’à ce qu’aucun ne veuille continuer, et la carte ne limite que le joueur qui l’utilise.
rule-base-fight-56 = Vous pouvez voler plus que vous ne pouvez garder ; le surplus est perdu. On ne vous propose que le butin que la cible possède, et vous pouvez toujours ne rien prendre. La moitié de 10 $ est arrondie à 10 $.
    .ruling = Voler est facultatif, les limites s’appliquent ensuite, et les billets ne se coupent pas.
rule-base-example-duel = Pendant son tour, Annie, dont la capacité est active, défie Bass en Duel ; le Fusil amélioré de Bass enlève 1 à la carte d’Annie. La capacité d’Annie s’applique d’abord : Bass choisit de défausser une carte. Elle joue un Roi et lui une Dame : les deux valent donc une Dame, et l’attaquante gagne. Annie gagne 2 PL, Bass subit une blessure et pioche une carte, et personne n’est volé ni arrêté. Elle ne peut pas le combattre une seconde fois pendant ce tour.
rule-base-example-duel-fr = Annie, dont la capacité est active, défie Bass en Duel et joue une carte. Une fois qu’il a accepté, la capacité d’Annie lui fait défausser une carte de son choix, puis il joue la sienne. Son Fusil amélioré change le Roi d’Annie en Dame, égale à celle de Bass ; en tant qu’attaquante, elle l’emporte et gagne 2 PL, et lui subit une blessure. Elle ne peut plus le combattre pendant ce tour.
rule-ruling-fight-player-01 = L’attaquant qui a joué un 9 (Instinct) pioche une carte même si la cible refuse.
    .ruling = Un refus supprime les bonus de la révélation, mais le 9 s’applique quand il est défaussé.

## bandits

chapter-bandits = Les bandits
rule-base-bandit-01 = Il y a trois gangs, A, B et C. Chacun a deux repaires hors des villes.
rule-base-bandit-02 = Une fois la mise en place finie, seules les histoires apportent de nouveaux bandits.
rule-base-bandit-03 = Quand vous entrez sur une case où se trouve un bandit, vous vous y arrêtez et le combattez aussitôt ; ce combat ne coûte pas d’action.
rule-base-bandit-04 = Le joueur assis à la droite du joueur actif joue le bandit.
rule-base-bandit-05 = On pioche d’abord les 2 cartes Combat du bandit, puis viennent les effets de début de combat. Vous jouez une carte de poker, et le bandit joue ensuite l’une de ses deux cartes, à son choix.
rule-base-bandit-06 = Vous jouez une carte de poker avant toute chose ; ensuite seulement, le joueur à votre droite pioche les 2 cartes Combat du bandit et en joue une.
rule-base-bandit-07 = Après la révélation : les bonus, puis autant de vos réactions que vous voulez, puis l’effet de la carte du bandit, et enfin la comparaison.
rule-base-bandit-08 = En cas d’égalité, le bandit gagne.
rule-base-bandit-09 = Si vous battez un bandit, gagnez, au choix, 1 point Marshall ou 1 PL.
rule-base-bandit-10 = Si vous êtes Wanted et battez un bandit, vous gagnez 1 PL, sans avoir le choix.
rule-base-bandit-11 = Si vous perdez contre un bandit, vous subissez une blessure et piochez une carte de poker.
rule-base-bandit-12 = Que vous gagniez ou perdiez, le bandit est retiré du plateau.
rule-base-bandit-13 = À la fin du combat, défaussez les cartes de poker et remettez toutes les cartes Combat piochées sous leur paquet, dans un ordre aléatoire.
rule-base-bandit-14 = Vous ne pouvez pas refuser de combattre un bandit.
    .ruling = La règle du Shérif permet de refuser, celle-ci non.
rule-base-bandit-15 = Si vous n’avez aucune carte de poker, le bandit vous bat sans combat.
    .ruling = Vous ne pouvez pas jouer de carte, ce qui équivaut à perdre.
rule-base-bandit-16 = Vous pouvez combattre autant de bandits que vous voulez dans un tour.
    .ruling = La limite d’un combat par tour contre le même adversaire ne concerne que les joueurs.
rule-base-bandit-17 = Les cartes Combat 5 et 9 fixent votre récompense pour le bandit battu : 1 PL, sans choix. Avec la carte Combat A, un Marshall peut choisir le point Wanted et changer de piste ; un joueur Wanted ne peut pas choisir le point Marshall.
    .ruling = Cela découle du texte des cartes et des règles sur le changement de piste.
rule-base-example-bandit = Annie entre sur la case d’un bandit et s’arrête. Le bandit a un Valet et elle le 10 de trèfle ; de sa main, elle joue « Mains en l’air ! », qui fait du Valet un 9. Elle gagne, et le Valet lui fait aussi gagner 10 $. Comme elle n’est sur aucune des deux pistes, elle choisit 1 point Marshall ou 1 PL. Le bandit est retiré, les cartes qu’elle a jouées sont défaussées, et les cartes Combat vont sous leur paquet dans un ordre aléatoire.
rule-base-example-bandit-fr = Annie entre sur la case d’un bandit et révèle le 9 de trèfle ; le bandit a un Valet. Avec « Mains en l’air ! », le Valet deviendrait un 9 aussi, mais en cas d’égalité, le bandit gagne : elle garde donc cette carte en main. Le Valet lui fait gagner 10 $, et elle perd : elle subit une blessure, puis pioche une carte. Le bandit est retiré malgré tout, la carte d’Annie est défaussée, et les cartes Combat vont sous leur paquet dans un ordre aléatoire.
rule-ruling-bandits-01 = Ce que les cartes Combat 5 et 9 changent à la récompense ne vaut que pour le combat où elles sont jouées ; si le combat recommence, c’est la nouvelle carte Combat qui décide.
    .ruling = Ce qu’une carte a fait reste fait, mais un changement de récompense prend fin avec le combat auquel cette récompense appartient.

## poker-cards

chapter-poker-cards = Cartes de poker et cartes Combat
rule-base-pcard-01 = Chaque carte de poker peut servir d’action, de bonus ou de réaction ; certaines ont plusieurs de ces usages.
rule-base-pcard-02 = Si la pioche de poker s’épuise pendant que vous piochez, mélangez la défausse pour former une nouvelle pioche et continuez à piocher.
rule-base-pcard-03 = S’il ne reste de cartes ni dans la pioche ni dans la défausse, vous ne piochez plus.
    .ruling = Il n’y a plus rien à piocher.
rule-base-pcard-04 = Un bonus s’applique une fois les cartes révélées, pourvu que sa condition soit remplie.
rule-base-pcard-05 = Vous pouvez utiliser un bonus à votre tour comme à celui des autres.
rule-base-pcard-06 = Une réaction ne coûte pas d’action, et vous pouvez l’utiliser à votre tour comme à celui des autres.
rule-base-pcard-07 = Légende Vivante (A), action : gagnez un point Marshall ou un point Wanted, à votre choix.
rule-base-pcard-08 = Détermination (K), action : gagnez 2 actions.
rule-base-pcard-09 = Intouchable (Q), bonus : quand vous combattez un bandit, un garde ou le Shérif, vous pouvez annuler l’effet de sa carte.
rule-base-pcard-10 = Pare-balles (J), bonus : dans ce combat, vous ne subissez aucune blessure, et vous en soignez une que vous avez déjà.
rule-base-pcard-11 = Pépite (10) : vous pouvez l’utiliser comme une pépite d’or, partout où l’on en demande une.
rule-base-pcard-12 = Instinct (9), action : piochez 3 cartes de poker.
rule-base-pcard-13 = Instinct (9), bonus : piochez une carte de poker quand vous défaussez Instinct, sauf si c’est la limite de main qui vous y oblige.
rule-base-pcard-14 = Fusillade (8), bonus : si vous le souhaitez, annulez le résultat du combat et combattez de nouveau.
    .ruling = Le nouveau combat prend la place de l’ancien : il a donc le même adversaire, il est gratuit et ne compte pas dans la limite.
rule-base-pcard-15 = Mains en l’air ! (6), réaction : une fois les cartes révélées, enlevez 2 à la carte jouée contre vous. Une seule par combat.
rule-base-pcard-16 = Chasse à l’Homme (4), action : déplacez le Shérif de 3 cases ou moins. Si vous êtes Marshall ou Wanted, vous gagnez aussi 1 PL.
rule-base-pcard-17 = Si personne n’est Wanted, Chasse à l’Homme ne peut pas déplacer le Shérif, mais elle donne quand même le PL à un Marshall.
    .ruling = Le Shérif n’est pas actif dans ce cas, et pour le PL, il suffit d’être Marshall ou Wanted.
rule-base-pcard-18 = Sprint (3), réaction : quand votre action Mouvement s’achève, avancez encore de 2 cases au plus.
rule-base-pcard-19 = En Selle (2), action : allez directement sur une case de votre choix dans l’une des deux villes.
rule-base-pcard-20 = Tricheur (2), bonus : au poker, cette carte compte pour la valeur que vous voulez ; sa couleur reste la même.
    .ruling = La carte indique une valeur, et une couleur n’est pas une valeur.
rule-base-pcard-21 = Le croupier peut utiliser Tricheur tout comme un joueur.
rule-base-pcard-22 = Chance (10), bonus : quand vous la jouez au poker, gagnant ou perdant, gagnez 30 $ et piochez une carte de poker.
rule-base-pcard-23 = Carte Combat 3 : le joueur qui l’affronte subit 2 blessures.
rule-base-pcard-24 = Carte Combat 7 : le joueur qui l’affronte subit une blessure ou défausse une carte de poker au hasard.
rule-base-pcard-25 = Carte Combat J : le joueur qui l’affronte gagne 10 $.
rule-base-pcard-26 = Si vous avez joué Fusillade, vous décidez de l’utiliser ou non après la comparaison des valeurs et avant toute récompense ; si les deux camps en ont joué une, l’attaquant décide d’abord. Vous pouvez y renoncer, et vous pouvez l’utiliser même si vous avez gagné.
    .ruling = Elle annule des résultats : ils doivent donc être connus, mais pas encore appliqués.
rule-base-pcard-27 = Fusillade n’annule que le résultat ; les bonus, les réactions et l’effet de la carte Combat restent acquis.
    .ruling = La carte n’indique que les résultats du combat.
rule-base-pcard-28 = Après Fusillade, défaussez les cartes jouées et remettez les cartes Combat sous leur paquet ; puis le même combat recommence, avec ses effets de début de combat. Il est gratuit et ne compte comme second combat pour aucune limite. Vous pouvez de nouveau refuser, et de nouveau jouer « Mains en l’air ! », mais vous ne défaussez pas une autre carte pour l’arrivée du Shérif.
    .ruling = Un nouveau combat suit les étapes habituelles, mais il continue l’action déjà payée.
rule-base-pcard-29 = La carte Combat 10 s’applique quand les cartes Combat prennent effet, avant la comparaison. Vous piochez 1 carte, puis le combat recommence comme avec Fusillade.
    .ruling = Elle s’applique à l’étape des cartes Combat, et son texte équivaut à celui de Fusillade.
rule-base-pcard-30 = Un 9 (Instinct) vous donne une carte quand il est défaussé après votre combat, après votre partie de poker, ou à cause d’Annie, du Shérif ou d’une carte Combat. Il n’en donne pas quand il est défaussé pour la limite de main ou après sa propre action, remis à quelqu’un, ou défaussé parmi les cartes d’un croupier.
    .ruling = Le texte de la carte prévaut sur le livret, dont l’exemple français ne dit pas que l’on pioche.
rule-base-pcard-31 = Pépite ne compte comme pépite d’or qu’au moment où vous la montrez pour la déposer contre 20 $ et 1 PL ; elle est alors défaussée, et compte parmi les 4 pépites d’une Mule améliorée. D’ici là, c’est une carte ordinaire : on ne peut pas la voler, une arrestation n’en enlève pas la moitié, elle n’occupe pas de place de pépite et ne départage personne.
    .ruling = Les cartes en main sont cachées : seule une carte montrée peut compter.
rule-base-pcard-32 = Appliquez Chasse à l’Homme dans l’ordre imprimé : déplacez le Shérif et résolvez ce qui en découle, puis gagnez le PL si vous êtes Marshall ou Wanted à ce moment-là. Vous pouvez laisser le Shérif où il est.
    .ruling = Le texte des cartes s’applique de haut en bas, et « 3 cases au plus » comprend 0.
rule-base-pcard-33 = Une fois pendant votre tour, quand vous gagnez des points Marshall ou Wanted (y compris grâce aux histoires de fin de tour), vous pouvez jouer Réputation après avoir reçu toute la récompense. Son point va sur la même piste, donne la récompense de sa case et peut déclencher une histoire.
    .ruling = Elle réagit à un gain, et une récompense est un seul gain.
rule-base-pcard-34 = Pare-balles soigne une blessure à la révélation et vous épargne ensuite toute blessure jusqu’à la fin du combat, qu’elle vienne de la carte Combat, de Raclée ou de la défaite. Ce bonus ne couvre ni les blessures du début du combat, ni la carte Combat 6, ni le combat suivant après Fusillade.
    .ruling = Un bonus commence à la révélation et appartient à un seul combat.

## general-store

chapter-general-store = Le Magasin général
rule-base-store-01 = Pour utiliser un lieu, tenez-vous sur sa case. Pour un Saloon ou un Magasin général, tenez-vous sur l’une de ses 3 cases voisines.
rule-base-store-02 = Vous pouvez faire des achats depuis chacune des 3 cases voisines d’un Magasin général.
rule-base-store-03 = Une seule action vous permet d’acheter et d’améliorer tout ce que vous pouvez payer.
rule-base-store-04 = Vous ne pouvez posséder chaque équipement qu’en un seul exemplaire.
rule-base-store-05 = Vous pouvez avoir 3 objets divers, pas davantage.
rule-base-store-06 = Vous pouvez rendre active une monture ou une arme au moment où vous l’achetez.
rule-base-store-07 = Quand vous achetez une arme ou une monture, vous pouvez la rendre active aussitôt, à la place de l’ancienne.
rule-base-store-08 = Pour améliorer une monture ou une arme, payez son prix une seconde fois.
rule-base-store-09 = Achats et améliorations prennent effet un par un : ce que vous venez d’acheter peut donc aussi être amélioré, et les Provisions et le Whisky s’appliquent aussitôt. Le total compte comme dépensé en une seule action. Pour une nouvelle monture ou arme, choisissez si elle devient active.
    .ruling = Une action couvre autant d’achats que l’on veut, et chacun est obtenu quand il est payé.

## items

chapter-items = Équipement
rule-base-item-01 = Vous pouvez améliorer les montures et les armes, mais pas les objets divers.
rule-base-item-02 = Si vous avez 3 objets divers, vous ne pouvez ni en acheter ni en recevoir un de plus avant d’avoir libéré une place.
rule-base-item-03 = Si vous avez 3 objets divers, n’en achetez plus tant qu’il n’y a pas de place.
rule-base-item-04 = Vous ne pouvez pas défausser un objet divers pour faire de la place : il n’est défaussé que par son propre effet, comme le Whisky et les Provisions.
rule-base-item-05 = Un équipement défaussé est remis en vente au Magasin général.
rule-base-item-06 = Mule, 30 $ : vous avancez de 3 cases au plus et pouvez porter 2 pépites de plus.
rule-base-item-07 = Mule améliorée (Rusty) : vous avancez de 4 cases au plus, pouvez porter 2 pépites de plus, et gagnez 1 PL de plus quand vous déposez au moins 4 pépites. Elle vaut 1 PL à la fin.
rule-base-item-08 = Fusil, 30 $ : quand vous gagnez un combat, vous piochez une carte de poker.
rule-base-item-09 = Fusil amélioré : dans tous vos combats, la carte jouée contre vous vaut 1 de moins, et quand vous gagnez un combat, vous piochez une carte de poker. Il vaut 1 PL à la fin.
rule-base-item-10 = Les armes améliorées Six Iron, Widowmaker et Persuader enlèvent chacune 1 à la carte jouée contre vous et valent 1 PL à la fin.
rule-base-item-11 = Whisky, 10 $ : en l’obtenant, vous soignez une de vos blessures.
rule-base-item-12 = Whisky, réaction : quand votre action Mouvement s’achève sur la case d’un autre joueur, vous pouvez défausser le Whisky pour infliger une blessure à ce joueur.
rule-base-item-13 = Carte du Mineur, 10 $ : en prospectant, vous pouvez relancer l’un des dés.
rule-base-item-14 = Provisions, 20 $ : en les obtenant, vous piochez une carte de poker.
rule-base-item-15 = Provisions, action : défaussez-les pour soigner une blessure et piocher une carte de poker.
rule-base-item-16 = Tant que votre Mule est active, vous pouvez porter 6 pépites.
rule-base-item-17 = Vous pouvez utiliser le Whisky contre un joueur qui a déjà 3 blessures : la blessure est sans effet et le Whisky est défaussé. Vous ne pouvez utiliser le Whisky contre un joueur qu’après votre propre action Mouvement.
    .ruling = La carte ne pose aucune condition sur les blessures de la cible et demande de terminer un mouvement.
rule-items-12 = Mustang, 50 $ : vous avancez de 4 cases au plus.
rule-items-18 = Revolver, 20 $ : il n’a aucun effet tant qu’il n’est pas amélioré.
rule-items-19 = Carabine, 40 $ : au début d’un combat que vous engagez contre un joueur, vous regardez 2 cartes de sa main, au hasard.
rule-items-23 = Chapeau, 20 $ : gagnez 1 PL quand vous remportez une partie de poker, et 10 $ quand vous en perdez une.

## poker-game

chapter-poker-game = Jouer au poker
rule-base-poker-01 = Lancer une partie de poker coûte une action, sur l’une des 3 cases voisines d’un Saloon.
rule-base-poker-02 = Pour lancer une partie de poker, mettez 10 $ dans le pot, puis piochez une carte de poker.
rule-base-poker-03 = Tous les autres joueurs présents dans la ville où se joue la partie de poker peuvent participer : chacun met 10 $ dans le pot et pioche une carte de poker.
rule-base-poker-04 = Pour participer à une partie de poker, il suffit d’être dans la même ville ; il n’est pas nécessaire d’être à côté de son Saloon.
rule-base-poker-05 = Il faut 10 $ pour lancer une partie de poker ou y participer.
rule-base-poker-06 = Si personne ne participe, le voisin de droite du joueur actif est croupier et joue pour la maison.
rule-base-poker-07 = Le croupier met ses propres cartes de côté et pioche 4 cartes dans le paquet de poker.
rule-base-poker-08 = Le croupier ne met rien dans le pot.
rule-base-poker-09 = La maison ajoute 50 $, quel que soit le nombre de joueurs.
rule-base-poker-10 = Le pot vaut 50 $, plus 10 $ pour chaque joueur qui a misé.
rule-base-poker-11 = Quand tous ont misé et pioché, retournez 3 cartes de la pioche : le flop.
rule-base-poker-12 = Votre main de poker se compose de deux cartes choisies dans votre main et des trois du flop.
rule-base-poker-13 = Jouez face cachée les cartes choisies ; tous les révèlent en même temps.
rule-base-poker-14 = Si vous n’aviez aucune carte au moment de miser, vous ne jouez que celle que vous avez piochée.
rule-base-poker-15 = Avec une seule carte à jouer, votre main compte 4 cartes : elle ne peut donc jamais être un Full, une Couleur ou une Suite.
    .ruling = Ces trois combinaisons demandent cinq cartes, comme le montre leur description.
rule-base-poker-16 = La meilleure main remporte le pot.
rule-base-poker-17 = Si vous perdez au poker, vous piochez une carte de poker.
rule-base-poker-18 = Un croupier qui perd ne reçoit pas de carte.
    .ruling = Le croupier joue pour la maison, avec des cartes qui ne sont pas les siennes.
rule-base-poker-19 = Un joueur actif qui l’emporte gagne 1 PL en plus du pot.
rule-base-poker-20 = Tout autre gagnant remporte le pot, mais ne gagne aucun PL.
rule-base-poker-21 = Quand le croupier gagne, personne n’est payé et tout le pot retourne à la réserve.
rule-base-poker-22 = Le joueur actif remporte toutes les égalités, même contre le croupier.
rule-base-poker-23 = Si deux joueurs sont à égalité et qu’aucun des deux n’est le joueur actif, ils se partagent le pot à parts égales, arrondies à l’inférieur ; le reste va à la réserve.
rule-base-poker-24 = Quand deux joueurs ou plus sont à égalité et qu’aucun d’eux n’est le joueur actif, ils se partagent le pot à parts égales, arrondies à l’inférieur ; le reste va à la réserve.
rule-base-poker-25 = Les parts sont des multiples de 10 $ : deux gagnants d’un pot de 90 $ reçoivent 40 $ chacun, et 10 $ vont à la réserve.
    .ruling = Il n’y a pas de billet plus petit que 10 $.
rule-base-poker-26 = À la fin de la partie de poker, le flop et toutes les cartes jouées sont défaussés.
rule-base-poker-27 = Le croupier défausse aussi les deux cartes qu’il n’a pas jouées, puis reprend sa propre main.
    .ruling = Sinon, le croupier garderait des cartes qui appartiennent à la maison.
rule-base-poker-28 = Rien ne bat Cinq du même rang ; la Quinte Flush Royale vient en deuxième.
rule-base-poker-29 = Seule une Quinte Flush Royale bat Cinq du même rang, qui bat lui-même une Quinte Flush.
rule-base-poker-30 = Cinq du même rang vient en deuxième : il ne perd que contre la Quinte Flush Royale et bat la Quinte Flush et tout ce qui suit.
    .ruling = Le tableau anglais ne se lit pas dans l’ordre ; le tableau français et une aide plus récente s’accordent sur cette place.
rule-base-poker-31 = Cinq du même rang : quatre cartes d’un même rang plus Tricheur, par exemple Tricheur avec les quatre Rois.
rule-base-poker-32 = Quinte Flush Royale : As, Roi, Dame, Valet et dix, tous de la même couleur.
rule-base-poker-33 = Quinte Flush : cinq rangs qui se suivent, tous de la même couleur, par exemple les piques de 4 à 8. Elle perd contre la Quinte Flush Royale.
rule-base-poker-34 = Carré : les quatre cartes d’un même rang, par exemple les quatre Valets avec un 7. Il perd contre la Quinte Flush.
rule-base-poker-35 = Full : trois cartes d’un rang et une paire, par exemple 10-10-10 avec 9-9. Il perd contre le Carré.
rule-base-poker-36 = Couleur : cinq cartes de la même couleur qui ne se suivent pas, par exemple Valet, 8, 7, 4 et 2, tous de pique. Elle perd contre le Full.
rule-base-poker-37 = Suite : cinq rangs qui se suivent, de couleurs différentes, par exemple de 5 à 9. Elle perd contre la Couleur.
rule-base-poker-38 = Brelan : trois cartes d’un même rang, par exemple 7-7-7 avec une Dame et un 2. Il perd contre la Suite.
rule-base-poker-39 = Double Paire : une paire et une autre, par exemple 7-7 et 4-4 avec un Roi. Elle perd contre le Brelan.
rule-base-poker-40 = Paire : deux cartes d’un même rang, par exemple deux Rois avec 10, 8 et 2. Elle perd contre la Double Paire.
rule-base-poker-41 = Hauteur : aucune autre combinaison ; c’est votre plus haute carte qui compte, comme la Dame dans Q-10-8-5-3.
rule-base-poker-42 = Si les deux mains forment la même combinaison, le rang le plus haut gagne : J-J-J bat 10-10-10.
rule-base-poker-43 = Si la combinaison et son rang sont les mêmes, comparez les autres cartes de la plus haute à la plus basse. Les couleurs ne départagent jamais.
    .ruling = C’est ainsi que l’on compare d’ordinaire les mains au poker, et les exemples ne vont pas plus loin.
rule-base-poker-44 = Dans une Suite ou une Quinte Flush, l’As peut se placer au-dessus du Roi ou sous le 2.
    .ruling = Les livrets du jeu de base n’en disent rien, et les règles complètes, plus récentes, permettent les deux.
rule-base-poker-45 = Au poker, seules les cartes jouées de votre main donnent leur bonus. Dans le flop, Tricheur est un simple 2 et Chance un simple 10.
    .ruling = La carte doit être jouée, et celles du flop sont révélées, non jouées.
rule-base-poker-46 = Tricheur peut prendre n’importe quel rang mais garde sa couleur, et compte toujours pour le rang qui donne la meilleure main. Deux Tricheurs peuvent être du même rang ; sans Tricheur, il n’y a pas de Cinq du même rang.
    .ruling = Personne ne choisirait un rang moins bon : le meilleur est donc choisi pour vous.
rule-base-poker-47 = Pour le croupier, seul Tricheur s’applique. Chance, le Chapeau et Wild Bill ne lui donnent rien.
    .ruling = Le croupier joue pour la maison, dont les gains vont à la réserve.
rule-base-poker-48 = Après le joueur actif et dans l’ordre du tour, chacun choisit de participer ou non, en sachant qui participe déjà. Chacun mise et pioche en entrant dans la partie, et le flop vient en dernier.
    .ruling = C’est l’ordre de jeu partout ailleurs.
rule-base-poker-49 = Avec deux cartes ou plus, vous en jouez exactement deux ; avec une seule, vous jouez celle-là ; sans carte, le flop est votre main.
    .ruling = Cela étend aux petites mains la règle des deux cartes choisies.
rule-base-poker-50 = Quand on compare les cartes restantes, une carte absente perd. Quatre cartes ne forment jamais Cinq du même rang, un Full, une Couleur ou une Suite.
    .ruling = Une carte absente ne peut pas valoir mieux qu’une carte.
rule-base-poker-51 = Si plusieurs joueurs, dont aucun n’est le joueur actif, partagent la meilleure main, tous ont gagné, y compris pour le Chapeau et Wild Bill. Un joueur à égalité avec le joueur actif a perdu.
    .ruling = Ils se partagent le pot en tant que gagnants, alors que le joueur actif remporte toutes les égalités.
rule-base-poker-52 = Le voisin de droite du joueur actif doit être croupier, même s’il est en ville et n’a pas voulu participer. Les quatre cartes viennent de la pioche, et ni ses propres cartes, ni son équipement, ni sa capacité ne s’appliquent.
    .ruling = Être croupier est un devoir lié à la place, et ne compte pas comme une participation.
rule-base-poker-53 = Wild Bill peut garder une de ses cartes jouées, prise au hasard avant qu’elles soient défaussées. Si c’est un 9, cette carte ne lui fait rien piocher.
    .ruling = Une carte gardée n’a pas été défaussée.
rule-base-example-poker = Au Saloon de Darkrock, vous payez 10 $ ; avec les 50 $ de la maison, le pot est de 60 $. Vous êtes seul en ville, et le joueur à votre droite devient croupier avec quatre cartes de la pioche : le 2 de carreau (Tricheur), le 4 de cœur, le 9 de pique et le Valet de trèfle. Le flop montre le Valet de carreau, le 3 de trèfle et le 10 de pique. Le croupier joue le Valet de trèfle et Tricheur, qui compte aussi comme un Valet ; vous jouez les 10 de cœur (Chance) et de trèfle. Les Valets battent les 10 : le pot va à la réserve, vous piochez une carte en tant que perdant, et Chance vous donne 30 $ et une autre carte.
rule-ruling-poker-game-01 = Les cartes d’une Couleur se comparent une à une à partir de la plus haute, même si Tricheur en double une : A-A-K-Q-3 bat A-K-Q-J-8.
    .ruling = Une Couleur n’a pas de groupes, et Tricheur peut être un rang déjà présent.
rule-ruling-poker-game-02 = Si la pioche et la défausse s’épuisent, on se contente des cartes qui restent, pour le flop comme pour le croupier.
    .ruling = On cesse de piocher quand il n’y a plus rien à piocher.

## prospect

chapter-prospect = Prospecter de l’or
rule-base-mine-01 = Dans une Mine, vous pouvez prospecter ; cela coûte une action.
rule-base-mine-02 = Prospecter, c’est lancer deux dés.
rule-base-mine-03 = Une pépite sur un dé : prenez 1 pépite.
rule-base-mine-04 = Des résidus sur un dé : prenez 10 $.
rule-base-mine-05 = Des paillettes d’or sur un dé : prenez 10 $, relancez ce dé et appliquez aussi son nouveau résultat.
rule-base-mine-06 = Tant qu’un dé montre des paillettes d’or, vous continuez à prendre 10 $ et à le relancer.
rule-base-mine-07 = Du gravier sur un dé : vous ne prenez rien.
rule-base-mine-08 = Vous pouvez porter jusqu’à 4 pépites.
rule-base-mine-09 = Les pépites pour lesquelles vous n’avez pas de place sont perdues.
    .ruling = Le livret n’indique une perte que pour l’argent au-delà de sa limite, et nous traitons les pépites de même.
rule-base-mine-10 = Avec la Carte du Mineur, vous pouvez relancer l’un des deux dés avant d’appliquer l’un ou l’autre. Appliquez ensuite les deux ; les lancers qui suivent des paillettes d’or ne peuvent pas être relancés avec la Carte.
    .ruling = Une relance remplace un résultat : elle doit donc venir avant que les résultats s’appliquent.

## bank

chapter-bank = La Banque
rule-base-bank-01 = À la Banque, vous pouvez déposer des pépites ; cela coûte une action.
rule-base-bank-02 = La Banque donne 20 $ par pépite déposée.
rule-base-bank-03 = Vous gagnez aussi 1 PL par pépite déposée.
rule-base-bank-04 = Les pépites déposées retournent à la réserve.
rule-base-bank-05 = En une action, vous déposez autant de vos pépites que vous voulez.
    .ruling = La règle n’indique aucun nombre : c’est donc à vous de choisir.
rule-base-bank-06 = Vous pouvez avoir 120 $ au plus ; tout argent au-delà est perdu.
rule-base-bank-07 = Si vous avez 110 $ et déposez une pépite, vous finissez à 120 $ avec 1 PL de plus ; les 10 $ restants sont perdus.

## heist

chapter-heist = Attaquer la banque
rule-base-heist-01 = Si vous êtes à la Banque, vous pouvez l’attaquer ; cela coûte une action.
rule-base-heist-02 = Vous ne pouvez tenter qu’une attaque de banque par tour.
rule-base-heist-03 = Le joueur assis à la droite du joueur actif joue le garde.
rule-base-heist-04 = Le garde pioche 3 cartes Combat.
rule-base-heist-05 = On pioche d’abord les cartes du garde, puis viennent les effets de début de combat. Le voleur joue une carte de poker face cachée ; après quoi le garde choisit une de ses trois cartes et la joue face cachée.
rule-base-heist-06 = Le garde pioche trois cartes et en joue une face cachée avant que le voleur joue sa carte de poker ; aucune étape de début de combat ne vient entre les deux.
rule-base-heist-07 = Après la révélation : d’abord les bonus du personnage, de l’équipement, de l’arme et de la carte jouée, puis toutes les réactions que le joueur actif veut jouer, puis l’effet de la carte du garde, et enfin la comparaison.
rule-base-heist-08 = En cas d’égalité, le garde gagne.
rule-base-heist-09 = Une attaque de banque réussie vous rapporte 80 $ et 3 points Wanted.
rule-base-heist-10 = Une attaque de banque ratée vous vaut un point Wanted, une blessure et une carte de poker.
rule-base-heist-11 = Un Marshall qui attaque la banque devient Wanted, qu’il gagne ou qu’il perde.
rule-base-heist-12 = À la fin, défaussez les cartes de poker jouées et remettez toutes les cartes Combat piochées, utilisées ou non, sous leur paquet, dans un ordre aléatoire.
rule-base-heist-13 = À la fin, la carte de poker jouée est défaussée, et toutes les cartes du garde sont mélangées et placées sous le paquet de cartes Combat.
    .ruling = Le texte français dit seulement que les cartes du garde sont défaussées, mais il n’y a pas de défausse de cartes Combat, et après les autres combats les cartes vont sous leur paquet.
rule-base-heist-14 = Il vous faut une carte de poker pour attaquer la banque, et une fois l’attaque commencée, vous ne pouvez plus refuser.
    .ruling = Une carte doit être jouée, et aucune étape ne permet de refuser.
rule-base-heist-15 = L’effet de la carte du garde s’applique même à un voleur qui gagne ensuite.
rule-base-example-heist = Billy the Kid est à la Banque de Darkrock et utilise une action pour l’attaquer. Le garde a un 3, un 7 et un Valet, et joue le 3, qui inflige deux blessures à l’adversaire. La carte de Billy est Pare-balles, le Valet de cœur : il ne subit aucune blessure, et un Valet vaut plus qu’un 3. Il gagne 80 $ et 3 points Wanted.

## heal

chapter-heal = Se soigner
rule-base-heal-01 = Au Cabinet du docteur, vous pouvez payer 10 $ et utiliser une action pour soigner toutes vos blessures.
rule-base-heal-02 = Pour chaque blessure que le docteur soigne, vous piochez une carte de poker.
rule-base-heal-03 = Si vous faites soigner trois blessures chez le docteur, vous payez 10 $ et piochez 3 cartes.
rule-base-heal-04 = Vous pouvez aller chez le docteur même sans blessure : vous payez 10 $ et ne piochez rien.
    .ruling = Rien dans le texte ne l’interdit.

## revel

chapter-revel = Se divertir
rule-base-revel-01 = Au Cabaret, vous pouvez utiliser une action pour dépenser de l’argent : vous gagnez 1 PL par tranche de 30 $.
rule-base-revel-02 = Se divertir rapporte 1 PL pour 30 $, 2 PL pour 60 $, 3 PL pour 90 $ et 4 PL pour 120 $.

## cattle

chapter-cattle = Le bétail
rule-base-cattle-01 = Dans un Ranch, vous pouvez prendre un de ses jetons Bétail face cachée ; cela coûte une action.
rule-base-cattle-02 = Vous ne pouvez avoir qu’un jeton Bétail à la fois.
rule-base-cattle-03 = Si vous avez un jeton Bétail, vous ne pouvez pas en prendre un autre à un Ranch.
rule-base-cattle-04 = Vous pouvez regarder la récompense de votre propre jeton quand vous voulez.
rule-base-cattle-05 = Votre jeton reste face cachée sur votre plateau individuel jusqu’à ce que vous le vendiez ou le livriez.
rule-base-cattle-06 = Vendre : quand une de vos actions Mouvement s’achève à la Gare, vous pouvez y vendre votre jeton et recevoir sa récompense et 1 point Marshall.
rule-base-cattle-07 = Vendre : quand un de vos déplacements s’achève à la Gare, quelle qu’en soit la cause, vous pouvez y vendre votre jeton et recevoir sa récompense et 1 point Marshall.
rule-base-cattle-08 = Livrer : quand une de vos actions Mouvement s’achève au Ranch de l’autre couleur, vous pouvez y livrer votre jeton et recevoir la récompense et 1 point Wanted.
rule-base-cattle-09 = Livrer : quand un de vos déplacements, quelle qu’en soit la cause, s’achève au Ranch de l’autre couleur, vous pouvez y livrer votre jeton et recevoir la récompense et 1 point Wanted.
rule-base-cattle-10 = Dans l’édition anglaise, En Selle et le déplacement de Y.B. Rowdy ne permettent ni de vendre ni de livrer du bétail ; dans les éditions française et italienne, si. Sprint prolonge une action Mouvement : vous pouvez donc ensuite vendre ou livrer dans toutes les éditions.
    .ruling = Chaque édition est suivie à la lettre : action Mouvement en anglais, déplacement en français et en italien.
rule-base-cattle-11 = Vendre ou livrer du bétail est gratuit : cela ne coûte pas d’action.
rule-base-cattle-12 = Vous n’êtes pas obligé de vendre ou de livrer votre bétail quand vous le pouvez.
rule-base-cattle-13 = Une fois vendu ou livré, le jeton retourne au Ranch de sa couleur et y est mélangé, face cachée.
rule-base-cattle-14 = Vous ne pouvez pas livrer un jeton au Ranch d’où il vient.
rule-base-cattle-15 = Tant que vous êtes Wanted, vous pouvez encore vendre du bétail, mais vous ne recevez que la récompense du jeton, sans point Marshall.
    .ruling = Les joueurs Wanted ne peuvent gagner aucun point Marshall.

## work

chapter-work = Travailler
rule-base-work-01 = Travailler est une action qui vous rapporte 10 $.
rule-base-work-02 = Vous pouvez travailler dans tout lieu qui a un nom, y compris sur les cases voisines d’un Saloon ou d’un Magasin général, mais sur aucune autre case.
    .ruling = Le mot « lieu » est pris comme le livret l’emploie ailleurs : il ne désigne pas n’importe quelle case.

## wounds

chapter-wounds = Les blessures
rule-base-wound-01 = Vous pouvez avoir 3 blessures au plus. Les suivantes n’ont aucun effet sur vous.
rule-base-wound-02 = À la fin de la partie, chaque blessure vous enlève 1 PL.
rule-base-wound-03 = Vous vous soignez au Cabinet du docteur, avec Pare-balles dans un combat, en achetant du Whisky, ou par l’action des Provisions.
rule-base-wound-04 = Si vous perdez un combat, quel qu’il soit, vous subissez exactement une blessure ; des effets de cartes peuvent en ajouter.
rule-base-wound-05 = Même avec déjà 3 blessures, vous piochez la carte du perdant quand vous perdez un combat.
rule-base-wound-06 = Une blessure sans effet ou évitée n’a jamais été subie : Doc Holliday ne reçoit donc pas de carte pour celle-ci. Le perdant pioche quand même la carte du combat perdu.
    .ruling = Vous ne subissez que ce qui vous est infligé.
rule-base-wound-07 = Doc Holliday pioche une carte par effet qui le blesse, et non par blessure : la défaite et Raclée forment ensemble un seul effet, une carte Combat en est un autre.
    .ruling = Raclée s’ajoute à la blessure du perdant, alors que l’effet d’une carte Combat est distinct.

## tracks-marshal

chapter-tracks-marshal = La piste Marshall
rule-base-marshal-01 = Vous êtes Marshall, ou Wanted, ou ni l’un ni l’autre : personne n’a à la fois des points des deux sortes.
rule-base-marshal-02 = Tant que vous êtes Wanted, vous ne pouvez gagner aucun point Marshall.
rule-base-marshal-03 = Vous gagnez 1 point Marshall en battant un bandit (si vous choisissez ce point plutôt que 1 PL), en vendant du bétail, en arrêtant un joueur Wanted et avec Légende Vivante ; les histoires peuvent en donner davantage.
rule-base-marshal-04 = Pour chaque point Marshall gagné, avancez votre cube d’une case.
rule-base-marshal-05 = Vous recevez la récompense de chaque case que votre cube traverse ou atteint.
rule-base-marshal-06 = Quand votre cube est sur la case 9, tout point Marshall de plus devient 1 PL.
rule-base-marshal-07 = Les points se comptent un à un : avec 3 points Marshall depuis la case 8, vous atteignez la case 9, gagnez sa récompense, puis 2 PL pour le reste.
rule-base-marshal-08 = Si vous êtes Marshall et gagnez un point Wanted de quelque façon que ce soit, vous perdez tous vos points Marshall et commencez au début de la piste Wanted.
rule-base-marshal-09 = En tant que Marshall, vous pouvez faire ce qui rapporte des points Wanted ; vous perdez alors vos points Marshall et commencez sur la piste Wanted.
rule-base-marshal-10 = Quand vous changez de piste, vous commencez au début de la nouvelle, quelle que soit la case que vous quittez.
rule-base-marshal-11 = Une fois Wanted, vous devez avoir été arrêté avant de pouvoir gagner de nouveau des points Marshall.
rule-base-marshal-12 = Sur la piste Marshall, vous gagnez 20 $ à la case 2 et 2 PL à la case 3.
rule-base-marshal-13 = Quand vous entrez sur une case Marshall, vous recevez sa récompense : 20 $ sur les cases 1 et 2, 2 PL sur la 3, 30 $ sur la 4 et la 5, 4 PL sur la 6, 40 $ sur la 7 et la 8, et 6 PL sur la 9.
rule-base-marshal-14 = À la fin de la partie, un Marshall marque des PL selon la ligne où se trouve son cube : la première donne 1 PL, la deuxième 2, la troisième 3.
rule-base-marshal-15 = Un point Marshall gagné sur la case 9 ne déplace aucun cube et devient 1 PL, mais il compte quand même comme gagné.
    .ruling = Le PL remplace le pas sur la piste, et non le gain.
rule-base-example-marshal-track = Vous êtes Marshall sur la case 1 et gagnez 2 points. Votre cube va à la case 3 en passant par la 2, ce qui rapporte 20 $ et 2 PL.

## tracks-wanted

chapter-tracks-wanted = La piste Wanted
rule-base-wanted-01 = Vous gagnez des points Wanted en attaquant la banque (3 points et 80 $ en cas de réussite, sinon 1), en volant un joueur (1), en livrant du bétail (1) et avec Légende Vivante (1) ; les histoires peuvent en donner davantage.
rule-base-wanted-02 = Pour chaque point Wanted gagné, avancez votre cube d’une case et gagnez la récompense de chaque case où il entre.
rule-base-wanted-03 = Quand votre cube est sur la case 9, tout point Wanted de plus devient 1 PL.
rule-base-wanted-04 = La piste Wanted compte 9 cases : trois lignes de trois.
rule-base-wanted-05 = En arrivant sur la case Wanted 6, vous piochez une carte de poker.
rule-base-wanted-06 = Sur la piste Wanted, vous piochez une carte de poker en entrant sur chaque case paire : 2, 4, 6 et 8. Les cases impaires ne donnent rien ; la première indique que le Shérif est désormais actif.
rule-base-wanted-07 = Un point Wanted gagné sur la case 9 ne déplace aucun cube et devient 1 PL, mais il compte quand même comme gagné.
    .ruling = Le PL remplace le pas sur la piste, et non le gain.
rule-base-example-wanted-track = Un joueur Wanted gagne 1 point de plus et atteint la case 6 : une carte de poker tout de suite, puis 2 PL à la fin de son tour, puisque cette case est sur la ligne 2.

## sheriff

chapter-sheriff = Le Shérif
rule-base-sheriff-01 = Le Shérif ne se déplace que si quelqu’un est Wanted.
rule-base-sheriff-02 = Les histoires et l’action de Chasse à l’Homme déplacent le Shérif.
rule-base-sheriff-03 = Dès que le Shérif arrive sur votre case, vous défaussez une carte de poker si vous êtes Wanted ; tout autre joueur Wanted de cette case fait de même.
rule-base-sheriff-04 = Dès que le Shérif arrive sur votre case alors que vous êtes Wanted, vous défaussez une carte de poker.
rule-base-sheriff-05 = Si vous n’avez aucune carte de poker à l’arrivée du Shérif, vous n’en défaussez pas.
    .ruling = Il n’y a rien à défausser, et aucune autre pénalité n’est prévue.
rule-base-sheriff-06 = Si plusieurs joueurs Wanted sont sur la case où entre le Shérif, le joueur qui le déplace choisit celui que le Shérif tente d’arrêter.
rule-base-sheriff-07 = Le Shérif tente l’arrestation dès qu’il entre sur la case, même s’il lui reste des cases à parcourir.
    .ruling = La règle demande qu’il entre, et la règle française ajoute que le reste du mouvement est perdu.
rule-base-sheriff-08 = Si vous êtes Wanted quand le Shérif arrive sur votre case, défaussez d’abord une carte, puis combattez-le.
rule-base-sheriff-09 = Les effets de début de combat viennent d’abord. Le joueur Wanted refuse alors et est arrêté, ou joue une carte ; dans ce cas, le joueur à sa droite pioche 4 cartes Combat et en joue une.
rule-base-sheriff-10 = Les 4 cartes Combat du Shérif se piochent tout au début ; suivent les effets de début de combat. Puis le joueur Wanted se rend et est arrêté, ou joue une carte ; dans ce cas, le Shérif joue une des quatre.
rule-base-sheriff-11 = Le joueur Wanted doit jouer une carte ; ensuite le joueur à sa droite pioche 4 cartes Combat et en joue une. Personne ne peut se rendre, et les effets de début de combat n’ont pas d’étape propre.
rule-base-sheriff-12 = Le joueur assis à la droite du joueur Wanted joue le Shérif.
rule-base-sheriff-13 = Quand le Shérif combat, seul le joueur Wanted peut réagir.
rule-base-sheriff-14 = Quand le Shérif combat, seul le joueur Wanted peut réagir, quel que soit le joueur dont c’est le tour.
    .ruling = Il est écrit « joueur actif », et celui-ci peut ne pas prendre part au combat ; le livret italien nomme le joueur Wanted.
rule-base-sheriff-15 = En cas d’égalité, le Shérif gagne.
rule-base-sheriff-16 = Après la révélation viennent les bonus, puis les réactions, puis l’effet de la carte du Shérif, et la comparaison en dernier.
rule-base-sheriff-17 = Si vous refusez de combattre le Shérif, ou si vous vous rendez, vous êtes arrêté.
rule-base-sheriff-18 = Si le Shérif vous arrête, vous subissez une blessure, piochez une carte de poker, allez à son bureau avec lui et perdez vos points Wanted, votre bétail, la moitié de votre argent et la moitié de vos pépites, chaque moitié étant arrondie au supérieur.
rule-base-sheriff-19 = Si vous battez le Shérif, vous vous échappez mais ne gagnez rien ; il retourne à son bureau.
rule-base-sheriff-20 = À la fin, défaussez les cartes de poker et remettez les 4 cartes Combat sous leur paquet, dans un ordre aléatoire.
rule-base-sheriff-21 = Si vous devenez Wanted sur la case du Shérif, il ne tente pas de vous arrêter.
rule-base-sheriff-22 = Le Shérif ne tente une arrestation que lorsqu’on le déplace sur une case.
rule-base-sheriff-23 = Quand le Shérif retourne à son bureau, il y est placé directement, sans y entrer : il n’y arrête donc personne.
    .ruling = Il ne tente une arrestation qu’en entrant sur une case.
rule-base-sheriff-24 = Quand le Shérif arrive sur la case d’un bandit, il ne se passe rien.
    .ruling = Aucune règle ne prévoit d’effet.
rule-base-sheriff-25 = Le Shérif se déplace comme vous, en contournant les mesas, et peut revenir sur une case où il est passé. Vous pouvez le déplacer sur votre propre case : si vous êtes Wanted, vous défaussez une carte et il peut tenter de vous arrêter. Votre tour continue ensuite.
    .ruling = Aucune règle ne lui donne d’autres façons de bouger ni ne protège celui qui le déplace.
rule-base-sheriff-26 = Si le Shérif tombe sur plusieurs joueurs Wanted, ceux-ci défaussent chacun une carte dans l’ordre du tour, à partir du joueur qui déplace le Shérif ; puis ce joueur désigne celui que le Shérif tente d’arrêter.
    .ruling = Selon la règle, tous défaussent dès que le Shérif arrive, et l’ordre du tour décide qui commence.

## stories

chapter-stories = Les histoires
rule-base-story-01 = Seules deux conditions sont ouvertes à la fois : celles des cartes du dessus des deux paquets Histoire.
rule-base-story-02 = Quand vous remplissez une condition à votre tour, vous pouvez poser un disque sur le premier emplacement libre de cette histoire.
rule-base-story-03 = Quand vous remplissez une condition à votre tour, vous pouvez poser un de vos disques sur cette histoire.
rule-base-story-04 = Vous n’êtes pas obligé de poser un disque quand une condition est remplie.
    .ruling = Le mot « peut » de la règle l’emporte sur la légende d’une image, qui semble en faire un devoir.
rule-base-story-05 = À deux, trois ou quatre joueurs, une histoire est complète avec 2 disques.
rule-base-story-06 = À cinq ou six joueurs, une histoire est complète avec 3 disques.
rule-base-story-07 = Vous ne pouvez poser qu’un seul disque par tour, quelle que soit l’histoire.
rule-base-story-08 = Vous ne pouvez poser qu’un disque par tour.
    .ruling = Si l’on pouvait ajouter un disque aux deux histoires en un tour, la règle sur les deux conditions remplies serait inutile.
rule-base-story-09 = Vous posez vos disques à votre tour, et à aucun autre moment.
rule-base-story-10 = Quand les deux histoires ouvertes ont la condition que vous avez remplie, choisissez-en une.
rule-base-story-11 = Si vos deux disques sont déjà posés, vous pouvez en reprendre un sur l’autre histoire et le poser sur celle que vous venez de déclencher.
rule-base-story-12 = Si vos deux disques sont déjà posés, vous pouvez en reprendre un sur une autre histoire et l’utiliser.
rule-base-story-13 = Si vos deux disques sont déjà posés, vous pouvez en déplacer un d’une histoire à l’autre.
rule-base-story-14 = Un disque déjà posé sur l’histoire déclenchée ne peut pas être déplacé vers cette même histoire.
    .ruling = Les disques ne se déplacent que depuis l’autre histoire.
rule-base-story-15 = Si vous posez le disque qui complète une histoire, vous la résolvez à la fin de votre tour.
rule-base-story-16 = Pour résoudre une histoire : lisez-la à voix haute, donnez leur récompense à ceux qui y ont contribué, placez ses bandits et déplacez le Shérif.
rule-base-story-17 = Tous ceux qui ont un disque sur une histoire en gagnent la récompense, quel que soit le joueur qui l’a complétée.
rule-base-story-18 = Deux de vos disques sur une histoire rapportent autant qu’un seul.
rule-base-story-19 = Un bandit est placé dans chaque repaire indiqué par l’histoire. Un repaire où se trouve un bandit, un joueur ou le Shérif n’en reçoit pas.
rule-base-story-20 = Si le Shérif est actif, le joueur qui résout l’histoire le déplace du nombre de cases indiqué sur la carte.
rule-base-story-21 = Selon l’histoire, le Shérif se déplace de 0 à 6 cases.
rule-base-story-22 = Vous pouvez déplacer le Shérif de moins de cases que ne l’indique l’histoire.
    .ruling = La carte donne un maximum, ce qui l’emporte sur un exemple qui utilise le nombre complet.
rule-base-story-23 = Vous déplacez le Shérif du nombre exact de cases que l’histoire indique.
rule-base-story-24 = Quand une histoire déplace le Shérif, il peut tenter d’arrêter quelqu’un en chemin.
rule-base-story-25 = Quand le Shérif tente une arrestation, il s’arrête là et les cases restantes sont perdues.
rule-base-story-26 = Une fois l’histoire résolue, vous récupérez vos disques.
rule-base-story-27 = Quand une histoire est résolue, la carte du dessous montre la condition suivante. Un paquet épuisé n’en montre aucune.
    .ruling = Aucun livret ne le dit, et aucun ne décrit de nouveau paquet.
rule-base-story-28 = Une condition : gagner au moins 2 PL en une seule de vos actions.
rule-base-story-29 = Une condition : dépenser au moins 80 $ en une seule action en ville.
rule-base-story-30 = Une condition : gagner des points Wanted ou Marshall, quel qu’en soit le nombre.
rule-base-story-31 = Le Prix du Sang : ceux qui y ont contribué gagnent 30 $, ou gagnent 50 $ et subissent une blessure. Des bandits apparaissent dans les repaires des gangs B et C, et le Shérif se déplace de 3 cases ou moins.
rule-base-story-32 = Le Prix du Sang : ceux qui y ont contribué gagnent 30 $, ou gagnent 50 $ et subissent une blessure. Des bandits apparaissent, et le Shérif se déplace de 3 cases.
rule-base-story-33 = Une lettre sur une histoire vaut pour les deux repaires de ce gang : B et C désignent donc 4 repaires.
    .ruling = L’exemple avec B et C compte au moins trois bandits.
rule-base-story-34 = Si vous remplissez une condition pendant une action, vous pouvez ajouter un disque une fois, après l’action entière, combats, effets de fin de mouvement et objectifs compris. Si vous en remplissez une à votre tour hors d’une action, vous le pouvez après l’effet qui l’a remplie.
    .ruling = Une condition porte sur une action entière, que l’on ne connaît qu’une fois finie.
rule-base-story-35 = Une condition à remplir en une seule action exige l’une de vos trois actions : les effets de début de tour, les histoires et les PL de la piste Wanted ne comptent pas. Additionnez tous les PL que l’action vous rapporte, même au-delà du bout d’une piste, et ignorez les pertes. Pour la condition qui demande des points Marshall ou Wanted, tout gain à votre tour compte ; une histoire complétée ainsi à la première étape de fin de tour est résolue à cette même étape.
    .ruling = Les mots « une seule action » sont pris au pied de la lettre, et les gains ne demandent pas d’action.
rule-base-story-36 = Pour remplir une condition, il faut que sa carte soit sur le dessus de son paquet à ce moment-là.
    .ruling = On ne peut pas remplir une condition que personne ne voit.
rule-base-story-37 = Vous dépensez de l’argent quand vous choisissez d’en verser à la réserve, en ville, au cours d’une même action : achats, divertissement, docteur, mise au poker.
    .ruling = Pertes et dons ne sont pas des dépenses.
rule-base-example-story-resolution = On joue à cinq. Rouge ajoute un disque au Prix du Sang, qui porte déjà un disque de Jaune et un de Bleu : Rouge résout donc cette histoire à la fin du tour. Les trois disques sont rendus et leurs propriétaires gagnent la récompense. Des bandits sont placés en B et en C, sauf dans un repaire où se trouve un joueur et dans un autre où se trouve déjà un bandit. Rouge est Wanted et déplace le Shérif de 3 cases, à l’autre bout du plateau.

## end-of-turn

chapter-end-of-turn = Fin du tour
rule-base-end-01 = Terminez votre tour dans cet ordre : résoudre les histoires prêtes, défausser jusqu’à votre limite de main, gagner les PL de la piste Wanted, vérifier la fin de partie, passer le tour au joueur suivant.
rule-base-end-02 = À la fin de votre tour, résolvez d’abord chaque histoire qui a tous ses disques.
rule-base-end-03 = Vous pouvez garder 5 cartes de poker, une de moins pour chacune de vos blessures.
rule-base-end-04 = Votre limite de main ne s’applique qu’à la fin de votre propre tour ; d’ici là, vous pouvez avoir plus de cartes.
rule-base-end-05 = Vous choisissez les cartes que vous défaussez.
    .ruling = La règle ne le dit pas, et l’usage est de choisir.
rule-base-end-06 = Si vous êtes Wanted à la fin de votre tour, vous gagnez des PL : 1 si votre cube est sur la première ligne, 2 sur la deuxième, 3 sur la troisième.
rule-base-end-07 = Vous gagnez les PL de la piste Wanted avant la vérification de la fin de partie : ils y comptent donc.
rule-base-end-08 = Les histoires sont résolues avant la défausse : vous devrez peut-être défausser les cartes qu’elles vous donnent, et les blessures qu’elles vous infligent réduisent votre limite.
rule-base-example-end-of-turn = On joue à cinq. Une histoire a des disques de Jaune, de Bleu et de Rouge, l’autre seulement deux disques. C’est la fin du tour de Rouge, qui est Billy, avec 6 cartes, 2 blessures et son cube sur la deuxième case Wanted. Les trois joueurs de l’histoire complète en reçoivent la récompense et récupèrent leurs disques ; l’autre histoire reste ouverte. Billy peut garder 3 cartes : il en défausse donc 3, et gagne 1 PL pour la première ligne.

## end-game

chapter-end-game = La fin de la partie
rule-base-endgame-01 = La fin est déclenchée quand quelqu’un atteint ou dépasse le nombre de PL convenu : 15, 20 ou 25.
rule-base-endgame-02 = Une fois la fin déclenchée, finissez la manche en cours. Puis chacun joue un dernier tour, en commençant par le premier joueur.
rule-base-endgame-03 = Celui qui a déclenché la fin joue un dernier tour comme tout le monde.
rule-base-endgame-04 = À la quatrième étape de la fin d’un tour, on vérifie si la fin est déclenchée.
    .ruling = D’autres passages ne précisent pas le moment ; la liste des étapes le fait.
rule-base-endgame-05 = À la quatrième étape de la fin d’un tour, on vérifie les PL de tous les joueurs. Un joueur qui a atteint ou dépassé le nombre convenu déclenche la fin, une seule fois ; celui qui est retombé au-dessous avant la vérification ne la déclenche pas.
    .ruling = On lit « un joueur » dans deux passages sur trois, et l’étape elle-même ne donne que le moment.
rule-base-example-final-turns = On joue à 15 PL ; Rouge a commencé, Bleu et Violet sont les derniers. Bleu atteint 15 PL pendant son tour et finit celui-ci, puis le tour de Violet termine la manche. Ensuite tous, à partir de Rouge, jouent un dernier tour ; après celui de Violet, la partie est finie.

## scoring

chapter-scoring = Le score final
rule-base-score-01 = Marquez les PL de toutes vos montures et armes améliorées, actives ou non.
rule-base-score-02 = Marquez 1 PL par tranche complète de 60 $ ; les sommes plus petites ne rapportent rien.
rule-base-score-03 = Marquez 1 PL par tranche complète de 60 $, 2 PL au plus ; les sommes plus petites ne rapportent rien.
rule-base-score-04 = Retirez 1 PL pour chacune de vos blessures.
rule-base-score-05 = Si vous êtes seul à avoir le plus de points Wanted, marquez 3 PL.
rule-base-score-06 = Si plusieurs joueurs sont à égalité en tête de la piste Wanted, chacun marque 1 PL et personne n’en marque 3.
rule-base-score-07 = Si vous êtes Wanted sans avoir le plus de points Wanted, marquez 1 PL.
rule-base-score-08 = Si vous êtes Marshall, marquez les PL de la ligne où se trouve votre cube.
rule-base-score-09 = Si vous avez joué avec les objectifs, marquez les PL de vos jetons Légendaires.
rule-base-score-10 = Le joueur qui a le plus de PL à la fin gagne la partie.
rule-base-score-11 = Par exemple, 50 $ ne rapportent rien, 110 $ rapportent 1 PL et 120 $ en rapportent 2.
rule-base-score-12 = Vous ne pouvez pas avoir moins de 0 PL.
    .ruling = La piste n’a rien sous 0, bien que certains effets enlèvent des PL.

## ties

chapter-ties = Égalités à la fin
rule-base-tie-01 = Si des joueurs sont à égalité de PL, celui d’entre eux qui a le plus de points sur la piste Marshall ou Wanted gagne.
rule-base-tie-02 = Si les joueurs à égalité ont aussi le même nombre de points Marshall ou Wanted, celui qui a le plus de pépites gagne.
rule-base-tie-03 = Si les joueurs à égalité ont aussi le même nombre de pépites, celui qui a le moins de blessures gagne.
rule-base-tie-04 = Si les joueurs à égalité ont aussi le même nombre de blessures, ils gagnent ensemble.
rule-base-tie-05 = Pour départager les joueurs, un point Marshall et un point Wanted comptent autant.
    .ruling = La règle les nomme ensemble et n’en préfère aucun.

## clarifications

chapter-clarifications = Précisions
rule-base-clar-01 = Si une carte et le livret se contredisent, la carte prévaut.
rule-base-clar-02 = Vous pouvez jouer Réputation une fois par tour, quel que soit le nombre de points gagnés.
rule-base-clar-03 = Si vous rendez active une autre monture à la place de votre Mule, les pépites au-delà de 4 vont à la réserve.
rule-base-clar-04 = Quand vous utilisez l’action d’Instinct, son bonus de défausse ne s’applique pas.
