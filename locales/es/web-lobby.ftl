# The table before its game: who sits where, what was agreed on, the link, and the promise of fair dice.

web-lobby-lead = { $open ->
    [0] Ya están todos.
    [one] Hay un asiento libre.
   *[other] Hay { $open } asientos libres.
}
web-lobby-lead-record = { $open ->
    [0] Ya han vuelto todos. La partida continúa donde termina su registro.
    [one] Hay un asiento libre en la partida guardada.
   *[other] Hay { $open } asientos libres en la partida guardada.
}
web-lobby-seats = Asientos
web-lobby-open = Asiento libre
web-lobby-kept = Reservado para { $name }
web-lobby-kept-you = Reservado para ti
web-lobby-you = Tú
web-lobby-here = En la mesa
web-lobby-away = Ausente
web-lobby-any = Personaje al azar
web-lobby-sit = Sentarme aquí
web-lobby-sit-too = Añadir un jugador aquí
web-lobby-leave = Dejar el asiento
web-lobby-put-bot = Añadir un bot
web-lobby-level = Cambiar el nivel
web-lobby-free = Liberar el asiento
web-lobby-choose = Elegir un personaje
web-lobby-change = Cambiar de personaje
# What a button does with which seat, for those who hear the page.
web-lobby-of = { $action }: asiento { $n }
web-lobby-too-title = ¿Quién más juega aquí?
web-lobby-too-help = Varios jugadores pueden compartir esta pantalla: las manos se ocultan cada vez que el dispositivo pasa a otro jugador.
web-lobby-level-title = ¿Quién juega en el asiento { $n }?

web-lobby-start = Empezar la partida
web-lobby-start-ready = Todos los asientos están ocupados.
web-lobby-start-open = { $n ->
    [one] Aún hay un asiento libre: espera a un jugador o añade un bot.
   *[other] Aún hay { $n } asientos libres: espera a otros jugadores o añade bots.
}
web-lobby-start-host = Solo puede empezar la partida quien abrió la mesa.
web-lobby-start-host-open = Faltan jugadores. Quien abrió la mesa empezará cuando todos los asientos estén ocupados.
web-lobby-start-consent = Falta que todos acepten los cambios.
web-lobby-consent = Cambios de quien abrió la mesa: { $changed }
web-lobby-consent-length = la duración
web-lobby-consent-pace = el ritmo
web-lobby-consent-rating = si la partida es puntuable
web-lobby-consent-modules = a qué se juega
web-lobby-consent-waiting = { $n ->
    [one] Aún sin aceptar: { $names }. La partida puede empezar sin respuesta dentro de un segundo.
   *[other] Aún sin aceptar: { $names }. La partida puede empezar sin respuesta dentro de { $n } segundos.
}
web-lobby-consent-over = Aún sin aceptar: { $names }. La partida ya puede empezar.
web-lobby-consent-agree = De acuerdo
web-lobby-ready = Ya puedo empezar
web-lobby-ready-not = Todavía no
web-lobby-ready-mark = Confirmado
web-lobby-start-when-ready = La partida empieza en cuanto todos lo confirmen.
web-lobby-start-ready-open = Faltan jugadores. La partida empieza cuando todos los asientos estén ocupados y todos lo confirmen.
# $time: how long, such as “8 min”
web-lobby-deputy-soon = Quien abrió la mesa no está. Si no vuelve, { $name } podrá empezar la partida en { $time }.
web-lobby-deputy = Quien abrió la mesa no está. Mientras tanto, { $name } puede ocupar los asientos y empezar la partida.
web-lobby-deputy-you = Quien abrió la mesa no está. Mientras tanto, puedes ocupar los asientos, empezar la partida o cerrar la mesa.
web-lobby-deputy-none = Quien abrió la mesa no está.
web-lobby-close = Cerrar la mesa
web-lobby-close-title = ¿Cerrar esta mesa?
web-lobby-close-text = La mesa y su chat desaparecen para todos.
web-lobby-close-no = Mantenerla
web-lobby-news = Quién llega y quién se va
web-lobby-told-left = { $name } deja la mesa.
web-lobby-told-sat = { $name } se sienta.
web-lobby-told-removed = Tu asiento quedó libre para otros. Aún puedes mirar.
web-lobby-remove-title = ¿Expulsar a { $name }?
web-lobby-remove-text = { $name } pierde su asiento y queda fuera: desde ahora solo se sienta quien tenga invitación.
web-lobby-remove-no = Cancelar
web-lobby-remove = Expulsar

web-lobby-link = Invita a tus amigos
web-lobby-link-label = Enlace a esta mesa
web-lobby-link-more = Cualquiera que tenga el enlace puede sentarse o mirar.
web-lobby-link-key = Solo se sienta quien tenga invitación: este enlace es la única. Cambia cuando se expulsa a alguien.
web-lobby-link-account = Las personas con cuenta pueden sentarse. Cualquiera con el enlace puede mirar.
web-lobby-link-watch = Cualquiera con el enlace puede mirar. Los asientos son para personas invitadas.
web-lobby-link-names = Mi nombre en la vista previa
web-lobby-link-names-more = Donde se comparta el enlace, la vista previa dirá tu nombre y el de la mesa, y no solo que te invitan.
web-lobby-copy = Copiar
web-lobby-copied = Copiado
web-lobby-copy-hand = Pulsa Ctrl+C, o mantén pulsado el enlace, para copiarlo.

