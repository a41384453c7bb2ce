# The game's own screen in the browser: bar, rail, ledgers, decision, mat, hand, log.

## The bar

web-game-round = Ronda { $n }
web-game-length = Partida a { $n } PL
# The same in the narrow bar of a phone, beside the round.
web-game-length-short = A { $n } PL
web-game-set-up = Preparación
web-game-your-turn = Tu turno
web-game-turn-of = Turno de { $name }
web-game-you-choose = Tú eliges
web-game-waiting-for = Esperando a { $names }
web-game-phase-last-but-one = Queda una ronda más después de esta
web-game-phase-last = La última ronda
web-game-phase-over = La partida ha terminado
web-game-deck = { $n ->
    [one] 1 carta en el mazo
   *[other] { $n } cartas en el mazo
}
web-game-discards = { $n ->
    [one] 1 descarte
   *[other] { $n } descartes
}
web-game-discards-title = La pila de descartes
web-game-rules = Reglas
web-game-chat = Chat
web-game-sound-on = Sonido activado
web-game-sound-off = Sonido desactivado
web-game-settings = Ajustes
web-game-menu = Menú
web-game-skip = Ir a tus opciones
web-game-keys = Teclado
web-game-keys-title = Teclas
web-game-keys-numbers = Elegir una opción por su número
web-game-keys-tab = Recorrer opciones, cartas y casillas
web-game-keys-escape = Deseleccionar, o cerrar lo que está abierto
web-game-keys-hint = Mostrar u ocultar una pista
web-game-keys-help = Mostrar estas teclas
web-game-home = Dejar la mesa
web-game-watching = Mirando
web-game-review = Repetición
web-game-line-opening = Conectando
web-game-line-closed = Podrás elegir de nuevo cuando vuelva la conexión.
web-game-line-sent = Tu elección se enviará cuando vuelva la conexión.
web-game-choice-late = La conexión se perdió mientras elegías, y la partida ha seguido. Mira la crónica y elige de nuevo.
web-game-chosen = Tu elección: { $choice }
web-game-resign = Dejar la partida a un bot
web-game-resign-title = ¿Dejar la partida?
web-game-resign-text = Un bot ocupa tu asiento y sigue jugando. Puedes mirar, y volver mientras dure la partida.
web-game-resign-yes = Dejarla a un bot
web-game-resign-no = Seguir jugando
web-game-come-back = Recuperar mi asiento
web-game-end = Terminar la partida para todos
web-game-end-title = ¿Terminar la partida sin resultado?
web-game-end-text = La partida termina cuando todas las personas que juegan están de acuerdo. Entonces no cuenta para nadie: ni valoración, ni logros, ni estadísticas.
web-game-end-yes = Preguntar a los demás
web-game-end-alone = Terminar la partida
web-game-quit = { $n ->
    [one] { $names } quiere terminar la partida sin resultado
   *[other] { $names } quieren terminar la partida sin resultado
}
web-game-quit-you = Quieres terminar la partida sin resultado
web-game-quit-waiting = A la espera de { $names }.
web-game-quit-agree = Terminar la partida
web-game-stand-in-you = Un pistolero juega por ti
web-game-stand-in-for = Un pistolero juega por { $name }
web-game-stand-in-absent = Tu ausencia ha superado el tiempo que permite esta mesa.
web-game-stand-in-idle = Llevas sin jugar más tiempo del que permite esta mesa.
web-game-stand-in-vote = Los demás jugadores han votado por un bot.
web-game-stand-in-late = Se acabó tu tiempo para esta decisión. La próxima vuelve a ser tuya.
web-game-stand-in-overdue = Se te ha acabado el tiempo varias veces.
web-game-stand-in-resign = Has dejado la partida a un bot.
# $ahead: the number of games of bots that play before this one
web-game-in-line = { $ahead ->
    [0] Esta partida es la siguiente
    [one] Hay 1 partida antes que esta
   *[other] Hay { $ahead } partidas antes que esta
}
web-game-in-line-more = Se están jugando muchas partidas solo de bots. Esta empezará sola cuando le toque; puedes irte y volver.
web-game-stopped = Las reglas han cambiado
web-game-stopped-more = Desde que empezó esta partida se han corregido reglas del programa: la elección { $choice } de la partida ya no es posible. La partida vuelve al momento anterior. { $left ->
    [one] Esa elección no cuenta.
   *[other] Esa elección y las siguientes ({ $left } en total) no cuentan.
}
web-game-stopped-continue = Seguir desde aquí
web-game-stopped-waiting = Has aceptado. Esperando a { $names }.
web-game-stopped-end = Terminar sin resultado
web-game-stopped-export = Terminar y guardar el registro
web-game-ended = Terminó sin resultado
web-game-ended-more = Las reglas se corrigieron durante esta partida y sus jugadores la terminaron. No cuenta para nadie.
web-game-ended-agreed = Quienes jugaban acordaron terminar la partida. No cuenta para nadie.
web-game-take-over = Seguir yo
web-game-still-there = ¿Sigues ahí?
web-game-steps-in-you = Un bot jugará pronto por ti.
web-game-here = Aquí estoy
web-game-steps-in = Un bot jugará pronto en su lugar.
web-game-idle-more = { $name } lleva un rato sin hacer nada.
web-game-slow-more = { $name } tarda más de lo que permite esta mesa.

