web-module-blood-money = Blood Money
web-module-blood-money-more = Historias legendarias, el contador de Historia y un dado de riesgo; escrituras, lesiones y ruinas; y un mercader con objetos Legendarios.
track-story = Historia
option-gang-a = Las guaridas de la banda A
option-gang-b = Las guaridas de la banda B
option-gang-c = Las guaridas de la banda C
option-ride = Moverse

## The risk die

choice-risk = Tirar el dado de riesgo. Tu bonificación: { $bonus }
question-actions-over = No te quedan acciones. Tira el dado de riesgo o termina tus acciones.
risk-face-story-point = 1 punto de Historia
risk-face-wound = 1 herida
risk-face-two-wounds = 2 heridas
risk-face-wound-and-story-point = 1 herida y 1 punto de Historia
refusal-already-risked = Ya has tirado el dado de riesgo en este turno.
log-risk-rolled = { $you ->
    [name] Tiras
   *[no] { $name } tira
} el dado de riesgo: { $face }.

## Deeds and ruins

choice-claim = Reclamar la escritura: { $place }, ${ $n }
choice-deed = Usar tu escritura: { $place }. { $text }
choice-repair = Reparar: { $place }
effect-ruin = { $the }
    .verb = { verb-destroy }
refusal-ruined = Este lugar está destruido.
refusal-deed-taken = Alguien ya tiene esta escritura.
refusal-no-deed = No tienes esta escritura.
refusal-deed-used = Ya has usado esta escritura.
refusal-no-ruin = Este lugar no está destruido.
refusal-no-card-to-repair = Necesitas una carta de póker que descartar para la reparación.
score-deeds = Escrituras
log-claimed = { $you ->
    [name] Reclamas
   *[no] { $name } reclama
} una escritura: { $place }.
log-deed-used = { $you ->
    [name] Usas tu
   *[no] { $name } usa una
} escritura: { $place }.
log-ruined = Se destruye un lugar: { $place }.
log-repaired = { $you ->
    [name] Reparas
   *[no] { $name } repara
} un lugar: { $place }.

## Legendary stories

choice-take-part = Tomar la condición «{ $part }»: { $text }
choice-reveal = Revelar la ficha de mapa
web-game-offer-reveal-more = Nadie sabe qué muestra: su efecto ocurre de inmediato
choice-use-story = Resolver el efecto de la historia abierta
question-parts = Has cumplido varias condiciones de la historia legendaria. ¿Cuál tomas primero?
question-end-of-story-turn = Tu turno termina aquí. Elige qué resuelves ahora de la historia legendaria.
part-end-turn = termina tu turno
part-map-token = { $token ->
    [o] revela la ficha de mapa O
    [x] revela la ficha de mapa X
    [danger] revela la ficha de mapa peligro X
   *[any] revela cualquier ficha de mapa
}
# Subjects: see grammar.ftl.
who-contributors = cada { $is ->
    [wanted] jugador Buscado
    [marshal] Marshal
   *[no] jugador
} con un disco en esta historia
    .else = cada uno de los demás jugadores con un disco
who-each-disc = por cada disco en esta historia, su dueño
    .else = por cada uno de los demás discos en esta historia, su dueño
who-others = cada { $is ->
    [wanted] jugador Buscado
    [marshal] Marshal
   *[no] jugador
} sin disco en esta historia
    .else = cada uno de los demás jugadores sin disco
cond-completed = { $form ->
    [goal] después de «{ $story }»
    [who] después de «{ $story }»
    [state] debe haberse completado «{ $story }»
   *[if] si se ha completado «{ $story }»
}
log-used-legend = { $you ->
    [name] Se te aplica
   *[no] A { $name } se le aplica
} la historia «{ $story }».
log-story-revealed = Comienza una historia legendaria: «{ $story }». { $tale }
log-part-taken = { $you ->
    [name] Tomas
   *[no] { $name } toma
} la condición { $n } de la historia legendaria.
log-token-revealed = { $you ->
    [name] Revelas
   *[no] { $name } revela
} una ficha de mapa: { $token ->
    [o] una O
    [x] una X
   *[danger] peligro X
}.
log-story-ends = «{ $story }» termina. { $tale }
why-legend = Historia legendaria: { $story }.

## Injuries

