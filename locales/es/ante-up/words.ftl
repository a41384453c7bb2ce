web-module-ante-up = Ante Up
web-module-ante-up-more = Un segundo tablero con ferrocarril y frontera, eventos, el contador de Tahúr, faro y póker de altas apuestas.
web-module-alternate-cards = Cartas alternativas
web-module-alternate-cards-more = Títulos nuevos, cada uno en dos cartas en lugar de un título del juego base. Todos son recomendables.
web-module-vendetta = Vendetta
web-module-vendetta-more = Sustituye a Día de paga en el 5♦ y el 5♥: si tienes heridas, la carta jugada contra ti vale menos; vencer a un jugador da 1 PL.
web-module-rumors = Rumores
web-module-rumors-more = Sustituye a Reputación en el 7♣ y el 7♠: roba 2 cartas y resuelve un evento.
web-module-scout = Exploración
web-module-scout-more = Sustituye a Porrazo en el 8♣ y el 8♠: muévete hasta 3 casillas y, si estás a solas fuera de los pueblos, roba 1 carta.
web-module-jackpot = Premio gordo
web-module-jackpot-more = Sustituye a Instinto en el 9♦ y el 9♥: prueba suerte con un dado de prospección, también al póker.
web-module-outfit = Pertrechos
web-module-outfit-more = Sustituye a Oro de tontos en el 10♣ y el 10♠: compra o mejora un objeto por $10 menos, estés donde estés.
region-buzzard-gulch = Buzzard Gulch
region-gulch-frontier = Frontera de Buzzard Gulch
location-marshals-office = Oficina del Marshal
location-mountain-pass = Paso de montaña
location-mountain-pass-a = Paso de montaña A
location-mountain-pass-c = Paso de montaña C
location-ranch-orange = Rancho naranja
location-outlaw-camp = Campamento de forajidos
location-trading-post = Puesto comercial
location-buzzard-gulch-saloon = Saloon de Buzzard Gulch
location-buzzard-gulch-trading-post = Puesto comercial de Buzzard Gulch
place-buzzard-gulch-1 = Buzzard Gulch 1, Saloon
place-buzzard-gulch-2 = Buzzard Gulch 2, Saloon
place-buzzard-gulch-3 = Buzzard Gulch 3, Saloon
place-buzzard-gulch-marshals-office = Buzzard Gulch, Oficina del Marshal
place-buzzard-gulch-4 = Buzzard Gulch 4, Puesto comercial
place-buzzard-gulch-5 = Buzzard Gulch 5, Puesto comercial
place-buzzard-gulch-6 = Buzzard Gulch 6, Puesto comercial
place-gulch-frontier-pass-a = Frontera, Paso de montaña A
place-gulch-frontier-1 = Frontera 1
place-gulch-frontier-2 = Frontera 2
place-gulch-frontier-3 = Frontera 3
place-gulch-frontier-4 = Frontera 4
place-gulch-frontier-5 = Frontera 5
place-gulch-frontier-ranch = Frontera, Rancho
place-gulch-frontier-6 = Frontera 6
place-gulch-frontier-7 = Frontera 7
place-gulch-frontier-8 = Frontera 8
place-gulch-frontier-9 = Frontera 9
place-gulch-frontier-10 = Frontera 10
place-gulch-frontier-11 = Frontera 11
place-gulch-frontier-12 = Frontera 12
place-gulch-frontier-13 = Frontera 13
place-gulch-frontier-14 = Frontera 14
place-gulch-frontier-15 = Frontera 15
place-gulch-frontier-16 = Frontera 16
place-gulch-frontier-17 = Frontera 17
place-gulch-frontier-rail-station = Frontera, Estación de tren
location-gulch-frontier-rail-station = Estación de tren de la frontera
place-gulch-frontier-18 = Frontera 18
place-gulch-frontier-19 = Frontera 19
place-gulch-frontier-20 = Frontera 20
place-gulch-frontier-21 = Frontera 21
place-gulch-frontier-22 = Frontera 22
place-gulch-frontier-23 = Frontera 23
place-gulch-frontier-24 = Frontera 24
place-gulch-frontier-25 = Frontera 25
place-gulch-frontier-26 = Frontera 26
place-gulch-frontier-27 = Frontera 27
place-gulch-frontier-28 = Frontera 28
place-gulch-frontier-29 = Frontera 29
place-gulch-frontier-30 = Frontera 30
place-gulch-frontier-31 = Frontera 31
place-gulch-frontier-pass-c = Frontera, Paso de montaña C
place-gulch-frontier-32 = Frontera 32
place-gulch-frontier-33 = Frontera 33
place-gulch-frontier-34 = Frontera 34
place-gulch-frontier-35 = Frontera 35
place-gulch-frontier-outlaw-camp = Frontera, Campamento de forajidos
title-vendetta = Vendetta
title-rumors = Rumores
title-scout = Exploración
title-jackpot = Premio gordo
title-outfit = Pertrechos
item-derringer = Derringer
item-quarter-horse = Cuarto de milla
item-gazette = Gaceta
item-snake-oil = Elixir milagroso
web-scene-item-quarter-horse = Hasta 3 casillas. Por 1 carta, 1 más.
web-scene-item-quarter-horse-upgraded = Hasta 4 casillas. Por 1 carta, 1 más.
web-scene-item-derringer = Si ganas un combate, puedes descartarla por 1 PL.
web-scene-item-derringer-upgraded = Carta rival −1. Si ganas, puedes descartarla por 1 PL.
web-scene-item-gazette = Ahora, un evento. Luego: 1 punto más de Marshal, Buscado o Tahúr.
web-scene-item-snake-oil = Descártalo: tira un dado y pon al Sheriff a tu lado.
frontier-token-lost-mail = Correo perdido
frontier-token-played-out-claim = Mina agotada
frontier-token-hot-spring = Aguas termales
frontier-token-stray-herd = Rebaño extraviado
frontier-token-old-trapper = Viejo trampero
frontier-token-silver-vein = Veta de plata
frontier-token-missing-surveyor = Agrimensor desaparecido
frontier-token-army-paymaster = Pagador del ejército
frontier-token-ghost-town = Pueblo fantasma
frontier-token-medicine-show = Espectáculo de elixires
frontier-token-eagles-nest = Nido de águila
frontier-token-hidden-canyon = Cañón escondido
track-gambler = Tahúr
option-gambler = Un punto de Tahúr
log-frontier-placed = Se coloca una ficha de frontera con el número { $n } en { $place }.
log-frontier-taken = { $you ->
    [name] Pagas
   *[no] { $name } paga
} por la ficha de frontera de { $place }: { $token }.
choice-frontier = Pagar por la ficha de frontera: cartas por valor de { $n }
# Where no token lies, or before the game.
choice-frontier-none = Pagar por una ficha de frontera
web-game-offer-frontier-more = Pagar la ficha con cartas y darle la vuelta
question-frontier = Descarta una carta: faltan { $n } por pagar.
web-game-title-frontier = Paga por la ficha
refusal-no-frontier-token = No hay ninguna ficha de frontera en tu casilla.
refusal-frontier-price = Tus cartas valen menos de { $n }.
web-frontier-price = Ficha de frontera: cartas por valor de { $n }

