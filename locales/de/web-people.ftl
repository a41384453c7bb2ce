# Rated play and the people one plays with: leaderboards, profiles, achievements, search, quick play.

## Rated games

web-rated = Gewertet
web-rated-title = Gewertete Partie
web-rated-more = Das Ergebnis ändert die Wertung der Spieler: gegen Spieler, für die sich der Betreiber dieses Servers verbürgt, in vollem Umfang, sonst wenig. Keine Tipps und ein Platz je Browser; wer die Partie an einen Bot abgibt, belegt den letzten Platz.
web-rated-agreed = Andere Spieler haben sich gesetzt: Die Wertung lässt sich nicht mehr ändern.
web-rating = Wertung
# $n is the rating, $plus its uncertainty.
web-rating-of = { $n } ± { $plus }
web-rating-none = Noch ohne Wertung
# A change of a rating, with its sign: +12.
web-rating-change = Wertung { $change }
web-lobby-rated = Partie
web-lobby-language = Sprache
web-language = Sprache am Tisch
web-language-any = Beliebig
web-profile-of = Profil von { $name }

## Groups of games

web-group-base = Grundspiel
web-group-any = Alle Spiele
# $modules are the expansions, $mode the mode.
web-group-mode = { $mode } ({ $modules })

## Quick play and search

web-quick = Mit Leuten spielen
web-quick-more = Nimmt den nächsten freien Platz, der passt, oder eröffnet einen Tisch für andere.
web-quick-go = Tisch finden
web-quick-search = Suchen
web-quick-fields = Was für ein Tisch
web-quick-game = Spiel
web-quick-any = Beliebig
web-quick-rated = Partie
web-quick-rated-yes = Gewertet
web-quick-rated-no = Ohne Wertung
web-quick-level = Spieler
web-quick-level-mine = Nahe meiner Wertung
web-quick-found = { $n ->
    [0] Gerade passt kein Tisch.
    [one] 1 Tisch passt.
   *[other] { $n } Tische passen.
}

## Leaderboards

web-nav-leaderboard = Ranglisten
web-leaderboard = Rangliste
web-leaderboard-more = Hier stehen Spieler mit mindestens { $games } gewerteten Partien gegen mindestens { $opponents } verschiedene Spieler, für die sich der Betreiber dieses Servers verbürgt, geordnet nach der Wertung, die sie höchstwahrscheinlich übertreffen.
# On a server where all opponents count.
web-leaderboard-all = Hier stehen Spieler mit mindestens { $games } gewerteten Partien gegen mindestens { $opponents } verschiedene Gegner, geordnet nach der Wertung, die sie höchstwahrscheinlich übertreffen.
web-leaderboard-limits = Partien gegen andere Spieler ändern eine Wertung um höchstens { $recently } Punkte in { $days } Tagen und { $ever } Punkte insgesamt, solange niemand sie verlässt.
web-leaderboard-none = Hier steht noch niemand.
# $n players: the host vouches for too few.
web-leaderboard-few = Hier kann erst jemand stehen, wenn sich der Betreiber dieses Servers für { $opponents } Spieler verbürgt. Bisher: { $n }.
web-leaderboard-rank = Rang
web-leaderboard-player = Spieler
web-leaderboard-games = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}
web-leaderboard-you = Du
web-leaderboard-next = Nächste Spieler
web-leaderboard-back = Vorige Spieler

## Profiles

web-nav-profile = Mein Profil
web-profile-none = Spiel erst eine Partie: Damit beginnt dein Profil.
web-profile-games-won = { $n ->
    [one] 1 Partie, { $won } gewonnen
   *[other] { $n } Partien, { $won } gewonnen
}
web-profile-ratings = Wertungen
web-profile-unrated = Noch keine gewerteten Partien.
web-profile-rank = Rang { $n }
web-profile-characters = Lieblingscharaktere
web-profile-character-games = { $n ->
    [one] einmal gespielt, { $won } gewonnen
   *[other] { $n }-mal gespielt, { $won } gewonnen
}
web-profile-games = Partien
web-profile-no-games = Noch keine beendeten Partien.
web-profile-place = { $place }. Platz von { $seats }
web-profile-lp = { $n } LP
web-profile-won = Gewonnen
web-profile-abandoned = Aufgegeben
web-profile-stayed = Nie beendet
web-profile-open = Öffnen
web-profile-older = Ältere Partien
web-profile-newer = Neuere Partien
web-profile-recent = Kürzlich gespielt mit
web-profile-nobody = Du hast noch keine Partie mit anderen Leuten beendet.
web-profile-together = { $n ->
    [one] 1 gemeinsame Partie
   *[other] { $n } gemeinsame Partien
}
web-profile-ignored = Ignorierte Spieler
web-profile-ignore = Ignorieren
web-profile-ignore-of = Ignorieren: { $name }
web-profile-ignore-more = Ignorierte Spieler können sich nicht an deine Tische setzen, und du siehst weder ihren Chat noch ihre offenen Tische. Sie erfahren nichts davon.
web-profile-heed = Nicht mehr ignorieren
web-profile-heed-of = Nicht mehr ignorieren: { $name }

## Achievements

