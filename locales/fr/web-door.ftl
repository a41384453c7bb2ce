# Whoever opens the link of a table without a name: who invites to what, and the ways in.

web-door-title = Un ami vous invite à une partie
web-door-title-host = { $name } vous invite à une partie
# How many of all seats can be taken.
web-door-free = { $n ->
    [0] Aucune place libre
    [one] 1 place libre sur { $of }
   *[other] { $n } places libres sur { $of }
}
web-door-name = Votre nom
web-door-name-hint = Laissez vide : nous vous en donnons un
web-door-sit = S’asseoir à la table
web-door-learn = Apprendre d’abord (2 minutes)
web-door-learn-only = Apprendre en deux minutes
web-door-learn-held = Votre place vous est gardée dix minutes.
web-door-go-on = Revenir à la leçon
web-door-look = Jeter un œil à la table
web-door-watch = Regarder la partie
web-door-back = Revenir à la table
web-door-held = { $n ->
    [one] Votre place vous est gardée encore une minute.
   *[other] Votre place vous est gardée encore { $n } minutes.
}
# The same within a lesson, where there is little room.
web-door-held-short = { $n ->
    [one] Votre place : encore 1 minute
   *[other] Votre place : encore { $n } minutes
}
web-door-held-over = Votre place est de nouveau libre pour tous
web-door-over = Les dix minutes sont écoulées, mais il reste encore une place.
web-door-over-full = Les dix minutes sont écoulées, et quelqu’un d’autre a pris la place.
web-door-full = Toutes les places sont prises. Demandez une autre table à la personne qui vous invite.
web-door-full-held = { $n ->
    [one] Toutes les places sont prises, mais l’une d’elles n’est plus gardée qu’une minute : restez ici, elle se libérera peut-être.
   *[other] Toutes les places sont prises, mais l’une d’elles n’est plus gardée que { $n } minutes : restez ici, elle se libérera peut-être.
}
web-door-begun = La partie a commencé sans vous. Vous pouvez la regarder, ou apprendre à jouer pour la prochaine.