## Event tokens

map-token-outlaw = Forajido
map-token-claim-jumper = Ladrón de minas
map-token-high-roller = Gran apostador
map-token-longhorn = Longhorn
# A stray on the map: its button, and where it is delivered.
web-game-offer-stray = Tomar el longhorn
web-game-offer-stray-more = Se entrega en una estación de tren, un rancho o el campamento de forajidos

opponent-sorry-charlie = Charlie el Perdón
opponent-peach-fuzz-perkins = Perkins Pelusilla
opponent-barefoot-dan = Dan el Descalzo
opponent-three-finger-tully = Tully Tres Dedos
opponent-deacon-pike = El diácono Pike
opponent-nugget-nell = Nell la Pepita
opponent-the-dunning-brothers = Los hermanos Dunning
opponent-colonel-rook = El coronel Rook
opponent-red-moon-sadie = Sadie Luna Roja
opponent-two-deeds-dwyer = Dwyer Dos Escrituras
opponent-the-partners = Los socios
opponent-dynamite-kate = Kate Dinamita
opponent-the-cattle-baron = El barón del ganado
opponent-the-railroad-lawyer = El abogado del ferrocarril
opponent-the-professor = El profesor

## Effects of events. $at is the id of the place, $place its name.

effect-place-token-outlaw = un forajido { $where }
    .verb = { verb-place }
effect-place-token-claim-jumper = un ladrón de minas { $where }
    .verb = { verb-place }
effect-place-token-high-roller = un gran apostador { $where }
    .verb = { verb-place }
effect-place-token-longhorn = un longhorn { $where }
    .verb = { verb-place }
# `.there` is where the effect before it takes place, `.there-space` a space of that location.
effect-sheriff-to = al Sheriff { $to }
    .verb = { verb-move }
    .there = al Sheriff a ese mismo lugar
    .there-space = al Sheriff a la casilla { $n } de ese mismo lugar
option-prospect = Buscar oro

## Events

