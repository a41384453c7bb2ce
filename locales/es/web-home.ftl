# The first screen: playing at once, tables to join, making a table; and the bar over the screens around the game.

web-home-tagline = Explora, apuesta, atraca y hazte un nombre. Para 2 a 6 jugadores, en tu navegador.
web-home-credit = Obra no oficial de aficionados, con ilustraciones propias. Por favor, compra el juego de mesa { $game }. Iconos: game-icons.net, CC BY 3.0.
web-home-board-game = Western Legends

## The bar

web-nav = Menú principal
web-nav-rules = Reglas
web-nav-settings = Ajustes
web-nav-language = Idioma

## The guest's name

web-guest = Nombre: { $name }
web-guest-none = Elige un nombre
web-guest-title = ¿Cómo te llamas?
web-guest-label = Tu nombre
web-guest-help = Los demás jugadores ven tu nombre en la mesa. No necesitas cuenta: este navegador se acuerda de ti.
web-guest-keep = Guardar
# Names given to those who have none, separated by commas: first names of the Old West.
web-guest-names = Marlow, Jules, Ada, Clementine, Silas, Hattie, Ezra, Josephine, Wade, Opal, Virgil, Lottie, Amos, Della, Rufus, Cora, Jasper, Mabel, Levi, Pearl, Gideon, Nell, Otis, Ruby, Boone, Effie, Harlan, Sadie, Emmett, Willa

## Playing at once

web-play-title = Jugar ya contra bots
web-play-begins = Empiezas { $place } con { $gains }.
web-play-opponents = Tus rivales
web-play-opponents-number = Número de rivales
web-play-mixed = Variados
# For those who hear the page: the button that changes the level of one opponent.
web-play-opponent = Rival { $n }: { $level }. Cambiar el nivel
web-play-opponent-title = Elige el nivel del rival { $n }
web-play-length = Duración
web-play-now = Jugar ya
web-play-again = Como la última vez
web-play-again-more = { $name }, { $players } jugadores, { $length } PL
web-play-everything = Elegirlo todo
web-play-everything-more = Reparto, comercios, variantes
web-kind = ¿A qué vas a jugar?
web-kind-base = El juego base
web-kind-base-more = Dos pueblos, minas, ganado y la ley.
web-kind-base-for = Empieza por aquí
web-kind-box = La caja entera
web-kind-box-more = Un segundo tablero, el tren, el faro, escrituras e historias legendarias.
web-kind-box-for = Si conoces el juego base
web-kind-modes = Otra forma de jugar
web-kind-modes-more = Cuadrillas, granjas, riquezas, mala suerte: partidas con carácter propio.
web-kind-players = { $least } a { $most } jugadores
web-kind-minutes = Unos { $minutes } min
web-kind-minutes-here = Unos { $minutes } min en este servidor

## A first game, for newcomers

web-first-title = ¿Primera vez aquí?
web-first-more = Una partida corta con una guía a tu lado, contra dos rivales fáciles. No hace falta leer reglas antes.
web-first-go = Comenzar

## Bots' levels. A level without words here is shown by its id.

web-level-random = Matojo
web-level-random-more = Elige al azar, según sople el viento.
web-level-greenhorn = Novato
web-level-greenhorn-more = Recién llegado y descuidado: ideal para una primera partida.
web-level-cowboy = Vaquero
web-level-cowboy-more = Planea cada turno y conoce las probabilidades.
web-level-gunslinger = Pistolero
web-level-gunslinger-more = Piensa muchas jugadas por delante y no perdona nada.
web-level-program = Programa
web-level-program-more = Un programa que aporta quien administra este servidor.
# A level that is told how long it may think: $n is a number of tries.
web-level-told = { $level } ({ $n })
web-level-strength = Fuerza { $n } de { $of }
web-level-all = Todos
web-level-all-more = «Todos» fija el nivel de cada rival.
web-level-all-of = { $level } para todos los rivales

## What tables agree on

web-length-15 = Corta ({ $n })
web-length-20 = Media ({ $n })
web-length-25 = Larga ({ $n })
web-length-other = { $n } PL
web-characters-draft = Uno de dos
web-characters-random = Al azar
web-characters-chosen = A elección
web-pace-instant = Inmediato
web-pace-brisk = Ágil
web-pace-relaxed = Tranquilo
web-goals-on = con objetivos
web-goals-off = sin objetivos
# Kinds of games, and what each of them is.
web-variant-usual = Partida estándar
web-variant-usual-more = Todos los personajes, objetos, ganado e historias.
web-table-of = Mesa de { $name }
web-table-bots = Una mesa de bots
web-table-plain = Una mesa
web-table-sum = { $length }, { $goals }
web-table-seats = { $taken } de { $seats } asientos ocupados

## Lists of tables

web-mine-title = Mis partidas
web-mine-running = { $n ->
    [0] ninguna en curso
    [one] 1 en curso
   *[other] { $n } en curso
}
web-mine-draft = La partida se está preparando
web-mine-round = Ronda { $round }: tienes { $lp } PL
web-mine-your-turn = Tu turno
web-mine-open = Abrir
web-mine-more = { $n ->
    [one] Mostrar 1 más
   *[other] Mostrar { $n } más
}
web-mine-fewer = Mostrar menos
# $names: the people with whom one plays
web-turn-with = con { $names }
web-turn-take = Jugar tu turno
web-mine-past = { $n ->
    [one] Mostrar la última partida terminada
   *[other] Mostrar las últimas { $n } partidas terminadas
}
web-mine-past-hide = Ocultar las partidas terminadas
web-mine-result = Resultado
web-row-round = Ronda { $round }
web-row-leads = { $name } va en cabeza con { $lp } PL
web-row-leads-you = Vas en cabeza con { $lp } PL
web-row-level = Empate a { $lp } PL
web-row-pointless = Aún sin puntos
web-row-waiting = Esperando a { $name }
web-row-waiting-many = Esperando a { $n } jugadores
# $name: the character
web-row-person = { $person } ({ $name })
web-row-won = { $n ->
    [0] Terminada
    [one] Ganó { $names }
   *[other] Ganaron { $names }
}
web-row-ended = Terminó sin resultado
web-row-rounds = { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
}
web-lists = Mesas
web-lists-open = Abiertas
web-lists-running = En curso
web-lists-finished = Terminadas
web-lists-none-open = Ahora no hay mesas abiertas. Crea una y comparte el enlace con tus amigos.
web-lists-none-running = Ahora no hay partidas públicas en curso.
web-lists-none-finished = Aún no hay partidas terminadas.
web-lists-join = Unirme
web-lists-watch = Mirar
web-lists-replay = Repetición
web-lists-more = Mostrar más
# For those who hear the page: what the button does with which table.
web-lists-of = { $action }: { $table }

web-learn-title = Aprender el juego
web-learn-more = Consulta todas las reglas, cartas y objetos.
web-learn-go = Leer las reglas

## Making a table

web-create = Crear una mesa
web-create-mode = Modo
web-create-pace = Ritmo de los bots
