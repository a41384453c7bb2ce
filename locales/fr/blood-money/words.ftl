web-module-blood-money = Blood Money
web-module-blood-money-more = Des histoires légendaires, la piste Histoire et un dé de risque ; des titres de propriété, des séquelles et des ruines ; et un marchand d’équipements Légendaires.
track-story = Histoire
option-gang-a = Les Repaires A
option-gang-b = Les Repaires B
option-gang-c = Les Repaires C
option-ride = Déplacement

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
effect-ruin = { $the }
    .verb = { verb-destroy }
refusal-ruined = Ce lieu est détruit.
refusal-deed-taken = Quelqu’un a déjà ce titre.
refusal-no-deed = Vous n’avez pas ce titre.
refusal-deed-used = Vous avez déjà utilisé ce titre.
refusal-no-ruin = Ce lieu n’est pas détruit.
refusal-no-card-to-repair = Il vous faut une carte de poker à défausser pour la réparation.
score-deeds = Titres
log-claimed = { $you ->
    [name] Vous obtenez
   *[no] { $name } obtient
} un titre : { $place }.
log-deed-used = { $you ->
    [name] Vous utilisez votre titre
   *[no] { $name } utilise un titre
} : { $place }.
log-ruined = Un lieu est détruit : { $place }.
log-repaired = { $you ->
    [name] Vous réparez
   *[no] { $name } répare
} un lieu : { $place }.

## Legendary stories

choice-take-part = Prendre la condition « { $part } » : { $text }
choice-reveal = Révéler le jeton Plan
web-game-offer-reveal-more = Personne ne sait ce qu’il montre ; son effet s’applique aussitôt
choice-use-story = Appliquer l’effet de l’histoire ouverte
question-parts = Vous avez rempli plusieurs conditions de l’histoire légendaire. Laquelle prenez-vous d’abord ?
question-end-of-story-turn = Votre tour finit ici. Choisissez ce que vous résolvez maintenant pour l’histoire légendaire.
part-end-turn = terminer votre tour
part-map-token = { $token ->
    [o] révéler le jeton Plan O
    [x] révéler le jeton Plan X
    [danger] révéler le jeton Plan X danger
   *[any] révéler n’importe quel jeton Plan
}
# Subjects: see grammar.ftl.
who-contributors = chaque { $is ->
    [wanted] joueur Wanted
    [marshal] Marshall
   *[no] joueur
} qui a un disque sur cette histoire
    .else = chaque autre joueur qui a un disque
who-each-disc = pour chaque disque sur cette histoire, son propriétaire
    .else = pour chaque autre disque sur cette histoire, son propriétaire
who-others = chaque { $is ->
    [wanted] joueur Wanted
    [marshal] Marshall
   *[no] joueur
} sans disque sur cette histoire
    .else = chaque autre joueur sans disque
cond-completed = { $form ->
    [goal] après « { $story } »
    [who] après « { $story } »
    [state] l’histoire « { $story } » doit être terminée
   *[if] si l’histoire « { $story } » est terminée
}
log-used-legend = « { $story } » s’applique à { $you ->
    [name] vous
   *[no] { $name }
}.
log-story-revealed = Une histoire légendaire commence : « { $story } ». { $tale }
log-part-taken = { $you ->
    [name] Vous prenez
   *[no] { $name } prend
} la condition { $n } de l’histoire légendaire.
log-token-revealed = { $you ->
    [name] Vous révélez
   *[no] { $name } révèle
} un jeton Plan : { $token ->
    [o] un O
    [x] un X
   *[danger] le X danger
}.
log-story-ends = « { $story } » s’achève. { $tale }
why-legend = Histoire légendaire : { $story }.

## Injuries

