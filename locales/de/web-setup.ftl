# Making a table: what is played, by whom, and what the table agrees on.

web-create-name = Name des Tisches
web-create-name-hint = Sonntagsaufgebot
web-create-seats = Plätze
web-create-seat-open = Offen für alle
web-create-seat-me = An diesem Bildschirm
web-create-seat-bot = Bot: { $level }
web-create-seat-who = Spieler auf Platz { $n }
web-create-seat-name = Name des Spielers auf Platz { $n }
web-create-seat-character = Charakter auf Platz { $n }
web-create-seat-add = Platz hinzufügen
web-create-seat-remove = Platz { $n } entfernen
web-create-player = Spieler { $n }
web-create-hot-seat = Mehrere Spieler wechseln sich an diesem Bildschirm ab; die Handkarten sind verborgen, wenn das Gerät weitergegeben wird.
web-create-length = Länge
web-create-kind = Art der Partie
web-create-mode-none = Freies Spiel
# The options of a group, of which $n of $most are chosen.
web-create-options = { $group } ({ $n } von { $most })
web-create-characters = Charaktere
web-create-listed = Öffentlicher Tisch
web-create-listed-more = Für alle in der Liste sichtbar. Sonst finden ihn nur Leute mit dem Link.
web-create-entry = Wer sich setzen darf
web-create-entry-link = Alle mit dem Link
web-create-entry-account = Leute mit Konto
web-create-entry-invitation = Eingeladene
web-create-start = Beginnen, wenn alle bereit sind
web-create-start-more = Sonst startet der Gastgeber die Partie.
web-create-hints = Tipps
web-create-hints-more = Spieler können fragen, was ein Revolverheld täte.
web-create-absence = Wenn ein Spieler abwesend ist
web-create-absence-vote = Ein Bot springt ein, wenn die anderen dafür stimmen
web-create-absence-minutes = { $n ->
    [one] Ein Bot kann nach 1 Minute einspringen
   *[other] Ein Bot kann nach { $n } Minuten einspringen
}
web-create-record = Gespeicherte Partie fortsetzen
web-create-record-choose = Datei wählen
web-create-record-drop = Datei entfernen
web-create-record-is = { $file }: { $players } Spieler. Länge, Aufgaben und Charaktere stammen aus der Aufzeichnung.
web-create-record-wrong = Diese Datei ist keine Aufzeichnung einer Partie.
web-create-any-character = Zufällig
web-create-go = Tisch eröffnen
web-create-go-play = Spielen
web-create-go-watch = Den Bots zusehen

## The page

web-setup-title = Partie einrichten
web-setup-lead = { $n } Plätze. Wähle, wie du spielst; der Rest ergibt sich.
web-setup-back = Zurück zur Startseite
web-setup-anew = Von vorn
web-setup-grey = Was grau ist, geht nicht: Der Grund steht darunter. Ändere die Plätze, den Spielmodus oder eine Erweiterung, und es wird wählbar.
web-setup-mode-more = Welche Art Ärger suchst du?
web-setup-free-more = Das offene Land: beliebige Erweiterungen, Varianten und Länge.
web-setup-free-facts = 2 bis 6 Spieler, jede Länge
web-setup-modules = Erweiterungen
web-setup-modules-more = Ein Spielmodus legt sie für dich fest.
web-setup-always = Immer
web-setup-variants = Varianten
web-setup-variants-more = Was die Regeln ändert
# Opens the options of a group.
web-setup-each = Einzeln
web-setup-stores = Läden
web-setup-stores-dealt = Zufällig verteilt
web-setup-stores-dealt-more = Gibt es mehrere Läden, werden die Gegenstände zu Beginn der Partie auf sie verteilt.
web-setup-stores-listed = Standardläden
web-setup-length-more = Das Ende wird ausgelöst, sobald ein Spieler { $n } LP hat.
web-setup-edition-more = Die gedruckten Regelhefte weichen in einigen Regeln voneinander ab: Dieses hier gilt.
web-setup-seats-more = Leute, Bots und Plätze für die, die deinem Link folgen
web-setup-table = Am Tisch
web-setup-table-more = Tempo, Tipps und wer den Tisch findet
web-setup-pace-instant-more = Bots ziehen sofort.
web-setup-pace-brisk-more = Bots warten kurz, damit du siehst, was sie tun.
web-setup-pace-relaxed-more = Bots lassen dir Zeit, jeden Schritt zu lesen.

## The cast

web-setup-cast = Besetzung
web-setup-cast-count = { $n ->
    [one] 1 Charakter zur Auswahl
   *[other] { $n } Charaktere zur Auswahl
}
web-setup-cast-more = Tippe auf ein Porträt, um zu lesen, was der Charakter kann.
web-setup-cast-any = Das Spiel zieht einen Charakter für diesen Platz. Tippe auf ein Porträt, um einen zu wählen.
web-setup-cast-look = Die Charaktere
web-setup-cast-for = Wählen für
web-setup-cast-seat = Platz { $n }
# A character that was chosen, and that the selection no longer has.
web-setup-cast-lost = { $name } ist in dieser Partie nicht dabei: Platz { $n } bekommt einen zufälligen Charakter, wenn du keinen anderen wählst.
web-setup-characters-draft-more = Jeder bekommt zwei Charaktere und behält einen.
web-setup-characters-random-more = Jeder bekommt einen Charakter.
web-setup-characters-chosen-more = Jeder wählt vor der Partie einen Charakter.
web-setup-characters-assigned = Diese Partie hat eigene Charaktere, die niemand auswählt.

## The game in short

web-setup-boards = Spielpläne
web-boards-base = Darkrock
web-setup-count-characters = Charaktere
web-setup-count-items = Gegenstände
web-setup-count-cards = Pokerkarten
web-setup-count-stories = Storys
web-setup-count-legends = Legendäre Storys
web-setup-count-events = Ereignisse
web-setup-count-deeds = Urkunden
