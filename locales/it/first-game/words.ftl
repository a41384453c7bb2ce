web-error-first-game-goals = La prima partita si gioca senza obiettivi.
web-error-first-game-length = La prima partita si gioca a 15 PL.
web-error-first-game-players = La prima partita è per 2, 3 o 4 giocatori.
web-error-first-game-character = Questo personaggio non si usa nella prima partita: scegli Billy the Kid, Bass Reeves o Annie Oakley, oppure, in quattro, Coltello Insanguinato.
web-error-first-game-begins = Nella prima partita serve Billy the Kid, che gioca per primo.
web-variant-first-game = Prima partita
web-variant-first-game-more = Per cominciare: 2–4 giocatori, quattro personaggi fissi, a 15 PL; senza obiettivi né bestiame, con tre oggetti in meno e metà delle storie.
