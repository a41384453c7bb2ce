### The player aid: how to play, in the order in which a table asks. The rules one by one stand in rules.ftl.
###
### Every message may use these, whether English does or not. Numbers of the game: $players at the table, LP that set off
### the end ($length), actions of a turn ($actions), most dollars ($money), nuggets ($nuggets), wounds ($wounds), poker cards
### ($hand) and miscellaneous items ($misc), spaces on foot ($foot), LP of the legendary ability ($legendary), stake ($ante)
### and house ($house) at poker, prices of the doctor ($doctor) and of a LP at the cabaret ($revel), a nugget at the bank
### ($price), wages ($work), discs that complete a story ($discs), fight cards of a bandit ($banditcards), the guard
### ($guardcards) and the Sheriff ($sheriffcards), nuggets in the supply ($supply), income ($income, $cards, $bothmoney,
### $bothcards), a heist ($heistmoney, $heistwanted), a duel ($duel), dollars that make a LP in the end ($perlp), LP for the
### most Wanted ($most) and the others ($also), goals that one keeps ($kept), what a die pays ($find).
### Words: the rulebook ($edition: en, fr, it, custom); what is played, yes or no: $goals, $firstgame, $wild (Wild Wild West),
### $automa; the switches of the rulebook: $five, $start, $guard, $bandit, $sheriff, $surrender, $ride, $delivery,
### $change, $raising, as docs/editions.md has them; $kind of a fight: player, bandit, heist, sheriff.

aid-title = Guida rapida
aid-description = Western Legends in breve: preparazione, turni, azioni, scontri, poker, carte e ogni regola con il suo perché.
aid-credits = Darkrock. Tutti i testi sono nostri; icone degli autori di game-icons.net, CC BY 3.0.
aid-about = { $edition ->
    [en] Regolamento inglese
    [fr] Regolamento francese
    [it] Regolamento italiano
   *[custom] Regolamento su misura
}, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}, partita a { $length } PL
aid-with-goals = con gli obiettivi

aid-search = Cerca nella guida
aid-search-none = Nessun risultato. Prova con meno parole, o con altre.
aid-everything = Tutto in una pagina
aid-ruling = Perché:
aid-example = Esempio:
aid-where = Quando
aid-cost = Costo
aid-result = Risultato
aid-worked = Esempio
aid-see = Regole

## In the terminal

aid-cli-contents = “darkrock rules SEZIONE” mostra una sezione; “darkrock rules PAROLE” cerca in tutte.
aid-cli-searched = Ricerca in: { $about }. Con --edition any si cerca in tutti i regolamenti, con --variant in altre varianti.
aid-cli-elsewhere = Nessun risultato per questa partita ({ $about }). Con { $option }:
aid-cli-rules = { $n ->
    [one] 1 regola
   *[other] { $n } regole
}
aid-cli-found = { $n ->
    [one] 1 risultato
   *[other] { $n } risultati
}
aid-cli-written = { $n ->
    [one] File scritto: { $path }
   *[other] { $n } file scritti; comincia da { $path }
}

## Setting up

