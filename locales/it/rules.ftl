# The rules, one sentence each in our own words: the texts of content/base/rules/*.yaml, where each rule's editions, variant
# and switches stand. A message's id is rule- and the rule's id with dots as dashes; .ruling says why we read the rulebooks like
# this where they leave it open. Chapter titles are chapter- and the chapter's id.

## setup

chapter-setup = Preparazione
rule-base-setup-01 = La scatola contiene un tabellone, un segnalino Primo Giocatore, un indicatore di fine partita, un espositore per l’Emporio e, per ciascuno dei sei giocatori, una plancia a due facce e una scheda riassuntiva.
rule-base-setup-02 = Ognuno dei 6 colori ha 2 cubi Punteggio e 2 dischi Storia: in tutto 12 cubi e 12 dischi.
rule-base-setup-03 = La riserva contiene 36 Pepite d’oro, e i dadi Ricerca sono 2.
rule-base-setup-04 = Ogni giocatore ha un segnalino Ferita: la scatola ne contiene 6.
rule-base-setup-05 = I personaggi sono 12. Ognuno ha le sue 4 carte Obiettivo, per un totale di 48.
rule-base-setup-06 = Le carte Denaro sono 54: 18 da 20$ e 36 da 10$.
rule-base-setup-07 = Negli scontri con Banditi, Guardia e Sceriffo si usa un mazzo mescolato di 13 carte Scontro, a faccia in giù.
rule-base-setup-08 = L’Emporio vende 54 carte Oggetto: cavalcature, armi e oggetti generici.
rule-base-setup-09 = Ci sono 9 oggetti diversi in 6 copie ciascuno: 3 armi, 2 cavalcature e 4 oggetti generici, per un totale di 54 carte.
rule-base-setup-10 = Ci sono 40 carte Storia diverse.
rule-base-setup-11 = Il mazzo delle carte Poker ha 52 carte.
rule-base-setup-12 = I segnalini Bestiame sono 16, divisi per colore tra i due Ranch.
rule-base-setup-13 = Ognuna delle 13 miniature può rappresentare chiunque: a distinguerle sono le basi colorate, una per ciascuno dei 6 giocatori, 6 grigie per i Banditi e una marrone per lo Sceriffo.
rule-base-setup-14 = Le 13 miniature sono lo Sceriffo, sei Banditi e sei miniature dei giocatori, con le basi colorate.
rule-base-setup-15 = All’inizio tutte le carte Oggetto sono in vendita all’Emporio.
rule-base-setup-16 = Il mazzo delle carte Poker si mescola e sta a faccia in giù; le carte usate vanno accanto, nella pila degli scarti a faccia in su.
rule-base-setup-17 = Ogni segnalino Bestiame comincia nel Ranch del suo colore, a faccia in giù, così che nessuno ne veda la ricompensa.
rule-base-setup-18 = Scegli un colore e prendi i suoi componenti: una plancia, due cubi Punteggio, due dischi Storia.
rule-base-setup-19 = Nella partita normale si gioca senza obiettivi: usa il lato della plancia senza spazi per i segnalini Leggenda.
rule-base-setup-20 = Ricevi due personaggi. Tienine uno: l’altro è fuori da questa partita.
rule-base-setup-21 = Miniature e colori non sono legati ai personaggi: prendi una miniatura qualsiasi ancora libera.
rule-base-setup-22 = Il tuo personaggio indica con che cosa inizi: oggetti, denaro, carte Poker ed eventuali punti Marshal o Ricercato.
rule-base-setup-23 = Se inizi con punti Marshal o Ricercato, il tuo cubo parte sul tracciato corrispondente, sullo spazio con lo stesso numero.
rule-base-setup-24 = Per i punti Marshal o Ricercato con cui inizi non ottieni le ricompense del tracciato.
rule-base-setup-25 = Se il tuo personaggio non è né Marshal né Ricercato, il tuo cubo parte accanto ai due tracciati.
rule-base-setup-26 = La tua miniatura inizia nel luogo indicato dal tuo personaggio.
rule-base-setup-27 = Se il tuo personaggio inizia all’Emporio o al Saloon, scegli uno qualsiasi dei 3 spazi adiacenti.
rule-base-setup-28 = Chi ha più punti Ricercato all’inizio gioca per primo e prende il segnalino Primo Giocatore.
rule-base-setup-29 = Se nessuno è Ricercato, o se c’è parità, scegli insieme agli altri chi gioca per primo.
rule-base-setup-30 = Se nessuno è Ricercato, o se c’è parità, si tira a sorte chi gioca per primo.
rule-base-setup-31 = Il segnalino Primo Giocatore resta allo stesso giocatore per tutta la partita.
rule-base-setup-32 = Inizi senza ferite.
rule-base-setup-33 = Inizi con 0 PL: il tuo cubo parte prima dello spazio 1 del tracciato dei PL.
rule-base-setup-34 = Le carte Storia si mescolano e si dividono in due mazzi a faccia in giù, di circa 20 carte ciascuno.
rule-base-setup-35 = All’inizio i tuoi due dischi Storia non sono su nessuna storia: stanno accanto al tabellone.
rule-base-setup-36 = Lo Sceriffo inizia nel suo Ufficio, a Darkrock.
rule-base-setup-37 = In ognuno dei 6 Nascondigli c’è all’inizio una miniatura dei Banditi, salvo dove c’è un giocatore.
rule-base-setup-38 = Non si mettono Banditi in un Nascondiglio dove inizia un giocatore: per ogni Nascondiglio così occupato c’è quindi una miniatura dei Banditi in meno.
rule-base-setup-39 = Scegli la durata insieme agli altri: 15 PL per una partita breve, 20 PL per una media, 25 PL per una lunga.
rule-base-setup-40 = Si gioca in senso orario. Ogni turno ha un inizio, poi le azioni, poi una fine.
rule-base-setup-41 = Non puoi usare la tua Abilità Leggendaria prima di aver raggiunto 5 PL.
rule-base-setup-42 = Una volta ottenuta, la tua Abilità Leggendaria resta tua, anche se poi scendi sotto i 5 PL.
    .ruling = Raggiungere 5 PL dà l’abilità, e nessun testo la toglie.
rule-base-setup-43 = Annie Oakley, Abilità Leggendaria: quando comincia uno scontro tra lei e un altro giocatore, quel giocatore deve scegliere se scartare una carta Poker o subire una ferita.
rule-base-setup-44 = Bass Reeves, Abilità Leggendaria: quando comincia il suo turno, pesca una carta Poker.
rule-base-setup-45 = Billy the Kid, Abilità Leggendaria: dopo un’azione di movimento sceglie un altro giocatore nel suo spazio. Quel giocatore gli dà 10$ o una carta Poker, come preferisce.
    .ruling = La sua carta pubblicata parla di un’azione di movimento. Quella francese lascia la scelta a chi dà, e quella inglese non dice il contrario.
rule-base-setup-46 = Y.B. Rowdy, Abilità Leggendaria: se il suo turno comincia fuori città, può scartare una carta Poker per muovere fino a 3 spazi.
rule-base-setup-47 = Bass Reeves inizia nell’Ufficio dello Sceriffo a Darkrock con 1 punto Marshal, un Revolver migliorato, 1 carta Poker e 10$.
rule-base-setup-48 = Annie Oakley inizia accanto all’Emporio di Darkrock con una Carabina e una carta Poker.
rule-base-setup-49 = Billy the Kid inizia in uno dei due Nascondigli della gang A, a scelta, con 2 punti Ricercato, un Revolver e 2 carte Poker.
rule-base-setup-50 = Ognuno sceglie il personaggio in segreto; le scelte si rivelano tutte insieme, e i personaggi non scelti restano segreti.
    .ruling = I regolamenti non danno un ordine, e una scelta nascosta non avvantaggia nessuno.
rule-base-setup-51 = Scelti i personaggi, si stabilisce il primo giocatore (a sorte in caso di parità, o se nessuno è Ricercato). A partire da lui e in senso orario, ognuno prende la propria dotazione iniziale e poi va nel luogo iniziale; seguono gli obiettivi e, per ultimi, i Banditi, uno in ogni Nascondiglio senza giocatori.
    .ruling = I luoghi dipendono dall’ordine di turno e i Banditi dai luoghi: è l’unico ordine che funziona.
rule-base-setup-52 = Gli oggetti con cui inizi contano come ottenuti, quindi le Provviste ti fanno pescare una carta. I punti iniziali non rendono nulla sui tracciati, e una ferita iniziale non conta come subita.
    .ruling = Un oggetto ha effetto quando lo ottieni, mentre le regole di preparazione escludono ricompense per i punti iniziali.
rule-base-setup-53 = L’abilità di Annie Oakley vale in ogni scontro con un giocatore, sia che attacchi lei sia che venga attaccata.
    .ruling = La sua carta parla di uno scontro con un altro giocatore e non dice chi lo inizia.
rule-base-setup-54 = La tua Abilità Leggendaria vale appena arrivi a 5 PL; se succede durante uno scontro, vale nelle fasi che restano.
    .ruling = La regola dà una soglia e non prevede attese.
rule-base-example-first-player = Billy the Kid inizia con 2 punti Ricercato, più di chiunque altro. Quindi Billy gioca per primo e tiene il segnalino Primo Giocatore fino alla fine.

## base-characters

chapter-base-characters = I dodici personaggi
rule-base-characters-01 = Annie Oakley: inizi accanto all’Emporio di Darkrock, con 1 carta e una Carabina. Abilità Leggendaria: quando comincia uno scontro tra te e un giocatore, quel giocatore deve scartare 1 carta o subire 1 ferita.
rule-base-characters-02 = Bass Reeves: inizi nell’Ufficio dello Sceriffo di Darkrock, con 10$, 1 carta, un Revolver migliorato e 1 punto Marshal, che non dà ricompense. Abilità Leggendaria: pesca 1 carta all’inizio del tuo turno.
rule-base-characters-03 = Billy the Kid: inizi in uno dei due Nascondigli della gang A, con 2 carte, un Revolver e 2 punti Ricercato, che non danno ricompense. Abilità Leggendaria: quando finisci un’azione di movimento nello spazio di altri giocatori, scegli uno di loro, che ti dà 10$ o 1 carta.
rule-base-characters-04 = Coltello Insanguinato: inizi nella Miniera di Spike’s View, con 20$, 2 carte e un Revolver. Abilità Leggendaria: puoi attraversare una mesa come se fosse un solo spazio, senza fermarti lì, e quando lo fai curi 1 ferita.
rule-base-characters-05 = Calamity Jane: inizi accanto all’Emporio di Red Falls, con 20$, un Revolver e le Provviste, che ti fanno pescare 1 carta. Abilità Leggendaria: tieni 1 carta in più alla fine del tuo turno, e pesca 1 carta dopo aver contribuito a una storia.
rule-base-characters-06 = “Doc” Holliday: inizi nello Studio del Dottore di Red Falls, con 40$, 2 carte, un Revolver e 1 ferita. Abilità Leggendaria: pesca 1 carta dopo aver subito ferite, e le ferite non riducono il tuo limite di carte in mano.
rule-base-characters-07 = Jesse James: inizi in uno dei due Nascondigli della gang B, con 10$, 1 carta, un Revolver migliorato e 1 punto Ricercato, che non dà ricompense. Abilità Leggendaria: fuori dalle città ogni carta giocata contro di te vale 1 in meno, e negli scontri con i giocatori vinci i pareggi.
rule-base-characters-08 = Kit Carson: inizi nella Miniera di Sunny Hills, con una Mappa del Minatore, 2 carte e un Revolver migliorato. Abilità Leggendaria: puoi muovere di 1 spazio in più alla fine di un’azione di movimento, e fuori dalle città ogni carta giocata contro di te vale 1 in meno.
rule-base-characters-09 = “Stagecoach” Mary Fields: inizi accanto al Saloon di Darkrock, con 10$, 1 carta e un Fucile. Abilità Leggendaria: ottieni 10$ all’inizio del tuo turno e 10$ dopo aver contribuito a una storia.
rule-base-characters-10 = Wild Bill Hickok: inizi al Cabaret di Red Falls, con 10$, 3 carte e un Revolver. Abilità Leggendaria: ottieni 20$ dopo aver vinto una mano di poker; dopo averne persa una, puoi tenere una carta a caso tra quelle che hai giocato.
rule-base-characters-11 = Wyatt Earp: inizi in un Nascondiglio libero a tua scelta, con 10$, 2 carte, un Revolver e 1 punto Marshal, che non dà ricompense. Abilità Leggendaria: ottieni 1 azione per il primo Bandito che sconfiggi in ogni turno.
rule-base-characters-12 = Y.B. Rowdy: inizi nella Miniera di Cliff Junction, con 3 carte e un Revolver migliorato. Abilità Leggendaria: se il tuo turno comincia fuori città, puoi scartare 1 carta per muovere fino a 3 spazi.

