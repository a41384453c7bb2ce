# The settings of this browser.

web-settings-title = Einstellungen
web-settings-more = In diesem Browser gespeichert, sofort wirksam.
web-settings-language = Sprache
web-settings-sound = Ton
web-settings-sound-more = Karten, Münzen, Hufe und ein Klang, wenn du am Zug bist. Anfangs leise.
web-settings-speed = Tempo der Darstellung
web-settings-speed-1 = Normal
web-settings-speed-3 = Langsam
web-settings-speed-2 = Doppelt
web-settings-speed-0 = Sofort
web-settings-palette = Spielerfarben
web-settings-palette-usual = Normal
web-settings-palette-safe = Für Farbenblinde
web-settings-palette-more = Farben, die sich leicht unterscheiden lassen. Jeder Spieler hat außerdem eine Form.
web-settings-palette-preview = Die Spielerfarben
web-settings-text = Schriftgröße
web-settings-text-usual = Normal
web-settings-text-large = Groß
web-settings-text-largest = Sehr groß
web-settings-text-preview = Spieler, die auf deinem Feld stehen, kannst du überfallen, verhaften oder zum Duell fordern.
web-settings-pass = Automatisch passen
web-settings-pass-more = Wenn du reagieren könntest, aber keine spielbare Karte hast, oder am Ende deines Zuges Aufgaben zeigen könntest, aber keine erfüllt ist, geht die Partie nach einem Moment weiter.
web-standing-mount = Reittier behalten
web-standing-mount-more = Zu Beginn deiner Züge wirst du nicht gefragt, welches Reittier du benutzt.
web-standing-weapon = Waffe behalten
web-standing-weapon-more = Zu Beginn deiner Züge wirst du nicht gefragt, welche Waffe du benutzt.
web-standing-payment = Geld vor Nuggets
web-standing-payment-more = Bezahlt wird mit Geld und nur, soweit nötig, mit Nuggets. Du wirst nicht gefragt.
web-settings-notices = Ergebnisse und Rückblicke
web-settings-notices-more = Karten mit den Ergebnissen deiner Kämpfe und Pokerpartien und mit dem, was seit deinem letzten Zug geschah, bleiben bis zu deiner nächsten Aktion liegen.
web-settings-coach = Ein Coach bei meinen Entscheidungen
web-settings-coach-more = Ein oder zwei Sätze, wo immer etwas neu ist.
web-settings-codes = Regelcodes
web-settings-codes-more = Zeigt jede Regel mit dem Code, den Links und Meldungen verwenden.

web-browser-title = Dieser Browser
web-browser-more = Der Server kennt diesen Browser als { $name }, dank eines Geheimnisses, das kein anderer Browser hat.
web-browser-renew = Überall sonst abmelden
web-browser-renew-more = Dieser Browser bekommt ein neues Geheimnis. Kein anderes Gerät und keine Kopie mit dem alten kann mehr auf deinen Plätzen spielen.
web-browser-renew-done = Dieser Browser hat ein neues Geheimnis. Das alte gilt nicht mehr.
web-browser-leave = Abmelden
web-browser-leave-more = Dein Name wird in diesem Browser und auf dem Server gelöscht. Du verlierst deine Plätze endgültig, auch die in laufenden Partien.
web-browser-leave-done = Du bist abgemeldet.

web-settings-done = Fertig
