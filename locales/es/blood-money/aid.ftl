aid-injuries = Lesiones
aid-injuries-intro = Si vas a sufrir heridas por encima del máximo, roba 1 lesión, sean cuantas sean las que sobran. Mientras la tengas, descartas una carta de póker por cada herida que fueras a sufrir, y te libras de ella al curar tu última herida. Una lesión no es una herida.
aid-injuries-name = Lesión
aid-injuries-text = Qué hace
aid-score-injury = Menos los PL que cuesta tu lesión, si cuesta alguno.
aid-act-trade = Comerciar
    .when = Estás en cualquier casilla de la región del mercader.
    .cost = 1 acción por tantas compras como quieras; $40 por cada objeto Legendario, y el precio impreso por los demás y por las mejoras.
    .result = Consigues los objetos. Un objeto Legendario se repone al instante, y puedes comprar el nuevo. Después el mercader se va a otra región.
    .example = Con $80 en Sunny Hills, donde está el mercader, compras las Espuelas por $40, ves que el Violín ocupa su lugar y lo compras también.

## Setting up

aid-setup-deal = Reparte los tipos de objetos: 12 a los almacenes generales, 6 al puesto comercial y el resto al mercader. La primera arma y la primera montura van a los almacenes generales; las segundas, al puesto comercial. Todas las copias de un objeto se venden donde esté su tipo.
aid-setup-trader = Baraja los objetos Legendarios, ponlos boca abajo en el expositor del mercader y pon tres de ellos boca arriba. Baraja las cartas de movimiento del mercader y descubre una: su carreta empieza en esa región.
aid-setup-legends = Toma al azar una versión de cada una de las 20 historias legendarias, sin mirar el reverso, y barájalas. Las historias del juego base se quedan en la caja.
aid-setup-injuries = Baraja las lesiones boca abajo.
aid-setup-deeds = Prepara las 17 escrituras con la cara de la habilidad hacia arriba, las 12 fichas de ruina, las 3 fichas de mapa y el dado de riesgo.
aid-setup-first-legend = Revela la primera historia legendaria. El jugador inicial la lee en voz alta y cumple su instrucción.

## A turn and the score

aid-turn-risk = Una vez por turno también puedes tirar el dado de riesgo, incluso cuando ya no te quedan acciones.
aid-turn-legend-space = Resuelve los efectos de final de turno. Después toma las condiciones de la historia legendaria que nombren tu casilla; si hay allí una ficha de mapa, puedes revelarla.
aid-turn-legend = Si todas las condiciones de la historia legendaria están tomadas, quien tomó la última da la vuelta a la carta y resuelve el desenlace. Los discos vuelven a sus dueños, y se revela y se lee la siguiente historia.
aid-score-legendary-items = Los PL de tus objetos Legendarios.
aid-score-deeds = Al final, los PL de tus escrituras. La escritura de un lugar destruido no da ninguno y no cuenta para las demás.

## Actions

aid-act-claim = Reclamar una escritura
    .when = Estás en un lugar cuya escritura no tiene nadie, o junto a él si es un comercio o un saloon. El lugar no está destruido.
    .cost = 1 acción y el precio de la escritura.
    .result = La escritura es tuya, con la cara de la habilidad hacia arriba. Da PL al final, la hayas usado o no.
    .example = Junto al saloon de Darkrock pagas $30. Si tienes también la escritura de otro saloon, cada una de las dos da 2 PL.
aid-act-deed = Usar una escritura
    .when = Tienes una escritura con la cara de la habilidad hacia arriba, y su lugar no está destruido. Puedes estar en cualquier parte.
    .cost = 1 acción.
    .result = Resuelve su habilidad y dale la vuelta: queda con la cara de puntuación hacia arriba. Puedes usar cada escritura una vez en la partida.
    .example = Con la escritura del banco, ganas $60.
aid-act-repair = Reparar una ruina
    .when = Estás en un lugar destruido, o junto a él si es un comercio o un saloon, y tienes una carta de póker en la mano.
    .cost = 1 acción y una carta de póker que elijas.
    .result = Se retira la ficha de ruina y ganas 2 puntos de Historia. Hasta entonces, nadie puede usar el lugar, trabajar en él ni reclamar su escritura.
    .example = Tu cubo de Historia está al principio: puedes mover al Sheriff, y después aparecen bandidos en las guaridas de una letra.
aid-act-legend = Tomar una condición de una historia legendaria
    .when = Cumples una condición abierta de la historia legendaria, en el turno de cualquier jugador. Una condición que nombra una casilla o una ficha de mapa se cumple cuando tu turno termina allí.
    .cost = Ninguna acción; uno de tus discos.
    .result = No puedes elegir: pones el disco junto a la condición y ganas toda su recompensa, tú y nadie más. Puedes tomar cualquier número de condiciones. Por el peligro X sufres una herida, y después se resuelve lo que diga la historia. La historia termina al final del turno en que se tomó su última condición: da la vuelta a la carta y resuelve el desenlace de arriba abajo.
    .example = Tomas la última de tres condiciones. Al final del turno, el desenlace recompensa a todos los que tengan un disco en la historia, y después se abre una historia nueva.
aid-act-risk = Tirar el dado de riesgo
    .when = Una vez por turno, en cualquier momento durante tus acciones, pero no mientras resuelves una de ellas.
    .cost = Ninguna acción.
    .result = Elige una bonificación: robar una carta, ganar $10 o moverte 1 casilla. Tira, toma lo que muestre el dado y recibe después la bonificación. Ese movimiento no es una acción de movimiento.
    .example = Eliges $10 y sacas una herida: primero la herida, después los $10.

## The risk die

aid-risk = El dado de riesgo
aid-risk-intro = Cada cara da puntos de Historia, heridas o ambas cosas, antes de la bonificación que elegiste.

## Deeds and legendary stories

aid-cards-property = Escrituras
aid-cards-property-intro = Qué cuesta cada escritura, qué hace una vez en la partida y sus PL al final. Donde hay varios números, son los PL que da cada escritura de la serie cuando tienes una, dos o tres de ellas. El banco da sus PL por cada una de tus escrituras.
aid-deed-name = Escritura
aid-deed-price = ${ $n }
aid-deed-cost = Precio
aid-deed-ability = Habilidad
aid-deed-lp = PL al final
aid-deed-each = { $n } por escritura
aid-legends-intro = Solo una historia legendaria está abierta a la vez. Cada una tiene dos desenlaces; solo uno está en juego, y la carta lo muestra al darle la vuelta.
aid-legend-open = Al revelarla
aid-legend-ongoing = Mientras está abierta
aid-legend-ending = Uno de los dos desenlaces
aid-legend-token = Ficha de mapa { $token ->
    [o] O
    [x] X
   *[danger] peligro X
}
