aid-with-man-in-black = with the Man in Black
aid-setup-automa = The Man in Black takes part: shuffle his cards into a deck, put his figure on the Rail Station and a cube for his LP beside those of the players.
aid-turn-automa = After all players have taken their turns, the Man in Black takes his: draw his top card and carry it out from top to bottom.
aid-score-automa = The Man in Black scores the LP that he has, and wins every tie for first place.
aid-icon-automa = The Man in Black.
aid-cards-deeds = Man in Black cards