event-run-on-the-bank = Pánico en el banco
event-run-on-the-bank-tale = A las diez, la fila ante el banco llegaba al río, y a lo largo de ella se vendía café por metros.
event-command-performance = Función a petición
event-command-performance-tale = La soprano no saldrá del camerino hasta que alguien le diga unas palabras al caballero de la primera fila.
event-wires-down = Sin telégrafo
event-wires-down-tale = Alguien cortó el hilo a una milla del pueblo y se tomó la molestia de enrollar el cobre.
event-the-late-stage = La diligencia con retraso
event-the-late-stage-tale = La diligencia lleva dos días de retraso, y en el paso hay un desconocido con el abrigo del cochero.
event-rockslide = Desprendimiento
event-rockslide-tale = Media montaña está sobre el camino. Allá arriba, un hombre con una palanca intenta convencer a la otra media.
event-the-quarter-mile = El cuarto de milla
event-the-quarter-mile-tale = Un cuarto de milla detrás del campamento, medido a pasos por los dos dueños, que no tienen el mismo paso. Se apuestan sillas de montar.
event-the-turncoat = El delator
event-the-turncoat-tale = Declaración tomada a medianoche: nombres, campamentos, caballos y lo que dice cada uno en sueños; firmada con una cruz y luego con un nombre.
event-wrong-side-of-the-bars = Del lado malo de las rejas
event-wrong-side-of-the-bars-tale = La lámpara estaba encendida, el café estaba caliente, y el alguacil estaba en la celda.
event-the-toll-gate = El peaje
event-the-toll-gate-tale = Hombre, seis centavos; caballo, diez; carreta, veinticinco; predicadores gratis; la escopeta no da cambio.
event-the-salted-mine = La mina amañada
event-the-salted-mine-tale = Prospecto: pared norte notable, pared sur prometedora, y el hombre de la escopeta no atiende preguntas.
event-the-claims-office-fire = Incendio en el registro de minas
event-the-claims-office-fire-tale = Con la oficina ardieron todas las escrituras del condado, y al ponerse el sol cada agujero tenía dos dueños.
event-cave-in = Derrumbe
event-cave-in-tale = Primero habló la madera, declaró el capataz, luego todo quedó a oscuras, y alguien empezó a contar a los hombres.
event-the-riverboat-man = El hombre del vapor
event-the-riverboat-man-tale = Camisa de volantes, chaleco verde mar, dos anillos y una baraja que mezcla como otros acarician un gato.
event-the-senators-nephew = El sobrino del senador
event-the-senators-nephew-tale = Da propinas de oro y se arruga como papel mojado, y a su tío le gustaría recuperarlo con las dos orejas.
event-the-lady-in-gray = La dama de gris
event-the-lady-in-gray-tale = Pidió la silla de espaldas a la pared, una baraja nueva y el nombre del dueño de la mina.
event-a-gap-in-the-fence = Un hueco en la cerca
event-a-gap-in-the-fence-tale = Reses avistadas: seis en el cementerio, una docena en la estación y un toro en el banco, en la ventanilla de depósitos.
event-the-quarantine-line = La línea de cuarentena
event-the-quarantine-line-tale = Por orden del condado: prohibido pasar ganado de esta cuerda, discutir con la cuerda y prestar el sello del doctor.
event-beef-prices = El precio de la carne
event-beef-prices-tale = Esta semana Chicago paga el doble, y hombres que jamás miraron dos veces a una vaca la saludan con el sombrero.
event-paid-off = La paga de los vaqueros
event-paid-off-tale = Los vaqueros cobraron a las doce, y desde la una el pueblo contiene la respiración.
event-high-water = La crecida
event-high-water-tale = El rebaño cruzó y la carreta no, y todo lo que llevaba baja por el río por orden de peso.
event-the-bell-steer = El buey del cencerro
event-the-bell-steer-tale = El rebaño no sabe el camino, el arriero no sabe el camino, y el cencerro va delante, al paso.
event-total-eclipse = Eclipse total
event-total-eclipse-tale = A las dos y media las gallinas se fueron a dormir, y a un predicador que llevaba años equivocado se le vio sonreír.

log-event-marker = { $you ->
    [name] Llegas
   *[no] { $name } llega
} a una marca de evento.
log-event = { $you ->
    [name] Resuelves
   *[no] { $name } resuelve
} un evento: { $event }.
log-set-up-event = Durante la preparación se resuelve un evento: { $event }. Solo se colocan sus fichas.
effect-resolve-event = un evento
    .verb = { verb-resolve }
