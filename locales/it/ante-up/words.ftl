web-module-ante-up = Ante Up
web-module-ante-up-more = Un secondo tabellone, una ferrovia, eventi, il tracciato Azzardo, il faro e il poker ad alta posta.
web-module-alternate-cards = Carte alternative
web-module-alternate-cards-more = Nuovi titoli, ciascuno su due carte al posto di un titolo del gioco base. Sono tutti consigliati.
web-module-vendetta = Vendetta
web-module-vendetta-more = Sostituisce Giorno di Paga sul 5♦ e sul 5♥: la carta avversaria vale di meno se hai ferite, e battere un giocatore dà 1 PL.
web-module-rumors = Dicerie
web-module-rumors-more = Sostituisce Reputazione sul 7♣ e sul 7♠: pesca 2 carte e risolvi un evento.
web-module-scout = Esploratore
web-module-scout-more = Sostituisce Batosta sull’8♣ e sull’8♠: muovi fino a 3 spazi e, se fuori città nessuno è con te, pesca 1 carta.
web-module-jackpot = Jackpot
web-module-jackpot-more = Sostituisce Istinto sul 9♦ e sul 9♥: tenta la fortuna con un dado Ricerca, anche a poker.
web-module-outfit = Equipaggiamento
web-module-outfit-more = Sostituisce Oro degli Stolti sul 10♣ e sul 10♠: compra o migliora un oggetto con 10$ di sconto, ovunque tu sia.
region-buzzard-gulch = Buzzard Gulch
region-gulch-frontier = Frontiera di Buzzard Gulch
location-marshals-office = Ufficio del Marshal
location-mountain-pass = Passo Montano
location-mountain-pass-a = Passo Montano A
location-mountain-pass-c = Passo Montano C
location-ranch-orange = Ranch arancione
location-outlaw-camp = Campo dei Fuorilegge
location-trading-post = Posto di Scambio
location-buzzard-gulch-saloon = Saloon di Buzzard Gulch
location-buzzard-gulch-trading-post = Posto di Scambio di Buzzard Gulch
place-buzzard-gulch-1 = Buzzard Gulch 1, Saloon
place-buzzard-gulch-2 = Buzzard Gulch 2, Saloon
place-buzzard-gulch-3 = Buzzard Gulch 3, Saloon
place-buzzard-gulch-marshals-office = Buzzard Gulch, Ufficio del Marshal
place-buzzard-gulch-4 = Buzzard Gulch 4, Posto di Scambio
place-buzzard-gulch-5 = Buzzard Gulch 5, Posto di Scambio
place-buzzard-gulch-6 = Buzzard Gulch 6, Posto di Scambio
place-gulch-frontier-pass-a = Frontiera, Passo Montano A
place-gulch-frontier-1 = Frontiera 1
place-gulch-frontier-2 = Frontiera 2
place-gulch-frontier-3 = Frontiera 3
place-gulch-frontier-4 = Frontiera 4
place-gulch-frontier-5 = Frontiera 5
place-gulch-frontier-ranch = Frontiera, Ranch
place-gulch-frontier-6 = Frontiera 6
place-gulch-frontier-7 = Frontiera 7
place-gulch-frontier-8 = Frontiera 8
place-gulch-frontier-9 = Frontiera 9
place-gulch-frontier-10 = Frontiera 10
place-gulch-frontier-11 = Frontiera 11
place-gulch-frontier-12 = Frontiera 12
place-gulch-frontier-13 = Frontiera 13
place-gulch-frontier-14 = Frontiera 14
place-gulch-frontier-15 = Frontiera 15
place-gulch-frontier-16 = Frontiera 16
place-gulch-frontier-17 = Frontiera 17
place-gulch-frontier-rail-station = Frontiera, Stazione Ferroviaria
location-gulch-frontier-rail-station = Stazione Ferroviaria della Frontiera
place-gulch-frontier-18 = Frontiera 18
place-gulch-frontier-19 = Frontiera 19
place-gulch-frontier-20 = Frontiera 20
place-gulch-frontier-21 = Frontiera 21
place-gulch-frontier-22 = Frontiera 22
place-gulch-frontier-23 = Frontiera 23
place-gulch-frontier-24 = Frontiera 24
place-gulch-frontier-25 = Frontiera 25
place-gulch-frontier-26 = Frontiera 26
place-gulch-frontier-27 = Frontiera 27
place-gulch-frontier-28 = Frontiera 28
place-gulch-frontier-29 = Frontiera 29
place-gulch-frontier-30 = Frontiera 30
place-gulch-frontier-31 = Frontiera 31
place-gulch-frontier-pass-c = Frontiera, Passo Montano C
place-gulch-frontier-32 = Frontiera 32
place-gulch-frontier-33 = Frontiera 33
place-gulch-frontier-34 = Frontiera 34
place-gulch-frontier-35 = Frontiera 35
place-gulch-frontier-outlaw-camp = Frontiera, Campo dei Fuorilegge
title-vendetta = Vendetta
title-rumors = Dicerie
title-scout = Esploratore
title-jackpot = Jackpot
title-outfit = Equipaggiamento
item-derringer = Derringer
item-quarter-horse = Quarter Horse
item-gazette = Gazzetta
item-snake-oil = Olio di Serpente
web-scene-item-quarter-horse = Muovi fino a 3 spazi. Scarta 1 carta: 1 spazio in più.
web-scene-item-quarter-horse-upgraded = Muovi fino a 4 spazi. Scarta 1 carta: 1 spazio in più.
web-scene-item-derringer = Scontro vinto: puoi scartarla per 1 PL.
web-scene-item-derringer-upgraded = Carta avversaria −1. Se vinci: puoi scartarla per 1 PL.
web-scene-item-gazette = Subito: un evento. Poi: 1 punto Marshal, Ricercato o Azzardo in più.
web-scene-item-snake-oil = Se lo scarti: tira un dado, e lo Sceriffo viene accanto a te.
frontier-token-lost-mail = Posta smarrita
frontier-token-played-out-claim = Concessione esaurita
frontier-token-hot-spring = Sorgente calda
frontier-token-stray-herd = Mandria dispersa
frontier-token-old-trapper = Vecchio trapper
frontier-token-silver-vein = Filone d’argento
frontier-token-missing-surveyor = Agrimensore scomparso
frontier-token-army-paymaster = Ufficiale pagatore
frontier-token-ghost-town = Città fantasma
frontier-token-medicine-show = Venditore di elisir
frontier-token-eagles-nest = Nido d’aquila
frontier-token-hidden-canyon = Canyon nascosto
track-gambler = Azzardo
option-gambler = Un punto Azzardo
log-frontier-placed = Un segnalino Frontiera con il numero { $n } arriva a { $place }.
log-frontier-taken = { $you ->
    [name] Paghi
   *[no] { $name } paga
} il prezzo del segnalino Frontiera a { $place }: { $token }.
choice-frontier = Paga il prezzo del segnalino Frontiera: { $n } in carte
# Where no token lies, or before the game.
choice-frontier-none = Paga il prezzo di un segnalino Frontiera
web-game-offer-frontier-more = Scarta carte fino al suo prezzo, poi rivelalo
question-frontier = Scarta una carta. Da pagare ancora: { $n }.
web-game-title-frontier = Paga il prezzo del segnalino
refusal-no-frontier-token = Nel tuo spazio non c’è un segnalino Frontiera.
refusal-frontier-price = Le tue carte valgono meno di { $n }.
web-frontier-price = Segnalino Frontiera: { $n } in carte

