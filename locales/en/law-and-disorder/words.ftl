step-infamous = Infamous
web-error-law-and-disorder-first-game = Law and Disorder cannot be played as a first game.
web-error-law-and-disorder-goals = Law and Disorder is played without goals.
web-error-law-and-disorder-jackpot = In Law and Disorder, Jackpot is not in the poker deck.
web-error-law-and-disorder-rumors = In Law and Disorder, Rumors is not in the poker deck.
web-error-law-and-disorder-wild-wild-west = Law and Disorder is played without Wild Wild West.
