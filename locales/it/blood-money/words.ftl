web-module-blood-money = Blood Money
web-module-blood-money-more = Storie leggendarie, il tracciato Storia e il dado del rischio; un mercante, atti di proprietà, lesioni e rovine.
track-story = Storia
option-gang-a = Nascondigli A
option-gang-b = Nascondigli B
option-gang-c = Nascondigli C
option-ride = Movimento

## The risk die

choice-risk = Tira il dado del rischio. Il tuo bonus: { $bonus }
question-actions-over = Non hai più azioni. Tira il dado del rischio, o termina le azioni.
risk-face-story-point = 1 punto Storia
risk-face-wound = 1 ferita
risk-face-two-wounds = 2 ferite
risk-face-wound-and-story-point = 1 ferita e 1 punto Storia
refusal-already-risked = In questo turno hai già tirato il dado del rischio.
log-risk-rolled = { $you ->
    [name] Tiri
   *[no] { $name } tira
} il dado del rischio: { $face }.

## Deeds and ruins

choice-claim = Acquista l’atto: { $place }, { $n }$
choice-deed = Usa il tuo atto: { $place }. { $text }
choice-repair = Ripara: { $place }
effect-ruin = { $the }
    .verb = { verb-destroy }
refusal-ruined = Questo luogo è distrutto.
refusal-deed-taken = Qualcuno ha già questo atto.
refusal-no-deed = Non hai questo atto.
refusal-deed-used = Hai già usato questo atto.
refusal-no-ruin = Questo luogo non è distrutto.
refusal-no-card-to-repair = Ti serve una carta Poker da scartare per la riparazione.
score-deeds = Atti
log-claimed = { $you ->
    [name] Ottieni
   *[no] { $name } ottiene
} un atto: { $place }.
log-deed-used = { $you ->
    [name] Usi il tuo atto
   *[no] { $name } usa un atto
}: { $place }.
log-ruined = Viene distrutto un luogo: { $place }.
log-repaired = { $you ->
    [name] Ripari
   *[no] { $name } ripara
} un luogo: { $place }.

## Legendary stories

choice-take-part = Prendi il requisito “{ $part }”: { $text }
choice-reveal = Rivela il segnalino Mappa
web-game-offer-reveal-more = Nessuno sa che cosa mostra; l’effetto si applica subito
choice-use-story = Risolvi l’effetto della storia aperta
question-parts = Hai soddisfatto più requisiti della storia leggendaria. Quale prendi ora?
question-end-of-story-turn = Il tuo turno finisce qui. Che cosa risolvi ora della storia leggendaria?
part-end-turn = termina il turno
part-map-token = { $token ->
    [o] rivela il segnalino Mappa O
    [x] rivela il segnalino Mappa X
    [danger] rivela il segnalino Mappa X di pericolo
   *[any] rivela un qualsiasi segnalino Mappa
}
# Subjects: see grammar.ftl.
who-contributors = ogni { $is ->
    [wanted] Ricercato
    [marshal] Marshal
   *[no] giocatore
} con un disco su questa storia
    .else = ogni altro giocatore con un disco
who-each-disc = per ogni disco su questa storia, il suo proprietario
    .else = per ogni altro disco su questa storia, il suo proprietario
who-others = ogni { $is ->
    [wanted] Ricercato
    [marshal] Marshal
   *[no] giocatore
} senza dischi su questa storia
    .else = ogni altro giocatore senza dischi
cond-completed = { $form ->
    [goal] dopo “{ $story }”
    [who] dopo “{ $story }”
    [state] trovare già completata la storia “{ $story }”
   *[if] se la storia “{ $story }” è completata
}
log-used-legend = “{ $story }” vale per { $you ->
    [name] te
   *[no] { $name }
}.
log-story-revealed = Comincia una storia leggendaria: “{ $story }”. { $tale }
log-part-taken = { $you ->
    [name] Prendi
   *[no] { $name } prende
} il requisito { $n } della storia leggendaria.
log-token-revealed = { $you ->
    [name] Riveli
   *[no] { $name } rivela
} un segnalino Mappa: { $token ->
    [o] una O
    [x] una X
   *[danger] la X di pericolo
}.
log-story-ends = “{ $story }” si conclude. { $tale }
why-legend = Storia leggendaria: { $story }.

## Injuries

