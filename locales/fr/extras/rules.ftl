## stories: core stories, unique events, the Man in Black's further cards, gangs and posses

chapter-ex-core-stories = Extras : histoires de base
rule-ex-core-stories-01 = Une condition de plus : terminer une action Mouvement sur un jeton d’événement ou Frontière.
rule-ex-core-stories-02 = Les jetons d’événement sont les hors-la-loi, les voleurs de concession, les gros joueurs, les longhorns et les jetons des événements uniques. Pour un gros joueur, toutes les cases voisines de son Saloon comptent.
    .ruling = Un gros joueur se trouve au Saloon même, où aucune figurine ne peut se tenir.
rule-ex-core-stories-03 = Si votre mouvement se termine par un combat contre l’adversaire d’un jeton, ce jeton compte, même s’il est retiré après le combat ; un jeton que votre visite retire compte aussi. Si vous prolongez le mouvement, seule compte la case où il s’achève enfin.
    .ruling = Le mouvement se termine sur le jeton. Si seuls comptaient les jetons qui restent, les hors-la-loi et les voleurs de concession ne compteraient jamais.
rule-ex-core-stories-04 = Un autre déplacement, par exemple celui que permet une carte ou une histoire, ne remplit pas cette condition, pas plus que le fait d’être déjà sur la case d’un jeton.
    .ruling = La condition exige un mouvement, et un mouvement est une action.
rule-ex-core-stories-05 = Chacune des vingt histoires de base supplémentaires fait partie des pioches de tout mode qui se joue avec des histoires de base ayant la même condition. Avec les histoires légendaires, aucune histoire de base n’est jouée.
    .ruling = La variante des histoires de base remplace les histoires légendaires.

chapter-ex-unique-events = Extras : événements uniques
rule-wb-unique-events-01 = Les huit cartes d’événement unique sont mélangées à la pioche des événements.
rule-wb-unique-events-02 = Les jetons des événements uniques restent à côté du plateau jusqu’à ce que leurs cartes les placent.
rule-wb-unique-events-03 = Le joueur qui termine une action Mouvement sur la case du jeton d’un événement unique le retire et reçoit ce que la carte de cet événement indique pour une visite. Traverser la case, y commencer ou s’y rendre autrement n’est pas une visite.
    .ruling = Aucune source ne dit ce que font ces jetons. Une visite par une action Mouvement se voit sur le plateau et coûte une action, comme tout ce qui a cette valeur.
rule-wb-unique-events-04 = Le grizzly est un adversaire : une figurine qui entre sur sa case l’affronte aussitôt, et il reste jusqu’à ce qu’il soit vaincu. Sa case compte comme une case avec un jeton d’événement.
    .ruling = Les autres jetons se visitent ; seul un animal attaquerait, et un ours qui a gagné n’a pas de raison de partir.
rule-wb-unique-events-05 = D’un événement unique pioché à la mise en place, seul le jeton est placé. Si un joueur commence sur sa case, le jeton est retiré.
    .ruling = C’est un événement comme les autres.
rule-au-events-tokens-18 = Parmi les événements uniques se trouvent le Grizzly, l’Orphelin, le Chat des Bains et l’Adjoint Blessé.

chapter-ex-man-in-black = Extras : les cartes supplémentaires de l’Homme en Noir
rule-wb-man-in-black-03 = Les blessures, les séquelles et les points de toute piste autre que celle des PL sont sans effet sur l’Homme en Noir.
rule-wb-man-in-black-09 = À deux joueurs, toutes les cartes de l’Homme en Noir sont dans sa pioche, y compris les supplémentaires.
rule-wb-man-in-black-14 = Outre les dix cartes du jeu de base, l’Homme en Noir en a neuf autres, numérotées de 11 à 19.
rule-wb-man-in-black-20 = Les numéros des cartes supplémentaires de l’Homme en Noir suivent cette liste : La Note du Docteur 11, Du Sel dans le Puits 12, La Diligence Noire 13, Cartes Marquées 14, Une Vieille Photographie 15, L’Essayeur 16, Le Mandat en Blanc 17, Cavaliers de la Nuit 18, Le Faux Titre 19. Certains modes citent ces cartes par leur numéro.
    .ruling = Seuls les numéros sont connus, pas la carte à laquelle chacun revient.