## turn-start

chapter-turn-start = Inizio del turno
rule-base-start-01 = Comincia il turno in quest’ordine: effetti di inizio turno, poi la rendita, poi la scelta di arma e cavalcatura.
rule-base-start-02 = Come rendita scegli esattamente una delle tre opzioni.
rule-base-start-03 = Come rendita puoi prendere 20$.
rule-base-start-04 = Come rendita puoi pescare 2 carte Poker.
rule-base-start-05 = Come rendita puoi pescare 1 carta Poker e prendere 10$.
rule-base-start-06 = Puoi avere al massimo 120$: la rendita in eccesso va persa.
rule-base-start-07 = Per quante armi e cavalcature tu possieda, puoi avere in uso una sola arma e una sola cavalcatura alla volta.
rule-base-start-08 = Non perdi mai un’arma o una cavalcatura che possiedi.
rule-base-start-09 = Un’arma che possiedi non si perde mai.
rule-base-start-10 = Puoi cambiare arma o cavalcatura in uso quando comincia il tuo turno, e quando ne hai appena comprata una nuova all’Emporio; mai in altri momenti.
rule-base-start-11 = Puoi cambiare arma o cavalcatura in uso quando comincia il tuo turno, e ogni volta che ne compri o ne migliori una all’Emporio.
    .ruling = Una pagina parla anche del miglioramento e altre solo dell’acquisto: si segue il testo più ampio.
rule-base-start-12 = Una volta scelte, l’arma e la cavalcatura in uso restano fino al tuo turno successivo, ma un’arma o una cavalcatura appena comprata può prendere subito il posto di quella in uso.
    .ruling = La nota francese sul cambio dell’arma non prevede eccezioni, ma la regola dell’Emporio nello stesso regolamento ne prevede una.
rule-base-start-13 = Hai 3 azioni per turno.
rule-base-start-14 = Puoi svolgere più volte la stessa azione in un turno, salvo che la sua regola lo vieti.
rule-base-start-15 = Non sei obbligato a usare tutte le azioni.
    .ruling = Nessuna regola ti costringe a spenderle.
rule-base-start-16 = Le azioni sono di quattro tipi: muovere, usare una carta, scontrarsi con un giocatore o fare ciò che offre il luogo in cui sei.
rule-base-start-17 = L’abilità di Y.B. Rowdy si applica quando comincia il suo turno, prima della rendita. Se entra in uno spazio con i Banditi, li affronta subito, con l’arma del turno precedente; questo movimento non è un’azione né un’azione di movimento.
    .ruling = Gli effetti di inizio turno vengono prima della rendita e della scelta dell’arma.

## movement

chapter-movement = Movimento
rule-base-move-01 = Con un’azione di movimento puoi percorrere al massimo tanti spazi quanti ne consente il tuo movimento.
rule-base-move-02 = A piedi, senza una cavalcatura in uso, puoi muovere di 2 spazi.
rule-base-move-03 = Una cavalcatura in uso ti dà il suo movimento al posto dei 2 spazi abituali: i due numeri non si sommano.
rule-base-move-04 = Muovi di uno spazio per volta, sempre verso uno spazio adiacente.
rule-base-move-05 = Anche gli spazi che si toccano solo con un angolo sono adiacenti.
rule-base-move-06 = Nessuno può entrare nelle due mesa con il bordo rosso tratteggiato al centro della mappa.
rule-base-move-07 = Sei in città finché ti trovi dentro il bordo spesso di Darkrock o di Red Falls.
rule-base-move-08 = Sono fuori città tutti gli spazi oltre i bordi di Darkrock e di Red Falls.
rule-base-move-09 = Se sei Ricercato non puoi entrare nello spazio dove si trova lo Sceriffo.
rule-base-move-10 = Nessuno può stare dentro un Emporio o un Saloon: quegli edifici non sono spazi e si usano dagli spazi adiacenti.
    .ruling = Le regole nominano solo i 3 spazi adiacenti.
rule-base-move-11 = Al termine di una tua azione di movimento puoi anzitutto prolungarla: una volta con l’abilità di Kit Carson e una con ogni Sprint, nell’ordine che preferisci. Ogni prolungamento può finire in uno scontro con i Banditi. Nello spazio in cui infine ti fermi puoi consegnare il bestiame, usare il Whiskey e usare l’abilità di Billy the Kid: ogni cosa una volta sola, e sempre nell’ordine che preferisci.
    .ruling = I prolungamenti si applicano al termine di un movimento, gli altri effetti dopo che è terminato.
rule-base-move-12 = Con un’azione di movimento muovi di almeno uno spazio. Puoi andare in uno spazio adiacente e tornare: in quel caso hai terminato un’azione di movimento dove l’avevi iniziata.
    .ruling = Non spostarsi non è un movimento, e nessuna regola vieta di tornare indietro.
rule-base-move-13 = Se sei Ricercato non puoi né fermarti nello spazio dello Sceriffo né attraversarlo, qualunque cosa ti faccia muovere.
    .ruling = Il divieto riguarda lo spazio, non un particolare tipo di movimento.
rule-ruling-movement-01 = Quando un effetto, per esempio quello di In Sella, ti porta in uno spazio a tua scelta, devi scegliere uno spazio diverso dal tuo. Se non ce n’è, resti dove sei, e il resto dell’effetto si applica.
    .ruling = Finire dove si è cominciato, senza passare per un altro spazio, non è un movimento.
rule-ruling-characters-01 = L’abilità di Coltello Insanguinato si applica una volta per ogni mesa che lui attraversa: se ne attraversa due in un solo movimento, cura due ferite. Attraversare due volte la stessa mesa in un movimento conta una volta sola.
    .ruling = La sua carta si applica dopo che lui ha attraversato una mesa, qualunque sia il movimento; attraversare avanti e indietro la stessa mesa non dà altro.
rule-ruling-characters-02 = Quando Coltello Insanguinato attraversa una mesa, ne esce in uno spazio diverso da quello da cui è entrato, e il movimento finisce in uno spazio diverso da quello in cui è cominciato.
    .ruling = Uscire da una mesa dallo stesso lato non è attraversarla.

## card-actions

chapter-card-actions = Usare le carte
rule-base-card-01 = Un effetto AZIONE richiede una delle tue 3 azioni.
rule-base-card-02 = Puoi usare qualsiasi carta Poker, oggetto o personaggio che riporti la parola AZIONE.
rule-base-card-03 = Quando usi una carta, scoprila davanti a tutti, applicane l’effetto, e solo allora scartala o rimettila al suo posto.
rule-base-card-04 = Quando l’azione di una carta Poker è stata svolta per intero, la carta si scarta.
rule-base-card-05 = Oggetti e personaggi restano tuoi dopo che ne hai usato l’azione, salvo diversa indicazione.
rule-base-card-06 = Gli effetti BONUS e REAZIONE non richiedono nessuna delle tue azioni.
rule-base-card-07 = Quando devi scegliere una penalità, non puoi sceglierne una che su di te non ha effetto se ce n’è un’altra che ne ha. Se nessuna ha effetto, non succede nulla.
    .ruling = Una scelta che non costa nulla svuoterebbe la penalità.
rule-base-card-08 = Ottieni ciò che ha un prezzo solo se lo paghi per intero; non puoi pagare con denaro o carte che non hai, né con una quarta ferita.
    .ruling = Subire qualcosa per ottenere qualcosa è un pagamento.
rule-base-card-09 = Mentre si svolge l’azione di una carta Poker, la carta non è né nella tua mano, né nel mazzo, né tra gli scarti.
    .ruling = Si scarta solo alla fine del suo effetto, quindi quell’effetto non può ripescarla.

## fight-player

chapter-fight-player = Scontro con un altro giocatore
rule-base-fight-01 = Iniziare uno scontro con un giocatore richiede un’azione.
rule-base-fight-02 = Puoi scontrarti solo con giocatori nel tuo stesso spazio.
rule-base-fight-03 = Ogni scontro ha quattro fasi: dichiarazione, rivelazione, reazione e ricompensa.
rule-base-fight-04 = Prima dichiara di che scontro si tratta (Arresto, Duello o Rapina); le carte si scelgono solo dopo.
rule-base-fight-05 = Per tentare un arresto ti serve almeno un punto Marshal.
rule-base-fight-06 = Puoi arrestare solo chi ha almeno un punto Ricercato.
rule-base-fight-07 = Chiunque può sfidare a duello o rapinare qualsiasi altro giocatore: non servono punti Marshal né Ricercato.
rule-base-fight-08 = Dichiarato lo scontro, le due parti usano a turno gli effetti di inizio scontro, a partire dall’attaccante, finché nessuno ne usa più; le carte si giocano dopo.
rule-base-fight-09 = Gli effetti di inizio scontro non hanno una fase propria: si applicano dopo che l’attaccante ha giocato la carta e il bersaglio ha accettato, appena prima della carta del bersaglio.
rule-base-fight-10 = L’attaccante comincia e gioca a faccia in giù una carta Poker dalla mano.
rule-base-fight-11 = Quando l’attaccante ha giocato la carta, il bersaglio sceglie se accettare lo scontro o rifiutarlo.
rule-base-fight-12 = Se ti attaccano e accetti, gioca anche tu una carta Poker a faccia in giù.
rule-base-fight-13 = Se il bersaglio rifiuta, l’attaccante vince subito: si va direttamente alla ricompensa.
rule-base-fight-14 = La carta dell’attaccante si scarta anche se il bersaglio rifiuta.
rule-base-fight-15 = Se rifiuti, perdi lo scontro: subisci 1 ferita e peschi 1 carta.
rule-base-fight-16 = Chi rifiuta perde lo scontro.
    .ruling = Vince l’attaccante, quindi il bersaglio ha perso, e la penalità dello sconfitto vale come nelle altre edizioni.
