player-injury = Séquelle : { $text }
score-injury = Séquelle
