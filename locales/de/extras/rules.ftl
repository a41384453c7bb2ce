## stories: core stories, unique events, the Man in Black's further cards, gangs and posses

chapter-ex-core-stories = Extras: Basis-Storys
rule-ex-core-stories-01 = Ein weiterer Auslöser: Beende eine Bewegungsaktion auf einem Ereignis- oder Frontier-Plättchen.
rule-ex-core-stories-02 = Ereignisplättchen sind Schurken, Claimräuber, High Roller, Longhorns und die Plättchen einzigartiger Ereignisse. Ein High Roller zählt auf jedem Feld neben seinem Saloon.
    .ruling = Ein High Roller liegt im Saloon selbst, wo keine Figur stehen kann.
rule-ex-core-stories-03 = Ein Plättchen zählt, wenn du am Ende deiner Bewegung gegen seinen Gegner kämpfst, auch wenn es nach dem Kampf aus dem Spiel geht; ebenso eines, das durch deinen Besuch entfernt wird. Verlängerst du die Bewegung, zählt nur das Feld, auf dem sie schließlich endet.
    .ruling = Die Bewegung endet auf dem Plättchen. Würden nur Plättchen zählen, die liegen bleiben, zählten Schurken und Claimräuber nie.
rule-ex-core-stories-04 = Andere Bewegungen, etwa die durch Karten und Storys, erfüllen diesen Auslöser nicht, und ebenso wenig genügt es, schon vorher auf einem Feld mit einem Plättchen zu sein.
    .ruling = Der Auslöser nennt eine Bewegungsaktion, und die ist eine Aktion.
rule-ex-core-stories-05 = Die zwanzig zusätzlichen Basis-Storys gehören in die Stapel jedes Spielmodus, der mit Basis-Storys und deren Auslösern gespielt wird. Mit legendären Storys wird keine Basis-Story gespielt.
    .ruling = Die Variante mit den Basis-Storys ersetzt die legendären Storys.

chapter-ex-unique-events = Extras: einzigartige Ereignisse
rule-wb-unique-events-01 = Die acht Karten mit einzigartigen Ereignissen werden in den Ereignisstapel gemischt.
rule-wb-unique-events-02 = Die Plättchen der einzigartigen Ereignisse liegen neben dem Spielplan bereit, bis ihre Karten sie ins Spiel bringen.
rule-wb-unique-events-03 = Wer eine Bewegungsaktion auf einem Feld mit dem Plättchen eines einzigartigen Ereignisses beendet, entfernt es und erhält, was die Ereigniskarte für einen Besuch nennt. Das Feld zu durchqueren, dort zu beginnen und andere Bewegungen gelten nicht als Besuch.
    .ruling = Keine Quelle sagt, was diese Plättchen tun. Ein Besuch mit einer Bewegungsaktion ist auf dem Spielplan zu sehen und kostet eine Aktion, wie alles andere von diesem Wert.
rule-wb-unique-events-04 = Der Grizzlybär ist ein Gegner: Eine Figur, die sein Feld betritt, kämpft sofort gegen ihn, und er bleibt, bis er besiegt ist. Sein Feld gilt als Feld mit einem Ereignisplättchen.
    .ruling = Die anderen Plättchen nennen einen Besuch; nur ein Tier würde angreifen, und ein Bär, der gewinnt, hat keinen Grund zu gehen.
rule-wb-unique-events-05 = Wird beim Aufbau ein einzigartiges Ereignis gezogen, kommt nur sein Plättchen auf den Spielplan. Beginnt ein Spieler auf seinem Feld, wird das Plättchen entfernt.
    .ruling = Es ist ein Ereignis wie jedes andere.
rule-au-events-tokens-18 = Zu den einzigartigen Ereignissen gehören der Grizzlybär, das Waisenkind, die Badehauskatze und der verwundete Hilfssheriff.

chapter-ex-man-in-black = Extras: weitere Karten des Mannes in Schwarz
rule-wb-man-in-black-03 = Wunden, Verletzungen und Punkte auf allen Pfaden außer LP haben auf den Mann in Schwarz keine Wirkung.
rule-wb-man-in-black-09 = Zu zweit sind alle Karten des Mannes in Schwarz in seinem Stapel, auch die zusätzlichen.
rule-wb-man-in-black-14 = Zu den zehn Karten des Grundspiels hat der Mann in Schwarz neun weitere mit den Nummern 11 bis 19.
rule-wb-man-in-black-20 = Die Nummern der zusätzlichen Karten des Mannes in Schwarz folgen der Reihenfolge dieser Liste: Die Arztrechnung 11, Salz im Brunnen 12, Die schwarze Kutsche 13, Gezinkte Karten 14, Ein altes Foto 15, Der Erzprüfer 16, Der Blankohaftbefehl 17, Nachtreiter 18, Die gefälschte Urkunde 19. Spielmodi nennen einige davon mit ihrer Nummer.
    .ruling = Bekannt sind nur die Nummern, nicht aber, welche Karte welche Nummer hat.

