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

## Injuries

injury-cracked-ribs = Costole Incrinate
injury-cracked-ribs-tale = Fa male solo quando ridi, e da queste parti la gente fa ridere quasi sempre senza volerlo.
injury-stiff-knee = Ginocchio Rigido
injury-stiff-knee-tale = Annuncia la pioggia con due giorni d’anticipo e per il resto arriva sempre in ritardo.
injury-torn-shoulder = Spalla Slogata
injury-torn-shoulder-tale = Il dottore l’ha rimessa a posto, o quasi, e ha chiesto che cosa stesse sollevando l’altro.
injury-slashed-side = Fianco Squarciato
injury-slashed-side-tale = Il coltello si è fermato nella cintura dei soldi, e i soldi con lui.
injury-burned-palm = Palmo Ustionato
injury-burned-palm-tale = Hai afferrato il fucile per la canna, subito dopo il decimo colpo.
injury-fever = Febbre
injury-fever-tale = Di notte litighi con il tuo povero zio defunto, e l’ultima parola è la sua.
injury-laudanum = Laudano
injury-laudanum-tale = Due cucchiaiate e la gamba è di qualcun altro; la boccetta, purtroppo, è tua.
injury-bandaged-eyes = Occhi Bendati
injury-bandaged-eyes-tale = Hai imparato a riconoscere le carte al tatto, e i tuoi avversari pure.
injury-saddle-sores = Piaghe da Sella
injury-saddle-sores-tale = Mangi in piedi e paghi i ragazzini perché ti aprano i cancelli.
injury-broken-arm = Braccio Rotto
injury-broken-arm-tale = Ora vinci con la sinistra, e metà di quello che vinci ti cade di mano.
injury-crushed-finger = Dito Schiacciato
injury-crushed-finger-tale = Era un dito solo, ma era quello che sapeva convincere.
injury-shaking-hands = Mani Tremanti
injury-shaking-hands-tale = Il tuo viso non tradisce nulla, ma le tue fiches tintinnano.
injury-burst-eardrum = Timpano Perforato
injury-burst-eardrum-tale = Annuisci a ogni storia e firmi quello che ti mettono davanti.
injury-powder-burns = Ustioni da Polvere
injury-powder-burns-tale = Il colpo è partito prima e si è chiesto dopo dove fosse puntata l’arma.
injury-black-eye = Occhio Nero
injury-black-eye-tale = La bistecca da metterci sopra si paga a parte, e te l’ha fatto proprio il macellaio.
injury-snakebite = Morso di Serpente
injury-snakebite-tale = L’uomo del rimedio ti ha visto arrivare, e il prezzo pure.
injury-cracked-skull = Cranio Incrinato
injury-cracked-skull-tale = Al risveglio sapevi il tuo nome e quasi tutto di martedì scorso.
injury-lost-tooth = Dente Perso
injury-lost-tooth-tale = Il dentista ha dell’oro nel cassetto e una storia da abbinarci.
injury-broken-nose = Naso Rotto
injury-broken-nose-tale = Quattro città sanno com’è successo, e ognuna ne ha sentita una versione migliore.
injury-bullet-left-in = Pallottola Rimasta Dentro
injury-bullet-left-in-tale = Il dottore ha scosso la bacinella per sentirla tintinnare, e ti ha messo in conto il silenzio.
choice-injury = Risolvi la tua lesione
why-injury = Lesione: { $injury }.
log-injured = { $you ->
    [name] Peschi
   *[no] { $name } pesca
} una lesione: { $injury }.
log-instead-of-wounds = { $you ->
    [name] Hai già una lesione e scarti
   *[no] { $name } ha già una lesione e scarta
} { $n ->
    [one] 1 carta invece di subire una ferita
   *[other] { $n } carte invece di subire ferite
}.
log-injury-lost = { $you ->
    [name] Perdi l’ultima ferita e
   *[no] { $name } perde l’ultima ferita e
} questa lesione, che torna nel suo mazzo: { $injury }.
log-used-injury = { $you ->
    [name] La tua lesione ha effetto:
   *[no] La lesione di { $name } ha effetto:
} { $injury }.
web-result-source-injury = Lesione
web-game-injury = Lesione

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
web-blood-money-repair-more = Costa una carta Poker, dà 2 punti Storia
web-game-group-risk = Il dado del rischio
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