injury-cracked-ribs = Costole Incrinate
injury-cracked-ribs-tale = Fasciare stretto, dice l’almanacco, respirare piano, e star lontano dai comici per sei settimane.
injury-stiff-knee = Ginocchio Rigido
injury-stiff-knee-tale = Si piega per la chiesa, nelle mattine fredde non prima delle dieci, e sulle scale su appuntamento.
injury-torn-shoulder = Spalla Slogata
injury-torn-shoulder-tale = Il dottore l’ha rimessa a posto, o quasi, e ha chiesto che cosa stesse sollevando l’altro.
injury-slashed-side = Fianco Squarciato
injury-slashed-side-tale = Quattordici punti con filo da sellaio, il migliore che il dottore avesse, con uno svolazzo alla fine.
injury-burned-palm = Palmo Ustionato
injury-burned-palm-tale = Hai afferrato il fucile per la canna, subito dopo il decimo colpo.
injury-fever = Febbre
injury-fever-tale = Di notte litighi con il tuo defunto zio, e l’ultima parola è la sua.
injury-laudanum = Laudano
injury-laudanum-tale = Il dolore è passato nella stanza accanto. Lo si sente di là, che sposta le sedie.
injury-bandaged-eyes = Occhi Bendati
injury-bandaged-eyes-tale = Li riconosci dagli stivali, ormai: uno scricchiola, uno striscia, e uno si è fermato proprio davanti a te.
injury-saddle-sores = Piaghe da Sella
injury-saddle-sores-tale = Mangi in piedi e paghi i ragazzini perché ti aprano i cancelli.
injury-broken-arm = Braccio Rotto
injury-broken-arm-tale = Stecca di doghe, fascia da un sacco di farina; sul petto si legge “Lievita da sola”.
injury-crushed-finger = Dito Schiacciato
injury-crushed-finger-tale = Preso tra una cassaforte e un pavimento. Il dottore chiese del whiskey, lo bevve, e guardò di nuovo.
injury-shaking-hands = Mani Tremanti
injury-shaking-hands-tale = Il tuo viso non tradisce nulla, ma le tue fiches tintinnano.
injury-burst-eardrum = Timpano Perforato
injury-burst-eardrum-tale = Nell’orecchio sinistro c’è il mare, tutto il giorno, con i gabbiani.
injury-powder-burns = Ustioni da Polvere
injury-powder-burns-tale = Adesso hai le lentiggini di uno scolaro, ma blu, e col sapone non vanno via.
injury-black-eye = Occhio Nero
injury-black-eye-tale = Lunedì viola, mercoledì verde, venerdì giallo: domenica ti si potrà guardare in chiesa.
injury-snakebite = Morso di Serpente
injury-snakebite-tale = Taglia, succhia, sputa, bevi; ricomincia da bevi, disse il mandriano, finché la gamba non sta zitta.
injury-cracked-skull = Cranio Incrinato
injury-cracked-skull-tale = Al risveglio sapevi il tuo nome e quasi tutto di martedì scorso.
injury-lost-tooth = Dente Perso
injury-lost-tooth-tale = Il dentista ha dell’oro nel cassetto e una storia da abbinarci.
injury-broken-nose = Naso Rotto
injury-broken-nose-tale = Quattro città sanno com’è successo, e ognuna ne ha sentita una versione migliore.
injury-bullet-left-in = Pallottola Rimasta Dentro
injury-bullet-left-in-tale = Sotto la seconda costola, scrive il dottore; lasciarla lì; si farà sentire prima della neve e vicino alle calamite.
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
web-result-source-deeds = Atti
web-game-injury = Lesione

## The trader and Legendary items

item-cattle-brand = Marchio per il Bestiame
item-cattle-brand-tale = Quattro ranch, dice il rapporto dell’ufficiale, hanno giurato che il marchio era loro, e ognuno ha potuto mostrare una vacca.
item-portrait = Ritratto
item-portrait-tale = Il pittore ti ha alzato di un pollice e ti ha ingentilito il naso. Il ritratto è appeso dove tutti devono guardare.
item-spurs = Speroni
item-spurs-tale = D’argento, con una stella per rotella. Nessuno ha mai visto a piedi il loro ultimo padrone.
item-canteen = Borraccia
item-canteen-tale = Graffiato nella latta: Bitter Springs, buona; Salt Creek, cattiva; Red Wash, chiedere a un mulo.
item-snakeskin-boots = Stivali di Serpente
item-snakeskin-boots-tale = Il serpente è vissuto trent’anni in cima alla mesa e conosceva tutte le vie per scendere.
item-dime-western = Romanzo da Due Soldi
item-dime-western-tale = Prezzo: dieci centesimi. Nel capitolo due salti un canyon, nel capitolo cinque ti sposi, e il cavallo è disegnato benissimo.
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
effect-legendary-item = { $n ->
    [one] 1 Oggetto Leggendario
   *[other] { $n } Oggetti Leggendari
} dal mazzo coperto
    .verb = { verb-draw }
    .short = { $n ->
        [one] 1 Oggetto Leggendario
       *[other] { $n } Oggetti Leggendari
    }
