# The guided games. The guide speaks to one person, warmly and in short sentences. What is said must be true of the
# prepared positions in content/base/tutorial/; names of cards, places and characters are those of content.ftl.

## Around the lessons

tutorial-title = Aprender jugando
tutorial-about = Partidas cortas con guía. Prueba lo que quieras: siempre puedes volver a la lección.
# A lesson's number and how many there are.
tutorial-lesson = Lección { $n } de { $of }
# The expansion that a lesson belongs to.
tutorial-expansion = Expansión: { $module }
# A step's number and how many there are.
tutorial-step = Paso { $n } de { $of }
tutorial-start = Empezar
tutorial-continue = Continuar
tutorial-again = Jugarla otra vez
tutorial-next = Continuar
tutorial-skip = Saltar este paso
tutorial-back = Volver a la lección
tutorial-leave = Salir de las lecciones
tutorial-next-lesson = Lección siguiente
tutorial-finish = Terminar
tutorial-play = Y ahora, tu primera partida
tutorial-guide = Tu guía
# What the guide wants: a choice, as it is written among the choices.
tutorial-wanted = La guía espera: { $choice }

## In the terminal; the words in front of the colons are typed and stay as they are

tutorial-keys = Enter elegir  Espacio seguir  Retroceso volver a la lección  ? ayuda  q salir
tutorial-keys-plain = Escribe un número para elegir; «next» continúa, «back» vuelve a la lección y «quit» sale.
# A command to be typed.
tutorial-resume = Continúa más tarde con: { $command }
tutorial-all-done = Has terminado todas las lecciones. Ahora, a jugar una partida: { $command }
tutorial-module-done = Has terminado esta lección. Ahora, a jugar con la expansión: { $command }

## What the guide answers

tutorial-reply-well = ¡Bien hecho!
tutorial-reply-put-right = Así también sirve. He puesto las piezas donde la lección las necesita.
tutorial-reply-strayed = Claro, eso también se puede hacer. Cuando hayas visto bastante, haz lo que pide la lección o vuelve a ella.
tutorial-reply-away = Está permitido, y ahora ya has visto lo que hace. Vuelve a la lección cuando quieras.
tutorial-reply-back = Aquí estamos de nuevo.

## The first lesson

tutorial-moving = En camino
tutorial-moving-about = Movimiento, dinero y compras.
tutorial-moving-welcome = ¡Muy buenas! Eres Annie Oakley, a las puertas del pueblo de Darkrock. En este juego viajas, comercias, combates y apuestas para ganar fama: puntos de leyenda, o PL. Quien tenga más al final gana. Empecemos con un día tranquilo.
tutorial-moving-income = { coach-income } Hoy vamos de compras. ¿Qué tomas?
tutorial-moving-income-money = Pues $20: a un comercio le gustan las bolsas llenas.
tutorial-moving-income-both = Un poco de cada: $10 para el almacén y una carta en la manga.
tutorial-moving-income-cards = Dos cartas ganan combates, pero ningún comercio las acepta. Hoy necesitamos dinero.
tutorial-moving-ride = Ahora tienes tres acciones. Moverte cuesta una: a pie puedes avanzar dos casillas. El almacén general se usa desde sus tres casillas vecinas de Darkrock. Muévete a la más cercana.
tutorial-moving-buy = Aquí puedes comprar. { coach-shop } Comprar también es una acción. Compra la Mula.
tutorial-moving-leave = { coach-shopping } Ya tienes lo que venías a buscar: sal del comercio.
tutorial-moving-mule = Ya es tuya. Con la Mula te mueves tres casillas en una acción y puedes llevar dos pepitas más. Las armas y las monturas se pueden mejorar más adelante, también en el almacén.
tutorial-moving-mine = Te queda una acción. En Sunny Hills hay oro: muévete a la mina. Con eso termina tu turno, y Bass Reeves juega el suyo.
tutorial-moving-cards = Te toca otra vez. { coach-cards } Cada carta tiene además un efecto propio. ¿Qué tomas esta vez como ingresos?
tutorial-moving-cards-cards = Dos cartas, y una de ellas es una K.
tutorial-moving-cards-money = El dinero no compra tiempo. Necesitamos una carta que sí lo haga: toma dos.
tutorial-moving-cards-both = Una carta es media mano, y hoy nos hace falta una entera. Toma dos.
tutorial-moving-dig = { coach-prospect } Prueba suerte.
tutorial-moving-nuggets = ¡Dos pepitas! Todos ven tu oro, y otros jugadores pueden quitártelo en un atraco. El banco lo compra.
tutorial-moving-play = El banco queda demasiado lejos para las dos acciones que te quedan. Mira tu K: cuesta una acción y te da dos. Juégala.
tutorial-moving-back = Ahora te alcanzan las acciones. Muévete hacia el banco de Darkrock, tan lejos como te lleve la Mula.
tutorial-moving-bank = Un movimiento más y llegas. Muévete al propio banco.
tutorial-moving-sell = Ya estás dentro, con dos pepitas en la bolsa y una acción por gastar. Tú decides.
tutorial-moving-sell-two = ¡Vendidas! Cada pepita te ha dado $20 y 1 PL.
tutorial-moving-sell-one = La otra pepita se quedaría en tu bolsa, donde cualquiera puede quitártela en un atraco. Una sola acción vende las dos.
tutorial-moving-sell-heist = Asaltar el banco es un combate, y con él pasas a ser Buscado. Vender es más discreto, y se paga en PL.
tutorial-moving-sell-work = El trabajo honrado da $10. El oro de tu bolsa da $40 y 2 PL.
tutorial-moving-sell-card = ¿Gastar tu última acción en una carta, con oro en la bolsa y delante del mostrador? Primero vende.
tutorial-moving-sell-away = ¿Irte con el oro? Has venido hasta aquí justo para venderlo.
tutorial-moving-sell-end = Una acción sin usar se pierde, y el banco no va a venir a buscarte.
tutorial-moving-points = Ahí está tu fama: 2 PL. { coach-ability } Al final gana quien tiene más PL.
tutorial-moving-farewell = Así es un día de trabajo en el Oeste: ingresos, tres acciones y el turno pasa al siguiente. En la segunda lección, alguien responde a los disparos.

