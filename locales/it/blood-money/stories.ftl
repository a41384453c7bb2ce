## Legendary stories: title, front, conditions, map tokens, endings. All ours.

legendary-story-green-ledger = Il Registro Verde
legendary-story-green-ledger-tale = Hollis Tarrant, della Compagnia Terre e Acque, è sceso dal treno di mezzogiorno con due bauli e un registro verde. Paga in banconote nuove, non tira mai sul prezzo e a chi vende fa mettere la firma sotto una riga minuscola. La lampada te la regge lui stesso, un po’ troppo lontano.
legendary-story-green-ledger-margins = Leggi il registro da sopra la sua spalla, alla Banca
legendary-story-green-ledger-collectors = Rimanda a casa a piedi uno dei suoi esattori
legendary-story-green-ledger-a-tale = Ada Pruitt prese in prestito il registro per un’ora e compose la riga minuscola in caratteri da manifesto, alti una spanna, su tutta la prima pagina. A mezzogiorno c’era la folla, e all’una chi aveva venduto aveva di nuovo in mano il suo titolo. Il signor Tarrant si complimentò per la stampa e le chiese quanto doveva ancora per i muri.
legendary-story-green-ledger-b-tale = La riga minuscola vendeva, con la terra, l’acqua che ci sta sotto, e prima di colazione la compagnia aveva messo il lucchetto a ogni pompa. Chi aveva riso del prezzo che Tarrant aveva pagato per l’albergo adesso fa la fila con il secchio. Tu la riga l’avevi letta in tempo: hai due botti piene e nemmeno un amico.

legendary-story-mule-named-senator = Una Mula di Nome Senatore
legendary-story-mule-named-senator-tale = Il vecchio Tobias Fenn è sobrio per la prima volta in dodici anni, e la cosa mette paura a tutti. La sua mula è scappata con la coperta addosso, e l’unica mappa del filone Fenn è ricamata sul rovescio. Risponde al nome di Senatore, quando risponde, e mangia tutto quello che le mettono davanti.
legendary-story-mule-named-senator-oats = Compra dell’avena, e che sia tanta
legendary-story-mule-named-senator-found = Trova la mula giusta
legendary-story-mule-named-senator-o = Senatore è ferma in mezzo a un torrente con in bocca il cappello di qualcuno, e nella bisaccia ha una Pepita.
legendary-story-mule-named-senator-x = È una mula, senza dubbio, ma al massimo un deputato; il padrone ti paga perché tu smetta di gridarle contro.
legendary-story-mule-named-senator-danger = L’hai presa alle spalle, e non era la mula giusta; una volta a terra hai avuto il tempo di rifletterci.
legendary-story-mule-named-senator-a-tale = La coperta tornò a casa con un angolo in meno. Senatore si era mangiata il filone, il fiume e quasi tutto Mesito’s Point, e i cinquanta uomini con la pala che ti erano venuti dietro fin dall’inizio aspettavano una spiegazione. In autunno, per dispetto, la candidarono, e vinse in due contee.
legendary-story-mule-named-senator-b-tale = Il ricamo era davvero una mappa, come Tobias aveva sempre detto, e la macchia marrone era il filone e non caffè. Ti diede la tua parte senza contarla, comprò alla mula un cappello di paglia con il nastro di seta, e per sera era tornato quello di prima.

