# Searching the rules: words that say nothing, and words that players use for what the rules call otherwise.

# Left out of what is looked for, with spaces between.
search-stop-words = ab aber alle als also am an auch auf aus bei bekomme bekommt bin bis bist d da dann darf das dass dein deine dem den denn der des dich die dies diese dir du ein eine einem einen einer eines er es etwas fur ganz gibt habe haben hast hat ich ihr im in ist ja jetzt kann kannst konnen konnte man mein meine mich mir mit muss mussen nach nicht noch nur ob oder schon sein sich sie sind so soll sollte um und uns viel viele vom von vor wann warum was welche welcher welches wenn wer werde werden wie wieso wieviel wird wo woher wohin wozu wurde zu zum zur

# One word on each line, and what the rules call it; both in any form, in small letters.
search-synonyms =
    anfang: aufbau
    angreifen: kampf duell
    angriff: kampf duell
    ausrauben: bankraub
    bankuberfall: bankraub
    bar: saloon
    beginn: aufbau
    behandeln: heilen wunde arzt
    bulle: sheriff marshal
    diebstahl: uberfall verschachern
    doktor: arzt
    dollar: geld
    duellieren: duell
    einkaufen: gemischtwarenladen
    erschießen: kampf wunde
    erwischt: verhaftung
    fahren: bewegung
    festnahme: verhaftung
    festnehmen: verhaftung
    flinte: schrotflinte waffe
    gefangnis: verhaftung
    gehen: bewegung
    geschaft: gemischtwarenladen
    geschichte: story
    gesucht: wanted
    gewinnen: gewinner lp
    gold: nugget
    hospital: arzt
    kaufen: gemischtwarenladen
    kaufmann: gemischtwarenladen
    knarre: waffe revolver gewehr schrotflinte
    kneipe: saloon
    krank: wunde
    kuh: vieh
    laden: gemischtwarenladen
    laufen: bewegung
    leben: wunde
    mission: story aufgabe
    pferd: reittier mustang maultier
    pistole: waffe revolver
    polizei: sheriff marshal
    punkte: lp
    quest: story aufgabe
    rauben: uberfall bankraub
    reisen: bewegung
    reiten: bewegung
    rind: vieh
    schießen: kampf
    schlacht: kampf
    sieg: gewinner lp
    start: aufbau
    stehlen: uberfall verschachern bankraub
    sterben: wunde
    tot: wunde kampf
    verbrecher: wanted
    verkaufen: bank einzahlen
    verletzung: wunde
    wertung: lp
    ziel: aufgabe
    zocken: poker
    zug: eisenbahn