## The second lesson

tutorial-fights = Balas y cartas
tutorial-fights-about = Bandidos, duelos y una partida de póker.
tutorial-fights-welcome = ¿Ya de vuelta? Bien. Ahora eres Bass Reeves, en Sunny Hills, y hay un bandido en la guarida de al lado. Para combatir hacen falta cartas de póker: tienes un 10 y un 6.
tutorial-fights-bandit = { coach-bandit-ahead } Muévete a la guarida.
tutorial-fights-lay = El jugador a tu derecha juega por el bandido y roba dos cartas de combate. Cada uno juega una carta boca abajo. { coach-fight-bandit } ¿Qué carta juegas?
tutorial-fights-lay-ten = Un 10 en la mesa, y el 6 todavía en la mano.
tutorial-fights-lay-six = Jugado ahora, el 6 no es más que un 6. En tu mano es una reacción: guárdalo para cuando veas la carta del bandido.
tutorial-fights-react = Una J contra tu 10: perderías. Pero tu 6 es «¡Manos arriba!», una reacción, y resta dos a la carta del bandido. ¿Reaccionas?
tutorial-fights-react-react = Ahora la J del bandido vale 9, y tu 10 gana.
tutorial-fights-react-pass = Si pasas, la J vence al 10: te quedas sin recompensa y con una herida. La respuesta la tienes en la mano.
tutorial-fights-reward = Has vencido al bandido. Tu recompensa es 1 PL o 1 punto de Marshal. ¿Cuál eliges?
tutorial-fights-reward-legend = Fama desde ya. Quien tenga más PL al final gana.
tutorial-fights-reward-marshal = Una estrella en el chaleco. El contador de Marshal te recompensa en cada casilla que alcanzas.
tutorial-fights-beaten = La J del bandido te dio además $10: las cartas de combate afectan a quien combate contra ellas, para bien o para mal. Y recuerda lo que cuesta una derrota. { coach-wound }
tutorial-fights-duel = Otro día en Darkrock. Jesse James está en tu casilla. { coach-fight }
tutorial-fights-challenge = Reta a Jesse a duelo. Cuesta una acción.
tutorial-fights-strongest = Los dos juegan una carta boca abajo. Jesse también puede rechazar el duelo, y entonces pierde. Después del duelo viene el póker, así que mira bien tus tres cartas. ¿Cuál juegas?
tutorial-fights-strongest-king = Bastante alta, y el as se queda en tu mano.
tutorial-fights-strongest-ace = El as gana, y adiós as. Vale más en la mesa de póker, y tu K también es alta.
tutorial-fights-strongest-three = Un 3 vence a un 2 y a poco más, y quien pierde sufre una herida. Tienes cartas mejores.
tutorial-fights-won = La K vence a la Q. Un duelo vale 2 PL, y el perdedor sufre una herida y roba una carta. No puedes combatir dos veces contra el mismo jugador en un turno.
tutorial-fights-poker = Estás justo al lado del saloon. { coach-poker } La casa añade $50 al bote, y cualquiera que esté en el pueblo puede unirse. Siéntate a jugar.
tutorial-fights-hand = Jesse también se sienta. Ahora hay tres cartas boca arriba para todos. { coach-poker-lay } ¿Qué dos juegas?
tutorial-fights-hand-aces = Con el de la mesa son tres ases, y un trío vence a unas dobles parejas.
tutorial-fights-hand-three = Hay un as en la mesa. Con los dos tuyos haces un trío; con el 3, no.
tutorial-fights-pot = ¡El bote de $70 es tuyo! Como empezaste tú la partida, ganas además 1 PL. Jesse roba una carta por perder.
tutorial-fights-farewell = Ya conoces los dos usos de cada carta: su valor y su texto. La última lección trata de la ley y de quienes la infringen.

