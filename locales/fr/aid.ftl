### The player aid: how to play, in the order in which a table asks. The rules one by one stand in rules.ftl.
### Every message may use the variables that the head of the English file lists.

aid-title = Aide de jeu
aid-description = Western Legends en un coup d’œil : mise en place, tours, actions, combats, poker, cartes, et chaque règle avec sa raison.
aid-credits = Darkrock. Textes originaux ; icônes des auteurs de game-icons.net, CC BY 3.0.
aid-about = { $edition ->
    [en] Livret anglais
    [fr] Livret français
    [it] Livret italien
   *[custom] Votre propre livret
}, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, partie à { $length } PL
aid-with-goals = avec objectifs

aid-search = Chercher dans l’aide de jeu
aid-search-none = Aucun résultat. Essayez avec moins de mots, ou avec d’autres.
aid-everything = Tout sur une page
aid-ruling = Pourquoi :
aid-example = Exemple :
aid-where = Quand
aid-cost = Coût
aid-result = Résultat
aid-worked = Exemple
aid-see = Règles
aid-cli-contents = « darkrock rules SECTION » montre une section ; « darkrock rules MOTS » cherche dans toutes les sections.
aid-cli-searched = Recherche dans : { $about }. Pour chercher dans d’autres livrets, ajoutez --edition any ; dans d’autres variantes, --variant.
aid-cli-elsewhere = Aucun résultat pour cette partie ({ $about }). Avec { $option } :
aid-cli-rules = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
aid-cli-found = { $n ->
    [one] { $n } résultat
   *[other] { $n } résultats
}
aid-cli-written = { $n ->
    [one] Fichier écrit : { $path }
   *[other] { $n } fichiers écrits ; commencez par { $path }
}

## Setting up

aid-setup = Mise en place
aid-setup-intro = Suivez ces étapes dans l’ordre, pour ce nombre de joueurs et ces variantes.
aid-setup-board = Placez le plateau au milieu. Mélangez le paquet de cartes de poker et celui des cartes Combat, et posez-les dessus face cachée ; mettez à côté les deux dés, l’argent et { $supply } pépites.
aid-setup-store = { $firstgame ->
    [yes] Garnissez le Magasin général ; laissez dans la boîte la Carte du Mineur, le Chapeau et le Whisky.
   *[no] Garnissez le Magasin général de tout l’équipement.
}
aid-setup-cattle = { $firstgame ->
    [yes] Laissez le bétail dans la boîte.
   *[no] Mettez les jetons Bétail face cachée, chacun sur le Ranch de sa couleur, et mélangez-les.
}
aid-setup-stories = { $firstgame ->
    [yes] Prenez les 20 histoires d’une première partie et mélangez-les en un seul paquet.
   *[no] Mélangez les histoires et répartissez-les en deux paquets de taille à peu près égale.
} Dans cette partie, une histoire est complète avec { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
}.
aid-setup-tokens = Mélangez les jetons Légendaires face cachée.
aid-setup-end = Placez le jeton Fin de partie sur { $length } PL.
aid-setup-sheriff = Placez le Shérif dans son bureau, à Darkrock.
aid-setup-player = Chaque joueur prend une couleur : un plateau individuel, { $goals ->
    [yes] côté Objectifs visible
   *[no] côté sans objectifs visible
}, { $cubes } cubes et { $owndiscs } disques. Tous commencent sans blessure et à 0 PL.
aid-setup-characters = { $firstgame ->
    [yes] { $players ->
        [2] L’un de vous est Billy the Kid, l’autre Bass Reeves ou Annie Oakley. Tirez au sort.
        [3] Les personnages sont Billy the Kid, Bass Reeves et Annie Oakley. Tirez au sort qui joue qui.
       *[other] Les personnages sont Billy the Kid, Bass Reeves, Annie Oakley et Bloody Knife. Tirez au sort qui joue qui.
    }
   *[no] Donnez deux personnages à chaque joueur. Chacun en garde un en secret ; tous montrent le leur en même temps.
}
aid-setup-first = { $firstgame ->
    [yes] Billy the Kid est le premier joueur.
   *[no] Le joueur qui a le plus de points Wanted au départ commence ; à égalité, ou sans joueur Wanted, tirez au sort.
}
aid-setup-goods = Dans l’ordre du tour, à partir du premier joueur, chacun prend les biens de départ de son personnage : équipement, argent, cartes de poker. Les points Marshall ou Wanted de départ se marquent d’un cube sur leur piste ; ils ne rapportent rien.
aid-setup-places = Dans le même ordre, chacun pose sa figurine là où commence son personnage. Si c’est à un Magasin général ou à un Saloon, il choisit l’une des trois cases voisines ; si c’est chez un gang, l’un des deux repaires de ce gang.
aid-setup-goals = Donnez à chacun les objectifs de son personnage. Chacun en rend un au hasard, sans le regarder, et garde les { $kept } autres cachés.
aid-setup-bandits = Pour finir, placez un bandit dans chaque repaire où il n’y a aucun joueur.

