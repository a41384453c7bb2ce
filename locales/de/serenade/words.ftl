step-full-hand = Volle Hand: 2 weitere Karten ziehen
web-error-serenade-first-game = Serenade kann nicht als erste Partie gespielt werden.
web-error-serenade-gangs = Serenade wird ohne Gangs und Aufgebote gespielt.
web-error-serenade-goals = Serenade wird ohne Aufgaben gespielt.
web-error-serenade-jackpot = Bei Serenade ist die Karte „Jackpot“ nicht im Pokerstapel.
web-error-serenade-rumors = Bei Serenade ist die Karte „Gerüchte“ nicht im Pokerstapel.
web-error-serenade-scout = Bei Serenade ist die Karte „Späher“ nicht im Pokerstapel.
web-error-serenade-wild-wild-west = Serenade wird ohne Wild Wild West gespielt.
