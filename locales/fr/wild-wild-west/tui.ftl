menu-kind-wild-wild-west = Wild Wild West
about-menu-kind-wild-wild-west = Plus rude : duels chers, vols complets, fin sans arrêts.