legendary-story-last-good-well = L’Ultimo Pozzo Buono
legendary-story-last-good-well-tale = Non piove da Pasqua, e l’unico pozzo profondo della valle è di Ysabel Montoya, che non chiede un soldo. La compagnia di Tarrant fa pagare a tazza e ha messo uomini armati lungo il torrente. La settimana scorsa ha fatto a Ysabel un’offerta onesta, e le ha lasciato sotto il portico una latta di petrolio, per aiutarla a riflettere.
legendary-story-last-good-well-dig = Scava per Ysabel in un Ranch
legendary-story-last-good-well-creek = Caccia una guardia dal torrente, in un Nascondiglio della gang B
legendary-story-last-good-well-a-tale = Il ranch di Mesito’s Point prese fuoco alle due di notte, e in tutta la contea non c’era un secchio d’acqua da tirargli addosso. La gente la portasti fuori tu. Ysabel la contò alla luce del suo stesso tetto, poi ti chiese, con molta cortesia, se le prestavi una carabina.
legendary-story-last-good-well-b-tale = A novanta piedi la pala suonò, e da novantuno gli scavatori risalirono la corda parecchio più in fretta di come l’avevano discesa. La sera il cortile era pieno d’acqua. Ysabel dipinse un’asse, GRATIS, e la appese dal lato da cui gli uomini della compagnia devono passare per forza.

legendary-story-mercy-comes-whistling = Mercy Arriva Fischiando
legendary-story-mercy-comes-whistling-tale = Mercy Cobb fischia inni sacri, e la gente ha imparato di quali avere paura. Lavora a cottimo per Tarrant, si accampa con i fuorilegge per gusto, e dà venti dollari a chiunque vinca una lite, visto che le fa risparmiare la cartuccia. Stasera è “Shall We Gather at the River”, e lento.
legendary-story-mercy-comes-whistling-camp = Ascoltala al Campo dei Fuorilegge
legendary-story-mercy-comes-whistling-quarrel = Vinci una lite con un altro giocatore
legendary-story-mercy-comes-whistling-a-tale = Non era venuta per te. Era venuta per chi svettava: una strofa e un ritornello dal fienile della scuderia, e il giorno dopo metà degli eroi del territorio aveva un braccio al collo. Sul davanzale trovasti venti dollari, piegati in piccolo, e quel motivo ce l’hai in testa ancora adesso.
legendary-story-mercy-comes-whistling-b-tale = La prima pallottola ti tolse il cappello dalla testa, la seconda lo tolse dallo steccato. Poi lei si mise a sedere, tossì, e chiese se la dottoressa di Red Falls valesse qualcosa. I suoi conti li paga: al mattino dalla tua sella pendeva un pacchetto, avvolto in una pagina dell’innario.

legendary-story-iron-road = La Strada di Ferro
legendary-story-iron-road-tale = La squadra di Chen Wei posa due miglia di binario al giorno, e la compagnia, che possiede una catena lunga, ne misura uno e mezzo. La differenza lui la segna in fondo a un quaderno. All’inizio ci sono i nomi degli uomini a cui la linea è costata la vita. Nelle stazioni c’è una paga per chiunque sappia usare un martello, e i ponti di legno hanno il colore delle banconote nuove.
legendary-story-iron-road-hammer = Batti il martello in una Stazione Ferroviaria
legendary-story-iron-road-survey = Traccia la linea al Passo Montano A
legendary-story-iron-road-first-train = Prendi posto sul primo treno
legendary-story-iron-road-a-tale = L’ultimo chiodo era d’oro, così gli uomini di Chen Wei ne piantarono accanto uno di ferro, ed è quello che tiene la rotaia. Al banchetto lui lesse le sue cifre in due lingue, e i signori di Washington smisero di masticare. La compagnia pagò prima del dolce. Il chiodo d’oro è ancora latitante.
legendary-story-iron-road-b-tale = La compagnia aveva risparmiato sul legname e speso il risparmio in bandiere. La prima locomotiva entrò nella Frontiera in perfetto orario, e si portò dietro la banchina, la torre dell’acqua e la banda fino in fondo al canalone. Chen Wei voltò pagina, e poi ne voltò un’altra.