rule-base-fight-17 = In uno scontro le due carte si rivelano nello stesso momento.
rule-base-fight-18 = Alla rivelazione si applicano i Bonus di personaggi, armi, altri oggetti e carte giocate. Sparatoria, Batosta e il Fucile si applicano più tardi, nei momenti indicati dai loro testi.
rule-base-fight-19 = Dopo la rivelazione le due parti possono giocare Reazioni dalla mano, a turno, a partire dall’attaccante.
rule-base-fight-20 = Quando nessuna delle due parti vuole più reagire, la fase di reazione è finita.
rule-base-fight-21 = Applicati tutti gli effetti, vince la carta di valore più alto.
rule-base-fight-22 = I valori delle carte, dal più basso al più alto, sono i numeri da 2 a 10, poi Jack, Donna, Re e, in cima, l’Asso.
rule-base-fight-23 = Gli effetti possono solo abbassare il valore di una carta, mai alzarlo.
rule-base-fight-24 = Una carta può aumentare di valore, ma il massimo è l’Asso.
rule-base-fight-25 = Nessun effetto può abbassare una carta sotto il 2.
rule-base-fight-26 = In uno scontro tra giocatori il pareggio va all’attaccante.
rule-base-fight-27 = Di qualunque scontro si tratti, lo sconfitto subisce una ferita e poi pesca una carta Poker.
rule-base-fight-28 = Se tenti un arresto e vinci, ottieni 1 punto Marshal.
rule-base-fight-29 = Chi è arrestato viene portato nell’Ufficio dello Sceriffo.
rule-base-fight-30 = Quando un giocatore arresta qualcuno, anche lo Sceriffo torna nel suo Ufficio.
    .ruling = Secondo il testo chi è arrestato viene messo lì con lo Sceriffo, quindi ci vanno entrambi.
rule-base-fight-31 = Se ti arrestano perdi tutti i punti Ricercato.
rule-base-fight-32 = Se ti arrestano perdi il segnalino Bestiame che trasporti.
rule-base-fight-33 = Se ti arrestano perdi metà del denaro e metà delle Pepite; arrotonda per eccesso le due perdite.
rule-base-fight-34 = In un arresto lo sconfitto subisce una sola ferita e pesca una sola carta.
    .ruling = Il testo sull’arresto ripete la solita penalità di uno scontro perso, e due fonti tralasciano la ripetizione.
rule-base-fight-35 = Chi esegue l’arresto non prende nulla di ciò che va perso: denaro e Pepite tornano nella riserva, il bestiame nel suo Ranch.
    .ruling = Il testo dice che queste cose si perdono, non che si rubano.
rule-base-fight-36 = La metà del denaro si arrotonda per eccesso a un multiplo di 10$: con 50$ ne perdi 30.
    .ruling = La banconota più piccola è da 10$.
rule-base-fight-37 = Se sfidi qualcuno a duello e vinci, ottieni 2 PL.
rule-base-fight-38 = Se tenti una rapina e vinci, ottieni 1 punto Ricercato.
rule-base-fight-39 = Dopo una rapina riuscita puoi prendere al bersaglio metà del denaro o metà delle Pepite, arrotondando per eccesso, ma non un po’ dell’uno e un po’ delle altre.
rule-base-fight-40 = Dopo una rapina riuscita puoi prendere anche il segnalino Bestiame che il bersaglio trasporta.
rule-base-fight-41 = Dopo una rapina riuscita non sei obbligato a rubare, ma il punto Ricercato lo ottieni comunque.
rule-base-fight-42 = Se trasporti già un segnalino Bestiame, non puoi rubarne un altro.
    .ruling = Non puoi mai trasportarne più di uno.
rule-base-fight-43 = Il bottino per cui non hai posto va perso: finisce nella riserva.
    .ruling = Per il regolamento il denaro oltre il limite va perso, e le Pepite si trattano allo stesso modo.
rule-base-fight-44 = Se l’attaccante perde non c’è ricompensa, e il bersaglio non perde nulla.
rule-base-fight-45 = Nel tuo turno puoi iniziare un solo scontro, di qualunque tipo, con ciascun giocatore.
rule-base-fight-46 = In un turno puoi scontrarti con più giocatori diversi, se hai le azioni per farlo.
rule-base-fight-47 = Dopo lo scontro, ogni carta Poker giocata va tra gli scarti.
rule-base-fight-48 = Senza una carta Poker in mano non puoi iniziare uno scontro.
    .ruling = L’attaccante deve giocarne una.
rule-base-fight-49 = Se ti attaccano e non hai carte Poker in mano, devi rifiutare.
    .ruling = Accettare significa giocare una carta.
rule-base-fight-50 = Quando ti attaccano nel turno di un altro, la tua arma in uso si applica comunque.
    .ruling = Nell’esempio di duello si applica l’arma del bersaglio.
rule-base-fight-51 = In ogni scontro, se devi giocare una carta e non ne hai, perdi subito, come se avessi rifiutato. Nessuna carta Scontro viene scelta o ha effetto: quelle pescate vanno in fondo al loro mazzo.
    .ruling = Estende la regola del rifiuto a ogni scontro in cui si deve giocare una carta.
rule-base-fight-52 = Per iniziare una Rapina in Banca, o per attaccare un giocatore, ti serve una carta. Se perdi l’ultima prima di giocarla, perdi lo scontro.
    .ruling = Per iniziare serve una carta; se la perdi dopo, vale la regola per chi non ha carte.
rule-base-fight-53 = Se il bersaglio rifiuta, la carta dell’attaccante si scarta senza che il suo Bonus si applichi, e nessuno reagisce. Gli effetti per uno scontro vinto si applicano, e lo sconfitto subisce come sempre una ferita e pesca una carta.
    .ruling = I Bonus si applicano alla rivelazione, che il rifiuto salta, mentre la fase di ricompensa resta.
rule-base-fight-54 = Oggetti e abilità che premiano uno scontro vinto si applicano in ogni scontro che vinci: anche da bersaglio, contro lo Sceriffo, o perché qualcuno ha rifiutato.
    .ruling = I testi dicono “quando vinci uno scontro”, senza altre condizioni; solo le ricompense dello scontro stesso sono riservate a chi attacca.
rule-base-fight-55 = Se passi puoi ancora reagire più tardi: la fase finisce quando le due parti passano una dopo l’altra. Ogni giocatore può usare Mani in Alto! una sola volta per scontro.
    .ruling = I giocatori si alternano finché nessuno vuole più reagire, e il limite della carta riguarda solo chi la usa.
rule-base-fight-56 = Puoi rubare più di quanto puoi tenere, ma perdi ciò che non ci sta. Ti viene proposto solo il bottino che il bersaglio ha, e puoi sempre non prendere nulla. Metà di 10$, arrotondata per eccesso, è 10$.
    .ruling = Rubare è facoltativo, i limiti si applicano dopo, e le banconote non si dividono.
rule-base-example-duel = Annie, che ha già la sua Abilità Leggendaria, sfida a duello Bass nel proprio turno; il Fucile migliorato di Bass toglie 1 alla carta di Annie. Prima si applica l’abilità di Annie: Bass sceglie di scartare una carta. Lei gioca un Re e lui una Donna: le due carte contano quindi entrambe come Donne, e vince chi attacca. Annie ottiene 2 PL, Bass subisce una ferita e pesca una carta, e nessuno è rapinato o arrestato. In questo turno lei non può più scontrarsi con lui.
rule-base-example-duel-fr = Annie, che ha già la sua Abilità Leggendaria, sfida a duello Bass e gioca una carta. Quando lui accetta, l’abilità di Annie lo costringe a scartare una carta a scelta, e solo dopo lui gioca la propria. Il suo Fucile migliorato trasforma il Re di Annie in una Donna, pari a quella di Bass; Annie attacca e quindi vince: ottiene 2 PL, e Bass subisce una ferita. In questo turno lei non può più scontrarsi con lui.
rule-ruling-fight-player-01 = Il 9 (Istinto) dell’attaccante gli fa pescare una carta anche se il bersaglio rifiuta.
    .ruling = Il rifiuto salta i Bonus della rivelazione, mentre il 9 si applica quando viene scartato.

## bandits

chapter-bandits = Banditi
rule-base-bandit-01 = Le gang sono tre: A, B e C. Ognuna ha due Nascondigli fuori città.
rule-base-bandit-02 = Dopo la preparazione, solo le storie portano altri Banditi.
rule-base-bandit-03 = Quando entri in uno spazio con i Banditi ti fermi lì e li affronti subito; lo scontro non richiede un’azione.
rule-base-bandit-04 = Chi siede alla destra del giocatore attivo interpreta i Banditi.
rule-base-bandit-05 = Prima si pescano le 2 carte Scontro dei Banditi, poi si applicano gli effetti di inizio scontro. Tu giochi una carta Poker, e i Banditi scelgono quale delle due giocare.
rule-base-bandit-06 = Negli scontri con i Banditi giochi una carta Poker prima di ogni altra cosa; solo dopo, chi siede alla tua destra pesca le 2 carte Scontro dei Banditi e ne gioca una.
rule-base-bandit-07 = Dopo la rivelazione si applicano i Bonus, poi le Reazioni che vuoi, poi l’effetto della carta dei Banditi; per ultimo si confrontano le carte.
rule-base-bandit-08 = Il pareggio va ai Banditi.
rule-base-bandit-09 = Se sconfiggi i Banditi, ottieni a scelta 1 punto Marshal o 1 PL.
rule-base-bandit-10 = Se sei Ricercato e sconfiggi i Banditi, ottieni 1 PL: non hai scelta.
rule-base-bandit-11 = Se perdi contro i Banditi, subisci una ferita e pesca una carta Poker.
rule-base-bandit-12 = Che tu vinca o perda, la miniatura dei Banditi lascia il tabellone.
rule-base-bandit-13 = Dopo lo scontro con i Banditi scarta le carte Poker e rimetti in fondo al loro mazzo, in ordine casuale, tutte le carte Scontro pescate.
rule-base-bandit-14 = Non puoi rifiutare uno scontro con i Banditi.
    .ruling = La regola dello Sceriffo permette di rifiutare, questa no.
rule-base-bandit-15 = Se non hai carte Poker in mano, i Banditi ti sconfiggono senza scontro.
    .ruling = Non puoi giocare una carta, e questo conta come perdere.
rule-base-bandit-16 = In un turno puoi affrontare i Banditi quante volte vuoi.
    .ruling = Il limite di uno scontro per turno con lo stesso avversario riguarda solo i giocatori.
