about-menu-bandit-cards = Eine Karte verändert jeden Kampf gegen einen Banditen.
