# The aid on Border Town: homesteads.

aid-act-settle = Piazzare la fattoria
    .when = Sei in uno spazio della Frontiera senza segnalino Frontiera e senza fattoria, e la tua non è ancora piazzata.
    .cost = 1 azione e 40$.
    .result = La tua fattoria resta in questo spazio fino a fine partita. Nessun altro può usarla.
    .example = Paghi il segnalino Frontiera di uno spazio, poi con l’azione successiva vi piazzi la tua fattoria.
aid-act-improve = Migliorare la fattoria
    .when = Sei nella tua fattoria.
    .cost = 1 azione e 30$ per ogni PL. Ogni Pepita vale 20$.
    .result = Ottieni 1 PL ogni 30$.
    .example = Spendi 20$ e 2 Pepite: sono 60$, quindi ottieni 2 PL.
aid-act-recuperate = Riprendersi
    .when = Sei nella tua fattoria.
    .cost = 1 azione.
    .result = Perdi tutte le ferite e peschi una carta Poker per ciascuna.
    .example = Con 2 ferite, le perdi entrambe e peschi 2 carte.

# What replaces messages of the base game: the same ids, with that of the mode behind them. `rules` are the rules that a line names.

location-general-store-border-town = Posto di Scambio ed Emporio
location-sheriffs-office-border-town = Ufficio del Marshal
aid-setup-sheriff-border-town = Metti lo Sceriffo nell’Ufficio del Marshal.
    .rules = mode.border-town.49
aid-setup-places-border-town = Nello stesso ordine, ognuno mette la miniatura in uno spazio qualsiasi senza altri giocatori.
    .rules = mode.border-town.20
aid-plan-gold-border-town = L’oro e una fattoria: cerca l’oro in una Miniera, piazza la tua fattoria nella Frontiera e migliorala per ottenere PL. Ogni Pepita vale 20$.
    .rules = base.mine.01 mode.border-town.05 mode.border-town.08 mode.border-town.09
aid-plan-bank-border-town = Il treno: rapinalo dove si ferma, per denaro e punti Ricercato. Da Ricercato ottieni PL alla fine di ogni tuo turno, finché nessuno ti arresta.
    .rules = au.train.10 mode.border-town.51 base.end.06 base.score.05
aid-plans-wanted-border-town = Perché cominciare da Ricercato? Così iniziano i fuorilegge: { $names }. Ottieni PL alla fine di ogni tuo turno, fin dal primo, e scegli dove iniziare: lontano dallo Sceriffo, o in un Nascondiglio, dove allora non ci sono Banditi. In cambio non ottieni punti Marshal, non puoi entrare nello spazio dello Sceriffo, e i Marshal possono arrestarti.
    .rules = base.setup.23 mode.border-town.20 base.end.06 base.marshal.02 base.move.13
aid-place-mine-border-town = Cerca qui l’oro. Ogni Pepita vale 20$ ovunque tu la spenda, e 1 PL a fine partita se la tieni.
    .rules = mode.border-town.33 mode.border-town.35
aid-place-sheriffs-office-border-town = Lo Sceriffo inizia qui, e qui vengono portati i giocatori arrestati. Da Ricercato non puoi entrare nello spazio dello Sceriffo.
    .rules = mode.border-town.31 mode.border-town.49 base.move.13 base.sheriff.01
aid-act-store-border-town = Comprare e migliorare
    .when = Sei accanto al Posto di Scambio.
aid-act-work-border-town = Lavorare
    .when = Sei in un luogo con un nome, o accanto al Saloon o al Posto di Scambio.
aid-act-cattle-border-town = Ottenere bestiame
    .result = Prendi un segnalino e guardalo. Consegnalo alla Stazione Ferroviaria (commercio) o al Campo dei Fuorilegge (razzia).
    .example = Un segnalino del Ranch arancione si commercia alla Stazione Ferroviaria per 1 punto Marshal, o si razzia al Campo dei Fuorilegge per 1 punto Ricercato.
aid-act-deliver-border-town = Consegnare bestiame
    .when = { $delivery ->
    [move-action] Una tua azione di movimento finisce alla Stazione Ferroviaria o al Campo dei Fuorilegge.
   *[any-movement] Un tuo movimento qualsiasi finisce alla Stazione Ferroviaria o al Campo dei Fuorilegge.
}
aid-icon-heist-border-town = Rapina al Treno.
aid-score-gold-border-town = 1 PL per ogni Pepita.
    .rules = mode.border-town.35
