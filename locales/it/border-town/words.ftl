## Border Town, a mode of its own: its names, choices and log lines.

web-module-border-town = Border Town
web-module-border-town-more = Solo Buzzard Gulch: piazza una fattoria, migliorala e spendi le pepite come denaro. Per 2–4 giocatori.
scoring-gold = Pepite
location-anywhere = uno spazio qualsiasi
location-anywhere-free = uno spazio libero qualsiasi

## Homesteads

choice-settle = Piazza la tua fattoria: { $n }$
choice-improve = Migliora la tua fattoria: { $n } PL per { $money }$
choice-recuperate = Riprenditi nella tua fattoria
log-settled = { $you ->
    [name] Piazzi la tua fattoria
   *[no] { $name } piazza la sua fattoria
}: { $place }.
refusal-already-settled = Hai già piazzato la tua fattoria, e non si sposta più.
refusal-frontier-token-there = In questo spazio c’è un segnalino Frontiera.
refusal-homestead-there = In questo spazio c’è la fattoria di un altro giocatore.
web-homestead-of = Fattoria: { $name }

## Paying with gold nuggets

# n: gold nuggets; money: the dollars that are paid besides.
choice-pay = { $n ->
    [0] Paga { $money }$
    [one] Paga 1 pepita { $money ->
        [0] soltanto
       *[other] e { $money }$
    }
   *[other] Paga { $n } pepite { $money ->
        [0] soltanto
       *[other] e { $money }$
    }
}
question-payment = Paga { $n }$: quante pepite?
web-game-title-payment = Paga in oro
web-error-border-town-first-game = Border Town non è una prima partita.
web-error-border-town-gangs = Border Town si gioca senza bande e posse.
web-error-border-town-goals = Border Town si gioca senza obiettivi.
web-error-border-town-man-in-black = Border Town si gioca senza l’Uomo in Nero.
web-error-border-town-wild-wild-west = Border Town si gioca senza Wild Wild West.
web-error-border-town-blood-money = Border Town non si può ancora giocare con Blood Money.