legendary-story-queen-in-the-sleeve = Una Regina nella Manica
legendary-story-queen-in-the-sleeve-tale = Madame Celestine di Parigi, via Dayton, Ohio, ha messo in palio il suo contratto al Cabaret contro diecimila azioni della ferrovia di Tarrant. Sono alla terza notte, al Saloon di Darkrock. La lampada è stata riempita di nuovo e il mazziere cambiato quattro volte, e ciascuno dei due ha smesso di contare le regine dell’altro.
legendary-story-queen-in-the-sleeve-seat = Vinci una mano di poker davanti a loro
legendary-story-queen-in-the-sleeve-dupe = Perdi una mano di poker, e fai la faccia sorpresa
legendary-story-queen-in-the-sleeve-house = Manda avanti il Cabaret senza di lei
legendary-story-queen-in-the-sleeve-a-tale = Lei scoprì tre regine. Tarrant sorrise, mostrò il suo colore, e stava già allungando la mano verso il piatto quando lei scoprì la quarta. Quella mano l’aveva data lui, dal suo mazzo, e quindi non poteva certo chiederle dove l’avesse trovata.
legendary-story-queen-in-the-sleeve-b-tale = Al bancone qualcuno contò cinque regine, ad alta voce. Nella discussione si rovesciò la lampada, e il fuoco si prese le azioni, il contratto e il Saloon, fino ai pedali del pianoforte. I due furono visti per l’ultima volta in strada, sotto un’unica coperta, ciascuno in attesa che l’altro lasciasse la mano.

legendary-story-fenn-lode = Il Filone Fenn
legendary-story-fenn-lode-tale = Tobias Fenn lo disegnò su una tovaglia prima di crollare: tre miniere, un’unica riga storta sotto tutte e tre, e una croce su ciascuna. Di croci d’oro ce n’è una sola. Quale, non lo ricordava; ricordava che le travi sono marce, che ti serve un sacco più grande, e che la tovaglia se l’è comprata la compagnia.
legendary-story-fenn-lode-cross = Scava sotto la croce giusta
legendary-story-fenn-lode-proof = Posa la prova sul bancone della Banca
legendary-story-fenn-lode-o = Dietro l’ultima trave la parete è gialla da terra alla volta, e quando alzi la lampada, lei alza la sua.
legendary-story-fenn-lode-x = Niente oro, ma un pranzo al sacco, una buona pala e la paga di qualcuno, ancora chiusa nella busta.
legendary-story-fenn-lode-danger = La trave a cui ti appoggiavi si appoggiava a te; da terra, se non altro, si vede dove porta la galleria.
legendary-story-fenn-lode-a-tale = Tre miniere e un filone solo, e scavarono tutti. La prima a venire giù fu Sunny Hills, un martedì, con un rumore che fermò l’orologio della chiesa. Tu eri in cima alla scala con il sacco pieno. La polvere non si era ancora posata che degli sconosciuti misuravano a passi le altre due.
legendary-story-fenn-lode-b-tale = La tovaglia era dell’albergo, e anche il sugo, che era quasi tutto il fiume. Ma il resto Tobias lo aveva disegnato a memoria, e la riga resse per un quarto di miglio. Ce ne fu abbastanza per te, e ne avanzò per ogni matto con una batea.

legendary-story-quiet-sickness = Il Male Silenzioso
legendary-story-quiet-sickness-tale = Prima pregarono la chiesa di non suonare, poi fecero rientrare i bambini. La dottoressa Amelia Strand ha dormito due ore da domenica. Le sue medicine sono in una cassa alla stazione della Frontiera, dove la compagnia le trattiene per le spese di deposito, e nei saloon si comincia a dire che la febbre l’ha portata lei nella borsa.
legendary-story-quiet-sickness-crate = Va’ a prendere la cassa alla Stazione Ferroviaria della Frontiera
legendary-story-quiet-sickness-nurse = Assisti i malati allo Studio del Dottore
legendary-story-quiet-sickness-a-tale = Aprirono la cassa con l’ascia e lasciarono le spese di deposito sulla banchina, in spiccioli. Il nono giorno un bambino chiese ancora minestra, e la dottoressa Strand uscì un minuto dietro la casa, dove nessuno poteva vederla in faccia. Poi la campana suonò per un’ora, senza nessun motivo.
legendary-story-quiet-sickness-b-tale = La febbre era quasi passata quando vennero con le torce, una dozzina di brave persone con la falda calata sugli occhi. In grembiule, in mezzo alla strada, lei salutò ciascuno per nome, con la data e il male da cui lo aveva guarito. Alcuni tornarono a casa. I suoi strumenti li hai salvati tu, e il resto bruciò fino al mattino.

