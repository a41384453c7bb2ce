step-full-hand = Full hand: draw 2 more cards
web-error-serenade-first-game = Serenade cannot be played as a first game.
web-error-serenade-gangs = Serenade is played without gangs and posses.
web-error-serenade-goals = Serenade is played without goals.
web-error-serenade-jackpot = In Serenade, Jackpot is not in the poker deck.
web-error-serenade-rumors = In Serenade, Rumors is not in the poker deck.
web-error-serenade-scout = In Serenade, Scout is not in the poker deck.
web-error-serenade-wild-wild-west = Serenade is played without Wild Wild West.
