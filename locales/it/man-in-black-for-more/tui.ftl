about-menu-man-in-black-for-more = L’Uomo in Nero gioca anche in 3, 4 o 5.
