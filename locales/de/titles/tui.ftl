about-menu-titles = Ein Titel bringt am Ende LP.
