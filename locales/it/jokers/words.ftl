web-module-jokers = Jolly
web-module-jokers-more = Due Jolly nel mazzo Poker: qualsiasi carta a poker, un Asso in uno scontro.
title-joker = Jolly
card-joker-black = Jolly nero
card-joker-red = Jolly rosso
web-gist-joker = Qualsiasi carta a poker, un Asso in uno scontro.
passive-any-card-in-poker = a poker questa carta vale come quella che ti dà la combinazione migliore, anche se è nel flop; in uno scontro è un Asso