## Personnages

chapter-ex-characters = Les personnages des petites boîtes
rule-other-characters-01 = Si vous jouez le juge Roy Bean, vous commencez à côté du Saloon de Red Falls, avec 10 $, 1 carte, un Revolver, du Whisky et 1 point Marshall, qui ne donne aucune récompense. Capacité légendaire : les bandits, les gardes, le Shérif et les autres adversaires choisissent et révèlent leur carte Combat avant que vous ne jouiez votre carte de poker, et vous remportez les égalités contre eux.
rule-other-characters-02 = Si vous jouez Butch Cassidy, vous commencez dans un des Repaires C, avec 2 cartes, un Revolver amélioré et 1 point Wanted, qui ne donne aucune récompense. Capacité légendaire : quand vous volez un joueur, vous pouvez prendre un objet divers dont vous n’avez aucun exemplaire, au lieu d’argent ou de pépites ; quand vous arrêtez un joueur, vous prenez la moitié de son argent ou de ses pépites.
rule-other-characters-03 = Si vous jouez Joaquín Murrieta, vous commencez à côté du Magasin général de Darkrock, avec 10 $, 1 pépite d’or, 1 carte et un Revolver. Capacité légendaire : gagnez 1 PL après chacun de vos combats qui, au départ, opposait un Marshall à un joueur Wanted.
rule-other-characters-04 = Si vous jouez Belle Starr, vous commencez à côté du Magasin général de Red Falls, avec 30 $, 1 carte et un Revolver. Capacité légendaire : les cartes Combat des bandits, des gardes, du Shérif et des autres adversaires valent 2 de moins, et vous pouvez gagner 1 point Wanted comme récompense pour avoir battu un bandit.
rule-other-characters-05 = Si vous jouez Isom Dart, vous commencez au Ranch de Sunny Hills, avec 1 carte, un Revolver et un Cheval de trait. Capacité légendaire : vous pouvez gagner 1 action au début d’un tour que vous commencez avec du bétail. Dans ce cas, perdez tout votre bétail à la fin du tour.
rule-other-characters-06 = Si vous jouez Allan Pinkerton, vous commencez à la Banque de Darkrock, avec un Étui, 1 carte et un Revolver. Capacité légendaire : pour une action, choisissez un autre joueur à 1 case au plus, qui montre toute sa main. Nommez ensuite une valeur ; ce joueur défausse toutes les cartes de cette valeur.
rule-other-characters-07 = Si vous jouez « Buffalo Bill » Cody, vous commencez au Ranch de Mesito’s Point, avec une Mule, 1 carte et un Revolver. Capacité légendaire : gagnez 1 pépite d’or au début de chaque tour que vous commencez hors d’une ville.
rule-other-characters-08 = Si vous jouez Bat Masterson, vous commencez au repaire de Dixon Creek, avec 10 $, 2 cartes et un Revolver amélioré. Capacité légendaire : au début de votre tour, vous pouvez placer un bandit dans un repaire vide ou en retirer un d’un repaire. Dans ce cas, déplacez-vous de 2 cases au plus.
rule-other-characters-09 = Si vous jouez Pearl Hart, vous commencez au repaire de Dixon Creek, avec 1 jeton Bétail d’un Ranch de votre choix, 2 cartes et un Revolver. Capacité légendaire : chaque fois que vous gagnez des points Marshall ou Wanted à votre tour, piochez 1 carte et déplacez-vous de 2 cases au plus.
rule-other-characters-10 = Si vous jouez Ada Curnutt, vous commencez à côté du Saloon de Buzzard Gulch, avec 2 cartes, un Revolver et 1 point Marshall, qui ne donne aucune récompense. Capacité légendaire : au début de votre tour, vous pouvez vous déplacer d’un nombre de cases au plus égal au numéro de votre ligne sur la piste Marshall ou Wanted.
rule-other-characters-11 = Si vous jouez Dave Rudabaugh, vous êtes placé en dernier, sur la case d’un autre joueur, avec 1 carte, un Revolver et 1 point Wanted, qui ne donne aucune récompense. Capacité légendaire : vous pouvez vous déplacer de 1 case de plus à la fin d’une action Mouvement, et, à chacun de vos tours, vous piochez 1 carte après la première action Mouvement que vous terminez sur la case d’un autre joueur.
rule-other-characters-12 = Si vous jouez Johnny Ringo, vous commencez au Ranch orange, avec 20 $, 1 carte et un Revolver amélioré. Capacité légendaire : soignez 1 blessure après chaque combat. Après un combat contre un joueur, celui-ci subit 1 blessure.
rule-other-characters-13 = Si vous jouez Tiburcio Vásquez, vous commencez au Col C, avec 3 cartes, un Revolver et 1 point Marshall ou 1 point Wanted au choix, qui ne donne aucune récompense. Capacité légendaire : pour une action, vous pouvez déplacer votre cube sur la case de même numéro de l’autre piste, sans récompense.
rule-other-characters-14 = Si vous jouez Aaron Ross, vous commencez sur un arrêt libre du train, avec 10 $, 2 cartes et un Fusil. Capacité légendaire : au début de votre tour, choisissez un effet : piochez 1 carte si vous avez au moins 60 $, ou gagnez 1 PL si vous avez au moins 120 $.
rule-other-characters-15 = Les capacités des personnages qui concernent les bandits, les gardes et le Shérif valent aussi pour les autres adversaires à cartes Combat, comme les hors-la-loi et les gardes du train. L’ordre des étapes d’un combat est fixé à son début. Les récompenses des autres adversaires sont celles de leurs jetons et de leurs rencontres.
    .ruling = Ils combattent selon les mêmes règles.
