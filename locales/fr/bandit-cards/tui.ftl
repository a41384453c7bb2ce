about-menu-bandit-cards = Une carte modifie chaque combat contre un bandit.
