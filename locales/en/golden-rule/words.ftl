scoring-richest = Richest player
web-error-golden-rule-dead-or-alive = In Golden Rule, Dead or Alive is not in the poker deck.
web-error-golden-rule-first-game = Golden Rule is no first game.
web-error-golden-rule-goals = Golden Rule is played without goals.
web-error-golden-rule-outfit = In Golden Rule, Outfit is not in the poker deck.
web-error-golden-rule-scout = In Golden Rule, Scout is not in the poker deck.
web-error-golden-rule-vendetta = In Golden Rule, Vendetta is not in the poker deck.
web-error-golden-rule-wild-wild-west = Golden Rule is played without Wild Wild West.