legendary-story-hot-lead = Piombo Caldo
legendary-story-hot-lead-tale = Ada Pruitt ha stampato quanto il signor Tarrant ha pagato la diga e, accanto, quanto la diga è costata. La notte stessa il torchio è volato dalla finestra e i caratteri sono finiti nel fiume, le maiuscole per prime. Le restano un torchietto a mano, un foglio bianco, e tempo fino a sabato. Non immagini quante notizie dipendano dalla lettera E.
legendary-story-hot-lead-drawer = Ripesca dal fiume una cassa di caratteri
legendary-story-hot-lead-news = Fai a Darkrock qualcosa che meriti la stampa
legendary-story-hot-lead-o = Maiuscole, la cassa intera, asciutte e in ordine, come se il fiume sapesse leggere.
legendary-story-hot-lead-x = Virgole e simboli del dollaro; un impiegato della compagnia compra i dollari.
legendary-story-hot-lead-danger = Sull’altra riva c’è chi raccoglie piombo come te, e te ne manda un po’ del suo.
legendary-story-hot-lead-a-tale = Due casse erano tornate al posto sbagliato. Sabato il resoconto della diga uscì tra le Nascite e il tuo nome tra i Decessi, con una parola gentile. Ci mettesti una settimana a tornare in vita. I tuoi beni erano già venduti, ma l’elogio funebre non ti ha mai nuociuto.
legendary-story-hot-lead-b-tale = Seimila parole, e le E bastarono fino all’ultima riga. La tiratura andò via in un’ora, a prezzo doppio, in gran parte a gente che non sapeva leggere ma aveva sentito dire di esserci dentro. Tarrant ne comprò cento copie da bruciare, e nel numero seguente Ada lo ringraziò per l’abbonamento.

legendary-story-bridge-at-midnight = Il Ponte a Mezzanotte
legendary-story-bridge-at-midnight-tale = Jack Mundy il Cieco ci vede benissimo; il nome se l’è preso per fare compassione. Ha quaranta candelotti di dinamite sotto il ponte della ferrovia a Cliff Junction, e un orologio che ha vinto al macchinista. Il treno delle paghe è atteso a mezzanotte. Tra i cespugli c’è chi vorrebbe che si fermasse, e chi vorrebbe di no.
legendary-story-bridge-at-midnight-fuse = Striscia sotto il ponte, alla Miniera di Cliff Junction
legendary-story-bridge-at-midnight-lookouts = Fai tacere una vedetta in un Nascondiglio della gang C
legendary-story-bridge-at-midnight-a-tale = La miccia era bagnata, l’orologio era indietro e il treno era puntuale. Passò a due minuti da mezzanotte, mentre Jack Mundy leggeva il quadrante alla luce di un fiammifero. In curva, dal vagone delle paghe cadde un sacco, e se lo divisero quelli che si trovavano lì per caso, parecchi dei quali con la stella.
legendary-story-bridge-at-midnight-b-tale = Il treno aveva mezz’ora di ritardo, così mancò l’esplosione, e poi mancò il ponte. Il fiume si trasferì nella miniera. Per anni, a Cliff Junction, dagli orti uscirono dollari d’argento. Jack Mundy lo trovarono sulla riva senza un graffio, che chiedeva chi avesse spento la luna.

