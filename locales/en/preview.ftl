# What a link to a table shows where it is shared, in a chat for example: written by the server, for everybody in the same words.

# The title. Whoever shares the link may not want to be named.
preview-friend = A friend invites you to a game in the Wild West
# Variables: $name (text), the host of the table.
preview-host = { $name } invites you to a game in the Wild West
# Variables: $title (text), one of the titles above; $table (text), the name of the table.
preview-table = { $title }: { $table }
preview-gone = This table is gone
# Variables: $game (text), the base game, its expansions or a mode; $length (number), the LP at which the game ends.
preview-game = { $game }, to { $length } legendary points.
# Variables: $n (number), the open seats.
preview-free = { $n ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $n } seats are free.
}
preview-running = The game has begun.
preview-finished = The game is over.
# The picture, for those who do not see it.
preview-picture = A small town in the desert at dusk
