about-menu-stories-in-order = The legendary stories come by their numbers, as one tale.
