# The rules, one sentence each in our own words: the texts of content/base/rules/*.yaml, where each rule's editions, variant
# and switches stand. A message's id is rule- and the rule's id with dots as dashes; .ruling says why we read the rulebooks like
# this where they leave it open. Chapter titles are chapter- and the chapter's id.

## setup

chapter-setup = Aufbau
rule-base-setup-01 = In der Schachtel sind ein Spielplan, ein Startspielerplättchen, ein Endmarker, eine Auslage für den Gemischtwarenladen und für jeden der sechs Spieler ein doppelseitiges Tableau und eine Spielhilfe.
rule-base-setup-02 = Zu jeder der 6 Farben gehören 2 Wertungssteine und 2 Storyscheiben, zusammen 12 Steine und 12 Scheiben.
rule-base-setup-03 = Im Vorrat liegen 36 Nuggets, dazu gibt es 2 Schürfwürfel.
rule-base-setup-04 = Jeder Spieler hat ein Wundenplättchen; in der Schachtel sind also 6.
rule-base-setup-05 = Es gibt 12 Charaktere mit je 4 Aufgabenkarten, zusammen 48 Aufgabenkarten.
rule-base-setup-06 = Es gibt 54 Geldkarten: 18 zu 20 $ und 36 zu 10 $.
rule-base-setup-07 = Für Kämpfe gegen Banditen, die Wache und den Sheriff gibt es einen gemischten, verdeckten Stapel aus 13 Kampfkarten.
rule-base-setup-08 = Der Laden führt 54 Gegenstandskarten: Waffen, Reittiere und sonstige Gegenstände.
rule-base-setup-09 = Es gibt 9 verschiedene Gegenstände: 3 Waffen, 2 Reittiere und 4 sonstige Gegenstände. Bei je 6 Exemplaren sind das 54 Karten.
rule-base-setup-10 = Es gibt 40 verschiedene Storykarten.
rule-base-setup-11 = Der Pokerstapel hat 52 Karten.
rule-base-setup-12 = Es gibt 16 Viehplättchen, nach Farbe auf die beiden Ranches verteilt.
rule-base-setup-13 = Jede der 13 Figuren kann jede Rolle übernehmen; bunte Ringe unterscheiden sie: einer für jeden der 6 Spieler, 6 graue für Banditen und ein brauner für den Sheriff.
rule-base-setup-14 = Die 13 Figuren sind der Sheriff, sechs Banditen und sechs Spielerfiguren mit farbigem Sockel.
rule-base-setup-15 = Zu Beginn der Partie liegen alle Gegenstandskarten im Gemischtwarenladen zum Verkauf.
rule-base-setup-16 = Der Pokerstapel wird gemischt und liegt verdeckt bereit; benutzte Karten kommen offen auf einen Ablagestapel daneben.
rule-base-setup-17 = Jedes Viehplättchen beginnt verdeckt auf der Ranch seiner Farbe, sodass niemand seine Belohnung sieht.
rule-base-setup-18 = Wähle eine Farbe und nimm das Material dazu: ein Tableau, zwei Wertungssteine und zwei Storyscheiben.
rule-base-setup-19 = Die normale Partie spielt man ohne Aufgaben: Nimm die Seite deines Tableaus, die keinen Platz für Legendenplättchen hat.
rule-base-setup-20 = Du bekommst zwei Charaktere ausgeteilt. Behalte einen; der andere spielt in dieser Partie nicht mit.
rule-base-setup-21 = Charaktere haben keine eigene Figur oder Farbe: Nimm, was davon noch frei ist.
rule-base-setup-22 = Dein Charakter zeigt, womit du beginnst: Gegenstände, Geld, Pokerkarten und gegebenenfalls Marshal- oder Wanted-Punkte.
rule-base-setup-23 = Wenn du mit Marshal- oder Wanted-Punkten beginnst, liegt dein Stein zu Beginn auf dem entsprechenden Pfad, auf dem Feld mit dieser Zahl.
rule-base-setup-24 = Für Marshal- oder Wanted-Punkte, mit denen du beginnst, erhältst du keine Belohnungen des Pfads.
rule-base-setup-25 = Hat dein Charakter weder Marshal- noch Wanted-Punkte, liegt dein Stein zu Beginn neben den beiden Pfaden.
rule-base-setup-26 = Deine Figur beginnt an dem Ort, den deine Charakterkarte zeigt.
rule-base-setup-27 = Beginnt dein Charakter an einem Gemischtwarenladen oder einem Saloon, wähle eines der 3 Nachbarfelder.
rule-base-setup-28 = Wer zu Beginn die meisten Wanted-Punkte hat, fängt an und nimmt das Startspielerplättchen.
rule-base-setup-29 = Ist niemand Wanted oder haben mehrere Spieler gleichauf die meisten Wanted-Punkte, wird gemeinsam entschieden, wer anfängt.
rule-base-setup-30 = Ist niemand Wanted oder haben mehrere Spieler gleichauf die meisten Wanted-Punkte, entscheidet das Los, wer anfängt.
rule-base-setup-31 = Das Startspielerplättchen bleibt die ganze Partie über bei demselben Spieler.
rule-base-setup-32 = Du beginnst ohne Wunden.
rule-base-setup-33 = Du beginnst mit 0 LP; dein Stein liegt vor Feld 1 des LP-Pfads.
rule-base-setup-34 = Die Storykarten werden gemischt und auf zwei verdeckte Stapel zu je etwa 20 Karten verteilt.
rule-base-setup-35 = Zu Beginn liegt keine deiner Storyscheiben auf einer Story; beide liegen neben dem Spielplan.
rule-base-setup-36 = Der Sheriff beginnt in seinem Büro in Darkrock.
rule-base-setup-37 = In jedem der 6 Verstecke beginnt ein Bandit, außer dort, wo die Figur eines Spielers steht.
rule-base-setup-38 = In ein Versteck, in dem ein Spieler beginnt, kommt kein Bandit; für jedes dieser Verstecke gibt es also einen Banditen weniger.
rule-base-setup-39 = Alle vereinbaren, wie lange die Partie dauern soll: bis 15 LP für eine kurze, bis 20 LP für eine mittlere oder bis 25 LP für eine lange Partie.
rule-base-setup-40 = Gespielt wird im Uhrzeigersinn. Jeder Zug hat drei Teile: den Beginn des Zuges, die Aktionen und das Ende des Zuges.
rule-base-setup-41 = Du kannst deine legendäre Fähigkeit erst einsetzen, wenn du 5 LP erreicht hast.
rule-base-setup-42 = Hast du deine legendäre Fähigkeit einmal, behältst du sie, auch wenn du wieder unter 5 LP fällst.
    .ruling = Wer 5 LP erreicht, bekommt die Fähigkeit, und keine gedruckte Regel nimmt sie wieder weg.
rule-base-setup-43 = Annie Oakleys legendäre Fähigkeit: Beginnt ein Kampf zwischen ihr und einem anderen Spieler, muss dieser Spieler entweder eine Pokerkarte abwerfen oder eine Wunde erhalten.
rule-base-setup-44 = Bass Reeves’ legendäre Fähigkeit: Zu Beginn seines Zuges zieht er eine Pokerkarte.
rule-base-setup-45 = Billy the Kids legendäre Fähigkeit: Nach einer Bewegungsaktion wählt er einen anderen Spieler auf seinem Feld. Dieser entscheidet, was er ihm gibt: 10 $ oder eine Pokerkarte.
    .ruling = Seine veröffentlichte Karte nennt eine Bewegungsaktion. Nach der französischen Karte wählt der Spieler, der gibt, und die englische sagt nichts anderes.
rule-base-setup-46 = Y.B. Rowdys legendäre Fähigkeit: Beginnt sein Zug außerhalb der Städte, kann er eine Pokerkarte abwerfen und sich dann bis zu 3 Felder weit bewegen.
rule-base-setup-47 = Bass Reeves beginnt im Sheriffbüro von Darkrock mit 1 Marshal-Punkt, einem verbesserten Revolver, 1 Pokerkarte und 10 $.
rule-base-setup-48 = Annie Oakley beginnt neben dem Gemischtwarenladen von Darkrock mit einem Gewehr und einer Pokerkarte.
rule-base-setup-49 = Billy the Kid beginnt in einem der beiden Verstecke der Bande A mit 2 Wanted-Punkten, einem Revolver und 2 Pokerkarten.
rule-base-setup-50 = Alle wählen ihren Charakter geheim; die gewählten werden gleichzeitig aufgedeckt, die übrigen bleiben verborgen.
    .ruling = Die Regelhefte nennen keine Reihenfolge, und eine verdeckte Wahl bevorzugt niemanden.
rule-base-setup-51 = Sind alle Charaktere gewählt, wird der Startspieler bestimmt (bei Gleichstand oder wenn niemand Wanted ist, durch das Los). Von ihm an nehmen sich im Uhrzeigersinn alle ihren Startbesitz und stellen dann ihre Figuren auf; danach werden Aufgaben ausgeteilt, und zuletzt kommt in jedes Versteck ohne Spieler ein Bandit.
    .ruling = Die Plätze hängen von der Zugreihenfolge ab und die Banditen von den Plätzen; nur diese Reihenfolge geht auf.
rule-base-setup-52 = Gegenstände, mit denen du beginnst, gelten als erhalten; du ziehst also die Karte, die der Proviant gibt. Für Punkte, mit denen du beginnst, gibt es keine Belohnungen des Pfads, und eine Wunde, mit der du beginnst, gilt nicht als erhalten.
    .ruling = Gegenstände wirken, wenn man sie erhält, aber die Regeln des Aufbaus schließen Belohnungen für Startpunkte aus.
rule-base-setup-53 = Annie Oakleys Fähigkeit gilt in jedem Kampf mit einem Spieler, ob sie angreift oder angegriffen wird.
    .ruling = Ihre Karte nennt einen Kampf mit einem anderen Spieler und sagt nicht, wer ihn begonnen hat.
rule-base-setup-54 = Deine legendäre Fähigkeit gilt, sobald du 5 LP erreichst; während eines Kampfes gilt sie in jedem Schritt, der noch bevorsteht.
    .ruling = Die Regel nennt eine Schwelle und keinen Aufschub.
rule-base-example-first-player = Billy the Kid beginnt mit 2 Wanted-Punkten, mehr als alle anderen. Also fängt Billy an und behält das Startspielerplättchen bis zum Schluss.

## base-characters

chapter-base-characters = Die zwölf Charaktere
rule-base-characters-01 = Als Annie Oakley beginnst du neben dem Gemischtwarenladen von Darkrock mit 1 Karte und einem Gewehr. Deine legendäre Fähigkeit: Zu Beginn jedes Kampfes zwischen dir und einem anderen Spieler muss dieser 1 Karte abwerfen oder 1 Wunde erhalten.
rule-base-characters-02 = Als Bass Reeves beginnst du im Sheriffbüro von Darkrock mit 10 $, 1 Karte, einem verbesserten Revolver und 1 Marshal-Punkt, der keine Belohnung bringt. Deine legendäre Fähigkeit: Ziehe zu Beginn deines Zuges 1 Karte.
rule-base-characters-03 = Als Billy the Kid beginnst du in einem der beiden Verstecke der Bande A mit 2 Karten, einem Revolver und 2 Wanted-Punkten, die keine Belohnung bringen. Deine legendäre Fähigkeit: Wenn du eine Bewegungsaktion auf einem Feld mit anderen Spielern beendest, wähle einen davon, der dir 10 $ oder 1 Karte gibt.
rule-base-characters-04 = Als Bloody Knife beginnst du in der Mine von Spike’s View mit 20 $, 2 Karten und einem Revolver. Deine legendäre Fähigkeit: Du kannst eine Mesa durchqueren, als wäre sie ein einziges Feld, ohne dort stehen zu bleiben, und heilst dabei 1 Wunde.
rule-base-characters-05 = Als Calamity Jane beginnst du neben dem Gemischtwarenladen von Red Falls mit 20 $, einem Revolver und Proviant, für den du 1 Karte ziehst. Deine legendäre Fähigkeit: Behalte am Ende deines Zuges 1 Karte mehr und ziehe 1 Karte, nachdem du zu einer Story beigetragen hast.
rule-base-characters-06 = Als Doc Holliday beginnst du in der Arztpraxis von Red Falls mit 40 $, 2 Karten, einem Revolver und 1 Wunde. Deine legendäre Fähigkeit: Ziehe 1 Karte, nachdem du Wunden erhalten hast; Wunden senken dein Handkartenlimit nicht.
rule-base-characters-07 = Als Jesse James beginnst du in einem der beiden Verstecke der Bande B mit 10 $, 1 Karte, einem verbesserten Revolver und 1 Wanted-Punkt, der keine Belohnung bringt. Deine legendäre Fähigkeit: Außerhalb der Städte zählt jede Karte, die gegen dich gespielt wird, 1 weniger, und du gewinnst bei Gleichstand in Kämpfen gegen Spieler.
rule-base-characters-08 = Als Kit Carson beginnst du in der Mine von Sunny Hills mit einer Minenkarte, 2 Karten und einem verbesserten Revolver. Deine legendäre Fähigkeit: Du kannst dich am Ende einer Bewegungsaktion 1 Feld weiter bewegen, und außerhalb der Städte zählt jede Karte, die gegen dich gespielt wird, 1 weniger.
rule-base-characters-09 = Als Stagecoach Mary beginnst du neben dem Saloon von Darkrock mit 10 $, 1 Karte und einer Schrotflinte. Deine legendäre Fähigkeit: Erhalte 10 $ zu Beginn deines Zuges und 10 $, nachdem du zu einer Story beigetragen hast.
rule-base-characters-10 = Als Wild Bill Hickok beginnst du im Varieté von Red Falls mit 10 $, 3 Karten und einem Revolver. Deine legendäre Fähigkeit: Erhalte 20 $, nachdem du eine Pokerpartie gewonnen hast; hast du eine verloren, kannst du eine zufällige der Karten behalten, die du darin gespielt hast.
rule-base-characters-11 = Als Wyatt Earp beginnst du in einem beliebigen freien Versteck mit 10 $, 2 Karten, einem Revolver und 1 Marshal-Punkt, der keine Belohnung bringt. Deine legendäre Fähigkeit: Erhalte in jedem Zug 1 Aktion für den ersten Banditen, den du besiegst.
rule-base-characters-12 = Als Y.B. Rowdy beginnst du in der Mine von Cliff Junction mit 3 Karten und einem verbesserten Revolver. Deine legendäre Fähigkeit: In einem Zug, den du außerhalb der Städte beginnst, kannst du 1 Karte abwerfen, um dich bis zu 3 Felder weit zu bewegen.

