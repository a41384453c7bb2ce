# The coach of a first game. Each message is one sentence of at most 25 words; two of them at most are shown at once.
# web/src/game/coach/lines.json says when. The lessons (tutorial.ftl) use some of them.

## What the card says around the sentences

coach-title = Tu guía
coach-less = Menos consejos
coach-less-more = No decirlo más
# On a phone: what was read becomes a line, and the choices have its room.
coach-fold = Entendido
coach-on = Activar la guía
coach-off = Desactivar la guía

## Before the first turn

coach-draft = Los personajes se distinguen por dónde empiezan, por lo que tienen y por una habilidad que puedes usar a partir de 5 PL.
coach-start = Empieza cerca de algo que quieras usar: una mina para el oro, o un almacén general para una montura.

## The start of a turn

coach-income = Cada turno empieza con ingresos: $20, o dos cartas, o $10 y una carta.
coach-cards = Las cartas son para los combates y el póker, y quien pierde un combate sufre una herida.
coach-weapon = Solo usas un arma a la vez, y puedes cambiarla al empezar tu turno.
coach-mount = Solo usas una montura a la vez: de ella depende lo lejos que te lleva una acción de movimiento.

## Actions

coach-actions = Tienes tres acciones por turno: moverte cuesta una, y lo que ofrece un lugar también.
coach-bandit-ahead = Quien entra en la casilla de un bandido debe combatir contra él.
coach-prospect = Estás en una mina, así que puedes buscar oro: tiras dos dados.
coach-deposit = El banco te compra el oro: cada pepita da $20 y 1 PL.
coach-shop = Una montura te lleva más lejos, y una Mula te permite además llevar más oro.
coach-shopping = Con la misma acción puedes seguir comprando mientras te llegue el dinero.
coach-upgrade = Un arma o una montura mejorada rinde más, y vale PL al final de la partida.
coach-equip = Puedes usar enseguida el arma o la montura nueva, y la otra sigue siendo tuya.
coach-heal = El doctor te cura todas las heridas por $10 y una acción, y robas una carta por cada una.
coach-revel = Ve de fiesta al cabaret: ganas 1 PL por cada $30.
coach-poker = Una partida de póker cuesta una acción y $10, y robas una carta.
coach-fight = Puedes combatir contra un jugador de tu casilla: un duelo, un atraco o, si eres Marshal y él es Buscado, un arresto.
coach-heist = Asaltar el banco es un combate contra un guardia: si ganas, son $80 y tres puntos de Buscado.
coach-play = Una carta se usa por su texto o se guarda por su valor: una carta alta puede ganar un combate.
# $card is a card of the player’s hand, as a rank and a sign: K♦. $text is what it does, as on a small card.
coach-hand-action = Con una acción puedes usar { $card } ahora: «{ $text }»
# $card is a card of the player’s hand, as a rank and a sign: K♦. $text is what it does, as on a small card.
coach-hand-later = Guarda { $card } para su momento, cuando no cuesta acción: «{ $text }»
coach-work = Si no hay nada mejor cerca, trabajar da $10 y nunca falla.
coach-cattle = Toma ganado en un rancho y entrégalo en otro sitio: la ficha dice cuánto se paga.
coach-item = Ahora puedes usar uno de tus objetos, y su texto dice lo que cuesta.
coach-ability = Con 5 PL ya eres leyenda y puedes usar la habilidad de tu personaje.
coach-end = No tienes que usar todas tus acciones, pero las que sobran se pierden.

## What to aim at in this turn, and why

coach-aim-sell = Ve hacia el banco: allí cada pepita vale $20 y 1 PL, y hasta entonces otros pueden atracarte.
# $n is how many wounds the player has: two or three.
coach-aim-heal = Ve hacia la consulta del doctor: con { $n } heridas conservas menos cartas, y cada herida cuesta 1 PL al final.
# $n is the player’s money.
coach-aim-revel = Ve hacia el cabaret: con ${ $n } puedes convertir dinero en PL, 1 por cada $30.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-aim-bandit = Busca un bandido: { $card } vence a casi cualquier carta de combate, y ganar vale 1 PL o un punto de Marshal.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-aim-bandit-wanted = Busca un bandido: { $card } vence a casi cualquier carta de combate, y ganar te vale 1 PL.
coach-aim-poker = Ve hacia un saloon: tienes una pareja, y en el póker la casa añade $50 al bote.
coach-aim-mount = Ve hacia un almacén general: una montura te lleva más lejos en cada movimiento, toda la partida.
coach-aim-gold = Ve hacia una mina: el banco paga $20 y 1 PL por cada pepita que encuentres.

## Fights

