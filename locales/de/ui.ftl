# What the program says of its own: names of seats, labels of choices, questions, refusals.

seat-number = Platz { $n }
# A label before a text, with its punctuation and the space after it.
label = { $label }:{ " " }
# Two sentences of which the first has no full stop: a name, and what is said about it.
spoken = { $head }. { $next }

## Labels of choices: short, on a button, without a full stop

choice-draft = { $character } spielen
choice-start = Starten in { $place }
choice-income = { $income ->
    [money] { $money } $ nehmen
    [cards] { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } ziehen
   *[both] { $money } $ nehmen und { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } ziehen
}
choice-equip = { $item } einsetzen
choice-keep = Alles lassen, wie es ist
choice-use-character = Fähigkeit von { $character } einsetzen
choice-use-item = { $item } einsetzen
choice-move = Gehen nach { $place }
choice-move-mesa = { $n ->
    [one] Durch die Mesa gehen nach { $place }
   *[other] Durch { $n } Mesas gehen nach { $place }
}
choice-play = { $card } spielen
choice-fight-arrest = Verhaften: { $character }
choice-fight-duel = Duell gegen { $character }
choice-fight-rob = Überfallen: { $character }
choice-fight-bandit = Banditen bekämpfen
choice-fight-heist = Wache bekämpfen
choice-fight-sheriff = Sheriff bekämpfen
choice-fight-opponent = Gegner bekämpfen
choice-buy = { $n ->
    [0] Umsonst nehmen: { $item }
   *[other] Für { $n } $ kaufen: { $item }
}
choice-upgrade = { $n ->
    [0] Umsonst verbessern: { $item }
   *[other] Für { $n } $ verbessern: { $item }
}
choice-poker = Poker spielen für { $n } $
choice-join = Mitspielen für { $n } $
choice-prospect = Gold schürfen
choice-reroll = { $n ->
    [1] Ersten Würfel neu werfen
   *[2] Zweiten Würfel neu werfen
}
choice-deposit = { $cards ->
    [0] { $nuggets ->
        [one] 1 Nugget für { $money } $ verkaufen
       *[other] { $nuggets } Nuggets für { $money } $ verkaufen
    }
    [one] { $nuggets ->
        [0] 1 Karte als Nugget für { $money } $ verkaufen
        [one] 1 Nugget und 1 Karte für { $money } $ verkaufen
       *[other] { $nuggets } Nuggets und 1 Karte für { $money } $ verkaufen
    }
   *[other] { $nuggets ->
        [0] { $cards } Karten als Nuggets für { $money } $ verkaufen
        [one] 1 Nugget und { $cards } Karten für { $money } $ verkaufen
       *[other] { $nuggets } Nuggets und { $cards } Karten für { $money } $ verkaufen
    }
}
choice-heist = Bank ausrauben
choice-heal = Zum Arzt gehen für { $n } $
choice-revel = Für { $money } $ feiern: { $n } LP
choice-acquire = Vieh nehmen
choice-deliver = Vieh abliefern
choice-work = Für { $n } $ arbeiten
choice-end-actions = Aktionen beenden
choice-end-shopping = Fertig eingekauft
choice-end-turn = Zug beenden
choice-commit = { $card } spielen
choice-accept = Kämpfen
choice-decline = Kampf ablehnen
choice-lay = { $n ->
    [0] Nichts spielen
   *[other] { $cards } spielen
}
choice-npc = Kampfkarte { $card } spielen: { $text }
choice-react = Mit { $card } reagieren
choice-bonus = Bonus nutzen
choice-bonus-card = { $card } nutzen
choice-bonus-restart = Kampf abbrechen und neu beginnen
choice-pass = Passen
choice-reward-legend = 1 LP nehmen
choice-reward-marshal = 1 Marshal-Punkt nehmen
# As choice-steal, where a robber takes all.
choice-steal-all = { $what ->
    [money] { $cattle ->
        [yes] Alles Geld und das Vieh rauben
       *[no] Alles Geld rauben
    }
    [nuggets] { $cattle ->
        [yes] Alle Nuggets und das Vieh rauben
       *[no] Alle Nuggets rauben
    }
   *[nothing] { $cattle ->
        [yes] Das Vieh rauben
       *[no] Nichts rauben
    }
}
choice-steal = { $what ->
    [money] { $cattle ->
        [yes] Das halbe Geld und das Vieh rauben
       *[no] Das halbe Geld rauben
    }
    [nuggets] { $cattle ->
        [yes] Die Hälfte der Nuggets und das Vieh rauben
       *[no] Die Hälfte der Nuggets rauben
    }
   *[nothing] { $cattle ->
        [yes] Das Vieh rauben
       *[no] Nichts rauben
    }
}
choice-arrest = Verhaften: { $character }
choice-sheriff = Den Sheriff bewegen nach { $place }
choice-halt = Hier anhalten
choice-discard = { $card } abwerfen
choice-give = { $card } geben
choice-give-money = { $n } $ geben
choice-target = { $character }
choice-contribute = Scheibe auf Story { $deck } legen: { $trigger }
choice-contribute-plain = Scheibe auf Story { $deck } legen
choice-goal = Erfüllte Aufgabe zeigen: { $goal }
choice-keep-tokens = Plättchen mit { $tokens } LP behalten
choice-keep-no-tokens = Keines behalten