## Characters

chapter-ex-characters = Charaktere der kleinen Schachteln
rule-other-characters-01 = Als Judge Roy Bean beginnst du neben dem Saloon von Red Falls mit 10 $, 1 Karte, einem Revolver, Whiskey und 1 Marshal-Punkt, der keine Belohnung bringt. Deine legendäre Fähigkeit: Banditen, Wachen, der Sheriff und andere Gegner mit Kampfkarten wählen ihre Karte und decken sie auf, bevor du deine spielst, und bei Gleichstand mit ihnen gewinnst du.
rule-other-characters-02 = Als Butch Cassidy beginnst du in einem der beiden Verstecke der Bande C mit 2 Karten, einem verbesserten Revolver und 1 Wanted-Punkt, der keine Belohnung bringt. Deine legendäre Fähigkeit: Überfällst du einen Spieler, darfst du statt Geld oder Nuggets einen sonstigen Gegenstand nehmen, von dem du kein Exemplar besitzt; verhaftest du einen Spieler, nimmst du die Hälfte seines Geldes oder seiner Nuggets.
rule-other-characters-03 = Als Joaquín Murrieta beginnst du neben dem Gemischtwarenladen von Darkrock mit 10 $, 1 Nugget, 1 Karte und einem Revolver. Deine legendäre Fähigkeit: Erhalte 1 LP nach jedem deiner Kämpfe, bei dessen Beginn einer der beiden Gegner Marshal und der andere Wanted war.
rule-other-characters-04 = Als Belle Starr beginnst du neben dem Gemischtwarenladen von Red Falls mit 30 $, 1 Karte und einem Revolver. Deine legendäre Fähigkeit: Die Kampfkarten von Banditen, Wachen, dem Sheriff und anderen Gegnern zählen 2 weniger, und als Belohnung für einen besiegten Banditen darfst du 1 Wanted-Punkt erhalten.
rule-other-characters-05 = Als Isom Dart beginnst du auf der Ranch von Sunny Hills mit 1 Karte, einem Revolver und einem Arbeitspferd. Deine legendäre Fähigkeit: Zu Beginn eines Zuges, den du mit Vieh beginnst, darfst du 1 Aktion erhalten. Wenn du das tust, verlierst du am Ende des Zuges all dein Vieh.
rule-other-characters-06 = Als Allan Pinkerton beginnst du in der Bank von Darkrock mit einem Holster, 1 Karte und einem Revolver. Deine legendäre Fähigkeit: Wähle als Aktion einen anderen Spieler in höchstens 1 Feld Entfernung, der allen seine ganze Hand zeigt. Nenne dann einen Wert; dieser Spieler wirft alle Karten mit diesem Wert ab.
rule-other-characters-07 = Als „Buffalo Bill“ Cody beginnst du auf der Ranch von Mesito’s Point mit einem Maultier, 1 Karte und einem Revolver. Deine legendäre Fähigkeit: Erhalte 1 Nugget zu Beginn jedes Zuges, den du außerhalb der Städte beginnst.
rule-other-characters-08 = Als Bat Masterson beginnst du im Versteck von Dixon Creek mit 10 $, 2 Karten und einem verbesserten Revolver. Deine legendäre Fähigkeit: Zu Beginn deines Zuges darfst du einen Banditen in einem leeren Versteck aufstellen oder einen aus einem Versteck entfernen. Wenn du das tust, bewege dich bis zu 2 Felder weit.
rule-other-characters-09 = Als Pearl Hart beginnst du im Versteck von Dixon Creek mit 1 Viehplättchen einer Ranch deiner Wahl, 2 Karten und einem Revolver. Deine legendäre Fähigkeit: Ziehe jedes Mal, wenn du in deinem Zug Marshal- oder Wanted-Punkte erhältst, 1 Karte und bewege dich bis zu 2 Felder weit.
rule-other-characters-10 = Als Ada Curnutt beginnst du neben dem Saloon von Buzzard Gulch mit 2 Karten, einem Revolver und 1 Marshal-Punkt, der keine Belohnung bringt. Deine legendäre Fähigkeit: Zu Beginn deines Zuges darfst du dich bewegen, und zwar höchstens so viele Felder weit, wie die Nummer deiner Reihe auf dem Marshal- oder dem Wanted-Pfad angibt.
rule-other-characters-11 = Als Dave Rudabaugh wirst du zuletzt aufgestellt, auf dem Feld eines anderen Spielers, mit 1 Karte, einem Revolver und 1 Wanted-Punkt, der keine Belohnung bringt. Deine legendäre Fähigkeit: Du darfst dich am Ende einer Bewegungsaktion 1 Feld weiter bewegen, und du ziehst 1 Karte nach der ersten Bewegungsaktion jedes Zuges, die auf einem Feld mit einem anderen Spieler endet.
rule-other-characters-12 = Als Johnny Ringo beginnst du auf der orangen Ranch mit 20 $, 1 Karte und einem verbesserten Revolver. Deine legendäre Fähigkeit: Heile nach jedem deiner Kämpfe 1 Wunde. Nach einem Kampf gegen einen Spieler erhält dieser 1 Wunde.
rule-other-characters-13 = Als Tiburcio Vásquez beginnst du am Bergpass C mit 3 Karten, einem Revolver und nach Wahl 1 Marshal-Punkt oder 1 Wanted-Punkt, der keine Belohnung bringt. Deine legendäre Fähigkeit: Als Aktion kannst du deinen Stein auf das Feld mit derselben Zahl auf dem anderen Pfad versetzen, ohne Belohnungen.
rule-other-characters-14 = Als Aaron Ross beginnst du an einem beliebigen freien Halt der Eisenbahn mit 10 $, 2 Karten und einer Schrotflinte. Deine legendäre Fähigkeit: Wähle zu Beginn deines Zuges eines: Ziehe 1 Karte, wenn du mindestens 60 $ hast, oder erhalte 1 LP, wenn du 120 $ hast.
rule-other-characters-15 = Fähigkeiten von Charakteren, die von Banditen, Wachen und dem Sheriff sprechen, gelten auch für andere Gegner mit Kampfkarten, etwa Schurken und die in der Eisenbahn. Ein Kampf behält den Ablauf, mit dem er begonnen hat. Die Belohnungen anderer Gegner sind die ihrer Plättchen und Bahnbegegnungen.
    .ruling = Sie kämpfen nach denselben Regeln.
