about-menu-stories-in-order = Les histoires légendaires par numéro, en un seul récit.