## Event tokens

map-token-outlaw = Fuorilegge
map-token-claim-jumper = Ladro di Concessioni
map-token-high-roller = Scommettitore
map-token-longhorn = Longhorn
# A stray on the map: its button, and where it is delivered.
web-game-offer-stray = Prendi il Longhorn
web-game-offer-stray-more = Consegnalo a una Stazione, a un Ranch o al Campo dei Fuorilegge

opponent-sorry-charlie = Charlie Mille Scuse
opponent-peach-fuzz-perkins = Perkins Primo Pelo
opponent-barefoot-dan = Dan lo Scalzo
opponent-three-finger-tully = Tully Tre Dita
opponent-deacon-pike = Pike il Diacono
opponent-nugget-nell = Nell Pepita
opponent-the-dunning-brothers = I Fratelli Dunning
opponent-colonel-rook = Rook il Colonnello
opponent-red-moon-sadie = Sadie Luna Rossa
opponent-two-deeds-dwyer = Dwyer Due Rogiti
opponent-the-partners = I Soci
opponent-dynamite-kate = Kate Dinamite
opponent-the-cattle-baron = Il Barone del Bestiame
opponent-the-railroad-lawyer = L’Avvocato delle Ferrovie
opponent-the-professor = Il Professore

## Effects of events. $at is the id of the place, $place its name.

effect-place-token-outlaw = un Fuorilegge { $where }
    .verb = { verb-place }
effect-place-token-claim-jumper = un Ladro di Concessioni { $where }
    .verb = { verb-place }
effect-place-token-high-roller = uno Scommettitore { $where }
    .verb = { verb-place }
effect-place-token-longhorn = un Longhorn { $where }
    .verb = { verb-place }
# `.there` is where the effect before it takes place, `.there-space` a space of that location.
effect-sheriff-to = lo Sceriffo { $where }
    .verb = { verb-move }
    .there = lì lo Sceriffo
    .there-space = lo Sceriffo nello spazio { $n } di quel luogo
option-prospect = Cerca oro

## Events