pool-outlaw = Forajidos
pool-claim-jumper = Ladrones de minas
pool-high-roller = Grandes apostadores
pool-train = Encuentros del tren
opponent-mail-car = El vagón correo
opponent-sleeping-car = El coche cama
opponent-whiskey-car = Whisky para el fuerte
opponent-circus-car = El vagón del circo
opponent-assay-chest = El cofre del ensayador
opponent-pay-car = El vagón de la paga
opponent-mint-gold = Oro para la Casa de la Moneda
opponent-governors-car = El vagón del gobernador
log-train-moved = El tren se mueve a { $place }.
log-train-heist = { $you ->
    [name] Asaltas el tren y revelas
   *[no] { $name } asalta el tren y revela
} un encuentro: { $opponent }.
log-fight-begins-holdup = { $you ->
    [other] Juegas por el guardia.
   *[no] { $other } juega por el guardia.
}
log-fight-won-holdup-fighter = { $who ->
    [player] { $you ->
        [name] Te escapas
       *[no] { $name } se escapa
    } del tren con el botín.
   *[fighter] El asalto al tren tiene éxito.
}
log-fight-won-holdup-other = El guardia defiende el tren.
choice-train-heist = Asaltar el tren
refusal-no-train = El tren no está en tu casilla.
web-train-at = El tren está en { $place }. Próxima parada: { $next }.
# On a plate of the map, with short names: where the train is, and its next stop.
web-train-plate = { $place } → { $next }
# The same where there is room for the next stop alone.
web-train-plate-next = → { $next }
web-train-here = El tren está aquí. Próxima parada: { $next }.
web-train-next = { $n ->
    [one] El tren llega aquí en el próximo turno.
   *[other] El tren llega aquí dentro de { $n } turnos.
}
web-game-offer-train-heist-more = Una carta dice qué lleva el tren
web-scene-fight-holdup = Asalto al tren
web-scene-fight-where-holdup = { $name } contra el guardia; por el guardia juega { $other }. { $place }
log-challenge = { $you ->
    [name] Desafías
   *[no] { $name } desafía
} a un gran apostador: { $opponent }.
choice-challenge = Desafiar al gran apostador del saloon
refusal-no-high-roller = No hay ningún gran apostador en el saloon.
web-game-offer-challenge-more = Una partida de póker contra un rival desconocido

character-fee-lee-wong = Fee Lee Wong
character-maria-gertrudis-barcelo = Maria Gertrudis Barceló
character-pat-garrett = Pat Garrett
character-poker-alice = Poker Alice
character-seth-bullock = Seth Bullock
character-soapy-smith = «Soapy» Smith
character-sundance-kid = Sundance Kid
character-curly-bill-brocius = William «Curly Bill» Brocius

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-fee-lee-wong = Llegó de China hacia 1870, y a Deadwood en 1876, con la fiebre del oro. Tenía minas, pero el oro que duró estaba en su tienda, Wing Tsue, que hizo de él un hombre respetado en el pueblo. Mucho después de él, un diciembre, derribaron el edificio, y no sin ruido. Su historia la han escrito sus nietos y bisnietos.
life-maria-gertrudis-barcelo = En Santa Fe la llamaban la Tules. Casada en 1823, conservó su apellido y sus bienes; dos años después le pusieron una multa por llevar un garito para los mineros. Su casa de juego de Santa Fe era suntuosa, y el monte lo repartía ella misma. En 1846 el ejército de los Estados Unidos, que acababa de conquistar el lugar, le pidió dinero prestado para pagar a sus soldados.
life-pat-garrett = Elegido sheriff del condado de Lincoln en 1880, atrapó a Billy the Kid aquel diciembre en Stinking Springs, lo perdió en primavera y lo mató en julio de 1881. Luego publicó La auténtica vida de Billy the Kid, con otro que llevaba la pluma. En 1908 lo mataron a tiros camino de Las Cruces, y al hombre que confesó lo absolvieron.
life-poker-alice = Alice Ivers vino de Inglaterra, si no fue de Virginia; aprendió a jugar al póker en los campamentos mineros de Colorado. Cuando su primer marido murió en una mina, hizo de ello su oficio, con un puro entre los dientes y un revólver al costado, y se gastaba las ganancias en trajes de Nueva York. Los domingos no jugaba. Murió en Rapid City en 1930.
life-seth-bullock = En el senado del Territorio de Montana pidió que se protegiera Yellowstone, que en 1872 pasó a ser un parque. En agosto de 1876 llevó con Sol Star un cargamento de ferretería, orinales incluidos, a Deadwood, donde llegó a ser sheriff. Theodore Roosevelt fue su amigo de por vida; para la toma de posesión de 1905 llevó a una tropa de vaqueros a desfilar por Washington.
life-soapy-smith = Jefferson Randolph Smith envolvía pastillas de jabón en billetes y vendía el jabón; los billetes les tocaban a sus amigos. Dirigió el negocio de la estafa en Denver, en Creede y, desde 1897, en Skagway, Alaska, donde su oficina de telégrafos aceptaba mensajes aunque el cable no llevara a ninguna parte. Lo mataron a tiros en el muelle de Juneau el 8 de julio de 1898; Frank Reid, que allí le hizo frente, murió también.
life-sundance-kid = Harry Longabaugh, de Pensilvania, robó en Wyoming un caballo y una silla; en 1887 le valieron año y medio en la cárcel de Sundance, y el apodo. Asaltó trenes y bancos con Butch Cassidy; en noviembre de 1900, cinco de la banda se hicieron un retrato en Fort Worth, con sus mejores galas, y los Pinkerton lo agradecieron. En 1901 los dos se fueron a la Argentina a criar ganado.
life-curly-bill-brocius = Dónde nació, nadie lo sabe de cierto. El 28 de octubre de 1880 se le disparó el revólver cuando Fred White, alguacil de Tombstone, se lo agarraba, y White murió; Wyatt Earp declaró, y el tribunal soltó a Bill. En marzo de 1882, Earp dijo que lo había matado en las montañas Whetstone. Un periódico ofreció mil dólares a quien lo probara, otro una recompensa a quien probara lo contrario, y ninguno tuvo que pagar.
card-vendetta-text = cuando revelas esta carta en un combate, reduces el valor de la carta de tu rival en 3 si tienes 1 herida, o en 6 si tienes más
card-scout-text = te mueves hasta 3 casillas. Si después estás fuera de los pueblos, sin otros jugadores ni el Sheriff en tu casilla, robas 1 carta
web-gist-vendetta = Con 1 herida, la carta de tu rival baja 3; con más, 6.
web-gist-scout = Hasta 3 casillas. A solas fuera de los pueblos, roba 1 carta.
web-gist-jackpot = Tira un dado 2 veces (al póker, 1). Grava: 1 carta o 1 punto de Tahúr.
web-gist-outfit = Compra o mejora un objeto por $10 menos.
card-soapy-smith-text = por cada punto de Tahúr que ganes, tiras un dado de prospección y tomas lo que muestre. Si muestra Grava, robas cartas hasta tu límite de mano
card-gazette-2-text = después de ganar puntos de Marshal, de Buscado o de Tahúr, puedes descartar este objeto para ganar 1 punto más en el mismo contador
card-goal-soapy-prize-package-text = descarta un Elixir milagroso en Darkrock

