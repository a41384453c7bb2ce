web-module-extras = Extras
web-module-extras-more = Fourteen characters, six items, Legendary items, stories, events, gangs and posses from the small boxes.
about-menu-extras = More characters, items, stories, events, gangs and posses.
