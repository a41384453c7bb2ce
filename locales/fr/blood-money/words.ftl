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

## Deeds and ruins

choice-claim = Acheter le titre : { $place }, { $n } $
choice-deed = Utiliser votre titre : { $place }. { $text }
choice-repair = Réparer : { $place }
effect-ruin = lieu détruit : { $place }
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
} un titre : { $place }.
log-deed-used = { $you ->
    [name] Vous utilisez votre titre
   *[no] { $name } utilise un titre
} : { $place }.
log-ruined = Lieu détruit : { $place }.
log-repaired = { $you ->
    [name] Vous réparez
   *[no] { $name } répare
} un lieu : { $place }.

## Legendary stories

choice-take-part = Prendre la partie « { $part } » : { $text }
choice-reveal = Révéler le jeton Carte
question-parts = Vous avez rempli une partie de l’histoire légendaire. La prendre ?
question-end-of-story-turn = Votre tour finit ici. Prendre une partie de l’histoire légendaire, ou révéler le jeton Carte ?
lead-contributors = chaque joueur qui a un disque sur cette histoire :
    .choose = chaque joueur qui a un disque sur cette histoire choisit :
lead-each-disc = pour chaque disque sur cette histoire, son propriétaire :
    .choose = pour chaque disque sur cette histoire, son propriétaire choisit :
lead-others = chaque joueur sans disque sur cette histoire :
    .choose = chaque joueur sans disque sur cette histoire choisit :
cond-completed = { $form ->
    [goal] après « { $story } »
    [state] « { $story } » doit être terminée
   *[if] si « { $story } » est terminée
}
log-used-legend = « { $story } » s’applique à { $you ->
    [name] vous
   *[no] { $name }
}.
log-story-revealed = Une histoire légendaire : « { $story } ». { $tale }
log-part-taken = { $you ->
    [name] Vous prenez
   *[no] { $name } prend
} la partie { $n } de l’histoire légendaire.
log-token-revealed = { $you ->
    [name] Vous révélez
   *[no] { $name } révèle
} un jeton Carte : { $token ->
    [o] un O
    [x] un X
   *[danger] danger
}.
log-story-ends = « { $story } » s’achève. { $tale }
why-legend = Histoire légendaire : { $story }.