## Questions: what a player is asked now

question-none = Keine Entscheidung offen.
question-wait = Warten auf die anderen.
question-draft = Wähle deinen Charakter.
question-start = Wähle, wo du startest.
question-income = Wähle dein Einkommen.
question-weapon = Wähle die Waffe für diesen Zug.
question-mount = Wähle das Reittier für diesen Zug.
question-actions = { $n ->
    [0] Keine Aktionen mehr. Beende deinen Zug oder zeige eine Aufgabe.
    [one] Wähle deine letzte Aktion.
   *[other] Wähle eine Aktion. Du hast noch { $n }.
}
question-end-of-turn = Zeige eine erfüllte Aufgabe oder beende deinen Zug.
question-extend-move = Weitergehen oder bleiben?
question-move-ended = Du bist angekommen. Wähle, was du hier tust.
question-ride = { $n ->
    [one] Gehe 1 Feld weit oder bleibe.
   *[other] Gehe bis zu { $n } Felder weit oder bleibe.
}
question-fight-start = Der Kampf beginnt. Wähle eine Fähigkeit.
question-commit = Spiele verdeckt eine Karte für den Kampf.
question-accept-or-decline = Den Kampf annehmen oder ablehnen? Deine Karte wählst du danach.
question-commit-or-decline = Spiele verdeckt eine Karte für den Kampf oder lehne ihn ab.
question-npc-bandit = Du spielst den Banditen. Spiele verdeckt eine der Kampfkarten.
question-npc-heist = Du spielst die Wache. Spiele verdeckt eine der Kampfkarten.
question-npc-sheriff = Du spielst den Sheriff. Spiele verdeckt eine der Kampfkarten.
question-npc-opponent = Du spielst den Gegner. Spiele verdeckt eine der Kampfkarten.
awaited-npc-bandit = { $name } spielt den Banditen und wählt eine Kampfkarte.
awaited-npc-heist = { $name } spielt die Wache und wählt eine Kampfkarte.
awaited-npc-sheriff = { $name } spielt den Sheriff und wählt eine Kampfkarte.
awaited-npc-opponent = { $name } spielt den Gegner und wählt eine Kampfkarte.
question-fight-reveal = Die Karten sind aufgedeckt. Den Bonus deiner Karte nutzen?
question-fight-reactions = Die Karten sind aufgedeckt. Reagiere oder passe.
question-fight-compared = Der Kampf ist entschieden. Den Bonus deiner Karte nutzen?
question-fight-outcome-rob = Wähle, was du raubst.
question-fight-outcome = Wähle deine Belohnung.
question-fire = Wähle, welche Fähigkeit du als Nächstes nutzt.
question-choose = Wähle eine Möglichkeit.
question-suffer = Wähle eine Strafe.
question-may = Wenn du willst: { $offer }
question-player-here = Wähle einen Spieler.
question-tribute = Gib { $n } $ oder eine Karte.
question-travel = Wähle, wohin du reist.
question-store = Kaufe, verbessere oder beende den Einkauf.
question-upgrade = Wähle, was du verbesserst.
question-shop = Wähle, was du kaufst.
question-equip-new = Ab jetzt einsetzen: { $item }?
question-discard = { $n ->
    [one] Wähle eine Karte zum Abwerfen.
   *[other] Wähle nacheinander { $n } Karten zum Abwerfen.
}
question-discard-limit = { $n ->
    [one] Du hast zu viele Karten. Wirf 1 ab.
   *[other] Du hast zu viele Karten. Wirf nacheinander { $n } ab.
}
question-npc-restart = Mit dem Effekt der Kampfkarte den Kampf abbrechen und neu beginnen?
awaited-npc-restart = { $name } entscheidet, ob der Kampf von vorn beginnt.
question-sheriff-ride = { $n ->
    [0] Wähle, wo der Sheriff anhält.
    [one] Bewege den Sheriff: noch 1 Feld.
   *[other] Bewege den Sheriff: noch { $n } Felder.
}
question-sheriff-place = Wähle für den Sheriff ein Feld neben dir.
question-sheriff-arrest = Wähle, wen der Sheriff verhaften will.
question-poker-join = Bei der Pokerpartie mitspielen?
question-poker-lay = Wähle zwei Karten für die Pokerpartie.
question-poker-bonus = Wähle, von welcher Karte du den Bonus nutzt.
question-poker-after = Die Pokerpartie ist vorbei. Wähle eine Fähigkeit.
question-reroll = Wirf einen Würfel neu oder nimm das Ergebnis.
question-offer = Eine Scheibe auf eine Story legen?
question-points = Du hast Punkte erhalten. Reagiere oder passe.
question-tokens = Wähle, welche Legendenplättchen du behältst.
question-over = Die Partie ist vorbei.
## Why something is asked, before the question

