# Making a table: what is played, by whom, and what the table agrees on.

web-create-name = Nome del tavolo
web-create-name-hint = La banda della domenica
web-create-seats = Posti
web-create-seat-open = Aperto a tutti
web-create-seat-me = Su questo schermo
web-create-seat-bot = Bot: { $level }
web-create-seat-who = Chi siede al posto { $n }
web-create-seat-name = Nome del giocatore al posto { $n }
web-create-seat-character = Personaggio del posto { $n }
web-create-seat-add = Aggiungi un posto
web-create-seat-remove = Togli il posto { $n }
web-create-player = Giocatore { $n }
web-create-hot-seat = Più giocatori si alternano a questo schermo; le carte in mano vengono nascoste ogni volta che il dispositivo passa a un altro giocatore.
web-create-length = Durata
web-create-kind = Tipo di partita
web-create-mode-none = Partita libera
# The options of a group, of which $n of $most are chosen.
web-create-options = { $group } ({ $n } su { $most })
web-create-characters = Personaggi
web-create-listed = Tavolo pubblico
web-create-listed-more = Visibile a tutti. Altrimenti lo trova solo chi ha il link.
web-create-entry = Chi può sedersi
web-create-entry-link = Chiunque abbia il link
web-create-entry-account = Chi ha un account
web-create-entry-invitation = Chi è invitato
web-create-start = Inizia quando tutti confermano
web-create-start-more = Altrimenti la partita la avvia l’host.
web-create-hints = Consigli
web-create-hints-more = I giocatori possono chiedere che cosa farebbe un pistolero.
web-create-absence = Quando un giocatore si assenta
web-create-absence-vote = Subentra un bot se gli altri votano a favore
web-create-absence-minutes = { $n ->
    [one] Può subentrare un bot dopo 1 minuto
   *[other] Può subentrare un bot dopo { $n } minuti
}
web-create-record = Riprendi una partita salvata
web-create-record-choose = Scegli un file
web-create-record-drop = Togli il file
web-create-record-is = { $file }: { $players } giocatori. Durata, obiettivi e personaggi sono quelli della registrazione.
web-create-record-wrong = Questo file non è la registrazione di una partita.
web-create-any-character = Qualsiasi
web-create-go = Apri il tavolo
web-create-go-play = Gioca
web-create-go-watch = Guarda i bot

## The page

web-setup-title = Prepara la partita
web-setup-lead = { $n } posti. Scegli come giocare, il resto viene da sé.
web-setup-back = Torna in città
web-setup-anew = Ricomincia da capo
web-setup-grey = Ciò che è in grigio non è disponibile: il motivo è scritto sotto. Per renderlo disponibile, cambia i posti, la modalità o un’espansione.
web-setup-mode-more = Che genere di guai cerchi?
web-setup-free-more = La prateria aperta: tutte le espansioni, tutte le varianti, ogni durata.
web-setup-free-facts = Da 2 a 6 giocatori, ogni durata
web-setup-modules = Espansioni
web-setup-modules-more = Una modalità le sceglie per te.
web-setup-always = Sempre
web-setup-variants = Varianti
web-setup-variants-more = Ciò che cambia le regole
# Opens the options of a group.
web-setup-each = Una per una
web-setup-stores = Negozi
web-setup-stores-dealt = A caso
web-setup-stores-dealt-more = Se i negozi sono più d’uno, gli oggetti vengono distribuiti a caso all’inizio della partita.
web-setup-stores-listed = Negozi standard
web-setup-length-more = La fine si attiva quando un giocatore ha { $n } PL.
web-setup-edition-more = I regolamenti stampati differiscono in alcune regole: vale quello scelto qui.
web-setup-seats-more = Persone, bot e posti per chi segue il tuo link
web-setup-table = Al tavolo
web-setup-table-more = La velocità, i consigli e chi può trovare il tavolo
web-setup-pace-instant-more = I bot giocano subito.
web-setup-pace-brisk-more = I bot si fermano un attimo, perché si veda che cosa fanno.
web-setup-pace-relaxed-more = I bot ti lasciano il tempo di leggere ogni passo.

## The cast

web-setup-cast = Personaggi
web-setup-cast-count = { $n ->
    [one] 1 personaggio possibile
   *[other] { $n } personaggi possibili
}
web-setup-cast-more = Tocca un ritratto per leggere che cosa sa fare il personaggio.
web-setup-cast-any = Il gioco pesca un personaggio per questo posto. Tocca un ritratto per sceglierne uno.
web-setup-cast-look = I personaggi
web-setup-cast-for = Scegli per
web-setup-cast-seat = Posto { $n }
# A character that was chosen, and that the selection does not have any more.
web-setup-cast-lost = { $name } non fa parte di questa partita: il posto { $n } riceve un personaggio a caso, a meno che tu non ne scelga un altro.
web-setup-characters-draft-more = Ognuno riceve due personaggi e ne tiene uno.
web-setup-characters-random-more = Ognuno riceve un personaggio.
web-setup-characters-chosen-more = Ognuno sceglie un personaggio prima dell’inizio della partita.
web-setup-characters-assigned = Questa partita ha personaggi propri: nessuno ne riceve due per tenerne uno.

## The game in short

web-setup-boards = Tabelloni
web-boards-base = Darkrock
web-setup-count-characters = Personaggi
web-setup-count-items = Oggetti
web-setup-count-cards = Carte Poker
web-setup-count-stories = Storie
web-setup-count-legends = Storie leggendarie
web-setup-count-events = Eventi
web-setup-count-deeds = Atti di proprietà