event-run-on-the-bank = Corsa agli Sportelli
event-run-on-the-bank-tale = Alle dieci la fila davanti alla Banca arrivava al fiume, e il caffè vi si vendeva al metro.
event-command-performance = A Grande Richiesta
event-command-performance-tale = Il soprano non esce dal camerino finché qualcuno non dice due parole al signore in prima fila.
event-wires-down = Telegrafo Muto
event-wires-down-tale = Qualcuno ha tagliato il filo a un miglio dalla città e si è preso la briga di arrotolare il rame.
event-the-late-stage = Diligenza in Ritardo
event-the-late-stage-tale = La diligenza ha due giorni di ritardo, e al passo c’è uno sconosciuto con addosso il cappotto del postiglione.
event-rockslide = Frana
event-rockslide-tale = Mezza montagna è sulla strada. Lassù un uomo con un piede di porco sta discutendo con l’altra metà.
event-the-quarter-mile = Il Quarto di Miglio
event-the-quarter-mile-tale = Un quarto di miglio dietro il campo, misurato a passi dai due proprietari, che non hanno lo stesso passo. Si scommettono selle.
event-the-turncoat = Il Pentito
event-the-turncoat-tale = Deposizione resa a mezzanotte: nomi, campi, cavalli, e quel che ognuno dice nel sonno; firmata con una croce, e poi con un nome.
event-wrong-side-of-the-bars = Dalla Parte Sbagliata
event-wrong-side-of-the-bars-tale = Il lume era acceso, il caffè era caldo, e in cella c’era il Marshal.
event-the-toll-gate = Il Pedaggio
event-the-toll-gate-tale = Uomo, sei centesimi; cavallo, dieci; carro, venticinque; predicatori gratis; il fucile non dà resto.
event-the-salted-mine = Il Filone Truccato
event-the-salted-mine-tale = Prospetto: parete nord notevole, parete sud promettente, e l’uomo col fucile non risponde a domande.
event-the-claims-office-fire = Incendio al Catasto
event-the-claims-office-fire-tale = Ogni titolo della contea è andato in fumo, e al tramonto ciascun buco aveva due padroni.
event-cave-in = Crollo
event-cave-in-tale = Prima parlò il legname, testimoniò il capo, poi fu buio, e qualcuno cominciò a contare gli uomini.
event-the-riverboat-man = L’Uomo del Battello
event-the-riverboat-man-tale = Camicia a jabot, panciotto verde acqua, due anelli, e un mazzo che mescola come altri accarezzano un gatto.
event-the-senators-nephew = Il Nipote del Senatore
event-the-senators-nephew-tale = Dà mance in oro e cede come carta bagnata, e lo zio gradirebbe riaverlo con tutte e due le orecchie.
event-the-lady-in-gray = La Dama in Grigio
event-the-lady-in-gray-tale = Ha chiesto la sedia contro il muro, un mazzo nuovo e il nome del padrone della miniera.
event-a-gap-in-the-fence = Un Varco nel Recinto
event-a-gap-in-the-fence-tale = Capi segnalati: sei al camposanto, una dozzina alla stazione, e un toro in banca, allo sportello dei depositi.
event-the-quarantine-line = La Quarantena
event-the-quarantine-line-tale = Per ordine della contea: niente bestiame oltre questa corda, niente discussioni con la corda, niente prestiti del timbro del dottore.
event-beef-prices = Il Prezzo del Manzo
event-beef-prices-tale = Questa settimana Chicago paga il doppio, e gente che non ha mai guardato una vacca si toglie il cappello.
event-paid-off = La Paga dei Mandriani
event-paid-off-tale = I mandriani sono stati pagati a mezzogiorno, e dall’una la città trattiene il fiato.
event-high-water = La Piena
event-high-water-tale = La mandria ha guadato, il carro no, e tutto il carico scende lungo il fiume in ordine di peso.
event-the-bell-steer = Il Bue con la Campana
event-the-bell-steer-tale = La mandria non sa la strada, il mandriano non sa la strada, e il campanaccio va avanti, al passo.
event-total-eclipse = Eclissi Totale
event-total-eclipse-tale = Alle due e mezza le galline sono andate a dormire, e un predicatore che sbagliava da anni è stato visto sorridere.

log-event-marker = { $you ->
    [name] Raggiungi
   *[no] { $name } raggiunge
} un segnalino Evento su un tracciato.
log-event = { $you ->
    [name] Risolvi
   *[no] { $name } risolve
} un evento: { $event }.
log-set-up-event = Durante la preparazione si risolve un evento: { $event }. Si mettono solo i suoi segnalini.
effect-resolve-event = un evento
    .verb = { verb-resolve }
