# Texts of the page that several screens share, and those of its buttons, cards and dialogs.

web-wordmark = Darkrock
web-loading = Wir satteln auf
web-trouble = Etwas ist schiefgegangen
web-try-again = Neuer Versuch
web-close = Schließen
web-announcement = Vom Betreiber dieses Servers
web-cancel = Abbrechen

web-lost = Seite nicht gefunden
web-lost-more = Dieser Link führt ins Nichts. Reite zurück und nimm einen anderen.
web-lost-home = Zurück in die Stadt
web-table-missing = Tisch nicht gefunden
web-table-missing-more = Zu diesem Link gibt es keinen Tisch. Vielleicht wurde der Tisch geschlossen, oder der Link ist unvollständig.

## When a player is asked: on the page, in the tab, in a notification of the browser

web-call-turn = Dein Zug
web-call-choice = Deine Wahl
web-notify-title = Benachrichtigungen
web-notify-offer = Soll dir dieses Gerät Bescheid sagen, wenn du am Zug bist?
web-notify-yes = Ja, bitte
web-notify-no = Nein, danke

## Kinds of effects

web-kind-action = Aktion
web-kind-bonus = Bonus
web-kind-reaction = Reaktion

## Cards

# $card is the rank and suit with the title, such as "9♦ Instincts".
web-card-playable = { $card }, kann gespielt werden
web-card-chosen = { $card }, gewählt
web-card-dimmed = { $card }, kann jetzt nicht gespielt werden
web-card-back = Verdeckte Karte

## Players

# A player by person and character.
web-person-as = { $person } ({ $name })
web-shape-1 = Kreis
web-shape-2 = Quadrat
web-shape-3 = Dreieck
web-shape-4 = Raute
web-shape-5 = Sechseck
web-shape-6 = Schild
web-seat = Platz { $n }
web-marshal = Marshal
web-wanted = Wanted
web-row = Reihe { $n }
web-actions-left = { $n ->
    [0] Keine Aktionen mehr
    [one] Noch 1 Aktion
   *[other] Noch { $n } Aktionen
}

## The line to the server

web-line-lost = Verbindung verloren. Neuer Versuch …
web-in-line = { $ahead ->
    [one] Eine Anfrage ist noch vor deiner an der Reihe
   *[other] { $ahead } Anfragen sind noch vor deiner an der Reihe
}
web-version-new = Es gibt eine neue Version dieser Seite.
web-version-foreign = Der Server hat eine Version, die diese Seite nicht versteht.
web-version-load = Laden
web-version-part = Ein Teil dieser Seite ließ sich nicht laden. Vielleicht gibt es eine neue Version.
web-error-network = Der Server ist nicht zu erreichen.
web-error-server = Der Server konnte die Anfrage nicht lesen.
web-error-reply = Der Server hat eine ungültige Antwort geschickt.
web-error-page = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu.
web-error-request = Seite und Server haben verschiedene Versionen. Lade die Seite neu.

## What the server says no to, by its short codes

