chapter-bm-standard-stores = Negozi standard
rule-bm-standard-stores-01 = Con i negozi standard non si distribuisce nessun oggetto a caso: ogni negozio ha i suoi oggetti, con almeno un’arma e una cavalcatura agli Empori e al Posto di Scambio.
rule-bm-standard-stores-02 = Il Posto di Scambio vende la Derringer, la Gazzetta, la Mappa del Minatore, il Quarter Horse, l’Olio di Serpente e il Whiskey. Il mercante, se c’è, vende la Borsa dei Rimedi e, con gli extra, il Sacco a Pelo, il Moschetto, la Fondina, il Paciere, le Bisacce e il Cavallo da Tiro. Gli Empori vendono tutto il resto.
    .ruling = Nessuna fonte dice in quale negozio la carta della preparazione standard mette ciascun oggetto. Gli oggetti di ogni scatola si vendono quindi nel negozio introdotto da quella scatola.
