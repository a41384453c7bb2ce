### The player aid: how to play, in the order in which a table asks. The rules one by one stand in rules.ftl.
###
### Every message may use these, whether English does or not. Numbers of the game: $players at the table, LP that set off
### the end ($length), actions of a turn ($actions), most dollars ($money), nuggets ($nuggets), wounds ($wounds), poker cards
### ($hand) and miscellaneous items ($misc), spaces on foot ($foot), LP of the legendary ability ($legendary), stake ($ante)
### and house ($house) at poker, prices of the doctor ($doctor) and of a LP at the cabaret ($revel), a nugget at the bank
### ($price), wages ($work), discs that complete a story ($discs), fight cards of a bandit ($banditcards), the guard
### ($guardcards) and the Sheriff ($sheriffcards), nuggets in the supply ($supply), income ($income, $cards, $bothmoney,
### $bothcards), a heist ($heistmoney, $heistwanted), a duel ($duel), dollars that make a LP in the end ($perlp), LP for the
### most Wanted ($most) and the others ($also), goals that one keeps ($kept), what a die pays ($find).
### Words: the rulebook ($edition: en, fr, it, custom); what is played, yes or no: $goals, $firstgame, $wild (Wild Wild West),
### $automa; what winning at poker gives besides the pot ($won: lp, track); the switches of the rulebook: $five, $start, $guard, $bandit, $sheriff, $surrender, $ride, $delivery,
### $change, $raising, as docs/editions.md has them; $kind of a fight: player, bandit, heist, sheriff.

aid-title = Ayuda de juego
aid-description = Western Legends de un vistazo: preparación, turnos, acciones, combates, póker, cartas y cada regla con su razón.
aid-credits = Darkrock. Todos los textos son nuestros; iconos de los autores de game-icons.net, CC BY 3.0.
aid-about = { $edition ->
    [en] Reglamento inglés
    [fr] Reglamento francés
    [it] Reglamento italiano
   *[custom] Tu propio reglamento
}, { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}, a { $length } PL
aid-with-goals = con objetivos

aid-search = Buscar en la ayuda de juego
aid-search-none = No se ha encontrado nada. Prueba con menos palabras o con otras.
aid-everything = Todo en una página
aid-ruling = Por qué:
aid-example = Ejemplo:
aid-where = Cuándo
aid-cost = Coste
aid-result = Resultado
aid-worked = Ejemplo
aid-see = Reglas

## In the terminal

aid-cli-contents = «darkrock rules SECCIÓN» muestra una sección; «darkrock rules PALABRAS» busca en todas.
aid-cli-searched = Búsqueda en: { $about }. Para reglas de otros reglamentos, usa --edition any; para otras variantes, --variant.
aid-cli-elsewhere = No se ha encontrado nada en esta partida ({ $about }). Encontrado con { $option }:
aid-cli-rules = { $n ->
    [one] 1 regla
   *[other] { $n } reglas
}
aid-cli-found = { $n ->
    [one] 1 resultado
   *[other] { $n } resultados
}
aid-cli-written = { $n ->
    [one] Archivo escrito: { $path }
   *[other] { $n } archivos escritos; empieza por { $path }
}

## Setting up

