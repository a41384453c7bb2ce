about-menu-first-game = For newcomers: short, fewer components, set characters.
