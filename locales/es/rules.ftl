# The rules, one sentence each in our own words: the texts of content/base/rules/*.yaml, where each rule's editions, variant
# and switches stand. A message's id is rule- and the rule's id with dots as dashes; .ruling says why we read the rulebooks like
# this where they leave it open. Chapter titles are chapter- and the chapter's id.

## setup

chapter-setup = Preparación
rule-base-setup-01 = La caja contiene un tablero, una ficha de jugador inicial, una ficha de final, un expositor para el almacén general y, para cada uno de los seis jugadores, un tablero de jugador de dos caras y una ayuda de juego.
rule-base-setup-02 = Cada uno de los 6 colores tiene 2 cubos de puntuación y 2 discos de historia: en total, 12 cubos y 12 discos.
rule-base-setup-03 = En la reserva hay 36 pepitas de oro, y los dados de prospección son 2.
rule-base-setup-04 = Cada jugador tiene una ficha de herida, así que la caja contiene 6.
rule-base-setup-05 = Hay 12 personajes con 4 cartas de objetivo cada uno, es decir, 48 cartas de objetivo en total.
rule-base-setup-06 = Hay 54 cartas de dinero: 18 de $20 y 36 de $10.
rule-base-setup-07 = Los combates contra los bandidos, el guardia y el Sheriff usan un mazo barajado y boca abajo de 13 cartas de combate.
rule-base-setup-08 = El almacén vende 54 cartas de objeto: armas, monturas y objetos variados.
rule-base-setup-09 = Hay 9 objetos diferentes: 3 armas, 2 monturas y 4 objetos variados. Con 6 copias de cada uno, son 54 cartas.
rule-base-setup-10 = Hay 40 cartas de historia diferentes.
rule-base-setup-11 = El mazo de póker tiene 52 cartas.
rule-base-setup-12 = Hay 16 fichas de ganado, repartidas por color entre los dos ranchos.
rule-base-setup-13 = Las 13 figuras son intercambiables; se distinguen por sus anillos de color: uno para cada uno de los 6 jugadores, 6 grises para los bandidos y uno marrón para el Sheriff.
rule-base-setup-14 = Las 13 figuras son el Sheriff, seis bandidos y seis figuras de jugador con bases de color.
rule-base-setup-15 = Al empezar la partida, todas las cartas de objeto están a la venta en el almacén general.
rule-base-setup-16 = El mazo de póker se baraja y se deja boca abajo; las cartas usadas van a su lado, a una pila de descartes boca arriba.
rule-base-setup-17 = Cada ficha de ganado empieza boca abajo en el rancho de su color, con la recompensa oculta.
rule-base-setup-18 = Elige un color y toma sus componentes: un tablero de jugador, dos cubos de puntuación y dos discos de historia.
rule-base-setup-19 = La partida normal se juega sin objetivos, así que usa la cara de tu tablero de jugador que no tiene sitio para las fichas legendarias.
rule-base-setup-20 = Recibes dos personajes. Quédate con uno; el otro no participa en esta partida.
rule-base-setup-21 = Los personajes no tienen figura ni color propios: toma cualquier figura y color que queden libres.
rule-base-setup-22 = Tu personaje indica con qué empiezas: objetos, dinero, cartas de póker y, si los tiene, puntos de Marshal o de Buscado.
rule-base-setup-23 = Si empiezas con puntos de Marshal o de Buscado, tu cubo empieza en ese contador, en la casilla con ese número.
rule-base-setup-24 = Los puntos de Marshal o de Buscado con los que empiezas no te dan ninguna recompensa del contador.
rule-base-setup-25 = Si tu personaje no tiene puntos de Marshal ni de Buscado, tu cubo empieza junto a los dos contadores.
rule-base-setup-26 = Tu figura empieza en el lugar que indica tu carta de personaje.
rule-base-setup-27 = Si tu personaje empieza en un almacén general o en un saloon, elige cualquiera de sus 3 casillas vecinas.
rule-base-setup-28 = Quien tiene más puntos de Buscado al principio juega primero y recibe la ficha de jugador inicial.
rule-base-setup-29 = Si nadie es Buscado, o si hay empate a puntos de Buscado, los jugadores acuerdan quién empieza.
rule-base-setup-30 = Si nadie es Buscado, o si hay empate a puntos de Buscado, se decide al azar quién empieza.
rule-base-setup-31 = La ficha de jugador inicial la tiene el mismo jugador durante toda la partida.
rule-base-setup-32 = Empiezas sin heridas.
rule-base-setup-33 = Empiezas con 0 PL; tu cubo empieza delante de la casilla 1 del contador de PL.
rule-base-setup-34 = Las cartas de historia se barajan y se reparten en dos mazos boca abajo de unas 20 cartas cada uno.
rule-base-setup-35 = Al principio, ninguno de tus dos discos de historia está en una historia: ambos quedan junto al tablero.
rule-base-setup-36 = El Sheriff empieza en su oficina de Darkrock.
rule-base-setup-37 = En cada una de las 6 guaridas empieza un bandido, salvo donde esté la figura de un jugador.
rule-base-setup-38 = No se coloca ningún bandido en una guarida donde empieza un jugador: por cada guarida así ocupada hay un bandido menos.
rule-base-setup-39 = Los jugadores acuerdan la duración: hasta 15 PL para una partida corta, 20 PL para una media o 25 PL para una larga.
rule-base-setup-40 = Los turnos pasan en el sentido de las agujas del reloj. Cada turno tiene tres partes: el inicio, las acciones y el final.
rule-base-setup-41 = No puedes usar tu habilidad legendaria hasta que hayas llegado a 5 PL.
rule-base-setup-42 = Una vez que tienes tu habilidad legendaria, la conservas, aunque después bajes de 5 PL.
    .ruling = Llegar a 5 PL da la habilidad, y ninguna regla impresa la quita.
rule-base-setup-43 = Habilidad legendaria de Annie Oakley: cuando empieza un combate entre ella y otro jugador, ese jugador debe elegir entre descartar una carta de póker y sufrir una herida.
rule-base-setup-44 = Habilidad legendaria de Bass Reeves: cuando empieza su turno, roba una carta de póker.
rule-base-setup-45 = Habilidad legendaria de Billy the Kid: después de una acción de movimiento, elige a otro jugador de su casilla. Ese jugador decide qué le da: $10 o una carta de póker.
    .ruling = Su carta publicada habla de una acción de movimiento. La francesa deja elegir a quien da, y la inglesa no dice lo contrario.
rule-base-setup-46 = Habilidad legendaria de Y.B. Rowdy: si su turno empieza fuera de los pueblos, puede descartar una carta de póker y moverse entonces hasta 3 casillas.
rule-base-setup-47 = Bass Reeves empieza en la oficina del Sheriff de Darkrock, con 1 punto de Marshal, un Revólver mejorado, 1 carta de póker y $10.
rule-base-setup-48 = Annie Oakley empieza junto al almacén general de Darkrock, con un Rifle y una carta de póker.
rule-base-setup-49 = Billy the Kid empieza en cualquiera de las dos guaridas de la banda A, con 2 puntos de Buscado, un Revólver y 2 cartas de póker.
rule-base-setup-50 = Cada jugador elige su personaje en secreto; las elecciones se revelan al mismo tiempo, y los personajes no elegidos quedan ocultos.
    .ruling = Los reglamentos no dan un orden, y una elección oculta no favorece a nadie.
rule-base-setup-51 = Una vez elegidos todos los personajes, se determina el jugador inicial (al azar si hay empate o si nadie es Buscado). A partir de él y en el sentido de las agujas del reloj, todos toman sus bienes iniciales y después ocupan sus lugares; luego se reparten los objetivos y por último se colocan los bandidos, uno en cada guarida sin jugador.
    .ruling = Los lugares dependen del orden de turno y los bandidos dependen de los lugares, así que es el único orden que funciona.
rule-base-setup-52 = Los objetos con los que empiezas cuentan como conseguidos, así que robas la carta que dan las Provisiones. Los puntos con los que empiezas no te dan recompensas del contador, y una herida con la que empiezas no cuenta como sufrida.
    .ruling = Los objetos surten efecto cuando se consiguen, pero las reglas de la preparación excluyen las recompensas por los puntos iniciales.
rule-base-setup-53 = La habilidad de Annie Oakley se aplica en cualquier combate contra un jugador, tanto si ataca como si la atacan.
    .ruling = Su carta habla de un combate con otro jugador y no dice quién lo empezó.
rule-base-setup-54 = Tu habilidad legendaria se aplica en cuanto llegas a 5 PL; durante un combate, se aplica en todos los pasos que aún falten.
    .ruling = La regla da un umbral y ningún plazo.
rule-base-example-first-player = Billy the Kid empieza con 2 puntos de Buscado, más que nadie. Por eso juega primero y conserva la ficha de jugador inicial hasta el final.

## base-characters

