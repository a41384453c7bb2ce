# Names and tales of the base game's content. Tales are our own.

## Poker cards

title-saddle-up = ¡A caballo!
title-cheat = Trampa
title-sprint = A todo galope
title-manhunt = Cacería
title-payday = Día de paga
title-stick-em-up = ¡Manos arriba!
title-reputation = Reputación
title-wallop = Porrazo
title-shootout = Tiroteo
title-instincts = Instinto
title-lady-luck = Dama Fortuna
title-fools-gold = Oro de tontos
title-bulletproof = A prueba de balas
title-quickdraw = Mano rápida
title-determination = Determinación
title-living-legend = Leyenda viva

## Items

item-mustang = Mustang
item-mule = Mula
item-revolver = Revólver
item-shotgun = Escopeta
item-rifle = Rifle
item-miners-map = Mapa del minero
item-provisions = Provisiones
item-ten-gallon = Sombrero tejano
item-whiskey = Whisky

## Characters

character-annie-oakley = Annie Oakley
character-bass-reeves = Bass Reeves
character-billy-the-kid = Billy the Kid
character-bloody-knife = Bloody Knife
character-calamity-jane = Calamity Jane
character-doc-holliday = Doc Holliday
character-jesse-james = Jesse James
character-kit-carson = Kit Carson
character-stagecoach-mary = Stagecoach Mary
character-wild-bill-hickok = Wild Bill Hickok
character-wyatt-earp = Wyatt Earp
character-y-b-rowdy = Y.B. Rowdy

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-annie-oakley = Nació en 1860 en una cabaña de troncos de Ohio; de niña cazaba para vender en el mercado, y con sus presas pagó la hipoteca de su madre. En un concurso de tiro venció al tirador Frank Butler, que se casó con ella y pasó a ser su representante. Toro Sentado la llamaba la Pequeña Tiro Certero. En el espectáculo de Buffalo Bill, donde partía en dos un naipe puesto de canto, nadie cobraba más que ella, salvo Buffalo Bill.
life-bass-reeves = Nacido esclavo en Arkansas en 1838, escapó durante la guerra de Secesión y vivió entre los cheroquis, los creeks y los semínolas, cuyas lenguas aprendió. En 1875 llegó a alguacil federal adjunto del Territorio Indio, y lo fue durante treinta y dos años. Se le atribuyen más de tres mil arrestos. El más duro, en 1902, fue por asesinato, y el preso era su hijo.
life-billy-the-kid = Nació con el nombre de Henry McCarty y se hizo famoso en la guerra del condado de Lincoln, en 1878, luchando para vengar a su patrón. En abril de 1881, condenado a la horca, mató a sus dos guardianes y se fue de Lincoln. Pat Garrett lo encontró en julio, en un dormitorio a oscuras de Fort Sumner. Sus últimas palabras fueron una pregunta.
life-bloody-knife = Su madre era arikara y su padre, siux hunkpapa, y en el pueblo de su padre nunca dejaron que lo olvidara; el peor era un muchacho llamado Gall, que más tarde fue jefe. En 1862, un ataque dirigido por Gall mató a sus hermanos. Se hizo explorador del ejército y fue el favorito de Custer. El 25 de junio de 1876, en el Little Bighorn, cayó al lado del mayor Reno; a Reno lo rechazaron los hombres de Gall.
life-calamity-jane = Martha Jane Canary era de Misuri y llegó a Deadwood en 1876, en la misma caravana que Wild Bill Hickok. El pueblo no olvidó que cuidó a los enfermos cuando vino la viruela, en 1878. Más tarde hizo imprimir la historia de su vida, y donde los hechos flaqueaban les echó una mano. La enterraron junto a Hickok en 1903; a él no le preguntaron.
life-doc-holliday = John Henry Holliday, de Georgia, se graduó de dentista en Pensilvania en 1872. La tisis lo mandó al Oeste en busca de buen aire, y a sus pacientes, a otra parte, así que vivió del faro y del póker. En 1881 estuvo junto a los Earp en el tiroteo de O.K. Corral. Murió en su cama, en Glenwood Springs, en 1887, a los treinta y seis años.
life-jesse-james = Hijo de un predicador de Misuri, cabalgó de muchacho con la guerrilla confederada y, acabada la guerra, asaltó bancos y trenes. En Northfield, Minnesota, le hicieron pedazos la banda. En St. Joseph alquiló una casa a nombre del señor Thomas Howard. El 3 de abril de 1882 se volvió hacia un cuadro de la pared, y Bob Ford, su invitado, aprovechó la ocasión.
life-kit-carson = En 1826 se fugó del taller de un talabartero de Misuri, y el talabartero ofreció un centavo de recompensa por su regreso. Como guía de Frémont desde 1842, se convirtió en héroe de informes y después de novelas, y él no sabía leer ni unos ni otras. Su campaña de 1863 expulsó a los navajos de su tierra, en la marcha que ellos recuerdan como la Larga Caminata.
life-stagecoach-mary = Mary Fields nació esclava en Tennessee. Fue a una misión de Montana para cuidar a una amiga, la madre Amadeus, enferma de neumonía, y se quedó acarreando las provisiones hasta que un lance de revólveres con un peón hizo que el obispo la echara. En 1895, con unos sesenta años, se hizo cargo del correo entre Cascade y la misión. Donde la nieve podía con los caballos, iba a pie.
life-wild-bill-hickok = El 21 de julio de 1865, James Butler Hickok, de Illinois, mató a Davis Tutt de un disparo que cruzó la plaza de Springfield, Misuri, tras una disputa por unas cartas y un reloj de bolsillo. En 1871 fue alguacil de Abilene. El 2 de agosto de 1876, en Deadwood, se sentó a jugar al póker de espaldas a la sala, porque otro jugador no quiso cambiarle el sitio. Jack McCall se le acercó por detrás.
life-wyatt-earp = Fue policía en Wichita y en Dodge City. El tiroteo de O.K. Corral ocupó medio minuto de una vida de ochenta años. En 1896 arbitró en San Francisco un combate de pesos pesados y le dio la victoria al hombre que estaba en la lona. Murió en Los Ángeles en 1929.
life-y-b-rowdy = El ejército, que se hacía un lío con los nombres de sus exploradores de Arizona, conocía a este como el sargento Rowdy. Por su valor en combate contra los apaches recibió la Medalla de Honor. Está enterrado entre los soldados en Santa Fe. Unos lo hacen yavapai y otros yuma, y pocas huellas más quedan de él, como corresponde a un rastreador.