injury-cracked-ribs = Côtes Fêlées
injury-cracked-ribs-tale = Bander serré, dit l’almanach, respirer peu, et fuir les comiques pendant six semaines.
injury-stiff-knee = Genou Raide
injury-stiff-knee-tale = Il plie pour l’église, jamais avant dix heures par matin froid, et dans l’escalier sur rendez-vous.
injury-torn-shoulder = Épaule Déboîtée
injury-torn-shoulder-tale = Le docteur l’a remise en place, ou presque, et a demandé ce que l’autre type avait soulevé.
injury-slashed-side = Flanc Entaillé
injury-slashed-side-tale = Quatorze points au fil de sellier, le meilleur qu’avait le docteur, avec une fioriture à la fin.
injury-burned-palm = Paume Brûlée
injury-burned-palm-tale = Vous avez attrapé le fusil par le canon, juste après son dixième coup.
injury-fever = Fièvre
injury-fever-tale = La nuit, vous vous disputez avec feu votre oncle, et c’est lui qui a le dernier mot.
injury-laudanum = Laudanum
injury-laudanum-tale = La douleur est passée dans la pièce voisine. On l’entend là-bas qui déplace les chaises.
injury-bandaged-eyes = Yeux Bandés
injury-bandaged-eyes-tale = Vous reconnaissez les gens à leurs bottes : l’une grince, une autre traîne, et une troisième s’est arrêtée juste devant vous.
injury-saddle-sores = Mal de Selle
injury-saddle-sores-tale = Vous mangez debout et payez des gamins pour ouvrir les barrières.
injury-broken-arm = Bras Cassé
injury-broken-arm-tale = Attelle de douves, écharpe en sac de farine ; en travers de la poitrine, on lit « Lève seule ».
injury-crushed-finger = Doigt Écrasé
injury-crushed-finger-tale = Pris entre un coffre et un plancher. Le docteur a demandé du whisky, l’a bu, et a regardé de nouveau.
injury-shaking-hands = Mains Tremblantes
injury-shaking-hands-tale = Votre visage ne trahit rien, mais vos jetons s’entrechoquent.
injury-burst-eardrum = Tympan Crevé
injury-burst-eardrum-tale = Dans l’oreille gauche, il y a la mer, toute la journée, avec des mouettes.
injury-powder-burns = Brûlures de Poudre
injury-powder-burns-tale = Vous avez désormais les taches de rousseur d’un écolier, en bleu, et elles ne partent pas au lavage.
injury-black-eye = Œil au Beurre Noir
injury-black-eye-tale = Lundi violet, mercredi vert, vendredi jaune : dimanche, on pourra vous regarder à l’église.
injury-snakebite = Morsure de Serpent
injury-snakebite-tale = Couper, sucer, cracher, boire ; reprendre à boire, dit le vacher, jusqu’à ce que la jambe se taise.
injury-cracked-skull = Crâne Fêlé
injury-cracked-skull-tale = Au réveil, vous saviez votre nom et presque tout de mardi dernier.
injury-lost-tooth = Dent Perdue
injury-lost-tooth-tale = Le dentiste a de l’or dans son tiroir et une histoire pour aller avec.
injury-broken-nose = Nez Cassé
injury-broken-nose-tale = Quatre villes savent comment c’est arrivé, et chacune a entendu une meilleure version.
injury-bullet-left-in = Balle Restée Dedans
injury-bullet-left-in-tale = Sous la deuxième côte, écrit le docteur ; la laisser ; elle se fera sentir avant la neige et près des gros aimants.
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
    [one] 1 carte au lieu de subir une blessure
   *[other] { $n } cartes au lieu de subir des blessures
}.
log-injury-lost = { $you ->
    [name] Vous perdez votre dernière blessure
   *[no] { $name } perd sa dernière blessure
} et, avec elle, une séquelle : { $injury }. Celle-ci est remélangée parmi les autres.
log-used-injury = { $you ->
    [name] Vous subissez l’effet de votre séquelle
   *[no] { $name } subit l’effet de sa séquelle
} : { $injury }.
web-result-source-injury = Séquelle
web-result-source-deeds = Titres
web-game-injury = Séquelle

## The trader and Legendary items

item-cattle-brand = Fer à marquer
item-cattle-brand-tale = Quatre ranchs, dit le rapport de l’huissier, ont juré que la marque était la leur, et chacun a pu montrer une vache.
item-portrait = Portrait
item-portrait-tale = Le peintre vous a grandi d’un pouce et arrangé le nez. Le portrait est accroché là où personne ne peut l’éviter.
item-spurs = Éperons
item-spurs-tale = En argent, avec une étoile pour molette. On n’a jamais vu leur dernier propriétaire à pied.
item-canteen = Gourde
item-canteen-tale = Gravé dans le fer-blanc : Bitter Springs, bonne ; Salt Creek, mauvaise ; Red Wash, demander à une mule.
item-snakeskin-boots = Bottes en serpent
item-snakeskin-boots-tale = Le serpent a vécu trente ans au sommet de la mesa et en connaissait toutes les descentes.
item-dime-western = Roman à deux sous
item-dime-western-tale = Prix : dix cents. Au chapitre deux, vous sautez un canyon ; au chapitre cinq, vous vous mariez ; et le cheval est fort bien dessiné.
item-telegram = Télégramme
item-telegram-tale = SHÉRIF DEMANDÉ AILLEURS STOP VENIR D’URGENCE STOP NE PAS POSER DE QUESTIONS STOP
item-fiddle = Violon
item-fiddle-tale = On l’a mis en gage dans toutes les villes de la ligne, et toujours repris avant la première danse.
item-pump-trolley = Draisine
item-pump-trolley-tale = Le chemin de fer l’a perdue en mars. En mai, on l’avait vue dans toutes les gares.
item-shot-glass = Verre à whisky
item-shot-glass-tale = Son fond est épais, comme il se doit : il a arrêté une balle, et le whisky y tient encore.
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
effect-legendary-item = { $n ->
    [one] 1 équipement Légendaire
   *[other] { $n } équipements Légendaires
} dans la pioche face cachée
    .verb = { verb-draw }
    .short = { $n ->
        [one] 1 équipement Légendaire
       *[other] { $n } équipements Légendaires
    }
