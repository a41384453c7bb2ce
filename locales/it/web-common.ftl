# Texts of the page that several screens share, and those of its buttons, cards and dialogs.

web-wordmark = Darkrock
web-loading = Selliamo i cavalli
web-trouble = Ferma i cavalli
web-try-again = Riprova
web-close = Chiudi
web-cancel = Annulla

web-lost = Solo polvere
web-lost-more = Nessuna pista porta qui. Torna indietro e prendine un’altra.
web-lost-home = Torna in città
web-table-missing = Tavolo inesistente
web-table-missing-more = Nessun tavolo ha questo link. Controlla che sia completo, o fattene dare uno nuovo.

## When a player is asked: on the page, in the tab, in a notification of the browser

web-call-turn = Tocca a te
web-call-choice = Scegli tu
web-notify-title = Notifiche
web-notify-offer = Vuoi una notifica quando tocca a te e questa scheda è nascosta?
web-notify-yes = Avvisami
web-notify-no = No, grazie
web-notify-more = Quando tocca a te e la scheda è nascosta.
web-notify-blocked = Il browser blocca le notifiche di questo sito. Consentile nelle sue impostazioni.

## Kinds of effects

web-kind-action = Azione
web-kind-bonus = Bonus
web-kind-reaction = Reazione

## Cards

# $card is the rank and suit with the title, such as "9♦ Instincts".
web-card-playable = { $card }, giocabile
web-card-chosen = { $card }, scelta
web-card-dimmed = { $card }, non ora
web-card-back = Carta coperta

## Players

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
web-error-network = Il server non è raggiungibile.
web-error-server = Il server non ha capito.
web-error-reply = La risposta del server non ha senso.
web-error-page = La pagina non ha potuto farlo. Ricaricala.
web-error-request = La pagina e il server non si capiscono. Ricarica la pagina.

## What the server says no to, by its short codes

web-error-no-guest = Questo browser qui non ha ancora un nome: di’ chi sei.
web-error-not-found = Qui non c’è nulla del genere. Forse il link non è intero.
web-error-too-many = È troppo in una volta. Aspetta un poco e riprova.
web-error-bot-games = Ci sono troppe partite di soli bot in corso. Attendi che una finisca.
web-error-too-slow = La richiesta ha impiegato troppo tempo. Riprova.
web-error-unavailable = Ora il server non può farlo. Nulla è cambiato: riprova.
web-error-internal = Il server non ha potuto farlo: un errore del programma.
web-error-name = Un nome ha da 1 a 24 caratteri, quello di un tavolo al massimo 40.
web-error-chat = Un messaggio ha da 1 a 300 caratteri.
web-error-seats = Un tavolo ha da 2 a 6 posti.
web-error-seat = Questo posto non esiste.
web-error-length = Una partita va a 15, 20 o 25 PL.
web-error-setup = Queste scelte non vanno insieme.
web-error-modules = Ciò che è stato scelto non si può giocare insieme.
web-error-unknown-module = Qui non c’è un modulo del genere.
web-error-unknown-mode = Qui non c’è una modalità del genere.
web-error-unknown-variant = Qui non c’è una variante del genere.
# What does not go together where nobody has written it down more exactly. $module and $other are names.
web-misfit-players = { $module }: da { $least } a { $most } giocatori.
web-misfit-players-only = { $module }: solo in { $players } giocatori.
web-misfit-length = { $module } non si gioca a { $length } PL.
web-misfit-needs = { $module } si gioca solo con { $other }.
web-misfit-needs-with = In { $players } giocatori, { $module } si gioca con { $other }.
web-misfit-excludes = { $module } e { $other } non vanno insieme.
web-error-record = Questa registrazione non si può usare: non è intera, o non rispetta le regole.
web-error-record-windows = Questa registrazione salta le finestre di reazione vuote (skip-empty-windows: yes): una domanda rivelerebbe la mano di un giocatore. Riprendi una registrazione che indica «no».
web-error-bot = Qui non c’è un bot del genere.
web-error-character = Questo personaggio non si può scegliere, o l’ha scelto un altro posto.
web-error-open-seats = Un posto è ancora aperto: prima assegnalo a una persona o a un bot.
web-error-part-missing = La pagina di un giocatore non ha ancora dato la sua parte dei dadi. Aspetta che quel giocatore abbia aperto il tavolo.
web-error-taken = Questo posto è di un altro giocatore.
web-error-started = La partita è cominciata: ora i posti sono fissi.
web-error-not-host = Può farlo solo chi ha creato il tavolo.
web-error-not-your-seat = Questo posto non è tuo.
web-error-not-seated = Può farlo solo chi siede al tavolo.
web-error-not-finished = Questo arriva a partita finita.
web-error-no-game = Ora a questo tavolo non si gioca.
web-error-no-person = Nessuna persona gioca a questo posto.
web-error-no-bot = Nessun bot gioca a questo posto.
web-error-no-vote = Possono votare solo gli altri giocatori della partita.
web-error-present = Questo giocatore è presente e nei tempi. Si può votare solo su chi è assente o fuori tempo.
web-error-bot-plays = A questo posto gioca un bot: prima riprendi il posto.
web-error-stale = Intanto la partita è andata avanti. Scegli di nuovo.
web-error-not-asked = Ora a questo posto non si chiede di scegliere.
web-error-choice = Questa non è una scelta del gioco.
web-error-open = Questo ora si può scegliere.
web-error-undo = Non c’è nulla da annullare: nel frattempo si è scoperto qualcosa, o un altro giocatore ha scelto.
web-error-hints-off = Questo tavolo gioca senza consigli.
web-error-no-hint = Nessun consiglio trovato: riprova.
web-error-not-faced = Prima di’ che sei davanti allo schermo.

## A number that stands here must stand in the whole text.

web-gist-cheat = A poker assume qualsiasi valore. Il seme resta.
web-gist-sprint = Al termine di un movimento, muovi fino a 2 spazi in più.
web-gist-manhunt = Sceriffo: 3 spazi. Marshal o Ricercato: 1 PL.
web-gist-stick-em-up = Dopo la rivelazione, carta avversaria −2.
web-gist-reputation = Ottieni 1 altro punto sullo stesso tracciato.
web-gist-wallop = Se vinci: un’altra ferita a un giocatore, o peschi 1 carta.
web-gist-shootout = Dopo il confronto dei valori, ricomincia lo scontro.
web-gist-instincts = Pesca 3 carte. Oppure pescane 1 quando la scarti.
web-gist-lady-luck = A poker: ottieni 30$ e pesca 1 carta.
web-gist-bulletproof = In uno scontro annulla le tue ferite e curane 1.
web-gist-quickdraw = Annulla l’effetto di una carta Scontro.
