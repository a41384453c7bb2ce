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
