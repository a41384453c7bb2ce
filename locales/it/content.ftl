# Names and tales of the base game's content. Tales are our own.

## Poker cards

title-saddle-up = In Sella
title-cheat = Baro
title-sprint = Sprint
title-manhunt = Caccia all’Uomo
title-payday = Giorno di Paga
title-stick-em-up = Mani in Alto!
title-reputation = Reputazione
title-wallop = Batosta
title-shootout = Sparatoria
title-instincts = Istinto
title-lady-luck = Dea Bendata
title-fools-gold = Oro degli Stolti
title-bulletproof = A Prova di Proiettile
title-quickdraw = Duello
title-determination = Determinazione
title-living-legend = Leggenda Vivente

## Items

item-mustang = Mustang
item-mule = Mulo
item-revolver = Revolver
item-shotgun = Fucile
item-rifle = Carabina
item-miners-map = Mappa del Minatore
item-provisions = Provviste
item-ten-gallon = Cappello da Cowboy
item-whiskey = Whiskey

## Characters

character-annie-oakley = Annie Oakley
character-bass-reeves = Bass Reeves
character-billy-the-kid = Billy the Kid
character-bloody-knife = Coltello Insanguinato
character-calamity-jane = Calamity Jane
character-doc-holliday = Doc Holliday
character-jesse-james = Jesse James
character-kit-carson = Kit Carson
character-stagecoach-mary = Stagecoach Mary
character-wild-bill-hickok = Wild Bill Hickok
character-wyatt-earp = Wyatt Earp
character-y-b-rowdy = Y.B. Rowdy

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-annie-oakley = Nata nel 1860 in una capanna di tronchi dell’Ohio, da ragazza cacciava per il mercato, e con la selvaggina estinse il mutuo della madre. Batté in una gara il tiratore Frank Butler, che la sposò e le fece da impresario. Toro Seduto la chiamava Piccolo Colpo Sicuro. Nello spettacolo di Buffalo Bill, dove spaccava in due una carta da gioco tenuta di taglio, nessuno era pagato più di lei, tranne Buffalo Bill.
life-bass-reeves = Nato schiavo in Arkansas nel 1838, fuggì durante la guerra civile e visse tra i Cherokee, i Creek e i Seminole, di cui imparò le lingue. Nel 1875 divenne vice marshal per il Territorio Indiano, e lo rimase per trentadue anni. Gli si attribuiscono più di tremila arresti. Il più duro, nel 1902, fu per omicidio, e il prigioniero era suo figlio.
life-billy-the-kid = Nacque Henry McCarty e si fece un nome nel 1878 nella guerra della contea di Lincoln, per vendicare il suo padrone. Nell’aprile del 1881, condannato alla forca, uccise i due guardiani e lasciò Lincoln. Pat Garrett lo trovò in luglio, in una camera buia di Fort Sumner. Le sue ultime parole furono una domanda.
life-bloody-knife = Sua madre era arikara e suo padre sioux hunkpapa, e il villaggio del padre non glielo perdonò mai; un ragazzo di nome Gall, poi capo, era il peggiore. Nel 1862 un assalto guidato da Gall gli uccise i fratelli. Lui diventò esploratore dell’esercito e il preferito di Custer. Il 25 giugno 1876, sul Little Bighorn, cadde accanto al maggiore Reno; chi respinse Reno era guidato da Gall.
life-calamity-jane = Martha Jane Canary veniva dal Missouri e arrivò a Deadwood nel 1876, nella stessa carovana di Wild Bill Hickok. La città si ricordò che aveva curato i malati quando nel 1878 venne il vaiolo. Più tardi fece stampare la storia della sua vita e, dove i fatti erano un po’ magri, diede loro una mano. Nel 1903 fu sepolta accanto a Hickok, che nessuno aveva consultato.
life-doc-holliday = John Henry Holliday, della Georgia, si diplomò dentista in Pennsylvania nel 1872. La tisi mandò lui a ovest per l’aria buona e i pazienti altrove, sicché visse di faro e di poker. Nel 1881 era con gli Earp nella sparatoria presso l’O.K. Corral. Morì nel suo letto, a Glenwood Springs, nel 1887, a trentasei anni.
life-jesse-james = Figlio di un pastore del Missouri, da ragazzo cavalcò con i guerriglieri sudisti e, finita la guerra, rapinò banche e treni. A Northfield, nel Minnesota, la sua banda fu fatta a pezzi. A Saint Joseph affittò una casa come signor Thomas Howard. Il 3 aprile 1882 si voltò verso un quadro alla parete, e Bob Ford, suo ospite, colse l’occasione.
life-kit-carson = Nel 1826 scappò dalla bottega di un sellaio del Missouri, il quale offrì un centesimo di ricompensa a chi lo riportasse. Guida di Frémont dal 1842, divenne l’eroe di rapporti e poi di romanzi, di cui non sapeva leggere una riga. La sua campagna del 1863 cacciò i Navajo dalla loro terra, in quella che essi ricordano come la Lunga Marcia.
life-stagecoach-mary = Mary Fields nacque schiava nel Tennessee. Venne in una missione del Montana per curare un’amica, madre Amadeus, malata di polmonite, e vi rimase come carrettiera finché una faccenda di pistole con un bracciante indusse il vescovo a mandarla via. Nel 1895, a circa sessant’anni, prese in carico la posta tra Cascade e la missione. Dove la neve fermava i cavalli, andava a piedi.
life-wild-bill-hickok = Il 21 luglio 1865 James Butler Hickok, dell’Illinois, uccise Davis Tutt sparandogli da un capo all’altro della piazza di Springfield, nel Missouri, dopo una lite per le carte e un orologio. Nel 1871 fu marshal di Abilene. Il 2 agosto 1876, a Deadwood, si sedette a poker con le spalle alla sala, perché un altro giocatore non volle cambiare posto. Da dietro arrivò Jack McCall.
life-wyatt-earp = Fece il poliziotto a Wichita e a Dodge City. La sparatoria presso l’O.K. Corral occupò mezzo minuto di una vita di ottant’anni. Nel 1896, a San Francisco, arbitrò un incontro di pesi massimi e diede la vittoria all’uomo a terra. Morì a Los Angeles nel 1929.
life-y-b-rowdy = L’esercito, che faticava con i nomi dei suoi esploratori in Arizona, chiamava costui sergente Rowdy. Il coraggio in uno scontro con gli Apache gli valse la Medal of Honor. È sepolto tra i soldati a Santa Fe. C’è chi ne fa uno Yavapai e chi uno Yuma, e di lui restano poche altre tracce, come si addice a chi le seguiva.

