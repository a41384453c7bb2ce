aid-bandit-cards = Bandit cards
aid-bandit-cards-intro = For each fight with a bandit, a card is drawn for the bandit’s number. What it gives and takes comes on top of the usual reward and penalty.
