## stories: core stories, unique events, the Man in Black's further cards, gangs and posses

chapter-ex-core-stories = Extra: storie di base
rule-ex-core-stories-01 = Un altro requisito: termina un’azione di movimento su un segnalino Evento o Frontiera.
rule-ex-core-stories-02 = Sono segnalini Evento i Fuorilegge, i Ladri di Concessioni, gli Scommettitori, i Longhorn e i segnalini degli eventi unici. Uno Scommettitore conta come se fosse in ogni spazio accanto al suo Saloon.
    .ruling = Uno Scommettitore si trova nel Saloon stesso, dove nessuna miniatura può stare.
rule-ex-core-stories-03 = Un segnalino conta se affronti il suo avversario quando il tuo movimento finisce lì, anche se lascia il gioco dopo lo scontro; conta anche quello che la tua visita rimuove. Se prolunghi il movimento, conta solo lo spazio dove infine termina.
    .ruling = Il movimento finisce sul segnalino. Se contassero solo i segnalini che restano, Fuorilegge e Ladri di Concessioni non conterebbero mai.
rule-ex-core-stories-04 = Altri movimenti, per esempio quelli concessi da carte e storie, non soddisfano il requisito dei segnalini Evento e Frontiera, e nemmeno lo soddisfa chi si trova già nello spazio di un segnalino.
    .ruling = Per il requisito serve un movimento, e un movimento è un’azione.
rule-ex-core-stories-05 = Ognuna delle venti storie di base in più fa parte dei mazzi di tutte le modalità che usano storie di base con lo stesso requisito. Con le storie leggendarie non si gioca nessuna storia di base.
    .ruling = La variante delle storie di base sostituisce le storie leggendarie.

chapter-ex-unique-events = Extra: eventi unici
rule-wb-unique-events-01 = Le otto carte degli eventi unici si mescolano nel mazzo degli eventi.
rule-wb-unique-events-02 = I segnalini degli eventi unici restano accanto al tabellone finché le loro carte non li mettono in gioco.
rule-wb-unique-events-03 = Chi termina un’azione di movimento nello spazio di un segnalino di evento unico lo rimuove e ottiene ciò che la carta Evento indica per una visita. Attraversare lo spazio, partire da lì o arrivarci in altro modo non è una visita.
    .ruling = Nessuna fonte dice che cosa fanno questi segnalini. Una visita con un’azione di movimento si vede sul tabellone e costa un’azione, come tutto ciò che ha questo valore.
rule-wb-unique-events-04 = Il Grizzly è un avversario: una miniatura che entra nel suo spazio lo affronta subito, e il Grizzly resta finché non è battuto. Il suo spazio conta come uno spazio con un segnalino Evento.
    .ruling = Gli altri segnalini chiedono una visita; solo un animale attaccherebbe, e nessun orso se ne va perché ha vinto.
rule-wb-unique-events-05 = Quando si pesca un evento unico durante la preparazione, si mette solo il suo segnalino. Se un giocatore inizia in quello spazio, il segnalino si rimuove.
    .ruling = È un evento come tutti gli altri.
rule-au-events-tokens-18 = Tra gli eventi unici ci sono il Grizzly, l’Orfano, il Gatto dei Bagni e il Vicesceriffo Ferito.

chapter-ex-man-in-black = Extra: le altre carte dell’Uomo in Nero
rule-wb-man-in-black-03 = Ferite, lesioni e punti di qualsiasi tracciato tranne i PL non hanno effetto sull’Uomo in Nero.
rule-wb-man-in-black-09 = Con due giocatori tutte le carte dell’Uomo in Nero sono nel suo mazzo, comprese quelle in più.
rule-wb-man-in-black-14 = Oltre alle dieci carte del gioco base l’Uomo in Nero ne ha altre nove, numerate da 11 a 19.
rule-wb-man-in-black-20 = I numeri delle altre carte dell’Uomo in Nero seguono questo elenco: Il Conto del Dottore 11, Sale nel Pozzo 12, La Diligenza Nera 13, Carte Segnate 14, Una Vecchia Fotografia 15, Il Saggiatore 16, Il Mandato in Bianco 17, Cavalieri della Notte 18, L’Atto Falso 19. Alcune modalità indicano con il numero alcune di queste carte.
    .ruling = Si conoscono solo i numeri, non quale carta abbia ciascuno.

