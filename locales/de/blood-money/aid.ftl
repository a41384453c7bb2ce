aid-injuries = Verletzungen
aid-injuries-intro = Würdest du Wunden über das Höchstmaß hinaus erhalten, ziehst du 1 Verletzung, wie viele es auch zu viel sind. Solange du sie hast, wirfst du für jede Wunde, die du erhalten würdest, eine Pokerkarte ab, und mit deiner letzten Wunde verlierst du auch sie. Eine Verletzung ist keine Wunde.
aid-injuries-name = Verletzung
aid-injuries-text = Was sie bewirkt
aid-score-injury = Abzüglich der LP, die deine Verletzung kostet, falls sie welche kostet.
aid-act-trade = Handeln
    .when = Du bist auf einem beliebigen Feld der Region des Händlers.
    .cost = 1 Aktion für beliebig viele Käufe; 40 $ für jeden legendären Gegenstand, für die anderen und für Verbesserungen der aufgedruckte Preis.
    .result = Du erhältst die Gegenstände. Ein legendärer Gegenstand wird sofort ersetzt, und du kannst den neuen kaufen. Danach zieht der Händler in eine andere Region.
    .example = Mit 80 $ in Sunny Hills, wo der Händler ist, kaufst du die Sporen für 40 $, siehst die Fiedel an ihre Stelle rücken und kaufst auch sie.

## Setting up

aid-setup-deal = Verteile die Arten von Gegenständen: 12 auf die Gemischtwarenläden, 6 auf den Handelsposten und den Rest auf den Händler. Die erste Waffe und das erste Reittier kommen in die Gemischtwarenläden, die zweiten in den Handelsposten. Alle Exemplare eines Gegenstands werden dort verkauft, wo seine Art liegt.
aid-setup-trader = Mische die legendären Gegenstände, lege sie verdeckt auf den Aufsteller des Händlers und decke drei davon auf. Mische die Bewegungskarten des Händlers und decke eine auf: In dieser Region beginnt sein Wagen.
aid-setup-legends = Nimm von jeder der 20 legendären Storys zufällig eine Fassung, ohne die Rückseite anzusehen, und mische sie. Die Storys des Grundspiels bleiben in der Schachtel.
aid-setup-injuries = Mische die Verletzungen verdeckt.
aid-setup-deeds = Lege die 17 Besitzurkunden mit der Fähigkeit nach oben bereit, dazu die 12 Ruinenplättchen, die 3 Planplättchen und den Risikowürfel.
aid-setup-first-legend = Decke die erste legendäre Story auf. Der Startspieler liest sie vor und führt ihre Anweisung aus.

## A turn and the score

aid-turn-risk = Einmal pro Zug kannst du auch den Risikowürfel werfen, selbst ohne verbleibende Aktion.
aid-turn-legend-space = Führe Effekte für das Ende eines Zuges aus. Nimm dann die Bedingungen der legendären Story, die dein Feld nennen; liegt dort ein Planplättchen, kannst du es aufdecken.
aid-turn-legend = Sind alle Bedingungen der legendären Story genommen, dreht der Spieler, der die letzte genommen hat, ihre Karte um und führt das Ende aus. Die Scheiben gehen zurück, und die nächste Story wird aufgedeckt und vorgelesen.
aid-score-legendary-items = Die LP auf deinen legendären Gegenständen.
aid-score-deeds = Zuletzt die LP deiner Besitzurkunden. Die Besitzurkunde eines zerstörten Ortes gibt keine und zählt nicht für die anderen.

## Actions

aid-act-claim = Besitzurkunde erwerben
    .when = Du bist an einem Ort, dessen Besitzurkunde niemand hat, oder daneben, wenn es ein Laden oder ein Saloon ist. Der Ort ist nicht zerstört.
    .cost = 1 Aktion und der Preis auf der Besitzurkunde.
    .result = Die Besitzurkunde gehört dir, mit der Fähigkeit nach oben. Am Ende gibt sie LP, ob du sie eingesetzt hast oder nicht.
    .example = Neben dem Saloon in Darkrock bezahlst du 30 $. Mit der Besitzurkunde eines weiteren Saloons geben beide je 2 LP.