## The third lesson

tutorial-law = La ley y las historias
tutorial-law-about = Marshal, Buscados e historias.
tutorial-law-welcome = La ley tiene dos contadores, uno para los Marshals y otro para los Buscados, y nadie está en los dos. Eres Bass Reeves, un Marshal con dos puntos. Jesse James es Buscado, y lo tienes aquí mismo.
tutorial-law-arrest = Como Marshal, puedes arrestar a un jugador Buscado que esté en tu casilla. Arresta a Jesse.
tutorial-law-card = Es un combate como cualquier otro. Juega tu K.
tutorial-law-marshal = ¡Arrestado! Jesse va a la oficina del Sheriff y pierde sus puntos de Buscado y la mitad de su dinero. Tú ganas un punto de Marshal, y cada casilla del contador da algo al momento: esta, 2 PL.
tutorial-law-outlaw = Ahora míralo desde el otro lado. Eres Jesse James, y estás en el banco. Te queda una acción.
tutorial-law-heist = Asalta el banco. Es un combate contra un guardia, así que necesitas una carta.
tutorial-law-guard = El guardia elige entre tres cartas de combate. Tu J es «A prueba de balas»: con ella no sufres heridas. ¿Qué carta juegas?
tutorial-law-guard-jack = Once, y ni un rasguño, haga lo que haga el guardia.
tutorial-law-guard-three = ¿Un 3 contra la mejor de tres cartas? Saldrías con una herida y sin el dinero.
tutorial-law-wanted = $80 y tres puntos de Buscado. El contador de Buscado te recompensa más tarde: da PL al final de cada uno de tus turnos, y más cuanto más subas. Pero ahora viene el Sheriff: Bass te lo ha echado encima con «Cacería», y aquí lo tienes.
tutorial-law-sheriff = Cuando el Sheriff entra en tu casilla, primero descartas una carta, y luego combate contra ti. ¿Cuál descartas?
tutorial-law-sheriff-three = Nadie va a echar de menos ese 3.
tutorial-law-sheriff-king = Entonces esperarías al Sheriff con un 3: valiente, y breve. Conserva la K.
tutorial-law-escape = Ahora el Sheriff combate contra ti con la mejor de cuatro cartas de combate. Gana los empates. ¿Juegas la K y cruzas los dedos, o rechazas el combate?
tutorial-law-escape-king = La mejor carta del Sheriff era un 9: con la K sales del pueblo.
tutorial-law-escape-decline = Si rechazas el combate, lo pierdes y te arrestan. Con una K tienes una oportunidad.
tutorial-law-free = Te has librado, y el Sheriff vuelve a su oficina. Si hubiera ganado, habrías perdido tus puntos de Buscado y la mitad de tu dinero y de tu oro, y ahora lo acompañarías en esa oficina.
tutorial-law-story = Queda una cosa: las historias. Hay dos abiertas, y cada una tiene un detonante. Eres Calamity Jane, y el detonante de la primera historia es ganar 2 PL con una sola acción.
tutorial-law-revel = { coach-revel } Ve de fiesta por 2 PL.
tutorial-law-disc = Has cumplido el detonante. Puedes poner un disco en la primera historia: es el último que falta. ¿Lo pones?
tutorial-law-disc-disc = Tu disco completa la historia.
tutorial-law-disc-pass = Sin disco no recibes nada cuando se resuelva la historia. La recompensa te la has ganado, así que pon tu disco.
tutorial-law-tale = Al final del turno se resuelve la historia, y quien tenga un disco en ella recibe la recompensa. Esta deja elegir: dinero, o más dinero y una herida.
tutorial-law-tale-money = La bolsa pequeña, y la piel intacta.
tutorial-law-tale-wound = La bolsa grande. La herida reduce tu límite de mano hasta que la cure un doctor.
tutorial-law-told = La historia ha traído nuevos bandidos, y la siguiente ya está abierta. Cada disco cuenta, así que no pierdas de vista los detonantes.
tutorial-law-goal = Cuando alguien tiene 15, 20 o 25 PL, según lo acordado, se termina la ronda; después cada jugador juega un último turno. Al final también dan PL tu lugar en un contador y cada $60 que tengas. Como Marshal, fuera de la ley, en la mina o en la mesa de juego: hay más de una manera de ganar.
tutorial-law-farewell = Eso es todo lo que puedo enseñarte. Lo demás está en las reglas. ¡A caballo, y buena suerte!
