chapter-wb-titles = Titel
rule-wb-titles-01 = Mische beim Aufbau die Titel und decke genau einen für die Partie auf.
rule-wb-titles-02 = Am Ende der Partie erhält der Spieler, auf den der Titel zutrifft, dessen LP.
rule-wb-titles-03 = Haben mehrere Spieler am meisten von dem, was ein Titel zählt, erhält jeder von ihnen die LP. Ein Spieler, der nichts davon hat, erhält nichts.
    .ruling = So wird Gleichstand auf dem Zocker-Pfad behandelt, und einen Titel muss man sich verdienen.
