# What a link to a table shows where it is shared, in a chat for example: written by the server, for everybody in the same words.

# The title. Whoever shares the link may not want to be named.
preview-friend = Te invitan a una partida en el Salvaje Oeste
# Variables: $name (text), the host of the table.
preview-host = { $name } te invita a una partida en el Salvaje Oeste
# Variables: $title (text), one of the titles above; $table (text), the name of the table.
preview-table = { $title }: { $table }
preview-gone = Esta mesa ya no existe
# Variables: $game (text), the base game, its expansions or a mode; $length (number), the LP at which the game ends.
preview-game = { $game }, a { $length } puntos de leyenda.
# Variables: $n (number), the open seats.
preview-free = { $n ->
    [0] Todos los asientos están ocupados.
    [one] Hay un asiento libre.
   *[other] Hay { $n } asientos libres.
}
preview-running = La partida ha empezado.
preview-finished = La partida ha terminado.
# The picture, for those who do not see it.
preview-picture = Un pueblecito en el desierto al anochecer
