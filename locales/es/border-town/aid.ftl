# The aid on Border Town: homesteads.

aid-act-settle = Colocar tu granja
    .when = Estás en una casilla de frontera sin ficha de frontera y sin granja, y la tuya aún no está colocada.
    .cost = 1 acción y $40.
    .result = Tu granja está en esta casilla hasta el final de la partida. Nadie más puede usarla.
    .example = Pagas por la ficha de frontera de una casilla y, con tu siguiente acción, colocas allí tu granja.
aid-act-improve = Mejorar tu granja
    .when = Estás en tu granja.
    .cost = 1 acción y $30 por cada PL. Las pepitas de oro cuentan como $20 cada una.
    .result = Ganas 1 PL por cada $30.
    .example = Gastas $20 y 2 pepitas de oro: son $60, así que ganas 2 PL.
aid-act-recuperate = Recuperarse
    .when = Estás en tu granja.
    .cost = 1 acción.
    .result = Curas todas tus heridas y robas una carta por cada una.
    .example = Con 2 heridas, curas ambas y robas 2 cartas.

# What replaces messages of the base game: the same ids, with that of the mode behind them. `rules` are the rules that a line names.

location-general-store-border-town = Puesto comercial y almacén general
location-sheriffs-office-border-town = Oficina del Marshal
aid-setup-sheriff-border-town = Pon al Sheriff en la oficina del Marshal.
    .rules = mode.border-town.49
aid-setup-places-border-town = En el mismo orden, cada uno pone su figura en cualquier casilla sin otro jugador.
    .rules = mode.border-town.20
aid-plan-gold-border-town = Oro y una granja: busca oro en una mina, coloca tu granja en la frontera y mejórala a cambio de PL. Cada pepita vale $20.
    .rules = base.mine.01 mode.border-town.05 mode.border-town.08 mode.border-town.09
aid-plan-bank-border-town = El tren: asáltalo donde esté, por dinero y puntos de Buscado. Mientras seas Buscado, ganas PL al final de cada uno de tus turnos, siempre que nadie te arreste.
    .rules = au.train.10 mode.border-town.51 base.end.06 base.score.05
aid-plans-wanted-border-town = ¿Por qué empezar como Buscado? Así empiezan los fuera de la ley: { $names }. Ganas PL al final de cada uno de tus turnos desde el primero, y eliges dónde empiezas: lejos del Sheriff, o en una guarida, donde entonces no hay ningún bandido. A cambio, no puedes ganar puntos de Marshal, no puedes entrar en la casilla del Sheriff y los Marshals pueden arrestarte.
    .rules = base.setup.23 mode.border-town.20 base.end.06 base.marshal.02 base.move.13
aid-place-mine-border-town = Busca oro aquí. Cada pepita vale $20 cuando pagas con ella y da 1 PL en la puntuación final.
    .rules = mode.border-town.33 mode.border-town.35
aid-place-sheriffs-office-border-town = El Sheriff empieza aquí, y aquí vienen los jugadores arrestados. Mientras seas Buscado, no puedes entrar en la casilla del Sheriff.
    .rules = mode.border-town.31 mode.border-town.49 base.move.13 base.sheriff.01
aid-act-store-border-town = Comprar
    .when = Estás junto al puesto comercial.
aid-act-work-border-town = Trabajar
    .when = Estás en un lugar con nombre, o junto al saloon o al puesto comercial.
aid-act-cattle-border-town = Tomar ganado
    .result = Toma una ficha y mírala. Entrégala en la estación de tren (arrear) o en el campamento de forajidos (robar ganado).
    .example = Una ficha del rancho naranja se entrega en la estación de tren por 1 punto de Marshal (arrear), o en el campamento de forajidos por 1 punto de Buscado (robar ganado).
aid-act-deliver-border-town = Entregar ganado
    .when = { $delivery ->
    [move-action] Una acción de movimiento tuya termina en la estación de tren o en el campamento de forajidos.
   *[any-movement] Cualquier movimiento tuyo termina en la estación de tren o en el campamento de forajidos.
}
aid-icon-heist-border-town = Asalto al tren.
aid-score-gold-border-town = 1 PL por cada pepita de oro.
    .rules = mode.border-town.35