injury-cracked-ribs = Costillas rotas
injury-cracked-ribs-tale = Vendar con fuerza, dice el almanaque, respirar poco y evitar a los cómicos seis semanas.
injury-stiff-knee = Rodilla rígida
injury-stiff-knee-tale = Se dobla para la iglesia, en mañanas frías no antes de las diez, y en las escaleras con cita previa.
injury-torn-shoulder = Hombro desgarrado
injury-torn-shoulder-tale = El doctor lo puso en su sitio, casi del todo, y preguntó qué estaba levantando el otro.
injury-slashed-side = Tajo en el costado
injury-slashed-side-tale = Catorce puntos con hilo de talabartero, el mejor que tenía el doctor, con una floritura al final.
injury-burned-palm = Palma quemada
injury-burned-palm-tale = Agarraste el rifle por el cañón, justo después de su décimo disparo.
injury-fever = Fiebre
injury-fever-tale = Por las noches discutes con tu difunto tío, y quien tiene razón es él.
injury-laudanum = Láudano
injury-laudanum-tale = El dolor se ha ido al cuarto de al lado. Se le oye allí, moviendo las sillas.
injury-bandaged-eyes = Ojos vendados
injury-bandaged-eyes-tale = Ahora los conoces por las botas: una chirría, otra arrastra, y otra se ha parado justo delante de ti.
injury-saddle-sores = Llagas de montar
injury-saddle-sores-tale = Comes de pie y pagas a los niños para que te abran los portones.
injury-broken-arm = Brazo roto
injury-broken-arm-tale = Tablilla de duelas, cabestrillo de un saco de harina; en el pecho se lee «Sube sola».
injury-crushed-finger = Dedo aplastado
injury-crushed-finger-tale = Atrapado entre una caja fuerte y un suelo. El doctor pidió whisky, se lo bebió y volvió a mirar.
injury-shaking-hands = Manos temblorosas
injury-shaking-hands-tale = Tu cara no delata nada, pero te tintinean las fichas.
injury-burst-eardrum = Tímpano reventado
injury-burst-eardrum-tale = En el oído izquierdo hay un mar, todo el día, con gaviotas.
injury-powder-burns = Quemaduras de pólvora
injury-powder-burns-tale = Ahora tienes las pecas de un colegial, pero azules, y no se van con jabón.
injury-black-eye = Ojo morado
injury-black-eye-tale = Lunes morado, miércoles verde, viernes amarillo: el domingo ya se te podrá mirar en la iglesia.
injury-snakebite = Mordedura de serpiente
injury-snakebite-tale = Corta, chupa, escupe, bebe; sigue desde bebe, dijo el arriero, hasta que la pierna se calle.
injury-cracked-skull = Cráneo fracturado
injury-cracked-skull-tale = Despertaste sabiendo tu nombre y casi todo el martes pasado.
injury-lost-tooth = Diente perdido
injury-lost-tooth-tale = El dentista guarda oro en el cajón y una historia a juego.
injury-broken-nose = Nariz rota
injury-broken-nose-tale = Cuatro pueblos han oído cómo fue, y cada uno ha oído una versión mejor.
injury-bullet-left-in = Bala alojada
injury-bullet-left-in-tale = Bajo la segunda costilla, escribe el doctor; dejarla; se notará antes de nevar y cerca de imanes grandes.
choice-injury = Resolver tu lesión
why-injury = Lesión: { $injury }.
log-injured = { $you ->
    [name] Robas
   *[no] { $name } roba
} una lesión: { $injury }.
log-instead-of-wounds = { $you ->
    [name] Ya tienes una lesión y descartas
   *[no] { $name } ya tiene una lesión y descarta
} { $n ->
    [one] 1 carta en lugar de sufrir una herida
   *[other] { $n } cartas en lugar de sufrir heridas
}.
log-injury-lost = { $you ->
    [name] Curas tu última herida y te libras
   *[no] { $name } cura su última herida y se libra
} de una lesión: { $injury }. Esta se baraja en el mazo de lesiones.
log-used-injury = Se aplica { $you ->
    [name] tu lesión
   *[no] la lesión de { $name }
}: { $injury }.
web-result-source-injury = Lesión
web-result-source-deeds = Escrituras
web-game-injury = Lesión

## The trader and Legendary items

