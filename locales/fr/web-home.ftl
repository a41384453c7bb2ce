# The first screen: playing at once, tables to join, making a table; and the bar over the screens around the game.

web-home-tagline = Voyagez, pariez, volez et faites-vous un nom. De 2 à 6 joueurs, dans votre navigateur.
web-home-credit = Une création de fans, non officielle, avec ses propres illustrations. Procurez-vous le jeu de société { $game }. Icônes : game-icons.net, CC BY 3.0.
web-home-board-game = Western Legends

## The bar

web-nav = Menu principal
web-nav-rules = Règles
web-nav-settings = Réglages
web-nav-language = Langue

## The guest's name

web-guest = Joueur : { $name }
web-guest-none = Choisir un nom
web-guest-title = Comment vous appelle-t-on ?
web-guest-label = Votre nom
web-guest-help = Les autres joueurs voient votre nom à la table. Aucun compte n’est nécessaire : ce navigateur se souvient de vous.
web-guest-keep = Enregistrer
# Names given to those who have none, separated by commas: first names of the Old West.
web-guest-names = Marlow, Jules, Ada, Clémentine, Silas, Hattie, Ezra, Joséphine, Wade, Opale, Virgile, Lottie, Amos, Della, Rufus, Cora, Jasper, Mabel, Lévi, Perle, Gédéon, Nell, Otis, Ruby, Boone, Effie, Harlan, Sadie, Emmett, Willa

## Playing at once

web-play-title = Jouer contre des bots
web-play-begins = Commence { $place } avec { $gains }.
web-play-opponents = Vos adversaires
web-play-opponents-number = Nombre d’adversaires
web-play-mixed = Niveaux variés
# For those who hear the page: the button that changes the level of one opponent.
web-play-opponent = Adversaire { $n } : { $level }. Changer le niveau
web-play-opponent-title = Quel niveau pour l’adversaire { $n } ?
web-play-length = Durée
web-play-now = Jouer
web-play-again = Comme la dernière fois
web-play-again-more = { $name }, { $players } joueurs, { $length } PL
web-play-everything = Tout choisir
web-play-everything-more = Personnages, magasins, variantes
web-kind = À quoi jouez-vous ?
web-kind-base = Le jeu de base
web-kind-base-more = Deux villes, des mines, du bétail et la loi.
web-kind-base-for = Pour commencer
web-kind-box = La boîte entière
web-kind-box-more = Un second plateau, le train, le faro, des titres de propriété, des histoires légendaires.
web-kind-box-for = Si vous connaissez la base
web-kind-modes = Une autre façon de jouer
web-kind-modes-more = Gangs, fermes, richesses, coups du sort : des jeux à part entière.
web-kind-players = { $least } à { $most } joueurs
web-kind-minutes = Environ { $minutes } min
web-kind-minutes-here = Environ { $minutes } min sur ce serveur

## A first game, for newcomers

web-first-title = Nouveau en ville ?
web-first-more = Une partie courte avec un guide à vos côtés, contre deux adversaires faciles. Aucune règle à lire avant.
web-first-go = Débuter

## Bots' levels. A level without words here is shown by its id.

web-level-random = Virevoltant
web-level-random-more = Choisit au hasard.
web-level-greenhorn = Pied-tendre
web-level-greenhorn-more = Novice et imprudent : parfait pour une première partie.
web-level-cowboy = Cow-boy
web-level-cowboy-more = Prévoit chaque tour et connaît les probabilités.
web-level-gunslinger = Pistolero
web-level-gunslinger-more = Voit de nombreux coups à l’avance et ne pardonne rien.
web-level-program = Programme
web-level-program-more = Un programme fourni par l’exploitant de ce serveur.
# A level that is told how long it may think: $n is a number of tries.
web-level-told = { $level } ({ $n })
web-level-strength = Force { $n } sur { $of }
web-level-all = Tous
web-level-all-more = « Tous » donne le niveau choisi à chaque adversaire.
web-level-all-of = { $level } pour tous les adversaires

## What tables agree on

web-length-15 = Courte ({ $n })
web-length-20 = Moyenne ({ $n })
web-length-25 = Longue ({ $n })
web-length-other = { $n } PL
web-characters-draft = Un parmi deux
web-characters-random = Au hasard
web-characters-chosen = Choisis
web-pace-instant = Immédiat
web-pace-brisk = Vif
web-pace-relaxed = Posé
web-goals-on = avec objectifs
web-goals-off = sans objectifs
# Kinds of games, and what each of them is.
web-variant-usual = Partie standard
web-variant-usual-more = Tous les personnages, tout l’équipement, le bétail et les histoires.
web-table-of = Chez { $name }
web-table-bots = Une table de bots
web-table-plain = Une table
web-table-sum = { $length }, { $goals }
web-table-seats = Places prises : { $taken } sur { $seats }

## Lists of tables

web-mine-title = Mes parties
web-mine-running = { $n ->
    [0] aucune en cours
    [one] { $n } en cours
   *[other] { $n } en cours
}
web-mine-draft = Mise en place de la partie
web-mine-round = Manche { $round }, vous avez { $lp } PL
web-mine-your-turn = À vous de jouer
web-mine-open = Ouvrir
web-mine-more = { $n ->
    [one] En afficher { $n } de plus
   *[other] En afficher { $n } de plus
}
web-mine-fewer = Réduire
# $names: the people with whom one plays
web-turn-with = avec { $names }
web-turn-take = Jouer mon tour
web-mine-past = { $n ->
    [one] Afficher la dernière partie terminée
   *[other] Afficher les { $n } dernières parties terminées
}
web-mine-past-hide = Masquer les parties terminées
web-mine-result = Résultat
web-row-round = Manche { $round }
web-row-leads = { $name } mène avec { $lp } PL
web-row-leads-you = Vous menez avec { $lp } PL
web-row-level = Égalité à { $lp } PL
web-row-pointless = Pas encore de points
web-row-waiting = On attend { $name }
web-row-waiting-many = On attend { $n } joueurs
# $name: the character
web-row-person = { $person } ({ $name })
web-row-won = { $n ->
    [0] Finie
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
web-row-ended = Terminée sans résultat
web-row-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
web-lists = Tables
web-lists-open = Ouvertes
web-lists-running = En cours
web-lists-finished = Finies
web-lists-none-open = Aucune table ouverte pour l’instant. Créez la vôtre et envoyez le lien à vos amis.
web-lists-none-running = Aucune partie publique en cours.
web-lists-none-finished = Pas encore de partie finie.
web-lists-join = Rejoindre
web-lists-watch = Regarder
web-lists-replay = Revoir
web-lists-more = Afficher plus
# For those who hear the page: what the button does with which table.
web-lists-of = { $action } : { $table }

web-learn-title = Apprendre le jeu
web-learn-more = Consultez les règles, les cartes et l’équipement.
web-learn-go = Lire les règles

## Making a table

web-create = Créer une table
web-create-mode = Mode
web-create-pace = Rythme des bots
