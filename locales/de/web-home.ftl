# The first screen: playing at once, tables to join, making a table; and the bar over the screens around the game.

web-home-tagline = Erkunde, zocke, raube und mach dir einen Namen. Für 2 bis 6 Spieler, gleich hier im Browser.
web-home-credit = Ein inoffizielles Fanprojekt mit eigenen Bildern. Bitte kauf das Brettspiel { $game }. Icons: game-icons.net, CC BY 3.0.
web-home-board-game = Western Legends

## The bar

web-nav = Hauptmenü
web-nav-rules = Regeln
web-nav-settings = Einstellungen
web-nav-language = Sprache

## The guest's name

web-guest = Gast: { $name }
web-guest-none = Name wählen
web-guest-title = Wie heißt du?
web-guest-label = Dein Name
web-guest-help = Die anderen Spieler sehen deinen Namen am Tisch. Du brauchst kein Konto: Dieser Browser merkt sich dich.
web-guest-keep = Speichern
# Names given to those who have none, separated by commas: first names of the Old West.
web-guest-names = Marlow, Jules, Ada, Clementine, Silas, Hattie, Ezra, Josephine, Wade, Opal, Virgil, Lottie, Amos, Della, Rufus, Cora, Jasper, Mabel, Levi, Pearl, Gideon, Nell, Otis, Ruby, Boone, Effie, Harlan, Sadie, Emmett, Willa

## Playing at once

web-play-title = Gleich gegen Bots spielen
web-play-begins = Beginnt { $place }. Startbesitz: { $gains }.
web-play-opponents = Deine Gegner
web-play-opponents-number = Zahl der Gegner
web-play-mixed = Gemischt
# For those who hear the page: the button that changes the level of one opponent.
web-play-opponent = Gegner { $n }: { $level }. Stufe ändern
web-play-opponent-title = Wähle die Stufe von Gegner { $n }
web-play-length = Länge
web-play-now = Losspielen
web-play-again = Wie zuletzt
web-play-again-more = { $name }, { $players } Spieler, { $length } LP
web-play-everything = Alles selbst wählen
web-play-everything-more = Besetzung, Läden, Varianten
web-kind = Was spielst du?
web-kind-base = Das Grundspiel
web-kind-base-more = Zwei Städte, Minen, Vieh und das Gesetz.
web-kind-base-for = Hier anfangen
web-kind-box = Die ganze Schachtel
web-kind-box-more = Ein zweiter Spielplan, Eisenbahn, Faro, Urkunden und legendäre Storys.
web-kind-box-for = Wenn du das Grundspiel kennst
web-kind-modes = Ganz anders spielen
web-kind-modes-more = Gangs, Heimstätten, Reichtum, Pech: jedes ein eigenes Spiel.
web-kind-players = { $least } bis { $most } Spieler
web-kind-minutes = Etwa { $minutes } Min.
web-kind-minutes-here = Etwa { $minutes } Min. auf diesem Server

## A first game, for newcomers

web-first-title = Neu in der Stadt?
web-first-more = Eine kurze Partie mit einem Coach an deiner Seite, gegen zwei leichte Gegner. Regeln musst du vorher nicht lesen.
web-first-go = Loslegen

## Bots' levels. A level without words here is shown by its id.

web-level-random = Steppenläufer
web-level-random-more = Wählt zufällig.
web-level-greenhorn = Greenhorn
web-level-greenhorn-more = Neu in der Stadt und sorglos: gut für die erste Partie.
web-level-cowboy = Cowboy
web-level-cowboy-more = Plant jeden Zug und kennt die Chancen.
web-level-gunslinger = Revolverheld
web-level-gunslinger-more = Denkt viele Züge voraus und verzeiht nichts.
web-level-program = Programm
web-level-program-more = Ein Programm vom Betreiber dieses Servers.
# A level that is told how long it may think: $n is a number of tries.
web-level-told = { $level } ({ $n })
web-level-strength = Stärke { $n } von { $of }
web-level-all = Alle
web-level-all-more = „Alle“ stellt die Stufe aller Gegner ein.
web-level-all-of = { $level } für alle Gegner

## What tables agree on

web-length-15 = Kurz ({ $n })
web-length-20 = Mittel ({ $n })
web-length-25 = Lang ({ $n })
web-length-other = { $n } LP
web-characters-draft = Einer von zweien
web-characters-random = Zufällig
web-characters-chosen = Frei gewählt
web-pace-instant = Sofort
web-pace-brisk = Flott
web-pace-relaxed = Gemütlich
web-goals-on = mit Aufgaben
web-goals-off = ohne Aufgaben
# Kinds of games, and what each of them is.
web-variant-usual = Normales Spiel
web-variant-usual-more = Alle Charaktere, Gegenstände, Storys und alles Vieh.
web-table-of = Tisch von { $name }
web-table-bots = Ein Tisch mit Bots
web-table-plain = Ein Tisch
web-table-sum = { $length }, { $goals }
web-table-seats = { $taken } von { $seats } Plätzen besetzt

## Lists of tables

web-mine-title = Meine Partien
web-mine-running = { $n ->
    [0] keine läuft
    [one] 1 läuft
   *[other] { $n } laufen
}
web-mine-draft = Die Partie wird aufgebaut
web-mine-round = Runde { $round }: Du hast { $lp } LP
web-mine-your-turn = Dein Zug
web-mine-open = Öffnen
web-mine-more = { $n ->
    [one] 1 weitere zeigen
   *[other] { $n } weitere zeigen
}
web-mine-fewer = Weniger zeigen
# $names: the people with whom one plays
web-turn-with = mit { $names }
web-turn-take = Zug machen
web-mine-past = { $n ->
    [one] Letzte beendete Partie zeigen
   *[other] Letzte { $n } beendete Partien zeigen
}
web-mine-past-hide = Beendete Partien ausblenden
web-mine-result = Ergebnis
web-row-round = Runde { $round }
web-row-leads = { $name } führt mit { $lp } LP
web-row-leads-you = Du führst mit { $lp } LP
web-row-level = Gleichstand bei { $lp } LP
web-row-pointless = Noch keine Punkte
web-row-waiting = Warten auf { $name }
web-row-waiting-many = Warten auf { $n } Spieler
# $name: the character
web-row-person = { $person } ({ $name })
web-row-won = { $n ->
    [0] Vorbei
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
}
web-row-ended = Ohne Ergebnis beendet
web-row-rounds = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
web-lists = Tische
web-lists-open = Offen
web-lists-running = Laufend
web-lists-finished = Beendet
web-lists-none-open = Gerade ist kein Tisch offen. Eröffne einen und schick deinen Freunden den Link.
web-lists-none-running = Gerade läuft keine öffentliche Partie.
web-lists-none-finished = Noch keine beendeten Partien.
web-lists-join = Mitspielen
web-lists-watch = Zusehen
web-lists-replay = Wiederholung
web-lists-more = Mehr zeigen
# For those who hear the page: what the button does with which table.
web-lists-of = { $action }: { $table }

web-learn-title = Das Spiel lernen
web-learn-more = Schlag jede Regel, jede Karte und jeden Gegenstand nach.
web-learn-go = Regeln lesen

## Making a table

web-create = Tisch eröffnen
web-create-mode = Spielmodus
web-create-pace = Tempo der Bots
