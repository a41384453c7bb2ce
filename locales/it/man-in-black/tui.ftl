automa-goods = { $lp } PL, { $cards ->
    [one] 1 carta nel suo mazzo
   *[other] { $cards } carte nel suo mazzo
}.
menu-man-in-black = Uomo in Nero
about-menu-man-in-black = Una terza figura, mossa dal gioco: la regola per due.
told-man-in-black = Gioca anche l’Uomo in Nero, come vuole la regola per due; --variant goals gioca senza di lui.
