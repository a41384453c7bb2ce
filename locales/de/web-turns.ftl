# Turn-based tables: their times, standing orders, vacations, notifications, and the list of the games that wait for the player.

## Settings of a table

web-turns-kind = Spieltempo
web-turns-live = Live
web-turns-slow = Fernpartie
web-turns-live-more = Alle sitzen am Tisch und spielen sofort.
web-turns-slow-more = Gespielt wird über mehrere Tage: Für jede Entscheidung hat ein Spieler mehrere Stunden Zeit.
web-turns-decision = Zeit je Entscheidung
web-turns-reserve = Reserve für die ganze Partie
web-turns-reserve-none = Keine
web-turns-missed = Ein Bot spielt zu Ende nach
web-turns-missed-n = { $n ->
    [one] { $n } verpassten Entscheidung
   *[other] { $n } verpassten Entscheidungen
 }
web-turns-vacations = Urlaub wird berücksichtigt
web-turns-vacations-more = Während ein Spieler Urlaub hat, steht seine Uhr still.
web-turns-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
 }
web-turns-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
 }
web-turns-agreed = { $decision } je Entscheidung, Reserve: { $reserve }

## Clocks. The times are short: they stand on small labels.

web-turns-left-days = { $n } d { $hours } h
web-turns-left-hours = { $n } h { $minutes } min
web-turns-left-minutes = { $n } min
# For those who hear the page, and as a tooltip of a player’s clock.
web-turns-clock = { $name } hat für diese Entscheidung noch { $time }, davon { $reserve } Reserve.
web-turns-clock-you = Du hast für diese Entscheidung noch { $time }, davon { $reserve } Reserve.
web-turns-on-vacation = Im Urlaub bis { $date }
web-turns-reserve-left = Reserve: { $time }
web-turns-vacation = Im Urlaub vom { $begins } bis { $ends }
web-turns-until = Noch { $time }

## My games

web-turns-next = Nächste Partie
web-turns-next-n = { $n ->
    [one] Nächste Partie: { $n } wartet auf dich
   *[other] Nächste Partie: { $n } warten auf dich
 }
web-turns-tab = ({ $n }) { $name }
web-turns-notify-title = { $n ->
    [one] Du bist am Zug
   *[other] Du bist in { $n } Partien am Zug
 }

## Standing orders

web-orders = Daueranweisungen
web-orders-more = Entscheide vorab, damit dich das Spiel nicht fragen muss. Nur du siehst deine Anweisungen. Sie werden eine Minute nach der Frage befolgt, nie früher. Solange du nichts anderes entscheidest, spielt ein Revolverheld für dich Banditen und Wachen, und das Programm passt bei Reaktionen, für die du keine Karte hast.
web-orders-place = Diese Anweisungen gelten
web-orders-place-all = An allen meinen Tischen
web-orders-place-here = Nur an diesem Tisch
web-orders-npc = Banditen, Wachen und andere Gegner spielen
web-orders-npc-bot = Ein Revolverheld spielt
web-orders-npc-ask = Mich fragen
web-orders-npc-more = Ihre Karten bringen dir nichts. Alle Spieler haben denselben Revolverhelden.
web-orders-windows = Reaktionen
web-orders-windows-ask = Mich fragen
web-orders-windows-empty = Passen ohne spielbare Karte
web-orders-windows-always = Immer passen
web-orders-windows-bot = Ein Revolverheld entscheidet
web-orders-windows-more = Das Programm passt immer eine Minute nach der Frage für dich, also merkt niemand, ob du eine Karte hattest oder immer passt. Bei „Passen ohne spielbare Karte“ können andere aus längerem Warten schließen, dass du eine spielbare Karte hast oder gefragt werden willst.
web-orders-goals = Eine Aufgabe, die du zeigen kannst
web-orders-goals-ask = Mich fragen
web-orders-goals-show = Zeigen
web-orders-sheriff = Den Sheriff in Zügen anderer bewegen
web-orders-effects = Was dich Karten und Storys in Zügen anderer fragen
web-orders-effects-more = Der Revolverheld entscheidet mit deinen Karten und deinem Geld wie für sich selbst. Aus seiner Antwort können andere so viel schließen wie aus deiner.
web-orders-poker = Wenn andere eine Pokerpartie beginnen
web-orders-poker-ask = Mich fragen
web-orders-poker-never = Nie mitspielen
web-orders-poker-rule = Mitspielen, wenn …
web-orders-stake = Höchster Einsatz
web-orders-stake-n = { $n } $
web-orders-hand = Meine Hand enthält mindestens
web-orders-hand-any = Beliebige Karten
web-orders-hand-pair = Ein Paar
web-orders-hand-more = Wer diese Anweisung errät, erkennt an deiner Antwort, ob du ein Paar hast.
web-orders-faro = Wenn andere eine Faropartie beginnen
web-orders-faro-ask = Mich fragen
web-orders-faro-never = Nie mitspielen
web-orders-save = Speichern

## An order that is offered

