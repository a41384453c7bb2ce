web-module-extras = Extra
web-module-extras-more = Quattordici personaggi, sei oggetti, Oggetti Leggendari, storie ed eventi delle scatole piccole.
web-module-unique-events = Eventi unici
web-module-unique-events-more = Altri otto eventi. Ognuno lascia un segnalino che merita una visita.
about-menu-extras = Altri personaggi, oggetti, storie ed eventi.
web-error-border-town-unique-events = La modalità Città di frontiera si gioca senza gli eventi unici.
web-error-law-and-disorder-unique-events = La modalità Legge e disordine si gioca senza gli eventi unici.
web-error-serenade-unique-events = La modalità Serenata si gioca senza gli eventi unici.
