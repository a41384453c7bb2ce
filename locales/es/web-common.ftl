# Texts of the page that several screens share, and those of its buttons, cards and dialogs.

web-wordmark = Darkrock
web-loading = Ensillando
web-trouble = Algo ha salido mal
web-try-again = Reintentar
web-close = Cerrar
web-announcement = De quien administra este servidor
web-cancel = Cancelar

web-lost = Página no encontrada
web-lost-more = Este enlace no lleva a ninguna parte. Vuelve atrás y prueba con otro.
web-lost-home = Volver al pueblo
web-table-missing = Mesa no encontrada
web-table-missing-more = Ninguna mesa tiene este enlace. Quizá se cerró, o el enlace está incompleto.

## When a player is asked: on the page, in the tab, in a notification of the browser

web-call-turn = Tu turno
web-call-choice = Tú eliges
web-notify-title = Notificaciones
web-notify-offer = ¿Quieres que este dispositivo te avise cuando sea tu turno?
web-notify-yes = Avisarme
web-notify-no = No, gracias

## Kinds of effects

web-kind-action = Acción
web-kind-bonus = Bonificación
web-kind-reaction = Reacción

## Cards

# $card is the rank and suit with the title, such as "9♦ Instincts".
web-card-playable = { $card }, se puede jugar
web-card-chosen = { $card }, carta elegida
web-card-dimmed = { $card }, ahora no se puede jugar
web-card-back = Carta boca abajo

## Players

# A player by person and character.
web-person-as = { $person } ({ $name })
web-shape-1 = círculo
web-shape-2 = cuadrado
web-shape-3 = triángulo
web-shape-4 = rombo
web-shape-5 = hexágono
web-shape-6 = escudo
web-seat = Asiento { $n }
web-marshal = Marshal
web-wanted = Buscado
web-row = fila { $n }
web-actions-left = { $n ->
    [0] Sin acciones
    [one] Queda 1 acción
   *[other] Quedan { $n } acciones
}

## The line to the server

web-line-lost = Conexión perdida. Reconectando…
web-in-line = { $ahead ->
    [one] Hay una petición antes que la tuya
   *[other] Hay { $ahead } peticiones antes que la tuya
}
web-version-new = Hay una versión nueva de esta página.
web-version-foreign = El servidor tiene una versión que esta página no entiende.
web-version-load = Cargarla
web-version-part = No se ha podido cargar una parte de esta página. Quizá haya una versión nueva.
web-error-network = No se puede conectar con el servidor.
web-error-server = El servidor no ha podido leer la petición.
web-error-reply = El servidor ha enviado una respuesta no válida.
web-error-page = Algo ha salido mal en esta página. Recárgala.
web-error-request = La página y el servidor tienen versiones distintas. Recarga la página.

## What the server says no to, by its short codes

