about-menu-gangs = Una posse per i Marshal, una banda per i Ricercati.
player-gang = Banda: { $text }
player-posse = Posse: { $text }
about-menu-unique-events = Otto eventi con segnalini propri.
