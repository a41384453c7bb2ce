web-module-blood-money = Blood Money
web-module-blood-money-more = La piste Histoire et le dé de risque.
track-story = Histoire
option-gang-a = Les repaires A
option-gang-b = Les repaires B
option-gang-c = Les repaires C
option-ride = Une case plus loin

## The risk die

choice-risk = Lancer le dé de risque. Votre bonus : { $bonus }
question-actions-over = Plus aucune action. Lancez le dé de risque, ou finissez vos actions.
risk-face-story-point = 1 point Histoire
risk-face-wound = 1 blessure
risk-face-two-wounds = 2 blessures
risk-face-wound-and-story-point = 1 blessure et 1 point Histoire
refusal-already-risked = Vous avez déjà lancé le dé de risque ce tour-ci.
log-risk-rolled = { $you ->
    [name] Vous lancez
   *[no] { $name } lance
} le dé de risque : { $face }.

## Deeds and ruins

choice-claim = Acheter le titre : { $place }, { $n } $
choice-deed = Utiliser votre titre : { $place }. { $text }
choice-repair = Réparer : { $place }
effect-ruin = lieu détruit : { $place }
refusal-ruined = Ce lieu est détruit.
refusal-deed-taken = Quelqu’un a déjà ce titre.
refusal-no-deed = Vous n’avez pas ce titre.
refusal-deed-used = Vous avez déjà utilisé ce titre.
refusal-no-ruin = Ce lieu n’est pas détruit.
refusal-no-card-to-repair = Il vous faut une carte de poker à défausser pour la réparation.
score-deeds = Titres
log-claimed = { $you ->
    [name] Vous achetez
   *[no] { $name } achète
} un titre : { $place }.
log-deed-used = { $you ->
    [name] Vous utilisez votre titre
   *[no] { $name } utilise un titre
} : { $place }.
log-ruined = Lieu détruit : { $place }.
log-repaired = { $you ->
    [name] Vous réparez
   *[no] { $name } répare
} un lieu : { $place }.

## Legendary stories

choice-take-part = Prendre la partie « { $part } » : { $text }
choice-reveal = Révéler le jeton Carte
question-parts = Vous avez rempli une partie de l’histoire légendaire. La prendre ?
question-end-of-story-turn = Votre tour finit ici. Prendre une partie de l’histoire légendaire, ou révéler le jeton Carte ?
lead-contributors = chaque joueur qui a un disque sur cette histoire :
    .choose = chaque joueur qui a un disque sur cette histoire choisit :
lead-each-disc = pour chaque disque sur cette histoire, son propriétaire :
    .choose = pour chaque disque sur cette histoire, son propriétaire choisit :
lead-others = chaque joueur sans disque sur cette histoire :
    .choose = chaque joueur sans disque sur cette histoire choisit :
cond-completed = { $form ->
    [goal] après « { $story } »
    [state] « { $story } » doit être terminée
   *[if] si « { $story } » est terminée
}
log-used-legend = « { $story } » s’applique à { $you ->
    [name] vous
   *[no] { $name }
}.
log-story-revealed = Une histoire légendaire : « { $story } ». { $tale }
log-part-taken = { $you ->
    [name] Vous prenez
   *[no] { $name } prend
} la partie { $n } de l’histoire légendaire.
log-token-revealed = { $you ->
    [name] Vous révélez
   *[no] { $name } révèle
} un jeton Carte : { $token ->
    [o] un O
    [x] un X
   *[danger] danger
}.
log-story-ends = « { $story } » s’achève. { $tale }
why-legend = Histoire légendaire : { $story }.

## Injuries