aid-act-deed = Besitzurkunde einsetzen
    .when = Du hast eine Besitzurkunde mit der Fähigkeit nach oben, und ihr Ort ist nicht zerstört. Du kannst überall sein.
    .cost = 1 Aktion.
    .result = Führe ihre Fähigkeit aus und drehe sie dann auf die Wertungsseite. Jede Besitzurkunde kannst du einmal pro Partie einsetzen.
    .example = Mit der Besitzurkunde der Bank erhältst du 60 $.
aid-act-repair = Ruine reparieren
    .when = Du bist an einem zerstörten Ort (bei einem Laden oder einem Saloon: daneben) und hast eine Pokerkarte auf der Hand.
    .cost = 1 Aktion und eine Pokerkarte deiner Wahl.
    .result = Das Ruinenplättchen wird entfernt, und du erhältst 2 Story-Punkte. Bis dahin kann niemand den Ort nutzen, dort arbeiten oder seine Besitzurkunde erwerben.
    .example = Dein Story-Stein liegt auf dem Start: Du darfst den Sheriff bewegen, dann erscheinen Banditen in den Verstecken mit einem Buchstaben deiner Wahl.
aid-act-legend = Bedingung einer legendären Story nehmen
    .when = Du erfüllst, auch im Zug eines anderen Spielers, eine offene Bedingung der legendären Story. Eine Bedingung, die ein Feld oder ein Planplättchen nennt, ist erfüllt, wenn dein Zug dort endet.
    .cost = Keine Aktion; eine deiner Scheiben.
    .result = Du musst sie nehmen: Lege die Scheibe neben die Bedingung und erhalte allein ihre ganze Belohnung. Du kannst beliebig viele Bedingungen nehmen. Für das Gefahr-X erhältst du eine Wunde und dann, was die Story sagt. Die Story endet am Ende des Zuges, in dem ihre letzte Bedingung genommen wurde: Wer sie genommen hat, dreht die Karte um und führt das Ende von oben nach unten aus.
    .example = Du nimmst die letzte von drei Bedingungen. Am Ende des Zuges belohnt das Ende der Story alle mit einer Scheibe darauf; dann wird eine neue Story aufgedeckt.
aid-act-risk = Risikowürfel werfen
    .when = Einmal in jedem deiner Züge, jederzeit während deiner Aktionen, aber nicht, während du eine davon ausführst.
    .cost = Keine Aktion.
    .result = Wähle einen Bonus: eine Karte ziehen, 10 $ erhalten oder dich 1 Feld weit bewegen. Wirf, nimm, was der Würfel zeigt, und erhalte dann den Bonus. Diese Bewegung ist keine Bewegungsaktion.
    .example = Du wählst 10 $ und wirfst eine Wunde: zuerst die Wunde, dann die 10 $.

## The risk die

aid-risk = Der Risikowürfel
aid-risk-intro = Jede Seite des Würfels gibt Story-Punkte, Wunden oder beides. Danach kommt der Bonus, den du gewählt hast.

## Deeds and legendary stories

aid-cards-property = Besitzurkunden
aid-cards-property-intro = Was jede Besitzurkunde kostet, was sie einmal in der Partie bewirkt und wie viele LP sie am Ende gibt. Stehen dort mehrere Zahlen, gibt jede Urkunde der Gruppe so viele LP, wenn du eine, zwei oder drei davon besitzt. Die Bank gibt ihre LP für jede deiner Besitzurkunden.
aid-deed-name = Besitzurkunde
aid-deed-price = { $n } $
aid-deed-cost = Preis
aid-deed-ability = Fähigkeit
aid-deed-lp = LP am Ende
aid-deed-each = { $n } je Urkunde
aid-legends-intro = Es ist immer nur eine legendäre Story offen. Jede hat zwei Enden; nur eines davon ist im Spiel, und die Karte zeigt es erst, wenn sie umgedreht wird.
aid-legend-open = Beim Aufdecken
aid-legend-ongoing = Solange sie offen ist
aid-legend-ending = Eines der beiden Enden
aid-legend-token = Planplättchen { $token ->
    [o] O
    [x] X
   *[danger] Gefahr-X
}
