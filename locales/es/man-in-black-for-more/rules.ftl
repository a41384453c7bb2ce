chapter-wb-man-in-black-for-more = El Hombre de Negro para más jugadores
rule-wb-man-in-black-10 = Con tres jugadores o más, siete de las cartas del Hombre de Negro quedan fuera de su mazo.
rule-wb-man-in-black-19 = Con dos jugadores, todas las cartas del Hombre de Negro están en su mazo; con cuatro, siete de ellas quedan fuera.
rule-wb-man-in-black-21 = El Hombre de Negro se une a las partidas de tres a cinco jugadores. Sus cartas 1, 4, 5, 8, 9, 10 y 15 quedan fuera.
    .ruling = Con seis no hay sitio para una séptima figura. Nada indica si los códigos impresos son los números de las cartas, pero los números encajan.