## The board

region-mesitos-point = Mesito’s Point
region-darkrock = Darkrock
region-sunny-hills = Sunny Hills
region-dixon-creek = Dixon Creek
region-red-falls = Red Falls
region-spikes-view = Spike’s View
region-cliff-junction = Cliff Junction

mesa-north-mesa = Meseta Norte
mesa-south-mesa = Meseta Sur

location-general-store = Almacén general
location-saloon = Saloon
location-bank = Banco
location-cabaret = Cabaret
location-doctors-office = Consulta del doctor
location-sheriffs-office = Oficina del Sheriff
location-rail-station = Estación de tren
location-mine = Mina
location-sunny-hills-mine = Mina de Sunny Hills
location-spikes-view-mine = Mina de Spike’s View
location-cliff-junction-mine = Mina de Cliff Junction
location-spikes-view-rail-station = Estación de tren de Spike’s View
location-ranch = Rancho
location-ranch-green = Rancho verde
location-ranch-blue = Rancho azul
location-hideout = Guarida de bandidos
location-hideout-a = Guarida A
location-hideout-b = Guarida B
location-hideout-c = Guarida C
location-town = Pueblo
location-outside-town = Fuera de los pueblos
location-darkrock-general-store = Almacén general de Darkrock
location-darkrock-saloon = Saloon de Darkrock
location-red-falls-general-store = Almacén general de Red Falls
location-red-falls-saloon = Saloon de Red Falls