aid-setup = Preparazione
aid-setup-intro = Segui questi passi nell’ordine, per questo numero di giocatori e queste varianti.
aid-setup-board = Metti il tabellone al centro. Mescola il mazzo delle carte Poker e quello delle carte Scontro e mettili sul tabellone a faccia in giù; accanto metti i due dadi Ricerca, il denaro e { $supply } Pepite d’oro.
aid-setup-store = { $firstgame ->
    [yes] Riempi l’Emporio con gli oggetti; lascia nella scatola Mappa del Minatore, Cappello da Cowboy e Whiskey.
   *[no] Riempi l’Emporio con tutti gli oggetti.
}
aid-setup-cattle = { $firstgame ->
    [yes] Lascia il bestiame nella scatola.
   *[no] Metti i segnalini Bestiame a faccia in giù, ciascuno nel Ranch del suo colore, e mescolali.
}
aid-setup-stories = { $firstgame ->
    [yes] Scegli le 20 storie della prima partita e mescolale in un solo mazzo.
   *[no] Mescola le storie e dividile in due mazzi più o meno uguali.
} In questa partita una storia è completa con { $discs ->
    [one] { $discs } disco
   *[other] { $discs } dischi
}.
aid-setup-tokens = Mescola i segnalini Leggenda a faccia in giù.
aid-setup-end = Metti l’indicatore di fine partita su { $length } PL.
aid-setup-sheriff = Metti lo Sceriffo nel suo Ufficio a Darkrock.
aid-setup-player = Ogni giocatore prende un colore: una plancia con { $goals ->
    [yes] il lato Obiettivi
   *[no] il lato senza obiettivi
} in vista, { $cubes } cubi e { $owndiscs } dischi. Tutti iniziano senza ferite e con 0 PL.
aid-setup-characters = { $firstgame ->
    [yes] { $players ->
        [2] Un giocatore è Billy the Kid, l’altro Bass Reeves o Annie Oakley. Tira a sorte.
        [3] I personaggi sono Billy the Kid, Bass Reeves e Annie Oakley. Assegnali a caso.
       *[other] I personaggi sono Billy the Kid, Bass Reeves, Annie Oakley e Coltello Insanguinato. Assegnali a caso.
    }
   *[no] Distribuisci due personaggi a ogni giocatore. Ognuno ne tiene uno in segreto; poi tutti lo rivelano nello stesso momento.
}
aid-setup-first = { $firstgame ->
    [yes] Billy the Kid è il primo giocatore.
   *[no] Il primo giocatore è chi inizia con più punti Ricercato; in caso di parità, o se nessuno è Ricercato, tira a sorte.
}
aid-setup-goods = In senso orario dal primo giocatore, ognuno prende ciò con cui inizia il suo personaggio: oggetti, denaro, carte Poker. Segna gli eventuali punti Marshal o Ricercato iniziali con un cubo sul loro tracciato; per questi punti non si ottengono ricompense.
aid-setup-places = Nello stesso ordine, ognuno mette la miniatura nel luogo iniziale del suo personaggio: per un Emporio o un Saloon, in uno dei tre spazi adiacenti, a sua scelta; per una gang, in uno dei suoi due Nascondigli.
aid-setup-goals = Dai a ognuno gli obiettivi del suo personaggio. Ognuno ne rimette uno a caso nella scatola senza guardarlo, e tiene coperti gli altri { $kept }.
aid-setup-bandits = Per ultimi, metti i Banditi in ogni Nascondiglio dove non c’è un giocatore.

## A turn

aid-turn = Il turno
aid-turn-begin = Inizio del turno
aid-turn-effects = Risolvi gli effetti di inizio turno.
aid-turn-income = Rendita: prendi { $income }$, o { $cards } carte Poker, o { $bothmoney }$ e { $bothcards ->
    [one] una carta
   *[other] { $bothcards } carte
}. Puoi avere al massimo { $money }$.
aid-turn-gear = Scegli l’arma e la cavalcatura da usare fino al tuo prossimo turno.
aid-turn-actions = Azioni
aid-turn-three = Svolgi fino a { $actions } azioni, in qualsiasi ordine, anche più volte la stessa: muovere, usare una carta, scontrarti con un giocatore, o fare ciò che offre il luogo in cui sei.
aid-turn-free = { $firstgame ->
    [yes] Bonus, Reazioni e Banditi incontrati non costano azioni.
   *[no] { $goals ->
        [yes] Bonus, Reazioni, Banditi incontrati, consegne e obiettivi non costano azioni.
       *[no] Bonus, Reazioni, Banditi incontrati e consegne non costano azioni.
    }
}
aid-turn-end = Fine del turno
aid-turn-stories = Risolvi le storie che hanno tutti i dischi.
aid-turn-hand = Scarta fino al limite: { $hand } carte in mano, una in meno per ogni ferita.
aid-turn-wanted = Se sei Ricercato, prendi i PL della riga del tuo cubo: 1, 2 o 3.
aid-turn-check = Se qualcuno ha almeno { $length } PL, si attiva la fine della partita: si finisce il round, poi tutti hanno un ultimo turno.
aid-turn-pass = Tocca al giocatore alla tua sinistra.
aid-turn-score = Punteggio finale
aid-score-items = I PL delle tue armi e cavalcature migliorate.
aid-score-money = 1 PL per ogni { $perlp }$.
aid-score-wounds = −1 PL per ogni ferita.
aid-score-wanted = Chi ha più punti Ricercato: { $most } PL. Gli altri Ricercati, e chi è in parità: { $also } PL.
aid-score-marshal = Da Marshal: 1, 2 o 3 PL, secondo la riga del tuo cubo.
aid-score-furthest = I PL per chi è più avanti su un tracciato, se il tracciato li dà.
aid-score-goals = I segnalini Leggenda.
aid-score-ties = Le parità vanno a chi ha più punti Marshal o Ricercato, poi più Pepite, poi meno ferite.