## Players

web-game-players = Jugadores
web-game-player-more = { $name }: detalles del jugador
web-game-first = Jugador inicial
web-game-you = Tú
web-game-playing = Juega
web-game-chooses = Eligiendo
web-game-bot = Bot:
web-game-bot-plays = Juega un bot
web-game-away = Ausente
web-game-deeds-left = { $n ->
    [one] Queda 1 carta
   *[other] Quedan { $n } cartas
}
web-game-lp = PL
web-game-lp-of = { $n } PL
web-game-money-of = Dinero: ${ $n }
web-game-cards-of = { $n ->
    [one] 1 carta en mano
   *[other] { $n } cartas en mano
}
web-game-nuggets-of = { $n ->
    [one] 1 pepita de oro
   *[other] { $n } pepitas de oro
}
web-game-wounds-of = Heridas: { $n } de { $of }
web-game-track-none = Ni Marshal ni Buscado
web-game-stands = Lugar: { $place }
web-game-drives = Lleva ganado: { $ranch }
web-game-discs = { $n ->
    [one] 1 disco en las historias
   *[other] { $n } discos en las historias
}
web-game-tokens-of = { $n ->
    [one] 1 ficha legendaria
   *[other] { $n } fichas legendarias
}
web-game-goals-of = { $n ->
    [one] 1 objetivo cumplido
   *[other] { $n } objetivos cumplidos
}
web-game-goal-shown = { $goal }: { $text }
web-game-facedown = { $n ->
    [one] 1 carta boca abajo
   *[other] { $n } cartas boca abajo
}
web-game-items = Pertenencias
web-game-no-items = Aún sin objetos
web-game-ability = Habilidad legendaria
web-game-ability-off = A partir de { $n } PL
web-game-away-more = { $name } no está aquí.
web-game-vote = Que siga un bot
web-game-voted = { $n ->
    [one] 1 voto por un bot
   *[other] { $n } votos por un bot
}
web-game-on-foot = A pie
web-game-unarmed = Sin arma

## Tracks and stories

web-game-marshal-when = PL al final de la partida
web-game-wanted-when = PL al final de tu turno
web-game-track-event = Aquí hay una marca de evento: quien llegue primero resuelve un evento.
web-game-track-space = { $track } { $n }: { $gives }
web-game-track-points = { $track }, casilla { $n } de { $of }
web-game-track-beyond = { $track }, cada punto más allá de la última casilla: { $gives }
web-game-track-nothing = nada
web-game-track-here = Aquí: { $names }
web-game-money = ${ $n }
web-game-points = { $n } PL
web-game-row-worth = +{ $n }
web-game-story = Historia
web-game-story-cards = Mazo: { $n }
web-game-story-none = No quedan historias
web-game-story-later = Se abrirá cuando empiece la partida
web-game-story-discs = Discos: { $n } de { $of }

## My mat and hand

