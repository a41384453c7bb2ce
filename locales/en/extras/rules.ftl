## Modes

chapter-mode-general = Modes
rule-mode-general-01 = Modes follow the rules of Blood Money, except where they say otherwise.
rule-mode-general-02 = Modes are played with all alternate poker cards that they do not remove.
rule-mode-general-03 = Variants that a mode does not name are not played in it.
rule-mode-general-04 = Modes are played with Ante Up, Blood Money and the extras.
rule-mode-general-08 = Whatever a mode does with the poker deck, each card keeps its rank and suit.
rule-mode-general-09 = What each store sells is fixed in a mode. Nothing is dealt.
rule-mode-general-10 = Play with the Jokers in a mode if you like.
rule-mode-general-11 = Where a mode is played with the stories of the base game, the Story track and the risk die are not in play, and nothing gives Story points.
    .ruling = Legendary stories, the track and the die come together, and no character of these modes needs them.
rule-mode-general-12 = The recommended numbers of players and lengths are advice: 2 to 6 players can play any mode to 15, 20 or 25 LP. With two players the Man in Black joins as usual, unless you leave him out.
    .ruling = The rulebook only recommends them, and it describes Serenade for two although it recommends it for more.