injury-cracked-ribs = Côtes Fêlées
injury-cracked-ribs-tale = Ça ne fait mal que quand vous riez, et par ici les gens sont surtout drôles sans le vouloir.
injury-stiff-knee = Genou Raide
injury-stiff-knee-tale = Il annonce la pluie deux jours à l’avance et ne fait rien d’autre à l’heure.
injury-torn-shoulder = Épaule Déboîtée
injury-torn-shoulder-tale = Le docteur l’a remise en place, ou presque, et a demandé ce que l’autre avait soulevé.
injury-slashed-side = Flanc Entaillé
injury-slashed-side-tale = Le couteau s’est arrêté dans la ceinture à billets, et les billets avec lui.
injury-burned-palm = Paume Brûlée
injury-burned-palm-tale = Vous avez attrapé le fusil par le canon, juste après son dixième coup.
injury-fever = Fièvre
injury-fever-tale = La nuit, vous vous disputez avec feu votre oncle, et c’est lui qui a le dernier mot.
injury-laudanum = Laudanum
injury-laudanum-tale = Deux cuillerées et la jambe est à quelqu’un d’autre ; le flacon, hélas, est à vous.
injury-bandaged-eyes = Yeux Bandés
injury-bandaged-eyes-tale = Vous avez appris à reconnaître les cartes au toucher, et vos adversaires aussi.
injury-saddle-sores = Mal de Selle
injury-saddle-sores-tale = Vous mangez debout et payez des gamins pour ouvrir les barrières.
injury-broken-arm = Bras Cassé
injury-broken-arm-tale = Vous gagnez désormais de la main gauche, et laissez tomber la moitié de vos gains.
injury-crushed-finger = Doigt Écrasé
injury-crushed-finger-tale = Ce n’était qu’un doigt, mais c’était celui qui savait convaincre.
injury-shaking-hands = Mains Tremblantes
injury-shaking-hands-tale = Votre visage ne trahit rien, mais vos jetons s’entrechoquent.
injury-burst-eardrum = Tympan Crevé
injury-burst-eardrum-tale = Vous approuvez chaque histoire d’un signe de tête et signez tout ce qu’on vous tend.
injury-powder-burns = Brûlures de Poudre
injury-powder-burns-tale = Le coup est parti d’abord et s’est demandé ensuite où visait l’arme.
injury-black-eye = Œil au Beurre Noir
injury-black-eye-tale = Le bifteck à poser dessus se paie en plus, et c’est le boucher qui vous l’a fait.
injury-snakebite = Morsure de Serpent
injury-snakebite-tale = L’homme au remède vous a vu venir, et son prix aussi.
injury-cracked-skull = Crâne Fêlé
injury-cracked-skull-tale = Au réveil, vous saviez votre nom et presque tout de mardi dernier.
injury-lost-tooth = Dent Perdue
injury-lost-tooth-tale = Le dentiste a de l’or dans son tiroir et une histoire pour aller avec.
injury-broken-nose = Nez Cassé
injury-broken-nose-tale = Quatre villes savent comment c’est arrivé, et chacune a entendu une meilleure version.
injury-bullet-left-in = Balle Restée Dedans
injury-bullet-left-in-tale = Le docteur a secoué la cuvette pour l’entendre tinter, et vous a fait payer le silence.
choice-injury = Appliquer votre séquelle
why-injury = Séquelle : { $injury }.
log-injured = { $you ->
    [name] Vous piochez
   *[no] { $name } pioche
} une séquelle : { $injury }.
log-instead-of-wounds = { $you ->
    [name] Vous avez déjà une séquelle et défaussez
   *[no] { $name } a déjà une séquelle et défausse
} { $n ->
    [one] 1 carte au lieu de gagner une blessure
   *[other] { $n } cartes au lieu de gagner des blessures
}.
log-injury-lost = { $you ->
    [name] Vous perdez votre dernière blessure et
   *[no] { $name } perd sa dernière blessure et
} cette séquelle, remélangée dans sa pioche : { $injury }.
log-used-injury = { $you ->
    [name] Vous subissez l’effet de votre séquelle
   *[no] { $name } subit l’effet de sa séquelle
} : { $injury }.
web-result-source-injury = Séquelle
web-game-injury = Séquelle