item-cattle-brand = Hierro de marcar
item-cattle-brand-tale = Cuatro ranchos, dice el informe del alguacil, juraron que la marca era suya, y cada uno pudo mostrar una vaca.
item-portrait = Retrato
item-portrait-tale = El pintor te dio una pulgada de altura y una nariz más amable. El retrato cuelga donde todos tienen que mirar.
item-spurs = Espuelas
item-spurs-tale = De plata, con una estrella por rodaja. A su último dueño nunca se le vio andar.
item-canteen = Cantimplora
item-canteen-tale = Rayado en la hojalata: Bitter Springs, buena; Salt Creek, mala; Red Wash, preguntar a una mula.
item-snakeskin-boots = Botas de serpiente
item-snakeskin-boots-tale = La serpiente vivió treinta años en lo alto de la meseta y conocía todos los caminos de bajada.
item-dime-western = Novela del Oeste
item-dime-western-tale = Precio: diez centavos. En el capítulo dos saltas un cañón, en el cinco te casas, y el caballo está muy bien dibujado.
item-telegram = Telegrama
item-telegram-tale = SHERIFF NECESARIO EN OTRO LUGAR STOP VENGA ENSEGUIDA STOP NO PREGUNTE STOP
item-fiddle = Violín
item-fiddle-tale = Lo empeñaron en todos los pueblos de la línea, y siempre lo desempeñaron antes del primer baile.
item-pump-trolley = Dresina
item-pump-trolley-tale = El ferrocarril la perdió en marzo. En mayo ya la habían visto en todas las estaciones.
item-shot-glass = Vaso de whisky
item-shot-glass-tale = De culo grueso, como debe ser: una vez paró una bala, y todavía aguanta el whisky.
item-dragoons = Dragoons
item-dragoons-tale = Son dos, de cuatro libras cada uno. El izquierdo solo hizo falta una vez.
item-short-cut = Atajo
item-short-cut-tale = Un mapa dibujado a mano con una sola línea, y ni palabra de lo que la línea evita.
scoring-legendary-items = Objetos Legendarios
choice-trade = Comprar al mercader por ${ $n }: { $item }
choice-trade-upgrade = Mejorar con el mercader por ${ $n }: { $item }
question-trade = Compra o mejora más, o termina: entonces el mercader se va a otra parte.
refusal-trader-elsewhere = El mercader está en otra región.
refusal-no-trader-ware = El mercader no vende eso ahora mismo.
effect-legendary-item = { $n ->
    [one] 1 objeto Legendario
   *[other] { $n } objetos Legendarios
} del mazo boca abajo
    .verb = { verb-draw }
    .short = { $n ->
        [one] 1 objeto Legendario
       *[other] { $n } objetos Legendarios
    }
log-trader-stand = El mercader vende: { $items }.
log-trader-moved = El mercader llega a { $id ->
    [gulch-frontier] la frontera de Buzzard Gulch
   *[other] { $region }
}.
log-legendary-shown = El mercader pone a la vista un objeto Legendario: { $item }.
log-legendary-drawn = { $you ->
    [name] Robas
   *[no] { $name } roba
} un objeto Legendario: { $item }.
log-legendary-under = { $you ->
    [name] No puedes tener otro objeto variado, así que pones este
   *[no] { $name } no puede tener otro objeto variado, así que pone este
} debajo del mazo de objetos Legendarios: { $item }.
web-blood-money-repair-more = Cuesta una carta de póker y da 2 puntos de Historia
web-game-group-risk = Tirar el dado de riesgo por una bonificación
web-trader-at = Región del mercader: { $region }.
web-scene-trader = La carreta del mercader
web-scene-trader-row = Objetos Legendarios
web-scene-trader-facedown = { $n ->
    [0] ninguno boca abajo
    [one] 1 boca abajo
   *[other] { $n } boca abajo
}
web-scene-trader-wares = Otros objetos
web-scene-trader-upgrades = Mejoras
web-scene-trader-next = Cuando termines, el mercader se va a una de estas regiones: { $regions }.

## The six items and four characters

