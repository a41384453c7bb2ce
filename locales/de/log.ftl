# The log: one line for each event worth a line. $name and $other are players, $card, $item, $place and the like are
# names as they stand elsewhere; $id comes beside $item and $place for languages that choose words by it.
# Messages that end in -known are for those who may see the card.
# $you says whether a line is about its reader: name (who does it), other, or no.
#
# German: a name stands in the nominative or behind a word that man-in-black-after knows, since it may be "der Mann in Schwarz".

## Setting up and turns

log-dealt = { $you ->
    [name] Du darfst
   *[no] { $name } darf
} { $first } oder { $second } spielen.
log-character = Platz { $seat } spielt { $character }.
# $name is a person’s name.
log-person-character = { $you ->
    [name] Du spielst
   *[no] { $name } spielt
} { $character }.
log-first-player = { $you ->
    [name] Du beginnst
   *[no] { $name } beginnt
} die Partie.
log-placed = { $you ->
    [name] Du startest
   *[no] { $name } startet
} in { $place }.
log-goals = { $you ->
    [name] Du hast
   *[no] { $name } hat
} diese Aufgaben: { $goals }.
log-bandit-appears = Ein Bandit erscheint in { $place }.
log-bandit-leaves = Der Bandit verlässt { $place }.
log-token-placed = Ein Plättchen wird gelegt ({ $place }): { $token }.
log-token-removed = Ein Plättchen wird entfernt ({ $place }): { $token }.
log-meets = { $you ->
    [name] Du triffst auf einen Gegner: { $opponent }.
   *[no] { $name } trifft auf einen Gegner: { $opponent }.
}
log-story-opens = Story { $deck } ist offen: { $trigger }
log-turn-begins = { $you ->
    [name] Runde { $round }: Du bist am Zug.
   *[no] Runde { $round }: Zug von { $name }.
}
log-income = { $income ->
    [money] { $you ->
        [name] Du nimmst
       *[no] { $name } nimmt
    } { $money } $ als Einkommen.
    [cards] { $you ->
        [name] Du ziehst
       *[no] { $name } zieht
    } { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } als Einkommen.
   *[both] { $you ->
        [name] Du nimmst
       *[no] { $name } nimmt
    } { $money } $ und { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } als Einkommen.
}
log-moved = { $you ->
    [name] Du gehst
   *[no] { $name } geht
} nach { $place }.
log-moved-mesa = { $you ->
    [name] Du gehst
   *[no] { $name } geht
} { $n ->
    [one] durch die Mesa
   *[other] durch { $n } Mesas
} nach { $place }.
log-sent = { $you ->
    [name] Du landest
   *[no] { $name } landet
} in { $place }.
log-sheriff-moved = Der Sheriff geht nach { $place }.
log-sheriff-returns = Der Sheriff kehrt in sein Büro zurück.
log-sheriff-placed = { $you ->
    [name] Du stellst
   *[no] { $name } stellt
} den Sheriff auf: { $place }.
log-stand = Zum Kauf liegen aus ({ $stand }): { $items }.
# $text is what the card says; the lines after this one tell what comes of it.
log-deed = { $you ->
    [name] Du spielst
   *[no] { $name } spielt
} „{ $deed }“.
log-end-triggered = { $you ->
    [name] Du bist eine Legende
   *[no] { $name } ist eine Legende
} des Westens. Das Ende naht.
log-exhausted = { $you ->
    [name] Du hast
   *[no] { $name } hat
} alle Effekte verbraucht, die ein Zug haben kann: Der Rest des Zuges läuft ohne weitere ab.
log-last-round = Letzte Runde: Alle sind noch einmal am Zug.
log-over = { $n ->
    [one] { $names } ist die größte Legende von allen.
   *[other] Sie teilen sich den Ruhm: { $names }.
}

## Goods

