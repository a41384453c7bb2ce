about-menu-core-stories = The stories of the base game, no legendary ones.