coach-fight-start = Antes de jugar ninguna carta, cada bando puede usar habilidades del inicio del combate.
coach-fight-bandit = Gana la carta más alta, y el as vale 14, pero el bandido gana los empates.
coach-fight-guard = Gana la carta más alta, y el as vale 14, pero el guardia elige entre tres cartas y gana los empates.
coach-fight-sheriff = Gana la carta más alta, y el as vale 14, pero el Sheriff juega una de cuatro cartas, que puede herirte, y gana los empates.
coach-fight-player = Gana la carta más alta, y el as vale 14; los empates son para quien ataca.
coach-meet = Te quedan pocas cartas: gana la carta más alta, los empates los ganan bandidos y guardias o, entre jugadores, el atacante; perder trae una herida.
coach-arrest = Si pierdes o rechazas el combate, te arrestan: sufres una herida y pierdes los puntos de Buscado y la mitad del dinero y del oro.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-arrest-held = Tu mejor carta aquí es { $card }: si pierdes o rechazas, te arrestan, sufres una herida y pierdes la mitad del dinero y del oro.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-fight-lose = Si pierdes, sufres una herida; tu mejor carta para este combate es { $card }.
coach-fight-card = Si pierdes, sufres una herida, y la carta del otro bando puede herir también a quien gana.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-fight-card-held = Tu mejor carta aquí es { $card }: una derrota trae una herida, y la carta del otro bando puede herir también a quien gana.
# $card is a card of the player’s hand, as a rank and a sign: K♦. $n is its value, 2 to 14, and $text what it does, as on a small card.
coach-hand-fight = Aquí { $card } vale { $n }, y su bonificación te ayuda: «{ $text }»
coach-decline = Quien pierde sufre una herida: quien rechaza el combate pierde al momento, pero se guarda las cartas para después.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-decline-held = Tu mejor carta aquí es { $card }: quien rechaza el combate pierde al momento y sufre una herida, pero se guarda las cartas.
coach-others = Los demás pueden combatir contra ti o herirte en sus turnos: sin cartas pierdes al momento, y cada derrota trae una herida.
coach-npc = Aquí juegas por el otro bando: la carta de más valor es más difícil de vencer, y su texto también cuenta.
coach-reveal = La bonificación de tu carta no cuesta ninguna acción, y este es el momento de usarla.
coach-react = Una reacción no cuesta acción y se aplica antes de comparar las cartas: pasa si prefieres guardar la carta.
coach-compared = Las cartas ya se han comparado, pero una bonificación aún puede cambiar lo que sigue.
coach-reward = El PL cuenta enseguida; un punto de Marshal mueve tu cubo por el contador de Marshal, cuyas casillas dan dinero o PL.
coach-steal = Un atraco se lleva la mitad del dinero o la mitad del oro, y tú ganas un punto de Buscado.
coach-restart = Empezar de nuevo el combate trae cartas nuevas: conviene al bando que ahora perdería.

## Poker and gold

coach-poker-join = Unirte cuesta $10 y te da una carta, y la mejor jugada de cinco se lleva el bote.
coach-poker-lay = Añade dos de tus cartas a las tres que están boca arriba para formar la mejor jugada de cinco.
coach-poker-bonus = Las cartas jugadas al póker pueden tener bonificaciones: elige cuál usas primero.
coach-poker-after = La partida de póker ha terminado, pero aún puedes usar una habilidad que le siga.
coach-reroll = Puedes volver a tirar un dado antes de tomar el oro, pero cuenta el resultado nuevo.

## Effects of cards and items

coach-extend = Te has parado, pero ahora una carta o una habilidad puede llevarte más lejos sin gastar acción.
coach-arrived = Algunas cosas solo pueden hacerse ahora, al terminar un movimiento.
coach-ride = Este movimiento no cuesta acción, y puedes pararte antes.
coach-travel = Vas directamente a la casilla que elijas, sin pasar por las intermedias.
coach-fire = Se aplican varias habilidades a la vez: tú eliges cuál va primero.
coach-choose = Tú eliges qué hace el efecto: toma lo que puedas usar antes.
coach-suffer = Tienes que perder algo: el dinero vuelve pronto, pero una herida se queda hasta que se cura.
coach-wound = Una herida baja en uno tu límite de mano hasta que la cures, y cada una cuesta 1 PL al final.
coach-may = Es opcional: si pasas, no ocurre nada.
coach-target = Tú eliges para qué jugador es el efecto: el que tiene más PL es tu principal rival.
coach-tribute = Entrega lo que menos necesites: el dinero compra cosas, y las cartas ganan combates.
coach-discard = Descarta la carta que menos necesites: un valor bajo rara vez gana un combate.
coach-points = Has ganado puntos, y en respuesta puedes jugar una de tus cartas.

## The law

coach-wanted = Ser Buscado da PL al final de cada turno, pero un arresto quita los puntos y la mitad del dinero y del oro.
coach-sheriff-ride = Mueves al Sheriff: cuando entra en la casilla de un jugador Buscado, intenta arrestarlo.
coach-sheriff-arrest = El Sheriff solo puede intentar arrestar a uno de los jugadores Buscados de esta casilla: conviene el que más tiene que perder.

## Stories, goals and the end of a turn