chapter-base-characters = Los doce personajes
rule-base-characters-01 = Con Annie Oakley empiezas junto al almacén general de Darkrock, con 1 carta y un Rifle. Tu habilidad legendaria: al principio de cualquier combate contra un jugador, este debe descartar 1 carta o sufrir 1 herida.
rule-base-characters-02 = Con Bass Reeves empiezas en la oficina del Sheriff de Darkrock, con $10, 1 carta, un Revólver mejorado y 1 punto de Marshal, que no da recompensa. Tu habilidad legendaria: robas 1 carta al principio de tu turno.
rule-base-characters-03 = Con Billy the Kid empiezas en cualquiera de las dos guaridas de la banda A, con 2 cartas, un Revólver y 2 puntos de Buscado, que no dan recompensa. Tu habilidad legendaria: cuando terminas una acción de movimiento con otros jugadores en tu casilla, eliges a uno de ellos, que te da $10 o 1 carta.
rule-base-characters-04 = Con Bloody Knife empiezas en la mina de Spike’s View, con $20, 2 cartas y un Revólver. Tu habilidad legendaria: puedes atravesar una meseta como si fuera una sola casilla, sin terminar en ella, y al hacerlo curas 1 herida.
rule-base-characters-05 = Con Calamity Jane empiezas junto al almacén general de Red Falls, con $20, un Revólver y Provisiones, con las que robas 1 carta. Tu habilidad legendaria: conservas 1 carta más al final de tu turno y robas 1 carta después de contribuir a una historia.
rule-base-characters-06 = Con «Doc» Holliday empiezas en la consulta del doctor de Red Falls, con $40, 2 cartas, un Revólver y 1 herida. Tu habilidad legendaria: robas 1 carta después de sufrir heridas, y las heridas no reducen tu límite de mano.
rule-base-characters-07 = Con Jesse James empiezas en cualquiera de las dos guaridas de la banda B, con $10, 1 carta, un Revólver mejorado y 1 punto de Buscado, que no da recompensa. Tu habilidad legendaria: ganas los empates en los combates contra jugadores, y fuera de los pueblos toda carta jugada contra ti vale 1 menos.
rule-base-characters-08 = Con Kit Carson empiezas en la mina de Sunny Hills, con un Mapa del minero, 2 cartas y un Revólver mejorado. Tu habilidad legendaria: puedes moverte 1 casilla más al final de una acción de movimiento, y fuera de los pueblos toda carta jugada contra ti vale 1 menos.
rule-base-characters-09 = Con «Stagecoach» Mary Fields empiezas junto al saloon de Darkrock, con $10, 1 carta y una Escopeta. Tu habilidad legendaria: ganas $10 al principio de tu turno y $10 después de contribuir a una historia.
rule-base-characters-10 = Con Wild Bill Hickok empiezas en el cabaret de Red Falls, con $10, 3 cartas y un Revólver. Tu habilidad legendaria: ganas $20 después de ganar una partida de póker; después de perder una, puedes conservar una de las cartas que jugaste, elegida al azar.
rule-base-characters-11 = Con Wyatt Earp empiezas en cualquier guarida libre, con $10, 2 cartas, un Revólver y 1 punto de Marshal, que no da recompensa. Tu habilidad legendaria: ganas 1 acción por el primer bandido al que derrotes en cada turno.
rule-base-characters-12 = Con Y.B. Rowdy empiezas en la mina de Cliff Junction, con 3 cartas y un Revólver mejorado. Tu habilidad legendaria: en un turno que empieces fuera de los pueblos, puedes descartar 1 carta para moverte hasta 3 casillas.

## turn-start

chapter-turn-start = Inicio de tu turno
rule-base-start-01 = Empieza tu turno en este orden: los efectos de inicio de turno, después los ingresos y después la elección de arma y montura.
rule-base-start-02 = Para tus ingresos, elige exactamente una de las tres opciones.
rule-base-start-03 = Una opción de ingresos: gana $20.
rule-base-start-04 = Una opción de ingresos: roba 2 cartas de póker.
rule-base-start-05 = Una opción de ingresos: roba 1 carta de póker y gana $10.
rule-base-start-06 = Puedes tener como máximo $120; los ingresos que pasen de ahí se pierden.
rule-base-start-07 = Por muchas armas y monturas que tengas, solo un arma y una montura pueden estar activas a la vez.
rule-base-start-08 = Nunca pierdes tus armas ni tus monturas.
rule-base-start-09 = Nunca pierdes tus armas.
rule-base-start-10 = Solo puedes cambiar de arma o de montura activa al principio de tu turno y cuando compras una nueva en un almacén.
rule-base-start-11 = Puedes cambiar de arma o de montura activa al principio de tu turno y siempre que compres o mejores una en un almacén.
    .ruling = Una página menciona también las mejoras y otras solo las compras; se sigue la redacción más amplia.
rule-base-start-12 = Una vez elegidas, tu arma y tu montura siguen activas hasta tu próximo turno, aunque un arma o una montura recién comprada puede sustituir de inmediato a la activa.
    .ruling = La nota francesa sobre el cambio de arma no prevé excepciones, pero la regla del almacén del mismo reglamento sí.
rule-base-start-13 = Tienes 3 acciones por turno.
rule-base-start-14 = Puedes hacer la misma acción varias veces en un turno, salvo que su propia regla lo prohíba.
rule-base-start-15 = No es obligatorio usar todas tus acciones.
    .ruling = Ninguna regla te obliga a gastarlas.
rule-base-start-16 = Hay cuatro clases de acciones: moverte, usar una carta, combatir contra un jugador o hacer lo que ofrece el lugar donde estás.
rule-base-start-17 = La habilidad de Y.B. Rowdy se aplica al principio de su turno, antes de los ingresos. Si entra en la casilla de un bandido, combate contra él enseguida con el arma de su turno anterior; ese movimiento no es una acción ni una acción de movimiento.
    .ruling = Los efectos de inicio de turno van antes de los ingresos y de la elección de arma.

## movement

chapter-movement = Movimiento
rule-base-move-01 = Con una acción de movimiento puedes moverte tantas casillas como permita tu movimiento.
rule-base-move-02 = A pie, sin montura activa, puedes moverte 2 casillas.
rule-base-move-03 = Una montura activa cambia las 2 casillas habituales por su propio movimiento; los dos números no se suman.
rule-base-move-04 = Te mueves casilla por casilla, siempre a una casilla vecina.
rule-base-move-05 = Las casillas que solo se tocan por una esquina también son vecinas.
rule-base-move-06 = Nadie puede entrar en las dos mesetas de borde rojo discontinuo que hay en el centro del mapa.
rule-base-move-07 = Estás en un pueblo mientras te encuentres dentro del borde grueso de Darkrock o de Red Falls.
rule-base-move-08 = Todas las casillas más allá de los bordes de los dos pueblos están fuera de los pueblos.
rule-base-move-09 = Mientras seas Buscado, no puedes entrar en la casilla donde está el Sheriff.
rule-base-move-10 = Nadie puede estar dentro de un almacén general o de un saloon: esos edificios no son casillas, así que se está en una casilla contigua.
    .ruling = Las reglas solo nombran las 3 casillas vecinas.
rule-base-move-11 = Cuando termina una acción de movimiento, primero puedes prolongarla: una vez con la habilidad de Kit Carson y una vez con cada «A todo galope», en cualquier orden. Cada prolongación puede acabar en un combate contra un bandido. Donde por fin te detengas, puedes entregar ganado, usar el Whisky y usar la habilidad de Billy the Kid, una vez cada cosa y en cualquier orden.
    .ruling = Las prolongaciones se aplican al final de un movimiento, y los demás efectos, cuando ya ha terminado.
rule-base-move-12 = Una acción de movimiento te mueve al menos una casilla. Puedes ir a una casilla vecina y volver; habrás terminado entonces una acción de movimiento donde la empezaste.
    .ruling = No ir a ninguna parte no es moverse, y ninguna regla prohíbe volver.
rule-base-move-13 = Mientras seas Buscado, no puedes detenerte en la casilla del Sheriff ni pasar por ella, sea cual sea el efecto que te mueva.
    .ruling = La prohibición nombra la casilla y no una clase de movimiento.
rule-ruling-movement-01 = Cuando un efecto te mueve a una casilla de tu elección, como «¡A caballo!», debes elegir una casilla distinta de la tuya. Si no hay ninguna, te quedas donde estás y se aplica el resto del efecto.
    .ruling = Terminar donde se empezó, sin pasar por otra casilla, no es moverse.
rule-ruling-characters-01 = La habilidad de Bloody Knife se aplica una vez por cada meseta que atraviesa: con dos mesetas en un mismo movimiento, cura dos heridas. Atravesar dos veces la misma meseta en un movimiento cuenta una sola vez.
    .ruling = Su carta se aplica después de atravesar una meseta, en cualquier clase de movimiento; ir y venir por la misma meseta no le aporta nada más.
rule-ruling-characters-02 = Cuando Bloody Knife atraviesa una meseta, sale a una casilla distinta de aquella desde la que entró, y su movimiento termina en una casilla distinta de aquella en la que empezó.
    .ruling = Salir de una meseta por el mismo lado no es atravesarla.

## card-actions

chapter-card-actions = Usar cartas
rule-base-card-01 = Usar un efecto marcado como ACCIÓN cuesta una de tus 3 acciones.
rule-base-card-02 = Puedes usar cualquier carta de póker, objeto o personaje que lleve la palabra ACCIÓN.
rule-base-card-03 = Muestra la carta, aplica su efecto y solo entonces descártala o vuelve a dejarla en su sitio.
rule-base-card-04 = Una carta de póker se descarta cuando su acción se ha llevado a cabo por completo.
rule-base-card-05 = Conservas los objetos y el personaje después de usar sus acciones, salvo que sus textos digan otra cosa.
rule-base-card-06 = Los efectos marcados como BONIFICACIÓN o REACCIÓN no cuestan ninguna acción.
rule-base-card-07 = Cuando debes elegir una penalización, no puedes elegir una que no te afectaría si otra sí lo haría. Si ninguna te afectaría, no pasa nada.
    .ruling = Una elección que no cuesta nada dejaría la penalización sin sentido.
rule-base-card-08 = Solo ganas algo que tiene un precio si pagas ese precio por completo; no puedes pagar con dinero o una carta que no tienes, ni con una cuarta herida.
    .ruling = Aceptar una pérdida para ganar algo es un pago.
rule-base-card-09 = Mientras se lleva a cabo la acción de una carta de póker, la carta no está en tu mano, ni en el mazo, ni en la pila de descartes.
    .ruling = Solo se descarta cuando su efecto ha terminado, así que su propio efecto no puede volver a robarla.

## fight-player

chapter-fight-player = Combatir contra otro jugador
rule-base-fight-01 = Empezar un combate contra un jugador cuesta una acción.
rule-base-fight-02 = Solo puedes empezar un combate contra un jugador que esté en tu casilla.
rule-base-fight-03 = Todo combate tiene cuatro pasos: declaración, revelación, reacción y recompensa.
rule-base-fight-04 = Primero declara la clase de combate (arresto, duelo o atraco); las cartas se eligen después.
rule-base-fight-05 = Necesitas al menos un punto de Marshal para intentar un arresto.
rule-base-fight-06 = Solo puedes arrestar a un jugador que tenga al menos un punto de Buscado.
rule-base-fight-07 = Cualquier jugador puede retar a duelo a otro o atracarlo: ninguna de las dos cosas exige puntos de Marshal ni de Buscado.
rule-base-fight-08 = Una vez declarado el combate, ambos bandos usan por turnos efectos de inicio de combate, primero el atacante, hasta que ya no se use ninguno; las cartas se juegan después.
rule-base-fight-09 = Los efectos de inicio de combate no tienen un paso propio: se aplican después de que el atacante haya jugado una carta y su rival haya aceptado, justo antes de que este juegue la suya.
rule-base-fight-10 = El atacante va primero y juega una carta de póker boca abajo.
rule-base-fight-11 = Una vez jugada la carta del atacante, su rival elige si combate o rechaza el combate.
rule-base-fight-12 = Si te atacan y aceptas el combate, juega una carta de póker de tu mano boca abajo.
rule-base-fight-13 = Si quien recibe el ataque rechaza el combate, el atacante gana de inmediato, y se pasa directamente a la recompensa.
rule-base-fight-14 = La carta del atacante se descarta incluso cuando su rival rechaza el combate.
rule-base-fight-15 = Si rechazas el combate, lo pierdes: sufre 1 herida y roba 1 carta.
rule-base-fight-16 = Rechazar el combate es perderlo.
    .ruling = El atacante gana, así que su rival pierde, y se aplica la penalización del perdedor como en las demás ediciones.
