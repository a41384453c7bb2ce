player-injury = Injury: { $text }
score-injury = Injury
trader-at = The trader is in this region: { $region }. He sells { $wares }. Legendary items: { $row }.
