# Further core stories, unique events and the Man in Black’s further cards.

## Core stories

trigger-arrival = Beende eine Bewegungsaktion auf einem Ereignis- oder Frontier-Plättchen
story-the-mayors-hat = Der Hut des Bürgermeisters
story-the-mayors-hat-tale = Du hast danebengeschossen und dein Gegner auch, und eine der beiden Kugeln ging durch den Hut des Bürgermeisters, mit dem Bürgermeister darin. Seither trägt er ihn sonntags und gibt jedem einen aus, der fragt, ob es darunter zieht.
story-ten-paces = Zehn Schritte
story-ten-paces-tale = Du hast bis zehn gezählt und dein Gegner bis acht. Rechnen sei keine Ausrede, befand der Richter, und das bessere Eisen habe es auch so gewusst.
story-the-mirror-behind-the-bar = Der Spiegel hinter der Theke
story-the-mirror-behind-the-bar-tale = Er kam in Stroh aus Belgien und überstand das Meer, die Schiene und neunzehn Jahre Cowboys. Darin sahst du, wie hinter dir einer zog, und deshalb bist du noch da, um den Spiegel mitzubezahlen.
story-sold-tickets = Ausverkauft
story-sold-tickets-tale = Jemand im Mietstall hatte Zettel drucken lassen, mit beiden Namen, der Stunde und dem Preis. Der Drucker hat noch nicht gehört, wie es ausging, und hält zwei Sorten Trauerrand bereit.
story-the-loose-herd = Die entlaufene Herde
story-the-loose-herd-tale = Ein Schuss ging daneben und öffnete ein Gatter. Was folgte, gilt als der einzige Kampf im Territorium, den eine Kuh gewann.
story-the-second-opinion = Die zweite Meinung
story-the-second-opinion-tale = „Blei“, sagte der Barbier und griff zur Zange. „Die Nerven“, sagte der Zahnarzt und griff zur Flasche. Du bekamst den Stuhl dazwischen und durftest die Lampe halten.
story-second-best-shot = Der zweitbeste Schuss
story-second-best-shot-tale = „Wie weit ging deiner daneben?“, fragt ein Junge an der Theke, und du sagst es ihm. „Und seiner?“ Du zeigst ihm den Hut, dann die Schulter, dann die Rechnung für die Schulter.
story-kin-on-both-sides = Verwandte auf beiden Seiten
story-kin-on-both-sides-tale = Die halbe Geschworenenbank ist mit dir verwandt und die andere Hälfte mit deinem Gegner, und alle zusammen mit dem Maultier. Mit dem Urteil wird im Frühjahr gerechnet.
story-the-last-word = Das letzte Wort
story-the-last-word-tale = Hinter dem Trog hervor bat der Prediger deinen Gegner um ein letztes Wort. Der hatte es schriftlich, vier Bögen, beidseitig, und der Anstand gebot dir, die Pistole ruhig zu halten, bis er den letzten gewendet hatte.
story-boots-on = In Stiefeln
story-boots-on-tale = Er bat darum, in seinen Stiefeln begraben zu werden, und wollte nicht sagen, warum. Der Totengräber war der Erste, der sich über das Gewicht wunderte.
story-the-empty-saddle = Der leere Sattel
story-the-empty-saddle-tale = Die Stute stand auf dem Weg, die Zügel hochgebunden, damit sie nicht stolperte. Wer das getan hatte, der hatte Zeit und für ein Pferd keine Verwendung mehr.
story-a-map-in-the-lining = Eine Karte im Futter
story-a-map-in-the-lining-tale = Der Mantel kostete einen Dollar und war zu warm zum Tragen. Dann gab das Futter nach, und seither liest du an jedem Feuer darin, mit dem Rücken zu den anderen.
story-smoke-on-the-ridge = Rauch über dem Kamm
story-smoke-on-the-ridge-tale = Der alte Kundschafter liest ihn wie eine Zeitung: zehn Wagen, wenig Wasser, eine Geburt und ein Streit um einen Kessel. Dann sattelt er auf. Der Rest, sagt er, sind Anzeigen.
story-the-surveyor = Der Landvermesser
story-the-surveyor-tale = Er hat die Countygrenze mitten durch den Saloon gezogen, und die Theke liegt jetzt in zwei Gerichtsbezirken. Gegen ein kleines Entgegenkommen versetzt er auch Flüsse.
story-the-medicine-wagon = Der Medizinwagen
story-the-medicine-wagon-tale = Sie verkauft eine einzige Flasche für Mensch und Vieh und trinkt zwischen zwei Kunden selbst daraus. Das Maultier vor dem Wagen ist älter als das County, und sie führt es als Beweis an.
story-the-wrong-wagon = Der falsche Wagen
story-the-wrong-wagon-tale = Die Fracht war für einen Mr. Alden Pryce aus Denver, der gut bestellt und im Voraus bezahlt hat. Der Kutscher hat sich verfahren, ist müde und gern bereit zu glauben, dass du Mr. Alden Pryce bist.
story-strangers-at-the-fire = Fremde am Feuer
story-strangers-at-the-fire-tale = Bohnen über Nacht einweichen, Speck und einen Löffel Melasse dazu und umrühren, sooft jemand fragt, woher du kommst. Ihre Namen nannten die fünf nicht. Einen Teller gaben sie dir.
story-forty-miles-of-bad-road = Vierzig Meilen schlechte Straße
story-forty-miles-of-bad-road-tale = Meile sechs, ein Rad. Meile fünfzehn, das andere Rad. Bei Meile dreißig hat ein Mann einen Stand aufgebaut und verkauft Räder.
story-the-name-on-the-rock = Der Name am Felsen
story-the-name-on-the-rock-tale = Jeder Wagen, der hier durchkam, hat einen Namen eingemeißelt, und einer war deiner, mit einem Datum aus der Zeit vor deiner Geburt. Du kannst eine Zeile daruntersetzen oder den Meißel verkaufen.
story-the-long-count = Eins zu viel
story-the-long-count-tale = Zwölf Pferde an der Furt, dreizehn bei der Pappel und wieder zwölf am Bachbett. Entweder kannst du nicht zählen, oder eins davon kommt gerade hinter dir herum.

