# I personaggi delle scatole piccole, e le parole delle loro abilità.

character-judge-roy-bean = Giudice Roy Bean
character-butch-cassidy = Butch Cassidy
character-joaquin-murrieta = Joaquín Murrieta
character-belle-starr = Belle Starr
character-isom-dart = Isom Dart
character-allan-pinkerton = Allan Pinkerton
character-buffalo-bill = “Buffalo Bill” Cody
character-bat-masterson = Bat Masterson
character-pearl-hart = Pearl Hart
character-ada-curnutt = Ada Curnutt
character-dave-rudabaugh = Dave Rudabaugh
character-johnny-ringo = Johnny Ringo
character-tiburcio-vasquez = Tiburcio Vásquez
character-aaron-ross = Aaron Ross

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-judge-roy-bean = Giudice di pace dal 1882, era la legge a Langtry, in Texas, con un solo libro di diritto e in un saloon battezzato in onore dell’attrice Lillie Langtry. A un morto, per porto d’arma nascosta, inflisse una multa pari a tutto il denaro che aveva addosso. Quando nel 1896 Texas e Messico vietarono un incontro per il titolo, lo fece disputare su una secca del Rio Grande. L’attrice venne nel 1904, un anno troppo tardi.
life-butch-cassidy = Robert LeRoy Parker, primogenito di una famiglia mormone dello Utah, rapinò la banca di Telluride nel giugno del 1889. Andò in prigione per un cavallo da cinque dollari, e fu graziato dal governatore del Wyoming nel 1896. Pochi mesi dopo aveva una banda, che rapinava banche e treni. Nel 1901 s’imbarcò per il Sudamerica e per qualche tempo provò ad allevare bestiame onestamente.
life-joaquin-murrieta = Nel maggio del 1853 la California assoldò una compagnia di ranger per trovare cinque banditi, tutti di nome Joaquin. Quell’estate presero una testa, la misero in un vaso e la portarono in tournée. Di chi fosse la testa si discute ancora. L’anno dopo John Rollin Ridge, un cherokee, fece un romanzo di Joaquín Murrieta, che da allora non poté più morire.
life-belle-starr = Myra Maybelle Shirley, del Missouri, aveva una buona istruzione e poca fortuna con i mariti. Con Sam Starr si stabilì a Younger’s Bend, nel Territorio Indiano, dove commerciavano in whiskey e in cavalli altrui. Per i cavalli, nel 1883, finirono in prigione entrambi. Cavalcava all’amazzone, in velluto, e in sella fu uccisa, nel febbraio del 1889; il caso è ancora aperto.
life-isom-dart = Salito dal Texas con una mandria, rimase a Brown’s Park, in Colorado, dove passava per un maestro con i cavalli. I vicini gli volevano bene, anche quelli che dicevano che rubasse il loro bestiame. Il passato da fuorilegge legato al suo nome fu inventato da uno scrittore degli anni Venti. Fu ucciso in un agguato davanti alla sua capanna nell’ottobre del 1900; da Tom Horn, si disse.
life-allan-pinkerton = Bottaio di Glasgow, si stabilì a Dundee, nell’Illinois, e mentre tagliava legna su un’isola si imbatté nel campo di una banda di falsari. Li fece arrestare e scoprì che il lavoro gli piaceva. La sua agenzia prese per insegna un occhio aperto e le parole “Non dormiamo mai”. Nel febbraio del 1861 fece attraversare Baltimora ad Abraham Lincoln, che lì era atteso da un complotto.
life-buffalo-bill = William Frederick Cody, dell’Iowa, cacciò bisonti per sfamare gli operai della Kansas Pacific e ne contò 4280 in un anno e mezzo, da cui il soprannome. Da esploratore ebbe la Medal of Honor nel 1872. Nel 1883 cominciò a mostrare il West a chi se l’era perso, con veri cowboy e veri Lakota, e nel 1887 alla regina Vittoria, che chiese una seconda rappresentazione.
life-bat-masterson = A tenere Adobe Walls, nel giugno del 1874, erano meno di trenta, e lui era uno di loro. Uno scontro a Sweetwater, in Texas, costò la vita al suo avversario e a Masterson una pallottola nel bacino; Dodge City lo fece sceriffo. Seguì il pugilato e finì cronista sportivo a New York, con una carica avuta dal presidente Roosevelt. Morì alla scrivania nel 1921, su un articolo o subito dopo.
life-pearl-hart = Canadese in abiti da uomo, fermò con un minatore, Joe Boot, una diligenza in Arizona nel maggio del 1899, e rese a ogni passeggero di che mangiare. I due dormivano quando arrivò lo sceriffo. Non acconsentiva, disse alla corte, a essere giudicata secondo una legge in cui il suo sesso non aveva avuto voce. La giuria la assolse; il giudice trovò un altro capo d’accusa, e nel 1902 fu graziata.
life-ada-curnutt = Figlia di un pastore, era cancelliera del tribunale di Norman, in Oklahoma, e vice marshal; per diletto dipingeva porcellane. Nel 1893 un telegramma chiese un vice per arrestare due ricercati a Oklahoma City, e tutti gli altri erano fuori. Prese il treno, fece dire in un saloon che una signora desiderava vederli e lesse i mandati. Quando risero, si offrì di nominare vice tutta la folla, e quelli la seguirono.
life-dave-rudabaugh = Nel 1878 Bat Masterson lo prese dopo un assalto fallito a un treno in Kansas. Ricercato per l’uccisione di un carceriere a Las Vegas, nel New Mexico, si arrese con Billy the Kid a Stinking Springs; nel 1882 era di nuovo in libertà. Nel 1886, in Messico, litigò alle carte con una città intera.
life-johnny-ringo = Sparò sul serio la prima volta nella guerra “Hoodoo” della contea di Mason, in Texas. A Tombstone stava con i Cowboys contro gli Earp, beveva, e passava per uomo istruito. Il 14 luglio 1882 fu trovato sotto una quercia a Turkey Creek, con una pallottola in testa, senza stivali. Suicidio, disse il coroner; altri hanno rivendicato il fatto.
life-tiburcio-vasquez = Nato a Monterey, vi imparò a scrivere e poi a rubare cavalli, il che lo portò più di una volta a San Quentin. L’incursione di Tres Pinos, nel 1873, fece dei morti, e lo presero solo nel maggio del 1874. Si nascondeva tra rocce che portano ancora il suo nome; in carcere a San Jose riceveva visite, soprattutto di signore, e posava per fotografie. Sul patibolo, nel 1875, disse una parola: “Pronto”.
life-aaron-ross = Era il corriere del treno che uomini mascherati fermarono a Montello, nel Nevada, nel gennaio del 1883. Gli intimarono di aprire il vagone; chiese il tempo di mettersi gli stivali, e lo usò per ammucchiare casse. Spararono per ore e se ne andarono con quel che il personale del treno aveva in tasca. A lui restarono un colpo nella mano e un nome, “Hold the Fort”: tenete il forte.
starts-beside-player = nello spazio di un altro giocatore, dopo che tutti gli altri sono sul tabellone
starts-circuit = a una fermata del treno libera, a scelta
gains-cattle-of-choice = 1 segnalino Bestiame di un Ranch a scelta
gains-point-of-choice = 1 punto Marshal o Ricercato a scelta
card-aaron-ross-text = all’inizio del tuo turno, se hai almeno 60$, pesca 1 carta. Se hai almeno 120$, puoi invece ottenere 1 PL
card-bat-masterson-text = all’inizio del tuo turno, puoi mettere i Banditi in un Nascondiglio vuoto o rimuovere quelli di un Nascondiglio, a tua scelta. Se lo fai, muovi fino a 2 spazi
card-allan-pinkerton-text = scegli un altro giocatore entro 1 spazio, che mostra tutta la sua mano. Poi scegli un valore: quel giocatore scarta tutte le carte di quel valore
when-fight-ended = dopo ogni tuo scontro
when-law-points-gained = dopo aver ottenuto punti Marshal o Ricercato nel tuo turno
cond-arresting = { $form ->
    [goal] compiendo un arresto
    [who] che compie un arresto
    [state] compiere un arresto
   *[if] se compi un arresto
}
cond-marshal-against-wanted = { $form ->
    [goal] tra un Marshal e un Ricercato
    [who] tra un Marshal e un Ricercato
    [fight] in cui all’inizio uno dei due giocatori era Marshal e l’altro Ricercato
    [state] affrontare un Ricercato da Marshal o un Marshal da Ricercato
   *[if] se all’inizio lo scontro era tra un Marshal e un Ricercato
}
cond-with-player = { $form ->
    [goal] con un altro giocatore nel tuo spazio
    [who] con un altro giocatore nello stesso spazio
    [state] trovarti in uno spazio con un altro giocatore
   *[if] se nel tuo spazio c’è un altro giocatore
}
cond-used-this-turn = { $form ->
    [goal] dopo aver usato l’altra abilità in questo turno
    [who] dopo aver usato l’altra abilità in questo turno
    [state] aver usato l’altra abilità in questo turno
   *[if] se hai usato quell’abilità in questo turno
}
who-one-near = un altro giocatore a tua scelta entro { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
}
    .else = quel giocatore
    .short = un { $is ->
        [wanted] Ricercato
        [marshal] Marshal
       *[no] giocatore
    } entro { $n ->
        [one] 1 spazio
       *[other] { $n } spazi
    }
