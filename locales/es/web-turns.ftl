# Turn-based tables: their times, standing orders, vacations, notifications, and the list of the games that wait for the player.

## Settings of a table

web-turns-kind = Ritmo de juego
web-turns-live = En vivo
web-turns-slow = Por turnos
web-turns-live-more = Todos están en la mesa y juegan enseguida.
web-turns-slow-more = Se juega a lo largo de días: cada jugador tiene horas para una decisión.
web-turns-decision = Tiempo para cada decisión
web-turns-reserve = Reserva para toda la partida
web-turns-reserve-none = Ninguna
web-turns-missed = Un bot juega el resto tras
web-turns-missed-n = { $n ->
    [one] { $n } decisión perdida
   *[other] { $n } decisiones perdidas
 }
web-turns-vacations = Las vacaciones cuentan
web-turns-vacations-more = Durante las vacaciones de un jugador, su reloj se para.
web-turns-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
 }
web-turns-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
 }
web-turns-agreed = { $decision } por decisión, reserva: { $reserve }

## Clocks. The times are short: they stand on small labels.

web-turns-left-days = { $n } d { $hours } h
web-turns-left-hours = { $n } h { $minutes } min
web-turns-left-minutes = { $n } min
# For those who hear the page, and as a tooltip of a player’s clock.
web-turns-clock = Tiempo de { $name } para esta decisión: { $time }, incluida una reserva de { $reserve }.
web-turns-clock-you = Tu tiempo para esta decisión: { $time }, incluida una reserva de { $reserve }.
web-turns-on-vacation = De vacaciones hasta el { $date }
web-turns-reserve-left = Reserva: { $time }
web-turns-vacation = De vacaciones del { $begins } al { $ends }
web-turns-until = Quedan { $time }

## My games

web-turns-next = Siguiente partida
web-turns-next-n = { $n ->
    [one] Siguiente partida: { $n } te espera
   *[other] Siguiente partida: { $n } te esperan
 }
web-turns-tab = ({ $n }) { $name }
web-turns-notify-title = { $n ->
    [one] Es tu turno
   *[other] Es tu turno en { $n } partidas
 }

## Standing orders

web-orders = Órdenes fijas
web-orders-more = Decide de antemano lo que no haga falta preguntarte. Solo tú ves tus órdenes. Se cumplen un minuto después de la pregunta, nunca antes. Si no decides otra cosa, un pistolero juega por ti con los bandidos y guardias, y pasas en las reacciones para las que no te sirve ninguna carta.
web-orders-place = Estas órdenes valen
web-orders-place-all = En todas mis mesas
web-orders-place-here = Solo en esta mesa
web-orders-npc = Bandidos, guardias y otros rivales de los demás
web-orders-npc-bot = Juega un pistolero
web-orders-npc-ask = Preguntarme
web-orders-npc-more = Sus cartas no te dan nada. Todos tienen el mismo pistolero.
web-orders-windows = Reacciones
web-orders-windows-ask = Preguntarme
web-orders-windows-empty = Pasar si no sirve ninguna carta
web-orders-windows-always = Pasar siempre
web-orders-windows-bot = Decide un pistolero
web-orders-windows-more = El paso automático llega siempre un minuto después de la pregunta, así que nadie puede saber si tenías una carta o pasas siempre. Con «Pasar si no sirve ninguna carta», de una espera más larga los demás pueden deducir que te sirve una carta o que quieres que se te pregunte.
web-orders-goals = Un objetivo que puedes mostrar
web-orders-goals-ask = Preguntarme
web-orders-goals-show = Mostrarlo
web-orders-sheriff = Mover al Sheriff en los turnos de otros
web-orders-effects = Lo que te preguntan cartas e historias en los turnos de otros
web-orders-effects-more = El pistolero decide con tus cartas y tu dinero, como lo haría para sí. De su respuesta los demás pueden deducir tanto como de la tuya.
web-orders-poker = Cuando otros empiezan una partida de póker
web-orders-poker-ask = Preguntarme
web-orders-poker-never = No unirme nunca
web-orders-poker-rule = Unirme si…
web-orders-stake = Apuesta máxima
web-orders-stake-n = ${ $n }
web-orders-hand = Mi mano tiene al menos
web-orders-hand-any = Cualquier carta
web-orders-hand-pair = Una pareja
web-orders-hand-more = Quien adivine esta orden puede deducir de tu respuesta si tienes una pareja.
web-orders-faro = Cuando otros empiezan una partida de faro
web-orders-faro-ask = Preguntarme
web-orders-faro-never = No unirme nunca
web-orders-save = Guardar

## An order that is offered

