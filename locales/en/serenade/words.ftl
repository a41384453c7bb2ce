step-full-hand = Full hand: draw 2 more cards