effect-cattle-from = un segnalino Bestiame a caso tra quelli { $where }
    .verb = { verb-take }
effect-lose-cattle = tutto il { $who ->
    [they] suo
   *[you] tuo
} bestiame
    .verb = { verb-lose }
effect-marshal-cube = il { $who ->
    [they] suo
   *[you] tuo
} cubo nello spazio { $n } del tracciato Marshal, senza ottenerne la ricompensa
    .verb = { verb-place }
    .short = il { $who ->
        [they] suo
       *[you] tuo
    } cubo nello spazio { $n } del tracciato Marshal
effect-wanted-cube = il { $who ->
    [they] suo
   *[you] tuo
} cubo nello spazio { $n } del tracciato Ricercato, senza ottenerne la ricompensa
    .verb = { verb-place }
    .short = il { $who ->
        [they] suo
       *[you] tuo
    } cubo nello spazio { $n } del tracciato Ricercato
effect-switch-tracks = il { $who ->
    [they] suo
   *[you] tuo
} cubo nello spazio con lo stesso numero sull’altro tracciato (Marshal o Ricercato), senza ottenerne la ricompensa
    .verb = { verb-move }
    .short = il { $who ->
        [they] suo
       *[you] tuo
    } cubo nello stesso spazio dell’altro tracciato
