web-variant-wild-wild-west = Wild Wild West
web-variant-wild-wild-west-more = Rougher: lost duels cost LP, robbers take all, a defender who wins gains LP, and late in the game nobody is arrested.
