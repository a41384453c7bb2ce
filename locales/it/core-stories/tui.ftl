about-menu-core-stories = Le storie del gioco base, non le leggendarie.
