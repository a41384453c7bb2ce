aid-titles = Titoli
aid-titles-intro = Durante la preparazione viene rivelato uno di questi titoli, che assegna PL a fine partita.
aid-titles-name = Titolo
aid-titles-text = Che cosa porta
title-of-most = { $lp } PL al giocatore { $of ->
        [money] con più denaro
        [nuggets] con più Pepite d’oro
        [items] con più oggetti
        [upgrades] con più oggetti migliorati
        [item-lp] con più PL dagli oggetti
        [wounds] con più ferite
        [marshal] con più punti Marshal
        [wanted] con più punti Ricercato
       *[wealth] più ricco, contando denaro, oggetti e atti di proprietà
    }; in caso di parità, a ciascuno dei giocatori in testa
title-of-each = { $of ->
    [money] { $lp } PL per ogni { $n }$ interi
    [wealth] { $lp } PL per ogni { $n }$ interi tra denaro, oggetti e atti di proprietà
   *[other] { $lp } PL per ogni { $n } { $of ->
        [money] denaro
        [nuggets] Pepite d’oro
        [items] oggetti
        [upgrades] oggetti migliorati
        [item-lp] PL dagli oggetti
        [wounds] ferite
        [marshal] punti Marshal
        [wanted] punti Ricercato
       *[wealth] ricchezza in denaro, oggetti e atti di proprietà
    }
}