## Actions

aid-actions = Azioni
aid-actions-intro = Ognuna richiede una delle tue { $actions } azioni.
aid-act-move = Muovere
    .when = Sempre.
    .cost = 1 azione.
    .result = Muovi di uno spazio per volta, sempre verso uno spazio adiacente: fino al movimento della tua cavalcatura o, a piedi, fino a { $foot } spazi. Anche gli spazi che si toccano solo con un angolo sono adiacenti. Nessuno può entrare in una mesa, e un Ricercato non può entrare nello spazio dello Sceriffo. Se entri in uno spazio con i Banditi, ti fermi e li affronti.
    .example = Con un Mulo puoi muovere di 3 spazi. Nel secondo ci sono i Banditi: ti fermi lì, li affronti, e il movimento è finito.
aid-act-card = Usare una carta
    .when = Una carta Poker, un oggetto o la tua Abilità Leggendaria riporta la parola Azione.
    .cost = 1 azione; una carta Poker poi si scarta.
    .result = Applica il suo testo, dall’alto in basso.
    .example = Determinazione costa 1 azione e te ne dà 2.
aid-act-arrest = Arresto
    .when = Hai almeno un punto Marshal. Un giocatore nel tuo spazio è Ricercato, e in questo turno non ti sei ancora scontrato con lui. Hai in mano una carta Poker.
    .cost = 1 azione e la carta che giochi.
    .result = Se vinci: 1 punto Marshal. Il Ricercato subisce una ferita, pesca una carta, va nell’Ufficio dello Sceriffo insieme allo Sceriffo, e perde i punti Ricercato, il bestiame e, arrotondando per eccesso, metà del denaro e metà delle Pepite.
    .example = Con 50$ e 3 Pepite chi è arrestato perde 30$ e 2 Pepite.
aid-act-duel = Duello
    .when = Nel tuo spazio c’è un altro giocatore con cui in questo turno non ti sei ancora scontrato. Hai in mano una carta Poker.
    .cost = 1 azione e la carta che giochi.
    .result = Se vinci: { $duel } PL. Lo sconfitto subisce una ferita e pesca una carta.{ $wild ->
    [yes] {" "}Chi perde un duello perde anche 1 PL.
   *[no] {""}
}
    .example = Giochi un Re e il bersaglio una Donna; il suo Fucile migliorato toglie 1 al tuo Re. I pareggi vanno all’attaccante: vinci tu.
aid-act-rob = Rapina
    .when = Nel tuo spazio c’è un altro giocatore con cui in questo turno non ti sei ancora scontrato. Hai in mano una carta Poker.
    .cost = 1 azione e la carta che giochi.
    .result = Se vinci: 1 punto Ricercato, e { $wild ->
    [yes] tutto il denaro o tutte le Pepite del bersaglio
   *[no] metà del denaro o metà delle Pepite del bersaglio, arrotondando per eccesso
}, e il suo segnalino Bestiame se non ne trasporti già uno. Lo sconfitto subisce una ferita e pesca una carta.
    .example = { $wild ->
    [yes] Il bersaglio ha 50$ e 3 Pepite: prendi 50$, o le 3 Pepite.
   *[no] Il bersaglio ha 50$ e 3 Pepite: prendi 30$, o 2 Pepite.
}
aid-act-store = Comprare e migliorare
    .when = Sei accanto a un Emporio.
    .cost = 1 azione e il prezzo degli acquisti.
    .result = Puoi comprare e migliorare tutto ciò che riesci a pagare. Puoi avere una sola copia di ogni oggetto e al massimo { $misc } oggetti generici. Migliorare un’arma o una cavalcatura costa di nuovo il suo prezzo. Un’arma o una cavalcatura nuova si può usare subito.{ $change ->
    [bought-or-upgraded] {" "}Lo stesso vale per quelle che migliori.
   *[bought] {""}
}
    .pays = armi, cavalcature e altri oggetti
    .example = Con 60$ puoi comprare un Mulo per 30$ e migliorarlo per altri 30$ con una sola azione.
aid-act-bank = Vendere Pepite
    .when = Sei nella Banca.
    .cost = 1 azione e le Pepite.
    .result = { $price }$ e 1 PL per ogni Pepita; puoi venderne quante vuoi.
    .pays = { $price }$ e 1 PL per ogni Pepita
    .example = 3 Pepite rendono 60$ e 3 PL.