aid-setup = Preparación
aid-setup-intro = Sigue estos pasos en orden, para este número de jugadores y estas opciones.
aid-setup-board = Pon el tablero en el centro. Baraja el mazo de póker y el mazo de combate y ponlos boca abajo sobre él; deja al lado los dos dados, el dinero y { $supply } pepitas.
aid-setup-store = { $firstgame ->
    [yes] Llena el almacén general con los objetos; deja en la caja el Mapa del minero, el Sombrero tejano y el Whisky.
   *[no] Llena el almacén general con todos los objetos.
}
aid-setup-cattle = { $firstgame ->
    [yes] Deja el ganado en la caja.
   *[no] Pon las fichas de ganado boca abajo, cada una en el rancho de su color, y mézclalas.
}
aid-setup-stories = { $firstgame ->
    [yes] Toma las 20 historias de una primera partida y barájalas en un solo mazo.
   *[no] Baraja las historias y divídelas en dos mazos más o menos iguales.
} En esta partida, una historia está completa con { $discs ->
    [one] { $discs } disco
   *[other] { $discs } discos
}.
aid-setup-tokens = Mezcla boca abajo las fichas legendarias.
aid-setup-end = Pon la ficha de final en { $length } PL.
aid-setup-sheriff = Pon al Sheriff en su oficina de Darkrock.
aid-setup-player = Cada jugador toma un color: un tablero de jugador, { $goals ->
    [yes] con la cara de objetivos hacia arriba
   *[no] con la cara de objetivos hacia abajo
}, { $cubes } cubos y { $owndiscs } discos. Todos empiezan sin heridas y con 0 PL.
aid-setup-characters = { $firstgame ->
    [yes] { $players ->
        [2] Un jugador es Billy the Kid, y el otro, Bass Reeves o Annie Oakley. Se decide al azar.
        [3] Los personajes son Billy the Kid, Bass Reeves y Annie Oakley. Se asignan al azar.
       *[other] Los personajes son Billy the Kid, Bass Reeves, Annie Oakley y Bloody Knife. Se asignan al azar.
    }
   *[no] Reparte dos personajes a cada jugador. Cada uno conserva uno en secreto; después, todos revelan su personaje al mismo tiempo.
}
aid-setup-first = { $firstgame ->
    [yes] Billy the Kid es el jugador inicial.
   *[no] Quien empieza con más puntos de Buscado es el jugador inicial; si hay empate, o si nadie es Buscado, se decide al azar.
}
aid-setup-goods = En el sentido de las agujas del reloj desde el jugador inicial, cada uno toma los bienes iniciales de su personaje: objetos, dinero y cartas de póker. Los puntos iniciales de Marshal o de Buscado se marcan con un cubo en su contador; no dan recompensas.
aid-setup-places = En el mismo orden, cada uno pone su figura en el lugar inicial de su personaje. En un almacén general o un saloon, se elige una de sus tres casillas vecinas; para una banda, una de sus dos guaridas.
aid-setup-goals = Da a cada jugador los objetivos de su personaje. Cada uno devuelve uno al azar, sin verlo, y conserva ocultos los otros { $kept }.
aid-setup-bandits = Por último, pon un bandido en cada guarida sin jugador.

## A turn

aid-turn = Un turno
aid-turn-begin = Inicio del turno
aid-turn-effects = Resuelve los efectos de inicio de turno.
aid-turn-income = Ingresos: gana ${ $income }, o roba { $cards } cartas de póker, o gana ${ $bothmoney } y roba { $bothcards ->
    [one] una carta
   *[other] { $bothcards } cartas
}. Puedes tener ${ $money } como máximo.
aid-turn-gear = Elige el arma y la montura que usas en este turno.
aid-turn-actions = Acciones
aid-turn-three = Usa hasta { $actions } acciones, en cualquier orden, incluso la misma más de una vez: moverte, usar una carta, combatir contra un jugador o hacer lo que ofrece el lugar donde estás.
aid-turn-free = { $firstgame ->
    [yes] Las bonificaciones, las reacciones y los bandidos que te encuentras no cuestan acciones.
   *[no] { $goals ->
        [yes] Las bonificaciones, las reacciones, los bandidos que te encuentras, las entregas y los objetivos no cuestan acciones.
       *[no] Las bonificaciones, las reacciones, los bandidos que te encuentras y las entregas no cuestan acciones.
    }
}
aid-turn-end = Final del turno
aid-turn-stories = Resuelve las historias que tengan todos sus discos.
aid-turn-hand = Descarta hasta tu límite de mano: { $hand } cartas, una menos por cada herida.
aid-turn-wanted = Si eres Buscado, gana los PL de la fila de tu cubo: 1, 2 o 3.
aid-turn-check = Si alguien tiene { $length } PL o más, se desencadena el final de la partida: se termina la ronda y después cada uno tiene un último turno.
aid-turn-pass = El turno pasa al jugador a tu izquierda.
aid-turn-score = Puntuación final
aid-score-items = Los PL de tus armas y monturas mejoradas.
aid-score-money = 1 PL por cada ${ $perlp }.
aid-score-wounds = −1 PL por cada herida.
aid-score-wanted = Más puntos de Buscado: { $most } PL. Cualquier otro jugador Buscado, o empatado en el primer puesto: { $also } PL.
aid-score-marshal = Como Marshal: 1, 2 o 3 PL según la fila de tu cubo.
aid-score-furthest = Los PL de quien esté más avanzado en un contador, si el contador los da.
aid-score-goals = Las fichas legendarias.
aid-score-ties = Un empate lo gana quien tiene más puntos de Marshal o de Buscado, después más pepitas y después menos heridas.

