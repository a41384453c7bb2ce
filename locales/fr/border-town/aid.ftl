# The aid on Border Town: homesteads.

aid-act-settle = Placer votre ferme
    .when = Vous êtes sur une case de la Frontière sans jeton Frontière et sans ferme, et la vôtre n’est pas encore placée.
    .cost = 1 action et 40 $.
    .result = Votre ferme reste sur cette case jusqu’à la fin de la partie. Personne d’autre ne peut l’utiliser.
    .example = Vous achetez le jeton Frontière d’une case, puis vous y placez votre ferme avec votre action suivante.
aid-act-improve = Améliorer votre ferme
    .when = Vous êtes dans votre ferme.
    .cost = 1 action et 30 $ par PL. Chaque pépite compte pour 20 $.
    .result = Vous gagnez 1 PL pour chaque tranche de 30 $.
    .example = Vous dépensez 20 $ et 2 pépites : cela fait 60 $, vous gagnez donc 2 PL.
aid-act-recuperate = Récupérer
    .when = Vous êtes dans votre ferme.
    .cost = 1 action.
    .result = Vous soignez toutes vos blessures et piochez une carte de poker pour chacune.
    .example = Avec 2 blessures, vous soignez les deux et piochez 2 cartes.

# What replaces messages of the base game: the same ids, with that of the mode behind them. `rules` are the rules that a line names.

location-general-store-border-town = Comptoir et Magasin général
location-sheriffs-office-border-town = Bureau du Marshall
aid-setup-sheriff-border-town = Placez le Shérif au Bureau du Marshall.
    .rules = mode.border-town.49
aid-setup-places-border-town = Dans le même ordre, chacun pose sa figurine sur une case quelconque sans autre joueur.
    .rules = mode.border-town.20
aid-plan-gold-border-town = L’or et une ferme : prospectez dans une Mine, placez votre ferme sur la Frontière et améliorez-la pour gagner des PL. Chaque pépite vaut 20 $.
    .rules = base.mine.01 mode.border-town.05 mode.border-town.08 mode.border-town.09
aid-plan-bank-border-town = Le train : attaquez-le là où il s’arrête, pour de l’argent et des points Wanted. Être Wanted rapporte des PL à la fin de chacun de vos tours, tant que personne ne vous arrête.
    .rules = au.train.10 mode.border-town.51 base.end.06 base.score.05
aid-plans-wanted-border-town = Pourquoi commencer Wanted ? C’est ainsi que commencent les hors-la-loi : { $names }. Vous gagnez des PL à la fin de chacun de vos tours, dès le premier, et vous choisissez où commencer : loin du Shérif, ou dans un repaire, où il n’y a alors pas de bandit. En revanche, vous ne gagnez aucun point Marshall, vous ne pouvez pas entrer sur la case du Shérif, et les Marshalls peuvent vous arrêter.
    .rules = base.setup.23 mode.border-town.20 base.end.06 base.marshal.02 base.move.13
aid-place-mine-border-town = Trouvez de l’or ici. Chaque pépite vaut 20 $ partout où vous payez avec elle, et 1 PL au score final si vous la gardez.
    .rules = mode.border-town.33 mode.border-town.35
aid-place-sheriffs-office-border-town = Le Shérif commence ici, et les joueurs arrêtés y sont déplacés. Un joueur Wanted ne peut pas entrer sur la case du Shérif.
    .rules = mode.border-town.31 mode.border-town.49 base.move.13 base.sheriff.01
aid-act-store-border-town = Acheter
    .when = Vous êtes à côté du Comptoir.
aid-act-work-border-town = Travailler
    .when = Vous êtes dans un lieu qui a un nom, ou à côté du Saloon ou du Comptoir.
aid-act-cattle-border-town = Acquérir du bétail
    .result = Prenez un jeton et regardez-le. Portez-le à la Gare (pour le vendre) ou au Camp des hors-la-loi (pour le livrer).
    .example = Un jeton du Ranch orange se vend à la Gare pour 1 point Marshall, ou se livre au Camp des hors-la-loi pour 1 point Wanted.
aid-act-deliver-border-town = Vendre ou livrer du bétail
    .when = { $delivery ->
    [move-action] Une de vos actions Mouvement s’achève à la Gare ou au Camp des hors-la-loi.
   *[any-movement] Un de vos déplacements, quel qu’il soit, s’achève à la Gare ou au Camp des hors-la-loi.
}
aid-icon-heist-border-town = Attaque du train.
aid-score-gold-border-town = 1 PL par pépite.
    .rules = mode.border-town.35
