aid-bandit-cards = Cartes de bandit
aid-bandit-cards-intro = Pour chaque combat contre un bandit, une carte est piochée selon le numéro du bandit. Ce qu’elle donne et prend s’ajoute à la récompense et à la pénalité habituelles.