place-frontier-6 = Una casilla de frontera de valor 6
place-frontier-7 = Una casilla de frontera de valor 7
gains-lp = { $n } PL
item-boot-knife = Cuchillo de bota
item-bullwhip = Látigo
item-burro = Burro
item-medicine-pouch = Bolsa de medicinas
item-pocket-watch = Reloj de bolsillo
item-repeating-shotgun = Escopeta de repetición
web-scene-item-boot-knife = Si hieres a otro jugador en tu turno: 1 PL. Si pierdes contra un jugador: descártalo.
web-scene-item-bullwhip = Los longhorns no te frenan. Toma uno que esté a 1 casilla.
web-scene-item-burro = Hasta 3 casillas. Conserva 1 carta más.
web-scene-item-burro-upgraded = Hasta 3 casillas. Conserva 2 cartas más.
web-scene-item-medicine-pouch = Cura 1 herida ahora. Al descartarla: cura 2; si pierdes una lesión, gana 1 PL.
web-scene-item-pocket-watch = Al principio de tu turno, descártalo por 1 acción más.
web-scene-item-repeating-shotgun = Cuando empieza un combate, paga $10 para mejorarla.
web-scene-item-repeating-shotgun-upgraded = Carta rival −1.
character-james-beckwourth = James «Bloody Arm» Beckwourth
character-john-slaughter = «Texas» John Slaughter
character-lottie-deno = Lottie Deno
character-lozen = Lozen

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-james-beckwourth = Nacido en Virginia de una esclava y de su dueño, que le dio la libertad, fue trampero de castores y vivió entre los crow. En 1850 encontró el paso más bajo de la Sierra Nevada, y al verano siguiente guio por él las primeras carretas. Marysville ganó con ello un camino y nunca se lo pagó. Le contó su vida a un juez de paz y no se guardó nada, inventado o no.
life-john-slaughter = «Texas» John Slaughter medía un metro sesenta y ocho. En 1884 compró el San Bernardino, un rancho a caballo sobre la frontera mexicana; en 1887 un terremoto le tiró los edificios, y hacia 1893 levantó la casa que sigue en pie. De 1887 a 1890 fue sheriff del condado de Cochise, y antes de disparar les pedía a los alborotadores que se marcharan.
life-lottie-deno = A Fort Griffin, Texas, llegó en la diligencia, en el pescante junto al cochero, una dama pelirroja de modales finos que alquiló una choza, vivía retirada y jugaba al póker en el Bee Hive. Se hacía llamar Lottie Deno, por el dinero. Se casó con el jugador Frank Thurmond. En Deming, Nuevo México, dejó las cartas, ayudó a fundar la iglesia episcopal y vivió hasta 1934.
life-lozen = Su hermano Victorio la llamaba fuerte como un hombre, más valiente que la mayoría y escudo de su pueblo. Un niño recordaba cómo entró la primera a caballo en el río Bravo crecido, con el rifle en alto, cómo las mujeres la siguieron y cómo ella volvió a la lucha. Rezaba con los brazos extendidos para sentir dónde estaba el enemigo. Luchó con Gerónimo hasta 1886, y compartió su tren a la prisión, en Florida.
option-move = Moverse
option-bandit = Un bandido
option-fight-deck = El mazo de combate
option-poker-deck = El mazo de póker
option-train = Los encuentros del tren
option-mesitos-point-hideout-a = Mesito’s Point, Guarida A
option-sunny-hills-hideout-a = Sunny Hills, Guarida A
option-sunny-hills-hideout-b = Sunny Hills, Guarida B
option-dixon-creek-hideout-b = Dixon Creek, Guarida B
option-spikes-view-hideout-c = Spike’s View, Guarida C
option-cliff-junction-hideout-c = Cliff Junction, Guarida C
effect-take-stray = un longhorn que esté { $n ->
    [one] como máximo a 1 casilla
   *[other] como máximo a { $n } casillas
}
    .verb = { verb-take }
effect-upgrade-this = este objeto
    .verb = { verb-upgrade }
effect-look-at-fight-deck = la primera carta del mazo de combate
    .verb = { verb-look }
    .short = la primera carta de combate
effect-bury-fight-card = esa carta debajo del mazo
    .verb = { verb-place }
effect-look-at-encounter = el primer encuentro del tren
    .verb = { verb-look }
effect-bury-encounter = ese encuentro debajo de los demás
    .verb = { verb-place }
effect-bandit-at = un bandido { $where }
    .verb = { verb-place }
effect-bandit-in = un bandido { $at ->
    [hideout] en cualquier guarida vacía
   *[other] en cualquier casilla vacía { $where }
}
    .verb = { verb-place }
question-choose-several = Elige { $n } opciones distintas.
question-take-stray = Elige el longhorn que tomas.
choice-take-stray = Tomar el longhorn: { $place }
cond-wounds-at-most = como máximo { $n ->
    [one] 1 herida
   *[other] { $n } heridas
}
    .verb = { $form ->
        [goal] teniendo
        [who] con
        [state] ten
        [while] teniendo
       *[if] si tienes
    }
# `.lost` is before what only the loss of it brings.
cond-injured = una lesión
    .verb = { $form ->
        [goal] teniendo
        [who] con
        [state] ten
        [while] teniendo
       *[if] si tienes
    }
    .lost = si pierdes así una lesión
cond-own-turn = { $form ->
    [goal] en tu turno
    [who] en tu turno
    [state] debe ser tu turno
   *[if] en tu turno
}
when-fight-lost = cuando pierdes { noun-fight }
when-other-wounded = en tu turno, cada vez que hieres a otro jugador
when-bonus-used = cada vez que usas la bonificación de una carta de póker
when-risk-rolled = cada vez que tiras el dado de riesgo
passive-strays-keep-movement = los longhorns no reducen tu movimiento
log-looked-at-fight-deck = { $name } mira la primera carta del mazo de combate.
log-looked-at-fight-deck-known = { $you ->
    [name] Miras
   *[no] { $name } mira
} la primera carta del mazo de combate: { $card }.
log-buried-fight-card = { $you ->
    [name] Pones
   *[no] { $name } pone
} la primera carta del mazo de combate debajo del mazo.
log-looked-at-encounter = { $name } mira el primer encuentro del tren.
log-looked-at-encounter-known = { $you ->
    [name] Miras
   *[no] { $name } mira
} el primer encuentro del tren: { $opponent }.
log-buried-encounter = { $you ->
    [name] Pones
   *[no] { $name } pone
} el primer encuentro del tren debajo de los demás.

