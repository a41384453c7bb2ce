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
starts-beside-player = Avec un autre joueur, placé en dernier
starts-circuit = Un arrêt libre du train
gains-cattle-of-choice = 1 jeton Bétail d’un Ranch au choix
card-aaron-ross-2-text = si vous avez au moins 60 $ mais moins de 120 $, piochez 1 carte
when-fight-ended = après chaque combat
when-law-points-gained = après avoir gagné des points Marshall ou Wanted à votre tour
cond-arresting = { $form ->
    [goal] en procédant à une arrestation
    [state] procéder à une arrestation
   *[if] si vous procédez à une arrestation
}
cond-marshal-against-wanted = { $form ->
    [goal] entre un Marshall et un joueur Wanted
    [state] le combat doit opposer un Marshall à un joueur Wanted
   *[if] si le combat opposait au départ un Marshall à un joueur Wanted
}
cond-with-player = { $form ->
    [goal] avec un autre joueur sur votre case
    [state] être sur la case d’un autre joueur
   *[if] si un autre joueur est sur votre case
}
cond-used-this-turn = { $form ->
    [goal] après avoir utilisé cette capacité pendant le tour
    [state] avoir utilisé cette capacité pendant ce tour
   *[if] si vous avez utilisé cette capacité pendant ce tour
}
lead-player-near = choisissez un autre joueur à { $n ->
    [one] { $n } case
   *[other] { $n } cases
} au plus, qui doit faire ceci :
effect-cattle-from = prenez un jeton Bétail au hasard : { $place }
effect-lose-cattle = perdez tout votre bétail
effect-marshal-cube = placez votre cube sur la case { $n } de la piste Marshall, sans sa récompense
effect-wanted-cube = placez votre cube sur la case { $n } de la piste Wanted, sans sa récompense
effect-switch-tracks = déplacez votre cube sur la case du même numéro de l’autre piste, Marshall ou Wanted, sans sa récompense
effect-ride-row = déplacez-vous d’autant de cases au plus que le numéro de votre ligne sur la piste Marshall ou Wanted
    .may = vous pouvez vous déplacer d’autant de cases au plus que le numéro de votre ligne sur la piste Marshall ou Wanted
effect-show-hand = montrez toutes les cartes de votre main
effect-discard-named = défaussez toutes les cartes de la valeur que nomme le joueur actif
effect-discard-value = défaussez toutes les cartes de valeur { $value }
effect-take-half = prenez la moitié de l’argent ou des pépites de l’autre joueur
effect-take-half-of = { $what ->
    [nuggets] prenez la moitié des pépites
   *[other] prenez la moitié de l’argent
}
effect-no-bandit-at = retirez le bandit de la case { $place }
effect-no-bandit-in = { $at ->
    [hideout] retirez un bandit d’un repaire de votre choix
   *[other] retirez un bandit d’une case de votre choix : { $place }
}
passive-win-npc-ties = vous remportez les égalités dans les combats contre les bandits, les gardes, le Shérif et les autres adversaires
passive-npc-shows-first = les bandits, les gardes, le Shérif et les autres adversaires choisissent et révèlent leur carte Combat avant que vous ne jouiez la vôtre
passive-wanted-for-bandits = vous pouvez gagner 1 point Wanted comme récompense pour avoir battu un bandit
passive-rob-items = quand vous volez un joueur, vous pouvez prendre un équipement divers que vous n’avez pas, au lieu d’argent ou de pépites
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
goal-bean-forty-dollar-fine = Quarante Dollars et un Pistolet
goal-bean-jersey-lilly = Le Jersey Lilly
goal-bean-west-of-the-pecos = À l’Ouest du Pecos
goal-cassidy-telluride = La Banque de San Miguel Valley
goal-cassidy-hole-in-the-wall = Le Trou dans le Mur
goal-cassidy-ranch-hand = Le Meilleur Homme du Ranch
goal-cassidy-fort-worth-five = Les Cinq de Fort Worth
goal-murrieta-calaveras-gold = L’Or des Calaveras
goal-murrieta-three-fingered-jack = Jack les Trois Doigts
goal-murrieta-mustangs-for-sonora = Des Mustangs pour le Sonora
goal-murrieta-arroyo-cantua = L’Arroyo de Cantúa
goal-starr-youngers-bend = La Boucle de Younger
goal-starr-venus = Vénus, la Jument Noire
goal-starr-my-baby = Mon Bébé
goal-starr-judge-parker = Devant le Juge Parker
goal-dart-browns-park = Le Parc de Brown
goal-dart-new-name = Plus de Ned Huddleston
goal-dart-deputy-in-the-ravine = L’Adjoint dans le Ravin
goal-dart-bronco = Le Meilleur Cavalier de la Green River
goal-pinkerton-we-never-sleep = Nous Ne Dormons Jamais
goal-pinkerton-dundee-cooper = Le Tonnelier de Dundee
goal-pinkerton-baltimore-plot = Le Complot de Baltimore
goal-pinkerton-rogues-gallery = La Galerie des Bandits
goal-cody-pony-express = Cavalier du Pony Express
goal-cody-wild-west-show = Le Spectacle du Wild West
goal-cody-summit-springs = Summit Springs
goal-cody-twelve-a-day = Douze par Jour
goal-bat-adobe-walls = Adobe Walls
goal-bat-gold-headed-cane = La Canne à Pommeau d’Or
goal-bat-ringside = Les Cotes au Bord du Ring
goal-bat-sweetwater = Le Lady Gay de Sweetwater
goal-pearl-globe-stage = La Diligence de Globe
goal-pearl-mothers-medicine = Les Remèdes de sa Mère
goal-pearl-lady-bandit = La Dame Bandit d’Arizona
goal-pearl-no-part-in-the-law = Des Lois sans les Femmes
goal-ada-before-breakfast = Deux Faussaires avant l’Aube
goal-ada-telegram = Un Télégramme à Norman
goal-ada-deputize-the-crowd = Toute la Foule pour Adjoint
goal-ada-clerk-of-court = Greffière du Tribunal
goal-rudabaugh-las-vegas-jail = La Prison de Las Vegas
goal-rudabaugh-stinking-springs = Stinking Springs
goal-rudabaugh-kinsley = Le Train de Kinsley
goal-rudabaugh-parral = Les Cartes de Parral
goal-ringo-hoodoo-war = La Guerre Hoodoo
goal-ringo-turkey-creek = Turkey Creek
goal-ringo-shakespeare = Shakespeare par Cœur
goal-ringo-galeyville = La Partie de Galeyville
goal-vasquez-rocks = Les Rochers de Vásquez
goal-vasquez-guitar = Guitare et Poèmes
goal-vasquez-tres-pinos = Tres Pinos
goal-vasquez-over-the-ridge = Des Chevaux par la Crête
goal-ross-siege = Trois Heures dans le Wagon
goal-ross-express = Le Coffre de la Compagnie
goal-ross-gold-watch = Une Montre en Or et Mille Dollars
goal-ross-duty = Le Devoir du Messager