## The board

region-mesitos-point = Mesito’s Point
region-darkrock = Darkrock
region-sunny-hills = Sunny Hills
region-dixon-creek = Dixon Creek
region-red-falls = Red Falls
region-spikes-view = Spike’s View
region-cliff-junction = Cliff Junction

mesa-north-mesa = Mesa Nord
mesa-south-mesa = Mesa Sud

location-general-store = Emporio
location-saloon = Saloon
location-bank = Banca
location-cabaret = Cabaret
location-doctors-office = Studio del Dottore
location-sheriffs-office = Ufficio dello Sceriffo
location-rail-station = Stazione Ferroviaria
location-mine = Miniera
location-sunny-hills-mine = Miniera di Sunny Hills
location-spikes-view-mine = Miniera di Spike’s View
location-cliff-junction-mine = Miniera di Cliff Junction
location-spikes-view-rail-station = Stazione Ferroviaria di Spike’s View
location-ranch = Ranch
location-ranch-green = Ranch verde
location-ranch-blue = Ranch blu
location-hideout = Nascondiglio dei Banditi
location-hideout-a = Nascondiglio A
location-hideout-b = Nascondiglio B
location-hideout-c = Nascondiglio C
location-town = In città
location-outside-town = Fuori città
location-darkrock-general-store = Emporio di Darkrock
location-darkrock-saloon = Saloon di Darkrock
location-red-falls-general-store = Emporio di Red Falls
location-red-falls-saloon = Saloon di Red Falls

