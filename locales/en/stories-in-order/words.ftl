web-module-stories-in-order = Stories in order
web-module-stories-in-order-more = The twenty legendary stories come in numerical order and tell one tale from its beginning. How each of them ends stays open.
web-error-stories-in-order-core-stories = The stories of the base game have no order.
web-error-stories-in-order-border-town = Border Town is played with the stories of the base game, which have no order.
web-error-stories-in-order-golden-rule = Golden Rule is played with the stories of the base game, which have no order.
web-error-stories-in-order-law-and-disorder = Law and Disorder is played with the stories of the base game, which have no order.
web-error-stories-in-order-serenade = Serenade is played with the stories of the base game, which have no order.
