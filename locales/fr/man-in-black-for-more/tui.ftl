about-menu-man-in-black-for-more = L’Homme en Noir joue aussi avec 3 à 5 joueurs.