rule-base-fight-17 = Se revelan las dos cartas al mismo tiempo.
rule-base-fight-18 = Al revelar se aplican las bonificaciones de los personajes, las armas, los demás objetos y las cartas jugadas. Tiroteo, Porrazo y la Escopeta se aplican más tarde, en los momentos que indican sus textos.
rule-base-fight-19 = Después de revelar, ambos bandos pueden jugar reacciones de su mano por turnos, primero el atacante.
rule-base-fight-20 = El paso de reacción termina cuando ningún bando quiere reaccionar más.
rule-base-fight-21 = Después de todos los efectos, la carta de mayor valor gana el combate.
rule-base-fight-22 = Valores de las cartas de menor a mayor: del 2 al 10, y después J, Q, K y as.
rule-base-fight-23 = Los efectos solo pueden reducir el valor de una carta, nunca aumentarlo.
rule-base-fight-24 = Los efectos pueden aumentar el valor de una carta, pero nunca por encima del as.
rule-base-fight-25 = Los efectos no pueden reducir el valor de una carta por debajo de 2.
rule-base-fight-26 = En un combate entre jugadores, el atacante gana los empates.
rule-base-fight-27 = Sea cual sea la clase de combate, el perdedor sufre una herida y después roba una carta de póker.
rule-base-fight-28 = Si intentas un arresto y ganas el combate, ganas 1 punto de Marshal.
rule-base-fight-29 = El jugador arrestado va a la oficina del Sheriff.
rule-base-fight-30 = Cuando un jugador arresta a otro, el Sheriff también va a su oficina.
    .ruling = El texto sitúa allí al jugador arrestado junto al Sheriff, así que se coloca a los dos.
rule-base-fight-31 = Si te arrestan, pierdes todos tus puntos de Buscado.
rule-base-fight-32 = Si te arrestan, pierdes la ficha de ganado que lleves.
rule-base-fight-33 = Si te arrestan, pierdes la mitad de tu dinero y la mitad de tus pepitas; ambas pérdidas se redondean hacia arriba.
rule-base-fight-34 = Un jugador arrestado solo sufre una herida y solo roba una carta.
    .ruling = El texto del arresto repite la penalización habitual por perder un combate, y otras dos fuentes omiten la repetición.
rule-base-fight-35 = El atacante no se queda con nada de lo que se pierde en un arresto: el dinero y las pepitas vuelven a la reserva, y el ganado vuelve a su rancho.
    .ruling = El texto dice que esas cosas se pierden, no que el atacante se las quede.
rule-base-fight-36 = La mitad de tu dinero se redondea hacia arriba a un múltiplo de $10: con $50 pierdes $30.
    .ruling = El billete más pequeño es el de $10.
rule-base-fight-37 = Si empiezas un duelo y lo ganas, ganas 2 PL.
rule-base-fight-38 = Si atracas a un jugador y ganas el combate, ganas 1 punto de Buscado.
rule-base-fight-39 = Después de un atraco con éxito, puedes llevarte la mitad del dinero de tu rival o la mitad de sus pepitas, redondeando hacia arriba, pero no parte de cada cosa.
rule-base-fight-40 = Después de un atraco con éxito, también puedes llevarte la ficha de ganado que lleve tu rival.
rule-base-fight-41 = Después de un atraco con éxito, no es obligatorio llevarse nada; el punto de Buscado lo ganas en cualquier caso.
rule-base-fight-42 = Si ya llevas una ficha de ganado, no puedes llevarte otra.
    .ruling = Nunca se puede llevar más de una.
rule-base-fight-43 = El botín para el que no tienes sitio se pierde: va a la reserva.
    .ruling = Según el reglamento, el dinero que pasa del límite se pierde, y las pepitas se tratan igual.
rule-base-fight-44 = Si el atacante pierde, no hay recompensa, y su rival no pierde nada.
rule-base-fight-45 = En tu turno puedes empezar un solo combate contra cada jugador, sea de la clase que sea.
rule-base-fight-46 = Puedes combatir contra varios jugadores diferentes en un turno si tienes acciones para ello.
rule-base-fight-47 = Después del combate, se descartan todas las cartas de póker jugadas.
rule-base-fight-48 = Sin una carta de póker en la mano no puedes empezar un combate.
    .ruling = El atacante tiene que jugar una.
rule-base-fight-49 = Si te atacan y no tienes ninguna carta de póker, tienes que rechazar el combate.
    .ruling = Para aceptar el combate debes jugar una carta.
rule-base-fight-50 = Cuando te atacan en el turno de otro jugador, tu arma activa se aplica igualmente.
    .ruling = El arma de quien recibe el ataque se aplica en el ejemplo del duelo.
rule-base-fight-51 = En cualquier combate, si tienes que jugar una carta y no tienes ninguna, pierdes de inmediato, igual que si hubieras rechazado el combate. No se elige ni se aplica ninguna carta de combate; las que se hayan robado van al fondo de su mazo.
    .ruling = Así se extiende el rechazo a todo combate en el que hay que jugar una carta.
rule-base-fight-52 = Necesitas una carta para empezar un asalto o atacar a un jugador. Si pierdes tu última carta antes de jugarla, pierdes el combate.
    .ruling = Para empezar necesitas una carta, y la regla de las cartas que faltan se aplica si la pierdes después.
rule-base-fight-53 = Cuando quien recibe el ataque rechaza el combate, la carta del atacante se descarta sin su bonificación y nadie reacciona. Se aplican los efectos por ganar un combate, y el perdedor sufre la herida y roba la carta como siempre.
    .ruling = Las bonificaciones se aplican al revelar, y un rechazo se salta ese paso; el de la recompensa, en cambio, se mantiene.
rule-base-fight-54 = Tus objetos y habilidades que tienen efecto al ganar un combate se aplican en todos los combates que ganes: también cuando te atacan, contra el Sheriff o porque alguien rechazó el combate.
    .ruling = Los textos dicen «ganar un combate» sin restricciones; solo las recompensas propias del combate son para los atacantes.
rule-base-fight-55 = Si pasas en vez de reaccionar, todavía puedes reaccionar más tarde; el paso termina cuando ambos bandos pasan de forma consecutiva. Cada jugador puede usar una sola «¡Manos arriba!» en un combate.
    .ruling = Los jugadores se alternan hasta que ninguno quiere reaccionar, y la carta solo limita a quien la usa.
rule-base-fight-56 = Puedes llevarte más de lo que te cabe, pero lo que no quepa lo pierdes. Solo se te ofrece el botín que tu rival tiene, y siempre puedes no llevarte nada. La mitad de $10 se redondea hacia arriba hasta los $10 completos.
    .ruling = Llevarse algo es opcional, los límites se aplican después y los billetes no se parten.
rule-base-example-duel = Annie, que ya tiene su habilidad legendaria, reta a duelo a Bass en su turno; la Escopeta mejorada de él le resta 1 a la carta de ella. Primero se aplica la habilidad de Annie: Bass elige descartar una carta. Ella juega una K y él una Q, así que ambas valen como una Q y gana la atacante: Annie gana 2 PL, Bass sufre una herida y roba una carta, y no hay atraco ni arresto. Ella no puede combatir contra él por segunda vez en este turno.
rule-base-example-duel-fr = Annie, que ya tiene su habilidad legendaria, reta a duelo a Bass y juega una carta. Cuando él acepta, la habilidad de ella le hace descartar una carta de su elección, y después él juega la suya. Su Escopeta mejorada convierte la K de Annie en una Q, igual a la de él; como atacante, ella gana 2 PL, y él sufre una herida. Ella no puede volver a combatir contra él en este turno.
rule-ruling-fight-player-01 = Si el atacante jugó un 9 (Instinto), roba una carta aunque su rival rechace el combate.
    .ruling = El rechazo se salta las bonificaciones de la revelación, pero el 9 se aplica cuando se descarta.

## bandits

chapter-bandits = Bandidos
rule-base-bandit-01 = Hay tres bandas: A, B y C. Cada una tiene dos guaridas fuera de los pueblos.
rule-base-bandit-02 = Después de la preparación, solo las historias traen bandidos nuevos.
rule-base-bandit-03 = Cuando entras en una casilla con un bandido, te detienes allí y combates contra él de inmediato; el combate no cuesta ninguna acción.
rule-base-bandit-04 = El jugador a la derecha del jugador activo juega por el bandido.
rule-base-bandit-05 = Primero el bandido roba 2 cartas de combate y después se aplican los efectos de inicio de combate. Tú juegas una carta de póker, y el bandido elige una de las dos y la juega.
rule-base-bandit-06 = Juegas una carta de póker antes que nada; solo entonces el jugador a tu derecha roba las 2 cartas de combate del bandido y juega una.
rule-base-bandit-07 = Después de revelar van las bonificaciones, después tantas reacciones tuyas como quieras, después el efecto de la carta del bandido y por último la comparación.
rule-base-bandit-08 = El bandido gana los empates.
rule-base-bandit-09 = Si derrotas a un bandido, ganas 1 punto de Marshal o 1 PL.
rule-base-bandit-10 = Si eres Buscado y derrotas a un bandido, ganas 1 PL; no puedes elegir.
rule-base-bandit-11 = Si pierdes contra un bandido, sufres una herida y robas una carta de póker.
rule-base-bandit-12 = Ganes o pierdas, el bandido se retira del tablero.
rule-base-bandit-13 = Después del combate, descarta las cartas de póker y pon todas las cartas de combate del bandido en el fondo de su mazo, en orden aleatorio.
rule-base-bandit-14 = No puedes rechazar el combate contra un bandido.
    .ruling = La regla del Sheriff permite rechazar; esta, no.
rule-base-bandit-15 = Si no tienes ninguna carta de póker, el bandido te vence sin combate.
    .ruling = No puedes jugar una carta, y eso cuenta como perder.
rule-base-bandit-16 = Puedes combatir contra cualquier número de bandidos en un turno.
    .ruling = El límite de un combate por turno contra el mismo rival vale solo para los jugadores.