log-trader-stand = Il mercante vende: { $items }.
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
    [name] Non puoi avere un altro oggetto generico, quindi metti
   *[no] { $name } non può avere un altro oggetto generico, quindi mette
} questa carta sotto il mazzo degli Oggetti Leggendari: { $item }.
web-blood-money-repair-more = Costa una carta Poker, dà 2 punti Storia
web-game-group-risk = Tira il dado del rischio, con un bonus
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
web-scene-trader-next = Quando avrai finito, il mercante andrà in una di queste regioni: { $regions }.

## The six items and four characters

place-frontier-6 = Uno spazio della Frontiera di valore 6
place-frontier-7 = Uno spazio della Frontiera di valore 7
gains-lp = { $n } PL
item-boot-knife = Coltello da Stivale
item-bullwhip = Frusta
item-burro = Asinello
item-medicine-pouch = Borsa dei Rimedi
item-pocket-watch = Orologio da Taschino
item-repeating-shotgun = Fucile a Ripetizione
web-scene-item-boot-knife = 1 PL se ferisci un giocatore nel tuo turno. Scartalo se perdi contro un giocatore.
web-scene-item-bullwhip = I Longhorn non ti rallentano. Prendine uno entro 1 spazio.
web-scene-item-burro = Muovi fino a 3 spazi. Limite di carte in mano: +1.
web-scene-item-burro-upgraded = Muovi fino a 3 spazi. Limite di carte in mano: +2.
web-scene-item-medicine-pouch = Subito: cura 1 ferita. Se la scarti: cura 2 ferite; se perdi una lesione, ottieni 1 PL.
web-scene-item-pocket-watch = All’inizio del tuo turno, scartalo per 1 azione in più.
web-scene-item-repeating-shotgun = All’inizio di uno scontro, paga 10$ per migliorarlo.
web-scene-item-repeating-shotgun-upgraded = Carta avversaria −1.
character-james-beckwourth = James “Bloody Arm” Beckwourth
character-john-slaughter = “Texas” John Slaughter
character-lottie-deno = Lottie Deno
character-lozen = Lozen

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-james-beckwourth = Nato in Virginia da una schiava e dal suo padrone, che lo liberò, Beckwourth cacciò castori e visse tra i Crow. Nel 1850 trovò il passo più basso della Sierra Nevada, e l’estate dopo vi guidò i primi carri. Marysville ci guadagnò una strada e non lo pagò mai. Raccontò la sua vita a un giudice di pace, senza tacere nulla, vero o inventato.
life-john-slaughter = “Texas” John Slaughter era alto un metro e sessantotto. Nel 1884 comprò il San Bernardino, un ranch a cavallo del confine con il Messico; nel 1887 un terremoto ne abbatté gli edifici, e intorno al 1893 lui costruì la casa che c’è ancora oggi. Dal 1887 al 1890 fu sceriffo della contea di Cochise, e prima di sparare pregava i facinorosi di andarsene.
life-lottie-deno = A Fort Griffin, in Texas, una signora dai capelli rossi e dai modi perfetti arrivò con la diligenza, a cassetta accanto al cocchiere, affittò una baracca, visse ritirata e giocò a poker al Bee Hive. Si faceva chiamare Lottie Deno, dalla parola spagnola per denaro. Sposò il giocatore Frank Thurmond. A Deming, nel New Mexico, lasciò le carte, contribuì a fondare la chiesa episcopale e visse fino al 1934.
life-lozen = Suo fratello Victorio la diceva forte come un uomo, più coraggiosa di molti, e uno scudo per la sua gente. Un bambino ricordò come entrò per prima nel Rio Grande in piena, il fucile alto sopra la testa, come le donne la seguirono, e come tornò indietro a combattere. Pregava a braccia tese per sentire dov’era il nemico. Combatté con Geronimo fino al 1886, e con lui prese il treno per la prigione, in Florida.
option-move = Movimento
option-bandit = Metti i Banditi
option-fight-deck = Il mazzo delle carte Scontro
option-poker-deck = Il mazzo delle carte Poker
option-train = Gli incontri sul treno
option-mesitos-point-hideout-a = Mesito’s Point, Nascondiglio A
option-sunny-hills-hideout-a = Sunny Hills, Nascondiglio A
option-sunny-hills-hideout-b = Sunny Hills, Nascondiglio B
option-dixon-creek-hideout-b = Dixon Creek, Nascondiglio B
option-spikes-view-hideout-c = Spike’s View, Nascondiglio C
option-cliff-junction-hideout-c = Cliff Junction, Nascondiglio C
effect-take-stray = un Longhorn entro { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
}
    .verb = { verb-take }
