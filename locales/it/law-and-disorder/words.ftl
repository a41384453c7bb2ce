step-infamous = Famigerato
web-error-law-and-disorder-first-game = La modalità Legge e disordine non si gioca come prima partita.
web-error-law-and-disorder-goals = La modalità Legge e disordine si gioca senza obiettivi.
web-error-law-and-disorder-jackpot = Nella modalità Legge e disordine, la carta Jackpot non è nel mazzo Poker.
web-error-law-and-disorder-rumors = Nella modalità Legge e disordine, la carta Dicerie non è nel mazzo Poker.
web-error-law-and-disorder-wild-wild-west = La modalità Legge e disordine si gioca senza la variante Selvaggio West.
