web-module-jokers = Jokers
web-module-jokers-more = Two Jokers in the poker deck: any card at poker, an Ace in a fight.
title-joker = Joker
card-joker-black = Black Joker
card-joker-red = Red Joker
web-gist-joker = Any card at poker, an Ace in a fight.
passive-any-card-in-poker = in a game of poker, this card counts as whichever card makes your best hand, even on the flop; in a fight, it is an Ace
