## stories: core stories, unique events, the Man in Black's further cards, gangs and posses

chapter-ex-core-stories = Extras: historias básicas
rule-ex-core-stories-01 = Un detonante más: termina una acción de movimiento en una ficha de evento o de frontera.
rule-ex-core-stories-02 = Son fichas de evento los forajidos, los ladrones de minas, los grandes apostadores, los longhorns y las fichas de los eventos únicos. En el caso de un gran apostador, vale cualquier casilla contigua a su saloon.
    .ruling = Un gran apostador está en el propio saloon, donde no puede haber ninguna figura.
rule-ex-core-stories-03 = Una ficha cuenta si se combate contra su rival cuando tu movimiento termina allí, aunque la ficha salga del juego después del combate; también cuenta la que retira tu visita. Si prolongas el movimiento, solo cuenta la casilla donde por fin termina.
    .ruling = El movimiento termina en la ficha. Si solo contaran las fichas que se quedan, los forajidos y los ladrones de minas no contarían nunca.
rule-ex-core-stories-04 = Otros movimientos, como los de las cartas y las historias, no cumplen este detonante, y tampoco lo cumple estar ya de antes en una casilla con una ficha.
    .ruling = El detonante habla de un movimiento, y un movimiento es una acción.
rule-ex-core-stories-05 = Las veinte historias básicas adicionales forman parte de los mazos en todo modo que se juegue con historias básicas y con los detonantes de estas. Con historias legendarias no se juega ninguna historia básica.
    .ruling = La variante de las historias básicas sustituye a las historias legendarias.

chapter-ex-unique-events = Extras: eventos únicos
rule-wb-unique-events-01 = Las ocho cartas de evento único se barajan en el mazo de eventos.
rule-wb-unique-events-02 = Las fichas de los eventos únicos se dejan junto al tablero hasta que sus cartas las colocan.
rule-wb-unique-events-03 = Quien termina una acción de movimiento en la casilla de la ficha de un evento único la retira y gana lo que su carta de evento indica para una visita. Pasar por allí, empezar allí u otros movimientos no cuentan como visita.
    .ruling = Ninguna fuente dice qué hacen estas fichas. Una visita con una acción de movimiento se ve en el tablero y cuesta una acción, como todo lo que vale lo mismo.
rule-wb-unique-events-04 = El Grizzly es un rival: una figura que entra en su casilla combate contra él de inmediato. El Grizzly se queda hasta que lo derrotan, y su casilla cuenta como una con ficha de evento.
    .ruling = Las demás fichas nombran una visita; solo un animal atacaría, y un oso que gana no tiene motivo para irse.
rule-wb-unique-events-05 = Si se roba un evento único durante la preparación, solo se coloca su ficha. Si un jugador empieza en su casilla, la ficha se retira.
    .ruling = Es un evento como cualquier otro.
rule-au-events-tokens-18 = Entre los eventos únicos están «El oso grizzly», «El huérfano», «El gato de los baños» y «El ayudante herido».

chapter-ex-man-in-black = Extras: las cartas adicionales del Hombre de Negro
rule-wb-man-in-black-03 = Las heridas, las lesiones y los puntos de cualquier contador que no sean PL no tienen efecto sobre el Hombre de Negro.
rule-wb-man-in-black-09 = Con dos jugadores, todas las cartas del Hombre de Negro están en su mazo, incluidas las adicionales.
rule-wb-man-in-black-14 = Además de las diez cartas del juego base, el Hombre de Negro tiene nueve más, numeradas del 11 al 19.
rule-wb-man-in-black-20 = Los números de las cartas adicionales del Hombre de Negro siguen el orden de esta lista: La cuenta del doctor 11, Sal en el pozo 12, La diligencia negra 13, Cartas marcadas 14, Una vieja fotografía 15, El ensayador 16, La orden en blanco 17, Jinetes nocturnos 18, La escritura falsificada 19. Los modos nombran algunas de ellas por su número.
    .ruling = Solo se conocen los números, no qué carta lleva cada uno.

## Characters

