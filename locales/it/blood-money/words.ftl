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

## The trader and Legendary items

item-cattle-brand = Marchio per il Bestiame
item-portrait = Ritratto
item-spurs = Speroni
item-canteen = Borraccia
item-snakeskin-boots = Stivali di Serpente
item-dime-western = Romanzo da Due Soldi
item-telegram = Telegramma
item-fiddle = Violino
item-pump-trolley = Carrello a Pompa
item-shot-glass = Bicchierino
item-dragoons = Dragoons
item-short-cut = Scorciatoia
scoring-legendary-items = Oggetti Leggendari
choice-trade = Compra dal mercante per { $n }$: { $item }
choice-trade-upgrade = Migliora dal mercante per { $n }$: { $item }
question-trade = Compra o migliora ancora, oppure termina: poi il mercante riparte.
refusal-trader-elsewhere = Il mercante è in un’altra regione.
refusal-no-trader-ware = Il mercante ora non ha questo oggetto.
effect-legendary-item = pesca { $n ->
    [one] 1 Oggetto Leggendario
   *[other] { $n } Oggetti Leggendari
} dal mazzo coperto
log-trader-stand = In vendita dal mercante: { $items }.
log-trader-moved = Il mercante arriva { $id ->
    [gulch-frontier] alla { $region }
   *[other] a { $region }
}.
log-legendary-shown = Il mercante espone un Oggetto Leggendario: { $item }.
log-legendary-drawn = { $you ->
    [name] Peschi
   *[no] { $name } pesca
} un Oggetto Leggendario: { $item }.
log-legendary-under = { $you ->
    [name] Non puoi avere un altro oggetto generico e metti
   *[no] { $name } non può avere un altro oggetto generico e mette
} questa carta sotto il mazzo Leggendario: { $item }.