web-offer-title = Die anderen haben { $time } gewartet
web-offer-npc = Sie haben gewartet, bis du die Karte eines Banditen oder einer Wache gewählt hast.
web-offer-windows = Sie haben gewartet, bis du über eine Reaktion entschieden hast.
web-offer-sheriff = Sie haben gewartet, bis du den Sheriff bewegt hast.
web-offer-effects = Sie haben gewartet, bis du beantwortet hast, was dich eine Karte oder Story gefragt hat.
web-offer-more = Soll ein Revolverheld so etwas in den Zügen anderer für dich entscheiden: Reaktionen, Bewegungen des Sheriffs, Fragen von Karten und Storys? Er entscheidet mit deinen Karten, wie er es für sich selbst täte, eine Minute nach der Frage. Du kannst das unter „Daueranweisungen“ ändern.
web-offer-all = Ja, überall
web-offer-here = Nur hier

## Since you were away

web-away-title = Während du weg warst
web-away-cut = Älteres ist weggelassen.
web-away-bot = Ein Bot hat für dich gespielt.
web-away-play = Ansehen
web-away-skip = Überspringen
web-away-close = Schließen

## Notifications outside of the page

web-tell-title = Sag mir, wenn ich am Zug bin
web-tell-more = Auf diesem Gerät, in Fernpartien auch, wenn Darkrock geschlossen ist.
web-tell-page = Im Moment nur, solange Darkrock in einem Tab offen ist. Schalte es ein, damit du es auch erfährst, wenn Darkrock geschlossen ist.
web-tell-trying = Eine Testnachricht ist unterwegs. Das dauert höchstens 20 Sekunden.
# Variables: $when (text), a date with its time.
web-tell-on = Eine Testnachricht ist auf diesem Gerät angekommen: { $when }.
web-tell-again = Noch eine senden
web-tell-retry = Noch einmal versuchen
web-tell-never = Nicht Bescheid sagen
web-tell-home = Lege Darkrock auf einem iPhone oder iPad zuerst auf den Home-Bildschirm: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“. Öffne es von dort und schalte dies ein.
web-tell-insecure = Nachrichten brauchen eine Adresse, die mit https beginnt.
web-tell-unsupported = Dieser Browser kann keine Nachrichten empfangen, während die Seite geschlossen ist.
web-tell-blocked = Dieser Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen für die Seite und versuche es noch einmal.
web-tell-worker = Der Teil der Seite, der Nachrichten empfängt, startet in diesem Browser nicht. Private Fenster erlauben das oft nicht.
web-tell-service = Dieser Browser hat keinen Push-Dienst oder erreicht ihn nicht.
web-tell-refused = Der Push-Dienst dieses Browsers lehnt die Nachrichten dieses Servers ab.
web-tell-unreachable = Der Push-Dienst dieses Browsers nimmt im Moment keine Nachrichten an.
web-tell-silent = Eine Testnachricht wurde gesendet, kam aber innerhalb von 20 Sekunden nicht an. Vielleicht spart dieses Gerät Strom oder hält Benachrichtigungen zurück.
web-tell-many = Zu viele Testnachrichten: Versuche es in zehn Minuten noch einmal.
web-tell-server = Der Server antwortet nicht: Versuche es noch einmal.
web-tell-instead-page = Stattdessen bekommst du eine Benachrichtigung, solange Darkrock in einem Tab offen ist.
web-tell-instead-title = Stattdessen sagt es der Titel des Tabs, solange Darkrock offen ist.
web-tell-instead-mail = Du bekommst außerdem eine E-Mail.
web-tell-instead-mailable = Du kannst auch eine E-Mail bekommen: Schalte sie unten ein.
web-mail-title = E-Mail
web-mail-more = Eine Übersicht der Partien, die auf dich warten, falls dein Konto eine Adresse hat und dieser Server E-Mails verschicken kann.

## Vacations

web-vacation-title = Urlaub
web-vacation-more = An Tischen für Fernpartien, die es erlauben, steht deine Uhr still, während du Urlaub hast. Die anderen sehen, wann du weg bist. Innerhalb eines Jahres hast du noch { $days } Urlaub.
web-vacation-begins = Erster Tag
web-vacation-ends = Letzter Tag
web-vacation-add = Hinzufügen
web-vacation-dates = { $begins } bis { $ends }
web-vacation-end = Urlaub beenden: { $dates }
web-vacation-end-short = Beenden

## Errors

web-error-turns = Diese Zeiten sind nicht möglich.
web-error-turn-based = In einer Fernpartie entscheidet nur die Uhr, wann ein Bot einspringt.
web-error-not-turn-based = Das geht nur in Fernpartien.
web-error-subscription = Der Push-Dienst dieses Browsers ist nicht nutzbar.
web-error-vacation = Wähle einen letzten Tag, der nicht vor dem ersten liegt, höchstens 30 Tage später und innerhalb eines Jahres.
web-error-vacation-past = Ein Urlaub beginnt heute oder später.
web-error-vacation-overlap = Zu dieser Zeit hast du schon Urlaub.
web-error-vacation-limit = Du hast innerhalb eines Jahres höchstens 30 Tage Urlaub.
web-error-vacation-many = Du hast schon 12 Urlaube angekündigt. Beende erst einen.
web-error-missed = Diese Übersicht ist nicht verfügbar.
