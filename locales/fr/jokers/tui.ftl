about-menu-jokers = Deux Jokers : toute carte au poker, un As en combat.
