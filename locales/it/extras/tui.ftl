about-menu-gangs = Una posse per i Marshal, una banda per i Ricercati
player-gang = Banda: { $text }
player-posse = Posse: { $text }