legendary-story-forty-head = Quaranta Capi e un’Ipoteca
legendary-story-forty-head-tale = Ysabel Montoya ha quaranta capi, un solo mandriano onesto, e tempo fino al tramonto di venerdì. Poi scatta l’ipoteca della compagnia, e ogni vacca che possiede nel territorio è del signor Tarrant. Sulla carta i capi sono venduti a un cugino, che forse non esiste. Adesso conta dove stanno, che marchio portano, e che nessuno faccia cadere una lanterna.
legendary-story-forty-head-strays = Raduna i capi sbandati al Ranch blu
legendary-story-forty-head-honest = Metti dei capi sul treno, con la ricevuta
legendary-story-forty-head-crooked = Fai passare dei capi sotto un altro marchio, senza ricevuta
legendary-story-forty-head-a-tale = A qualcuno cadde la lanterna. Quaranta capi attraversarono il ranch della Frontiera come se fosse stato una diceria, e il dormitorio lo cercano ancora. Venerdì al tramonto il signor Tarrant venne di persona a prendere possesso del bestiame, e gli mostrarono un’ampia strada di impronte, che arrivava all’orizzonte e proseguiva.
legendary-story-forty-head-b-tale = Per venerdì l’impiegato della compagnia aveva rintracciato quaranta vacche, con una dozzina di marchi e in quattro contee, ciascuna con l’atto di vendita a un cugino diverso. Chiuse il libro e chiese se per caso c’era una cena. C’era. Ysabel ti mise a capotavola, e un gran numero di cugini bevve alla tua salute.

legendary-story-price-of-a-deputy = Il Prezzo di un Vicesceriffo
legendary-story-price-of-a-deputy-tale = Il vicesceriffo Orrin Lusk tiene il listino nel nastro del cappello. Per dieci dollari il tuo manifesto vola via nella notte; per trenta, torna con il naso di un altro. In entrambi gli uffici ci si chiede come il vento possa essere così ben informato. Lusk segna ogni centesimo, essendo onesto almeno in questo.
legendary-story-price-of-a-deputy-complaint = Presenta un reclamo all’Ufficio dello Sceriffo
legendary-story-price-of-a-deputy-copy = Porta una copia del listino all’Ufficio del Marshal
legendary-story-price-of-a-deputy-customer = Vinci uno scontro da Ricercato, e da cliente soddisfatto
legendary-story-price-of-a-deputy-a-tale = Lusk fu arrestato a colazione da uno sceriffo e da un marshal. Ciascuno aveva una copia del listino, e ciascuno voleva sapere chi ne avesse venduta una all’altro. Lusk si prese sedici anni e chiese la sua matita. I manifesti finirono nella stufa del tribunale, tutti tranne il tuo, che hai messo in cornice.
legendary-story-price-of-a-deputy-b-tale = Lusk sparì il sabato notte, e la domenica la sua lista era inchiodata alla porta della chiesa. C’erano tutti quelli che avevano pagato. C’erano anche quelli pagati per non accorgersene. Tu compari una volta sola, verso il fondo, sotto Varie, e la corte sta ancora deliberando su che cosa significhi.

legendary-story-night-of-the-dam = La Notte della Diga
legendary-story-night-of-the-dam-tale = Ha retto sei anni e ha ceduto in un minuto. Dicono che la compagnia abbia risparmiato sullo sfioratore. Ci sono lumi sui tetti, dalle colline fino a Red Falls, e uno dei tetti canta. L’acqua è al secondo gradino dell’emporio, e in città ogni porta è diventata una barca.
legendary-story-night-of-the-dam-singers = Raggiungi il tetto che canta
legendary-story-night-of-the-dam-levee = Riempi sacchi di sabbia a Red Falls
legendary-story-night-of-the-dam-o = Nove bambini e la maestra, alla quarta strofa, e uno di loro ti offre il lembo asciutto della coperta.
legendary-story-night-of-the-dam-x = L’abito migliore del signor Tarrant, piegato, con il portafogli in cima, e un camino per compagnia.
legendary-story-night-of-the-dam-danger = Il tetto lascia la casa nel momento in cui ci sali, e ti fa visitare una buona parte della contea.
legendary-story-night-of-the-dam-a-tale = L’argine resse a sinistra; a destra cedette dove c’era soltanto l’emporio. Al mattino la strada era piena di pesche in scatola fino alle caviglie, e non mancava nessuno. Ricontarono fino a mezzogiorno, perché non ci credevano, e poi tutta la città si sedette sul marciapiede di legno e mangiò.
legendary-story-night-of-the-dam-b-tale = L’acqua si prese l’emporio, il Saloon e la parte bassa del cimitero, e non aveva nessuna fretta. Tu facesti una dozzina di viaggi. Quando fece giorno, la maestra trovò una iarda di miccia della compagnia incastrata sotto la paratoia della diga, e da allora la parola sfioratore non si sentì più.