web-offer-title = Los demás han esperado { $time }
web-offer-npc = Han esperado a que eligieras la carta de un bandido o un guardia.
web-offer-windows = Han esperado a que decidieras si reaccionar.
web-offer-sheriff = Han esperado a que movieras al Sheriff.
web-offer-effects = Han esperado tu respuesta a una carta o una historia.
web-offer-more = ¿Debe un pistolero decidir esas cosas en los turnos de otros: reacciones, movimientos del Sheriff, preguntas de cartas e historias? Decide con tus cartas, un minuto después de la pregunta, como lo haría para sí. Puedes cambiarlo en «Órdenes fijas».
web-offer-all = Sí, en todas mis mesas
web-offer-here = Solo aquí

## Since you were away

web-away-title = En tu ausencia
web-away-cut = Se omite lo más antiguo.
web-away-bot = Un bot ha jugado por ti.
web-away-play = Verlo
web-away-skip = Saltar
web-away-close = Cerrar

## Notifications outside of the page

web-tell-title = Avísame cuando sea mi turno
web-tell-more = En este dispositivo; en las partidas por turnos, también con Darkrock cerrado.
web-tell-page = Por ahora, solo mientras Darkrock está abierto en una pestaña. Actívalo para recibir avisos también cuando esté cerrado.
web-tell-trying = Un mensaje de prueba está en camino. Tarda como mucho 20 segundos.
# Variables: $when (text), a date with its time.
web-tell-on = Un mensaje de prueba llegó a este dispositivo: { $when }.
web-tell-again = Enviar otro
web-tell-retry = Reintentar
web-tell-never = No avisarme
web-tell-home = En un iPhone o iPad, añade primero Darkrock a la pantalla de inicio: toca el botón Compartir y luego «Añadir a pantalla de inicio». Ábrelo desde allí y activa esto.
web-tell-insecure = Los mensajes necesitan una dirección que empiece por https.
web-tell-unsupported = Este navegador no puede recibir mensajes con la página cerrada.
web-tell-blocked = Este navegador bloquea las notificaciones de este sitio. Permítelas en los ajustes del sitio y vuelve a intentarlo.
web-tell-worker = La parte de la página que recibe los mensajes no se inicia en este navegador. Las ventanas privadas no suelen permitirlo.
web-tell-service = Este navegador no tiene servicio de notificaciones o no puede acceder a él.
web-tell-refused = El servicio de notificaciones de este navegador rechaza los mensajes de este servidor.
web-tell-unreachable = El servicio de notificaciones de este navegador no acepta mensajes por ahora.
web-tell-silent = Se envió un mensaje de prueba, pero no llegó en 20 segundos. Quizá este dispositivo ahorra energía o retiene las notificaciones.
web-tell-many = Demasiados mensajes de prueba: vuelve a intentarlo en diez minutos.
web-tell-server = El servidor no responde: vuelve a intentarlo.
web-tell-instead-page = En su lugar recibes una notificación mientras Darkrock está abierto en una pestaña.
web-tell-instead-title = En su lugar lo dice el título de la pestaña mientras Darkrock está abierto.
web-tell-instead-mail = También recibes un correo.
web-tell-instead-mailable = También puedes recibir un correo: actívalo abajo.
web-mail-title = Correo electrónico
web-mail-more = Un resumen de las partidas que te esperan, si tu cuenta tiene una dirección y este servidor puede enviar correos.

## Vacations

web-vacation-title = Vacaciones
web-vacation-more = En las mesas por turnos que lo permiten, tu reloj se para durante tus vacaciones. Los demás ven las fechas. Aún puedes tomarte { $days } en un año.
web-vacation-begins = Primer día
web-vacation-ends = Último día
web-vacation-add = Añadir
web-vacation-dates = { $begins } – { $ends }
web-vacation-end = Terminar las vacaciones: { $dates }
web-vacation-end-short = Terminar

## Errors

web-error-turns = Estos tiempos no son posibles.
web-error-turn-based = En una mesa por turnos, solo el reloj decide cuándo juega un bot.
web-error-not-turn-based = Esto solo es posible en mesas por turnos.
web-error-subscription = El servicio de notificaciones de este navegador no se puede usar.
web-error-vacation = Elige un último día que no sea anterior al primero, como mucho 30 días después, y dentro de un año desde hoy.
web-error-vacation-past = Las vacaciones deben empezar hoy o más tarde.
web-error-vacation-overlap = Ya tienes vacaciones en esas fechas.
web-error-vacation-limit = Puedes tomarte como máximo 30 días de vacaciones en un año.
web-error-vacation-many = Has anunciado 12 periodos de vacaciones. Termina uno primero.
web-error-missed = Este resumen no está disponible.
