# The board of the browser client: the map's buttons, its short names, and the ruler of legendary points.

web-board-view = Ansicht des Spielplans
web-board-nearer = Vergrößern
web-board-farther = Verkleinern
web-board-whole = Ganzer Spielplan
web-board-switch = Spielpläne
web-board-all = Beide Spielpläne
web-board-choices = Felder, die du wählen kannst
web-board-beyond = Felder außer Reichweite
web-board-bandit = Bandit
web-board-sheriff = Sheriff

# Short words under the map's medallions. Without one, the place's full name stands there.
web-board-map-bank = Bank
web-board-map-cabaret = Varieté
web-board-map-doctors-office = Arzt
web-board-map-general-store = Laden
web-board-map-mine = Mine
web-board-map-rail-station = Bahnhof
web-board-map-saloon = Saloon
web-board-map-sheriffs-office = Sheriff

# { $game } is the number of legendary points that the game is played to.
web-board-ruler = Legendenpunkte, gespielt wird bis { $game }
web-board-ruler-seat = { $name }: { $points } LP

# The cards beside the board. $kind: title or sheriff; $name: the name of the card.
web-table-card = { $kind ->
    [sheriff] Sheriff: { $name }
   *[title] Titel: { $name }
}
# $n: fight cards that the Sheriff draws; $ties: who wins ties, player or sheriff.
web-sheriff-card = { $n ->
    [one] { $n } Kampfkarte
   *[other] { $n } Kampfkarten
}; { $ties ->
    [player] du gewinnst bei Gleichstand
   *[sheriff] er gewinnt bei Gleichstand
}.
# $text: sentences.
web-sheriff-card-reward = Wenn du ihn besiegst: { $text }
web-sheriff-card-penalty = Wenn er dich besiegt: { $text }
