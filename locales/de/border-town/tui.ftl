about-menu-border-town = Nur Buzzard Gulch, Heimstätten, Gold als Geld.
homestead-of = Heimstätte von { $text }