## turn-start

chapter-turn-start = Beginn deines Zuges
rule-base-start-01 = Beginne deinen Zug in dieser Reihenfolge: Effekte für den Beginn eines Zuges, dann das Einkommen, dann die Wahl von Waffe und Reittier.
rule-base-start-02 = Wähle für dein Einkommen genau eine der drei Möglichkeiten.
rule-base-start-03 = Eine Möglichkeit für das Einkommen: Nimm 20 $.
rule-base-start-04 = Eine Möglichkeit für das Einkommen: Ziehe 2 Pokerkarten.
rule-base-start-05 = Eine Möglichkeit für das Einkommen: Ziehe 1 Pokerkarte und nimm 10 $.
rule-base-start-06 = Du kannst höchstens 120 $ haben; Einkommen darüber hinaus verfällt.
rule-base-start-07 = So viele Waffen und Reittiere du auch besitzt: Aktiv sein können jeweils nur eine Waffe und ein Reittier.
rule-base-start-08 = Eine Waffe oder ein Reittier, das du besitzt, verlierst du nie.
rule-base-start-09 = Eine Waffe, die du besitzt, geht nie verloren.
rule-base-start-10 = Du kannst deine aktive Waffe oder dein aktives Reittier nur zu Beginn deines Zuges wechseln oder wenn du in einem Laden eine neue Waffe oder ein neues Reittier kaufst.
rule-base-start-11 = Du kannst deine aktive Waffe oder dein aktives Reittier zu Beginn deines Zuges wechseln und immer dann, wenn du in einem Laden eine Waffe oder ein Reittier kaufst oder verbesserst.
    .ruling = Eine Seite erwähnt auch das Verbessern, andere nur den Kauf; es gilt die weitere Fassung.
rule-base-start-12 = Einmal gewählt, bleiben Waffe und Reittier bis zu deinem nächsten Zug aktiv; nur wenn du eine neue Waffe oder ein neues Reittier kaufst, kannst du das aktive Stück sofort ersetzen.
    .ruling = Der französische Hinweis zum Wechsel von Waffen nennt keine Ausnahme, wohl aber die Ladenregel im selben Heft.
rule-base-start-13 = Du hast in jedem Zug 3 Aktionen.
rule-base-start-14 = Du kannst dieselbe Aktion in einem Zug mehrmals ausführen, wenn ihre eigene Regel es nicht verbietet.
rule-base-start-15 = Du musst nicht alle deine Aktionen nutzen.
    .ruling = Keine Regel verlangt, sie auszugeben.
rule-base-start-16 = Es gibt vier Arten von Aktionen: dich bewegen, eine Karte einsetzen, gegen einen Spieler kämpfen oder tun, was dein Ort anbietet.
rule-base-start-17 = Y.B. Rowdys Fähigkeit gilt zu Beginn seines Zuges, vor dem Einkommen. Kommt er dabei auf das Feld eines Banditen, kämpft er sofort gegen ihn, mit der Waffe aus seinem letzten Zug; die Bewegung ist weder eine Aktion noch eine Bewegungsaktion.
    .ruling = Effekte für den Beginn eines Zuges kommen vor dem Einkommen und vor der Wahl der Waffe.

## movement

chapter-movement = Bewegung
rule-base-move-01 = Mit einer Bewegungsaktion kannst du dich so viele Felder weit bewegen, wie deine Bewegungsweite erlaubt.
rule-base-move-02 = Zu Fuß, also ohne aktives Reittier, kannst du dich 2 Felder weit bewegen.
rule-base-move-03 = Ein aktives Reittier ersetzt die üblichen 2 Felder durch seine eigene Bewegungsweite; die beiden Zahlen werden nicht addiert.
rule-base-move-04 = Du bewegst dich Feld für Feld, immer auf ein Nachbarfeld.
rule-base-move-05 = Auch Felder, die sich nur an einer Ecke berühren, sind benachbart.
rule-base-move-06 = Niemand kann die beiden Mesas mit gestricheltem rotem Rand in der Mitte des Spielplans betreten.
rule-base-move-07 = Du bist in der Stadt, solange du innerhalb der dicken Grenze von Darkrock oder Red Falls stehst.
rule-base-move-08 = Alle Felder jenseits der Grenzen der beiden Städte liegen außerhalb der Städte.
rule-base-move-09 = Solange du Wanted bist, kannst du dich nicht auf das Feld des Sheriffs bewegen.
rule-base-move-10 = In einem Gemischtwarenladen oder einem Saloon kann niemand stehen: Diese Gebäude sind keine Felder, du stehst also auf einem Feld daneben.
    .ruling = Die Regeln nennen nur die 3 Nachbarfelder.
rule-base-move-11 = Am Ende einer Bewegungsaktion kannst du sie zuerst verlängern: einmal mit Kit Carsons Fähigkeit und einmal mit jedem Sprint, in beliebiger Reihenfolge. Jede Verlängerung kann in einem Kampf gegen einen Banditen enden. Wo du schließlich stehen bleibst, kannst du Vieh abliefern, Whiskey einsetzen und Billy the Kids Fähigkeit nutzen, je einmal und in beliebiger Reihenfolge.
    .ruling = Verlängerungen gelten am Ende einer Bewegung, die anderen Effekte, nachdem sie geendet hat.
rule-base-move-12 = Eine Bewegungsaktion bewegt dich mindestens ein Feld weit. Du kannst auf ein Nachbarfeld und wieder zurück gehen; dann hast du eine Bewegungsaktion dort beendet, wo du sie begonnen hast.
    .ruling = Sich nirgendwohin zu bewegen ist keine Bewegung, und keine Regel verbietet die Rückkehr.
rule-base-move-13 = Solange du Wanted bist, kannst du weder auf dem Feld des Sheriffs anhalten noch es durchqueren, ganz gleich, welcher Effekt dich bewegt.
    .ruling = Das Verbot nennt das Feld und keine bestimmte Art der Bewegung.
rule-ruling-movement-01 = Bewegt dich ein Effekt auf ein Feld deiner Wahl, wie „Aufgesattelt“, musst du ein anderes Feld als dein eigenes wählen. Gibt es keines, bleibst du, wo du bist, und der Rest des Effekts gilt.
    .ruling = Zu enden, wo man begonnen hat, ohne ein anderes Feld zu durchqueren, ist keine Bewegung.
rule-ruling-characters-01 = Bloody Knifes Fähigkeit wirkt einmal für jede Mesa, die er durchquert: Bei zwei Mesas in einer Bewegung heilt er 2 Wunden. Dieselbe Mesa zweimal in einer Bewegung zu durchqueren zählt nur einmal.
    .ruling = Seine Karte gilt, nachdem er eine Mesa durchquert hat, bei jeder Art von Bewegung; durch dieselbe Mesa hin und her zu gehen bringt ihm nichts weiter.
rule-ruling-characters-02 = Wenn Bloody Knife eine Mesa durchquert, verlässt er sie auf ein anderes Feld als das, von dem er gekommen ist, und die Bewegung endet auf einem anderen Feld als dem, auf dem sie begonnen hat.
    .ruling = Wer eine Mesa auf derselben Seite wieder verlässt, durchquert sie nicht.

## card-actions

chapter-card-actions = Karten einsetzen
rule-base-card-01 = Ein Effekt mit dem Wort AKTION kostet eine deiner 3 Aktionen.
rule-base-card-02 = Du kannst jede Pokerkarte, jeden Gegenstand und jeden Charakter einsetzen, auf dem das Wort AKTION steht.
rule-base-card-03 = Zeige die Karte, führe ihren Effekt aus und wirf sie erst danach ab oder lege sie zurück.
rule-base-card-04 = Eine Pokerkarte wird abgeworfen, nachdem ihre Aktion vollständig ausgeführt ist.
rule-base-card-05 = Gegenstände und Charaktere bleiben bei dir, nachdem du ihre Aktionen genutzt hast, wenn ihr Text nichts anderes sagt.
rule-base-card-06 = Effekte mit den Wörtern BONUS oder REAKTION kosten keine Aktion.
rule-base-card-07 = Musst du zwischen Strafen wählen, kannst du keine nehmen, die bei dir nichts bewirkt, solange eine andere etwas bewirken würde. Würde keine etwas bewirken, geschieht nichts.
    .ruling = Eine Wahl, die nichts kostet, würde die Strafe wertlos machen.
rule-base-card-08 = Etwas, das einen Preis hat, erhältst du nur, wenn du diesen Preis ganz bezahlst; du kannst weder mit Geld oder einer Karte bezahlen, die du nicht hast, noch mit einer vierten Wunde.
    .ruling = Einen Verlust hinzunehmen, um etwas zu erhalten, ist eine Bezahlung.
rule-base-card-09 = Während die Aktion einer Pokerkarte ausgeführt wird, ist die Karte weder auf deiner Hand noch im Stapel noch auf dem Ablagestapel.
    .ruling = Sie wird erst abgeworfen, wenn ihr Effekt beendet ist; ihr eigener Effekt kann sie also nicht wieder ziehen.

## fight-player

chapter-fight-player = Gegen einen anderen Spieler kämpfen
rule-base-fight-01 = Einen Kampf gegen einen Spieler zu beginnen kostet eine Aktion.
rule-base-fight-02 = Du kannst einen Kampf nur gegen einen Spieler auf deinem Feld beginnen.
rule-base-fight-03 = Jeder Kampf hat vier Schritte: Ansage, dann Aufdecken, dann Reaktion, dann Belohnung.
rule-base-fight-04 = Sag zuerst die Art des Kampfes an (Verhaftung, Duell oder Überfall); die Karten werden danach gewählt.
rule-base-fight-05 = Du brauchst mindestens einen Marshal-Punkt, um eine Verhaftung zu versuchen.
rule-base-fight-06 = Du kannst nur einen Spieler mit mindestens einem Wanted-Punkt verhaften.
rule-base-fight-07 = Jeder kann sich mit jedem duellieren und jeden überfallen: Dazu braucht man weder Marshal- noch Wanted-Punkte.
rule-base-fight-08 = Ist der Kampf angesagt, setzen beide Seiten abwechselnd Effekte für den Beginn eines Kampfes ein, der Angreifer zuerst, bis keine mehr eingesetzt werden; danach werden Karten gespielt.
rule-base-fight-09 = Effekte für den Beginn eines Kampfes haben keinen eigenen Schritt: Sie gelten, nachdem der Angreifer eine Karte gespielt und der Verteidiger angenommen hat, unmittelbar bevor der Verteidiger eine Karte spielt.
rule-base-fight-10 = Der Angreifer fängt an und spielt eine Pokerkarte verdeckt.
rule-base-fight-11 = Hat der Angreifer seine Karte gespielt, wählt der Verteidiger, ob er kämpft oder ablehnt.
rule-base-fight-12 = Wirst du angegriffen und nimmst den Kampf an, spiele eine Pokerkarte von deiner Hand verdeckt.
rule-base-fight-13 = Lehnt der Verteidiger ab, gewinnt der Angreifer sofort; weiter geht es gleich mit der Belohnung.
rule-base-fight-14 = Die Karte des Angreifers wird auch dann abgeworfen, wenn der Verteidiger ablehnt.
rule-base-fight-15 = Wenn du ablehnst, verlierst du den Kampf: Du erhältst 1 Wunde und ziehst 1 Karte.
rule-base-fight-16 = Wer ablehnt, ist der Verlierer des Kampfes.
    .ruling = Der Angreifer gewinnt, also verliert der Verteidiger, und die Strafe des Verlierers gilt wie in den anderen Ausgaben.
