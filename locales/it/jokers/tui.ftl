about-menu-jokers = Due Jolly: qualsiasi carta a poker, un Asso in uno scontro.
