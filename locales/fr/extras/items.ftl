# Les équipements des petites boîtes et leurs équipements Légendaires, avec les mots de leurs effets.

item-bedroll = Sac de couchage
item-saddle-bags = Sacoches
item-holster = Étui
item-peacekeeper = Pacificateur
item-workhorse = Cheval de trait
item-carbine = Mousqueton
web-scene-item-bedroll = Action hors des villes : soignez 1 blessure et piochez jusqu’à votre limite de main.
web-scene-item-saddle-bags = Objets divers : autant que vous voulez.
web-scene-item-holster = Combat, pour chaque carte défaussée : carte adverse −1.
web-scene-item-peacekeeper = Arrestation ou vente de bétail : +1 Marshall. Vol ou livraison : +1 Wanted.
web-scene-item-peacekeeper-upgraded = Carte adverse −1. Un point Marshall ou Wanted de plus.
web-scene-item-workhorse = Mouvement 3. Ranch : 2 jetons Bétail.
web-scene-item-workhorse-upgraded = Mouvement 4. Ranch : 2 jetons Bétail.
web-scene-item-carbine = En combat, vous pouvez lancer un dé : victoire, défaite, ou carte adverse −1 ou −2.
web-scene-item-carbine-upgraded = Carte adverse −1. Vous pouvez lancer un dé : victoire, défaite, −1 ou −2.

## Legendary items

item-bandolier = Cartouchière
item-bandolier-tale = Inventaire : cinquante boucles, cinquante cartouches, la marque d’une balle de San Jacinto, et l’odeur du tabac d’un autre.
item-lucky-coin = Pièce porte-bonheur
item-lucky-coin-tale = « Annoncez. » « Face. » « Encore. » « Face. » « Faites voir cette pièce. »
item-marked-cards = Cartes marquées
item-marked-cards-tale = Monsieur, nous regrettons les petits défauts du dos ; veuillez nous renvoyer le jeu, que nous remplacerons sans frais.
item-serape = Serape
item-serape-tale = Laine de Saltillo, rouge et noire, une frange en moins. Il protège de la pluie jusqu’à midi, et des regards jusqu’au soir.
item-spyglass = Longue-vue
item-spyglass-tale = Laiton, d’un artisan de Nantucket. Elle amène la crête jusqu’au porche, et ceux qui sont sur la crête.
item-treasure-map = Carte au trésor
item-treasure-map-tale = Vingt pas au nord du chêne fendu, dit l’encre. Au crayon, d’une autre main : quel chêne ?
item-strongbox = Coffre-fort
item-strongbox-tale = Propriété de la compagnie, dit la peinture dorée. Dessous, gravée au clou, une flèche : frapper ici.
item-saber = Sabre
item-saber-tale = Modèle de cavalerie 1860, garde tordue à Shiloh, fil entretenu. Il ouvre les lettres, les boîtes et les conversations.
item-molasses = Mélasse
item-molasses-tale = Il ne s’est jamais pressé, n’est jamais arrivé en retard et n’a jamais oublié où l’on avait rangé quoi que ce soit.
item-black-coat = Manteau noir
item-black-coat-tale = Un manteau, noir, à profondes poches intérieures ; aucun nom donné ; payé en pièces encore tièdes.
item-bowie-knife = Couteau Bowie
item-bowie-knife-tale = Douze pouces à la règle du forgeron, et il siffle en tournant. Le barbier de Red Falls refuse de l’affûter.
item-companion = Compagnon
item-companion-tale = Perdu : chien gris, moitié coyote, répond à « Ça suffit », mord qui riposte. Prière à qui le trouve de le garder.
item-dynamite = Dynamite
item-dynamite-tale = Un bâton de la caisse qui a ouvert le col. Il transpire un peu, et le commis aussi.
item-lasso = Lasso
item-lasso-tale = Il a tenu un taureau, une porte de banque et, comme le diocèse peut l’attester, un évêque.
item-marshals-badge = Étoile de Marshall
item-marshals-badge-tale = L’étoile est cabossée un peu à gauche du cœur. Le comté paie un supplément pour cela.
item-mesa-deed = Acte de la mesa
item-mesa-deed-tale = Tout ce qui dépasse quatre cents pieds est à vous, et qui passe par là vous doit un loyer.
item-outlaws-mask = Masque de hors-la-loi
item-outlaws-mask-tale = Coton noir, deux trous, ourlé par quelqu’un de soigneux. Laver à froid, et sécher hors de vue des voisins.
item-silver-flask = Flasque en argent
item-silver-flask-tale = Au Dr E. Marsh, ses patients reconnaissants. Une cuillerée après les repas ; en selle, sans cuiller.
item-tomahawk = Tomahawk
item-tomahawk-tale = Manche de frêne, fer d’une roue de chariot, équilibré pour deux tours. Le mur du saloon de Red Falls en a la preuve.
item-lightning = Éclair
item-lightning-tale = Une jument grise. On la voit d’abord, et l’on entend ensuite pourquoi tout le monde s’écartait.
item-thunder = Tonnerre
item-thunder-tale = Calibre dix, deux canons, d’un armurier de Birmingham. À Cliff Junction, on date les choses de la dernière fois.