## The other six characters

character-al-swearengen = Al Swearengen
character-ben-hodges = Ben Hodges
character-buckshot-roberts = Buckshot Roberts
character-charley-parkhurst = Charley Parkhurst
character-elfego-baca = Elfego Baca
character-tom-tobin = Tom Tobin

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-al-swearengen = Llegó a Deadwood en mayo de 1876 y en una semana tenía un salón de baile. Su Gem, desde 1877, vendía todo lo que diera dinero. Venían muchachas por los contratos de escena que anunciaba, con pasaje solo de ida; tres esposas lo dejaron y le contaron al tribunal por qué. Cada vez que el Gem se quemaba lo reconstruía más grande, hasta 1899; murió en Denver en 1904.
life-ben-hodges = Llegó a Dodge City en 1872 con un rebaño y sin dinero, oyó hablar de una vieja concesión de tierras española, resultó ser el único heredero, con papeles, y vivió de préstamos hasta que un incendio sacó a la luz los papeles verdaderos. En Kansas City cobró recibos falsos por ganado. Juzgado por robar vacas, divirtió al tribunal y lo absolvieron; las vacas volvieron solas a casa.
life-buckshot-roberts = Andrew Roberts llevaba tantos perdigones encima que disparaba desde la cadera. Había vendido su rancho para no tener nada que ver con la guerra del condado de Lincoln. El 4 de abril de 1878 fue a Blazer’s Mill a ver qué pasaba con el cheque y se encontró a los Reguladores almorzando. Atravesado por una bala, con un rifle que encontró en la casa, mató al capitán y mandó a casa a los demás.
life-charley-parkhurst = Charley salió de un orfanato de Nueva Inglaterra con ropa de muchacho, aprendió de caballos en una cuadra y condujo diligencias por California desde 1851, con un parche en el ojo que le había quitado una coz. En la lista electoral del condado de Santa Cruz de 1868 figura Parkhurst. En 1879, quienes amortajaron a aquella vieja gloria del pescante encontraron a una mujer, y California entera tuvo una historia que volver a contar.
life-elfego-baca = En 1884, a los diecinueve años, se prendió una placa, fue a Frisco, en Nuevo México, y arrestó a un vaquero que andaba a tiros por el pueblo. Los amigos del vaquero, cuarenta u ochenta según las cuentas, lo sitiaron más de treinta horas en una choza. El suelo era hondo, y salió ileso; la puerta acribillada lo absolvió de asesinato. A quienes buscaba les pedía por carta que se entregaran o dispararía nada más verlos.
life-tom-tobin = Salió de San Luis hacia el oeste a los catorce años y fue uno de los dos que escaparon vivos de Turley’s Mill en 1847. En octubre de 1863, el comandante de Fort Garland lo mandó tras los Espinosa, que habían matado a unas treinta personas. Volvió con dos cabezas en un saco y lo vació ante el comandante. El gobernador, que había prometido 2500 dólares por ellas, no pagó.
card-charley-parkhurst-text = en tu turno, puedes volver a tirar 1 dado cualquiera. Solo una vez por turno
card-canteen-text = al principio de tu turno, si estás fuera de los pueblos, curas 1 herida o, si no tienes ninguna, robas 1 carta
card-dead-or-alive-2-text = cuando ganas un combate con esta carta contra un jugador, quien pierde sufre 1 herida más o tú ganas $30, a tu elección
card-lozen-text = al principio de tu turno, puedes mirar la primera carta del mazo de combate, la primera carta del mazo de póker o el primer encuentro del tren, y puedes poner lo que hayas mirado debajo del resto
starts-trader = en la región del mercader
starts-own-deed = en el lugar de tu escritura inicial
gains-legendary-items = { $n ->
    [one] 1 objeto Legendario al azar
   *[other] { $n } objetos Legendarios al azar
}
gains-weapon-of-choice = un arma a elegir de un almacén general
gains-deed = { $set ->
    [saloon] la escritura de un saloon a elegir
   *[other] una escritura a elegir
}
effect-weapon-of-choice = un arma de { $who ->
    [they] su
   *[you] tu
} elección de los almacenes generales
    .verb = { verb-get }
effect-gain-deed = { $set ->
    [saloon] la escritura de un saloon de { $who ->
        [they] su
       *[you] tu
    } elección
   *[other] una escritura de { $who ->
        [they] su
       *[you] tu
    } elección
}
    .verb = { verb-get }
effect-use-deed = una de { $who ->
    [they] sus
   *[you] tus
} escrituras
    .verb = { verb-use }
