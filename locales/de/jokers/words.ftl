web-module-jokers = Joker
web-module-jokers-more = Zwei Joker im Stapel der Pokerkarten: beim Poker jede Karte, im Kampf ein Ass.
title-joker = Joker
card-joker-black = Schwarzer Joker
card-joker-red = Roter Joker
web-gist-joker = Beim Poker jede Karte, im Kampf ein Ass.
passive-any-card-in-poker = beim Poker zählt diese Karte als die Karte, mit der dein Blatt am besten ist, auch auf dem Flop; im Kampf ist sie ein Ass
