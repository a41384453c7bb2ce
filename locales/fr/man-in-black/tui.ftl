automa-goods = { $lp } PL, { $cards ->
    [one] { $cards } carte dans son paquet
   *[other] { $cards } cartes dans son paquet
}.
about-menu-man-in-black = Un troisième larron, joué par le jeu, pour deux joueurs.
