about-menu-sheriff-cards = Una carta cambia gli scontri con lo Sceriffo.