chapter-ex-characters = Personajes de las cajas pequeñas
rule-other-characters-01 = Con Judge Roy Bean empiezas junto al saloon de Red Falls, con $10, 1 carta, un Revólver, un Whisky y 1 punto de Marshal, que no da recompensa. Tu habilidad legendaria: ganas los empates con los bandidos, los guardias, el Sheriff y los demás rivales con cartas de combate, y todos ellos eligen y revelan su carta antes de que juegues la tuya.
rule-other-characters-02 = Con Butch Cassidy empiezas en cualquiera de las dos guaridas de la banda C, con 2 cartas, un Revólver mejorado y 1 punto de Buscado, que no da recompensa. Tu habilidad legendaria: cuando atracas a un jugador, puedes llevarte un objeto variado del que no tengas ningún ejemplar en lugar de dinero o pepitas, y cuando arrestas a un jugador, te llevas la mitad de su dinero o de sus pepitas.
rule-other-characters-03 = Con Joaquín Murrieta empiezas junto al almacén general de Darkrock, con $10, 1 pepita de oro, 1 carta y un Revólver. Tu habilidad legendaria: ganas 1 PL después de cada combate en el que, al empezar, uno de los dos era Marshal y el otro Buscado.
rule-other-characters-04 = Con Belle Starr empiezas junto al almacén general de Red Falls, con $30, 1 carta y un Revólver. Tu habilidad legendaria: restas 2 a las cartas de combate de los bandidos, los guardias, el Sheriff y los demás rivales, y puedes ganar 1 punto de Buscado como recompensa por derrotar a un bandido.
rule-other-characters-05 = Con Isom Dart empiezas en el rancho de Sunny Hills, con 1 carta, un Revólver y un Caballo de tiro. Tu habilidad legendaria: puedes ganar 1 acción al principio de un turno que empieces con ganado. Si lo haces, pierdes todo tu ganado al final del turno.
rule-other-characters-06 = Con Allan Pinkerton empiezas en el banco de Darkrock, con una Pistolera, 1 carta y un Revólver. Tu habilidad legendaria: eliges como acción a otro jugador que esté a 1 casilla como máximo, y ese jugador muestra toda su mano. Después nombras un valor, y ese jugador descarta todas las cartas de ese valor.
rule-other-characters-07 = Con «Buffalo Bill» Cody empiezas en el rancho de Mesito’s Point, con una Mula, 1 carta y un Revólver. Tu habilidad legendaria: ganas 1 pepita de oro al principio de cada turno que empieces fuera de los pueblos.
rule-other-characters-08 = Con Bat Masterson empiezas en la guarida de Dixon Creek, con $10, 2 cartas y un Revólver mejorado. Tu habilidad legendaria: al principio de tu turno puedes colocar un bandido en una guarida vacía o retirar uno de una guarida. Si lo haces, te mueves hasta 2 casillas.
rule-other-characters-09 = Con Pearl Hart empiezas en la guarida de Dixon Creek, con 1 ficha de ganado de un rancho de tu elección, 2 cartas y un Revólver. Tu habilidad legendaria: robas 1 carta y te mueves hasta 2 casillas cada vez que ganes puntos de Marshal o de Buscado en tu turno.
rule-other-characters-10 = Con Ada Curnutt empiezas junto al saloon de Buzzard Gulch, con 2 cartas, un Revólver y 1 punto de Marshal, que no da recompensa. Tu habilidad legendaria: al principio de tu turno puedes moverte hasta tantas casillas como indique el número de tu fila en el contador de Marshal o de Buscado.
rule-other-characters-11 = Con Dave Rudabaugh empiezas después de todos los demás, en la casilla de otro jugador, con 1 carta, un Revólver y 1 punto de Buscado, que no da recompensa. Tu habilidad legendaria: puedes moverte 1 casilla más al final de una acción de movimiento, y robas 1 carta después de la primera acción de movimiento de cada turno que termine con otro jugador en tu casilla.
rule-other-characters-12 = Con Johnny Ringo empiezas en el rancho naranja, con $20, 1 carta y un Revólver mejorado. Tu habilidad legendaria: curas 1 herida después de cada combate. Después de un combate contra un jugador, ese jugador sufre 1 herida.
rule-other-characters-13 = Con Tiburcio Vásquez empiezas en el paso de montaña C, con 3 cartas, un Revólver y, a tu elección, 1 punto de Marshal o 1 de Buscado, que no da recompensa. Tu habilidad legendaria: puedes mover tu cubo, como acción, a la casilla del mismo número del otro contador, sin recibir recompensas.
rule-other-characters-14 = Con Aaron Ross empiezas en cualquier parada libre del tren, con $10, 2 cartas y una Escopeta. Tu habilidad legendaria: al principio de tu turno, o bien robas 1 carta si tienes $60 o más, o bien ganas 1 PL si tienes $120.
rule-other-characters-15 = Las habilidades de los personajes que hablan de bandidos, guardias y el Sheriff se aplican también a otros rivales con cartas de combate, como los forajidos y los del tren. El orden de los pasos de un combate queda fijado cuando este empieza. Las recompensas de otros rivales son las de sus fichas y encuentros.
    .ruling = Combaten según las mismas reglas.