# $kind is the fight: bandit, heist, sheriff, or another one. $card is the fight card, $text what it says.
why-fight-card = { $kind ->
    [bandit] Kampfkarte { $card } des Banditen: { $text }.
    [heist] Kampfkarte { $card } der Wache: { $text }.
    [sheriff] Kampfkarte { $card } des Sheriffs: { $text }.
   *[other] Kampfkarte { $card } des Gegners: { $text }.
}
why-character = Legendäre Fähigkeit von { $character }.
why-item = Gegenstand: { $item }.
why-card = Pokerkarte: { $title }.
why-story = Story: { $story }.
why-cattle = Belohnung für abgeliefertes Vieh.
why-sheriff = Der Sheriff betritt dein Feld.
why-poker-won = Du hast beim Poker gewonnen.
why-track = Belohnung des { $track }-Pfads.

## Refusals: why a choice is closed

refusal-wrong-moment = Das kannst du jetzt nicht tun.
refusal-wrong-place = Das kannst du hier nicht tun.
refusal-short = Dir fehlen { $n } $.
refusal-sold-elsewhere = Das verkauft ein anderer Laden.
refusal-sold-out = Ausverkauft.
refusal-already-owned = Diesen Gegenstand besitzt du schon.
refusal-too-many-items = Du kannst höchstens { $n } sonstige Gegenstände besitzen.
refusal-not-upgradable = Nur Waffen und Reittiere lassen sich verbessern.
refusal-not-owned = Diesen Gegenstand besitzt du nicht.
refusal-already-upgraded = Dein Exemplar ist schon verbessert.
refusal-not-held = Diese Karte ist nicht auf deiner Hand.
refusal-no-action = Diese Karte hat keine Aktion.
refusal-no-reaction = Mit dieser Karte kannst du hier nicht reagieren.
refusal-limit-reached = Das hast du schon genutzt.
refusal-target-not-here = Dieser Spieler ist nicht auf deinem Feld.
refusal-already-fought = Gegen diesen Spieler hast du in diesem Zug schon gekämpft.
refusal-no-card-to-lay = Zum Kämpfen brauchst du eine Pokerkarte.
refusal-no-action-left = In diesem Zug hast du keine Aktion mehr.
refusal-not-marshal = Um einen Spieler zu verhaften, brauchst du mindestens 1 Marshal-Punkt.
refusal-target-not-wanted = Dieser Spieler ist nicht Wanted.
refusal-already-robbed = In jedem Zug kannst du nur einen Raubzug versuchen.
refusal-carries-cattle = Du kannst kein weiteres Vieh mitführen.
refusal-no-cattle = Du führst kein Vieh mit.
refusal-sheriff-there = Dort ist der Sheriff, und du bist Wanted.
refusal-out-of-reach = Das ist zu weit.
refusal-no-mesa = Dieses Feld erreichst du nicht durch eine Mesa.
refusal-already-there = Dort bist du schon: Wähle ein anderes Feld.
refusal-too-few-nuggets = So viele Nuggets hast du nicht.
refusal-wanted-no-marshal = Du bist Wanted und kannst keine Marshal-Punkte erhalten.
refusal-no-marshal-reward = Die Kampfkarte verwehrt dir den Marshal-Punkt für diesen Banditen.
refusal-nothing-to-take = Der Verteidiger besitzt nichts dieser Art, das du rauben könntest.
refusal-cannot-decline = Diesen Kampf kannst du nicht ablehnen.
refusal-goal-not-met = Diese Aufgabe hast du in diesem Zug nicht erfüllt, oder sie gehört dir nicht.
refusal-no-disc = Auf diese Story kannst du keine Scheibe legen.
refusal-item-left-out = Dieser Gegenstand kommt in einer ersten Partie nicht vor.
refusal-cattle-left-out = In einer ersten Partie gibt es kein Vieh.
refusal-arrests-over = Ein Spieler hat genug LP, um das Ende auszulösen: Bei „Wild Wild West“ kann jetzt niemand mehr verhaftet werden.
refusal-not-an-option = Das ist keine der Möglichkeiten.