## Actions

aid-actions = Acciones
aid-actions-intro = Cada una cuesta una de tus { $actions } acciones.
aid-act-move = Moverse
    .when = Siempre.
    .cost = 1 acción.
    .result = Muévete casilla por casilla, siempre a una casilla vecina: tantas casillas como permita tu montura, o hasta { $foot } a pie. Las casillas que se tocan por una esquina son vecinas. Nadie puede entrar en una meseta, y los jugadores Buscados no pueden entrar en la casilla del Sheriff. Si entras en una casilla con un bandido, te detienes y combates contra él.
    .example = Con una Mula puedes moverte 3 casillas. En la segunda hay un bandido: te detienes allí, combates contra él y el movimiento ha terminado.
aid-act-card = Usar una carta
    .when = Tienes una carta de póker, un objeto o una habilidad legendaria con la palabra «Acción».
    .cost = 1 acción; una carta de póker se descarta después.
    .result = Aplica su texto de arriba abajo.
    .example = Determinación cuesta 1 acción y te da 2.
aid-act-arrest = Arresto
    .when = Tienes al menos un punto de Marshal. Un jugador de tu casilla es Buscado, y no has combatido contra él en este turno. Tienes una carta de póker.
    .cost = 1 acción y la carta que juegas.
    .result = Si ganas: 1 punto de Marshal. El jugador Buscado sufre una herida, roba una carta, va a la oficina del Sheriff con el Sheriff y pierde todos los puntos de Buscado, el ganado que lleve y la mitad del dinero y la mitad de las pepitas, cada una redondeada hacia arriba.
    .example = Con $50 y 3 pepitas, el arrestado pierde $30 y 2 pepitas.
aid-act-duel = Duelo
    .when = En tu casilla hay un jugador contra el que no has combatido en este turno. Tienes una carta de póker.
    .cost = 1 acción y la carta que juegas.
    .result = Si ganas: { $duel } PL. El perdedor sufre una herida y roba una carta.{ $wild ->
    [yes] {" "}Quien pierde un duelo pierde además 1 PL.
   *[no] {""}
}
    .example = Juegas una K y tu rival una Q; su Escopeta mejorada le resta 1 a tu K. El atacante gana los empates: ganas tú.
aid-act-rob = Atraco
    .when = En tu casilla hay un jugador contra el que no has combatido en este turno. Tienes una carta de póker.
    .cost = 1 acción y la carta que juegas.
    .result = Si ganas: 1 punto de Buscado y { $wild ->
    [yes] todo el dinero o todas las pepitas de tu rival
   *[no] la mitad del dinero o la mitad de las pepitas de tu rival, redondeando hacia arriba
}, además de su ficha de ganado si no llevas ninguna. El perdedor sufre una herida y roba una carta.
    .example = { $wild ->
    [yes] Tu rival tiene $50 y 3 pepitas: te llevas $50, o las 3 pepitas.
   *[no] Tu rival tiene $50 y 3 pepitas: te llevas $30, o 2 pepitas.
}
aid-act-store = Comprar
    .when = Estás junto a un almacén general.
    .cost = 1 acción y los precios.
    .result = Compra y mejora todo lo que puedas pagar, pero no puedes tener más de uno de cada objeto ni más de { $misc } objetos variados. Mejorar un arma o una montura cuesta su precio otra vez. Un arma o montura nueva puede usarse de inmediato.{ $change ->
    [bought-or-upgraded] {" "}También una que mejores.
   *[bought] {""}
}
    .pays = armas, monturas y otros objetos
    .example = Con $60 puedes comprar una Mula por $30 y mejorarla por otros $30 en una sola acción.