rule-base-bandit-17 = Las cartas de combate 5 y 9 fijan tu recompensa por el bandido: 1 PL, sin elección. Con la carta de combate A, un Marshal puede elegir el punto de Buscado y cambiar de contador; un jugador Buscado no puede elegir el punto de Marshal.
    .ruling = Se deduce de los textos de las cartas y de las reglas para cambiar de contador.
rule-base-example-bandit = Annie entra en la casilla de un bandido y se detiene. La carta del bandido es una J, y la de ella, el 10 de tréboles; juega «¡Manos arriba!» de su mano, con lo que la J pasa a ser un 9. Gana, y la J le da además $10. Como no está en ninguno de los dos contadores, puede elegir 1 punto de Marshal o 1 PL. El bandido se retira, las cartas de ella se descartan y las de combate van al fondo de su mazo en orden aleatorio.
rule-base-example-bandit-fr = Annie entra en la casilla de un bandido y revela el 9 de tréboles; el bandido tiene una J. Con «¡Manos arriba!», la J también pasaría a ser un 9, pero el bandido gana los empates, así que ella se guarda esa carta. La J le da $10, y ella pierde: sufre una herida y roba una carta de póker. El bandido se retira de todos modos, la carta de ella se descarta y las de combate van al fondo de su mazo en orden aleatorio.
rule-ruling-bandits-01 = Las cartas de combate 5 y 9 solo cambian la recompensa del combate en el que se juegan; si el combate empieza de nuevo, decide la nueva carta de combate.
    .ruling = Los efectos ya aplicados se mantienen, pero un cambio de la recompensa termina con el combate al que pertenece.

## poker-cards

chapter-poker-cards = Cartas de póker y cartas de combate
rule-base-pcard-01 = Cada carta de póker puede usarse como acción, bonificación o reacción, o de varias de estas maneras.
rule-base-pcard-02 = Si el mazo de póker se agota mientras robas, baraja los descartes para formar uno nuevo y sigue robando.
rule-base-pcard-03 = Si no quedan cartas ni en el mazo ni en los descartes, no robas más cartas.
    .ruling = No queda nada que robar.
rule-base-pcard-04 = Una bonificación se aplica cuando se revelan las cartas, si se cumplen sus condiciones.
rule-base-pcard-05 = Puedes usar una bonificación en tu turno y en los turnos de los demás jugadores.
rule-base-pcard-06 = Una reacción no cuesta ninguna acción, y puedes usarla en tu turno y en los turnos de los demás jugadores.
rule-base-pcard-07 = Leyenda viva (A), acción: ganas 1 punto de Marshal o 1 punto de Buscado, a tu elección.
rule-base-pcard-08 = Determinación (K), acción: ganas 2 acciones.
rule-base-pcard-09 = Mano rápida (Q), bonificación: cuando combates contra un bandido, un guardia o el Sheriff, puedes anular el efecto de la carta de combate.
rule-base-pcard-10 = A prueba de balas (J), bonificación: no sufres heridas en este combate y curas una de las que ya tengas.
rule-base-pcard-11 = Oro de tontos (10): puedes usarla como una pepita donde haga falta una.
rule-base-pcard-12 = Instinto (9), acción: robas 3 cartas de póker.
rule-base-pcard-13 = Instinto (9), bonificación: robas una carta de póker cuando se descarta esta carta, salvo si la descartas por el límite de mano.
rule-base-pcard-14 = Tiroteo (8), bonificación: si quieres, anulas el resultado del combate y combates de nuevo.
    .ruling = El nuevo combate sustituye al anterior, así que es contra el mismo rival, es gratis y no cuenta para el límite.
rule-base-pcard-15 = ¡Manos arriba! (6), reacción: después de revelar, le restas 2 a la carta jugada contra ti. Solo puedes usar una en un combate.
rule-base-pcard-16 = Cacería (4), acción: mueves al Sheriff 3 casillas o menos. Si eres Marshal o Buscado, además ganas 1 PL.
rule-base-pcard-17 = Si nadie es Buscado, Cacería no puede mover al Sheriff, pero a un Marshal le da el PL de todos modos.
    .ruling = El Sheriff no está activo entonces, y el PL solo exige ser Marshal o Buscado.
rule-base-pcard-18 = A todo galope (3), reacción: cuando termina tu acción de movimiento, te mueves hasta 2 casillas más.
rule-base-pcard-19 = ¡A caballo! (2), acción: te mueves directamente a una casilla de tu elección en cualquiera de los dos pueblos.
rule-base-pcard-20 = Trampa (2), bonificación: en el póker cuenta como el valor que quieras; su palo no cambia.
    .ruling = La carta nombra un valor, y un palo no es un valor.
rule-base-pcard-21 = El crupier puede usar Trampa igual que los jugadores.
rule-base-pcard-22 = Dama Fortuna (10), bonificación: cuando la juegas en el póker, ganes o pierdas, ganas $30 y robas una carta de póker.
rule-base-pcard-23 = Carta de combate 3: el jugador contra el que se juega esta carta sufre 2 heridas.
rule-base-pcard-24 = Carta de combate 7: el jugador contra el que se juega esta carta sufre una herida o descarta una carta de póker al azar.
rule-base-pcard-25 = Carta de combate J: el jugador contra el que se juega esta carta gana $10.
rule-base-pcard-26 = Si jugaste Tiroteo, decides si lo usas después de comparar los valores y antes de cualquier recompensa; si ambos bandos jugaron uno, el atacante decide primero. No es obligatorio usarlo, y puedes hacerlo aunque hayas ganado.
    .ruling = Anula resultados, así que estos deben conocerse y no haberse aplicado aún.
rule-base-pcard-27 = Tiroteo solo anula el resultado; las bonificaciones, las reacciones y el efecto de la carta de combate no se deshacen.
    .ruling = La carta solo nombra los resultados del combate.
rule-base-pcard-28 = Después de Tiroteo, descarta las cartas jugadas y pon las cartas de combate en el fondo de su mazo; después, el mismo combate empieza otra vez con sus efectos de inicio de combate. Es gratis y no cuenta como un segundo combate para ningún límite. Puedes rechazarlo de nuevo y usar otra vez «¡Manos arriba!», pero no descartas otra carta por la llegada del Sheriff.
    .ruling = Un combate nuevo sigue los pasos habituales, pero continúa la acción que ya se pagó.
rule-base-pcard-29 = La carta de combate 10 se aplica cuando surten efecto las cartas de combate, antes de la comparación. Robas 1 carta, y después el combate empieza de nuevo como con Tiroteo.
    .ruling = Se aplica en el paso de las cartas de combate, y su texto coincide con el de Tiroteo.
rule-base-pcard-30 = Un 9 (Instinto) te deja robar una carta cuando se descarta después de tu combate, después de tu partida de póker o a causa de Annie, del Sheriff o de una carta de combate. No robas nada cuando se descarta por el límite de mano, después de su propia acción o de entre las cartas de un crupier, ni cuando se le da a alguien.
    .ruling = El texto de la carta prevalece sobre el reglamento, cuyo ejemplo francés no lo menciona.
rule-base-pcard-31 = Oro de tontos solo cuenta como pepita cuando la muestras para depositarla por $20 y 1 PL; entonces se descarta y cuenta para las 4 pepitas de una Mula mejorada. Hasta ese momento es una carta corriente: no te la pueden quitar, no entra en la mitad que se pierde por un arresto, no ocupa sitio de pepitas y no deshace empates.
    .ruling = Las cartas de la mano están ocultas, así que solo puede contar la que se muestra.
rule-base-pcard-32 = Aplica Cacería en el orden impreso: mueve al Sheriff y resuelve lo que ocurra, y gana después el PL si en ese momento eres Marshal o Buscado. Puedes dejar al Sheriff donde está.
    .ruling = Los textos de las cartas se siguen de arriba abajo, y «hasta 3» incluye el 0.
rule-base-pcard-33 = Una vez durante tu turno, cuando ganas puntos de Marshal o de Buscado (también por las historias al final del turno), puedes jugar Reputación después de toda la recompensa. Su punto va al mismo contador, da la recompensa de su casilla y puede cumplir el detonante de una historia.
    .ruling = Reacciona a una ganancia, y una recompensa es una sola ganancia.
rule-base-pcard-34 = «A prueba de balas» cura una herida al revelar y anula todas las heridas desde entonces hasta el final del combate, sean de la carta de combate, de Porrazo o por perder. No anula las heridas del inicio del combate, ni las de la carta de combate 6, ni las del combate siguiente a un Tiroteo.
    .ruling = Una bonificación empieza al revelar y pertenece a un solo combate.

## general-store

chapter-general-store = El almacén general
rule-base-store-01 = Para usar un lugar, tienes que estar en su casilla. Para un saloon o un almacén general, tienes que estar en una de sus 3 casillas vecinas.
rule-base-store-02 = Puedes comprar desde cualquiera de las 3 casillas contiguas a un almacén general.
rule-base-store-03 = Con una sola acción puedes comprar y mejorar todo lo que puedas pagar.
rule-base-store-04 = Solo puedes tener una copia de cada objeto.
rule-base-store-05 = Puedes tener como máximo 3 objetos variados.
rule-base-store-06 = Puedes activar una montura o un arma en el momento en que la compras.
rule-base-store-07 = Cuando compras un arma o una montura, puedes activarla de inmediato en lugar de la anterior.
rule-base-store-08 = Para mejorar una montura o un arma, paga su precio por segunda vez.
rule-base-store-09 = Las compras y mejoras surten efecto una por una, así que también puedes mejorar lo que acabas de comprar, y las Provisiones y el Whisky se aplican enseguida. Toda la cuenta se considera gastada en una sola acción. Con una montura o un arma nueva, decide si pasa a estar activa.
    .ruling = Una acción abarca cualquier número de compras, y consigues cada cosa cuando la pagas.

## items

