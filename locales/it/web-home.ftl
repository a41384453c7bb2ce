# The first screen: playing at once, tables to join, making a table; and the bar over the screens around the game.

web-home-tagline = Esplora, gioca d’azzardo, rapina e fatti un nome. Da 2 a 6 giocatori, direttamente nel browser.
web-home-credit = Opera amatoriale non ufficiale, con illustrazioni originali. Procurati il gioco da tavolo { $game }. Icone: game-icons.net, CC BY 3.0.
web-home-board-game = Western Legends

## The bar

web-nav = Menu principale
web-nav-rules = Regole
web-nav-settings = Impostazioni
web-nav-language = Lingua

## The guest's name

web-guest = Ospite: { $name }
web-guest-none = Scegli un nome
web-guest-title = Come ti chiami?
web-guest-label = Il tuo nome
web-guest-help = Gli altri giocatori vedono il tuo nome al tavolo. Non serve un account: questo browser si ricorda di te.
web-guest-keep = Salva
# Names given to those who have none, separated by commas: first names of the Old West.
web-guest-names = Marlow, Jules, Ada, Clementine, Silas, Hattie, Ezra, Josephine, Wade, Opal, Virgil, Lottie, Amos, Della, Rufus, Cora, Jasper, Mabel, Levi, Pearl, Gideon, Nell, Otis, Ruby, Boone, Effie, Harlan, Sadie, Emmett, Willa

## Playing at once

web-play-title = Gioca subito contro i bot
web-play-begins = Inizia { $place } con { $gains }.
web-play-opponents = I tuoi avversari
web-play-opponents-number = Numero di avversari
web-play-mixed = Misti
# For those who hear the page: the button that changes the level of one opponent.
web-play-opponent = Avversario { $n }: { $level }. Cambia il livello
web-play-opponent-title = Quanto è bravo l’avversario { $n }?
web-play-length = Durata
web-play-now = Gioca ora
web-play-again = Come l’ultima volta
web-play-again-more = { $name }, { $players } giocatori, { $length } PL
web-play-everything = Personalizza
web-play-everything-more = Personaggi, negozi, varianti
web-kind = A che cosa giochi?
web-kind-base = Il gioco base
web-kind-base-more = Due città, miniere, bestiame e la legge.
web-kind-base-for = Comincia da qui
web-kind-box = La scatola intera
web-kind-box-more = Un secondo tabellone, il treno, il gioco del faro, atti di proprietà e storie leggendarie.
web-kind-box-for = Se conosci il gioco base
web-kind-modes = Un altro modo di giocare
web-kind-modes-more = Bande, fattorie, ricchezze, sfortuna: giochi a sé.
web-kind-players = Da { $least } a { $most } giocatori
web-kind-minutes = Circa { $minutes } min
web-kind-minutes-here = Circa { $minutes } min su questo server

## A first game, for newcomers

web-first-title = Nuovo in città?
web-first-more = Una partita breve con una guida al tuo fianco, contro due avversari facili. Non serve leggere prima le regole.
web-first-go = Comincia

## Bots' levels. A level without words here is shown by its id.

web-level-random = Rotolacampo
web-level-random-more = Sceglie a caso.
web-level-greenhorn = Pivello
web-level-greenhorn-more = Nuovo in città e sbadato: adatto alla prima partita.
web-level-cowboy = Cowboy
web-level-cowboy-more = Pianifica ogni turno e conosce le probabilità.
web-level-gunslinger = Pistolero
web-level-gunslinger-more = Prevede molte mosse e non perdona nulla.
web-level-program = Programma
web-level-program-more = Un programma fornito dal gestore di questo server.
# A level that is told how long it may think: $n is a number of tries.
web-level-told = { $level } ({ $n })
web-level-strength = Forza { $n } su { $of }
web-level-all = Tutti
web-level-all-more = “Tutti” imposta il livello di ogni avversario.
web-level-all-of = { $level } per tutti gli avversari

## What tables agree on

web-length-15 = Breve ({ $n })
web-length-20 = Media ({ $n })
web-length-25 = Lunga ({ $n })
web-length-other = { $n } PL
web-characters-draft = Uno su due
web-characters-random = A caso
web-characters-chosen = A scelta
web-pace-instant = Immediata
web-pace-brisk = Svelta
web-pace-relaxed = Tranquilla
web-goals-on = con obiettivi
web-goals-off = senza obiettivi
# Kinds of games, and what each of them is.
web-variant-usual = Partita standard
web-variant-usual-more = Con tutti i personaggi e gli oggetti, il bestiame e le storie.
web-table-of = Tavolo di { $name }
web-table-bots = Un tavolo di bot
web-table-plain = Un tavolo
web-table-sum = { $length }, { $goals }
web-table-seats = Posti occupati: { $taken } su { $seats }

## Lists of tables

web-mine-title = Le mie partite
web-mine-running = { $n ->
    [0] nessuna in corso
    [one] 1 in corso
   *[other] { $n } in corso
}
web-mine-draft = Preparazione della partita
web-mine-round = Round { $round }, hai { $lp } PL
web-mine-your-turn = Tocca a te
web-mine-open = Apri
web-mine-more = { $n ->
    [one] Mostrane un’altra
   *[other] Mostrane altre { $n }
}
web-mine-fewer = Mostra meno
# $names: the people with whom one plays
web-turn-with = con { $names }
web-turn-take = Gioca il tuo turno
web-mine-past = { $n ->
    [one] Mostra l’ultima partita terminata
   *[other] Mostra le ultime { $n } partite terminate
}
web-mine-past-hide = Nascondi le partite terminate
web-mine-result = Risultato
web-row-round = Round { $round }
web-row-leads = In testa { $name } con { $lp } PL
web-row-leads-you = Sei in testa con { $lp } PL
web-row-level = Parità a { $lp } PL
web-row-pointless = Nessuno ha ancora punti
web-row-waiting = In attesa di { $name }
web-row-waiting-many = In attesa di { $n } giocatori
# $name: the character
web-row-person = { $person } ({ $name })
web-row-won = { $n ->
    [0] Finita
    [one] Ha vinto { $names }
   *[other] Vittoria condivisa: { $names }
}
web-row-ended = Terminata senza risultato
web-row-rounds = { $n ->
    [one] 1 round
   *[other] { $n } round
}
web-lists = Tavoli
web-lists-open = Aperti
web-lists-running = In corso
web-lists-finished = Finiti
web-lists-none-open = Ora non ci sono tavoli aperti. Creane uno e manda il link agli amici.
web-lists-none-running = Al momento non è in corso nessuna partita pubblica.
web-lists-none-finished = Ancora nessuna partita finita.
web-lists-join = Unisciti
web-lists-watch = Guarda
web-lists-replay = Replay
web-lists-more = Mostra altri
# For those who hear the page: what the button does with which table.
web-lists-of = { $action }: { $table }

web-learn-title = Impara il gioco
web-learn-more = Consulta ogni regola, carta e oggetto.
web-learn-go = Leggi le regole

## Making a table

web-create = Crea un tavolo
web-create-mode = Modalità
web-create-pace = Velocità dei bot