web-error-no-guest = Elige primero un nombre.
web-error-cookies = Este navegador no conserva las cookies de este sitio, así que el servidor olvida tu nombre enseguida. Permite las cookies para este sitio.
web-error-name-taken = Una cuenta ya tiene este nombre, o uno que se le parece. Elige otro nombre o inicia sesión.
web-error-name-reserved = El programa se reserva este nombre. Elige otro.
web-error-not-found = No encontrado. Puede que el enlace esté incompleto.
web-error-too-many = Demasiadas peticiones. Espera un momento e inténtalo de nuevo.
web-error-bot-games = Desde tu red ya hay demasiadas partidas solo con bots, tuyas o de otra gente. Espera a que termine alguna.
web-error-too-slow = La petición ha tardado demasiado. Inténtalo de nuevo.
web-error-unavailable = El servidor no puede hacerlo ahora. Nada ha cambiado: inténtalo de nuevo.
web-error-elsewhere = Esta mesa se está trasladando a otro servidor. Inténtalo de nuevo.
web-error-banned = Quien administra este servidor ha excluido este navegador o esta dirección.
web-banned-account = Lo que se guarda sobre ti: verlo, descargarlo o borrarlo
web-error-internal = Error interno: el servidor no ha podido hacerlo.
web-error-name = Un nombre debe tener de 1 a 24 caracteres; el de una mesa puede tener hasta 40.
web-error-chat = Un mensaje debe tener de 1 a 300 caracteres.
web-error-chat-limit = Demasiados mensajes a la vez. Espera un momento.
web-error-seats = Una mesa debe tener de 2 a 6 asientos.
web-error-seat = Esta mesa no tiene ese asiento.
web-error-length = Una partida se juega a 15, 20 o 25 PL.
web-error-setup = Estas opciones no se pueden combinar.
web-error-modules = Estas expansiones y variantes no se pueden combinar.
web-error-unknown-module = Expansión desconocida.
web-error-unknown-mode = Modo desconocido.
web-error-unknown-variant = Variante desconocida.
# What does not go together where nobody has written it down more exactly. $module and $other are names.
web-misfit-players = «{ $module }» es para { $least } a { $most } jugadores.
web-misfit-players-only = «{ $module }» es solo para { $players } jugadores.
web-misfit-length = «{ $module }» no se juega a { $length } PL.
web-misfit-needs = «{ $module }» requiere «{ $other }».
web-misfit-needs-with = Con { $players } jugadores, «{ $module }» requiere «{ $other }».
web-misfit-excludes = «{ $module }» y «{ $other }» no se pueden combinar.
# For how many players and to which lengths a mode is recommended. $lengths is how many lengths there are: none, one or two.
web-advice = Recomendado para { $least } a { $most } jugadores{ $lengths ->
    [0] .
    [one] , a { $first } PL.
   *[other] , a { $first } o { $last } PL.
}
web-error-record = Este registro no se puede usar: está incompleto o contiene jugadas no permitidas.
web-error-record-long = Este registro es demasiado largo: el límite es de 512 KiB.
web-error-record-slow = Este registro tarda demasiado en reproducirse.
web-error-record-windows = Este registro se salta las ventanas de reacción vacías (skip-empty-windows: yes), así que pedir una reacción a un jugador revelaría sus cartas. Usa un registro con skip-empty-windows en «no».
web-error-bot = Bot desconocido.
web-error-character = Este personaje no está disponible, o lo tiene otro jugador.
web-error-open-seats = Aún hay un asiento libre: ocúpalo primero con una persona o un bot.
web-error-part-missing = El navegador de un jugador aún no ha enviado su parte de la semilla. Espera a que ese jugador abra la mesa.
web-error-taken = Otro jugador tiene este asiento.
web-error-started = La partida ha empezado: los asientos ya no cambian.
web-error-not-host = Solo puede hacerlo quien abrió la mesa.
web-error-not-your-seat = Este asiento no es tuyo.
web-error-not-seated = Solo pueden hacerlo los jugadores sentados.
web-error-not-finished = Estará disponible cuando termine la partida.
web-error-settled = Esta partida ya cuenta como abandonada: se puede seguir jugando, pero no terminar sin resultado.
web-error-no-game = No hay ninguna partida en curso en esta mesa.
web-error-no-person = En este asiento no juega ninguna persona.
web-error-no-bot = En este asiento no juega ningún bot.
web-error-no-vote = Solo pueden votar los demás jugadores de la partida.
web-error-present = Este jugador está aquí y dentro del límite de tiempo. Solo se puede votar para sustituir a jugadores ausentes o demasiado lentos.
web-error-bot-plays = En este asiento juega un bot: recupéralo primero.
web-error-stale = La partida ha seguido. Elige de nuevo.
web-error-not-asked = Este asiento no tiene nada que decidir ahora.
web-error-choice = Esa elección no es válida.
web-error-open = Esa elección ya es posible.
web-error-undo = Nada que deshacer: se ha revelado información oculta, o ha elegido otro jugador.
web-error-hints-off = Esta mesa juega sin pistas.
web-error-rated-one-seat = En una mesa puntuable, cada navegador puede ocupar un solo asiento.
web-error-rated-agreed = Se han sentado otros jugadores, así que ya no puedes cambiar si la partida es puntuable o no.
web-error-rated-record = Una partida retomada de un registro no puede ser puntuable.
web-error-rules-changed = Las reglas han cambiado desde que se jugó esta partida.
web-error-no-result = Esta partida terminó sin resultado.
web-error-goes-on = Esta partida continúa: no hay nada que decidir.
web-error-consent = Aún no todos han aceptado los cambios. Espera un momento.
web-error-protocol = El servidor tiene una versión que esta página no entiende.
web-error-rated-account = Las partidas puntuables requieren una cuenta. Haz permanente tu nombre primero.
web-error-rated-modules = Solo son puntuables las partidas con las expansiones del propio programa.
web-error-rated-program = Los programas no juegan en mesas puntuables.
web-error-listed-tables = Tres de tus mesas abiertas ya son públicas. Empieza la partida de una de ellas o deja una; si no, muestra esta solo a quien tenga el enlace.
web-error-listed-network = La lista ya tiene bastantes mesas abiertas desde tu red. Muestra esta solo a quien tenga el enlace o inténtalo más tarde.
web-error-seat-refused = Quien abrió la mesa reserva este asiento para otros.
web-error-seat-account = Aquí solo se sienta quien tiene cuenta. Haz permanente tu nombre primero.
web-error-seat-invitation = Aquí solo se sienta quien tiene invitación. Pide un enlace a quien abrió la mesa.
web-error-seat-removed = Te han quitado de esta mesa. Quien la abrió puede volver a invitarte con un enlace.
web-error-ignore-self = Este es tu propio perfil.
web-error-search = Esta búsqueda no se entiende.
web-error-language = Idioma desconocido.
web-error-no-hint = No se ha encontrado ninguna pista. Inténtalo de nuevo.
web-error-not-faced = Confirma primero que estás ante la pantalla.

## A number that stands here must stand in the whole text.

web-gist-cheat = En el póker puede tener cualquier valor; conserva su palo.
web-gist-sprint = Tras una acción de movimiento: hasta 2 casillas más.
web-gist-manhunt = Mueve al Sheriff hasta 3 casillas. Si eres Marshal o Buscado, gana 1 PL.
web-gist-stick-em-up = Tras la revelación, resta 2 a la carta de tu rival.
web-gist-reputation = Tras ganar puntos de Marshal o de Buscado, gana 1 más.
web-gist-wallop = Jugador vencido: sufre 1 herida más. Otro rival vencido: roba 1 carta.
web-gist-shootout = Tras comparar las cartas, puedes repetir el combate.
web-gist-instincts = Roba 3 cartas, o 1 cuando descartes esta carta.
web-gist-lady-luck = Al jugarla en el póker: gana $30 y roba 1 carta.
web-gist-bulletproof = En un combate, anula tus heridas y cura 1.
web-gist-quickdraw = Anula el efecto de una carta de combate.