## A turn

aid-turn = Un tour
aid-turn-begin = Début du tour
aid-turn-effects = Résolvez les effets de début de tour.
aid-turn-income = Revenu : { $income } $, ou { $cards } cartes de poker, ou { $bothmoney } $ et { $bothcards ->
    [one] une carte
   *[other] { $bothcards } cartes
}. Vous pouvez avoir { $money } $ au plus.
aid-turn-gear = Choisissez l’arme et la monture que vous utiliserez jusqu’à votre prochain tour.
aid-turn-actions = Actions
aid-turn-three = Faites jusqu’à { $actions } actions, dans l’ordre de votre choix, plusieurs fois la même si vous voulez : vous déplacer, utiliser une carte, combattre un joueur, ou faire ce que propose le lieu où vous êtes.
aid-turn-free = { $firstgame ->
    [yes] Bonus, réactions et bandits rencontrés ne coûtent aucune action.
   *[no] { $goals ->
        [yes] Bonus, réactions, bandits rencontrés, livraisons et objectifs ne coûtent aucune action.
       *[no] Bonus, réactions, bandits rencontrés et livraisons ne coûtent aucune action.
    }
}
aid-turn-end = Fin du tour
aid-turn-stories = Résolvez les histoires qui ont tous leurs disques.
aid-turn-hand = Défaussez jusqu’à votre limite de main : { $hand } cartes, une de moins par blessure.
aid-turn-wanted = Si vous êtes Wanted, prenez les PL de la ligne de votre cube : 1, 2 ou 3.
aid-turn-check = Si quelqu’un a { $length } PL ou plus, la fin est déclenchée : on finit la manche, puis chacun joue un dernier tour.
aid-turn-pass = Le tour passe au joueur à votre gauche.
aid-turn-score = Score final
aid-score-items = Les PL de vos armes et montures améliorées.
aid-score-money = 1 PL par tranche de { $perlp } $.
aid-score-wounds = −1 PL par blessure.
aid-score-wanted = Le plus de points Wanted : { $most } PL. Tout autre joueur Wanted, ou chacun des joueurs à égalité en tête : { $also } PL.
aid-score-marshal = Si vous êtes Marshall : 1, 2 ou 3 PL selon la ligne de votre cube.
aid-score-furthest = Les PL qu’une piste donne, s’il y a lieu, au joueur le plus avancé.
aid-score-goals = Les jetons Légendaires.
aid-score-ties = En cas d’égalité, le gagnant est celui qui a le plus de points Marshall ou Wanted, puis le plus de pépites, puis le moins de blessures.

## Actions

aid-actions = Actions
aid-actions-intro = Chacune prend l’une de vos { $actions } actions.
aid-act-move = Mouvement
    .when = Toujours.
    .cost = 1 action.
    .result = Avancez de case voisine en case voisine, dans la limite du mouvement de votre monture, ou de { $foot } cases à pied ; deux cases qui se touchent par un coin sont voisines. Personne ne peut entrer dans une mesa, et un joueur Wanted ne peut pas entrer sur la case du Shérif. Si vous entrez sur la case d’un bandit, vous vous arrêtez et le combattez.
    .example = Avec une Mule, vous pouvez avancer de 3 cases. Un bandit est sur la deuxième : vous vous y arrêtez, vous le combattez, et le mouvement est fini.
