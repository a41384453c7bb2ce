chapter-wb-man-in-black-for-more = Der Mann in Schwarz für mehr Spieler
rule-wb-man-in-black-10 = Bei drei oder mehr Spielern kommen sieben der Karten des Mannes in Schwarz nicht in seinen Stapel.
rule-wb-man-in-black-19 = Zu zweit sind alle Karten des Mannes in Schwarz in seinem Stapel; zu viert bleiben sieben davon draußen.
rule-wb-man-in-black-21 = Der Mann in Schwarz spielt bei drei bis fünf Spielern mit. Seine Karten 1, 4, 5, 8, 9, 10 und 15 bleiben draußen.
    .ruling = Zu sechst ist kein Platz für eine siebte Figur. Nirgends steht, ob die gedruckten Codes die Nummern der Karten sind, aber die Nummern passen.
