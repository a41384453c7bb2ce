about-menu-core-stories = Las historias del juego base, ninguna legendaria.
