# The aid on Border Town: homesteads.

aid-act-settle = Heimstätte errichten
    .when = Du bist auf einem Frontier-Feld ohne Frontier-Plättchen und ohne Heimstätte, und deine ist noch nicht errichtet.
    .cost = 1 Aktion und 40 $.
    .result = Deine Heimstätte steht bis zum Ende der Partie auf diesem Feld. Niemand sonst kann sie nutzen.
    .example = Du bezahlst das Frontier-Plättchen eines Feldes und errichtest mit deiner nächsten Aktion deine Heimstätte dort.
aid-act-improve = Heimstätte ausbauen
    .when = Du bist bei deiner Heimstätte.
    .cost = 1 Aktion und 30 $ für jeden LP. Nuggets zählen je 20 $.
    .result = Du erhältst 1 LP für je 30 $.
    .example = Du gibst 20 $ und 2 Nuggets aus: Das sind 60 $, also erhältst du 2 LP.
aid-act-recuperate = Sich erholen
    .when = Du bist bei deiner Heimstätte.
    .cost = 1 Aktion.
    .result = Du heilst alle deine Wunden und ziehst für jede eine Karte.
    .example = Mit 2 Wunden heilst du beide und ziehst 2 Karten.

# What replaces messages of the base game: the same ids, with that of the mode behind them. `rules` are the rules that a line names.

location-general-store-border-town = Handelsposten und Gemischtwarenladen
location-sheriffs-office-border-town = Marshalbüro
aid-setup-sheriff-border-town = Stelle den Sheriff ins Marshalbüro.
    .rules = mode.border-town.49
aid-setup-places-border-town = In derselben Reihenfolge stellen alle ihre Figur auf ein beliebiges Feld ohne einen anderen Spieler.
    .rules = mode.border-town.20
aid-plan-gold-border-town = Gold und eine Heimstätte: Schürfe in einer Mine, errichte deine Heimstätte an der Frontier und baue sie für LP aus. Jedes Nugget zählt 20 $.
    .rules = base.mine.01 mode.border-town.05 mode.border-town.08 mode.border-town.09
aid-plan-bank-border-town = Die Eisenbahn: Raube sie aus, wo sie steht, für Geld und Wanted-Punkte. Solange du Wanted bist, erhältst du am Ende jedes deiner Züge LP – bis dich jemand verhaftet.
    .rules = au.train.10 mode.border-town.51 base.end.06 base.score.05
aid-plans-wanted-border-town = Warum als Wanted-Spieler beginnen? So beginnen die Gesetzlosen: { $names }. Du erhältst vom ersten Zug an am Ende jedes deiner Züge LP, und du wählst, wo du beginnst: weit weg vom Sheriff oder in einem Versteck, wo dann kein Bandit steht. Dafür kannst du keine Marshal-Punkte erhalten, du kannst das Feld des Sheriffs nicht betreten, und Marshals können dich verhaften.
    .rules = base.setup.23 mode.border-town.20 base.end.06 base.marshal.02 base.move.13
aid-place-mine-border-town = Finde hier Gold. Jedes Nugget zählt überall 20 $, wo du es ausgeben willst, und in der Schlusswertung 1 LP.
    .rules = mode.border-town.33 mode.border-town.35
aid-place-sheriffs-office-border-town = Hier beginnt der Sheriff, und verhaftete Spieler kommen hierher. Solange du Wanted bist, kannst du das Feld des Sheriffs nicht betreten.
    .rules = mode.border-town.31 mode.border-town.49 base.move.13 base.sheriff.01
aid-act-store-border-town = Einkaufen
    .when = Du bist neben dem Handelsposten.
aid-act-work-border-town = Arbeiten
    .when = Du bist an einem benannten Ort oder neben dem Saloon oder dem Handelsposten.
aid-act-cattle-border-town = Vieh nehmen
    .result = Nimm ein Plättchen und sieh es dir an. Liefere es am Bahnhof ab (verladen) oder im Schurkenlager (verschachern).
    .example = Vieh der orangen Ranch wird für 1 Marshal-Punkt am Bahnhof verladen oder für 1 Wanted-Punkt im Schurkenlager verschachert.
aid-act-deliver-border-town = Vieh abliefern
    .when = { $delivery ->
    [move-action] Eine deiner Bewegungsaktionen endet am Bahnhof oder im Schurkenlager.
   *[any-movement] Irgendeine deiner Bewegungen endet am Bahnhof oder im Schurkenlager.
}
aid-icon-heist-border-town = Eisenbahnraub.
aid-score-gold-border-town = 1 LP für jedes Nugget.
    .rules = mode.border-town.35
