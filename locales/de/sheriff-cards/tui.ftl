about-menu-sheriff-cards = Eine Karte verändert Kämpfe gegen den Sheriff.
