# Further core stories, unique events and the Man in Black’s further cards.

## Core stories

trigger-arrival = Termina una acción de movimiento en una ficha de evento o de frontera
story-the-mayors-hat = El sombrero del alcalde
story-the-mayors-hat-tale = Ni tú ni tu rival acertaron, y una de las balas atravesó el sombrero del alcalde con el alcalde dentro. Desde entonces lo lleva los domingos e invita a un trago a quien le pregunte por la corriente de aire.
story-ten-paces = Diez pasos
story-ten-paces-tale = Tú contaste diez, y tu rival, ocho. El juez dictaminó que la aritmética no es excusa, y que el mejor revólver ya lo sabía.
story-the-mirror-behind-the-bar = El espejo de detrás de la barra
story-the-mirror-behind-the-bar-tale = Vino de Bélgica entre paja y sobrevivió al mar, a los raíles y a diecinueve años de vaqueros. En él viste a alguien a tu espalda echar mano al arma, y por eso sigues aquí para ayudar a pagarlo.
story-sold-tickets = Entradas vendidas
story-sold-tickets-tale = En la caballeriza, alguien había impreso carteles con los dos nombres, la hora y el precio. El impresor aún no sabe cómo acabó la cosa, y tiene preparados dos modelos de orla negra.
story-the-loose-herd = El rebaño suelto
story-the-loose-herd-tale = Un disparo se desvió y abrió un portón. Lo que siguió se recuerda como el único combate del territorio que ganó una vaca.
story-the-second-opinion = La segunda opinión
story-the-second-opinion-tale = «Plomo», dijo el barbero, y alargó la mano hacia los alicates. «Nervios», dijo el dentista, y la alargó hacia la botella. A ti te dieron la silla de en medio y la lámpara para sostenerla.
story-second-best-shot = La segunda mejor puntería
story-second-best-shot-tale = «¿Cuánto se desvió el tuyo?», pregunta un chico en la barra, y se lo dices. «¿Y el suyo?» Le enseñas el sombrero, luego el hombro, luego la cuenta del hombro.
story-kin-on-both-sides = Parientes en ambos bandos
story-kin-on-both-sides-tale = La mitad del jurado es familia tuya y la otra mitad, de tu rival, y todos lo son de la mula. El veredicto se espera para la primavera.
story-the-last-word = La última palabra
story-the-last-word-tale = Desde detrás del abrevadero, el predicador le pidió a tu rival una última palabra. Este la traía por escrito, cuatro pliegos por las dos caras, y la buena educación te obligó a mantener la pistola firme hasta que pasó el último.
story-boots-on = Con las botas puestas
story-boots-on-tale = Pidió que lo enterraran con las botas puestas, y no quiso decir por qué. El sepulturero fue el primero en extrañarse del peso.
story-the-empty-saddle = La silla vacía
story-the-empty-saddle-tale = La yegua estaba parada en el sendero con las riendas recogidas, para que no tropezara. Quien lo hizo tuvo tiempo, y ya no le servía de nada un caballo.
story-a-map-in-the-lining = Un mapa en el forro
story-a-map-in-the-lining-tale = El abrigo costó un dólar y daba demasiado calor. Luego cedió el forro, y desde entonces lo lees junto a cada hoguera de espaldas a los demás.
story-smoke-on-the-ridge = Humo en la cresta
story-smoke-on-the-ridge-tale = El viejo explorador lo lee como un periódico: diez carretas, poca agua, un nacimiento y una riña por una olla. Después ensilla. El resto, dice, son anuncios.
story-the-surveyor = El agrimensor
story-the-surveyor-tale = Ha trazado el límite del condado por medio del saloon, y ahora la barra está en dos jurisdicciones. Por un módico precio puede mover un río.
story-the-medicine-wagon = El carromato de las medicinas
story-the-medicine-wagon-tale = Vende un único frasco para personas y bestias, y bebe de él entre cliente y cliente. La mula que tira del carromato es más vieja que el condado, y ella la presenta como prueba.
story-the-wrong-wagon = El carro equivocado
story-the-wrong-wagon-tale = La carga era para un tal señor Alden Pryce, de Denver, que encargó bien y pagó por adelantado. El cochero está perdido, cansado y dispuesto a creer que el señor Alden Pryce eres tú.
story-strangers-at-the-fire = Extraños junto al fuego
story-strangers-at-the-fire-tale = Remoja los frijoles la noche antes, añade tocino y una cucharada de melaza, y remueve cada vez que alguien pregunte de dónde eres. Los cinco no dieron nombres. Te dieron un plato.
story-forty-miles-of-bad-road = Cuarenta millas de mal camino
story-forty-miles-of-bad-road-tale = Milla seis, una rueda. Milla quince, la otra rueda. En la milla treinta, un hombre ha montado un puesto y vende ruedas.
story-the-name-on-the-rock = El nombre en la roca
story-the-name-on-the-rock-tale = Cada carreta que pasó grabó allí un nombre, y una grabó el tuyo, con una fecha de antes de que nacieras. Puedes añadir una línea debajo, o vender el cincel.
story-the-long-count = Las cuentas no salen
story-the-long-count-tale = Doce caballos en el vado, trece en el álamo y otra vez doce en el barranco. O no sabes contar, o uno de ellos te está dando la vuelta por detrás.

