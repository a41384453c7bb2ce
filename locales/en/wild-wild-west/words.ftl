web-variant-wild-wild-west = Wild Wild West
web-variant-wild-wild-west-more = Rougher: duels cost LP, robbers take all, who is attacked and wins gains LP, and in the end nobody is arrested.