effect-upgrade-this = questo oggetto
    .verb = { verb-upgrade }
effect-look-at-fight-deck = la prima carta del mazzo delle carte Scontro
    .verb = { verb-look }
    .short = la prima carta Scontro
effect-bury-fight-card = questa carta in fondo al mazzo
    .verb = { verb-place }
effect-look-at-encounter = il primo incontro sul treno
    .verb = { verb-look }
effect-bury-encounter = questo incontro sotto gli altri
    .verb = { verb-place }
effect-bandit-at = i Banditi { $where }
    .verb = { verb-place }
effect-bandit-in = i Banditi { $at ->
    [hideout] in un Nascondiglio vuoto a tua scelta
   *[other] in uno spazio vuoto { $where }
}
    .verb = { verb-place }
    .short = i Banditi { $at ->
        [hideout] in un Nascondiglio vuoto
       *[other] in uno spazio vuoto { $where }
    }
question-choose-several = Fai { $n } scelte diverse.
question-take-stray = Scegli quale Longhorn prendere.
choice-take-stray = Prendi il Longhorn: { $place }
cond-wounds-at-most = al massimo { $n ->
    [one] 1 ferita
   *[other] { $n } ferite
}
    .verb = { $form ->
        [goal] mentre hai
        [who] con
        [state] avere
        [while] hai
       *[if] se hai
    }
# `.lost` is before what only the loss of it brings.
cond-injured = una lesione
    .verb = { $form ->
        [goal] mentre hai
        [who] con
        [state] avere
        [while] hai
       *[if] se hai
    }
    .lost = se in questo modo perdi una lesione
cond-own-turn = { $form ->
    [goal] nel tuo turno
    [who] nel tuo turno
    [state] essere nel tuo turno
   *[if] nel tuo turno
}
when-fight-lost = quando perdi { noun-fight }
when-other-wounded = nel tuo turno, ogni volta che ferisci un altro giocatore
when-bonus-used = ogni volta che usi il Bonus di una carta Poker
when-risk-rolled = ogni volta che tiri il dado del rischio
passive-strays-keep-movement = i Longhorn non riducono il tuo movimento
log-looked-at-fight-deck = { $name } guarda la prima carta del mazzo delle carte Scontro.
log-looked-at-fight-deck-known = { $you ->
    [name] Guardi
   *[no] { $name } guarda
} la prima carta del mazzo delle carte Scontro: { $card }.
log-buried-fight-card = { $you ->
    [name] Metti
   *[no] { $name } mette
} in fondo la prima carta del mazzo delle carte Scontro.
log-looked-at-encounter = { $name } guarda il primo incontro sul treno.
log-looked-at-encounter-known = { $you ->
    [name] Guardi
   *[no] { $name } guarda
} il primo incontro sul treno: { $opponent }.
log-buried-encounter = { $you ->
    [name] Metti
   *[no] { $name } mette
} sotto gli altri il primo incontro sul treno.

## Gli altri sei personaggi

