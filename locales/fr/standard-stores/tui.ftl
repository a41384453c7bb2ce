about-menu-standard-stores = Ce que vend chaque magasin est fixé d’avance.
