player-injury = Injury: { $text }
score-injury = Injury