rule-base-bandit-17 = Le carte Scontro 5 e 9 decidono la tua ricompensa per i Banditi sconfitti: è 1 PL, senza scelta. Con la carta Scontro A un Marshal può scegliere il punto Ricercato e cambiare tracciato; un Ricercato non può scegliere il punto Marshal.
    .ruling = Deriva dai testi delle carte e dalle regole per cambiare tracciato.
rule-base-example-bandit = Annie entra dove ci sono i Banditi e si ferma. La carta dei Banditi è un Jack, quella di Annie il 10 di fiori; dalla mano lei gioca Mani in Alto!, che porta il Jack a 9. Annie vince, e il Jack le dà anche 10$. Non essendo su nessun tracciato, sceglie 1 punto Marshal o 1 PL. La miniatura dei Banditi lascia il tabellone, le carte di Annie si scartano e le carte Scontro vanno in fondo al loro mazzo, in ordine casuale.
rule-base-example-bandit-fr = Annie entra dove ci sono i Banditi e rivela il 9 di fiori; i Banditi hanno un Jack. Con Mani in Alto! anche il Jack varrebbe 9, e i pareggi vanno ai Banditi: lei quindi non la gioca. Il Jack le dà 10$, ma lei perde lo scontro: subisce una ferita e pesca una carta Poker. La miniatura dei Banditi lascia il tabellone lo stesso, la carta di Annie si scarta e le carte Scontro vanno in fondo al loro mazzo, in ordine casuale.
rule-ruling-bandits-01 = Le carte Scontro 5 e 9 cambiano solo la ricompensa dello scontro in cui sono state giocate; se lo scontro ricomincia, decide la nuova carta Scontro.
    .ruling = Gli effetti già applicati restano, ma la modifica di una ricompensa finisce insieme al suo scontro.

## poker-cards

chapter-poker-cards = Carte Poker e carte Scontro
rule-base-pcard-01 = Ogni carta Poker si può usare come Azione, come Bonus o come Reazione; alcune si possono usare in più di un modo.
rule-base-pcard-02 = Se il mazzo delle carte Poker si esaurisce mentre peschi, mescola gli scarti per formarne uno nuovo e continua a pescare.
rule-base-pcard-03 = Se non ci sono più carte né nel mazzo né tra gli scarti, non peschi altro.
    .ruling = Non resta nulla da pescare.
rule-base-pcard-04 = Un Bonus si applica quando le carte sono rivelate, se le sue condizioni sono soddisfatte.
rule-base-pcard-05 = Puoi usare un Bonus nel tuo turno e in quello degli altri.
rule-base-pcard-06 = Una Reazione non richiede un’azione, e puoi usarla nel tuo turno e in quello degli altri.
rule-base-pcard-07 = Leggenda Vivente (A), azione: ottieni un punto, Marshal o Ricercato a tua scelta.
rule-base-pcard-08 = Determinazione (K), azione: ottieni 2 azioni.
rule-base-pcard-09 = Duello (Q), bonus: quando affronti Banditi, Guardia o Sceriffo, puoi annullare l’effetto della loro carta.
rule-base-pcard-10 = A Prova di Proiettile (J), bonus: in questo scontro non subisci ferite, e curi una delle tue.
rule-base-pcard-11 = Oro degli Stolti (10): puoi usare questa carta come se fosse una Pepita, ovunque ne serva una.
rule-base-pcard-12 = Istinto (9), azione: pesca 3 carte Poker.
rule-base-pcard-13 = Istinto (9), bonus: quando viene scartato, pesca una carta Poker, a meno che tu non lo scarti per il limite di carte in mano.
rule-base-pcard-14 = Sparatoria (8), bonus: se vuoi, annulla l’esito dello scontro e ricomincialo.
    .ruling = Il nuovo scontro prende il posto del vecchio: ha quindi lo stesso avversario, è gratuito e non conta per il limite.
rule-base-pcard-15 = Mani in Alto! (6), reazione: quando le carte sono rivelate, togli 2 alla carta avversaria. Puoi usarne una sola per scontro.
rule-base-pcard-16 = Caccia all’Uomo (4), azione: sposta lo Sceriffo di 3 spazi o meno. Se sei Ricercato o Marshal, ottieni 1 PL.
rule-base-pcard-17 = Se nessuno è Ricercato, Caccia all’Uomo non può spostare lo Sceriffo, ma dà comunque il PL a un Marshal.
    .ruling = In quel caso lo Sceriffo non è attivo, e per il PL basta essere Marshal o Ricercato.
rule-base-pcard-18 = Sprint (3), reazione: quando finisce la tua azione di movimento, muovi al massimo di altri 2 spazi.
rule-base-pcard-19 = In Sella (2), azione: vai direttamente in uno spazio a tua scelta di una delle due città.
rule-base-pcard-20 = Baro (2), bonus: a poker ha il valore che preferisci; il seme resta lo stesso.
    .ruling = La carta parla di un valore, e il seme non è un valore.
rule-base-pcard-21 = Il dealer può usare Baro come i giocatori.
rule-base-pcard-22 = Dea Bendata (10), bonus: quando la giochi a poker, che tu vinca o perda, prendi 30$ e pesca una carta Poker.
rule-base-pcard-23 = Carta Scontro 3: il giocatore contro cui viene giocata subisce 2 ferite.
rule-base-pcard-24 = Carta Scontro 7: il giocatore contro cui viene giocata subisce una ferita o scarta a caso una carta Poker.
rule-base-pcard-25 = Carta Scontro J: il giocatore contro cui viene giocata ottiene 10$.
rule-base-pcard-26 = Se hai giocato Sparatoria, dopo il confronto dei valori e prima di ogni ricompensa decidi se usarla; se l’hanno giocata entrambe le parti, decide per primo l’attaccante. Puoi non usarla, e puoi usarla anche se hai vinto.
    .ruling = Annulla i risultati, che quindi devono essere noti e non ancora applicati.
rule-base-pcard-27 = Sparatoria annulla solo l’esito: ciò che Bonus, Reazioni e carta Scontro hanno fatto resta fatto.
    .ruling = La carta parla solo dei risultati dello scontro.
rule-base-pcard-28 = Dopo Sparatoria, scarta le carte giocate e rimetti le carte Scontro in fondo al loro mazzo; poi lo stesso scontro ricomincia con i suoi effetti di inizio scontro. È gratuito e non conta come un secondo scontro per nessun limite. Puoi rifiutare di nuovo e usare di nuovo Mani in Alto!, ma per l’arrivo dello Sceriffo non scarti una seconda carta.
    .ruling = Un nuovo scontro segue le fasi consuete, ma continua l’azione già pagata.
rule-base-pcard-29 = La carta Scontro 10 si applica insieme agli effetti delle carte Scontro, prima del confronto. Peschi 1 carta, e poi lo scontro ricomincia come con Sparatoria.
    .ruling = Si applica nella fase del suo tipo, e il suo testo rispecchia Sparatoria.
rule-base-pcard-30 = Un 9 (Istinto) ti dà una carta quando viene scartato dopo il tuo scontro, dopo la tua mano di poker, o a causa di Annie, dello Sceriffo o di una carta Scontro. Non te la dà se lo scarti per il limite di carte in mano o dopo la sua azione, se lo cedi a qualcuno o se viene scartato tra le carte del dealer.
    .ruling = Il testo della carta prevale sul regolamento, il cui esempio francese non menziona la carta pescata.
rule-base-pcard-31 = Oro degli Stolti conta come Pepita solo quando mostri la carta per venderla a 20$ e 1 PL; poi la carta si scarta, e conta tra le 4 Pepite richieste dal Mulo migliorato. Fino ad allora è una carta qualunque: non si può rubare, non occupa posto tra le Pepite e non conta né per la metà che perdi in un arresto né per risolvere le parità.
    .ruling = Le carte in mano sono nascoste, quindi può contare solo una carta mostrata.
rule-base-pcard-32 = Risolvi Caccia all’Uomo nell’ordine stampato: lo spostamento e tutto ciò che ne deriva, poi il PL, se in quel momento sei Marshal o Ricercato. Puoi lasciare lo Sceriffo dov’è.
    .ruling = I testi delle carte si seguono dall’alto in basso, e “fino a 3” comprende lo 0.
rule-base-pcard-33 = Una volta nel tuo turno, quando ottieni punti Marshal o Ricercato (anche da una storia a fine turno), puoi giocare Reputazione dopo l’intera ricompensa. Il suo punto va sullo stesso tracciato, dà la ricompensa del suo spazio e può soddisfare il requisito di una storia.
    .ruling = È una reazione ai punti ottenuti, e quelli di una ricompensa si ottengono tutti insieme.
rule-base-pcard-34 = A Prova di Proiettile cura una ferita alla rivelazione e da quel momento annulla tutte le ferite fino alla fine dello scontro, che vengano dalla carta Scontro, da Batosta o dalla sconfitta. Non annulla né le ferite di inizio scontro, né quelle della carta Scontro 6, né quelle dello scontro che segue Sparatoria.
    .ruling = Un Bonus comincia alla rivelazione e appartiene a un solo scontro.

## general-store

chapter-general-store = L’Emporio
rule-base-store-01 = Per usare un luogo devi trovarti nel suo spazio; per un Saloon o un Emporio, in uno dei 3 spazi adiacenti.
rule-base-store-02 = Puoi fare acquisti da ognuno dei 3 spazi adiacenti a un Emporio.
rule-base-store-03 = Con una sola azione all’Emporio puoi comprare e migliorare tutto ciò che puoi pagare.
rule-base-store-04 = Puoi possedere una sola copia di ogni oggetto.
rule-base-store-05 = Puoi avere 3 oggetti generici e non di più.
rule-base-store-06 = Puoi mettere in uso una cavalcatura o un’arma nel momento in cui la compri.
rule-base-store-07 = Quando compri un’arma o una cavalcatura, puoi metterla subito in uso al posto di quella vecchia.
rule-base-store-08 = Per migliorare una cavalcatura o un’arma, paga una seconda volta il suo prezzo.
rule-base-store-09 = Acquisti e miglioramenti hanno effetto uno alla volta: puoi quindi migliorare anche ciò che hai appena comprato, e Provviste e Whiskey si applicano subito. L’intero conto si considera speso con una sola azione. Per una cavalcatura o un’arma nuova, scegli se metterla in uso.
    .ruling = Un’azione copre un numero qualsiasi di acquisti, e ogni oggetto si ottiene quando si paga.

## items

