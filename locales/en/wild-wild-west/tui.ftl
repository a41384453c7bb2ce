about-menu-wild-wild-west = Rougher: dear duels, robbers take all, no late arrests.
