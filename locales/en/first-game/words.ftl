web-error-first-game-goals = A first game is played without goals.
web-error-first-game-length = A first game is played to 15 LP.
web-error-first-game-players = A first game is for 2 to 4 players.
web-error-first-game-character = This character is not used in a first game: choose Billy the Kid, Bass Reeves or Annie Oakley, or Bloody Knife with four players.
web-error-first-game-begins = A first game needs Billy the Kid, who goes first.
web-variant-first-game = First game
web-variant-first-game-more = For newcomers: 2 to 4 players, four set characters, to 15 LP; no goals, no cattle, three fewer items and half of the stories.