rule-other-characters-16 = Allan Pinkerton nennt den Wert, nachdem die Hand gezeigt wurde, und alle dürfen sich merken, was sie gesehen haben. Ein Joker hat keinen Wert, den man nennen könnte. So abgeworfene Karten haben die Effekte, die sie beim Abwerfen haben.
    .ruling = Auf der Karte kommt zuerst das Zeigen der Hand, und alle Spieler sehen sie.
rule-other-characters-17 = Tiburcio Vásquez wählt seinen Pfad mit dem Startbesitz; die Wahl zählt also dafür, wer anfängt. Versetzt er seinen Stein auf den anderen Pfad, erhält er dadurch keine Punkte, nimmt aber die Ereignismarker, die der Stein erreicht.
    .ruling = Der Startspieler wird nach den Startpunkten bestimmt, und einen Marker nimmt, wer auf ihm steht.
rule-other-characters-18 = Ob ein Spieler Marshal oder Wanted ist, wird für Joaquín Murrieta zu Beginn des Kampfes festgestellt. Auch ein abgelehnter Kampf zählt als Kampf.
    .ruling = Eine Verhaftung nimmt die Wanted-Punkte, bevor der Kampf vorbei ist, und wer ablehnt, verliert den Kampf.
rule-other-characters-19 = Butch Cassidy nimmt aufgerundet die Hälfte dessen, was eine Verhaftung dem anderen Spieler lässt. Das gilt auch bei Wild Wild West. Was seine Grenze übersteigt, ist verloren.
    .ruling = Die Strafe des Verlierers kommt vor der Belohnung des Gewinners, wie bei einem Überfall. Die Hälfte vom Ganzen ließe dem Verhafteten nichts.
rule-other-characters-20 = Für Allan Pinkerton ist auch ein Spieler auf seinem eigenen Feld nah genug. Felder, die nur ein Bergpass oder die Bahnlinie verbindet, sind nicht 1 Feld voneinander entfernt. Der Mann in Schwarz hat keine Hand, die er zeigen könnte.
    .ruling = Ein Feld entfernt ist ein Nachbarfeld, und einen Pass zu überqueren kostet eine ganze Bewegungsaktion.
rule-other-characters-21 = Aaron Ross braucht das Geld selbst: Nuggets, die er als Geld ausgeben könnte, zählen nicht.
    .ruling = Seine Fähigkeit fragt, was er hat, und gibt nichts aus.