log-money-gained = { $cause ->
    [setup] { $you ->
        [name] Du beginnst
       *[no] { $name } beginnt
    } mit { $n } $.
    [prospect] { $you ->
        [name] Du wäschst
       *[no] { $name } wäscht
    } Gold für { $n } $.
    [deposit] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } { $n } $ von der Bank.
    [cattle] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } { $n } $ für das Vieh.
    [work] { $you ->
        [name] Du arbeitest
       *[no] { $name } arbeitet
    } für { $n } $.
    [story] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } { $n } $ durch die Story.
    [marshal-track] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } { $n } $ Marshal-Sold.
    [heist] { $you ->
        [name] Du verlässt
       *[no] { $name } verlässt
    } die Bank mit { $n } $.
   *[other] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } { $n } $.
}
log-money-lost = { $cause ->
    [store] { $you ->
        [name] Du bezahlst
       *[no] { $name } bezahlt
    } { $n } $ im Laden.
    [poker] { $you ->
        [name] Du legst
       *[no] { $name } legt
    } { $n } $ in den Pot.
    [heal] { $you ->
        [name] Du bezahlst
       *[no] { $name } bezahlt
    } dem Arzt { $n } $.
    [revel] { $you ->
        [name] Du verfeierst
       *[no] { $name } verfeiert
    } { $n } $ in einer Nacht.
    [rail] { $you ->
        [name] Du bezahlst
       *[no] { $name } bezahlt
    } { $n } $ für die Eisenbahn.
    [arrest] { $you ->
        [name] Du händigst
       *[no] { $name } händigt
    } dem Gesetz { $n } $ aus.
    [story] { $you ->
        [name] Du bezahlst
       *[no] { $name } bezahlt
    } { $n } $.
    [homestead] { $you ->
        [name] Du bezahlst
       *[no] { $name } bezahlt
    } { $n } $ für eine Heimstätte.
    [recruit] { $you ->
        [name] Du bezahlst
       *[no] { $name } bezahlt
    } { $n } $ fürs Anwerben.
   *[other] { $you ->
        [name] Du verlierst
       *[no] { $name } verliert
    } { $n } $.
}
log-lp-gained = { $cause ->
    [bandit] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } { $n } LP für einen Sieg über einen Banditen.
    [duel] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } { $n } LP für das Duell.
    [deposit] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } { $n } LP in der Bank.
    [revel] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } { $n } LP für eine unvergessliche Nacht.
    [homestead] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } { $n } LP für den Ausbau einer Heimstätte.
    [cattle] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } { $n } LP für das Vieh.
    [story] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } { $n } LP durch die Story.
    [marshal-track] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } { $n } LP für den Dienst am Gesetz.
    [wanted-track] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } { $n } LP als Wanted-Spieler.
    [arrest] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } { $n } LP für die Verhaftung.
    [out-of-turn] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } { $n } LP für einen Sieg im Zug eines anderen Spielers.
   *[other] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } { $n } LP.
}
log-lp-lost = { $cause ->
    [duel] { $you ->
        [name] Du verlierst
       *[no] { $name } verliert
    } { $n } LP für das verlorene Duell.
   *[other] { $you ->
        [name] Du verlierst
       *[no] { $name } verliert
    } { $n } LP.
}
log-nuggets-gained = { $cause ->
    [prospect] { $you ->
        [name] Du stößt
       *[no] { $name } stößt
    } auf Gold: { $n ->
        [one] 1 Nugget.
       *[other] { $n } Nuggets.
    }
   *[other] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } { $n ->
        [one] 1 Nugget.
       *[other] { $n } Nuggets.
    }
}
log-nuggets-lost = { $cause ->
    [deposit] { $you ->
        [name] Du verkaufst
       *[no] { $name } verkauft
    } { $n ->
        [one] 1 Nugget.
       *[other] { $n } Nuggets.
    }
    [limit] { $you ->
        [name] Du kannst nicht alles tragen und verlierst
       *[no] { $name } kann nicht alles tragen und verliert
    } { $n ->
        [one] 1 Nugget.
       *[other] { $n } Nuggets.
    }
   *[other] { $you ->
        [name] Du verlierst
       *[no] { $name } verliert
    } { $n ->
        [one] 1 Nugget.
       *[other] { $n } Nuggets.
    }
}
# What a limit takes of a gain. $n is lost, $limit is what one can hold.
log-over-limit-money = { $n } $ gehen verloren: { $you ->
    [name] Du kannst
   *[no] { $name } kann
} höchstens { $limit } $ besitzen.
log-over-limit-nuggets = { $n ->
    [one] 1 Nugget geht verloren: { $you ->
        [name] Du kannst
       *[no] { $name } kann
    } höchstens { $limit } mitführen.
   *[other] { $n } Nuggets gehen verloren: { $you ->
        [name] Du kannst
       *[no] { $name } kann
    } höchstens { $limit } mitführen.
}
log-drew = { $you ->
    [name] Du ziehst
   *[no] { $name } zieht
} eine Karte.
log-drew-known = { $you ->
    [name] Du ziehst
   *[no] { $name } zieht
} { $card }.
log-nothing-to-draw = Es sind keine Karten zum Ziehen mehr da.
log-reshuffled = Der Ablagestapel wird zu einem neuen Stapel gemischt: { $n ->
    [one] 1 Karte.
   *[other] { $n } Karten.
}
log-discarded = { $you ->
    [name] Du wirfst
   *[no] { $name } wirft
} { $card } ab.
log-played = { $you ->
    [name] Du spielst
   *[no] { $name } spielt
} { $card }.
log-reacted = { $you ->
    [name] Du reagierst
   *[no] { $name } reagiert
} mit { $card }.
log-used-character = { $you ->
    [name] Du setzt deine
   *[no] { $name } setzt die eigene
} legendäre Fähigkeit ein.
log-used-item = { $you ->
    [name] Du setzt
   *[no] { $name } setzt
} einen Gegenstand ein: { $item }.
log-used-card = { $you ->
    [name] Du setzt
   *[no] { $name } setzt
} eine Karte ein: { $title }.
log-wounded = { $cause ->
    [fight-card] { $you ->
        [name] Du wirst hart getroffen
       *[no] { $name } wird hart getroffen
    }: { $n ->
        [one] 1 Wunde.
       *[other] { $n } Wunden.
    }
   *[other] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } { $n ->
        [one] eine Wunde.
       *[other] { $n } Wunden.
    }
}
log-wound-ignored = { $n ->
    [one] { $you ->
        [name] Du wehrst
       *[no] { $name } wehrt
    } eine Wunde ab.
   *[other] { $you ->
        [name] Du wehrst
       *[no] { $name } wehrt
    } { $n } Wunden ab.
}
log-healed = { $n ->
    [one] { $you ->
        [name] Du heilst
       *[no] { $name } heilt
    } eine Wunde.
   *[other] { $you ->
        [name] Du heilst
       *[no] { $name } heilt
    } { $n } Wunden.
}
log-marshal-gained = { $n ->
    [one] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } einen Marshal-Punkt und { $you ->
        [name] hast
       *[no] hat
    } nun { $to }.
   *[other] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } { $n } Marshal-Punkte und { $you ->
        [name] hast
       *[no] hat
    } nun { $to }.
}
log-marshal-lost = { $n ->
    [one] { $you ->
        [name] Du verlierst
       *[no] { $name } verliert
    } einen Marshal-Punkt; es { $to ->
        [one] bleibt
       *[other] bleiben
    } { $to }.
   *[other] { $you ->
        [name] Du verlierst
       *[no] { $name } verliert
    } { $n } Marshal-Punkte; es { $to ->
        [one] bleibt
       *[other] bleiben
    } { $to }.
}
log-marshal-over = { $you ->
    [name] Du bist
   *[no] { $name } ist
} kein Marshal mehr.
log-wanted-gained = { $n ->
    [one] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } einen Wanted-Punkt und { $you ->
        [name] hast
       *[no] hat
    } nun { $to }.
   *[other] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } { $n } Wanted-Punkte und { $you ->
        [name] hast
       *[no] hat
    } nun { $to }.
}
log-wanted-lost = { $n ->
    [one] { $you ->
        [name] Du verlierst
       *[no] { $name } verliert
    } einen Wanted-Punkt; es { $to ->
        [one] bleibt
       *[other] bleiben
    } { $to }.
   *[other] { $you ->
        [name] Du verlierst
       *[no] { $name } verliert
    } { $n } Wanted-Punkte; es { $to ->
        [one] bleibt
       *[other] bleiben
    } { $to }.
}
log-wanted-over = { $you ->
    [name] Du bist
   *[no] { $name } ist
} nicht mehr Wanted.
log-wanted-stays = { $you ->
    [name] Du bleibst Wanted: Dein
   *[no] { $name } bleibt Wanted: Der
} Wertungsstein kommt auf Feld { $to } des Wanted-Pfads.
log-legendary = { $you ->
    [name] Du wirst
   *[no] { $name } wird
} zur Legende.
log-actions = { $n ->
    [one] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } eine Aktion.
   *[other] { $you ->
        [name] Du erhältst
       *[no] { $name } erhält
    } { $n } Aktionen.
}
log-equipped = { $you ->
    [name] Du benutzt ab jetzt
   *[no] { $name } benutzt ab jetzt
}: { $item }.
log-gained-item = { $you ->
    [name] Du erhältst
   *[no] { $name } erhält
} einen Gegenstand: { $item }.
log-upgraded = { $you ->
    [name] Du verbesserst
   *[no] { $name } verbessert
} einen Gegenstand: { $item }.
log-lost-item = { $you ->
    [name] Du wirfst
   *[no] { $name } wirft
} einen Gegenstand ab: { $item }.

