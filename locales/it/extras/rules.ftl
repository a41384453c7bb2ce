## stories: core stories, unique events, the Man in Black's further cards, gangs and posses

chapter-ex-core-stories = Extra: storie di base
rule-ex-core-stories-01 = Un’altra condizione: termina un’azione di movimento su un segnalino Evento o Frontiera.
rule-ex-core-stories-02 = Segnalini Evento sono i Fuorilegge, i Ladri di Concessioni, gli Scommettitori, i Longhorn e i segnalini degli eventi unici. Sei presso uno Scommettitore in ogni spazio accanto al suo Saloon.
    .ruling = Uno Scommettitore si trova nel Saloon stesso, dove nessuna miniatura può stare.
rule-ex-core-stories-03 = Un segnalino conta se affronti il suo avversario quando il tuo movimento finisce lì, anche se lascia il gioco dopo lo scontro; conta anche quello che la tua visita rimuove. Se prolunghi il movimento, conta solo lo spazio dove infine termina.
    .ruling = Il movimento finisce sul segnalino. Se contassero solo i segnalini che restano, Fuorilegge e Ladri di Concessioni non conterebbero mai.
rule-ex-core-stories-04 = Altri movimenti, per esempio quelli di carte e storie, non soddisfano questa condizione, e nemmeno trovarsi già nello spazio di un segnalino.
    .ruling = La condizione parla di un movimento, e un movimento è un’azione.
rule-ex-core-stories-05 = Le venti storie di base in più fanno parte dei mazzi di una modalità che gioca le storie di base con le loro condizioni. Con le storie leggendarie non si gioca nessuna storia di base.
    .ruling = La variante delle storie di base sostituisce le storie leggendarie.

chapter-ex-unique-events = Extra: eventi unici
rule-wb-unique-events-01 = Le otto carte degli eventi unici si mescolano nel mazzo degli eventi.
rule-wb-unique-events-02 = I segnalini degli eventi unici restano accanto al tabellone finché le loro carte non li mettono in gioco.
rule-wb-unique-events-03 = Chi termina un’azione di movimento nello spazio di un tale segnalino lo rimuove e ottiene ciò che la sua carta evento indica per una visita. Attraversare lo spazio, partire da lì o arrivarci in altro modo non è una visita.
    .ruling = Nessuna fonte dice che cosa fanno questi segnalini. Una visita con un’azione di movimento si vede sul tabellone e costa un’azione, come tutto ciò che ha questo valore.
rule-wb-unique-events-04 = Il Grizzly è un avversario: una miniatura che entra nel suo spazio lo affronta subito, e il Grizzly resta finché non è battuto. Il suo spazio conta come uno spazio con un segnalino Evento.
    .ruling = Gli altri segnalini chiedono una visita; solo un animale attaccherebbe, e nessun orso se ne va perché ha vinto.
rule-wb-unique-events-05 = Di un evento unico pescato durante la preparazione si mette solo il segnalino. Se un giocatore parte dal suo spazio, il segnalino si rimuove.
    .ruling = È un evento come tutti gli altri.

chapter-ex-man-in-black = Extra: le altre carte dell’Uomo in Nero
rule-wb-man-in-black-03 = Ferite, lesioni e punti di qualsiasi tracciato tranne i PL non hanno effetto sull’Uomo in Nero.
rule-wb-man-in-black-09 = Con due giocatori tutte le sue carte sono nel suo mazzo, comprese le altre.
rule-wb-man-in-black-14 = Oltre alle dieci carte del gioco base ne ha altre nove, numerate da 11 a 19.
rule-wb-man-in-black-20 = I numeri delle sue carte seguono questo elenco: Il Conto del Dottore 11, Sale nel Pozzo 12, La Diligenza Nera 13, Carte Segnate 14, Una Vecchia Fotografia 15, Il Saggiatore 16, Il Mandato in Bianco 17, Cavalieri della Notte 18, L’Atto Falso 19. Alcune modalità ne nominano una parte.
    .ruling = Si conoscono solo i numeri. Le carte escluse con tre o più giocatori non contano, perché gioca solo con due.