goal-fee-lee-emporium = Bazar Wing Tsue
goal-fee-lee-emporium-tale = Wing Tsue, Main Street: seda, té, porcelana, medicinas, y crédito para quien fue amable el año pasado.
goal-fee-lee-cooks-claim = La mina del cocinero
goal-fee-lee-cooks-claim-tale = Lo contrataron de cocinero, le pagaron en tierra, y la halló bien sazonada.
goal-fee-lee-iron-safe = La caja fuerte
goal-fee-lee-iron-safe-tale = La caja vino en carreta de bueyes; lo que hay dentro vino onza a onza, y se queda.
goal-fee-lee-hose-race = La carrera de mangueras
goal-fee-lee-hose-race-tale = En Deadwood, el 4 de julio de 1888, los carros de mangueras corrieron cubo con cubo, y medio Chinatown corría al lado.
goal-maria-her-own-table = Mesa propia
goal-maria-her-own-table-tale = Ella misma repartía el monte, dejaba cortar al gobernador y contaba la banca antes de que se enfriara el chocolate.
goal-maria-la-tules = La Tules
goal-maria-la-tules-tale = Pregunta por la Tules, decían los arrieros, y quien te conteste sabrá lo que vas a perder.
goal-maria-officers-arm = Del brazo de un oficial
goal-maria-officers-arm-tale = Condiciones del préstamo, según lo acordado: el capital, los intereses y el brazo de un oficial para entrar al teatro.
goal-maria-word-in-confidence = En confianza
goal-maria-word-in-confidence-tale = Un cliente habló, se volvió una carta, y por la mañana el gobernador estadounidense sabía la hora del alzamiento.
goal-pat-quien-es = ¿Quién es?
goal-pat-quien-es-tale = Dos veces preguntó, en español, la voz en la oscuridad quién era, y obtuvo respuesta.
goal-pat-stinking-springs = Stinking Springs
goal-pat-stinking-springs-tale = Cuatro hombres dentro y un caballo muerto en la puerta: a la hora de cenar salieron por un plato.
goal-pat-collector-of-customs = Recaudador de aduanas
goal-pat-collector-of-customs-tale = El Paso, derechos por un rebaño: el dueño escribe terneros, y el recaudador escribe, mírense los cuernos.
goal-pat-authentic-life = La auténtica vida
goal-pat-authentic-life-tale = Los capítulos de Upson tienen adjetivos, y los del sheriff tienen fechas.
goal-alice-black-cigar = El puro negro
goal-alice-black-cigar-tale = Aquella noche se le apagó el puro una vez, mientras iba de farol, y un caballero de Omaha se lo encendió.
goal-alice-place-your-bets = Hagan juego
goal-alice-place-your-bets-tale = Una tabla, dos barriles, un farol: abrió la banca en el cruce de caminos y cerró al salir el sol.
goal-alice-new-york-wardrobe = Vestuario de Nueva York
goal-alice-new-york-wardrobe-tale = A la señora de Colorado: seis vestidos, un abanico de plumas, pagados en plata de un bolso de viaje.
goal-alice-never-on-sunday = Nunca en domingo
goal-alice-never-on-sunday-tale = Seis días repartía; el séptimo, la baraja quedaba cuadrada junto a la Biblia, y no se la consultaba.
goal-seth-star-and-bullock = Star & Bullock
goal-seth-star-and-bullock-tale = Star & Bullock, ferretería: estufas, picos, orinales, y el sheriff en persona tras el mostrador hasta mediodía.
goal-seth-sulfur-in-the-shaft = Azufre en el pozo
goal-seth-sulfur-in-the-shaft-tale = En la Keets no hubo un solo disparo: bajó azufre ardiendo con una cuerda, y los huelguistas subieron.
goal-seth-stared-down = Duelo de miradas
goal-seth-stared-down-tale = Miró al preso hasta que este recordó lo que había hecho, y dos cosas más.
goal-seth-cowboys-on-parade = Desfile de vaqueros
goal-seth-cowboys-on-parade-tale = Washington, marzo de 1905: cincuenta jinetes en Pennsylvania Avenue, y un lazo alrededor de un mirón de buena familia.
goal-soapy-prize-package = El jabón premiado
goal-soapy-prize-package-tale = Cien dólares en una de estas pastillas, caballeros, y manos limpias para los demás.
goal-soapy-three-shells = Tres cubiletes
goal-soapy-three-shells-tale = El guisante estaba bajo el cubilete izquierdo, luego bajo el derecho, y al final bajo la uña del trilero.
goal-soapy-telegraph-office = La oficina de telégrafos
goal-soapy-telegraph-office-tale = Mensaje enviado, cinco dólares; respuesta de casa en una hora, pues el cable mide lo que esa pared.
goal-soapy-juneau-wharf = El muelle de Juneau
goal-soapy-juneau-wharf-tale = Skagway, julio de 1898: llevó un rifle y un discurso, y el guardia del muelle no quiso ninguno.
goal-sundance-coast-flyer = El rápido de la costa
goal-sundance-coast-flyer-tale = Wagner, Montana, 1901: el pasajero del ténder fue cortés con el fogonero hasta llegar a la dinamita.
goal-sundance-hole-in-the-wall = Hole-in-the-Wall
goal-sundance-hole-in-the-wall-tale = Por la senda sube un solo caballo cada vez, y la roca de al lado está pulida por los codos.
goal-sundance-bowler-hat = Retrato con bombín
goal-sundance-bowler-hat-tale = Recibo de un sombrerero de Fort Worth: cinco bombines, cepillados, para caballeros que van a retratarse.
goal-sundance-jailhouse = Esa cárcel otra vez no
goal-sundance-jailhouse-tale = Dieciocho meses por un caballo, un arma y una silla: de todo eso se quedó con el nombre de la cárcel.
goal-curly-bill-no-bill-of-sale = Sin factura
goal-curly-bill-no-bill-of-sale-tale = Cuando le pidieron los papeles, señaló el hierro, aún caliente, y tendió la mano para cerrar el trato.
goal-curly-bill-county-taxes = Impuestos del condado
goal-curly-bill-county-taxes-tale = El ayudante Breakenridge escribía los recibos, Bill sostenía el farol y el arma, y los cuatreros pagaban como banqueros.
goal-curly-bill-preachers-jig = El baile del predicador
goal-curly-bill-preachers-jig-tale = El texto de aquel domingo era la paciencia, y el predicador la bailó durante un cuarto de hora.
goal-curly-bill-iron-springs = Nadie en Iron Springs
goal-curly-bill-iron-springs-tale = Earp lo enterró en un párrafo, un periódico lo desenterró, y ninguno de los dos mostró un hueso.

