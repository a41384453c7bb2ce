step-full-hand = Main pleine : piochez 2 cartes de plus
web-error-serenade-first-game = Le mode « Sérénade » ne se joue pas en première partie.
web-error-serenade-gangs = Le mode « Sérénade » se joue sans gangs ni milices.
web-error-serenade-goals = Le mode « Sérénade » se joue sans objectifs.
web-error-serenade-jackpot = Dans le mode « Sérénade », la carte « Jackpot » n’est pas dans la pioche de poker.
web-error-serenade-rumors = Dans le mode « Sérénade », la carte « Rumeurs » n’est pas dans la pioche de poker.
web-error-serenade-scout = Dans le mode « Sérénade », la carte « Éclaireur » n’est pas dans la pioche de poker.
web-error-serenade-wild-wild-west = Le mode « Sérénade » se joue sans Wild Wild West.
