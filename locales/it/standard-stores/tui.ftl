about-menu-standard-stores = Ciò che vende ogni negozio è fisso.