effect-ride-row = fino a un numero di spazi pari a quello della { $who ->
    [they] sua
   *[you] tua
} riga sul tracciato Marshal o Ricercato
    .verb = { verb-move-oneself }
    .short = fino a un numero di spazi pari a quello della { $who ->
        [they] sua
       *[you] tua
    } riga
effect-show-hand = tutte le carte che { $who ->
    [they] ha
   *[you] hai
} in mano
    .verb = { verb-show }
    .short = la { $who ->
        [they] sua
       *[you] tua
    } mano
effect-discard-named = tutte le carte del valore che { $who ->
    [they] nomini tu
   *[you] nomina il giocatore attivo
}
    .verb = { verb-discard }
    .short = le carte di un valore { $who ->
        [they] a tua scelta
       *[you] scelto dal giocatore attivo
    }
# It is the other player who discards: whoever names the value reads it as an option.
effect-discard-value = { $value ->
    [J] tutti i suoi Jack
    [Q] tutte le sue Donne
    [K] tutti i suoi Re
    [A] tutti i suoi Assi
   *[other] tutte le sue carte di valore { $value }
}
    .verb = { $form ->
        [they] scarta
        [bare] scartare
        [they-bare] scartare
       *[you] quel giocatore scarta
    }
effect-take-half = metà del denaro o delle Pepite di quel giocatore
    .verb = { verb-take }
effect-take-half-of = metà { $what ->
    [nuggets] delle Pepite
   *[other] del denaro
}
    .verb = { verb-take }
effect-no-bandit-at = i Banditi che si trovano { $where }
    .verb = { verb-remove }
effect-no-bandit-in = i Banditi { $at ->
    [hideout] da un Nascondiglio a scelta
   *[other] da uno spazio a scelta { $where }
}
    .verb = { verb-remove }
    .short = i Banditi { $at ->
        [hideout] da un Nascondiglio
       *[other] da uno spazio { $where }
    }