## Faro

choice-faro = Jugar al faro
choice-join-faro = Unirse a la partida de faro
choice-faro-bet = Apostar ${ $n } al valor { $rank }
choice-faro-done = No apostar más
choice-faro-reclaim = Recuperar la ficha del valor { $rank }
choice-faro-leave = Dejar tus fichas para el Premio gordo
question-faro-join = ¿Te unes a la partida de faro?
question-faro-bet = Pon una ficha de apuesta en un valor.
question-faro-keep = ¿Dejas tus fichas para el Premio gordo o las recuperas?
refusal-rank-taken = Tu otra ficha está en ese valor.
refusal-no-marker = No tienes ninguna ficha en ese valor.
log-faro-begins = { $you ->
    [name] Te sientas
   *[no] { $name } se sienta
} a jugar al faro.
log-faro-dealt = { $you ->
    [name] Repartes
   *[no] { $name } reparte
} en el faro: { $cards }, y una carta boca abajo.
log-faro-bet = { $you ->
    [name] Apuestas
   *[no] { $name } apuesta
} ${ $n } al valor { $rank }.
log-faro-revealed = { $result ->
    [loser] La Perdedora
    [winner] La Ganadora
   *[jackpot] El Premio gordo
} tiene el valor { $rank }.
log-faro-won = { $you ->
    [name] Tu apuesta
   *[no] La apuesta de { $name }
} al valor { $rank } gana.
log-faro-lost = { $you ->
    [name] Tu apuesta
   *[no] La apuesta de { $name }
} al valor { $rank } se pierde.
log-faro-reclaimed = { $you ->
    [name] Recuperas
   *[no] { $name } recupera
} la ficha del valor { $rank }.
log-faro-left = { $you ->
    [name] Dejas tus fichas
   *[no] { $name } deja sus fichas
} para el Premio gordo.
web-faro-offer-more = Sin apuesta inicial y con hasta dos apuestas de $10 o $20
web-faro-title = Faro en el saloon
web-game-title-faro-join = ¿Faro?
web-game-title-faro-bet = Hagan juego
web-game-title-faro-keep = ¿Dejarlas o recuperarlas?
web-faro-intro = Cuatro cartas, tres de ellas a la vista. La primera pierde, la segunda paga a la par, la tercera paga el triple.
web-faro-dealer = Crupier
web-faro-shown = Las cartas del crupier
web-faro-unseen = y una boca abajo
web-faro-layout = El tapete
web-faro-loser = Perdedora
web-faro-winner = Ganadora
web-faro-jackpot = Premio gordo
web-faro-bet = ${ $n } al valor { $rank }
web-game-offer-bet-more = Ganadora +${ $n }, Premio gordo +${ $three }, Perdedora −${ $n }
web-faro-pick = Elige un valor del tapete.
web-faro-odds = { $rank }: 1 posibilidad entre { $n } de ser el Premio gordo
web-faro-no-odds = { $rank }: no puede ser el Premio gordo
web-faro-step-bets = Apuestas
web-faro-step-loser = Perdedora
web-faro-step-winner = Ganadora
web-faro-step-keep = Dejar o recuperar
web-faro-step-jackpot = Premio gordo

