web-module-extras = Extras
web-module-extras-more = Fourteen characters, six items, Legendary items, stories and events from the small boxes.
web-module-unique-events = Unique events
web-module-unique-events-more = Eight more event cards. Each leaves a token of its own that is worth a visit.
about-menu-extras = More characters, items, stories and events.