rule-base-fight-17 = Beide Karten werden gleichzeitig aufgedeckt.
rule-base-fight-18 = Beim Aufdecken gelten die Boni der Charaktere, der Waffen, der übrigen Gegenstände und der gespielten Karten. Schießerei, Kinnhaken und die Schrotflinte gelten später, und zwar dann, wenn ihr Text es sagt.
rule-base-fight-19 = Nach dem Aufdecken können beide Seiten Reaktionen von der Hand spielen, abwechselnd, der Angreifer zuerst.
rule-base-fight-20 = Der Reaktionsschritt ist zu Ende, wenn keine Seite mehr reagieren will.
rule-base-fight-21 = Nach allen Effekten gewinnt die Karte mit dem höheren Wert den Kampf.
rule-base-fight-22 = Die Kartenwerte vom niedrigsten zum höchsten: 2 bis 10, dann Bube, Dame, König und Ass.
rule-base-fight-23 = Effekte können eine Karte nur senken, nie erhöhen.
rule-base-fight-24 = Effekte können eine Karte erhöhen, aber nie über das Ass hinaus.
rule-base-fight-25 = Effekte können eine Karte nicht unter 2 senken.
rule-base-fight-26 = In einem Kampf zwischen Spielern gewinnt bei Gleichstand der Angreifer.
rule-base-fight-27 = Ganz gleich, welche Art von Kampf es war: Der Verlierer erhält eine Wunde und zieht dann eine Pokerkarte.
rule-base-fight-28 = Wenn du eine Verhaftung versuchst und den Kampf gewinnst, erhältst du 1 Marshal-Punkt.
rule-base-fight-29 = Ein verhafteter Spieler kommt ins Sheriffbüro.
rule-base-fight-30 = Wenn ein Spieler jemanden verhaftet, kommt auch der Sheriff in sein Büro.
    .ruling = Nach dem Text wird der verhaftete Spieler zum Sheriff ins Büro gestellt, also werden beide dorthin gestellt.
rule-base-fight-31 = Wirst du verhaftet, verlierst du alle deine Wanted-Punkte.
rule-base-fight-32 = Wirst du verhaftet, verlierst du ein Viehplättchen, das du mitführst.
rule-base-fight-33 = Wirst du verhaftet, verlierst du die Hälfte deines Geldes und die Hälfte deiner Nuggets; runde beide Verluste auf.
rule-base-fight-34 = Ein verhafteter Spieler erhält nur eine Wunde und zieht nur eine Karte.
    .ruling = Der Text der Verhaftung wiederholt die übliche Strafe für einen verlorenen Kampf, und zwei andere Quellen lassen die Wiederholung weg.
rule-base-fight-35 = Der Angreifer behält nichts von dem, was bei einer Verhaftung verloren geht: Geld und Nuggets kommen in den Vorrat, Vieh kommt auf seine Ranch zurück.
    .ruling = Der Text sagt, dass diese Dinge verloren gehen, nicht, dass sie geraubt werden.
rule-base-fight-36 = Die Hälfte deines Geldes wird auf ein Vielfaches von 10 $ aufgerundet: Von 50 $ verlierst du 30 $.
    .ruling = Die kleinste Geldkarte ist 10 $ wert.
rule-base-fight-37 = Wenn du ein Duell beginnst und gewinnst, erhältst du 2 LP.
rule-base-fight-38 = Wenn du einen Spieler überfällst und den Kampf gewinnst, erhältst du 1 Wanted-Punkt.
rule-base-fight-39 = Nach einem gelungenen Überfall kannst du die Hälfte des Geldes oder die Hälfte der Nuggets des Verteidigers nehmen, aufgerundet, aber nicht von beidem etwas.
rule-base-fight-40 = Nach einem gelungenen Überfall kannst du außerdem das Viehplättchen nehmen, das der Verteidiger mitführt.
rule-base-fight-41 = Nach einem gelungenen Überfall musst du nichts rauben; den Wanted-Punkt erhältst du in jedem Fall.
rule-base-fight-42 = Führst du schon ein Viehplättchen mit, kannst du kein weiteres rauben.
    .ruling = Du kannst nie mehr als eines mitführen.
rule-base-fight-43 = Beute, für die du keinen Platz hast, ist verloren: Sie kommt in den Vorrat.
    .ruling = Nach dem Regelheft ist Geld über der Grenze verloren, und Nuggets werden ebenso behandelt.
rule-base-fight-44 = Verliert der Angreifer, gibt es keine Belohnung, und der Verteidiger verliert nichts.
rule-base-fight-45 = In deinem Zug kannst du gegen jeden Spieler nur einen Kampf beginnen, gleich welcher Art.
rule-base-fight-46 = Du kannst in einem Zug gegen mehrere verschiedene Spieler kämpfen, wenn du die Aktionen dafür hast.
rule-base-fight-47 = Wirf nach dem Kampf alle gespielten Pokerkarten ab.
rule-base-fight-48 = Ohne Pokerkarte auf der Hand kannst du keinen Kampf beginnen.
    .ruling = Der Angreifer muss eine spielen.
rule-base-fight-49 = Wirst du angegriffen und hast keine Pokerkarte, musst du ablehnen.
    .ruling = Um den Kampf anzunehmen, musst du eine Karte spielen.
rule-base-fight-50 = Auch wenn du im Zug eines anderen Spielers angegriffen wirst, gilt deine aktive Waffe.
    .ruling = Im Beispiel des Duells gilt die Waffe des Verteidigers.
rule-base-fight-51 = Musst du in einem Kampf eine Karte spielen und hast keine, verlierst du sofort, genau als hättest du abgelehnt. Es wird keine Kampfkarte gewählt, und keine gilt; schon gezogene kommen unter ihren Stapel.
    .ruling = Das überträgt das Ablehnen auf jeden Kampf, in dem eine Karte gespielt werden muss.
rule-base-fight-52 = Du brauchst eine Karte, um einen Bankraub zu beginnen oder einen Spieler anzugreifen. Verlierst du deine letzte Karte, bevor du sie spielst, verlierst du den Kampf.
    .ruling = Zum Beginnen braucht man eine Karte, und die Regel für fehlende Karten deckt den späteren Verlust ab.
rule-base-fight-53 = Lehnt der Verteidiger ab, wird die Karte des Angreifers ohne ihren Bonus abgeworfen, und niemand reagiert. Effekte für einen gewonnenen Kampf gelten, und der Verlierer erhält wie üblich die Wunde und zieht die Karte.
    .ruling = Boni gelten beim Aufdecken, das bei einer Ablehnung entfällt; der Belohnungsschritt bleibt.
rule-base-fight-54 = Deine Gegenstände und Fähigkeiten für einen gewonnenen Kampf gelten in jedem Kampf, den du gewinnst, auch als Verteidiger, gegen den Sheriff oder weil jemand abgelehnt hat.
    .ruling = Die Texte sprechen ohne Einschränkung von einem gewonnenen Kampf; nur die Belohnungen des Kampfes selbst sind Sache des Angreifers.
rule-base-fight-55 = Wenn du beim Reagieren passt, kannst du später noch reagieren; der Schritt endet, wenn beide Seiten nacheinander passen. Jeder Spieler kann in einem Kampf nur eine Karte „Hände hoch!“ einsetzen.
    .ruling = Die Spieler wechseln sich ab, bis keiner mehr will, und die Grenze der Karte gilt nur für sie selbst.
rule-base-fight-56 = Du kannst mehr rauben, als du unterbringst, verlierst aber, wofür kein Platz ist. Zur Wahl steht nur Beute, die der Verteidiger hat, und du kannst immer auch nichts nehmen. Die Hälfte von 10 $ wird auf die ganzen 10 $ aufgerundet.
    .ruling = Rauben ist freiwillig, Grenzen gelten danach, und Geldkarten werden nicht geteilt.
rule-base-example-duel = Annie, die ihre legendäre Fähigkeit hat, fordert Bass in ihrem Zug zum Duell; seine verbesserte Schrotflinte senkt ihre Karte um 1. Zuerst gilt ihre Fähigkeit: Bass wirft lieber eine Karte ab. Sie spielt einen König und er eine Dame; beide zählen also als Damen, und die Angreiferin gewinnt: Annie erhält 2 LP, Bass erhält eine Wunde und zieht eine Karte, und niemand wird überfallen oder verhaftet. Ein zweites Mal kann sie in diesem Zug nicht gegen ihn kämpfen.
rule-base-example-duel-fr = Annie, die ihre legendäre Fähigkeit hat, fordert Bass zum Duell und spielt eine Karte. Sobald er annimmt, zwingt ihn ihre Fähigkeit, eine Karte seiner Wahl abzuwerfen; dann spielt er seine eigene. Seine verbesserte Schrotflinte macht ihren König zur Dame, gleichauf mit seiner Karte; als Angreiferin gewinnt sie und erhält 2 LP, und er erhält eine Wunde. In diesem Zug kann sie nicht noch einmal gegen ihn kämpfen.
rule-ruling-fight-player-01 = Die 9 (Instinkt) eines Angreifers lässt ihren Besitzer auch dann eine Karte ziehen, wenn der Verteidiger ablehnt.
    .ruling = Bei einer Ablehnung entfallen die Boni des Aufdeckens, aber die 9 gilt beim Abwerfen.

## bandits

chapter-bandits = Banditen
rule-base-bandit-01 = Es gibt drei Banden, A, B und C. Jede hat zwei Verstecke außerhalb der Städte.
rule-base-bandit-02 = Nach dem Aufbau bringen nur noch Storys neue Banditen.
rule-base-bandit-03 = Kommst du auf ein Feld mit einem Banditen, hältst du dort an und kämpfst sofort gegen ihn; der Kampf kostet keine Aktion.
rule-base-bandit-04 = Der rechte Nachbar des aktiven Spielers spielt den Banditen.
rule-base-bandit-05 = Zuerst zieht der Bandit 2 Kampfkarten, dann gelten Effekte für den Beginn eines Kampfes. Du spielst eine Pokerkarte, und der Bandit wählt eine der beiden und spielt sie.
rule-base-bandit-06 = Du spielst eine Pokerkarte, bevor irgendetwas anderes geschieht; erst dann zieht der Spieler rechts von dir die 2 Kampfkarten des Banditen und spielt eine davon.
rule-base-bandit-07 = Nach dem Aufdecken: Boni, dann beliebig viele deiner Reaktionen, dann der Effekt der Karte des Banditen und zuletzt der Vergleich.
rule-base-bandit-08 = Bei Gleichstand gewinnt der Bandit.
rule-base-bandit-09 = Besiegst du einen Banditen, erhältst du entweder 1 Marshal-Punkt oder 1 LP.
rule-base-bandit-10 = Bist du Wanted und besiegst einen Banditen, erhältst du 1 LP; du hast keine Wahl.
rule-base-bandit-11 = Verlierst du gegen einen Banditen, erhältst du eine Wunde und ziehst eine Pokerkarte.
rule-base-bandit-12 = Ob du gewinnst oder verlierst: Der Bandit wird vom Spielplan entfernt.
rule-base-bandit-13 = Wirf nach dem Kampf die Pokerkarten ab und lege alle Kampfkarten des Banditen in zufälliger Reihenfolge unter ihren Stapel.
rule-base-bandit-14 = Einen Kampf gegen einen Banditen kannst du nicht ablehnen.
    .ruling = Die Regel für den Sheriff lässt eine Ablehnung zu, diese nicht.
rule-base-bandit-15 = Hast du keine Pokerkarte auf der Hand, besiegt dich der Bandit kampflos.
    .ruling = Du kannst keine Karte spielen, und das zählt als Niederlage.
rule-base-bandit-16 = Du kannst in einem Zug gegen beliebig viele Banditen kämpfen.
    .ruling = Die Grenze von einem Kampf pro Zug gegen denselben Gegner gilt nur für Spieler.
