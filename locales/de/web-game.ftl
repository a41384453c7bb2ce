# The game's own screen in the browser: bar, rail, ledgers, decision, mat, hand, log.

## The bar

web-game-round = Runde { $n }
web-game-length = Bis { $n } LP
# The same in the narrow bar of a phone, beside the round.
web-game-length-short = Bis { $n } LP
web-game-set-up = Aufbau
web-game-your-turn = Dein Zug
web-game-turn-of = Zug von { $name }
web-game-you-choose = Deine Wahl
web-game-waiting-for = Warten auf { $names }
web-game-phase-last-but-one = Nach dieser noch eine Runde
web-game-phase-last = Die letzte Runde
web-game-phase-over = Die Partie ist vorbei
web-game-deck = { $n ->
    [one] 1 Karte im Stapel
   *[other] { $n } Karten im Stapel
}
web-game-discards = { $n ->
    [one] 1 Karte abgelegt
   *[other] { $n } Karten abgelegt
}
web-game-discards-title = Der Ablagestapel
web-game-rules = Regeln
web-game-chat = Chat
web-game-sound-on = Der Ton ist an
web-game-sound-off = Der Ton ist aus
web-game-settings = Einstellungen
web-game-menu = Menü
web-game-skip = Direkt zu deiner Auswahl
web-game-keys = Tastatur
web-game-keys-title = Tasten
web-game-keys-numbers = Eine Antwort mit ihrer Nummer wählen
web-game-keys-tab = Zwischen Antworten, Karten und Feldern wechseln
web-game-keys-escape = Auswahl aufheben oder Offenes schließen
web-game-keys-hint = Tipp zeigen oder verbergen
web-game-keys-help = Diese Tasten zeigen
web-game-home = Tisch verlassen
web-game-watching = Zuschauer
web-game-review = Wiederholung
web-game-line-opening = Wird verbunden
web-game-line-closed = Du kannst wieder wählen, sobald die Verbindung zurück ist.
web-game-line-sent = Deine Wahl wird gesendet, sobald die Verbindung zurück ist.
web-game-choice-late = Während du gewählt hast, ging die Verbindung verloren, und die Partie lief weiter. Sieh im Verlauf nach und wähle dann noch einmal.
web-game-chosen = Deine Wahl: { $choice }
web-game-resign = An einen Bot abgeben
web-game-resign-title = Die Partie verlassen?
web-game-resign-text = Ein Bot übernimmt deinen Platz und spielt weiter. Du kannst zusehen und zurückkommen, solange die Partie läuft.
web-game-resign-yes = An einen Bot abgeben
web-game-resign-no = Weiterspielen
web-game-come-back = Platz wieder übernehmen
web-game-end = Partie für alle beenden
web-game-end-title = Die Partie ohne Ergebnis beenden?
web-game-end-text = Die Partie endet, sobald alle zustimmen, die sie spielen. Sie zählt dann für niemanden: keine Wertung, kein Erfolg, keine Statistik.
web-game-end-yes = Die anderen fragen
web-game-end-alone = Partie beenden
web-game-quit = { $n ->
    [one] { $names } möchte die Partie ohne Ergebnis beenden
   *[other] { $names } möchten die Partie ohne Ergebnis beenden
}
web-game-quit-you = Du möchtest die Partie ohne Ergebnis beenden
web-game-quit-waiting = Es fehlen: { $names }.
web-game-quit-agree = Partie beenden
web-game-stand-in-you = Ein Revolverheld spielt für dich
web-game-stand-in-for = Ein Revolverheld spielt für { $name }
web-game-stand-in-absent = Du warst länger weg, als dieser Tisch erlaubt.
web-game-stand-in-idle = Du hast länger nichts getan, als dieser Tisch erlaubt.
web-game-stand-in-vote = Die anderen Spieler haben für einen Bot gestimmt.
web-game-stand-in-late = Deine Zeit für diese Entscheidung war um. Die nächste triffst du wieder selbst.
web-game-stand-in-overdue = Deine Zeit ist wiederholt abgelaufen.
web-game-stand-in-resign = Du hast die Partie an einen Bot abgegeben.
# $ahead: the number of games of bots that play before this one
web-game-in-line = { $ahead ->
    [0] Diese Partie ist die nächste
    [one] Eine Partie ist vor dieser dran
   *[other] { $ahead } Partien sind vor dieser dran
}
web-game-in-line-more = Gerade laufen viele Partien nur mit Bots. Diese beginnt von selbst, wenn sie dran ist; du kannst gehen und wiederkommen.
web-game-stopped = Die Regeln haben sich geändert
web-game-stopped-more = Seit dem Beginn dieser Partie wurden Regeln des Programms berichtigt: Entscheidung { $choice } der Partie ist nicht mehr möglich. Die Partie ist wieder auf dem Stand davor. { $left ->
    [one] Diese Entscheidung zählt nicht.
   *[other] Die { $left } Entscheidungen ab dort zählen nicht.
}
web-game-stopped-continue = Von hier aus weiter
web-game-stopped-waiting = Du stimmst zu. Warten auf { $names }.
web-game-stopped-end = Ohne Ergebnis beenden
web-game-stopped-export = Beenden und Aufzeichnung sichern
web-game-ended = Ohne Ergebnis beendet
web-game-ended-more = Während dieser Partie wurden die Regeln berichtigt. Die Spieler haben die Partie beendet; sie zählt für niemanden.
web-game-ended-agreed = Alle, die gespielt haben, wollten die Partie beenden. Sie zählt für niemanden.
web-game-take-over = Übernehmen
web-game-still-there = Bist du noch da?
web-game-steps-in-you = Bald spielt ein Bot für dich.
web-game-here = Ich bin da
web-game-steps-in = Bald springt ein Bot ein.
web-game-idle-more = { $name } hat seit einer Weile nichts getan.
web-game-slow-more = { $name } braucht länger, als dieser Tisch erlaubt.

