about-menu-first-game = Para principiantes: corta, menos piezas, personajes fijos.
