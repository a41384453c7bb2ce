aid-with-first-game = your first game
