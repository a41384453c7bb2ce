step-infamous = Berüchtigt
web-error-law-and-disorder-first-game = Law and Disorder kann nicht als erste Partie gespielt werden.
web-error-law-and-disorder-goals = Law and Disorder wird ohne Aufgaben gespielt.
web-error-law-and-disorder-jackpot = Bei Law and Disorder ist die Karte „Jackpot“ nicht im Pokerstapel.
web-error-law-and-disorder-rumors = Bei Law and Disorder ist die Karte „Gerüchte“ nicht im Pokerstapel.
web-error-law-and-disorder-wild-wild-west = Law and Disorder wird ohne Wild Wild West gespielt.
