about-menu-man-in-black-for-more = El Hombre de Negro se une también a 3, 4 o 5 jugadores.
