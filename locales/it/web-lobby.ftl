# The table before its game: who sits where, what was agreed on, the link, and the promise of fair dice.

web-lobby-lead = { $open ->
    [0] Ci siamo tutti.
    [one] C’è un posto libero.
   *[other] Ci sono { $open } posti liberi.
}
web-lobby-lead-record = { $open ->
    [0] Ci siamo tutti. La partita riprende da dove finisce la registrazione.
    [one] Un posto della partita salvata è libero.
   *[other] { $open } posti della partita salvata sono liberi.
}
web-lobby-seats = Posti
web-lobby-open = Posto libero
web-lobby-kept = Riservato a { $name }
web-lobby-kept-you = Riservato a te
web-lobby-you = Tu
web-lobby-here = Al tavolo
web-lobby-away = Assente
web-lobby-any = Qualsiasi personaggio
web-lobby-sit = Siediti qui
web-lobby-sit-too = Aggiungi un giocatore
web-lobby-leave = Lascia il posto
web-lobby-put-bot = Aggiungi un bot
web-lobby-level = Cambia livello
web-lobby-free = Libera il posto
web-lobby-choose = Scegli un personaggio
web-lobby-change = Cambia personaggio
# What a button does with which seat, for those who hear the page.
web-lobby-of = { $action }: posto { $n }
web-lobby-too-title = Chi altro gioca qui?
web-lobby-too-help = Più giocatori possono alternarsi a questo schermo: le carte in mano vengono nascoste ogni volta che il dispositivo passa a un altro giocatore.
web-lobby-level-title = Chi gioca al posto { $n }?

web-lobby-start = Inizia la partita
web-lobby-start-ready = Tutti i posti sono occupati.
web-lobby-start-open = { $n ->
    [one] Un posto è ancora libero: attendi un giocatore, o aggiungi un bot.
   *[other] { $n } posti sono ancora liberi: attendi i giocatori, o aggiungi dei bot.
}
web-lobby-start-host = Solo l’host può iniziare la partita.
web-lobby-start-host-open = In attesa di giocatori. L’host inizia la partita quando tutti i posti sono occupati.
web-lobby-start-consent = In attesa che tutti accettino i cambiamenti.
web-lobby-consent = L’host ha cambiato: { $changed }
web-lobby-consent-length = la durata
web-lobby-consent-pace = la velocità dei bot
web-lobby-consent-rating = il tipo di partita (classificata o amichevole)
web-lobby-consent-modules = che cosa si gioca
web-lobby-consent-waiting = { $n ->
    [one] In attesa del consenso di { $names }. Tra un secondo la partita può iniziare anche senza risposta.
   *[other] In attesa del consenso di { $names }. Tra { $n } secondi la partita può iniziare anche senza risposta.
}
web-lobby-consent-over = In attesa del consenso di { $names }. L’host può iniziare ora.
web-lobby-consent-agree = Accetto
web-lobby-ready = Per me si può iniziare
web-lobby-ready-not = Non ancora
web-lobby-ready-mark = Confermato
web-lobby-start-when-ready = La partita inizia appena tutti hanno confermato.
web-lobby-start-ready-open = In attesa di giocatori. La partita inizia quando tutti i posti sono occupati e tutti hanno confermato.
# $time: how long, such as “8 min”
web-lobby-deputy-soon = L’host è assente. Se non torna, { $name } potrà avviare la partita tra { $time }.
web-lobby-deputy = L’host è assente. Intanto { $name } può riempire i posti e avviare la partita.
web-lobby-deputy-you = L’host è assente. Intanto puoi riempire i posti, avviare la partita o chiudere il tavolo.
web-lobby-deputy-none = L’host è assente.
web-lobby-close = Chiudi il tavolo
web-lobby-close-title = Chiudere questo tavolo?
web-lobby-close-text = Il tavolo e la sua chat spariscono per tutti.
web-lobby-close-no = Tienilo
web-lobby-news = Chi arriva e chi va
web-lobby-told-left = { $name } lascia il tavolo.
web-lobby-told-sat = { $name } prende posto.
web-lobby-told-removed = Il tuo posto è stato liberato per altri. Puoi ancora guardare.
web-lobby-remove-title = Escludere { $name }?
web-lobby-remove-text = { $name } perde il posto e resta fuori: da ora ci si siede solo su invito.
web-lobby-remove-no = Annulla
web-lobby-remove = Escludi

web-lobby-link = Invita gli amici
web-lobby-link-label = Link di questo tavolo
web-lobby-link-more = Chi ha il link può prendere un posto, o guardare.
web-lobby-link-key = Ci si siede su invito: solo questo link lo permette. Il link cambia quando qualcuno viene escluso.
web-lobby-link-account = Chi ha un account può sedersi. Chiunque abbia il link può guardare.
web-lobby-link-watch = Chiunque abbia il link può guardare. I posti sono per chi è invitato.
web-lobby-link-names = Mostra il mio nome nell’anteprima
web-lobby-link-names-more = Così l’anteprima del link mostra il tuo nome e quello del tavolo, invece di “un amico”.
web-lobby-copy = Copia
web-lobby-copied = Copiato
web-lobby-copy-hand = Premi Ctrl+C, o tieni premuto il link per copiarlo.