aid-act-heist = Rapina in Banca
    .when = Sei nella Banca, è la tua prima Rapina in Banca del turno, e hai in mano una carta Poker.
    .cost = 1 azione e la carta che giochi.
    .result = Affronti la Guardia. Se vinci: { $heistmoney }$ e { $heistwanted } punti Ricercato. Se perdi: 1 punto Ricercato, una ferita, e peschi una carta.
    .pays = { $heistmoney }$ e Ricercato +{ $heistwanted }, se vinci
    .example = Un Marshal che ci prova diventa Ricercato, comunque vada.
aid-act-prospect = Cercare oro
    .when = Sei in una Miniera.
    .cost = 1 azione.
    .result = Tira i due dadi e prendi ciò che mostrano. Trasporti al massimo { $nuggets } Pepite, 2 in più con un Mulo.
    .pays = Pepite o denaro, secondo i dadi
    .example = Una Pepita e Polvere d’oro: 1 Pepita, 10$, e il secondo dado si tira di nuovo.
aid-act-doctor = Curarsi
    .when = Sei nello Studio del Dottore.
    .cost = 1 azione e { $doctor }$.
    .result = Curi tutte le tue ferite e peschi una carta per ciascuna.
    .pays = cura tutte le ferite per { $doctor }$
    .example = 3 ferite: paghi { $doctor }$ e peschi 3 carte.
aid-act-revel = Fare baldoria
    .when = Sei al Cabaret.
    .cost = 1 azione e il denaro.
    .result = 1 PL per ogni { $revel }$.
    .pays = 1 PL ogni { $revel }$
    .example = Con 90$ ottieni 3 PL.
aid-act-poker = Giocare a poker
    .when = Sei accanto a un Saloon e hai { $ante }$.
    .cost = 1 azione e { $ante }$ per il piatto.
    .result = Peschi una carta e inizi una mano a cui può unirsi chiunque altro sia nella stessa città. Se vinci: { $won ->
        [track] il piatto, e 1 PL o 1 punto Azzardo.
       *[lp] il piatto e 1 PL.
    }
    .pays = il piatto e altro ancora, se vinci
    .example = Due giocatori si uniscono: nel piatto ci sono { $house }$ del banco e { $ante }$ di ciascuno di voi tre.
aid-act-cattle = Ottenere bestiame
    .when = Sei in un Ranch dove c’è bestiame, e non ne trasporti già.
    .cost = 1 azione.
    .result = Prendi un segnalino e guardalo. Consegnalo { $stations ->
        [one] alla Stazione Ferroviaria
       *[other] a una Stazione Ferroviaria
    } (commercio) o { $camp ->
        [yes] a un altro Ranch o al Campo dei Fuorilegge
       *[no] all’altro Ranch
    } (razzia).
    .pays = una ricompensa alla consegna
    .example = Un segnalino del Ranch verde si commercia alla Stazione Ferroviaria o si razzia nel Ranch blu, ma non nel Ranch verde.
aid-act-work = Lavorare
    .when = Sei in un luogo con un nome, o accanto a un Saloon o a un Emporio.
    .cost = 1 azione.
    .result = { $work }$.
    .pays = { $work }$
    .example = Se hai già { $money }$, non ottieni nulla.

aid-free = Senza azione
aid-free-intro = Non costano nessuna delle tue { $actions } azioni.
aid-act-bandit = Affrontare i Banditi
    .when = Entri in uno spazio con i Banditi.
    .cost = Nessuna azione; la carta che giochi.
    .result = Se vinci: 1 PL, o 1 punto Marshal se non sei Ricercato. Se perdi: una ferita, e peschi una carta. In ogni caso i Banditi lasciano il tabellone.
    .pays = 1 PL o Marshal +1, se vinci
    .example = I Ricercati prendono sempre il PL.
