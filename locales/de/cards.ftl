# What cards say: their timings, conditions, effects and permanent effects, each a message. crates/texts joins them to
# sentences with the messages of grammar.ftl. They begin in lower case and have no full stop.
#
# An effect with `.verb` is said of a player: the verb comes from grammar.ftl, the message is what follows it, without it.
# Effects without `.verb` have a subject of their own. `.twice` is for an effect that is carried out twice. $form and $who
# are those of grammar.ftl; $where, $to, $the and $place are the place: "at the Bank", "to the Bank", "the Bank", "Bank".
# `card-<id>-text` at the end replaces the text of one card where the composed one reads badly (at most 20 of them);
# `card-<id>-2-text` replaces only the second line of a card with several.

## Kinds of effects

kind-action = Aktion
kind-bonus = Bonus
kind-reaction = Reaktion

## Effects

effect-money = { $n } $
    .verb = { verb-gain }
    .more = weitere { $n } $
effect-lose-money = { $n } $
    .verb = { verb-lose }
effect-draw = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
    .verb = { verb-draw }
    .more = { $n ->
        [one] 1 weitere Karte
       *[other] { $n } weitere Karten
    }
effect-discard = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
    .verb = { verb-discard }
effect-discard-random = { $n ->
    [one] 1 zufällige Karte
   *[other] { $n } zufällige Karten
}
    .verb = { verb-discard }
effect-lp = { $n } LP
    .verb = { verb-gain }
    .more = { $n ->
        [one] 1 weiteren LP
       *[other] { $n } weitere LP
    }
effect-lose-lp = { $n } LP
    .verb = { verb-lose }
effect-wound = { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}
    .verb = { verb-gain }
effect-sure-wound = { $n ->
    [one] 1 nicht aufhebbare Wunde
   *[other] { $n } nicht aufhebbare Wunden
}
    .verb = { verb-gain }
effect-heal = { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}
    .verb = { verb-heal }
effect-heal-all = alle { $who ->
    [they] seine
   *[you] deine
} Wunden
    .verb = { verb-heal }
effect-marshal = { $n ->
    [one] 1 Marshal-Punkt
   *[other] { $n } Marshal-Punkte
}
    .verb = { verb-gain }
    .more = { $n ->
        [one] 1 weiteren Marshal-Punkt
       *[other] { $n } weitere Marshal-Punkte
    }
effect-wanted = { $n ->
    [one] 1 Wanted-Punkt
   *[other] { $n } Wanted-Punkte
}
    .verb = { verb-gain }
    .more = { $n ->
        [one] 1 weiteren Wanted-Punkt
       *[other] { $n } weitere Wanted-Punkte
    }
effect-same-points = { $n ->
    [one] 1 weiteren Punkt
   *[other] { $n } weitere Punkte
} auf demselben Pfad
    .verb = { verb-gain }
effect-nuggets = { $n ->
    [one] 1 Nugget
   *[other] { $n } Nuggets
}
    .verb = { verb-gain }
effect-cattle = ein zufälliges Viehplättchen einer beliebigen Ranch
    .verb = { verb-take }
    .short = ein zufälliges Viehplättchen
effect-actions = { $n ->
    [one] 1 Aktion
   *[other] { $n } Aktionen
}
    .verb = { verb-gain }
effect-ride = { $n ->
    [one] 1 Feld
   *[other] bis zu { $n } Felder
}
    .verb = { verb-go }
effect-extend-move = { $n ->
    [one] 1 weiteres Feld
   *[other] bis zu { $n } weitere Felder
}
    .verb = { verb-go }