log-trader-stand = Le marchand met en vente : { $items }.
log-trader-moved = Le marchand arrive { $id ->
    [gulch-frontier] sur la { $region }
   *[other] à { $region }
}.
log-legendary-shown = Le marchand expose un équipement Légendaire : { $item }.
log-legendary-drawn = { $you ->
    [name] Vous piochez
   *[no] { $name } pioche
} un équipement Légendaire : { $item }.
log-legendary-under = { $you ->
    [name] Vous ne pouvez pas avoir d’objet divers de plus et placez donc
   *[no] { $name } ne peut pas avoir d’objet divers de plus et place donc
} cet équipement sous la pioche d’équipements Légendaires : { $item }.
web-blood-money-repair-more = Coûte une carte de poker, donne 2 points Histoire
web-game-group-risk = Lancer le dé de risque, avec un bonus
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
web-scene-trader-next = Quand vous aurez fini, le marchand ira dans l’une de ces régions : { $regions }.

## The six items and four characters

place-frontier-6 = Une case de valeur 6 de la Frontière
place-frontier-7 = Une case de valeur 7 de la Frontière
gains-lp = { $n } PL
item-boot-knife = Couteau de botte
item-bullwhip = Fouet
item-burro = Âne
item-medicine-pouch = Trousse de soins
item-pocket-watch = Montre à gousset
item-repeating-shotgun = Fusil à répétition
web-scene-item-boot-knife = À votre tour, blessez un autre joueur : 1 PL. Défaite contre un joueur : défausse.
web-scene-item-bullwhip = Les longhorns ne vous ralentissent pas. Prenez-en un à 1 case au plus.
web-scene-item-burro = Mouvement 3. Gardez 1 carte de plus.
web-scene-item-burro-upgraded = Mouvement 3. Gardez 2 cartes de plus.
web-scene-item-medicine-pouch = Soignez 1 blessure. Plus tard, défausse : soignez-en 2 ; si vous perdez une séquelle, +1 PL.
web-scene-item-pocket-watch = Au début de votre tour, défaussez-la pour 1 action de plus.
web-scene-item-repeating-shotgun = Au début d’un combat, payez 10 $ pour l’améliorer.
web-scene-item-repeating-shotgun-upgraded = Carte adverse −1.
character-james-beckwourth = James « Bloody Arm » Beckwourth
character-john-slaughter = « Texas » John Slaughter
character-lottie-deno = Lottie Deno
character-lozen = Lozen

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-james-beckwourth = Né en Virginie d’une esclave et de son maître, qui l’a affranchi, il a trappé le castor et vécu chez les Crows. En 1850, il a trouvé le col le plus bas de la Sierra Nevada, et l’été suivant il y a mené les premiers chariots. Marysville y a gagné une route et ne l’a jamais payé. Il a raconté sa vie à un juge de paix, sans rien omettre de vrai ni d’inventé.
life-john-slaughter = « Texas » John Slaughter mesurait un mètre soixante-huit. En 1884, il a acheté le San Bernardino, un ranch à cheval sur la frontière du Mexique ; en 1887, un séisme en a renversé les bâtiments, et vers 1893 il y a construit la maison qu’on y voit encore. De 1887 à 1890, il a été shérif du comté de Cochise, et, avant de tirer, priait les fauteurs de troubles d’en partir.
life-lottie-deno = À Fort Griffin, au Texas, une dame rousse aux manières parfaites est arrivée par la diligence, assise près du cocher, a loué une cabane, vécu retirée et joué au poker au Bee Hive. Elle se faisait appeler Lottie Deno, d’après le mot espagnol qui désigne l’argent. Elle a épousé le joueur Frank Thurmond. À Deming, au Nouveau-Mexique, elle a renoncé aux cartes, aidé à fonder l’église épiscopale et vécu jusqu’en 1934.
life-lozen = Son frère Victorio la disait forte comme un homme, plus brave que la plupart, et un bouclier pour les siens. Un enfant s’est rappelé comment elle est entrée la première dans le Rio Grande en crue, le fusil levé, comment les femmes ont suivi, et comment elle est repartie au combat. Elle priait les bras étendus pour sentir où était l’ennemi. Elle s’est battue avec Geronimo jusqu’en 1886, et a partagé son train pour la prison, en Floride.
option-move = Déplacement
option-bandit = Un bandit
option-fight-deck = La pioche Combat
option-poker-deck = La pioche de poker
option-train = Les rencontres du train
option-mesitos-point-hideout-a = Mesito’s Point, Repaire A
option-sunny-hills-hideout-a = Sunny Hills, Repaire A
option-sunny-hills-hideout-b = Sunny Hills, Repaire B
option-dixon-creek-hideout-b = Dixon Creek, Repaire B
option-spikes-view-hideout-c = Spike’s View, Repaire C
option-cliff-junction-hideout-c = Cliff Junction, Repaire C
effect-take-stray = un longhorn à { $n ->
    [one] { $n } case au plus
   *[other] { $n } cases au plus
}
    .verb = { verb-take }