rule-other-characters-16 = Allan Pinkerton nomme la valeur une fois la main montrée, et chacun peut se souvenir de ce qu’il a vu. Un Joker n’a pas de valeur à nommer. Les effets habituels d’une défausse s’appliquent.
    .ruling = La carte fait d’abord montrer la main, et tous les joueurs la voient.
rule-other-characters-17 = Tiburcio Vásquez choisit sa piste en même temps qu’il reçoit ses biens de départ ; ce choix compte donc pour savoir qui commence. Déplacer le cube d’une piste à l’autre n’est pas un gain, mais lui fait prendre les marqueurs d’événement que le cube atteint.
    .ruling = Le premier joueur est désigné après les points de départ, et un marqueur revient au joueur dont le cube s’y trouve.
rule-other-characters-18 = Pour Joaquín Murrieta, on regarde au début du combat qui est Marshall et qui est Wanted. Un combat refusé compte comme un combat.
    .ruling = Une arrestation retire les points Wanted avant la fin du combat, et refuser, c’est perdre le combat.
rule-other-characters-19 = Butch Cassidy prend la moitié, arrondie au supérieur, de ce que l’arrestation laisse à l’autre joueur. Il en va de même avec la variante Wild Wild West. Ce qui dépasse sa propre limite est perdu.
    .ruling = La pénalité du perdant précède la récompense du vainqueur, comme pour un vol. La moitié du tout ne laisserait rien au joueur arrêté.
rule-other-characters-20 = Pour Allan Pinkerton, un joueur qui se trouve sur la même case que lui est également assez proche. Des cases que seul un col ou le chemin de fer relie ne sont pas à 1 case l’une de l’autre. L’Homme en Noir n’a pas de main à montrer.
    .ruling = « À 1 case » désigne une case voisine, et franchir un col demande toute une action Mouvement.
rule-other-characters-21 = Aaron Ross doit avoir la somme en argent : les pépites qu’il pourrait dépenser comme de l’argent ne comptent pas.
    .ruling = Sa capacité dépend de ce qu’il a, et il ne dépense rien.

## Items

