about-menu-wild-wild-west = Plus rude : un duel perdu coûte 1 PL, on vole tout, fin sans arrestations.