effect-upgrade-this = cet équipement
    .verb = { verb-upgrade }
effect-look-at-fight-deck = la première carte Combat de la pioche
    .verb = { verb-look }
    .short = la première carte Combat
effect-bury-fight-card = cette carte sous les autres
    .verb = { verb-place }
effect-look-at-encounter = la première rencontre du train
    .verb = { verb-look }
effect-bury-encounter = cette rencontre sous les autres
    .verb = { verb-place }
effect-bandit-at = un bandit { $where }
    .verb = { verb-place }
effect-bandit-in = un bandit { $at ->
    [hideout] dans un repaire vide de votre choix
   *[other] sur une case vide { $where }
}
    .verb = { verb-place }
    .short = un bandit { $at ->
        [hideout] dans un repaire vide
       *[other] sur une case vide { $where }
    }
question-choose-several = Faites { $n } choix différents.
question-take-stray = Choisissez le longhorn à prendre.
choice-take-stray = Prendre le longhorn : { $place }
cond-wounds-at-most = { $n ->
    [one] { $n } blessure au plus
   *[other] { $n } blessures au plus
}
    .verb = { $form ->
        [goal] en ayant
        [who] avec
        [state] avoir
        [while] en ayant
       *[if] si vous avez
    }
# `.lost` is before what only the loss of it brings.
cond-injured = une séquelle
    .verb = { $form ->
        [goal] en ayant
        [who] avec
        [state] avoir
        [while] en ayant
       *[if] si vous avez
    }
    .lost = si vous perdez ainsi une séquelle
cond-own-turn = { $form ->
    [goal] pendant votre tour
    [who] pendant votre tour
    [state] ce doit être votre tour
   *[if] pendant votre tour
}
when-fight-lost = quand vous perdez { noun-fight }
when-other-wounded = pendant votre tour, chaque fois que vous blessez un autre joueur
when-bonus-used = chaque fois que vous utilisez le bonus d’une carte de poker
when-risk-rolled = chaque fois que vous lancez le dé de risque
passive-strays-keep-movement = les longhorns ne réduisent pas votre mouvement
log-looked-at-fight-deck = { $name } regarde la première carte Combat de la pioche.
log-looked-at-fight-deck-known = { $you ->
    [name] Vous regardez
   *[no] { $name } regarde
} la première carte Combat de la pioche : { $card }.
log-buried-fight-card = { $you ->
    [name] Vous placez
   *[no] { $name } place
} la première carte Combat de la pioche sous les autres.
log-looked-at-encounter = { $name } regarde la première rencontre du train.
log-looked-at-encounter-known = { $you ->
    [name] Vous regardez
   *[no] { $name } regarde
} la première rencontre du train : { $opponent }.
log-buried-encounter = { $you ->
    [name] Vous placez
   *[no] { $name } place
} la première rencontre du train sous les autres.

## Les six autres personnages

