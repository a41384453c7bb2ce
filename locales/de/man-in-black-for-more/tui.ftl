about-menu-man-in-black-for-more = Der Mann in Schwarz auch bei 3 bis 5 Spielern.
