# The scenes that lie over the board: fights, poker, the store, prospecting, stories and the like.

web-scene-steps = Fortschritt
# $name is the player who reads.
web-scene-you = Du, { $name }
web-scene-you-short = Du
web-scene-dollars = { $n } $
web-scene-upgraded = Verbessert
web-scene-upgraded-worth = { $n } LP am Ende
web-scene-npc-bandit = Bandit
web-scene-npc-guard = Wache
web-scene-npc-sheriff = Sheriff
web-scene-npc-opponent = Gegner
# The same within a sentence.
web-scene-the-bandit = der Bandit
web-scene-the-guard = die Wache
web-scene-the-sheriff = der Sheriff
web-scene-the-opponent = der Gegner

## What was gained or lost, on small chips

web-scene-gain-money-change = { $n } $
web-scene-gain-lp-change = { $n } LP
web-scene-gain-nuggets-change = { $n ->
    [one] { $n } Nugget
   *[other] { $n } Nuggets
}
# The same of what is lost.
web-scene-gain-money-lost = { $n } $ verloren
web-scene-gain-lp-lost = { $n } LP verloren
web-scene-gain-nuggets-lost = { $n ->
    [one] { $n } Nugget verloren
   *[other] { $n } Nuggets verloren
}
web-scene-gain-wound = { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}
web-scene-gain-no-wound = Wunde aufgehoben
# What a limit took of a gain.
web-scene-gain-over-limit-money = { $n } $ verloren: Limit erreicht
web-scene-gain-over-limit-nuggets = { $n ->
    [one] 1 Nugget verloren: Limit erreicht
   *[other] { $n } Nuggets verloren: Limit erreicht
}
web-scene-gain-healed = { $n ->
    [one] 1 Wunde geheilt
   *[other] { $n } Wunden geheilt
}
web-scene-gain-marshal-now = Marshal { $n }
web-scene-gain-wanted-now = Wanted { $n }
web-scene-gain-draw = { $n ->
    [one] 1 Karte gezogen
   *[other] { $n } Karten gezogen
}
web-scene-gain-arrested = Verhaftet
web-scene-gain-actions = { $n ->
    [one] 1 weitere Aktion
   *[other] { $n } weitere Aktionen
}
web-scene-gain-cattle = Das Vieh
# $who is whose it is, $you whether that is the reader, $what one of the stakes below.
web-scene-gain-prize = { $what }
web-scene-gain-stake = { $you ->
    [yes] Du: { $what }
   *[no] { $who }: { $what }
}

## Fights

web-scene-fight-duel = Duell
web-scene-fight-rob = Hände hoch!
web-scene-fight-arrest = Im Namen des Gesetzes
web-scene-fight-bandit = Hinterhalt!
web-scene-fight-heist = Bankraub
web-scene-fight-sheriff = Der Sheriff ist da
web-scene-fight-opponent = Ein Kampf
web-scene-fight-where-duel = { $name } fordert { $other } zum Duell. { $place }
web-scene-fight-where-rob = { $name } wagt einen Überfall auf { $other }. { $place }
web-scene-fight-where-arrest = { $name } versucht die Verhaftung von { $other }. { $place }
web-scene-fight-where-bandit = { $name } gegen den Banditen, gespielt von { $other }. { $place }
web-scene-fight-where-heist = { $name } gegen die Wache, gespielt von { $other }. { $place }
web-scene-fight-where-sheriff = Der Sheriff, gespielt von { $other }, gegen { $name }. { $place }
web-scene-fight-where-opponent = Gegner von { $name }: { $opponent }, gespielt von { $other }. { $place }

web-scene-fight-attacker = Angreifer
web-scene-fight-target = Verteidiger
web-scene-fight-played-by = Gespielt von { $name }
web-scene-fight-winner = Sieger
web-scene-fight-passed = Gepasst
web-scene-fight-thinking = Kann reagieren
web-scene-fight-no-card = Noch keine Karte
web-scene-fight-declined = Abgelehnt
# $card is a fight card's rank; empty for a poker card.
web-scene-fight-yours = { $card ->
    [none] Deine Karte
   *[other] Deine Karte: { $card }
}
web-scene-fight-effect = Effekt
web-scene-fight-cancelled = Kein Effekt
web-scene-fight-again = Der Kampf beginnt von vorn!
web-scene-fight-card = Kampfkarte { $rank }. { $text }