ranch-green = Ranch verde
ranch-blue = Ranch blu

gang-a = Gang A
gang-b = Gang B
gang-c = Gang C

place-mesitos-point-hideout-a = Mesito’s Point, Nascondiglio A
place-mesitos-point-ranch = Mesito’s Point, Ranch
place-mesitos-point-1 = Mesito’s Point 1
place-mesitos-point-2 = Mesito’s Point 2
place-mesitos-point-3 = Mesito’s Point 3
place-mesitos-point-4 = Mesito’s Point 4
place-mesitos-point-5 = Mesito’s Point 5
place-mesitos-point-6 = Mesito’s Point 6
place-mesitos-point-7 = Mesito’s Point 7
place-mesitos-point-8 = Mesito’s Point 8
place-darkrock-bank = Darkrock, Banca
place-darkrock-sheriffs-office = Darkrock, Ufficio dello Sceriffo
place-darkrock-1 = Darkrock 1, Emporio
place-darkrock-2 = Darkrock 2, Emporio
place-darkrock-3 = Darkrock 3, Emporio
place-darkrock-4 = Darkrock 4, Saloon
place-darkrock-5 = Darkrock 5
place-darkrock-6 = Darkrock 6
place-darkrock-7 = Darkrock 7, Saloon
place-darkrock-8 = Darkrock 8, Saloon
place-sunny-hills-hideout-a = Sunny Hills, Nascondiglio A
place-sunny-hills-hideout-b = Sunny Hills, Nascondiglio B
place-sunny-hills-mine = Sunny Hills, Miniera
place-sunny-hills-ranch = Sunny Hills, Ranch
place-sunny-hills-1 = Sunny Hills 1
place-sunny-hills-2 = Sunny Hills 2
place-sunny-hills-3 = Sunny Hills 3
place-sunny-hills-4 = Sunny Hills 4
place-sunny-hills-5 = Sunny Hills 5
place-sunny-hills-6 = Sunny Hills 6
place-sunny-hills-7 = Sunny Hills 7
place-dixon-creek-hideout-b = Dixon Creek, Nascondiglio B
place-red-falls-cabaret = Red Falls, Cabaret
place-red-falls-doctors-office = Red Falls, Studio del Dottore
place-red-falls-1 = Red Falls 1, Saloon
place-red-falls-2 = Red Falls 2, Saloon
place-red-falls-3 = Red Falls 3, Saloon
place-red-falls-4 = Red Falls 4, Emporio
place-red-falls-5 = Red Falls 5, Emporio
place-red-falls-6 = Red Falls 6, Emporio
place-spikes-view-hideout-c = Spike’s View, Nascondiglio C
place-spikes-view-mine = Spike’s View, Miniera
place-spikes-view-rail-station = Spike’s View, Stazione Ferroviaria
place-spikes-view-1 = Spike’s View 1
place-spikes-view-2 = Spike’s View 2
place-spikes-view-3 = Spike’s View 3
place-spikes-view-4 = Spike’s View 4
place-spikes-view-5 = Spike’s View 5
place-spikes-view-6 = Spike’s View 6
place-spikes-view-7 = Spike’s View 7
place-spikes-view-8 = Spike’s View 8
place-spikes-view-9 = Spike’s View 9
place-spikes-view-10 = Spike’s View 10
place-cliff-junction-hideout-c = Cliff Junction, Nascondiglio C
place-cliff-junction-mine = Cliff Junction, Miniera
place-cliff-junction-1 = Cliff Junction 1
place-cliff-junction-2 = Cliff Junction 2
place-cliff-junction-3 = Cliff Junction 3
place-cliff-junction-4 = Cliff Junction 4
place-cliff-junction-5 = Cliff Junction 5
place-cliff-junction-6 = Cliff Junction 6
place-cliff-junction-7 = Cliff Junction 7
place-cliff-junction-8 = Cliff Junction 8
place-cliff-junction-9 = Cliff Junction 9
place-cliff-junction-10 = Cliff Junction 10

## The prospecting die

