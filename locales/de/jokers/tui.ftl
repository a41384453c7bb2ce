about-menu-jokers = Zwei Joker im Stapel: jede Karte beim Poker, ein Ass im Kampf.