aid-act-deliver = Consegnare bestiame
    .when = { $delivery ->
    [move-action] Una tua azione di movimento finisce { $camp ->
        [yes] a una Stazione Ferroviaria, a un altro Ranch o al Campo dei Fuorilegge
       *[no] alla Stazione Ferroviaria o all’altro Ranch
    }.
   *[any-movement] Un tuo movimento qualsiasi finisce { $camp ->
        [yes] a una Stazione Ferroviaria, a un altro Ranch o al Campo dei Fuorilegge
       *[no] alla Stazione Ferroviaria o all’altro Ranch
    }.
    [deliveries-any-movement] Un tuo movimento qualsiasi finisce { $camp ->
        [yes] a una Stazione Ferroviaria, a un altro Ranch o al Campo dei Fuorilegge
       *[no] alla Stazione Ferroviaria o all’altro Ranch
    }.
}
    .cost = Nessuna azione.
    .result = La ricompensa del segnalino, e 1 punto Marshal per il commercio o 1 punto Ricercato per la razzia.
    .pays = la ricompensa sul segnalino, e 1 punto
    .example = Anche da Ricercato puoi commerciare, ma senza punto Marshal.
aid-act-story = Contribuire a una storia
    .when = Nel tuo turno soddisfi il requisito di una storia scoperta, e in questo turno non hai ancora aggiunto un disco.
    .cost = Nessuna azione; uno dei tuoi due dischi.
    .result = Metti un disco sulla storia. Chi la completa la risolve a fine turno: chiunque ci abbia messo un disco ottiene la ricompensa, arrivano i Banditi, e lo Sceriffo si muove{ $ride ->
    [exact] {" "}esattamente del numero di spazi indicato dalla storia.
   *[up-to] {" "}al massimo del numero di spazi indicato dalla storia.
}
    .example = Se i tuoi dischi sono tutti e due sull’altra storia, puoi spostarne uno.
aid-act-goal = Completare un obiettivo
    .when = In questo turno hai soddisfatto un tuo obiettivo.
    .cost = Nessuna azione.
    .result = Mostralo, pesca tanti segnalini Leggenda quanti sono i tuoi obiettivi completati, e tienine uno per ciascuno.
    .example = Al secondo obiettivo peschi 2 segnalini, poi ne tieni 2 dei tuoi 3.

## Places

aid-places = Luoghi
aid-places-intro = Che cosa offre ogni luogo del tabellone. Un Emporio o un Saloon si usa da uno qualsiasi dei 3 spazi adiacenti.
aid-place-general-store = Le armi aiutano negli scontri, le cavalcature portano più lontano, e quelle migliorate valgono PL alla fine.
aid-place-saloon = Una mano di poker costa poco, e la combinazione migliore vince il piatto.
aid-place-bank = Vendi qui il tuo oro in cambio di denaro e PL, oppure rapina la Banca.
aid-place-cabaret = Spendi qui il tuo denaro per ottenere PL.
aid-place-doctors-office = Le ferite riducono il limite di carte in mano e costano PL alla fine: curale qui.
aid-place-mine = Trova qui l’oro, e vendilo in Banca.
aid-place-ranch = { $firstgame ->
    [yes] Senza bestiame, in un Ranch puoi solo lavorare.
   *[no] Prendi qui il bestiame: commercialo per ottenere punti Marshal, o razzialo per ottenere punti Ricercato.
}
aid-place-rail-station = { $firstgame ->
    [yes] Senza bestiame, alla Stazione Ferroviaria puoi solo lavorare.
   *[no] Commercia qui il tuo bestiame.
}
aid-place-sheriffs-office = Lo Sceriffo comincia qui, e chi è arrestato viene messo qui. Finché sei Ricercato non puoi entrare nello spazio dello Sceriffo.
aid-place-hideout = Qui compaiono i Banditi. Sconfiggerli vale 1 PL o 1 punto Marshal. Con le storie ne arrivano altri.

## Plans for a first game

aid-plans = Tre piani per cominciare
aid-plans-intro = Ci sono molti modi per diventare una leggenda. Ognuno di questi è un buon inizio.
aid-plan-law = I Banditi e la stella: sconfiggi i Banditi nei Nascondigli, scegli i punti Marshal come ricompensa e sali sul tracciato Marshal, che dà una ricompensa a ogni spazio e PL alla fine.
aid-plan-gold = L’oro: cercalo in una Miniera, vendi le Pepite in Banca per { $price }$ e 1 PL ciascuna, e spendi il denaro in un Emporio o al Cabaret.
aid-plan-bank = La Banca: rapinala per { $heistmoney }$ e { $heistwanted } punti Ricercato. Da Ricercato ottieni PL alla fine di ogni tuo turno, finché nessuno ti arresta.
# $names are the characters who begin Wanted.
aid-plans-wanted = Perché cominciare da Ricercato in un Nascondiglio? Così iniziano i fuorilegge: { $names }. Ottieni PL alla fine di ogni tuo turno, fin dal primo, sei lontano dallo Sceriffo, che è a Darkrock, e dove cominci non ci sono Banditi. In cambio non ottieni punti Marshal, non puoi entrare nello spazio dello Sceriffo, e i Marshal possono arrestarti.