rule-base-bandit-17 = Die Kampfkarten 5 und 9 legen deine Belohnung für den Banditen fest: 1 LP, ohne Wahl. Bei der Kampfkarte A kann ein Marshal den Wanted-Punkt wählen und damit den Pfad wechseln; ein Wanted-Spieler kann den Marshal-Punkt nicht wählen.
    .ruling = Das folgt aus den Texten der Karten und den Regeln für den Wechsel des Pfads.
rule-base-example-bandit = Annie kommt auf das Feld eines Banditen und hält an. Die Karte des Banditen ist ein Bube, ihre ist die Kreuz 10; sie spielt „Hände hoch!“ von der Hand und macht den Buben zur 9. Sie gewinnt, und der Bube bringt ihr noch 10 $. Da sie auf keinem der beiden Pfade ist, kann sie 1 Marshal-Punkt oder 1 LP wählen. Der Bandit wird entfernt, ihre Karten werden abgeworfen, und die Kampfkarten kommen in zufälliger Reihenfolge unter ihren Stapel.
rule-base-example-bandit-fr = Annie kommt auf das Feld eines Banditen und deckt die Kreuz 9 auf; der Bandit hat einen Buben. Mit „Hände hoch!“ würde auch der Bube zur 9, aber bei Gleichstand gewinnt der Bandit, also behält sie diese Karte. Der Bube bringt ihr 10 $, und sie verliert: Sie erhält eine Wunde und zieht eine Pokerkarte. Der Bandit wird trotzdem entfernt, ihre Karte wird abgeworfen, und die Kampfkarten kommen in zufälliger Reihenfolge unter ihren Stapel.
rule-ruling-bandits-01 = Die Kampfkarten 5 und 9 ändern nur die Belohnung für den Kampf, in dem sie gespielt werden; nach einem Neubeginn entscheidet die neue Kampfkarte.
    .ruling = Schon ausgeführte Effekte bleiben bestehen, aber eine geänderte Belohnung endet mit dem Kampf, zu dem sie gehört.

## poker-cards

chapter-poker-cards = Pokerkarten und Kampfkarten
rule-base-pcard-01 = Jede Pokerkarte lässt sich als Aktion, als Bonus oder als Reaktion einsetzen, manche auf mehrere dieser Arten.
rule-base-pcard-02 = Geht der Pokerstapel beim Ziehen zur Neige, mische die abgeworfenen Karten zu einem neuen und ziehe weiter.
rule-base-pcard-03 = Sind weder im Stapel noch auf dem Ablagestapel Karten übrig, ziehst du keine mehr.
    .ruling = Es gibt nichts mehr zu ziehen.
rule-base-pcard-04 = Ein Bonus gilt, wenn die Karten aufgedeckt werden, sofern seine Bedingungen erfüllt sind.
rule-base-pcard-05 = Du kannst einen Bonus in deinem eigenen Zug und in den Zügen anderer Spieler einsetzen.
rule-base-pcard-06 = Eine Reaktion kostet keine Aktion, und du kannst sie in deinem eigenen Zug und in den Zügen anderer Spieler einsetzen.
rule-base-pcard-07 = Lebende Legende (A), Aktion: Erhalte nach Wahl 1 Marshal-Punkt oder 1 Wanted-Punkt.
rule-base-pcard-08 = Entschlossenheit (K), Aktion: Erhalte 2 Aktionen.
rule-base-pcard-09 = Flinke Hand (Q), Bonus: Kämpfst du gegen einen Banditen, eine Wache oder den Sheriff, kannst du den Effekt der Kampfkarte aufheben.
rule-base-pcard-10 = Kugelsicher (J), Bonus: Du erhältst in diesem Kampf keine Wunden und verlierst eine, die du schon hast.
rule-base-pcard-11 = Katzengold (10): Du kannst es überall als Nugget einsetzen, wo eines gebraucht wird.
rule-base-pcard-12 = Instinkt (9), Aktion: Ziehe 3 Pokerkarten.
rule-base-pcard-13 = Instinkt (9), Bonus: Ziehe eine Pokerkarte, wenn diese Karte abgeworfen wird, außer wenn du sie wegen des Handkartenlimits abwirfst.
rule-base-pcard-14 = Schießerei (8), Bonus: Wenn du willst, hebe das Ergebnis des Kampfes auf und kämpfe noch einmal.
    .ruling = Der neue Kampf ersetzt den alten; er hat also denselben Gegner, ist kostenlos und zählt nicht für die Grenze.
rule-base-pcard-15 = Hände hoch! (6), Reaktion: Senke nach dem Aufdecken die gegen dich gespielte Karte um 2. In einem Kampf kannst du nur eine solche Karte einsetzen.
rule-base-pcard-16 = Menschenjagd (4), Aktion: Bewege den Sheriff bis zu 3 Felder weit. Bist du Marshal oder Wanted, erhältst du außerdem 1 LP.
rule-base-pcard-17 = Ist niemand Wanted, kann die Menschenjagd den Sheriff nicht bewegen, bringt einem Marshal aber trotzdem den LP.
    .ruling = Der Sheriff ist dann nicht aktiv, und für den LP muss man nur Marshal oder Wanted sein.
rule-base-pcard-18 = Sprint (3), Reaktion: Bewege dich am Ende deiner Bewegungsaktion bis zu 2 Felder weiter.
rule-base-pcard-19 = Aufgesattelt (2), Aktion: Bewege dich direkt auf ein Feld deiner Wahl in einer der beiden Städte.
rule-base-pcard-20 = Falschspiel (2), Bonus: Beim Poker kann die Karte jeden beliebigen Rang haben; ihre Farbe bleibt dieselbe.
    .ruling = Die Karte nennt einen Wert, und eine Farbe ist kein Wert.
rule-base-pcard-21 = Auch Geber können Falschspiel nutzen, genau wie Spieler.
rule-base-pcard-22 = Fortuna (10), Bonus: Spielst du sie beim Poker, erhältst du, ob du gewinnst oder verlierst, 30 $ und ziehst eine Pokerkarte.
rule-base-pcard-23 = Kampfkarte 3: Der Spieler, gegen den sie gespielt wird, erhält 2 Wunden.
rule-base-pcard-24 = Kampfkarte 7: Der Spieler, gegen den sie gespielt wird, erhält eine Wunde oder wirft eine zufällige Pokerkarte ab.
rule-base-pcard-25 = Kampfkarte J: Der Spieler, gegen den sie gespielt wird, erhält 10 $.
rule-base-pcard-26 = Hast du eine Schießerei gespielt, entscheidest du nach dem Vergleich der Werte und vor jeder Belohnung, ob du sie einsetzt; haben beide Seiten eine gespielt, entscheidet zuerst der Angreifer. Du musst sie nicht einsetzen, und du kannst es auch, wenn du gewonnen hast.
    .ruling = Sie hebt Ergebnisse auf; diese müssen also bekannt und noch nicht ausgeführt sein.
rule-base-pcard-27 = Die Schießerei hebt nur das Ergebnis auf; Boni, Reaktionen und der Effekt der Kampfkarte werden nicht rückgängig gemacht.
    .ruling = Die Karte nennt nur die Ergebnisse des Kampfes.
rule-base-pcard-28 = Nach einer Schießerei wirf die gespielten Karten ab und lege Kampfkarten unter ihren Stapel; dann beginnt derselbe Kampf von vorn, mit seinen Effekten für den Beginn. Er ist kostenlos und zählt für keine Grenze als zweiter Kampf. Du kannst wieder ablehnen und wieder „Hände hoch!“ einsetzen, wirfst aber keine weitere Karte dafür ab, dass der Sheriff gekommen ist.
    .ruling = Ein neuer Kampf folgt den üblichen Schritten, setzt aber die schon bezahlte Aktion fort.
rule-base-pcard-29 = Die Kampfkarte 10 gilt, wenn Kampfkarten wirken, also vor dem Vergleich. Du ziehst 1 Karte, dann beginnt der Kampf von vorn wie bei der Schießerei.
    .ruling = Sie gilt beim Schritt der Kampfkarten, und ihr Text gleicht dem der Schießerei.
rule-base-pcard-30 = Eine 9 (Instinkt) lässt dich eine Karte ziehen, wenn sie nach deinem Kampf, nach deiner Pokerpartie oder wegen Annie, des Sheriffs oder einer Kampfkarte abgeworfen wird. Du ziehst nichts, wenn sie wegen des Handkartenlimits, nach ihrer eigenen Aktion oder aus den Karten eines Gebers abgeworfen oder wenn sie jemandem gegeben wird.
    .ruling = Der Text der Karte geht dem Regelheft vor, dessen französisches Beispiel ihn nicht erwähnt.
rule-base-pcard-31 = Katzengold zählt nur dann als Nugget, wenn du es vorzeigst, um es für 20 $ und 1 LP einzuzahlen; es wird dann abgeworfen und zählt zu den 4 Nuggets für ein verbessertes Maultier. Bis dahin ist es eine gewöhnliche Karte: Es kann nicht geraubt werden, wird bei einer Verhaftung nicht halbiert, nimmt keinen Platz für Nuggets weg und entscheidet keinen Gleichstand.
    .ruling = Handkarten sind verborgen, also kann nur eine vorgezeigte zählen.
rule-base-pcard-32 = Führe die Menschenjagd in der gedruckten Reihenfolge aus: Bewege den Sheriff und führe aus, was daraus folgt; dann erhalte den LP, wenn du in diesem Moment Marshal oder Wanted bist. Du kannst den Sheriff auch stehen lassen.
    .ruling = Kartentexte werden von oben nach unten befolgt, und „bis zu 3“ schließt 0 ein.
rule-base-pcard-33 = Einmal in deinem Zug kannst du, wenn du Marshal- oder Wanted-Punkte erhältst (auch durch Storys am Ende des Zuges), nach der gesamten Belohnung Reputation spielen. Ihr Punkt kommt auf denselben Pfad, bringt die Belohnung seines Feldes und kann eine Story auslösen.
    .ruling = Sie reagiert, wenn du Punkte erhältst, und eine Belohnung zählt als Ganzes.
rule-base-pcard-34 = „Kugelsicher“ heilt beim Aufdecken eine Wunde und hebt von da an bis zum Ende des Kampfes alle Wunden auf, ob von der Kampfkarte, von Kinnhaken oder von der Niederlage. Nicht aufgehoben werden Wunden vom Beginn des Kampfes, die der Kampfkarte 6 und Wunden des nächsten Kampfes nach einer Schießerei.
    .ruling = Ein Bonus beginnt beim Aufdecken und gehört zu einem einzigen Kampf.

## general-store

chapter-general-store = Der Gemischtwarenladen
rule-base-store-01 = Um einen Ort zu nutzen, musst du auf seinem Feld stehen. Bei einem Saloon oder einem Gemischtwarenladen stehst du auf einem seiner 3 Nachbarfelder.
rule-base-store-02 = Du kannst von jedem der 3 Felder neben einem Gemischtwarenladen aus einkaufen.
rule-base-store-03 = Mit einer einzigen Aktion kaufst und verbesserst du so viel, wie du bezahlen kannst.
rule-base-store-04 = Du kannst von jedem Gegenstand nur ein Exemplar besitzen.
rule-base-store-05 = Du kannst höchstens 3 sonstige Gegenstände haben.
rule-base-store-06 = Du kannst ein Reittier oder eine Waffe gleich beim Kauf aktiv machen.
rule-base-store-07 = Kaufst du eine Waffe oder ein Reittier, kannst du das neue Stück sofort anstelle des alten aktiv machen.
rule-base-store-08 = Um ein Reittier oder eine Waffe zu verbessern, bezahle den Preis ein zweites Mal.
rule-base-store-09 = Käufe und Verbesserungen gelten nacheinander; du kannst also auch verbessern, was du eben gekauft hast, und Proviant und Whiskey wirken sofort. Das ganze Geld gilt als mit einer einzigen Aktion ausgegeben. Bei einem neuen Reittier oder einer neuen Waffe wählst du, ob das neue Stück aktiv wird.
    .ruling = Eine Aktion deckt beliebig viele Käufe, und du erhältst jeden, wenn du ihn bezahlst.

## items