aid-act-bank = Depositar oro
    .when = Estás en el banco.
    .cost = 1 acción y las pepitas.
    .result = ${ $price } y 1 PL por cada pepita, tantas como quieras.
    .pays = ${ $price } y 1 PL por cada pepita
    .example = 3 pepitas dan $60 y 3 PL.
aid-act-heist = Asalto
    .when = Estás en el banco, es tu primer asalto en este turno y tienes una carta de póker.
    .cost = 1 acción y la carta que juegas.
    .result = Combates contra el guardia. Si ganas: ${ $heistmoney } y { $heistwanted } puntos de Buscado. Si pierdes, ganas 1 punto de Buscado, sufres una herida y robas una carta.
    .pays = ${ $heistmoney } y Buscado +{ $heistwanted } si ganas
    .example = Un Marshal que lo intenta pasa a ser Buscado, gane o pierda.
aid-act-prospect = Buscar oro
    .when = Estás en una mina.
    .cost = 1 acción.
    .result = Tira los dos dados y toma lo que muestren. Puedes llevar { $nuggets } pepitas como máximo, 2 más con una Mula.
    .pays = pepitas o dinero, según dos dados
    .example = Una Pepita y Polvo de oro: 1 pepita, $10, y el segundo dado se vuelve a tirar.
aid-act-doctor = Visitar al doctor
    .when = Estás en la consulta del doctor.
    .cost = 1 acción y ${ $doctor }.
    .result = Curas todas tus heridas y robas una carta por cada una.
    .pays = cura todas las heridas por ${ $doctor }
    .example = 3 heridas: pagas ${ $doctor } y robas 3 cartas.
aid-act-revel = Ir de fiesta
    .when = Estás en el cabaret.
    .cost = 1 acción y el dinero.
    .result = 1 PL por cada ${ $revel }.
    .pays = 1 PL por cada ${ $revel }
    .example = Por $90 ganas 3 PL.
aid-act-poker = Jugar al póker
    .when = Estás junto a un saloon y tienes ${ $ante }.
    .cost = 1 acción y ${ $ante } para el bote.
    .result = Robas una carta y empiezas una partida en la que pueden participar todos los del mismo pueblo. Si ganas: { $won ->
        [track] el bote, y 1 PL o un punto en un contador.
       *[lp] el bote y 1 PL.
    }
    .pays = el bote y algo más, si ganas
    .example = Participan otros dos jugadores: el bote son ${ $house } de la casa y ${ $ante } de cada uno de los tres.
aid-act-cattle = Tomar ganado
    .when = Estás en un rancho con ganado y no llevas ninguna ficha.
    .cost = 1 acción.
    .result = Toma una ficha y mírala. Entrégala en { $stations ->
        [one] la estación de tren
       *[other] una estación de tren
    } (arrear) o en { $camp ->
        [yes] otro rancho o el campamento de forajidos
       *[no] el otro rancho
    } (robar ganado).
    .pays = una recompensa al entregarlo
    .example = Una ficha del rancho verde se entrega en una estación de tren (arrear) o en el rancho azul (robar ganado), pero no en el rancho verde.
aid-act-work = Trabajar
    .when = Estás en un lugar con nombre, o junto a un saloon o un almacén general.
    .cost = 1 acción.
    .result = ${ $work }.
    .pays = ${ $work }
    .example = Si ya tienes ${ $money }, no ganas nada.

aid-free = Sin acción
aid-free-intro = Esto no cuesta ninguna de tus { $actions } acciones.
aid-act-bandit = Combatir contra un bandido
    .when = Entras en una casilla con un bandido.
    .cost = Ninguna acción; la carta que juegas.
    .result = Si ganas: 1 PL, o 1 punto de Marshal si no eres Buscado. Si pierdes, sufres una herida y robas una carta. En ambos casos el bandido deja el tablero.
    .pays = 1 PL o Marshal +1 si ganas
    .example = Los jugadores Buscados ganan siempre el PL.
