automa-goods = { $lp } LP, { $cards ->
    [one] 1 card in his deck
   *[other] { $cards } cards in his deck
}.
menu-man-in-black = Man in Black
about-menu-man-in-black = A third figure, played by the game: the rules for two.
told-man-in-black = The Man in Black joins in, as the rules for two players have it; --variant goals plays without him.
