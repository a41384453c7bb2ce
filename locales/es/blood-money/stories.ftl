## Legendary stories: title, front, conditions, map tokens, endings. All ours.

legendary-story-green-ledger = El libro verde
legendary-story-green-ledger-tale = Hollis Tarrant, de la Compañía de Tierras y Aguas, llegó en el tren de mediodía con dos baúles y un libro de cuentas verde. Paga en billetes nuevos, no regatea nunca y a quien le vende le hace firmar bajo una línea pequeñísima. Él mismo te sostiene la lámpara, un poco demasiado lejos.
legendary-story-green-ledger-margins = Lee el libro por encima de su hombro en el banco
legendary-story-green-ledger-collectors = Manda a casa a pie a uno de sus cobradores
legendary-story-green-ledger-a-tale = Ada Pruitt tomó prestado el libro durante una hora y compuso la línea pequeña en tipos de madera, de un palmo de alto, a lo ancho de toda la portada. A mediodía había un gentío, y a la una los que habían vendido ya tenían de vuelta sus escrituras. El señor Tarrant la felicitó por la impresión y le preguntó cuánto debía aún por el edificio.
legendary-story-green-ledger-b-tale = La línea pequeña vendía el agua que hay bajo la tierra, y antes del desayuno la compañía ya había puesto candado a todas las bombas. Los que se reían de lo que Tarrant pagó por el hotel hacen ahora cola con cubos. Tú habías leído la línea a tiempo, y tienes dos barriles llenos y ni un amigo.

legendary-story-mule-named-senator = Una mula llamada Senador
legendary-story-mule-named-senator-tale = El viejo Tobias Fenn está sobrio por primera vez en doce años, y a la gente le da miedo. Se le ha escapado la mula con la manta puesta, y el único mapa del filón de los Fenn va bordado por dentro. Responde al nombre de Senador, cuando responde, y se come lo que le pongan delante.
legendary-story-mule-named-senator-oats = Compra avena, y mucha
legendary-story-mule-named-senator-found = Encuentra la mula correcta
legendary-story-mule-named-senator-o = Senador está plantada en un arroyo con un sombrero ajeno en la boca, y en la alforja lleva una pepita.
legendary-story-mule-named-senator-x = Mula sí que es, pero diputado a lo sumo; el dueño te paga para que dejes de gritarle.
legendary-story-mule-named-senator-danger = Te acercaste por detrás a la mula que no era, y desde el suelo tuviste tiempo de meditarlo.
legendary-story-mule-named-senator-a-tale = La manta volvió a casa sin una esquina. Senador se había comido el filón, el río y casi todo Mesito’s Point, y cincuenta hombres con palas, que te habían seguido todo el camino, esperaban que alguien se lo contara. En otoño la presentaron a las elecciones, por despecho, y ganó en dos condados.
legendary-story-mule-named-senator-b-tale = El bordado era un mapa, como siempre había dicho Tobias, y la mancha marrón era el filón y no café. Te dio tu parte sin contarla, le compró a la mula un sombrero de paja con cinta de seda, y al anochecer volvía a ser el de siempre.

legendary-story-last-good-well = El último pozo bueno
legendary-story-last-good-well-tale = No ha llovido desde Pascua, y el único pozo hondo del valle es de Ysabel Montoya, que no cobra nada. La compañía de Tarrant cobra por vaso y ha puesto hombres armados junto al arroyo. La semana pasada le hizo a Ysabel una oferta justa, y le dejó una lata de petróleo en el porche para ayudarla a pensar.
legendary-story-last-good-well-dig = Cava para Ysabel en un rancho
legendary-story-last-good-well-creek = Echa del arroyo a un vigilante en una guarida de la banda B
legendary-story-last-good-well-a-tale = El rancho de Mesito’s Point ardió a las dos de la mañana, y en todo el condado no había ni un cubo de agua que echarle. Sacaste a la gente. Ysabel la contó a la luz de su propio tejado, y luego te pidió, con toda cortesía, que le prestaras un rifle.
legendary-story-last-good-well-b-tale = A los noventa pies sonó la pala, y desde los noventa y uno los que cavaban subieron por la cuerda bastante más deprisa de lo que habían bajado. Al anochecer había agua en el patio. Ysabel pintó una tabla, GRATIS, y la colgó por el lado por el que tienen que pasar los hombres de la compañía.