web-lobby-agreed = La partita
web-lobby-agreed-change = Modifica
web-lobby-agreed-keep = Salva
web-lobby-kind = Tipo
web-lobby-edition = Regolamento
web-lobby-length = Durata
web-lobby-characters = Personaggi
web-lobby-goals = Obiettivi
web-lobby-goals-yes = In gioco
web-lobby-goals-no = Esclusi
web-lobby-pace = Velocità dei bot
web-lobby-turns = A turni
web-lobby-opponents = Banditi e Guardie
web-lobby-opponents-bot = Giocati da un pistolero
web-lobby-absence = Giocatori assenti
web-lobby-absence-vote = Sostituiti tramite voto
web-lobby-absence-minutes = { $n ->
    [one] Un bot dopo 1 minuto
   *[other] Un bot dopo { $n } minuti
}
web-lobby-hints = Consigli
web-lobby-hints-yes = Ammessi
web-lobby-hints-no = Non ammessi
web-lobby-listed = Visibile a
web-lobby-listed-yes = Tutti
web-lobby-listed-no = Chi ha il link
web-lobby-entry = Posti per
web-lobby-entry-link = Chiunque abbia il link
web-lobby-entry-account = Chi ha un account
web-lobby-entry-invitation = Chi è invitato
web-lobby-begins = Inizio
web-lobby-begins-ready = Quando tutti confermano
web-lobby-begins-host = Quando vuole l’host

web-lobby-fair = Dadi onesti
web-lobby-fair-more = Il server ha sigillato la sua parte del seme casuale quando il tavolo è stato creato, poi il browser di ogni giocatore ne aggiunge una propria. Il tuo browser conserva il sigillo e, a partita finita, verifica che nulla sia cambiato.
web-lobby-fair-limits = Un host che si mette d’accordo con un giocatore potrebbe comunque provare molti valori per la parte di quel giocatore nel seme casuale, finché i dadi non vanno bene a entrambi. Un host può anche abbandonare delle partite e cominciarne altre, finché una non gli va bene.
web-lobby-fair-record = Le pescate e i tiri fatti prima che questo tavolo riprendesse la partita non sono stati sigillati: nessuno può verificarli.
web-lobby-fair-details = Vedi i sigilli
web-lobby-fair-server = Sigillo della parte del server
web-lobby-fair-mine = La tua parte, posto { $n }
web-lobby-fair-none = La tua parte viene aggiunta quando prendi posto.

web-talk = Chat
web-talk-none = Ancora nessun messaggio.
web-talk-label = Di’ qualcosa
web-talk-send = Invia
web-talk-who = { $name }:

## House notes

web-notes-title = Note della casa
web-notes-none = Le note della casa raccolgono le tue regole casalinghe e i tuoi promemoria. Allega un file di aiuto (YAML con sezioni in Markdown): tutti a questo tavolo potranno leggerlo sotto “Regole”.
web-notes-name = “{ $name }” ora fa parte delle regole di questo tavolo.
web-notes-attach = Allega un file
web-notes-replace = Sostituisci
web-notes-remove = Togli
# $what says in English what the program found wrong in the file, and on which line.
web-notes-wrong = Questo non è un file di aiuto: { $what }
web-notes-size = Il file è troppo grande: al massimo 64 KiB.

## The rulebook

web-edition = Regolamento
web-edition-en = Inglese
web-edition-en-changed = Inglese, modificato
web-edition-fr = Francese
web-edition-fr-changed = Francese, modificato
web-edition-it = Italiano
web-edition-it-changed = Italiano, modificato
web-edition-single = Singole regole
web-edition-switch-five-of-a-kind = Pokerissimo
web-edition-five-of-a-kind-below = Sotto la Scala Reale
web-edition-five-of-a-kind-above = Sopra la Scala Reale
web-edition-switch-start-of-fight-step = Effetti di inizio scontro
web-edition-start-of-fight-step-before-cards = Prima che si giochino carte
web-edition-start-of-fight-step-after-accepting = Quando il bersaglio ha accettato
web-edition-switch-guard-commits-first = Prima carta in una Rapina in Banca
web-edition-guard-commits-first-no = Di chi rapina
web-edition-guard-commits-first-yes = Della Guardia
web-edition-switch-bandit-draws-first = Le carte dei Banditi si pescano
web-edition-bandit-draws-first-yes = Prima della tua carta
web-edition-bandit-draws-first-no = Dopo la tua carta
web-edition-switch-sheriff-draws-first = Le carte dello Sceriffo si pescano
web-edition-sheriff-draws-first-no = Dopo la carta del Ricercato
web-edition-sheriff-draws-first-yes = Prima della carta del Ricercato
web-edition-switch-surrender-to-sheriff = Arrendersi allo Sceriffo
web-edition-surrender-to-sheriff-yes = Permesso
web-edition-surrender-to-sheriff-no = Solo senza carte
web-edition-switch-story-ride = Movimento dello Sceriffo per una storia
web-edition-story-ride-up-to = Fino al numero di spazi indicato
web-edition-story-ride-exact = Il numero esatto di spazi
web-edition-switch-delivery-after = Consegne ed effetti di fine movimento
web-edition-delivery-after-move-action = Dopo un’azione di movimento
web-edition-delivery-after-any-movement = Dopo ogni movimento
web-edition-delivery-after-deliveries-any-movement = Solo consegne: dopo ogni movimento
web-edition-switch-change-active-item = Cambiare arma o cavalcatura
web-edition-change-active-item-bought = Quando la si compra
web-edition-change-active-item-bought-or-upgraded = Quando la si compra o migliora
web-edition-switch-raising-card-values = Alzare i valori in uno scontro
web-edition-raising-card-values-never = Mai
web-edition-raising-card-values-up-to-ace = Fino all’Asso
