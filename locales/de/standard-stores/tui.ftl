about-menu-standard-stores = Was jeder Laden verkauft, steht fest.
