scoring-richest = Giocatore più ricco
web-error-golden-rule-dead-or-alive = Nella modalità Regola d’oro, la carta Vivo o morto non è nel mazzo Poker.
web-error-golden-rule-first-game = Regola d’oro non è una prima partita.
web-error-golden-rule-goals = Regola d’oro si gioca senza obiettivi.
web-error-golden-rule-outfit = Nella modalità Regola d’oro, la carta Equipaggiamento non è nel mazzo Poker.
web-error-golden-rule-scout = Nella modalità Regola d’oro, la carta Esploratore non è nel mazzo Poker.
web-error-golden-rule-vendetta = Nella modalità Regola d’oro, la carta Vendetta non è nel mazzo Poker.
web-error-golden-rule-wild-wild-west = Regola d’oro si gioca senza Wild Wild West.