aid-act-deliver = Entregar ganado
    .when = { $delivery ->
    [move-action] Una acción de movimiento tuya termina en { $camp ->
        [yes] una estación de tren, otro rancho o el campamento de forajidos
       *[no] la estación de tren o el otro rancho
    }.
   *[any-movement] Cualquier movimiento tuyo termina en { $camp ->
        [yes] una estación de tren, otro rancho o el campamento de forajidos
       *[no] la estación de tren o el otro rancho
    }.
    [deliveries-any-movement] Cualquier movimiento tuyo termina en { $camp ->
        [yes] una estación de tren, otro rancho o el campamento de forajidos
       *[no] la estación de tren o el otro rancho
    }.
}
    .cost = Ninguna acción.
    .result = La recompensa de la ficha y 1 punto de Marshal por arrear o 1 punto de Buscado por robar ganado.
    .pays = la recompensa de la ficha y 1 punto
    .example = Mientras seas Buscado puedes arrear, pero no ganas ningún punto de Marshal.
aid-act-story = Contribuir a una historia
    .when = En tu turno cumples el detonante de una historia abierta y no has añadido ningún disco en este turno.
    .cost = Ninguna acción; uno de tus dos discos.
    .result = Pon un disco en la historia. Quien la completa la resuelve al final del turno: todos los que tienen un disco ganan la recompensa, aparecen bandidos y el Sheriff se mueve{ $ride ->
    [exact] {" "}exactamente el número de casillas de la carta.
   *[up-to] {" "}hasta el número de casillas de la carta.
}
    .example = Si tus dos discos están en la otra historia, puedes mover uno de ellos.
aid-act-goal = Completar un objetivo
    .when = Has cumplido uno de tus objetivos en este turno.
    .cost = Ninguna acción.
    .result = Muéstralo, roba tantas fichas legendarias como objetivos hayas completado y conserva una por cada uno.
    .example = Tu segundo objetivo: roba 2 y conserva 2 de tus 3.

## Places

aid-places = Lugares
aid-places-intro = Qué ofrece cada lugar del tablero. Un almacén general o un saloon se usa desde cualquiera de sus 3 casillas contiguas.
aid-place-general-store = Las armas te ayudan en los combates, las monturas te llevan más lejos, y las mejoradas dan PL al final.
aid-place-saloon = Una partida de póker cuesta poco, y la mejor jugada se lleva el bote.
aid-place-bank = Vende aquí tu oro por dinero y PL, o asalta el banco.
aid-place-cabaret = Gasta aquí dinero a cambio de PL.
aid-place-doctors-office = Las heridas reducen tu límite de mano y cuestan PL al final: cúralas aquí.
aid-place-mine = Busca oro aquí y véndelo en el banco.
aid-place-ranch = { $firstgame ->
    [yes] Sin ganado, en un rancho solo puedes trabajar.
   *[no] Toma aquí ganado y entrégalo: arréalo por puntos de Marshal o róbalo por puntos de Buscado.
}
aid-place-rail-station = { $firstgame ->
    [yes] Sin ganado, en la estación de tren solo puedes trabajar.
   *[no] Arrea ganado entregándolo aquí.
}
aid-place-sheriffs-office = El Sheriff empieza aquí, y aquí vienen los jugadores arrestados. Mientras seas Buscado, no puedes entrar en la casilla del Sheriff.
aid-place-hideout = Aquí aparecen bandidos. Vence a uno por 1 PL o 1 punto de Marshal. Las historias traen otros nuevos.

## Plans for a first game

aid-plans = Tres planes para empezar
aid-plans-intro = Hay muchas maneras de convertirse en leyenda. Cada una de estas es un buen comienzo.
aid-plan-law = Los bandidos y la placa: vence a los bandidos de las guaridas, elige puntos de Marshal como recompensa y sube por el contador de Marshal, que da una recompensa en cada casilla y PL al final.
aid-plan-gold = El oro: búscalo en una mina, vende las pepitas en el banco por ${ $price } y 1 PL cada una, y gasta el dinero en un almacén general o en el cabaret.
aid-plan-bank = El banco: asáltalo por ${ $heistmoney } y { $heistwanted } puntos de Buscado. Mientras seas Buscado, ganas PL al final de cada uno de tus turnos, siempre que nadie te arreste.
# $names are the characters who begin Wanted.
aid-plans-wanted = ¿Por qué empezar como Buscado en una guarida? Así empiezan los fuera de la ley: { $names }. Ganas PL al final de cada uno de tus turnos desde el primero, estás lejos del Sheriff de Darkrock y no hay ningún bandido donde empiezas. A cambio, no puedes ganar puntos de Marshal, no puedes entrar en la casilla del Sheriff y los Marshals pueden arrestarte.