face-nugget = Pepita d’oro
face-tailings = Frammenti d’oro
face-gold-dust = Polvere d’oro
face-gravel = Ghiaia

## Options of choices

option-money = Denaro
option-wound = Subisci una ferita
option-marshal = Marshal
option-wanted = Ricercato
option-cards = Carte
option-card = Una carta
option-legend = Un punto Leggenda
option-lp = Punti Leggenda
option-nuggets = Pepite d’oro
option-travel = Viaggio
option-pay = Paga
option-discard = Scarta
option-mustang = Il Mustang
option-mule = Il Mulo
option-heal = Cura
option-upgrade = Migliora
option-shop = Compra
option-ten-gallon = Il Cappello da Cowboy
option-provisions = Le Provviste
option-cattle = Bestiame
option-nothing = Niente

## Stories

trigger-legend = Ottieni almeno 2 PL con una singola azione
trigger-points = Ottieni punti Marshal o Ricercato
trigger-spend = Spendi almeno 80$ in città con una singola azione
trigger-showdown = Inizia uno scontro contro un altro giocatore

story-blood-money = Denaro Insanguinato
story-blood-money-tale = La borsa pesava più di quanto il lavoro meritasse. Certe monete bisognò pulirle prima che un bottegaio accettasse di toccarle.
story-the-wild-wild-west = Il Selvaggio West
story-the-wild-wild-west-tale = Cara sorella, l’aria è buona e mi hanno dato una stella. Ieri si è un po’ sparato per via di un cappello. Accludo il cappello. Non far leggere i giornali alla mamma.
story-fortune-favors-the-bold = La Fortuna Aiuta gli Audaci
story-fortune-favors-the-bold-tale = C’era la strada sicura e c’era quella corta. Tu hai preso la corta al galoppo, e alla cicatrice che ti ha lasciato hanno già offerto un gran numero di bicchieri.
story-ghost-mine = Miniera Fantasma
story-ghost-mine-tale = Sbarrarono il pozzo dopo l’ultimo crollo e giurarono che il filone era esaurito. Ora le assi sono di nuovo a terra, nella lampada c’è ancora olio, e qualcosa di giallo ammicca dove la volta è messa peggio.
story-the-preacher = Il Predicatore
story-the-preacher-tale = È arrivato su un cavallo zoppo, con un baule di latta pieno di Bibbie e di bende. Ai santi e ai ladri di cavalli dedica la stessa ora del suo tempo: cambia solo il sermone.
story-the-dime-novel = Il Romanzo da Due Soldi
story-the-dime-novel-tale = Stando al tizio della casa editrice, hai ucciso nove uomini in un canyon che non hai mai visto. Pagherà per il diritto di stampare la storia, oppure la stamperà senza pagare e farà sapere il tuo nome a tutto il paese.
story-gold-fever = Febbre dell’Oro
story-gold-fever-tale = Una batea, un grido incauto, e già giovedì c’erano quattrocento persone su un torrente dove ce ne stavano dieci. Le pale costano più dei cavalli, e la strada per gli scavi ha una crosta di carri sfasciati.
story-the-photographer = Il Fotografo
story-the-photographer-tale = Sotto il panno nero conta fino a otto, ad alta voce, e ti chiede di pensare a tua madre. Per i clienti con armi troppo semplici per la lastra tiene un vassoio di impugnature d’avorio.
story-election-day = Giorno di Elezioni
story-election-day-tale = Tutti e due i candidati hanno offerto da bere all’intera città, e i morti hanno votato presto e in buon ordine. Una stella è stata consegnata prima che finisse lo spoglio, per guadagnare tempo.
story-the-balladeer = Il Cantastorie
story-the-balladeer-tale = Prima strofa, arrivi a cavallo. Seconda strofa, spari, e fa rima. Per una moneta ce n’è un’altra sul cavallo.