character-al-swearengen = Al Swearengen
character-ben-hodges = Ben Hodges
character-buckshot-roberts = Buckshot Roberts
character-charley-parkhurst = Charley Parkhurst
character-elfego-baca = Elfego Baca
character-tom-tobin = Tom Tobin

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-al-swearengen = Arrivò a Deadwood nel maggio del 1876 e in una settimana aveva messo su una sala da ballo. Il suo Gem, dal 1877, vendeva tutto ciò che portava denaro. Giovani donne venivano per la scrittura teatrale promessa dai suoi annunci, con un biglietto di sola andata; tre mogli lo lasciarono e spiegarono al giudice il perché. A ogni incendio ricostruì il Gem più grande, fino al 1899; morì a Denver nel 1904.
life-ben-hodges = Arrivò a Dodge City nel 1872 con una mandria e senza un soldo. Saputo di un’antica concessione spagnola, se ne scoprì l’unico erede, con le carte per provarlo, e ci prese denaro in prestito finché un incendio fece ricomparire quelle vere. A Kansas City incassò ricevute false per del bestiame. Processato per furto di vacche, divertì la corte e fu assolto; le vacche tornarono a casa da sé.
life-buckshot-roberts = Andrew Roberts aveva tanti pallettoni addosso che sparava dal fianco. Aveva venduto il ranch per tenersi fuori dalla guerra della contea di Lincoln. Il 4 aprile 1878 andò col mulo a Blazer’s Mill a vedere se era arrivato l’assegno, e trovò i Regulators a pranzo. Con una pallottola in corpo e un fucile trovato in casa, uccise il loro capo e rimandò a casa gli altri.
life-charley-parkhurst = Charley scappò da un orfanotrofio del New England in abiti da ragazzo, imparò il mestiere in una scuderia e guidò le diligenze della California dal 1851, con una benda sull’occhio perso per il calcio di un cavallo. La lista elettorale della contea di Santa Cruz del 1868 porta il nome Parkhurst. Nel 1879 chi compose la salma del vecchio cocchiere trovò una donna, e tutta la California ebbe una storia da rileggere.
life-elfego-baca = Nel 1884, a diciannove anni, si appuntò un distintivo, andò a Frisco, nel New Mexico, e arrestò un cowboy che sparava per le strade. Gli amici del cowboy, quaranta o ottanta a seconda di chi conta, lo assediarono per più di trenta ore in una capanna. Il pavimento era sotto il livello del suolo, e lui ne uscì illeso; la porta crivellata lo fece assolvere dall’accusa di omicidio. Ai ricercati chiedeva per lettera di presentarsi, o avrebbe sparato a vista.
life-tom-tobin = Partito da Saint Louis per l’Ovest a quattordici anni, fu uno dei due usciti vivi dal mulino di Turley nel 1847. Nell’ottobre del 1863 il comandante di Fort Garland lo mandò a cercare gli Espinosa, che avevano ucciso una trentina di persone. Tornò con due teste in un sacco e lo vuotò davanti al comandante. Il governatore, che per quelle aveva promesso 2500 dollari, non pagò.
card-charley-parkhurst-text = nel tuo turno puoi tirare di nuovo un dado qualsiasi. Solo una volta per turno
card-canteen-text = all’inizio del tuo turno, se ti trovi fuori città, cura 1 ferita oppure, se non ne hai, pesca 1 carta
card-dead-or-alive-2-text = quando vinci uno scontro con questa carta contro un giocatore, lo sconfitto subisce un’altra ferita oppure tu ottieni 30$, a tua scelta
card-lozen-text = all’inizio del tuo turno, puoi guardare la prima carta di un mazzo a scelta: carte Scontro, carte Poker o incontri sul treno. Poi puoi metterla in fondo a quel mazzo
starts-trader = nella regione del mercante
starts-own-deed = nel luogo del tuo atto di proprietà iniziale
gains-legendary-items = { $n ->
    [one] 1 Oggetto Leggendario a caso
   *[other] { $n } Oggetti Leggendari a caso
}
gains-weapon-of-choice = un’arma a scelta tra quelle degli Empori
gains-deed = { $set ->
    [saloon] l’atto di proprietà di un Saloon a scelta
   *[other] un atto di proprietà a scelta
}
effect-weapon-of-choice = un’arma degli Empori a { $who ->
    [they] sua
   *[you] tua
} scelta
    .verb = { verb-gain }
effect-gain-deed = { $set ->
    [saloon] l’atto di proprietà di un Saloon a { $who ->
        [they] sua
       *[you] tua
    } scelta
   *[other] un atto di proprietà a { $who ->
        [they] sua
       *[you] tua
    } scelta
}
    .verb = { verb-gain }
effect-use-deed = uno dei { $who ->
    [they] suoi
   *[you] tuoi
} atti di proprietà
    .verb = { verb-use }
effect-buy-legendary = 1 Oggetto Leggendario scoperto del mercante
    .verb = { verb-buy }
when-card-or-item-action = dopo aver usato l’azione di una carta Poker o di un oggetto
when-beside-actions = nel tuo turno, senza spendere un’azione
when-end-of-turn = alla fine del tuo turno
when-die-rolled = quando tiri uno o più dadi
cond-at-trader = { $form ->
    [goal] nella regione del mercante
    [who] nella regione del mercante
    [state] trovarti nella regione del mercante
   *[if] se ti trovi nella regione del mercante
}
cond-upgraded-weapon = un’arma migliorata
    .verb = { $form ->
        [goal] con
        [who] con
        [state] avere
        [while] possiedi
       *[if] se possiedi
    }
passive-deed-discount = gli atti di proprietà ti costano { $n }$ in meno
passive-legendary-discount = gli Oggetti Leggendari ti costano { $n }$ in meno
passive-first-wounds-less = in ogni tuo turno, la prima volta che subisci ferite ne subisci { $n } in meno
choice-take-deed = Prendi l’atto: { $place }
question-reroll-die = Usa un’abilità per tirare di nuovo il dado, o tieni il risultato.
question-legendary-offer = Compri uno degli Oggetti Leggendari?
question-weapon-offer = Scegli la tua arma.
question-deed-offer = Scegli il tuo atto.
question-deed-use = Scegli l’atto da usare.