## Personaggi

chapter-ex-characters = I personaggi delle scatole piccole
rule-other-characters-01 = Giudice Roy Bean: inizi accanto al Saloon di Red Falls, con 10$, 1 carta, un Revolver, un Whiskey e 1 punto Marshal, che non dà ricompense. Abilità Leggendaria: vinci i pareggi con Banditi, Guardie, Sceriffo e altri avversari con carte Scontro, che scelgono e rivelano la propria prima che tu giochi la tua carta Poker.
rule-other-characters-02 = Butch Cassidy: inizi in uno dei due Nascondigli della gang C, con 2 carte, un Revolver migliorato e 1 punto Ricercato, che non dà ricompense. Abilità Leggendaria: quando rapini un giocatore puoi prendere, invece di denaro o Pepite, un oggetto generico di cui non possiedi una copia, e quando arresti un giocatore prendi anche metà del suo denaro o delle sue Pepite.
rule-other-characters-03 = Joaquín Murrieta: inizi accanto all’Emporio di Darkrock, con 10$, 1 Pepita d’oro, 1 carta e un Revolver. Abilità Leggendaria: ottieni 1 PL dopo ogni tuo scontro che all’inizio era tra un Marshal e un Ricercato.
rule-other-characters-04 = Belle Starr: inizi accanto all’Emporio di Red Falls, con 30$, 1 carta e un Revolver. Abilità Leggendaria: riduci di 2 il valore delle carte Scontro di Banditi, Guardie, Sceriffo e altri avversari, e puoi ottenere 1 punto Ricercato come ricompensa per aver sconfitto un Bandito.
rule-other-characters-05 = Isom Dart: inizi nel Ranch di Sunny Hills, con 1 carta, un Revolver e un Cavallo da Tiro. Abilità Leggendaria: all’inizio del tuo turno, se trasporti del bestiame, puoi ottenere 1 azione. Se lo fai, perdi tutto il tuo bestiame alla fine del turno.
rule-other-characters-06 = Allan Pinkerton: inizi nella Banca di Darkrock, con una Fondina, 1 carta e un Revolver. Abilità Leggendaria: come azione scegli un altro giocatore entro 1 spazio, che mostra tutta la sua mano. Poi scegli un valore: quel giocatore scarta tutte le carte di quel valore.
rule-other-characters-07 = “Buffalo Bill” Cody: inizi nel Ranch di Mesito’s Point, con un Mulo, 1 carta e un Revolver. Abilità Leggendaria: ottieni 1 Pepita d’oro all’inizio di ogni tuo turno, se sei fuori città.
rule-other-characters-08 = Bat Masterson: inizi nel Nascondiglio di Dixon Creek, con 10$, 2 carte e un Revolver migliorato. Abilità Leggendaria: all’inizio del tuo turno puoi mettere un Bandito in un Nascondiglio vuoto o rimuoverne uno da un Nascondiglio. Se lo fai, muovi fino a 2 spazi.
rule-other-characters-09 = Pearl Hart: inizi nel Nascondiglio di Dixon Creek, con 1 segnalino Bestiame di un Ranch a scelta, 2 carte e un Revolver. Abilità Leggendaria: ogni volta che ottieni punti Marshal o Ricercato nel tuo turno, pesca 1 carta e muovi fino a 2 spazi.
rule-other-characters-10 = Ada Curnutt: inizi accanto al Saloon di Buzzard Gulch, con 2 carte, un Revolver e 1 punto Marshal, che non dà ricompense. Abilità Leggendaria: all’inizio del tuo turno puoi muovere fino a un numero di spazi pari a quello della tua riga sul tracciato Marshal o Ricercato.
rule-other-characters-11 = Dave Rudabaugh: inizi per ultimo, nello spazio di un altro giocatore, con 1 carta, un Revolver e 1 punto Ricercato, che non dà ricompense. Abilità Leggendaria: puoi muovere di 1 spazio in più alla fine di un’azione di movimento, e in ogni turno peschi 1 carta la prima volta che una tua azione di movimento finisce nello spazio di un altro giocatore.
rule-other-characters-12 = Johnny Ringo: inizi nel Ranch arancione, con 20$, 1 carta e un Revolver migliorato. Abilità Leggendaria: cura 1 ferita dopo ogni tuo scontro. Dopo uno scontro con un giocatore, quel giocatore subisce 1 ferita.
rule-other-characters-13 = Tiburcio Vásquez: inizi al Passo Montano C, con 3 carte, un Revolver e 1 punto Marshal o 1 punto Ricercato a scelta, che non dà ricompense. Abilità Leggendaria: come azione puoi spostare il tuo cubo nello spazio con lo stesso numero sull’altro tracciato, senza ricompense.
rule-other-characters-14 = Aaron Ross: inizi a una fermata libera del treno, con 10$, 2 carte e un Fucile. Abilità Leggendaria: all’inizio del tuo turno pesca 1 carta se hai almeno 60$, oppure ottieni 1 PL se ne hai almeno 120.
rule-other-characters-15 = Le abilità dei personaggi che riguardano Banditi, Guardie e Sceriffo valgono anche per gli altri avversari con carte Scontro, come i Fuorilegge e quelli sul treno. L’ordine dei passi di uno scontro resta quello con cui è iniziato. Le ricompense degli altri avversari sono quelle dei loro segnalini e incontri.
    .ruling = Combattono secondo le stesse regole.
