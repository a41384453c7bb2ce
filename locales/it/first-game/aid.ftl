aid-with-first-game = prima partita
