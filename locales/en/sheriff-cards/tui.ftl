about-menu-sheriff-cards = A card changes fights with the Sheriff.
