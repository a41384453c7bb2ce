about-menu-stories-in-order = The legendary stories in numerical order, as one tale.
