# What the terminal program says of its own: titles, hints, menus. Card texts, questions and refusals are elsewhere.

## Titles

title-players = Spieler
title-stories = Offene Storys und Pfade
title-fight = Kampf
title-poker = Poker
title-prospect = Die Würfel
title-hand = Deine Hand
title-goals = Deine Aufgaben
title-mine = Was du hast
title-everybody = Alle
title-you = Deine Entscheidung
title-asked = { $text }, deine Entscheidung
title-waiting = Am Tisch
title-log = Was geschah
title-help = Hilfe
title-quit = Beenden?
title-hint = Was ein Revolverheld täte
title-review = Analyse der Partie
title-score = Woher die Punkte kamen

players-legend = ♣ Karten  ◆ Nuggets  ✚ Wunden

## The bar at the top

bar-round = Runde { $n }
bar-length = bis { $n } LP
bar-turn = { $text }
bar-end-near = Das Ende naht
bar-last-round = Letzte Runde

## Groups of choices

group-here = Hier
group-cards = Karten
group-fights = Kampf
group-items = Gegenstände und Fähigkeiten
group-goals = Aufgaben
group-ride-places = An einen Ort bewegen
group-ride-rest = Ins offene Land bewegen
group-beside = Kostet keine Aktion

## The keys, in the last row

keys = ↑↓←→ wählen  Enter ok  : tippen  ! Tipp  u zurück  h Hand  p Spieler  l Verlauf  r Regeln  ? Hilfe  q Ende
keys-short = ↑↓ Enter  : tippen  ! Tipp  u zurück  h Hand  p Spieler  ? Hilfe  q Ende
keys-waiting = Leert. Halt  h Hand  p Spieler  l Verlauf  r Regeln  u zurück  ? Hilfe  q Ende
keys-auto-pass = Keine spielbare Karte: Du passt. Leertaste zum Warten.
keys-over = v Analyse  l Verlauf  p Spieler  r Regeln  s speichern  q Ende
keys-typing = Tab ergänzt, Enter bestätigt, Esc löscht

overlay-scroll = ↑↓ Bild↑ Bild↓ blättern, Esc schließt
overlay-close = jede Taste schließt

## What happens to what is typed

typed-no-number = Diese Nummer gibt es nicht: Nimm eine Zahl von 1 bis { $n }.
typed-not-now = Das kannst du jetzt nicht wählen.
# $form is the notation of a choice, such as move SPACE.
typed-unknown = Unbekannter Befehl: „{ $text }“.
typed-unknown-near = Unbekannter Befehl: „{ $text }“. Meintest du { $near }?
typed-no-card = „{ $text }“ ist keine Karte: Tippe einen Rang (2 bis 10, J, Q, K, A) und den englischen Anfangsbuchstaben einer Farbe (c Kreuz, d Karo, h Herz, s Pik), etwa 10c oder Qh.
typed-number = „{ $text }“ liegt nicht im erlaubten Bereich: Nimm eine Zahl von { $from } bis { $to }.
typed-twice = Du hast { $text } zweimal genannt.
typed-missing = „{ $text }“ ist unvollständig. Schreibweise: { $form }
typed-too-much = Zu viele Wörter: „{ $text }“. Schreibweise: { $form }
undone = Wahl zurückgenommen.
undo-nothing = Es gibt nichts zurückzunehmen: Verborgenes wurde aufgedeckt, oder ein anderer Spieler hat gewählt.
saved = Gespeichert: { $text }
save-exists = { $text } gibt es schon; es wurde nichts gespeichert. Wähle einen anderen Namen.

## Facts about a choice