## Fights

aid-fights = Combates
aid-fights-intro = Gana la carta más alta: del 2 al 10, J, Q, K, A. { $raising ->
    [up-to-ace] Los efectos pueden cambiar el valor de una carta, pero nunca por debajo de 2 ni por encima de A.
   *[never] Los efectos solo pueden reducir el valor de una carta, y nunca por debajo de 2.
}
aid-fight-player = Contra un jugador
aid-fight-bandit = Contra un bandido
aid-fight-heist = Contra el guardia
aid-fight-sheriff = Contra el Sheriff
aid-fight-player-intro = El arresto, el duelo y el atraco siguen estos pasos. El atacante gana los empates.
aid-fight-bandit-intro = El jugador a tu derecha juega por el bandido. El bandido gana los empates; no puedes rechazar el combate.
aid-fight-heist-intro = El jugador a tu derecha juega por el guardia. El guardia gana los empates; no puedes rechazar el combate.
aid-fight-sheriff-intro = Cuando el Sheriff entra en tu casilla y eres Buscado, descarta una carta y sigue estos pasos. El jugador a tu derecha juega por el Sheriff. El Sheriff gana los empates.
# Of opponents that modules bring.
aid-opponents = Otros rivales
aid-opponents-intro = Combates contra ellos a causa de una ficha del mapa, de una acción o de un efecto. El jugador a tu derecha juega por ellos, como con los bandidos. Si pierdes, sufres solo la penalización que se indica aquí.
aid-opponents-name = Rival
aid-opponents-cards = Cartas de combate
aid-opponents-ties = Empates
aid-opponents-tie-player = Ganas tú
aid-opponents-tie-opponent = Gana el rival
aid-opponents-reward = Si ganas
aid-opponents-penalty = Si pierdes
aid-step-declare = Nombra al jugador contra el que combates y la clase de combate: arresto, duelo o atraco.
aid-step-npc-draws = { $kind ->
    [bandit] El bandido roba { $banditcards } cartas de combate.
    [heist] El guardia roba { $guardcards } cartas de combate.
   *[sheriff] El Sheriff roba { $sheriffcards } cartas de combate.
}
aid-step-start-effects = { $kind ->
    [player] Se usan por turnos los efectos de inicio de combate, primero el atacante.
   *[npc] Usa tus efectos de inicio de combate.
}
aid-step-fighter-commits = { $kind ->
    [player] El atacante juega una carta de póker boca abajo.
   *[npc] Juega una carta de póker boca abajo. Si no tienes ninguna, pierdes.
}
aid-step-fighter-commits-or-declines = Juega una carta de póker boca abajo, o ríndete y quedarás bajo arresto.
aid-step-target-accepts-or-declines = El rival acepta, o rechaza el combate y pierde: entonces se pasa a la recompensa.
aid-step-target-commits = El rival juega una carta de póker boca abajo.
aid-step-target-commits-or-declines = El rival juega una carta de póker boca abajo, o rechaza el combate y pierde: entonces se pasa a la recompensa.
aid-step-npc-commits = { $kind ->
    [bandit] El bandido juega una de sus cartas.
    [heist] El guardia juega una de sus cartas boca abajo.
   *[sheriff] El Sheriff juega una de sus cartas.
}
aid-step-reveal = Se revelan las cartas. Ahora se aplican las bonificaciones de los personajes, los objetos y las cartas jugadas.
aid-step-reactions = { $kind ->
    [player] Se juegan por turnos reacciones de la mano, primero el atacante, hasta que los dos pasan de forma consecutiva.
   *[npc] Juega tantas reacciones de tu mano como quieras.
}
aid-step-fight-card = Se aplica el efecto de la carta de combate.
aid-step-compare = Se comparan las cartas. { $kind ->
    [player] El atacante gana los empates.
   *[npc] Tú pierdes los empates.
}
aid-step-compared = Quien jugó un Tiroteo puede anular el resultado y empezar de nuevo el combate.
aid-step-outcome = { $kind ->
    [player] El perdedor sufre una herida y roba una carta. Si ganó el atacante, recibe la recompensa.
    [bandit] Si ganas: 1 PL o 1 punto de Marshal. Si pierdes, sufres una herida y robas una carta. El bandido deja el tablero.
    [heist] Si ganas: ${ $heistmoney } y { $heistwanted } puntos de Buscado. Si pierdes, ganas 1 punto de Buscado, sufres una herida y robas una carta.
   *[sheriff] Si ganas, te escapas, y él vuelve a su oficina. Si pierdes, te arresta.
}
aid-step-won = Se aplican los efectos por ganar un combate, como el de la Escopeta.
aid-step-clean-up = Descarta las cartas de póker. { $kind ->
    [player] {""}
   *[npc] Pon las cartas de combate en el fondo de su mazo, en orden aleatorio.
}

