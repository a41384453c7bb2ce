# What a link to a table shows where it is shared, in a chat for example: written by the server, for everybody in the same words.

# The title. Whoever shares the link may not want to be named.
preview-friend = Un ami vous invite à une partie dans le Far West
# Variables: $name (text), the host of the table.
preview-host = { $name } vous invite à une partie dans le Far West
# Variables: $title (text), one of the titles above; $table (text), the name of the table.
preview-table = { $title } : { $table }
preview-gone = Cette table n’existe plus
# Variables: $game (text), the base game, its expansions or a mode; $length (number), the LP at which the game ends.
preview-game = { $game }, partie à { $length } Points de Légende.
# Variables: $n (number), the open seats.
preview-free = { $n ->
    [0] Toutes les places sont prises.
    [one] Il reste une place.
   *[other] Il reste { $n } places.
}
preview-running = La partie a commencé.
preview-finished = La partie est terminée.
# The picture, for those who do not see it.
preview-picture = Une petite ville du désert au crépuscule
