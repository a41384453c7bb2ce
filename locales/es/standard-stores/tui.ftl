about-menu-standard-stores = Lo que vende cada comercio es fijo, no se reparte.