## Poker

aid-poker = Póker
aid-poker-hands = Jugadas
aid-poker-hands-intro = De la mejor a la peor. Si dos jugadas son de la misma clase, gana el valor más alto y después las demás cartas de mayor a menor; los palos nunca importan.
aid-poker-steps = Una partida
aid-poker-start = Paga ${ $ante } y roba una carta. Todos los demás del mismo pueblo pueden hacer lo mismo, en orden de turno.
aid-poker-dealer = Si nadie más participa, el jugador a tu derecha es el crupier y juega por la casa con 4 cartas del mazo.
aid-poker-flop = La casa añade ${ $house }. Descubre 3 cartas: el flop.
aid-poker-lay = Cada jugador juega dos cartas de su mano boca abajo; quien solo tiene una juega esa.
aid-poker-show = Se revelan las cartas. La jugada de cada uno se compone de sus propias cartas y el flop.
aid-poker-win = { $won ->
    [track] La mejor jugada se lleva el bote; si gana el jugador activo, gana además 1 PL o 1 punto de Tahúr; cualquier otro ganador gana 1 punto de Tahúr. El jugador activo gana los empates; otros jugadores empatados se reparten el bote.
   *[lp] La mejor jugada se lleva el bote; si gana el jugador activo, gana además 1 PL. El jugador activo gana los empates; otros jugadores empatados se reparten el bote.
}
aid-poker-lose = Quienes pierden roban una carta. Las cartas jugadas y el flop se descartan.
aid-hand = Jugada
aid-hand-like = Ejemplo
aid-hand-royal-flush = Escalera real
aid-hand-five-of-a-kind = Repóker
aid-hand-straight-flush = Escalera de color
aid-hand-four-of-a-kind = Póker
aid-hand-full-house = Full
aid-hand-flush = Color
aid-hand-straight = Escalera
aid-hand-three-of-a-kind = Trío
aid-hand-two-pair = Dobles parejas
aid-hand-pair = Pareja
aid-hand-high-card = Carta alta

## Dice

aid-dice = Los dados
aid-dice-intro = En una mina se tiran dos dados. Cada uno tiene estas seis caras.
aid-dice-face = Cara
aid-dice-sides = Probabilidad
aid-dice-gives = Da
aid-die-nugget = 1 pepita.
aid-die-tailings = ${ $find }.
aid-die-gold-dust = ${ $find }, y vuelves a tirar el dado.
aid-die-gravel = Nada.
# $percent is how likely it is that at least one of the two dice shows a nugget at the first roll.
aid-dice-odds = En { $percent } de cada 100 tiradas, al menos un dado muestra una pepita a la primera.

## Tracks

