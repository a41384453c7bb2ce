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
