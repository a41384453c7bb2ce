# Gli oggetti delle scatole piccole e i loro Oggetti Leggendari, con le parole dei loro effetti.

item-bedroll = Sacco a Pelo
item-saddle-bags = Bisacce
item-holster = Fondina
item-peacekeeper = Paciere
item-workhorse = Cavallo da Tiro
item-carbine = Moschetto
web-scene-item-bedroll = Azione fuori città: cura 1 ferita e pesca fino al tuo limite di carte in mano.
web-scene-item-saddle-bags = Tieni quanti oggetti generici vuoi.
web-scene-item-holster = In uno scontro, per ogni carta che scarti: carta avversaria −1.
web-scene-item-peacekeeper = Arresto o commercio: +1 Marshal. Rapina o razzia: +1 Ricercato.
web-scene-item-peacekeeper-upgraded = Carta avversaria −1. Un punto Marshal o Ricercato in più.
web-scene-item-workhorse = Muovi fino a 3 spazi. In un Ranch prendi 2 segnalini Bestiame.
web-scene-item-workhorse-upgraded = Muovi fino a 4 spazi. In un Ranch prendi 2 segnalini Bestiame.
web-scene-item-carbine = In uno scontro puoi tirare un dado: vinci, perdi, o carta avversaria −1 o −2.
web-scene-item-carbine-upgraded = Carta avversaria −1. Puoi tirare un dado: vinci, perdi, −1 o −2.

## Legendary items

item-bandolier = Bandoliera
item-bandolier-tale = Inventario: cinquanta asole, cinquanta cartucce, il segno di una palla di San Jacinto, e l’odore del tabacco di un altro.
item-lucky-coin = Moneta Fortunata
item-lucky-coin-tale = “Chiama.” “Testa.” “Ancora.” “Testa.” “Fammi vedere quella moneta.”
item-marked-cards = Carte Segnate
item-marked-cards-tale = Egregio signore, siamo spiacenti dei piccoli difetti sul dorso; rimandi il mazzo, e lo sostituiremo senza spese.
item-serape = Serape
item-serape-tale = Lana di Saltillo, rossa e nera, una frangia in meno. Tiene la pioggia fino a mezzogiorno, e gli sguardi fino a sera.
item-spyglass = Cannocchiale
item-spyglass-tale = Ottone, di un artigiano di Nantucket. Porta il crinale fino al portico, e anche chi sta sul crinale.
item-treasure-map = Mappa del Tesoro
item-treasure-map-tale = Venti passi a nord della quercia spaccata, dice l’inchiostro. A matita, di altra mano: quale quercia?
item-strongbox = Cassaforte
item-strongbox-tale = Proprietà della compagnia, dice la vernice dorata. Sotto, graffiata con un chiodo, una freccia: colpire qui.
item-saber = Sciabola
item-saber-tale = Modello di cavalleria 1860, guardia piegata a Shiloh, filo curato. Apre lettere, scatolette e conversazioni.
item-molasses = Melassa
item-molasses-tale = Non ha mai avuto fretta, non è mai arrivato in ritardo e non ha mai scordato dove aveva messo le cose.
item-black-coat = Cappotto Nero
item-black-coat-tale = Un cappotto, nero, con profonde tasche interne; nessun nome dato; pagato in monete ancora tiepide.
item-bowie-knife = Coltello Bowie
item-bowie-knife-tale = Dodici pollici col righello del fabbro, e fischia quando gira. Il barbiere di Red Falls si rifiuta di affilarlo.
item-companion = Compagno
item-companion-tale = Smarrito: cane grigio, mezzo coyote, risponde a “Smettila”, morde chi risponde al fuoco. Chi lo trova è pregato di tenerlo.
item-dynamite = Dinamite
item-dynamite-tale = Un candelotto della cassa che ha aperto il passo. Suda un poco, e il commesso pure.
item-lasso = Lazo
item-lasso-tale = Ha tenuto un toro, la porta di una banca e, come può confermare la diocesi, un vescovo.
item-marshals-badge = Stella da Marshal
item-marshals-badge-tale = La stella è ammaccata un po’ a sinistra del cuore. La contea paga un extra per questo.
item-mesa-deed = Atto della Mesa
item-mesa-deed-tale = Tutto ciò che sta sopra i quattrocento piedi è tuo, e chi ci passa ti deve il pedaggio.
item-outlaws-mask = Maschera da Fuorilegge
item-outlaws-mask-tale = Cotone nero, due buchi, orlata da qualcuno che ci teneva. Lavare a freddo, e asciugare lontano dai vicini.
item-silver-flask = Fiaschetta d’Argento
item-silver-flask-tale = Al dottor E. Marsh dai suoi pazienti riconoscenti. Un cucchiaino dopo i pasti; in sella, senza cucchiaino.
item-tomahawk = Tomahawk
item-tomahawk-tale = Manico di frassino, ferro di un cerchione, bilanciato per due giri. La parete del Saloon di Red Falls ne ha la prova.
item-lightning = Fulmine
item-lightning-tale = Una cavalla grigia. Prima la vedi, e solo dopo senti perché tutti si scansavano.
item-thunder = Tuono
item-thunder-tale = Calibro dieci, due canne, di un armaiolo di Birmingham. A Cliff Junction datano le cose dall’ultima volta.