ranch-green = Rancho verde
ranch-blue = Rancho azul

gang-a = Banda A
gang-b = Banda B
gang-c = Banda C

place-mesitos-point-hideout-a = Mesito’s Point, Guarida A
place-mesitos-point-ranch = Mesito’s Point, Rancho
place-mesitos-point-1 = Mesito’s Point 1
place-mesitos-point-2 = Mesito’s Point 2
place-mesitos-point-3 = Mesito’s Point 3
place-mesitos-point-4 = Mesito’s Point 4
place-mesitos-point-5 = Mesito’s Point 5
place-mesitos-point-6 = Mesito’s Point 6
place-mesitos-point-7 = Mesito’s Point 7
place-mesitos-point-8 = Mesito’s Point 8
place-darkrock-bank = Darkrock, Banco
place-darkrock-sheriffs-office = Darkrock, Oficina del Sheriff
place-darkrock-1 = Darkrock 1, Almacén general
place-darkrock-2 = Darkrock 2, Almacén general
place-darkrock-3 = Darkrock 3, Almacén general
place-darkrock-4 = Darkrock 4, Saloon
place-darkrock-5 = Darkrock 5
place-darkrock-6 = Darkrock 6
place-darkrock-7 = Darkrock 7, Saloon
place-darkrock-8 = Darkrock 8, Saloon
place-sunny-hills-hideout-a = Sunny Hills, Guarida A
place-sunny-hills-hideout-b = Sunny Hills, Guarida B
place-sunny-hills-mine = Sunny Hills, Mina
place-sunny-hills-ranch = Sunny Hills, Rancho
place-sunny-hills-1 = Sunny Hills 1
place-sunny-hills-2 = Sunny Hills 2
place-sunny-hills-3 = Sunny Hills 3
place-sunny-hills-4 = Sunny Hills 4
place-sunny-hills-5 = Sunny Hills 5
place-sunny-hills-6 = Sunny Hills 6
place-sunny-hills-7 = Sunny Hills 7
place-dixon-creek-hideout-b = Dixon Creek, Guarida B
place-red-falls-cabaret = Red Falls, Cabaret
place-red-falls-doctors-office = Red Falls, Consulta del doctor
place-red-falls-1 = Red Falls 1, Saloon
place-red-falls-2 = Red Falls 2, Saloon
place-red-falls-3 = Red Falls 3, Saloon
place-red-falls-4 = Red Falls 4, Almacén general
place-red-falls-5 = Red Falls 5, Almacén general
place-red-falls-6 = Red Falls 6, Almacén general
place-spikes-view-hideout-c = Spike’s View, Guarida C
place-spikes-view-mine = Spike’s View, Mina
place-spikes-view-rail-station = Spike’s View, Estación de tren
place-spikes-view-1 = Spike’s View 1
place-spikes-view-2 = Spike’s View 2
place-spikes-view-3 = Spike’s View 3
place-spikes-view-4 = Spike’s View 4
place-spikes-view-5 = Spike’s View 5
place-spikes-view-6 = Spike’s View 6
place-spikes-view-7 = Spike’s View 7
place-spikes-view-8 = Spike’s View 8
place-spikes-view-9 = Spike’s View 9
place-spikes-view-10 = Spike’s View 10
place-cliff-junction-hideout-c = Cliff Junction, Guarida C
place-cliff-junction-mine = Cliff Junction, Mina
place-cliff-junction-1 = Cliff Junction 1
place-cliff-junction-2 = Cliff Junction 2
place-cliff-junction-3 = Cliff Junction 3
place-cliff-junction-4 = Cliff Junction 4
place-cliff-junction-5 = Cliff Junction 5
place-cliff-junction-6 = Cliff Junction 6
place-cliff-junction-7 = Cliff Junction 7
place-cliff-junction-8 = Cliff Junction 8
place-cliff-junction-9 = Cliff Junction 9
place-cliff-junction-10 = Cliff Junction 10

