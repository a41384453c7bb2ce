frontier-price = jeton Frontière pour { $n } en cartes
train-at = Position du train : { $place }. Prochain arrêt : { $next }.
fact-train-heist = Vous piochez une carte qui dit ce que transporte le train, et combattez son garde. Si vous perdez : au moins une blessure et une carte.
fight-holdup = { $fighter } attaque le train : { $opponent }.
stakes-reward = En cas de victoire : { $text }
stakes-penalty = En cas de défaite : { $text }