rule-other-characters-16 = Allan Pinkerton nomina il valore dopo aver visto la mano, e tutti possono ricordarsela. Un Jolly non ha un valore da nominare. Scartare queste carte ha gli effetti consueti.
    .ruling = Sulla carta prima si mostra la mano, e la vedono tutti i giocatori.
rule-other-characters-17 = Tiburcio Vásquez sceglie il tracciato insieme alla sua dotazione iniziale, quindi la scelta conta quando si determina il primo giocatore. Spostare il cubo da un tracciato all’altro non conta come ottenere punti, ma gli fa prendere i segnalini Evento che il cubo raggiunge sul nuovo tracciato.
    .ruling = Il primo giocatore si stabilisce dopo i punti iniziali, e un segnalino va a chi lo raggiunge.
rule-other-characters-18 = Per Joaquín Murrieta conta chi è Marshal e chi è Ricercato all’inizio dello scontro. Vale anche uno scontro rifiutato.
    .ruling = Un arresto toglie i punti Ricercato prima della fine dello scontro, e chi rifiuta perde lo scontro.
rule-other-characters-19 = Butch Cassidy prende metà, arrotondata per eccesso, di ciò che l’arresto lascia all’altro giocatore. Questo vale anche nel Selvaggio West. Ciò che supera il suo limite è perso.
    .ruling = La penalità di chi perde viene prima della ricompensa di chi vince, come in una rapina. La metà di tutto non lascerebbe nulla a chi è arrestato.
rule-other-characters-20 = Per Allan Pinkerton è abbastanza vicino anche un giocatore nel suo stesso spazio. Spazi uniti solo da un Passo Montano o dalla ferrovia non distano 1 spazio. L’Uomo in Nero non ha una mano da mostrare.
    .ruling = Uno spazio a distanza 1 è uno spazio adiacente, e attraversare un passo richiede un’intera azione di movimento.
rule-other-characters-21 = Ad Aaron Ross serve denaro vero e proprio: le Pepite che potrebbe spendere come denaro non contano.
    .ruling = Per la sua abilità conta ciò che ha, e non si spende nulla.

## Items