passive-win-npc-ties = vinci i pareggi negli scontri con i Banditi, le Guardie, lo Sceriffo e gli altri avversari con carte Scontro
passive-npc-shows-first = i Banditi, le Guardie, lo Sceriffo e gli altri avversari con carte Scontro scelgono e rivelano la loro carta Scontro prima che tu giochi la tua carta Poker
passive-wanted-for-bandits = quando sconfiggi i Banditi, puoi scegliere come ricompensa 1 punto Ricercato
passive-rob-items = quando rapini un giocatore, puoi prendere, invece di denaro o Pepite, un oggetto generico di cui non possiedi una copia
choice-reward-wanted = Prendi 1 punto Ricercato
choice-steal-item = { $cattle ->
    [yes] Ruba l’oggetto { $item } e il bestiame
   *[no] Ruba l’oggetto { $item }
}
log-showed-hand = { $you ->
    [name] Mostri a tutti la tua mano
   *[no] { $name } mostra a tutti la sua mano
}: { $cards }.
option-no-bandit = Rimuovi i Banditi
option-half-money = Metà del denaro
option-half-nuggets = Metà delle Pepite
option-ranch-green = Ranch verde
option-ranch-blue = Ranch blu
option-ranch-orange = Ranch arancione
option-value-2 = 2
option-value-3 = 3
option-value-4 = 4
option-value-5 = 5
option-value-6 = 6
option-value-7 = 7
option-value-8 = 8
option-value-9 = 9
option-value-10 = 10
option-value-j = Jack
option-value-q = Donne
option-value-k = Re
option-value-a = Assi

## Obiettivi

