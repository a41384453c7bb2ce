## Items

chapter-ex-items = Extra: gli oggetti
rule-items-01 = Con il Sacco a Pelo puoi curare 1 ferita e pescare fino al tuo limite di carte in mano, come azione e solo fuori dalle città.
rule-items-05 = Con il Moschetto in uso puoi reagire quando le carte sono rivelate: tira un dado Ricerca. Ghiaia: subisci 1 ferita e perdi subito lo scontro. Pepita d’Oro: riduci di 1 il valore della carta avversaria. Frammenti d’Oro: riducilo di 2. Polvere d’Oro: vinci subito lo scontro.
    .ruling = Una volta per scontro. Uno scontro vinto o perso subito salta la carta Scontro e il confronto; una Sparatoria può ancora annullare il risultato. Ciò che ritira un dado qualsiasi può ritirare anche questo.
rule-items-32 = Con il Moschetto tiri Polvere d’Oro. Vinci lo scontro, qualunque sia il valore delle carte.
rule-items-08 = Con la Fondina puoi reagire quando le carte sono rivelate: ogni carta Poker che scarti riduce di 1 il valore della carta avversaria, senza limite di carte.
    .ruling = Scarti una carta alla volta, e l’altro giocatore può reagire nel frattempo.
rule-items-31 = Il tuo avversario rivela un Re e tu scarti 2 carte per la Fondina. Il Re vale come un Fante.
rule-items-13 = Con il Paciere in uso ottieni 1 punto Marshal in più se da Marshal arresti un giocatore o commerci del bestiame, e 1 punto Ricercato in più se da Ricercato rapini un giocatore o razzi del bestiame.
    .ruling = Conta ciò che sei dopo aver ottenuto il punto stesso.
rule-items-20 = Con le Bisacce puoi tenere quanti oggetti generici vuoi, ma uno solo di ogni tipo.
rule-items-25 = Con il Cavallo da Tiro in uso puoi trasportare 1 segnalino Bestiame in più, e ogni azione che prende del bestiame a un Ranch ti dà 1 segnalino in più.
    .ruling = I segnalini si consegnano uno dopo l’altro, prima quello preso per primo. Chi ti rapina ne prende quanti può trasportarne. Con un arresto li perdi entrambi; senza il Cavallo da Tiro in uso perdi quello preso per ultimo.
rule-items-37 = Il Cavallo da Tiro è in uso, non hai bestiame e ne prendi a un Ranch. Ottieni 2 segnalini Bestiame.
rule-bm-legendary-items-06 = Altri Oggetti Leggendari: Bandoliera, Moneta Fortunata, Carte Segnate, Serape, Cannocchiale e Mappa del Tesoro sono oggetti generici, la Sciabola è un’arma e Melassa è una cavalcatura.
rule-bm-legendary-items-07 = Altri Oggetti Leggendari: Cappotto Nero, Coltello Bowie, Compagno, Dinamite, Lazo, Stella da Marshal, Atto della Mesa, Maschera da Fuorilegge, Fiaschetta d’Argento e Tomahawk sono oggetti generici, Tuono è un’arma e Fulmine è una cavalcatura.
rule-bm-legendary-items-08 = Anche la Cassaforte è un Oggetto Leggendario, un oggetto generico.
