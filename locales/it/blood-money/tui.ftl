player-injury = Lesione: { $text }
score-injury = Lesione
trader-at = Regione del mercante: { $region }. Vende: { $wares }. Oggetti Leggendari: { $row }.
