about-menu-first-game = For newcomers: short, fewer things, known characters.