## Fights

aid-fights = Scontri
aid-fights-intro = Vince la carta più alta: da 2 a 10, J, Q, K, A. { $raising ->
    [up-to-ace] Gli effetti possono cambiare il valore di una carta, mai sotto il 2 né sopra l’A.
   *[never] Gli effetti possono solo abbassare il valore di una carta, mai sotto il 2.
}
aid-fight-player = Contro un giocatore
aid-fight-bandit = Contro i Banditi
aid-fight-heist = Contro la Guardia
aid-fight-sheriff = Contro lo Sceriffo
aid-fight-player-intro = Arresto, Duello e Rapina seguono questi passi. I pareggi vanno all’attaccante.
aid-fight-bandit-intro = Il giocatore alla tua destra interpreta i Banditi. I pareggi vanno ai Banditi; non puoi rifiutare.
aid-fight-heist-intro = Il giocatore alla tua destra interpreta la Guardia. I pareggi vanno alla Guardia; non puoi rifiutare.
aid-fight-sheriff-intro = Quando lo Sceriffo entra nel tuo spazio e sei Ricercato, scarta una carta, poi segui questi passi. Il giocatore alla tua destra interpreta lo Sceriffo. I pareggi vanno allo Sceriffo.
# Of opponents that modules bring.
aid-opponents = Altri avversari
aid-opponents-intro = Li affronti a causa di un segnalino sulla mappa, di un’azione o di un effetto. Come i Banditi, li interpreta il giocatore alla tua destra. Se perdi, subisci ciò che è scritto qui e nient’altro.
aid-opponents-name = Avversario
aid-opponents-cards = Carte Scontro
aid-opponents-ties = Parità
aid-opponents-tie-player = A te
aid-opponents-tie-opponent = All’avversario
aid-opponents-reward = Se vinci
aid-opponents-penalty = Se perdi
aid-step-declare = Di’ con quale giocatore ti scontri, e se è un Arresto, un Duello o una Rapina.
aid-step-npc-draws = { $kind ->
    [bandit] I Banditi pescano { $banditcards } carte Scontro.
    [heist] La Guardia pesca { $guardcards } carte Scontro.
   *[sheriff] Lo Sceriffo pesca { $sheriffcards } carte Scontro.
}
aid-step-start-effects = { $kind ->
    [player] Si usano a turno gli effetti di inizio scontro, a partire dall’attaccante.
   *[npc] Usa i tuoi effetti di inizio scontro.
}
aid-step-fighter-commits = { $kind ->
    [player] L’attaccante gioca una carta Poker a faccia in giù.
   *[npc] Gioca una carta Poker a faccia in giù. Se non ne hai, perdi.
}
aid-step-fighter-commits-or-declines = Gioca una carta Poker a faccia in giù, oppure arrenditi: lo Sceriffo ti arresta.
aid-step-target-accepts-or-declines = Il bersaglio accetta, oppure rifiuta e perde: passa alla ricompensa.
aid-step-target-commits = Il bersaglio gioca una carta Poker a faccia in giù.
aid-step-target-commits-or-declines = Il bersaglio gioca una carta Poker a faccia in giù, oppure rifiuta e perde: passa alla ricompensa.
aid-step-npc-commits = { $kind ->
    [bandit] I Banditi giocano una delle loro carte.
    [heist] La Guardia gioca una delle sue carte a faccia in giù.
   *[sheriff] Lo Sceriffo gioca una delle sue carte.
}
aid-step-reveal = Rivela le carte. Ora si applicano i Bonus di personaggi, oggetti e carte giocate.
aid-step-reactions = { $kind ->
    [player] Si giocano a turno Reazioni dalla mano, a partire dall’attaccante, finché i due non passano uno dopo l’altro.
   *[npc] Gioca tutte le Reazioni che vuoi dalla tua mano.
}
aid-step-fight-card = Si applica l’effetto della carta Scontro.
aid-step-compare = Confronta le carte. { $kind ->
    [player] Il pareggio va all’attaccante.
   *[npc] Se pareggi, perdi.
}
aid-step-compared = Chi ha giocato Sparatoria può annullare il risultato: lo scontro ricomincia.
aid-step-outcome = { $kind ->
    [player] Lo sconfitto subisce una ferita e pesca una carta. L’attaccante che ha vinto prende la ricompensa.
    [bandit] Se vinci: 1 PL o 1 punto Marshal. Se perdi: una ferita, e peschi una carta. I Banditi lasciano il tabellone.
    [heist] Se vinci: { $heistmoney }$ e { $heistwanted } punti Ricercato. Se perdi: 1 punto Ricercato, una ferita, e peschi una carta.
   *[sheriff] Se vinci: te la cavi, e lo Sceriffo torna nel suo Ufficio. Se perdi: ti arresta.
}
aid-step-won = Si applicano gli effetti per uno scontro vinto, come quello del Fucile.
aid-step-clean-up = Scarta le carte Poker. { $kind ->
    [player] {""}
   *[npc] Le carte Scontro vanno in fondo al loro mazzo in ordine casuale.
}

