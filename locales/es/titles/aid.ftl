aid-titles = Títulos
aid-titles-intro = Uno de estos títulos se revela para la partida y da sus PL al final.
aid-titles-name = Título
aid-titles-text = Qué da
# $lp: LP; $of: what it counts
title-of-most = { $lp } PL para el jugador con más { $of ->
        [money] dinero
        [nuggets] pepitas de oro
        [items] objetos
        [upgrades] objetos mejorados
        [item-lp] PL en objetos
        [wounds] heridas
        [marshal] puntos de Marshal
        [wanted] puntos de Buscado
       *[wealth] riqueza en dinero, objetos y escrituras
    }; en caso de empate, para cada uno de los empatados
# $lp: LP; $n: how many of it; $of: what it counts
title-of-each = { $of ->
    [money] { $lp } PL por cada ${ $n } completos
    [wealth] { $lp } PL por cada ${ $n } completos en dinero, objetos y escrituras
   *[other] { $lp } PL por cada { $n } { $of ->
        [money] de dinero
        [nuggets] pepitas de oro
        [items] objetos
        [upgrades] objetos mejorados
        [item-lp] PL en objetos
        [wounds] heridas
        [marshal] puntos de Marshal
        [wanted] puntos de Buscado
       *[wealth] de riqueza en dinero, objetos y escrituras
    }
}
