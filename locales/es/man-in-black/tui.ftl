automa-goods = { $lp } PL, { $cards ->
    [one] 1 carta en su mazo
   *[other] { $cards } cartas en su mazo
}.
about-menu-man-in-black = Una tercera figura, manejada por el juego, para dos jugadores.
