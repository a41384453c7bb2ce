about-menu-border-town = Buzzard Gulch seul, des fermes, l’or comme argent.
homestead-of = ferme : { $text }