aid-act-card = Utiliser une carte
    .when = Vous avez une carte de poker, un équipement ou une capacité légendaire qui porte la mention Action.
    .cost = 1 action ; une carte de poker est ensuite défaussée.
    .result = Appliquez son texte de haut en bas.
    .example = Détermination coûte 1 action et en donne 2.
aid-act-arrest = Arrestation
    .when = Vous avez au moins 1 point Marshall. Un joueur de votre case est Wanted, et vous ne l’avez pas combattu ce tour-ci. Vous avez une carte de poker.
    .cost = 1 action et la carte que vous jouez.
    .result = Si vous gagnez : 1 point Marshall. Le joueur Wanted subit une blessure, pioche une carte, va avec le Shérif au bureau de ce dernier et perd ses points Wanted, son bétail ainsi que la moitié de son argent et la moitié de ses pépites, arrondies au supérieur.
    .example = Avec 50 $ et 3 pépites, le prisonnier perd 30 $ et 2 pépites.
aid-act-duel = Duel
    .when = Sur votre case se trouve un autre joueur que vous n’avez pas combattu ce tour-ci. Vous avez une carte de poker.
    .cost = 1 action et la carte que vous jouez.
    .result = Si vous gagnez : { $duel } PL. Le perdant subit une blessure et pioche une carte.{ $wild ->
    [yes] {" "}Le perdant d’un duel perd aussi 1 PL.
   *[no] {""}
}
    .example = Vous jouez un Roi et la cible une Dame ; son Fusil amélioré enlève 1 à votre Roi. L’attaquant remporte les égalités : vous gagnez.
aid-act-rob = Vol
    .when = Sur votre case se trouve un autre joueur que vous n’avez pas combattu ce tour-ci. Vous avez une carte de poker.
    .cost = 1 action et la carte que vous jouez.
    .result = Si vous gagnez : 1 point Wanted, et { $wild ->
    [yes] tout l’argent de la cible ou toutes ses pépites
   *[no] la moitié de l’argent de la cible ou la moitié de ses pépites, arrondie au supérieur
}, ainsi que son jeton Bétail si vous n’en avez pas. Le perdant subit une blessure et pioche une carte.
    .example = { $wild ->
    [yes] La cible a 50 $ et 3 pépites : vous prenez 50 $, ou les 3 pépites.
   *[no] La cible a 50 $ et 3 pépites : vous prenez 30 $, ou 2 pépites.
}
aid-act-store = Acheter
    .when = Vous êtes à côté d’un Magasin général.
    .cost = 1 action et le prix des achats.
    .result = Achetez et améliorez tout ce que vous pouvez payer, mais vous ne pouvez avoir qu’un exemplaire de chaque équipement et que { $misc } objets divers. Pour améliorer une arme ou une monture, payez son prix une seconde fois. Une arme ou une monture neuve peut servir aussitôt.{ $change ->
    [bought-or-upgraded] {" "}C’est aussi le cas de celle que vous améliorez.
   *[bought] {""}
}
    .pays = armes, montures et autres objets
    .example = Avec 60 $, vous pouvez acheter une Mule pour 30 $ et l’améliorer pour 30 $ de plus, le tout en une seule action.
aid-act-bank = Déposer des pépites
    .when = Vous êtes à la Banque.
    .cost = 1 action et les pépites.
    .result = { $price } $ et 1 PL par pépite, pour autant de pépites que vous voulez.
    .pays = { $price } $ et 1 PL par pépite
    .example = 3 pépites rapportent 60 $ et 3 PL.
aid-act-heist = Attaquer la banque
    .when = Vous êtes à la Banque, c’est votre première attaque ce tour-ci, et vous avez une carte de poker.
    .cost = 1 action et la carte que vous jouez.
    .result = Vous combattez le garde. Victoire : { $heistmoney } $ et { $heistwanted } points Wanted. Défaite : 1 point Wanted, une blessure, et vous piochez une carte.
    .pays = { $heistmoney } $ et Wanted +{ $heistwanted } en cas de victoire
    .example = Un Marshall qui s’y risque devient Wanted, qu’il gagne ou qu’il perde.
