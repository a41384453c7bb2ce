aid-bandit-cards = Bandit cards
aid-bandit-cards-intro = When a fight with a bandit begins, a card and the bandit’s number are revealed. What the card gives and takes for this number comes on top of the usual reward and penalty.
