# What a link to a table shows where it is shared, in a chat for example: written by the server, for everybody in the same words.

# The title. Whoever shares the link may not want to be named.
preview-friend = Un amico ti invita a una partita nel Far West
# Variables: $name (text), the host of the table.
preview-host = { $name } ti invita a una partita nel Far West
# Variables: $title (text), one of the titles above; $table (text), the name of the table.
preview-table = { $title }: { $table }
preview-gone = Questo tavolo non c’è più
# Variables: $game (text), the base game, its expansions or a mode; $length (number), the LP at which the game ends.
preview-game = { $game }, fino a { $length } Punti Leggenda.
# Variables: $n (number), the open seats.
preview-free = { $n ->
    [0] Tutti i posti sono occupati.
    [one] C’è un posto libero.
   *[other] Ci sono { $n } posti liberi.
}
preview-running = La partita è iniziata.
preview-finished = La partita è finita.
# The picture, for those who do not see it.
preview-picture = Una cittadina nel deserto al crepuscolo