chapter-ex-items = Extras : les équipements
rule-items-01 = Pour une action, hors des villes seulement, le Sac de couchage vous permet de soigner 1 blessure et de compléter votre main jusqu’à votre limite.
rule-items-05 = Avec votre Mousqueton actif, vous pouvez réagir une fois par combat, quand les cartes sont révélées : lancez un dé de prospection. Gravier : subissez 1 blessure et perdez immédiatement le combat. Pépite : la carte adverse vaut 1 de moins. Résidus : elle vaut 2 de moins. Paillettes d’or : gagnez immédiatement le combat. Dans un combat ainsi gagné ou perdu, il n’y a ni effet de la carte Combat ni comparaison ; une Fusillade peut encore annuler le résultat. Tout effet qui permet de relancer n’importe quel dé permet aussi de relancer celui-ci.
    .ruling = Dans un combat déjà décidé, il n’y a plus rien à comparer, et une Fusillade annule n’importe quel résultat.
rule-items-32 = Votre Mousqueton donne des paillettes d’or. Vous gagnez le combat, quelles que soient les valeurs des cartes.
rule-items-08 = Avec l’Étui, vous pouvez réagir une fois les cartes d’un combat révélées : défaussez autant de cartes de poker que vous voulez, et chacune réduit de 1 la valeur de la carte adverse. Vous défaussez une carte à la fois, et l’autre joueur peut réagir entre deux.
    .ruling = Les réactions alternent : vous pouvez donc vous arrêter après n’importe quelle carte.
rule-items-31 = Votre adversaire révèle un Roi, et vous défaussez 2 cartes pour votre Étui. Le Roi compte comme un Valet.
rule-items-13 = Avec votre Pacificateur actif, vous gagnez 1 point Marshall de plus pour une arrestation ou une vente de bétail si vous êtes Marshall, et 1 point Wanted de plus pour un vol contre un joueur ou une livraison de bétail si vous êtes Wanted. On vérifie si vous êtes Marshall ou Wanted après avoir compté le point habituel.
    .ruling = Une arrestation exige un Marshall, mais c’est le premier vol qui rend un joueur Wanted.
rule-items-20 = Avec les Sacoches, vous pouvez avoir autant d’objets divers que vous voulez, mais un seul de chaque. Si vous les perdez, vous gardez vos autres objets, et ne pouvez plus prendre d’objet divers tant que vous n’êtes pas repassé sous la limite.
    .ruling = La limite dit ce qu’un joueur peut prendre. La carte ne nomme rien qu’il faudrait rendre.
rule-items-25 = Avec votre Cheval de trait actif, vous pouvez porter 1 jeton Bétail de plus, et chaque action qui vous fait acquérir du bétail à un Ranch vous donne 1 jeton de plus. Les jetons se vendent ou se livrent l’un après l’autre, dans l’ordre où vous les avez pris. Un voleur en prend autant qu’il a de place. Si vous êtes arrêté, vous perdez les deux ; quand le Cheval de trait n’est plus actif, vous perdez le dernier pris.
    .ruling = Aucune règle ne prévoit un second jeton : chacun est donc traité comme le seul jeton du jeu de base, et ce qui dépasse une limite est perdu.
rule-items-37 = Votre Cheval de trait est actif, vous n’avez pas de bétail et en prenez à un Ranch. Vous obtenez 2 jetons Bétail.
rule-bm-legendary-items-06 = Il y a d’autres équipements Légendaires : la Cartouchière, la Pièce porte-bonheur, les Cartes marquées, le Serape, la Longue-vue et la Carte au trésor sont des objets divers, le Sabre est une arme et Mélasse une monture.
rule-bm-legendary-items-07 = Il y a encore d’autres équipements Légendaires : le Manteau noir, le Couteau Bowie, le Compagnon, la Dynamite, le Lasso, l’Étoile de Marshall, l’Acte de la mesa, le Masque de hors-la-loi, la Flasque en argent et le Tomahawk sont des objets divers, Tonnerre est une arme et Éclair une monture.
rule-bm-legendary-items-08 = Le Coffre-fort est aussi un équipement Légendaire : c’est un objet divers.