## Unique events: the cards and their tokens

event-orphan = El huérfano
event-orphan-tale = Etiqueta del abrigo: un niño, siete años, come de todo, lo recogerá un tío; el nombre se corrió con la lluvia.
event-grizzly-bear = El oso grizzly
event-grizzly-bear-tale = Esta osa se ha comido una tienda de campaña, una silla de montar y casi todo el almuerzo de una banda de música, y ahora vuelve por la banda.
event-wounded-deputy = El ayudante herido
event-wounded-deputy-tale = Conservó la estrella y perdió el rastro, y discute con una roca sobre cuál de los dos debe ir por ayuda.
event-bathcat = El gato de los baños
event-bathcat-tale = Reglamento de los baños: agua caliente diez centavos, agua usada cinco, y la tina bajo el gato está ocupada.
event-tinker = El hojalatero
event-tinker-tale = Ollas, sartenes, teteras, relojes: los arregla en tu puerta, tarareando, y el perro no ladra.
event-dowser = La zahorí
event-dowser-tale = Su vara de avellano encuentra agua, plata y mentiras, y ya no le dice a la gente cuál de las tres.
event-circuit-rider = El predicador itinerante
event-circuit-rider-tale = Los domingos en Red Falls, los lunes en la mina, los martes donde se pare la yegua; traigan un himno y un pastel.
event-balloon = El globo
event-balloon-tale = Asomó por la cresta sin un ruido, y el profesor de la cesta preguntó cortésmente qué país era aquel.
map-token-orphan = Huérfano
map-token-grizzly-bear = Grizzly
map-token-wounded-deputy = Ayudante herido
map-token-bathcat = Gato de los baños
map-token-tinker = Hojalatero
map-token-dowser = Zahorí
map-token-circuit-rider = Predicador itinerante
map-token-balloon = Globo
effect-place-token-orphan = al Huérfano { $where }
    .verb = { verb-place }
effect-place-token-grizzly-bear = al Grizzly { $where }
    .verb = { verb-place }
effect-place-token-wounded-deputy = al Ayudante herido { $where }
    .verb = { verb-place }
effect-place-token-bathcat = al Gato de los baños { $where }
    .verb = { verb-place }
effect-place-token-tinker = al Hojalatero { $where }
    .verb = { verb-place }
effect-place-token-dowser = a la Zahorí { $where }
    .verb = { verb-place }
effect-place-token-circuit-rider = al Predicador itinerante { $where }
    .verb = { verb-place }
effect-place-token-balloon = el Globo { $where }
    .verb = { verb-place }
opponent-grizzly = El Grizzly
# $text: effects, as sentences.
effect-visit = quien termina una acción de movimiento en la casilla de esta ficha la retira
    .who = quien termina una acción de movimiento en la casilla de esta ficha
    .removes = la retira
log-visited = { $you ->
    [name] Terminas tu movimiento en { $place } y tomas la ficha: { $token }.
   *[no] { $name } termina su movimiento en { $place } y toma la ficha: { $token }.
}

## The Man in Black’s further cards, 11 to 19

deed-the-doctors-bill = La cuenta del doctor
deed-salt-in-the-well = Sal en el pozo
deed-the-black-stage = La diligencia negra
deed-marked-cards = Cartas marcadas
deed-an-old-photograph = Una vieja fotografía
deed-the-assayer = El ensayador
deed-the-blank-warrant = La orden en blanco
deed-night-riders = Jinetes nocturnos
deed-the-forged-deed = La escritura falsificada