rule-other-characters-16 = Allan Pinkerton nombra el valor después de que se haya mostrado la mano, y todos pueden recordar lo que han visto. Un comodín no tiene ningún valor que nombrar. Las cartas descartadas así tienen los efectos que tienen al descartarse.
    .ruling = En la carta, mostrar la mano va primero, y la ven todos los jugadores.
rule-other-characters-17 = Tiburcio Vásquez elige el contador con sus bienes iniciales, así que cuenta para saber quién empieza. Mover el cubo de un contador a otro no es ganar puntos, pero se lleva las marcas de evento a las que llega.
    .ruling = El jugador inicial se determina después de los puntos iniciales, y una marca se la lleva quien esté en ella.
rule-other-characters-18 = Para Joaquín Murrieta, cuenta quién es Marshal y quién Buscado al principio del combate. Un combate rechazado también cuenta.
    .ruling = Un arresto quita los puntos de Buscado antes de que termine el combate, y rechazarlo es perderlo.
rule-other-characters-19 = Butch Cassidy se lleva la mitad, redondeando hacia arriba, de lo que un arresto le deja al otro jugador. Esto vale también en Wild Wild West. Lo que pase de su límite se pierde.
    .ruling = La penalización del perdedor va antes de la recompensa del ganador, como en un atraco. La mitad del total no dejaría nada a quien es arrestado.
rule-other-characters-20 = Para Allan Pinkerton, un jugador de su propia casilla también está lo bastante cerca. Las casillas que solo unen un paso de montaña o el ferrocarril no están a 1 casilla de distancia. El Hombre de Negro no tiene mano que mostrar.
    .ruling = A una casilla de distancia está una casilla vecina, y cruzar un paso cuesta una acción de movimiento entera.
rule-other-characters-21 = Aaron Ross necesita el dinero mismo: no cuentan las pepitas de oro que podría gastar como dinero.
    .ruling = Su habilidad mira lo que tiene y no gasta nada.

## Items

chapter-ex-items = Extras: objetos
rule-items-01 = Con el Petate puedes usar una acción fuera de los pueblos para curar 1 herida y robar cartas hasta tu límite de mano.
rule-items-05 = Mientras tu Carabina esté activa, puedes reaccionar una vez en cada combate, después de revelarse las cartas: tira un dado de prospección. Grava: sufre 1 herida y pierde el combate de inmediato. Una Pepita: la carta jugada contra ti vale 1 menos. Relaves: vale 2 menos. Polvo de oro: gana el combate de inmediato. Un combate que se gana o se pierde de inmediato se salta la carta de combate y la comparación; un Tiroteo todavía puede anular el resultado. El dado puede volver a tirarse con todo lo que permita volver a tirar un dado cualquiera.
    .ruling = En un combate ya decidido no queda nada que comparar, y un Tiroteo anula cualquier resultado.
rule-items-32 = Sacas Polvo de oro con tu Carabina. Ganas el combate, sean cuales sean los valores de las cartas.
rule-items-08 = Con la Pistolera puedes reaccionar después de revelarse las cartas de un combate: descarta tantas cartas de póker como quieras, y por cada una la carta jugada contra ti vale 1 menos. Las descartas de una en una, y el otro jugador puede reaccionar entre ellas.
    .ruling = Las reacciones se alternan, así que puedes parar después de cualquier carta.
rule-items-31 = Tu rival revela una K, y descartas 2 cartas por tu Pistolera. La K cuenta como una J.
rule-items-13 = Mientras tu Pacificador esté activo, ganas 1 punto de Marshal más por arrestar a un jugador o por arrear ganado siendo Marshal, y 1 punto de Buscado más por atracar a un jugador o por robar ganado siendo Buscado. Cuenta si eres Marshal o Buscado una vez ganado el punto habitual.
    .ruling = Para arrestar hay que ser Marshal, pero el primer atraco convierte al jugador en Buscado.
rule-items-20 = Con las Alforjas puedes tener cualquier número de objetos variados, pero solo un ejemplar de cada uno. Si las pierdes, conservas tus demás objetos y no puedes tomar ningún objeto variado mientras tengas tantos como permite el límite, o más.
    .ruling = El límite dice lo que un jugador puede tomar. La carta no indica nada que haya que devolver.
rule-items-25 = Mientras tu Caballo de tiro esté activo, puedes llevar 1 ficha de ganado más, y cada acción con la que tomas ganado en un rancho te da 1 ficha más. Las fichas se entregan una tras otra, en el orden en que las tomaste. Quien te atraca se lleva tantas como le quepan. Si te arrestan, pierdes las dos; cuando el Caballo de tiro deja de estar activo, pierdes la última que tomaste.
    .ruling = Ninguna regla menciona una segunda ficha, así que cada una se trata como la única del juego base, y lo que pasa de un límite se pierde.