## The prospecting die

face-nugget = Pepita
face-tailings = Relaves
face-gold-dust = Polvo de oro
face-gravel = Grava

## Options of choices

option-money = Dinero
option-wound = Sufrir una herida
option-marshal = Marshal
option-wanted = Buscado
option-cards = Cartas
option-card = Una carta
option-legend = Un punto de leyenda
option-lp = Puntos de leyenda
option-nuggets = Pepitas de oro
option-travel = Viajar
option-pay = Pagar
option-discard = Descartar
option-mustang = El Mustang
option-mule = La Mula
option-heal = Curar
option-upgrade = Mejorar
option-shop = Comprar
option-ten-gallon = El Sombrero tejano
option-provisions = Las Provisiones
option-cattle = Ganado
option-nothing = Nada

## Stories

trigger-legend = Gana al menos 2 PL con una sola acción
trigger-points = Gana puntos de Marshal o de Buscado
trigger-spend = Gasta al menos $80 en un pueblo con una sola acción
trigger-showdown = Empieza un combate contra otro jugador

story-blood-money = Dinero manchado de sangre
story-blood-money-tale = La bolsa pesaba más de lo que merecía el encargo. Hubo que limpiar algunas monedas antes de que un tendero quisiera tocarlas.
story-the-wild-wild-west = El Salvaje Oeste
story-the-wild-wild-west-tale = Querida hermana: el aire es bueno y me han dado una estrella. Ayer hubo unos tiros por un sombrero. Te adjunto el sombrero. No dejes que madre lea los periódicos.
story-fortune-favors-the-bold = La suerte es de los audaces
story-fortune-favors-the-bold-tale = Había un camino seguro y uno corto. Tomaste el corto al galope, y desde entonces a la cicatriz que te dejó la han invitado a muchísimas copas.
story-ghost-mine = La mina fantasma
story-ghost-mine-tale = Tapiaron el pozo con tablas tras el último derrumbe y juraron que la veta estaba muerta. Las tablas ya no están, a la lámpara le queda aceite y algo amarillo hace guiños allí donde peor está el techo.
story-the-preacher = El predicador
story-the-preacher-tale = Llegó en un caballo cojo, con un baúl de hojalata lleno de biblias y vendas. A los santos y a los cuatreros les dedica la misma hora; solo cambia el sermón.
story-the-dime-novel = La novela de diez centavos
story-the-dime-novel-tale = El caballero de la editorial te hace matar a nueve hombres en un cañón que no has visto jamás. Pagará por el derecho a publicarlo, o lo publicará gratis y hará que todo el país sepa tu nombre.
story-gold-fever = La fiebre del oro
story-gold-fever-tale = Una batea, un grito imprudente, y el jueves ya había cuatrocientas personas en un arroyo donde caben diez. Las palas cuestan más que los caballos, y el camino a las excavaciones tiene una costra de carretas rotas.
story-the-photographer = El fotógrafo
story-the-photographer-tale = Bajo el paño negro cuenta hasta ocho, en voz alta, y te pide que pienses en tu madre. Para clientes con un hierro demasiado sencillo para la placa guarda una bandeja de cachas de marfil.
story-election-day = Día de elecciones
story-election-day-tale = Los dos candidatos invitaron a una ronda a todo el pueblo, y los muertos votaron temprano y en orden. Para ganar tiempo, la placa se entregó antes de terminar el recuento.
story-the-balladeer = El trovador
story-the-balladeer-tale = Primera estrofa, llegas a caballo. Segunda estrofa, disparas, y rima. Por una moneda hay otra sobre el caballo.

