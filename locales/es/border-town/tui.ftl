about-menu-border-town = Solo Buzzard Gulch, granjas, oro como dinero.
homestead-of = granja de { $text }
