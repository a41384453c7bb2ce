# The end of a game, and its replay.

web-result-legend = { $n ->
    [one] { $names } est la légende
   *[other] { $names } sont les légendes
}
web-result-trigger = { $name } atteint { $length } PL en premier, à la manche { $round }.
web-result-passed = { $name } passe devant au score final.
web-result-shared = Égalité après le score final.
# Where the reader came: $place of $of with $lp LP, $gap LP from $name.
web-result-you-won = { $gap ->
    [0] Vous gagnez avec { $lp } PL, au départage contre { $name }.
   *[other] Vous gagnez avec { $lp } PL et { $gap } PL d’avance sur { $name }.
}
web-result-you-shared = Victoire partagée : vous terminez à égalité, avec { $lp } PL.
web-result-you-tied = Vous terminez { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
} sur { $of } avec { $lp } PL, à égalité avec { $name }, qui l’emporte au départage.
web-result-you-lost = Vous terminez { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
} sur { $of } avec { $lp } PL et { $gap } PL de retard sur { $name }.
# $mine are the reader's LP from a source, $theirs those of $name.
web-result-you-why = Le plus grand écart : { $source }, { $mine } PL pour vous, { $theirs } pour { $name }.
web-result-podium = Le classement
# Whoever played a character: a person or a bot.
web-result-by = Joueur : { $name }
web-result-place = { $place }. { $name }
web-result-lp = { $lp } PL

web-result-sources = D’où viennent les points
web-result-length = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} · { $minutes ->
    [0] moins d’une minute
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-result-player = Joueur
web-result-total = Total
web-result-most = Le plus de points pour cette source
web-result-counted = À droite du trait : score final
web-result-source-fights = Combats
web-result-source-tracks = Pistes
web-result-source-town = Ville
web-result-source-cattle = Bétail
web-result-source-stories = Histoires
web-result-source-cards = Cartes
web-result-source-other = Autres
web-result-source-upgrades = Améliorations
web-result-source-money = Argent
web-result-source-wounds = Blessures
web-result-source-wanted = Wanted
web-result-source-marshal = Marshall
web-result-source-tokens = Jetons

web-result-plot = Points de Légende par manche
web-result-plot-target = En pointillé : le seuil de { $length } PL, qui déclenche la fin
web-result-plot-final = Final
web-result-plot-label = Points de Légende par manche. Les flèches du clavier parcourent les manches.
web-result-plot-round = Manche { $round }
web-result-plot-end = Score final
# One round read aloud: $values are names with their points.
web-result-plot-values = { $round } : { $values }
web-result-plot-value = { $name } { $lp }

web-result-rematch = Revanche
web-result-rematch-join = Rejoindre la revanche
web-result-rematch-watch = Regarder la revanche
web-result-review = Analyse
web-result-replay = Revoir
web-result-home = Retour en ville
web-result-talk = Discussion
web-result-record = Enregistrement de la partie

web-seal-checking = Vérification du sceau
web-seal-ok = Les dés étaient honnêtes
web-seal-ok-more = Votre navigateur a vérifié les sceaux de cette partie.
web-seal-ok-watch = Ce navigateur a vérifié ce qu’il pouvait. Seul un navigateur présent depuis le début peut vérifier que les sceaux n’ont pas été remplacés en cours de partie.
web-seal-ok-record = Votre navigateur a vérifié tous les tirages et jets de dés depuis que cette table a repris la partie. Ce qui a été joué avant n’est pas scellé.
web-seal-wrong = Les sceaux ne concordent pas
web-seal-wrong-more = La partie jouée n’est pas celle qui avait été scellée.
web-seal-untold = Rien à vérifier
web-seal-untold-more = Le serveur n’a pas révélé sa graine.
web-seal-unable = Non vérifié ici
web-seal-unable-more = Les navigateurs ne calculent les sceaux que sur les pages servies en HTTPS. Vous pouvez vérifier l’enregistrement sur votre ordinateur.
web-seal-details = Ce qui a été vérifié
web-seal-title = Le sceau des dés
web-seal-check-server = La part du serveur correspond à son sceau
web-seal-check-kept = Le sceau est celui que votre navigateur a vu avant la partie
web-seal-check-seed = La graine provient de la part du serveur et de celles de tous les joueurs
web-seal-check-published = La graine est celle qui a été scellée au début de la partie
web-seal-check-parts = Les sceaux et les parts sont ceux que votre navigateur a vus au début de la partie
web-seal-check-own = Les parts comprennent la vôtre
web-seal-check-draws = Chaque tirage et chaque jet de l’enregistrement provient de la graine
web-seal-unknown = { $check } (non comparé, car ce navigateur n’a pas d’élément de comparaison)
web-seal-first = Cette table vient d’une version antérieure de Darkrock : ses sceaux prouvent moins que ceux des nouvelles tables, et son enregistrement ne contient que la graine.
web-seal-yes = Vérifié
web-seal-no = Échec
web-seal-seed = Graine
web-seal-server-part = La part du serveur
web-seal-verify = Pour vérifier la partie entière, avec chaque choix et chaque carte, téléchargez son enregistrement et lancez :
web-seal-command = darkrock replay --verify { $file }

## The replay of a game

web-replay-title = Replay
web-replay-step = Étape { $n } sur { $total }
web-replay-steps = Étapes de la partie
web-replay-round = Manche { $round }
web-replay-setup = Mise en place de la partie
web-replay-hidden = Un choix caché
web-replay-did = { $name } : { $choice }
web-replay-first = Au début
web-replay-back = Une étape en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Une étape en avant
web-replay-turn = Au tour suivant
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-times = { $n }×
web-replay-seen = Vu par
web-replay-spectator = Un spectateur
web-replay-keys = Les flèches font avancer ou reculer ; la barre d’espace lance la lecture ou la met en pause.
web-replay-leave = Quitter le replay
web-replay-copy = Copier ce moment
web-replay-copied = Lien vers ce moment copié