story-dead-or-alive = Vivo o muerto
story-dead-or-alive-tale = Los carteles aparecieron de la noche a la mañana en todos los postes de aquí al río. Vivo pagan lo mismo, dicen, pero muerto come menos por el camino.
story-the-pinkertons = Los Pinkerton
story-the-pinkertons-tale = Dos hombres callados, de buenas botas, han tomado el cuarto de la esquina y lo pagan todo por adelantado. Saben qué caballo montas, y con gusto averiguarían hacia dónde.
story-the-law = La Ley
story-the-law-tale = La Ley llegó en un carro, encuadernada en piel de becerro, y el carpintero le hizo un estante. El ayudante se sube al tomo segundo para alcanzar la lámpara; el resto lo lleva al cinto.
story-the-sheriff-of-darkrock = El Sheriff de Darkrock
story-the-sheriff-of-darkrock-tale = Ha enterrado a tres ayudantes y ha colgado sus sombreros en fila detrás del escritorio. Queda una cuarta percha. Te mira como se mira un caballo que tal vez haya que comprar.
story-harsh-times = Malos tiempos
story-harsh-times-tale = En junio el pozo dio agua turbia, y en julio el banco empezó a reclamar sus pagarés. La gente vende primero lo que más quiere, que es lo que mejor se paga.
story-ink-still-wet = Tinta fresca
story-ink-still-wet-tale = El chico de la imprenta lo acaba de clavar, y la nariz te la han sacado bastante bien. Podrías arrancarlo, o podrías quedarte al lado hasta que alguien comente el parecido.
story-the-hanging-judge = El juez de la horca
story-the-hanging-judge-tale = Viaja con su propia soga, engrasada y enrollada en una sombrerera. Con un donativo razonable para el techo del juzgado, es posible que te recuerde como persona de bien.
story-jailbreak = La fuga
story-jailbreak-tale = La pared trasera de la cárcel está tirada en el callejón, y la mitad de lo peor del territorio corre en calcetines. Al pasar, uno de ellos te pone algo en la palma y te pide que olvides su cara.
story-the-informant = El soplón
story-the-informant-tale = Habla con su vaso y nunca contigo. Cuando se le ve el fondo, ya sabes quién está en el pueblo, quién ha salido de él y quién pagaría por que se cambiaran el uno por el otro.
story-twelve-good-men = Doce hombres de bien
story-twelve-good-men-tale = Tomaron juramento al barbero con el cliente aún enjabonado. El presidente del jurado pide que se abra la ventana, que circulen las pruebas y que suban el almuerzo.