chapter-items = Objetos
rule-base-item-01 = Puedes mejorar monturas y armas, pero no objetos variados.
rule-base-item-02 = Si tienes 3 objetos variados, no puedes comprar ni recibir otro hasta que pierdas uno de ellos.
rule-base-item-03 = Si tienes 3 objetos variados, no compres otro hasta que haya sitio.
rule-base-item-04 = No puedes descartar un objeto variado para hacer sitio: solo se descarta por su propio efecto, como el Whisky y las Provisiones.
rule-base-item-05 = Un objeto descartado vuelve a estar a la venta en el almacén general.
rule-base-item-06 = Mula, $30: te mueves hasta 3 casillas y puedes llevar 2 pepitas más.
rule-base-item-07 = Mula mejorada (Rusty): te mueves hasta 4 casillas, puedes llevar 2 pepitas más y ganas 1 PL adicional cuando depositas al menos 4 pepitas. Da 1 PL al final.
rule-base-item-08 = Escopeta, $30: cuando ganas un combate, robas una carta de póker.
rule-base-item-09 = Escopeta mejorada: en todos tus combates, la carta jugada contra ti vale 1 menos, y cuando ganas un combate, robas una carta de póker. Da 1 PL al final.
rule-base-item-10 = Las armas mejoradas Six Iron, Widowmaker y Persuader le restan 1 cada una a la carta jugada contra ti y dan 1 PL al final.
rule-base-item-11 = Whisky, $10: cuando lo consigues, curas una herida.
rule-base-item-12 = Whisky, reacción: cuando tu movimiento termina en una casilla con otro jugador, puedes descartar el Whisky para que ese jugador sufra una herida.
rule-base-item-13 = Mapa del minero, $10: cuando buscas oro, puedes volver a tirar uno de los dados.
rule-base-item-14 = Provisiones, $20: cuando las consigues, robas una carta de póker.
rule-base-item-15 = Provisiones, acción: descártalas para curar una herida y robar una carta de póker.
rule-base-item-16 = Mientras tu Mula esté activa, puedes llevar 6 pepitas.
rule-base-item-17 = Puedes usar el Whisky contra un jugador que ya tenga 3 heridas: la herida no tiene efecto y el Whisky se descarta. Solo puedes usar el Whisky después de tu propia acción de movimiento.
    .ruling = La carta no pone condiciones a las heridas del otro jugador y se aplica al final de un movimiento.
rule-items-12 = Mustang, $50: te mueves hasta 4 casillas.
rule-items-18 = Revólver, $20: no tiene efecto hasta que lo mejoras.
rule-items-19 = Rifle, $40: al principio de un combate que empiezas contra un jugador, miras 2 cartas al azar de la mano de ese jugador.
rule-items-23 = Sombrero tejano, $20: ganas 1 PL cuando ganas una partida de póker y $10 cuando pierdes una.

## poker-game

chapter-poker-game = Jugar al póker
rule-base-poker-01 = Empezar una partida de póker cuesta una acción, en una de las 3 casillas contiguas a un saloon.
rule-base-poker-02 = Para empezar una partida de póker, pon $10 en el bote y después roba una carta de póker.
rule-base-poker-03 = Todos los demás que estén en el pueblo donde se juega la partida de póker pueden participar: cada uno pone $10 en el bote y roba una carta de póker.
rule-base-poker-04 = Para participar en una partida de póker, basta con estar en el mismo pueblo; no hace falta estar junto a su saloon.
rule-base-poker-05 = Necesitas $10 para empezar una partida de póker o participar en ella.
rule-base-poker-06 = Si nadie más participa, el jugador a la derecha del jugador activo es el crupier y juega por la casa.
rule-base-poker-07 = El crupier aparta de momento sus propias cartas y roba 4 del mazo de póker.
rule-base-poker-08 = El crupier no pone nada en el bote.
rule-base-poker-09 = La casa añade $50 al bote, sean cuantos sean los jugadores.
rule-base-poker-10 = El bote es de $50 más $10 por cada jugador que haya pagado.
rule-base-poker-11 = Cuando todos han pagado y robado, se revelan 3 cartas del mazo: el flop.
rule-base-poker-12 = Tu jugada de póker se compone de dos cartas de tu mano y las tres cartas del flop.
rule-base-poker-13 = Juega boca abajo las cartas que elijas; todos revelan las suyas al mismo tiempo.
rule-base-poker-14 = Si no tenías cartas cuando pagaste, juegas solo la que robaste.
rule-base-poker-15 = Con una sola carta que jugar, tu jugada tiene 4 cartas, así que nunca puede ser un full, un color ni una escalera.
    .ruling = Esas tres necesitan cinco cartas, como muestran sus descripciones.
rule-base-poker-16 = Quien tiene la mejor jugada gana el bote.
rule-base-poker-17 = Si pierdes en el póker, robas una carta de póker.
rule-base-poker-18 = Un crupier que pierde no recibe ninguna carta por ello.
    .ruling = El crupier juega por la casa, con cartas que no son suyas.
rule-base-poker-19 = Si gana el jugador activo, gana 1 PL además del bote.
rule-base-poker-20 = Cualquier otro ganador se lleva el bote, pero no gana PL.
rule-base-poker-21 = Cuando gana el crupier, nadie cobra y todo el bote vuelve a la reserva.
rule-base-poker-22 = El jugador activo gana todos los empates, incluso contra el crupier.
rule-base-poker-23 = Si dos jugadores empatan y ninguno es el jugador activo, se reparten el bote a partes iguales, redondeando hacia abajo; el resto va a la reserva.
rule-base-poker-24 = Cuando empatan dos o más jugadores y ninguno es el jugador activo, se reparten el bote a partes iguales, redondeando hacia abajo; el resto va a la reserva.
rule-base-poker-25 = Las partes son múltiplos de $10: dos ganadores de un bote de $90 reciben $40 cada uno y $10 van a la reserva.
    .ruling = El billete más pequeño es el de $10.
rule-base-poker-26 = Cuando termina una partida de póker, se descartan el flop y todas las cartas jugadas.
rule-base-poker-27 = El crupier descarta también las dos cartas no jugadas y después recupera su propia mano.
    .ruling = De lo contrario, el crupier se quedaría con cartas que pertenecen a la casa.
rule-base-poker-28 = El repóker es la mejor jugada; la escalera real va en segundo lugar.
rule-base-poker-29 = Solo una escalera real supera al repóker, que a su vez supera a una escalera de color.
rule-base-poker-30 = El repóker va en segundo lugar: solo lo supera una escalera real, y supera a la escalera de color y a todas las jugadas inferiores.
    .ruling = La tabla inglesa no puede leerse en orden, y la tabla francesa y una ayuda posterior coinciden en esta clasificación.
rule-base-poker-31 = Repóker: cuatro cartas del mismo valor más Trampa, por ejemplo Trampa con las cuatro K.
rule-base-poker-32 = Escalera real: as, K, Q, J y 10, todas del mismo palo.
rule-base-poker-33 = Escalera de color: cinco valores seguidos, todos del mismo palo, como las picas del 4 al 8. Pierde contra la escalera real.
rule-base-poker-34 = Póker: las cuatro cartas de un mismo valor, por ejemplo las cuatro J con un 7. Pierde contra la escalera de color.
rule-base-poker-35 = Full: tres cartas de un valor y una pareja, por ejemplo 10-10-10 con 9-9. Pierde contra el póker.
rule-base-poker-36 = Color: cinco cartas del mismo palo que no son seguidas, como J, 8, 7, 4 y 2, todas de picas. Pierde contra el full.
rule-base-poker-37 = Escalera: cinco valores seguidos, no todos del mismo palo, por ejemplo del 5 al 9. Pierde contra el color.
rule-base-poker-38 = Trío: tres cartas de un mismo valor, por ejemplo 7-7-7 junto a una Q y un 2. Pierde contra la escalera.
rule-base-poker-39 = Dobles parejas: una pareja de un valor y otra de otro, por ejemplo 7-7 y 4-4 junto a una K. Pierde contra el trío.
rule-base-poker-40 = Pareja: dos cartas de un mismo valor, por ejemplo dos K junto a 10, 8 y 2. Pierde contra las dobles parejas.
rule-base-poker-41 = Carta alta: nada de lo anterior, así que cuenta tu carta más alta, como la Q en Q-10-8-5-3.
rule-base-poker-42 = Si ambas jugadas son de la misma clase, gana el valor más alto: J-J-J supera a 10-10-10.
rule-base-poker-43 = Si ambas jugadas son de la misma clase y del mismo valor, se comparan las demás cartas de mayor a menor. Los palos nunca deciden.
    .ruling = Así se comparan normalmente las jugadas de póker, y los ejemplos no dicen más.
rule-base-poker-44 = En una escalera o una escalera de color, el as puede ir por encima de la K o por debajo del 2.
    .ruling = Los reglamentos básicos no lo dicen, y las reglas completas posteriores lo permiten de las dos maneras.
rule-base-poker-45 = En el póker, las bonificaciones solo se aplican a las cartas jugadas de la mano. En el flop, Trampa es un simple 2 y Dama Fortuna un simple 10.
    .ruling = La carta tiene que jugarse, y el flop se revela, no se juega.
rule-base-poker-46 = Trampa puede tener cualquier valor, pero conserva su palo, y siempre cuenta como el valor que da tu mejor jugada. Dos Trampas pueden tener el mismo valor; sin una Trampa, el repóker es imposible.
    .ruling = Nadie elegiría un valor peor, así que el mejor se elige por ti.
rule-base-poker-47 = Para el crupier solo se aplica Trampa. Dama Fortuna, el Sombrero tejano y Wild Bill no le dan nada.
    .ruling = El crupier juega por la casa, y las ganancias de esta van a la reserva.
rule-base-poker-48 = En el sentido de las agujas del reloj a partir del jugador activo, los jugadores deciden si participan, sabiendo quién se ha sumado hasta entonces. Cada uno paga y roba al sumarse, y el flop se revela al final.
    .ruling = En todo lo demás se juega en el sentido de las agujas del reloj.
rule-base-poker-49 = Con dos o más cartas, juegas exactamente dos; con una, juegas esa; con ninguna, el flop es tu jugada.
    .ruling = Así se extiende a las manos pequeñas la regla de las dos cartas elegidas.
rule-base-poker-50 = Cuando se comparan las cartas de desempate, una carta que falta pierde. Cuatro cartas nunca forman un repóker, un full, un color ni una escalera.
    .ruling = Una carta que falta no puede ser mejor que ninguna otra.
rule-base-poker-51 = Si varios jugadores que no son el activo empatan con la mejor jugada, todos ellos han ganado, y eso vale también para el Sombrero tejano y Wild Bill. Quien empata con el jugador activo ha perdido.
    .ruling = Se reparten el bote como ganadores, mientras que el jugador activo gana todos los empates.
rule-base-poker-52 = El jugador a la derecha del jugador activo tiene que hacer de crupier, incluso si está en el pueblo y no quiso participar. Las cuatro cartas se roban del mazo, y no se aplica ninguna de las cartas, objetos o habilidades del propio crupier.
    .ruling = Hacer de crupier es una obligación de quien ocupa ese asiento y no cuenta como participar.