## Fights

log-fight-begins-arrest = { $you ->
    [name] Du willst { $other } verhaften.
    [other] { $name } will dich verhaften.
   *[no] { $name } will { $other } verhaften.
}
log-fight-begins-duel = { $you ->
    [name] Du forderst { $other } zum Duell.
    [other] { $name } fordert dich zum Duell.
   *[no] { $name } fordert { $other } zum Duell.
}
log-fight-begins-rob = { $you ->
    [name] Du willst { $other } überfallen.
    [other] { $name } will dich überfallen.
   *[no] { $name } will { $other } überfallen.
}
log-fight-begins-bandit = { $you ->
    [name] Du stellst dich einem Banditen. { $other } spielt den Banditen.
    [other] { $name } stellt sich einem Banditen. Du spielst den Banditen.
   *[no] { $name } stellt sich einem Banditen. { $other } spielt den Banditen.
}
log-fight-begins-heist = { $you ->
    [name] Du betrittst maskiert die Bank. { $other } spielt die Wache.
    [other] { $name } betritt maskiert die Bank. Du spielst die Wache.
   *[no] { $name } betritt maskiert die Bank. { $other } spielt die Wache.
}
log-fight-begins-sheriff = { $you ->
    [name] Der Sheriff will dich holen. { $other } spielt den Sheriff.
    [other] Der Sheriff will { $name } holen. Du spielst den Sheriff.
   *[no] Der Sheriff will { $name } holen. { $other } spielt den Sheriff.
}
log-fight-begins-opponent = { $you ->
    [name] Du kämpfst. { $other } spielt deinen Gegner.
    [other] { $name } kämpft. Du spielst den Gegner.
   *[no] { $name } kämpft. { $other } spielt den Gegner.
}
log-track = { $to ->
    [0] { $you ->
        [name] Du kehrst
       *[no] { $name } kehrt
    } an den Anfang des { $track }-Pfads zurück.
   *[other] { $you ->
        [name] Du erreichst
       *[no] { $name } erreicht
    } Feld { $to } des { $track }-Pfads.
}
log-looked-at-deck = { $name } sieht sich die oberste Karte des Pokerstapels an.
log-looked-at-deck-known = { $you ->
    [name] Du siehst dir
   *[no] { $name } sieht sich
} die oberste Karte des Pokerstapels an: { $card }.
log-buried-top = { $you ->
    [name] Du legst
   *[no] { $name } legt
} die oberste Karte des Pokerstapels nach unten.
log-drew-faceup = { $you ->
    [name] Du deckst
   *[no] { $name } deckt
} vom Kampfstapel auf: { $cards }.
log-npc-drew = { $n ->
    [one] { $you ->
        [name] Du ziehst
       *[no] { $name } zieht
    } eine Kampfkarte.
   *[other] { $you ->
        [name] Du ziehst
       *[no] { $name } zieht
    } { $n } Kampfkarten.
}
log-npc-drew-known = { $you ->
    [name] Du ziehst
   *[no] { $name } zieht
} vom Kampfstapel: { $cards }.
log-committed = { $you ->
    [name] Du spielst
   *[no] { $name } spielt
} verdeckt eine Karte.
log-committed-known = { $you ->
    [name] Du spielst
   *[no] { $name } spielt
} verdeckt { $card }.
log-npc-committed = { $you ->
    [name] Du spielst
   *[no] { $name } spielt
} verdeckt eine Kampfkarte.
log-npc-committed-known = { $you ->
    [name] Du spielst
   *[no] { $name } spielt
} verdeckt die Kampfkarte { $card }.
log-accepted = { $you ->
    [name] Du nimmst
   *[no] { $name } nimmt
} den Kampf an.
log-declined = { $you ->
    [name] Du lehnst
   *[no] { $name } lehnt
} den Kampf ab.
log-revealed = { $first } gegen { $second }.
log-revealed-npc = { $first } gegen Kampfkarte { $second }.
log-revealed-npc-one = Kampfkarte { $card } wird aufgedeckt, ohne Gegenkarte.
log-revealed-one = { $card } wird aufgedeckt, ohne Gegenkarte.
log-increased = { $who ->
    [player] { $you ->
        [name] Deine Karte steigt um { $n } auf { $value }.
       *[no] Die Karte von { $name } steigt um { $n } auf { $value }.
    }
    [npc] Die Kampfkarte steigt um { $n } auf { $value }.
    [fighter] Die Karte des Angreifers steigt um { $n } auf { $value }.
   *[other] Die Karte des Verteidigers steigt um { $n } auf { $value }.
}
log-decreased = { $who ->
    [player] { $you ->
        [name] Deine Karte fällt um { $n } auf { $value }.
       *[no] Die Karte von { $name } fällt um { $n } auf { $value }.
    }
    [npc] Die Kampfkarte fällt um { $n } auf { $value }.
    [fighter] Die Karte des Angreifers fällt um { $n } auf { $value }.
   *[other] Die Karte des Verteidigers fällt um { $n } auf { $value }.
}
log-fight-card-cancelled = Der Effekt der Kampfkarte wird aufgehoben.
log-fight-restarts = Das Ergebnis wird aufgehoben: Der Kampf beginnt von vorn.
log-fight-won-arrest-fighter = { $who ->
    [player] { $you ->
        [name] Du vollziehst
       *[no] { $name } vollzieht
    } die Verhaftung.
   *[fighter] Die Verhaftung gelingt.
}
log-fight-won-arrest-other = { $who ->
    [player] { $you ->
        [name] Du entwischst
       *[no] { $name } entwischt
    } dem Gesetz.
   *[other] Die Verhaftung scheitert.
}
log-fight-won-duel-fighter = { $who ->
    [player] { $you ->
        [name] Du gewinnst
       *[no] { $name } gewinnt
    } das Duell.
   *[fighter] Der Herausforderer gewinnt das Duell.
}
log-fight-won-duel-other = { $who ->
    [player] { $you ->
        [name] Du gewinnst
       *[no] { $name } gewinnt
    } das Duell.
   *[other] Der Geforderte gewinnt das Duell.
}
log-fight-won-rob-fighter = { $who ->
    [player] { $you ->
        [name] Du gewinnst den Kampf und darfst
       *[no] { $name } gewinnt den Kampf und darf
    } Beute machen.
   *[fighter] Der Räuber gewinnt den Kampf.
}
log-fight-won-rob-other = { $who ->
    [player] { $you ->
        [name] Du wehrst
       *[no] { $name } wehrt
    } den Überfall ab.
   *[other] Der Überfall scheitert.
}
log-fight-won-bandit-fighter = { $who ->
    [player] { $you ->
        [name] Du besiegst
       *[no] { $name } besiegt
    } den Banditen.
   *[fighter] Der Bandit ist besiegt.
}
log-fight-won-bandit-other = Der Bandit gewinnt.
log-fight-won-opponent-fighter = { $who ->
    [player] { $you ->
        [name] Du gewinnst
       *[no] { $name } gewinnt
    } den Kampf.
   *[fighter] Der Gegner ist besiegt.
}
log-fight-won-opponent-other = Der Gegner gewinnt.
log-fight-won-heist-fighter = { $who ->
    [player] { $you ->
        [name] Du räumst
       *[no] { $name } räumt
    } die Bank aus.
   *[fighter] Die Bank ist ausgeräumt.
}
log-fight-won-heist-other = Die Wache verteidigt die Bank.
log-fight-won-sheriff-fighter = { $who ->
    [player] { $you ->
        [name] Du entkommst
       *[no] { $name } entkommt
    } dem Sheriff.
   *[fighter] Der Sheriff zieht mit leeren Händen ab.
}
log-fight-won-sheriff-other = Dem Sheriff gelingt die Verhaftung.
log-looked-at = { $n ->
    [0] { $you ->
        [name] Du siehst dir die Hand von { $other } an: keine Karten.
        [other] { $name } sieht sich deine Hand an: keine Karten.
       *[no] { $name } sieht sich die Hand von { $other } an: keine Karten.
    }
    [one] { $you ->
        [name] Du siehst dir eine Karte von { $other } an.
        [other] { $name } sieht sich eine deiner Karten an.
       *[no] { $name } sieht sich eine Karte von { $other } an.
    }
   *[other] { $you ->
        [name] Du siehst dir { $n } Karten von { $other } an.
        [other] { $name } sieht sich { $n } deiner Karten an.
       *[no] { $name } sieht sich { $n } Karten von { $other } an.
    }
}
log-looked-at-known = { $you ->
    [name] Du siehst Handkarten von { $other }: { $cards }.
    [other] { $name } sieht Handkarten von dir: { $cards }.
   *[no] { $name } sieht Handkarten von { $other }: { $cards }.
}
log-stole-money = { $you ->
    [name] Du erbeutest { $n } $ von { $other }.
    [other] { $name } erbeutet { $n } $ von dir.
   *[no] { $name } erbeutet { $n } $ von { $other }.
}
log-stole-nuggets = { $n ->
    [one] { $you ->
        [name] Du erbeutest 1 Nugget von { $other }.
        [other] { $name } erbeutet 1 Nugget von dir.
       *[no] { $name } erbeutet 1 Nugget von { $other }.
    }
   *[other] { $you ->
        [name] Du erbeutest { $n } Nuggets von { $other }.
        [other] { $name } erbeutet { $n } Nuggets von dir.
       *[no] { $name } erbeutet { $n } Nuggets von { $other }.
    }
}
log-gave = { $you ->
    [name] Du gibst eine Karte an { $other }.
    [other] { $name } gibt dir eine Karte.
   *[no] { $name } gibt eine Karte an { $other }.
}
log-gave-known = { $you ->
    [name] Du gibst eine Karte an { $other }: { $card }.
    [other] { $name } gibt dir eine Karte: { $card }.
   *[no] { $name } gibt eine Karte an { $other }: { $card }.
}
log-arrested = { $you ->
    [name] Du wirst verhaftet
   *[no] { $name } wird verhaftet
}.