character-al-swearengen = Al Swearengen
character-ben-hodges = Ben Hodges
character-buckshot-roberts = Buckshot Roberts
character-charley-parkhurst = Charley Parkhurst
character-elfego-baca = Elfego Baca
character-tom-tobin = Tom Tobin

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-al-swearengen = Arrivé à Deadwood en mai 1876, il avait ouvert un dancing dans la semaine. Son Gem, dès 1877, vendait tout ce qui rapportait. De jeunes femmes venaient pour l’engagement au théâtre que promettaient ses annonces, avec un aller simple ; trois épouses l’ont quitté et ont dit au juge pourquoi. À chaque incendie, il rebâtissait le Gem plus grand, jusqu’en 1899 ; il est mort à Denver en 1904.
life-ben-hodges = Arrivé à Dodge City en 1872 avec un troupeau et sans le sou, il a entendu parler d’une vieille concession espagnole, s’en est découvert le seul héritier, papiers à l’appui, et a emprunté là-dessus jusqu’à ce qu’un incendie fasse reparaître les vrais. À Kansas City, il a touché l’argent de faux reçus pour du bétail. Jugé pour vol de vaches, il a amusé la cour et a été acquitté ; les vaches sont rentrées seules.
life-buckshot-roberts = Andrew Roberts avait tant de chevrotine sous la peau qu’il tirait de la hanche. Il avait vendu son ranch pour échapper à la guerre du comté de Lincoln. Le 4 avril 1878, il est venu sur sa mule à Blazer’s Mill voir si le chèque était arrivé, et y a trouvé les Regulators à table. Une balle dans le corps, avec un fusil trouvé dans la maison, il a tué leur chef et renvoyé les autres chez eux.
life-charley-parkhurst = Charley s’est enfuie d’un orphelinat de Nouvelle-Angleterre en habits de garçon, a appris à mener les chevaux dans une écurie et conduit les diligences de Californie dès 1851, un bandeau sur l’œil qu’une ruade lui avait coûté. La liste électorale du comté de Santa Cruz, en 1868, porte le nom de Parkhurst. En 1879, à la toilette du vieux cocher, on a trouvé une femme, et toute la Californie a dû relire l’histoire.
life-elfego-baca = En 1884, à dix-neuf ans, il a épinglé un insigne, est allé à Frisco, au Nouveau-Mexique, et a arrêté un cow-boy qui tirait dans le village. Les amis du cow-boy, quarante ou quatre-vingts selon les comptes, l’ont assiégé plus de trente heures dans une hutte. Le sol en était creusé, il en est sorti indemne ; la porte criblée l’a fait acquitter de meurtre. Ceux qu’il recherchait, il les priait par lettre de se présenter, sans quoi il tirerait à vue.
life-tom-tobin = Parti de Saint-Louis pour l’Ouest à quatorze ans, il a été l’un des deux hommes sortis vivants du moulin de Turley en 1847. En octobre 1863, le commandant de Fort Garland l’a envoyé chercher les Espinosa, qui avaient tué une trentaine de personnes. Il est revenu avec deux têtes dans un sac, qu’il a vidé devant le commandant. Le gouverneur, qui en avait promis 2 500 dollars, n’a pas payé.
card-charley-parkhurst-text = pendant votre tour, vous pouvez relancer un dé quelconque. Une seule fois par tour
card-canteen-text = au début de votre tour, si vous êtes hors des villes, soignez 1 blessure ou, si vous n’en avez aucune, piochez 1 carte
card-dead-or-alive-2-text = quand vous gagnez un combat avec cette carte contre un joueur, le perdant subit 1 blessure de plus ou vous gagnez 30 $, à votre choix
card-lozen-text = au début de votre tour, vous pouvez regarder la première carte de la pioche Combat, de la pioche de poker ou de la pile des rencontres du train, puis vous pouvez la placer sous les autres
starts-trader = dans la région du marchand
starts-own-deed = sur une case à côté du Saloon de votre titre de départ
gains-legendary-items = { $n ->
    [one] 1 équipement Légendaire au hasard
   *[other] { $n } équipements Légendaires au hasard
}
gains-weapon-of-choice = 1 arme au choix parmi celles des Magasins généraux
gains-deed = { $set ->
    [saloon] 1 titre de Saloon au choix
   *[other] 1 titre au choix
}
effect-weapon-of-choice = une arme de { $who ->
    [they] son
   *[you] votre
} choix parmi celles des Magasins généraux
    .verb = { verb-get }
effect-gain-deed = { $set ->
    [saloon] le titre d’un Saloon de { $who ->
        [they] son
       *[you] votre
    } choix
   *[other] un titre de { $who ->
        [they] son
       *[you] votre
    } choix
}
    .verb = { verb-gain }
effect-use-deed = un de { $who ->
    [they] ses
   *[you] vos
} titres
    .verb = { verb-use }
effect-buy-legendary = 1 équipement Légendaire face visible chez le marchand
    .verb = { verb-buy }
when-card-or-item-action = après avoir utilisé l’action d’une carte de poker ou d’un équipement
when-beside-actions = pendant votre tour, sans dépenser d’action
when-end-of-turn = à la fin de votre tour
when-die-rolled = quand vous lancez un ou plusieurs dés
cond-at-trader = { $form ->
    [goal] dans la région du marchand
    [who] dans la région du marchand
    [state] être dans la région du marchand
   *[if] si vous êtes dans la région du marchand
}
cond-upgraded-weapon = une arme améliorée
    .verb = { $form ->
        [goal] avec
        [who] avec
        [state] avoir
        [while] en possédant
       *[if] si vous possédez
    }
