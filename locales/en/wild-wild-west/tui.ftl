menu-kind-wild-wild-west = Wild Wild West
about-menu-kind-wild-wild-west = Rougher: dear duels, robbers take all, no late arrests.
