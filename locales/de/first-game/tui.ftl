about-menu-first-game = Für Neulinge: kurz, weniger Material, feste Charaktere.
