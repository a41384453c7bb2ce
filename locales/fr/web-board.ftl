# The board of the browser client: the map's buttons, its short names, and the ruler of legendary points.

web-board-view = Vue du plateau
web-board-nearer = Zoom avant
web-board-farther = Zoom arrière
web-board-whole = Plateau entier
web-board-switch = Plateaux
web-board-all = Les deux plateaux
web-board-choices = Cases que vous pouvez choisir
web-board-beyond = Cases hors de portée
web-board-bandit = Bandit
web-board-sheriff = Le Shérif

# Short words under the map's medallions. Without one, the place's full name stands there.
web-board-map-bank = Banque
web-board-map-cabaret = Cabaret
web-board-map-doctors-office = Docteur
web-board-map-general-store = Magasin
web-board-map-mine = Mine
web-board-map-rail-station = Gare
web-board-map-saloon = Saloon
web-board-map-sheriffs-office = Shérif

# { $game } is the number of legendary points that the game is played to.
web-board-ruler = Points de Légende, partie à { $game }
web-board-ruler-seat = { $name } : { $points } PL

web-table-card = { $kind ->
    [sheriff] Shérif : { $name }
   *[title] Titre : { $name }
}
web-sheriff-card = { $n ->
    [one] { $n } carte Combat
   *[other] { $n } cartes Combat
} ; { $ties ->
    [player] vous gagnez en cas d’égalité
   *[sheriff] il gagne en cas d’égalité
}.
web-sheriff-card-reward = Si vous le battez : { $text }
web-sheriff-card-penalty = S’il vous bat : { $text }
