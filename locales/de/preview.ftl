# What a link to a table shows where it is shared, in a chat for example: written by the server, for everybody in the same words.

# The title. Whoever shares the link may not want to be named.
preview-friend = Du bist zu einer Partie im Wilden Westen eingeladen
# Variables: $name (text), the host of the table.
preview-host = { $name } lädt dich zu einer Partie im Wilden Westen ein
# Variables: $title (text), one of the titles above; $table (text), the name of the table.
preview-table = { $title }: { $table }
preview-gone = Diesen Tisch gibt es nicht mehr
# Variables: $game (text), the base game, its expansions or a mode; $length (number), the LP at which the game ends.
preview-game = { $game }, bis { $length } Legendenpunkte.
# Variables: $n (number), the open seats.
preview-free = { $n ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $n } Plätze sind frei.
}
preview-running = Die Partie hat begonnen.
preview-finished = Die Partie ist vorbei.
# The picture, for those who do not see it.
preview-picture = Eine kleine Wüstenstadt in der Abenddämmerung