aid-act-prospect = Prospecter de l’or
    .when = Vous êtes dans une Mine.
    .cost = 1 action.
    .result = Lancez les deux dés et prenez ce qu’ils montrent. Vous portez { $nuggets } pépites au plus, 2 de plus avec une Mule.
    .pays = des pépites ou de l’argent, selon deux dés
    .example = Une pépite et des paillettes d’or : 1 pépite, 10 $, et le second dé est relancé.
aid-act-doctor = Se soigner
    .when = Vous êtes au Cabinet du docteur.
    .cost = 1 action et { $doctor } $.
    .result = Toutes vos blessures sont soignées, et vous piochez une carte pour chacune.
    .pays = soigne toutes les blessures pour { $doctor } $
    .example = 3 blessures : vous payez { $doctor } $ et piochez 3 cartes.
aid-act-revel = Se divertir
    .when = Vous êtes au Cabaret.
    .cost = 1 action et l’argent dépensé.
    .result = 1 PL par tranche de { $revel } $.
    .pays = 1 PL pour { $revel } $
    .example = Pour 90 $, vous gagnez 3 PL.
aid-act-poker = Jouer au poker
    .when = Vous êtes à côté d’un Saloon et vous avez { $ante } $.
    .cost = 1 action et { $ante } $ pour le pot.
    .result = Vous piochez une carte et lancez une partie que tous les joueurs de la même ville peuvent rejoindre. Si vous gagnez : { $won ->
        [track] le pot, et 1 PL ou 1 point Flambeur.
       *[lp] le pot et 1 PL.
    }
    .pays = en cas de victoire, le pot et plus encore
    .example = Deux joueurs participent : le pot réunit { $house } $ de la maison et { $ante } $ de chacun de vous trois.
aid-act-cattle = Acquérir du bétail
    .when = Vous êtes dans un Ranch qui a du bétail, et vous n’avez pas de jeton Bétail.
    .cost = 1 action.
    .result = Prenez un jeton et regardez-le. Portez-le à { $stations ->
        [one] la Gare
       *[other] une Gare
    } (pour le vendre) ou à { $camp ->
        [yes] un autre Ranch ou au Camp des hors-la-loi
       *[no] l’autre Ranch
    } (pour le livrer).
    .pays = une récompense à la livraison
    .example = Un jeton du Ranch vert se vend à une Gare ou se livre au Ranch bleu, mais pas au Ranch vert.
aid-act-work = Travailler
    .when = Vous êtes dans un lieu qui a un nom, ou à côté d’un Saloon ou d’un Magasin général.
    .cost = 1 action.
    .result = { $work } $.
    .pays = { $work } $
    .example = Si vous avez déjà { $money } $, vous ne gagnez rien.

aid-free = Sans action
aid-free-intro = Ce qui suit ne coûte aucune de vos { $actions } actions.
aid-act-bandit = Combattre un bandit
    .when = Vous arrivez sur une case où se trouve un bandit.
    .cost = Pas d’action ; la carte que vous jouez.
    .result = Victoire : 1 PL, ou 1 point Marshall si vous n’êtes pas Wanted. Défaite : une blessure, et vous piochez une carte. Le bandit quitte le plateau dans les deux cas.
    .pays = 1 PL ou Marshall +1 en cas de victoire
    .example = Un joueur Wanted prend toujours le PL.
aid-act-deliver = Vendre ou livrer du bétail
    .when = { $delivery ->
    [move-action] Une de vos actions Mouvement s’achève { $camp ->
        [yes] à une Gare, à un autre Ranch ou au Camp des hors-la-loi
       *[no] à la Gare ou à l’autre Ranch
    }.
   *[any-movement] Un de vos déplacements, quel qu’il soit, s’achève { $camp ->
        [yes] à une Gare, à un autre Ranch ou au Camp des hors-la-loi
       *[no] à la Gare ou à l’autre Ranch
    }.
    [deliveries-any-movement] Un de vos déplacements, quel qu’il soit, s’achève { $camp ->
        [yes] à une Gare, à un autre Ranch ou au Camp des hors-la-loi
       *[no] à la Gare ou à l’autre Ranch
    }.
}
    .cost = Pas d’action.
    .result = La récompense du jeton, et 1 point Marshall pour une vente ou 1 point Wanted pour une livraison.
    .pays = la récompense du jeton, et 1 point
    .example = Un joueur Wanted peut vendre, mais ne reçoit pas de point Marshall.
