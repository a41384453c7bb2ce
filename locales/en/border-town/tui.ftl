about-menu-border-town = Buzzard Gulch alone, homesteads, gold as money.
homestead-of = homestead of { $text }
