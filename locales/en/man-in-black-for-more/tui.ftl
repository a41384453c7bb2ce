about-menu-man-in-black-for-more = The Man in Black joins 3 to 5 players, too.
