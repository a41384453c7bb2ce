aid-titles = Titoli
aid-titles-intro = Uno di questi titoli è rivelato per la partita e contato alla fine.
aid-titles-name = Titolo
aid-titles-text = Che cosa porta
title-of-most = { $lp } PL al giocatore con più { $of ->
        [money] denaro
        [nuggets] Pepite d’oro
        [items] oggetti
        [upgrades] oggetti migliorati
        [item-lp] PL sugli oggetti
        [wounds] ferite
        [marshal] punti Marshal
        [wanted] punti Ricercato
       *[wealth] ricchezza in denaro, oggetti e atti
    }; in caso di pareggio, a ognuno
title-of-each = { $of ->
    [money] { $lp } PL per ogni { $n }$ completi
    [wealth] { $lp } PL per ogni { $n }$ completi di denaro, oggetti e atti
   *[other] { $lp } PL per ogni { $n } { $of ->
        [money] denaro
        [nuggets] Pepite d’oro
        [items] oggetti
        [upgrades] oggetti migliorati
        [item-lp] PL sugli oggetti
        [wounds] ferite
        [marshal] punti Marshal
        [wanted] punti Ricercato
       *[wealth] ricchezza in denaro, oggetti e atti
    }
}
