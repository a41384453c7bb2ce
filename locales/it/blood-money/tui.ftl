trader-at = Regione del mercante: { $region }. Vende: { $wares }. Oggetti Leggendari: { $row }.
