about-menu-bandit-cards = Una carta cambia cada combate contra un bandido.