web-error-no-guest = Wähle erst einen Namen.
web-error-cookies = Dieser Browser behält die Cookies dieser Seite nicht, daher vergisst der Server deinen Namen sofort. Erlaube Cookies für diese Seite.
web-error-name-taken = Ein Konto hat diesen Namen oder einen, der ihm zu ähnlich sieht. Wähle einen anderen Namen oder melde dich an.
web-error-name-reserved = Dieser Name ist dem Programm vorbehalten. Wähle einen anderen.
web-error-not-found = Nicht gefunden. Vielleicht ist der Link unvollständig.
web-error-too-many = Zu viele Anfragen. Warte einen Moment und versuch es noch einmal.
web-error-bot-games = Du oder andere in deinem Netzwerk haben zu viele Partien nur mit Bots. Warte, bis eine endet.
web-error-too-slow = Die Anfrage hat zu lange gedauert. Versuch es noch einmal.
web-error-unavailable = Der Server kann das gerade nicht. Es hat sich nichts geändert: Versuch es noch einmal.
web-error-elsewhere = Dieser Tisch zieht auf einen anderen Server um. Versuch es noch einmal.
web-error-banned = Der Betreiber dieses Servers hat diesen Browser oder diese Adresse ausgeschlossen.
web-banned-account = Was über dich gespeichert ist: ansehen, herunterladen oder löschen
web-error-internal = Interner Fehler: Der Server konnte das nicht ausführen.
web-error-name = Ein Name muss 1 bis 24 Zeichen haben; der eines Tisches kann bis zu 40 haben.
web-error-chat = Eine Nachricht muss 1 bis 300 Zeichen haben.
web-error-chat-limit = Zu viele Nachrichten auf einmal. Warte einen Moment.
web-error-seats = Ein Tisch muss 2 bis 6 Plätze haben.
web-error-seat = Diesen Platz hat der Tisch nicht.
web-error-length = Eine Partie geht bis 15, 20 oder 25 LP.
web-error-setup = Diese Optionen lassen sich nicht kombinieren.
web-error-modules = Diese Erweiterungen und Varianten lassen sich nicht kombinieren.
web-error-unknown-module = Unbekannte Erweiterung.
web-error-unknown-mode = Unbekannter Spielmodus.
web-error-unknown-variant = Unbekannte Variante.
# What does not go together where nobody has written it down more exactly. $module and $other are names.
web-misfit-players = „{ $module }“ ist für { $least } bis { $most } Spieler.
web-misfit-players-only = „{ $module }“ ist nur für { $players } Spieler.
web-misfit-length = „{ $module }“ wird nicht bis { $length } LP gespielt.
web-misfit-needs = „{ $module }“ erfordert „{ $other }“.
web-misfit-needs-with = Mit { $players } Spielern erfordert „{ $module }“ auch „{ $other }“.
web-misfit-excludes = „{ $module }“ und „{ $other }“ lassen sich nicht kombinieren.
# For how many players and to which lengths a mode is recommended. $lengths is how many lengths there are: none, one or two.
web-advice = Empfohlen für { $least } bis { $most } Spieler{ $lengths ->
    [0] .
    [one] {" "}und eine Partie bis { $first } LP.
   *[other] {" "}und eine Partie bis { $first } oder { $last } LP.
}
web-error-record = Diese Aufzeichnung ist unbrauchbar: Sie ist unvollständig oder enthält regelwidrige Züge.
web-error-record-long = Diese Aufzeichnung ist zu lang: Die Grenze liegt bei 512 KiB.
web-error-record-slow = Diese Aufzeichnung nachzuspielen dauert zu lange.
web-error-record-windows = Diese Aufzeichnung überspringt leere Reaktionsfenster (skip-empty-windows: yes); jede Frage nach einer Reaktion würde dann Karten verraten. Nimm eine Aufzeichnung, in der skip-empty-windows auf no steht.
web-error-bot = Unbekannter Bot.
web-error-character = Dieser Charakter ist nicht verfügbar, oder ein anderer Spieler hat ihn.
web-error-open-seats = Ein Platz ist noch frei: Besetze ihn erst mit einer Person oder einem Bot.
web-error-part-missing = Der Browser eines Spielers hat seinen Teil des Startwerts noch nicht geschickt. Warte, bis dieser Spieler den Tisch öffnet.
web-error-taken = Ein anderer Spieler hat diesen Platz.
web-error-started = Die Partie hat begonnen: Die Plätze stehen jetzt fest.
web-error-not-host = Das kann nur der Gastgeber.
web-error-not-your-seat = Das ist nicht dein Platz.
web-error-not-seated = Das können nur Spieler, die am Tisch sitzen.
web-error-not-finished = Das geht erst, wenn die Partie vorbei ist.
web-error-settled = Diese Partie gilt schon als abgebrochen: Sie kann weitergespielt, aber nicht ohne Ergebnis beendet werden.
web-error-no-game = An diesem Tisch läuft keine Partie.
web-error-no-person = Auf diesem Platz spielt keine Person.
web-error-no-bot = Auf diesem Platz spielt kein Bot.
web-error-no-vote = Nur die anderen Spieler der Partie können abstimmen.
web-error-present = Dieser Spieler ist da und hat noch Zeit. Ersetzen lassen sich nur Spieler, die abwesend oder zu langsam sind.
web-error-bot-plays = Ein Bot spielt auf diesem Platz: Übernimm ihn erst wieder selbst.
web-error-stale = Die Partie ist weitergegangen. Wähle noch einmal.
web-error-not-asked = Auf diesem Platz ist gerade nichts zu entscheiden.
web-error-choice = Diese Wahl gibt es nicht.
web-error-open = Diese Wahl ist jetzt möglich.
web-error-undo = Es gibt nichts zurückzunehmen: Verborgenes wurde aufgedeckt, oder ein anderer Spieler hat gewählt.
web-error-hints-off = An diesem Tisch wird ohne Tipps gespielt.
web-error-rated-one-seat = An einem gewerteten Tisch kann jeder Browser nur einen Platz belegen.
web-error-rated-agreed = Andere Spieler haben sich gesetzt: Ob die Partie gewertet wird, lässt sich nicht mehr ändern.
web-error-rated-record = Eine Partie, die aus einer Aufzeichnung fortgesetzt wird, kann nicht gewertet werden.
web-error-rules-changed = Seit dieser Partie haben sich die Regeln geändert.
web-error-no-result = Diese Partie wurde ohne Ergebnis beendet.
web-error-goes-on = Diese Partie geht weiter: Es gibt nichts zu entscheiden.
web-error-consent = Noch haben nicht alle der Änderung zugestimmt. Warte einen Moment.
web-error-protocol = Der Server hat eine Version, die diese Seite nicht versteht.
web-error-rated-account = Für gewertete Partien brauchst du ein Konto. Sichere dir erst deinen Namen.
web-error-rated-modules = Gewertet werden nur Partien mit Erweiterungen, die zum Programm gehören.
web-error-rated-program = Programme spielen nicht an gewerteten Tischen.
web-error-listed-tables = Drei deiner offenen Tische sind schon öffentlich. Starte oder verlasse einen davon, oder mache diesen nur für Leute mit dem Link sichtbar.
web-error-listed-network = In der Liste stehen schon genug offene Tische aus deinem Netz. Mache diesen nur für Leute mit dem Link sichtbar, oder versuche es später noch einmal.
web-error-seat-refused = Der Gastgeber hält diesen Platz für andere frei.
web-error-seat-account = Hier können sich nur Leute mit Konto setzen. Sichere dir erst deinen Namen.
web-error-seat-invitation = An diesem Tisch gibt es Plätze nur mit Einladung. Bitte den Gastgeber um einen Link.
web-error-seat-removed = Du wurdest von diesem Tisch entfernt. Der Gastgeber kann dich mit einem Link wieder einladen.
web-error-ignore-self = Das ist dein eigenes Profil.
web-error-search = Diese Suche ist nicht zu verstehen.
web-error-language = Unbekannte Sprache.
web-error-no-hint = Kein Tipp gefunden. Versuch es noch einmal.
web-error-not-faced = Bestätige erst, dass du vor dem Bildschirm sitzt.

