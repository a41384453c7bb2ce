about-menu-wild-wild-west = Plus rude : duels chers, vols complets, fin sans arrestations.
