# Partite classificate e persone con cui si gioca: classifiche, profili, traguardi, ricerca, partita rapida.

## Partite classificate

web-rated = Classificata
web-rated-title = Partita classificata
web-rated-more = Il risultato cambia il punteggio dei giocatori: appieno contro avversari per cui garantisce il gestore di questo server, solo di poco contro gli altri. Niente consigli e un solo posto per browser; chi lascia la partita a un bot arriva ultimo.
web-rated-agreed = Non si può più cambiare: altri giocatori si sono seduti.
web-rating = Punteggio
web-rating-of = { $n } ± { $plus }
web-rating-none = Ancora senza punteggio
web-rating-change = Punteggio { $change }
web-lobby-rated = Partita
web-lobby-language = Lingua
web-language = Lingua al tavolo
web-language-any = Qualsiasi
web-profile-of = Profilo: { $name }

## Gruppi di partite

web-group-base = Gioco base
web-group-any = Tutti i giochi
web-group-mode = { $mode } ({ $modules })

## Partita rapida e ricerca

web-quick = Gioca con altre persone
web-quick-more = Prendi il prossimo posto libero adatto, oppure apri un tavolo a cui altri possono unirsi.
web-quick-go = Trovami un tavolo
web-quick-search = Cerca
web-quick-fields = Tipo di tavolo
web-quick-game = Gioco
web-quick-any = Qualsiasi
web-quick-rated = Partita
web-quick-rated-yes = Classificata
web-quick-rated-no = Amichevole
web-quick-level = Giocatori
web-quick-level-mine = Vicini al mio punteggio
web-quick-found = { $n ->
    [0] Nessun tavolo adatto al momento.
    [one] 1 tavolo adatto.
   *[other] { $n } tavoli adatti.
}

## Classifiche

web-nav-leaderboard = Classifiche
web-leaderboard = Classifica
web-leaderboard-more = Classifica dei giocatori in base al punteggio che molto probabilmente superano. Per comparire servono almeno { $games } partite classificate contro almeno { $opponents } giocatori diversi per cui garantisce il gestore di questo server.
# On a server where all opponents count.
web-leaderboard-all = Classifica dei giocatori in base a una stima prudente del loro punteggio, che il valore reale molto probabilmente supera. Per comparire servono almeno { $games } partite classificate contro almeno { $opponents } avversari diversi.
web-leaderboard-limits = Le partite contro giocatori per cui il gestore non garantisce cambiano un punteggio al massimo di { $recently } punti in { $days } giorni e di { $ever } punti in tutto, a meno che qualcuno non le abbandoni.
web-leaderboard-none = Qui non c’è ancora nessuno in classifica.
# $n players: the host vouches for too few.
web-leaderboard-few = Nessuno può comparire qui finché il gestore di questo server non garantisce per { $opponents } giocatori. Finora: { $n }.
web-leaderboard-rank = Posizione
web-leaderboard-player = Giocatore
web-leaderboard-games = { $n ->
    [one] 1 partita
   *[other] { $n } partite
}
web-leaderboard-you = Tu
web-leaderboard-next = Giocatori successivi
web-leaderboard-back = Giocatori precedenti

## Profili

web-nav-profile = Il mio profilo
web-profile-none = Gioca prima una partita: il tuo profilo comincia da lì.
web-profile-games-won = { $n ->
    [one] 1 partita, { $won ->
        [one] 1 vinta
       *[other] { $won } vinte
    }
   *[other] { $n } partite, { $won ->
        [one] 1 vinta
       *[other] { $won } vinte
    }
}
web-profile-ratings = Punteggi
web-profile-unrated = Ancora nessuna partita classificata.
web-profile-rank = Posizione { $n }
web-profile-characters = Personaggi preferiti
web-profile-character-games = { $n ->
    [one] 1 partita, { $won ->
        [one] 1 vinta
       *[other] { $won } vinte
    }
   *[other] { $n } partite, { $won ->
        [one] 1 vinta
       *[other] { $won } vinte
    }
}
web-profile-games = Partite
web-profile-no-games = Ancora nessuna partita finita.
web-profile-place = { $place }º posto su { $seats }
web-profile-lp = { $n } PL
web-profile-won = Vinta
web-profile-abandoned = Abbandonata
web-profile-stayed = Mai finita
web-profile-open = Apri
web-profile-older = Partite precedenti
web-profile-newer = Partite più recenti
web-profile-recent = Incontrati di recente
web-profile-nobody = Non hai ancora finito una partita con altre persone.
web-profile-together = { $n ->
    [one] 1 partita insieme
   *[other] { $n } partite insieme
}
web-profile-ignored = Giocatori ignorati
web-profile-ignore = Ignora
web-profile-ignore-of = Ignora { $name }
web-profile-ignore-more = I giocatori ignorati non possono sedersi ai tuoi tavoli, e non vedi né i loro messaggi né i loro tavoli aperti. Non ne vengono informati.
web-profile-heed = Non ignorare più
web-profile-heed-of = Non ignorare più { $name }