story-cheap-horse = Caballo barato
story-cheap-horse-tale = El tratante jura que la yegua tiene seis años, y ella tiene la delicadeza de no contradecirlo. Muerde, se ladea, y dejará atrás a cualquier cosa que haya perseguido a su dueño.
story-snake-oil-salesman = El vendedor de elixires
story-snake-oil-salesman-tale = Cura la gota, la calvicie, la melancolía y las tablas combadas, y arde con una limpia llama azul. Necesita un voluntario del público, a ser posible uno que cojee.
story-spit-shined-and-proper = De punta en blanco
story-spit-shined-and-proper-tale = Un baño, un afeitado, un cuello que se defiende. Por una noche la calle entera se aparta a tu paso, y no sabes si es por el traje o por el olor a lavanda.
story-tools-of-the-trade = Herramientas del oficio
story-tools-of-the-trade-tale = El armero pone tu hierro en piezas sobre un paño de fieltro y chasquea la lengua con cada una. Cuando te lo devuelve pesa lo mismo, y en la mano parece la buena suerte de otra persona.
story-the-widow = La viuda
story-the-widow-tale = Lleva la hacienda sola, y ha durado más que dos vecinos que decían que no podría. Hay una cerca que arreglar y un plato en la lumbre, y nunca olvida quién se quedó para cuál de las dos cosas.
story-the-new-piano = El piano nuevo
story-the-new-piano-tale = De Hamburgo por mar, de Galveston por tren, de la estación con ocho hombres y una oración; se cayó una vez. Esta noche valses, dice el albarán de la puerta, y traigan su silla.
story-mail-order = Venta por correo
story-mail-order-tale = Señores: recibida la suya del día cuatro, con el cajón. Habíamos pedido un arado. Lo enviado tiene engranajes, latón y un silbato; por favor, no manden el arado.
story-the-grand-opening = La gran inauguración
story-the-grand-opening-tale = Banderines, limonada y una banda de música con dos trompetas y una sola tonada. Los primeros clientes que crucen la puerta pueden llevarse lo que sean capaces de ponerse o de comerse.
story-payroll-monday = Lunes de paga
story-payroll-monday-tale = La diligencia de la compañía llegó con once sacos para diez cuadrillas, y el pagador prefiere repartir el dinero antes que explicarlo. Los flacos de la fila se llevan los sobres gordos.
story-a-tab-to-settle = Una cuenta pendiente
story-a-tab-to-settle-tale = Centeno, centeno, una ventana, centeno, una corona para el pianista, centeno: así dice la pizarra desde el año de la riada, y al pie está tu nombre. Salda todo, y la casa brindará por ti hasta el amanecer.

story-local-rabble = La chusma del lugar
story-local-rabble-tale = Salen a la primera voz más alta que otra, se alinean en la acera de tablas y cruzan apuestas. Al caer la noche, todos y cada uno lo habrán visto desde primera fila.
story-high-noon = Mediodía en punto
story-high-noon-tale = Las sombras se han metido bajo las botas que las proyectan, y en algún sitio se cierra un postigo. El herrero ha dejado de martillar. Desde la iglesia, con toda claridad, se oye al reloj decidirse.
story-rub-some-dirt-in-it = Échale un poco de tierra
story-rub-some-dirt-in-it-tale = Ni doctor, ni whisky, ni sombra. El viejo arriero entorna los ojos ante el agujero, escupe y da la única opinión médica que posee.
story-the-cruel-wastes = Los páramos crueles
story-the-cruel-wastes-tale = Pasada la última cerca, la tierra deja de fingir. Allí hay oro tirado a la vista de todos y, al lado, por regla general, el último que fue a recogerlo.
story-tribes-of-the-mesa = Tribus de la meseta
story-tribes-of-the-mesa-tale = Comerciaban en esta roca antes de que nadie dibujara un mapa de ella, y han visto pasar unos cuantos mapas. Trae algo que valga la pena y siéntate; el precio es justo y no se discute.
story-bad-blood = Mala sangre
story-bad-blood-tale = Empezó por un perro, o por una represa; las dos familias han perdido el hilo. Los primos vuelven a limpiar las armas en el porche, y toda mano que sepa disparar es bienvenida a la mesa.
story-the-undertaker = El enterrador
story-the-undertaker-tale = Se inclina y te recorre con la mirada, sin prisa, del cuello a las botas. Siendo el negocio lo que es, paga por que le presenten gente, y es delicado con quien espera volver a ver.
story-no-witnesses = Sin testigos
story-no-witnesses-tale = Hubo un disparo, luego otro, y después solo el molino de viento. Quien estaba lo bastante cerca para verlo ya ha decidido que se encontraba en otra parte.
story-range-war = Guerra de pastos
story-range-war-tale = El lunes tendieron el alambre, y el martes yacía cortado en trozos muy parejos. Los grandes ganaderos contratan gente, y no preguntan qué sabes de vacas.
story-the-long-walk-home = El largo camino a casa
story-the-long-walk-home-tale = El caballo tuvo más juicio que ninguno de los dos y se marchó antes del final. Faltan once millas hasta la primera lámpara, y hay tiempo de sobra para inventar una versión mejor de esa tarde.
