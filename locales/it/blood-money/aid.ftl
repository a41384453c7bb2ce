aid-injuries = Lesioni
aid-injuries-intro = Se dovessi subire ferite oltre il massimo, pesca una sola lesione, qualunque sia il numero delle ferite in eccesso. Finché ce l’hai, scarti una carta Poker per ogni ferita che dovresti subire, e perdi la lesione con l’ultima ferita. Una lesione non è una ferita.
aid-injuries-name = Lesione
aid-injuries-text = Che cosa fa
aid-score-injury = Meno i PL che ti costa la tua lesione, se la carta ne indica.
aid-act-trade = Commerciare
    .when = Sei in uno spazio qualsiasi della regione del mercante.
    .cost = 1 azione per tutti gli acquisti che vuoi; 40$ per ogni Oggetto Leggendario, il prezzo stampato per gli altri e per i miglioramenti.
    .result = Ottieni gli oggetti. Un Oggetto Leggendario viene subito sostituito, e puoi comprare quello nuovo. Poi il mercante va in un’altra regione.
    .example = Con 80$ a Sunny Hills, dove si trova il mercante, compri gli Speroni per 40$, vedi il Violino prendere il loro posto e compri anche quello.

## Setting up

aid-setup-deal = Distribuisci i tipi di oggetti: 12 agli Empori, 6 al Posto di Scambio e il resto al mercante. La prima arma e la prima cavalcatura vanno agli Empori, le seconde al Posto di Scambio. Tutte le copie di un oggetto si vendono dove è stato assegnato il suo tipo.
aid-setup-trader = Mescola gli Oggetti Leggendari, mettili a faccia in giù sul banco del mercante e scoprine tre. Mescola le sue carte Movimento e girane una: il suo carro comincia in quella regione.
aid-setup-legends = Prendi a caso una versione di ciascuna delle 20 storie leggendarie, senza guardare il retro, e mescolale. Le storie del gioco base restano nella scatola.
aid-setup-injuries = Mescola le lesioni a faccia in giù.
aid-setup-deeds = Disponi i 17 atti con il lato dell’abilità in vista, i 12 segnalini Rovina, i 3 segnalini Mappa e il dado del rischio.
aid-setup-first-legend = Rivela la prima storia leggendaria. Il primo giocatore la legge ad alta voce e ne esegue l’istruzione.

## A turn and the score

aid-turn-risk = Una volta per turno puoi tirare il dado del rischio, anche se non ti restano azioni.
aid-turn-legend-space = Risolvi gli effetti di fine turno. Poi prendi i requisiti della storia leggendaria legati al tuo spazio; se lì c’è un segnalino Mappa, puoi rivelarlo.
aid-turn-legend = Se tutti i requisiti della storia leggendaria sono stati presi, chi ha preso l’ultimo gira la carta e risolve il finale. I dischi tornano ai proprietari, e la storia successiva viene rivelata e letta.
aid-score-legendary-items = I PL dei tuoi Oggetti Leggendari.
aid-score-deeds = Per ultimi, i PL dei tuoi atti. L’atto di un luogo distrutto non ne dà e non conta per gli altri.

## Actions

aid-act-claim = Acquistare un atto
    .when = Sei in un luogo di cui nessuno ha l’atto, o accanto se è un negozio o un Saloon. Il luogo non è distrutto.
    .cost = 1 azione e il prezzo dell’atto.
    .result = L’atto è tuo, con il lato dell’abilità in vista. Alla fine dà PL, che tu l’abbia usato o no.
    .example = Accanto al Saloon di Darkrock paghi 30$. Se hai anche l’atto di un altro Saloon, ciascuno dei due dà 2 PL.
aid-act-deed = Usare un atto
    .when = Hai un atto con il lato dell’abilità in vista, e il suo luogo non è distrutto. Puoi essere ovunque.
    .cost = 1 azione.
    .result = Risolvi l’abilità, poi gira l’atto. Ogni atto si usa una volta per partita.
    .example = Con l’atto della Banca ottieni 60$.
aid-act-repair = Riparare una rovina
    .when = Sei in un luogo distrutto, o accanto se è un negozio o un Saloon, e hai in mano una carta Poker.
    .cost = 1 azione e una carta Poker a tua scelta.
    .result = Il segnalino Rovina viene tolto, e ottieni 2 punti Storia. Fino ad allora nessuno può usare il luogo, lavorarci o acquistarne l’atto.
    .example = Il tuo cubo Storia è alla partenza: puoi spostare lo Sceriffo, poi compaiono Banditi nei Nascondigli di una lettera a tua scelta.
aid-act-legend = Prendere un requisito di una storia leggendaria
    .when = Nel turno di qualsiasi giocatore soddisfi un requisito ancora aperto della storia leggendaria. Un requisito legato a uno spazio o a un segnalino Mappa si soddisfa quando il tuo turno finisce lì.
    .cost = Nessuna azione; un tuo disco.
    .result = Non hai scelta: metti il disco accanto al requisito e ottieni tu solo l’intera ricompensa. Puoi prendere più requisiti. Per la X di pericolo subisci una ferita, poi vale ciò che dice la storia. La storia si conclude alla fine del turno in cui è stato preso l’ultimo requisito: chi l’ha preso gira la carta e risolve il finale dall’alto in basso.
    .example = Prendi l’ultimo di tre requisiti. Alla fine del turno il finale ricompensa chiunque abbia un disco sulla storia, poi si apre una nuova storia.
aid-act-risk = Tirare il dado del rischio
    .when = Una volta per turno, in qualsiasi momento delle tue azioni, ma non mentre ne risolvi una.
    .cost = Nessuna azione.
    .result = Scegli un bonus: pescare una carta, ottenere 10$ o muovere di 1 spazio. Tira, prendi ciò che mostra il dado, poi il bonus. Quel movimento non è un’azione di movimento.
    .example = Scegli 10$ ed esce una ferita: prima la ferita, poi i 10$.

## The risk die

aid-risk = Il dado del rischio
aid-risk-intro = Ogni faccia dà punti Storia, ferite o entrambi, prima del bonus scelto.

## Deeds and legendary stories

aid-cards-property = Atti di proprietà
aid-cards-property-intro = Quanto costa ogni atto di proprietà, che cosa fa una volta per partita e i suoi PL alla fine. Dove i numeri sono più d’uno, sono i PL di ogni atto della serie se ne possiedi uno, due o tre. La Banca dà i suoi PL per ognuno dei tuoi atti.
aid-deed-name = Atto
aid-deed-price = { $n }$
aid-deed-cost = Prezzo
aid-deed-ability = Abilità
aid-deed-lp = PL alla fine
aid-deed-each = { $n } per atto
aid-legends-intro = È aperta una sola storia leggendaria alla volta. Ognuna ha due finali; solo uno è in gioco, e la carta lo mostra quando viene girata.
aid-legend-open = Quando viene rivelata
aid-legend-ongoing = Finché è aperta
aid-legend-ending = Uno dei due finali
aid-legend-token = Segnalino Mappa{ $token ->
    [o] { " O" }
    [x] { " X" }
   *[danger] { " X di pericolo" }
}
