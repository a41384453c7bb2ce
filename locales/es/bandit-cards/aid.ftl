aid-bandit-cards = Cartas de bandido
aid-bandit-cards-intro = Cuando empieza un combate contra un bandido, se revelan una carta y el número del bandido. Lo que la carta da y quita para ese número se suma a la recompensa y a la penalización habituales.
