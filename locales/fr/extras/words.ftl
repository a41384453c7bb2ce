web-module-extras = Extras
web-module-extras-more = Quatorze personnages, six équipements, des équipements Légendaires, des histoires et des événements des petites boîtes.
web-module-unique-events = Événements uniques
web-module-unique-events-more = Huit cartes Événement de plus. Chacune laisse un jeton qui mérite une visite.
about-menu-extras = Personnages, équipements, histoires et événements.
web-error-border-town-unique-events = Le mode « Ville frontière » se joue sans les événements uniques.
web-error-law-and-disorder-unique-events = Le mode « La loi et le désordre » se joue sans les événements uniques.
web-error-serenade-unique-events = Le mode « Sérénade » se joue sans les événements uniques.
