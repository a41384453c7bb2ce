web-module-extras = Extras
web-module-extras-more = Quatorze personnages, six objets, des objets légendaires, histoires, événements, gangs et milices des petites boîtes.
about-menu-extras = Personnages, objets, histoires, événements, gangs et milices.
