web-module-extras = Extra
web-module-extras-more = Quattordici personaggi, sei oggetti, Oggetti Leggendari, storie ed eventi delle scatole piccole.
about-menu-extras = Altri personaggi, oggetti, storie ed eventi.
