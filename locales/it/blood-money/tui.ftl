about-menu-dead-or-alive = Sostituisce Caccia all’Uomo (4♦ 4♥): denaro per scontri vinti.
about-menu-ruthless = Sostituisce Mani in Alto! (6♦ 6♥): subisci una ferita, carta avversaria −4.
about-menu-stagecoach = Sostituisce Sprint (3♦ 3♥): vai a una Stazione e ottieni 10$.
player-injury = Lesione: { $text }
score-injury = Lesione
trader-at = Regione del mercante: { $region }. Vende: { $wares }. Oggetti Leggendari: { $row }.