legendary-story-mercy-comes-whistling = Mercy llega silbando
legendary-story-mercy-comes-whistling-tale = Mercy Cobb silba himnos, y la gente ya sabe cuáles hay que temer. Trabaja para Tarrant por encargo y acampa con los forajidos por gusto, y da veinte dólares a cualquiera que gane una riña, porque así se ahorra el cartucho. Esta noche toca «Shall We Gather at the River», y despacio.
legendary-story-mercy-comes-whistling-camp = Escúchala en el campamento de forajidos
legendary-story-mercy-comes-whistling-quarrel = Gana una riña con otro jugador
legendary-story-mercy-comes-whistling-a-tale = No había venido por ti. Había venido por quien más sobresaliera: una estrofa y el estribillo desde el pajar de la caballeriza, y al día siguiente la mitad de los héroes del territorio llevaba el brazo en cabestrillo. En el alféizar encontraste veinte dólares, muy doblados, y la tonada aún no se te va de la cabeza.
legendary-story-mercy-comes-whistling-b-tale = La primera bala te quitó el sombrero de la cabeza, y la segunda lo quitó de la cerca. Luego Mercy se sentó, tosiendo, y preguntó si era buena la doctora de Red Falls. Lo que debe, lo paga: por la mañana colgaba algo de tu silla, envuelto en una página del himnario.

legendary-story-iron-road = El camino de hierro
legendary-story-iron-road-tale = La cuadrilla de Chen Wei tiende dos millas de vía al día, y la compañía, que mide con una cadena más larga de lo debido, cuenta milla y media. Él apunta la diferencia al final de un cuaderno. Al principio están los nombres de los hombres que ha costado la línea. En las estaciones pagan a quien sepa manejar un martillo, y los puentes de madera son del color del dinero nuevo.
legendary-story-iron-road-hammer = Maneja el martillo en una estación de tren
legendary-story-iron-road-survey = Mide el trazado en el paso de montaña A
legendary-story-iron-road-first-train = Toma asiento en el primer tren
legendary-story-iron-road-a-tale = El último clavo era de oro, así que los hombres de Chen Wei pusieron al lado uno de hierro, que es el que sujeta el riel. En el banquete leyó sus cifras en dos idiomas, y los señores de Washington dejaron de masticar. La compañía pagó antes del postre. El clavo de oro sigue en paradero desconocido.
legendary-story-iron-road-b-tale = La compañía había ahorrado en madera y gastado el ahorro en banderas. La primera locomotora entró puntual en la frontera, y se llevó consigo el andén, el depósito de agua y la banda de música hasta el fondo del barranco. Chen Wei buscó una página en blanco, y después otra.

legendary-story-queen-in-the-sleeve = Una reina en la manga
legendary-story-queen-in-the-sleeve-tale = Madame Celestine, de París, con escala en Dayton, Ohio, se juega su contrato en el cabaret contra diez mil acciones del ferrocarril de Tarrant. Los dos van por la tercera noche en el saloon de Darkrock. Han vuelto a llenar la lámpara y cuatro veces han cambiado de crupier, y ninguno de los dos cuenta ya las reinas del otro.
legendary-story-queen-in-the-sleeve-seat = Gana una mano de póker delante de ellos
legendary-story-queen-in-the-sleeve-dupe = Pierde una mano de póker y pon cara de sorpresa
legendary-story-queen-in-the-sleeve-house = Mantén abierto el cabaret sin ella
legendary-story-queen-in-the-sleeve-a-tale = Ella descubrió tres reinas. Tarrant sonrió, enseñó su color y ya alargaba la mano hacia el bote cuando ella descubrió la cuarta. Esa mano la había repartido él, con su propia baraja, así que no podía preguntarle muy bien de dónde la había sacado.
legendary-story-queen-in-the-sleeve-b-tale = En la barra alguien contó cinco reinas, en voz alta. En la discusión se volcó la lámpara, y el fuego se llevó las acciones, el contrato y el saloon, hasta los pedales del piano. A los dos se los vio por última vez en la calle bajo la misma manta, cada uno esperando a que el otro se retirara.

