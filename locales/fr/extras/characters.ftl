# Les personnages des petites boîtes, et les mots de leurs capacités.

character-judge-roy-bean = Juge Roy Bean
character-butch-cassidy = Butch Cassidy
character-joaquin-murrieta = Joaquín Murrieta
character-belle-starr = Belle Starr
character-isom-dart = Isom Dart
character-allan-pinkerton = Allan Pinkerton
character-buffalo-bill = « Buffalo Bill » Cody
character-bat-masterson = Bat Masterson
character-pearl-hart = Pearl Hart
character-ada-curnutt = Ada Curnutt
character-dave-rudabaugh = Dave Rudabaugh
character-johnny-ringo = Johnny Ringo
character-tiburcio-vasquez = Tiburcio Vásquez
character-aaron-ross = Aaron Ross

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-judge-roy-bean = Juge de paix dès 1882, il était la loi à Langtry, au Texas, avec un seul livre de droit, dans un saloon nommé d’après l’actrice Lillie Langtry. À un mort, pour port d’arme cachée, il a infligé une amende égale à tout l’argent trouvé sur lui. Quand le Texas et le Mexique ont interdit un championnat de boxe en 1896, il l’a donné sur un banc de sable du Rio Grande. L’actrice est venue en 1904, un an trop tard.
life-butch-cassidy = Robert LeRoy Parker, aîné d’une famille mormone de l’Utah, a dévalisé la banque de Telluride en juin 1889. Il est allé en prison pour un cheval de cinq dollars, et a été gracié par le gouverneur du Wyoming en 1896. Quelques mois plus tard, il avait une bande, qui attaquait banques et trains. En 1901, il s’est embarqué pour l’Amérique du Sud et a essayé quelque temps l’élevage honnête.
life-joaquin-murrieta = En mai 1853, la Californie a engagé une compagnie de rangers pour trouver cinq bandits, tous nommés Joaquin. Cet été-là, ils ont pris une tête, l’ont mise dans un bocal et l’ont emmenée en tournée. À qui elle avait servi, on se le demande encore. L’année suivante, John Rollin Ridge, un Cherokee, a fait un roman de Joaquín Murrieta, qui dès lors n’a plus pu mourir.
life-belle-starr = Myra Maybelle Shirley, du Missouri, avait de l’instruction et peu de chance avec ses maris. Avec Sam Starr, elle s’est établie à Younger’s Bend, en Territoire indien, où ils faisaient commerce de whisky et des chevaux d’autrui. En 1883, tous deux sont allés en prison pour les chevaux. Elle montait en amazone, en velours, et c’est en selle qu’on l’a abattue, en février 1889 ; l’affaire n’est pas classée.
life-isom-dart = Monté du Texas avec un troupeau, il est resté à Brown’s Park, dans le Colorado, où il passait pour n’avoir pas son pareil avec les chevaux. Ses voisins l’aimaient bien, même ceux qui disaient qu’il leur volait du bétail. Le passé de hors-la-loi attaché à son nom a été inventé par un écrivain des années 1920. En octobre 1900, on l’a abattu dans une embuscade devant sa cabane ; c’était Tom Horn, disait-on.
life-allan-pinkerton = Tonnelier de Glasgow, il s’est établi à Dundee, dans l’Illinois, et, en coupant du bois sur une île, est tombé sur le camp d’une bande de faux-monnayeurs. Il les a fait arrêter et y a pris goût. Son agence a pris pour emblème un œil ouvert et les mots « Nous ne dormons jamais ». En février 1861, il a fait traverser Baltimore à Abraham Lincoln, qu’un complot y attendait.
life-buffalo-bill = William Frederick Cody, de l’Iowa, a chassé le bison pour nourrir les ouvriers du Kansas Pacific et en a compté 4 280 en un an et demi, d’où le surnom. Éclaireur, il a reçu la Medal of Honor en 1872. En 1883, il s’est mis à montrer l’Ouest à ceux qui l’avaient manqué, avec de vrais cow-boys et de vrais Lakotas, et en 1887 à la reine Victoria, qui a redemandé une représentation.
life-bat-masterson = Ils étaient moins de trente à tenir Adobe Walls en juin 1874, et il en était. D’un combat à Sweetwater, au Texas, son adversaire est sorti mort, et lui avec une balle dans le bassin ; Dodge City a fait de lui son shérif. Il a couru les combats de boxe et fini chroniqueur sportif à New York, pourvu d’une charge par le président Roosevelt. Il est mort à son bureau en 1921, sur une chronique ou juste après.
life-pearl-hart = Canadienne en habits d’homme, elle a arrêté avec un mineur, Joe Boot, une diligence d’Arizona en mai 1899, et rendu à chaque voyageur de quoi dîner. Tous deux dormaient quand le shérif est arrivé. Elle ne consentait pas, a-t-elle dit au tribunal, à être jugée selon une loi où son sexe n’avait pas eu de voix. Le jury l’a acquittée ; le juge a trouvé un autre chef d’accusation, et elle a été graciée en 1902.
life-ada-curnutt = Fille de pasteur, elle était greffière du tribunal de Norman, dans l’Oklahoma, et marshal adjointe ; pour le plaisir, elle peignait sur porcelaine. En 1893, un télégramme a demandé un adjoint pour arrêter deux hommes recherchés à Oklahoma City, et tous les autres étaient en route. Elle a pris le train, fait dire dans un saloon qu’une dame voulait les voir et lu les mandats. Comme ils riaient, elle a proposé d’assermenter toute la foule, et ils l’ont suivie.
life-dave-rudabaugh = En 1878, Bat Masterson l’a pris après l’attaque manquée d’un train dans le Kansas. Poursuivi pour la mort d’un geôlier à Las Vegas, au Nouveau-Mexique, il s’est rendu avec Billy the Kid à Stinking Springs ; en 1882, il courait de nouveau. En 1886, au Mexique, il s’est disputé aux cartes avec toute une ville.
life-johnny-ringo = C’est pendant la guerre « Hoodoo » du comté de Mason, au Texas, qu’il a pour la première fois tiré pour de bon. À Tombstone, il était avec les Cowboys contre les Earp, buvait, et passait pour un homme instruit. Le 14 juillet 1882, on l’a trouvé sous un chêne à Turkey Creek, une balle dans la tête, sans bottes. Suicide, a dit le coroner ; d’autres ont revendiqué l’affaire.
life-tiburcio-vasquez = Né à Monterey, il y a appris à écrire, puis à voler des chevaux, ce qui l’a mené plus d’une fois à San Quentin. Le raid de Tres Pinos, en 1873, a fait des morts, et on ne l’a pris qu’en mai 1874. Il se cachait dans des rochers qui portent son nom ; en prison à San Jose, il recevait, surtout des dames, et posait pour des photographies. Sur l’échafaud, en 1875, il a dit un mot : « Pronto. »
life-aaron-ross = Il était le convoyeur du train que des hommes masqués ont arrêté à Montello, dans le Nevada, en janvier 1883. Sommé d’ouvrir son fourgon, il a demandé le temps de mettre ses bottes, et en a profité pour empiler des caisses. Ils ont tiré des heures durant et sont repartis avec ce que le personnel du train avait en poche. Il lui est resté une balle dans la main et un nom, « Hold the Fort » : tenez le fort.
starts-beside-player = sur la case d’un autre joueur, une fois tous les autres placés
starts-circuit = à un arrêt libre du train, au choix
gains-cattle-of-choice = 1 jeton Bétail d’un Ranch au choix
gains-point-of-choice = 1 point Marshall ou Wanted, au choix
card-aaron-ross-text = au début de votre tour, si vous avez au moins 60 $, piochez 1 carte. Si vous avez au moins 120 $, vous pouvez gagner 1 PL à la place
card-bat-masterson-text = au début de votre tour, vous pouvez placer un bandit dans un repaire vide de votre choix ou retirer un bandit d’un repaire de votre choix. Si vous le faites, déplacez-vous de 2 cases au plus
card-allan-pinkerton-text = un autre joueur de votre choix à 1 case au plus montre sa main. Nommez ensuite une valeur : il défausse toutes ses cartes de cette valeur
when-fight-ended = après chacun de vos combats
when-law-points-gained = après avoir gagné, pendant votre tour, des points Marshall ou Wanted
cond-arresting = { $form ->
    [goal] en procédant à une arrestation
    [who] qui procède à une arrestation
    [state] procéder à une arrestation
   *[if] si vous procédez à une arrestation
}
cond-marshal-against-wanted = { $form ->
    [goal] entre un Marshall et un joueur Wanted
    [who] entre un Marshall et un joueur Wanted
    [fight] opposant au départ un Marshall à un joueur Wanted
    [state] le combat doit opposer au départ un Marshall à un joueur Wanted
   *[if] si le combat opposait au départ un Marshall à un joueur Wanted
}
cond-with-player = { $form ->
    [goal] avec un autre joueur sur votre case
    [who] avec un autre joueur sur la même case
    [state] être sur la case d’un autre joueur
   *[if] si un autre joueur est sur votre case
}
cond-used-this-turn = { $form ->
    [goal] après avoir utilisé l’autre capacité pendant ce tour
    [who] après avoir utilisé l’autre capacité pendant ce tour
    [state] avoir utilisé l’autre capacité pendant ce tour
   *[if] si vous avez utilisé cette capacité pendant ce tour
}
who-one-near = un autre joueur de votre choix à { $n ->
    [one] { $n } case
   *[other] { $n } cases
} au plus
    .else = ce joueur
    .short = un { $is ->
        [wanted] joueur Wanted
        [marshal] Marshall
       *[no] joueur
    } à { $n ->
        [one] 1 case
       *[other] { $n } cases
    } au plus
