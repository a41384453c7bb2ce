# Searching the rules: words that say nothing, and words that players use for what the rules call otherwise.

# Left out of what is looked for, with spaces between.
search-stop-words = a al algo alguna alguno alli antes aqui asi aun cada como con cual cuales cualquier cuando cuanta cuantas cuanto cuantos de del desde donde e el ella ellas ellos en entonces era es esa ese eso esta estan estar estas este esto estos estoy fue ha han has hay he hace hacer la las le les lo los me mi mis mas mucho muy ni no nos o otra otro para pero por porque pueda puede pueden puedo que quien quienes se sea ser si sin sobre son su sus tambien te tengo tiene tienen tienes ti tu tus u un una uno unos y ya yo

# One word on each line, and what the rules call it; both in any form, in small letters.
search-synonyms =
    adversario: rival
    alguacil: sheriff marshal
    arma: revolver escopeta rifle
    asesinar: combate combates
    atacar: combate combates duelo duelos
    bar: saloon
    batalla: combate combates
    caballo: montura monturas mustang mula
    cantina: saloon
    carcel: arresto arrestos
    comenzar: preparacion
    comerciante: mercader
    comprar: almacen almacenes comercio comercios
    criminal: buscado buscados
    cuatrero: ganado
    curar: herida heridas doctor
    detener: arresto arrestos
    dinero: ingresos
    disparar: combate combates
    dolar: dinero
    empezar: preparacion
    enfermo: herida heridas doctor
    enfrentamiento: combate combates
    fiesta: cabaret
    forajido: buscado buscados bandido bandidos
    ganar: victoria pl
    hospital: doctor
    iniciar: preparacion
    ladron: atraco atracos
    matar: combate combates herida heridas
    medico: doctor
    mision: historia historias objetivo objetivos
    morir: herida heridas
    muerte: herida heridas
    muerto: herida heridas
    oro: pepita pepitas
    pelea: combate combates
    pistola: arma armas revolver
    plata: dinero
    policia: sheriff marshal
    preso: arresto arrestos
    prision: arresto arrestos
    puntos: pl
    puntuacion: pl
    res: ganado
    robo: atraco atracos asalto asaltos
    salud: herida heridas
    tienda: almacen almacenes comercio comercios
    vaca: ganado
    vender: banco deposito
    viajar: movimiento
    victoria: ganador pl
    yegua: montura monturas
