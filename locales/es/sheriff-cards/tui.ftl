about-menu-sheriff-cards = Una carta cambia los combates contra el Sheriff.
