# The characters of the small boxes, and the words of their abilities.

character-judge-roy-bean = Judge Roy Bean
character-butch-cassidy = Butch Cassidy
character-joaquin-murrieta = Joaquín Murrieta
character-belle-starr = Belle Starr
character-isom-dart = Isom Dart
character-allan-pinkerton = Allan Pinkerton
character-buffalo-bill = «Buffalo Bill» Cody
character-bat-masterson = Bat Masterson
character-pearl-hart = Pearl Hart
character-ada-curnutt = Ada Curnutt
character-dave-rudabaugh = Dave Rudabaugh
character-johnny-ringo = Johnny Ringo
character-tiburcio-vasquez = Tiburcio Vásquez
character-aaron-ross = Aaron Ross

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-judge-roy-bean = Juez de paz desde 1882, era la ley en Langtry, Texas, con un solo tomo de ella y en un saloon que llevaba el nombre de la actriz Lillie Langtry. A un muerto lo multó con todo su dinero, por llevar un arma oculta. Cuando Texas y México prohibieron un combate por el título en 1896, lo organizó en un banco de arena del río Bravo. La dama fue de visita en 1904, con un año de retraso.
life-butch-cassidy = Robert LeRoy Parker, el mayor de los hijos de una familia mormona de Utah, asaltó el banco de Telluride en junio de 1889. Fue a la cárcel por un caballo que valía cinco dólares, y en 1896 lo indultó el gobernador de Wyoming. A los pocos meses tenía una banda, que asaltaba bancos y trenes. En 1901 embarcó hacia Sudamérica y durante un tiempo probó suerte con el ganado honrado.
life-joaquin-murrieta = En mayo de 1853, California contrató a unos rangers para que encontraran a cinco bandidos, todos llamados Joaquín. Aquel verano cortaron una cabeza, la metieron en un frasco y se la llevaron de gira. De quién era la cabeza se ha puesto en duda desde entonces. Al año siguiente, John Rollin Ridge, un cheroqui, convirtió a Joaquín Murrieta en novela, y a partir de ahí ya no hubo quien lo matara.
life-belle-starr = Myra Maybelle Shirley, de Misuri, tuvo buena educación y mala suerte con los maridos. Con Sam Starr se instaló en Younger’s Bend, en el Territorio Indio, donde comerciaban con whisky y con caballos ajenos. Por los caballos fueron los dos a prisión en 1883. Montaba a mujeriegas, vestida de terciopelo, y en febrero de 1889 la mataron a tiros en la silla; el caso sigue abierto.
life-isom-dart = Llegó al norte con un arreo de ganado de Texas y se quedó en Brown’s Park, Colorado, donde pasaba por maestro con los caballos. Sus vecinos lo apreciaban, también los que decían que les robaba el ganado. El pasado de forajido que se le atribuye lo inventó un escritor en la década de 1920. En octubre de 1900 lo mataron a tiros en una emboscada junto a su cabaña; fue Tom Horn, decía la gente.
life-allan-pinkerton = Tonelero de Glasgow, abrió taller en Dundee, Illinois, y un día que cortaba leña en una isla dio con el campamento de una banda de falsificadores. Hizo que los arrestaran y descubrió que aquel trabajo le gustaba. Su agencia adoptó como emblema un ojo abierto con las palabras «Nunca dormimos». En febrero de 1861 hizo pasar por Baltimore a Abraham Lincoln, a quien allí esperaba un complot.
life-buffalo-bill = William Frederick Cody, de Iowa, cazó bisontes para dar de comer a los obreros del Kansas Pacific y contó 4280 en año y medio; de ahí el apodo. Como explorador recibió la Medalla de Honor en 1872. En 1883 empezó a enseñar el Oeste a quienes se lo habían perdido, con vaqueros de verdad y lakotas de verdad, y en 1887 a la reina Victoria, que pidió una segunda función.
life-bat-masterson = No llegaban a treinta los que defendieron Adobe Walls en junio de 1874, y él era uno de ellos. Una pelea en Sweetwater, Texas, mató a su rival y a él le dejó una bala en la pelvis; Dodge City lo hizo sheriff. Siguió el boxeo y acabó como cronista deportivo en Nueva York, con un cargo que le dio el presidente Roosevelt. Murió en su escritorio en 1921, sobre una columna o justo después.
life-pearl-hart = Canadiense y vestida de hombre, paró una diligencia de Arizona en mayo de 1899 junto con un minero, Joe Boot, y devolvió a cada pasajero algo para comer. Los dos estaban durmiendo cuando llegó el sheriff. No aceptaba, le dijo al tribunal, una ley en la que su sexo no tenía voz. El jurado la absolvió; el juez encontró otro cargo, y en 1902 la indultaron.
life-ada-curnutt = Hija de un pastor, era secretaria del juzgado de Norman, Oklahoma, y alguacil federal adjunta; por gusto, pintaba porcelana. En 1893 había que arrestar a dos hombres buscados en Oklahoma City, y todos los demás adjuntos estaban fuera. Tomó el tren, mandó decir en un saloon que esperaba una dama y leyó las órdenes. Cuando se rieron, ella se ofreció a nombrar adjunto a todo el gentío, y ellos la siguieron.
life-dave-rudabaugh = En 1878 Bat Masterson lo atrapó tras un asalto fallido a un tren en Kansas. Buscado por la muerte de un carcelero en Las Vegas, Nuevo México, se rindió con Billy the Kid en Stinking Springs; en 1882 andaba suelto otra vez. En 1886, en México, discutió por las cartas con un pueblo entero.
life-johnny-ringo = Disparó por primera vez en serio en la guerra Hoodoo, en el condado de Mason, Texas. En Tombstone estaba con los Cowboys contra los Earp, bebía y pasaba por hombre instruido. El 14 de julio de 1882 lo encontraron bajo un roble en Turkey Creek, con una bala en la cabeza y sin botas. El forense dijo que fue un suicidio; varias personas más han dicho que fueron ellas.
life-tiburcio-vasquez = Nacido en Monterey, allí aprendió a escribir y después a robar caballos, lo que lo llevó más de una vez a San Quentin. El asalto de Tres Pinos, en 1873, dejó muertos, y hasta mayo de 1874 no lo atraparon. Se escondió entre unas rocas que aún llevan su nombre; en la cárcel de San José recibía visitas, sobre todo de damas, y posaba para fotografías. En el cadalso, en 1875, dijo una sola palabra: «Pronto».
life-aaron-ross = Era mensajero del expreso en el tren que unos enmascarados pararon en Montello, Nevada, en enero de 1883. Cuando le ordenaron abrir el vagón, pidió tiempo para ponerse las botas, y lo aprovechó para apilar cajas. Le dispararon durante horas y se fueron con lo que el personal del tren llevaba en los bolsillos. A él le quedaron un tiro en la mano y un nombre, «Hold the Fort»: aguanten el fuerte.
starts-beside-player = en la casilla de otro jugador, después de todos los demás
starts-circuit = en una parada del tren que esté libre
gains-cattle-of-choice = 1 ficha de ganado de un rancho a tu elección
gains-point-of-choice = 1 punto de Marshal o de Buscado, a tu elección
card-aaron-ross-text = al principio de tu turno, si tienes al menos $60, robas 1 carta. Si tienes al menos $120, puedes ganar 1 PL en lugar de robarla
card-bat-masterson-text = al principio de tu turno, puedes poner un bandido en cualquier guarida vacía o retirar un bandido de cualquier guarida. Si lo haces, te mueves hasta 2 casillas
card-allan-pinkerton-text = otro jugador de tu elección, que esté a 1 casilla como máximo, muestra su mano. Después nombras un valor y ese jugador descarta todas las cartas de ese valor
when-fight-ended = después de cada uno de tus combates
when-law-points-gained = después de ganar puntos de Marshal o de Buscado en tu turno
cond-arresting = { $form ->
    [goal] al hacer un arresto
    [who] que haga un arresto
    [state] haz un arresto
   *[if] si haces un arresto
}
cond-marshal-against-wanted = { $form ->
    [goal] entre un Marshal y un jugador Buscado
    [who] entre un Marshal y un jugador Buscado
    [fight] que hayan empezado entre un Marshal y un jugador Buscado
    [state] el combate debe empezar entre un Marshal y un jugador Buscado
   *[if] si el combate empezó entre un Marshal y un jugador Buscado
}
cond-with-player = { $form ->
    [goal] con otro jugador en tu casilla
    [who] con otro jugador en la misma casilla
    [state] acaba en una casilla con otro jugador
   *[if] si hay otro jugador en tu casilla
}
cond-used-this-turn = { $form ->
    [goal] después de usar la otra habilidad en este turno
    [who] después de usar la otra habilidad en este turno
    [state] usa antes la otra habilidad en este turno
   *[if] si has usado esa habilidad en este turno
}
who-one-near = uno de los demás jugadores que estén a { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
} como máximo, el que elijas,
    .else = ese jugador
    .short = un { $is ->
        [wanted] jugador Buscado
        [marshal] Marshal
       *[no] jugador
    } a { $n ->
        [one] 1 casilla
       *[other] { $n } casillas
    } como máximo
