automa-goods = { $lp } LP, { $cards ->
    [one] 1 card in his deck
   *[other] { $cards } cards in his deck
}.
about-menu-man-in-black = A third figure, played by the game, for two players.