aid-tracks = Contadores
aid-tracks-intro = Nadie está en los dos contadores. Cada punto mueve tu cubo una casilla, y ganas la recompensa de cada casilla en la que entra. En la última casilla, cada punto adicional se convierte en 1 PL.
aid-track-marshal = Contador de Marshal
aid-track-wanted = Contador de Buscado
aid-track-marshal-intro = Si ganas un punto de Buscado, pierdes todos tus puntos de Marshal y empiezas en el otro contador.
aid-track-wanted-intro = Mientras seas Buscado, no puedes ganar puntos de Marshal, y el Sheriff puede arrestarte. Si te arrestan, pierdes todos tus puntos de Buscado.
aid-track-space = Casilla
aid-track-gives = Da
aid-track-row = Fila { $n }
aid-track-nothing = Nada
# Of tracks that modules bring.
aid-track-lp = PL al final
aid-track-module-intro = Empiezas delante de la casilla 1. Ganas la recompensa de cada casilla en la que entras.
aid-track-returns = Tu cubo empieza en la casilla 1. Ganas la recompensa de cada casilla en la que entra. Después de la última casilla vuelve al inicio, y los puntos que sobren de la misma ganancia se pierden.
aid-track-beyond = Cada punto de más
aid-track-furthest = Al final de la partida, quien está más avanzado puntúa { $n } PL. Si hay empate, los puntúa cada uno de los empatados.
aid-track-poker = Ganar una partida de póker
aid-track-poker-starter = Jugador activo
aid-track-poker-others = Cualquier otro

## Icons and words

aid-icons = Iconos y palabras
aid-icons-intro = Qué significan los iconos.
aid-icon-lp = Puntos de leyenda (PL): gana el jugador que tiene más.
aid-icon-money = Dinero, hasta ${ $money }.
aid-icon-nugget = Pepitas de oro, hasta { $nuggets }.
aid-icon-hand = Cartas de póker: para los combates, para el póker y por sus propios efectos.
aid-icon-wound = Heridas, hasta { $wounds }: cada una reduce en 1 tu límite de mano y cuesta 1 PL al final.
aid-icon-star = Puntos de Marshal o el Sheriff.
aid-icon-wanted = Puntos de Buscado.
aid-icon-bandit = Un bandido.
aid-icon-hideout = Una guarida de una banda: A, B o C.
aid-icon-fight = Un combate.
aid-icon-arrest = Arresto.
aid-icon-duel = Duelo.
aid-icon-rob = Atraco.
aid-icon-heist = Asalto.
aid-icon-move = Un movimiento o una montura.
aid-icon-foot = A pie.
aid-icon-store = Un almacén general.
aid-icon-saloon = Un saloon: póker.
aid-icon-bank = El banco: depósitos y asaltos.
aid-icon-mine = Una mina: buscar oro.
aid-icon-doctor = La consulta del doctor.
aid-icon-cabaret = El cabaret: ir de fiesta.
aid-icon-cattle = Un rancho, y el ganado.
aid-icon-rail = Una estación de tren: arrear ganado.
aid-icon-rustle = Robar ganado.
aid-icon-work = Trabajar.
aid-icon-story = Una historia.
aid-icon-goal = Un objetivo.
aid-icon-upgrade = Un arma o montura mejorada.
aid-icon-first = El jugador inicial.
aid-icon-end = El final de la partida.

## Cards

aid-cards = Cartas y componentes
aid-cards-poker = Cartas de póker
aid-cards-fight = Cartas de combate
aid-cards-items = Objetos
aid-cards-characters = Personajes
aid-cards-stories = Historias
aid-cards-goals = Objetivos
aid-cards-cattle = Ganado
aid-cards-tokens = Fichas legendarias
aid-cards-events = Eventos
aid-event-name = Evento
aid-event-text = Qué hace
aid-cards-frontier = Fichas de frontera
aid-frontier-name = Ficha
aid-frontier-gives = Recompensa
# Where a generated text of a card says what it is: action, bonus or reaction.
aid-chip-action = Acción
aid-chip-bonus = Bonificación
aid-chip-reaction = Reacción
aid-item-price = ${ $n }
aid-item-upgraded = Mejora
aid-item-copies = Copias: { $names }.
aid-character-starts = Empiezas { $place }
aid-character-gains = Empiezas con { $things }
aid-story-waits = Detonante
aid-story-pays = Para todos los que tienen un disco en ella
aid-cattle-kind = Ficha
aid-cattle-gives = Recompensa
aid-token-lp = { $n } PL
aid-token-copies = Copias

## Rules

aid-rules = Todas las reglas
aid-rules-intro = Cada regla en juego, una por una, con la razón donde los reglamentos dejan una pregunta abierta.
aid-rulings = Aclaraciones
aid-rulings-intro = Donde los reglamentos son poco claros o se contradicen, así juega Darkrock, y por qué.