## A number that stands here must stand in the whole text.

web-gist-cheat = Beim Poker kann diese Karte jeden Wert haben, behält aber ihre Farbe.
web-gist-sprint = Nach einer Bewegungsaktion: Bewege dich bis zu 2 Felder weiter.
web-gist-manhunt = Bewege den Sheriff bis zu 3 Felder weit. Als Marshal oder Wanted-Spieler: 1 LP.
web-gist-stick-em-up = Nach dem Aufdecken: Senke die Karte deines Gegners um 2.
web-gist-reputation = Nachdem du Marshal- oder Wanted-Punkte erhalten hast: 1 weiterer Punkt.
web-gist-wallop = Spieler besiegt: 1 Wunde mehr für ihn. Anderen Gegner besiegt: Ziehe 1 Karte.
web-gist-shootout = Nach dem Kartenvergleich kannst du den Kampf neu beginnen.
web-gist-instincts = Ziehe 3 Karten, oder ziehe 1, wenn du diese Karte abwirfst.
web-gist-lady-luck = Beim Poker gespielt: Erhalte 30 $ und ziehe 1 Karte.
web-gist-bulletproof = In einem Kampf: Du erhältst keine Wunden und heilst 1.
web-gist-quickdraw = Hebe den Effekt einer Kampfkarte auf.
