# Gli oggetti delle scatole piccole e i loro Oggetti Leggendari, con le parole dei loro effetti.

item-bedroll = Sacco a Pelo
item-saddle-bags = Bisacce
item-holster = Fondina
item-peacekeeper = Paciere
item-workhorse = Cavallo da Tiro
item-carbine = Moschetto
web-scene-item-bedroll = Azione fuori dalle città: cura 1 e pesca fino al tuo limite.
web-scene-item-saddle-bags = Tieni quanti oggetti generici vuoi.
web-scene-item-holster = In uno scontro, per ogni carta che scarti: carta avversaria −1.
web-scene-item-peacekeeper = Arresto o commercio: +1 Marshal. Rapina o razzia: +1 Ricercato.
web-scene-item-peacekeeper-upgraded = Carta avversaria −1. Un punto Marshal o Ricercato in più.
web-scene-item-workhorse = Muovi fino a 3 spazi. Prendi 2 capi a un Ranch.
web-scene-item-workhorse-upgraded = Muovi fino a 4 spazi. Prendi 2 capi a un Ranch.
web-scene-item-carbine = In uno scontro puoi tirare un dado: vinci, perdi, o carta avversaria −1 o −2.
web-scene-item-carbine-upgraded = Carta avversaria −1. Puoi tirare un dado: vinci, perdi, −1 o −2.

## Legendary items

item-bandolier = Bandoliera
item-bandolier-tale = Tiene cinquanta cartucce. L’ultimo padrone non ne usò mai più di una, perciò ne restano quarantanove.
item-lucky-coin = Moneta Fortunata
item-lucky-coin-tale = Testa da tutti e due i lati. L’uomo che se ne accorse fu sepolto con la ricevuta.
item-marked-cards = Carte Segnate
item-marked-cards-tale = I segni sono così fini che lo stampatore li prese per difetti e si scusò.
item-serape = Serape
item-serape-tale = Su ciò che copre, al tavolo si accettano scommesse.
item-spyglass = Cannocchiale
item-spyglass-tale = Preso a un baleniere, a quattrocento miglia da qualunque balena. Legge una mano di poker a duecento passi.
item-treasure-map = Mappa del Tesoro
item-treasure-map-tale = L’hanno avuta in undici. Dieci hanno scavato dal lato sbagliato della collina.
item-strongbox = Cassaforte
item-strongbox-tale = Ci vollero tre uomini per portarla via, e nove anni per chiedere la chiave al quarto.
item-saber = Sciabola
item-saber-tale = Un colonnello l’ha consegnata due volte, e due volte l’ha richiesta indietro.
item-molasses = Melassa
item-molasses-tale = Non ha mai avuto fretta, non è mai arrivato in ritardo e non ha mai scordato dove aveva messo le cose.
item-black-coat = Cappotto Nero
item-black-coat-tale = Indossato a nove funerali, e pagato con il decimo.
item-bowie-knife = Coltello Bowie
item-bowie-knife-tale = Ha una canzone tutta sua, undici strofe, di cui lo sceriffo ne permette sette.
item-companion = Compagno
item-companion-tale = Mezzo coyote, e dell’altra metà preferisce non parlare. Morde chi spara per secondo.
item-dynamite = Dinamite
item-dynamite-tale = Un candelotto della cassa che ha aperto il passo. Suda un poco, e la mula pure.
item-lasso = Lazo
item-lasso-tale = Ha tenuto un toro, la porta di una banca e una volta un vescovo, che non sporse mai denuncia.
item-marshals-badge = Stella da Marshal
item-marshals-badge-tale = La stella è ammaccata un po’ a sinistra del cuore. La contea paga un extra per questo.
item-mesa-deed = Atto della Mesa
item-mesa-deed-tale = Tutto ciò che sta sopra i quattrocento piedi è tuo, e chi ci passa ti deve il pedaggio.
item-outlaws-mask = Maschera da Fuorilegge
item-outlaws-mask-tale = Taglia unica. Per la stessa rapina sono stati impiccati in quattro.
item-silver-flask = Fiaschetta d’Argento
item-silver-flask-tale = “Per uso medico”, dice l’incisione, di mano di un dottore che ci ha rimesso la licenza.
item-tomahawk = Tomahawk
item-tomahawk-tale = Bilanciato per girare tre volte. La tacca sopra il banco di Red Falls è dell’unica volta che girò due.
item-lightning = Fulmine
item-lightning-tale = Una cavalla grigia. Prima la vedi, e solo dopo senti perché tutti si scansavano.
item-thunder = Tuono
item-thunder-tale = Calibro dieci, due canne. L’ultimo padrone visse novant’anni e a ogni domanda rispondeva “Come?”

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
when-wrangled = dopo aver commerciato del bestiame
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
        [heist] una rapina alla Banca o al treno
        [sheriff] uno scontro con lo Sceriffo
        [holdup] una rapina al treno
       *[opponent] uno scontro con un avversario sul tabellone
    }
    [who] in { $kind ->
        [arrest] un arresto
        [duel] un duello
        [rob] una rapina a un giocatore
        [bandit] uno scontro con i Banditi
        [heist] una rapina alla Banca o al treno
        [sheriff] uno scontro con lo Sceriffo
        [holdup] una rapina al treno
       *[opponent] uno scontro con un avversario sul tabellone
    }
    [state] { $kind ->
        [arrest] arresta un giocatore
        [duel] affronta un duello
        [rob] rapina un giocatore
        [bandit] affronta i Banditi
        [heist] rapina la Banca o il treno
        [sheriff] affronta lo Sceriffo
        [holdup] rapina il treno
       *[opponent] affronta un avversario sul tabellone
    }
   *[if] se è { $kind ->
        [arrest] un arresto
        [duel] un duello
        [rob] una rapina a un giocatore
        [bandit] uno scontro con i Banditi
        [heist] una rapina alla Banca o al treno
        [sheriff] uno scontro con lo Sceriffo
        [holdup] una rapina al treno
       *[opponent] uno scontro con un avversario sul tabellone
    }
}