## The trader and Legendary items

item-cattle-brand = Fer à marquer
item-cattle-brand-tale = Trois ranchs se sont fait un procès pour ce fer. Il porte leurs trois marques, l’une après l’autre.
item-portrait = Portrait
item-portrait-tale = Le peintre vous a grandi d’un pouce et arrangé le nez. Il est accroché là où personne ne peut l’éviter.
item-spurs = Éperons
item-spurs-tale = En argent, avec une étoile pour molette. On n’a jamais vu leur dernier propriétaire à pied.
item-canteen = Gourde
item-canteen-tale = Elle est revenue pleine du désert. Personne n’a demandé qui l’y avait emportée.
item-snakeskin-boots = Bottes en serpent
item-snakeskin-boots-tale = Le serpent a vécu trente ans au sommet de la mesa et en connaissait toutes les descentes.
item-dime-western = Roman à deux sous
item-dime-western-tale = On y lit que vous avez affronté neuf hommes à Cliff Junction. Ils étaient deux, et l’un s’est sauvé.
item-telegram = Télégramme
item-telegram-tale = SHÉRIF DEMANDÉ AILLEURS STOP VENIR D’URGENCE STOP NE PAS POSER DE QUESTIONS STOP
item-fiddle = Violon
item-fiddle-tale = On l’a mis en gage dans toutes les villes de la ligne, et toujours repris avant la première danse.
item-pump-trolley = Draisine
item-pump-trolley-tale = Le chemin de fer l’a perdue en mars. En mai, on l’avait vue dans toutes les gares.
item-shot-glass = Verre à whiskey
item-shot-glass-tale = Son fond est épais, comme il se doit : il a arrêté une balle, et le whiskey y tient encore.
item-dragoons = Dragoons
item-dragoons-tale = Il y en a deux, de quatre livres chacun. Celui de gauche n’a servi qu’une fois.
item-short-cut = Raccourci
item-short-cut-tale = Une carte dessinée à la main, avec un seul trait, et pas un mot sur ce que le trait évite.
scoring-legendary-items = Équipements Légendaires
choice-trade = Acheter au marchand pour { $n } $ : { $item }
choice-trade-upgrade = Améliorer chez le marchand pour { $n } $ : { $item }
question-trade = Achetez ou améliorez encore, ou finissez : le marchand repart ensuite.
refusal-trader-elsewhere = Le marchand est dans une autre région.
refusal-no-trader-ware = Le marchand n’a pas cet équipement en ce moment.
effect-legendary-item = piochez { $n ->
    [one] 1 équipement Légendaire
   *[other] { $n } équipements Légendaires
} face cachée
log-trader-stand = En vente chez le marchand : { $items }.
log-trader-moved = Le marchand arrive à { $id ->
    [gulch-frontier] la { $region }
   *[other] { $region }
}.
log-legendary-shown = Le marchand expose un équipement Légendaire : { $item }.
log-legendary-drawn = { $you ->
    [name] Vous piochez
   *[no] { $name } pioche
} un équipement Légendaire : { $item }.
log-legendary-under = { $you ->
    [name] Vous ne pouvez pas avoir un objet divers de plus et placez
   *[no] { $name } ne peut pas avoir un objet divers de plus et place
} cette carte sous la pioche Légendaire : { $item }.
web-blood-money-repair-more = Coûte une carte de poker, donne 2 points Histoire
web-game-group-risk = Le dé de risque
web-trader-at = Région du marchand : { $region }.
web-scene-trader = La charrette du marchand
web-scene-trader-row = Équipements Légendaires
web-scene-trader-facedown = { $n ->
    [0] aucun face cachée
    [one] { $n } face cachée
   *[other] { $n } face cachée
}
web-scene-trader-wares = Autres équipements
web-scene-trader-upgrades = Améliorations
web-scene-trader-next = Quand vous aurez fini, il ira dans l’une de ces régions : { $regions }.
