# Making a table: what is played, by whom, and what the table agrees on.

web-create-name = Nombre de la mesa
web-create-name-hint = Patrulla del domingo
web-create-seats = Asientos
web-create-seat-open = Libre para cualquiera
web-create-seat-me = En esta pantalla
web-create-seat-bot = Bot: { $level }
web-create-seat-who = Jugador del asiento { $n }
web-create-seat-name = Nombre del jugador del asiento { $n }
web-create-seat-character = Personaje del asiento { $n }
web-create-seat-add = Añadir un asiento
web-create-seat-remove = Quitar el asiento { $n }
web-create-player = Jugador { $n }
web-create-hot-seat = Varios jugadores se turnan en esta pantalla; las manos se ocultan cada vez que el dispositivo pasa a otro jugador.
web-create-length = Duración
web-create-kind = Tipo de partida
web-create-mode-none = Partida libre
# The options of a group, of which $n of $most are chosen.
web-create-options = { $group } ({ $n } de { $most })
web-create-characters = Personajes
web-create-listed = Mesa pública
web-create-listed-more = En la lista, a la vista de todos. Si no, solo la encuentra quien tenga el enlace.
web-create-entry = Quién puede sentarse
web-create-entry-link = Cualquiera con el enlace
web-create-entry-account = Personas con cuenta
web-create-entry-invitation = Personas invitadas
web-create-start = Empezar cuando todos confirmen
web-create-start-more = Si no, la empieza quien abrió la mesa.
web-create-hints = Pistas
web-create-hints-more = Los jugadores pueden preguntar qué haría un pistolero.
web-create-absence = Si un jugador se ausenta
web-create-absence-vote = Juega un bot si los demás lo votan
web-create-absence-minutes = { $n ->
    [one] Puede jugar un bot tras 1 minuto
   *[other] Puede jugar un bot tras { $n } minutos
}
web-create-record = Retomar una partida guardada
web-create-record-choose = Elegir un archivo
web-create-record-drop = Quitar el archivo
web-create-record-is = { $file }: { $players } jugadores. La duración, los objetivos y los personajes vienen del registro.
web-create-record-wrong = Este archivo no es el registro de una partida.
web-create-any-character = Al azar
web-create-go = Abrir la mesa
web-create-go-play = Jugar
web-create-go-watch = Mirar a los bots

## The page

web-setup-title = Preparar la partida
web-setup-lead = { $n } asientos. Elige cómo juegas; lo demás viene solo.
web-setup-back = Volver al pueblo
web-setup-anew = Empezar de cero
web-setup-grey = Lo que está en gris no es posible: debajo está el motivo. Para hacerlo posible, cambia los asientos, el modo o una expansión.
web-setup-mode-more = ¿Qué clase de líos buscas?
web-setup-free-more = A campo abierto: cualquier expansión, cualquier variante, cualquier duración.
web-setup-free-facts = 2 a 6 jugadores, cualquier duración
web-setup-modules = Expansiones
web-setup-modules-more = Un modo las fija por ti.
web-setup-always = Siempre
web-setup-variants = Variantes
web-setup-variants-more = Lo que cambia las reglas
# Opens the options of a group.
web-setup-each = Una a una
web-setup-stores = Comercios
web-setup-stores-dealt = Repartidos al azar
web-setup-stores-dealt-more = Si hay varios comercios, sus objetos se les reparten al empezar la partida.
web-setup-stores-listed = Comercios fijos
web-setup-length-more = El final se desencadena cuando un jugador tiene { $n } PL.
web-setup-edition-more = Los reglamentos impresos difieren en unas pocas reglas: vale el que elijas.
web-setup-seats-more = Personas, bots y sitio para quienes sigan tu enlace
web-setup-table = En la mesa
web-setup-table-more = Ritmo, pistas y quién puede encontrar la mesa
web-setup-pace-instant-more = Los bots juegan al instante.
web-setup-pace-brisk-more = Los bots hacen una breve pausa para que veas lo que hacen.
web-setup-pace-relaxed-more = Los bots te dejan tiempo para leer cada paso.

## The cast

web-setup-cast = Reparto
web-setup-cast-count = { $n ->
    [one] 1 personaje para sortear
   *[other] { $n } personajes para sortear
}
web-setup-cast-more = Pulsa un retrato para leer qué sabe hacer el personaje.
web-setup-cast-any = El juego sortea un personaje para este asiento. Pulsa un retrato para elegir uno.
web-setup-cast-look = Los personajes
web-setup-cast-for = Elegir para
web-setup-cast-seat = Asiento { $n }
# A character that was chosen, and that the selection no longer has.
web-setup-cast-lost = { $name } no está en esta partida: el asiento { $n } recibe un personaje al azar, salvo que elijas otro.
web-setup-characters-draft-more = Cada jugador recibe dos personajes y conserva uno.
web-setup-characters-random-more = Cada jugador recibe un personaje.
web-setup-characters-chosen-more = Cada jugador elige un personaje antes de empezar la partida.
web-setup-characters-assigned = Esta partida tiene sus propios personajes, que nadie elige.

## The game in short

web-setup-boards = Tableros
web-boards-base = Darkrock
web-setup-count-characters = Personajes
web-setup-count-items = Objetos
web-setup-count-cards = Cartas de póker
web-setup-count-stories = Historias
web-setup-count-legends = Historias legendarias
web-setup-count-events = Eventos
web-setup-count-deeds = Escrituras