effect-buy-legendary = 1 de los objetos Legendarios boca arriba del mercader
    .verb = { verb-buy }
when-card-or-item-action = después de usar la acción de una carta de póker o de un objeto
when-beside-actions = en tu turno, sin gastar una acción
when-end-of-turn = al final de tu turno
when-die-rolled = cuando tiras uno o más dados
cond-at-trader = { $form ->
    [goal] en la región del mercader
    [who] en la región del mercader
    [state] acaba en la región del mercader
   *[if] si estás en la región del mercader
}
cond-upgraded-weapon = un arma mejorada
    .verb = { $form ->
        [goal] teniendo
        [who] con
        [state] ten
        [while] teniendo
       *[if] si tienes
    }
passive-deed-discount = las escrituras te cuestan ${ $n } menos
passive-legendary-discount = los objetos Legendarios te cuestan ${ $n } menos
passive-first-wounds-less = la primera vez que sufres heridas en cada uno de tus turnos, sufres { $n } menos
choice-take-deed = Tomar la escritura: { $place }
question-reroll-die = Usa una habilidad para volver a tirar el dado o quédate con el resultado.
question-legendary-offer = ¿Compras uno de los objetos Legendarios?
question-weapon-offer = Elige tu arma.
question-deed-offer = Elige tu escritura.
question-deed-use = Elige qué escritura usar.

## The goals of the characters

card-goal-charley-the-bridge-text = acaba en Cliff Junction y sin heridas después de tirar el dado de riesgo
card-goal-lottie-counting-her-chips-text = acaba en un saloon, sin heridas y con al menos $60 después de tirar el dado de riesgo
card-goal-slaughter-san-bernardino-text = reclama una escritura llevando ganado

