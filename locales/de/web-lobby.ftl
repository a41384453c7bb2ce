# The table before its game: who sits where, what was agreed on, the link, and the promise of fair dice.

web-lobby-lead = { $open ->
    [0] Alle sind da.
    [one] Ein Platz ist frei.
   *[other] { $open } Plätze sind frei.
}
web-lobby-lead-record = { $open ->
    [0] Alle sind wieder da. Die Partie geht weiter, wo ihre Aufzeichnung endet.
    [one] Ein Platz der gespeicherten Partie ist frei.
   *[other] { $open } Plätze der gespeicherten Partie sind frei.
}
web-lobby-seats = Plätze
web-lobby-open = Freier Platz
web-lobby-kept = Reserviert für { $name }
web-lobby-kept-you = Reserviert für dich
web-lobby-you = Du
web-lobby-here = Am Tisch
web-lobby-away = Abwesend
web-lobby-any = Zufälliger Charakter
web-lobby-sit = Hier hinsetzen
web-lobby-sit-too = Spieler hinzufügen
web-lobby-leave = Platz verlassen
web-lobby-put-bot = Bot hinzufügen
web-lobby-level = Stufe ändern
web-lobby-free = Platz freigeben
web-lobby-choose = Charakter wählen
web-lobby-change = Charakter wechseln
# What a button does with which seat, for those who hear the page.
web-lobby-of = { $action }: Platz { $n }
web-lobby-too-title = Wer spielt hier noch?
web-lobby-too-help = Mehrere Spieler können sich diesen Bildschirm teilen: Die Handkarten sind verborgen, wenn das Gerät weitergegeben wird.
web-lobby-level-title = Wer spielt auf Platz { $n }?

web-lobby-start = Partie starten
web-lobby-start-ready = Alle Plätze sind besetzt.
web-lobby-start-open = { $n ->
    [one] Ein Platz ist noch frei: Warte auf einen Spieler oder füge einen Bot hinzu.
   *[other] { $n } Plätze sind noch frei: Warte auf Spieler oder füge Bots hinzu.
}
web-lobby-start-host = Nur der Gastgeber kann die Partie starten.
web-lobby-start-host-open = Warten auf Spieler. Der Gastgeber startet, wenn alle Plätze besetzt sind.
web-lobby-start-consent = Warten, bis alle der Änderung zugestimmt haben.
web-lobby-consent = Der Gastgeber hat etwas geändert: { $changed }
web-lobby-consent-length = die Länge
web-lobby-consent-pace = das Tempo
web-lobby-consent-rating = die Wertung
web-lobby-consent-modules = was gespielt wird
web-lobby-consent-waiting = { $n ->
    [one] Noch nicht zugestimmt: { $names }. In einer Sekunde kann die Partie ohne Antwort beginnen.
   *[other] Noch nicht zugestimmt: { $names }. In { $n } Sekunden kann die Partie ohne Antwort beginnen.
}
web-lobby-consent-over = Noch nicht zugestimmt: { $names }. Der Gastgeber kann jetzt starten.
web-lobby-consent-agree = Ich stimme zu
web-lobby-ready = Ich bin bereit
web-lobby-ready-not = Doch noch nicht
web-lobby-ready-mark = Bereit
web-lobby-start-when-ready = Die Partie beginnt, sobald alle bereit sind.
web-lobby-start-ready-open = Warten auf Spieler. Die Partie beginnt, wenn alle Plätze besetzt und alle bereit sind.
# $time: how long, such as “8 min”
web-lobby-deputy-soon = Der Gastgeber ist weg. Kommt er nicht zurück, kann { $name } die Partie in { $time } starten.
web-lobby-deputy = Der Gastgeber ist weg. Bis dahin kann { $name } Plätze besetzen und die Partie starten.
web-lobby-deputy-you = Der Gastgeber ist weg. Bis dahin kannst du Plätze besetzen, die Partie starten oder den Tisch schließen.
web-lobby-deputy-none = Der Gastgeber ist weg.
web-lobby-close = Tisch schließen
web-lobby-close-title = Diesen Tisch schließen?
web-lobby-close-text = Der Tisch und sein Chat verschwinden für alle.
web-lobby-close-no = Behalten
web-lobby-news = Wer kommt und geht
web-lobby-told-left = { $name } verlässt den Tisch.
web-lobby-told-sat = { $name } setzt sich.
web-lobby-told-removed = Dein Platz wurde für andere freigegeben. Du kannst weiter zusehen.
web-lobby-remove-title = { $name } vom Tisch entfernen?
web-lobby-remove-text = { $name } verliert den Platz und bleibt draußen: Ab jetzt kann sich nur noch setzen, wer eingeladen ist.
web-lobby-remove-no = Abbrechen
web-lobby-remove = Entfernen

