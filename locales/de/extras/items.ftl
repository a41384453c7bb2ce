# The items of the small boxes and their Legendary items, with the words of their effects.

item-bedroll = Schlafrolle
item-saddle-bags = Satteltaschen
item-holster = Holster
item-peacekeeper = Friedensstifter
item-workhorse = Arbeitspferd
item-carbine = Karabiner
web-scene-item-bedroll = Aktion außerhalb der Städte: 1 Wunde heilen, bis zum Handkartenlimit ziehen.
web-scene-item-saddle-bags = Beliebig viele sonstige Gegenstände.
web-scene-item-holster = Im Kampf, je abgeworfene Karte: Gegnerkarte −1.
web-scene-item-peacekeeper = Verhaften oder verladen: Marshal +1. Überfallen oder verschachern: Wanted +1.
web-scene-item-peacekeeper-upgraded = Gegnerkarte −1. Ein Marshal- oder Wanted-Punkt mehr.
web-scene-item-workhorse = Bis zu 3 Felder. Auf einer Ranch: 2 Viehplättchen.
web-scene-item-workhorse-upgraded = Bis zu 4 Felder. Auf einer Ranch: 2 Viehplättchen.
web-scene-item-carbine = Im Kampf darfst du würfeln: gewonnen, verloren oder Gegnerkarte −1 oder −2.
web-scene-item-carbine-upgraded = Gegnerkarte −1. Du darfst würfeln: gewonnen, verloren, −1 oder −2.

## Legendary items

item-bandolier = Patronengurt
item-bandolier-tale = Bestand: fünfzig Schlaufen, fünfzig Patronen, die Spur einer Kugel von San Jacinto und der Geruch von fremdem Tabak.
item-lucky-coin = Glücksmünze
item-lucky-coin-tale = „Sag an.“ „Kopf.“ „Noch mal.“ „Kopf.“ „Zeig mir mal die Münze.“
item-marked-cards = Gezinkte Karten
item-marked-cards-tale = Sehr geehrter Herr, wir bedauern die kleinen Fehler auf den Rückseiten; senden Sie das Spiel zurück, wir ersetzen es kostenlos.
item-serape = Serape
item-serape-tale = Wolle aus Saltillo, rot und schwarz, eine Franse fehlt. Er hält den Regen bis Mittag ab und Blicke bis zum Abend.
item-spyglass = Fernrohr
item-spyglass-tale = Messing, von einem Meister aus Nantucket. Es holt den Bergrücken auf die Veranda, und wer darauf steht, gleich mit.
item-treasure-map = Schatzkarte
item-treasure-map-tale = Zwanzig Schritte nördlich der gespaltenen Eiche, sagt die Tinte. Mit Bleistift, in anderer Schrift: welche Eiche?
item-strongbox = Geldkassette
item-strongbox-tale = Eigentum der Gesellschaft, sagt die Goldfarbe. Darunter, mit einem Nagel geritzt, ein Pfeil: hier draufschlagen.
item-saber = Säbel
item-saber-tale = Kavalleriemuster von 1860, Bügel bei Shiloh verbogen, Klinge gepflegt. Er öffnet Briefe, Dosen und Gespräche.
item-molasses = Melasse
item-molasses-tale = Der Wallach hatte es noch nie eilig, kam noch nie zu spät und hat noch nie vergessen, wo etwas eingepackt war.
item-black-coat = Schwarzer Mantel
item-black-coat-tale = Ein Mantel, schwarz, mit tiefen Innentaschen; kein Name angegeben; bezahlt mit Münzen, die noch warm waren.
item-bowie-knife = Bowiemesser
item-bowie-knife-tale = Zwölf Zoll nach dem Maß des Schmieds, und im Flug pfeift es. Der Barbier von Red Falls weigert sich, es zu schärfen.
item-companion = Gefährte
item-companion-tale = Entlaufen: grauer Hund, halb Kojote, hört auf „Lass das“, beißt jeden, der zurückschießt. Der Finder möge ihn behalten.
item-dynamite = Dynamit
item-dynamite-tale = Eine Stange aus der Kiste, der wir den Pass verdanken. Sie schwitzt ein wenig, und der Verkäufer auch.
item-lasso = Lasso
item-lasso-tale = Es hat schon einen Stier gehalten, eine Banktür und, wie das Bistum bestätigen kann, einen Bischof.
item-marshals-badge = Marshalstern
item-marshals-badge-tale = Der Stern hat eine Delle, ein wenig links vom Herzen. Dafür zahlt das County extra.
item-mesa-deed = Mesa-Urkunde
item-mesa-deed-tale = Dir gehört alles über vierhundert Fuß, und wer darüberreitet, bezahlt.
item-outlaws-mask = Räubermaske
item-outlaws-mask-tale = Schwarze Baumwolle, zwei Löcher, von liebevoller Hand gesäumt. Kalt waschen und trocknen, wo die Nachbarn nicht hinsehen.
item-silver-flask = Silberflachmann
item-silver-flask-tale = Dr. E. Marsh von seinen dankbaren Patienten. Ein Teelöffel nach dem Essen; im Sattel ohne Löffel.
item-tomahawk = Tomahawk
item-tomahawk-tale = Stiel aus Esche, Eisen von einem Wagenreifen, für zwei Drehungen austariert. Die Wand im Saloon von Red Falls beweist es.
item-lightning = Blitz
item-lightning-tale = Eine graue Stute. Erst sieht man sie, und erst später hört man, warum alle zur Seite sprangen.
item-thunder = Donner
item-thunder-tale = Kaliber zehn, zwei Läufe, von einem Meister aus Birmingham. In Cliff Junction datiert man die Dinge nach dem letzten Mal.

