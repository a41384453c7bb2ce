about-menu-titles = Un titolo porta PL alla fine.
