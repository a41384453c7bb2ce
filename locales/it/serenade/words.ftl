step-full-hand = Mano piena: pesca altre 2 carte
web-error-serenade-first-game = La modalità Serenata non si gioca come prima partita.
web-error-serenade-gangs = La modalità Serenata si gioca senza bande e posse.
web-error-serenade-goals = La modalità Serenata si gioca senza obiettivi.
web-error-serenade-jackpot = Nella modalità Serenata, la carta Jackpot non è nel mazzo Poker.
web-error-serenade-rumors = Nella modalità Serenata, la carta Dicerie non è nel mazzo Poker.
web-error-serenade-scout = Nella modalità Serenata, la carta Esploratore non è nel mazzo Poker.
web-error-serenade-wild-wild-west = La modalità Serenata si gioca senza la variante Selvaggio West.
