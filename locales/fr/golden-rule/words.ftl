scoring-richest = Joueur le plus riche
web-error-golden-rule-dead-or-alive = Dans le mode Règle d’or, la carte Mort ou vif n’est pas dans la pioche Poker.
web-error-golden-rule-first-game = Règle d’or n’est pas une première partie.
web-error-golden-rule-goals = Règle d’or se joue sans objectifs.
web-error-golden-rule-outfit = Dans le mode Règle d’or, la carte Attirail n’est pas dans la pioche Poker.
web-error-golden-rule-scout = Dans le mode Règle d’or, la carte Éclaireur n’est pas dans la pioche Poker.
web-error-golden-rule-vendetta = Dans le mode Règle d’or, la carte Vendetta n’est pas dans la pioche Poker.
web-error-golden-rule-wild-wild-west = Règle d’or se joue sans Wild Wild West.
