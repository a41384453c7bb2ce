aid-act-trade = Commercer
    .when = Sur n’importe quelle case de la région du marchand.
    .cost = 1 action pour autant d’achats que vous voulez ; 40 $ par équipement Légendaire, le prix imprimé pour les autres et pour les améliorations.
    .result = Vous obtenez les équipements. Un équipement Légendaire est aussitôt remplacé, et vous pouvez acheter le nouveau. Puis le marchand va dans une autre région.
    .example = Avec 80 $ à Sunny Hills, où se trouve le marchand, vous achetez les Éperons pour 40 $, voyez le Violon prendre leur place et l’achetez aussi.
