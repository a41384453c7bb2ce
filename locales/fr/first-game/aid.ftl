aid-with-first-game = première partie
