chapter-bm-stories-in-order = Histoires dans l’ordre
rule-bm-stories-in-order-01 = Ne mélangez pas les histoires légendaires : rangez-les dans l’ordre de leurs numéros. L’histoire 1 est révélée la première, et chacune est suivie de celle qui a le plus petit numéro restant.
    .ruling = Les histoires sont numérotées et forment ensemble un récit, qui a un début. Celles du jeu de base n’ont pas de numéro, donc pas d’ordre.
rule-bm-stories-in-order-02 = Chaque histoire a deux fins possibles, et le hasard décide toujours laquelle se produit.
    .ruling = Tout le monde sait alors quelle histoire vient ensuite, mais personne ne sait comment elle finit.
