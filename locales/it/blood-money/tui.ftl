player-injury = Lesione: { $text }
score-injury = Lesione