chapter-items = Oggetti
rule-base-item-01 = Puoi migliorare cavalcature e armi, ma non gli oggetti generici.
rule-base-item-02 = Se hai 3 oggetti generici, non puoi comprarne né riceverne un altro finché uno dei 3 non è stato scartato.
rule-base-item-03 = Se hai 3 oggetti generici, non comprarne altri finché non c’è posto.
rule-base-item-04 = Non puoi scartare un oggetto generico per fare posto: si scarta solo per il proprio effetto, come Whiskey e Provviste.
rule-base-item-05 = Un oggetto scartato torna in vendita all’Emporio.
rule-base-item-06 = Mulo, 30$: muovi fino a 3 spazi e puoi trasportare 2 Pepite in più.
rule-base-item-07 = Mulo migliorato (Rusty): muovi fino a 4 spazi, puoi trasportare 2 Pepite in più, e ottieni un PL aggiuntivo quando vendi almeno 4 Pepite. A fine partita vale 1 PL.
rule-base-item-08 = Fucile, 30$: quando vinci uno scontro, peschi una carta Poker.
rule-base-item-09 = Fucile migliorato (Tramonto): in tutti i tuoi scontri la carta avversaria vale 1 in meno, e quando vinci uno scontro peschi una carta Poker. A fine partita vale 1 PL.
rule-base-item-10 = Ciascuna delle armi migliorate Six Iron, Widowmaker e Persuader toglie 1 alla carta avversaria e vale 1 PL a fine partita.
rule-base-item-11 = Whiskey, 10$: quando lo ottieni curi una tua ferita.
rule-base-item-12 = Whiskey, reazione: quando il tuo movimento finisce in uno spazio con un altro giocatore, puoi scartare il Whiskey per infliggere una ferita a quel giocatore.
rule-base-item-13 = Mappa del Minatore, 10$: mentre cerchi oro puoi tirare di nuovo uno dei dadi.
rule-base-item-14 = Provviste, 20$: quando le ottieni peschi una carta Poker.
rule-base-item-15 = Provviste, azione: scartale; curi una ferita e peschi una carta Poker.
rule-base-item-16 = Con il Mulo in uso puoi trasportare 6 Pepite.
rule-base-item-17 = Puoi usare il Whiskey contro chi ha già 3 ferite: la ferita non ha effetto e il Whiskey si scarta. Puoi usarlo solo dopo una tua azione di movimento.
    .ruling = La carta non pone condizioni sulle ferite del bersaglio e richiede la fine di un movimento.
rule-items-12 = Mustang, 50$: muovi fino a 4 spazi.
rule-items-18 = Revolver, 20$: non ha effetti finché non lo migliori.
rule-items-19 = Carabina, 40$: quando cominci uno scontro con un giocatore, guardi 2 carte a caso della sua mano.
rule-items-23 = Cappello da Cowboy, 20$: ottieni 1 PL quando vinci una mano di poker, e 10$ quando ne perdi una.

## poker-game

chapter-poker-game = Giocare a poker
rule-base-poker-01 = Per iniziare una mano di poker serve un’azione, in uno dei 3 spazi adiacenti a un Saloon.
rule-base-poker-02 = Chi inizia la mano mette 10$ nel piatto, poi pesca una carta Poker.
rule-base-poker-03 = Chiunque altro sia nella città in cui si gioca a poker può unirsi: mette 10$ nel piatto e pesca una carta Poker.
rule-base-poker-04 = Per unirti a una mano di poker basta essere nella stessa città: non serve essere accanto al Saloon.
rule-base-poker-05 = Ti servono 10$ per iniziare una mano di poker o per unirti a una già iniziata.
rule-base-poker-06 = Se nessuno si unisce alla mano di poker, chi siede alla destra del giocatore attivo fa il dealer e gioca per il banco.
rule-base-poker-07 = Per il momento il dealer mette da parte le proprie carte e ne pesca 4 dal mazzo delle carte Poker.
rule-base-poker-08 = Il dealer non mette nulla nel piatto.
rule-base-poker-09 = Il banco mette 50$ nel piatto, qualunque sia il numero dei giocatori.
rule-base-poker-10 = Il piatto è di 50$ più 10$ per ogni giocatore che ha pagato.
rule-base-poker-11 = Quando tutti hanno pagato e pescato, scopri 3 carte dal mazzo: il flop.
rule-base-poker-12 = La tua combinazione è fatta di due carte che scegli dalla mano e delle tre del flop.
rule-base-poker-13 = Gioca a faccia in giù le carte che hai scelto; poi tutti mostrano le proprie nello stesso momento.
rule-base-poker-14 = A poker, se non avevi carte quando hai pagato, giochi solo quella che hai pescato.
rule-base-poker-15 = Con una sola carta da giocare la tua combinazione ha 4 carte: non può mai essere un Full, un Colore o una Scala.
    .ruling = Per queste tre servono cinque carte, come mostrano le loro descrizioni.
rule-base-poker-16 = Chi ha la combinazione migliore vince il piatto.
rule-base-poker-17 = Se perdi a poker, pesca una carta Poker.
rule-base-poker-18 = Il dealer che perde non pesca carte.
    .ruling = Il dealer gioca per il banco, con carte che non sono sue.
rule-base-poker-19 = Se vince il giocatore attivo, ottiene 1 PL insieme al piatto.
rule-base-poker-20 = Chiunque altro vinca prende il piatto ma non ottiene PL.
rule-base-poker-21 = Quando vince il dealer nessuno prende nulla, e tutto il piatto torna nella riserva.
rule-base-poker-22 = A poker ogni pareggio va al giocatore attivo, anche quello con il dealer.
rule-base-poker-23 = Se due giocatori pareggiano e nessuno dei due è il giocatore attivo, dividono il piatto in parti uguali, arrotondando per difetto; il resto va nella riserva.
rule-base-poker-24 = Se due o più giocatori pareggiano e tra loro non c’è il giocatore attivo, dividono il piatto in parti uguali, arrotondando per difetto; il resto va nella riserva.
rule-base-poker-25 = Le parti sono multipli di 10$: due vincitori di un piatto da 90$ prendono 40$ a testa, e 10$ vanno nella riserva.
    .ruling = La banconota più piccola è da 10$.
rule-base-poker-26 = Finita la mano di poker, si scartano il flop e tutte le carte giocate.
rule-base-poker-27 = Il dealer scarta anche le due carte non giocate, e poi riprende la propria mano.
    .ruling = Altrimenti il dealer terrebbe carte che sono del banco.
rule-base-poker-28 = Nulla batte il Pokerissimo; la Scala Reale è seconda.
rule-base-poker-29 = Solo la Scala Reale batte il Pokerissimo, che a sua volta batte la Scala Colore.
rule-base-poker-30 = Il Pokerissimo è secondo: perde solo contro la Scala Reale e batte la Scala Colore e tutto ciò che le sta sotto.
    .ruling = La tabella inglese non è in ordine; quella francese e una scheda successiva concordano su questa posizione.
rule-base-poker-31 = Pokerissimo: quattro carte dello stesso valore più Baro, per esempio Baro con tutti e quattro i Re.
rule-base-poker-32 = Scala Reale: Asso, Re, Donna, Jack e 10, tutti dello stesso seme.
rule-base-poker-33 = Scala Colore: cinque valori consecutivi, tutti dello stesso seme, come le picche dal 4 all’8. Perde contro la Scala Reale.
rule-base-poker-34 = Poker: tutte e quattro le carte di un valore, per esempio i Jack con un 7. Perde contro la Scala Colore.
rule-base-poker-35 = Full: tre carte di un valore e una coppia, per esempio 10-10-10 con 9-9. Perde contro il Poker.
rule-base-poker-36 = Colore: un solo seme per tutte e cinque le carte, che però non sono in sequenza, come Jack, 8, 7, 4 e 2 di picche. Perde contro il Full.
rule-base-poker-37 = Scala: cinque valori consecutivi, non tutti dello stesso seme, per esempio dal 5 al 9. Perde contro il Colore.
rule-base-poker-38 = Tris: tre carte di un valore, per esempio 7-7-7 con una Donna e un 2. Perde contro la Scala.
rule-base-poker-39 = Doppia Coppia: una coppia di un valore e una di un altro, per esempio 7-7 e 4-4 con un Re. Perde contro il Tris.
rule-base-poker-40 = Coppia: due carte di un valore, per esempio due Re con 10, 8 e 2. Perde contro la Doppia Coppia.
rule-base-poker-41 = Carta Alta: non hai nessun’altra combinazione, quindi conta la tua carta più alta, come la Donna in Q-10-8-5-3.
rule-base-poker-42 = Se due combinazioni sono dello stesso tipo, vince il valore più alto: J-J-J batte 10-10-10.
rule-base-poker-43 = Se due combinazioni sono uguali per tipo e per valore, si confrontano le altre carte dalla più alta in giù. I semi non decidono mai.
    .ruling = È così che di solito si confrontano le mani a poker, e gli esempi non vanno oltre.
rule-base-poker-44 = In una Scala o Scala Colore l’Asso può stare sopra il Re o sotto il 2.
    .ruling = I regolamenti base non lo dicono, e le regole complete successive ammettono entrambe le posizioni.
rule-base-poker-45 = A poker i Bonus si applicano solo alle carte giocate dalla mano. Nel flop, Baro è un semplice 2 e Dea Bendata un semplice 10.
    .ruling = La carta va giocata, e quelle del flop si scoprono, non si giocano.
rule-base-poker-46 = Baro mantiene il suo seme ma può avere qualsiasi valore, e prende sempre quello che rende migliore la tua combinazione. Due Baro possono avere lo stesso valore; senza un Baro non c’è Pokerissimo.
    .ruling = Nessuno sceglierebbe un valore peggiore, quindi il gioco sceglie per te il migliore.
rule-base-poker-47 = Per il dealer si applica solo Baro: Dea Bendata, Cappello da Cowboy e Wild Bill non gli danno nulla.
    .ruling = Il dealer gioca per il banco, le cui vincite vanno nella riserva.
rule-base-poker-48 = In senso orario dopo il giocatore attivo, ogni giocatore decide se unirsi alla mano di poker, e sa chi si è già unito. Chi si unisce paga e pesca subito, e il flop viene per ultimo.
    .ruling = Il senso orario è l’ordine di gioco in ogni altro caso.
rule-base-poker-49 = A poker, se hai due o più carte ne giochi esattamente due; se ne hai una, giochi quella; se non ne hai, la tua combinazione è il flop.
    .ruling = Estende alle mani piccole la regola delle due carte scelte.
rule-base-poker-50 = Quando si confrontano le carte restanti, una carta che manca perde. Quattro carte non fanno mai un Pokerissimo, un Full, un Colore o una Scala.
    .ruling = Una carta che manca non può essere migliore di una carta qualsiasi.
rule-base-poker-51 = Se più giocatori non attivi pareggiano con la combinazione migliore, ciascuno di loro ha vinto, anche per il Cappello da Cowboy e per Wild Bill. Chi pareggia con il giocatore attivo ha perso.
    .ruling = Si dividono il piatto da vincitori, mentre il giocatore attivo vince tutti i pareggi.
rule-base-poker-52 = Chi siede alla destra del giocatore attivo deve fare il dealer, anche se è in città e non ha voluto unirsi. Le quattro carte si pescano dal mazzo, e nulla di suo (carte in mano, oggetti, abilità) ha effetto.
    .ruling = Fare il dealer spetta a chi siede a quel posto e non conta come partecipare.
rule-base-poker-53 = Wild Bill può tenere una delle carte che ha giocato, scelta a caso prima che si scartino. Se è un 9, per quella carta non pesca nulla.
    .ruling = Una carta tenuta non è stata scartata.
