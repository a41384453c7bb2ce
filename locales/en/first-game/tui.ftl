menu-kind-first-game = first game
about-menu-kind-first-game = For newcomers: short, fewer things, known characters.