effect-cattle-from = un jeton Bétail au hasard parmi ceux qui se trouvent { $where }
    .verb = { verb-take }
effect-lose-cattle = tout { $who ->
    [they] son
   *[you] votre
} bétail
    .verb = { verb-lose }
effect-marshal-cube = { $who ->
    [they] son
   *[you] votre
} cube sur la case { $n } de la piste Marshall, sans recevoir la récompense de cette case
    .verb = { verb-place }
    .short = { $who ->
        [they] son
       *[you] votre
    } cube sur la case { $n } de la piste Marshall
effect-wanted-cube = { $who ->
    [they] son
   *[you] votre
} cube sur la case { $n } de la piste Wanted, sans recevoir la récompense de cette case
    .verb = { verb-place }
    .short = { $who ->
        [they] son
       *[you] votre
    } cube sur la case { $n } de la piste Wanted
effect-switch-tracks = { $who ->
    [they] son
   *[you] votre
} cube sur la case de même numéro de l’autre piste (Marshall ou Wanted), sans recevoir la récompense de cette case
    .verb = { verb-move }
    .short = { $who ->
        [they] son
       *[you] votre
    } cube sur la même case de l’autre piste
effect-ride-row = d’un nombre de cases au plus égal au numéro de { $who ->
    [they] sa
   *[you] votre
} ligne sur la piste Marshall ou Wanted
    .verb = { verb-move-oneself }
    .short = d’un nombre de cases au plus égal au numéro de { $who ->
        [they] sa
       *[you] votre
    } ligne
