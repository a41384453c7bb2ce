player-injury = Séquelle : { $text }
score-injury = Séquelle
trader-at = Région du marchand : { $region }. Il vend : { $wares }. Équipements Légendaires : { $row }.