chapter-items = Gegenstände
rule-base-item-01 = Du kannst Reittiere und Waffen verbessern, sonstige Gegenstände nicht.
rule-base-item-02 = Hast du 3 sonstige Gegenstände, kannst du keinen weiteren kaufen oder erhalten, bis einer davon weg ist.
rule-base-item-03 = Hast du 3 sonstige Gegenstände, kaufe keine weiteren, bis wieder Platz ist.
rule-base-item-04 = Du kannst keinen sonstigen Gegenstand abwerfen, um Platz zu schaffen: Abgeworfen wird er nur durch seinen eigenen Effekt, wie Whiskey und Proviant.
rule-base-item-05 = Ein Gegenstand, der abgeworfen wird, kommt im Gemischtwarenladen wieder zum Verkauf.
rule-base-item-06 = Maultier, 30 $: Du bewegst dich bis zu 3 Felder weit und kannst 2 Nuggets mehr mitführen.
rule-base-item-07 = Verbessertes Maultier (Rusty): Du bewegst dich bis zu 4 Felder weit, kannst 2 Nuggets mehr mitführen und erhältst 1 LP extra, wenn du mindestens 4 Nuggets einzahlst. Am Ende bringt es 1 LP.
rule-base-item-08 = Schrotflinte, 30 $: Gewinnst du einen Kampf, ziehst du eine Pokerkarte.
rule-base-item-09 = Verbesserte Schrotflinte: In allen deinen Kämpfen zählt die gegen dich gespielte Karte 1 weniger, und gewinnst du einen Kampf, ziehst du eine Pokerkarte. Am Ende bringt sie 1 LP.
rule-base-item-10 = Die verbesserten Waffen Six Iron, Widowmaker und Persuader senken die gegen dich gespielte Karte jeweils um 1 und bringen am Ende 1 LP.
rule-base-item-11 = Whiskey, 10 $: Wenn du ihn erhältst, heilst du eine Wunde.
rule-base-item-12 = Whiskey, Reaktion: Endet deine Bewegung auf einem Feld mit einem anderen Spieler, kannst du den Whiskey abwerfen, um diesem Spieler eine Wunde zu geben.
rule-base-item-13 = Minenkarte, 10 $: Wenn du Gold schürfst, kannst du einen der Würfel neu werfen.
rule-base-item-14 = Proviant, 20 $: Wenn du ihn erhältst, ziehe eine Pokerkarte.
rule-base-item-15 = Proviant, Aktion: Wirf ihn ab, um eine Wunde zu heilen und eine Pokerkarte zu ziehen.
rule-base-item-16 = Solange dein Maultier aktiv ist, kannst du 6 Nuggets mitführen.
rule-base-item-17 = Du kannst Whiskey gegen einen Spieler einsetzen, der schon 3 Wunden hat: Die Wunde hat keine Wirkung, und der Whiskey wird abgeworfen. Einsetzen kannst du Whiskey nur nach deiner eigenen Bewegungsaktion.
    .ruling = Die Karte stellt keine Bedingung an die Wunden des Opfers und gilt am Ende einer Bewegung.
rule-items-12 = Mustang, 50 $: Du bewegst dich bis zu 4 Felder weit.
rule-items-18 = Revolver, 20 $: Er hat keine Wirkung, bis du ihn verbesserst.
rule-items-19 = Gewehr, 40 $: Zu Beginn eines Kampfes, den du gegen einen Spieler beginnst, siehst du dir 2 zufällige Karten aus dessen Hand an.
rule-items-23 = Stetson, 20 $: Erhalte 1 LP, wenn du eine Pokerpartie gewinnst, und 10 $, wenn du eine verlierst.

## poker-game

chapter-poker-game = Poker spielen
rule-base-poker-01 = Auf einem der 3 Felder neben einem Saloon kannst du eine Pokerpartie beginnen; das kostet eine Aktion.
rule-base-poker-02 = Um eine Pokerpartie zu beginnen, lege 10 $ in den Pot und ziehe dann eine Pokerkarte.
rule-base-poker-03 = Alle anderen in der Stadt, in der gespielt wird, können mitspielen: Jeder legt 10 $ in den Pot und zieht eine Pokerkarte.
rule-base-poker-04 = Um mitzuspielen, musst du nur in derselben Stadt sein, nicht neben ihrem Saloon.
rule-base-poker-05 = Du brauchst 10 $, um eine Pokerpartie zu beginnen oder mitzuspielen.
rule-base-poker-06 = Spielt niemand mit, ist der rechte Nachbar des aktiven Spielers der Geber und spielt für das Haus.
rule-base-poker-07 = Der Geber legt seine eigenen Karten einstweilen beiseite und zieht 4 vom Pokerstapel.
rule-base-poker-08 = Der Geber legt nichts in den Pot.
rule-base-poker-09 = Das Haus legt 50 $ in den Pot, ganz gleich, wie viele mitspielen.
rule-base-poker-10 = Im Pot liegen 50 $ und dazu 10 $ für jeden Spieler, der eingezahlt hat.
rule-base-poker-11 = Haben alle bezahlt und gezogen, werden 3 Karten vom Stapel aufgedeckt: der Flop.
rule-base-poker-12 = Dein Blatt besteht aus zwei Karten von deiner Hand und den drei Karten des Flops.
rule-base-poker-13 = Spiele deine gewählten Karten verdeckt; alle decken ihre gleichzeitig auf.
rule-base-poker-14 = Hattest du beim Einzahlen keine Karten, spielst du nur die eine, die du gezogen hast.
rule-base-poker-15 = Hast du nur eine Karte zum Spielen, besteht dein Blatt aus 4 Karten; ein Full House, ein Flush oder eine Straße kann es also nie sein.
    .ruling = Für diese drei braucht man fünf Karten, wie ihre Beschreibungen zeigen.
rule-base-poker-16 = Wer das beste Blatt hat, gewinnt den Pot.
rule-base-poker-17 = Wenn du beim Poker verlierst, ziehst du eine Pokerkarte.
rule-base-poker-18 = Ein Geber, der verliert, bekommt dafür keine Karte.
    .ruling = Der Geber spielt für das Haus, mit Karten, die nicht seine eigenen sind.
rule-base-poker-19 = Gewinnt der aktive Spieler, erhält er außer dem Pot 1 LP.
rule-base-poker-20 = Jeder andere Gewinner nimmt den Pot, erhält aber keinen LP.
rule-base-poker-21 = Gewinnt der Geber, wird niemand ausbezahlt, und der ganze Pot kommt in den Vorrat.
rule-base-poker-22 = Der aktive Spieler gewinnt bei jedem Gleichstand, auch gegen den Geber.
rule-base-poker-23 = Haben zwei Spieler gleich gute Blätter und ist keiner von ihnen aktiv, teilen sie den Pot gleichmäßig, abgerundet; der Rest kommt in den Vorrat.
rule-base-poker-24 = Haben zwei oder mehr Spieler gleich gute Blätter und ist keiner von ihnen aktiv, teilen sie den Pot gleichmäßig, abgerundet; der Rest kommt in den Vorrat.
rule-base-poker-25 = Anteile sind Vielfache von 10 $: Zwei Gewinner eines Pots von 90 $ bekommen je 40 $, und 10 $ kommen in den Vorrat.
    .ruling = Die kleinste Geldkarte ist 10 $ wert.
rule-base-poker-26 = Ist eine Pokerpartie zu Ende, werden der Flop und alle gespielten Karten abgeworfen.
rule-base-poker-27 = Der Geber wirft auch die beiden nicht gespielten Karten ab und nimmt dann seine eigene Hand zurück.
    .ruling = Sonst behielte der Geber Karten, die dem Haus gehören.
rule-base-poker-28 = Der Fünfling ist das beste Blatt; der Royal Flush kommt als zweites.
rule-base-poker-29 = Nur ein Royal Flush schlägt den Fünfling, und der Fünfling schlägt seinerseits den Straight Flush.
rule-base-poker-30 = Der Fünfling kommt an zweiter Stelle: Nur ein Royal Flush schlägt ihn, und er schlägt den Straight Flush und jedes Blatt darunter.
    .ruling = Die englische Tabelle lässt sich nicht der Reihe nach lesen; die französische und eine spätere Übersicht stimmen in dieser Rangfolge überein.
rule-base-poker-31 = Fünfling: vier Karten eines Rangs und dazu Falschspiel, zum Beispiel Falschspiel mit allen vier Königen.
rule-base-poker-32 = Royal Flush: Ass, König, Dame, Bube und 10, alle von derselben Farbe.
rule-base-poker-33 = Straight Flush: fünf Ränge in Folge, alle von derselben Farbe, etwa Pik 4 bis 8. Er verliert gegen den Royal Flush.
rule-base-poker-34 = Vierling: alle vier Karten eines Rangs, zum Beispiel die vier Buben mit einer 7. Er verliert gegen den Straight Flush.
rule-base-poker-35 = Full House: drei Karten eines Rangs und ein Paar, zum Beispiel 10-10-10 mit 9-9. Es verliert gegen den Vierling.
rule-base-poker-36 = Flush: fünf Karten einer Farbe, die keine Folge bilden, etwa Bube, 8, 7, 4 und 2, alle Pik. Er verliert gegen das Full House.
rule-base-poker-37 = Straße: fünf Ränge in Folge, nicht alle von derselben Farbe, zum Beispiel 5 bis 9. Sie verliert gegen den Flush.
rule-base-poker-38 = Drilling: drei Karten eines Rangs, zum Beispiel 7-7-7 neben einer Dame und einer 2. Er verliert gegen die Straße.
rule-base-poker-39 = Zwei Paare: ein Paar von einem Rang und ein Paar von einem anderen, zum Beispiel 7-7 und 4-4 neben einem König. Sie verlieren gegen den Drilling.
rule-base-poker-40 = Paar: zwei Karten eines Rangs, zum Beispiel zwei Könige neben 10, 8 und 2. Es verliert gegen zwei Paare.
rule-base-poker-41 = Höchste Karte: nichts von alledem, also zählt deine höchste Karte, etwa die Dame in Q-10-8-5-3.
rule-base-poker-42 = Sind beide Blätter von derselben Art, gewinnt der höhere Rang: J-J-J schlägt 10-10-10.
rule-base-poker-43 = Sind beide Blätter von derselben Art und demselben Rang, werden die übrigen Karten von oben nach unten verglichen. Farben entscheiden nie.
    .ruling = So werden Pokerblätter gewöhnlich verglichen, und die Beispiele gehen nicht darüber hinaus.
rule-base-poker-44 = In einer Straße oder einem Straight Flush kann das Ass über dem König oder unter der 2 stehen.
    .ruling = Die Regelhefte des Grundspiels sagen nichts dazu, und die späteren vollständigen Regeln erlauben beides.
rule-base-poker-45 = Beim Poker gelten Boni nur für Karten, die von der Hand gespielt werden. Auf dem Flop ist Falschspiel nur eine 2 und Fortuna nur eine 10.
    .ruling = Die Karte muss gespielt werden, und der Flop wird aufgedeckt, nicht gespielt.
rule-base-poker-46 = Falschspiel kann jeden Rang haben, behält aber seine eigene Farbe und zählt immer mit dem Rang, der dein Blatt am besten macht. Zwei Karten „Falschspiel“ können denselben Rang haben; ohne Falschspiel gibt es keinen Fünfling.
    .ruling = Niemand würde einen schlechteren Rang wählen, also wird der beste für dich gewählt.
rule-base-poker-47 = Für den Geber gilt nur Falschspiel. Fortuna, Stetson und Wild Bill bringen ihm nichts.
    .ruling = Der Geber spielt für das Haus, und dessen Gewinn kommt in den Vorrat.
rule-base-poker-48 = Im Uhrzeigersinn nach dem aktiven Spieler entscheiden die Spieler, ob sie mitspielen; sie wissen dabei, wer schon dabei ist. Jeder bezahlt und zieht, wenn er einsteigt, und der Flop kommt zuletzt.
    .ruling = Auch sonst wird überall im Uhrzeigersinn gespielt.
rule-base-poker-49 = Mit zwei oder mehr Karten spielst du genau zwei, mit einer diese eine; ohne Karte ist der Flop dein Blatt.
    .ruling = Das überträgt die Regel der zwei gewählten Karten auf kleine Hände.
rule-base-poker-50 = Beim Vergleich der Beikarten verliert, wem eine Karte fehlt. Vier Karten ergeben nie einen Fünfling, ein Full House, einen Flush oder eine Straße.
    .ruling = Eine fehlende Karte kann nicht besser sein als irgendeine Karte.
rule-base-poker-51 = Haben mehrere Spieler gleichauf das beste Blatt und ist keiner von ihnen aktiv, haben sie alle gewonnen, und das zählt auch für Stetson und Wild Bill. Wer mit dem aktiven Spieler gleichauf liegt, hat verloren.
    .ruling = Sie teilen den Pot als Gewinner, während der aktive Spieler bei jedem Gleichstand gewinnt.
