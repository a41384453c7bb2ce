chapter-wb-sheriff-variant = Sheriffkarten
rule-wb-sheriff-variant-01 = Mische beim Aufbau die Sheriffkarten und decke die oberste auf.
rule-wb-sheriff-variant-02 = Die aufgedeckte Karte gilt in jedem Kampf mit dem Sheriff. Sie sagt, wie viele Kampfkarten er zieht, ob du bei Gleichstand gewinnst und was du außerdem erhältst oder einbüßt.
rule-wb-sheriff-variant-03 = Jedes Mal, wenn der Sheriff einen Kampf verliert, ersetzt die nächste Karte die geltende.
rule-wb-sheriff-variant-04 = Ein Sheriff, der verliert, geht wie immer auch zurück in sein Büro.
rule-wb-sheriff-variant-05 = Du bist Wanted und besiegst den Sheriff, während „Der Galgenrichter“ gilt: Du erhältst 1 LP, der Sheriff geht zurück in sein Büro, und eine andere Karte wird aufgedeckt.
rule-wb-sheriff-variant-06 = Was dir eine Karte nimmt, kommt nach der Verhaftung. Haben alle Karten einmal gegolten, werden sie neu gemischt.
    .ruling = Eine Karte kommt zu den Regeln einer Verhaftung hinzu, und eine Karte gilt immer.
