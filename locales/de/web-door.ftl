# Whoever opens the link of a table without a name: who invites to what, and the ways in.

web-door-title = Jemand lädt dich zu einer Partie ein
web-door-title-host = { $name } lädt dich zu einer Partie ein
# How many of all seats can be taken.
web-door-free = { $n ->
    [0] Kein Platz frei
    [one] 1 von { $of } Plätzen ist frei
   *[other] { $n } von { $of } Plätzen sind frei
}
web-door-name = Dein Name
web-door-name-hint = Ohne Namen bekommst du einen von uns
web-door-sit = Hinsetzen
web-door-learn = Erst das Spiel lernen, in zwei Minuten
web-door-learn-only = Das Spiel in zwei Minuten lernen
web-door-learn-held = Währenddessen bleibt dein Platz zehn Minuten lang für dich reserviert.
web-door-go-on = Zurück zur Lektion
web-door-look = Den Tisch ansehen
web-door-watch = Der Partie zusehen
web-door-back = Zurück zum Tisch
web-door-held = { $n ->
    [one] Dein Platz ist noch eine Minute lang für dich reserviert.
   *[other] Dein Platz ist noch { $n } Minuten lang für dich reserviert.
}
# The same within a lesson, where there is little room.
web-door-held-short = { $n ->
    [one] Dein Platz: noch 1 Minute
   *[other] Dein Platz: noch { $n } Minuten
}
web-door-held-over = Dein Platz steht wieder allen offen
web-door-over = Die zehn Minuten sind um, aber du hast Glück: Es ist noch ein Platz frei.
web-door-over-full = Die zehn Minuten sind um, und der Platz ist inzwischen vergeben.
web-door-full = Alle Plätze sind besetzt. Bitte deine Freunde um einen anderen Tisch.
web-door-full-held = { $n ->
    [one] Alle Plätze sind besetzt, aber einer ist nur noch eine Minute lang reserviert: Bleib hier, vielleicht wird er dann frei.
   *[other] Alle Plätze sind besetzt, aber einer ist nur noch { $n } Minuten lang reserviert: Bleib hier, vielleicht wird er dann frei.
}
web-door-begun = Die Partie hat ohne dich begonnen. Du kannst zusehen oder für die nächste lernen.