rule-base-poker-52 = Der rechte Nachbar des aktiven Spielers muss geben, auch wenn er in der Stadt ist und nicht mitspielen wollte. Die vier Karten werden vom Stapel gezogen, und weder eigene Karten noch Gegenstände oder Fähigkeiten des Gebers gelten.
    .ruling = Das Geben ist eine Pflicht des Platzes und zählt nicht als Teilnahme.
rule-base-poker-53 = Wild Bill kann eine seiner gespielten Karten behalten; sie wird zufällig bestimmt, bevor die Karten abgeworfen werden. Ist es eine 9, zieht er dafür nichts.
    .ruling = Eine behaltene Karte ist nicht abgeworfen worden.
rule-base-example-poker = Am Saloon von Darkrock zahlst du 10 $; mit den 50 $ des Hauses sind 60 $ im Pot. Du bist allein in der Stadt, also gibt der Spieler rechts von dir, mit vier Karten vom Stapel: Karo 2 (Falschspiel), Herz 4, Pik 9 und Kreuzbube. Der Flop ist Karobube, Kreuz 3 und Pik 10. Der Geber spielt den Kreuzbuben mit Falschspiel als weiterem Buben; du spielst Herz 10 (Fortuna) und Kreuz 10. Buben schlagen Zehnen: Der Pot kommt in den Vorrat, du ziehst als Verlierer eine Karte, und Fortuna bringt dir 30 $ und noch eine Karte.
rule-ruling-poker-game-01 = Die Karten eines Flushs werden einzeln von oben verglichen, auch wenn Falschspiel eine davon verdoppelt: A-A-K-Q-3 schlägt A-K-Q-J-8.
    .ruling = Ein Flush kennt keine Paare oder Drillinge, und Falschspiel darf einen Rang haben, der schon im Blatt ist.
rule-ruling-poker-game-02 = Gehen Stapel und Ablagestapel zur Neige, bestehen der Flop und die Hand des Gebers nur aus den Karten, die noch übrig sind.
    .ruling = Das Ziehen endet, wenn nichts mehr zu ziehen ist.

## prospect

chapter-prospect = Gold schürfen
rule-base-mine-01 = In einer Mine kannst du Gold schürfen; das kostet eine Aktion.
rule-base-mine-02 = Um Gold zu schürfen, wirf die beiden Würfel.
rule-base-mine-03 = Zeigt ein Würfel ein Nugget, nimm 1 Nugget.
rule-base-mine-04 = Zeigt ein Würfel Abraum, nimm 10 $.
rule-base-mine-05 = Zeigt ein Würfel Goldstaub, nimm 10 $ und wirf diesen Würfel neu; auch das neue Ergebnis gilt.
rule-base-mine-06 = Solange ein Würfel weiter Goldstaub zeigt, nimmst du jedes Mal 10 $ und wirfst ihn neu.
rule-base-mine-07 = Zeigt ein Würfel Schotter, erhältst du nichts.
rule-base-mine-08 = Du kannst bis zu 4 Nuggets mitführen.
rule-base-mine-09 = Nuggets, für die du keinen Platz hast, sind verloren.
    .ruling = Das Regelheft sagt nur, dass Geld über der Grenze verloren ist, und Nuggets werden ebenso behandelt.
rule-base-mine-10 = Mit der Minenkarte kannst du einen der beiden Würfel neu werfen, bevor einer davon gilt. Dann gelten beide; Würfe, die auf Goldstaub folgen, lassen sich mit der Karte nicht wiederholen.
    .ruling = Ein neuer Wurf ersetzt ein Ergebnis und muss also erfolgen, bevor Ergebnisse gelten.

## bank

chapter-bank = Die Bank
rule-base-bank-01 = In der Bank kannst du Gold einzahlen; das kostet eine Aktion.
rule-base-bank-02 = Die Bank zahlt 20 $ für jedes Nugget, das du einzahlst.
rule-base-bank-03 = Außerdem erhältst du 1 LP für jedes Nugget, das du einzahlst.
rule-base-bank-04 = Eingezahlte Nuggets kommen zurück in den Vorrat.
rule-base-bank-05 = Mit einer Aktion zahlst du so viele deiner Nuggets ein, wie du willst.
    .ruling = Die Regel nennt keine Zahl, also wählst du.
rule-base-bank-06 = Du kannst höchstens 120 $ haben; Geld darüber hinaus ist verloren.
rule-base-bank-07 = Hast du 110 $ und zahlst ein Nugget ein, hast du danach 120 $ und 1 LP mehr; die anderen 10 $ sind verloren.

## heist

chapter-heist = Der Bankraub
rule-base-heist-01 = In der Bank kannst du einen Bankraub begehen; das kostet eine Aktion.
rule-base-heist-02 = Du kannst in jedem Zug einen Bankraub versuchen.
rule-base-heist-03 = Der rechte Nachbar des aktiven Spielers spielt die Wache.
rule-base-heist-04 = Die Wache zieht 3 Kampfkarten.
rule-base-heist-05 = Zuerst werden die Karten der Wache gezogen, dann gelten Effekte für den Beginn eines Kampfes. Der Räuber spielt eine Pokerkarte verdeckt; danach wählt die Wache eine der drei und spielt sie verdeckt.
rule-base-heist-06 = Die Wache zieht drei Karten und spielt eine davon verdeckt, bevor der Räuber eine Pokerkarte spielt; dazwischen liegt kein Schritt für den Beginn eines Kampfes.
rule-base-heist-07 = Nach dem Aufdecken: zuerst Boni von Charakter, Gegenständen, Waffe und gespielter Karte, dann so viele Reaktionen, wie der aktive Spieler will, dann der Effekt der Karte der Wache und zuletzt der Vergleich.
rule-base-heist-08 = Bei Gleichstand gewinnt die Wache.
rule-base-heist-09 = Gelingt dein Bankraub, erhältst du 80 $ und 3 Wanted-Punkte.
rule-base-heist-10 = Misslingt dein Bankraub, erhältst du einen Wanted-Punkt und eine Wunde und ziehst eine Pokerkarte.
rule-base-heist-11 = Ein Marshal, der einen Bankraub versucht, wird Wanted, ob er gewinnt oder verliert.
rule-base-heist-12 = Wirf nach dem Kampf die gespielten Pokerkarten ab und lege alle gezogenen Kampfkarten, benutzt oder nicht, in zufälliger Reihenfolge unter ihren Stapel.
rule-base-heist-13 = Wirf nach dem Kampf die gespielte Pokerkarte ab, mische alle Karten der Wache und lege sie unter den Kampfstapel.
    .ruling = Der französische Text sagt nur, dass die Karten der Wache abgeworfen werden, aber für Kampfkarten gibt es keinen Ablagestapel, und nach anderen Kämpfen kommen die Karten zurück in den Stapel.
rule-base-heist-14 = Du brauchst eine Pokerkarte, um einen Bankraub zu beginnen, und hat er begonnen, kannst du nicht mehr ablehnen.
    .ruling = Eine Karte muss gespielt werden, und kein Schritt lässt eine Ablehnung zu.
rule-base-heist-15 = Der Effekt der Karte der Wache gilt auch für einen Räuber, der dann gewinnt.
rule-base-example-heist = Billy the Kid ist in der Bank von Darkrock und setzt eine Aktion für einen Bankraub ein. Die Wache hat 3, 7 und J und spielt die 3, die Billy zwei Wunden bringen würde. Billys Karte ist „Kugelsicher“, der Herzbube: Er erhält keine Wunden, und ein Bube ist höher als eine 3. Er erhält 80 $ und 3 Wanted-Punkte.

## heal

chapter-heal = Der Arzt
rule-base-heal-01 = In der Arztpraxis kannst du mit einer Aktion 10 $ bezahlen und alle deine Wunden heilen.
rule-base-heal-02 = Für jede Wunde, die in der Arztpraxis geheilt wird, ziehst du eine Pokerkarte.
rule-base-heal-03 = Heilst du in der Arztpraxis drei Wunden, bezahlst du 10 $ und ziehst 3 Karten.
rule-base-heal-04 = Du kannst auch ohne eine Wunde zum Arzt gehen: Du bezahlst 10 $ und ziehst keine Karten.
    .ruling = Nichts verbietet es.

## revel

chapter-revel = Das Varieté
rule-base-revel-01 = Im Varieté kannst du mit einer Aktion Geld ausgeben: Erhalte 1 LP für je 30 $.
rule-base-revel-02 = Feiern bringt 1 LP für 30 $, 2 LP für 60 $, 3 LP für 90 $ und 4 LP für 120 $.

## cattle

chapter-cattle = Vieh
rule-base-cattle-01 = Auf einer Ranch kannst du eines ihrer verdeckten Viehplättchen nehmen; das kostet eine Aktion.
rule-base-cattle-02 = Du kannst immer nur ein Viehplättchen mitführen.
rule-base-cattle-03 = Führst du ein Viehplättchen mit, kannst du auf einer Ranch kein weiteres nehmen.
rule-base-cattle-04 = Die Belohnung auf deinem eigenen Plättchen kannst du jederzeit ansehen.
rule-base-cattle-05 = Dein Plättchen liegt verdeckt auf deinem Tableau, bis es abgeliefert wird.
rule-base-cattle-06 = Vieh verladen: Endet eine deiner Bewegungsaktionen am Bahnhof, kannst du dein Plättchen abliefern und erhältst seine Belohnung und 1 Marshal-Punkt.
rule-base-cattle-07 = Vieh verladen: Endet irgendeine deiner Bewegungen am Bahnhof, was auch immer sie ausgelöst hat, kannst du dein Plättchen abliefern und erhältst seine Belohnung und 1 Marshal-Punkt.
rule-base-cattle-08 = Vieh verschachern: Endet eine deiner Bewegungsaktionen auf der Ranch der anderen Farbe, kannst du dein Plättchen dort abliefern und erhältst seine Belohnung und 1 Wanted-Punkt.
rule-base-cattle-09 = Vieh verschachern: Endet irgendeine deiner Bewegungen auf der Ranch der anderen Farbe, was auch immer sie ausgelöst hat, kannst du dein Plättchen dort abliefern und erhältst seine Belohnung und 1 Wanted-Punkt.
rule-base-cattle-10 = In der englischen Ausgabe kannst du nach „Aufgesattelt“ oder nach Y.B. Rowdys Fähigkeit nicht abliefern, in der französischen und der italienischen schon. Sprint verlängert eine Bewegungsaktion, also kannst du danach in allen Ausgaben abliefern.
    .ruling = Jede Ausgabe wird wörtlich genommen: Bewegungsaktion auf Englisch, Bewegung auf Französisch und Italienisch.
rule-base-cattle-11 = Das Abliefern kostet keine Aktion.
rule-base-cattle-12 = Du musst nicht abliefern.
rule-base-cattle-13 = Nach dem Abliefern kommt das Plättchen zurück auf die Ranch seiner Farbe und wird dort verdeckt untergemischt.
rule-base-cattle-14 = Du kannst ein Plättchen nicht auf der Ranch abliefern, von der es kommt.
rule-base-cattle-15 = Solange du Wanted bist, kannst du Vieh trotzdem verladen, erhältst aber nur die Belohnung auf dem Plättchen und keinen Marshal-Punkt.
    .ruling = Wanted-Spieler können keine Marshal-Punkte erhalten.

## work

chapter-work = Arbeiten
rule-base-work-01 = Arbeiten ist eine Aktion, die dir 10 $ bringt.
rule-base-work-02 = Arbeiten kannst du an jedem benannten Ort, auch auf den Feldern neben einem Saloon oder einem Gemischtwarenladen, aber auf keinem anderen Feld.
    .ruling = Das Wort „Ort“ wird so gelesen, wie das Regelheft es sonst verwendet, und meint nicht jedes Feld.

## wounds

chapter-wounds = Wunden
rule-base-wound-01 = Du kannst höchstens 3 Wunden haben; weitere haben keine Wirkung auf dich.
rule-base-wound-02 = Am Ende der Partie kostet dich jede Wunde 1 LP.
rule-base-wound-03 = Du heilst Wunden in der Arztpraxis, mit „Kugelsicher“ in einem Kampf, beim Kauf von Whiskey oder mit der Aktion des Proviants.
rule-base-wound-04 = Verlierst du einen Kampf, gleich welcher Art, erhältst du dafür genau eine Wunde; Karteneffekte können weitere hinzufügen.
rule-base-wound-05 = Hast du schon 3 Wunden und verlierst einen Kampf, ziehst du trotzdem die Karte des Verlierers.
rule-base-wound-06 = Eine Wunde, die keine Wirkung hat oder aufgehoben wird, hast du nie erhalten; Doc Holliday zieht also keine Karte dafür. Der Verlierer zieht trotzdem die Karte für den verlorenen Kampf.
    .ruling = Du erhältst nur, was bei dir ankommt.