## Cattle, poker, gold

log-acquired = { $you ->
    [name] Du nimmst
   *[no] { $name } nimmt
} Vieh ({ $ranch }).
log-acquired-known = { $you ->
    [name] Du nimmst
   *[no] { $name } nimmt
} Vieh, und auf dem Plättchen steht: { $reward }
log-stole-cattle = { $you ->
    [name] Du erbeutest das Vieh von { $other }.
    [other] { $name } erbeutet dein Vieh.
   *[no] { $name } erbeutet das Vieh von { $other }.
}
log-delivered-stray = { $you ->
    [name] Du lieferst
   *[no] { $name } liefert
} ein Longhorn ab: { $reward }
log-wrangled = { $you ->
    [name] Du verlädst
   *[no] { $name } verlädt
} das Vieh an einem Bahnhof.
log-rustled = { $you ->
    [name] Du verschacherst
   *[no] { $name } verschachert
} das Vieh.
log-lost-cattle = { $you ->
    [name] Dein Vieh kehrt auf seine Ranch zurück.
   *[no] Das Vieh von { $name } kehrt auf seine Ranch zurück.
}
log-poker-begins = { $you ->
    [name] Du setzt dich
   *[no] { $name } setzt sich
} an den Pokertisch.
log-joined = { $you ->
    [name] Du spielst
   *[no] { $name } spielt
} mit.
log-dealer-drew = { $you ->
    [name] Du gibst
   *[no] { $name } gibt
} für das Haus.
log-dealer-drew-known = { $you ->
    [name] Du gibst für das Haus und ziehst
   *[no] { $name } gibt für das Haus und zieht
} { $cards }.
log-flop = Der Flop zeigt { $cards }.
log-showed =
    { $you ->
        [name] Du deckst
       *[no] { $name } deckt
    } { $cards } auf: { $kind ->
        [pair] Paar
        [two-pair] Zwei Paare
        [three-of-a-kind] Drilling
        [straight] Straße
        [flush] Flush
        [full-house] Full House
        [four-of-a-kind] Vierling
        [straight-flush] Straight Flush
        [five-of-a-kind] Fünfling
        [royal-flush] Royal Flush
       *[high-card] Höchste Karte
    }.