# $who is who is ahead, $you whether that is the reader, $one and $two the values of both cards.
web-scene-fight-stands = { $you ->
    [yes] { $tie ->
        [yes] { $one } gegen { $two }: Nach jetzigem Stand gewinnst du bei Gleichstand
       *[no] { $one } gegen { $two }: Nach jetzigem Stand gewinnst du
    }
   *[no] { $tie ->
        [yes] { $one } gegen { $two }, nach jetzigem Stand bei Gleichstand siegreich: { $who }
       *[no] { $one } gegen { $two }, nach jetzigem Stand siegreich: { $who }
    }
}
web-scene-fight-result = { $you ->
    [yes] { $tie ->
        [yes] { $one } gegen { $two }: Du gewinnst bei Gleichstand
       *[no] { $one } gegen { $two }: Du gewinnst
    }
   *[no] { $tie ->
        [yes] { $one } gegen { $two }, bei Gleichstand siegreich: { $who }
       *[no] { $one } gegen { $two }, siegreich: { $who }
    }
}
web-scene-fight-unfought = { $you ->
    [yes] Kein Kampf: Du gewinnst
   *[no] Kampflos siegreich: { $who }
}
web-scene-fight-if = { $you ->
    [yes] Wenn du gewinnst
   *[no] Falls siegreich: { $who }
}
web-scene-fight-nothing = Es ändert sich nichts
web-scene-fight-pending = Noch nichts

# What whoever loses a fight gets.
web-scene-stake-hurt = 1 Wunde, 1 Karte gezogen
# $n of all fight cards, $all in number, can wound even whoever wins.
web-scene-stake-fight-card = { $n } von { $all } Kampfkarten verwunden dich selbst bei einem Sieg
web-scene-stake-lp = { $n } LP
web-scene-stake-lp-lost = { $n } LP verloren
web-scene-stake-loot = { $share ->
    [all] Alles Geld oder alle Nuggets
    [half] Hälfte des Geldes oder der Nuggets, aufgerundet
   *[unknown] Geld oder Nuggets
}
web-scene-stake-wanted = Wanted +{ $n }
web-scene-stake-marshal = Marshal +{ $n }
web-scene-stake-bounty = 1 LP oder Marshal +1
web-scene-stake-money = { $n } $
web-scene-stake-arrested = Verhaftet
web-scene-stake-free = Keine Verhaftung

web-scene-fight-step-declare = Ansage
web-scene-fight-step-lay = Karten
web-scene-fight-step-reveal = Aufdecken
web-scene-fight-step-react = Reaktionen
web-scene-fight-step-result = Ergebnis

## Poker

web-scene-poker = Poker
web-scene-poker-rule = Das beste Blatt aus fünf Karten holt den Pot: der Flop und zwei deiner Karten
web-scene-poker-pot = { $house } $ vom Haus, { $ante } $ von jedem Spieler
web-scene-poker-house = Gibt für das Haus
web-scene-poker-starter = Hat die Partie begonnen
web-scene-poker-asked = Dabei?
web-scene-poker-in = Spielt mit
web-scene-poker-thinking = Wählt
web-scene-poker-laid = Hat gewählt
web-scene-poker-shown = Aufgedeckt
web-scene-poker-choose = { $n ->
    [0] Keine Karte zu spielen
    [one] Wähle eine Karte
   *[other] Wähle { $n } Karten
}
web-scene-poker-dealing = Du gibst für das Haus.
# $hand is a category, such as "Full house".
web-scene-poker-best = Bestenfalls: { $hand }
web-scene-poker-with-flop = Mit dem Flop
# $card is a card that may take any value at poker, such as “2♥ Cheat”; $rank is the value that it has in the hand, such as “K”.
web-scene-poker-wild = { $card } zählt als { $rank }
web-scene-poker-lay = Verdeckt spielen
web-scene-poker-ladder = Rangfolge der Blätter
web-scene-poker-beats = schlägt dich
web-scene-poker-yours = deines
web-scene-poker-beaten = schlägst du
web-scene-poker-step-ante = Einsatz
web-scene-poker-step-flop = Flop
web-scene-poker-step-choose = Wählen
web-scene-poker-step-reveal = Aufdecken