## Items

chapter-ex-items = Extras: Gegenstände
rule-items-01 = Mit der Schlafrolle kannst du außerhalb der Städte als Aktion 1 Wunde heilen und Karten bis zu deinem Handkartenlimit ziehen.
rule-items-05 = Mit deinem aktiven Karabiner kannst du in jedem Kampf einmal reagieren, sobald die Karten aufgedeckt sind: Wirf einen Schürfwürfel. Schotter: Erhalte 1 Wunde und verliere den Kampf sofort. Nugget: Senke die gegen dich gespielte Karte um 1. Abraum: Senke sie um 2. Goldstaub: Gewinne den Kampf sofort. Ein sofort gewonnener oder verlorener Kampf überspringt die Kampfkarte und den Vergleich; eine Schießerei kann das Ergebnis trotzdem aufheben. Was einen beliebigen Würfel neu werfen lässt, gilt auch für diesen Würfel.
    .ruling = In einem entschiedenen Kampf gibt es nichts mehr zu vergleichen, und eine Schießerei hebt jedes Ergebnis auf.
rule-items-32 = Du wirfst Goldstaub mit deinem Karabiner. Du gewinnst den Kampf, welche Werte die Karten auch haben.
rule-items-08 = Mit dem Holster kannst du reagieren, sobald in einem Kampf die Karten aufgedeckt sind: Wirf beliebig viele Pokerkarten ab; jede senkt die gegen dich gespielte Karte um 1. Du wirfst eine nach der anderen ab, und der andere Spieler darf dazwischen reagieren.
    .ruling = Reaktionen wechseln sich ab; du kannst also nach jeder Karte aufhören.
rule-items-31 = Dein Gegner deckt einen König auf, und du wirfst 2 Karten für dein Holster ab. Der König zählt als Bube.
rule-items-13 = Mit deinem aktiven Friedensstifter erhältst du 1 Marshal-Punkt mehr, wenn du als Marshal einen Spieler verhaftest oder Vieh verlädst, und 1 Wanted-Punkt mehr, wenn du als Wanted-Spieler einen Spieler überfällst oder Vieh verschacherst. Es zählt, ob du Marshal oder Wanted bist, nachdem du den üblichen Punkt erhalten hast.
    .ruling = Für eine Verhaftung muss man schon Marshal sein, aber bereits der erste Überfall macht einen Spieler Wanted.
rule-items-20 = Mit den Satteltaschen kannst du beliebig viele sonstige Gegenstände besitzen, aber von jedem nur einen. Verlierst du sie, behältst du deine anderen Gegenstände, kannst aber keinen sonstigen Gegenstand nehmen, solange du so viele hast, wie die Grenze erlaubt.
    .ruling = Die Grenze sagt, was ein Spieler nehmen darf. Die Karte nennt nichts, das zurückgegeben werden müsste.
rule-items-25 = Mit deinem aktiven Arbeitspferd kannst du 1 Viehplättchen mehr mitführen, und jede Aktion, mit der du auf einer Ranch Vieh nimmst, bringt dir 1 Plättchen mehr. Du lieferst die Plättchen nacheinander ab, in der Reihenfolge, in der du sie genommen hast. Wer dich überfällt, nimmt so viele, wie er Platz hat. Wirst du verhaftet, verlierst du beide; ist dein Arbeitspferd nicht mehr aktiv, verlierst du das zuletzt genommene.
    .ruling = Keine Regel erwähnt ein zweites Plättchen; jedes wird also behandelt wie das eine im Grundspiel, und was über eine Grenze hinausgeht, ist verloren.
rule-items-37 = Dein Arbeitspferd ist aktiv, du hast kein Vieh und nimmst Vieh auf einer Ranch. Du erhältst 2 Viehplättchen.
rule-bm-legendary-items-06 = Es gibt weitere legendäre Gegenstände: Patronengurt, Glücksmünze, Gezinkte Karten, Serape, Fernrohr und Schatzkarte sind sonstige Gegenstände, der Säbel ist eine Waffe und Melasse ein Reittier.
rule-bm-legendary-items-07 = Es gibt noch weitere legendäre Gegenstände: Schwarzer Mantel, Bowiemesser, Gefährte, Dynamit, Lasso, Marshalstern, Mesa-Urkunde, Räubermaske, Silberflachmann und Tomahawk sind sonstige Gegenstände, Donner ist eine Waffe und Blitz ein Reittier.
rule-bm-legendary-items-08 = Auch die Geldkassette ist ein legendärer Gegenstand, und zwar ein sonstiger.

## Modes