## Effects

effect-win-fight = immédiatement le combat
    .verb = { verb-win }
effect-lose-fight = immédiatement le combat
    .verb = { verb-lose }
effect-roll-for = un dé de prospection
    .verb = { verb-roll }
lead-face-gravel = si vous obtenez du gravier
lead-face-nugget = si vous obtenez une pépite
lead-face-tailings = si vous obtenez des résidus
lead-face-gold-dust = si vous obtenez des paillettes d’or
# `.or-rustled` is both moments as one.
when-wrangled = après avoir vendu du bétail
    .or-rustled = après avoir vendu ou livré du bétail
when-rustled = après avoir livré du bétail
passive-more-cattle = vous pouvez porter { $n ->
    [one] { $n } jeton Bétail de plus
   *[other] { $n } jetons Bétail de plus
}
passive-acquires-more = quand vous prenez du bétail à un Ranch, prenez { $n ->
    [one] { $n } jeton Bétail de plus
   *[other] { $n } jetons Bétail de plus
}
passive-any-misc-items = vous pouvez avoir autant d’objets divers que vous voulez, mais un seul exemplaire de chacun
cond-fight-is = { $form ->
    [goal] lors { $kind ->
        [arrest] d’une arrestation
        [duel] d’un duel
        [rob] d’un vol contre un joueur
        [bandit] d’un combat contre un bandit
        [heist] d’une attaque
        [sheriff] d’un combat contre le Shérif
        [holdup] d’une attaque du train
       *[opponent] d’un combat contre l’adversaire d’un jeton d’événement
    }
    [who] lors { $kind ->
        [arrest] d’une arrestation
        [duel] d’un duel
        [rob] d’un vol contre un joueur
        [bandit] d’un combat contre un bandit
        [heist] d’une attaque
        [sheriff] d’un combat contre le Shérif
        [holdup] d’une attaque du train
       *[opponent] d’un combat contre l’adversaire d’un jeton d’événement
    }
    [state] { $kind ->
        [arrest] arrêter un joueur
        [duel] livrer un duel
        [rob] voler un joueur
        [bandit] combattre un bandit
        [heist] mener une attaque
        [sheriff] combattre le Shérif
        [holdup] attaquer le train
       *[opponent] combattre l’adversaire d’un jeton d’événement
    }
   *[if] si c’est { $kind ->
        [arrest] une arrestation
        [duel] un duel
        [rob] un vol contre un joueur
        [bandit] un combat contre un bandit
        [heist] une attaque
        [sheriff] un combat contre le Shérif
        [holdup] une attaque du train
       *[opponent] un combat contre l’adversaire d’un jeton d’événement
    }
}
card-lucky-coin-text = quand vous lancez un ou plusieurs dés, vous pouvez en relancer un. Une seule fois par tour
card-holster-text = après la révélation des cartes dans un combat, vous pouvez défausser autant de cartes que vous voulez. Pour chacune, réduisez de 1 la valeur de la carte adverse