aid-act-story = Contribuer à une histoire
    .when = À votre tour, vous remplissez la condition d’une histoire ouverte, et vous n’avez pas encore posé de disque ce tour-ci.
    .cost = Pas d’action ; un de vos deux disques.
    .result = Posez un disque sur l’histoire. Le joueur qui la complète la résout à la fin du tour : tous ceux qui y ont un disque reçoivent la récompense, des bandits apparaissent, et on déplace le Shérif{ $ride ->
    [exact] {" "}du nombre exact de cases que l’histoire indique.
   *[up-to] {" "}du nombre de cases que l’histoire indique, au plus.
}
    .example = Si vos deux disques sont sur l’autre histoire, vous pouvez en déplacer un.
aid-act-goal = Remplir un objectif
    .when = Vous avez atteint un de vos objectifs ce tour-ci.
    .cost = Pas d’action.
    .result = Montrez l’objectif, piochez autant de jetons Légendaires que vous avez d’objectifs remplis, et gardez-en un pour chacun.
    .example = Votre deuxième objectif : piochez 2 jetons, puis gardez-en 2 sur vos 3.

## Places

aid-places = Lieux
aid-places-intro = Ce qu’offre chaque lieu du plateau. Un Magasin général ou un Saloon s’utilise depuis n’importe laquelle des 3 cases voisines.
aid-place-general-store = Les armes aident à combattre, les montures mènent plus loin, et les unes comme les autres, une fois améliorées, rapportent des PL à la fin.
aid-place-saloon = Une partie de poker coûte peu, et la meilleure main remporte le pot.
aid-place-bank = Vendez ici votre or contre de l’argent et des PL, ou attaquez la banque.
aid-place-cabaret = Échangez ici de l’argent contre des PL.
aid-place-doctors-office = Les blessures réduisent votre limite de main et coûtent des PL à la fin : faites-les soigner ici.
aid-place-mine = Trouvez ici de l’or, et vendez-le à la Banque.
aid-place-ranch = { $firstgame ->
    [yes] Cette partie se joue sans bétail : à un Ranch, vous ne pouvez que travailler.
   *[no] Prenez ici du bétail : vendez-le pour des points Marshall, ou livrez-le pour des points Wanted.
}
aid-place-rail-station = { $firstgame ->
    [yes] Cette partie se joue sans bétail : à la Gare, vous ne pouvez que travailler.
   *[no] Vendez ici votre bétail.
}
aid-place-sheriffs-office = Le Shérif commence ici, et tout joueur arrêté y est placé. Tant que vous êtes Wanted, vous ne pouvez pas entrer sur la case du Shérif.
aid-place-hideout = Des bandits y apparaissent. En battre un rapporte 1 PL ou 1 point Marshall. Les histoires en amènent d’autres.

## Plans for a first game

aid-plans = Trois plans pour commencer
aid-plans-intro = Il y a bien des façons de devenir une légende. Chacune de celles-ci est un bon début.
aid-plan-law = Les bandits et l’insigne : battez les bandits des repaires, choisissez des points Marshall en récompense et progressez sur la piste Marshall, qui rapporte une récompense à chaque case et des PL à la fin.
aid-plan-gold = L’or : prospectez dans une Mine, vendez les pépites à la Banque pour { $price } $ et 1 PL chacune, et dépensez l’argent au Magasin général ou au Cabaret.
aid-plan-bank = La Banque : attaquez-la pour { $heistmoney } $ et { $heistwanted } points Wanted. Être Wanted rapporte des PL à la fin de chacun de vos tours, tant que personne ne vous arrête.
# $names are the characters who begin Wanted.
aid-plans-wanted = Pourquoi commencer Wanted dans un repaire ? C’est ainsi que commencent les hors-la-loi : { $names }. Vous gagnez des PL à la fin de chacun de vos tours, dès le premier, vous êtes loin du Shérif de Darkrock, et il n’y a pas de bandit là où vous commencez. En revanche, vous ne gagnez aucun point Marshall, vous ne pouvez pas entrer sur la case du Shérif, et les Marshalls peuvent vous arrêter.

## Fights

