# The aid on gangs and posses.

aid-act-recruit = Aufgebot oder Gang anwerben
    .when = Du hast Marshal-Punkte und bist im Sheriffbüro oder im Marshalbüro, oder du hast Wanted-Punkte und bist im Schurkenlager. Du hast weder Aufgebot noch Gang.
    .cost = 1 Aktion und 20 $.
    .result = Ziehe eine Karte deiner Seite: mit Marshal-Punkten ein Aufgebot, mit Wanted-Punkten eine Gang.
    .example = Mit 1 Marshal-Punkt und 20 $ wirbst du im Marshalbüro ein Aufgebot an und ziehst den Quartiermeister.
aid-followers = Gangs und Aufgebote
aid-followers-intro = Die Karte deines Aufgebots oder deiner Gang gilt von selbst, bis du deinen letzten Marshal- oder Wanted-Punkt verlierst.
aid-followers-name = Karte
aid-followers-side = Seite
aid-followers-text = Effekt
aid-followers-posse = Aufgebot
aid-followers-gang = Gang