rule-items-37 = Tu Caballo de tiro está activo, y tomas ganado en un rancho sin llevar ninguno. Consigues 2 fichas de ganado.
rule-bm-legendary-items-06 = Hay más objetos Legendarios: la Canana, la Moneda de la suerte, las Cartas marcadas, el Sarape, el Catalejo y el Mapa del tesoro son objetos variados, el Sable es un arma y Melaza es una montura.
rule-bm-legendary-items-07 = Hay aún más objetos Legendarios: el Abrigo negro, el Cuchillo Bowie, el Compañero, la Dinamita, el Lazo, la Placa de Marshal, la Escritura de la meseta, la Máscara de forajido, la Petaca de plata y el Tomahawk son objetos variados, Trueno es un arma y Relámpago es una montura.
rule-bm-legendary-items-08 = La Caja de caudales es también un objeto Legendario, de los variados.

## Modes

chapter-mode-general = Modos
rule-mode-general-01 = Los modos siguen las reglas de Blood Money, salvo donde digan otra cosa.
rule-mode-general-02 = Un modo se juega con todas las cartas de póker alternativas que no retira.
rule-mode-general-03 = En un modo solo se juegan las variantes que el propio modo nombra.
rule-mode-general-04 = Los modos se juegan con Ante Up, Blood Money y los extras.
rule-mode-general-05 = Si un modo enumera algo que no tienes, déjalo fuera.
rule-mode-general-06 = En los modos, el mazo de póker tiene Vivo o muerto en los 4 rojos, Vendetta en los 5 rojos, Rumores en los 7 negros, Exploración en los 8 negros, Premio gordo en los 9 rojos y Pertrechos en los 10 negros, salvo las cartas que el modo retire.
rule-mode-general-07 = Donde un modo retira un título alternativo, sus dos cartas llevan Cacería, Día de paga, Reputación, Porrazo, Instinto u Oro de tontos, como en el juego base.
rule-mode-general-08 = Haga lo que haga un modo con el mazo de póker, cada carta conserva su valor y su palo.
rule-mode-general-09 = Lo que vende cada comercio es fijo en un modo. No se reparte nada.
rule-mode-general-10 = Los modos se juegan con los comodines por defecto; una mesa puede dejarlos fuera.
rule-mode-general-11 = Donde un modo se juega con las historias del juego base, no se usan el contador de Historia ni el dado de riesgo, y nada da puntos de Historia.
    .ruling = Las historias legendarias, el contador y el dado van juntos, y ningún personaje de estos modos los necesita.
rule-mode-general-12 = Los números de jugadores y las duraciones recomendados son consejos: de 2 a 6 jugadores pueden jugar cualquier modo a 15, 20 o 25 PL. Con dos jugadores, el Hombre de Negro se une como siempre donde el modo lo admite, salvo que lo dejes fuera.
    .ruling = El reglamento solo los recomienda, y describe Serenata para dos jugadores aunque la recomienda para más.

## Gangs and posses

chapter-ex-gang-posse = Extras: cuadrillas y patrullas
rule-wb-gang-posse-01 = Reclutar una cuadrilla o una patrulla es una acción y cuesta $20.
rule-wb-gang-posse-02 = Con puntos de Marshal, reclutas una patrulla en la oficina del Sheriff o en la oficina del Marshal.
rule-wb-gang-posse-03 = Con puntos de Buscado, reclutas una cuadrilla en el campamento de forajidos.
rule-wb-gang-posse-04 = Las cuadrillas y patrullas solo se juegan si la mesa las ha elegido o en un modo que las exija.
rule-wb-gang-posse-06 = Tienes 1 punto de Marshal y $20 y estás en la oficina del Marshal: puedes reclutar una patrulla.
rule-wb-gang-posse-07 = Tienes 3 puntos de Buscado y estás en la oficina del Sheriff: allí no puedes reclutar.
rule-wb-gang-posse-08 = Tienes una sola patrulla o cuadrilla a la vez. Pierdes la patrulla con tu último punto de Marshal y la cuadrilla con tu último punto de Buscado, y devuelves su carta a su mazo. Si después de un arresto sigues siendo Buscado, conservas la cuadrilla.
    .ruling = Una patrulla sigue a una placa, y una cuadrilla, a una cabeza con precio; sin ellas, ninguna se queda. Quien sigue siendo Buscado no pierde nunca su último punto.
rule-wb-gang-posse-09 = Roba la carta al azar entre las de tu bando que nadie tiene. Su efecto se aplica automáticamente; si varios efectos se aplican en el mismo momento, tú eliges el orden.
    .ruling = No se sabe nada de las cartas. Como el efecto no es opcional, solo hay que elegir el orden.
