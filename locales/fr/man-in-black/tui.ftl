automa-goods = { $lp } PL, { $cards ->
    [one] { $cards } carte dans son paquet
   *[other] { $cards } cartes dans son paquet
}.
menu-man-in-black = Homme en Noir
about-menu-man-in-black = Un troisième larron, joué par le jeu : la règle à deux.
told-man-in-black = L’Homme en Noir est de la partie, comme le veut la règle à deux joueurs ; --variant goals joue sans lui.
