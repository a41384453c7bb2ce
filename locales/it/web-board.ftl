# The board of the browser client: the map's buttons, its short names, and the ruler of legendary points.

web-board-view = Vista della mappa
web-board-nearer = Ingrandisci
web-board-farther = Riduci
web-board-whole = Tutta la mappa
web-board-switch = Tabelloni
web-board-all = Entrambi i tabelloni
web-board-choices = Spazi che puoi scegliere
web-board-beyond = Spazi fuori portata
web-board-bandit = Banditi
web-board-sheriff = Sceriffo

# Short words under the map's medallions. Without one, the place's full name stands there.
web-board-map-bank = Banca
web-board-map-cabaret = Cabaret
web-board-map-doctors-office = Dottore
web-board-map-general-store = Emporio
web-board-map-mine = Miniera
web-board-map-rail-station = Stazione
web-board-map-saloon = Saloon
web-board-map-sheriffs-office = Sceriffo

# { $game } is the number of legendary points that the game is played to.
web-board-ruler = Punti Leggenda, partita a { $game }
web-board-ruler-seat = { $name }: { $points } PL

web-table-card = { $kind ->
    [sheriff] Sceriffo: { $name }
   *[title] Titolo: { $name }
}
web-sheriff-card = { $n ->
    [one] { $n } carta Scontro
   *[other] { $n } carte Scontro
}; { $ties ->
    [player] vinci tu i pareggi
   *[sheriff] vince lui i pareggi
}.
web-sheriff-card-reward = Se lo batti: { $text }
web-sheriff-card-penalty = Se ti batte: { $text }