coach-story = Has cumplido el detonante de una historia: quien tenga un disco en ella recibe la recompensa cuando se resuelva.
# Legendary tokens are worth $low to $high LP.
coach-goals = Cumple en un turno uno de tus objetivos secretos y muéstralo: vale una ficha legendaria de { $low } a { $high } PL.
coach-goal = Has cumplido un objetivo: muéstralo antes de que termine tu turno, sin gastar acción.
coach-end-of-turn = Tu turno termina: un objetivo cumplido se puede mostrar ahora, y no más tarde.
coach-tokens = Conserva las fichas con más PL: son secretas hasta el final.
# $n is the player’s hand limit now.
coach-hand-limit = Tu límite de mano al final de tu turno es { $n }: una carta menos por cada herida.
# $n is how much money the player can hold, $nuggets how many nuggets.
coach-limit = Puedes tener ${ $n } y { $nuggets } pepitas como máximo: lo demás se pierde, así que gasta antes de ganar más.
# $n is the number of LP that the game is played to.
coach-game-end = Cuando alguien llega a { $n } PL, se termina la ronda; después cada jugador tiene un último turno, y se cuentan los puntos.
coach-last = Este es tu último turno: cada $60 y tu lugar en un contador aún puntúan, y las heridas cuestan PL.

## What happened

coach-won = Has ganado el combate: la carta que jugaste se descarta, como toda carta jugada en un combate.
coach-lost = Has perdido el combate: si jugaste una carta en él, se descarta igualmente.
coach-tie = Ha sido un empate: los ganan los bandidos, los guardias y el Sheriff y, entre jugadores, quien ataca.
coach-wounded = Tu herida baja en uno tu límite de mano hasta que la cures, por ejemplo en la consulta del doctor.
coach-arrested = Te han arrestado: adiós a tus puntos de Buscado y a la mitad de tu dinero y de tu oro.
coach-limited = Tenías más de lo que puedes conservar, y el resto se ha perdido: gasta dinero, vende pepitas y juega cartas a tiempo.
coach-reacted = Tu reacción se ha aplicado sin gastar acción: una carta así también sirve en turnos de otros jugadores.
coach-goal-shown = Has cumplido un objetivo: su ficha legendaria cuenta al final, y nadie más ve su valor.
coach-legendary = Ya eres leyenda: la habilidad de la carta de tu personaje es tuya para el resto de la partida.

## The same, shorter, for whoever has read it before

coach-fight-bandit-short = Gana la carta más alta, y el bandido gana los empates.
coach-fight-guard-short = Gana la carta más alta, y el guardia gana los empates.
coach-fight-sheriff-short = Gana la carta más alta, el Sheriff gana los empates, y su carta puede herirte.
coach-fight-player-short = Gana la carta más alta, y quien ataca gana los empates.
coach-meet-short = Gana la carta más alta, los empates son de bandidos, guardias y atacantes, y perder trae una herida.
coach-arrest-short = Perder o rechazar supone un arresto: una herida, y la mitad de tu dinero y de tu oro.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-arrest-held-short = Tu mejor carta aquí es { $card }; perder o rechazar supone un arresto.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-fight-lose-short = Una derrota trae una herida; tu mejor carta es { $card }.
coach-fight-card-short = Una derrota trae una herida, y la carta del otro bando también puede herir.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-fight-card-held-short = Tu mejor carta aquí es { $card }; una derrota trae una herida.
coach-decline-short = Si rechazas el combate, guardas tus cartas, pero pierdes y sufres una herida.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-decline-held-short = Tu mejor carta aquí es { $card }; si rechazas el combate, pierdes, pero guardas tus cartas.
coach-others-short = Sin cartas pierdes cualquier combate y sufres una herida.
coach-react-short = Una reacción no cuesta acción: pasa para guardar la carta.
coach-extend-short = Una carta o una habilidad puede llevarte más lejos.
coach-wanted-short = Los puntos de Buscado dan PL cada turno, hasta que te arresten.
# $n is how much money the player can hold, $nuggets how many nuggets.
coach-limit-short = Lo que pase de ${ $n } o de { $nuggets } pepitas se pierde.
# $n is the player’s hand limit now.
coach-hand-limit-short = Al final de tu turno te quedas con { $n } de tus cartas como máximo.
# Legendary tokens are worth $low to $high LP.
coach-goals-short = Un objetivo cumplido y mostrado vale de { $low } a { $high } PL.
# $n is the number of LP that the game is played to.
coach-game-end-short = Cuando alguien llega a { $n } PL, cada jugador tiene aún un último turno.
coach-last-short = Tu último turno: el dinero y los contadores aún puntúan.

## The shortest, for whoever knows it, where it matters at once

coach-fight-bandit-brief = El bandido gana los empates.
coach-fight-guard-brief = El guardia gana los empates.
coach-fight-sheriff-brief = El Sheriff gana los empates, y su carta puede herirte.
coach-fight-player-brief = Quien ataca gana los empates.
coach-meet-brief = Los empates los ganan bandidos, guardias y atacantes; perder trae una herida.
