web-module-ante-up = Ante Up
web-module-ante-up-more = Un second plateau, des cols et un chemin de fer, des jetons Frontière, un troisième ranch.
region-buzzard-gulch = Buzzard Gulch
region-gulch-frontier = Frontière de Buzzard Gulch
location-marshals-office = Bureau du Marshall
location-mountain-pass = Col
location-mountain-pass-a = Col A
location-mountain-pass-c = Col C
location-ranch-orange = Ranch orange
location-outlaw-camp = Camp des hors-la-loi
location-trading-post = Comptoir
location-buzzard-gulch-saloon = Saloon de Buzzard Gulch
location-buzzard-gulch-trading-post = Comptoir de Buzzard Gulch
place-buzzard-gulch-1 = Buzzard Gulch 1, Saloon
place-buzzard-gulch-2 = Buzzard Gulch 2, Saloon
place-buzzard-gulch-3 = Buzzard Gulch 3, Saloon
place-buzzard-gulch-marshals-office = Buzzard Gulch, Bureau du Marshall
place-buzzard-gulch-4 = Buzzard Gulch 4, Comptoir
place-buzzard-gulch-5 = Buzzard Gulch 5, Comptoir
place-buzzard-gulch-6 = Buzzard Gulch 6, Comptoir
place-gulch-frontier-pass-a = Frontière, Col A
place-gulch-frontier-1 = Frontière 1
place-gulch-frontier-2 = Frontière 2
place-gulch-frontier-3 = Frontière 3
place-gulch-frontier-4 = Frontière 4
place-gulch-frontier-5 = Frontière 5
place-gulch-frontier-ranch = Frontière, Ranch
place-gulch-frontier-6 = Frontière 6
place-gulch-frontier-7 = Frontière 7
place-gulch-frontier-8 = Frontière 8
place-gulch-frontier-9 = Frontière 9
place-gulch-frontier-10 = Frontière 10
place-gulch-frontier-11 = Frontière 11
place-gulch-frontier-12 = Frontière 12
place-gulch-frontier-13 = Frontière 13
place-gulch-frontier-14 = Frontière 14
place-gulch-frontier-15 = Frontière 15
place-gulch-frontier-16 = Frontière 16
place-gulch-frontier-17 = Frontière 17
place-gulch-frontier-rail-station = Frontière, Gare
place-gulch-frontier-18 = Frontière 18
place-gulch-frontier-19 = Frontière 19
place-gulch-frontier-20 = Frontière 20
place-gulch-frontier-21 = Frontière 21
place-gulch-frontier-22 = Frontière 22
place-gulch-frontier-23 = Frontière 23
place-gulch-frontier-24 = Frontière 24
place-gulch-frontier-25 = Frontière 25
place-gulch-frontier-26 = Frontière 26
place-gulch-frontier-27 = Frontière 27
place-gulch-frontier-28 = Frontière 28
place-gulch-frontier-29 = Frontière 29
place-gulch-frontier-30 = Frontière 30
place-gulch-frontier-31 = Frontière 31
place-gulch-frontier-pass-c = Frontière, Col C
place-gulch-frontier-32 = Frontière 32
place-gulch-frontier-33 = Frontière 33
place-gulch-frontier-34 = Frontière 34
place-gulch-frontier-35 = Frontière 35
place-gulch-frontier-outlaw-camp = Frontière, Camp des hors-la-loi
frontier-token-lost-mail = Courrier perdu
frontier-token-played-out-claim = Concession épuisée
frontier-token-hot-spring = Source chaude
frontier-token-stray-herd = Bêtes égarées
frontier-token-old-trapper = Vieux trappeur
frontier-token-silver-vein = Filon d’argent
frontier-token-missing-surveyor = Arpenteur disparu
frontier-token-army-paymaster = Payeur de l’armée
frontier-token-ghost-town = Ville fantôme
frontier-token-medicine-show = Charlatan ambulant
frontier-token-eagles-nest = Nid d’aigle
frontier-token-hidden-canyon = Canyon caché
log-frontier-placed = Jeton Frontière numéro { $n } posé à { $place }.
log-frontier-taken = { $you ->
    [name] Vous payez
   *[no] { $name } paie
} le jeton Frontière : { $token }, à { $place }.
choice-frontier = Payer le jeton Frontière : { $n } en cartes
# Where no token lies, or before the game.
choice-frontier-none = Payer un jeton Frontière
question-frontier = Défaussez une carte : il reste { $n } à payer.
refusal-no-frontier-token = Il n’y a pas de jeton Frontière sur votre case.
refusal-frontier-price = Vos cartes valent moins de { $n }.
web-frontier-price = Jeton Frontière : { $n } en cartes
pool-train = Rencontres du train
opponent-mail-car = Le wagon postal
opponent-sleeping-car = Le wagon-lit
opponent-whiskey-car = Du whisky pour le fort
opponent-circus-car = Le wagon du cirque
opponent-assay-chest = Le coffre de l’essayeur
opponent-pay-car = Le wagon de la paie
opponent-mint-gold = De l’or pour la Monnaie
opponent-governors-car = Le wagon du gouverneur
log-train-moved = Le train : { $place }.
log-train-heist = { $you ->
    [name] Vous attaquez
   *[no] { $name } attaque
} le train : { $opponent }.
log-fight-begins-holdup = { $you ->
    [other] Vous jouez le garde.
   *[no] { $other } joue le garde.
}
log-fight-won-holdup-fighter = { $who ->
    [player] { $you ->
        [name] Vous quittez
       *[no] { $name } quitte
    } le train avec le butin.
   *[fighter] Le train est dévalisé.
}
log-fight-won-holdup-other = Le garde défend le train.
choice-train-heist = Attaquer le train
refusal-no-train = Le train n’est pas sur votre case.
study-fight-of-holdup = Attaque du train
web-train-at = Position du train : { $place }. Prochain arrêt : { $next }.
web-train-here = Le train est ici. Prochain arrêt : { $next }.
web-train-next = { $n ->
    [one] Le train arrive ici au prochain tour.
   *[other] Le train arrive ici dans { $n } tours.
}
web-game-offer-train-heist-more = Une carte dit ce que transporte le train
web-scene-fight-holdup = Attaque du train
web-scene-fight-where-holdup = { $name } contre le garde, joué par { $other }. { $place }
