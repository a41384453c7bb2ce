about-menu-stories-in-order = Les histoires légendaires dans l’ordre, en un seul récit.
