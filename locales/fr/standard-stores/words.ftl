web-module-standard-stores = Magasins standard
web-module-standard-stores-more = Ce que vend chaque magasin est fixé au lieu d’être distribué au hasard.
