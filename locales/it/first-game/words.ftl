web-error-first-game-goals = La prima partita si gioca senza obiettivi.
web-error-first-game-length = La prima partita si gioca a 15 PL.
web-error-first-game-players = La prima partita è per 2, 3 o 4 giocatori.
web-error-first-game-character = Questo personaggio non c’è: nella prima partita ci sono Billy the Kid, Bass Reeves e Annie Oakley, e Coltello Insanguinato come quarto.
web-error-first-game-begins = Alla prima partita serve Billy the Kid, che comincia.
web-variant-first-game = Prima partita
web-variant-first-game-more = Per cominciare: 2–4 giocatori, quattro personaggi fissi, a 15 PL; senza obiettivi, bestiame, tre degli oggetti e metà delle storie.