passive-deed-discount = les titres vous coûtent { $n } $ de moins
passive-legendary-discount = les équipements Légendaires vous coûtent { $n } $ de moins
passive-first-wounds-less = à chacun de vos tours, la première fois que vous subissez des blessures, subissez-en { $n } de moins
choice-take-deed = Prendre le titre : { $place }
question-reroll-die = Utilisez une capacité pour relancer le dé, ou gardez le résultat.
question-legendary-offer = Acheter un des équipements Légendaires ?
question-weapon-offer = Choisissez votre arme.
question-deed-offer = Choisissez votre titre.
question-deed-use = Choisissez le titre à utiliser.

## Les objectifs des personnages

card-goal-slaughter-san-bernardino-text = acheter un titre en ayant du bétail
card-goal-lottie-mystic-maud-text = avoir au moins 2 disques sur une histoire légendaire et n’avoir aucune blessure

goal-al-badlands = Les Bas-Fonds de Main Street
goal-al-badlands-tale = Le bas de Main Street, au rôle des impôts : un dancing, deux saloons, et son nom au bas de chacun.
goal-al-cricket = Combat au Cricket
goal-al-cricket-tale = Ce soir au Cricket : deux hommes, un plancher de quelques pieds, et des gants si le public insiste.
goal-al-after-the-fire = Plus Grand après l’Incendie
goal-al-after-the-fire-tale = Réouverture en décembre, disait l’affiche : scène plus grande, bar plus long, et tous les vieux péchés sous un nouveau toit.
goal-al-five-thousand = Cinq Mille par Nuit
goal-al-five-thousand-tale = Caisse du Gem, une nuit : cinq mille, comptés à la lampe, et rien d’inscrit aux salaires.
goal-ben-land-grant = Un Don du Roi d’Espagne
goal-ben-land-grant-tale = La concession portait la signature d’un roi d’Espagne, d’une main fort semblable à celle du registre de l’hôtel.
goal-ben-letter-of-credit = Une Lettre de Crédit
goal-ben-letter-of-credit-tale = Le porteur, écrivit le banquier, est l’héritier d’une province, et Ben l’aida à en orthographier le nom.
goal-ben-own-defense = Deux Heures de Plaidoirie
goal-ben-own-defense-tale = Il plaida deux heures pour sa propre défense, et le jury l’acquitta à temps pour passer à table.
goal-ben-livestock-inspector = Inspecteur du Bétail
goal-ben-livestock-inspector-tale = Au gouverneur : les éleveurs vous remercient de la liste des candidats, et ont marqué le renard en rouge.
goal-buckshot-mattress = Derrière le Matelas
goal-buckshot-mattress-tale = Il traîna le matelas jusqu’à la porte, y posa le fusil d’emprunt, et regarda qui avait faim.
goal-buckshot-from-the-hip = L’Arme à la Hanche
goal-buckshot-from-the-hip-tale = Le bras ne montait plus au-dessus de la hanche : il visait de là, et s’épargnait de cligner de l’œil.
goal-buckshot-check-in-the-mail = Le Chèque au Courrier
goal-buckshot-check-in-the-mail-tale = Au maître de poste : veuillez garder ma lettre avec le chèque, je viens à dos de mule et ne resterai pas.
goal-buckshot-thirteen-to-one = Treize contre Un
goal-buckshot-thirteen-to-one-tale = C’était treize contre un à Blazer’s Mill, dit le cuisinier, et je n’aurais pas misé sur les treize.
goal-charley-sugarfoot = Le Retour de Sugarfoot
goal-charley-sugarfoot-tale = Sugarfoot a de nouveau arrêté la diligence, note la compagnie, et aucune prochaine fois n’est prévue.
goal-charley-the-bridge = Dernière Diligence sur le Pont
goal-charley-the-bridge-tale = Les roues quittèrent les planches, les planches quittèrent le pont, et le cocher annonça le prochain arrêt.
goal-charley-occupation-farmer = Fermier de Profession
goal-charley-occupation-farmer-tale = Registre des électeurs, 1868 : Parkhurst, profession fermier, et le greffier ne vit rien d’autre à demander.
goal-charley-green-box = Le Coffre Vert
goal-charley-green-box-tale = Le coffre voyage sous mes pieds, dit le cocher, et qui le touche peut y voyager aussi.
goal-elfego-thirty-three-hours = Trente-Trois Heures
goal-elfego-thirty-three-hours-tale = On apporta au tribunal la porte criblée de balles, et le jury regarda la porte, puis Baca.
goal-elfego-kindly-come-in = Veuillez Vous Présenter
goal-elfego-kindly-come-in-tale = Veuillez passer avant vendredi, disait la lettre, sans quoi je comprendrai que vous désirez une visite.
goal-elfego-mail-order-badge = Une Étoile par Correspondance
goal-elfego-mail-order-badge-tale = Une étoile, nickel, par la poste : le catalogue ne dit pas dans quel comté elle est valable.
goal-elfego-tortillas = Tortillas au Petit Déjeuner
goal-elfego-tortillas-tale = Pour un siège : farine, saindoux, sel, un poêle chaud, et quatre-vingts invités qui ne doivent pas entrer.
goal-beckwourth-lowest-pass = Le Col le Plus Bas
goal-beckwourth-lowest-pass-tale = Le col le plus bas de la chaîne, de l’herbe jusqu’en haut, et en bas une ville qui me le doit.
goal-beckwourth-as-told = Tel que Dicté à Bonner
goal-beckwourth-as-told-tale = Bonner tenait la plume, Beckwourth tenait le crachoir, et l’ours gagnait un pied à chaque version.
goal-beckwourth-company-furs = Fourrures pour la Compagnie
goal-beckwourth-company-furs-tale = Pays des Crows, printemps : deux ballots de castor, un de bison, et les frais de Beckwourth, qui dépassent le bison.
goal-beckwourth-bloody-arm = Le Bras Sanglant
goal-beckwourth-bloody-arm-tale = Les Crows lui donnèrent ce nom après un combat, et dans son récit il y en avait cent.
goal-slaughter-san-bernardino = Le San Bernardino
goal-slaughter-san-bernardino-tale = Limites du ranch : commence en Arizona à un peuplier, finit au Mexique là où s’arrête le bétail.
goal-slaughter-earthquake = Après le Séisme
goal-slaughter-earthquake-tale = Mai 1887 : les maisons tombèrent, les sources bougèrent, et le lundi les hommes gâchaient l’adobe.
goal-slaughter-came-back-alone = Revenu Seul
goal-slaughter-came-back-alone-tale = Rentré seul, dit le registre, avec le cheval de l’accusé et sans observation.
goal-slaughter-marked-cards = Les Cartes Marquées de Gallagher
goal-slaughter-marked-cards-tale = Les cartes de Gallagher se lisaient de dos, et le pistolet de Slaughter se lisait de face.
goal-lottie-lotta-dinero = Lotta Dinero
goal-lottie-lotta-dinero-tale = Avec ce que vous gagnez ce soir, cria le perdant, on devrait vous appeler Lotta Dinero, et on l’appela ainsi.
goal-lottie-counting-her-chips = Elle Compte ses Jetons
goal-lottie-counting-her-chips-tale = Les deux joueurs gisaient sous la table quand le shérif entra, et elle avait déjà rangé ses piles.
goal-lottie-mrs-thurmond = Madame Thurmond de Deming
goal-lottie-mrs-thurmond-tale = Deming, échos mondains : Mme Thurmond a offert la nappe d’autel, et la table de jeu de la kermesse a fort bien marché.
goal-lottie-mystic-maud = Maud la Mystérieuse
goal-lottie-mystic-maud-tale = Les cow-boys du fort demandèrent comment elle s’appelait, reçurent un sourire, et durent lui inventer un nom.
goal-lozen-open-hands = Les Mains Ouvertes
goal-lozen-open-hands-tale = Debout, paumes ouvertes, elle tournait lentement, et quand elles picotaient, les siens partaient de l’autre côté.
goal-lozen-only-a-knife = Rien qu’un Couteau
goal-lozen-only-a-knife-tale = Un coup de feu aurait attiré la cavalerie : le bœuf fut donc abattu au couteau, et sans un bruit.
goal-lozen-mother-and-child = Une Mère et son Enfant
goal-lozen-mother-and-child-tale = À travers le désert jusqu’à Mescalero, avec une mère et son nouveau-né, et à chaque camp un meilleur cheval.
goal-lozen-shield = Le Bouclier des Siens
goal-lozen-shield-tale = Les siens passèrent, le bouclier resta en arrière, et les soldats signalèrent une troupe nombreuse au gué.
goal-tobin-magpies = Des Pies sur le Camp
goal-tobin-magpies-tale = Des pies sur le fourré, se disputant des restes : quelqu’un, là-dedans, avait tué un bœuf sans grand soin.
goal-tobin-espinosas = Les Espinosa
goal-tobin-espinosas-tale = « De la chance, Tom ? » demanda le colonel. « Comme ci, comme ça », dit Tom, et il vida le sac.
goal-tobin-carsons-coat = Le Manteau de Carson
goal-tobin-carsons-coat-tale = Reçu en acompte sur la prime : un manteau du modèle Carson, mieux ajusté que le calcul.
goal-tobin-turleys-mill = Hors du Moulin de Turley
goal-tobin-turleys-mill-tale = Il quitta le moulin de nuit, à pied, et ne ralentit pas avant Santa Fe.

