aid-sheriff-cards = Cartas del Sheriff
aid-sheriff-cards-intro = Una de estas cartas está en vigor en los combates contra el Sheriff. Lo que da y lo que quita se suma a la recompensa y a la penalización habituales. Cuando alguien vence al Sheriff, se revela otra carta.
