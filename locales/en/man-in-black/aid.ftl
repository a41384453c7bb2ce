aid-with-man-in-black = with the Man in Black
aid-setup-automa = The Man in Black joins in: shuffle his cards into a deck, put his figure on the Rail Station and a cube for his LP beside those of the players.
aid-turn-automa = When all have had their turn, the Man in Black has his: draw his top card and carry it out from top to bottom.
aid-score-automa = The Man in Black scores the LP that he has, and wins every tie for the first place.
aid-icon-automa = The Man in Black.
aid-cards-deeds = Cards of the Man in Black
