about-menu-titles = One title brings LP at the end.
