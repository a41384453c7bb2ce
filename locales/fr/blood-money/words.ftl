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
