# Texts of the page that several screens share, and those of its buttons, cards and dialogs.

web-wordmark = Darkrock
web-loading = Selliamo i cavalli
web-trouble = Qualcosa è andato storto
web-try-again = Riprova
web-close = Chiudi
web-announcement = Dal gestore di questo server
web-cancel = Annulla

web-lost = Pagina non trovata
web-lost-more = Questo link non porta da nessuna parte. Torna indietro e provane un altro.
web-lost-home = Torna in città
web-table-missing = Tavolo non trovato
web-table-missing-more = Nessun tavolo corrisponde a questo link. Forse il tavolo è stato chiuso, o il link è incompleto.

## When a player is asked: on the page, in the tab, in a notification of the browser

web-call-turn = Tocca a te
web-call-choice = Scegli tu
web-notify-title = Notifiche
web-notify-offer = Vuoi che questo dispositivo ti avvisi quando tocca a te?
web-notify-yes = Avvisami
web-notify-no = No, grazie

## Kinds of effects

web-kind-action = Azione
web-kind-bonus = Bonus
web-kind-reaction = Reazione

## Cards

# $card is the rank and suit with the title, such as "9♦ Instincts".
web-card-playable = { $card }, giocabile
web-card-chosen = { $card }, scelta
web-card-dimmed = { $card }, ora non giocabile
web-card-back = Carta coperta

## Players

# A player by person and character.
web-person-as = { $person } ({ $name })
web-shape-1 = cerchio
web-shape-2 = quadrato
web-shape-3 = triangolo
web-shape-4 = rombo
web-shape-5 = esagono
web-shape-6 = scudo
web-seat = Posto { $n }
web-marshal = Marshal
web-wanted = Ricercato
web-row = riga { $n }
web-actions-left = { $n ->
    [0] Azioni finite
    [one] 1 azione rimasta
   *[other] { $n } azioni rimaste
}

## The line to the server

web-line-lost = Connessione persa. Riconnessione…
web-in-line = { $ahead ->
    [one] Un’altra richiesta viene prima della tua
   *[other] { $ahead } richieste vengono prima della tua
}
web-version-new = C’è una nuova versione di questa pagina.
web-version-foreign = La versione del server non è compatibile con questa pagina.
web-version-load = Ricarica la pagina
web-version-part = Non è stato possibile caricare una parte di questa pagina. Forse c’è una nuova versione.
web-error-network = Il server non è raggiungibile.
web-error-server = Il server non ha potuto leggere la richiesta.
web-error-reply = La risposta del server non è valida.
web-error-page = Qualcosa è andato storto in questa pagina. Ricaricala.
web-error-request = La pagina e il server hanno versioni diverse. Ricarica la pagina.

## What the server says no to, by its short codes

