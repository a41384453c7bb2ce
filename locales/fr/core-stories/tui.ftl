about-menu-core-stories = Les histoires du jeu de base, pas les légendaires.