legendary-story-fenn-lode = El filón de los Fenn
legendary-story-fenn-lode-tale = Tobias Fenn lo dibujó en un mantel antes de desplomarse: tres minas, una línea torcida por debajo de las tres y una cruz en cada una. Solo una cruz es de oro. No recordaba cuál, solo que los puntales están podridos, que más te vale llevar un saco más grande y que la compañía ha comprado el mantel.
legendary-story-fenn-lode-cross = Cava bajo la cruz correcta
legendary-story-fenn-lode-proof = Pon la prueba en el mostrador del banco
legendary-story-fenn-lode-o = Detrás del último puntal, la pared es amarilla del suelo al techo, y cuando levantas la lámpara, ella levanta otra.
legendary-story-fenn-lode-x = Oro no hay, pero sí una fiambrera, una buena pala y la paga de alguien, sin abrir.
legendary-story-fenn-lode-danger = El puntal en el que te apoyabas se apoyaba en ti; al menos, desde el suelo se ve adónde va la galería.
legendary-story-fenn-lode-a-tale = Tres minas y una sola veta, y todo el mundo a cavar. La primera en hundirse fue Sunny Hills, un martes, con un ruido que paró el reloj de la iglesia. Tú estabas en lo alto de la escalera con el saco lleno. Aún no se había asentado el polvo cuando unos desconocidos ya medían a pasos las otras dos.
legendary-story-fenn-lode-b-tale = El mantel era del hotel, y también la salsa, que era la mayor parte del río. Pero el resto Tobias lo había dibujado de memoria, y la línea se mantuvo firme durante un cuarto de milla. Hubo bastante para ti, y sobró para todos los locos con una batea.

legendary-story-quiet-sickness = El mal callado
legendary-story-quiet-sickness-tale = Primero pidieron a la iglesia que no tocara, y después hicieron entrar a los niños. La doctora Amelia Strand ha dormido dos horas desde el domingo. Su medicina está en un cajón en la estación de la frontera, donde la compañía lo retiene por gastos de almacenaje, y en los saloons ya se dice que la fiebre la trajo ella en su maletín.
legendary-story-quiet-sickness-crate = Recoge el cajón en la estación de tren de la frontera
legendary-story-quiet-sickness-nurse = Cuida a los enfermos en la consulta del doctor
legendary-story-quiet-sickness-a-tale = Abrieron el cajón con un hacha y dejaron los gastos de almacenaje en el andén, en centavos. Al noveno día un niño pidió otro plato de sopa, y la doctora Strand salió un momento detrás de la casa, donde nadie pudiera verle la cara. Luego sonó la campana una hora entera, sin ningún motivo.
legendary-story-quiet-sickness-b-tale = La fiebre ya casi había pasado cuando llegaron con antorchas, una docena de gente decente con el ala calada hasta los ojos. Ella los esperó en el camino, con el delantal puesto, y saludó a cada uno por su nombre, con la fecha y lo que le había curado. Algunos se fueron a casa. Salvaste sus instrumentos; lo demás ardió hasta la mañana.

legendary-story-hot-lead = Plomo caliente
legendary-story-hot-lead-tale = Ada Pruitt imprimió lo que el señor Tarrant había pagado por la presa y, al lado, lo que la presa había costado. Aquella noche su imprenta salió por la ventana y sus tipos se fueron río abajo, las mayúsculas primero. Le quedan una prensa de mano, una hoja en blanco y hasta el sábado. Es asombroso cuántas noticias dependen de la letra E.
legendary-story-hot-lead-drawer = Pesca en el río un cajón de tipos
legendary-story-hot-lead-news = Haz en Darkrock algo digno de imprimirse
legendary-story-hot-lead-o = Mayúsculas, el cajón entero, secas y en orden, como si el río supiera leer.
legendary-story-hot-lead-x = Comas y signos de dólar; un empleado de la compañía compra los signos de dólar.
legendary-story-hot-lead-danger = Al otro lado del agua hay alguien que también recoge plomo, y te manda un poco del suyo.
legendary-story-hot-lead-a-tale = Dos cajones habían vuelto en el orden equivocado. El sábado, el informe sobre la presa salió en Nacimientos, y tu propio nombre en Defunciones, con unas palabras amables. Tardaste una semana en volver a la vida. Para entonces ya habían vendido tus cosas, pero aquel elogio nunca te ha hecho daño.
legendary-story-hot-lead-b-tale = Seis mil palabras, y las E alcanzaron hasta la última línea. La edición se agotó en una hora al doble de precio, en buena parte entre gente que no sabía leer pero había oído que salía en ella. Tarrant compró cien ejemplares para quemarlos, y en el número siguiente Ada le agradeció la suscripción.