web-error-no-guest = Prima scegli un nome.
web-error-cookies = Questo browser non conserva i cookie di questo sito, perciò il server non può ricordare il tuo nome. Consentili.
web-error-name-taken = Un account ha già questo nome, o uno che gli somiglia. Scegli un altro nome, oppure accedi.
web-error-name-reserved = Questo nome è riservato al programma. Scegline un altro.
web-error-not-found = Non trovato. Forse il link è incompleto.
web-error-too-many = Troppe richieste. Aspetta un momento e riprova.
web-error-bot-games = Tu o altri nella tua rete avete già in corso troppe partite tra soli bot. Attendi che ne finisca una.
web-error-too-slow = La richiesta ha impiegato troppo tempo. Riprova.
web-error-unavailable = Ora il server non può eseguire la richiesta. Nulla è cambiato: riprova.
web-error-elsewhere = Questo tavolo sta passando a un altro server. Riprova.
web-error-banned = Il gestore di questo server ha escluso questo browser o indirizzo.
web-banned-account = I dati salvati su di te: vedili, scaricali o cancellali
web-error-internal = Errore interno: il server non ha potuto eseguire la richiesta.
web-error-name = Un nome deve avere da 1 a 24 caratteri, quello di un tavolo al massimo 40.
web-error-chat = Un messaggio deve avere da 1 a 300 caratteri.
web-error-chat-limit = Troppi messaggi in una volta. Attendi un momento.
web-error-seats = Un tavolo deve avere da 2 a 6 posti.
web-error-seat = Questo posto non esiste.
web-error-length = Una partita si gioca a 15, 20 o 25 PL.
web-error-setup = Queste opzioni sono incompatibili.
web-error-modules = Queste espansioni e varianti sono incompatibili.
web-error-unknown-module = Espansione sconosciuta.
web-error-unknown-mode = Modalità sconosciuta.
web-error-unknown-variant = Variante sconosciuta.
# What does not go together where nobody has written it down more exactly. $module and $other are names.
web-misfit-players = “{ $module }”: da { $least } a { $most } giocatori.
web-misfit-players-only = “{ $module }”: solo per { $players } giocatori.
web-misfit-length = “{ $module }” non si gioca a { $length } PL.
web-misfit-needs = “{ $module }” richiede “{ $other }”.
web-misfit-needs-with = In { $players } giocatori, “{ $module }” richiede “{ $other }”.
web-misfit-excludes = “{ $module }” e “{ $other }” sono incompatibili.
# For how many players and to which lengths a mode is recommended. $lengths is how many lengths there are: none, one or two.
web-advice = Consigliata per partite da { $least } a { $most } giocatori{ $lengths ->
    [0] .
    [one] , a { $first } PL.
   *[other] , a { $first } o { $last } PL.
}
web-error-record = Questa registrazione non si può usare: è incompleta o contiene mosse illegali.
web-error-record-long = Questa registrazione è troppo lunga: il limite è di 512 KiB.
web-error-record-slow = Riprodurre questa registrazione richiede troppo tempo.
web-error-record-windows = Questa registrazione salta le finestre di reazione vuote (skip-empty-windows: yes): chiedere a un giocatore di reagire ne rivelerebbe le carte. Usa una registrazione che imposta skip-empty-windows su no.
web-error-bot = Bot sconosciuto.
web-error-character = Questo personaggio non è disponibile, o è già stato scelto per un altro posto.
web-error-open-seats = Un posto è ancora libero: prima assegnalo a una persona o a un bot.
web-error-part-missing = Il browser di un giocatore non ha ancora inviato la sua parte del seme casuale. Aspetta che quel giocatore apra il tavolo.
web-error-taken = Questo posto è di un altro giocatore.
web-error-started = La partita è cominciata: ora i posti sono fissi.
web-error-not-host = Può farlo solo l’host.
web-error-not-your-seat = Questo posto non è tuo.
web-error-not-seated = Possono farlo solo i giocatori seduti al tavolo.
web-error-not-finished = Disponibile a partita finita.
web-error-settled = Questa partita conta già come abbandonata: si può continuare, ma non terminare senza risultato.
web-error-no-game = Nessuna partita in corso a questo tavolo.
web-error-no-person = Questo posto non è occupato da una persona.
web-error-no-bot = Questo posto non è occupato da un bot.
web-error-no-vote = Possono votare solo gli altri giocatori della partita.
web-error-present = Questo giocatore è presente e rispetta il limite di tempo. Con un voto si può sostituire solo chi è assente o troppo lento.
web-error-bot-plays = A questo posto gioca un bot: prima riprendi il posto.
web-error-stale = La partita è andata avanti. Scegli di nuovo.
web-error-not-asked = Ora questo posto non ha scelte da fare.
web-error-choice = Scelta non valida.
web-error-open = Questa scelta è disponibile ora.
web-error-undo = Nulla da annullare: è stata rivelata un’informazione nascosta, o un altro giocatore ha già scelto.
web-error-hints-off = A questo tavolo si gioca senza consigli.
web-error-rated-one-seat = A un tavolo classificato ogni browser può occupare un solo posto.
web-error-rated-agreed = Altri giocatori si sono seduti: non si può più decidere se la partita sia classificata o no.
web-error-rated-record = Una partita ripresa da una registrazione non può essere classificata.
web-error-rules-changed = Le regole sono cambiate da quando è stata giocata questa partita.
web-error-no-result = Questa partita è stata terminata senza risultato.
web-error-goes-on = Questa partita non si è fermata: puoi continuare.
web-error-consent = Non tutti hanno ancora accettato i cambiamenti. Aspetta un momento.
web-error-protocol = La versione del server non è compatibile con questa pagina.
web-error-rated-account = Le partite classificate richiedono un account. Prima rendi permanente il tuo nome.
web-error-rated-modules = Una partita con espansioni non incluse nel programma non può essere classificata.
web-error-rated-program = I programmi non giocano ai tavoli classificati.
web-error-listed-tables = Tre dei tuoi tavoli aperti sono già pubblici. Inizia la partita a uno di quei tavoli, lasciane uno, o mostra questo solo a chi ha il link.
web-error-listed-network = La lista ha già abbastanza tavoli aperti dalla tua rete. Mostra questo solo a chi ha il link, o riprova più tardi.
web-error-seat-refused = L’host tiene questo posto per altri.
web-error-seat-account = Qui si siede solo chi ha un account. Prima rendi permanente il tuo nome.
web-error-seat-invitation = Qui ci si siede su invito. Chiedi un link all’host.
web-error-seat-removed = Ti hanno escluso da questo tavolo. L’host può invitarti di nuovo con un link.
web-error-ignore-self = Questo è il tuo profilo.
web-error-search = Questa ricerca non è valida.
web-error-language = Lingua sconosciuta.
web-error-no-hint = Nessun consiglio trovato. Riprova.
web-error-not-faced = Prima conferma di essere davanti allo schermo.

## A number that stands here must stand in the whole text.

web-gist-cheat = A poker assume qualsiasi valore, ma non cambia seme.
web-gist-sprint = Dopo un’azione di movimento, muovi fino a 2 spazi in più.
web-gist-manhunt = Sposta lo Sceriffo fino a 3 spazi. Se sei Marshal o Ricercato: 1 PL.
web-gist-stick-em-up = Dopo la rivelazione, togli 2 alla carta avversaria.
web-gist-reputation = Quando ottieni punti Marshal o Ricercato, ne ottieni 1 in più.
web-gist-wallop = Giocatore battuto: 1 ferita in più. Altro avversario: pesca 1 carta.
web-gist-shootout = Dopo il confronto, puoi ricominciare lo scontro.
web-gist-instincts = Pesca 3 carte, o pescane 1 quando scarti questa.
web-gist-lady-luck = A poker: ottieni 30$ e pesca 1 carta.
web-gist-bulletproof = In uno scontro non subisci ferite e ne curi 1.
web-gist-quickdraw = Annulla l’effetto di una carta Scontro.
