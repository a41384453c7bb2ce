aid-sheriff-cards = Sheriff cards
aid-sheriff-cards-intro = One of these cards is in force in fights with the Sheriff. What it gives and takes comes on top of the usual reward and penalty. When somebody beats the Sheriff, another card is revealed.
