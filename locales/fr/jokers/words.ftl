web-module-jokers = Jokers
web-module-jokers-more = Deux Jokers dans la pioche : n’importe quelle carte au poker, un As en combat.
title-joker = Joker
card-joker-black = Joker noir
card-joker-red = Joker rouge
web-gist-joker = N’importe quelle carte au poker, un As en combat.
passive-any-card-in-poker = au poker, cette carte compte comme celle qui vous donne la meilleure main, même dans le flop ; en combat, elle compte comme un As
