about-menu-sheriff-cards = Une carte change les combats contre le Shérif.
