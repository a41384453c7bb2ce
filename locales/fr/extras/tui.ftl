about-menu-gangs = Une milice pour les Marshalls, un gang pour les Wanted.
player-gang = Gang : { $text }
player-posse = Milice : { $text }
about-menu-unique-events = Huit événements avec leurs propres jetons.
