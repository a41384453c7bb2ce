aid-bandit-cards = Cartes de bandit
aid-bandit-cards-intro = Quand un combat contre un bandit commence, une carte et le numéro du bandit sont révélés. Ce que la carte donne et prend pour ce numéro s’ajoute à la récompense et à la pénalité habituelles.
