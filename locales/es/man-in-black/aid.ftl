aid-with-man-in-black = con el Hombre de Negro
aid-setup-automa = Participa el Hombre de Negro: baraja sus cartas en un mazo, pon su figura en la estación de tren y un cubo para sus PL junto a los de los jugadores.
aid-turn-automa = Cuando todos los jugadores han jugado su turno, juega el suyo el Hombre de Negro: roba su carta superior y aplícala de arriba abajo.
aid-score-automa = El Hombre de Negro puntúa los PL que tiene y gana cualquier empate en el primer puesto.
aid-icon-automa = El Hombre de Negro.
aid-cards-deeds = Cartas del Hombre de Negro
