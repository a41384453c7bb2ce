step-full-hand = Main pleine : piochez 2 cartes de plus
web-error-serenade-first-game = Sérénade ne se joue pas en première partie.
web-error-serenade-gangs = Sérénade se joue sans gangs ni milices.
web-error-serenade-goals = Sérénade se joue sans objectifs.
web-error-serenade-jackpot = Dans le mode Sérénade, la carte Jackpot n’est pas dans la pioche Poker.
web-error-serenade-rumors = Dans le mode Sérénade, la carte Rumeurs n’est pas dans la pioche Poker.
web-error-serenade-scout = Dans le mode Sérénade, la carte Éclaireur n’est pas dans la pioche Poker.
web-error-serenade-wild-wild-west = Sérénade se joue sans Wild Wild West.
