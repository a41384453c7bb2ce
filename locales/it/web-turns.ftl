# Turn-based tables: their times, standing orders, vacations, notifications, and the list of the games that wait for the player.

## Settings of a table

web-turns-kind = Ritmo di gioco
web-turns-live = Dal vivo
web-turns-slow = A turni
web-turns-live-more = Tutti sono al tavolo e giocano subito.
web-turns-slow-more = Si gioca in più giorni: per ogni decisione ci sono ore di tempo.
web-turns-decision = Tempo per ogni decisione
web-turns-reserve = Riserva per tutta la partita
web-turns-reserve-none = Nessuna
web-turns-missed = Subentra un bot dopo
web-turns-missed-n = { $n ->
    [one] { $n } decisione mancata
   *[other] { $n } decisioni mancate
 }
web-turns-vacations = Ferie permesse
web-turns-vacations-more = Durante le ferie di un giocatore, il suo orologio si ferma.
web-turns-hours = { $n ->
    [one] { $n } ora
   *[other] { $n } ore
 }
web-turns-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
 }
web-turns-agreed = { $decision } per ogni decisione, riserva: { $reserve }

## Clocks. The times are short: they stand on small labels.

web-turns-left-days = { $n } g { $hours } h
web-turns-left-hours = { $n } h { $minutes } min
web-turns-left-minutes = { $n } min
# For those who hear the page, and as a tooltip of a player’s clock.
web-turns-clock = { $name } ha ancora { $time } per questa decisione, di cui { $reserve } di riserva.
web-turns-clock-you = Hai ancora { $time } per questa decisione, di cui { $reserve } di riserva.
web-turns-on-vacation = In ferie. Ritorno: { $date }
web-turns-reserve-left = Riserva: { $time }
web-turns-vacation = Ferie: { $begins } – { $ends }
web-turns-until = Ancora { $time }

## My games

web-turns-next = Prossima partita
web-turns-next-n = { $n ->
    [one] Prossima partita: { $n } in attesa
   *[other] Prossima partita: { $n } in attesa
 }
web-turns-tab = ({ $n }) { $name }
web-turns-notify-title = { $n ->
    [one] Tocca a te
   *[other] Tocca a te in { $n } partite
 }

## Standing orders

web-orders = Istruzioni
web-orders-more = Decidi ora che cosa il gioco non deve chiederti. Solo tu vedi le tue istruzioni. Vengono seguite un minuto dopo la domanda, mai prima. Se non decidi altrimenti, un pistolero interpreta per te i Banditi e le Guardie, e il gioco passa per te quando nessuna tua carta è adatta per reagire.
web-orders-place = Queste istruzioni valgono
web-orders-place-all = Per tutti i miei tavoli
web-orders-place-here = Solo per questo tavolo
web-orders-npc = Banditi, Guardie e altri avversari nei turni altrui
web-orders-npc-bot = Gioca un pistolero
web-orders-npc-ask = Chiedi a me
web-orders-npc-more = Le carte di questi avversari non ti danno alcun vantaggio. Tutti hanno lo stesso pistolero.
web-orders-windows = Reazioni
web-orders-windows-ask = Chiedi a me
web-orders-windows-empty = Passa se nessuna carta è adatta
web-orders-windows-always = Passa sempre
web-orders-windows-bot = Decide un pistolero
web-orders-windows-more = Quando il gioco passa per te, lo fa sempre un minuto dopo la domanda: nessuno può capire se avevi una carta o se passi sempre. Con “Passa se nessuna carta è adatta”, da un’attesa più lunga gli altri possono capire che hai una carta adatta o che vuoi decidere tu.
web-orders-goals = Un obiettivo che puoi mostrare
web-orders-goals-ask = Chiedi a me
web-orders-goals-show = Mostralo
web-orders-sheriff = Spostare lo Sceriffo nei turni altrui
web-orders-effects = Scelte per carte e storie nei turni altrui
web-orders-effects-more = Il pistolero decide con le tue carte e il tuo denaro, come farebbe per sé. La sua risposta rivela agli altri quanto rivelerebbe la tua.
web-orders-poker = Quando altri iniziano una mano di poker
web-orders-poker-ask = Chiedi a me
web-orders-poker-never = Non partecipare mai
web-orders-poker-rule = Partecipa se…
web-orders-stake = Puntata massima
web-orders-stake-n = { $n }$
web-orders-hand = La mia mano contiene almeno
web-orders-hand-any = Qualsiasi carta
web-orders-hand-pair = Una Coppia
web-orders-hand-more = Chi indovina questa istruzione può capire dalla tua risposta se hai una Coppia.
web-orders-faro = Quando altri iniziano una partita a faro
web-orders-faro-ask = Chiedi a me
web-orders-faro-never = Non partecipare mai
web-orders-save = Salva

## An order that is offered