legendary-story-ten-coffins = Dieci Bare
legendary-story-ten-coffins-tale = La piena ha aperto il vecchio cimitero di Mesito’s Point, e nove bare stanno scendendo lungo il torrente. Il becchino le ha contate due volte e gliene vengono dieci. La decima galleggia bassa e continua a battere, contro i sassi, si spera. La Banca offre una ricompensa a chi riporta i morti, chiusi, il che non è da lei.
legendary-story-ten-coffins-lid = Tira in secco una bara e solleva il coperchio
legendary-story-ten-coffins-churchyard = Riporta i morti su a Mesito’s Point
legendary-story-ten-coffins-o = Nessun cadavere, solo banconote arrotolate e una bottiglia; qualcuno contava di svegliarsi comodo.
legendary-story-ten-coffins-x = Il diacono Ames, con l’aria riposata e, nella manica, l’asso per cui ammazzarono un altro.
legendary-story-ten-coffins-danger = Una persona scrupolosa aveva minato il coperchio; il contenuto ricade sul torrente in coriandoli, e qualche banconota vale ancora.
legendary-story-ten-coffins-a-tale = La decima bara era piena di cambiali: tutti i debiti della valle, firmati, che si credevano bruciati con la vecchia Banca. Si asciugarono benissimo. Il signor Tarrant ti ringraziò davanti a tutta la città e ti lasciò le tue per ricordo. Le altre ha cominciato a leggerle ad alta voce, in ordine di grandezza.
legendary-story-ten-coffins-b-tale = A battere era il contabile della compagnia, annegato in primavera e da allora rimpianto, dimagrito e di pessimo umore. Aveva pagato caro un viaggio discreto, e nessuno gli aveva parlato di pioggia. Si tirò su, chiese un caffè e uno stenografo, in quest’ordine, e parlò fino a giovedì.

legendary-story-dead-mens-wages = La Paga dei Morti
legendary-story-dead-mens-wages-tale = Trentuno uomini sono morti sulla linea tra Spike’s View e il passo. Nel quaderno di Chen Wei hanno un nome e un villaggio. In quello della compagnia sono in buona salute e a paga piena, e Hollis Tarrant la ritira per loro alla Banca, il primo del mese. Chen Wei la rivuole, e non ha detto come.
legendary-story-dead-mens-wages-names = Leggi i nomi al Passo Montano C
legendary-story-dead-mens-wages-stones = Compra trentuno lapidi
legendary-story-dead-mens-wages-wages = Ritira le paghe con la pistola in mano
legendary-story-dead-mens-wages-a-tale = Il denaro attraversò l’oceano in trentuno buste e, con il tempo, tornarono trentuno lettere. Chen Wei le lesse al passo, alle lapidi, una sera dopo l’altra. In ciascuna c’è il tuo nome. Ti ha mostrato come si scrive, e il punto del quaderno in cui lo ha scritto.
legendary-story-dead-mens-wages-b-tale = Gli avvocati della compagnia convennero che quegli uomini erano morti, e li citarono per aver lasciato il lavoro prima della fine del contratto. Lapidi, paghe e quaderno furono sequestrati come prove. Mercy Cobb consegnò le carte, trentuno copie, una per tomba, fischiando tutte le strofe. C’era una copia in più, per i vivi.

