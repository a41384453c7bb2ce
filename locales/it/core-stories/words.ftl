web-module-core-stories = Storie base
web-module-core-stories-more = Le storie del gioco base al posto di quelle leggendarie, senza il tracciato Storia e il dado del rischio.