effect-show-hand = toutes les cartes de { $who ->
    [they] sa
   *[you] votre
} main
    .verb = { verb-show }
    .short = { $who ->
        [they] sa
       *[you] votre
    } main
effect-discard-named = toutes les cartes de la valeur { $who ->
    [they] que vous nommez
   *[you] que nomme le joueur actif
}
    .verb = { verb-discard }
    .short = les cartes d’une valeur { $who ->
        [they] que vous nommez
       *[you] que nomme le joueur actif
    }
# It is the other player who discards: whoever names the value reads it as an option.
effect-discard-value = { $value ->
    [J] tous ses Valets
    [Q] toutes ses Dames
    [K] tous ses Rois
    [A] tous ses As
   *[other] toutes ses cartes de valeur { $value }
}
    .verb = { $form ->
        [they] défausse
        [bare] défausser
        [they-bare] défausser
       *[you] ce joueur défausse
    }
effect-take-half = la moitié de son argent ou de ses pépites
    .verb = { verb-take }
effect-take-half-of = la moitié { $what ->
    [nuggets] des pépites
   *[other] de l’argent
}
    .verb = { verb-take }
effect-no-bandit-at = le bandit qui se trouve { $where }
    .verb = { verb-remove }
effect-no-bandit-in = { $at ->
    [hideout] un bandit d’un repaire de votre choix
   *[other] un bandit de votre choix qui se trouve { $where }
}
    .verb = { verb-remove }
    .short = un bandit { $at ->
        [hideout] d’un repaire
       *[other] qui se trouve { $where }
    }