rule-base-wound-07 = Doc Holliday zieht eine Karte für jeden Effekt, der ihn verwundet, nicht für jede Wunde: Niederlage und Kinnhaken zusammen sind ein Effekt, eine Kampfkarte ist ein eigener.
    .ruling = Kinnhaken kommt zur Wunde des Verlierers hinzu, während der Effekt einer Kampfkarte davon getrennt ist.

## tracks-marshal

chapter-tracks-marshal = Der Marshal-Pfad
rule-base-marshal-01 = Du bist Marshal, Wanted oder keines von beiden: Niemand hat Punkte beider Arten zugleich.
rule-base-marshal-02 = Solange du Wanted bist, kannst du keine Marshal-Punkte erhalten.
rule-base-marshal-03 = Du erhältst 1 Marshal-Punkt, wenn du einen Banditen besiegst (falls du ihn statt 1 LP wählst), Vieh verlädst, einen Wanted-Spieler verhaftest oder „Lebende Legende“ einsetzt; Storys können mehr bringen.
rule-base-marshal-04 = Für jeden Marshal-Punkt, den du erhältst, rückt dein Stein ein Feld vor.
rule-base-marshal-05 = Du erhältst die Belohnung jedes Feldes, das dein Stein erreicht oder überschreitet.
rule-base-marshal-06 = Liegt dein Stein auf Feld 9, wird jeder weitere Marshal-Punkt zu 1 LP.
rule-base-marshal-07 = Punkte werden einzeln gezählt: Mit 3 Marshal-Punkten von Feld 8 aus erreichst du Feld 9, erhältst dessen Belohnung und für den Rest 2 LP.
rule-base-marshal-08 = Bist du Marshal und erhältst auf irgendeine Weise einen Wanted-Punkt, verlierst du alle deine Marshal-Punkte und beginnst am Anfang des Wanted-Pfads.
rule-base-marshal-09 = Als Marshal kannst du etwas tun, das dir Wanted-Punkte bringt; dann verlierst du deine Marshal-Punkte und beginnst auf dem Wanted-Pfad.
rule-base-marshal-10 = Wechselst du den Pfad, beginnst du am Anfang, auf welchem Feld du auch warst.
rule-base-marshal-11 = Bist du einmal Wanted, musst du erst verhaftet werden, bevor du wieder Marshal-Punkte erhalten kannst.
rule-base-marshal-12 = Auf dem Marshal-Pfad erhältst du 20 $ auf Feld 2 und 2 LP auf Feld 3.
rule-base-marshal-13 = Kommst du auf ein Marshal-Feld, erhältst du seine Belohnung: 20 $ auf den Feldern 1 und 2, 2 LP auf 3, 30 $ auf 4 und 5, 4 LP auf 6, 40 $ auf 7 und 8 und 6 LP auf 9.
rule-base-marshal-14 = Am Ende der Partie wird ein Marshal nach seiner Reihe gewertet: Die erste bringt 1 LP, die zweite 2 und die dritte 3.
rule-base-marshal-15 = Ein Marshal-Punkt, den du auf Feld 9 erhältst, bewegt keinen Stein und wird zu 1 LP, gilt aber dennoch als erhalten.
    .ruling = Der LP ersetzt den Schritt auf dem Pfad, nicht den Punkt, den du erhältst.
rule-base-example-marshal-track = Du bist als Marshal auf Feld 1 und erhältst 2 Punkte. Dein Stein rückt über Feld 2 auf Feld 3; das bringt dir 20 $ und 2 LP.

## tracks-wanted

chapter-tracks-wanted = Der Wanted-Pfad
rule-base-wanted-01 = Du erhältst Wanted-Punkte für einen Bankraub (3 und dazu 80 $, wenn er gelingt, sonst 1), für den Überfall auf einen Spieler (1), für das Verschachern von Vieh (1) und für den Einsatz der Karte „Lebende Legende“ (1); Storys können mehr bringen.
rule-base-wanted-02 = Für jeden Wanted-Punkt, den du erhältst, rückt dein Stein ein Feld vor, und du erhältst die Belohnung jedes Feldes, auf das er kommt.
rule-base-wanted-03 = Liegt dein Stein auf Feld 9, wird jeder weitere Wanted-Punkt zu 1 LP.
rule-base-wanted-04 = Der Wanted-Pfad hat 9 Felder: drei Reihen zu dreien.
rule-base-wanted-05 = Erreichst du das Wanted-Feld 6, ziehst du eine Pokerkarte.
rule-base-wanted-06 = Auf dem Wanted-Pfad ziehst du eine Pokerkarte, wenn du auf ein gerades Feld kommst: 2, 4, 6 und 8. Die ungeraden bringen nichts; das erste zeigt, dass der Sheriff nun aktiv ist.
rule-base-wanted-07 = Ein Wanted-Punkt, den du auf Feld 9 erhältst, bewegt keinen Stein und wird zu 1 LP, gilt aber dennoch als erhalten.
    .ruling = Der LP ersetzt den Schritt auf dem Pfad, nicht den Punkt, den du erhältst.
rule-base-example-wanted-track = Ein Wanted-Spieler erhält 1 weiteren Punkt und erreicht Feld 6: sofort eine Pokerkarte und am Ende des Zuges 2 LP, denn dieses Feld liegt in Reihe 2.

## sheriff

chapter-sheriff = Der Sheriff
rule-base-sheriff-01 = Der Sheriff bewegt sich nur, wenn jemand Wanted ist.
rule-base-sheriff-02 = Storys und die Aktion Menschenjagd bewegen den Sheriff.
rule-base-sheriff-03 = Sobald der Sheriff auf dein Feld kommt, wirfst du eine Pokerkarte ab, wenn du Wanted bist; ebenso jeder andere Wanted-Spieler dort.
rule-base-sheriff-04 = Sobald der Sheriff auf dein Feld kommt, während du Wanted bist, wirfst du eine Pokerkarte ab.
rule-base-sheriff-05 = Hast du keine Pokerkarte, wenn der Sheriff kommt, wirfst du keine ab.
    .ruling = Es gibt nichts abzuwerfen, und eine andere Strafe wird nicht genannt.
rule-base-sheriff-06 = Sind auf dem Feld, auf das der Sheriff kommt, mehrere Wanted-Spieler, wählt der Spieler, der den Sheriff bewegt, wen dieser zu verhaften versucht.
rule-base-sheriff-07 = Der Sheriff versucht die Verhaftung, sobald er auf das Feld kommt, auch wenn er sich noch weiter bewegen könnte.
    .ruling = Die Regel spricht vom Betreten des Feldes, und die französische Regel erwähnt, dass der Rest der Bewegung verloren geht.
rule-base-sheriff-08 = Kommt der Sheriff auf dein Feld, während du Wanted bist, wirf zuerst eine Karte ab; dann kämpfe gegen ihn.
rule-base-sheriff-09 = Zuerst gelten Effekte für den Beginn eines Kampfes. Dann lehnt der Wanted-Spieler ab und wird verhaftet, oder er spielt eine Karte; in diesem Fall zieht sein rechter Nachbar 4 Kampfkarten und spielt eine.
rule-base-sheriff-10 = Die 4 Kampfkarten des Sheriffs werden ganz am Anfang gezogen; Effekte für den Beginn eines Kampfes folgen. Danach ergibt sich der Wanted-Spieler, oder er spielt eine Karte; in diesem Fall spielt schließlich der Sheriff eine der vier.
rule-base-sheriff-11 = Der Wanted-Spieler muss eine Karte spielen; danach zieht sein rechter Nachbar 4 Kampfkarten und spielt eine. Niemand kann sich ergeben, und Effekte für den Beginn eines Kampfes haben keinen eigenen Schritt.
rule-base-sheriff-12 = Der rechte Nachbar des Wanted-Spielers spielt den Sheriff.
rule-base-sheriff-13 = Kämpft der Sheriff, kann nur der Wanted-Spieler reagieren.
rule-base-sheriff-14 = Kämpft der Sheriff, kann nur der Wanted-Spieler reagieren, wer auch immer am Zug ist.
    .ruling = Der Text nennt den aktiven Spieler, der vielleicht gar nicht am Kampf beteiligt ist; das italienische Heft nennt aber den Wanted-Spieler.
rule-base-sheriff-15 = Bei Gleichstand gewinnt der Sheriff.
rule-base-sheriff-16 = Nach dem Aufdecken kommen Boni, dann Reaktionen, dann der Effekt der Karte des Sheriffs und zuletzt der Vergleich.
rule-base-sheriff-17 = Lehnst du den Kampf gegen den Sheriff ab oder ergibst du dich, wirst du verhaftet.
rule-base-sheriff-18 = Verhaftet dich der Sheriff, erhältst du eine Wunde, ziehst eine Pokerkarte, kommst zusammen mit ihm in sein Büro und verlierst deine Wanted-Punkte, dein Vieh und die Hälfte deines Geldes und deiner Nuggets, jeweils aufgerundet.
rule-base-sheriff-19 = Besiegst du den Sheriff, entkommst du, erhältst aber nichts; er geht zurück in sein Büro.
rule-base-sheriff-20 = Wirf nach dem Kampf die Pokerkarten ab und lege alle 4 Kampfkarten in zufälliger Reihenfolge unter ihren Stapel.
rule-base-sheriff-21 = Wirst du auf dem Feld des Sheriffs Wanted, versucht er nicht, dich zu verhaften.
rule-base-sheriff-22 = Der Sheriff versucht eine Verhaftung nur, wenn er auf ein Feld bewegt wird.
rule-base-sheriff-23 = Geht der Sheriff zurück in sein Büro, wird er dorthin gestellt und betritt es nicht; er verhaftet dort also niemanden.
    .ruling = Er versucht eine Verhaftung nur, wenn er sich auf ein Feld bewegt.
rule-base-sheriff-24 = Kommt der Sheriff auf das Feld eines Banditen, geschieht nichts.
    .ruling = Keine Regel gibt dem eine Wirkung.
rule-base-sheriff-25 = Der Sheriff bewegt sich wie du um die Mesas herum und kann auf ein Feld zurückkehren, auf dem er schon war. Du kannst ihn auf dein eigenes Feld bewegen: Bist du Wanted, wirfst du eine Karte ab, und er kann versuchen, dich zu verhaften. Danach geht dein Zug weiter.
    .ruling = Keine Regel gibt ihm eine andere Art der Bewegung oder schützt den Spieler, der ihn bewegt.
rule-base-sheriff-26 = Trifft der Sheriff auf mehrere Wanted-Spieler, werfen sie in Zugreihenfolge je eine Karte ab, beginnend mit dem Spieler, der ihn bewegt; dann wählt dieser, wen der Sheriff zu verhaften versucht.
    .ruling = Nach der Regel werfen alle zugleich ab, und die Zugreihenfolge regelt, wer den Anfang macht.

## stories

chapter-stories = Storys
rule-base-story-01 = Es sind immer nur zwei Auslöser offen: die auf den obersten Karten der beiden Storystapel.
rule-base-story-02 = Erfüllst du in deinem Zug einen Auslöser, kannst du eine deiner Scheiben auf den ersten freien Platz dieser Story legen.
rule-base-story-03 = Erfüllst du in deinem Zug einen Auslöser, kannst du eine deiner Scheiben auf diese Story legen.
rule-base-story-04 = Wenn du einen Auslöser erfüllst, musst du keine Scheibe legen.
    .ruling = Das Wort „kann“ in der Regel wiegt schwerer als eine Bildunterschrift, die es wie eine Pflicht klingen lässt.
rule-base-story-05 = Bei zwei, drei oder vier Spielern ist eine Story mit 2 Scheiben vollständig.
rule-base-story-06 = Bei fünf oder sechs Spielern ist eine Story mit 3 Scheiben vollständig.
rule-base-story-07 = Du kannst in einem Zug nur eine Scheibe legen, gleich auf welche der beiden Storys.
rule-base-story-08 = Du kannst in einem Zug nur eine Scheibe legen.
    .ruling = Könntest du in einem Zug zu beiden Storys beitragen, wäre die Regel für zwei zugleich erfüllte Auslöser überflüssig.
