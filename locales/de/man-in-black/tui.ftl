automa-goods = { $lp } LP, { $cards ->
    [one] 1 Karte in seinem Stapel
   *[other] { $cards } Karten in seinem Stapel
}.
about-menu-man-in-black = Eine dritte Figur, vom Spiel geführt, für zwei Spieler.
