web-module-extras = Extras
web-module-extras-more = Fourteen characters, six items, Legendary items, stories and events from the small boxes.
about-menu-extras = More characters, items, stories and events.