rule-base-story-09 = Scheiben legst du nur in deinem eigenen Zug.
rule-base-story-10 = Haben beide offenen Storys den Auslöser, den du erfüllt hast, wähle eine davon.
rule-base-story-11 = Sind deine beiden Scheiben im Einsatz, kannst du eine von der anderen Story nehmen und auf die legen, die du gerade ausgelöst hast.
rule-base-story-12 = Sind deine beiden Scheiben im Einsatz, kannst du eine von einer anderen Story aufnehmen und diese verwenden.
rule-base-story-13 = Sind deine beiden Scheiben im Einsatz, kannst du eine davon zwischen den beiden Storys verschieben.
rule-base-story-14 = Eine Scheibe, die schon auf der ausgelösten Story liegt, kann nicht auf dieselbe Story versetzt werden.
    .ruling = Scheiben werden nur von der anderen Story versetzt.
rule-base-story-15 = Legst du die Scheibe, die eine Story vollständig macht, führst du die Story am Ende deines Zuges aus.
rule-base-story-16 = Um eine Story auszuführen, lies sie vor, gib allen, die beigetragen haben, ihre Belohnung, stelle ihre Banditen auf und bewege den Sheriff.
rule-base-story-17 = Wer eine Scheibe auf einer Story hat, erhält ihre Belohnung, wer auch immer sie vollständig gemacht hat.
rule-base-story-18 = Zwei Scheiben auf einer Story bringen dir dieselbe Belohnung wie eine.
rule-base-story-19 = In jedes Versteck, das die Story nennt, kommt ein Bandit. In ein Versteck, in dem ein Bandit, ein Spieler oder der Sheriff steht, kommt keiner.
rule-base-story-20 = Ist der Sheriff aktiv, bewegt ihn der Spieler, der die Story ausführt, um die Felderzahl auf der Karte.
rule-base-story-21 = Je nach Story bewegt sich der Sheriff 0 bis 6 Felder weit.
rule-base-story-22 = Du kannst den Sheriff weniger Felder weit bewegen, als die Story angibt.
    .ruling = Die Worte „bis zu“ auf der Karte wiegen schwerer als ein Beispiel, das die volle Zahl nutzt.
rule-base-story-23 = Du bewegst den Sheriff genau so viele Felder weit, wie die Story angibt.
rule-base-story-24 = Bewegt eine Story den Sheriff, kann er unterwegs versuchen, jemanden zu verhaften.
rule-base-story-25 = Versucht der Sheriff eine Verhaftung, bleibt er dort stehen, und übrige Felder sind verloren.
rule-base-story-26 = Nachdem eine Story ausgeführt ist, bekommst du deine Scheiben zurück.
rule-base-story-27 = Ist eine Story ausgeführt, zeigt die Karte darunter den nächsten Auslöser. Ein leerer Stapel zeigt keinen.
    .ruling = Kein Regelheft erwähnt diesen Fall, und keines beschreibt, dass ein neuer Stapel gebildet wird.
rule-base-story-28 = Ein Auslöser: Erhalte mit einer einzigen Aktion mindestens 2 LP.
rule-base-story-29 = Ein Auslöser: Gib mit einer einzigen Aktion in einer Stadt mindestens 80 $ aus.
rule-base-story-30 = Ein Auslöser: Erhalte Wanted- oder Marshal-Punkte, wie viele auch immer.
rule-base-story-31 = „Blutgeld“: Alle, die beigetragen haben, erhalten 30 $ oder aber 50 $ und eine Wunde. In den Verstecken der Banden B und C erscheinen Banditen, und der Sheriff wird bis zu 3 Felder weit bewegt.
rule-base-story-32 = „Blutgeld“: Alle, die beigetragen haben, erhalten 30 $ oder aber 50 $ und eine Wunde. Banditen erscheinen, und der Sheriff wird 3 Felder weit bewegt.
rule-base-story-33 = Ein Buchstabe auf einer Story steht für beide Verstecke dieser Bande; B und C zusammen bedeuten also 4 Verstecke.
    .ruling = Das Beispiel mit B und C zählt mindestens drei Banditen.
rule-base-story-34 = Erfüllst du während einer Aktion einen Auslöser, kannst du einmal eine Scheibe legen, und zwar nach der ganzen Aktion mit ihren Kämpfen, den Effekten am Ende einer Bewegung und Aufgaben. Erfüllst du in deinem Zug einen Auslöser außerhalb einer Aktion, kannst du es nach diesem Effekt tun.
    .ruling = Ein Auslöser zählt eine ganze Aktion, und die kennt man erst, wenn sie vorbei ist.
rule-base-story-35 = Auslöser, die von einer einzigen Aktion sprechen, verlangen eine deiner drei Aktionen: Effekte für den Beginn des Zuges, Storys und LP dafür, dass du Wanted bist, zählen nicht. Zähle alle LP zusammen, die du während dieser Aktion erhältst, auch die über das Ende eines Pfads hinaus, und lass Verluste außer Acht. Beim Auslöser mit Marshal- oder Wanted-Punkten zählen alle, die du in deinem Zug erhältst; eine Story, die dadurch im ersten Schritt des Zugendes vollständig wird, wird noch in diesem Schritt ausgeführt.
    .ruling = Die Worte „einzige Aktion“ werden wörtlich genommen, und um Punkte zu erhalten, braucht man keine Aktion.
rule-base-story-36 = Du kannst einen Auslöser nur erfüllen, solange seine Karte oben auf ihrem Stapel liegt.
    .ruling = Einen Auslöser, den niemand sieht, kannst du nicht erfüllen.
rule-base-story-37 = Geld gilt als ausgegeben, wenn du es in der Stadt mit einer Aktion freiwillig in den Vorrat zahlst: beim Einkaufen, beim Feiern, beim Arzt oder als deinen Grundeinsatz beim Poker.
    .ruling = Verluste und Geschenke sind keine Ausgaben.
rule-base-example-story-resolution = In einer Partie zu fünft legt Rot eine Scheibe auf „Blutgeld“, wo schon Scheiben von Gelb und Blau liegen; also führt Rot die Story am Ende des Zuges aus. Alle drei Scheiben gehen zurück, und ihre Besitzer erhalten die Belohnung. In den Verstecken B und C erscheinen Banditen; nur das Versteck mit einem Spieler und das, in dem schon ein Bandit steht, bekommen keinen. Rot ist Wanted und bewegt den Sheriff 3 Felder weit, ans andere Ende des Spielplans.

## end-of-turn

chapter-end-of-turn = Ende deines Zuges
rule-base-end-01 = Beende deinen Zug in dieser Reihenfolge: Führe die vollständigen Storys aus, wirf bis auf dein Handkartenlimit ab, erhalte LP dafür, dass du Wanted bist, prüfe das Ende der Partie und gib den Zug im Uhrzeigersinn weiter.
rule-base-end-02 = Führe am Ende deines Zuges zuerst jede Story aus, die alle ihre Scheiben hat.
rule-base-end-03 = Du kannst 5 Pokerkarten behalten, eine weniger für jede deiner Wunden.
rule-base-end-04 = Dein Handkartenlimit gilt nur am Ende deines eigenen Zuges; bis dahin kannst du mehr Karten haben.
rule-base-end-05 = Du wählst die Karten, die du abwirfst.
    .ruling = Die Regel sagt es nicht, und die Wahl ist üblich.
rule-base-end-06 = Bist du am Ende deines Zuges Wanted, erhältst du LP: 1 in der ersten Reihe des Pfads, 2 in der zweiten und 3 in der dritten.
rule-base-end-07 = Du erhältst die LP dafür, dass du Wanted bist, bevor das Ende der Partie geprüft wird; diese LP zählen dabei also mit.
rule-base-end-08 = Storys werden ausgeführt, bevor du abwirfst: Vielleicht musst du Karten abwerfen, die sie dir geben, und Wunden, die sie dir bringen, senken dein Limit.
rule-base-example-end-of-turn = In einer Partie zu fünft liegen auf der einen Story Scheiben von Gelb, Blau und Rot und auf der anderen nur zwei Scheiben. Rots Zug endet; Rot ist Billy mit 6 Karten, 2 Wunden und dem Stein auf dem zweiten Wanted-Feld. Die drei Spieler auf der vollständigen Story erhalten ihre Belohnung und bekommen ihre Scheiben zurück; die andere Story bleibt offen. Billy kann 3 Karten behalten, wirft also 3 ab und erhält 1 LP für die erste Reihe.

## end-game

chapter-end-game = Das Ende der Partie
rule-base-endgame-01 = Das Ende wird ausgelöst, wenn jemand die vereinbarten LP erreicht: 15, 20 oder 25.
rule-base-endgame-02 = Ist das Ende ausgelöst, wird die laufende Runde zu Ende gespielt. Dann hat jeder einen letzten Zug, beginnend mit dem Startspieler.
rule-base-endgame-03 = Auch der Spieler, der das Ende ausgelöst hat, hat wie alle anderen einen letzten Zug.
rule-base-endgame-04 = Im vierten Schritt am Ende eines Zuges wird geprüft, ob das Ende ausgelöst ist.
    .ruling = Andere Stellen nennen keinen Zeitpunkt, die Liste der Schritte schon.
rule-base-endgame-05 = Im vierten Schritt am Ende eines Zuges werden die LP aller Spieler geprüft. Ein Spieler, der das Ziel erreicht oder übertrifft, löst das Ende aus, und zwar nur einmal; wer das Ziel erreicht hatte, aber vor der Prüfung wieder darunter gefallen ist, löst es nicht aus.
    .ruling = Die Worte „ein Spieler“ stehen in zwei der drei Stellen, und der Schritt selbst nennt nur den Zeitpunkt.
rule-base-example-final-turns = Gespielt wird bis 15 LP; Rot hat angefangen, und Blau und Lila sind die Letzten in der Zugreihenfolge. Blau erreicht im eigenen Zug 15 LP und beendet ihn, und Lilas Zug schließt die Runde ab. Dann hat jeder einen letzten Zug, beginnend mit Rot, und nach dem von Lila ist die Partie vorbei.

## scoring

chapter-scoring = Schlusswertung
rule-base-score-01 = Werte die LP auf allen deinen verbesserten Reittieren und Waffen, ob aktiv oder nicht.
rule-base-score-02 = Du bekommst 1 LP für je volle 60 $, die du hast; kleinere Beträge bringen nichts.
rule-base-score-03 = Du bekommst 1 LP für je volle 60 $, die du hast, höchstens 2 LP; kleinere Beträge bringen nichts.
rule-base-score-04 = Du verlierst 1 LP für jede deiner Wunden.
rule-base-score-05 = Hast du allein die meisten Wanted-Punkte, bekommst du 3 LP.
rule-base-score-06 = Haben mehrere Spieler gleichauf die meisten Wanted-Punkte, bekommt jeder von ihnen 1 LP und niemand 3.
rule-base-score-07 = Bist du Wanted, hast aber nicht die meisten Wanted-Punkte, bekommst du 1 LP.
rule-base-score-08 = Als Marshal bekommst du die LP der Reihe, in der dein Stein liegt.
rule-base-score-09 = Wurde mit Aufgaben gespielt, werte deine Legendenplättchen.
rule-base-score-10 = Der Spieler, der am Ende die meisten LP hat, gewinnt die Partie.
rule-base-score-11 = Zum Beispiel bringen 50 $ nichts, 110 $ bringen 1 LP und 120 $ bringen 2.
rule-base-score-12 = Du kannst nicht weniger als 0 LP haben.
    .ruling = Der Pfad hat nichts unter 0, auch wenn manche Effekte LP wegnehmen.

## ties

chapter-ties = Gleichstand am Ende
rule-base-tie-01 = Haben mehrere Spieler gleich viele LP, gewinnt von ihnen, wer mehr Punkte auf dem Marshal- oder dem Wanted-Pfad hat.
rule-base-tie-02 = Herrscht auch bei Marshal- und Wanted-Punkten Gleichstand, gewinnt der Spieler mit mehr Nuggets.
rule-base-tie-03 = Herrscht auch bei den Nuggets Gleichstand, gewinnt der Spieler mit weniger Wunden.
rule-base-tie-04 = Herrscht auch bei den Wunden Gleichstand, gewinnen die betreffenden Spieler gemeinsam.
rule-base-tie-05 = Zum Auflösen eines Gleichstands zählen ein Marshal-Punkt und ein Wanted-Punkt gleich viel.
    .ruling = Die Regel nennt beide zusammen und zieht keinen vor.

## clarifications

chapter-clarifications = Klarstellungen
rule-base-clar-01 = Widersprechen sich eine Karte und das Regelheft, gilt die Karte.
rule-base-clar-02 = Du kannst „Reputation“ nur einmal in einem Zug spielen, wie viele Punkte du auch erhältst.
rule-base-clar-03 = Machst du anstelle deines Maultiers ein anderes Reittier aktiv, kommen Nuggets über 4 hinaus zurück in den Vorrat.
rule-base-clar-04 = Setzt du die Aktion von „Instinkt“ ein, gilt der Bonus für das Abwerfen nicht.