## High stakes poker

choice-high-stakes = Jugar al póker de altas apuestas por ${ $n }
choice-raise = Seguir por ${ $n }
choice-fold = Retirarse
question-poker-raise = ¿Sigues hasta el turn y el river o te retiras?
refusal-no-poker-card = Necesitas una carta de póker para el póker de altas apuestas.
log-high-stakes-begins = { $you ->
    [name] Te sientas
   *[no] { $name } se sienta
} a jugar al póker de altas apuestas.
log-raised = { $you ->
    [name] Sigues
   *[no] { $name } sigue
} en juego.
log-folded = { $you ->
    [name] Te retiras.
   *[no] { $name } se retira.
}
log-second-reveal = El turn y el river muestran { $cards }.
web-high-stakes-title = Póker de altas apuestas
web-high-stakes-rule = La mejor jugada se lleva el bote: dos cartas tuyas y tres de las cinco comunes
web-high-stakes-offer = Necesitas ${ $purse }: apuesta inicial ${ $n }, luego ${ $raise } o retirarse. La casa añade ${ $house }, luego ${ $raise }
web-high-stakes-raise-more = Ves dos cartas más
web-high-stakes-fold-more = Pierdes tu apuesta inicial y robas una carta
web-high-stakes-pot = ${ $house } de la casa, ${ $ante } y ${ $raise } de cada jugador
web-high-stakes-step-raise = Seguir o retirarse
web-high-stakes-step-second = Turn y river
web-high-stakes-deciding = ¿Seguir o retirarse?
web-high-stakes-raised = Sigue
web-high-stakes-folded = Se retira
web-game-title-poker-raise = ¿Sigues?

## Places in sentences of cards

where-buzzard-gulch = en Buzzard Gulch
    .to = a Buzzard Gulch
where-gulch-frontier = en la frontera de Buzzard Gulch
    .to = a la frontera de Buzzard Gulch
    .the = la frontera de Buzzard Gulch
where-marshals-office = en la oficina del Marshal
    .to = a la oficina del Marshal
    .the = la oficina del Marshal
where-mountain-pass = en un paso de montaña
    .to = a un paso de montaña
where-mountain-pass-a = en el paso de montaña A
    .to = al paso de montaña A
    .the = el paso de montaña A
where-mountain-pass-c = en el paso de montaña C
    .to = al paso de montaña C
    .the = el paso de montaña C
where-ranch-orange = en el rancho naranja
    .to = al rancho naranja
    .the = el rancho naranja
where-outlaw-camp = en el campamento de forajidos
    .to = al campamento de forajidos
    .the = el campamento de forajidos
where-trading-post = en el puesto comercial
    .to = al puesto comercial
    .the = el puesto comercial
