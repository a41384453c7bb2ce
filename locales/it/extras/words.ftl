web-module-extras = Extra
web-module-extras-more = Quattordici personaggi, sei oggetti, Oggetti Leggendari, storie ed eventi delle scatole piccole.
web-module-unique-events = Eventi unici
web-module-unique-events-more = Altre otto carte evento. Ognuna lascia un segnalino che merita una visita.
about-menu-extras = Altri personaggi, oggetti, storie ed eventi.