pool-outlaw = Fuorilegge
pool-claim-jumper = Ladri di Concessioni
pool-high-roller = Scommettitori
pool-train = Incontri sul treno
opponent-mail-car = Il vagone postale
opponent-sleeping-car = Il vagone letto
opponent-whiskey-car = Whiskey per il forte
opponent-circus-car = Il vagone del circo
opponent-assay-chest = La cassa del saggiatore
opponent-pay-car = Il vagone delle paghe
opponent-mint-gold = Oro per la Zecca
opponent-governors-car = Il vagone del governatore
log-train-moved = Il treno raggiunge { $place }.
log-train-heist = { $you ->
    [name] Rapini il treno e riveli
   *[no] { $name } rapina il treno e rivela
} un incontro: { $opponent }.
log-fight-begins-holdup = { $you ->
    [other] Interpreti la Guardia.
   *[no] { $other } interpreta la Guardia.
}
log-fight-won-holdup-fighter = { $who ->
    [player] { $you ->
        [name] Lasci
       *[no] { $name } lascia
    } il treno con il bottino.
   *[fighter] Il treno è stato rapinato.
}
log-fight-won-holdup-other = La Guardia difende il treno.
choice-train-heist = Rapina il treno
refusal-no-train = Il treno non è nel tuo spazio.
web-train-at = Posizione del treno: { $place }. Prossima fermata: { $next }.
# On a plate of the map, with short names: where the train is, and its next stop.
web-train-plate = { $place } → { $next }
# The same where there is room for the next stop alone.
web-train-plate-next = → { $next }
web-train-here = Il treno è qui. Prossima fermata: { $next }.
web-train-next = { $n ->
    [one] Il treno arriva qui al prossimo turno.
   *[other] Il treno arriva qui tra { $n } turni.
}
web-game-offer-train-heist-more = Una carta dice che cosa trasporta il treno
web-scene-fight-holdup = Rapina al Treno
web-scene-fight-where-holdup = { $name } contro la Guardia, interpretata da { $other }. { $place }
log-challenge = { $you ->
    [name] Sfidi uno Scommettitore: { $opponent }.
   *[no] { $name } sfida uno Scommettitore: { $opponent }.
}
choice-challenge = Sfida lo Scommettitore al Saloon
refusal-no-high-roller = Non c’è nessuno Scommettitore al Saloon.
web-game-offer-challenge-more = A poker contro un avversario ignoto

character-fee-lee-wong = Fee Lee Wong
character-maria-gertrudis-barcelo = Maria Gertrudis Barceló
character-pat-garrett = Pat Garrett
character-poker-alice = Poker Alice
character-seth-bullock = Seth Bullock
character-soapy-smith = “Soapy” Smith
character-sundance-kid = Sundance Kid
character-curly-bill-brocius = William “Curly Bill” Brocius

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-fee-lee-wong = Venuto dalla Cina intorno al 1870, arrivò a Deadwood nel 1876, con la corsa all’oro. Aveva delle concessioni, ma l’oro che dura stava nel suo negozio, Wing Tsue, che fece di lui un uomo in vista nella città. Molto dopo di lui, un dicembre, l’edificio fu abbattuto, e non senza rumore. La sua storia l’hanno scritta i nipoti e i pronipoti.
life-maria-gertrudis-barcelo = Santa Fe la chiamava La Tules. Sposatasi nel 1823, conservò il suo nome e i suoi beni; due anni dopo fu multata per aver tenuto una bisca tra i minatori. La sua sala da gioco di Santa Fe era sontuosa, e al monte dava le carte lei. Nel 1846 l’esercito degli Stati Uniti, che aveva appena preso il paese, si fece prestare da lei la paga dei soldati.
life-pat-garrett = Eletto sceriffo della contea di Lincoln nel 1880, catturò Billy the Kid in dicembre a Stinking Springs, se lo lasciò sfuggire in primavera e gli sparò nel luglio del 1881. Poi pubblicò La vita autentica di Billy the Kid, con un altro a tenere la penna. Nel 1908 fu ucciso sulla strada per Las Cruces, e l’uomo che confessò fu assolto.
life-poker-alice = Venuta dall’Inghilterra, se non era la Virginia, Alice Ivers imparò il poker nei campi minerari del Colorado. Quando il primo marito morì in miniera, ne fece un mestiere, con un sigaro in bocca e una pistola al fianco, e spendeva le vincite in abiti di New York. Rispettava la festa: niente carte di domenica. Morì a Rapid City nel 1930.
life-seth-bullock = Nel senato del Territorio del Montana chiese che fosse protetto Yellowstone, che nel 1872 divenne un parco. Nell’agosto del 1876 portò con Sol Star a Deadwood un carico di ferramenta, vasi da notte compresi, e lì divenne sceriffo. Fu amico per la vita di Theodore Roosevelt; per l’insediamento presidenziale del 1905 portò una schiera di cowboy a sfilare a Washington.
life-soapy-smith = Jefferson Randolph Smith avvolgeva saponette in banconote e vendeva le saponette; quelle con la banconota toccavano ai suoi amici. Fu il re della truffa a Denver, a Creede e, dal 1897, a Skagway, in Alaska, dove il suo ufficio del telegrafo accettava dispacci benché il filo non portasse da nessuna parte. L’8 luglio 1898 fu ucciso sul molo di Juneau; anche Frank Reid, che lo affrontava, morì per le ferite.
life-sundance-kid = Harry Longabaugh, della Pennsylvania, rubò nel Wyoming un cavallo e una sella, e nel 1887 ne ricavò un anno e mezzo nella prigione di Sundance e un soprannome. Rapinò treni e banche con Butch Cassidy; nel novembre del 1900 cinque della banda si fecero fotografare a Fort Worth, con i vestiti migliori, cosa che i Pinkerton apprezzarono. Nel 1901 i due andarono ad allevare bestiame in Argentina.
life-curly-bill-brocius = Dove sia nato, nessuno lo sa di certo. Il 28 ottobre 1880 gli partì un colpo mentre Fred White, marshal di Tombstone, gli afferrava la pistola, e White ne morì; Wyatt Earp testimoniò, e la corte lasciò andare Bill. Nel marzo del 1882 Earp disse di averlo ucciso sui monti Whetstone. Un giornale offrì mille dollari per averne la prova, un altro un premio per la prova contraria, e nessuno dei due dovette pagare.
card-vendetta-text = quando riveli questa carta in uno scontro, riduci il valore della carta avversaria di 3 se hai 1 ferita, di 6 se ne hai di più
card-scout-text = muovi fino a 3 spazi. Se poi ti trovi fuori città, senza altri giocatori né lo Sceriffo nel tuo spazio, pesca 1 carta
web-gist-vendetta = Riduci la carta avversaria di 3 con 1 ferita, di 6 con più ferite.
web-gist-scout = Muovi fino a 3 spazi. Fuori città, senza nessuno con te: pesca 1 carta.
web-gist-jackpot = Tira un dado due volte (Ghiaia: 1 carta), o una a poker (Ghiaia: 1 punto Azzardo).
web-gist-outfit = Compra o migliora un oggetto con 10$ di sconto.
card-soapy-smith-text = per ogni punto Azzardo che ottieni, tira un dado Ricerca e ottieni ciò che mostra. Se mostra Ghiaia, pesca fino al tuo limite di carte in mano
card-gazette-2-text = dopo aver ottenuto punti Marshal, Ricercato o Azzardo, puoi scartare questo oggetto per ottenere 1 punto in più sullo stesso tracciato
card-goal-soapy-prize-package-text = scarta un Olio di Serpente a Darkrock

