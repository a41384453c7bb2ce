aid-with-first-game = deine erste Partie
