web-module-blood-money = Blood Money
web-module-blood-money-more = Il tracciato Storia e il dado del rischio.
track-story = Storia
option-gang-a = I covi A
option-gang-b = I covi B
option-gang-c = I covi C
option-ride = Uno spazio più in là

## The risk die

choice-risk = Lancia il dado del rischio. Il tuo bonus: { $bonus }
question-actions-over = Non hai più azioni. Lancia il dado del rischio, o termina le azioni.
risk-face-story-point = 1 punto Storia
risk-face-wound = 1 ferita
risk-face-two-wounds = 2 ferite
risk-face-wound-and-story-point = 1 ferita e 1 punto Storia
refusal-already-risked = In questo turno hai già lanciato il dado del rischio.
log-risk-rolled = { $you ->
    [name] Lanci
   *[no] { $name } lancia
} il dado del rischio: { $face }.

## Deeds and ruins

choice-claim = Acquista l’atto: { $place }, { $n } $
choice-deed = Usa il tuo atto: { $place }. { $text }
choice-repair = Ripara: { $place }
effect-ruin = luogo distrutto: { $place }
refusal-ruined = Questo luogo è distrutto.
refusal-deed-taken = Qualcuno ha già questo atto.
refusal-no-deed = Non hai questo atto.
refusal-deed-used = Hai già usato questo atto.
refusal-no-ruin = Questo luogo non è distrutto.
refusal-no-card-to-repair = Ti serve una carta Poker da scartare per la riparazione.
score-deeds = Atti
log-claimed = { $you ->
    [name] Acquisti
   *[no] { $name } acquista
} un atto: { $place }.
log-deed-used = { $you ->
    [name] Usi il tuo atto
   *[no] { $name } usa un atto
}: { $place }.
log-ruined = Luogo distrutto: { $place }.
log-repaired = { $you ->
    [name] Ripari
   *[no] { $name } ripara
} un luogo: { $place }.

## Legendary stories

choice-take-part = Prendi la parte “{ $part }”: { $text }
choice-reveal = Rivela il segnalino Mappa
question-parts = Hai soddisfatto una parte della storia leggendaria. La prendi?
question-end-of-story-turn = Il tuo turno finisce qui. Prendi una parte della storia leggendaria, o riveli il segnalino Mappa?
lead-contributors = ogni giocatore con un disco su questa storia:
    .choose = ogni giocatore con un disco su questa storia sceglie:
lead-each-disc = per ogni disco su questa storia, il suo proprietario:
    .choose = per ogni disco su questa storia, il suo proprietario sceglie:
lead-others = ogni giocatore senza dischi su questa storia:
    .choose = ogni giocatore senza dischi su questa storia sceglie:
cond-completed = { $form ->
    [goal] dopo “{ $story }”
    [state] “{ $story }” dev’essere completata
   *[if] se “{ $story }” è completata
}
log-used-legend = “{ $story }” vale per { $you ->
    [name] te
   *[no] { $name }
}.
log-story-revealed = Una storia leggendaria: “{ $story }”. { $tale }
log-part-taken = { $you ->
    [name] Prendi
   *[no] { $name } prende
} la parte { $n } della storia leggendaria.
log-token-revealed = { $you ->
    [name] Riveli
   *[no] { $name } rivela
} un segnalino Mappa: { $token ->
    [o] una O
    [x] una X
   *[danger] pericolo
}.
log-story-ends = “{ $story }” si conclude. { $tale }
why-legend = Storia leggendaria: { $story }.
