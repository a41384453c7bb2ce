# Further core stories, unique events and the Man in Black’s further cards.

## Core stories

trigger-arrival = Termina un’azione di movimento su un segnalino Evento o Frontiera
story-the-mayors-hat = Il Cappello del Sindaco
story-the-mayors-hat-tale = Avete sbagliato mira tutti e due, e una pallottola ha trapassato il cappello del sindaco, con il sindaco dentro. Da allora lo porta la domenica e offre da bere a chi gli chiede degli spifferi.
story-ten-paces = Dieci Passi
story-ten-paces-tale = Hai contato fino a dieci, e il tuo avversario fino a otto. Il giudice ha stabilito che l’aritmetica non è una scusa, e che la pistola migliore lo sapeva già.
story-the-mirror-behind-the-bar = Lo Specchio dietro il Banco
story-the-mirror-behind-the-bar-tale = Arrivò dal Belgio nella paglia e sopravvisse al mare, ai binari e a diciannove anni di cowboy. Lì dentro hai visto qualcuno estrarre alle tue spalle, ed è per questo che sei ancora qui a pagare una parte dello specchio.
story-sold-tickets = Tutto Esaurito
story-sold-tickets-tale = Qualcuno alla rimessa aveva stampato i volantini con i vostri nomi, l’ora e il prezzo. Il tipografo non sa ancora com’è finita, e tiene pronti due tipi di bordo nero.
story-the-loose-herd = La Mandria Sciolta
story-the-loose-herd-tale = Un colpo è andato largo e ha aperto un cancello. Quel che seguì si ricorda come l’unico scontro del territorio vinto da una mucca.
story-the-second-opinion = Il Secondo Parere
story-the-second-opinion-tale = “Piombo”, disse il barbiere, e prese le pinze. “Nervi”, disse il dentista, e prese la bottiglia. A te diedero la sedia in mezzo ai due, e la lampada da reggere.
story-second-best-shot = La Seconda Miglior Pistola
story-second-best-shot-tale = “Di quanto l’hai mancato?” chiede un ragazzo al bancone, e glielo dici. “E lui?” Gli mostri il cappello, poi la spalla, poi il conto per la spalla.
story-kin-on-both-sides = Parenti da Ambo le Parti
story-kin-on-both-sides-tale = Metà della giuria è imparentata con te, l’altra metà con il tuo avversario, e tutti quanti con il mulo. Il verdetto è atteso per primavera.
story-the-last-word = L’Ultima Parola
story-the-last-word-tale = Da dietro l’abbeveratoio il predicatore chiese al tuo avversario un’ultima parola. L’aveva per iscritto, quattro fogli fronte e retro, e l’educazione voleva che la pistola restasse puntata fino all’ultimo.
story-boots-on = Con gli Stivali
story-boots-on-tale = Ha chiesto di essere sepolto con gli stivali, senza dire perché. Il becchino è stato il primo a domandarsi come mai pesassero tanto.
story-the-empty-saddle = La Sella Vuota
story-the-empty-saddle-tale = La cavalla era ferma sul sentiero con le redini annodate, perché non inciampasse. Chi l’ha fatto aveva tempo, e un cavallo non gli serviva più.
story-a-map-in-the-lining = Una Mappa nella Fodera
story-a-map-in-the-lining-tale = La giacca costava un dollaro e teneva troppo caldo. Poi la fodera ha ceduto, e da allora la leggi davanti a ogni fuoco, voltando le spalle agli altri.
story-smoke-on-the-ridge = Fumo sul Crinale
story-smoke-on-the-ridge-tale = Il vecchio esploratore lo legge come un giornale: dieci carri, poca acqua, una nascita, una lite per un paiolo. Poi sella il cavallo. Il resto, dice, sono inserzioni.
story-the-surveyor = L’Agrimensore
story-the-surveyor-tale = Ha tracciato il confine della contea attraverso il saloon, e ora il banco ricade sotto due giurisdizioni. Per un compenso può spostare un fiume.
story-the-medicine-wagon = Il Carro delle Medicine
story-the-medicine-wagon-tale = Vende un’unica bottiglia per uomini e bestie, e ne beve lei stessa tra un cliente e l’altro. Il mulo che tira il carro è più vecchio della contea, e lei lo mostra come prova.
story-the-wrong-wagon = Il Carro Sbagliato
story-the-wrong-wagon-tale = Il carico era per un certo signor Alden Pryce di Denver, che ordina bene e paga in anticipo. Il carrettiere si è perso, è stanco, e vuole credere che il signor Alden Pryce sia tu.
story-strangers-at-the-fire = Stranieri attorno al Fuoco
story-strangers-at-the-fire-tale = Ammolla i fagioli la notte, aggiungi pancetta e un cucchiaio di melassa, e mescola ogni volta che qualcuno chiede da dove vieni. I cinque non hanno detto il nome. Ti hanno dato un piatto.
story-forty-miles-of-bad-road = Quaranta Miglia di Strada Cattiva
story-forty-miles-of-bad-road-tale = Al miglio sei, una ruota. Al miglio quindici, l’altra ruota. Al miglio trenta un uomo ha messo su un banco e vende ruote.
story-the-name-on-the-rock = Il Nome sulla Roccia
story-the-name-on-the-rock-tale = Ogni carro di passaggio vi ha inciso un nome, e uno ha inciso il tuo, con una data di prima che nascessi. Puoi aggiungere una riga sotto, o vendere lo scalpello.
story-the-long-count = I Conti Non Tornano
story-the-long-count-tale = Dodici cavalli al guado, tredici al pioppo, e di nuovo dodici alla forra. O non sai contare, o ce n’è uno che ti sta girando alle spalle.

