## Border Town, a mode of its own: its names, choices and log lines.

web-module-border-town = Città di frontiera
web-module-border-town-more = Solo Buzzard Gulch: piazza una fattoria, migliorala e spendi le Pepite come denaro. Per 2–4 giocatori.
scoring-gold = Pepite
location-anywhere = uno spazio qualsiasi

## Spaces with a location that the mode adds: they replace the names of the same spaces

place-gulch-frontier-17-border-town = Frontiera 17, Nascondiglio A
place-gulch-frontier-10-border-town = Frontiera 10, Nascondiglio B
place-gulch-frontier-pass-a-border-town = Frontiera, Passo Montano A, Miniera
place-gulch-frontier-pass-c-border-town = Frontiera, Passo Montano C, Miniera
place-gulch-frontier-outlaw-camp-border-town = Frontiera, Campo dei Fuorilegge, Nascondiglio C

## Homesteads

choice-settle = Piazza la tua fattoria: { $n }$
web-game-offer-settle-more = La fattoria resta lì per tutta la partita: migliorala per ottenere PL
choice-improve = Migliora la tua fattoria: { $n } PL per { $money }$
choice-recuperate = Riprenditi nella tua fattoria
web-game-offer-recuperate-more = Perdi tutte le ferite e pesca altrettante carte
log-settled = { $you ->
    [name] Piazzi la tua fattoria
   *[no] { $name } piazza la sua fattoria
} a { $place }.
refusal-already-settled = Hai già piazzato la tua fattoria, e non si sposta più.
refusal-frontier-token-there = In questo spazio c’è un segnalino Frontiera.
refusal-homestead-there = In questo spazio c’è la fattoria di un altro giocatore.
web-homestead-of = Fattoria: { $name }

## Paying with gold nuggets

# n: gold nuggets; money: the dollars that are paid besides.
choice-pay = { $n ->
    [0] Paga { $money }$
    [one] Paga 1 Pepita { $money ->
        [0] soltanto
       *[other] e { $money }$
    }
   *[other] Paga { $n } Pepite { $money ->
        [0] soltanto
       *[other] e { $money }$
    }
}
question-payment = Paga { $n }$: quante Pepite?
web-game-title-payment = Paga in oro
web-error-border-town-first-game = La modalità Città di frontiera non si gioca come prima partita.
web-error-border-town-gangs = La modalità Città di frontiera si gioca senza bande e posse.
web-error-border-town-goals = La modalità Città di frontiera si gioca senza obiettivi.
web-error-border-town-man-in-black = La modalità Città di frontiera si gioca senza l’Uomo in Nero.
web-error-border-town-wild-wild-west = La modalità Città di frontiera si gioca senza la variante Selvaggio West.

## Places in sentences of cards

where-anywhere = in uno spazio qualsiasi
    .to = uno spazio qualsiasi
    .free = in uno spazio libero a scelta

## Options of cards that place or remove a bandit

option-gulch-frontier-17 = Frontiera 17, Nascondiglio A
option-gulch-frontier-10 = Frontiera 10, Nascondiglio B
option-gulch-frontier-outlaw-camp = Frontiera, Campo dei Fuorilegge, Nascondiglio C
web-boards-border-town = Buzzard Gulch e la sua Frontiera
