about-menu-jokers = Dos comodines: cualquier carta al póker, un as en un combate.
