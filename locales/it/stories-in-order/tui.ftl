about-menu-stories-in-order = Le storie leggendarie in ordine, come un solo racconto.
