about-menu-wild-wild-west = Rougher: duels cost LP, robbers take all, no late arrests.
