about-menu-gangs = Ein Aufgebot für Marshals, eine Gang für Wanted-Spieler.
player-gang = Gang: { $text }
player-posse = Aufgebot: { $text }
about-menu-unique-events = Acht Ereignisse mit eigenen Plättchen.
