web-module-jokers = Comodines
web-module-jokers-more = Dos comodines en el mazo de póker: cualquier carta al póker, un as en un combate.
title-joker = Comodín
card-joker-black = Comodín negro
card-joker-red = Comodín rojo
web-gist-joker = Cualquier carta al póker, un as en un combate.
passive-any-card-in-poker = al póker, esta carta cuenta como la que te dé la mejor jugada, incluso en el flop; en un combate es un as