web-scene-hand-high-card = Höchste Karte
web-scene-hand-pair = Paar
web-scene-hand-two-pair = Zwei Paare
web-scene-hand-three-of-a-kind = Drilling
web-scene-hand-straight = Straße
web-scene-hand-flush = Flush
web-scene-hand-full-house = Full House
web-scene-hand-four-of-a-kind = Vierling
web-scene-hand-straight-flush = Straight Flush
web-scene-hand-five-of-a-kind = Fünfling
web-scene-hand-royal-flush = Royal Flush

## The store

web-scene-store = Gemischtwarenladen
web-scene-store-story = Eine Story führt dich her: { $story }
web-scene-store-look = Gehst du, ohne etwas zu kaufen, kostet es keine Aktion.
web-scene-store-look-far = Das gibt es in den Gemischtwarenläden.
web-scene-store-have = Du hast { $n } $
web-scene-store-mounts = Reittiere
web-scene-store-weapons = Waffen
web-scene-store-goods = Sonstige Gegenstände
# $of is the most that can be held.
web-scene-store-places = Gegenstandsplätze belegt: { $n } von { $of }
web-scene-store-yours = Gehört dir
web-scene-store-left = noch { $n }
web-scene-store-owners = Im Besitz von { $names }
web-scene-store-free = Umsonst
web-scene-store-buy = { $n ->
    [0] Nehmen
   *[other] Kaufen für { $n } $
}
web-scene-store-upgrade = { $n ->
    [0] Verbessern
   *[other] Verbessern für { $n } $
}
# The same with the item, for screen readers.
web-scene-store-buy-item = { $n ->
    [0] Nehmen: { $item }
   *[other] Kaufen für { $n } $: { $item }
}
web-scene-store-upgrade-item = { $n ->
    [0] Verbessern: { $item }
   *[other] Verbessern für { $n } $: { $item }
}
web-scene-store-short = { $n } $ fehlen
web-scene-store-sold-out = Ausverkauft
web-scene-store-already-owned = Hast du schon
web-scene-store-already-upgraded = Verbessert
web-scene-store-too-many-items = Kein Platz mehr
web-scene-store-bought = Gekauft
web-scene-store-line = { $item } für { $n } $
web-scene-store-total = { $n } $

# What stands on the shelves, in few words. A number that stands here must stand in the item's text.
web-scene-item-plain = Noch kein Effekt.
web-scene-item-mule = Bis zu 3 Felder. 2 Nuggets mehr mitführen.
web-scene-item-mule-upgraded = Bis zu 4 Felder. 4+ Nuggets einzahlen: 1 LP.
web-scene-item-mustang = Bis zu 4 Felder weit bewegen.
web-scene-item-mustang-upgraded = Bis zu 5 Felder weit bewegen.
web-scene-item-revolver-upgraded = Gegnerkarte −1.
web-scene-item-rifle = 2 Karten deines Gegners ansehen.
web-scene-item-rifle-upgraded = Gegnerkarte −1. 2 Karten ansehen.
web-scene-item-shotgun = Kampf gewonnen: Ziehe 1 Karte.
web-scene-item-shotgun-upgraded = Gegnerkarte −1. Gewonnen: Ziehe 1 Karte.
web-scene-item-miners-map = Beim Schürfen: einen Würfel neu werfen.
web-scene-item-provisions = Ziehe jetzt 1 Karte. Später abwerfen: Ziehe 1 und heile 1 Wunde.
web-scene-item-ten-gallon = Beim Poker gewonnen: +1 LP. Verloren: +10 $.
web-scene-item-whiskey = Heile jetzt 1 Wunde. Später: 1 Wunde für einen Spieler hier.

## Prospecting

web-scene-prospect = Goldrausch
web-scene-prospect-unrolled = Noch nicht geworfen
web-scene-prospect-again = Einen Würfel antippen, um ihn neu zu werfen
web-scene-prospect-take = Ergebnis nehmen
web-scene-face-nugget = Ein Nugget
web-scene-face-tailings = Bringt etwas Geld
web-scene-face-gold-dust = Bringt Geld; neu werfen
web-scene-face-gravel = Nichts

## The Sheriff

