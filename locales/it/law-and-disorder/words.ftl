step-infamous = Famigerato
web-error-law-and-disorder-first-game = Legge e disordine non si gioca come prima partita.
web-error-law-and-disorder-goals = Legge e disordine si gioca senza obiettivi.
web-error-law-and-disorder-jackpot = Nella modalità Legge e disordine, la carta Jackpot non è nel mazzo Poker.
web-error-law-and-disorder-rumors = Nella modalità Legge e disordine, la carta Dicerie non è nel mazzo Poker.
web-error-law-and-disorder-wild-wild-west = Legge e disordine si gioca senza Wild Wild West.
