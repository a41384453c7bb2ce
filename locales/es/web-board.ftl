# The board of the browser client: the map's buttons, its short names, and the ruler of legendary points.

web-board-view = Vista del mapa
web-board-nearer = Acercar
web-board-farther = Alejar
web-board-whole = Mapa entero
web-board-switch = Tableros
web-board-all = Ambos tableros
web-board-choices = Casillas que puedes elegir
web-board-beyond = Casillas fuera de tu alcance
web-board-bandit = Bandido
web-board-sheriff = Sheriff

# Short words under the map's medallions. Without one, the place's full name stands there.
web-board-map-bank = Banco
web-board-map-cabaret = Cabaret
web-board-map-doctors-office = Doctor
web-board-map-general-store = Almacén
web-board-map-mine = Mina
web-board-map-rail-station = Estación
web-board-map-saloon = Saloon
web-board-map-sheriffs-office = Sheriff

# { $game } is the number of legendary points that the game is played to.
web-board-ruler = Puntos de leyenda, partida a { $game }
web-board-ruler-seat = { $name }: { $points } PL

# The cards beside the board. $kind: title or sheriff; $name: the name of the card.
web-table-card = { $kind ->
    [sheriff] Sheriff: { $name }
   *[title] Título: { $name }
}
# $n: fight cards that the Sheriff draws; $ties: who wins ties, player or sheriff.
web-sheriff-card = { $n ->
    [one] { $n } carta de combate
   *[other] { $n } cartas de combate
}; { $ties ->
    [player] tú ganas los empates
   *[sheriff] él gana los empates
}.
# $text: sentences.
web-sheriff-card-reward = Si lo vences: { $text }
web-sheriff-card-penalty = Si te vence: { $text }
