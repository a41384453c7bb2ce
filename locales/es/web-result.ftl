# The end of a game, and its replay.

web-result-legend = { $n ->
    [one] { $names } es la leyenda
   *[other] { $names } son las leyendas
}
web-result-trigger = { $name } llegó antes que nadie a { $length } PL, en la ronda { $round }.
web-result-passed = { $name } se puso por delante en la puntuación final.
web-result-shared = Empate tras la puntuación final.
# Where the reader came: $place of $of with $lp LP, $gap LP from $name.
web-result-you-won = { $gap ->
    [0] Ganaste con { $lp } PL, en el desempate con { $name }.
   *[other] Ganaste con { $lp } PL, { $gap } más que { $name }.
}
web-result-you-shared = Compartes la victoria con { $lp } PL.
web-result-you-tied = Quedaste en { $place ->
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
   *[other] sexto
} lugar entre { $of }, con { $lp } PL, tantos como { $name }, que ganó el desempate.
web-result-you-lost = Quedaste en { $place ->
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
   *[other] sexto
} lugar entre { $of }, con { $lp } PL, { $gap } menos que { $name }.
# $mine are the reader's LP from a source, $theirs those of $name.
web-result-you-why = La mayor diferencia: { $source }, con { $mine } PL para ti y { $theirs } para { $name }.
web-result-podium = Clasificación
# Whoever played a character: a person or a bot.
web-result-by = Jugado por { $name }
web-result-place = { $place }. { $name }
web-result-lp = { $lp } PL

web-result-sources = De dónde salieron los puntos
web-result-length = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
} · { $minutes ->
    [0] menos de un minuto
    [one] 1 minuto
   *[other] { $minutes } minutos
}
web-result-player = Jugador
web-result-total = Total
web-result-most = Más puntos de esta fuente
web-result-counted = A la derecha de la línea: puntuación final
web-result-source-fights = Combates
web-result-source-tracks = Contadores
web-result-source-town = Pueblo
web-result-source-cattle = Ganado
web-result-source-stories = Historias
web-result-source-cards = Cartas
web-result-source-other = Otros
web-result-source-upgrades = Mejoras
web-result-source-money = Dinero
web-result-source-wounds = Heridas
web-result-source-wanted = Buscado
web-result-source-marshal = Marshal
web-result-source-tokens = Fichas

web-result-plot = Puntos de leyenda por ronda
web-result-plot-target = Línea discontinua: { $length } PL, donde se desencadena el final
web-result-plot-final = Final
web-result-plot-label = Puntos de leyenda por ronda. Las flechas recorren las rondas.
web-result-plot-round = Ronda { $round }
web-result-plot-end = Puntuación final
# One round read aloud: $values are names with their points.
web-result-plot-values = { $round }: { $values }
web-result-plot-value = { $name } { $lp }

web-result-rematch = Revancha
web-result-rematch-join = Unirme a la revancha
web-result-rematch-watch = Mirar la revancha
web-result-review = Análisis
web-result-replay = Repetición
web-result-home = Volver al pueblo
web-result-talk = Chat
web-result-record = Registro de la partida

web-seal-checking = Comprobando el sello
web-seal-ok = Los dados fueron limpios
web-seal-ok-more = Tu navegador ha comprobado los sellos de esta partida.
web-seal-ok-watch = Este navegador ha comprobado lo que ha podido. Solo un navegador que estuvo desde el principio puede comprobar que nada se volvió a sellar después.
web-seal-ok-record = Tu navegador ha comprobado todas las cartas robadas y las tiradas desde que esta mesa retomó la partida. Lo jugado antes no está sellado.
web-seal-wrong = Los sellos no coinciden
web-seal-wrong-more = La partida que se jugó no es la que se selló.
web-seal-untold = Nada que comprobar
web-seal-untold-more = El servidor no ha revelado su semilla.
web-seal-unable = Sin comprobar aquí
web-seal-unable-more = Los navegadores solo calculan sellos en páginas servidas por HTTPS. Puedes comprobar el registro por tu cuenta.
web-seal-details = Qué se ha comprobado
web-seal-title = El sello de los dados
web-seal-check-server = La parte del servidor coincide con su sello
web-seal-check-kept = El sello es el que tu navegador vio antes de la partida
web-seal-check-seed = La semilla sale de la parte del servidor y de las de todos los jugadores
web-seal-check-published = La semilla es la que se selló al empezar la partida
web-seal-check-parts = Los sellos y las partes son los que tu navegador vio al empezar la partida
web-seal-check-own = Tu propia parte está entre ellas
web-seal-check-draws = Cada carta robada y cada tirada del registro sale de la semilla
web-seal-unknown = { $check } (sin comparar, pues este navegador no tiene con qué compararlo)
web-seal-first = Esta mesa se creó con una versión anterior de Darkrock: sus sellos demuestran menos que los de las mesas nuevas, y su registro contiene solo la semilla.
web-seal-yes = Comprobado
web-seal-no = Fallido
web-seal-seed = Semilla
web-seal-server-part = La parte del servidor
web-seal-verify = Para comprobar la partida entera, con cada elección y cada carta, descarga su registro y ejecuta:
web-seal-command = darkrock replay --verify { $file }

## The replay of a game

web-replay-title = Repetición
web-replay-step = Paso { $n } de { $total }
web-replay-steps = Pasos de la partida
web-replay-round = Ronda { $round }
web-replay-setup = La partida se prepara
web-replay-hidden = Una elección oculta
web-replay-did = { $name }: { $choice }
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-next = Un paso adelante
web-replay-turn = Al turno siguiente
web-replay-last = Al final
web-replay-speed = Velocidad
web-replay-times = { $n }×
web-replay-seen = Vista de
web-replay-spectator = El público
web-replay-keys = Las flechas avanzan o retroceden un paso; la barra espaciadora reproduce y pausa.
web-replay-leave = Salir de la repetición
web-replay-copy = Copiar este momento
web-replay-copied = Enlace a este momento copiado