## Effects

effect-win-fight = subito lo scontro
    .verb = { verb-win }
effect-lose-fight = subito lo scontro
    .verb = { verb-lose }
effect-roll-for = un dado Ricerca
    .verb = { verb-roll }
lead-face-gravel = con Ghiaia
lead-face-nugget = con una Pepita d’oro
lead-face-tailings = con Frammenti d’oro
lead-face-gold-dust = con Polvere d’oro
# `.or-rustled` is both moments as one.
when-wrangled = dopo aver commerciato del bestiame
    .or-rustled = dopo aver commerciato o razziato del bestiame
when-rustled = dopo aver razziato del bestiame
passive-more-cattle = puoi trasportare { $n ->
    [one] 1 segnalino Bestiame in più
   *[other] { $n } segnalini Bestiame in più
}
passive-acquires-more = quando prendi bestiame in un Ranch, prendi { $n ->
    [one] 1 segnalino Bestiame in più
   *[other] { $n } segnalini Bestiame in più
}
passive-any-misc-items = puoi possedere quanti oggetti generici vuoi, ma uno solo di ogni tipo
cond-fight-is = { $form ->
    [goal] in { $kind ->
        [arrest] un arresto
        [duel] un duello
        [rob] una rapina a un giocatore
        [bandit] uno scontro con i Banditi
        [heist] una Rapina in Banca o al Treno
        [sheriff] uno scontro con lo Sceriffo
        [holdup] una Rapina al Treno
       *[opponent] uno scontro con l’avversario di un segnalino Evento
    }
    [who] in { $kind ->
        [arrest] un arresto
        [duel] un duello
        [rob] una rapina a un giocatore
        [bandit] uno scontro con i Banditi
        [heist] una Rapina in Banca o al Treno
        [sheriff] uno scontro con lo Sceriffo
        [holdup] una Rapina al Treno
       *[opponent] uno scontro con l’avversario di un segnalino Evento
    }
    [state] { $kind ->
        [arrest] arrestare un giocatore
        [duel] affrontare un duello
        [rob] rapinare un giocatore
        [bandit] affrontare i Banditi
        [heist] rapinare la Banca o il treno
        [sheriff] affrontare lo Sceriffo
        [holdup] rapinare il treno
       *[opponent] affrontare l’avversario di un segnalino Evento
    }
   *[if] se è { $kind ->
        [arrest] un arresto
        [duel] un duello
        [rob] una rapina a un giocatore
        [bandit] uno scontro con i Banditi
        [heist] una Rapina in Banca o al Treno
        [sheriff] uno scontro con lo Sceriffo
        [holdup] una Rapina al Treno
       *[opponent] uno scontro con l’avversario di un segnalino Evento
    }
}
card-holster-text = dopo la rivelazione delle carte in uno scontro, puoi scartare quante carte vuoi. Per ognuna, riduci di 1 il valore della carta avversaria
