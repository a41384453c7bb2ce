chapter-wb-titles = Titoli
rule-wb-titles-01 = Durante la preparazione, mescola i titoli e rivelane esattamente uno per la partita.
rule-wb-titles-02 = Alla fine della partita, chi viene premiato dal titolo ne ottiene i PL.
rule-wb-titles-03 = Se più giocatori hanno la quantità maggiore di ciò che il titolo conta, ognuno di loro ottiene i PL. Chi non ne ha non ottiene nulla.
    .ruling = Così si risolvono le parità sul tracciato Azzardo, e un titolo va guadagnato.
