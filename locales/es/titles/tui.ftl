about-menu-titles = Un título da PL al final.