goal-al-badlands = El peor barrio de Main Street
goal-al-badlands-tale = Parte baja de Main Street, según el padrón: un salón de baile, dos saloons, y su nombre al pie de cada uno.
goal-al-cricket = Boxeo en el Cricket
goal-al-cricket-tale = Esta noche en el Cricket: dos hombres, una tarima de pocos pies, y guantes si el público insiste.
goal-al-after-the-fire = Más grande tras el fuego
goal-al-after-the-fire-tale = Reapertura en diciembre, decía el aviso: escenario más grande, barra más larga y todos los viejos pecados bajo un techo nuevo.
goal-al-five-thousand = Cinco mil por noche
goal-al-five-thousand-tale = Caja del Gem, una noche: cinco mil, contados a la luz de la lámpara, y nada anotado en salarios.
goal-ben-land-grant = Tierras del rey de España
goal-ben-land-grant-tale = La concesión la firmaba un rey de España, con letra muy parecida a la del registro del hotel.
goal-ben-letter-of-credit = Carta de crédito
goal-ben-letter-of-credit-tale = El portador, escribió el banquero, es heredero de una provincia, y Ben le ayudó a escribir su nombre.
goal-ben-own-defense = Dos horas de defensa
goal-ben-own-defense-tale = Habló dos horas en su propia defensa, y el jurado lo absolvió a tiempo para comer.
goal-ben-livestock-inspector = Inspector de ganado
goal-ben-livestock-inspector-tale = Al gobernador: los ganaderos agradecen la lista de candidatos, y han marcado al zorro en rojo.
goal-buckshot-mattress = Detrás del colchón
goal-buckshot-mattress-tale = Arrastró el colchón a la puerta, apoyó encima el rifle prestado y miró quién tenía hambre.
goal-buckshot-from-the-hip = Desde la cadera
goal-buckshot-from-the-hip-tale = El brazo no le subía de la cadera, así que apuntaba desde ahí y se ahorraba guiñar el ojo.
goal-buckshot-check-in-the-mail = El cheque está en camino
goal-buckshot-check-in-the-mail-tale = Al jefe de correos: guárdeme la carta con el cheque; llego en la mula y no me quedaré.
goal-buckshot-thirteen-to-one = Trece contra uno
goal-buckshot-thirteen-to-one-tale = Eran trece contra uno en Blazer’s Mill, dijo el cocinero, y yo no habría apostado por los trece.
goal-charley-sugarfoot = Vuelve Sugarfoot
goal-charley-sugarfoot-tale = Sugarfoot detuvo otra vez la diligencia, anota la compañía, y no se prevé ninguna más.
goal-charley-the-bridge = La última diligencia del puente
goal-charley-the-bridge-tale = Las ruedas dejaron los tablones, los tablones dejaron el puente, y del pescante anunciaron la próxima parada.
goal-charley-occupation-farmer = De oficio, labriego
goal-charley-occupation-farmer-tale = Registro de votantes, 1868: Parkhurst, oficio labranza, y el escribano no vio motivo para preguntar más.
goal-charley-green-box = La caja verde
goal-charley-green-box-tale = La caja viaja bajo mis pies, dijeron desde el pescante, y quien la toque puede viajar ahí también.
goal-elfego-thirty-three-hours = Treinta y tres horas
goal-elfego-thirty-three-hours-tale = Llevaron la puerta al tribunal con todos sus agujeros de bala, y el jurado la miró a ella y luego a Baca.
goal-elfego-kindly-come-in = Tenga la bondad de venir
goal-elfego-kindly-come-in-tale = Venga antes del viernes, decía la carta, o entenderé que desea usted una visita.
goal-elfego-mail-order-badge = Placa por correo
goal-elfego-mail-order-badge-tale = Una estrella, níquel, por correo: el catálogo no dice en qué condado vale.
goal-elfego-tortillas = Tortillas para desayunar
goal-elfego-tortillas-tale = Para un asedio: harina, manteca, sal, una estufa caliente y ochenta invitados que no deben entrar.
goal-beckwourth-lowest-pass = El paso más bajo
goal-beckwourth-lowest-pass-tale = El paso más bajo de la sierra, buena hierba hasta arriba, y abajo un pueblo que me lo debe.
goal-beckwourth-as-told = Contado a Bonner
goal-beckwourth-as-told-tale = Bonner tenía la pluma, Beckwourth la palabra, y el oso crecía un pie en cada borrador.
goal-beckwourth-company-furs = Pieles para la compañía
goal-beckwourth-company-furs-tale = Tierra de los crow, primavera: dos fardos de castor, uno de mantas, y los gastos de Beckwourth, que superan las mantas.
goal-beckwourth-bloody-arm = Brazo Sangriento
goal-beckwourth-bloody-arm-tale = Los crow le dieron el nombre tras un combate, y en su relato habían sido cien.
goal-slaughter-san-bernardino = El San Bernardino
goal-slaughter-san-bernardino-tale = Lindes del rancho: empieza en Arizona en un álamo, acaba en México donde se pare el ganado.
goal-slaughter-earthquake = Tras el terremoto
goal-slaughter-earthquake-tale = Mayo de 1887: las casas cayeron, los manantiales se movieron, y el lunes los hombres mezclaban adobe.
goal-slaughter-came-back-alone = Volvió solo
goal-slaughter-came-back-alone-tale = Volvió solo, dice el libro diario, con el caballo del acusado y sin observaciones.
goal-slaughter-marked-cards = Las cartas marcadas de Gallagher
goal-slaughter-marked-cards-tale = Las cartas de Gallagher se leían por detrás, y la pistola de Slaughter por delante.
goal-lottie-lotta-dinero = Lotta Dinero
goal-lottie-lotta-dinero-tale = Con lo que ha ganado esta noche, gritó el perdedor, debería llamarse Lotta Dinero, y así la llamaron.
goal-lottie-counting-her-chips = Cuenta sus fichas
goal-lottie-counting-her-chips-tale = Los dos jugadores yacían bajo la mesa cuando entró el sheriff, y ella ya tenía en orden los montones.
goal-lottie-mrs-thurmond = La señora Thurmond de Deming
goal-lottie-mrs-thurmond-tale = Deming, ecos de sociedad: la señora Thurmond donó el mantel del altar, y la mesa de cartas del bazar rindió mucho.
goal-lottie-mystic-maud = Mystic Maud
goal-lottie-mystic-maud-tale = Los vaqueros del fuerte le preguntaron el nombre, recibieron una sonrisa y tuvieron que inventarlo.
goal-lozen-open-hands = Con las manos abiertas
goal-lozen-open-hands-tale = De pie, con las palmas abiertas, giraba despacio, y cuando le hormigueaban, su gente iba hacia el otro lado.
goal-lozen-only-a-knife = Solo un cuchillo
goal-lozen-only-a-knife-tale = Un disparo habría traído a la caballería, así que el novillo cayó a cuchillo y sin un ruido.
goal-lozen-mother-and-child = Madre e hijo
goal-lozen-mother-and-child-tale = A través del desierto hasta Mescalero con una madre y su recién nacido, y en cada campamento un caballo mejor.
goal-lozen-shield = Escudo de su pueblo
goal-lozen-shield-tale = La gente cruzó, el escudo quedó atrás, y los soldados informaron de una gran fuerza en el vado.
goal-tobin-magpies = Urracas sobre el campamento
goal-tobin-magpies-tale = Urracas sobre el matorral, peleando por las sobras: allí dentro alguien había matado un buey sin recoger después.
goal-tobin-espinosas = Los Espinosa
goal-tobin-espinosas-tale = «¿Hubo suerte, Tom?», preguntó el coronel, y Tom dijo que así así y vació el saco.
goal-tobin-carsons-coat = Un abrigo como el de Carson
goal-tobin-carsons-coat-tale = Recibido a cuenta de la recompensa: un abrigo al estilo de Carson, mejor cortado que las cuentas.
goal-tobin-turleys-mill = Salida de Turley’s Mill
goal-tobin-turleys-mill-tale = Dejó Turley’s Mill de noche, a pie, y no aflojó el paso hasta Santa Fe.