## Unique events: the cards and their tokens

event-orphan = Orfano
event-orphan-tale = Etichetta sul cappotto: un bambino, sette anni, mangia di tutto, da consegnare a uno zio; il nome si è sciolto nella pioggia.
event-grizzly-bear = Grizzly
event-grizzly-bear-tale = Ha mangiato una tenda, una sella e buona parte del pranzo di una banda di ottoni, e adesso torna per la banda.
event-wounded-deputy = Vicesceriffo Ferito
event-wounded-deputy-tale = Ha tenuto la stella e perso la pista, e discute con una roccia su chi dei due debba andare a cercare aiuto.
event-bathcat = Gatto dei Bagni
event-bathcat-tale = Regolamento dei bagni: acqua calda dieci centesimi, acqua usata cinque, e la tinozza sotto il gatto è occupata.
event-tinker = Lo Stagnino
event-tinker-tale = Pentole, padelle, bollitori, orologi: li aggiusta alla porta, canticchiando, e il cane non abbaia.
event-dowser = La Rabdomante
event-dowser-tale = La sua bacchetta di nocciolo trova acqua, argento e bugie, e lei ha smesso di dire quale delle tre.
event-circuit-rider = Il Predicatore a Cavallo
event-circuit-rider-tale = La domenica a Red Falls, il lunedì alla miniera, il martedì dove si ferma la cavalla; portare un inno e una torta.
event-balloon = La Mongolfiera
event-balloon-tale = È spuntata sopra il crinale senza un rumore, e il professore nella cesta ha chiesto gentilmente in che paese fosse.
map-token-orphan = Orfano
map-token-grizzly-bear = Grizzly
map-token-wounded-deputy = Vicesceriffo Ferito
map-token-bathcat = Gatto dei Bagni
map-token-tinker = Stagnino
map-token-dowser = Rabdomante
map-token-circuit-rider = Predicatore
map-token-balloon = Mongolfiera
effect-place-token-orphan = l’Orfano { $where }
    .verb = { verb-place }
effect-place-token-grizzly-bear = il Grizzly { $where }
    .verb = { verb-place }
effect-place-token-wounded-deputy = il Vicesceriffo Ferito { $where }
    .verb = { verb-place }
effect-place-token-bathcat = il Gatto dei Bagni { $where }
    .verb = { verb-place }
effect-place-token-tinker = lo Stagnino { $where }
    .verb = { verb-place }
effect-place-token-dowser = la Rabdomante { $where }
    .verb = { verb-place }
effect-place-token-circuit-rider = il Predicatore { $where }
    .verb = { verb-place }
effect-place-token-balloon = la Mongolfiera { $where }
    .verb = { verb-place }
opponent-grizzly = Il Grizzly
# $text: effects, as sentences.
effect-visit = chi termina un’azione di movimento nello spazio del segnalino lo rimuove
    .who = chi termina un’azione di movimento nello spazio del segnalino
    .removes = lo rimuove
log-visited = { $you ->
    [name] Finisci il movimento a { $place } e prendi il segnalino: { $token }.
   *[no] { $name } finisce il movimento a { $place } e prende il segnalino: { $token }.
}

## The Man in Black’s further cards, 11 to 19

deed-the-doctors-bill = Il Conto del Dottore
deed-salt-in-the-well = Sale nel Pozzo
deed-the-black-stage = La Diligenza Nera
deed-marked-cards = Carte Segnate
deed-an-old-photograph = Una Vecchia Fotografia
deed-the-assayer = Il Saggiatore
deed-the-blank-warrant = Il Mandato in Bianco
deed-night-riders = Cavalieri della Notte
deed-the-forged-deed = L’Atto Falso
