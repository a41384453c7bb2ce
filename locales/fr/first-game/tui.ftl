menu-kind-first-game = première partie
about-menu-kind-first-game = Pour débuter : courte, allégée, personnages connus.