fact-way = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}: { $way }
fact-bandit = Dort ist ein Bandit: Deine Bewegung endet in einem Kampf.
fact-opponent = { $text }: Deine Bewegung endet in einem Kampf.
fact-players = Spieler dort: { $text }
fact-cost = Kostet { $n } $; dir bleiben { $left } $.
fact-money = Du erhältst { $n } $.
fact-lost-money = { $n } $ gehen verloren: Du kannst höchstens { $limit } $ haben.
fact-lost-nuggets = { $n ->
    [one] 1 Nugget geht verloren: Mehr kannst du nicht mitführen.
   *[other] { $n } Nuggets gehen verloren: Mehr kannst du nicht mitführen.
}
fact-lp = Du erhältst { $n } LP.
fact-draws = Du ziehst { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
fact-standing = { $winner ->
    [you] Es stünde { $mine } gegen { $other }: Du würdest gewinnen.
    [other] Es stünde { $mine } gegen { $other }: Du würdest verlieren.
   *[none] Der Kampf würde von vorn beginnen.
}
fact-legendary = Legendäre Fähigkeit: { $text }
fact-start = Beginnt { $text }
fact-arrest = Wenn du gewinnst: 1 Marshal-Punkt; der Verhaftete kommt ins Sheriffbüro und verliert alle Wanted-Punkte, alles Vieh und die Hälfte seines Geldes und seiner Nuggets. Der Verlierer erhält eine Wunde und zieht eine Karte.
fact-rob = Wenn du gewinnst: 1 Wanted-Punkt und die Hälfte des Geldes oder der Nuggets des Überfallenen. Der Verlierer erhält eine Wunde und zieht eine Karte.
fact-rob-all = Wenn du gewinnst: 1 Wanted-Punkt und alles Geld oder alle Nuggets des Überfallenen. Der Verlierer erhält eine Wunde und zieht eine Karte.
fact-duel-for-lp = Wenn du gewinnst: { $n } LP. Der Verlierer verliert 1 LP, erhält eine Wunde und zieht eine Karte.
fact-duel = Wenn du gewinnst: { $n } LP. Der Verlierer erhält eine Wunde und zieht eine Karte.
fact-heist = Du kämpfst gegen die Wache. Wenn du gewinnst: { $money } $ und { $n } Wanted-Punkte. Wenn du verlierst, erhältst du 1 Wanted-Punkt und eine Wunde und ziehst eine Karte.
fact-prospect = Wirf zwei Würfel. Auf jedem sind { $nuggets } der { $faces } Seiten Nuggets; Abraum und Goldstaub bringen je { $money } $, und jeden Würfel mit Goldstaub wirfst du neu.
fact-acquire = Nimm ein verdecktes Viehplättchen. Verlade es an einem Bahnhof für einen Marshal-Punkt oder verschachere es für einen Wanted-Punkt.
fact-poker = Du ziehst eine Karte, und andere in der Stadt können mitspielen. Das beste Blatt holt den Pot: { $n } $ und alle Grundeinsätze.
fact-discs = Scheiben: { $n } von { $needed }.

item-upgraded = { $text }, verbessert

# A name or a kind, and what there is to say of it.
pair = { $name }: { $text }

## People

# In the list of players: as short as can be.
players-money = { $n } $
players-lp = { $n } LP
marshal-n-short = M{ $n }
wanted-n-short = W{ $n }
# Points on a track of a module, and the reward of the next point.
track-n = { $track } { $n }. Nächster Punkt: { $next }
marshal-n = Marshal { $n }
wanted-n = Wanted { $n }
track-marshal = Marshal
track-wanted = Wanted
player-goods = { $lp } LP, { $money } $, { $nuggets ->
    [one] 1 Nugget
   *[other] { $nuggets } Nuggets
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $wounds ->
    [0] keine Wunden
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}.
player-at = Ort: { $text }.
legendary-now = Legendäre Fähigkeit: { $text }
legendary-later = Legendäre Fähigkeit, noch nicht verfügbar: { $text }
goal-done = Erfüllt: { $text }
hand-more = h zeigt mehr
hand-empty = Keine Karten.
mine-cattle = Dein Viehplättchen: { $text }
mine-tokens = Deine Legendenplättchen, in LP: { $text }

## What lies on the table

no-stories = Keine Story ist offen.
npc-bandit = Der Bandit
npc-guard = Die Wache
npc-sheriff = Der Sheriff
npc-opponent = Der Gegner
fight-arrest = { $fighter } versucht die Verhaftung von { $other }.
fight-duel = { $fighter } duelliert sich mit { $other }.
fight-rob = { $fighter } wagt einen Überfall auf { $other }.
fight-bandit = { $fighter } kämpft gegen einen Banditen.
fight-heist = { $fighter } raubt die Bank aus.
fight-sheriff = { $fighter } hat den Sheriff am Hals.
fight-opponent = Gegner von { $fighter }: { $other }.
poker-flop = Flop:
poker-dealer = Geber
poker-wins = gewinnt

## Waiting, passing, leaving

bot-thinks = { $text } überlegt.
bot-lost = { $text } kann nicht weiterspielen: interner Fehler. Speichere die Partie mit s; du kannst sie von hier aus fortsetzen.
program-failed = { $text }. Von jetzt an wählt das Programm zufällig.
bots-paused = Angehalten: Als Nächstes ist { $text } dran. Leertaste: weiter.
game-over = Die Partie ist vorbei.
pass-title = Tastatur weitergeben
pass-enter = { $text }, drücke Enter, wenn sonst niemand hinsieht.
pass-undo = (u nimmt die letzte Wahl zurück)
quit-sure = Die Partie beenden?
quit-kept = Die Partie ist gespeichert. Fortsetzen mit: { $text }
quit-lost = Die Partie ist nicht gespeichert und geht verloren. Drücke n und dann s, um sie zu speichern.
quit-lesson-sure = Die Lektion beenden?
quit-lesson = Der Stand ist gespeichert. Fortsetzen mit: { $text }
quit-keys = y oder Enter beendet, jede andere Taste bricht ab
left-kept = Die Partie ist gespeichert. Fortsetzen mit: { $text }
left-lost = Die Partie wurde nicht gespeichert.
left-over = Aufzeichnung der Partie: { $text }
too-small = Dieses Terminal ist zu klein. Mach es mindestens { $width } Spalten breit und { $height } Zeilen hoch, oder spiele mit --plain.

## The end

end-title = { $n ->
    [one] { $names } ist die Legende des Westens
   *[other] { $names } sind die Legenden des Westens
}
end-rounds = { $n ->
    [one] nach 1 Runde
   *[other] nach { $n } Runden
}
score-player = Spieler
score-lp = LP
score-upgrades = Verb.
score-money = Geld
score-wounds = Wunden
score-wanted = Wanted
score-marshal = Marsh.
score-tokens = Plättch.
score-total = Summe

## Hints

# $n is in percent; $text is clauses such as "62% to win, Sheriff 4 spaces away".
hint-why = Gewinnt { $n } % der simulierten Partien: { $text }.
hint-chance = Gewinnt { $n } % der simulierten Partien.
hint-intro = Was ein Revolverheld wählen würde, das Beste zuerst:
hint-thinking = Der Revolverheld überlegt.
hint-none = Der Revolverheld weiß hier keinen Rat.
hint-not-asked = Tipps gibt es nur, wenn ein Spieler wählen muss.
hint-keys = 1 bis 3 wählen eine Möglichkeit, Enter die erste; jede andere Taste schließt

## The review after the game

review-about = { $choices } Entscheidungen in { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}.
review-judged = Analysierte Spieler: { $text }.
review-unfinished = Die Partie ist noch nicht vorbei.
review-cut = Nach { $n } von { $of } Entscheidungen gestoppt: Die späteren wurden nicht analysiert.
review-chances = Gewinnchancen, Zug um Zug
review-mistakes = Die teuersten Entscheidungen
review-chosen = { $round ->
    [0] Vor Runde 1
   *[other] Runde { $round }
}, { $name }: { $text }
review-best = Besser (Gewinnchance { $chance } %): { $text }. Die getroffene Entscheidung kostete { $cost } Prozentpunkte (± { $margin }).
review-none = Keine Entscheidung kostete { $n } Prozentpunkte oder mehr.
review-more = { $n ->
    [one] 1 kleinerer Fehler ist weggelassen.
   *[other] { $n } kleinere Fehler sind weggelassen.
}
review-progress = Entscheidung { $n } von { $of } wird analysiert
review-stop = Esc hält an und zeigt, was schon da ist
review-lost = Die Analyse brach wegen eines internen Fehlers ab.
review-later = Die Analyse gibt es, wenn die Partie vorbei ist.

## Rules

rules-search = Suche: { $text }
codes-shown = Die Codes der Regeln werden gezeigt.
codes-hidden = Die Codes der Regeln werden nicht gezeigt.
reader-list-keys = tippen zum Suchen  ↑↓  Enter öffnet  Esc schließt
reader-page-keys = ↑↓ blättern  ← Inhalt  Esc zurück

## Places on the map, long and short

spot-bank = Bank
spot-bank-short = Bk
spot-sheriffs-office = Sheriff
spot-sheriffs-office-short = Sh
spot-general-store = Laden
spot-general-store-short = La
spot-saloon = Saloon
spot-saloon-short = Sa
spot-cabaret = Varieté
spot-cabaret-short = Vt
spot-doctors-office = Arzt
spot-doctors-office-short = Az
spot-mine = Mine
spot-mine-short = Mi
spot-rail-station = Bahnhof
spot-rail-station-short = Bf
spot-ranch-green = Ranch (g)
spot-ranch-green-short = Rg
spot-ranch-blue = Ranch (b)
spot-ranch-blue-short = Rb
spot-hideout-a = Versteck A
spot-hideout-a-short = VA
spot-hideout-b = Versteck B
spot-hideout-b-short = VB
spot-hideout-c = Versteck C
spot-hideout-c-short = VC

land-mesitos-point = Mesito’s Point
land-sunny-hills = Sunny Hills
land-dixon-creek = Dixon Creek
land-cliff-junction = Cliff Junction
land-spikes-view = Spike’s View
land-darkrock = Darkrock
land-red-falls = Red Falls

## The menu

menu-title = Neue Partie
menu-subtitle = Western Legends im Terminal
menu-players = Spieler
menu-seat = Platz { $n }
menu-person = Spieler { $n }
sitter-person = { $text }
sitter-random = { $text }, zufällig
sitter-greenhorn = { $text }, Greenhorn
sitter-cowboy = { $text }, Cowboy
sitter-gunslinger = { $text }, Revolverheld
sitter-program = { $text }, ein Programm
# A line each, of at most 60 letters, about whoever sits there.
about-sitter-person = Eine Person an dieser Tastatur. Tippe den Namen.
about-sitter-random = Wählt zufällig, um etwas auszuprobieren.
about-sitter-greenhorn = Neu in der Stadt, ohne Plan: gut für die erste Partie.
about-sitter-cowboy = Plant, handelt, kennt die Chancen: der normale Gegner.
about-sitter-gunslinger = Denkt voraus, eine Sekunde je Wahl: schwer zu schlagen.
menu-length = Länge
menu-length-value = { $n ->
    [15] kurz, 15 LP
    [20] mittel, 20 LP
   *[other] lang, { $n } LP
}
menu-edition = Regelheft
menu-edition-en = Englisch
menu-edition-en-changed = Englisch, abgewandelt
menu-edition-fr = Französisch
menu-edition-fr-changed = Französisch, abgewandelt
menu-edition-it = Italienisch
menu-edition-it-changed = Italienisch, abgewandelt
menu-kind = Art der Partie
# $text is the name of a variant that is played with $n players.
about-menu-joins = Bei { $n } Spielern kommt { $text } dazu, wenn du nichts änderst.
menu-mode = Spielmodus
menu-mode-none = keiner
menu-language = Sprache
menu-yes = ja
menu-no = nein
# How many options of a group are chosen: $n of $most.
menu-some = { $n } von { $most }
menu-start = Partie starten
menu-keys =
    ↑↓ Zeile  ←→ ändern  Namen eintippen  Enter weiter
    Esc verlassen

# Behind a game that was not asked for a variant: $text is its name, $n the number of players, $others the other variants.
told-usual = { $text } gehört bei { $n } Spielern zu den Regeln; mit --variant { $others } spielst du ohne diese Variante.

## Line by line

# A group of choices.
plain-group = { $text }:
plain-seed = Startwert: { $text }
plain-ascii = Dieses Terminal meldet kein UTF-8 (LC_ALL, LC_CTYPE, LANG): Gespielt wird Zeile für Zeile in ASCII. Für den ganzen Bildschirm setze LANG=C.UTF-8.
plain-auto-pass = Keine spielbare Karte: Du passt.
plain-pass = Gib die Tastatur weiter an { $text } und drücke dann Enter.
plain-pass-enter = { $text }, weiter mit Enter; „quit“ verlässt die Partie.
plain-rules-more = Weitere Treffer: { $n }. Mit mehr Wörtern grenzt du die Suche ein.
plain-rules-what = „rules WÖRTER“ sucht; „rules ABSCHNITT“ zeigt einen Abschnitt. Beispiel: rules setup
plain-hand = Auf der Hand: { $text }
plain-like = Meintest du: { $text }?
plain-save-where = Nenne eine Datei: save DATEI
plain-after = Die Partie ist vorbei. Tippe „review“, um sie zu analysieren, oder drücke Enter, um sie zu verlassen.
plain-help =
    Wähle mit einer Zahl oder den Wörtern in Klammern. „? ZAHL“ zeigt, was eine Wahl bewirkt.
    „hint“ zeigt, was ein Revolverheld wählen würde, und warum.
    „list“ zeigt die Auswahl noch einmal, „hand“ deine Karten und Aufgaben, „players“ den Besitz aller.
    „undo“ nimmt deine letzte Wahl zurück, „save DATEI“ speichert die Partie, „rules“ zeigt die Regel zu dieser Entscheidung, „rules WÖRTER“ durchsucht die ganze Spielhilfe, und „quit“ verlässt die Partie.
    „lang KÜRZEL“ wechselt die Sprache; „lang fr“ wählt Französisch.
    „codes“ zeigt die Codes der Regeln, etwa base.fight.07, oder verbirgt sie wieder.

## Languages

lang-now = Sprache: { $text }.
lang-which = Wähle eine Sprache: { $text }

## Help

help =
    ↑ ↓        eine Möglichkeit wählen; mit ← → zur nächsten Gruppe springen, mit Enter bestätigen
    Zahl       die Nummer einer Möglichkeit tippen, auch die Nummern auf dem Spielplan
    : oder /   eine Wahl in Worten tippen, etwa :move darkrock-bank; Tab ergänzt. Bei dem, was nicht geht, steht der Grund.
    !          ein Tipp: was ein Revolverheld wählen würde, und warum
    u          deine letzte Wahl zurücknehmen, wenn nichts Verborgenes aufgedeckt wurde
    h          was du hast: Karten, Aufgaben, Plättchen, dein Vieh
    p          die Spieler: ihr Besitz, ihre Gegenstände und Fähigkeiten; die Pfade
    l          der ganze Verlauf
    L          die nächste Sprache; :lang fr wählt Französisch
    r          die Spielhilfe, bei der Regel zu dieser Entscheidung oder zur letzten Ablehnung; tippe, um zu suchen
    c          die Codes der Regeln zeigen, etwa base.fight.07, oder wieder verbergen
    s          speichern (die Partie wird auch nach jeder Wahl gespeichert); :save DATEI wählt die Datei
    Leertaste  die Bots anhalten oder weiterspielen lassen
    v          nach der Partie: die Analyse mit den Chancen und den teuersten Entscheidungen
    Strg-Z     das Programm anhalten; Strg-L: den Bildschirm neu zeichnen; Strg-U: das Getippte löschen
    q          verlassen; die Partie lässt sich fortsetzen

    Auf dem Spielplan: ● ■ ▲ ◆ ⬢ ▼ sind die Spieler mit ihren Initialen, ☠ ist ein Bandit und ★ der Sheriff. Die hellen Felder kannst du wählen; das gewählte und der Weg dorthin sind rot.
    Spieler: ▶ aktiver Spieler, ⚑ Startspieler, ⚙ ein Bot, ♛ eine Legende, + verbessert, ✪ Legendenplättchen.

# A text with a note behind it, such as the name of an item with that of its copy; and the note alone.
noted = { $text } ({ $note })
note = ({ $note })
