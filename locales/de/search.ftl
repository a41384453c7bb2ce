# Searching the rules: words that say nothing, and words that players use for what the rules call otherwise.

# Left out of what is looked for, with spaces between.
search-stop-words = ab aber alle als also am an auch auf aus bei bekomme bekommt bin bis bist d da dann darf das dass dein deine dem den denn der des dich die dies diese dir du ein eine einem einen einer eines er es etwas fur ganz gibt habe haben hast hat ich ihr im in ist ja jetzt kann kannst konnen konnte man mein meine mich mir mit muss mussen nach nicht noch nur ob oder schon sein sich sie sind so soll sollte um und uns viel viele vom von vor wann warum was welche welcher welches wenn wer werde werden wie wieso wieviel wird wo woher wohin wozu wurde zu zum zur

# One word on each line, and what the rules call it; both in any form, in small letters.
search-synonyms =
    anfang: aufbau
    angreifen: kampf duell
    angriff: kampf duell
    aufgerustet: verbessert
    aufwerten: verbessert
    ausrauben: bankraub
    ausrustung: gegenstand
    automa: schwarz
    bahnsteig: bahnhof
    bankuberfall: bankraub
    bar: saloon
    beginn: aufbau
    behandeln: heilen wunde arzt
    brett: spielplan
    bulle: sheriff marshal
    clique: gang
    diebstahl: uberfall verschachern raubzug
    doktor: arzt arztpraxis
    dollar: geld
    duellieren: duell
    durchgang: runde
    eigentum: besitzurkunde
    einbruch: raubzug
    einkaufen: gemischtwarenladen
    erschießen: kampf wunde
    erwischt: verhaftung
    erz: nugget
    erzahlung: story
    fahren: bewegung
    fels: mesa
    festnahme: verhaftung
    festnehmen: verhaftung
    flinte: schrotflinte waffe
    ganove: bandit
    gauner: bandit
    gefangnis: verhaftung
    gehalt: einkommen
    gehen: bewegung
    gerat: gegenstand
    geschaft: gemischtwarenladen
    geschehnis: ereignis
    geschichte: story
    gesucht: wanted
    gewinnen: gewinner lp
    gold: nugget
    grundstuck: besitzurkunde
    haltestelle: bahnhof
    hausierer: handler
    hospital: arzt
    kastchen: feld
    kaufen: gemischtwarenladen
    kaufmann: gemischtwarenladen
    knarre: waffe revolver gewehr schrotflinte
    kneipe: saloon
    kramer: handler
    krank: wunde
    krankenhaus: arztpraxis
    kuh: vieh
    laden: gemischtwarenladen
    laufen: bewegung
    leben: wunde
    lohn: einkommen
    miliz: aufgebot
    mission: story aufgabe
    pferd: reittier mustang maultier
    pistole: waffe revolver
    polizei: sheriff marshal
    polizist: sheriff
    punkte: lp
    quest: story aufgabe
    rauben: uberfall bankraub
    rauferei: kampf
    reisen: bewegung
    reiten: bewegung
    rind: vieh
    roboter: schwarz
    schaden: wunde
    schießen: kampf
    schlacht: kampf
    schlupfwinkel: versteck
    schutt: ruine
    sechseck: feld
    sieg: gewinner lp
    spielbrett: spielplan
    start: aufbau
    stehlen: uberfall verschachern bankraub
    sterben: wunde
    tafelberg: mesa
    tot: wunde kampf
    trauma: verletzung
    trummer: ruine
    unterschlupf: versteck
    verbrecher: wanted
    verkaufen: bank einzahlen
    verletzung: wunde
    verwundet: wunde
    voraussetzung: bedingung
    vorfall: ereignis
    wertung: lp
    wurf: werfen
    wurfeln: werfen
    ziel: aufgabe
    zocken: poker
    zug: eisenbahn