web-achievements = Erfolge
web-achievements-sum = { $n } von { $of }
web-achievement-progress = { $done } von { $of }
web-achievement-reached = Erreicht
web-achievement-finished = Staub an den Stiefeln
web-achievement-finished-more = Beende eine Partie.
web-achievement-first-win = Ein Name, den man sich merkt
web-achievement-first-win-more = Gewinne eine Partie.
web-achievement-win-marshal = Der lange Arm des Gesetzes
web-achievement-win-marshal-more = Gewinne als Marshal.
web-achievement-win-wanted = Tot oder legendär
web-achievement-win-wanted-more = Gewinne, während du Wanted bist.
web-achievement-bank = Abhebung
web-achievement-bank-more = Raube die Bank aus.
web-achievement-train = Endstation
web-achievement-train-more = Raube die Eisenbahn aus (Ante Up).
web-achievement-bandit = Banditenschreck
web-achievement-bandit-more = Gewinne einen Kampf gegen einen Banditen.
web-achievement-duel = Zwölf Uhr mittags
web-achievement-duel-more = Fordere einen Spieler zum Duell und gewinne.
web-achievement-arrested = Hinter Gittern
web-achievement-arrested-more = Lass dich verhaften.
web-achievement-poker = Kartenhai
web-achievement-poker-more = Gewinne in 3 Partien beim Poker.
web-achievement-cattle = Auf beiden Seiten des Zauns
web-achievement-cattle-more = Verlade Vieh und verschachere welches.
web-achievement-prospector = Goldrausch
web-achievement-prospector-more = Finde in 3 Partien Nuggets beim Goldschürfen.
web-achievement-upgrade = Feinschliff
web-achievement-upgrade-more = Verbessere einen Gegenstand.
web-achievement-stories = Geschichtenerzähler
web-achievement-stories-more = Trage in 5 Partien zu Storys bei.
web-achievement-legend = Teil der Legende
web-achievement-legend-more = Wirke an einer legendären Story mit, die ihr Ende findet (Blood Money).
web-achievement-deed = Grund und Boden
web-achievement-deed-more = Erwirb eine Besitzurkunde (Blood Money).
web-achievement-gambler = Glückssträhne
web-achievement-gambler-more = Rücke auf dem Zocker-Pfad vor (Ante Up).
web-achievement-every-length = Kurz, mittel, lang
web-achievement-every-length-more = Gewinne eine Partie jeder Länge.
web-achievement-expansions = Zu neuen Ufern
web-achievement-expansions-more = Beende eine Partie mit Ante Up und eine mit Blood Money.
web-achievement-win-both = Der ganze Westen
web-achievement-win-both-more = Gewinne eine Partie mit Ante Up und Blood Money zusammen.
web-achievement-modes = À la mode
web-achievement-modes-more = Beende Partien in 3 verschiedenen Spielmodi.
web-achievement-full-table = Volles Haus
web-achievement-full-table-more = Beende eine Partie mit 6 Plätzen.
web-achievement-characters = Viele Gesichter
web-achievement-characters-more = Beende Partien mit 10 verschiedenen Charakteren.

## Reports

web-report = Melden
# $name is the name of a person.
web-report-name = Den Namen { $name } melden
# $name is the author of a chat line.
web-report-line = Diese Zeile von { $name } melden
web-report-table = Diesen Tisch melden
# $table is the name of a table.
web-report-table-of = Den Tisch { $table } melden
web-report-more = Die Moderatoren dieses Servers sehen, was du meldest, mit zehn Zeilen des Chats ringsum. Sonst erfährt es niemand.
web-report-text = Was stimmt nicht? (freiwillig)
web-report-send = Meldung senden
web-report-done = Danke. Die Moderatoren sehen es sich an.
web-guest-admin = Moderation

web-error-reports-full = Du hast zehn offene Meldungen. Warte, bis die Moderatoren sie angesehen haben.
web-error-report-self = Das stammt von dir selbst: Du kannst es nicht melden.
web-error-network-banned = Aus deinem Netzwerk werden einige Tage lang keine neuen Gäste angenommen. Namen von früher gelten weiter.
web-error-own-case = Niemand entscheidet über sich selbst. Überlass es jemand anderem.
web-error-own-table = Du sitzt an diesem Tisch. Überlass es jemand anderem.
web-error-role-rank = Die Rolle dieser Person steht nicht unter deiner.
web-error-role-account = Diese Person spielt als Gast. Für eine Rolle braucht man ein Konto.
web-error-admins-only = Das können nur Admins.
web-error-reason = Gib einen Grund von 1 bis 200 Zeichen an.
web-error-days = Diese Zahl von Tagen ist nicht möglich.
web-error-network-range = Erwartet wird eine Adresse oder ein nicht zu großes Netzwerk, etwa 192.0.2.0/24.
web-error-network-shared = Inzwischen teilen sich mehr Personen dieses Netzwerk. Sieh noch einmal nach, bevor du bestätigst.
web-error-unseen = Dieser Server hat diese Person in den letzten 24 Stunden nicht gesehen.
web-error-report-kind = Das ist bei dieser Meldung nicht möglich.
web-error-announcement = Der Text kann bis zu 300 Zeichen haben.
