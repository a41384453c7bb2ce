about-menu-border-town = Buzzard Gulch seul, des fermes, l’or pour monnaie.
homestead-of = ferme : { $text }
