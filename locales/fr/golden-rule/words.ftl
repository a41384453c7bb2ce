scoring-richest = Joueur le plus riche