effect-cattle-from = una ficha de ganado al azar de las que están { $where }
    .verb = { verb-take }
effect-lose-cattle = todo { $who ->
    [they] su
   *[you] tu
} ganado
    .verb = { verb-lose }
effect-marshal-cube = { $who ->
    [they] su
   *[you] tu
} cubo en la casilla { $n } del contador de Marshal, sin recibir su recompensa
    .verb = { verb-place }
effect-wanted-cube = { $who ->
    [they] su
   *[you] tu
} cubo en la casilla { $n } del contador de Buscado, sin recibir su recompensa
    .verb = { verb-place }
effect-switch-tracks = { $who ->
    [they] su
   *[you] tu
} cubo a la casilla del mismo número del otro contador, el de Marshal o el de Buscado, sin recibir su recompensa
    .verb = { verb-move }
    .short = { $who ->
        [they] su
       *[you] tu
    } cubo a la misma casilla del otro contador
effect-ride-row = hasta tantas casillas como indica el número de { $who ->
    [they] su
   *[you] tu
} fila en el contador de Marshal o de Buscado
    .verb = { verb-move-oneself }
    .short = hasta tantas casillas como el número de { $who ->
        [they] su
       *[you] tu
    } fila
effect-show-hand = todas las cartas de { $who ->
    [they] su
   *[you] tu
} mano
    .verb = { verb-show }
    .short = { $who ->
        [they] su
       *[you] tu
    } mano
