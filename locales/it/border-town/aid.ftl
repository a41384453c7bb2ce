# The aid on Border Town: homesteads.

aid-act-settle = Piazzare la fattoria
    .when = Sei in uno spazio Frontiera senza segnalino Frontiera e senza fattoria, e la tua non è ancora piazzata.
    .cost = 1 azione e 40$.
    .result = La tua fattoria resta in questo spazio fino a fine partita. Nessun altro può usarla.
    .example = Paghi il segnalino Frontiera di uno spazio, poi con l’azione successiva vi piazzi la tua fattoria.
aid-act-improve = Migliorare la fattoria
    .when = Sei nella tua fattoria.
    .cost = 1 azione e 30$ per ogni PL. Ogni pepita vale 20$.
    .result = Ottieni 1 PL ogni 30$.
    .example = Spendi 20$ e 2 pepite: sono 60$, quindi ottieni 2 PL.
aid-act-recuperate = Riprendersi
    .when = Sei nella tua fattoria.
    .cost = 1 azione.
    .result = Perdi tutte le ferite e peschi una carta Poker per ciascuna.
    .example = Con 2 ferite, le perdi entrambe e peschi 2 carte.