legendary-story-bridge-at-midnight = El puente a medianoche
legendary-story-bridge-at-midnight-tale = Jack Mundy el Ciego ve perfectamente; el nombre se lo puso por la compasión. Tiene cuarenta cartuchos de dinamita bajo el puente del ferrocarril en Cliff Junction, y un reloj que le ganó al maquinista. El tren de la paga pasa a medianoche. De los que están en los matorrales, unos querrían que parara, y otros que no.
legendary-story-bridge-at-midnight-fuse = Arrástrate bajo el puente junto a la mina de Cliff Junction
legendary-story-bridge-at-midnight-lookouts = Haz callar a un vigía en una guarida de la banda C
legendary-story-bridge-at-midnight-a-tale = La mecha estaba mojada, el reloj iba atrasado y el tren llegó a su hora. Pasó a las doce menos dos, mientras Jack el Ciego miraba la esfera a la luz de un fósforo. En la curva se cayó una saca del vagón de la paga, y se repartió entre los que casualmente estaban allí, varios de ellos con placa.
legendary-story-bridge-at-midnight-b-tale = El tren venía con media hora de retraso, así que se perdió la explosión, y después se perdió el puente. El río se mudó a la mina. Durante años, Cliff Junction sacó dólares de plata de sus huertos. A Jack Mundy lo encontraron en la orilla sin un rasguño, preguntando quién había apagado la luna.

legendary-story-forty-head = Cuarenta reses y un embargo
legendary-story-forty-head-tale = Ysabel Montoya tiene cuarenta reses, un peón honrado y hasta el viernes al ponerse el sol. Después vence el embargo de la compañía, y cada vaca suya en el territorio será del señor Tarrant. En el papel se han vendido a un primo, que puede que no exista. Ahora importa dónde están, qué marca llevan, y que a nadie se le caiga un farol.
legendary-story-forty-head-strays = Reúne las reses extraviadas en el rancho azul
legendary-story-forty-head-honest = Sube algunas reses al tren, con recibo
legendary-story-forty-head-crooked = Ponles otra marca a algunas reses, sin recibo
legendary-story-forty-head-a-tale = A alguien se le cayó un farol. Cuarenta reses atravesaron el rancho de la frontera como si fuera un rumor, y el barracón todavía no ha aparecido. El viernes al ponerse el sol vino el señor Tarrant en persona a tomar posesión, y le enseñaron un ancho camino de huellas que llegaba al horizonte y seguía.
legendary-story-forty-head-b-tale = El viernes, el escribiente de la compañía ya había localizado cuarenta vacas, con una docena de marcas y en cuatro condados, cada una con su recibo de venta a un primo distinto. Cerró el libro y preguntó si había algo de cenar. Lo había. Ysabel te sentó a la cabecera, y muchísimos primos brindaron a tu salud.

legendary-story-price-of-a-deputy = Lo que cuesta un ayudante
legendary-story-price-of-a-deputy-tale = El ayudante Orrin Lusk lleva una lista de precios en la cinta del sombrero. Por diez dólares, el viento se lleva de noche tu cartel; por treinta, lo trae de vuelta con la nariz de otro. Ninguna de las dos oficinas se explica que el viento esté tan bien informado. Lusk apunta cada centavo, porque al menos en eso es un hombre honrado.
legendary-story-price-of-a-deputy-complaint = Quéjate en la oficina del Sheriff
legendary-story-price-of-a-deputy-copy = Lleva una copia de la lista a la oficina del Marshal
legendary-story-price-of-a-deputy-customer = Gana un combate siendo Buscado, como cliente satisfecho
legendary-story-price-of-a-deputy-a-tale = A Lusk lo arrestaron en el desayuno un sheriff y un marshal. Cada uno tenía una copia de la lista, y cada uno quería saber quién le había vendido una al otro. Le cayeron dieciséis años y pidió su lápiz. Los carteles fueron a la estufa del juzgado, todos menos el tuyo, que has enmarcado.
legendary-story-price-of-a-deputy-b-tale = Lusk desapareció el sábado por la noche, y el domingo su lista amaneció clavada en la puerta de la iglesia. Estaban todos los que habían pagado. También estaban todos los que habían cobrado por no darse cuenta. Tú sales una vez, casi al final, en Varios, y el jurado aún delibera qué quiere decir eso.

