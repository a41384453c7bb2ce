# The board of the browser client: the map's buttons, its short names, and the ruler of legendary points.

web-board-view = Map view
web-board-nearer = Zoom in
web-board-farther = Zoom out
web-board-whole = Whole map
web-board-switch = Boards
web-board-all = Both boards
web-board-choices = Spaces you can choose
web-board-beyond = Spaces out of reach
web-board-bandit = Bandit
web-board-sheriff = Sheriff

# Short words under the map's medallions. Without one, the place's full name stands there.
web-board-map-bank = Bank
web-board-map-cabaret = Cabaret
web-board-map-doctors-office = Doctor
web-board-map-general-store = Store
web-board-map-mine = Mine
web-board-map-rail-station = Rail Station
web-board-map-saloon = Saloon
web-board-map-sheriffs-office = Sheriff

# { $game } is the number of legendary points that the game is played to.
web-board-ruler = Legendary points, playing to { $game }
web-board-ruler-seat = { $name }: { $points } LP

# The cards beside the board. $kind: title or sheriff; $name: the name of the card.
web-table-card = { $kind ->
    [sheriff] Sheriff: { $name }
   *[title] Title: { $name }
}
# $n: fight cards that the Sheriff draws; $ties: who wins ties, player or sheriff.
web-sheriff-card = { $n ->
    [one] { $n } fight card
   *[other] { $n } fight cards
}; { $ties ->
    [player] you win ties
   *[sheriff] he wins ties
}.
# $text: sentences.
web-sheriff-card-reward = If you beat him: { $text }
web-sheriff-card-penalty = If he beats you: { $text }