where-buzzard-gulch-trading-post = en el puesto comercial de Buzzard Gulch
    .to = al puesto comercial de Buzzard Gulch
    .the = el puesto comercial de Buzzard Gulch
    .start = en una casilla junto al puesto comercial de Buzzard Gulch
where-buzzard-gulch-saloon = en el saloon de Buzzard Gulch
    .to = al saloon de Buzzard Gulch
    .the = el saloon de Buzzard Gulch
    .start = en una casilla junto al saloon de Buzzard Gulch
where-gulch-frontier-rail-station = en la estación de tren de la frontera
    .to = a la estación de tren de la frontera
    .the = la estación de tren de la frontera
where-gulch-frontier-pass-a = en el paso de montaña A
    .to = al paso de montaña A
    .the = el paso de montaña A
where-gulch-frontier-pass-c = en el paso de montaña C
    .to = al paso de montaña C
    .the = el paso de montaña C
web-boards-ante-up = Darkrock y la frontera, con el tren

## What frontier tokens, and those who are met, tell

frontier-token-lost-mail-tale = Un saco de cartas con diez años de retraso: a todos los que escriben les va bien, y prometen volver a escribir pronto.
frontier-token-played-out-claim-tale = Los dueños habían cavado dos años y lo dejaron a un palmo.
frontier-token-hot-spring-tale = Huele a huevo podrido, y tus rodillas no se sentían tan jóvenes desde la guerra.
frontier-token-stray-herd-tale = Sin hierro, sin cencerro, sin jinete a la vista, y un rebaño entero que agradece la compañía.
frontier-token-old-trapper-tale = No habla desde la primavera, y te lo ha guardado todo a ti.
frontier-token-silver-vein-tale = Sube por la pared como la escarcha por una ventana.
frontier-token-missing-surveyor-tale = Él no se ha perdido, dice; es el resto del territorio lo que no aparece.
frontier-token-army-paymaster-tale = Dos soldados, un teniente y una caja fuerte, y todos se alegran de ver una cara.
frontier-token-ghost-town-tale = Las mesas están puestas y el reloj tiene cuerda, y el polvo que los cubre es de un año.
frontier-token-medicine-show-tale = Damas y caballeros, el frasco lo cura todo menos el canto, que es gratis.
frontier-token-eagles-nest-tale = Desde aquí arriba el ferrocarril es un rasguño, y también los hombres que lo pagaron.
frontier-token-hidden-canyon-tale = Hay pasto, agua, una sola entrada y, grabada encima, una fecha que aún no ha llegado.
opponent-mail-car-tale = Cuatrocientas cartas, y el empleado ya ha leído la mayoría.
opponent-sleeping-car-tale = Aquí todos van en camisón, y el camisón de alguien lleva pistolera.
opponent-whiskey-car-tale = Noventa barriles para el fuerte y un guardia que los prueba desde el martes.
opponent-circus-car-tale = El forzudo duerme apoyado en la puerta, y el oso no.
opponent-assay-chest-tale = El cofre es pequeño, e hicieron falta seis hombres para subirlo a bordo.
opponent-pay-car-tale = La paga de toda la línea, y la línea ha mandado con ella a sus mejores tiradores.
opponent-mint-gold-tale = Lleva un águila en cada lingote y un rifle detrás de cada ventana.
opponent-governors-car-tale = El gobernador está cenando y no se levanta por las visitas.
opponent-sorry-charlie-tale = Te pide disculpas y amartilla el revólver.
opponent-peach-fuzz-perkins-tale = Miente sobre su edad, y su puntería miente también.
opponent-barefoot-dan-tale = Se oye la hierba y luego el percutor; le gustaría saber qué número calzas.
opponent-three-finger-tully-tale = Cuenta a sus enemigos con esa mano y vuelve a empezar.
opponent-deacon-pike-tale = Antes bendice la mesa, deprisa.
opponent-nugget-nell-tale = Sus dientes de delante valen más que tu caballo.
opponent-the-dunning-brothers-tale = Le deben a todo el mundo, y han venido a cobrar.
opponent-colonel-rook-tale = De qué ejército, no lo dice nunca, pero sigue dándole órdenes.
opponent-red-moon-sadie-tale = El ayudante que dibujó su cartel lo dibujó desde detrás de una roca.
opponent-two-deeds-dwyer-tale = Tiene un papel para este agujero, y otro para el siguiente.
opponent-the-partners-tale = En diez años no se han puesto de acuerdo en nada más que en ti.
opponent-dynamite-kate-tale = Primero enciende el puro, para que puedas pensártelo.
opponent-the-cattle-baron-tale = Apuesta por cabezas, y jamás ha contado el rebaño.
opponent-the-railroad-lawyer-tale = Lee cada carta hasta el final y le encuentra una cláusula.
opponent-the-professor-tale = En Boston enseñaba aritmética, y aquí da lecciones.