rule-base-poker-53 = Wild Bill puede conservar una de las cartas que jugó, elegida al azar antes de que se descarten. Si es un 9, no roba nada por él.
    .ruling = Una carta conservada no se ha descartado.
rule-base-example-poker = En el saloon de Darkrock pagas $10; con los $50 de la casa, el bote es de $60. No hay nadie más en el pueblo, así que el jugador a tu derecha hace de crupier con cuatro cartas del mazo: el 2 de diamantes (Trampa), el 4 de corazones, el 9 de picas y la J de tréboles. El flop es la J de diamantes, el 3 de tréboles y el 10 de picas. El crupier juega la J de tréboles con Trampa como otra J; tú juegas el 10 de corazones (Dama Fortuna) y el 10 de tréboles. Las J superan a los 10: el bote va a la reserva, robas una carta por haber perdido y Dama Fortuna te da $30 y otra carta.
rule-ruling-poker-game-01 = Las cartas de un color se comparan una por una de mayor a menor, aunque Trampa repita una de ellas: A-A-K-Q-3 supera a A-K-Q-J-8.
    .ruling = Un color no tiene grupos de cartas iguales, y Trampa puede tomar un valor que ya está en la jugada.
rule-ruling-poker-game-02 = Cuando se agotan el mazo y los descartes, el flop y la mano del crupier se limitan a las cartas que se hayan podido robar.
    .ruling = Se deja de robar cuando no queda nada que robar.

## prospect

chapter-prospect = Buscar oro
rule-base-mine-01 = En una mina puedes buscar oro; cuesta una acción.
rule-base-mine-02 = Para buscar oro, tira los dos dados.
rule-base-mine-03 = Una Pepita en un dado: toma 1 pepita.
rule-base-mine-04 = Relaves en un dado: gana $10.
rule-base-mine-05 = Polvo de oro en un dado: gana $10, vuelve a tirar ese dado y aplica también el nuevo resultado.
rule-base-mine-06 = Mientras un dado siga mostrando Polvo de oro, sigues ganando $10 y volviéndolo a tirar.
rule-base-mine-07 = Grava en un dado: no ganas nada.
rule-base-mine-08 = Puedes llevar hasta 4 pepitas.
rule-base-mine-09 = Las pepitas que no te caben se pierden.
    .ruling = El reglamento solo dice que se pierde el dinero que pasa de su límite, y las pepitas se tratan igual.
rule-base-mine-10 = Con el Mapa del minero puedes volver a tirar uno de los dos dados antes de aplicar ninguno. Después aplica ambos; las tiradas que siguen a un Polvo de oro no pueden repetirse con el Mapa.
    .ruling = Volver a tirar sustituye un resultado, así que debe hacerse antes de aplicar los resultados.

## bank

chapter-bank = El banco
rule-base-bank-01 = En el banco puedes depositar oro; cuesta una acción.
rule-base-bank-02 = El banco paga $20 por cada pepita que depositas.
rule-base-bank-03 = Además ganas 1 PL por cada pepita que depositas.
rule-base-bank-04 = Las pepitas depositadas vuelven a la reserva.
rule-base-bank-05 = Con una acción depositas tantas de tus pepitas como quieras.
    .ruling = La regla no da ningún número, así que eliges tú.
rule-base-bank-06 = Puedes tener como máximo $120; el dinero que pase de ahí se pierde.
rule-base-bank-07 = Si tienes $110 y depositas una pepita, terminas con $120 y 1 PL más; los otros $10 se pierden.

## heist

chapter-heist = El asalto
rule-base-heist-01 = En el banco puedes cometer un asalto; cuesta una acción.
rule-base-heist-02 = Puedes intentar un asalto por turno.
rule-base-heist-03 = El jugador a la derecha del jugador activo juega por el guardia.
rule-base-heist-04 = El guardia roba 3 cartas de combate.
rule-base-heist-05 = Primero se roban las cartas del guardia y después se aplican los efectos de inicio de combate. El asaltante juega una carta de póker boca abajo; a continuación, el guardia elige una de las tres y la juega boca abajo.
rule-base-heist-06 = El guardia roba tres cartas y juega una de ellas boca abajo antes de que el asaltante juegue una carta de póker; entre medias no hay un paso de inicio de combate.
rule-base-heist-07 = Después de revelar van primero las bonificaciones del personaje, los objetos, el arma y la carta jugada; después tantas reacciones como quiera el jugador activo; después el efecto de la carta del guardia y por último la comparación.
rule-base-heist-08 = El guardia gana los empates.
rule-base-heist-09 = Si tu asalto tiene éxito, ganas $80 y 3 puntos de Buscado.
rule-base-heist-10 = Si tu asalto fracasa, ganas un punto de Buscado, sufres una herida y robas una carta de póker.
rule-base-heist-11 = Un Marshal que intenta un asalto pasa a ser Buscado, gane o pierda.
rule-base-heist-12 = Después del combate, descarta las cartas de póker jugadas y pon todas las cartas de combate robadas, usadas o no, en el fondo de su mazo en orden aleatorio.
rule-base-heist-13 = Después del combate, descarta la carta de póker jugada, baraja todas las cartas del guardia y ponlas en el fondo del mazo de combate.
    .ruling = El texto francés solo dice que las cartas del guardia se descartan, pero no hay pila de descartes de combate, y después de otros combates las cartas vuelven al mazo.
rule-base-heist-14 = Necesitas una carta de póker para empezar un asalto, y una vez empezado no puedes rechazar el combate.
    .ruling = Hay que jugar una carta, y ningún paso permite rechazar.
rule-base-heist-15 = El efecto de la carta del guardia se aplica incluso al asaltante que después gana.
rule-base-example-heist = Billy the Kid está en el banco de Darkrock y usa una acción para un asalto. El guardia tiene 3, 7 y J y juega el 3, que haría sufrir dos heridas a Billy. La carta de Billy es «A prueba de balas», la J de corazones: no sufre heridas, y una J es más alta que un 3. Gana $80 y 3 puntos de Buscado.

## heal

chapter-heal = El doctor
rule-base-heal-01 = En la consulta del doctor puedes pagar $10 y usar una acción para curar todas tus heridas.
rule-base-heal-02 = Por cada herida curada en la consulta del doctor, robas una carta de póker.
rule-base-heal-03 = Si curas tres heridas en la consulta del doctor, pagas $10 y robas 3 cartas.
rule-base-heal-04 = Puedes visitar al doctor incluso sin heridas: pagas $10 y no robas cartas.
    .ruling = Nada lo prohíbe.

## revel

chapter-revel = El cabaret
rule-base-revel-01 = En el cabaret puedes usar una acción para gastar dinero: ganas 1 PL por cada $30.
rule-base-revel-02 = Ir de fiesta da 1 PL por $30, 2 PL por $60, 3 PL por $90 y 4 PL por $120.

## cattle

chapter-cattle = El ganado
rule-base-cattle-01 = En un rancho puedes tomar una de sus fichas de ganado ocultas; cuesta una acción.
rule-base-cattle-02 = Solo puedes llevar una ficha de ganado a la vez.
rule-base-cattle-03 = Si llevas una ficha de ganado, no puedes tomar otra en un rancho.
rule-base-cattle-04 = Puedes consultar la recompensa de tu propia ficha cuando quieras.
rule-base-cattle-05 = Tu ficha permanece boca abajo en tu tablero de jugador hasta que se entrega.
rule-base-cattle-06 = Arrear: cuando una acción de movimiento tuya termina en la estación de tren, puedes entregar tu ficha y ganar su recompensa y 1 punto de Marshal.
rule-base-cattle-07 = Arrear: cuando cualquier movimiento tuyo termina en la estación de tren, sea cual sea su causa, puedes entregar tu ficha y ganar su recompensa y 1 punto de Marshal.
rule-base-cattle-08 = Robar ganado: cuando una acción de movimiento tuya termina en el rancho del otro color, puedes entregar allí tu ficha y ganar su recompensa y 1 punto de Buscado.
rule-base-cattle-09 = Robar ganado: cuando cualquier movimiento tuyo termina en el rancho del otro color, sea cual sea su causa, puedes entregar allí tu ficha y ganar su recompensa y 1 punto de Buscado.
rule-base-cattle-10 = En la edición inglesa no puedes entregar después de «¡A caballo!» ni de la habilidad de Y.B. Rowdy; en la francesa y la italiana, sí. «A todo galope» prolonga una acción de movimiento, así que después de ella puedes entregar en todas las ediciones.
    .ruling = Cada edición se sigue al pie de la letra: acción de movimiento en la inglesa, movimiento en la francesa y la italiana.
rule-base-cattle-11 = Entregar no cuesta ninguna acción.
rule-base-cattle-12 = No es obligatorio entregar.
rule-base-cattle-13 = Después de la entrega, la ficha vuelve al rancho de su color y se mezcla boca abajo con las demás.
rule-base-cattle-14 = No puedes entregar una ficha en el rancho del que procede.
rule-base-cattle-15 = Mientras seas Buscado, puedes arrear ganado igualmente, pero ganas solo la recompensa de la ficha, sin ningún punto de Marshal.
    .ruling = Los jugadores Buscados no pueden ganar puntos de Marshal.

## work

chapter-work = Trabajar
rule-base-work-01 = Trabajar es una acción que te da $10.
rule-base-work-02 = Puedes trabajar en cualquier lugar con nombre, incluidas las casillas contiguas a un saloon o a un almacén general, pero no en ninguna otra casilla.
    .ruling = La palabra «lugar» se entiende como la usa el reglamento en otros pasajes, no como cualquier casilla.

## wounds

chapter-wounds = Heridas
rule-base-wound-01 = Puedes tener como máximo 3 heridas; las que pasen de ahí no tienen efecto sobre ti.
rule-base-wound-02 = Al final de la partida, cada herida te cuesta 1 PL.
rule-base-wound-03 = Te curas en la consulta del doctor, con «A prueba de balas» en un combate, al comprar Whisky o con la acción de las Provisiones.
rule-base-wound-04 = Si pierdes un combate de cualquier clase, sufres por ello exactamente una herida; los efectos de las cartas pueden añadir más.
rule-base-wound-05 = Si ya tienes 3 heridas y pierdes un combate, robas de todos modos la carta del perdedor.
rule-base-wound-06 = Una herida que no tiene efecto o que se anula no se ha sufrido, así que Doc Holliday no recibe ninguna carta por ella. El perdedor roba de todos modos la carta por el combate perdido.
    .ruling = Solo se sufre lo que se recibe.