rule-base-example-poker = Al Saloon di Darkrock paghi 10$; con i 50$ del banco il piatto è di 60$. Sei da solo in città, quindi fa il dealer il giocatore alla tua destra, con quattro carte dal mazzo: il 2 di quadri (Baro), il 4 di cuori, il 9 di picche e il Jack di fiori. Il flop è formato dal Jack di quadri, dal 3 di fiori e dal 10 di picche. Il dealer gioca il Jack di fiori con Baro come altro Jack; tu giochi il 10 di cuori (Dea Bendata) e il 10 di fiori. I Jack battono i 10: il piatto va nella riserva, tu peschi una carta perché hai perso, e Dea Bendata ti dà 30$ e un’altra carta.
rule-ruling-poker-game-01 = Le carte di un Colore si confrontano una per una dalla più alta, anche se Baro ne duplica una: A-A-K-Q-3 batte A-K-Q-J-8.
    .ruling = In un Colore le carte uguali non formano gruppi, e Baro può avere un valore già presente.
rule-ruling-poker-game-02 = Se mazzo e scarti si esauriscono, per il flop e per il dealer si usano solo le carte che si riescono a pescare.
    .ruling = Si smette di pescare quando non resta nulla da pescare.

## prospect

chapter-prospect = Cercare oro
rule-base-mine-01 = In una Miniera puoi usare un’azione per cercare oro.
rule-base-mine-02 = Per cercare oro, tira i due dadi Ricerca.
rule-base-mine-03 = Se un dado mostra una Pepita d’oro, prendi 1 Pepita.
rule-base-mine-04 = Se un dado mostra Frammenti d’oro, prendi 10$.
rule-base-mine-05 = Se un dado mostra Polvere d’oro, prendi 10$, tira di nuovo quel dado e applica anche il nuovo risultato.
rule-base-mine-06 = Finché un dado continua a mostrare Polvere d’oro, continui a prendere 10$ e a tirarlo di nuovo.
rule-base-mine-07 = Se un dado mostra Ghiaia, non ottieni nulla.
rule-base-mine-08 = Puoi trasportare al massimo 4 Pepite.
rule-base-mine-09 = Le Pepite per cui non hai posto vanno perse.
    .ruling = Il regolamento dice solo che va perso il denaro oltre il limite, e le Pepite si trattano allo stesso modo.
rule-base-mine-10 = Con la Mappa del Minatore puoi tirare di nuovo uno dei due dadi, prima di applicarne i risultati. Poi si applicano entrambi; i tiri dovuti alla Polvere d’oro non si possono ripetere con la Mappa.
    .ruling = Tirare di nuovo un dado sostituisce un risultato, quindi deve venire prima che i risultati si applichino.

## bank

chapter-bank = La Banca
rule-base-bank-01 = Nella Banca puoi usare un’azione per vendere Pepite d’oro.
rule-base-bank-02 = La Banca dà 20$ per ogni Pepita che vendi.
rule-base-bank-03 = Ottieni anche 1 PL per ogni Pepita che vendi alla Banca.
rule-base-bank-04 = Le Pepite vendute tornano nella riserva.
rule-base-bank-05 = Con un’azione vendi quante vuoi delle tue Pepite.
    .ruling = La regola non dà un numero, quindi la scelta è tua.
rule-base-bank-06 = Puoi avere al massimo 120$; il denaro in eccesso va perso.
rule-base-bank-07 = Se hai 110$ e vendi una Pepita, arrivi a 120$ con 1 PL in più; gli altri 10$ vanno persi.

## heist

chapter-heist = La Rapina in Banca
rule-base-heist-01 = Quando sei nella Banca puoi usare un’azione per rapinarla.
rule-base-heist-02 = Puoi tentare una sola Rapina in Banca per turno.
rule-base-heist-03 = Chi siede alla destra del giocatore attivo interpreta la Guardia.
rule-base-heist-04 = La Guardia pesca 3 carte Scontro.
rule-base-heist-05 = Prima si pescano le 3 carte Scontro della Guardia, poi si applicano gli effetti di inizio scontro. Chi rapina gioca una carta Poker a faccia in giù, e poi la Guardia sceglie quale delle tre giocare a faccia in giù.
rule-base-heist-06 = La Guardia pesca tre carte e ne gioca una coperta prima che chi rapina giochi una carta Poker; nel frattempo non c’è una fase di inizio scontro.
rule-base-heist-07 = Dopo la rivelazione si applicano prima i Bonus di personaggio, oggetti, arma e carta giocata, poi tutte le Reazioni che il giocatore attivo vuole, poi l’effetto della carta della Guardia; per ultimo si confrontano le carte.
rule-base-heist-08 = Il pareggio va alla Guardia.
rule-base-heist-09 = Una Rapina in Banca riuscita ti dà 80$ e 3 punti Ricercato.
rule-base-heist-10 = Se una Rapina in Banca fallisce, ottieni un punto Ricercato, subisci una ferita e peschi una carta Poker.
rule-base-heist-11 = Un Marshal che tenta una Rapina in Banca diventa Ricercato, comunque vada.
rule-base-heist-12 = Dopo lo scontro con la Guardia scarta le carte Poker giocate e rimetti in fondo al loro mazzo, in ordine casuale, tutte le carte Scontro pescate, usate o no.
rule-base-heist-13 = Dopo lo scontro con la Guardia la carta Poker giocata si scarta; tutte le carte Scontro pescate si mescolano e vanno in fondo al loro mazzo.
    .ruling = Il testo francese dice solo “scartate”, ma non c’è una pila di scarti Scontro, e dopo gli altri scontri le carte tornano nel mazzo.
rule-base-heist-14 = Per iniziare una Rapina in Banca ti serve una carta Poker, e una volta iniziata non puoi rifiutare.
    .ruling = Una carta va giocata, e nessuna fase permette di rifiutare.
rule-base-heist-15 = L’effetto della carta della Guardia si applica anche se poi chi rapina vince.
rule-base-example-heist = Billy the Kid è nella Banca di Darkrock e usa un’azione per rapinarla. La Guardia ha 3, 7 e J e gioca il 3, che infligge due ferite all’avversario. La carta di Billy è A Prova di Proiettile, il Jack di cuori: per lui niente ferite, e un Jack è più alto di un 3. Ottiene 80$ e 3 punti Ricercato.

## heal

chapter-heal = Il Dottore
rule-base-heal-01 = Nello Studio del Dottore puoi pagare 10$ e usare un’azione per curare tutte le tue ferite.
rule-base-heal-02 = Per ogni ferita curata dal Dottore peschi una carta Poker.
rule-base-heal-03 = Se curi 3 ferite dal Dottore, paghi 10$ e peschi 3 carte.
rule-base-heal-04 = Puoi andare dal Dottore anche senza ferite: paghi 10$ e non peschi carte.
    .ruling = Nessuna regola lo vieta.

## revel

chapter-revel = Il Cabaret
rule-base-revel-01 = Al Cabaret puoi usare un’azione per spendere denaro: ottieni 1 PL ogni 30$.
rule-base-revel-02 = Fare baldoria dà 1 PL per 30$, 2 PL per 60$, 3 PL per 90$ e 4 PL per 120$.

## cattle

chapter-cattle = Bestiame
rule-base-cattle-01 = In un Ranch puoi usare un’azione per prendere uno dei suoi segnalini Bestiame coperti.
rule-base-cattle-02 = Puoi trasportare un solo segnalino Bestiame.
rule-base-cattle-03 = Se trasporti un segnalino Bestiame, non puoi prenderne un altro in un Ranch.
rule-base-cattle-04 = Puoi guardare quando vuoi la ricompensa del tuo segnalino Bestiame.
rule-base-cattle-05 = Il tuo segnalino Bestiame sta a faccia in giù sulla plancia finché non viene consegnato.
rule-base-cattle-06 = Commercio: quando una tua azione di movimento finisce alla Stazione Ferroviaria, puoi consegnare il tuo segnalino e ottenerne la ricompensa, più 1 punto Marshal.
rule-base-cattle-07 = Commercio: quando un tuo movimento finisce alla Stazione Ferroviaria, qualunque ne sia la causa, puoi consegnare il tuo segnalino e ottenerne la ricompensa, più 1 punto Marshal.
rule-base-cattle-08 = Razzia: quando una tua azione di movimento finisce nel Ranch dell’altro colore, puoi consegnare lì il segnalino e ottenerne la ricompensa, più 1 punto Ricercato.
rule-base-cattle-09 = Razzia: quando un tuo movimento, qualunque ne sia la causa, finisce nel Ranch dell’altro colore, puoi consegnare lì il segnalino e ottenerne la ricompensa, più 1 punto Ricercato.
rule-base-cattle-10 = Nell’edizione inglese non puoi consegnare dopo In Sella o l’abilità di Y.B. Rowdy; in quelle francese e italiana sì. Sprint prolunga un’azione di movimento, quindi dopo averlo giocato puoi consegnare in tutte le edizioni.
    .ruling = Ogni edizione è presa alla lettera: “azione di movimento” in inglese, “movimento” in francese e in italiano.
rule-base-cattle-11 = Consegnare bestiame non richiede un’azione.
rule-base-cattle-12 = Non sei obbligato a consegnare il bestiame quando potresti.
rule-base-cattle-13 = Dopo la consegna il segnalino Bestiame torna nel Ranch del suo colore e si mescola agli altri, coperto.
rule-base-cattle-14 = Non puoi consegnare un segnalino Bestiame nel Ranch da cui viene.
rule-base-cattle-15 = Anche da Ricercato puoi commerciare bestiame, ma ottieni solo la ricompensa del segnalino e nessun punto Marshal.
    .ruling = I Ricercati non possono ottenere punti Marshal.

## work

chapter-work = Lavorare
rule-base-work-01 = Lavorare è un’azione che ti dà 10$.
rule-base-work-02 = Puoi lavorare in qualsiasi luogo con un nome, compresi gli spazi adiacenti a un Saloon o a un Emporio, ma in nessun altro spazio.
    .ruling = “Luogo” ha qui il senso che il regolamento gli dà altrove: non è uno spazio qualsiasi.

## wounds

chapter-wounds = Ferite
rule-base-wound-01 = Puoi avere al massimo 3 ferite. Quelle in più non hanno effetto su di te.
rule-base-wound-02 = A fine partita ogni ferita ti toglie 1 PL.
rule-base-wound-03 = Ti curi nello Studio del Dottore, con A Prova di Proiettile in uno scontro, comprando il Whiskey, o con l’azione delle Provviste.
rule-base-wound-04 = Se perdi uno scontro, di qualunque tipo, subisci per questo esattamente una ferita; gli effetti delle carte possono aggiungerne.
rule-base-wound-05 = Anche con 3 ferite, se perdi uno scontro peschi comunque la carta dello sconfitto.
rule-base-wound-06 = Una ferita che non ha effetto o che viene annullata non è mai stata subita, quindi Doc Holliday non pesca carte per quella ferita. La carta dello sconfitto per uno scontro perso si pesca lo stesso.
    .ruling = Subisci solo le ferite che ricevi davvero.
rule-base-wound-07 = Doc Holliday pesca una carta per ogni effetto che lo ferisce, non per ogni ferita: sconfitta e Batosta insieme sono un solo effetto, una carta Scontro è un effetto a parte.
    .ruling = Batosta si aggiunge alla ferita dello sconfitto, mentre l’effetto di una carta Scontro è a sé.

