# Gangs and posses: words and cards.

## Gangs and posses

web-module-gangs = Gangs und Aufgebote
web-module-gangs-more = Gib 20 $ aus, um als Marshal ein Aufgebot oder als Wanted-Spieler eine Gang anzuwerben.
# $side: posse, gang, or none; $n: the price in dollars.
choice-recruit = { $side ->
    [gang] Eine Gang anwerben: { $n } $
    [posse] Ein Aufgebot anwerben: { $n } $
   *[none] Ein Aufgebot oder eine Gang anwerben: { $n } $
}
choice-use-follower = Effekt deines Aufgebots oder deiner Gang ausführen
log-recruited = { $you ->
    [name] Du wirbst
   *[no] { $name } wirbt
} Verstärkung an: { $follower }.
log-disbanded = { $you ->
    [name] Du verlierst deine
   *[no] { $name } verliert die
} angeworbene Verstärkung: { $follower }.
log-used-follower = { $you ->
    [name] Du bekommst Hilfe: { $follower }.
   *[no] { $name } bekommt Hilfe: { $follower }.
}
why-follower = Aufgebot oder Gang: { $follower }.
refusal-already-recruited = Du hast schon ein Aufgebot oder eine Gang.
refusal-other-side = Ein Aufgebot braucht Marshal-Punkte und eine Gang Wanted-Punkte.
web-game-recruit-more = Zieh eine Karte vom Stapel deiner Seite
# $side: posse or gang.
web-game-follower = { $side ->
    [gang] Gang
   *[posse] Aufgebot
}
web-scene-banner-recruited = Angeworben

## Cards

follower-the-tracker = Der Fährtenleser
follower-the-tracker-tale = Geknicktes Gras, kalte Asche, ein halber Knopf: Gib ihm eine Stunde, und er nennt dir den Beruf des Mannes, der hier vorbeikam.
follower-the-frontier-doctor = Die Frontier-Ärztin
follower-the-frontier-doctor-tale = In Boston ließ sie eine Praxis zurück, für eine Satteltasche voll Nadeln; die Gespräche hier, sagt sie, sind besser.
follower-the-quartermaster = Der Quartiermeister
follower-the-quartermaster-tale = Er zählt die Bohnen am Abend und noch einmal im Morgengrauen, und der Unterschied fällt immer zu deinen Gunsten aus.
follower-the-telegraph-boy = Der Telegrafenjunge
follower-the-telegraph-boy-tale = Telegramme aufgegeben, zehn Wörter für einen Dollar; Telegramme vergessen, nach Absprache.
follower-the-bailiff = Der Gerichtsvollzieher
follower-the-bailiff-tale = Er kommt nach der Schießerei mit einer Liste und geht mit allem, was daraufsteht.
follower-the-judges-nephew = Der Neffe des Richters
follower-the-judges-nephew-tale = Er kann weder schießen noch reiten noch kochen, aber jede Rechnung, die er gegenzeichnet, wird bezahlt.
follower-the-knife-thrower = Die Messerwerferin
follower-the-knife-thrower-tale = Der Zirkus ließ sie gehen, als ihm die Assistenten ausgingen.
follower-the-horse-doctor = Der Pferdedoktor
follower-the-horse-doctor-tale = Dieselbe braune Flasche gegen Kolik, Husten und Schusswunden; gut schütteln, sagt er, und nicht in den Wind stellen.
follower-the-fence = Der Hehler
follower-the-fence-tale = Uhren, Ringe, Zaumzeug und Silber, Ankauf an der Hintertür nach Einbruch der Dunkelheit; Initialen bitte entfernen.
follower-the-lookout = Der Ausguck
follower-the-lookout-tale = Vom Wasserturm ruft er sie aus: zwei Reiter, ein Hund, der Staub von sechs weiteren und Regen vor der Nacht.
follower-the-card-sharp = Der Kartenhai
follower-the-card-sharp-tale = Seine Manschetten sind die saubersten im ganzen Territorium, und die schwersten.
follower-the-powder-man = Der Sprengmeister
follower-the-powder-man-tale = Er hat neun Finger und eine Theorie, was der zehnte falsch gemacht hat.
