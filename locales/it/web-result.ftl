# The end of a game, and its replay.

web-result-legend = { $n ->
    [one] La leggenda è { $names }
   *[other] Le leggende sono { $names }
}
web-result-trigger = { $name } ha raggiunto { $length } PL prima degli altri, nel round { $round }.
web-result-passed = In testa dopo il punteggio finale: { $name }.
web-result-shared = Parità dopo il punteggio finale.
# Where the reader came: $place of $of with $lp LP, $gap LP from $name.
web-result-you-won = { $gap ->
    [0] Hai vinto con { $lp } PL, allo spareggio con { $name }.
   *[other] Hai vinto con { $lp } PL, { $gap } in più di { $name }.
}
web-result-you-shared = Condividi la vittoria con { $lp } PL.
web-result-you-tied = Hai chiuso al { $place ->
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
   *[other] sesto
} posto su { $of } con { $lp } PL, tanti quanti { $name }, che vince lo spareggio.
web-result-you-lost = Hai chiuso al { $place ->
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
   *[other] sesto
} posto su { $of } con { $lp } PL, { $gap } in meno di { $name }.
# $mine are the reader's LP from a source, $theirs those of $name.
web-result-you-why = La differenza maggiore è alla voce “{ $source }”: { $mine } PL per te, { $theirs } per { $name }.
web-result-podium = La classifica
# Whoever played a character: a person or a bot.
web-result-by = Chi gioca: { $name }
web-result-place = { $place }. { $name }
web-result-lp = { $lp } PL

web-result-sources = Da dove vengono i punti
web-result-length = { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
} · { $minutes ->
    [0] meno di un minuto
    [one] 1 minuto
   *[other] { $minutes } minuti
}
web-result-player = Giocatore
web-result-total = Totale
web-result-most = Il massimo da questa fonte
web-result-counted = A destra della linea: PL di fine partita
web-result-source-fights = Scontri
web-result-source-tracks = Tracciati
web-result-source-town = Città
web-result-source-cattle = Bestiame
web-result-source-stories = Storie
web-result-source-cards = Carte
web-result-source-other = Altro
web-result-source-upgrades = Miglioramenti
web-result-source-money = Denaro
web-result-source-wounds = Ferite
web-result-source-wanted = Ricercato
web-result-source-marshal = Marshal
web-result-source-tokens = Segnalini

web-result-plot = Punti Leggenda per round
web-result-plot-target = Tratteggio: a { $length } PL si attiva la fine
web-result-plot-final = Finale
web-result-plot-label = Punti Leggenda per round. Con le frecce si scorrono i round.
web-result-plot-round = Round { $round }
web-result-plot-end = Punteggio finale
# One round read aloud: $values are names with their points.
web-result-plot-values = { $round }: { $values }
web-result-plot-value = { $name } { $lp }

web-result-rematch = Rivincita
web-result-rematch-join = Unisciti alla rivincita
web-result-rematch-watch = Guarda la rivincita
web-result-review = Analisi
web-result-replay = Replay
web-result-home = Torna in città
web-result-talk = Chat
web-result-record = Registrazione

web-seal-checking = Verifica del sigillo
web-seal-ok = I dadi erano onesti
web-seal-ok-more = Il tuo browser ha verificato i sigilli di questa partita.
web-seal-ok-watch = Questo browser ha verificato ciò che poteva. Solo un browser presente dall’inizio può verificare che nulla sia stato sigillato di nuovo.
web-seal-ok-record = Il tuo browser ha verificato dadi e carte da quando questo tavolo ha ripreso la partita. Ciò che si è giocato prima non è sigillato.
web-seal-wrong = I sigilli non corrispondono
web-seal-wrong-more = La partita giocata non è quella sigillata.
web-seal-untold = Niente da verificare
web-seal-untold-more = Il server non ha rivelato il suo seme casuale.
web-seal-unable = Verifica non eseguita
web-seal-unable-more = I browser calcolano i sigilli solo su pagine ricevute via HTTPS. Puoi verificare la registrazione sul tuo computer.
web-seal-details = Le verifiche
web-seal-title = Il sigillo dei dadi
web-seal-check-server = La parte del server corrisponde al suo sigillo
web-seal-check-kept = Il sigillo è quello che il tuo browser ha visto prima della partita
web-seal-check-seed = Il seme casuale viene dalla parte del server e da quelle di tutti i giocatori
web-seal-check-published = Il seme casuale è quello sigillato a inizio partita
web-seal-check-parts = I sigilli e le parti sono quelli che il tuo browser ha visto all’inizio della partita
web-seal-check-own = Tra le parti c’è anche la tua
web-seal-check-draws = Ogni pescata e ogni tiro della registrazione viene dal seme casuale
web-seal-unknown = { $check } (nessun confronto, perché questo browser non ha i dati per farlo)
web-seal-first = Questo tavolo è stato creato da una versione precedente di Darkrock: i suoi sigilli dimostrano meno di quelli dei tavoli nuovi, e la sua registrazione contiene solo il seme casuale.
web-seal-yes = Verificato
web-seal-no = Smentito
web-seal-seed = Seme casuale
web-seal-server-part = La parte del server
web-seal-verify = Per verificare tutta la partita, con ogni scelta e ogni carta, scaricane la registrazione ed esegui:
web-seal-command = darkrock replay --verify { $file }

## The replay of a game

web-replay-title = Replay
web-replay-step = Passo { $n } di { $total }
web-replay-steps = Passi della partita
web-replay-round = Round { $round }
web-replay-setup = Preparazione della partita
web-replay-hidden = Una scelta nascosta
web-replay-did = { $name }: { $choice }
web-replay-first = All’inizio
web-replay-back = Un passo indietro
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-next = Un passo avanti
web-replay-turn = Al turno successivo
web-replay-last = Alla fine
web-replay-speed = Velocità
web-replay-times = { $n }×
web-replay-seen = Visto da
web-replay-spectator = Uno spettatore
web-replay-keys = Con le frecce si va passo passo, con la barra spaziatrice si avvia o si mette in pausa il replay.
web-replay-leave = Esci dal replay
web-replay-copy = Copia questo momento
web-replay-copied = Link a questo momento copiato