## Poker

aid-poker = Poker
aid-poker-hands = Combinazioni
aid-poker-hands-intro = Dalla migliore alla più debole. Tra due combinazioni dello stesso tipo vince il valore più alto; se è uguale, contano le altre carte dalla più alta in giù; i semi non contano mai.
aid-poker-steps = Una mano
aid-poker-start = Paga { $ante }$ e pesca una carta. Chiunque altro sia nella stessa città può fare lo stesso, in ordine di turno.
aid-poker-dealer = Se non si unisce nessuno, il giocatore alla tua destra fa il dealer per il banco con 4 carte del mazzo.
aid-poker-flop = Il banco aggiunge { $house }$. Scopri 3 carte: il flop.
aid-poker-lay = Ognuno gioca a faccia in giù due carte dalla mano; chi ne ha una sola gioca quella.
aid-poker-show = Rivela le carte giocate. Con il flop formano la combinazione di ognuno.
aid-poker-win = { $won ->
    [track] La combinazione migliore vince il piatto; se vince il giocatore attivo, ottiene anche 1 PL o 1 punto Azzardo; ogni altro vincitore ottiene 1 punto Azzardo. Il giocatore attivo vince i pareggi; gli altri giocatori in parità dividono il piatto.
   *[lp] La combinazione migliore vince il piatto; se vince il giocatore attivo, ottiene anche 1 PL. Il giocatore attivo vince i pareggi; gli altri giocatori in parità dividono il piatto.
}
aid-poker-lose = Chi perde pesca una carta. Le carte giocate e il flop si scartano.
aid-hand = Combinazione
aid-hand-like = Esempio
aid-hand-royal-flush = Scala Reale
aid-hand-five-of-a-kind = Pokerissimo
aid-hand-straight-flush = Scala Colore
aid-hand-four-of-a-kind = Poker
aid-hand-full-house = Full
aid-hand-flush = Colore
aid-hand-straight = Scala
aid-hand-three-of-a-kind = Tris
aid-hand-two-pair = Doppia Coppia
aid-hand-pair = Coppia
aid-hand-high-card = Carta Alta

## Dice

aid-dice = I dadi
aid-dice-intro = In una Miniera si tirano due dadi. Ognuno ha queste sei facce.
aid-dice-face = Risultato
aid-dice-sides = Probabilità
aid-dice-gives = Rende
aid-die-nugget = 1 Pepita.
aid-die-tailings = { $find }$.
aid-die-gold-dust = { $find }$, e tiri di nuovo il dado.
aid-die-gravel = Nulla.
# $percent is how likely it is that at least one of the two dice shows a nugget at the first roll.
aid-dice-odds = In { $percent } tiri su 100 almeno un dado mostra subito una Pepita.

## Tracks

