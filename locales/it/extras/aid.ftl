# The aid on gangs and posses.

aid-act-recruit = Reclutare una posse o una banda
    .when = Hai punti Marshal e sei nell’Ufficio dello Sceriffo o del Marshal, oppure hai punti Ricercato e sei al Campo dei Fuorilegge. Non hai né una posse né una banda.
    .cost = 1 azione e 20$.
    .result = Pesca una carta della tua parte: una posse se hai punti Marshal, una banda se hai punti Ricercato.
    .example = Con 1 punto Marshal e 20$ recluti una posse nell’Ufficio del Marshal e peschi Il Furiere.
aid-followers = Bande e posse
aid-followers-intro = L’effetto della tua posse o banda si applica automaticamente, finché non perdi il tuo ultimo punto Marshal o Ricercato.
aid-followers-name = Carta
aid-followers-side = Parte
aid-followers-text = Effetto
aid-followers-posse = Posse
aid-followers-gang = Banda