## Modes

chapter-mode-general = Les modes
rule-mode-general-01 = Les modes suivent les règles de Blood Money, sauf indication contraire.
rule-mode-general-02 = Les modes se jouent avec toutes les cartes de poker alternatives qu’ils ne retirent pas.
rule-mode-general-03 = Les variantes qu’un mode ne cite pas ne s’y jouent pas.
rule-mode-general-04 = Les modes se jouent avec Ante Up, Blood Money et les extras.
rule-mode-general-05 = Si vous n’avez pas tout ce qu’un mode énumère, passez-vous de ce qui vous manque.
rule-mode-general-06 = Le paquet de cartes de poker des modes contient Mort ou Vif sur les 4 rouges, Vendetta sur les 5 rouges, Rumeurs sur les 7 noirs, Éclaireur sur les 8 noirs, Jackpot sur les 9 rouges et Attirail sur les 10 noirs, sauf si le mode les retire.
rule-mode-general-07 = Quand un mode retire un titre de cartes de poker alternatives, les deux cartes concernées portent Chasse à l’Homme, Jour de Paie, Réputation, Raclée, Instinct ou Pépite, comme dans le jeu de base.
rule-mode-general-08 = Quoi qu’un mode fasse du paquet de cartes de poker, chaque carte garde sa valeur et sa couleur.
rule-mode-general-09 = Dans un mode, ce que vend chaque magasin est fixé. Rien n’est distribué.
rule-mode-general-10 = Par défaut, les modes se jouent avec les Jokers ; une table peut s’en passer.
rule-mode-general-11 = Quand un mode se joue avec les histoires du jeu de base, la piste Histoire et le dé de risque ne sont pas en jeu, et rien ne rapporte de points Histoire.
    .ruling = Les histoires légendaires, la piste et le dé vont ensemble, et aucun personnage de ces modes n’en a besoin.
rule-mode-general-12 = Les nombres de joueurs et les durées conseillés sont indicatifs : tous les modes peuvent se jouer à 15, 20 ou 25 PL, de 2 à 6 joueurs. À deux, l’Homme en Noir participe comme d’habitude si le mode l’admet, sauf si vous vous en passez.
    .ruling = Le livret ne fait que les conseiller, et il décrit Sérénade à deux alors qu’il la conseille à davantage de joueurs.

## Gangs and posses

chapter-ex-gang-posse = Extras : gangs et milices
rule-wb-gang-posse-01 = Recruter une milice ou un gang est une action et coûte 20 $.
rule-wb-gang-posse-02 = Avec des points Marshall, vous recrutez une milice au Bureau du Shérif ou au Bureau du Marshall.
rule-wb-gang-posse-03 = Avec des points Wanted, vous recrutez un gang au Camp des hors-la-loi.
rule-wb-gang-posse-04 = Les gangs et les milices ne se jouent que si la table les a choisis, ou dans un mode qui les exige.
rule-wb-gang-posse-06 = Vous avez 1 point Marshall et 20 $ et êtes au Bureau du Marshall : vous pouvez recruter une milice.
rule-wb-gang-posse-07 = Vous avez 3 points Wanted et êtes au Bureau du Shérif : vous ne pouvez pas y recruter.
rule-wb-gang-posse-08 = Vous avez une seule milice ou un seul gang à la fois. Vous perdez une milice avec votre dernier point Marshall et un gang avec votre dernier point Wanted, et sa carte retourne dans sa pioche. Si vous restez Wanted après une arrestation, vous gardez le gang.
    .ruling = Une milice suit une étoile, et un gang suit une tête mise à prix ; sans cela, ni l’un ni l’autre ne reste. Celui qui reste Wanted ne perd jamais son dernier point.
rule-wb-gang-posse-09 = Piochez la carte au hasard parmi celles de votre côté que personne n’a. Son effet s’applique automatiquement ; si plusieurs effets s’appliquent au même moment, vous en choisissez l’ordre.
    .ruling = On ne sait rien des cartes. Comme l’effet n’est pas facultatif, il n’y a que l’ordre à choisir.
