about-menu-bandit-cards = A card changes each fight with a bandit.