## Effects

effect-win-fight = den Kampf sofort
    .verb = { verb-win }
effect-lose-fight = den Kampf sofort
    .verb = { verb-lose }
effect-roll-for = einen Schürfwürfel
    .verb = { verb-roll }
lead-face-gravel = bei Schotter
lead-face-nugget = bei einem Nugget
lead-face-tailings = bei Abraum
lead-face-gold-dust = bei Goldstaub
# `.or-rustled` is both moments as one.
when-wrangled = nachdem du Vieh verladen hast
    .or-rustled = nachdem du Vieh verladen oder verschachert hast
when-rustled = nachdem du Vieh verschachert hast
passive-more-cattle = du darfst { $n ->
    [one] 1 Viehplättchen
   *[other] { $n } Viehplättchen
} mehr mitführen
passive-acquires-more = wenn du auf einer Ranch Vieh nimmst, nimmst du { $n ->
    [one] 1 Viehplättchen
   *[other] { $n } Viehplättchen
} mehr
passive-any-misc-items = du darfst beliebig viele sonstige Gegenstände besitzen, aber jeden nur einmal
cond-fight-is = { $form ->
    [goal] { $kind ->
        [arrest] bei einer Verhaftung
        [duel] in einem Duell
        [rob] bei einem Überfall auf einen Spieler
        [bandit] in einem Kampf gegen einen Banditen
        [heist] bei einem Bankraub
        [sheriff] in einem Kampf gegen den Sheriff
        [holdup] bei einem Eisenbahnraub
       *[opponent] in einem Kampf gegen einen Gegner von einem Ereignisplättchen
    }
    [who] { $kind ->
        [arrest] bei einer Verhaftung
        [duel] in einem Duell
        [rob] bei einem Überfall auf einen Spieler
        [bandit] in einem Kampf gegen einen Banditen
        [heist] bei einem Bankraub
        [sheriff] in einem Kampf gegen den Sheriff
        [holdup] bei einem Eisenbahnraub
       *[opponent] in einem Kampf gegen einen Gegner von einem Ereignisplättchen
    }
    [state] { $kind ->
        [arrest] verhafte einen Spieler
        [duel] trage ein Duell aus
        [rob] überfalle einen Spieler
        [bandit] kämpfe gegen einen Banditen
        [heist] raube die Bank aus
        [sheriff] kämpfe gegen den Sheriff
        [holdup] raube die Eisenbahn aus
       *[opponent] kämpfe gegen einen Gegner von einem Ereignisplättchen
    }
   *[if] wenn es { $kind ->
        [arrest] eine Verhaftung
        [duel] ein Duell
        [rob] ein Überfall auf einen Spieler
        [bandit] ein Kampf gegen einen Banditen
        [heist] ein Bankraub
        [sheriff] ein Kampf gegen den Sheriff
        [holdup] ein Eisenbahnraub
       *[opponent] ein Kampf gegen einen Gegner von einem Ereignisplättchen
    } ist
}
card-holster-text = nach dem Aufdecken der Karten in einem Kampf: Du darfst beliebig viele Karten abwerfen. Für jede davon: die gegen dich gespielte Karte um 1 senken