web-lobby-link = Lade deine Freunde ein
web-lobby-link-label = Link zu diesem Tisch
web-lobby-link-more = Wer den Link hat, kann sich setzen oder zusehen.
web-lobby-link-key = Plätze gibt es nur mit Einladung: Zum Hinsetzen braucht man diesen Link. Er ändert sich, wenn jemand entfernt wird.
web-lobby-link-account = Leute mit Konto können sich setzen. Alle mit dem Link können zusehen.
web-lobby-link-watch = Alle mit dem Link können zusehen. Die Plätze sind für Eingeladene.
web-lobby-link-names = Mich in der Vorschau nennen
web-lobby-link-names-more = Wo der Link geteilt wird, nennt seine Vorschau dann deinen Namen und den des Tisches statt „jemand“.
web-lobby-copy = Kopieren
web-lobby-copied = Kopiert
web-lobby-copy-hand = Drücke Strg+C oder halte den Link gedrückt, um ihn zu kopieren.

web-lobby-agreed = Die Partie
web-lobby-agreed-change = Ändern
web-lobby-agreed-keep = Speichern
web-lobby-kind = Art
web-lobby-edition = Regelheft
web-lobby-length = Länge
web-lobby-characters = Charaktere
web-lobby-goals = Aufgaben
web-lobby-goals-yes = Im Spiel
web-lobby-goals-no = Nicht im Spiel
web-lobby-pace = Tempo der Bots
web-lobby-turns = Fernpartie
web-lobby-opponents = Banditen und Wachen
web-lobby-opponents-bot = Spielt ein Revolverheld
web-lobby-absence = Abwesende Spieler
web-lobby-absence-vote = Ersetzt nach Abstimmung
web-lobby-absence-minutes = { $n ->
    [one] Ein Bot nach 1 Minute
   *[other] Ein Bot nach { $n } Minuten
}
web-lobby-hints = Tipps
web-lobby-hints-yes = Erlaubt
web-lobby-hints-no = Nicht erlaubt
web-lobby-listed = Sichtbar für
web-lobby-listed-yes = Alle
web-lobby-listed-no = Leute mit dem Link
web-lobby-entry = Plätze für
web-lobby-entry-link = Alle mit dem Link
web-lobby-entry-account = Leute mit Konto
web-lobby-entry-invitation = Eingeladene
web-lobby-begins = Beginn
web-lobby-begins-ready = Wenn alle bereit sind
web-lobby-begins-host = Durch den Gastgeber

web-lobby-fair = Ehrliche Würfel
web-lobby-fair-more = Der Server hat seinen Teil des Startwerts versiegelt, als der Tisch eröffnet wurde; danach fügt der Browser jedes Spielers einen eigenen Teil hinzu. Dein Browser bewahrt das Siegel auf und prüft nach der Partie, dass nichts geändert wurde.
web-lobby-fair-limits = Ein Gastgeber, der sich mit einem Spieler abspricht, könnte für dessen Teil des Startwerts immer noch viele Werte ausprobieren, bis die Würfel beiden passen. Ein Gastgeber kann auch Partien abbrechen und neue beginnen, bis eine gut läuft.
web-lobby-fair-record = Was gezogen und geworfen wurde, bevor dieser Tisch die Partie fortgesetzt hat, war nicht versiegelt; niemand kann es prüfen.
web-lobby-fair-details = Siegel zeigen
web-lobby-fair-server = Siegel für den Teil des Servers
web-lobby-fair-mine = Dein Teil, Platz { $n }
web-lobby-fair-none = Dein Teil kommt hinzu, wenn du dich setzt.

