automa-goods = { $lp } PL, { $cards ->
    [one] { $cards } carte dans son paquet
   *[other] { $cards } cartes dans son paquet
}.
about-menu-man-in-black = À deux, un troisième larron, mené par le programme.