log-poker-won = { $you ->
    [name] Du nimmst
   *[no] { $name } nimmt
} den Pot: { $n } $.
log-house-won = Das Haus gewinnt.
log-kept = { $you ->
    [name] Du behältst
   *[no] { $name } behält
} { $card }.
log-rolled = { $you ->
    [name] Du würfelst
   *[no] { $name } würfelt
}: { $face }.

## Stories and goals

log-contributed = { $you ->
    [name] Du legst
   *[no] { $name } legt
} eine Scheibe auf Story { $deck }.
log-contributed-moved = { $you ->
    [name] Du versetzt eine Scheibe
   *[no] { $name } versetzt eine Scheibe
} auf Story { $deck }.
log-story-resolved = Eine Story wird ausgeführt: { $story }.
log-goal-shown = { $you ->
    [name] Du erfüllst
   *[no] { $name } erfüllt
} eine Aufgabe, „{ $goal }“: { $body }
log-tokens-drawn = { $n ->
    [one] { $you ->
        [name] Du ziehst
       *[no] { $name } zieht
    } ein Legendenplättchen.
   *[other] { $you ->
        [name] Du ziehst
       *[no] { $name } zieht
    } { $n } Legendenplättchen.
}
log-tokens-drawn-known = { $n ->
    [one] { $you ->
        [name] Du ziehst
       *[no] { $name } zieht
    } ein Legendenplättchen mit { $tokens } LP.
   *[other] { $you ->
        [name] Du ziehst
       *[no] { $name } zieht
    } { $n } Legendenplättchen: { $tokens } LP.
}
log-tokens-returned = { $n ->
    [one] { $you ->
        [name] Du gibst
       *[no] { $name } gibt
    } ein Legendenplättchen zurück.
   *[other] { $you ->
        [name] Du gibst
       *[no] { $name } gibt
    } { $n } Legendenplättchen zurück.
}
log-tokens-returned-known = { $n ->
    [one] { $you ->
        [name] Du gibst
       *[no] { $name } gibt
    } ein Legendenplättchen mit { $tokens } LP zurück.
   *[other] { $you ->
        [name] Du gibst
       *[no] { $name } gibt
    } { $n } Legendenplättchen zurück: { $tokens } LP.
}