chapter-ex-items = Extra: gli oggetti
rule-items-01 = Con il Sacco a Pelo puoi usare un’azione, solo fuori dalle città, per curare 1 ferita e pescare fino al tuo limite di carte in mano.
rule-items-05 = Con il Moschetto in uso puoi reagire una volta per scontro, quando le carte sono rivelate: tira un dado Ricerca. Ghiaia: subisci 1 ferita e perdi subito lo scontro. Pepita d’oro: riduci di 1 il valore della carta avversaria. Frammenti d’oro: riducilo di 2. Polvere d’oro: vinci subito lo scontro. Se lo scontro è vinto o perso subito, non si applica l’effetto della carta Scontro e non si confrontano le carte; una Sparatoria può ancora annullare il risultato. Gli effetti che fanno tirare di nuovo un dado qualsiasi valgono anche per questo.
    .ruling = In uno scontro già deciso non resta nulla da confrontare, e una Sparatoria annulla qualsiasi risultato.
rule-items-32 = Con il Moschetto tiri Polvere d’oro. Vinci lo scontro, qualunque sia il valore delle carte.
rule-items-08 = Con la Fondina puoi reagire quando le carte di uno scontro sono rivelate: ogni carta Poker che scarti riduce di 1 il valore della carta avversaria, senza limite di carte. Le scarti una alla volta, e nel frattempo l’altro giocatore può reagire.
    .ruling = Le Reazioni si alternano, quindi puoi fermarti dopo qualsiasi carta.
rule-items-31 = Il tuo avversario rivela un Re e tu scarti 2 carte con la Fondina. Il Re vale come un Jack.
rule-items-13 = Con il Paciere in uso ottieni 1 punto Marshal in più se da Marshal arresti un giocatore o commerci del bestiame, e 1 punto Ricercato in più se da Ricercato rapini un giocatore o razzii del bestiame. Conta se sei Marshal o Ricercato dopo aver ottenuto il punto consueto.
    .ruling = Per arrestare bisogna essere Marshal, ma è la prima rapina a rendere Ricercato un giocatore.
rule-items-20 = Con le Bisacce puoi tenere quanti oggetti generici vuoi, ma uno solo di ogni tipo. Se le perdi, tieni gli altri oggetti, ma non puoi prendere altri oggetti generici finché non ne hai meno di quanti ne consente il limite.
    .ruling = Il limite dice che cosa un giocatore può prendere. La carta non nomina nulla che si debba restituire.
rule-items-25 = Con il Cavallo da Tiro in uso puoi trasportare 1 segnalino Bestiame in più, e ogni azione con cui prendi del bestiame in un Ranch ti dà 1 segnalino in più. I segnalini si consegnano uno dopo l’altro, prima quello preso per primo. Chi ti rapina ne prende quanti può trasportarne. Se ti arrestano li perdi entrambi; se il Cavallo da Tiro non è più in uso, perdi quello preso per ultimo.
    .ruling = Nessuna regola parla di un secondo segnalino: ognuno si tratta come l’unico del gioco base, e ciò che supera un limite è perso.
rule-items-37 = Il Cavallo da Tiro è in uso, non hai bestiame e ne prendi in un Ranch. Ottieni 2 segnalini Bestiame.
rule-bm-legendary-items-06 = Ci sono altri Oggetti Leggendari: la Bandoliera, la Moneta Fortunata, le Carte Segnate, il Serape, il Cannocchiale e la Mappa del Tesoro sono oggetti generici, la Sciabola è un’arma e Melassa è una cavalcatura.
rule-bm-legendary-items-07 = Ci sono ancora altri Oggetti Leggendari: il Cappotto Nero, il Coltello Bowie, il Compagno, la Dinamite, il Lazo, la Stella da Marshal, l’Atto della Mesa, la Maschera da Fuorilegge, la Fiaschetta d’Argento e il Tomahawk sono oggetti generici, Tuono è un’arma e Fulmine è una cavalcatura.
rule-bm-legendary-items-08 = Anche la Cassaforte è un Oggetto Leggendario, e conta come oggetto generico.