web-talk = Chat
web-talk-none = Noch keine Nachrichten.
web-talk-label = Sag etwas
web-talk-send = Senden
web-talk-who = { $name }:

## House notes

web-notes-title = Hausnotizen
web-notes-none = Hausnotizen sind eigene Hausregeln und Merkzettel. Hänge eine Spielhilfe als Datei an (YAML mit Abschnitten in Markdown), und alle an diesem Tisch können sie unter Regeln lesen.
web-notes-name = „{ $name }“ steht jetzt bei den Regeln dieses Tisches.
web-notes-attach = Datei anhängen
web-notes-replace = Ersetzen
web-notes-remove = Entfernen
# $what says in English what the program found wrong in the file, and on which line.
web-notes-wrong = Das ist keine Datei mit einer Spielhilfe: { $what }
web-notes-size = Die Datei ist zu groß: höchstens 64 KiB.

## The rulebook

web-edition = Regelheft
web-edition-en = Englisch
web-edition-en-changed = Englisch, abgewandelt
web-edition-fr = Französisch
web-edition-fr-changed = Französisch, abgewandelt
web-edition-it = Italienisch
web-edition-it-changed = Italienisch, abgewandelt
web-edition-single = Einzelne Regeln
web-edition-switch-five-of-a-kind = Fünfling
web-edition-five-of-a-kind-below = Unter dem Royal Flush
web-edition-five-of-a-kind-above = Über dem Royal Flush
web-edition-switch-start-of-fight-step = Effekte zu Kampfbeginn
web-edition-start-of-fight-step-before-cards = Bevor eine Karte gespielt wird
web-edition-start-of-fight-step-after-accepting = Sobald der Verteidiger angenommen hat
web-edition-switch-guard-commits-first = Wer beim Raubzug zuerst eine Karte spielt
web-edition-guard-commits-first-no = Der Räuber
web-edition-guard-commits-first-yes = Die Wache
web-edition-switch-bandit-draws-first = Karten eines Banditen werden gezogen
web-edition-bandit-draws-first-yes = Bevor du eine Karte spielst
web-edition-bandit-draws-first-no = Nachdem du eine Karte gespielt hast
web-edition-switch-sheriff-draws-first = Karten des Sheriffs werden gezogen
web-edition-sheriff-draws-first-no = Nachdem der Wanted-Spieler eine Karte gespielt hat
web-edition-sheriff-draws-first-yes = Bevor der Wanted-Spieler eine Karte spielt
web-edition-switch-surrender-to-sheriff = Sich dem Sheriff ergeben
web-edition-surrender-to-sheriff-yes = Erlaubt
web-edition-surrender-to-sheriff-no = Nur ohne Handkarten
web-edition-switch-story-ride = Den Sheriff für eine Story bewegen
web-edition-story-ride-up-to = Höchstens so viele Felder wie angegeben
web-edition-story-ride-exact = Genau so viele Felder wie angegeben
web-edition-switch-delivery-after = Lieferungen und Effekte am Bewegungsende
web-edition-delivery-after-move-action = Nach einer Bewegungsaktion
web-edition-delivery-after-any-movement = Nach jeder Bewegung
web-edition-delivery-after-deliveries-any-movement = Nur Lieferungen: nach jeder Bewegung
web-edition-switch-change-active-item = Waffe oder Reittier wechseln
web-edition-change-active-item-bought = Beim Kauf
web-edition-change-active-item-bought-or-upgraded = Beim Kauf oder Verbessern
web-edition-switch-raising-card-values = Kartenwert im Kampf erhöhen
web-edition-raising-card-values-never = Nie
web-edition-raising-card-values-up-to-ace = Bis zum Ass
