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
item-cattle-brand-tale = Tre ranch si sono fatti causa per questo ferro. Imprime i marchi di tutti e tre, uno dopo l’altro.
item-portrait = Ritratto
item-portrait-tale = Il pittore ti ha alzato di un pollice e ti ha ingentilito il naso. È appeso dove tutti devono guardare.
item-spurs = Speroni
item-spurs-tale = D’argento, con una stella per rotella. Nessuno ha mai visto a piedi il loro ultimo padrone.
item-canteen = Borraccia
item-canteen-tale = È tornata piena dal deserto. Nessuno ha chiesto chi ce l’avesse portata.
item-snakeskin-boots = Stivali di Serpente
item-snakeskin-boots-tale = Il serpente è vissuto trent’anni in cima alla mesa e conosceva tutte le vie per scendere.
item-dime-western = Romanzo da Due Soldi
item-dime-western-tale = Dice che a Cliff Junction hai affrontato nove uomini. Erano due, e uno è scappato.
item-telegram = Telegramma
item-telegram-tale = SCERIFFO RICHIESTO ALTROVE STOP VENIRE SUBITO STOP NON FARE DOMANDE STOP
item-fiddle = Violino
item-fiddle-tale = È stato impegnato in ogni città della linea, e sempre riscattato prima del primo ballo.
item-pump-trolley = Carrello a Pompa
item-pump-trolley-tale = La ferrovia l’ha perso a marzo. A maggio l’avevano visto in tutte le stazioni.
item-shot-glass = Bicchierino
item-shot-glass-tale = Ha il fondo spesso, come si deve: una volta ha fermato una pallottola, e il whiskey lo tiene ancora.
item-dragoons = Dragoons
item-dragoons-tale = Sono due, da quattro libbre l’una. Quella di sinistra è servita una volta sola.
item-short-cut = Scorciatoia
item-short-cut-tale = Una mappa disegnata a mano con una sola linea, e non una parola su ciò che la linea evita.
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
web-trader-at = Regione del mercante: { $region }.
web-scene-trader = Il carro del mercante
web-scene-trader-row = Oggetti Leggendari
web-scene-trader-facedown = { $n ->
    [0] nessuno coperto
    [one] 1 coperto
   *[other] { $n } coperti
}
web-scene-trader-wares = Altri oggetti
web-scene-trader-upgrades = Miglioramenti
web-scene-trader-next = Quando avrai finito, andrà in una di queste regioni: { $regions }.
