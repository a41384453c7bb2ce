about-menu-gangs = A posse for Marshals, a gang for the Wanted.
player-gang = Gang: { $text }
player-posse = Posse: { $text }
about-menu-unique-events = Eight events with tokens of their own.