goal-fee-lee-emporium = L’Emporio Wing Tsue
goal-fee-lee-emporium-tale = Wing Tsue, Main Street: seta, tè, porcellana, medicine, e credito per chi l’anno scorso è stato gentile.
goal-fee-lee-cooks-claim = La Concessione del Cuoco
goal-fee-lee-cooks-claim-tale = Assunto per cucinare, fu pagato in terra, e la trovò ben condita.
goal-fee-lee-iron-safe = La Cassaforte di Ferro
goal-fee-lee-iron-safe-tale = La cassaforte arrivò coi buoi; quello che contiene arrivò un’oncia alla volta, e lì rimane.
goal-fee-lee-hose-race = La Corsa dei Pompieri
goal-fee-lee-hose-race-tale = A Deadwood, il 4 luglio 1888, i carri dei pompieri corsero mozzo a mozzo, e mezza Chinatown correva accanto.
goal-maria-her-own-table = Un Tavolo Tutto Suo
goal-maria-her-own-table-tale = Dava lei le carte del monte, faceva tagliare il mazzo al governatore, e contava il banco prima che gli si freddasse la cioccolata.
goal-maria-la-tules = La Tules
goal-maria-la-tules-tale = Chiedi della Tules, dicevano i mulattieri, e chi ti risponde saprà dirti quanto perderai.
goal-maria-officers-arm = Al Braccio di un Ufficiale
goal-maria-officers-arm-tale = Condizioni del prestito, come convenuto: il capitale, gli interessi, e il braccio di un ufficiale per entrare a teatro.
goal-maria-word-in-confidence = In Confidenza
goal-maria-word-in-confidence-tale = Un cliente parlò, una carta fu girata, e al mattino il governatore americano sapeva l’ora della rivolta.
goal-pat-quien-es = ¿Quién Es?
goal-pat-quien-es-tale = Due volte, nel buio, la voce chiese in spagnolo chi fosse, ed ebbe risposta.
goal-pat-stinking-springs = Stinking Springs
goal-pat-stinking-springs-tale = Quattro uomini dentro e un cavallo morto sulla porta: per cena uscirono a prendere un piatto.
goal-pat-collector-of-customs = Esattore della Dogana
goal-pat-collector-of-customs-tale = El Paso, dazio su una mandria: il padrone scrive “vitelli”, e l’esattore scrive “si guardino le corna”.
goal-pat-authentic-life = La Vita Autentica
goal-pat-authentic-life-tale = I capitoli di Upson hanno gli aggettivi, e quelli dello sceriffo hanno le date.
goal-alice-black-cigar = Il Sigaro Nero
goal-alice-black-cigar-tale = Quella sera il sigaro le si spense una volta, mentre bluffava, e un signore di Omaha glielo riaccese.
goal-alice-place-your-bets = Fate il Vostro Gioco
goal-alice-place-your-bets-tale = Un’asse, due barili, una lanterna: aprì il banco al bivio, e lo chiuse al sorgere del sole.
goal-alice-new-york-wardrobe = Abiti da New York
goal-alice-new-york-wardrobe-tale = Alla signora del Colorado: sei abiti, un ventaglio di piume, pagati in argento da una borsa da viaggio.
goal-alice-never-on-sunday = Mai di Domenica
goal-alice-never-on-sunday-tale = Sei giorni dava le carte; il settimo il mazzo stava in bell’ordine accanto alla Bibbia, e non veniva consultato.
goal-seth-star-and-bullock = Star & Bullock
goal-seth-star-and-bullock-tale = Star & Bullock, ferramenta: stufe, picconi, vasi da notte, e lo sceriffo in persona al banco fino a mezzogiorno.
goal-seth-sulfur-in-the-shaft = Zolfo nel Pozzo
goal-seth-sulfur-in-the-shaft-tale = Alla Keets non si sparò un colpo: calò zolfo acceso con una corda, e gli scioperanti salirono.
goal-seth-stared-down = Bastò uno Sguardo
goal-seth-stared-down-tale = Guardò il prigioniero finché quello si ricordò di ciò che aveva fatto, e di altre due cose.
goal-seth-cowboys-on-parade = Cowboy in Parata
goal-seth-cowboys-on-parade-tale = Washington, marzo 1905: cinquanta cavalieri in Pennsylvania Avenue, e un lazo intorno a un passante di buona famiglia.
goal-soapy-prize-package = Il Sapone Vincente
goal-soapy-prize-package-tale = Cento dollari in una di queste saponette, signori, e mani pulite per tutti gli altri.
goal-soapy-three-shells = Tre Gusci
goal-soapy-three-shells-tale = La pallina era sotto il guscio a sinistra, poi sotto quello a destra, e infine sotto l’unghia di chi teneva il banco.
goal-soapy-telegraph-office = L’Ufficio del Telegrafo
goal-soapy-telegraph-office-tale = Messaggio spedito, cinque dollari; risposta da casa entro un’ora, essendo il filo lungo quanto quel muro.
goal-soapy-juneau-wharf = Il Molo di Juneau
goal-soapy-juneau-wharf-tale = Skagway, luglio 1898: portò un fucile e un discorso, e la guardia del molo non volle né l’uno né l’altro.
goal-sundance-coast-flyer = Il Rapido della Costa
goal-sundance-coast-flyer-tale = Wagner, Montana, 1901: il passeggero sul tender fu gentile col fuochista fino alla dinamite.
goal-sundance-hole-in-the-wall = Hole-in-the-Wall
goal-sundance-hole-in-the-wall-tale = Il sentiero sale un cavallo alla volta, e la roccia accanto è lisciata dai gomiti.
goal-sundance-bowler-hat = Ritratto in Bombetta
goal-sundance-bowler-hat-tale = Ricevuta di un cappellaio di Fort Worth: cinque bombette, spazzolate, per signori in procinto di farsi fotografare.
goal-sundance-jailhouse = Mai Più in Quella Prigione
goal-sundance-jailhouse-tale = Diciotto mesi per un cavallo, una pistola e una sella: di tutto ciò tenne il nome della prigione.
goal-curly-bill-no-bill-of-sale = Senza Fattura
goal-curly-bill-no-bill-of-sale-tale = Quando gli chiesero i documenti, indicò il marchio, ancora caldo, e porse la mano per concludere.
goal-curly-bill-county-taxes = Le Tasse della Contea
goal-curly-bill-county-taxes-tale = Il vice Breakenridge scriveva le ricevute, Bill teneva la lanterna e la pistola, e i ladri pagavano come banchieri.
goal-curly-bill-preachers-jig = La Giga del Predicatore
goal-curly-bill-preachers-jig-tale = Il testo di quella domenica era la pazienza, e il predicatore la ballò per un quarto d’ora.
goal-curly-bill-iron-springs = Nessuno a Iron Springs
goal-curly-bill-iron-springs-tale = Earp lo seppellì in un paragrafo, un giornale lo dissotterrò, e né l’uno né l’altro mostrò un osso.