legendary-story-night-of-the-dam = La noche en que cedió la presa
legendary-story-night-of-the-dam-tale = Aguantó seis años y cedió en un minuto. Dicen que la compañía ahorró en el aliviadero. Hay lámparas en los tejados desde las colinas hasta Red Falls, y uno de los tejados canta. El agua llega al segundo escalón del almacén, y en el pueblo cada puerta es una barca.
legendary-story-night-of-the-dam-singers = Llega al tejado que canta
legendary-story-night-of-the-dam-levee = Llena sacos de arena en Red Falls
legendary-story-night-of-the-dam-o = Nueve niños y su maestra, por la cuarta estrofa, y uno de ellos te ofrece la punta seca de la manta.
legendary-story-night-of-the-dam-x = El mejor traje del señor Tarrant, doblado, con la cartera encima, y una chimenea por compañía.
legendary-story-night-of-the-dam-danger = En cuanto pones un pie en él, el tejado se despide de la casa y te enseña buena parte del condado.
legendary-story-night-of-the-dam-a-tale = El dique aguantó por la izquierda, y por la derecha cedió donde solo estaba el almacén. Por la mañana la calle tenía un palmo de fruta en almíbar, y no faltaba nadie. Los contaron otra vez hasta mediodía, porque no podían creerlo, y después el pueblo entero se sentó en la acera de tablas y se puso a comer.
legendary-story-night-of-the-dam-b-tale = El agua se llevó el almacén, el saloon y la parte baja del cementerio, y no tenía ninguna prisa. Hiciste una docena de viajes. Cuando amaneció, la maestra encontró una yarda de mecha de la compañía encajada bajo la compuerta de la presa, y desde entonces no volvió a oírse la palabra aliviadero.

legendary-story-ten-coffins = Diez ataúdes
legendary-story-ten-coffins-tale = La crecida ha abierto el viejo camposanto de Mesito’s Point, y nueve ataúdes bajan por el arroyo. El enterrador los ha contado dos veces y le salen diez. El décimo flota muy bajo y no para de dar golpecitos, contra las piedras, o eso se espera. El banco ofrece una recompensa por la devolución de los muertos, sin abrir, cosa rara en el banco.
legendary-story-ten-coffins-lid = Saca un ataúd del agua y levanta la tapa
legendary-story-ten-coffins-churchyard = Devuelve a los muertos a Mesito’s Point
legendary-story-ten-coffins-o = Ningún cadáver, solo rollos de billetes y una botella; alguien pensaba despertar con comodidad.
legendary-story-ten-coffins-x = El diácono Ames, con aspecto descansado. En la manga lleva el as por el que mataron a otro.
legendary-story-ten-coffins-danger = La tapa la preparó con un alambre alguien muy cuidadoso; lo que había dentro cae sobre el arroyo como confeti, y una parte aún vale.
legendary-story-ten-coffins-a-tale = El décimo ataúd estaba repleto de pagarés: todas las deudas del valle, firmadas, que se creían quemadas con el viejo banco. Se secaron muy bien. El señor Tarrant te dio las gracias delante de todo el pueblo y te regaló el tuyo. Los demás ha empezado a leerlos en voz alta, de mayor a menor.
legendary-story-ten-coffins-b-tale = Los golpecitos eran del contable de la compañía, ahogado la primavera pasada y llorado desde entonces, flaco y de un humor de perros. Había pagado buen dinero por un pasaje discreto, y nadie le había hablado de lluvia. Se incorporó, pidió un café y un taquígrafo, por ese orden, y habló hasta el jueves.