aid-fights = Combats
aid-fights-intro = La plus haute carte gagne : de 2 à 10, puis J, Q, K et A. { $raising ->
    [up-to-ace] Les effets peuvent changer la valeur d’une carte, mais pas au-dessous de 2 ni au-dessus de l’As.
   *[never] Les effets ne font que baisser la valeur d’une carte, jamais au-dessous de 2.
}
aid-fight-player = Contre un joueur
aid-fight-bandit = Contre un bandit
aid-fight-heist = Contre le garde
aid-fight-sheriff = Contre le Shérif
aid-fight-player-intro = Arrestation, Duel et Vol suivent ces étapes. L’attaquant remporte les égalités.
aid-fight-bandit-intro = Le joueur à votre droite joue le bandit. En cas d’égalité, le bandit gagne ; vous ne pouvez pas refuser.
aid-fight-heist-intro = Le joueur à votre droite joue le garde. En cas d’égalité, le garde gagne ; vous ne pouvez pas refuser.
aid-fight-sheriff-intro = Quand le Shérif entre sur votre case et que vous êtes Wanted, défaussez une carte, puis suivez ces étapes. Le joueur à votre droite joue le Shérif. En cas d’égalité, le Shérif gagne.
# Of opponents that modules bring.
aid-opponents = Autres adversaires
aid-opponents-intro = Vous les combattez à cause d’un jeton du plateau, d’une action ou d’un effet. Le joueur à votre droite les joue, comme il joue les bandits. Si vous perdez, vous ne subissez que la pénalité indiquée ici.
aid-opponents-name = Adversaire
aid-opponents-cards = Cartes Combat
aid-opponents-ties = Égalités
aid-opponents-tie-player = Pour vous
aid-opponents-tie-opponent = Pour l’adversaire
aid-opponents-reward = Si vous gagnez
aid-opponents-penalty = Si vous perdez
aid-step-declare = Dites quel joueur vous combattez, et si c’est une Arrestation, un Duel ou un Vol.
aid-step-npc-draws = { $kind ->
    [bandit] Le bandit pioche { $banditcards } cartes Combat.
    [heist] Le garde pioche { $guardcards } cartes Combat.
   *[sheriff] Le Shérif pioche { $sheriffcards } cartes Combat.
}
aid-step-start-effects = { $kind ->
    [player] Utilisez les effets de début de combat, tour à tour, l’attaquant d’abord.
   *[npc] Utilisez vos effets de début de combat.
}
aid-step-fighter-commits = { $kind ->
    [player] L’attaquant joue une carte de poker face cachée.
   *[npc] Vous jouez une carte de poker face cachée. Sans carte, vous perdez.
}
aid-step-fighter-commits-or-declines = Vous jouez une carte de poker face cachée, ou vous vous rendez et vous êtes arrêté.
aid-step-target-accepts-or-declines = La cible accepte, ou refuse et perd : passez à la récompense.
aid-step-target-commits = La cible joue une carte de poker face cachée.
aid-step-target-commits-or-declines = La cible joue une carte de poker face cachée, ou refuse et perd : passez à la récompense.
aid-step-npc-commits = { $kind ->
    [bandit] Le bandit joue une de ses cartes.
    [heist] Le garde joue une de ses cartes face cachée.
   *[sheriff] Le Shérif joue une de ses cartes.
}
aid-step-reveal = Retournez les cartes. Les bonus des personnages, de l’équipement et des cartes jouées s’appliquent maintenant.
aid-step-reactions = { $kind ->
    [player] Jouez des réactions de votre main, tour à tour, l’attaquant d’abord, jusqu’à ce que les deux passent l’un après l’autre.
   *[npc] Jouez autant de réactions de votre main que vous voulez.
}
aid-step-fight-card = L’effet de la carte Combat s’applique.
aid-step-compare = Comparez les cartes. { $kind ->
    [player] En cas d’égalité, l’attaquant gagne.
   *[npc] En cas d’égalité, vous perdez.
}
aid-step-compared = Le joueur qui a joué Fusillade peut annuler le résultat : le combat recommence.
aid-step-outcome = { $kind ->
    [player] Le perdant subit une blessure et pioche une carte. L’attaquant, s’il a gagné, prend la récompense.
    [bandit] Victoire : 1 PL ou 1 point Marshall. Défaite : une blessure, et vous piochez une carte. Le bandit quitte le plateau.
    [heist] Victoire : { $heistmoney } $ et { $heistwanted } points Wanted. Défaite : 1 point Wanted, une blessure, et vous piochez une carte.
   *[sheriff] Victoire : vous vous échappez, et le Shérif retourne à son bureau. Défaite : vous êtes arrêté.
}
aid-step-won = Les effets liés à un combat gagné s’appliquent, comme celui du Fusil.
aid-step-clean-up = Défaussez les cartes de poker. { $kind ->
    [player] {""}
   *[npc] Les cartes Combat vont sous leur paquet, dans un ordre aléatoire.
}

