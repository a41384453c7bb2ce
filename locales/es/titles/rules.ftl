chapter-wb-titles = Títulos
rule-wb-titles-01 = Durante la preparación, baraja los títulos y revela exactamente uno para la partida.
rule-wb-titles-02 = Al final de la partida, quien cumple lo que dice el título gana sus PL.
rule-wb-titles-03 = Si varios jugadores son los que más tienen de lo que cuenta un título, cada uno de ellos gana los PL. Quien no tiene nada de ello no los gana.
    .ruling = Así se resuelven los empates en el contador de Tahúr, y un título hay que ganárselo.