## Faro

choice-faro = Gioca a faro
choice-join-faro = Unisciti alla partita a faro
choice-faro-bet = Punta { $n }$ sul valore { $rank }
choice-faro-done = Non puntare altro
choice-faro-reclaim = Riprendi il segnalino dal valore { $rank }
choice-faro-leave = Lascia tutto per il Jackpot
question-faro-join = Ti unisci alla partita a faro?
question-faro-bet = Piazza un segnalino Puntata su un valore.
question-faro-keep = Lasci i segnalini per il Jackpot o li riprendi?
refusal-rank-taken = L’altro tuo segnalino è su questo valore.
refusal-no-marker = Non hai segnalini su questo valore.
log-faro-begins = { $you ->
    [name] Ti siedi
   *[no] { $name } si siede
} al tavolo del faro.
log-faro-dealt = { $you ->
    [name] Dai le carte
   *[no] { $name } dà le carte
} a faro: { $cards }, e una carta coperta.
log-faro-bet = { $you ->
    [name] Punti
   *[no] { $name } punta
} { $n }$ sul valore { $rank }.
log-faro-revealed = { $result ->
    [loser] La Perdente
    [winner] La Vincente
   *[jackpot] Il Jackpot
} ha il valore { $rank }.
log-faro-won = { $you ->
    [name] La tua puntata
   *[no] La puntata di { $name }
} sul valore { $rank } vince.
log-faro-lost = { $you ->
    [name] La tua puntata
   *[no] La puntata di { $name }
} sul valore { $rank } è persa.
log-faro-reclaimed = { $you ->
    [name] Riprendi
   *[no] { $name } riprende
} il segnalino dal valore { $rank }.
log-faro-left = { $you ->
    [name] Lasci i segnalini
   *[no] { $name } lascia i segnalini
} per il Jackpot.
web-faro-offer-more = Senza ante, e fino a due puntate da 10$ o 20$
web-faro-title = Faro al Saloon
web-game-title-faro-join = Faro?
web-game-title-faro-bet = Le tue puntate
web-game-title-faro-keep = Lasciarli o riprenderli?
web-faro-intro = Quattro carte, tre mostrate. La prima perde, la seconda paga alla pari, la terza paga il triplo.
web-faro-dealer = Dealer
web-faro-shown = Le carte del dealer
web-faro-unseen = e una coperta
web-faro-layout = Il tavolo
web-faro-loser = Perdente
web-faro-winner = Vincente
web-faro-jackpot = Jackpot
web-faro-bet = { $n }$ sul valore { $rank }
web-game-offer-bet-more = Vincente +{ $n }$, Jackpot +{ $three }$, Perdente −{ $n }$
web-faro-pick = Scegli un valore sul tavolo.
web-faro-odds = { $rank }: 1 probabilità su { $n } di essere il Jackpot
web-faro-no-odds = { $rank }: non può essere il Jackpot
web-faro-step-bets = Puntate
web-faro-step-loser = Perdente
web-faro-step-winner = Vincente
web-faro-step-keep = Lasciare o riprendere
web-faro-step-jackpot = Jackpot

