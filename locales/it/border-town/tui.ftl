about-menu-border-town = Solo Buzzard Gulch, fattorie, oro come denaro.
homestead-of = fattoria: { $text }