legendary-story-ascent-of-professor-pym = L’Ascensione del Professor Pym
legendary-story-ascent-of-professor-pym-tale = Il professor Aurelius Pym attraverserà in pallone tutte e due le mesa, per la scienza e per venti centesimi a testa. Ha la cesta, il gas e quasi tutta la seta, e conta di trovare il resto a Red Falls. Nei voli di prova fa scendere chiunque, quasi ovunque. A chi chiede come si governi, risponde che è un’ottima domanda.
legendary-story-ascent-of-professor-pym-silk = Compra una tenda del Cabaret, con lo spettacolo davanti
legendary-story-ascent-of-professor-pym-rope = Porta della corda dal Posto di Scambio
legendary-story-ascent-of-professor-pym-a-tale = Il pallone si alzò alle nove, a suon di musica, e nella cesta c’era lo Sceriffo, salito per leggere al professore l’ordinanza. Superarono tutte e due le mesa. Era stato lo Sceriffo a pensare di portare un timone, o se non altro una pala. Li ritrovarono in fondo alla Frontiera che cantavano, e dell’ordinanza non si parlò più.
legendary-story-ascent-of-professor-pym-b-tale = La salita fu magnifica; era l’altra metà che non aveva preparato. Il pallone entrò dal tetto del Cabaret nel bel mezzo del secondo atto, e il pubblico, prendendolo per il secondo atto, si alzò in piedi. Il professore ringraziò con inchini finché non cadde la parete.

legendary-story-people-against-cobb = Il Popolo contro Mercy Cobb
legendary-story-people-against-cobb-tale = Mercy Cobb la processano al Cabaret, l’unica sala con abbastanza sedie, e il giudice ha posato la cappelliera sul pianoforte. I giurati, tutti metodisti, sono venuti a piedi e la riconoscono a orecchio. La prova numero uno, un revolver, è già stata venduta. Azzuffarsi in città è oltraggio alla corte: venti dollari, in contanti, all’usciere.
legendary-story-people-against-cobb-testify = Testimonia al Cabaret
legendary-story-people-against-cobb-alibi = Procurale un alibi al Saloon di Buzzard Gulch
legendary-story-people-against-cobb-exhibit = Procurati una prova
legendary-story-people-against-cobb-a-tale = Prima del verdetto chiese la parola, e il giudice gliela concesse, per la novità della cosa. Ci vollero due ore. Passò in rassegna i lavori uno per uno, con la data, l’inno e il prezzo, e alla fine non la guardava più nessuno. Guardavano il signor Tarrant, terza fila, sul corridoio.
legendary-story-people-against-cobb-b-tale = La giuria si ritirò per un’ora, e la si sentiva cantare. “Non colpevole”, lesse il capo dei giurati, con la voce di chi legge un conto, e tutti e dodici tornarono a casa su cavalli nuovi. Sui gradini lei ti fece un inchino. La tua testimonianza le era piaciuta, disse, e si era segnata il tuo indirizzo.

legendary-story-eleven-bullets = Undici Pallottole
legendary-story-eleven-bullets-tale = Gang che da dieci anni non dividevano un fuoco hanno firmato lo stesso foglio, e in fondo ci sono i soldi di Tarrant. Hanno circondato l’Ufficio del Marshal a Buzzard Gulch. Dentro ci sono un marshal, una caffettiera, un prigioniero da impiccare lunedì, e undici pallottole. Il prigioniero fa presente che un tempo sparava piuttosto bene.
legendary-story-eleven-bullets-relief = Apriti la strada fino all’Ufficio del Marshal
legendary-story-eleven-bullets-cartridges = Compra cartucce al Posto di Scambio
legendary-story-eleven-bullets-rear = Prendili alle spalle in un Nascondiglio della gang A
legendary-story-eleven-bullets-a-tale = All’alba diedero fuoco al Saloon ed entrarono dietro il fumo. Il marshal uscì senza pallottole e senza sopracciglia, con tutti quelli che erano dentro, tranne uno. Le gang se ne andarono in tutte le direzioni litigando sul conto. Lunedì il prigioniero, che aveva tenuto la porta, fu sepolto con la stella sul petto.
legendary-story-eleven-bullets-b-tale = Ne bastarono dieci. Al sorgere del sole il marshal mise in piedi l’undicesima sulla scrivania, guardò il calendario, poi la spinse verso il prigioniero, insieme alle chiavi. Dove sia andato non lo sa nessuno. Ogni tanto a Buzzard Gulch arriva una cassa di buon caffè senza mittente, e nella cassa c’è un regalo per te.

