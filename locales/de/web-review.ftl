# A finished game looked over: the chances turn by turn, and the choices that cost most.

web-review-title = Wie sich die Partie drehte
web-review-lead = Die Gewinnchancen aller zu Beginn jedes Zuges, wie ein Revolverheld sie sieht.
web-review-go-replay = Wiederholung
web-review-go-result = Ergebnis
web-review-working = Deine Partie wird analysiert
web-review-working-more = Jede Entscheidung wird untersucht. Du kannst gehen: Die Analyse läuft ohne dich weiter.
web-review-progress = { $of ->
    [0] Vorbereitung
   *[other] { $done } von { $of } Entscheidungen analysiert
}
# $ahead: the number of reviews that are before this one
web-review-queued = { $ahead ->
    [one] Eine Analyse ist noch vor deiner an der Reihe
   *[other] { $ahead } Analysen sind noch vor deiner an der Reihe
}
web-review-chances = Gewinnchancen
web-review-chances-key = Gepunktete Linie: gleiche Chance für alle
web-review-slider = Gewinnchancen nach Zügen. Mit den Pfeiltasten gehst du durch die Züge, Enter zeigt den Moment.
# $when is a turn or the end, $values are names with their chances.
web-review-values = { $when }: { $values }
web-review-value = { $name } { $n } %
web-review-turn = Runde { $round }, Zug von { $name }
web-review-end = Das Ende
web-review-won = Gewonnen
web-review-watch = Diesen Moment ansehen
web-review-table = Chancen als Tabelle
web-review-table-turn = Zug
web-review-mistakes = Teure Entscheidungen
web-review-mistakes-more = Wie sehr jede Entscheidung die Gewinnchance des Spielers gesenkt hat, in Prozentpunkten. Der Revolverheld untersucht jede Entscheidung viermal und nennt nur Kosten über der Fehlergrenze (±). Wähle eine Entscheidung, um die Stelle in der Partie zu sehen.
web-review-none = Keine Entscheidung war wirklich teuer. Der Revolverheld zieht den Hut.
web-review-round = Runde { $round }
web-review-played = Gespielt:
web-review-better = Revolverheld:
web-review-cost = { $n ->
    [one] kostete 1 Prozentpunkt
   *[other] kostete { $n } Prozentpunkte
}
# How sure the cost is.
web-review-margin = ± { $n }
# In the replay, at the moment of a costly choice.
web-review-note = { $n ->
    [one] Die Entscheidung von { $name } kostete 1 Prozentpunkt Gewinnchance.
   *[other] Die Entscheidung von { $name } kostete { $n } Prozentpunkte Gewinnchance.
}
web-review-note-label = Eine teure Entscheidung
web-review-note-before = Die vorige teure Entscheidung
web-review-note-next = Die nächste teure Entscheidung
web-review-show = Chancen und teure Entscheidungen
