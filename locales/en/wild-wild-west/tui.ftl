about-menu-wild-wild-west = Rougher: lost duels cost LP, robbers take all, no late arrests.