## Les cartes de poker alternatives

title-dead-or-alive = Mort ou Vif
title-ruthless = Sans Pitié
title-stagecoach = Diligence
web-module-dead-or-alive = Mort ou Vif
web-module-dead-or-alive-more = Remplace Chasse à l’Homme sur le 4♦ et le 4♥ : un combat gagné avec cette carte rapporte de l’argent, et un joueur battu vous en rapporte davantage ou subit une blessure de plus.
web-module-ruthless = Sans Pitié
web-module-ruthless-more = Remplace « Mains en l’air ! » sur le 6♦ et le 6♥ : subissez une blessure pour réduire de 4 la valeur de la carte adverse.
web-module-stagecoach = Diligence
web-module-stagecoach-more = Remplace Sprint sur le 3♦ et le 3♥ : rendez-vous à une Gare et gagnez 10 $.
option-dead = Mort
option-alive = Vif

## The page of legendary stories, deeds and ruins in the client

web-legend-title = Histoire légendaire { $n }
web-legend-left = { $n ->
    [0] La dernière
    [one] Encore 1 à venir
   *[other] Encore { $n } à venir
}
web-legend-panel = Histoire légendaire { $n } : { $story }. Conditions prises : { $taken } sur { $of }. Ouvrir sa page
# Over the number of the open story.
web-legend-band = Histoire
web-legend-parts = Conditions
web-legend-open = À la révélation :
web-legend-ongoing = Tant qu’elle est ouverte :
web-legend-tokens = Jetons Plan
web-legend-tokens-how = Pour révéler un jeton Plan, terminez votre tour sur sa case.
web-legend-token = Jeton Plan, face cachée
web-legend-revealed = révélé par { $name }
web-legend-mark-o = O
web-legend-mark-x = X
web-legend-mark-danger = !
web-legend-ending = Fin { $ending }
web-legend-taken = Prise par { $name }
web-legend-take = Prendre
web-legend-take-part = Prendre la condition : { $part }. { $text }
web-deeds = Titres de propriété
web-deeds-of = { $n ->
    [one] 1 titre de propriété : { $names }
   *[other] { $n } titres de propriété : { $names }
}
web-deed = Titre de propriété : { $place }
web-deed-ready = Pas encore utilisé
web-deed-used = Utilisé
web-deed-map = Titre de propriété : { $place }
web-deed-map-used = Titre de propriété, utilisé : { $place }
web-deed-of = { $name } a le titre de propriété : { $place }
web-deed-of-used = { $name } a le titre de propriété et l’a utilisé : { $place }
web-ruin-at = { $place } : lieu détruit, fermé jusqu’à sa réparation.
web-scene-trader-next-far = Vous ne pouvez commercer que dans la région du marchand. Après un échange, il se rend dans l’une de ces régions : { $regions }.
web-game-title-parts = L’histoire continue
web-game-title-end-of-story-turn = L’histoire continue
web-scene-trader-next-any = Quand vous aurez fini, le marchand ira dans une autre région : { $n } sont possibles.
web-scene-trader-next-far-any = Vous ne pouvez commercer que dans la région du marchand. Après un échange, il se rend dans une autre région : { $n } sont possibles.
web-game-title-trader = Chez le marchand
web-game-title-trade = Chez le marchand
web-game-title-actions-over = Lancer le dé de risque ?
web-game-title-deed-offer = Quel titre ?
web-game-title-deed-use = Quel titre utiliser ?
web-game-title-legendary-offer = Un équipement Légendaire ?
web-game-title-weapon-offer = Quelle arme ?
web-game-title-take-stray = Quel longhorn ?
web-game-title-reroll-die = Relancer ?
web-game-group-cards-deeds = Cartes, équipement et titres
web-game-offer-visit-trader = Aller chez le marchand
web-game-offer-leave-trader = Quitter le marchand
web-game-offer-claim = Acheter le titre : { $place }
web-game-offer-deed = Utiliser le titre : { $place }
web-scene-banner-risk-rolled = Le dé de risque
web-scene-banner-injured = Une séquelle
web-scene-banner-ruined = En ruine

## Places in sentences of cards

where-frontier-6 = sur une case de valeur 6 de la Frontière
    .to = sur une case de valeur 6 de la Frontière
    .free = sur une case libre de valeur 6 de la Frontière, au choix
where-frontier-7 = sur une case de valeur 7 de la Frontière
    .to = sur une case de valeur 7 de la Frontière
    .free = sur une case libre de valeur 7 de la Frontière, au choix