legendary-story-dead-mens-wages = El jornal de los muertos
legendary-story-dead-mens-wages-tale = Treinta y un hombres murieron en la línea entre Spike’s View y el paso. En el cuaderno de Chen Wei tienen nombre y aldea. En el libro de la compañía gozan de buena salud y de paga completa, y Hollis Tarrant se la cobra en el banco el primero de cada mes. Chen Wei quiere recuperarla, y no ha dicho cómo.
legendary-story-dead-mens-wages-names = Lee los nombres en el paso de montaña C
legendary-story-dead-mens-wages-stones = Compra treinta y una lápidas
legendary-story-dead-mens-wages-wages = Cobra los jornales a punta de pistola
legendary-story-dead-mens-wages-a-tale = El dinero cruzó el océano en treinta y un sobres, y con el tiempo volvieron treinta y una cartas. Chen Wei se las leyó a las piedras, en el paso, una tarde tras otra. Tu nombre está en todas. Te ha enseñado cómo se escribe, y el lugar del cuaderno donde lo escribió él.
legendary-story-dead-mens-wages-b-tale = Los abogados de la compañía admitieron que los hombres estaban muertos, y los demandaron por irse antes de acabar el contrato. Lápidas, jornales y cuaderno quedaron incautados como pruebas. Mercy Cobb entregó los papeles, treinta y una copias, una en cada tumba, y silbó todas las estrofas. Quedaba otra copia, para los vivos.

legendary-story-ascent-of-professor-pym = La ascensión del profesor Pym
legendary-story-ascent-of-professor-pym-tale = El profesor Aurelius Pym va a cruzar las dos mesetas en globo, por la ciencia y por veinte centavos la entrada. Tiene la cesta, el gas y casi toda la seda, y espera encontrar el resto en Red Falls. En los vuelos de prueba deja a cualquiera casi en cualquier parte. Cuando le preguntaron cómo se maneja el aparato, dijo que era una excelente pregunta.
legendary-story-ascent-of-professor-pym-silk = Compra un telón del cabaret, con el espectáculo que tiene delante
legendary-story-ascent-of-professor-pym-rope = Trae cuerda del puesto comercial
legendary-story-ascent-of-professor-pym-a-tale = Despegó a las nueve, con música, y con el Sheriff en la cesta, que había subido a leerle la ordenanza. Pasaron las dos mesetas. Fue el Sheriff quien se había acordado de llevar un timón o, por lo menos, una pala. Los encontraron en la otra punta de la frontera, cantando, y de la ordenanza no se volvió a hablar.
legendary-story-ascent-of-professor-pym-b-tale = Subió de maravilla; la otra mitad era la que no traía preparada. El globo entró por el techo del cabaret a mitad del segundo acto, y el público, que lo tomó por el segundo acto, se puso en pie. El profesor saludó hasta que se cayó la pared.

legendary-story-people-against-cobb = El pueblo contra Mercy Cobb
legendary-story-people-against-cobb-tale = Juzgan a Mercy Cobb en el cabaret, que es la única sala con sillas suficientes, y el juez ha puesto su sombrerera sobre el piano. Los jurados, todos metodistas, vinieron a pie y la conocen de oídas. La prueba A, un revólver, ya se ha vendido. Reñir en el pueblo es desacato, a veinte dólares, en efectivo, para el alguacil.
legendary-story-people-against-cobb-testify = Sube al estrado en el cabaret
legendary-story-people-against-cobb-alibi = Búscale una coartada en el saloon de Buzzard Gulch
legendary-story-people-against-cobb-exhibit = Hazte con una prueba
legendary-story-people-against-cobb-a-tale = Antes del veredicto pidió la palabra, y el juez se la dio por la novedad. Duró dos horas. Repasó los encargos uno por uno, con la fecha, el himno y el precio, y al final ya nadie la miraba a ella. Miraban al señor Tarrant, tercera fila, junto al pasillo.
legendary-story-people-against-cobb-b-tale = El jurado estuvo fuera una hora, y se le oía cantar. «Inocente», leyó el presidente, con la voz de quien lee una factura, y los doce volvieron a casa en caballos nuevos. En la escalinata, ella te hizo una reverencia. Le había gustado tu declaración, dijo, y se había apuntado tu dirección.