## Modes

chapter-mode-general = Le modalità
rule-mode-general-01 = Le modalità seguono le regole di Blood Money, salvo diversa indicazione.
rule-mode-general-02 = In una modalità si gioca con tutte le carte Poker alternative, tranne quelle che la modalità toglie.
rule-mode-general-03 = In una modalità si gioca solo con le varianti che questa nomina.
rule-mode-general-04 = Le modalità si giocano con Ante Up, Blood Money e gli extra.
rule-mode-general-05 = Se non hai qualcosa che una modalità elenca, fanne a meno.
rule-mode-general-06 = In ogni modalità il mazzo Poker contiene Vivo o Morto sui 4 rossi, Vendetta sui 5 rossi, Dicerie sui 7 neri, Esploratore sugli 8 neri, Jackpot sui 9 rossi ed Equipaggiamento sui 10 neri, a meno che la modalità non tolga queste carte.
rule-mode-general-07 = Se una modalità toglie un titolo alternativo, le due carte con quel titolo hanno invece Caccia all’Uomo, Giorno di Paga, Reputazione, Batosta, Istinto o Oro degli Stolti, come nel gioco base.
rule-mode-general-08 = Qualunque cosa una modalità faccia al mazzo Poker, ogni carta mantiene valore e seme.
rule-mode-general-09 = In una modalità gli oggetti di ogni negozio sono fissi: nulla viene distribuito.
rule-mode-general-10 = Le modalità si giocano normalmente con i Jolly; un tavolo può farne a meno.
rule-mode-general-11 = Quando una modalità si gioca con le storie del gioco base, il tracciato Storia e il dado del rischio non sono in gioco, e nulla dà punti Storia.
    .ruling = Le storie leggendarie, il tracciato e il dado vanno insieme, e nessun personaggio di queste modalità ne ha bisogno.
rule-mode-general-12 = I numeri di giocatori e le durate consigliati sono indicazioni: ogni modalità si può giocare da 2 a 6 giocatori, a 15, 20 o 25 PL. In due partecipa come al solito l’Uomo in Nero se la modalità lo ammette, a meno che tu non lo escluda.
    .ruling = Il regolamento li consiglia soltanto, e descrive Serenata per due anche se la consiglia per più giocatori.

## Gangs and posses

chapter-ex-gang-posse = Extra: bande e posse
rule-wb-gang-posse-01 = Reclutare una posse o una banda è un’azione e costa 20$.
rule-wb-gang-posse-02 = Con punti Marshal recluti una posse nell’Ufficio dello Sceriffo o del Marshal.
rule-wb-gang-posse-03 = Con punti Ricercato recluti una banda al Campo dei Fuorilegge.
rule-wb-gang-posse-04 = Bande e posse si giocano solo se il tavolo le ha scelte, o in una modalità che le richiede.
rule-wb-gang-posse-06 = Hai 1 punto Marshal e 20$ e sei nell’Ufficio del Marshal: puoi reclutare una posse.
rule-wb-gang-posse-07 = Hai 3 punti Ricercato e sei nell’Ufficio dello Sceriffo: lì non puoi reclutare.
rule-wb-gang-posse-08 = Puoi avere una sola posse o banda alla volta. Perdi una posse con il tuo ultimo punto Marshal e una banda con il tuo ultimo punto Ricercato, e la carta torna nel suo mazzo. Se dopo un arresto resti Ricercato, tieni la banda.
    .ruling = Una posse segue una stella e una banda segue una taglia, e se manca la stella o la taglia non resta nessuno. Chi resta Ricercato non perde mai l’ultimo punto.
rule-wb-gang-posse-09 = Pesca la carta a caso tra quelle della tua parte che nessuno ha. Il suo effetto si applica automaticamente; se altre tue abilità valgono nello stesso momento, scegli tu l’ordine.
    .ruling = Delle carte non si sa nulla. L’effetto non è facoltativo: si può scegliere soltanto l’ordine.
