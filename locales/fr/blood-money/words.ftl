web-module-blood-money = Blood Money
web-module-blood-money-more = La piste Histoire et le dé de risque.
track-story = Histoire
option-gang-a = Les repaires A
option-gang-b = Les repaires B
option-gang-c = Les repaires C
option-ride = Une case plus loin

## The risk die

choice-risk = Lancer le dé de risque. Votre bonus : { $bonus }
question-actions-over = Plus aucune action. Lancez le dé de risque, ou finissez vos actions.
risk-face-story-point = 1 point Histoire
risk-face-wound = 1 blessure
risk-face-two-wounds = 2 blessures
risk-face-wound-and-story-point = 1 blessure et 1 point Histoire
refusal-already-risked = Vous avez déjà lancé le dé de risque ce tour-ci.
log-risk-rolled = { $you ->
    [name] Vous lancez
   *[no] { $name } lance
} le dé de risque : { $face }.

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