legendary-story-eleven-bullets = Once balas
legendary-story-eleven-bullets-tale = Bandas que llevaban diez años sin compartir una hoguera han firmado el mismo papel, y al pie está el dinero de Tarrant. Tienen rodeada la oficina del Marshal de Buzzard Gulch. Dentro hay un marshal, una cafetera, un preso al que cuelgan el lunes y once balas. El preso comenta que antes no disparaba nada mal.
legendary-story-eleven-bullets-relief = Ábrete paso hasta la oficina del Marshal
legendary-story-eleven-bullets-cartridges = Compra cartuchos en el puesto comercial
legendary-story-eleven-bullets-rear = Atácalos por la espalda en una guarida de la banda A
legendary-story-eleven-bullets-a-tale = Al alba prendieron fuego al saloon y entraron detrás del humo. El marshal salió sin balas y sin cejas, y con todos los que habían estado dentro menos uno. Las bandas se fueron en todas direcciones, discutiendo la cuenta. El lunes enterraron al preso, que había defendido la puerta, con una placa en el pecho.
legendary-story-eleven-bullets-b-tale = Bastaron diez. Al salir el sol, el marshal puso la undécima de pie en la mesa, miró el calendario y se la pasó al preso junto con las llaves. Nadie sabe adónde fue. De cuando en cuando llega a Buzzard Gulch un cajón de buen café sin remitente, y dentro del cajón hay un regalo para ti.

legendary-story-brothers-fenn = Los hermanos Fenn
legendary-story-brothers-fenn-tale = Tobias y Gideon Fenn encontraron el filón juntos, riñeron por un violín en el 59 y no se han hablado desde entonces. Ahora Gideon ha escrito que está viejo y vuelve a casa, si da con ella. Han visto a tres forasteros con estuche de violín en tres caminos distintos. Con el apellido va media mina de oro.
legendary-story-brothers-fenn-stranger = Elige al forastero correcto
legendary-story-brothers-fenn-tobias = Saca a Tobias del saloon de Darkrock
legendary-story-brothers-fenn-o = Le pregunta el camino a un poste, y lleva el estuche como se lleva a un niño dormido.
legendary-story-brothers-fenn-x = Barba, violín y el apellido Fenn, pero sin parentesco; toca en bodas y te da la mitad de lo que cobra.
legendary-story-brothers-fenn-danger = En ese estuche nunca hubo un violín.
legendary-story-brothers-fenn-a-tale = Se quedaron a un paso el uno del otro, más o menos lo que tarda en cocerse un huevo. «Aún lo tienes», dijo Tobias. «Nunca supiste tocarlo», dijo Gideon, y ahí empezaron otra vez, a grito pelado, hasta que oscureció. Después Gideon te dio lo que había traído para quien lo encontrara, y abrió el estuche. La gente vino desde cuatro millas a la redonda y se quedó de pie en el camino.
legendary-story-brothers-fenn-b-tale = Gideon lloró, Tobias lloró, y los papeles de la mina se firmaron en la barra. Solo en el baile le pasó alguien el violín a Gideon, y él se lo puso bajo el lado que no era de la barbilla. Por la mañana, la concesión era del señor Tarrant. El verdadero Gideon llegó el jueves, una hora después de que enterraran a su hermano.

legendary-story-last-train-for-tarrant = El último tren para Tarrant
legendary-story-last-train-for-tarrant-tale = Hollis Tarrant se va del territorio con dos baúles, un libro verde y, si es cierto lo que se dice, la mitad de abajo del banco. El expreso de la frontera ya echa vapor en Spike’s View. Madame Celestine ha tomado el compartimento de al lado. Mercy Cobb, a quien no han pagado, ha tomado el siguiente.
legendary-story-last-train-for-tarrant-platform = Retén el tren en Spike’s View
legendary-story-last-train-for-tarrant-aboard = Síguelo por la línea
legendary-story-last-train-for-tarrant-pass = Córtale el camino por las montañas
legendary-story-last-train-for-tarrant-a-tale = En la primera parada, la ventanilla de su compartimento estaba abierta y el asiento, tibio. Cuando abrieron la bóveda en Darkrock, no había suelo, ni nada de lo que antes estaba encima; el túnel tenía dos años y estaba muy bien barrido. Cada Navidad llega una postal. El clima le sienta bien.
legendary-story-last-train-for-tarrant-b-tale = En los dos baúles había papel de periódico, cortado a medida. Celestine tenía su cartera, Mercy Cobb tenía su pasaje, y entre las dos habían dejado al señor Tarrant en una parada de agua, en calcetines, regateando con una mula. El dinero volvió en una sombrerera. Cuando lo contaron, nadie les pidió el cambio a las señoras.