chapter-mode-general = Spielmodi
rule-mode-general-01 = Spielmodi folgen den Regeln von Blood Money, wenn sie nichts anderes sagen.
rule-mode-general-02 = Spielmodi werden mit allen alternativen Pokerkarten gespielt, die sie nicht entfernen.
rule-mode-general-03 = Ein Spielmodus wird nur mit den Varianten gespielt, die er nennt.
rule-mode-general-04 = Spielmodi werden mit Ante Up, Blood Money und den Extras gespielt.
rule-mode-general-05 = Hast du etwas nicht, das ein Spielmodus aufzählt, lass es weg.
rule-mode-general-06 = In jedem Spielmodus hat der Pokerstapel „Tot oder lebendig“ auf den roten Vieren, „Vendetta“ auf den roten Fünfen, „Gerüchte“ auf den schwarzen Siebenen, „Späher“ auf den schwarzen Achten, „Jackpot“ auf den roten Neunen und „Ausstattung“ auf den schwarzen Zehnen, wenn der Spielmodus sie nicht entfernt.
rule-mode-general-07 = Entfernt ein Spielmodus einen alternativen Titel, haben die beiden Karten „Menschenjagd“, „Zahltag“, „Reputation“, „Kinnhaken“, „Instinkt“ oder „Katzengold“, wie im Grundspiel.
rule-mode-general-08 = Was ein Spielmodus auch mit dem Pokerstapel macht: Jede Karte behält ihren Rang und ihre Farbe.
rule-mode-general-09 = Was jeder Laden verkauft, steht in einem Spielmodus fest. Nichts wird zugeteilt.
rule-mode-general-10 = Spielmodi werden normalerweise mit den Jokern gespielt; ein Tisch darf sie weglassen.
rule-mode-general-11 = Wo ein Spielmodus mit den Storys des Grundspiels gespielt wird, sind Story-Pfad und Risikowürfel nicht im Spiel, und nichts bringt Story-Punkte.
    .ruling = Legendäre Storys, Pfad und Würfel gehören zusammen, und kein Charakter dieser Spielmodi braucht sie.
rule-mode-general-12 = Die empfohlenen Spielerzahlen und Längen sind ein Rat: 2 bis 6 Spieler können jeden Spielmodus bis 15, 20 oder 25 LP spielen. Zu zweit spielt wie üblich der Mann in Schwarz mit, wenn der Spielmodus ihn zulässt und der Tisch ihn nicht weglässt.
    .ruling = Das Regelheft empfiehlt sie nur, und es beschreibt Serenade zu zweit, obwohl es den Modus für mehr Spieler empfiehlt.

## Gangs and posses

chapter-ex-gang-posse = Extras: Gangs und Aufgebote
rule-wb-gang-posse-01 = Eine Gang oder ein Aufgebot anzuwerben ist eine Aktion und kostet 20 $.
rule-wb-gang-posse-02 = Mit Marshal-Punkten wirbst du im Sheriffbüro oder im Marshalbüro ein Aufgebot an.
rule-wb-gang-posse-03 = Mit Wanted-Punkten wirbst du im Schurkenlager eine Gang an.
rule-wb-gang-posse-04 = Gangs und Aufgebote werden nur gespielt, wenn der Tisch sie gewählt hat oder ein Spielmodus sie verlangt.
rule-wb-gang-posse-06 = Du hast 1 Marshal-Punkt und 20 $ und bist im Marshalbüro: Du darfst ein Aufgebot anwerben.
rule-wb-gang-posse-07 = Du hast 3 Wanted-Punkte und bist im Sheriffbüro: Dort kannst du nicht anwerben.
rule-wb-gang-posse-08 = Du hast immer nur ein Aufgebot oder eine Gang. Ein Aufgebot verlierst du mit deinem letzten Marshal-Punkt und eine Gang mit deinem letzten Wanted-Punkt; die Karte kommt in ihren Stapel zurück. Bleibst du nach einer Verhaftung Wanted, behältst du die Gang.
    .ruling = Ein Aufgebot folgt einem Stern und eine Gang einem Kopfgeld; ohne Stern und ohne Kopfgeld bleiben sie nicht. Wer Wanted bleibt, verliert den letzten Punkt nie.
rule-wb-gang-posse-09 = Ziehe die Karte zufällig aus denen deiner Seite, die niemand hat. Ihr Effekt gilt von selbst; gelten im selben Moment mehrere Effekte, wählst du die Reihenfolge.
    .ruling = Über die Karten ist nichts bekannt. Da der Effekt nicht freiwillig ist, gibt es außer der Reihenfolge nichts zu wählen.
