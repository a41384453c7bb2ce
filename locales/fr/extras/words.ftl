web-module-extras = Extras
web-module-extras-more = Quatorze personnages, six équipements, des équipements Légendaires, des histoires et des événements des petites boîtes.
web-module-unique-events = Événements uniques
web-module-unique-events-more = Huit cartes Événement de plus. Chacune laisse un jeton qui mérite une visite.
about-menu-extras = Personnages, objets, histoires et événements.
