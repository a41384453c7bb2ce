aid-bandit-cards = Cartas de bandido
aid-bandit-cards-intro = En cada combate contra un bandido se roba una carta para el número del bandido. Lo que da y lo que quita se suma a la recompensa y a la penalización habituales.