story-dead-or-alive = Vivo o Morto
story-dead-or-alive-tale = I manifesti sono spuntati in una notte su ogni palo da qui al fiume. Vivo rende uguale, dicono, ma da morto mangia meno per strada.
story-the-pinkertons = I Pinkerton
story-the-pinkertons-tale = Due uomini silenziosi con stivali di buona fattura hanno preso la stanza d’angolo e pagano tutto in anticipo. Sanno quale cavallo monti, e sarebbero lieti di sapere per andare dove.
story-the-law = La Legge
story-the-law-tale = La Legge arrivò col carro merci, rilegata in vitello, e il falegname le fece uno scaffale. Il vice sale sul secondo volume per arrivare alla lampada; il resto lo porta alla cintura.
story-the-sheriff-of-darkrock = Lo Sceriffo di Darkrock
story-the-sheriff-of-darkrock-tale = Ha sepolto tre vice e ne ha appeso i cappelli in fila dietro la scrivania. C’è un quarto piolo. Ti squadra come si squadra un cavallo che forse toccherà comprare.
story-harsh-times = Tempi Duri
story-harsh-times-tale = A giugno il pozzo si è fatto marrone, e a luglio la banca ha cominciato a esigere i crediti. La gente vende per prime le cose che ama, perché spuntano il prezzo migliore.
story-ink-still-wet = Inchiostro Fresco
story-ink-still-wet-tale = Il garzone della tipografia ha inchiodato il manifesto un minuto fa, e il naso è più o meno il tuo. Potresti strappare il foglio, oppure metterti lì accanto finché qualcuno non nota la somiglianza.
story-the-hanging-judge = Il Giudice Impiccatore
story-the-hanging-judge-tale = Viaggia con una corda tutta sua, ben oliata e arrotolata in una cappelliera. In cambio di un’offerta ragionevole per il tetto del tribunale, gli torna in mente che sei persona dabbene.
story-jailbreak = Evasione
story-jailbreak-tale = Il muro posteriore della prigione giace nel vicolo, e metà dei peggiori del territorio scappa in calzini. Passandoti accanto, uno ti preme qualcosa nel palmo e ti chiede di scordare la sua faccia.
story-the-informant = L’Informatore
story-the-informant-tale = Parla con il suo bicchiere e mai con te. Quando arriva al fondo, sai chi è in città, chi ne è fuori, e chi pagherebbe per scambiare gli uni con gli altri.
story-twelve-good-men = Dodici Uomini Onesti
story-twelve-good-men-tale = Hanno fatto giurare il barbiere con il cliente ancora insaponato. Il capo dei giurati chiede di aprire la finestra, di far girare le prove, e di mandar su il pranzo.

story-cheap-horse = Cavallo a Buon Mercato
story-cheap-horse-tale = Il mercante giura che la cavalla ha sei anni, e lei ha la buona creanza di non smentirlo. Morde, pende da un lato, e correrà più forte di chiunque abbia mai inseguito il suo padrone.
story-snake-oil-salesman = Venditore di Olio di Serpente
story-snake-oil-salesman-tale = Guarisce gotta, calvizie, malinconia e assi imbarcate, e brucia con una bella fiamma azzurra. Al venditore serve un volontario tra il pubblico, meglio se zoppica.
story-spit-shined-and-proper = Tirato a Lucido
story-spit-shined-and-proper-tale = Un bagno, una rasatura, un colletto che si ribella. Per una sera tutta la strada si fa da parte al tuo passaggio, e non si capisce se è per l’abito o per l’odore di lavanda.
story-tools-of-the-trade = Attrezzi del Mestiere
story-tools-of-the-trade-tale = L’armaiolo stende il tuo ferro a pezzi su un quadrato di feltro e davanti a ciascuno schiocca la lingua. Quando te lo rende pesa come prima, ma in mano sembra la fortuna di qualcun altro.
story-the-widow = La Vedova
story-the-widow-tale = Manda avanti la tenuta da sola, ed è sopravvissuta a due vicini che la dicevano incapace. C’è una staccionata da riparare e un piatto sulla stufa, e lei non scorda mai chi si è fermato per l’una e chi per l’altro.
story-the-new-piano = Il Pianoforte Nuovo
story-the-new-piano-tale = Da Amburgo per mare, da Galveston per ferrovia, dalla stazione con otto uomini e una preghiera; caduto una volta. Stasera valzer, dice la bolla appesa alla porta, e portate la vostra sedia.
story-mail-order = Per Corrispondenza
story-mail-order-tale = Signori, ricevuta la vostra del quattro, con la cassa. Avevamo ordinato un aratro. L’oggetto accluso ha ingranaggi, ottone e un fischietto; vi preghiamo di non mandare l’aratro.
story-the-grand-opening = La Grande Inaugurazione
story-the-grand-opening-tale = Festoni, limonata, e una banda di ottoni con due trombe e un solo motivo. I primi clienti che varcano la soglia possono portarsi via quel che riescono a indossare o a mangiare.
story-payroll-monday = Lunedì di Paga
story-payroll-monday-tale = La diligenza della compagnia è arrivata con undici sacchi per dieci squadre, e il cassiere preferisce spargere il denaro piuttosto che spiegarlo. Ai magri della fila toccano le buste grasse.
story-a-tab-to-settle = Un Conto da Saldare
story-a-tab-to-settle-tale = Rye, rye, un vetro, rye, una corona per il pianista, rye: così dice la lavagna dall’anno della piena, e in fondo c’è il tuo nome. Salda tutto, e la casa berrà alla tua salute fino al mattino.

