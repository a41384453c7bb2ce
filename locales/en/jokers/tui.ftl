about-menu-jokers = Two wild cards in the deck: any card at poker, an Ace in a fight.
