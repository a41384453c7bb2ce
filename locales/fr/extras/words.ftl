web-module-extras = Extras
web-module-extras-more = Quatorze personnages, six équipements, des équipements Légendaires, des histoires et des événements des petites boîtes.
about-menu-extras = Personnages, objets, histoires et événements.