story-local-rabble = Marmaglia
story-local-rabble-tale = Escono alla prima voce che si alza, si schierano lungo il marciapiede e raccolgono scommesse. Prima di sera ognuno di loro avrà visto tutto dalla prima fila.
story-high-noon = Mezzogiorno di Fuoco
story-high-noon-tale = Le ombre sono strisciate sotto gli stivali che le proiettano, e da qualche parte si chiude un’imposta. Il fabbro ha smesso di battere. Dalla chiesa, chiarissimo, si sente l’orologio che si decide.
story-rub-some-dirt-in-it = Strofinaci un po’ di Terra
story-rub-some-dirt-in-it-tale = Niente dottore, niente whiskey, niente ombra. Il vecchio mandriano strizza gli occhi davanti al buco, sputa, e dà l’unico parere medico che possiede.
story-the-cruel-wastes = Deserto Crudele
story-the-cruel-wastes-tale = Oltre l’ultimo recinto la terra smette di fingere. L’oro è là fuori, in bella vista, e accanto, di regola, c’è l’ultimo che è andato a raccoglierlo.
story-tribes-of-the-mesa = Tribù della Mesa
story-tribes-of-the-mesa-tale = Commerciavano su questa roccia prima che qualcuno ne disegnasse una mappa, e di mappe ne hanno viste passare parecchie. Porta qualcosa di valore e siediti: il prezzo è giusto, e non si discute.
story-bad-blood = Cattivo Sangue
story-bad-blood-tale = Cominciò per un cane, o forse per una diga: le due famiglie hanno perso il filo. Sul portico i cugini puliscono di nuovo le armi, e a tavola è benvenuta ogni mano che sappia sparare.
story-the-undertaker = Il Becchino
story-the-undertaker-tale = Si inchina e ti misura con lo sguardo dal colletto agli stivali, senza fretta. Visto come vanno gli affari, per le presentazioni paga, ed è gentile con chi conta di rivedere.
story-no-witnesses = Nessun Testimone
story-no-witnesses-tale = Ci fu uno sparo, poi un altro, e dopo soltanto il mulino a vento. Chi era abbastanza vicino da vedere ha già deciso di essere stato altrove.
story-range-war = Guerra dei Pascoli
story-range-war-tale = Lunedì hanno tirato il filo spinato, e martedì era a terra, tagliato in pezzi tutti uguali. I grandi allevatori assumono, e non chiedono che cosa sai di vacche.
story-the-long-walk-home = La Lunga Strada verso Casa
story-the-long-walk-home-tale = Il cavallo aveva più giudizio di voi due e se n’è andato prima della fine. Mancano undici miglia al primo lume, e il tempo per inventare un resoconto migliore del pomeriggio non manca.
