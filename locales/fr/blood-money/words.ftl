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
item-portrait = Portrait
item-spurs = Éperons
item-canteen = Gourde
item-snakeskin-boots = Bottes en serpent
item-dime-western = Roman à deux sous
item-telegram = Télégramme
item-fiddle = Violon
item-pump-trolley = Draisine
item-shot-glass = Verre à whiskey
item-dragoons = Dragoons
item-short-cut = Raccourci
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
