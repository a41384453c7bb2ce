aid-with-first-game = tu primera partida