## High stakes poker

choice-high-stakes = Gioca a poker ad alta posta per { $n }$
choice-raise = Resta in gioco per { $n }$
choice-fold = Abbandona la mano
question-poker-raise = Resti in gioco per il turn e il river, o abbandoni la mano?
refusal-no-poker-card = Ti serve una carta Poker per il poker ad alta posta.
log-high-stakes-begins = { $you ->
    [name] Ti siedi
   *[no] { $name } si siede
} al tavolo del poker ad alta posta.
log-raised = { $you ->
    [name] Resti
   *[no] { $name } resta
} in gioco.
log-folded = { $you ->
    [name] Abbandoni la mano.
   *[no] { $name } abbandona la mano.
}
log-second-reveal = Il turn e il river mostrano { $cards }.
web-high-stakes-title = Poker ad alta posta
web-high-stakes-rule = La combinazione migliore vince il piatto: due delle tue carte e tre delle cinque comuni
web-high-stakes-offer = Servono { $purse }$: ante di { $n }$, poi metti { $raise }$ o abbandoni. Il banco aggiunge { $house }$, poi { $raise }$
web-high-stakes-raise-more = Vedi altre due carte
web-high-stakes-fold-more = Perdi l’ante e peschi una carta
web-high-stakes-pot = { $house }$ dal banco, { $ante }$ e { $raise }$ da ogni giocatore
web-high-stakes-step-raise = Restare?
web-high-stakes-step-second = Turn, river
web-high-stakes-deciding = Resta o abbandona?
web-high-stakes-raised = Resta in gioco
web-high-stakes-folded = Ha abbandonato
web-game-title-poker-raise = Resti in gioco?

## Places in sentences of cards

where-buzzard-gulch = a Buzzard Gulch
    .to = Buzzard Gulch
where-gulch-frontier = alla Frontiera di Buzzard Gulch
    .to = la Frontiera di Buzzard Gulch
    .the = la Frontiera di Buzzard Gulch
where-marshals-office = nell’Ufficio del Marshal
    .to = l’Ufficio del Marshal
    .the = l’Ufficio del Marshal
where-mountain-pass = a un Passo Montano
    .to = un Passo Montano
where-mountain-pass-a = al Passo Montano A
    .to = il Passo Montano A
    .the = il Passo Montano A
where-mountain-pass-c = al Passo Montano C
    .to = il Passo Montano C
    .the = il Passo Montano C
where-ranch-orange = nel Ranch arancione
    .to = il Ranch arancione
    .the = il Ranch arancione
where-outlaw-camp = al Campo dei Fuorilegge
    .to = il Campo dei Fuorilegge
    .the = il Campo dei Fuorilegge
where-trading-post = al Posto di Scambio
    .to = il Posto di Scambio
    .the = il Posto di Scambio
