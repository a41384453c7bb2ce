chapter-wb-titles = Titles
rule-wb-titles-01 = During setup, shuffle the titles and reveal exactly one for the game.
rule-wb-titles-02 = At the end of the game, each player whom the title rewards gains its LP.
rule-wb-titles-03 = If several players have the most of what a title counts, each of them gains the LP. A player who has none of it gains nothing.
    .ruling = Ties on the Gambler track are treated the same way, and a title has to be earned.
