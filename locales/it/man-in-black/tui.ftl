automa-goods = { $lp } PL, { $cards ->
    [one] 1 carta nel suo mazzo
   *[other] { $cards } carte nel suo mazzo
}.
about-menu-man-in-black = Una terza figura, mossa dal gioco, per due giocatori.