where-buzzard-gulch-trading-post = al Posto di Scambio di Buzzard Gulch
    .to = il Posto di Scambio di Buzzard Gulch
    .the = il Posto di Scambio di Buzzard Gulch
    .start = in uno spazio accanto al Posto di Scambio di Buzzard Gulch
where-buzzard-gulch-saloon = al Saloon di Buzzard Gulch
    .to = il Saloon di Buzzard Gulch
    .the = il Saloon di Buzzard Gulch
    .start = in uno spazio accanto al Saloon di Buzzard Gulch
where-gulch-frontier-rail-station = alla Stazione Ferroviaria della Frontiera
    .to = la Stazione Ferroviaria della Frontiera
    .the = la Stazione Ferroviaria della Frontiera
where-gulch-frontier-pass-a = al Passo Montano A
    .to = il Passo Montano A
    .the = il Passo Montano A
where-gulch-frontier-pass-c = al Passo Montano C
    .to = il Passo Montano C
    .the = il Passo Montano C
web-boards-ante-up = Darkrock e la Frontiera, con il treno

## What frontier tokens, and those who are met, tell

frontier-token-lost-mail-tale = Un sacco postale pieno di lettere, in ritardo di dieci anni, e in tutte chi scrive sta benissimo.
frontier-token-played-out-claim-tale = Avevano scavato per due anni, e si erano fermati a un palmo dal filone.
frontier-token-hot-spring-tale = Puzza di uova, e dai tempi della guerra le tue ginocchia non si sentivano così giovani.
frontier-token-stray-herd-tale = Nessun marchio, nessun campanaccio, nessun cavaliere in vista, e una mandria intera lieta della compagnia.
frontier-token-old-trapper-tale = Non parla da primavera, e ha tenuto da parte tutto per te.
frontier-token-silver-vein-tale = Corre su per la parete come brina su un vetro.
frontier-token-missing-surveyor-tale = Lui non si è perso, dice; è il resto del territorio che non si trova.
frontier-token-army-paymaster-tale = Due soldati, un tenente e una cassaforte, tutti lieti di vedere una faccia.
frontier-token-ghost-town-tale = Le tavole sono apparecchiate, l’orologio è carico, e la polvere ha un anno.
frontier-token-medicine-show-tale = Signore e signori, la boccetta guarisce tutto, tranne la canzone, che è gratis.
frontier-token-eagles-nest-tale = Da quassù la ferrovia è un graffio, e lo sono anche quelli che l’hanno pagata.
frontier-token-hidden-canyon-tale = Erba, acqua, un solo ingresso, e sopra, incisa, una data che deve ancora venire.
opponent-mail-car-tale = Quattrocento lettere, e l’impiegato ne ha lette quasi tutte.
opponent-sleeping-car-tale = Sono tutti in camicia da notte, e una delle camicie ha la fondina.
opponent-whiskey-car-tale = Novanta barili per il forte, e una guardia che li assaggia da martedì.
opponent-circus-car-tale = L’uomo forte dorme contro la porta, e l’orso no.
opponent-assay-chest-tale = La cassa è piccola, e ci sono voluti sei uomini per caricarla.
opponent-pay-car-tale = La paga di tutta la linea, e la linea ha mandato i suoi tiratori migliori.
opponent-mint-gold-tale = Un’aquila su ogni lingotto, e un fucile dietro ogni finestrino.
opponent-governors-car-tale = Il governatore sta cenando, e per i visitatori non si alza.
opponent-sorry-charlie-tale = Ti chiede scusa e arma il cane.
opponent-peach-fuzz-perkins-tale = Mente sull’età, e mente anche la sua mira.
opponent-barefoot-dan-tale = Si sente l’erba, poi lo scatto della pistola; lui vorrebbe sapere che numero porti.
opponent-three-finger-tully-tale = Conta i nemici su quella mano, e poi ricomincia.
opponent-deacon-pike-tale = Prima dice una preghiera, in fretta.
opponent-nugget-nell-tale = I suoi denti davanti valgono più del tuo cavallo.
opponent-the-dunning-brothers-tale = Devono soldi a tutti, e sono venuti a riscuotere.
opponent-colonel-rook-tale = Di quale esercito non lo dice, ma gli dà ancora ordini.
opponent-red-moon-sadie-tale = Il vice che disegnò il suo manifesto lo fece da dietro una roccia.
opponent-two-deeds-dwyer-tale = Ha una carta per questa buca, e un’altra per la prossima.
opponent-the-partners-tale = In dieci anni non sono stati d’accordo su nulla, tranne che su di te.
opponent-dynamite-kate-tale = Prima si accende il sigaro, così puoi pensarci.
opponent-the-cattle-baron-tale = Punta un capo dopo l’altro, e non ha mai contato la mandria.
opponent-the-railroad-lawyer-tale = Legge ogni carta fino in fondo, e ci trova una clausola.
opponent-the-professor-tale = Insegnava aritmetica a Boston, e qui dà lezioni.
