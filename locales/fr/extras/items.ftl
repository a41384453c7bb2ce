# Les équipements des petites boîtes et leurs équipements Légendaires, avec les mots de leurs effets.

item-bedroll = Sac de couchage
item-saddle-bags = Sacoches
item-holster = Étui
item-peacekeeper = Pacificateur
item-workhorse = Cheval de trait
item-carbine = Mousqueton
web-scene-item-bedroll = Action hors des villes : soignez 1 et complétez votre main.
web-scene-item-saddle-bags = Ayez autant d’objets divers que vous voulez.
web-scene-item-holster = Combat, pour chaque carte défaussée : carte adverse −1.
web-scene-item-peacekeeper = Arrestation ou vente de bétail : +1 Marshall. Vol ou livraison : +1 Wanted.
web-scene-item-peacekeeper-upgraded = Carte adverse −1. Un point Marshall ou Wanted de plus.
web-scene-item-workhorse = Mouvement 3. Prenez 2 bêtes à un ranch.
web-scene-item-workhorse-upgraded = Mouvement 4. Prenez 2 bêtes à un ranch.
web-scene-item-carbine = Combat : au choix, lancez un dé : victoire, défaite, ou carte adverse −1 ou −2.
web-scene-item-carbine-upgraded = Carte adverse −1. Au choix, un dé : victoire, défaite, −1 ou −2.

## Legendary items

item-bandolier = Cartouchière
item-bandolier-tale = Elle contient cinquante cartouches. Son dernier propriétaire n’en a jamais utilisé qu’une ; il en reste quarante-neuf.
item-lucky-coin = Pièce porte-bonheur
item-lucky-coin-tale = Face des deux côtés. L’homme qui l’a remarqué a été enterré avec le reçu.
item-marked-cards = Cartes marquées
item-marked-cards-tale = Les marques sont si fines que l’imprimeur les a prises pour des défauts et s’est excusé.
item-serape = Serape
item-serape-tale = À la table, on a ouvert les paris sur ce qu’il recouvre.
item-spyglass = Longue-vue
item-spyglass-tale = Prise à un baleinier, à quatre cents milles de toute baleine. Elle lit une main de poker à deux cents pas.
item-treasure-map = Carte au trésor
item-treasure-map-tale = Onze personnes l’ont possédée. Dix ont creusé du mauvais côté de la colline.
item-strongbox = Coffre-fort
item-strongbox-tale = Il a fallu trois hommes pour l’emporter, et neuf ans pour demander la clé au quatrième.
item-saber = Sabre
item-saber-tale = Un colonel l’a rendu deux fois, et deux fois l’a réclamé.
item-molasses = Mélasse
item-molasses-tale = Il ne s’est jamais pressé, n’est jamais arrivé en retard et n’a jamais oublié où l’on avait rangé quoi que ce soit.
item-black-coat = Manteau noir
item-black-coat-tale = Porté à neuf enterrements, et payé avec le dixième.
item-bowie-knife = Couteau Bowie
item-bowie-knife-tale = Il a sa propre chanson, onze couplets, dont le shérif en autorise sept.
item-companion = Compagnon
item-companion-tale = Coyote à moitié ; l’autre moitié refuse d’en parler. Il mord celui qui tire en second.
item-dynamite = Dynamite
item-dynamite-tale = Un bâton de la caisse qui a ouvert le col. Il transpire un peu, et la mule aussi.
item-lasso = Lasso
item-lasso-tale = Il a retenu un taureau, la porte d’une banque et, une fois, un évêque, qui n’a jamais porté plainte.
item-marshals-badge = Étoile de Marshall
item-marshals-badge-tale = L’étoile est cabossée un peu à gauche du cœur. Le comté paie un supplément pour cela.
item-mesa-deed = Acte de la mesa
item-mesa-deed-tale = Tout ce qui dépasse quatre cents pieds est à vous, et qui passe par là vous doit un loyer.
item-outlaws-mask = Masque de hors-la-loi
item-outlaws-mask-tale = Taille unique. Quatre hommes ont été pendus pour le même vol.
item-silver-flask = Flasque en argent
item-silver-flask-tale = « Usage médical », dit la gravure, de la main d’un médecin qui y a perdu le droit d’exercer.
item-tomahawk = Tomahawk
item-tomahawk-tale = Équilibré pour tourner trois fois. L’entaille au-dessus du bar de Red Falls date du jour où il n’a tourné que deux fois.
item-lightning = Éclair
item-lightning-tale = Une jument grise. On la voit d’abord, et l’on entend ensuite pourquoi tout le monde s’écartait.
item-thunder = Tonnerre
item-thunder-tale = Calibre dix, deux canons. Son dernier propriétaire a vécu quatre-vingt-dix ans et répondait « Comment ? » à toutes les questions.

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
when-wrangled = après avoir vendu du bétail
when-rustled = après avoir livré du bétail
passive-more-cattle = vous pouvez porter { $n ->
    [one] { $n } jeton Bétail de plus
   *[other] { $n } jetons Bétail de plus
}
passive-acquires-more = quand vous prenez du bétail à un ranch, prenez { $n ->
    [one] { $n } jeton Bétail de plus
   *[other] { $n } jetons Bétail de plus
}
passive-any-misc-items = vous pouvez avoir autant d’objets divers que vous voulez, mais un seul de chaque
cond-fight-is = { $form ->
    [goal] lors { $kind ->
        [arrest] d’une arrestation
        [duel] d’un duel
        [rob] d’un vol contre un joueur
        [bandit] d’un combat contre un bandit
        [heist] d’une attaque
        [sheriff] d’un combat contre le Shérif
        [holdup] d’une attaque du train
       *[opponent] d’un combat contre un adversaire du plateau
    }
    [who] lors { $kind ->
        [arrest] d’une arrestation
        [duel] d’un duel
        [rob] d’un vol contre un joueur
        [bandit] d’un combat contre un bandit
        [heist] d’une attaque
        [sheriff] d’un combat contre le Shérif
        [holdup] d’une attaque du train
       *[opponent] d’un combat contre un adversaire du plateau
    }
    [state] { $kind ->
        [arrest] arrêter un joueur
        [duel] livrer un duel
        [rob] voler un joueur
        [bandit] combattre un bandit
        [heist] mener une attaque
        [sheriff] combattre le Shérif
        [holdup] attaquer le train
       *[opponent] combattre un adversaire du plateau
    }
   *[if] si c’est { $kind ->
        [arrest] une arrestation
        [duel] un duel
        [rob] un vol contre un joueur
        [bandit] un combat contre un bandit
        [heist] une attaque
        [sheriff] un combat contre le Shérif
        [holdup] une attaque du train
       *[opponent] un combat contre un adversaire du plateau
    }
}