## Poker

aid-poker = Poker
aid-poker-hands = Combinaisons
aid-poker-hands-intro = De la meilleure à la plus faible. Entre deux mains de même type, le rang le plus haut gagne ; à rang égal, comparez les autres cartes, de la plus haute à la plus basse ; les couleurs ne départagent jamais.
aid-poker-steps = Une partie
aid-poker-start = Payez { $ante } $ et piochez une carte. Tous ceux qui sont dans la même ville peuvent en faire autant, dans l’ordre du tour.
aid-poker-dealer = Si personne ne participe, le joueur à votre droite est croupier pour la maison, avec 4 cartes de la pioche.
aid-poker-flop = La maison ajoute { $house } $. Retournez 3 cartes : le flop.
aid-poker-lay = Chacun joue face cachée deux cartes de sa main ; un joueur qui n’en a qu’une joue celle-là.
aid-poker-show = Montrez les cartes jouées. La main de chacun se compose de ses cartes et du flop.
aid-poker-win = { $won ->
    [track] La meilleure main remporte le pot ; si c’est celle du joueur actif, il gagne aussi 1 PL ou 1 point Flambeur ; tout autre gagnant reçoit 1 point Flambeur. Le joueur actif remporte les égalités ; les autres joueurs à égalité se partagent le pot.
   *[lp] La meilleure main remporte le pot ; si c’est celle du joueur actif, il gagne aussi 1 PL. Le joueur actif remporte les égalités ; les autres joueurs à égalité se partagent le pot.
}
aid-poker-lose = Les perdants piochent une carte. Les cartes jouées et le flop sont défaussés.
aid-hand = Combinaison
aid-hand-like = Par exemple
aid-hand-royal-flush = Quinte Flush Royale
aid-hand-five-of-a-kind = Cinq du même rang
aid-hand-straight-flush = Quinte Flush
aid-hand-four-of-a-kind = Carré
aid-hand-full-house = Full
aid-hand-flush = Couleur
aid-hand-straight = Suite
aid-hand-three-of-a-kind = Brelan
aid-hand-two-pair = Double Paire
aid-hand-pair = Paire
aid-hand-high-card = Hauteur

## Dice

aid-dice = Les dés
aid-dice-intro = Dans une Mine, lancez deux dés. Chacun a ces six faces.
aid-dice-face = Face
aid-dice-sides = Chances
aid-dice-gives = Donne
aid-die-nugget = 1 pépite.
aid-die-tailings = { $find } $.
aid-die-gold-dust = { $find } $, et vous relancez le dé.
aid-die-gravel = Rien.
# $percent is how likely it is that at least one of the two dice shows a nugget at the first roll.
aid-dice-odds = Dans { $percent } lancers sur 100, au moins un dé montre une pépite du premier coup.

## Tracks

