about-menu-first-game = For newcomers: short, fewer components, preset characters.