web-scene-ride = Der Sheriff bewegt sich
web-scene-ride-by = { $you ->
    [yes] Du bewegst den Sheriff.
   *[no] { $name } bewegt den Sheriff.
} { $n ->
    [0] Der Sheriff bleibt hier.
    [one] Noch 1 Feld.
   *[other] Noch { $n } Felder.
}
web-scene-pick = Wähle einen Spieler
web-scene-pick-wanted = Wanted
web-scene-pick-carries = Hat { $n } $
web-scene-pick-points = { $n ->
    [one] 1 Wanted-Punkt
   *[other] { $n } Wanted-Punkte
}

## Stories

web-scene-event = Ereignis
web-scene-event-by = { $name } führt es aus
web-scene-event-effects = Was geschieht
web-scene-story = Eine Story wird ausgeführt
web-scene-story-reward = Für alle mit einer Scheibe auf der Story
# A player’s second disc on a story brings nothing more.
web-scene-story-twice = 2 Scheiben, 1 Belohnung
web-scene-story-then = Und dann
web-scene-story-discs = { $n } von { $of } Scheiben{ $n ->
    [0] {""}
   *[other] : { $names }
}
web-scene-offer = Zu einer Story beitragen
web-scene-offer-story = Story { $n }
# Only the trigger of a story is known before it is resolved.
web-scene-offer-hidden = Die Belohnung steht auf der anderen Seite der Karte, die niemand sieht, bis die Story vollständig ist.
web-scene-offer-empty = In diesem Stapel ist keine Story mehr.
web-scene-offer-add = Scheibe legen
web-scene-offer-not = Diesmal nicht

## Goals and tokens

web-scene-goals = Aufgabe erfüllt
web-scene-goals-show = Zeigen
web-scene-tokens = Legendenplättchen
# $n tokens may be kept of $of.
web-scene-tokens-keep = { $n ->
    [one] Behalte 1 von { $of }
   *[other] Behalte { $n } von { $of }
}
web-scene-tokens-secret = Ihr Wert bleibt bis zur Schlusswertung geheim.
web-scene-tokens-choose = { $n ->
    [one] Wähle 1 zum Behalten
   *[other] Wähle { $n } zum Behalten
}
web-scene-tokens-one = Plättchen im Wert von { $n } LP
web-scene-tokens-kept = Behalten
web-scene-tokens-back = Zurücklegen

## Before the game

web-scene-draft = Wer willst du sein?
web-scene-draft-waiting = Warten, bis die anderen gewählt haben.
web-scene-draft-start = Beginnt { $place }
web-scene-draft-life = Lebensgeschichte
web-scene-draft-chosen = Gewählt
web-scene-draft-others = Andere Spieler
web-scene-draft-open = wählt
web-scene-draft-done = hat gewählt
web-scene-start = Wo du beginnst
web-scene-start-map = { $n ->
    [one] 1 Feld, auf dem Spielplan hervorgehoben
   *[other] { $n } Felder, auf dem Spielplan hervorgehoben
}

## Sheets with a choice

web-scene-choice-limit = Zu viele Karten
web-scene-choice-discard = Wirf eine Karte ab
web-scene-choice-suffer = Wähle eine Strafe
web-scene-choice-choose = Triff deine Wahl
web-scene-choice-may = Ein Angebot
web-scene-choice-fire = Deine Fähigkeiten
web-scene-choice-player-here = Wähle einen Spieler
web-scene-choice-tribute = Her damit
web-scene-choice-npc-restart = Von vorn?
web-scene-choice-equip-new = Neu aus dem Laden
web-scene-choice-weapon = Wähle deine Waffe
web-scene-choice-mount = Aufgesattelt!

## Title cards that fade

web-scene-banner-end-triggered = Das Ende naht
web-scene-banner-last-round = Die letzte Runde
web-scene-banner-over = Der Staub legt sich
web-scene-banner-legendary = Eine Legende ist geboren
web-scene-banner-arrested = Hinter Gittern
web-scene-banner-goal-shown = Aufgabe erfüllt

## Rewards to choose from

web-reward-title = Deine Belohnung
web-reward-list = Belohnungen
# The track with the step that a reward makes on it, as a picture; the words below it say where it leads.
web-reward-strip = { $track }-Pfad mit deinem Schritt
# $worth is a sentence, such as “Worth 2 LP in the final scoring.”
web-reward-row = Reihe { $n }. { $worth }
web-reward-toll = Die Kampfkarte { $card } hat vorher schon gewirkt: { $what }
web-reward-toll-card = −1 Karte
web-reward-no-story = Erfüllt keinen Auslöser einer Story