effect-discard-named = todas las cartas del valor que { $who ->
    [they] nombres
   *[you] nombre el jugador activo
}
    .verb = { verb-discard }
    .short = las cartas de un valor { $who ->
        [they] que nombres
       *[you] que nombre el jugador activo
    }
# It is the other player who discards: whoever names the value reads it as an option.
effect-discard-value = { $value ->
    [J] todas sus J
    [Q] todas sus Q
    [K] todas sus K
    [A] todos sus ases
   *[other] todas sus cartas de valor { $value }
}
    .verb = { $form ->
        [they] descarta
        [bare] descartar
        [they-bare] descartar
       *[you] ese jugador descarta
    }
effect-take-half = la mitad del dinero o de las pepitas de ese jugador
    .verb = { verb-take }
effect-take-half-of = la mitad { $what ->
    [nuggets] de las pepitas
   *[other] del dinero
}
    .verb = { verb-take }
effect-no-bandit-at = el bandido que está { $where }
    .verb = { verb-remove }
effect-no-bandit-in = un bandido { $at ->
    [hideout] de cualquier guarida
   *[other] cualquiera { $where }
}
    .verb = { verb-remove }
passive-win-npc-ties = ganas los empates en los combates contra bandidos, guardias, el Sheriff y otros rivales con cartas de combate
passive-npc-shows-first = los bandidos, los guardias, el Sheriff y otros rivales con cartas de combate eligen y revelan su carta antes de que juegues la tuya
passive-wanted-for-bandits = cuando vences a un bandido, puedes elegir 1 punto de Buscado como recompensa
passive-rob-items = cuando atracas a un jugador, puedes llevarte un objeto variado del que no tengas ningún ejemplar en lugar de dinero o pepitas
choice-reward-wanted = Tomar 1 punto de Buscado
choice-steal-item = { $cattle ->
    [yes] Llevarse el ganado y un objeto: { $item }
   *[no] Llevarse un objeto: { $item }
}
log-showed-hand = { $you ->
    [name] Muestras
   *[no] { $name } muestra
} esta mano a todos: { $cards }.
option-no-bandit = Retirar un bandido
option-half-money = La mitad del dinero
option-half-nuggets = La mitad de las pepitas
option-ranch-green = Rancho verde
option-ranch-blue = Rancho azul
option-ranch-orange = Rancho naranja
option-value-2 = Los 2
option-value-3 = Los 3
option-value-4 = Los 4
option-value-5 = Los 5
option-value-6 = Los 6
option-value-7 = Los 7
option-value-8 = Los 8
option-value-9 = Los 9
option-value-10 = Los 10
option-value-j = Las J
option-value-q = Las Q
option-value-k = Las K
option-value-a = Los ases