## The alternate poker cards

title-dead-or-alive = Vivo o muerto
title-ruthless = Sin piedad
title-stagecoach = Diligencia
web-module-dead-or-alive = Vivo o muerto
web-module-dead-or-alive-more = Sustituye a Cacería en el 4♦ y el 4♥: ganar un combate con ella da dinero, y un jugador vencido te da más dinero o sufre una herida más.
web-module-ruthless = Sin piedad
web-module-ruthless-more = Sustituye a «¡Manos arriba!» en el 6♦ y el 6♥: sufre una herida para restar 4 a la carta jugada contra ti.
web-module-stagecoach = Diligencia
web-module-stagecoach-more = Sustituye a «A todo galope» en el 3♦ y el 3♥: viaja a una estación de tren y gana $10.
option-dead = Muerto
option-alive = Vivo

## The page of legendary stories, deeds and ruins in the client

web-legend-title = Historia legendaria { $n }
web-legend-left = { $n ->
    [0] La última
    [one] Queda 1 más
   *[other] Quedan { $n } más
}
web-legend-panel = Historia legendaria { $n }: { $story }. Condiciones tomadas: { $taken } de { $of }. Abrir su página
# Over the number of the open story.
web-legend-band = Historia
web-legend-parts = Condiciones
web-legend-open = Al revelarla:
web-legend-ongoing = Mientras está abierta:
web-legend-tokens = Fichas de mapa
web-legend-tokens-how = Termina tu turno en su casilla para revelar una ficha de mapa.
web-legend-token = Ficha de mapa, boca abajo
web-legend-revealed = revelada por { $name }
web-legend-mark-o = O
web-legend-mark-x = X
web-legend-mark-danger = !
web-legend-ending = Desenlace { $ending }
web-legend-taken = La ha tomado { $name }
web-legend-take = Tomar
web-legend-take-part = Tomar la condición: { $part }. { $text }
web-deeds = Escrituras
web-deeds-of = { $n ->
    [one] 1 escritura: { $names }
   *[other] { $n } escrituras: { $names }
}
web-deed = Escritura: { $place }
web-deed-ready = Sin usar todavía
web-deed-used = Usada
web-deed-map = Escritura: { $place }
web-deed-map-used = Escritura, usada: { $place }
web-deed-of = { $name } tiene la escritura: { $place }
web-deed-of-used = { $name } tiene la escritura y la ha usado: { $place }
web-ruin-at = { $place }: lugar destruido, cerrado hasta que lo reparen.
web-scene-trader-next-far = Comercias en la región del mercader. Después él se va a una de estas: { $regions }.
web-game-title-parts = La historia continúa
web-game-title-end-of-story-turn = La historia continúa
web-scene-trader-next-any = Cuando termines, el mercader se va a una de otras { $n } regiones.
web-scene-trader-next-far-any = Comercias en la región del mercader. Después él se va a una de otras { $n } regiones.
web-game-title-trader = Con el mercader
web-game-title-trade = Con el mercader
web-game-title-actions-over = ¿Tirar el dado de riesgo?
web-game-title-deed-offer = ¿Qué escritura?
web-game-title-deed-use = ¿Qué escritura usar?
web-game-title-legendary-offer = ¿Un objeto Legendario?
web-game-title-weapon-offer = ¿Qué arma?
web-game-title-take-stray = ¿Qué longhorn?
web-game-title-reroll-die = ¿Volver a tirar?
web-game-group-cards-deeds = Usar una carta, un objeto o una escritura
web-game-offer-visit-trader = Visitar al mercader
web-game-offer-leave-trader = Dejar al mercader
web-game-offer-claim = Reclamar la escritura: { $place }
web-game-offer-deed = Usar la escritura: { $place }
web-scene-banner-risk-rolled = El dado de riesgo
web-scene-banner-injured = Lesión
web-scene-banner-ruined = En ruinas

## Places in sentences of cards

where-frontier-6 = en una casilla de frontera de valor 6
    .to = a una casilla de frontera de valor 6
    .free = en cualquier casilla de frontera de valor 6 que esté libre
where-frontier-7 = en una casilla de frontera de valor 7
    .to = a una casilla de frontera de valor 7
    .free = en cualquier casilla de frontera de valor 7 que esté libre