## Gli obiettivi dei personaggi

card-goal-slaughter-san-bernardino-text = acquista un atto di proprietà mentre trasporti del bestiame
card-goal-lottie-mystic-maud-text = devi avere almeno 2 dischi su una storia leggendaria e non avere ferite
card-goal-lozen-open-hands-text = dopo aver rivelato un segnalino Mappa, non devi avere ferite

goal-al-badlands = I Bassifondi di Main Street
goal-al-badlands-tale = La parte bassa di Main Street, dai ruoli delle tasse: una sala da ballo, due saloon, e il suo nome in calce.
goal-al-cricket = Pugilato al Cricket
goal-al-cricket-tale = Stasera al Cricket: due uomini, un palco di pochi piedi, e guantoni se il pubblico insiste.
goal-al-after-the-fire = Più Grande dopo l’Incendio
goal-al-after-the-fire-tale = Si riapre a dicembre, diceva l’avviso: palco più grande, bancone più lungo, e ogni vecchio peccato sotto un tetto nuovo.
goal-al-five-thousand = Cinquemila a Notte
goal-al-five-thousand-tale = Cassa del Gem, una notte: cinquemila, contati al lume, e niente alla voce salari.
goal-ben-land-grant = Un Dono del Re di Spagna
goal-ben-land-grant-tale = La concessione era firmata da un re di Spagna, con una mano molto simile a quella del registro dell’albergo.
goal-ben-letter-of-credit = Una Lettera di Credito
goal-ben-letter-of-credit-tale = Il portatore, scrisse il banchiere, è erede di una provincia, e Ben lo aiutò a scriverne il nome.
goal-ben-own-defense = Due Ore di Arringa
goal-ben-own-defense-tale = Parlò due ore in propria difesa, e la giuria lo assolse in tempo per il pranzo.
goal-ben-livestock-inspector = Ispettore del Bestiame
goal-ben-livestock-inspector-tale = Al governatore: gli allevatori ringraziano per l’elenco dei candidati, e hanno segnato la volpe in rosso.
goal-buckshot-mattress = Dietro il Materasso
goal-buckshot-mattress-tale = Trascinò il materasso alla porta, vi appoggiò il fucile preso in prestito, e stette a vedere chi avesse fame.
goal-buckshot-from-the-hip = Colpo dal Fianco
goal-buckshot-from-the-hip-tale = Il braccio non saliva oltre il fianco, e così mirava da lì e si risparmiava di strizzare l’occhio.
goal-buckshot-check-in-the-mail = L’Assegno con la Posta
goal-buckshot-check-in-the-mail-tale = Al mastro di posta: tenga la mia lettera con l’assegno, arrivo col mulo e non mi fermo.
goal-buckshot-thirteen-to-one = Tredici contro Uno
goal-buckshot-thirteen-to-one-tale = A Blazer’s Mill erano tredici a uno, disse il cuoco, e io non avrei puntato sui tredici.
goal-charley-sugarfoot = Il Ritorno di Sugarfoot
goal-charley-sugarfoot-tale = Sugarfoot ha fermato di nuovo la diligenza, annota la compagnia, e altre volte non se ne prevedono.
goal-charley-the-bridge = Ultima Diligenza sul Ponte
goal-charley-the-bridge-tale = Le ruote lasciarono le assi, le assi lasciarono il ponte, e il cocchiere annunciò la prossima fermata.
goal-charley-occupation-farmer = Professione Agricoltore
goal-charley-occupation-farmer-tale = Registro degli elettori, 1868: Parkhurst, professione agricoltore, e l’impiegato non vide motivo di chiedere altro.
goal-charley-green-box = La Cassa Verde
goal-charley-green-box-tale = La cassa viaggia sotto i miei piedi, disse chi guidava, e chi la tocca può viaggiare lì anche lui.
goal-elfego-thirty-three-hours = Trentatré Ore
goal-elfego-thirty-three-hours-tale = La porta arrivò in aula con tutti i suoi fori, e la giuria guardò prima lei e poi Baca.
goal-elfego-kindly-come-in = Si Presenti, Prego
goal-elfego-kindly-come-in-tale = Passi entro venerdì, diceva la lettera, altrimenti intenderò che gradisce una visita.
goal-elfego-mail-order-badge = Una Stella per Corrispondenza
goal-elfego-mail-order-badge-tale = Una stella, nichel, per posta: il catalogo non dice in quale contea sia valida.
goal-elfego-tortillas = Tortillas a Colazione
goal-elfego-tortillas-tale = Per un assedio: farina, strutto, sale, una stufa calda, e ottanta ospiti che non devono entrare.
goal-beckwourth-lowest-pass = Il Passo Più Basso
goal-beckwourth-lowest-pass-tale = Il passo più basso della catena, buona erba fino in cima, e in fondo una città che me lo deve.
goal-beckwourth-as-told = Come Dettato a Bonner
goal-beckwourth-as-told-tale = Bonner teneva la penna, Beckwourth teneva banco, e l’orso cresceva di un piede a ogni stesura.
goal-beckwourth-company-furs = Pellicce per la Compagnia
goal-beckwourth-company-furs-tale = Terra dei Crow, primavera: due balle di castoro, una di pelli, e le spese di Beckwourth, che superano le pelli.
goal-beckwourth-bloody-arm = Il Braccio Insanguinato
goal-beckwourth-bloody-arm-tale = I Crow gli diedero il nome dopo uno scontro, e nel suo racconto erano stati cento.
goal-slaughter-san-bernardino = Il San Bernardino
goal-slaughter-san-bernardino-tale = Confini del ranch: comincia in Arizona a un pioppo, finisce in Messico dove si ferma il bestiame.
goal-slaughter-earthquake = Dopo il Terremoto
goal-slaughter-earthquake-tale = Maggio 1887: le case caddero, le sorgenti si spostarono, e già il lunedì gli uomini impastavano adobe.
goal-slaughter-came-back-alone = Tornò da Solo
goal-slaughter-came-back-alone-tale = Rientrato da solo, dice il registro, con il cavallo dell’accusato e senza osservazioni.
goal-slaughter-marked-cards = Le Carte Segnate di Gallagher
goal-slaughter-marked-cards-tale = Le carte di Gallagher si leggevano dal dorso, e la pistola di Slaughter dal davanti.
goal-lottie-lotta-dinero = Lotta Dinero
goal-lottie-lotta-dinero-tale = Con quello che ha vinto stasera, gridò il perdente, dovrebbe chiamarsi Lotta Dinero, e da allora si chiamò così.
goal-lottie-counting-her-chips = Contando le Fiches
goal-lottie-counting-her-chips-tale = I due giocatori giacevano sotto il tavolo quando entrò lo sceriffo, e lei aveva già messo in ordine le pile.
goal-lottie-mrs-thurmond = La Signora Thurmond di Deming
goal-lottie-mrs-thurmond-tale = Deming, cronaca mondana: la signora Thurmond ha donato la tovaglia d’altare, e alla fiera il tavolo da gioco ha reso bene.
goal-lottie-mystic-maud = Maud la Misteriosa
goal-lottie-mystic-maud-tale = I cowboy del forte le chiesero il nome, ebbero un sorriso, e il nome dovettero inventarlo.
goal-lozen-open-hands = A Mani Aperte
goal-lozen-open-hands-tale = Stava con i palmi aperti e si girava piano, e quando formicolavano la gente andava dall’altra parte.
goal-lozen-only-a-knife = Soltanto un Coltello
goal-lozen-only-a-knife-tale = Uno sparo avrebbe chiamato la cavalleria, e così il manzo fu abbattuto col coltello, senza un rumore.
goal-lozen-mother-and-child = Una Madre e il Suo Bambino
goal-lozen-mother-and-child-tale = Attraverso il deserto fino a Mescalero con una madre e il suo neonato, e a ogni campo un cavallo migliore.
goal-lozen-shield = Lo Scudo della Sua Gente
goal-lozen-shield-tale = La gente passò, lo scudo rimase indietro, e i soldati riferirono di una grossa forza al guado.
goal-tobin-magpies = Gazze sopra il Campo
goal-tobin-magpies-tale = Gazze sopra la macchia, in lite per gli avanzi: là dentro qualcuno aveva ucciso un bue senza tanta cura.
goal-tobin-espinosas = Gli Espinosa
goal-tobin-espinosas-tale = “Avuto fortuna, Tom?” chiese il colonnello, e lui disse così così, e rovesciò il sacco.
goal-tobin-carsons-coat = Il Cappotto di Carson
goal-tobin-carsons-coat-tale = Ricevuto in conto della taglia: un cappotto modello Carson, che tornava meglio dei conti.
goal-tobin-turleys-mill = Fuori dal Mulino di Turley
goal-tobin-turleys-mill-tale = Lasciò il mulino di notte, a piedi, e non rallentò fino a Santa Fe.

