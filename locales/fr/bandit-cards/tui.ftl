about-menu-bandit-cards = Une carte change chaque combat contre un bandit.
