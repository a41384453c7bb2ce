aid-with-man-in-black = mit dem Mann in Schwarz
aid-setup-automa = Der Mann in Schwarz spielt mit: Mische seine Karten zu einem Stapel, stelle seine Figur an den Bahnhof und lege einen Stein für seine LP neben die der Spieler.
aid-turn-automa = Nachdem alle Spieler am Zug waren, ist der Mann in Schwarz am Zug: Ziehe seine oberste Karte und führe sie von oben nach unten aus.
aid-score-automa = Der Mann in Schwarz wertet die LP, die er hat, und gewinnt jeden Gleichstand um den ersten Platz.
aid-icon-automa = Der Mann in Schwarz.
aid-cards-deeds = Karten des Mannes in Schwarz