rule-base-wound-07 = Doc Holliday roba una carta por cada efecto que lo hiere, no por cada herida: perder y Porrazo juntos son un solo efecto, y una carta de combate es otro aparte.
    .ruling = Porrazo se suma a la herida del perdedor, mientras que el efecto de una carta de combate es independiente.

## tracks-marshal

chapter-tracks-marshal = El contador de Marshal
rule-base-marshal-01 = Eres Marshal, Buscado o ninguna de las dos cosas: nadie tiene puntos de ambas clases a la vez.
rule-base-marshal-02 = Mientras seas Buscado, no puedes ganar puntos de Marshal.
rule-base-marshal-03 = Ganas 1 punto de Marshal por derrotar a un bandido (si lo eliges en lugar de 1 PL), por arrear ganado, por arrestar a un jugador Buscado o por usar Leyenda viva; las historias pueden dar más.
rule-base-marshal-04 = Por cada punto de Marshal que ganes, avanza tu cubo una casilla.
rule-base-marshal-05 = Ganas la recompensa de cada casilla por la que pasa o a la que llega tu cubo.
rule-base-marshal-06 = Cuando tu cubo está en la casilla 9, cada punto de Marshal adicional se convierte en 1 PL.
rule-base-marshal-07 = Los puntos se cuentan uno por uno: con 3 puntos de Marshal desde la casilla 8, llegas a la casilla 9, ganas su recompensa y ganas 2 PL por el resto.
rule-base-marshal-08 = Si eres Marshal y ganas de cualquier manera un punto de Buscado, pierdes todos tus puntos de Marshal y empiezas por el principio del contador de Buscado.
rule-base-marshal-09 = Siendo Marshal, puedes hacer algo que te dé puntos de Buscado; pierdes entonces tus puntos de Marshal y empiezas en el contador de Buscado.
rule-base-marshal-10 = Cuando cambias de contador, empiezas por el principio, sea cual sea la casilla en la que estabas.
rule-base-marshal-11 = Una vez que eres Buscado, tienen que arrestarte antes de que puedas volver a ganar puntos de Marshal.
rule-base-marshal-12 = En el contador de Marshal ganas $20 en la casilla 2 y 2 PL en la casilla 3.
rule-base-marshal-13 = Cuando entras en una casilla de Marshal, ganas su recompensa: $20 en las casillas 1 y 2, 2 PL en la 3, $30 en la 4 y la 5, 4 PL en la 6, $40 en la 7 y la 8, y 6 PL en la 9.
rule-base-marshal-14 = Al final de la partida, un Marshal puntúa según su fila: la primera da 1 PL, la segunda 2 y la tercera 3.
rule-base-marshal-15 = Un punto de Marshal que ganas en la casilla 9 no mueve tu cubo y se convierte en 1 PL, pero cuenta igualmente como ganado.
    .ruling = El PL sustituye el paso en el contador, no la ganancia.
rule-base-example-marshal-track = Eres Marshal en la casilla 1 y ganas 2 puntos. Tu cubo pasa por la casilla 2 y llega a la 3, lo que te da $20 y 2 PL.

## tracks-wanted

chapter-tracks-wanted = El contador de Buscado
rule-base-wanted-01 = Ganas puntos de Buscado por un asalto (3 junto con $80 si tiene éxito; si no, 1), por atracar a un jugador (1), por robar ganado (1) y por usar Leyenda viva (1); las historias pueden dar más.
rule-base-wanted-02 = Por cada punto de Buscado que ganes, avanza tu cubo una casilla y gana la recompensa de cada casilla en la que entre.
rule-base-wanted-03 = Cuando tu cubo está en la casilla 9, cada punto de Buscado adicional se convierte en 1 PL.
rule-base-wanted-04 = El contador de Buscado tiene 9 casillas: tres filas de tres.
rule-base-wanted-05 = Cuando llegas a la casilla 6 del contador de Buscado, robas una carta de póker.
rule-base-wanted-06 = En el contador de Buscado robas una carta de póker al entrar en cada casilla par: 2, 4, 6 y 8. Las impares no dan nada; la primera indica que ahora el Sheriff está activo.
rule-base-wanted-07 = Un punto de Buscado que ganas en la casilla 9 no mueve tu cubo y se convierte en 1 PL, pero cuenta igualmente como ganado.
    .ruling = El PL sustituye el paso en el contador, no la ganancia.
rule-base-example-wanted-track = Un jugador Buscado gana 1 punto más y llega a la casilla 6: una carta de póker de inmediato y 2 PL al final del turno, ya que esa casilla está en la fila 2.

## sheriff

chapter-sheriff = El Sheriff
rule-base-sheriff-01 = El Sheriff solo se mueve cuando alguien es Buscado.
rule-base-sheriff-02 = Las historias y la acción Cacería mueven al Sheriff.
rule-base-sheriff-03 = En cuanto el Sheriff entra en tu casilla, descartas una carta de póker si eres Buscado; lo mismo hace cualquier otro jugador Buscado que esté allí.
rule-base-sheriff-04 = En cuanto el Sheriff entra en tu casilla mientras eres Buscado, descartas una carta de póker.
rule-base-sheriff-05 = Si no tienes ninguna carta de póker cuando entra el Sheriff, no descartas nada.
    .ruling = No hay nada que descartar, y no se nombra otra penalización.
rule-base-sheriff-06 = Si hay varios jugadores Buscados en la casilla en la que entra el Sheriff, quien lo mueve elige a cuál intenta arrestar.
rule-base-sheriff-07 = El Sheriff intenta el arresto en cuanto entra en la casilla, aunque le queden casillas por recorrer.
    .ruling = «Entra» es la palabra de la regla, y la regla francesa menciona que se pierde el resto del movimiento.
rule-base-sheriff-08 = Si eres Buscado y el Sheriff entra en tu casilla, primero descarta una carta y después combate contra él.
rule-base-sheriff-09 = Primero se aplican los efectos de inicio de combate. Después, el jugador Buscado rechaza el combate y queda arrestado, o juega una carta; en este último caso, el jugador a su derecha roba 4 cartas de combate y juega una.
rule-base-sheriff-10 = Las 4 cartas de combate del Sheriff se roban nada más empezar; después van los efectos de inicio de combate. A continuación, el jugador Buscado se rinde y queda arrestado, o juega una carta; en este último caso, el Sheriff juega una de las cuatro.
rule-base-sheriff-11 = El jugador Buscado tiene que jugar una carta; después, el jugador a su derecha roba 4 cartas de combate y juega una. Nadie puede rendirse, y los efectos de inicio de combate no tienen un paso propio.
rule-base-sheriff-12 = El jugador a la derecha del jugador Buscado juega por el Sheriff.
rule-base-sheriff-13 = Cuando combate el Sheriff, solo puede reaccionar el jugador Buscado.
rule-base-sheriff-14 = Cuando combate el Sheriff, solo puede reaccionar el jugador Buscado, sea de quien sea el turno.
    .ruling = El texto nombra al jugador activo, que quizá ni siquiera participe en el combate, pero el reglamento italiano nombra al jugador Buscado.
rule-base-sheriff-15 = El Sheriff gana los empates.
rule-base-sheriff-16 = Después de revelar van las bonificaciones, luego las reacciones, luego el efecto de la carta del Sheriff y por último la comparación.
rule-base-sheriff-17 = Si rechazas el combate contra el Sheriff, o te rindes, te arresta.
rule-base-sheriff-18 = Si el Sheriff te arresta, sufres una herida, robas una carta de póker, vas con él a su oficina y pierdes tus puntos de Buscado, tu ganado y la mitad de tu dinero y de tus pepitas, redondeando cada mitad hacia arriba.
rule-base-sheriff-19 = Si vences al Sheriff, te escapas, pero no ganas nada; él vuelve a su oficina.
rule-base-sheriff-20 = Después del combate, descarta las cartas de póker y pon las 4 cartas de combate en el fondo de su mazo, en orden aleatorio.
rule-base-sheriff-21 = Si pasas a ser Buscado en la casilla del Sheriff, él no intenta arrestarte.
rule-base-sheriff-22 = El Sheriff solo intenta un arresto cuando se lo mueve a una casilla.
rule-base-sheriff-23 = Cuando el Sheriff vuelve a su oficina, se coloca allí y no entra en ella, así que no arresta a nadie en ese lugar.
    .ruling = Solo intenta un arresto cuando se mueve a una casilla.
rule-base-sheriff-24 = Cuando el Sheriff entra en la casilla de un bandido, no pasa nada.
    .ruling = Ninguna regla le da un efecto.
rule-base-sheriff-25 = El Sheriff se mueve como lo harías tú, rodeando las mesetas, y puede volver a una casilla en la que ya estuvo. Puedes moverlo a tu propia casilla: si eres Buscado, descartas una carta y puede que intente arrestarte. Después, tu turno continúa.
    .ruling = Ninguna regla le da otra manera de moverse ni protege al jugador que lo mueve.
rule-base-sheriff-26 = Si el Sheriff encuentra a varios jugadores Buscados, descartan en orden de turno, empezando por quien lo mueve; después, ese jugador elige a quién intenta arrestar.
    .ruling = Según la regla, todos descartan en el mismo momento, y el orden de turno decide quién va primero.

## stories

chapter-stories = Historias
rule-base-story-01 = Solo hay dos detonantes abiertos a la vez: los de las cartas superiores de los dos mazos de historias.
rule-base-story-02 = Cuando cumples un detonante en tu turno, puedes poner uno de tus discos en el primer sitio libre de esa historia.
rule-base-story-03 = Cuando cumples un detonante en tu turno, puedes poner uno de tus discos en esa historia.
rule-base-story-04 = No es obligatorio poner un disco cuando cumples un detonante.
    .ruling = La palabra «puede» de la regla pesa más que un pie de ilustración que lo presenta como un deber.
rule-base-story-05 = Con dos, tres o cuatro jugadores, una historia está completa con 2 discos.
rule-base-story-06 = Con cinco o seis jugadores, una historia está completa con 3 discos.
rule-base-story-07 = Solo puedes poner un disco por turno, en cualquiera de las dos historias.
rule-base-story-08 = Solo puedes poner un disco por turno.
    .ruling = Si pudieras añadir discos a ambas historias en un mismo turno, la regla para cuando cumples los dos detonantes sobraría.