legendary-story-brothers-fenn = I Fratelli Fenn
legendary-story-brothers-fenn-tale = Tobias e Gideon Fenn trovarono il filone insieme, litigarono per un violino nel ’59, e da allora non si sono più parlati. Adesso Gideon scrive che è vecchio e che torna a casa, se la trova. Su tre strade diverse hanno visto tre sconosciuti con una custodia da violino. A quel nome spetta mezza miniera d’oro.
legendary-story-brothers-fenn-stranger = Scegli lo sconosciuto giusto
legendary-story-brothers-fenn-tobias = Tira fuori Tobias dal Saloon di Darkrock
legendary-story-brothers-fenn-o = Chiede la strada a un palo dello steccato, e porta la custodia come si porta un bambino che dorme.
legendary-story-brothers-fenn-x = Una barba, un violino e il nome Fenn, ma nessuna parentela; suona ai matrimoni, e divide il compenso con te.
legendary-story-brothers-fenn-danger = In quella custodia non c’è mai stato un violino.
legendary-story-brothers-fenn-a-tale = Rimasero a un passo l’uno dall’altro più o meno il tempo di cuocere un uovo. “Ce l’hai ancora”, disse Tobias. “Tu non hai mai saputo suonarlo”, disse Gideon, e ricominciarono, a pieni polmoni, fino al buio. Dopo, Gideon ti diede quello che aveva portato per chi lo avesse trovato, e aprì la custodia. La gente arrivò da quattro miglia intorno e restò in piedi sulla strada.
legendary-story-brothers-fenn-b-tale = Gideon pianse, Tobias pianse, e le carte della miniera si firmarono sul bancone. Solo al ballo qualcuno mise in mano a Gideon il violino, e lui se lo appoggiò sotto il lato sbagliato del mento. Al mattino la concessione era del signor Tarrant. Il vero Gideon arrivò giovedì, un’ora dopo il funerale del fratello.

legendary-story-last-train-for-tarrant = L’Ultimo Treno per Tarrant
legendary-story-last-train-for-tarrant-tale = Hollis Tarrant lascia il territorio, con due bauli, un registro verde e, se è vero quel che si dice, la metà inferiore della Banca. L’espresso per la Frontiera è già sotto pressione a Spike’s View. Madame Celestine ha preso lo scompartimento accanto al suo. Mercy Cobb, che non è stata pagata, ha preso quello dopo.
legendary-story-last-train-for-tarrant-platform = Trattieni il treno a Spike’s View
legendary-story-last-train-for-tarrant-aboard = Seguilo lungo la linea
legendary-story-last-train-for-tarrant-pass = Tagliagli la strada attraverso le montagne
legendary-story-last-train-for-tarrant-a-tale = Alla prima fermata il finestrino del suo scompartimento era aperto e il sedile ancora caldo. Quando aprirono il caveau, a Darkrock, il pavimento non c’era più, e con lui tutto quello che ci stava sopra; la galleria aveva due anni ed era spazzata con gran cura. A ogni Natale arriva una cartolina. Il clima gli giova.
legendary-story-last-train-for-tarrant-b-tale = Nei bauli c’era carta di giornale, tagliata a misura. Del signor Tarrant, Madame Celestine aveva il portafogli e Mercy Cobb il biglietto, e tra tutte e due lo avevano lasciato a una presa d’acqua, in calzini, a trattare con una mula. Il denaro tornò a casa in una cappelliera. Quando l’ebbero contato, nessuno chiese alle signore il resto.