passive-win-npc-ties = vous remportez les égalités dans les combats contre les bandits, les gardes, le Shérif et les autres adversaires qui jouent des cartes Combat
passive-npc-shows-first = les bandits, les gardes, le Shérif et les autres adversaires qui jouent des cartes Combat choisissent et révèlent leur carte avant que vous ne jouiez votre carte de poker
passive-wanted-for-bandits = quand vous battez un bandit, vous pouvez choisir 1 point Wanted comme récompense
passive-rob-items = quand vous volez un joueur, vous pouvez prendre un objet divers dont vous n’avez aucun exemplaire, au lieu d’argent ou de pépites
choice-reward-wanted = Prendre 1 point Wanted
choice-steal-item = { $cattle ->
    [yes] Voler l’équipement { $item } et le bétail
   *[no] Voler l’équipement { $item }
}
log-showed-hand = { $you ->
    [name] Vous montrez
   *[no] { $name } montre
} cette main à tous : { $cards }.
option-no-bandit = Un bandit de moins
option-half-money = La moitié de l’argent
option-half-nuggets = La moitié des pépites
option-ranch-green = Ranch vert
option-ranch-blue = Ranch bleu
option-ranch-orange = Ranch orange
option-value-2 = 2
option-value-3 = 3
option-value-4 = 4
option-value-5 = 5
option-value-6 = 6
option-value-7 = 7
option-value-8 = 8
option-value-9 = 9
option-value-10 = 10
option-value-j = Valets
option-value-q = Dames
option-value-k = Rois
option-value-a = As

## Objectifs

