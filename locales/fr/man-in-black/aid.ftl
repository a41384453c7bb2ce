aid-with-man-in-black = avec l’Homme en Noir
aid-setup-automa = L’Homme en Noir entre en jeu : mélangez ses cartes en un paquet, placez sa figurine à la Gare et un cube pour ses PL à côté de ceux des joueurs.
aid-turn-automa = Quand tous ont joué leur tour, c’est celui de l’Homme en Noir : piochez la carte du dessus de son paquet et appliquez-la de haut en bas.
aid-score-automa = L’Homme en Noir garde les PL qu’il a, et remporte toute égalité pour la première place.
aid-icon-automa = L’Homme en Noir.
aid-cards-deeds = Cartes de l’Homme en Noir