## Unique events: the cards and their tokens

event-orphan = Das Waisenkind
event-orphan-tale = Schild am Mantel: ein Junge, sieben Jahre, isst alles, abzuholen von einem Onkel; der Name ist im Regen verlaufen.
event-grizzly-bear = Der Grizzlybär
event-grizzly-bear-tale = Er hat ein Zelt, einen Sattel und den größeren Teil vom Mittagessen einer Blaskapelle gefressen, und er kommt wegen der Kapelle noch einmal.
event-wounded-deputy = Der verwundete Hilfssheriff
event-wounded-deputy-tale = Den Stern hat er behalten, die Spur hat er verloren, und nun streitet er mit einem Felsen, wer von beiden Hilfe holen soll.
event-bathcat = Die Badehauskatze
event-bathcat-tale = Badeordnung: heißes Wasser zehn Cent, gebrauchtes Wasser fünf, und die Wanne unter der Katze ist besetzt.
event-tinker = Der Kesselflicker
event-tinker-tale = Töpfe, Pfannen, Kessel, Uhren: Er flickt sie vor der Tür und summt dabei, und der Hund bellt nicht.
event-dowser = Die Rutengängerin
event-dowser-tale = Ihr Haselzweig findet Wasser, Silber und Lügen, und sie sagt den Leuten nicht mehr, was davon.
event-circuit-rider = Der Wanderprediger
event-circuit-rider-tale = Sonntags in Red Falls, montags an der Mine, dienstags, wo die Stute stehen bleibt; Choral und Kuchen mitbringen.
event-balloon = Der Ballon
event-balloon-tale = Er kam ohne einen Laut über den Kamm, und der Professor im Korb fragte höflich, welches Land das sei.
map-token-orphan = Waisenkind
map-token-grizzly-bear = Grizzlybär
map-token-wounded-deputy = Verwundeter Hilfssheriff
map-token-bathcat = Badehauskatze
map-token-tinker = Kesselflicker
map-token-dowser = Rutengängerin
map-token-circuit-rider = Wanderprediger
map-token-balloon = Ballon
effect-place-token-orphan = das Waisenkind { $where }
    .verb = { verb-place }
effect-place-token-grizzly-bear = den Grizzlybären { $where }
    .verb = { verb-place }
effect-place-token-wounded-deputy = den verwundeten Hilfssheriff { $where }
    .verb = { verb-place }
effect-place-token-bathcat = die Badehauskatze { $where }
    .verb = { verb-place }
effect-place-token-tinker = den Kesselflicker { $where }
    .verb = { verb-place }
effect-place-token-dowser = die Rutengängerin { $where }
    .verb = { verb-place }
effect-place-token-circuit-rider = den Wanderprediger { $where }
    .verb = { verb-place }
effect-place-token-balloon = den Ballon { $where }
    .verb = { verb-place }
opponent-grizzly = Der Grizzly
# $text: effects, as sentences.
effect-visit = wer auf dem Feld des Plättchens eine Bewegungsaktion beendet, entfernt das Plättchen
    .who = wer auf dem Feld des Plättchens eine Bewegungsaktion beendet,
    .removes = entfernt das Plättchen
log-visited = { $you ->
    [name] Du beendest deine Bewegung in { $place } und nimmst das Plättchen: { $token }.
   *[no] { $name } beendet eine Bewegung in { $place } und nimmt das Plättchen: { $token }.
}

## The Man in Black’s further cards, 11 to 19

deed-the-doctors-bill = Die Arztrechnung
deed-salt-in-the-well = Salz im Brunnen
deed-the-black-stage = Die schwarze Kutsche
deed-marked-cards = Gezinkte Karten
deed-an-old-photograph = Ein altes Foto
deed-the-assayer = Der Erzprüfer
deed-the-blank-warrant = Der Blankohaftbefehl
deed-night-riders = Nachtreiter
deed-the-forged-deed = Die gefälschte Urkunde