## tracks-marshal

chapter-tracks-marshal = Il tracciato Marshal
rule-base-marshal-01 = Sei Marshal o Ricercato o nessuno dei due: nessuno ha punti di entrambi i tipi nello stesso momento.
rule-base-marshal-02 = Finché sei Ricercato non puoi ottenere punti Marshal.
rule-base-marshal-03 = Ottieni 1 punto Marshal per i Banditi sconfitti (se lo scegli al posto del PL), per il commercio di bestiame, per l’arresto di un giocatore Ricercato e con Leggenda Vivente; le storie possono darne altri.
rule-base-marshal-04 = Per ogni punto Marshal che ottieni, avanza il tuo cubo di uno spazio.
rule-base-marshal-05 = Sul tracciato Marshal ottieni la ricompensa di ogni spazio che il tuo cubo attraversa o raggiunge.
rule-base-marshal-06 = Quando il tuo cubo è sullo spazio 9, ogni altro punto Marshal diventa 1 PL.
rule-base-marshal-07 = I punti si contano uno per uno: con 3 punti Marshal dallo spazio 8 arrivi allo spazio 9, ne prendi la ricompensa e ottieni 2 PL per gli altri.
rule-base-marshal-08 = Se sei Marshal e ottieni un punto Ricercato in qualsiasi modo, perdi tutti i punti Marshal e cominci il tracciato Ricercato dall’inizio.
rule-base-marshal-09 = Da Marshal puoi fare qualcosa che dà punti Ricercato: in tal caso perdi i punti Marshal e cominci il tracciato Ricercato.
rule-base-marshal-10 = Quando cambi tracciato cominci dall’inizio, su qualunque spazio fossi prima.
rule-base-marshal-11 = Una volta Ricercato, devi essere arrestato prima di poter ottenere di nuovo punti Marshal.
rule-base-marshal-12 = Sul tracciato Marshal ottieni 20$ allo spazio 2 e 2 PL allo spazio 3.
rule-base-marshal-13 = Quando entri in uno spazio Marshal ne ottieni la ricompensa: 20$ sull’1 e sul 2, 2 PL sul 3, 30$ sul 4 e sul 5, 4 PL sul 6, 40$ sul 7 e sull’8, e 6 PL sul 9.
rule-base-marshal-14 = A fine partita un Marshal ottiene PL in base alla riga: la prima dà 1 PL, la seconda 2, la terza 3.
rule-base-marshal-15 = Un punto Marshal ottenuto sullo spazio 9 non muove il cubo e diventa 1 PL, ma conta come ottenuto.
    .ruling = Il PL sostituisce l’avanzamento sul tracciato, non il punto ottenuto.
rule-base-example-marshal-track = Sei Marshal sullo spazio 1 e ottieni 2 punti. Il tuo cubo va allo spazio 3 passando per il 2, e ottieni 20$ e 2 PL.

## tracks-wanted

chapter-tracks-wanted = Il tracciato Ricercato
rule-base-wanted-01 = Ottieni punti Ricercato con una Rapina in Banca (3 e 80$ se riesce, 1 se fallisce), rapinando un giocatore (1), razziando bestiame (1) e con Leggenda Vivente (1); le storie possono darne altri.
rule-base-wanted-02 = Per ogni punto Ricercato che ottieni, avanza il tuo cubo di uno spazio, e ottieni la ricompensa di ogni spazio in cui entra.
rule-base-wanted-03 = Quando il tuo cubo è sullo spazio 9, ogni altro punto Ricercato diventa 1 PL.
rule-base-wanted-04 = Il tracciato Ricercato è lungo 9 spazi: tre righe da tre.
rule-base-wanted-05 = Quando arrivi allo spazio 6 del tracciato Ricercato peschi una carta Poker.
rule-base-wanted-06 = Sul tracciato Ricercato peschi una carta Poker entrando in ogni spazio pari: 2, 4, 6 e 8. Quelli dispari non danno nulla; il primo indica che ora lo Sceriffo è attivo.
rule-base-wanted-07 = Un punto Ricercato ottenuto sullo spazio 9 non muove il cubo e diventa 1 PL, ma conta come ottenuto.
    .ruling = Il PL sostituisce l’avanzamento sul tracciato, non il punto ottenuto.
rule-base-example-wanted-track = Un giocatore Ricercato ottiene un altro punto e arriva allo spazio 6: pesca subito una carta Poker, e a fine turno ottiene 2 PL, perché quello spazio è nella riga 2.

## sheriff

chapter-sheriff = Lo Sceriffo
rule-base-sheriff-01 = Lo Sceriffo si muove solo quando qualcuno è Ricercato.
rule-base-sheriff-02 = A spostare lo Sceriffo sono le storie e l’azione di Caccia all’Uomo.
rule-base-sheriff-03 = Appena lo Sceriffo entra nel tuo spazio, se sei Ricercato scarti una carta Poker; lo stesso fa ogni altro Ricercato che si trova lì.
rule-base-sheriff-04 = Appena lo Sceriffo entra nel tuo spazio mentre sei Ricercato, scarti una carta Poker.
rule-base-sheriff-05 = Se non hai carte Poker quando lo Sceriffo entra nel tuo spazio, non scarti nulla.
    .ruling = Non c’è nulla da scartare, e non è prevista un’altra penalità.
rule-base-sheriff-06 = Se nello spazio in cui entra lo Sceriffo ci sono più Ricercati, chi lo sposta sceglie quale di loro lo Sceriffo tenta di arrestare.
rule-base-sheriff-07 = Lo Sceriffo tenta l’arresto appena entra nello spazio di un Ricercato, anche se gli restano spazi da percorrere.
    .ruling = La regola dice “entra”, e il testo francese parla di perdere il resto del movimento.
rule-base-sheriff-08 = Quando lo Sceriffo entra nel tuo spazio e sei Ricercato, prima scarti una carta, poi lo affronti.
rule-base-sheriff-09 = Negli scontri con lo Sceriffo si applicano prima gli effetti di inizio scontro. Poi il Ricercato si arrende e viene arrestato, oppure gioca una carta; in questo caso chi siede alla sua destra pesca 4 carte Scontro e ne gioca una.
rule-base-sheriff-10 = Le 4 carte Scontro dello Sceriffo si pescano prima di tutto; seguono gli effetti di inizio scontro. Poi il Ricercato si arrende e viene arrestato, oppure gioca una carta; in questo caso lo Sceriffo gioca per ultimo una delle quattro.
rule-base-sheriff-11 = Nello scontro con lo Sceriffo il Ricercato deve giocare una carta; dopo, chi siede alla sua destra pesca 4 carte Scontro e ne gioca una. Nessuno può arrendersi, e gli effetti di inizio scontro non hanno una fase propria.
rule-base-sheriff-12 = Chi siede alla destra del Ricercato interpreta lo Sceriffo.
rule-base-sheriff-13 = Negli scontri con lo Sceriffo può reagire solo il Ricercato.
rule-base-sheriff-14 = Negli scontri con lo Sceriffo può reagire solo il Ricercato, di chiunque sia il turno.
    .ruling = Il testo parla del giocatore attivo, che può non partecipare affatto allo scontro, mentre il regolamento italiano nomina il Ricercato.
rule-base-sheriff-15 = Il pareggio va allo Sceriffo.
rule-base-sheriff-16 = Negli scontri con lo Sceriffo, dopo la rivelazione vengono i Bonus, poi le Reazioni, poi l’effetto della carta dello Sceriffo, e per ultimo il confronto.
rule-base-sheriff-17 = Se rifiuti lo scontro con lo Sceriffo, o ti arrendi, sei arrestato.
rule-base-sheriff-18 = Se lo Sceriffo ti arresta, subisci una ferita, peschi una carta Poker, vieni portato nel suo Ufficio insieme a lui e perdi il bestiame, i punti Ricercato, e metà del denaro e delle Pepite, ciascuna metà arrotondata per eccesso.
rule-base-sheriff-19 = Se batti lo Sceriffo te la cavi ma non ottieni nulla; lui torna nel suo Ufficio.
rule-base-sheriff-20 = Dopo lo scontro con lo Sceriffo scarta le carte Poker e rimetti tutte e 4 le carte Scontro in fondo al loro mazzo, in ordine casuale.
rule-base-sheriff-21 = Se diventi Ricercato proprio dove sta lo Sceriffo, lui non tenta di arrestarti.
rule-base-sheriff-22 = Lo Sceriffo tenta un arresto solo quando viene spostato in uno spazio.
rule-base-sheriff-23 = Quando lo Sceriffo torna nel suo Ufficio, viene messo lì e non vi entra con un movimento, quindi lì non arresta nessuno.
    .ruling = Tenta un arresto solo quando entra in uno spazio con un movimento.
rule-base-sheriff-24 = Quando lo Sceriffo entra in uno spazio con i Banditi, non succede nulla.
    .ruling = Nessuna regola prevede un effetto.
rule-base-sheriff-25 = Lo Sceriffo si muove come te, girando attorno alle mesa, e può tornare in uno spazio dove è già stato. Puoi spostarlo anche nel tuo spazio: se sei Ricercato, scarti una carta e lo Sceriffo può tentare di arrestarti. Il tuo turno poi continua.
    .ruling = Nessuna regola gli dà altri modi di muoversi né protegge chi lo sposta.
rule-base-sheriff-26 = Se lo Sceriffo incontra più Ricercati, questi scartano in ordine di turno a partire da chi lo sposta; poi chi lo sposta sceglie quale di loro lo Sceriffo tenta di arrestare.
    .ruling = Per la regola tocca a tutti scartare in quel momento, e l’ordine di turno stabilisce chi comincia.

## stories

chapter-stories = Storie
rule-base-story-01 = In ogni momento sono scoperti solo due requisiti: quelli delle carte in cima ai due mazzi Storia.
rule-base-story-02 = Quando nel tuo turno soddisfi un requisito, puoi mettere un disco sul primo posto vuoto di quella storia.
rule-base-story-03 = Quando nel tuo turno soddisfi un requisito, puoi mettere uno dei tuoi dischi su quella storia.
rule-base-story-04 = Non sei obbligato a mettere un disco quando un requisito è soddisfatto.
    .ruling = La regola dice “può”, e prevale su una didascalia che suona come un obbligo.
rule-base-story-05 = Con due, tre o quattro giocatori, una storia è completa con 2 dischi.
rule-base-story-06 = Con cinque o sei giocatori, una storia è completa con 3 dischi.
rule-base-story-07 = In un turno puoi mettere un solo disco, su una storia o sull’altra.
rule-base-story-08 = In un turno puoi mettere soltanto un disco.
    .ruling = Se in un turno si potessero aggiungere dischi a entrambe le storie, la regola per chi ne soddisfa entrambi i requisiti sarebbe inutile.
