web-module-jokers = Jokers
web-module-jokers-more = Deux Jokers dans la pioche : n’importe quelle carte au poker, un As en combat.
title-joker = Joker
card-joker-black = Joker noir
card-joker-red = Joker rouge
web-gist-joker = N’importe quelle carte au poker, un As en combat.
passive-any-card-in-poker = au poker, cette carte est celle qui donne votre meilleure main, même au flop ; en combat, c’est un As