effect-sheriff = den Sheriff bis zu { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weit
    .verb = { verb-move }
effect-increase = die von { $who ->
    [they] ihm
   *[you] dir
} gespielte Karte um { $n }
    .verb = { verb-increase }
effect-decrease = { $who ->
    [they] deine Karte
   *[you] die gegen dich gespielte Karte
} um { $n }
    .verb = { verb-decrease }
    .more = diese Karte zusätzlich um { $n }
    .short = { $who ->
        [they] deine Karte
       *[you] die gegnerische Karte
    } um { $n }
effect-cancel-wounds = { $form ->
    [they] hebt alle Wunden auf, die er in diesem Kampf erhalten würde
    [they-bare] alle Wunden aufheben, die er in diesem Kampf erhalten würde
   *[you] alle Wunden aufheben, die du in diesem Kampf erhalten würdest
}
    .verb = { "" }
    .short = { $form ->
        [they] hebt alle Wunden dieses Kampfes auf
       *[you] alle Wunden dieses Kampfes aufheben
    }
effect-cancel-fight-card = den Effekt der Kampfkarte
    .verb = { verb-cancel }
effect-restart = { $form ->
    [they] hebt das Ergebnis auf und beginnt den Kampf neu
   *[you] das Ergebnis aufheben und den Kampf neu beginnen
}
    .verb = { "" }
effect-no-marshal-reward = du erhältst keinen Marshal-Punkt, wenn du diesen Banditen besiegst
effect-wound-loser = der Verlierer erhält { $n ->
    [one] 1 weitere Wunde
   *[other] { $n } weitere Wunden
}
effect-look-at-hand = { $n ->
    [one] 1 zufällige Karte
   *[other] { $n } zufällige Karten
} aus der Hand { $who ->
    [they] seines
   *[you] deines
} Gegners
    .verb = { verb-look }
effect-discard-this = diesen Gegenstand
    .verb = { verb-discard }
effect-tribute = { $form ->
    [they] dir nach seiner Wahl { $n } $ oder 1 Karte
    [they-bare] dir nach seiner Wahl { $n } $ oder 1 Karte
   *[you] { $n } $ oder 1 Karte
}
    .verb = { verb-give }
    .short = { $form ->
        [they] dir { $n } $ oder 1 Karte
        [they-bare] dir { $n } $ oder 1 Karte
       *[you] { $n } $ oder 1 Karte
    }
effect-keep-played = { $n } zufällig gewählte { $who ->
    [they] seiner
   *[you] deiner
} gerade gespielten Karten
    .verb = { verb-keep }
effect-reroll-die = einen der Würfel
    .verb = { verb-reroll }
effect-gain-item = { $item ->
    [mustang] einen Mustang
    [mule] ein Maultier
    [revolver] einen Revolver
    [shotgun] eine Schrotflinte
    [rifle] ein Gewehr
    [miners-map] eine Minenkarte
    [provisions] Proviant
    [ten-gallon] einen Stetson
    [whiskey] einen Whiskey
   *[other] einen Gegenstand
}
    .verb = { verb-gain }
effect-upgrade = eine { $who ->
    [they] seiner Waffen oder eines seiner
   *[you] deiner Waffen oder eines deiner
} Reittiere für { $n } $ weniger
    .verb = { verb-upgrade }
    .short = eine Waffe oder ein Reittier für { $n } $ weniger
effect-shop = 1 Gegenstand für { $n } $ weniger
    .verb = { verb-buy }
effect-go-to = der Mann in Schwarz geht { $to }
effect-go-to-most = { $what ->
    [lp] der Mann in Schwarz geht zu dem Spieler mit den meisten LP
    [wanted] der Mann in Schwarz geht zu dem Spieler mit den meisten Wanted-Punkten
   *[money] der Mann in Schwarz geht zu dem Spieler mit dem meisten Geld
}
effect-remove-bandit = steht dort ein Bandit, wird er entfernt
# .and: behind where he goes.
his-lp = der Mann in Schwarz erhält { $n } LP
    .and = erhält { $n } LP
effect-automa-lp = der Mann in Schwarz erhält { $n } LP
    .each = der Mann in Schwarz erhält für jeden dieser Spieler { $n } LP
    .let = { $form ->
        [they] verschafft dem Mann in Schwarz { $n } LP
       *[you] dem Mann in Schwarz { $n } LP verschaffen
    }
effect-prospect = die Schürfwürfel
    .verb = { verb-roll-all }
    .twice = zweimal die Schürfwürfel
    .short-verb = { verb-roll }
effect-roll-die = einen Schürfwürfel
    .verb = { verb-roll-one }
    .twice = zweimal einen Schürfwürfel
    .short-verb = { verb-roll }
lead-gravel = wenn er Schotter zeigt
lead-each-gravel = für jeden Wurf, der Schotter zeigt
effect-sheriff-beside = den Sheriff auf ein Feld neben { $who ->
    [they] seinem
   *[you] deinem
}
    .verb = { verb-set }
    .short = den Sheriff neben { $who ->
        [they] ihn
       *[you] dich
    }
effect-fill-hand = Karten bis zu { $who ->
    [they] seinem
   *[you] deinem
} Handkartenlimit
    .verb = { verb-draw }
effect-discard-hand = { $who ->
    [they] seine
   *[you] deine
} gesamte Hand
    .verb = { verb-discard }
effect-stay-wanted = { $form ->
    [they] fällt nur bis auf Feld { $n } des Wanted-Pfads zurück, und der Sheriff versucht in diesem Zug nicht noch einmal, ihn zu verhaften
    [they-bare] nur bis auf Feld { $n } des Wanted-Pfads zurückfallen, und der Sheriff versucht in diesem Zug nicht noch einmal, ihn zu verhaften
   *[you] nur bis auf Feld { $n } des Wanted-Pfads zurückfallen, und der Sheriff versucht in diesem Zug nicht noch einmal, dich zu verhaften
}
    .verb = { "" }
    .short = { $form ->
        [they] fällt nur bis auf Feld { $n } des Wanted-Pfads zurück
       *[you] nur bis auf Feld { $n } des Wanted-Pfads zurückfallen
    }
effect-start-poker = { $form ->
    [they] beginnt auf seinem Feld eine Pokerpartie, bei der alle von überall aus mitspielen können
    [they-bare] auf seinem Feld eine Pokerpartie beginnen, bei der alle von überall aus mitspielen können
   *[you] auf deinem Feld eine Pokerpartie beginnen, bei der alle von überall aus mitspielen können
}
    .verb = { "" }
    .short = { $form ->
        [they] beginnt eine Pokerpartie
       *[you] eine Pokerpartie beginnen
    }
effect-move-to-train = { $form ->
    [they] geht auf das Feld der Eisenbahn (zählt als Bewegungsaktion)
   *[you] auf das Feld der Eisenbahn gehen (zählt als Bewegungsaktion)
}
    .verb = { "" }
    .short = { $form ->
        [they] geht auf das Feld der Eisenbahn
       *[you] auf das Feld der Eisenbahn gehen
    }
effect-track = { $n ->
    [one] 1 { $track }-Punkt
   *[other] { $n } { $track }-Punkte
}
    .verb = { verb-gain }
effect-legendary-tokens = { $n ->
    [one] 1 Legendenplättchen
   *[other] { $n } Legendenplättchen
}
    .verb = { verb-draw }
effect-fight = gegen { $opponent }
    .verb = { verb-fight }
effect-place-token = je 1 Plättchen „{ $token }“ auf jedes freie Feld { $where }
    .verb = { verb-put }
effect-look-at-deck = die oberste Karte des Pokerstapels
    .verb = { verb-look }
    .short = die oberste Pokerkarte
# [bare] is completed by say-may of grammar.ftl: the rest of a sentence that began with the look at the card.
effect-bury-top = { $form ->
    [they] legt diese Karte unter den Stapel
    [bare] bury-card
   *[you] diese Karte unter den Stapel legen
}
    .verb = { "" }

effect-travel = { $to }
    .verb = { verb-travel }

## What must be paid first

price-money = { $n } $
    .verb = { verb-pay }

## Timings

when-start-of-turn = zu Beginn deines Zuges
when-action = als Aktion
when-gained = wenn du diesen Gegenstand erhältst
when-fight-start = zu Beginn eines Kampfes
when-fight-started = zu Beginn eines von dir begonnenen Kampfes
when-fight-reveal = { $of ->
    [card] beim Aufdecken dieser Karte in einem Kampf
   *[other] beim Aufdecken der Karten in einem Kampf
}
when-fight-reaction = nach dem Aufdecken der Karten in einem Kampf
when-fight-card = vor dem Vergleich der Werte
when-fight-compared = nach dem Vergleich der Werte in einem Kampf mit dieser Karte
when-arrested = nachdem du einen Spieler verhaftet hast
when-robbed = nachdem du einen Spieler überfallen hast
when-fight-won = { $of ->
    [card] nach einem Sieg mit dieser Karte { noun-fight }
   *[other] nach einem Sieg { noun-fight }
}
when-move-extend = am Ende einer Bewegungsaktion
when-move-ended = nach einer Bewegungsaktion
when-any-move-ended = nach jeder Bewegung, gleich welcher Art
when-points-gained = nachdem du in deinem Zug Marshal- oder Wanted-Punkte erhalten hast
when-prospect-rolled = wenn du Gold schürfst
when-deposited = wenn du Nuggets einzahlst
    .at-least = wenn du mindestens { $n } Nuggets einzahlst
when-poker-played = wenn du diese Karte in einer Pokerpartie spielst
when-poker-won = wenn du eine Pokerpartie gewinnst
when-poker-lost = wenn du eine Pokerpartie verlierst
when-wounded = jedes Mal, wenn du mindestens 1 Wunde erhältst
when-contributed = nachdem du zu einer Story beigetragen hast
when-discarded = wenn du diese Karte abwirfst, außer wegen deines Handkartenlimits oder für ihre eigene Aktion
when-mesa-crossed = für jede Mesa, die du durchquerst
when-track-point = für jeden Punkt, den du auf einem Pfad erhältst
    .on = für jeden { $track }-Punkt, den du erhältst

limit-turn = nur einmal pro Zug
limit-fight = nur einmal pro Kampf
limit-move = nur einmal pro Bewegungsaktion

## Conditions

# What must hold is a verb and what follows it: `.verb` with $form "if" on cards, "goal" after what completes a goal ("as a
# Marshal"), "while" for one of several there (say-while of grammar.ftl), "who" after players ("with at least $20"), "state"
# for what a goal consists of. Conditions of a place or a fight have no verb: the message itself selects by $form, which is
# also "fight" after a fight ("that you started").

cond-marshal = Marshal
    .verb = { $form ->
        [goal] goal-be
        [who] who-be
        [state] sei
        [while] bist
       *[if] if-be
    }
cond-wanted = Wanted
    .verb = { $form ->
        [goal] goal-be
        [who] who-be
        [state] sei
        [while] bist
       *[if] if-be
    }
cond-neither = weder Marshal noch Wanted
    .verb = { $form ->
        [goal] goal-be
        [who] who-be
        [state] sei
        [while] bist
       *[if] if-be
    }
cond-marshal-at-least = { $n ->
    [one] mindestens 1 Marshal-Punkt
   *[other] mindestens { $n } { $form ->
        [who] Marshal-Punkten
       *[if] Marshal-Punkte
    }
}
    .verb = { verb-cond-have }
cond-wanted-at-least = { $n ->
    [one] mindestens 1 Wanted-Punkt
   *[other] mindestens { $n } { $form ->
        [who] Wanted-Punkten
       *[if] Wanted-Punkte
    }
}
    .verb = { verb-cond-have }
cond-lp-at-least = mindestens { $n } LP
    .verb = { verb-cond-have }
cond-money-at-least = mindestens { $n } $
    .verb = { verb-cond-have }
cond-money-at-most = höchstens { $n } $
    .verb = { verb-cond-have }
cond-nuggets-at-least = { $n ->
    [one] mindestens 1 Nugget
   *[other] mindestens { $n } Nuggets
}
    .verb = { verb-cond-have }
cond-wounds-at-least = { $n ->
    [one] mindestens 1 Wunde
   *[other] mindestens { $n } Wunden
}
    .verb = { verb-cond-have }
cond-unhurt = { $form ->
    [who] Wunden
   *[if] keine Wunden
}
    .verb = { $form ->
        [goal] goal-have
        [who] ohne
        [state] habe
        [while] hast
       *[if] if-have
    }
cond-has-cattle = Vieh
    .verb = { $form ->
        [goal] goal-carry
        [who] mit
        [state] state-carry
        [while] mitführst
       *[if] if-carry
    }
cond-has-item = { $item ->
    [mustang] { $form ->
        [who] einem Mustang
       *[if] einen Mustang
    }
    [mule] { $form ->
        [who] einem Maultier
       *[if] ein Maultier
    }
    [revolver] { $form ->
        [who] einem Revolver
       *[if] einen Revolver
    }
    [shotgun] { $form ->
        [who] einer Schrotflinte
       *[if] eine Schrotflinte
    }
    [rifle] { $form ->
        [who] einem Gewehr
       *[if] ein Gewehr
    }
    [miners-map] { $form ->
        [who] einer Minenkarte
       *[if] eine Minenkarte
    }
    [provisions] Proviant
    [ten-gallon] { $form ->
        [who] einem Stetson
       *[if] einen Stetson
    }
    [whiskey] { $form ->
        [who] einem Whiskey
       *[if] einen Whiskey
    }
    [lightning] { $form ->
        [who] „Blitz“
       *[if] „Blitz“
    }
   *[other] { $form ->
        [who] dem Gegenstand
       *[if] den Gegenstand
    }
}
    .verb = { $form ->
        [goal] goal-own
        [who] mit
        [state] besitze
        [while] besitzt
       *[if] if-own
    }
cond-has-upgraded = { $item ->
    [mustang] { $form ->
        [who] einem verbesserten Mustang
       *[if] einen verbesserten Mustang
    }
    [mule] { $form ->
        [who] einem verbesserten Maultier
       *[if] ein verbessertes Maultier
    }
    [revolver] { $form ->
        [who] einem verbesserten Revolver
       *[if] einen verbesserten Revolver
    }
    [shotgun] { $form ->
        [who] einer verbesserten Schrotflinte
       *[if] eine verbesserte Schrotflinte
    }
    [rifle] { $form ->
        [who] einem verbesserten Gewehr
       *[if] ein verbessertes Gewehr
    }
   *[other] { $form ->
        [who] einem verbesserten Gegenstand
       *[if] einen verbesserten Gegenstand
    }
}
    .verb = { verb-cond-own }
cond-misc-items-at-least = { $n ->
    [one] mindestens { $form ->
        [who] 1 sonstigen Gegenstand
       *[if] 1 sonstigen Gegenstand
    }
   *[other] mindestens { $n } { $form ->
        [who] sonstigen Gegenständen
       *[if] sonstige Gegenstände
    }
}
    .verb = { verb-cond-own }
cond-upgrades-at-least = { $n ->
    [one] mindestens 1 { $form ->
        [who] verbesserten Waffe oder 1 verbesserten Reittier
       *[if] verbesserte Waffe oder 1 verbessertes Reittier
    }
   *[other] mindestens { $n } { $form ->
        [who] verbesserten Waffen und Reittieren
       *[if] verbesserte Waffen und Reittiere
    }
}
    .verb = { verb-cond-own }
cond-against-player = { $form ->
    [goal] gegen einen Spieler
    [who] gegen einen Spieler
    [state] kämpfe gegen einen Spieler
   *[if] wenn dein Gegner ein Spieler ist
}
cond-against-npc = { $form ->
    [goal] gegen einen Banditen, die Wache oder den Sheriff
    [who] gegen einen Banditen, die Wache oder den Sheriff
    [state] kämpfe gegen einen Banditen, die Wache oder den Sheriff
   *[if] wenn dein Gegner ein Bandit, die Wache oder der Sheriff ist
}
cond-against-bandit = { $form ->
    [goal] gegen einen Banditen
    [who] gegen einen Banditen
    [state] kämpfe gegen einen Banditen
   *[if] wenn dein Gegner ein Bandit ist
}
cond-sheriff-arrested = { $form ->
    [goal] nach einer Verhaftung durch den Sheriff
    [who] nach einer Verhaftung durch den Sheriff
    [state] lass den Sheriff einen Spieler verhaften
   *[if] wenn er einen Spieler verhaftet
}
cond-on-track = { $form ->
    [goal] auf dem { $track }-Pfad
    [who] auf dem { $track }-Pfad
    [state] sei auf dem { $track }-Pfad
   *[if] wenn es auf dem { $track }-Pfad ist
}
cond-points-at-least = { $n ->
    [one] mindestens 1 { $track }-Punkt
   *[other] mindestens { $n } { $form ->
        [who] { $track }-Punkten
       *[if] { $track }-Punkte
    }
}
    .verb = { verb-cond-have }
cond-attacking = { $form ->
    [goal] als Angreifer
    [who] als Angreifer
    [fight] als Angreifer
    [state] sei der Angreifer
   *[if] wenn du den Kampf begonnen hast
}
cond-alone = { $form ->
    [goal] auf einem Feld ohne andere Spieler und ohne den Sheriff
    [who] ohne andere Spieler und ohne den Sheriff auf demselben Feld
    [state] sei auf einem Feld ohne andere Spieler und ohne den Sheriff
   *[if] wenn weder ein anderer Spieler noch der Sheriff auf deinem Feld ist
}

## Conditions of place

cond-at = { $form ->
    [goal] { $where }
    [who] { $where }
    [state] sei { $where }
   *[if] wenn du { $where } bist
}

## What always holds

passive-movement = mit einer Bewegungsaktion bis zu { $n } Felder zurücklegen
passive-carry = du darfst { $n ->
    [one] 1 Nugget
   *[other] { $n } Nuggets
} mehr mitführen
passive-hand-size = dein Handkartenlimit ist um { $n } höher
passive-purse = du darfst { $n } $ mehr besitzen
passive-slower = mit einer Bewegungsaktion legst du { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weniger zurück, aber mindestens 1
passive-carry-less = du kannst { $n ->
    [one] 1 Nugget
   *[other] { $n } Nuggets
} weniger mitführen
passive-smaller-hand = dein Handkartenlimit ist um { $n } niedriger
passive-smaller-purse = du kannst { $n } $ weniger besitzen
passive-wounds-keep-hand-size = Wunden verringern dein Handkartenlimit nicht
passive-win-player-ties = bei Gleichstand gewinnst du Kämpfe gegen Spieler
passive-ride-mesas = du darfst eine Mesa durchqueren, als wäre sie 1 Feld, aber nicht dort anhalten
passive-counts-as-nugget = zählt als Nugget
passive-any-value-in-poker = wenn du diese Karte in einer Pokerpartie spielst, darf sie jeden Wert haben, behält aber ihre Farbe
end-lp = in der Schlusswertung { $n } LP wert
end-lose-lp = du verlierst in der Schlusswertung { $n } LP

## Goals

goal-discard-item = wirf { $item ->
    [miners-map] eine Minenkarte
    [provisions] Proviant
    [ten-gallon] einen Stetson
    [whiskey] einen Whiskey
   *[any] einen Gegenstand
}
    .end = ab
goal-gain-item = erhalte { $item ->
    [mustang] einen Mustang
    [mule] ein Maultier
    [revolver] einen Revolver
    [shotgun] eine Schrotflinte
    [rifle] ein Gewehr
    [miners-map] eine Minenkarte
    [provisions] Proviant
    [ten-gallon] einen Stetson
    [whiskey] einen Whiskey
    [legendary] einen legendären Gegenstand
   *[any] einen Gegenstand
}
goal-upgrade-item = verbessere { $item ->
    [mustang] einen Mustang
    [mule] ein Maultier
    [revolver] einen Revolver
    [shotgun] eine Schrotflinte
    [rifle] ein Gewehr
   *[any] eine Waffe oder ein Reittier
}
goal-win-fight = { $kind ->
    [arrest] verhafte einen Wanted-Spieler
    [duel] gewinne ein Duell
    [rob] überfalle einen Spieler
    [bandit] besiege einen Banditen
    [heist] raube die Bank aus
    [heist-or-holdup] raube die Bank oder die Eisenbahn aus
    [sheriff] gewinne einen Kampf gegen den Sheriff
    [opponent] besiege einen Schurken oder einen anderen Gegner von einem Ereignisplättchen
    [holdup] raube die Eisenbahn aus
    [player] gewinne einen Kampf gegen einen anderen Spieler
   *[any] gewinne einen Kampf
}
goal-lose-fight = { $kind ->
    [arrest] verliere den Kampf bei einer Verhaftung
    [duel] verliere ein Duell
    [rob] verliere den Kampf bei einem Überfall
    [bandit] unterliege einem Banditen
    [heist] scheitere bei einem Bankraub
    [heist-or-holdup] scheitere bei einem Bankraub oder einem Eisenbahnraub
    [sheriff] unterliege dem Sheriff
    [opponent] unterliege einem Schurken oder einem anderen Gegner von einem Ereignisplättchen
    [holdup] scheitere bei einem Eisenbahnraub
    [player] verliere einen Kampf gegen einen anderen Spieler
   *[any] verliere einen Kampf
}
goal-end-move = beende eine Bewegungsaktion
goal-frontier = nimm ein Frontier-Plättchen mit einem Preis von mindestens { $n }
goal-cross-pass = überquere einen Bergpass
goal-rail-travel = reise mit der Eisenbahn
goal-claim-deed = { $n ->
    [1] erwirb eine Besitzurkunde
   *[other] erwirb eine Besitzurkunde und besitze damit mindestens { $n }
}
# .after follows what must then hold.
goal-use-deed = setze eine Besitzurkunde ein
    .after = nachdem du eine Besitzurkunde eingesetzt hast
goal-repair = repariere einen Ort
goal-roll-risk = wirf den Risikowürfel
    .after = nachdem du den Risikowürfel geworfen hast
goal-reveal-token = decke ein Planplättchen auf
    .after = nachdem du ein Planplättchen aufgedeckt hast
goal-discs = habe mindestens { $n ->
    [one] 1 Scheibe
   *[other] { $n } Scheiben
} auf einer legendären Story
goal-wrangle = verlade Vieh
goal-rustle = verschachere Vieh
goal-acquire = nimm Vieh
goal-deposit = zahle mit einer Aktion mindestens { $n } Nuggets ein
goal-prospect = erhalte mindestens { $n } Nuggets durch einmaliges Schürfen
goal-win-poker = gewinne eine Pokerpartie
goal-lose-poker = verliere eine Pokerpartie
goal-see-doctor = heile mit einer Aktion { $n ->
    [one] mindestens 1 Wunde
   *[other] mindestens { $n } Wunden
} in der Arztpraxis
goal-revel = erhalte mit einer Aktion mindestens { $n } LP durch Feiern
goal-work = arbeite
goal-spend-at-store = bezahle mit einer Aktion mindestens { $n } $ für Gegenstände und Verbesserungen
goal-contribute = leiste einen Beitrag zu einer Story
goal-play-action = spiele { $title ->
    [saddle-up] „Aufgesattelt“
    [manhunt] „Menschenjagd“
    [payday] „Zahltag“
    [instincts] „Instinkt“
    [determination] „Entschlossenheit“
    [living-legend] „Lebende Legende“
   *[any] eine Pokerkarte
} als Aktion
goal-play-reaction = spiele { $title ->
    [sprint] „Sprint“ als Reaktion
    [stick-em-up] „Hände hoch!“ als Reaktion
    [reputation] „Reputation“ als Reaktion
   *[any] eine Pokerkarte als Reaktion
}
goal-lp-by-action = erhalte mit einer Aktion mindestens { $n } LP

## Stories

story-trigger-lp-by-action = erhalte mit einer Aktion mindestens { $n } LP
story-trigger-track-points = erhalte Marshal- oder Wanted-Punkte
story-trigger-spend-in-town = gib mit einer Aktion in einer Stadt mindestens { $n } $ aus
story-trigger-fight-player = beginne einen Kampf gegen einen anderen Spieler
story-trigger-end-move-at-token = beende eine Bewegungsaktion auf einem Ereignis- oder Frontier-Plättchen
story-spawn = { $gangs ->
    [a] in jedem leeren Versteck der Bande A erscheint ein Bandit
    [b] in jedem leeren Versteck der Bande B erscheint ein Bandit
    [c] in jedem leeren Versteck der Bande C erscheint ein Bandit
    [a-b] in jedem leeren Versteck der Banden A und B erscheint ein Bandit
    [a-c] in jedem leeren Versteck der Banden A und C erscheint ein Bandit
    [b-c] in jedem leeren Versteck der Banden B und C erscheint ein Bandit
   *[other] in jedem leeren Versteck erscheint ein Bandit
}
story-spawn-one = in jedem leeren Versteck der Bande { $gangs } (deine Wahl) erscheint ein Bandit
story-sheriff = wenn jemand Wanted ist, bewegt der aktive Spieler den Sheriff bis zu { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weit

## Starting goods and tracks

gains-money = { $n } $
gains-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
gains-marshal = { $n ->
    [one] 1 Marshal-Punkt
   *[other] { $n } Marshal-Punkte
}
gains-wanted = { $n ->
    [one] 1 Wanted-Punkt
   *[other] { $n } Wanted-Punkte
}
gains-wounds = { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}
gains-points = { $n ->
    [one] 1 { $track }-Punkt
   *[other] { $n } { $track }-Punkte
}
gains-nuggets = { $n ->
    [one] 1 Nugget
   *[other] { $n } Nuggets
}
# $id is an item, $item its name.
gains-item = { $id ->
    [fiddle] eine { $item }
    [gazette] eine { $item }
    [miners-map] eine { $item }
    [pump-trolley] eine { $item }
    [repeating-shotgun] eine { $item }
    [short-cut] eine { $item }
    [shotgun] eine { $item }
    [provisions] { $item }
    [snake-oil] { $item }
   *[other] ein { $item }
}
# $item: the name of an item.
gains-upgraded = { gains-item } (verbessert)
track-marshal-row = in der Schlusswertung { $n } LP wert
track-wanted-row = am Ende jedes deiner Züge { $n } LP wert

## Texts of single cards

card-manhunt-text = den Sheriff bis zu 3 Felder weit bewegen. Wenn du danach Marshal oder Wanted bist: 1 LP erhalten
card-the-photographer-text = wenn du mindestens 1 verbesserte Waffe oder 1 verbessertes Reittier besitzt: 1 LP und 10 $ erhalten. Sonst: 20 $ erhalten, und du darfst eine deiner Waffen oder eines deiner Reittiere für 20 $ weniger verbessern