goal-bean-ice-and-beer = Glace, Bière et Loi
goal-bean-ice-and-beer-tale = Peint au-dessus du porche : bière fraîche, et justice aux mêmes conditions, ni l’une ni l’autre reprise.
goal-bean-forty-dollar-fine = Quarante Dollars et un Pistolet
goal-bean-forty-dollar-fine-tale = Trouvés sur le défunt, un pistolet et de l’argent : amende pour port du premier, à hauteur du second.
goal-bean-jersey-lilly = Le Jersey Lilly
goal-bean-jersey-lilly-tale = Chère Miss Langtry, la maison porte votre nom, et l’orthographe du peintre n’a rien de personnel.
goal-bean-west-of-the-pecos = À l’Ouest du Pecos
goal-bean-west-of-the-pecos-tale = À l’est du fleuve, il y a des tribunaux, des avocats, des appels ; à l’ouest, une chaise sous un porche.
goal-cassidy-telluride = La Banque de San Miguel Valley
goal-cassidy-telluride-tale = Telluride, juin 1889 : ils avaient dressé les chevaux à souffrir qu’un homme saute en selle avec un sac.
goal-cassidy-hole-in-the-wall = Retour à Hole-in-the-Wall
goal-cassidy-hole-in-the-wall-tale = Une seule entrée, de l’herbe pour cent chevaux, et un guetteur qui comptait les adjoints à leur poussière.
goal-cassidy-ranch-hand = Le Meilleur Homme du Ranch
goal-cassidy-ranch-hand-tale = Messieurs, si votre M. Cassidy est notre Jim Lowe, veuillez nous le laisser jusqu’à la fin du marquage.
goal-cassidy-fort-worth-five = Les Cinq de Fort Worth
goal-cassidy-fort-worth-five-tale = Cinq messieurs, format cabinet, chapeaux neufs : le photographe en mit un en vitrine, où un détective l’admira.
goal-murrieta-calaveras-gold = L’Or des Calaveras
goal-murrieta-calaveras-gold-tale = Déposé par un paisible monsieur du Sonora, qui lisait au mur sa propre prime pendant qu’on pesait la poudre.
goal-murrieta-three-fingered-jack = Jack Trois-Doigts
goal-murrieta-three-fingered-jack-tale = Il compta les coups sur ses doigts, perdit le fil, et demanda qu’on recommence.
goal-murrieta-mustangs-for-sonora = Des Mustangs pour le Sonora
goal-murrieta-mustangs-for-sonora-tale = Menés au sud au clair de lune : des chevaux sauvages, et d’autres qui, jusqu’à ce soir-là, ne l’étaient pas.
goal-murrieta-arroyo-cantua = L’Arroyo de Cantúa
goal-murrieta-arroyo-cantua-tale = Les rangers rapportèrent une tête dans un bocal, et l’arroyo donna chaque année de nouveaux Joaquín.
goal-starr-youngers-bend = La Cabane de Younger’s Bend
goal-starr-youngers-bend-tale = Les visiteurs étaient nourris et logés, sans qu’on leur demande où ils avaient trouvé de si bons chevaux à une heure pareille.
goal-starr-venus = Vénus, la Jument Noire
goal-starr-venus-tale = En velours noir, en amazone, au pas : elle laissa les gens regarder, puisqu’ils l’auraient fait de toute façon.
goal-starr-my-baby = Mon Bébé
goal-starr-my-baby-tale = Note de l’armurier : un mécanisme adouci, une crosse de nacre, deux mots gravés, « Mon Bébé », et aucune question.
goal-starr-judge-parker = Devant le Juge Parker
goal-starr-judge-parker-tale = « La prévenue a-t-elle quelque chose à dire ? » s’enquit le juge, et le sténographe demanda un second crayon.
goal-dart-browns-park = Brown’s Park
goal-dart-browns-park-tale = Verdict d’un voisin : lanceur de lasso sans égal, bonne compagnie, et soucieux de vous laisser les vaches qui ont un nom.
goal-dart-new-name = Plus de Ned Huddleston
goal-dart-new-name-tale = Sur l’acte de vente, il écrivit le nouveau nom lentement, comme on fait une botte à son pied.
goal-dart-deputy-in-the-ravine = L’Adjoint dans le Ravin
goal-dart-deputy-in-the-ravine-tale = Le prisonnier réduisit la fracture, rattrapa les chevaux, mena l’adjoint au docteur, puis chercha la prison.
goal-dart-bronco = Le Meilleur Cavalier de la Green River
goal-dart-bronco-tale = De bons juges dirent qu’aucun cavalier de Brown’s Park ne l’approchait, et le cheval ne fit pas appel.
goal-pinkerton-we-never-sleep = Nous Ne Dormons Jamais
goal-pinkerton-we-never-sleep-tale = Carnet du veilleur : une heure, éveillé ; deux heures, éveillé ; et demie, l’œil sur la porte a cligné.
goal-pinkerton-dundee-cooper = Le Tonnelier de Dundee
goal-pinkerton-dundee-cooper-tale = Il alla dans l’île couper du bois de cerclage, et revint avec de quoi changer de métier.
goal-pinkerton-baltimore-plot = Le Complot de Baltimore
goal-pinkerton-baltimore-plot-tale = « Prunes a bien livré Noix », disait le télégramme, et l’opérateur ne sut jamais qu’il expédiait un président.
goal-pinkerton-rogues-gallery = La Galerie des Bandits
goal-pinkerton-rogues-gallery-tale = Ne bougez plus, dit le photographe, et le prisonnier lui offrit le portrait le plus ressemblant du tiroir.
goal-cody-pony-express = Cavalier du Pony Express
goal-cody-pony-express-tale = Enfant, il porta le courrier à cheval, disait-il, et à chaque récit le relais s’allongeait.
goal-cody-wild-west-show = Le Spectacle du Wild West
goal-cody-wild-west-show-tale = Tous les jours, par tous les temps : la diligence sera attaquée à deux heures et demie et sauvée à temps pour le thé.
goal-cody-summit-springs = Summit Springs
goal-cody-summit-springs-tale = Le combat dura un après-midi d’été de 1869, et se rejoue depuis dans le spectacle, en musique.
goal-cody-twelve-a-day = Douze par Jour
goal-cody-twelve-a-day-tale = Livrées aux wagons-cuisines : douze bêtes, par M. Cody et un fusil qu’il nomme Lucrèce Borgia.
goal-bat-adobe-walls = Adobe Walls
goal-bat-adobe-walls-tale = La faîtière craqua à deux heures du matin et les réveilla tous, et c’est pourquoi il y eut un matin.
goal-bat-gold-headed-cane = La Canne à Pommeau d’Or
goal-bat-gold-headed-cane-tale = Le pommeau est d’or, la canne d’ébène, et chaque ville de la ligne sait d’où il la tient.
goal-bat-ringside = Les Cotes au Bord du Ring
goal-bat-ringside-tale = Il suivait le combat pour sa chronique, pariait sur les boxeurs pour son compte, et remettait l’article et les mises à l’heure.
goal-bat-sweetwater = Le Lady Gay de Sweetwater
goal-bat-sweetwater-tale = Il se rappela toute sa vie le nom de la danseuse, Mollie Brennan, et de quel côté elle avait fait un pas.
goal-pearl-globe-stage = La Diligence de Globe
goal-pearl-globe-stage-tale = Chaque passager reçut un dollar pour souper, et l’un d’eux demanda si le petit déjeuner était compris.
goal-pearl-mothers-medicine = Les Remèdes de sa Mère
goal-pearl-mothers-medicine-tale = Chère maman, l’argent pour le docteur est en route, et ne remercie surtout pas la compagnie de diligences.
goal-pearl-lady-bandit = La Dame Bandit d’Arizona
goal-pearl-lady-bandit-tale = Ce soir et tous les soirs, sur les planches : la dame qui dévalisa la diligence, dans les mêmes bottes.
goal-pearl-no-part-in-the-law = Des Lois sans les Femmes
goal-pearl-no-part-in-the-law-tale = Elle ne serait pas jugée, dit-elle à la cour, par des lois sur lesquelles on n’avait consulté aucune femme.
goal-ada-before-breakfast = Deux Faussaires avant l’Aube
goal-ada-before-breakfast-tale = Écroués : deux faussaires, sept heures du matin, signatures relevées et comparées avec soin.
goal-ada-telegram = Un Télégramme à Norman
goal-ada-telegram-tale = Envoyez un adjoint sur-le-champ, disait la dépêche reçue à Norman ; elle regarda le bureau vide et prit ses gants.
goal-ada-deputize-the-crowd = Toute la Foule pour Adjoint
goal-ada-deputize-the-crowd-tale = Elle parcourut le bar du regard, dit que chacun pouvait être adjoint, et les faussaires tendirent les poignets.
goal-ada-clerk-of-court = Greffière du Tribunal
goal-ada-clerk-of-court-tale = Le procès-verbal est d’elle, le sceau est à elle, et la porcelaine du rayon fut peinte pendant les suspensions.
goal-rudabaugh-las-vegas-jail = La Prison de Las Vegas
goal-rudabaugh-las-vegas-jail-tale = Rapport du geôlier : un trou dans le mur, plusieurs prisonniers en moins ; celui qui a creusé a laissé son dîner.
goal-rudabaugh-stinking-springs = Stinking Springs
goal-rudabaugh-stinking-springs-tale = Ils tinrent jusqu’à ce que la milice fît frire son lard au vent, et alors sortit un mouchoir au bout d’un bâton.
goal-rudabaugh-kinsley = Le Train de Kinsley
goal-rudabaugh-kinsley-tale = Il livra à la cour le plan, la carte et les noms, et sortit tandis que les autres entraient.
goal-rudabaugh-parral = Les Cartes de Parral
goal-rudabaugh-parral-tale = Le dernier pot de Parral eut deux gagnants, et la querelle gagna la rue entière.
goal-ringo-hoodoo-war = La Guerre Hoodoo
goal-ringo-hoodoo-war-tale = Le comté de Mason ne tint pas le compte de cette guerre ; chaque camp tint celui de l’autre.
goal-ringo-turkey-creek = Turkey Creek
goal-ringo-turkey-creek-tale = Liste du coroner : un chêne à plusieurs troncs, un homme assis dedans, sa montre, son revolver, pas de bottes.
goal-ringo-shakespeare = Shakespeare par Cœur
goal-ringo-shakespeare-tale = Il leur donna Hamlet, accoudé au bar, et un vacher en larmes demanda comment cela finissait.
goal-ringo-galeyville = La Partie de Galeyville
goal-ringo-galeyville-tale = Il perdit son argent selon les règles, sortit, et revint avec une règle à lui.
goal-vasquez-rocks = Les Rochers de Vásquez
goal-vasquez-rocks-tale = Du haut des rochers, il lisait la marque des chevaux des adjoints et, par temps clair, leur journal.
goal-vasquez-guitar = Guitare et Poèmes
goal-vasquez-guitar-tale = Programme de la soirée : deux valses, un sonnet de sa main, et un vote sur la quête.
goal-vasquez-tres-pinos = Tres Pinos
goal-vasquez-tres-pinos-tale = Ils ont pris les habits, la caisse et la pendule, dit le marchand, et nous ont laissé l’heure en souvenir.
goal-vasquez-over-the-ridge = Des Chevaux par la Crête
goal-vasquez-over-the-ridge-tale = Les chevaux passèrent la chaîne côtière de nuit, et changèrent de maître quelque part près du sommet.
goal-ross-siege = Trois Heures dans le Fourgon
goal-ross-siege-tale = Porte du fourgon, rendue à l’atelier : trous sans nombre, gonds tordus, serrure en état de marche.
goal-ross-express = Le Coffre de la Compagnie
goal-ross-express-tale = Bordereau : un coffre, un convoyeur d’un mètre quatre-vingt-treize ; le coffre se soulève, le convoyeur non.
goal-ross-gold-watch = Une Montre en Or et Mille Dollars
goal-ross-gold-watch-tale = De la compagnie, gravés : son nom, la date, et l’heure à laquelle il n’avait pas ouvert.
goal-ross-duty = Le Devoir du Convoyeur
goal-ross-duty-tale = Il signa pour chaque once, dormit sur le couvercle, et demanda le reçu avant le docteur.
