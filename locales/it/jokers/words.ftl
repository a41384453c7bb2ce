web-module-jokers = Jolly
web-module-jokers-more = Due Jolly nel mazzo Poker: qualsiasi carta a poker, un Asso in uno scontro.
title-joker = Jolly
card-joker-black = Jolly nero
card-joker-red = Jolly rosso
web-gist-joker = Qualsiasi carta a poker, un Asso in uno scontro.
passive-any-card-in-poker = a poker questa carta è quella che rende migliore la tua combinazione, anche nel flop; in uno scontro è un Asso