web-offer-title = Gli altri hanno aspettato { $time }
web-offer-npc = Hanno aspettato che tu scegliessi la carta dei Banditi o di una Guardia.
web-offer-windows = Hanno aspettato che tu decidessi se reagire.
web-offer-sheriff = Hanno aspettato che tu spostassi lo Sceriffo.
web-offer-effects = Hanno aspettato la tua scelta per una carta o una storia.
web-offer-more = Vuoi che nei turni altrui un pistolero prenda per te decisioni come queste: reazioni, movimenti dello Sceriffo, scelte per carte e storie? Decide con le tue carte, un minuto dopo la domanda, come farebbe per sé. Puoi cambiare questa scelta in “Istruzioni”.
web-offer-all = Sì, ovunque
web-offer-here = Solo qui

## Since you were away

web-away-title = Mentre non c’eri
web-away-cut = Gli eventi più vecchi non sono mostrati.
web-away-bot = Un bot ha giocato al posto tuo.
web-away-play = Rivedi
web-away-skip = Salta
web-away-close = Chiudi

## Notifications outside of the page

web-tell-title = Avvisami quando tocca a me
web-tell-more = Su questo dispositivo; nelle partite a turni anche quando Darkrock è chiuso.
web-tell-page = Per ora solo quando Darkrock è aperto in una scheda. Attiva gli avvisi per riceverli anche quando è chiuso.
web-tell-trying = Un messaggio di prova è in arrivo. Ci vogliono al massimo 20 secondi.
# Variables: $when (text), a date with its time.
web-tell-on = Un messaggio di prova è arrivato su questo dispositivo: { $when }.
web-tell-again = Inviane un altro
web-tell-retry = Riprova
web-tell-never = Non avvisarmi
web-tell-home = Su iPhone o iPad aggiungi prima Darkrock alla schermata Home: tocca il pulsante Condividi, poi “Aggiungi alla schermata Home”. Aprilo da lì e attiva questa opzione.
web-tell-insecure = Puoi ricevere messaggi solo se l’indirizzo di questa pagina inizia con https.
web-tell-unsupported = Questo browser non può ricevere messaggi quando la pagina è chiusa.
web-tell-blocked = Questo browser blocca le notifiche di questo sito. Consentile nelle impostazioni del sito, poi riprova.
web-tell-worker = La parte della pagina che riceve i messaggi non si avvia in questo browser. Le finestre private spesso non lo permettono.
web-tell-service = Questo browser non ha un servizio di notifiche, o non riesce a raggiungerlo.
web-tell-refused = Il servizio di notifiche di questo browser rifiuta i messaggi di questo server.
web-tell-unreachable = Il servizio di notifiche di questo browser al momento non accetta messaggi.
web-tell-silent = Un messaggio di prova è stato inviato, ma non è arrivato entro 20 secondi. Forse questo dispositivo risparmia energia o trattiene le notifiche.
web-tell-many = Troppi messaggi di prova: riprova tra dieci minuti.
web-tell-server = Il server non risponde: riprova.
web-tell-instead-page = In alternativa, ricevi le notifiche finché Darkrock è aperto in una scheda.
web-tell-instead-title = In alternativa, finché Darkrock è aperto, il titolo della scheda mostra quando tocca a te.
web-tell-instead-mail = Ricevi anche un’e-mail.
web-tell-instead-mailable = Qui sotto puoi attivare anche le e-mail.
web-mail-title = E-mail
web-mail-more = Un riepilogo delle partite che ti aspettano, se il tuo account ha un indirizzo e questo server può inviare e-mail.

## Vacations

web-vacation-title = Ferie
web-vacation-more = Ai tavoli a turni che lo permettono, il tuo orologio si ferma durante le tue ferie. Gli altri vedono le tue date. Puoi ancora prendere { $days } di ferie nell’arco di un anno.
web-vacation-begins = Primo giorno
web-vacation-ends = Ultimo giorno
web-vacation-add = Aggiungi
web-vacation-dates = { $begins } – { $ends }
web-vacation-end = Termina: { $dates }
web-vacation-end-short = Termina

## Errors

web-error-turns = Questi tempi non sono validi.
web-error-turn-based = A un tavolo a turni solo l’orologio decide quando subentra un bot.
web-error-not-turn-based = È possibile solo ai tavoli a turni.
web-error-subscription = Il servizio di notifiche di questo browser non si può usare.
web-error-vacation = Scegli un ultimo giorno che non preceda il primo, al massimo 30 giorni dopo ed entro un anno da oggi.
web-error-vacation-past = Le ferie devono iniziare oggi o più tardi.
web-error-vacation-overlap = Hai già ferie in quelle date.
web-error-vacation-limit = Puoi prendere al massimo 30 giorni di ferie in un anno.
web-error-vacation-many = Hai annunciato 12 periodi di ferie. Prima terminane uno.
web-error-missed = Questo riepilogo non è disponibile.