## Goals

goal-bean-ice-and-beer = Hielo, cerveza y la ley
goal-bean-ice-and-beer-tale = Pintado sobre el porche: cerveza fría, y justicia en iguales condiciones; ninguna admite devolución.
goal-bean-forty-dollar-fine = Cuarenta dólares y una pistola
goal-bean-forty-dollar-fine-tale = Hallados en el difunto, una pistola y algún dinero: multado por llevar la primera, por valor del segundo.
goal-bean-jersey-lilly = El Jersey Lilly
goal-bean-jersey-lilly-tale = Querida señorita Langtry, la casa lleva su nombre, y la ortografía del pintor nada tiene contra su persona.
goal-bean-west-of-the-pecos = Al oeste del Pecos
goal-bean-west-of-the-pecos-tale = Al este del río hay tribunales, abogados y apelaciones; al oeste hay una silla en un porche.
goal-cassidy-telluride = El banco del valle de San Miguel
goal-cassidy-telluride-tale = Telluride, junio de 1889: habían enseñado a los caballos a aguantar que un hombre les saltara encima con un saco.
goal-cassidy-hole-in-the-wall = Hole-in-the-Wall
goal-cassidy-hole-in-the-wall-tale = Una sola entrada, hierba para cien caballos y un vigía que contaba ayudantes por el polvo.
goal-cassidy-ranch-hand = El mejor peón del rancho
goal-cassidy-ranch-hand-tale = Muy señores míos: si su señor Cassidy es nuestro Jim Lowe, tengan la bondad de dejarlo hasta terminar el herrado.
goal-cassidy-fort-worth-five = Los cinco de Fort Worth
goal-cassidy-fort-worth-five-tale = Cinco caballeros, formato gabinete, sombreros nuevos: el fotógrafo puso una copia en el escaparate, y un detective la admiró.
goal-murrieta-calaveras-gold = El oro de Calaveras
goal-murrieta-calaveras-gold-tale = Depositado por un tranquilo caballero de Sonora, que leía en la pared su propia recompensa mientras pesaban el polvo.
goal-murrieta-three-fingered-jack = Jack Tres Dedos
goal-murrieta-three-fingered-jack-tale = Contó los disparos con los dedos, perdió la cuenta y pidió que los repitieran.
goal-murrieta-mustangs-for-sonora = Mustangs para Sonora
goal-murrieta-mustangs-for-sonora-tale = Llevados al sur a la luz de la luna: caballos salvajes, y bastantes que eran mansos hasta esa tarde.
goal-murrieta-arroyo-cantua = El arroyo de Cantúa
goal-murrieta-arroyo-cantua-tale = Los rangers trajeron una cabeza en un frasco, y el arroyo dio cada año más Joaquines.
goal-starr-youngers-bend = Younger’s Bend
goal-starr-youngers-bend-tale = A las visitas se les daba mesa y cama, sin preguntar dónde habían hallado tan buenos caballos a esas horas.
goal-starr-venus = Venus, la yegua negra
goal-starr-venus-tale = De terciopelo negro, a la amazona, al paso: dejó que el pueblo mirara, ya que iba a hacerlo.
goal-starr-my-baby = Mi niño
goal-starr-my-baby-tale = Factura del armero: un mecanismo suavizado, una cacha de nácar, dos palabras grabadas, «Mi niño», y ninguna pregunta.
goal-starr-judge-parker = Ante el juez Parker
goal-starr-judge-parker-tale = «¿Tiene la acusada algo que decir?», preguntó el juez, y el taquígrafo pidió otro lápiz.
goal-dart-browns-park = Brown’s Park
goal-dart-browns-park-tale = Veredicto de un vecino: insuperable con el lazo, buena compañía, y considerado: te dejaba las vacas que conocías por su nombre.
goal-dart-new-name = Nunca más Ned Huddleston
goal-dart-new-name-tale = En la factura escribió despacio el nuevo nombre, como quien amolda una bota.
goal-dart-deputy-in-the-ravine = El ayudante en el barranco
goal-dart-deputy-in-the-ravine-tale = El preso encajó el hueso, atrapó los caballos, llevó al ayudante al médico y después buscó la cárcel.
goal-dart-bronco = El mejor jinete del Green River
goal-dart-bronco-tale = Buenos jueces dijeron que ningún jinete de Brown’s Park se le acercaba, y el caballo no apeló.
goal-pinkerton-we-never-sleep = Nunca dormimos
goal-pinkerton-we-never-sleep-tale = Libreta del guardia: la una, despierto; las dos, despierto; y media, el ojo de la puerta hizo un guiño.
goal-pinkerton-dundee-cooper = El tonelero de Dundee
goal-pinkerton-dundee-cooper-tale = Fue a la isla por varas para aros, y volvió con los avíos de otro oficio.
goal-pinkerton-baltimore-plot = El complot de Baltimore
goal-pinkerton-baltimore-plot-tale = «Ciruelas entregó Nueces sin novedad», decía el telegrama, y el operador nunca supo que había enviado un presidente.
goal-pinkerton-rogues-gallery = La galería de canallas
goal-pinkerton-rogues-gallery-tale = Quieto, dijo el fotógrafo, y el preso le regaló el mejor retrato que hubo en aquel cajón.
goal-cody-pony-express = Jinete del Pony Express
goal-cody-pony-express-tale = De muchacho cabalgó para el correo, según él, y cada vez que lo contaba la etapa era más larga.
goal-cody-wild-west-show = El espectáculo del Salvaje Oeste
goal-cody-wild-west-show-tale = Todos los días, llueva o no: la diligencia será atacada a las dos y media y rescatada a tiempo para el té.
goal-cody-summit-springs = Summit Springs
goal-cody-summit-springs-tale = El combate ocupó una tarde de verano de 1869, y desde entonces se repite en el espectáculo, con música.
goal-cody-twelve-a-day = Doce al día
goal-cody-twelve-a-day-tale = Entregadas en los vagones cocina: doce cabezas, por el señor Cody y un rifle que él llama Lucrecia Borgia.
goal-bat-adobe-walls = Adobe Walls
goal-bat-adobe-walls-tale = La viga crujió a las dos de la madrugada y los despertó a todos, y por eso hubo mañana.
goal-bat-gold-headed-cane = El bastón de puño de oro
goal-bat-gold-headed-cane-tale = El puño es de oro, la caña de ébano, y cada pueblo de la línea sabe de dónde le viene.
goal-bat-ringside = Apuestas junto al ring
goal-bat-ringside-tale = Cubría el combate para su columna y a los púgiles por su cuenta, y entregaba ambas cosas a tiempo.
goal-bat-sweetwater = El Lady Gay de Sweetwater
goal-bat-sweetwater-tale = Recordó toda su vida el nombre de la bailarina, Mollie Brennan, y hacia qué lado dio el paso.
goal-pearl-globe-stage = La diligencia de Globe
goal-pearl-globe-stage-tale = A cada pasajero le devolvió un dólar para la cena, y uno preguntó si incluía el desayuno.
goal-pearl-mothers-medicine = La medicina de su madre
goal-pearl-mothers-medicine-tale = Querida madre: el dinero para el doctor va en camino, y, por favor, no des las gracias a la diligencia.
goal-pearl-lady-bandit = La bandida de Arizona
goal-pearl-lady-bandit-tale = En este escenario, cada noche: la dama que asaltó la diligencia, y con las mismas botas.
goal-pearl-no-part-in-the-law = Leyes que su sexo no hizo
goal-pearl-no-part-in-the-law-tale = No se dejaría juzgar, dijo al tribunal, por leyes sobre las que no se había consultado a ninguna mujer.
goal-ada-before-breakfast = Dos falsificadores antes del desayuno
goal-ada-before-breakfast-tale = Ingresados en la cárcel: dos falsificadores, siete de la mañana, firmas tomadas y cotejadas con cuidado.
goal-ada-telegram = Un telegrama en Norman
goal-ada-telegram-tale = Envíen enseguida un ayudante, decía el telegrama a Norman, y ella miró la oficina vacía y tomó sus guantes.
goal-ada-deputize-the-crowd = Adjuntos por aclamación
goal-ada-deputize-the-crowd-tale = Miró a lo largo de la barra, dijo que cualquiera podía ser ayudante, y los falsificadores tendieron las muñecas.
goal-ada-clerk-of-court = Secretaria del juzgado
goal-ada-clerk-of-court-tale = Las actas son suyas, el sello es suyo, y la porcelana del estante la pintó en los recesos.
goal-rudabaugh-las-vegas-jail = La cárcel de Las Vegas
goal-rudabaugh-las-vegas-jail-tale = Informe del carcelero: un agujero en la pared, varios presos de menos, y el que cavó dejó la cena.
goal-rudabaugh-stinking-springs = Stinking Springs
goal-rudabaugh-stinking-springs-tale = Aguantaron hasta que la patrulla puso su tocino a freír con el viento a favor, y entonces salió un pañuelo en un palo.
goal-rudabaugh-kinsley = El tren de Kinsley
goal-rudabaugh-kinsley-tale = Le dio al tribunal el plan, el mapa y los nombres, y salió mientras entraban los demás.
goal-rudabaugh-parral = Cartas en Parral
goal-rudabaugh-parral-tale = El último bote de Parral tuvo dos ganadores, y la disputa se extendió a toda la calle.
goal-ringo-hoodoo-war = La guerra Hoodoo
goal-ringo-hoodoo-war-tale = El condado de Mason no llevó la cuenta de esa guerra; cada bando llevó la del otro.
goal-ringo-turkey-creek = Turkey Creek
goal-ringo-turkey-creek-tale = Lista del forense: un roble de varios troncos, un hombre sentado en él, su reloj, su revólver, sin botas.
goal-ringo-shakespeare = Shakespeare de memoria
goal-ringo-shakespeare-tale = Les recitó Hamlet desde la barra, y un vaquero lloró y preguntó cómo terminaba.
goal-ringo-galeyville = La partida de Galeyville
goal-ringo-galeyville-tale = Perdió su dinero según las reglas, salió y volvió con una regla propia.
goal-vasquez-rocks = Las rocas de Vásquez
goal-vasquez-rocks-tale = Desde lo alto de las rocas leía los hierros de los ayudantes y, en días claros, su periódico.
goal-vasquez-guitar = Guitarra y versos
goal-vasquez-guitar-tale = Programa de la velada: dos valses, un soneto propio y una votación sobre una colecta.
goal-vasquez-tres-pinos = Tres Pinos
goal-vasquez-tres-pinos-tale = Se llevaron la ropa, la caja y el reloj, dijo el tendero, y nos dejaron la hora para recordarla.
goal-vasquez-over-the-ridge = Caballos por encima de la sierra
goal-vasquez-over-the-ridge-tale = Los caballos cruzaron la cordillera de noche, y cambiaron de dueño en algún punto cerca de la cima.
goal-ross-siege = Tres horas en el vagón del expreso
goal-ross-siege-tale = Puerta del vagón del expreso, según llegó al taller: agujeros sin cuento, bisagras dobladas, cerradura en buen estado.
goal-ross-express = La caja fuerte de la compañía
goal-ross-express-tale = Hoja de ruta: una caja fuerte, un mensajero de casi dos metros; la caja se puede levantar, el mensajero no.
goal-ross-gold-watch = Un reloj de oro y mil dólares
goal-ross-gold-watch-tale = De la compañía, grabados: su nombre, la fecha y la hora a la que no había abierto.
goal-ross-duty = El deber del mensajero
goal-ross-duty-tale = Firmó por cada onza, durmió sobre la tapa y pidió el recibo antes que al médico.
