# The end of a game, and its replay.

web-result-legend = { $n ->
    [one] { $names } ist die Legende
   *[other] { $names } sind die Legenden
}
web-result-trigger = { $name } erreichte zuerst { $length } LP, in Runde { $round }.
web-result-passed = { $name } lag nach der Schlusswertung vorn.
web-result-shared = Gleichstand nach der Schlusswertung.
# Where the reader came: $place of $of with $lp LP, $gap LP from $name.
web-result-you-won = { $gap ->
    [0] Du hast mit { $lp } LP gewonnen: Der Gleichstand mit { $name } ging an dich.
   *[other] Du hast mit { $lp } LP gewonnen, { $gap } vor { $name }.
}
web-result-you-shared = Du teilst dir den Sieg mit { $lp } LP.
web-result-you-tied = Du landest auf Platz { $place ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] sechs
} von { $of } mit { $lp } LP, so vielen wie { $name }, doch der Gleichstand ging an { $name }.
web-result-you-lost = Du landest auf Platz { $place ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] sechs
} von { $of } mit { $lp } LP, { $gap } hinter { $name }.
# $mine are the reader's LP from a source, $theirs those of $name.
web-result-you-why = Der größte Unterschied ({ $source }): { $mine } LP für dich, { $theirs } für { $name }.
web-result-podium = Rangfolge
# Whoever played a character: a person or a bot.
web-result-by = Gespielt von { $name }
web-result-place = { $place }. { $name }
web-result-lp = { $lp } LP

web-result-sources = Woher die Punkte kamen
web-result-length = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} · { $minutes ->
    [0] weniger als eine Minute
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
web-result-player = Spieler
web-result-total = Summe
web-result-most = Die meisten Punkte aus dieser Quelle
web-result-counted = Rechts der Linie: Schlusswertung
web-result-source-fights = Kämpfe
web-result-source-tracks = Pfade
web-result-source-town = Stadt
web-result-source-cattle = Vieh
web-result-source-stories = Storys
web-result-source-cards = Karten
web-result-source-other = Sonstiges
web-result-source-upgrades = Verbessert
web-result-source-money = Geld
web-result-source-wounds = Wunden
web-result-source-wanted = Wanted
web-result-source-marshal = Marshal
web-result-source-tokens = Plättchen

web-result-plot = Legendenpunkte nach Runden
web-result-plot-target = Gestrichelte Linie: { $length } LP, hier wird das Ende ausgelöst
web-result-plot-final = Schluss
web-result-plot-label = Legendenpunkte nach Runden. Mit den Pfeiltasten gehst du durch die Runden.
web-result-plot-round = Runde { $round }
web-result-plot-end = Schlusswertung
# One round read aloud: $values are names with their points.
web-result-plot-values = { $round }: { $values }
web-result-plot-value = { $name } { $lp }

web-result-rematch = Revanche
web-result-rematch-join = Zur Revanche
web-result-rematch-watch = Revanche ansehen
web-result-review = Analyse
web-result-replay = Wiederholung
web-result-home = Zurück in die Stadt
web-result-talk = Chat
web-result-record = Aufzeichnung

web-seal-checking = Siegel wird geprüft
web-seal-ok = Die Würfel waren ehrlich
web-seal-ok-more = Dein Browser hat die Siegel dieser Partie geprüft.
web-seal-ok-watch = Dieser Browser hat geprüft, was er konnte. Nur ein Browser, der von Anfang an dabei war, kann prüfen, dass später nichts neu versiegelt wurde.
web-seal-ok-record = Dein Browser hat alle Karten und Würfe geprüft, seit dieser Tisch die Partie fortgesetzt hat. Was vorher gespielt wurde, ist nicht versiegelt.
web-seal-wrong = Die Siegel stimmen nicht
web-seal-wrong-more = Die gespielte Partie ist nicht die, die versiegelt wurde.
web-seal-untold = Nichts zu prüfen
web-seal-untold-more = Der Server hat seinen Startwert nicht offengelegt.
web-seal-unable = Hier nicht geprüft
web-seal-unable-more = Browser berechnen Siegel nur auf Seiten, die über HTTPS kommen. Du kannst die Aufzeichnung auf deinem eigenen Rechner prüfen.
web-seal-details = Was geprüft wurde
web-seal-title = Das Siegel der Würfel
web-seal-check-server = Der Teil des Servers passt zu seinem Siegel
web-seal-check-kept = Das Siegel ist dasselbe, das dein Browser vor der Partie sah
web-seal-check-seed = Der Startwert ergibt sich aus dem Teil des Servers und den Teilen aller Spieler
web-seal-check-published = Der Startwert ist derselbe, der zu Beginn der Partie versiegelt wurde
web-seal-check-parts = Siegel und Teile sind dieselben, die dein Browser zu Beginn der Partie sah
web-seal-check-own = Dein eigener Teil ist darunter
web-seal-check-draws = Jede Karte und jeder Wurf der Aufzeichnung ergibt sich aus dem Startwert
web-seal-unknown = { $check } (nicht verglichen, weil dieser Browser nichts zum Vergleichen hat)
web-seal-first = Dieser Tisch wurde von einer früheren Version von Darkrock eröffnet: Seine Siegel beweisen weniger als die neuer Tische, und seine Aufzeichnung enthält nur den Startwert.
web-seal-yes = Geprüft
web-seal-no = Falsch
web-seal-seed = Startwert
web-seal-server-part = Der Teil des Servers
web-seal-verify = Um die ganze Partie mit jeder Entscheidung und jeder Karte zu prüfen, lade ihre Aufzeichnung herunter und führe aus:
web-seal-command = darkrock replay --verify { $file }

## The replay of a game

web-replay-title = Wiederholung
web-replay-step = Schritt { $n } von { $total }
web-replay-steps = Schritte der Partie
web-replay-round = Runde { $round }
web-replay-setup = Die Partie wird aufgebaut
web-replay-hidden = Eine verborgene Entscheidung
web-replay-did = { $name }: { $choice }
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Schritt vor
web-replay-turn = Zum nächsten Zug
web-replay-last = Zum Ende
web-replay-speed = Tempo
web-replay-times = { $n }×
web-replay-seen = Blickwinkel
web-replay-spectator = Zuschauer
web-replay-keys = Pfeiltasten: Schritt für Schritt; Leertaste: abspielen und anhalten.
web-replay-leave = Wiederholung verlassen
web-replay-copy = Diesen Moment kopieren
web-replay-copied = Link zu diesem Moment kopiert
