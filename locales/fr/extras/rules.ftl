## Items

chapter-ex-items = Extras : les équipements
rule-items-01 = Pour une action, hors des villes seulement, le Sac de couchage vous permet de soigner 1 blessure et de compléter votre main.
rule-items-05 = Avec votre Mousqueton actif, vous pouvez réagir une fois les cartes révélées : lancez un dé de prospection. Gravier : subissez 1 blessure et perdez immédiatement le combat. Pépite : réduisez de 1 la valeur de la carte adverse. Résidus : réduisez-la de 2. Paillettes d’or : gagnez immédiatement le combat.
    .ruling = Une fois par combat. Un combat gagné ou perdu immédiatement saute la carte Combat et la comparaison ; une Fusillade peut encore annuler le résultat. Tout ce qui relance n’importe quel dé peut relancer celui-ci.
rule-items-32 = Votre Mousqueton donne des paillettes d’or. Vous gagnez le combat, quelles que soient les valeurs des cartes.
rule-items-08 = Avec l’Étui, vous pouvez réagir une fois les cartes révélées : chaque carte de poker que vous défaussez réduit de 1 la valeur de la carte adverse, sans limite de cartes.
    .ruling = Vous défaussez une carte à la fois, et l’autre joueur peut réagir entre deux.
rule-items-31 = Votre adversaire révèle un Roi, et vous défaussez 2 cartes pour votre Étui. Le Roi compte comme un Valet.
rule-items-13 = Avec votre Pacificateur actif, vous gagnez 1 point Marshall de plus pour une arrestation ou une vente de bétail si vous êtes Marshall, et 1 point Wanted de plus pour un vol contre un joueur ou une livraison à l’autre ranch si vous êtes Wanted.
    .ruling = Ce que vous êtes se vérifie une fois le point lui-même gagné.
rule-items-20 = Avec les Sacoches, vous pouvez avoir autant d’objets divers que vous voulez, mais un seul de chaque.
rule-items-25 = Avec votre Cheval de trait actif, vous pouvez porter 1 jeton Bétail de plus, et chaque action qui prend du bétail à un ranch vous donne 1 jeton de plus.
    .ruling = Les jetons se livrent l’un après l’autre, le premier pris d’abord. Un voleur en prend autant qu’il a de place. À une arrestation, vous perdez les deux ; sans le Cheval de trait actif, vous perdez le dernier pris.
rule-items-37 = Votre Cheval de trait est actif, vous n’avez pas de bétail et en prenez à un ranch. Vous obtenez 2 jetons Bétail.
rule-bm-legendary-items-06 = D’autres équipements Légendaires : la Cartouchière, la Pièce porte-bonheur, les Cartes marquées, le Serape, la Longue-vue et la Carte au trésor sont des objets divers, le Sabre est une arme et Mélasse une monture.
rule-bm-legendary-items-07 = D’autres équipements Légendaires : le Manteau noir, le Couteau Bowie, le Compagnon, la Dynamite, le Lasso, l’Étoile de marshal, l’Acte de la mesa, le Masque de hors-la-loi, la Flasque en argent et le Tomahawk sont des objets divers, Tonnerre est une arme et Éclair une monture.
rule-bm-legendary-items-08 = Le Coffre-fort est aussi un équipement Légendaire, un objet divers.