## Players

web-game-players = Spieler
web-game-player-more = { $name }: mehr über diesen Spieler
web-game-first = Startspieler
web-game-you = Du
web-game-playing = Am Zug
web-game-chooses = Wählt
web-game-bot = Bot:
web-game-bot-plays = Ein Bot spielt
web-game-away = Abwesend
web-game-deeds-left = { $n ->
    [one] Noch 1 Karte
   *[other] Noch { $n } Karten
}
web-game-lp = LP
web-game-lp-of = { $n } LP
web-game-money-of = Geld: { $n } $
web-game-cards-of = { $n ->
    [one] 1 Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
web-game-nuggets-of = { $n ->
    [one] 1 Nugget
   *[other] { $n } Nuggets
}
web-game-wounds-of = Wunden: { $n } von { $of }
web-game-track-none = Weder Marshal noch Wanted
web-game-stands = Ort: { $place }
web-game-drives = Führt Vieh mit: { $ranch }
web-game-discs = { $n ->
    [one] 1 Scheibe auf den Storys
   *[other] { $n } Scheiben auf den Storys
}
web-game-tokens-of = { $n ->
    [one] 1 Legendenplättchen
   *[other] { $n } Legendenplättchen
}
web-game-goals-of = { $n ->
    [one] 1 Aufgabe erfüllt
   *[other] { $n } Aufgaben erfüllt
}
web-game-goal-shown = { $goal }: { $text }
web-game-facedown = { $n ->
    [one] 1 verdeckte Karte
   *[other] { $n } verdeckte Karten
}
web-game-items = Besitz
web-game-no-items = Noch keine Gegenstände
web-game-ability = Legendäre Fähigkeit
web-game-ability-off = Ab { $n } LP
web-game-away-more = { $name } ist abwesend.
web-game-vote = Bot weiterspielen lassen
web-game-voted = { $n ->
    [one] 1 Stimme für einen Bot
   *[other] { $n } Stimmen für einen Bot
}
web-game-on-foot = Zu Fuß
web-game-unarmed = Unbewaffnet

## Tracks and stories

web-game-marshal-when = LP am Ende der Partie
web-game-wanted-when = LP am Ende deines Zuges
web-game-track-event = Hier liegt ein Ereignismarker: Wer ihn zuerst erreicht, führt ein Ereignis aus.
web-game-track-space = { $track } { $n }: { $gives }
web-game-track-points = { $track }, Feld { $n } von { $of }
web-game-track-beyond = { $track }, jeder Punkt über das letzte Feld hinaus: { $gives }
web-game-track-nothing = nichts
web-game-track-here = Hier: { $names }
web-game-money = { $n } $
web-game-points = { $n } LP
web-game-row-worth = +{ $n }
web-game-story = Story
web-game-story-cards = Nachziehstapel: { $n }
web-game-story-none = Keine Story mehr
web-game-story-later = Öffnet, wenn die Partie beginnt
web-game-story-discs = Scheiben: { $n } von { $of }

## My mat and hand

web-game-mat = Dein Besitz
web-game-of = von { $n }
web-game-slot-item = Gegenstand
web-game-spaces = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
web-game-upgraded = verbessert
web-game-not-active = in diesem Zug nicht aktiv
web-game-wounds = Wunden
web-game-nuggets = Nuggets
web-game-cash = Geld
web-game-cattle-of = Vieh: { $ranch }
web-game-goal-met = Erfüllt: Zeige die Aufgabe, bevor dein Zug endet
web-game-goal-open = Noch nicht erfüllt
## What things are for

# $what is the name of a thing on the table.
web-about-open = Erklärung: { $what }
web-about-rules = In den Regeln
web-about-shelves = Angebot des Ladens ansehen
web-about-no-place = Hier ist kein Ort.
web-about-place = Was gibt es hier?
web-about-bandit = Ein Bandit: Wer dieses Feld betritt, muss gegen ihn kämpfen.
web-about-sheriff = Der Sheriff: Solange du Wanted bist, kannst du sein Feld nicht betreten.
web-about-players = Hier: { $names }
web-about-story = Story { $deck }
web-about-story-missing = { $n ->
    [0] Vollständig: Die Story wird am Ende dieses Zuges ausgeführt.
    [one] 1 Scheibe fehlt.
   *[other] { $n } Scheiben fehlen.
}
web-about-story-unknown = Die Belohnung wird aufgedeckt, wenn die Story ausgeführt wird. Jeder mit einer Scheibe auf der Story bekommt sie.
# Your next completed goal: of tokens worth $low to $high LP you draw $n and keep $n in all.
web-about-goal-value = { $n ->
    [one] Bringt 1 Legendenplättchen im Wert von { $low } bis { $high } LP
   *[other] Bringt 1 weiteres Legendenplättchen im Wert von { $low } bis { $high } LP: Ziehe { $n } und behalte dann { $n } von allen, die du hast
}
web-about-item-lp = { $n } LP in der Schlusswertung.
web-about-item-upgraded = Verbessert für { $n } $, in der Schlusswertung { $lp } LP wert:
web-about-item-copy = Name dieses Stücks: { $name }.
web-about-item-owner = Im Besitz von { $name }.
web-about-item-price = Kostet { $n } $ im Laden.
web-about-money = Geld
web-about-lp = Legendenpunkte
web-about-hand = Pokerkarten
web-about-nugget = Nuggets
web-about-wound = Wunden

## Cards that stay until they are closed

# $title is what stands on the card.
web-notice-close = Schließen: { $title }
web-notice-goals = Deine Aufgaben
web-notice-result = Wie es ausging
web-recap-title = Seit deinem letzten Zug
web-recap-first = Vor deinem ersten Zug
web-recap-mine = Bei dir
web-recap-others = Bei den anderen
# $n is a number with its sign.
web-recap-lp = { $n } LP
web-recap-money-more = +{ $n } $
web-recap-money-less = −{ $n } $
web-recap-nothing = keine Änderung
web-game-tokens-own = Deine Legendenplättchen, Wert { $values } LP
web-game-hand = Deine Hand
web-game-hand-empty = Keine Karten auf der Hand
web-game-hand-dealer = Du gibst für das Haus

## The decision

web-game-decision = Deine Entscheidung
web-game-both = { $first }: { $rest }
web-game-undo = Rückgängig
web-game-undo-more = Letzte Wahl zurücknehmen
web-game-why = Warum?
web-game-why-more = Die Regel dazu zeigen
web-game-group-move = Bewegen
web-game-group-cards = Karte oder Gegenstand einsetzen
web-game-group-card = Karte wählen
web-game-group-here = Hier: { $place }
web-game-group-here-plain = Hier
web-game-group-fight = Kämpfen
web-game-group-choice = Wählen
web-game-group-goal = Erfüllte Aufgaben
web-game-group-stop = Oder
web-game-ride = Bis zu { $n ->
    [one] 1 Feld bewegen
   *[other] { $n } Felder bewegen
}
web-game-ride-short = Bewegung: bis zu { $n }
web-game-walk = Bis zu { $n ->
    [one] 1 Feld bewegen
   *[other] { $n } Felder bewegen
}
web-game-reach = { $mount } · { $n ->
    [one] 1 Feld erreichbar
   *[other] { $n } Felder erreichbar
}
web-game-reach-plain = { $n ->
    [one] 1 Feld erreichbar
   *[other] { $n } Felder erreichbar
}
web-game-ride-on-map = Wähle auf dem Spielplan
web-game-destinations = Wohin?
web-game-destinations-more = Wähle einen Ort mit Namen oder ein leuchtendes Feld auf dem Spielplan.
web-game-beyond-move = Das ist zu weit. Mit einer Aktion bewegst du dich bis zu { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weit, aber nicht an einem Banditen vorbei.
web-game-beyond-start = Dort kannst du nicht beginnen. Wähle eines der leuchtenden Felder.
web-game-beyond-sheriff = Dorthin kann der Sheriff nicht bewegt werden. Wähle eines der leuchtenden Felder.
web-game-beyond = Dorthin kannst du jetzt nicht. Wähle eines der leuchtenden Felder.
web-game-back = Zurück
web-game-start-fight = Kampf beginnen
web-game-fight-nobody = Auf deinem Feld ist sonst niemand
web-game-ride-and-fight = Bewegen und kämpfen
web-game-ride-to = Nach { $place }
web-game-elsewhere = Anderswo
web-game-do-ride = Dorthin bewegen
web-game-do = Bestätigen
web-game-do-not = Noch nicht
web-game-end-early = { $n ->
    [one] Du hast noch 1 Aktion. Trotzdem beenden?
   *[other] Du hast noch { $n } Aktionen. Trotzdem beenden?
}
web-game-pick-two = Wähle zwei deiner Handkarten.
web-game-pick-more = Wähle noch eine Karte.
web-game-lay-two = Diese zwei spielen
web-game-lay-hand = { $hand } mit dem Flop
# $n is how many of these cards are laid.
web-game-lay-bonus = { $n ->
    [one] { $name }
   *[other] { $name } zweimal
}
web-game-lay-shown = Wenn die Karten aufgedeckt werden
web-game-lay-lost = Du erreichst dein Limit: { $n } $ gehen verloren.
web-game-lay-kept = Bonus nur beim Ausspielen: { $name }.
web-game-gain-cards = { $n ->
    [one] +1 Karte
   *[other] +{ $n } Karten
}
# Where a reaction, or passing, would leave a fight.
web-game-outlook-win = Du würdest gewinnen.
web-game-outlook-lose = Du würdest verlieren.
web-game-outlook-again = Der Kampf würde neu beginnen.
# What a limit takes of a gain: $n of $of are gained, $limit is what one can hold.
web-log-cut-money = { $you ->
    [name] Du erhältst nur { $n } von { $of } $: Du kannst
   *[no] { $name } erhält nur { $n } von { $of } $ und kann
} höchstens { $limit } $ haben.
web-log-cut-nuggets = { $you ->
    [name] Du nimmst nur { $n } von { $of } Nuggets: Du kannst
   *[no] { $name } nimmt nur { $n } von { $of } Nuggets und kann
} höchstens { $limit } mitführen.
web-game-passing = Du hast keine Karte, mit der du reagieren kannst, also passt das Programm für dich. Mit „Warten“ kannst du dich vorher umsehen.
web-game-passing-title = Passen
web-game-ending = Keine Aufgabe zu zeigen: Dein Zug endet
web-game-ending-title = Dein Zug endet
# Answers a question once for all.
web-standing-always-mount = Reittier immer behalten
web-standing-always-weapon = Waffe immer behalten
web-standing-always-payment = Immer zuerst mit Geld
web-standing-always-more = Du wirst nicht mehr gefragt. In den Einstellungen kannst du das ändern.
web-standing-ask = Ab jetzt wieder fragen
# The income of this turn in all of one's turns. Shown at one's money while it stands, with what ends it.
web-farther = Nach einer Bewegung anbieten: { $what }
web-stayed = Deine Bewegung endete hier.
web-stayed-farther = Weiterziehen
web-stayed-more = Bringt dich zum Ende deiner Bewegung zurück, wo angeboten wird, was sie verlängern kann.
web-farther-more = Ist dies eingeschaltet, wirst du nach jeder Bewegung gefragt, ob du einsetzen willst, was dich weiterbringen kann. Sonst bleibst du, wo die Bewegung endet.
web-each-turn = Jeden Zug dasselbe
web-each-turn-more = Du nimmst dieses Einkommen in dieser Partie zu Beginn jedes deiner Züge, bis du das beendest: neben deinem Geld, im Menü oder in den Einstellungen.
web-each-turn-money = Einkommen jeden Zug: Geld
web-each-turn-cards = Einkommen jeden Zug: Karten
web-each-turn-both = Einkommen jeden Zug: Geld und eine Karte
web-each-turn-end = Wieder nach dem Einkommen fragen
# Discards the lowest cards of a hand in one press; $n is their number, 2 or more.
web-game-lowest = Die { $n } niedrigsten abwerfen
web-game-wait = Warten
web-game-waits = Im Moment nichts zu tun
web-game-waits-for = Warten auf eine Entscheidung von { $names }.
# $text: what somebody else is asked, as that player reads it.
web-game-waits-question = Die Frage: „{ $text }“
web-game-shows = Zusehen
web-game-paused = Angehalten
web-game-pause = Anhalten
web-game-pause-more = Hält nur die Darstellung an. Die Partie selbst läuft weiter.
web-game-go-on = Weiter
web-game-watch-more = Du siehst bei dieser Partie zu. Verborgenes bleibt verborgen.
web-game-over = Die Partie ist vorbei
web-game-over-more = Die Punkte werden gezählt.
web-game-refused = Nicht erlaubt: { $reason }
web-game-handover = Gib das Gerät weiter an { $name }
web-game-handover-more = Nichts wird gezeigt, bis { $name } das Gerät hat.
web-game-handover-go = Hier ist { $name }

web-game-hint-actions = Wähle ein <b>leuchtendes Feld</b>, um dich dorthin zu bewegen, oder eine andere Aktion.
web-game-hint-actions-last = Deine letzte Aktion: Wähle ein <b>leuchtendes Feld</b> oder eine andere Aktion.
web-game-hint-actions-none = Keine Aktionen mehr. Beende deinen Zug oder zeige eine Aufgabe.

## Titles of questions

web-game-title-draft = Wer willst du sein?
web-game-title-start = Wo beginnst du?
web-game-title-income = Wähle dein Einkommen
web-game-title-weapon = Welche Waffe?
web-game-title-mount = Welches Reittier?
web-game-title-actions = Was tust du?
web-game-title-end-of-turn = Dein Zug endet
web-game-title-extend-move = Noch weiter?
web-game-title-move-ended = Du bist angekommen
web-game-title-ride = Wohin?
web-game-title-fight-start = Der Kampf beginnt
web-game-title-commit = Spiele eine Karte
web-game-title-accept-or-decline = Kämpfst du?
web-game-title-commit-or-decline = Kämpfst du?
web-game-title-npc-bandit = Du spielst den Banditen
web-game-title-npc-heist = Du spielst die Wache
web-game-title-npc-sheriff = Du spielst den Sheriff
web-game-title-npc-opponent = Du spielst den Gegner
web-game-title-fight-reveal = Deine Karte einsetzen?
web-game-title-fight-reactions = Deine Reaktion?
web-game-title-fight-compared = Deine Karte einsetzen?
web-game-title-fight-outcome-rob = Nimm deine Beute
web-game-title-fight-outcome = Deine Belohnung
web-game-title-fire = Was kommt zuerst?
web-game-title-choose = Was darf es sein?
web-game-title-suffer = Wähle eine Strafe
web-game-title-may = Das Angebot annehmen?
web-game-title-player-here = Welcher Spieler?
web-game-title-tribute = Her damit
web-game-title-travel = Wohin reist du?
web-game-title-store = Im Laden
web-game-title-upgrade = Was verbesserst du?
web-game-title-shop = Was kaufst du?
web-game-title-equip-new = Gleich benutzen?
web-game-title-discard = Abwerfen
web-game-title-discard-limit = Zu viele Karten
web-game-title-npc-restart = Neu beginnen?
web-game-title-sheriff-ride = Bewege den Sheriff
web-game-title-sheriff-place = Stelle den Sheriff auf
web-game-title-sheriff-arrest = Wen verhaftet er?
web-game-title-poker-join = Poker?
web-game-title-poker-lay = Deine zwei Karten
web-game-title-poker-bonus = Bonus einer Karte nutzen?
web-game-title-poker-after = Nach der Pokerpartie
web-game-title-reroll = Neu werfen?
web-game-title-offer = Zu einer Story beitragen?
web-game-title-points = Deine Reaktion?
web-game-title-tokens = Deine Legendenplättchen
web-game-title-over = Die Partie ist vorbei

## What a choice does

web-game-pay = { $n } $ bezahlen
web-game-gain-money = +{ $n } $
web-game-gain-lp = +{ $n } LP
web-game-more = +{ $n }
web-game-less = −{ $n }
# $limit is the most that one can hold.
web-game-lost-money = { $n } $ davon gehen verloren: Du kannst höchstens { $limit } $ haben
web-game-lost-nuggets = { $n ->
    [one] 1 Nugget geht verloren: Du kannst höchstens { $limit } mitführen
   *[other] { $n } Nuggets gehen verloren: Du kannst höchstens { $limit } mitführen
}
web-game-price = { $n } $
web-game-price-free = Umsonst
web-game-offer-work = Arbeiten
web-game-offer-heal = Zum Arzt gehen
web-game-offer-visit = In den Laden gehen
web-game-offer-visit-more = Kostet erst eine Aktion, wenn du etwas kaufst
web-game-offer-leave = Laden verlassen
web-game-offer-leave-more = Nichts ausgegeben
web-game-buy-only = Danach verlässt du den Laden. Für mehrere Käufe: „In den Laden gehen“
web-game-buy-several = Für mehrere Käufe
# Above the things of a store, each of which is bought with one press.
web-game-wares = Eines kaufen und gehen
web-game-visit-free = Noch ist nichts ausgegeben. Dein erster Kauf kostet 1 Aktion; mit derselben Aktion kannst du weiter einkaufen, bis du gehst.
web-game-offer-revel = Feiern für { $n } LP
web-game-offer-poker = Poker spielen
web-game-offer-poker-more = Grundeinsatz { $n } $, das Haus legt { $house } $ dazu
web-game-offer-prospect-more = Wirf die zwei Würfel
web-game-offer-heist-more = Bei Sieg: { $money } $, Wanted +{ $wanted }
web-game-offer-acquire-more = Verlade es später an einem Bahnhof oder verschachere es
web-game-offer-deposit = { $nuggets ->
    [one] 1 Nugget verkaufen
   *[other] { $nuggets } Nuggets verkaufen
}
web-game-offer-deposit-cards = { $nuggets ->
    [0] { $cards ->
        [one] 1 Karte als Nugget verkaufen
       *[other] { $cards } Karten als Nuggets verkaufen
    }
    [one] { $cards ->
        [one] 1 Nugget und 1 Karte verkaufen
       *[other] 1 Nugget und { $cards } Karten verkaufen
    }
   *[other] { $cards ->
        [one] { $nuggets } Nuggets und 1 Karte verkaufen
       *[other] { $nuggets } Nuggets und { $cards } Karten verkaufen
    }
}
# A fight card for a bandit, a guard or the Sheriff: whom its text is about.
web-game-offer-npc = Gilt für { $name }: { $text }
web-game-offer-duel = Duell mit { $name }
web-game-offer-duel-lp = Bei Sieg: { $n } LP
web-game-offer-rob = Überfall auf { $name }
web-game-offer-rob-more = Bei Sieg: die Hälfte des Geldes oder der Nuggets dieses Spielers
web-game-offer-rob-all-more = Bei Sieg: alles Geld oder alle Nuggets dieses Spielers
web-game-offer-arrest = Verhaftung von { $name }
web-game-offer-arrest-more = Bei Sieg: 1 Marshal-Punkt
web-game-offer-mesa = { $n ->
    [one] { $place }, durch die Mesa
   *[other] { $place }, durch { $n } Mesas
}
web-game-tip-bandit = Hier ist ein Bandit:
web-game-tip-bandit-more = Deine Bewegung endet in einem Kampf.
web-game-offer-bandit = Hier ist ein Bandit: Deine Bewegung endet in einem Kampf.
web-game-offer-opponent = { $opponent }: Deine Bewegung endet in einem Kampf.
web-game-offer-fare = Die Eisenbahn kostet { $n } $.
web-game-offer-way-plain = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
web-game-offer-players = { $names } ist hier.
web-game-offer-players-many = { $names } sind hier.
web-game-offer-tokens = { $n ->
    [one] 1 Plättchen behalten
   *[other] { $n } Plättchen behalten
}
web-game-offer-tokens-more = Wert: { $values } LP
web-game-offer-tokens-none = Keines behalten
web-game-offer-reroll-1 = Ersten Würfel neu werfen
web-game-offer-reroll-2 = Zweiten Würfel neu werfen
web-game-offer-reroll-more = Zeigt: { $face }
web-game-offer-contribute = Story { $deck }
web-game-offer-end-more = { $n ->
    [0] Keine Aktionen mehr
    [one] Noch 1 Aktion
   *[other] Noch { $n } Aktionen
}
web-game-offer-target-more = Ort: { $place }

## What a choice changes, as far as it is certain

web-game-lose-money = −{ $n } $
web-game-lose-lp = −{ $n } LP
web-game-gain-nuggets = { $n ->
    [one] +1 Nugget
   *[other] +{ $n } Nuggets
}
web-game-lose-nuggets = { $n ->
    [one] −1 Nugget
   *[other] −{ $n } Nuggets
}
web-game-gain-wounds = { $n ->
    [one] +1 Wunde
   *[other] +{ $n } Wunden
}
web-game-heal-wounds = { $n ->
    [one] −1 Wunde
   *[other] −{ $n } Wunden
}
web-game-gain-actions = { $n ->
    [one] +1 Aktion
   *[other] +{ $n } Aktionen
}
# $from and $to are the LP before and after.
web-game-lp-sum = +{ $n } LP: von { $from } auf { $to }
# A step on a track: its name and the space that is reached; $pays is what that space gives, such as “+$20”.
web-game-step = { $track }, Feld { $n }
web-game-step-pays = { $track }, Feld { $n }: { $pays }
web-game-step-off = { $track }: zurück zum Start
# What a choice changes for somebody else, after the name and a colon, with commas between: the space on a track where the cube then is,
# such as “Wanted 0”, an arrest, and the place to which the figure is moved.
web-game-other-step = { $track } { $n }
web-game-other-arrested = verhaftet
web-game-other-moved = nach { $place }
web-game-offer-reward-end = Du bist am Ende des Pfads
# Players who could react, as far as everybody knows.
web-game-may-react = Reaktion möglich: { $names }
# The player who plays the cards of a bandit, guard or other opponent.
web-game-plays-npc = { $name } spielt die Kampfkarte des Gegners
web-game-either-way = In jedem Fall: { $what }
# $places are up to four places within two spaces, nearest first.
web-game-near = In der Nähe: { $places }
web-game-near-nothing = Im Umkreis von zwei Feldern nichts
web-game-near-bandit = Bandit
web-game-offer-accept-more = Deine Karte wählst du danach

## How likely a choice succeeds

web-game-odds-brief = { $n } % Chance
# $percent is exact, $n in $of a simple fraction near it.
web-game-odds = { $percent } % Chance, etwa { $n } von { $of }
# $odds is one of the two above.
web-game-odds-card = Diese Karte schlägt die der Gegenseite (vor Reaktionen): { $odds }
web-game-odds-best = Deine beste Karte schlägt die der Gegenseite (vor Reaktionen): { $odds }
web-game-odds-hand = Gewinnt den Pot, gerechnet über alle Karten, die die anderen haben können: { $odds }
web-game-odds-pot = Dein bestes Blatt gewinnt den Pot, gerechnet über alle Karten, die kommen können: { $odds }
web-game-odds-joined = Dein bestes Blatt gewinnt den Pot gegen alle, die bisher mitspielen, gerechnet über alle Karten, die kommen können: { $odds }
web-game-odds-dealer = Dein bestes Blatt gewinnt den Pot gegen den Geber, gerechnet über alle Karten, die kommen können: { $odds }
web-game-odds-nugget = Ein Nugget: { $odds }
web-game-odds-wound = Keine Wunde: { $odds }

## The hint

web-hint = Tipp
web-hint-more = Was täte ein Revolverheld?
web-hint-title = Rat eines Revolverhelden
web-hint-close = Tipp verbergen
web-hint-thinking = Er überlegt
web-hint-thinking-more = Du kannst wählen, ohne darauf zu warten.
web-hint-silent = Keine Wahl ist klar besser.
web-hint-again = Neu fragen
# Spoken once the advice is there: the best choice, and its chance of winning the game.
web-hint-best = Empfohlen: { $choice }. Gewinnchance: { $n } %.
web-hint-key-choice = Die besten Möglichkeiten
web-hint-key-chance = Chance, die Partie zu gewinnen
web-hint-percent = { $n } %
web-hint-chance = Gewinnchance: { $n } %
# $lp is a number with its sign.
web-hint-worth = { $lp } LP
# $clauses say why, such as "62% to win, worth about 3 LP", joined by the comma below.
web-hint-sentence = { $clauses }.
web-hint-comma = { ", " }
web-hint-mark = Empfohlen
web-hint-play = So spielen
web-hint-play-of = So spielen: { $choice }

## The log and the chat

web-game-log = Was geschah
web-game-log-filter = Zeigen
web-game-log-all = Alles
web-game-log-mine = Meines
web-game-log-fights = Kämpfe
web-game-log-money = Geld
web-game-log-lp = LP
web-log-seat-absent = { $name } war weg: Ein Bot springt ein.
web-log-seat-idle = { $name } hat zu lange nichts getan: Ein Bot springt ein.
web-log-seat-vote = Die anderen Spieler haben dafür gestimmt, dass ein Bot für { $name } spielt.
web-log-seat-late = Die Zeit von { $name } ist um: Ein Bot trifft diese Entscheidung.
web-log-seat-overdue = Die Zeit von { $name } ist wieder um: Ein Bot spielt zu Ende.
web-log-seat-resign = { $name } gibt die Partie an einen Bot ab.
web-log-seat-return = { $name } ist zurück und löst den Bot ab.
web-game-log-empty = Noch nichts.
web-game-chat-unread = { $n ->
    [one] 1 neue Nachricht
   *[other] { $n } neue Nachrichten
}
web-game-chat-empty = Noch keine Nachrichten.
web-game-chat-say = Sag etwas
web-game-chat-send = Senden

## The phone

web-game-tab-board = Plan
web-game-tab-hand = Hand
web-game-tab-players = Spieler
web-game-tab-tracks = Pfade
web-game-tab-log = Verlauf
web-game-tabs = Teile des Tisches
web-game-sheet-more = Alle Möglichkeiten zeigen
web-game-sheet-less = Weniger zeigen
web-game-sheet-map = Spielplan zeigen
web-game-sheet-open = Deine Entscheidung zeigen

# On what a card or token tells: it stays until it is closed.
web-tale-hold = Offen lassen
