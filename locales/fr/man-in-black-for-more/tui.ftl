about-menu-man-in-black-for-more = L’Homme en Noir rejoint aussi 3 à 5 joueurs.
