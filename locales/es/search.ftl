# Searching the rules: words that say nothing, and words that players use for what the rules call otherwise.

# Left out of what is looked for, with spaces between.
search-stop-words = a al algo alguna alguno alli antes aqui asi aun cada como con cual cuales cualquier cuando cuanta cuantas cuanto cuantos de del desde donde e el ella ellas ellos en entonces era es esa ese eso esta estan estar estas este esto estos estoy fue ha han has hay he hace hacer la las le les lo los me mi mis mas mucho muy ni no nos o otra otro para pero por porque pueda puede pueden puedo que quien quienes se sea ser si sin sobre son su sus tambien te tengo tiene tienen tienes ti tu tus u un una uno unos y ya yo

# One word on each line, and what the rules call it; both in any form, in small letters.
search-synonyms =
    acontecimiento: evento
    adversario: rival
    alguacil: sheriff marshal
    altiplano: meseta
    anden: estacion
    arma: revolver escopeta rifle
    articulo: objeto
    asesinar: combate combates
    atacar: combate combates duelo duelos
    automata: negro
    bandolero: bandido
    bar: saloon
    batalla: combate combates
    bodega: almacen
    caballo: montura monturas mustang mula
    caminar: movimiento
    cantina: saloon
    captura: arresto
    carcel: arresto arrestos
    celda: casilla
    comenzar: preparacion
    comerciante: mercader
    comprar: almacen almacenes comercio comercios
    criminal: buscado buscados
    cuatrero: ganado
    cuento: historia
    curar: herida heridas doctor
    dano: herida
    detener: arresto arrestos
    dinero: ingresos
    disparar: combate combates
    dolar: dinero
    echar: tirar
    empezar: preparacion
    enfermo: herida heridas doctor
    enfrentamiento: combate combates
    equipo: objeto
    escombros: ruina
    escondite: guarida
    escondrijo: guarida
    ferrocarril: estacion
    fiesta: cabaret
    forajido: buscado buscados bandido bandidos
    fugitivo: buscado
    ganar: victoria pl
    golpe: asalto
    hexagono: casilla
    hospital: doctor
    iniciar: preparacion
    ladron: atraco atracos
    lanzar: tirar
    malhechor: bandido
    matar: combate combates herida heridas
    medico: doctor
    meta: objetivo
    milicia: patrulla
    mineral: pepita
    mision: historia historias objetivo objetivos
    morir: herida heridas
    muerte: herida heridas
    muerto: herida heridas
    oro: pepita pepitas
    pandilla: cuadrilla
    pelea: combate combates
    perfeccionado: mejorado
    pistola: arma armas revolver
    plancha: tablero
    plata: dinero
    policia: sheriff marshal
    potenciado: mejorado
    preso: arresto arrestos
    prision: arresto arrestos
    propiedad: escritura
    puntos: pl
    puntuacion: pl
    relato: historia
    requisito: condicion
    res: ganado
    robo: atraco atracos asalto asaltos
    robot: negro
    salario: ingresos
    salud: herida heridas
    suceso: evento
    sueldo: ingresos
    tienda: almacen almacenes comercio comercios
    titulo: escritura
    trauma: lesion
    vaca: ganado
    vendedor: mercader
    vender: banco deposito
    viajar: movimiento
    victoria: ganador pl
    vuelta: ronda
    yegua: montura monturas
