web-error-first-game-goals = Eine erste Partie wird ohne Aufgaben gespielt.
web-error-first-game-length = Eine erste Partie geht bis 15 LP.
web-error-first-game-players = Eine erste Partie ist für 2 bis 4 Spieler.
web-error-first-game-character = Dieser Charakter kommt in einer ersten Partie nicht vor: Wähle Billy the Kid, Bass Reeves oder Annie Oakley, oder zu viert auch Bloody Knife.
web-error-first-game-begins = Eine erste Partie braucht Billy the Kid, der sie beginnt.
web-variant-first-game = Erste Partie
web-variant-first-game-more = Für Neulinge: 2 bis 4 Spieler, vier feste Charaktere, bis 15 LP; keine Aufgaben, kein Vieh, drei Gegenstände weniger und die Hälfte der Storys.
