aid-sheriff-cards = Cartes Shérif
aid-sheriff-cards-intro = L’une de ces cartes s’applique aux combats contre le Shérif. Ce qu’elle donne et prend s’ajoute à la récompense et à la pénalité habituelles. Quand un joueur bat le Shérif, une autre carte est révélée.
