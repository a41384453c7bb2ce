web-variant-wild-wild-west = Wild Wild West
web-variant-wild-wild-west-more = Plus rude : un duel perdu coûte des PL, les voleurs prennent tout, un défenseur qui gagne marque des PL, et, vers la fin, on n’arrête plus personne.