## Le carte Poker alternative

title-dead-or-alive = Vivo o Morto
title-ruthless = Spietato
title-stagecoach = Diligenza
web-module-dead-or-alive = Vivo o Morto
web-module-dead-or-alive-more = Sostituisce Caccia all’Uomo sul 4♦ e sul 4♥: vincere uno scontro con questa carta rende; un giocatore sconfitto ti porta altro denaro oppure subisce una ferita in più.
web-module-ruthless = Spietato
web-module-ruthless-more = Sostituisce Mani in Alto! sul 6♦ e sul 6♥: subisci una ferita per ridurre di 4 il valore della carta avversaria.
web-module-stagecoach = Diligenza
web-module-stagecoach-more = Sostituisce Sprint sul 3♦ e sul 3♥: raggiungi una Stazione Ferroviaria e ottieni 10$.
option-dead = Morto
option-alive = Vivo

## The page of legendary stories, deeds and ruins in the client

web-legend-title = Storia leggendaria { $n }
web-legend-left = { $n ->
    [0] L’ultima
    [one] Ancora 1 da scoprire
   *[other] Ancora { $n } da scoprire
}
web-legend-panel = Storia leggendaria { $n }: { $story }. Requisiti presi: { $taken } su { $of }. Apri la pagina
# Over the number of the open story.
web-legend-band = Storia
web-legend-parts = Requisiti
web-legend-open = Quando viene rivelata:
web-legend-ongoing = Finché è aperta:
web-legend-tokens = Segnalini Mappa
web-legend-tokens-how = Per rivelare un segnalino Mappa, termina il turno nel suo spazio.
web-legend-token = Segnalino Mappa, coperto
web-legend-revealed = rivelato da { $name }
web-legend-mark-o = O
web-legend-mark-x = X
web-legend-mark-danger = !
web-legend-ending = Finale { $ending }
web-legend-taken = Preso da { $name }
web-legend-take = Prendi
web-legend-take-part = Prendi il requisito: { $part }. { $text }
web-deeds = Atti di proprietà
web-deeds-of = { $n ->
    [one] 1 atto di proprietà: { $names }
   *[other] { $n } atti di proprietà: { $names }
}
web-deed = Atto di proprietà: { $place }
web-deed-ready = Non ancora usato
web-deed-used = Usato
web-deed-map = Atto di proprietà: { $place }
web-deed-map-used = Atto di proprietà, usato: { $place }
web-deed-of = { $name } ha l’atto di proprietà: { $place }
web-deed-of-used = { $name } ha l’atto di proprietà e lo ha usato: { $place }
web-ruin-at = { $place }: luogo distrutto, chiuso finché non viene riparato.
web-scene-trader-next-far = Puoi commerciare solo nella regione del mercante. Dopo un’azione di commercio lui si sposta in una di queste: { $regions }.
web-game-title-parts = La storia continua
web-game-title-end-of-story-turn = La storia continua
web-scene-trader-next-any = Quando avrai finito, il mercante andrà in una di { $n } altre regioni.
web-scene-trader-next-far-any = Puoi commerciare solo nella regione del mercante. Dopo un’azione di commercio lui si sposta in una di { $n } altre regioni.
web-game-title-trader = Dal mercante
web-game-title-trade = Dal mercante
web-game-title-actions-over = Tiri il dado del rischio?
web-game-title-deed-offer = Quale atto?
web-game-title-deed-use = Quale atto usi?
web-game-title-legendary-offer = Un Oggetto Leggendario?
web-game-title-weapon-offer = Quale arma?
web-game-title-take-stray = Quale Longhorn?
web-game-title-reroll-die = Tiri di nuovo?
web-game-group-cards-deeds = Usa una carta, un oggetto o un atto
web-game-offer-visit-trader = Vai dal mercante
web-game-offer-leave-trader = Lascia il mercante
web-game-offer-claim = Acquista l’atto: { $place }
web-game-offer-deed = Usa l’atto: { $place }
web-scene-banner-risk-rolled = Il dado del rischio
web-scene-banner-injured = Una lesione
web-scene-banner-ruined = In rovina

## Places in sentences of cards

where-frontier-6 = in uno spazio della Frontiera di valore 6
    .to = uno spazio della Frontiera di valore 6
    .free = in uno spazio libero di valore 6 della Frontiera, a scelta
where-frontier-7 = in uno spazio della Frontiera di valore 7
    .to = uno spazio della Frontiera di valore 7
    .free = in uno spazio libero di valore 7 della Frontiera, a scelta
