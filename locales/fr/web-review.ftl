# A finished game looked over: the chances turn by turn, and the choices that cost most.

web-review-title = Les tournants de la partie
web-review-lead = Les chances de victoire de chacun au début de chaque tour, vues par un pistolero.
web-review-go-replay = Revoir
web-review-go-result = Résultat
web-review-working = Analyse de votre partie
web-review-working-more = Chaque choix est analysé. Vous pouvez partir : l’analyse continue sans vous.
web-review-progress = { $of ->
    [0] Préparation
   *[other] Choix analysés : { $done } sur { $of }
}
web-review-queued = { $ahead ->
    [one] Une analyse passe avant la vôtre
   *[other] { $ahead } analyses passent avant la vôtre
}
web-review-chances = Chances de victoire
web-review-chances-key = Pointillés : chances égales
web-review-slider = Chances de victoire par tour. Les flèches parcourent les tours, Entrée montre le moment.
# $when is a turn or the end, $values are names with their chances.
web-review-values = { $when } : { $values }
web-review-value = { $name } { $n } %
web-review-turn = Manche { $round }, à { $name } de jouer
web-review-end = La fin
web-review-won = Victoire
web-review-watch = Voir ce moment
web-review-table = Les chances en tableau
web-review-table-turn = Tour
web-review-mistakes = Choix coûteux
web-review-mistakes-more = Ce que chaque choix a coûté en chances de victoire, en points de pourcentage. Le pistolero analyse chaque choix quatre fois et ne cite que les coûts supérieurs à sa marge d’erreur (±). Sélectionnez un choix pour revoir ce moment de la partie.
web-review-none = Aucun choix n’a coûté cher. Un pistolero vous tire son chapeau.
web-review-round = Manche { $round }
web-review-played = Joué :
web-review-better = Pistolero :
web-review-cost = { $n ->
    [one] coût : { $n } point de pourcentage
   *[other] coût : { $n } points de pourcentage
}
# How sure the cost is.
web-review-margin = à { $n } près
# In the replay, at the moment of a costly choice.
web-review-note = Ce choix coûte à { $name } { $n ->
    [one] { $n } point
   *[other] { $n } points
} de pourcentage de chances de victoire.
web-review-note-label = Un choix coûteux
web-review-note-before = Choix coûteux précédent
web-review-note-next = Choix coûteux suivant
web-review-show = Chances et choix coûteux
