about-menu-first-game = Pour débuter : courte, allégée, personnages imposés.
