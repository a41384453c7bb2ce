## Modes

chapter-mode-general = Le modalità
rule-mode-general-01 = Le modalità seguono le regole di Blood Money, salvo diversa indicazione.
rule-mode-general-02 = Le modalità si giocano con tutte le carte Poker alternative che non tolgono.
rule-mode-general-03 = Le varianti che una modalità non nomina non si giocano in essa.
rule-mode-general-04 = Le modalità si giocano con Ante Up, Blood Money e gli extra.
rule-mode-general-08 = Qualunque cosa una modalità faccia al mazzo Poker, ogni carta mantiene valore e seme.
rule-mode-general-09 = In una modalità ciò che vende ogni negozio è fissato. Nulla viene distribuito.
rule-mode-general-10 = In una modalità, gioca con i Jolly se vuoi.
rule-mode-general-11 = Quando una modalità si gioca con le storie del gioco base, il tracciato Storia e il dado del rischio non sono in gioco, e nulla dà punti Storia.
    .ruling = Le storie leggendarie, il tracciato e il dado vanno insieme, e nessun personaggio di queste modalità ne ha bisogno.
rule-mode-general-12 = I numeri di giocatori e le durate consigliati sono indicazioni: si può giocare ogni modalità da 2 a 6, fino a 15, 20 o 25 PL. In due partecipa come al solito l’Uomo in Nero, a meno che tu non lo escluda.
    .ruling = Il regolamento li consiglia soltanto, e descrive Serenata per due anche se la consiglia per più giocatori.
