## Border Town, a mode of its own: its names, choices and log lines.

web-module-border-town = Border Town
web-module-border-town-more = Buzzard Gulch seul : placez une ferme, améliorez-la et dépensez vos pépites comme de l’argent. Pour 2 à 4 joueurs.
scoring-gold = Pépites
location-anywhere = une case quelconque
location-anywhere-free = une case libre quelconque

## Homesteads

choice-settle = Placer votre ferme : { $n } $
choice-improve = Améliorer votre ferme : { $n } PL pour { $money } $
choice-recuperate = Récupérer dans votre ferme
log-settled = { $you ->
    [name] Vous placez votre ferme
   *[no] { $name } place sa ferme
} : { $place }.
refusal-already-settled = Votre ferme est déjà placée, et elle ne bouge plus.
refusal-frontier-token-there = Un jeton Frontière est sur cette case.
refusal-homestead-there = La ferme d’un autre joueur est sur cette case.
web-homestead-of = Ferme : { $name }

## Paying with gold nuggets

# n: gold nuggets; money: the dollars that are paid besides.
choice-pay = { $n ->
    [0] Payer { $money } $
    [one] Payer 1 pépite { $money ->
        [0] seule
       *[other] et { $money } $
    }
   *[other] Payer { $n } pépites { $money ->
        [0] seules
       *[other] et { $money } $
    }
}
question-payment = Payez { $n } $ : combien de pépites ?
web-game-title-payment = Payer en or
web-error-border-town-first-game = Border Town n’est pas une première partie.
web-error-border-town-gangs = Border Town se joue sans gangs ni milices.
web-error-border-town-goals = Border Town se joue sans objectifs.
web-error-border-town-man-in-black = Border Town se joue sans l’Homme en Noir.
web-error-border-town-wild-wild-west = Border Town se joue sans Wild Wild West.
web-error-border-town-blood-money = Border Town ne se joue pas encore avec Blood Money.