web-game-mat = Tus pertenencias
web-game-of = de { $n }
web-game-slot-item = Objeto
web-game-spaces = { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
web-game-upgraded = con mejora
web-game-not-active = no se usa en este turno
web-game-wounds = Heridas
web-game-nuggets = Pepitas de oro
web-game-cash = Dinero
web-game-cattle-of = Ganado: { $ranch }
web-game-goal-met = Cumplido: muéstralo antes de que acabe tu turno
web-game-goal-open = Aún sin cumplir
## What things are for

# $what is the name of a thing on the table.
web-about-open = Para qué sirve: { $what }
web-about-rules = En las reglas
web-about-shelves = Ver lo que se vende
web-about-no-place = Aquí no hay ningún lugar.
web-about-place = ¿Qué hay aquí?
web-about-bandit = Un bandido: quien entra en esta casilla debe combatir contra él.
web-about-sheriff = El Sheriff: si eres Buscado, no puedes entrar en su casilla.
web-about-players = Aquí: { $names }
web-about-story = Historia { $deck }
web-about-story-missing = { $n ->
    [0] Completa: se resuelve al final de este turno.
    [one] Falta 1 disco.
   *[other] Faltan { $n } discos.
}
web-about-story-unknown = La recompensa se revela al resolver la historia. La recibe cada jugador con un disco en la historia.
# Your next completed goal: of tokens worth $low to $high LP you draw $n and keep $n in all.
web-about-goal-value = { $n ->
    [one] Vale 1 ficha legendaria de { $low } a { $high } PL
   *[other] Vale una ficha legendaria más, de { $low } a { $high } PL: roba { $n } y conserva { $n } de todas las que tengas
}
web-about-item-lp = { $n } PL en la puntuación final.
web-about-item-upgraded = Con mejora (por ${ $n }), vale { $lp } PL en la puntuación final:
web-about-item-copy = Nombre de esta copia: { $name }.
web-about-item-owner = Pertenece a { $name }.
web-about-item-price = Cuesta ${ $n } en el comercio.
web-about-money = Dinero
web-about-lp = Puntos de leyenda
web-about-hand = Cartas de póker
web-about-nugget = Pepitas de oro
web-about-wound = Heridas

## Cards that stay until they are closed

# $title is what stands on the card.
web-notice-close = Cerrar: { $title }
web-notice-goals = Tus objetivos
web-notice-result = Cómo acabó
web-recap-title = Desde tu último turno
web-recap-first = Antes de tu primer turno
web-recap-mine = Tus cambios
web-recap-others = Otros jugadores
# $n is a number with its sign.
web-recap-lp = { $n } PL
web-recap-money-more = +${ $n }
web-recap-money-less = −${ $n }
web-recap-nothing = sin cambios
web-game-tokens-own = Tus fichas legendarias, en PL: { $values }
web-game-hand = Tu mano
web-game-hand-empty = Sin cartas en mano
web-game-hand-dealer = Repartes por la casa

## The decision

web-game-decision = Tu decisión
web-game-both = { $first }: { $rest }
web-game-undo = Deshacer
web-game-undo-more = Deshacer tu última elección
web-game-why = ¿Por qué?
web-game-why-more = Mostrar la regla correspondiente
web-game-group-move = Moverse
web-game-group-cards = Usar una carta o un objeto
web-game-group-card = Elegir una carta
web-game-group-here = Aquí: { $place }
web-game-group-here-plain = Aquí
web-game-group-fight = Combatir
web-game-group-choice = Elegir
web-game-group-goal = Objetivos cumplidos
web-game-group-stop = O bien
web-game-ride = Moverse hasta { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
web-game-ride-short = Moverse hasta { $n }
web-game-walk = Moverse hasta { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
web-game-reach = { $mount } · { $n ->
    [one] 1 casilla a tu alcance
   *[other] { $n } casillas a tu alcance
}
web-game-reach-plain = { $n ->
    [one] 1 casilla a tu alcance
   *[other] { $n } casillas a tu alcance
}
web-game-ride-on-map = Elegir en el mapa
web-game-destinations = ¿Adónde?
web-game-destinations-more = Elige un lugar con nombre, o cualquier casilla iluminada del mapa.
web-game-beyond-move = Está demasiado lejos. Con una acción te mueves hasta { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}, pero no más allá de un bandido.
web-game-beyond-start = No puedes empezar ahí. Elige una de las casillas iluminadas.
web-game-beyond-sheriff = El Sheriff no se puede mover ahí. Elige una de las casillas iluminadas.
web-game-beyond = Ahora no puedes moverte ahí. Elige una de las casillas iluminadas.
web-game-back = Atrás
web-game-start-fight = Empezar un combate
web-game-fight-nobody = No hay nadie en tu casilla
web-game-ride-and-fight = Moverse y combatir
web-game-ride-to = Ir a { $place }
web-game-elsewhere = A otra parte
web-game-do-ride = Ir allí
web-game-do = Confirmar
web-game-do-not = Aún no
web-game-end-early = { $n ->
    [one] Aún te queda 1 acción. ¿Terminar de todos modos?
   *[other] Aún te quedan { $n } acciones. ¿Terminar de todos modos?
}
web-game-pick-two = Elige dos cartas de tu mano.
web-game-pick-more = Elige una carta más.
web-game-lay-two = Jugar estas dos
web-game-lay-hand = { $hand } con el flop
# $n is how many of these cards are laid.
web-game-lay-bonus = { $n ->
    [one] { $name }
   *[other] { $name } dos veces
}
web-game-lay-shown = Cuando se revelen las cartas
web-game-lay-lost = Llegas a tu límite: se pierden ${ $n }.
web-game-lay-kept = Bonificación solo si la juegas: { $name }.
web-game-gain-cards = { $n ->
    [one] +1 carta
   *[other] +{ $n } cartas
}
# Where a reaction, or passing, would leave a fight.
web-game-outlook-win = Ganarías.
web-game-outlook-lose = Perderías.
web-game-outlook-again = El combate empezaría de nuevo.
# What a limit takes of a gain: $n of $of are gained, $limit is what one can hold.
web-log-cut-money = { $you ->
    [name] Ganas ${ $n } de ${ $of }: puedes tener
   *[no] { $name } gana ${ $n } de ${ $of } y puede tener
} ${ $limit } como máximo.
web-log-cut-nuggets = { $you ->
    [name] Tomas { $n } de { $of } pepitas: puedes llevar
   *[no] { $name } toma { $n } de { $of } pepitas y puede llevar
} { $limit } como máximo.
web-game-passing = No tienes cartas con las que reaccionar, así que el juego pasa por ti. Elige «Esperar» para quedarte a mirar.
web-game-passing-title = Pasas
web-game-ending = Ningún objetivo que mostrar: termina tu turno
web-game-ending-title = Termina tu turno
# Answers a question once for all.
web-standing-always-mount = Seguir siempre con la montura en uso
web-standing-always-weapon = Seguir siempre con el arma en uso
web-standing-always-payment = Siempre el dinero primero
web-standing-always-more = No se te volverá a preguntar. Puedes cambiarlo en los ajustes.
web-standing-ask = Preguntarme de nuevo desde ahora
# The income of this turn in all of one's turns. Shown at one's money while it stands, with what ends it.
web-farther = Ofrecer tras un movimiento: { $what }
web-stayed = Tu movimiento acabó aquí.
web-stayed-farther = Ir más lejos
web-stayed-more = Te devuelve al final de tu movimiento, donde se te ofrece lo que puede prolongarlo.
web-farther-more = Si está activado, tras cada movimiento se te pregunta si usas lo que puede llevarte más lejos. Si no, te quedas donde acaba el movimiento.
web-each-turn = Los mismos cada turno
web-each-turn-more = En esta partida tomas estos ingresos al principio de cada uno de tus turnos, hasta que lo anules: junto a tu dinero, en el menú o en los ajustes.
web-each-turn-money = Ingresos cada turno: dinero
web-each-turn-cards = Ingresos cada turno: cartas
web-each-turn-both = Ingresos cada turno: dinero y una carta
web-each-turn-end = Preguntarme de nuevo por mis ingresos
# Discards the lowest cards of a hand in one press; $n is their number, 2 or more.
web-game-lowest = Descartar las { $n } más bajas
web-game-wait = Esperar
web-game-waits = Nada que hacer por ahora
web-game-waits-for = Esperando la elección de { $names }.
# $text: what somebody else is asked, as that player reads it.
web-game-waits-question = La pregunta: «{ $text }»
web-game-shows = Mira
web-game-paused = En pausa
web-game-pause = Pausa
web-game-pause-more = Pone en pausa la animación. La partida continúa.
web-game-go-on = Continuar
web-game-watch-more = Estás mirando esta partida. La información oculta sigue oculta.
web-game-over = La partida ha terminado
web-game-over-more = Se están contando los puntos.
web-game-refused = No está permitido: { $reason }
web-game-handover = Pasa el dispositivo a { $name }
web-game-handover-more = No se muestra nada hasta que { $name } tenga el dispositivo.
web-game-handover-go = Soy { $name }

web-game-hint-actions = Elige una <b>casilla iluminada</b> para ir allí, o elige otra acción.
web-game-hint-actions-last = Tu última acción: elige una <b>casilla iluminada</b>, u otra acción.
web-game-hint-actions-none = No quedan acciones. Termina tu turno o muestra un objetivo.

## Titles of questions

web-game-title-draft = ¿Quién serás?
web-game-title-start = ¿Dónde empiezas?
web-game-title-income = Elige tus ingresos
web-game-title-weapon = ¿Qué arma?
web-game-title-mount = ¿Qué montura?
web-game-title-actions = ¿Qué harás?
web-game-title-end-of-turn = Termina tu turno
web-game-title-extend-move = ¿Seguir adelante?
web-game-title-move-ended = Has llegado
web-game-title-ride = ¿Adónde?
web-game-title-fight-start = Empieza el combate
web-game-title-commit = Juega una carta
web-game-title-accept-or-decline = ¿Combatirás?
web-game-title-commit-or-decline = ¿Combatirás?
web-game-title-npc-bandit = Juegas por el bandido
web-game-title-npc-heist = Juegas por el guardia
web-game-title-npc-sheriff = Juegas por el Sheriff
web-game-title-npc-opponent = Juegas por el rival
web-game-title-fight-reveal = ¿Usas tu carta?
web-game-title-fight-reactions = ¿Tu reacción?
web-game-title-fight-compared = ¿Usas tu carta?
web-game-title-fight-outcome-rob = Toma tu botín
web-game-title-fight-outcome = Tu recompensa
web-game-title-fire = ¿Qué va primero?
web-game-title-choose = ¿Cuál eliges?
web-game-title-suffer = Elige una penalización
web-game-title-may = ¿Aceptas?
web-game-title-player-here = ¿Qué jugador?
web-game-title-tribute = A pagar
web-game-title-travel = ¿Adónde viajas?
web-game-title-store = De compras
web-game-title-upgrade = ¿Qué mejoras?
web-game-title-shop = ¿Qué compras?
web-game-title-equip-new = ¿Lo usas ya?
web-game-title-discard = Descarte
web-game-title-discard-limit = Demasiadas cartas
web-game-title-npc-restart = ¿Empezar de nuevo?
web-game-title-sheriff-ride = Mueve al Sheriff
web-game-title-sheriff-place = Coloca al Sheriff
web-game-title-sheriff-arrest = ¿A quién arresta?
web-game-title-poker-join = ¿Póker?
web-game-title-poker-lay = Tus dos cartas
web-game-title-poker-bonus = ¿Usas una bonificación?
web-game-title-poker-after = Después del póker
web-game-title-reroll = ¿Volver a tirar?
web-game-title-offer = ¿Contribuyes?
web-game-title-points = ¿Tu reacción?
web-game-title-tokens = Tus fichas legendarias
web-game-title-over = La partida ha terminado

## What a choice does

web-game-pay = Pagar ${ $n }
web-game-gain-money = +${ $n }
web-game-gain-lp = +{ $n } PL
web-game-more = +{ $n }
web-game-less = −{ $n }
# $limit is the most that one can hold.
web-game-lost-money = Se perderían ${ $n }: puedes tener ${ $limit } como máximo
web-game-lost-nuggets = { $n ->
    [one] Se perdería 1 pepita: puedes llevar { $limit } como máximo
   *[other] Se perderían { $n } pepitas: puedes llevar { $limit } como máximo
}
web-game-price = ${ $n }
web-game-price-free = Gratis
web-game-offer-work = Trabajar
web-game-offer-heal = Visitar al doctor
web-game-offer-visit = Ir de compras
web-game-offer-visit-more = No gastas ninguna acción hasta que compres
web-game-offer-leave = Salir del comercio
web-game-offer-leave-more = Sin gastar nada
web-game-buy-only = Después sales del comercio: para varias compras, elige «Ir de compras»
web-game-buy-several = Para varias compras
# Above the things of a store, each of which is bought with one press.
web-game-wares = Una sola compra y salir
web-game-visit-free = Aún no has gastado nada. Tu primera compra cuesta 1 acción; en la misma acción puedes comprar más hasta que salgas.
web-game-offer-revel = Ir de fiesta: { $n } PL
web-game-offer-poker = Jugar al póker
web-game-offer-poker-more = Apuestas ${ $n }, la casa añade ${ $house }
web-game-offer-prospect-more = Tirar los dos dados
web-game-offer-heist-more = Si ganas: ${ $money }, Buscado +{ $wanted }
web-game-offer-acquire-more = Para arrearlo o robarlo más tarde
web-game-offer-deposit = { $nuggets ->
    [one] Vender 1 pepita
   *[other] Vender { $nuggets } pepitas
}
web-game-offer-deposit-cards = { $nuggets ->
    [0] { $cards ->
        [one] Vender 1 carta como pepita
       *[other] Vender { $cards } cartas como pepitas
    }
    [one] { $cards ->
        [one] Vender 1 pepita, 1 carta
       *[other] Vender 1 pepita, { $cards } cartas
    }
   *[other] { $cards ->
        [one] Vender { $nuggets } pepitas, 1 carta
       *[other] Vender { $nuggets } pepitas, { $cards } cartas
    }
}
# A fight card for a bandit, a guard or the Sheriff: whom its text is about.
web-game-offer-npc = Para { $name }: { $text }
web-game-offer-duel = Retar a duelo a { $name }
web-game-offer-duel-lp = Si ganas: { $n } PL
web-game-offer-rob = Atracar a { $name }
web-game-offer-rob-more = Si ganas: la mitad del dinero o de las pepitas
web-game-offer-rob-all-more = Si ganas: todo el dinero o todas las pepitas
web-game-offer-arrest = Arrestar a { $name }
web-game-offer-arrest-more = Si ganas: 1 punto de Marshal
web-game-offer-mesa = { $n ->
    [one] { $place }, a través de la meseta
   *[other] { $place }, a través de { $n } mesetas
}
web-game-tip-bandit = Aquí hay un bandido:
web-game-tip-bandit-more = tu movimiento acaba en combate.
web-game-offer-bandit = Aquí hay un bandido: tu movimiento acaba en combate.
web-game-offer-opponent = { $opponent }: tu movimiento acaba en combate.
web-game-offer-fare = El tren cuesta ${ $n }.
web-game-offer-way-plain = { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
web-game-offer-players = { $names } está aquí.
web-game-offer-players-many = { $names } están aquí.
web-game-offer-tokens = { $n ->
    [one] Conservar 1 ficha
   *[other] Conservar { $n } fichas
}
web-game-offer-tokens-more = Valor en PL: { $values }
web-game-offer-tokens-none = Ninguna
web-game-offer-reroll-1 = Volver a tirar el primer dado
web-game-offer-reroll-2 = Volver a tirar el segundo dado
web-game-offer-reroll-more = Muestra: { $face }
web-game-offer-contribute = Historia { $deck }
web-game-offer-end-more = { $n ->
    [0] Sin acciones
    [one] Queda 1 acción
   *[other] Quedan { $n } acciones
}
web-game-offer-target-more = Lugar: { $place }

## What a choice changes, as far as it is certain

web-game-lose-money = −${ $n }
web-game-lose-lp = −{ $n } PL
web-game-gain-nuggets = { $n ->
    [one] +1 pepita
   *[other] +{ $n } pepitas
}
web-game-lose-nuggets = { $n ->
    [one] −1 pepita
   *[other] −{ $n } pepitas
}
web-game-gain-wounds = { $n ->
    [one] +1 herida
   *[other] +{ $n } heridas
}
web-game-heal-wounds = { $n ->
    [one] −1 herida
   *[other] −{ $n } heridas
}
web-game-gain-actions = { $n ->
    [one] +1 acción
   *[other] +{ $n } acciones
}
# $from and $to are the LP before and after.
web-game-lp-sum = +{ $n } PL: de { $from } a { $to }
# A step on a track: its name and the space that is reached; $pays is what that space gives, such as “+$20”.
web-game-step = { $track }, casilla { $n }
web-game-step-pays = { $track }, casilla { $n }: { $pays }
web-game-step-off = { $track }: vuelta al inicio
# What a choice changes for somebody else, after the name and a colon, with commas between: the space on a track where the cube then is,
# such as “Wanted 0”, an arrest, and the place to which the figure is moved.
web-game-other-step = { $track } { $n }
web-game-other-arrested = arresto
web-game-other-moved = a { $place }
web-game-offer-reward-end = Estás al final del contador
# Players who could react, as far as everybody knows.
web-game-may-react = Posible reacción de { $names }
# The player who plays the cards of a bandit, guard or other opponent.
web-game-plays-npc = { $name } juega la carta de combate del rival
web-game-either-way = En cualquier caso: { $what }
# $places are up to four places within two spaces, nearest first.
web-game-near = Cerca: { $places }
web-game-near-nothing = Nada a dos casillas o menos
web-game-near-bandit = Bandido
web-game-offer-accept-more = Después eliges tu carta

## How likely a choice succeeds

web-game-odds-brief = { $n }% de probabilidad
# $percent is exact, $n in $of a simple fraction near it.
web-game-odds = { $percent }% de probabilidad, cerca de { $n } de cada { $of } veces
# $odds is one of the two above.
web-game-odds-card = Para vencer a la carta contraria, antes de las reacciones: { $odds }
web-game-odds-best = Con tu mejor carta, para vencer a la contraria antes de las reacciones: { $odds }
web-game-odds-hand = Para ganar el bote, sean cuales sean las cartas de los demás: { $odds }
web-game-odds-pot = Con tu mejor jugada, para ganar el bote, contando todas las cartas posibles: { $odds }
web-game-odds-joined = Con tu mejor jugada, para ganar el bote contra quienes juegan hasta ahora, contando todas las cartas posibles: { $odds }
web-game-odds-dealer = Con tu mejor jugada, para ganar el bote contra el crupier, contando todas las cartas posibles: { $odds }
web-game-odds-nugget = Una pepita de oro: { $odds }
web-game-odds-wound = Sin herida: { $odds }

## The hint

web-hint = Pista
web-hint-more = ¿Qué haría un pistolero?
web-hint-title = El consejo de un pistolero
web-hint-close = Ocultar la pista
web-hint-thinking = Lo está pensando
web-hint-thinking-more = Puedes elegir sin esperar.
web-hint-silent = Ninguna opción es claramente mejor.
web-hint-again = Otra vez
# Spoken once the advice is there: the best choice, and its chance of winning the game.
web-hint-best = Aconsejado: { $choice }. { $n }% de probabilidad de ganar la partida.
web-hint-key-choice = Las mejores opciones
web-hint-key-chance = Probabilidad de ganar
web-hint-percent = { $n }%
web-hint-chance = { $n }% de probabilidad de ganar
# $lp is a number with its sign.
web-hint-worth = { $lp } PL
# $clauses say why, such as "62% to win, worth about 3 LP", joined by the comma below.
web-hint-sentence = { $clauses }.
web-hint-comma = { ", " }
web-hint-mark = Aconsejado
web-hint-play = Jugar esto
web-hint-play-of = Jugar esto: { $choice }

## The log and the chat

web-game-log = La crónica
web-game-log-filter = Mostrar
web-game-log-all = Todo
web-game-log-mine = Lo mío
web-game-log-fights = Combates
web-game-log-money = Dinero
web-game-log-lp = PL
web-log-seat-absent = Un bot juega en lugar de { $name } por su ausencia.
web-log-seat-idle = Un bot juega en lugar de { $name } tras demasiado tiempo sin actividad.
web-log-seat-vote = Por votación de los demás jugadores, un bot juega por { $name }.
web-log-seat-late = A { $name } se le acaba el tiempo: un bot toma esta decisión.
web-log-seat-overdue = A { $name } se le acaba de nuevo el tiempo: un bot juega el resto.
web-log-seat-resign = { $name } deja la partida a un bot.
web-log-seat-return = { $name } vuelve y releva al bot.
web-game-log-empty = Nada todavía.
web-game-chat-unread = { $n ->
    [one] 1 mensaje nuevo
   *[other] { $n } mensajes nuevos
}
web-game-chat-empty = Aún no hay mensajes.
web-game-chat-say = Di algo
web-game-chat-send = Enviar

## The phone

web-game-tab-board = Tablero
web-game-tab-hand = Mano
web-game-tab-players = Jugadores
web-game-tab-tracks = Contadores
web-game-tab-log = Crónica
web-game-tabs = Partes de la mesa
web-game-sheet-more = Mostrar todas las opciones
web-game-sheet-less = Mostrar menos
web-game-sheet-map = Mostrar el mapa
web-game-sheet-open = Mostrar tu decisión

# On what a card or token tells: it stays until it is closed.
web-tale-hold = Dejar abierto
