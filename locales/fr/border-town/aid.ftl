# The aid on Border Town: homesteads.

aid-act-settle = Placer votre ferme
    .when = Vous êtes sur une case Frontière sans jeton Frontière et sans ferme, et la vôtre n’est pas encore placée.
    .cost = 1 action et 40 $.
    .result = Votre ferme reste sur cette case jusqu’à la fin de la partie. Personne d’autre ne peut l’utiliser.
    .example = Vous payez le jeton Frontière d’une case, puis vous y placez votre ferme par votre action suivante.
aid-act-improve = Améliorer votre ferme
    .when = Vous êtes dans votre ferme.
    .cost = 1 action et 30 $ par PL. Chaque pépite compte pour 20 $.
    .result = Vous gagnez 1 PL pour chaque tranche de 30 $.
    .example = Vous dépensez 20 $ et 2 pépites : cela fait 60 $, vous gagnez donc 2 PL.
aid-act-recuperate = Récupérer
    .when = Vous êtes dans votre ferme.
    .cost = 1 action.
    .result = Vous perdez toutes vos blessures et piochez une carte de poker pour chacune.
    .example = Avec 2 blessures, vous perdez les deux et piochez 2 cartes.