aid-tracks = Pistes
aid-tracks-intro = Personne n’est sur les deux pistes à la fois. Chaque point fait avancer votre cube d’une case, et vous recevez la récompense de chaque case où il entre. Sur la dernière case, chaque point de plus vaut 1 PL.
aid-track-marshal = Piste Marshall
aid-track-wanted = Piste Wanted
aid-track-marshal-intro = Si vous gagnez un point Wanted, vous perdez tous vos points Marshall et passez sur l’autre piste.
aid-track-wanted-intro = Tant que vous êtes Wanted, vous ne gagnez pas de points Marshall, et le Shérif peut vous arrêter. Une arrestation vous fait perdre tous vos points Wanted.
aid-track-space = Case
aid-track-gives = Rapporte
aid-track-row = Ligne { $n }
aid-track-nothing = Rien
# Of tracks that modules bring.
aid-track-lp = PL à la fin
aid-track-module-intro = Vous commencez avant la case 1. Vous recevez la récompense de chaque case atteinte.
aid-track-returns = Votre cube commence sur la case 1. Vous recevez la récompense de chaque case atteinte. Après la dernière, le cube revient au départ, et les points qui restent du même gain sont perdus.
aid-track-beyond = Chaque point de plus
aid-track-furthest = Au score final, le joueur le plus avancé marque { $n } PL. En cas d’égalité, chacun des joueurs concernés en marque autant.
aid-track-poker = Gagnant d’une partie de poker
aid-track-poker-starter = Joueur actif
aid-track-poker-others = Tout autre joueur

## Icons and words

aid-icons = Icônes et mots
aid-icons-intro = Ce que signifient les icônes.
aid-icon-lp = Points de Légende (PL) : le joueur qui en a le plus gagne.
aid-icon-money = Argent, { $money } $ au plus.
aid-icon-nugget = Pépites d’or, { $nuggets } au plus.
aid-icon-hand = Cartes de poker : pour les combats, le poker et leurs propres effets.
aid-icon-wound = Blessures, { $wounds } au plus : chacune réduit votre limite de main de 1 et coûte 1 PL à la fin.
aid-icon-star = Points Marshall, ou le Shérif.
aid-icon-wanted = Points Wanted.
aid-icon-bandit = Un bandit.
aid-icon-hideout = Le repaire d’un gang : A, B ou C.
aid-icon-fight = Un combat.
aid-icon-arrest = Arrestation.
aid-icon-duel = Duel.
aid-icon-rob = Vol.
aid-icon-heist = Attaque de banque.
aid-icon-move = Un mouvement, ou une monture.
aid-icon-foot = À pied.
aid-icon-store = Un Magasin général.
aid-icon-saloon = Un Saloon : poker.
aid-icon-bank = La Banque : dépôts et attaques.
aid-icon-mine = Une Mine : prospection.
aid-icon-doctor = Le Cabinet du docteur.
aid-icon-cabaret = Le Cabaret : divertissement.
aid-icon-cattle = Un Ranch, et du bétail.
aid-icon-rail = Une Gare : vente de bétail.
aid-icon-rustle = Livrer du bétail.
aid-icon-work = Travailler.
aid-icon-story = Une histoire.
aid-icon-goal = Un objectif.
aid-icon-upgrade = Une arme ou une monture améliorée.
aid-icon-first = Le premier joueur.
aid-icon-end = La fin de la partie.

## Cards

aid-cards = Cartes et matériel
aid-cards-poker = Cartes de poker
aid-cards-fight = Cartes Combat
aid-cards-items = Équipement
aid-cards-characters = Personnages
aid-cards-stories = Histoires
aid-cards-goals = Objectifs
aid-cards-cattle = Bétail
aid-cards-tokens = Jetons Légendaires
aid-cards-events = Événements
aid-event-name = Événement
aid-event-text = Son effet
aid-cards-frontier = Jetons Frontière
aid-frontier-name = Jeton
aid-frontier-gives = Récompense
# Where a generated text of a card says what it is: action, bonus or reaction.
aid-chip-action = Action
aid-chip-bonus = Bonus
aid-chip-reaction = Réaction
aid-item-price = { $n } $
aid-item-upgraded = Version améliorée
aid-item-copies = Exemplaires : { $names }.
aid-character-starts = Commence { $place }
aid-character-gains = Biens de départ : { $things }
aid-story-waits = Condition
aid-story-pays = Pour tous ceux qui y ont un disque
aid-cattle-kind = Jeton
aid-cattle-gives = Récompense
aid-token-lp = { $n } PL
aid-token-copies = Exemplaires

## Rules

aid-rules = Toutes les règles
aid-rules-intro = Chaque règle en vigueur, une par une, avec sa raison là où les livrets laissent la question ouverte.
aid-rulings = Arbitrages
aid-rulings-intro = Là où les livrets manquent de clarté ou se contredisent, voici comment joue Darkrock, et pourquoi.