web-lobby-agreed = La partida
web-lobby-agreed-change = Cambiar
web-lobby-agreed-keep = Guardar
web-lobby-kind = Tipo
web-lobby-edition = Reglamento
web-lobby-length = Duración
web-lobby-characters = Personajes
web-lobby-goals = Objetivos
web-lobby-goals-yes = Se usan
web-lobby-goals-no = No se usan
web-lobby-pace = Ritmo de los bots
web-lobby-turns = Por turnos
web-lobby-opponents = Bandidos y guardias
web-lobby-opponents-bot = Los juega un pistolero
web-lobby-absence = Jugadores ausentes
web-lobby-absence-vote = Sustituidos por votación
web-lobby-absence-minutes = { $n ->
    [one] Un bot tras 1 minuto
   *[other] Un bot tras { $n } minutos
}
web-lobby-hints = Pistas
web-lobby-hints-yes = Permitidas
web-lobby-hints-no = No permitidas
web-lobby-listed = Visible para
web-lobby-listed-yes = Todo el mundo
web-lobby-listed-no = Quien tenga el enlace
web-lobby-entry = Asientos para
web-lobby-entry-link = Cualquiera con el enlace
web-lobby-entry-account = Personas con cuenta
web-lobby-entry-invitation = Personas invitadas
web-lobby-begins = Inicio
web-lobby-begins-ready = Cuando todos confirmen
web-lobby-begins-host = Cuando decida quien abrió la mesa

web-lobby-fair = Dados limpios
web-lobby-fair-more = El servidor selló su parte de la semilla cuando se creó la mesa, y el navegador de cada jugador añade después la suya. Tu navegador guarda el sello y, al terminar la partida, comprueba que nada haya cambiado.
web-lobby-fair-limits = Aun así, quien administra el servidor, de acuerdo con un jugador, podría probar muchos valores para la parte de ese jugador hasta que los dados les convengan a ambos. También puede abandonar partidas y empezar otras hasta que una salga bien.
web-lobby-fair-record = Las cartas que se robaron y los dados que se tiraron antes de que esta mesa retomara la partida no se sellaron, así que nadie puede comprobarlos.
web-lobby-fair-details = Mostrar los sellos
web-lobby-fair-server = Sello de la parte del servidor
web-lobby-fair-mine = Tu parte, asiento { $n }
web-lobby-fair-none = Tu parte se añade cuando te sientas.

web-talk = Chat
web-talk-none = Aún no hay mensajes.
web-talk-label = Di algo
web-talk-send = Enviar
web-talk-who = { $name }:

## House notes

web-notes-title = Notas de la casa
web-notes-none = Las notas de la casa son tus propias reglas y recordatorios. Adjunta un archivo de ayuda (YAML con secciones en Markdown) y todos en esta mesa podrán leerlo en las reglas.
web-notes-name = «{ $name }» está ahora entre las reglas de esta mesa.
web-notes-attach = Adjuntar un archivo
web-notes-replace = Sustituir
web-notes-remove = Quitar
# $what says in English what the program found wrong in the file, and on which line.
web-notes-wrong = Esto no es un archivo de ayuda: { $what }
web-notes-size = El archivo es demasiado grande: 64 KiB como máximo.

## The rulebook

web-edition = Reglamento
web-edition-en = Inglés
web-edition-en-changed = Inglés, modificado
web-edition-fr = Francés
web-edition-fr-changed = Francés, modificado
web-edition-it = Italiano
web-edition-it-changed = Italiano, modificado
web-edition-single = Reglas sueltas
web-edition-switch-five-of-a-kind = Repóker
web-edition-five-of-a-kind-below = Por debajo de la escalera real
web-edition-five-of-a-kind-above = Por encima de la escalera real
web-edition-switch-start-of-fight-step = Efectos del inicio del combate
web-edition-start-of-fight-step-before-cards = Antes de jugar cualquier carta
web-edition-start-of-fight-step-after-accepting = Cuando el defensor haya aceptado
web-edition-switch-guard-commits-first = Quién juega primero su carta en un asalto
web-edition-guard-commits-first-no = El asaltante
web-edition-guard-commits-first-yes = El guardia
web-edition-switch-bandit-draws-first = Cuándo se roban las cartas de un bandido
web-edition-bandit-draws-first-yes = Antes de que juegues una carta
web-edition-bandit-draws-first-no = Después de que juegues una carta
web-edition-switch-sheriff-draws-first = Cuándo se roban las cartas del Sheriff
web-edition-sheriff-draws-first-no = Después de que el jugador Buscado juegue una carta
web-edition-sheriff-draws-first-yes = Antes de que el jugador Buscado juegue una carta
web-edition-switch-surrender-to-sheriff = Rendirse al Sheriff
web-edition-surrender-to-sheriff-yes = Permitido
web-edition-surrender-to-sheriff-no = Solo si no tienes cartas
web-edition-switch-story-ride = Mover al Sheriff por una historia
web-edition-story-ride-up-to = Hasta el número de casillas indicado
web-edition-story-ride-exact = Exactamente el número de casillas indicado
web-edition-switch-delivery-after = Entregas y efectos del final de un movimiento
web-edition-delivery-after-move-action = Tras una acción de movimiento
web-edition-delivery-after-any-movement = Tras cualquier movimiento
web-edition-delivery-after-deliveries-any-movement = Solo entregas: tras cualquier movimiento
web-edition-switch-change-active-item = Cambiar de arma o de montura
web-edition-change-active-item-bought = Al comprar una
web-edition-change-active-item-bought-or-upgraded = Al comprar o mejorar una
web-edition-switch-raising-card-values = Subir el valor de una carta en un combate
web-edition-raising-card-values-never = Nunca
web-edition-raising-card-values-up-to-ace = Hasta el as
