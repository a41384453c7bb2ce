web-module-extras = Extras
web-module-extras-more = Fourteen characters, six items, Legendary items, stories and events from the small boxes.
web-module-unique-events = Unique events
web-module-unique-events-more = Eight more event cards. Each leaves a token of its own that is worth a visit.
about-menu-extras = More characters, items, stories and events.
web-error-border-town-unique-events = Border Town is played without the unique events.
web-error-law-and-disorder-unique-events = Law and Disorder is played without the unique events.
web-error-serenade-unique-events = Serenade is played without the unique events.