rule-base-story-09 = Solo pones discos en tu propio turno.
rule-base-story-10 = Cuando las dos historias abiertas tienen el detonante que has cumplido, elige una de ellas.
rule-base-story-11 = Si tus dos discos están en uso, puedes quitar uno de la otra historia y ponerlo en la que acabas de activar.
rule-base-story-12 = Si tus dos discos están en uso, puedes recoger uno de otra historia y usarlo.
rule-base-story-13 = Si tus dos discos están en uso, puedes pasar uno de ellos de una historia a la otra.
rule-base-story-14 = Un disco que ya está en la historia activada no puede moverse a esa misma historia.
    .ruling = Los discos solo se mueven desde la otra historia.
rule-base-story-15 = Si pones el disco que completa una historia, la resuelves al final de tu turno.
rule-base-story-16 = Para resolver una historia: léela en voz alta, da sus recompensas a quienes contribuyeron, coloca sus bandidos y mueve al Sheriff.
rule-base-story-17 = Todos los que tienen un disco en una historia ganan su recompensa, la complete quien la complete.
rule-base-story-18 = Dos discos en una historia te dan la misma recompensa que uno.
rule-base-story-19 = Se coloca un bandido en cada guarida que nombra la historia. Una guarida en la que hay un bandido, un jugador o el Sheriff no recibe ninguno.
rule-base-story-20 = Si el Sheriff está activo, quien resuelve la historia lo mueve el número de casillas que indica la carta.
rule-base-story-21 = Según la historia, el Sheriff se mueve de 0 a 6 casillas.
rule-base-story-22 = Puedes mover al Sheriff menos casillas de las que dice la historia.
    .ruling = La palabra «hasta» de la carta pesa más que un ejemplo que usa el número completo.
rule-base-story-23 = Mueves al Sheriff el número completo de casillas que dice la historia.
rule-base-story-24 = Cuando una historia mueve al Sheriff, este puede intentar arrestar a alguien por el camino.
rule-base-story-25 = Cuando el Sheriff intenta un arresto, se detiene allí, y las casillas que le queden se pierden.
rule-base-story-26 = Cuando se ha resuelto una historia, recuperas tus discos.
rule-base-story-27 = Cuando se resuelve una historia, la carta de debajo muestra el siguiente detonante. Un mazo vacío no muestra ninguno.
    .ruling = Ningún reglamento lo menciona, y ninguno describe cómo formar un mazo nuevo.
rule-base-story-28 = Un detonante: con una sola acción, gana al menos 2 PL.
rule-base-story-29 = Un detonante: con una sola acción en un pueblo, gasta al menos $80.
rule-base-story-30 = Un detonante: gana puntos de Buscado o de Marshal, sean cuantos sean.
rule-base-story-31 = Dinero manchado de sangre: quienes contribuyeron ganan $30, o bien ganan $50 y sufren una herida. Aparecen bandidos en las guaridas de las bandas B y C, y el Sheriff se mueve hasta 3 casillas.
rule-base-story-32 = Dinero manchado de sangre: quienes contribuyeron ganan $30, o bien ganan $50 y sufren una herida. Aparecen bandidos, y el Sheriff se mueve 3 casillas.
rule-base-story-33 = Una letra en una historia representa las dos guaridas de esa banda, así que B y C juntas son 4 guaridas.
    .ruling = El ejemplo con B y C cuenta al menos tres bandidos.
rule-base-story-34 = Si cumples un detonante durante una acción, puedes añadir un disco una vez, después de la acción completa, con sus combates, los efectos del final de un movimiento y los objetivos. Si lo cumples fuera de una acción en tu turno, puedes hacerlo después de ese efecto.
    .ruling = Un detonante cuenta una acción completa, que solo se conoce cuando ha terminado.
rule-base-story-35 = Los detonantes que hablan de una sola acción exigen una de tus tres acciones: no cuentan los efectos de inicio de turno, las historias ni los PL por ser Buscado. Suma todos los PL que ganes durante esa acción, incluidos los que pasan del final de un contador, y no tengas en cuenta las pérdidas. Para el detonante de los puntos de Marshal o de Buscado cuenta cualquier ganancia en tu turno; una historia que se complete así en el primer paso del final del turno se resuelve en ese paso.
    .ruling = Las palabras «una sola acción» se toman al pie de la letra, y para ganar puntos no hace falta una acción.
rule-base-story-36 = Solo puedes cumplir un detonante mientras su carta esté en lo alto de su mazo.
    .ruling = No se puede cumplir un detonante que nadie ve.
rule-base-story-37 = El dinero cuenta como gastado cuando eliges pagarlo a la reserva en un pueblo con una sola acción: en compras, de fiesta, con el doctor o como apuesta inicial en el póker.
    .ruling = Las pérdidas y los regalos no son gastos.
rule-base-example-story-resolution = En una partida de cinco jugadores, Rojo añade un disco a «Dinero manchado de sangre», que ya tiene discos de Amarillo y de Azul, así que Rojo la resuelve al final del turno. Se devuelven los tres discos, y sus dueños ganan la recompensa. Se colocan bandidos en B y C, pero una guarida con un jugador y otra que ya tiene un bandido no reciben ninguno nuevo. Rojo es Buscado y mueve al Sheriff 3 casillas, al otro extremo del mapa.

## end-of-turn

chapter-end-of-turn = Final de tu turno
rule-base-end-01 = Termina tu turno en este orden: resuelve las historias que estén listas, descarta hasta tu límite de mano, gana PL por ser Buscado, comprueba si llega el final de la partida y pasa el turno en el sentido de las agujas del reloj.
rule-base-end-02 = Al final de tu turno, resuelve primero cada historia que tenga todos sus discos.
rule-base-end-03 = Puedes tener 5 cartas de póker, una menos por cada una de tus heridas.
rule-base-end-04 = Tu límite de mano solo se aplica al final de tu propio turno; hasta entonces puedes tener más.
rule-base-end-05 = Tú eliges las cartas que descartas.
    .ruling = La regla no lo dice, y elegir es lo habitual.
rule-base-end-06 = Si eres Buscado al final de tu turno, ganas PL: 1 en la primera fila del contador, 2 en la segunda y 3 en la tercera.
rule-base-end-07 = Los PL por ser Buscado se ganan antes de comprobar si llega el final de la partida, así que cuentan para ello.
rule-base-end-08 = Las historias se resuelven antes de descartar: puede que tengas que descartar cartas que te den, y las heridas que te causen reducen tu límite.
rule-base-example-end-of-turn = En una partida de cinco jugadores, una historia tiene discos de Amarillo, Azul y Rojo, y la otra solo tiene dos discos. Termina el turno de Rojo, que es Billy, con 6 cartas, 2 heridas y su cubo en la segunda casilla del contador de Buscado. Los tres jugadores de la historia completa ganan su recompensa y recuperan sus discos; la otra historia sigue abierta. Billy puede tener 3 cartas, así que descarta 3, y gana 1 PL por la primera fila de ese contador.

## end-game

chapter-end-game = El final de la partida
rule-base-endgame-01 = El final se desencadena cuando alguien llega a los PL acordados: 15, 20 o 25.
rule-base-endgame-02 = Una vez desencadenado el final, se termina la ronda en curso. Después, cada uno juega un último turno, empezando por el jugador inicial.
rule-base-endgame-03 = El jugador que desencadenó el final tiene un último turno como todos los demás.
rule-base-endgame-04 = El cuarto paso del final del turno comprueba si se desencadena el final.
    .ruling = Otros pasajes no dicen cuándo, pero la lista de pasos sí.
rule-base-endgame-05 = En el cuarto paso del final del turno se comprueban los PL de todos los jugadores. Un jugador con los PL acordados o más desencadena el final, una sola vez; quien llegó a ellos pero bajó antes de la comprobación, no.
    .ruling = Las palabras «un jugador» aparecen en dos de los tres pasajes, y el propio paso solo dice cuándo se comprueba.
rule-base-example-final-turns = Se juega a 15 PL; Rojo fue el primero, y Azul y Morado son los dos últimos en el orden de turno. Azul llega a 15 en su turno y lo termina, y el turno de Morado completa la ronda. Después cada uno tiene un último turno, empezando por Rojo, y tras el de Morado la partida ha terminado.

## scoring

chapter-scoring = Puntuación final
rule-base-score-01 = Puntúa los PL de todas tus monturas y armas mejoradas, activas o no.
rule-base-score-02 = Puntúa 1 PL por cada $60 completos que tengas; las cantidades menores no puntúan.
rule-base-score-03 = Puntúa 1 PL por cada $60 completos que tengas, 2 PL como máximo; las cantidades menores no puntúan.
rule-base-score-04 = Pierde 1 PL por cada una de tus heridas.
rule-base-score-05 = Si solo tú tienes el mayor número de puntos de Buscado, puntúa 3 PL.
rule-base-score-06 = Si varios jugadores empatan con el mayor número de puntos de Buscado, cada uno puntúa 1 PL y nadie puntúa 3.
rule-base-score-07 = Si eres Buscado pero no tienes el mayor número de puntos de Buscado, puntúa 1 PL.
rule-base-score-08 = Como Marshal, puntúa los PL de la fila en la que está tu cubo.
rule-base-score-09 = Si se jugó con objetivos, puntúa los PL de tus fichas legendarias.
rule-base-score-10 = El jugador con más PL al final gana la partida.
rule-base-score-11 = Por ejemplo, $50 no puntúan nada, $110 puntúan 1 PL y $120 puntúan 2.
rule-base-score-12 = No puedes tener menos de 0 PL.
    .ruling = El contador no tiene nada por debajo de 0, aunque algunos efectos quiten PL.

## ties

chapter-ties = Empates al final
rule-base-tie-01 = Si hay empate a PL, gana el jugador empatado con más puntos en el contador de Marshal o de Buscado.
rule-base-tie-02 = Si también hay empate a puntos de Marshal y de Buscado, gana el jugador con más pepitas.
rule-base-tie-03 = Si también hay empate a pepitas, gana el jugador con menos heridas.
rule-base-tie-04 = Si también hay empate a heridas, los jugadores empatados ganan juntos.
rule-base-tie-05 = Para deshacer un empate, un punto de Marshal y un punto de Buscado valen lo mismo.
    .ruling = La regla nombra los dos a la vez y no da preferencia a ninguno.

## clarifications

chapter-clarifications = Precisiones
rule-base-clar-01 = Si una carta y el reglamento se contradicen, sigue la carta.
rule-base-clar-02 = Solo puedes jugar Reputación una vez por turno, ganes los puntos que ganes.
rule-base-clar-03 = Si activas otra montura en lugar de tu Mula, las pepitas que pasen de 4 vuelven a la reserva.
rule-base-clar-04 = Cuando usas la acción de Instinto, su bonificación por descartarse no se aplica.