aid-tracks = Tracciati
aid-tracks-intro = Nessuno è su tutti e due i tracciati. Ogni punto fa avanzare il tuo cubo di uno spazio, e ottieni la ricompensa di ogni spazio raggiunto. Sull’ultimo spazio, ogni altro punto vale 1 PL.
aid-track-marshal = Tracciato Marshal
aid-track-wanted = Tracciato Ricercato
aid-track-marshal-intro = Se ottieni un punto Ricercato, perdi tutti i punti Marshal e passi all’altro tracciato.
aid-track-wanted-intro = Da Ricercato non ottieni punti Marshal, e lo Sceriffo può arrestarti. Con un arresto perdi tutti i punti Ricercato.
aid-track-space = Spazio
aid-track-gives = Rende
aid-track-row = Riga { $n }
aid-track-nothing = Nulla
# Of tracks that modules bring.
aid-track-lp = PL alla fine
aid-track-module-intro = Cominci prima dello spazio 1. Ottieni la ricompensa di ogni spazio raggiunto.
aid-track-returns = Il tuo cubo comincia sullo spazio 1. Ottieni la ricompensa di ogni spazio raggiunto. Dopo l’ultimo il cubo torna alla partenza, e i punti che avanzano dallo stesso guadagno vanno persi.
aid-track-beyond = Ogni altro punto
aid-track-furthest = Alla fine della partita, chi è più avanti ottiene { $n } PL. In caso di parità, vale per ciascuno dei giocatori in testa.
aid-track-poker = Chi vince una mano di poker
aid-track-poker-starter = Il giocatore attivo
aid-track-poker-others = Chiunque altro

## Icons and words

aid-icons = Icone e termini
aid-icons-intro = Che cosa significano le icone.
aid-icon-lp = Punti Leggenda (PL): chi ne ha di più vince.
aid-icon-money = Denaro, fino a { $money }$.
aid-icon-nugget = Pepite d’oro, fino a { $nuggets }.
aid-icon-hand = Carte Poker: per gli scontri, per il poker o per il loro effetto.
aid-icon-wound = Ferite, fino a { $wounds }: ognuna riduce di 1 il limite di carte in mano e costa 1 PL alla fine.
aid-icon-star = Punti Marshal, e lo Sceriffo.
aid-icon-wanted = Punti Ricercato.
aid-icon-bandit = I Banditi.
aid-icon-hideout = Il Nascondiglio di una gang: A, B o C.
aid-icon-fight = Uno scontro.
aid-icon-arrest = Arresto.
aid-icon-duel = Duello.
aid-icon-rob = Rapina.
aid-icon-heist = Rapina in Banca.
aid-icon-move = Un movimento, o una cavalcatura.
aid-icon-foot = A piedi.
aid-icon-store = L’Emporio.
aid-icon-saloon = Un Saloon: poker.
aid-icon-bank = La Banca: rapine, e vendita di Pepite.
aid-icon-mine = Una Miniera: ricerca dell’oro.
aid-icon-doctor = Lo Studio del Dottore.
aid-icon-cabaret = Il Cabaret: baldoria.
aid-icon-cattle = Un Ranch, e il bestiame.
aid-icon-rail = Una Stazione Ferroviaria: commercio.
aid-icon-rustle = Razzia.
aid-icon-work = Lavoro.
aid-icon-story = Una storia.
aid-icon-goal = Un obiettivo.
aid-icon-upgrade = Un’arma o una cavalcatura migliorata.
aid-icon-first = Il primo giocatore.
aid-icon-end = La fine della partita.

## Cards

aid-cards = Carte e segnalini
aid-cards-poker = Carte Poker
aid-cards-fight = Carte Scontro
aid-cards-items = Oggetti
aid-cards-characters = Personaggi
aid-cards-stories = Storie
aid-cards-goals = Obiettivi
aid-cards-cattle = Bestiame
aid-cards-tokens = Segnalini Leggenda
aid-cards-events = Eventi
aid-event-name = Evento
aid-event-text = Che cosa fa
aid-cards-frontier = Segnalini Frontiera
aid-frontier-name = Segnalino
aid-frontier-gives = Ricompensa
# Where a generated text of a card says what it is: action, bonus or reaction.
aid-chip-action = Azione
aid-chip-bonus = Bonus
aid-chip-reaction = Reazione
aid-item-price = { $n }$
aid-item-upgraded = Versione migliorata
aid-item-copies = Copie: { $names }.
aid-character-starts = Inizia { $place }
aid-character-gains = Bonus iniziali: { $things }
aid-story-waits = Requisito
aid-story-pays = Per chi ha un disco sulla storia
aid-cattle-kind = Segnalino
aid-cattle-gives = Ricompensa
aid-token-lp = { $n } PL
aid-token-copies = Copie

## Rules

aid-rules = Tutte le regole
aid-rules-intro = Ogni regola in vigore, una per una, con il perché dove i regolamenti non sono chiari.
aid-rulings = Interpretazioni
aid-rulings-intro = Dove i regolamenti lasciano dubbi o non concordano, ecco come si gioca in Darkrock, e perché.