rule-base-story-09 = Puoi mettere dischi solo nel tuo turno.
rule-base-story-10 = Quando entrambe le storie scoperte hanno il requisito che hai soddisfatto, scegline una.
rule-base-story-11 = Se i tuoi dischi sono tutti e due in uso, puoi toglierne uno dall’altra storia e metterlo su quella di cui hai appena soddisfatto il requisito.
rule-base-story-12 = Se i tuoi dischi sono tutti e due in uso, puoi prenderne uno da un’altra storia e usare quello.
rule-base-story-13 = Se i tuoi dischi sono tutti e due in uso, puoi spostarne uno da una storia all’altra.
rule-base-story-14 = Un disco che è già sulla storia di cui hai soddisfatto il requisito non si può spostare su quella stessa storia.
    .ruling = I dischi si spostano solo dall’altra storia.
rule-base-story-15 = Se metti il disco che completa una storia, la risolvi alla fine del tuo turno.
rule-base-story-16 = Per risolvere una storia: leggila ad alta voce, ricompensa chi ha contribuito, metti i Banditi che la storia indica e sposta lo Sceriffo.
rule-base-story-17 = Chiunque abbia un disco su una storia è ricompensato, non importa chi l’ha completata.
rule-base-story-18 = Con due dischi su una storia ottieni la stessa ricompensa che con uno.
rule-base-story-19 = Si mettono Banditi in ogni Nascondiglio indicato dalla storia, salvo dove ci sono già Banditi, un giocatore o lo Sceriffo.
rule-base-story-20 = Se lo Sceriffo è attivo, chi risolve la storia lo sposta di tanti spazi quanti ne indica la carta.
rule-base-story-21 = A seconda della storia, lo Sceriffo si sposta di un numero di spazi da 0 a 6.
rule-base-story-22 = Puoi spostare lo Sceriffo di meno spazi di quanti ne indichi la storia.
    .ruling = La carta dice “fino a”, e prevale su un esempio che usa il numero intero.
rule-base-story-23 = Sposti lo Sceriffo esattamente del numero di spazi indicato dalla storia.
rule-base-story-24 = Quando una storia sposta lo Sceriffo, lui può tentare di arrestare qualcuno lungo il percorso.
rule-base-story-25 = Quando lo Sceriffo tenta un arresto, il suo movimento finisce e gli spazi rimasti vanno persi.
rule-base-story-26 = Risolta una storia, riprendi i tuoi dischi.
rule-base-story-27 = Risolta una storia, la carta sotto mostra il requisito successivo. Un mazzo esaurito non ne mostra.
    .ruling = Nessun regolamento ne parla, e nessuno spiega come formare un nuovo mazzo.
rule-base-story-28 = Un requisito: con una tua singola azione, ottieni almeno 2 PL.
rule-base-story-29 = Un requisito: con una singola azione in città, spendi almeno 80$.
rule-base-story-30 = Un requisito: ottieni punti Ricercato o Marshal, non importa quanti.
rule-base-story-31 = Denaro Insanguinato: chi ha contribuito ottiene 30$, oppure ottiene 50$ e subisce una ferita. Si mettono Banditi nei Nascondigli B e C, e lo Sceriffo si sposta di 3 spazi o meno.
rule-base-story-32 = Denaro Insanguinato: chi ha contribuito ottiene 30$, oppure ottiene 50$ e subisce una ferita. Compaiono dei Banditi e lo Sceriffo viene spostato di 3 spazi.
rule-base-story-33 = Una lettera su una storia indica i due Nascondigli della gang con quella lettera: B e C insieme ne indicano quindi 4.
    .ruling = L’esempio con B e C conta almeno tre miniature di Banditi.
rule-base-story-34 = Se soddisfi un requisito durante un’azione, puoi aggiungere un disco una volta, dopo l’intera azione, compresi scontri, effetti di fine movimento e obiettivi. Se nel tuo turno soddisfi un requisito fuori da un’azione, puoi aggiungere il disco dopo l’effetto con cui lo hai soddisfatto.
    .ruling = Per un requisito conta un’intera azione, che si conosce solo quando è finita.
rule-base-story-35 = Per i requisiti che parlano di una singola azione conta solo una delle tue tre azioni: effetti di inizio turno, storie e PL da Ricercato non sono azioni. Somma tutti i PL che ottieni con quell’azione, anche quelli oltre la fine di un tracciato, e ignora le perdite. Per il requisito sui punti Marshal o Ricercato conta ogni punto ottenuto nel tuo turno; una storia completata così nel primo passo di fine turno si risolve in quello stesso passo.
    .ruling = Le parole “singola azione” si prendono alla lettera, e per ottenere punti non serve un’azione.
rule-base-story-36 = Puoi soddisfare un requisito solo se in quel momento la sua carta è in cima al mazzo.
    .ruling = Non si può soddisfare un requisito che nessuno vede.
rule-base-story-37 = Conta come speso il denaro che scegli di pagare alla riserva, in città e con una sola azione: per gli acquisti, la baldoria, il Dottore o il piatto del poker.
    .ruling = Perdite e regali non sono spese.
rule-base-example-story-resolution = Si gioca in cinque. Rosso aggiunge un disco a Denaro Insanguinato, che ha già quelli di Giallo e Blu, quindi Rosso risolve la storia alla fine del turno. I tre dischi tornano ai loro proprietari, che ottengono la ricompensa. Si mettono Banditi nei Nascondigli B e C, ma non in quello con un giocatore né in quello che ha già dei Banditi. Rosso è Ricercato e sposta lo Sceriffo di 3 spazi, verso il lato opposto della mappa.

## end-of-turn

chapter-end-of-turn = Fine del turno
rule-base-end-01 = Finisci il turno in quest’ordine: risolvi le storie pronte, scarta fino al limite di carte in mano, prendi i PL da Ricercato, controlla la fine della partita, passa il turno in senso orario.
rule-base-end-02 = Alla fine del turno, per prima cosa risolvi ogni storia che ha tutti i suoi dischi.
rule-base-end-03 = Puoi tenere 5 carte Poker, una in meno per ogni tua ferita.
rule-base-end-04 = Il limite di carte in mano si applica solo alla fine del tuo turno; fino ad allora puoi averne di più.
rule-base-end-05 = Le carte da scartare le scegli tu.
    .ruling = La regola non lo dice, e di solito si sceglie.
rule-base-end-06 = Se sei Ricercato quando finisce il tuo turno, ottieni PL: 1 nella prima riga del tracciato, 2 nella seconda, 3 nella terza.
rule-base-end-07 = I PL da Ricercato si ottengono prima del controllo di fine partita, che quindi ne tiene conto.
rule-base-end-08 = Le storie si risolvono prima dello scarto: potresti dover scartare le carte che ti danno, e le ferite che ti danno riducono il limite.
rule-base-example-end-of-turn = Si gioca in cinque. Una storia ha i dischi di Giallo, Blu e Rosso, l’altra solo due dischi. È la fine del turno di Rosso, cioè di Billy, con 6 carte, 2 ferite e il cubo sul secondo spazio Ricercato. Per la storia completa i tre giocatori ottengono la ricompensa e riprendono i dischi; l’altra storia resta scoperta. Billy può tenere 3 carte: ne scarta 3, e ottiene 1 PL per la prima riga.

## end-game

chapter-end-game = La fine della partita
rule-base-endgame-01 = La fine della partita si attiva quando qualcuno raggiunge o supera i PL concordati: 15, 20 o 25.
rule-base-endgame-02 = Quando si attiva la fine della partita, si finisce il round in corso. Poi tutti hanno un ultimo turno, a cominciare dal primo giocatore.
rule-base-endgame-03 = Chi ha attivato la fine della partita ha un ultimo turno come tutti gli altri.
rule-base-endgame-04 = Nel quarto passo della fine di un turno si controlla se si attiva la fine della partita.
    .ruling = Altri brani non indicano un momento, mentre l’elenco dei passi lo indica.
rule-base-endgame-05 = Nel quarto passo della fine di un turno si controllano i PL di tutti. Un giocatore al traguardo o oltre attiva la fine della partita, una volta sola; chi c’era arrivato ma è sceso sotto prima del controllo non la attiva.
    .ruling = Due brani su tre dicono “un giocatore”, e il passo stesso indica solo il momento.
rule-base-example-final-turns = Si gioca a 15 PL. Rosso ha giocato per primo; Blu e Viola sono gli ultimi due in ordine di turno. Blu arriva a 15 nel proprio turno e lo finisce, e il turno di Viola completa il round. Poi tutti, a cominciare da Rosso, hanno un ultimo turno, e dopo quello di Viola la partita è finita.

## scoring

chapter-scoring = Punteggio finale
rule-base-score-01 = A fine partita conta i PL di tutte le tue cavalcature e armi migliorate, in uso o no.
rule-base-score-02 = A fine partita ottieni 1 PL per ogni 60$ interi che hai; le somme minori non danno nulla.
rule-base-score-03 = A fine partita ottieni 1 PL per ogni 60$ interi che hai, al massimo 2 PL; le somme minori non danno nulla.
rule-base-score-04 = A fine partita perdi 1 PL per ogni tua ferita.
rule-base-score-05 = A fine partita, se hai più punti Ricercato di chiunque altro, ottieni 3 PL.
rule-base-score-06 = A fine partita, se più giocatori sono in parità per il maggior numero di punti Ricercato, ciascuno di loro ottiene 1 PL e nessuno ne ottiene 3.
rule-base-score-07 = A fine partita, se sei Ricercato ma non hai il maggior numero di punti, ottieni 1 PL.
rule-base-score-08 = A fine partita, da Marshal ottieni i PL della riga in cui si trova il tuo cubo.
rule-base-score-09 = Se si è giocato con gli obiettivi, conta i tuoi segnalini Leggenda.
rule-base-score-10 = Alla fine vince chi ha più PL.
rule-base-score-11 = Per esempio, a fine partita 50$ non danno nulla, 110$ danno 1 PL, e 120$ ne danno 2.
rule-base-score-12 = Non puoi avere meno di 0 PL.
    .ruling = Il tracciato non ha nulla sotto lo 0, anche se certi effetti tolgono PL.

## ties

chapter-ties = Parità alla fine
rule-base-tie-01 = A parità di PL, vince chi ha più punti sul tracciato Marshal o Ricercato.
rule-base-tie-02 = Se sono pari anche i punti Marshal e Ricercato, vince chi ha più Pepite.
rule-base-tie-03 = Se sono pari anche le Pepite, vince chi ha meno ferite.
rule-base-tie-04 = Se sono pari anche le ferite, i giocatori in parità vincono insieme.
rule-base-tie-05 = Per risolvere una parità, un punto Marshal e un punto Ricercato hanno lo stesso peso.
    .ruling = La regola li nomina insieme e non preferisce nessuno dei due.

## clarifications

chapter-clarifications = Chiarimenti
rule-base-clar-01 = Se una carta e il regolamento non concordano, prevale la carta.
rule-base-clar-02 = Puoi giocare Reputazione una sola volta per turno, per quanti punti tu abbia ottenuto.
rule-base-clar-03 = Se metti in uso un’altra cavalcatura al posto del Mulo, le Pepite oltre la quarta vanno nella riserva.
rule-base-clar-04 = Quando usi l’azione di Istinto, il suo Bonus per lo scarto non si applica.