## Traguardi

web-achievements = Traguardi
web-achievements-sum = { $n } su { $of }
web-achievement-progress = { $done } su { $of }
web-achievement-reached = Raggiunto
web-achievement-finished = Polvere sugli stivali
web-achievement-finished-more = Finisci una partita.
web-achievement-first-win = Un nome da ricordare
web-achievement-first-win-more = Vinci una partita.
web-achievement-win-marshal = Il braccio della legge
web-achievement-win-marshal-more = Vinci da Marshal.
web-achievement-win-wanted = Leggenda fuorilegge
web-achievement-win-wanted-more = Vinci da Ricercato.
web-achievement-bank = Prelievo
web-achievement-bank-more = Rapina la Banca.
web-achievement-train = Capolinea
web-achievement-train-more = Rapina il treno (Ante Up).
web-achievement-bandit = Cacciatore di Banditi
web-achievement-bandit-more = Vinci uno scontro con i Banditi.
web-achievement-duel = Mezzogiorno di fuoco
web-achievement-duel-more = Sfida un giocatore a duello e vinci.
web-achievement-arrested = Dietro le sbarre
web-achievement-arrested-more = Fatti arrestare.
web-achievement-poker = Asso nella manica
web-achievement-poker-more = Vinci a poker in 3 partite.
web-achievement-cattle = Ai due lati del recinto
web-achievement-cattle-more = Commercia del bestiame, e razziane dell’altro.
web-achievement-prospector = Febbre dell’oro
web-achievement-prospector-more = Trova Pepite cercando oro in 3 partite.
web-achievement-upgrade = Messa a punto
web-achievement-upgrade-more = Migliora un oggetto.
web-achievement-stories = Cantastorie
web-achievement-stories-more = Contribuisci alle storie in 5 partite.
web-achievement-legend = Parte della leggenda
web-achievement-legend-more = Partecipa a una storia leggendaria che si conclude (Blood Money).
web-achievement-deed = Proprietario terriero
web-achievement-deed-more = Acquista un atto di proprietà (Blood Money).
web-achievement-gambler = Serie fortunata
web-achievement-gambler-more = Avanza sul tracciato Azzardo (Ante Up).
web-achievement-every-length = Breve, media, lunga
web-achievement-every-length-more = Vinci una partita di ogni durata.
web-achievement-expansions = Nuove frontiere
web-achievement-expansions-more = Finisci una partita con Ante Up, e una con Blood Money.
web-achievement-win-both = Tutto il West
web-achievement-win-both-more = Vinci una partita con Ante Up e Blood Money insieme.
web-achievement-modes = Alla moda
web-achievement-modes-more = Finisci partite in 3 modalità diverse.
web-achievement-full-table = Tavolo al completo
web-achievement-full-table-more = Finisci una partita a 6 posti.
web-achievement-characters = Molti volti
web-achievement-characters-more = Finisci partite con 10 personaggi diversi.

## Reports

web-report = Segnala
# $name is the name of a person.
web-report-name = Segnala il nome { $name }
# $name is the author of a chat line.
web-report-line = Segnala questo messaggio di { $name }
web-report-table = Segnala questo tavolo
# $table is the name of a table.
web-report-table-of = Segnala il tavolo { $table }
web-report-more = I moderatori di questo server vedono ciò che segnali e, per un messaggio o un tavolo, anche fino a dieci righe della chat. Nessun altro viene informato della segnalazione.
web-report-text = Che cosa non va? (facoltativo)
web-report-send = Invia la segnalazione
web-report-done = Grazie. I moderatori esamineranno il caso.
web-guest-admin = Moderazione

web-error-reports-full = Hai dieci segnalazioni aperte. Aspetta che i moderatori le abbiano esaminate.
web-error-report-self = Non puoi segnalare ciò che è tuo.
web-error-network-banned = Per qualche giorno non sono accettati nuovi ospiti dalla tua rete. I nomi già esistenti funzionano ancora.
web-error-own-case = Non puoi decidere su un caso che ti riguarda. Lascia la decisione a qualcun altro.
web-error-own-table = Hai un posto a questo tavolo. Lascia la decisione a qualcun altro.
web-error-role-rank = Il ruolo di questa persona non è inferiore al tuo.
web-error-role-account = Questa persona gioca come ospite. Per un ruolo serve un account.
web-error-admins-only = Solo gli amministratori possono farlo.
web-error-reason = Indica un motivo da 1 a 200 caratteri.
web-error-days = Questo numero di giorni non è valido.
web-error-network-range = Indica un indirizzo, o una rete non troppo grande, come 192.0.2.0/24.
web-error-network-shared = Ora questa rete è condivisa da più persone di prima. Controlla di nuovo prima di confermare.
web-error-unseen = Questo server non ha visto questa persona nelle ultime 24 ore.
web-error-report-kind = Azione non possibile per questa segnalazione.
web-error-announcement = Il testo può avere al massimo 300 caratteri.
