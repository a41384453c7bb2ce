## Modes: names, what they are about and for whom; about-menu-… has at most 60 characters

web-module-serenade = Serenade
web-module-serenade-more = Jeder gegen jeden: volle Hände, Showdown-Storys und kein Händler. Für Spieler, die einander suchen.
about-menu-serenade = Duelle und Überfälle mit vollen Händen.
web-module-golden-rule = Golden Rule
web-module-golden-rule-more = Geld ist mehr wert denn je, und der reichste Spieler erhält noch einen Punkt dazu. Für Spieler, die gern handeln, graben und zocken.
about-menu-golden-rule = Geld zählt mehr, und der reichste Spieler punktet.
web-module-law-and-disorder = Law and Disorder
web-module-law-and-disorder-more = Sterne gegen Banditen, und eine Verhaftung, die keine Laufbahn beenden muss. Für Spieler, die Partei ergreifen.
about-menu-law-and-disorder = Stern oder Steckbrief; eine Verhaftung ist nicht das Ende.
web-module-risky-business = Risky Business
web-module-risky-business-more = Legendäre Storys, Aufgaben, Verletzungen, Urkunden, der Händler: alles auf einmal, und der Story-Pfad bringt mehr. Für Spieler, die beide Erweiterungen kennen.
about-menu-risky-business = Alles auf einmal, und der Story-Pfad bringt mehr.
web-error-risky-business-first-game = Risky Business lässt sich nicht als erste Partie spielen.
web-error-risky-business-gangs = Risky Business wird ohne Gangs und Aufgebote gespielt.
web-error-risky-business-needs-goals = Risky Business wird mit Aufgaben gespielt.
web-error-risky-business-wild-wild-west = Risky Business wird ohne Wild Wild West gespielt.