goal-bean-ice-and-beer = Ghiaccio, Birra e Legge
goal-bean-ice-and-beer-tale = Dipinto sopra il portico: birra fredda, e giustizia alle stesse condizioni, non si accettano resi.
goal-bean-forty-dollar-fine = Quaranta Dollari e una Pistola
goal-bean-forty-dollar-fine-tale = Trovati sul defunto una pistola e del denaro: multato per il porto della prima, nella misura del secondo.
goal-bean-jersey-lilly = Il Jersey Lilly
goal-bean-jersey-lilly-tale = Cara Miss Langtry, il locale porta il suo nome, e l’ortografia del pittore non riguarda la sua persona.
goal-bean-west-of-the-pecos = A Ovest del Pecos
goal-bean-west-of-the-pecos-tale = A est del fiume ci sono corti, avvocati e appelli; a ovest c’è una sedia su un portico.
goal-cassidy-telluride = La Banca di San Miguel Valley
goal-cassidy-telluride-tale = Telluride, giugno 1889: avevano abituato i cavalli a non badare a un uomo che salta su con un sacco.
goal-cassidy-hole-in-the-wall = Hole-in-the-Wall
goal-cassidy-hole-in-the-wall-tale = Un solo ingresso, erba per cento cavalli, e una vedetta che contava i vice dalla polvere.
goal-cassidy-ranch-hand = Il Miglior Mandriano
goal-cassidy-ranch-hand-tale = Egregi signori, se il vostro signor Cassidy è il nostro Jim Lowe, lasciatecelo, prego, fino alla fine della marchiatura.
goal-cassidy-fort-worth-five = I Cinque di Fort Worth
goal-cassidy-fort-worth-five-tale = Cinque signori, formato cabinet, cappelli nuovi: il fotografo ne espose una copia, che un detective ammirò.
goal-murrieta-calaveras-gold = L’Oro del Calaveras
goal-murrieta-calaveras-gold-tale = Depositato da un tranquillo signore di Sonora, che leggeva sul muro la propria taglia mentre pesavano la polvere.
goal-murrieta-three-fingered-jack = Jack Tre Dita
goal-murrieta-three-fingered-jack-tale = Contò i colpi sulle dita, perse il conto, e chiese di rifarlo da capo.
goal-murrieta-mustangs-for-sonora = Mustang per il Sonora
goal-murrieta-mustangs-for-sonora-tale = Condotti a sud al chiaro di luna: cavalli selvaggi, e parecchi che fino a quella sera erano domati.
goal-murrieta-arroyo-cantua = L’Arroyo de Cantúa
goal-murrieta-arroyo-cantua-tale = I ranger riportarono una testa in un vaso, e l’arroyo diede ogni anno altri Joaquín.
goal-starr-youngers-bend = Younger’s Bend
goal-starr-youngers-bend-tale = I visitatori avevano vitto e alloggio, senza domande su dove, a notte fonda, avessero trovato cavalli così buoni.
goal-starr-venus = Venere, la Cavalla Nera
goal-starr-venus-tale = In velluto nero, all’amazzone, al passo: lasciò che la città guardasse, tanto l’avrebbe fatto.
goal-starr-my-baby = La Mia Bambina
goal-starr-my-baby-tale = Conto dell’armaiolo: un meccanismo ammorbidito, un’impugnatura di madreperla, un’incisione, “La Mia Bambina”, e nessuna domanda.
goal-starr-judge-parker = Davanti al Giudice Parker
goal-starr-judge-parker-tale = “L’imputata ha qualcosa da dire?” chiese il giudice, e lo stenografo domandò un’altra matita.
goal-dart-browns-park = Brown’s Park
goal-dart-browns-park-tale = Verdetto di un vicino: superlativo col lazo, buona compagnia, e attento a lasciarti le vacche che avevano un nome.
goal-dart-new-name = Mai Più Ned Huddleston
goal-dart-new-name-tale = Sull’atto di vendita scrisse adagio il nuovo nome, come si ammorbidisce uno stivale.
goal-dart-deputy-in-the-ravine = Il Vice nel Burrone
goal-dart-deputy-in-the-ravine-tale = Il prigioniero sistemò l’osso, riprese i cavalli, portò il vice dal dottore, e poi cercò la prigione.
goal-dart-bronco = Il Miglior Cavaliere del Green River
goal-dart-bronco-tale = Giudici esperti dissero che nessun cavaliere di Brown’s Park gli stava alla pari, e il cavallo non fece appello.
goal-pinkerton-we-never-sleep = Non Dormiamo Mai
goal-pinkerton-we-never-sleep-tale = Taccuino del guardiano: l’una, sveglio; le due, sveglio; le due e mezza, l’occhio sulla porta ha ammiccato.
goal-pinkerton-dundee-cooper = Il Bottaio di Dundee
goal-pinkerton-dundee-cooper-tale = Andò sull’isola a tagliare pertiche per i cerchi, e tornò con il necessario per un altro mestiere.
goal-pinkerton-baltimore-plot = Il Complotto di Baltimora
goal-pinkerton-baltimore-plot-tale = “Prugne ha consegnato Noci sane e salve”, diceva il telegramma, e l’operatore non seppe di aver spedito un presidente.
goal-pinkerton-rogues-gallery = La Galleria dei Furfanti
goal-pinkerton-rogues-gallery-tale = Fermo così, disse il fotografo, e il prigioniero gli diede il ritratto più somigliante di tutto lo schedario.
goal-cody-pony-express = Cavaliere del Pony Express
goal-cody-pony-express-tale = Da ragazzo cavalcò per la posta, raccontava lui, e a ogni racconto la tappa era più lunga.
goal-cody-wild-west-show = Lo Spettacolo del Wild West
goal-cody-wild-west-show-tale = Ogni giorno, con ogni tempo: la diligenza sarà assalita alle due e mezza e salvata in tempo per il tè.
goal-cody-summit-springs = Summit Springs
goal-cody-summit-springs-tale = Lo scontro durò un pomeriggio d’estate del 1869, e da allora si replica nello spettacolo, con musica.
goal-cody-twelve-a-day = Dodici al Giorno
goal-cody-twelve-a-day-tale = Consegnati ai vagoni cucina: dodici capi, dal signor Cody e da un fucile che chiama Lucrezia Borgia.
goal-bat-adobe-walls = Adobe Walls
goal-bat-adobe-walls-tale = La trave del tetto scricchiolò alle due di notte e li svegliò tutti, ed è per questo che ci fu un mattino.
goal-bat-gold-headed-cane = Il Bastone dal Pomo d’Oro
goal-bat-gold-headed-cane-tale = Il pomo è d’oro, il bastone d’ebano, e ogni città della linea sa come l’ha avuto.
goal-bat-ringside = Quote a Bordo Ring
goal-bat-ringside-tale = Scriveva dell’incontro per la sua rubrica e dei pugili per conto proprio, e tutti e due i pezzi arrivavano in orario.
goal-bat-sweetwater = Il Lady Gay di Sweetwater
goal-bat-sweetwater-tale = Ricordò per tutta la vita il nome della ballerina, Mollie Brennan, e da che parte aveva fatto un passo.
goal-pearl-globe-stage = La Diligenza di Globe
goal-pearl-globe-stage-tale = Ogni passeggero riebbe un dollaro per la cena, e uno di loro chiese se la colazione era compresa.
goal-pearl-mothers-medicine = La Medicina di Sua Madre
goal-pearl-mothers-medicine-tale = Cara mamma, i soldi per il dottore sono in viaggio, e, per favore, non ringraziare la compagnia delle diligenze.
goal-pearl-lady-bandit = La Bandita dell’Arizona
goal-pearl-lady-bandit-tale = Su questo palco, ogni sera: la signora che rapinò la diligenza, e con gli stessi stivali.
goal-pearl-no-part-in-the-law = Una Legge senza le Donne
goal-pearl-no-part-in-the-law-tale = Non si sarebbe fatta giudicare, disse alla corte, da leggi per le quali nessuna donna era stata interpellata.
goal-ada-before-breakfast = Due Falsari prima di Colazione
goal-ada-before-breakfast-tale = Registrati in prigione: due falsari, le sette del mattino, firme raccolte e confrontate con cura.
goal-ada-telegram = Un Telegramma a Norman
goal-ada-telegram-tale = Mandate subito un vice, diceva il telegramma a Norman, e lei si guardò intorno nell’ufficio e prese i guanti.
goal-ada-deputize-the-crowd = Una Folla di Vice
goal-ada-deputize-the-crowd-tale = Guardò lungo il bancone, osservò che ognuno poteva diventare un vice, e i falsari porsero i polsi.
goal-ada-clerk-of-court = Cancelliera del Tribunale
goal-ada-clerk-of-court-tale = I verbali sono suoi, il sigillo è suo, e la porcellana sullo scaffale è stata dipinta nelle pause.
goal-rudabaugh-las-vegas-jail = La Prigione di Las Vegas
goal-rudabaugh-las-vegas-jail-tale = Rapporto del carceriere: un buco nel muro, diversi prigionieri in meno, e chi l’ha scavato ha lasciato la cena.
goal-rudabaugh-stinking-springs = Stinking Springs
goal-rudabaugh-stinking-springs-tale = Resistettero finché gli inseguitori non frissero la pancetta sopravvento, e allora uscì un fazzoletto su un bastone.
goal-rudabaugh-kinsley = Il Treno di Kinsley
goal-rudabaugh-kinsley-tale = Diede alla corte il piano, la mappa e i nomi, e uscì mentre gli altri entravano.
goal-rudabaugh-parral = Le Carte di Parral
goal-rudabaugh-parral-tale = L’ultimo piatto a Parral ebbe due vincitori, e la lite si prese tutta la strada.
goal-ringo-hoodoo-war = La Guerra Hoodoo
goal-ringo-hoodoo-war-tale = La contea di Mason non tenne il conto di quella guerra; ogni parte tenne quello dell’altra.
goal-ringo-turkey-creek = Turkey Creek
goal-ringo-turkey-creek-tale = Elenco del coroner: una quercia a più tronchi, un uomo seduto dentro, l’orologio, il revolver, niente stivali.
goal-ringo-shakespeare = Shakespeare a Memoria
goal-ringo-shakespeare-tale = Recitò Amleto appoggiato al bancone, e un mandriano in lacrime chiese come andava a finire.
goal-ringo-galeyville = La Partita di Galeyville
goal-ringo-galeyville-tale = Perse i soldi a regola d’arte, uscì, e tornò con una regola sua.
goal-vasquez-rocks = Le Rocce di Vásquez
goal-vasquez-rocks-tale = Dall’alto delle rocce leggeva i marchi sui cavalli dei vice e, nelle giornate limpide, il loro giornale.
goal-vasquez-guitar = Chitarra e Versi
goal-vasquez-guitar-tale = Programma della serata: due valzer, un sonetto di sua mano, e una colletta messa ai voti.
goal-vasquez-tres-pinos = Tres Pinos
goal-vasquez-tres-pinos-tale = Presero gli abiti, i contanti e l’orologio, disse il bottegaio, e a noi lasciarono l’ora da ricordare.
goal-vasquez-over-the-ridge = Cavalli oltre la Cresta
goal-vasquez-over-the-ridge-tale = I cavalli passarono la catena costiera di notte, e cambiarono padrone da qualche parte vicino alla cima.
goal-ross-siege = Tre Ore nel Vagone
goal-ross-siege-tale = Porta del vagone, come resa all’officina: fori innumerevoli, cardini piegati, serratura funzionante.
goal-ross-express = La Cassaforte della Compagnia
goal-ross-express-tale = Bolla: una cassaforte, un corriere alto quasi due metri; la cassaforte si può sollevare, il corriere no.
goal-ross-gold-watch = Un Orologio d’Oro e Mille Dollari
goal-ross-gold-watch-tale = Dalla compagnia, incisi: il suo nome, la data, e l’ora in cui non aveva aperto.
goal-ross-duty = Il Dovere del Corriere
goal-ross-duty-tale = Firmò per ogni oncia, dormì sul coperchio, e chiese la ricevuta prima del dottore.
