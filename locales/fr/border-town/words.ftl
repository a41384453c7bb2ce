## Border Town, a mode of its own: its names, choices and log lines.

web-module-border-town = Ville frontière
web-module-border-town-more = Buzzard Gulch seul : placez une ferme, améliorez-la et dépensez vos pépites comme de l’argent. Pour 2 à 4 joueurs.
scoring-gold = Pépites
location-anywhere = une case quelconque

## Spaces with a location that the mode adds: they replace the names of the same spaces

place-gulch-frontier-17-border-town = Frontière 17, Repaire A
place-gulch-frontier-10-border-town = Frontière 10, Repaire B
place-gulch-frontier-pass-a-border-town = Frontière, Col A, Mine
place-gulch-frontier-pass-c-border-town = Frontière, Col C, Mine
place-gulch-frontier-outlaw-camp-border-town = Frontière, Camp des hors-la-loi, Repaire C

## Homesteads

choice-settle = Placer votre ferme : { $n } $
web-game-offer-settle-more = Votre ferme pour toute la partie : améliorez-la pour gagner des PL
choice-improve = Améliorer votre ferme : { $n } PL pour { $money } $
choice-recuperate = Récupérer dans votre ferme
web-game-offer-recuperate-more = Soigner vos blessures et piocher autant de cartes
log-settled = { $you ->
    [name] Vous placez votre ferme
   *[no] { $name } place sa ferme
} : { $place }.
refusal-already-settled = Votre ferme est déjà placée, et elle ne bouge plus.
refusal-frontier-token-there = Il y a encore un jeton Frontière sur cette case.
refusal-homestead-there = Il y a déjà la ferme d’un autre joueur sur cette case.
web-homestead-of = Ferme : { $name }

## Paying with gold nuggets

# n: gold nuggets; money: the dollars that are paid besides.
choice-pay = { $n ->
    [0] Payer { $money } $
    [one] Payer 1 pépite { $money ->
        [0] seulement
       *[other] et { $money } $
    }
   *[other] Payer { $n } pépites { $money ->
        [0] seulement
       *[other] et { $money } $
    }
}
question-payment = Payez { $n } $ : combien de pépites ?
web-game-title-payment = Payer en or
web-error-border-town-first-game = Le mode « Ville frontière » ne se joue pas en première partie.
web-error-border-town-gangs = Le mode « Ville frontière » se joue sans gangs ni milices.
web-error-border-town-goals = Le mode « Ville frontière » se joue sans objectifs.
web-error-border-town-man-in-black = Le mode « Ville frontière » se joue sans l’Homme en Noir.
web-error-border-town-wild-wild-west = Le mode « Ville frontière » se joue sans Wild Wild West.

## Places in sentences of cards

where-anywhere = sur n’importe quelle case
    .to = sur n’importe quelle case
    .free = sur une case libre au choix

## Options of cards that place or remove a bandit

option-gulch-frontier-17 = Frontière 17, Repaire A
option-gulch-frontier-10 = Frontière 10, Repaire B
option-gulch-frontier-outlaw-camp = Frontière, Camp des hors-la-loi, Repaire C
web-boards-border-town = Buzzard Gulch et sa Frontière
