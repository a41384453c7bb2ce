web-module-extras = Extra
web-module-extras-more = Quattordici personaggi, sei oggetti, oggetti leggendari, storie, eventi, bande e posse delle scatole piccole.
about-menu-extras = Altri personaggi, oggetti, storie, eventi, bande e posse.
