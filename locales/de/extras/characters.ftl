# The characters of the small boxes, and the words of their abilities.

character-judge-roy-bean = Judge Roy Bean
character-butch-cassidy = Butch Cassidy
character-joaquin-murrieta = Joaquín Murrieta
character-belle-starr = Belle Starr
character-isom-dart = Isom Dart
character-allan-pinkerton = Allan Pinkerton
character-buffalo-bill = „Buffalo Bill“ Cody
character-bat-masterson = Bat Masterson
character-pearl-hart = Pearl Hart
character-ada-curnutt = Ada Curnutt
character-dave-rudabaugh = Dave Rudabaugh
character-johnny-ringo = Johnny Ringo
character-tiburcio-vasquez = Tiburcio Vásquez
character-aaron-ross = Aaron Ross

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-judge-roy-bean = Ab 1882 Friedensrichter, war er das Gesetz von Langtry, Texas, mit einem einzigen Gesetzbuch und in einem Saloon, der nach der Schauspielerin Lillie Langtry hieß. Einen Toten verurteilte er wegen einer verborgenen Waffe zu dem Geld, das man bei ihm fand. Als Texas und Mexiko 1896 einen Titelkampf verboten, verlegte er ihn auf eine Sandbank im Rio Grande. Die Dame kam 1904 zu Besuch, ein Jahr zu spät.
life-butch-cassidy = Robert LeRoy Parker, der Älteste einer Mormonenfamilie aus Utah, raubte im Juni 1889 die Bank von Telluride aus. Ins Gefängnis ging er wegen eines Pferdes im Wert von fünf Dollar, und 1896 begnadigte ihn der Gouverneur von Wyoming. Ein paar Monate später hatte er eine Bande, die Banken und Züge ausraubte. 1901 fuhr er nach Südamerika und versuchte es eine Weile mit ehrlichem Vieh.
life-joaquin-murrieta = Im Mai 1853 nahm Kalifornien ein paar Ranger in Dienst, um fünf Banditen zu finden, die alle Joaquin hießen. In jenem Sommer nahmen sie einen Kopf, steckten ihn in ein Glas und gingen mit ihm auf Tournee. Wessen Kopf es war, wird seither bezweifelt. Im Jahr darauf machte John Rollin Ridge, ein Cherokee, aus Joaquín Murrieta einen Roman, und von da an war er nicht mehr umzubringen.
life-belle-starr = Myra Maybelle Shirley aus Missouri hatte eine gute Bildung und wenig Glück mit Ehemännern. Mit Sam Starr ließ sie sich in Younger’s Bend im Indianerterritorium nieder, wo die beiden mit Whiskey und mit den Pferden anderer Leute handelten. Der Pferde wegen kamen 1883 beide ins Gefängnis. Sie ritt im Damensattel, in Samt, und wurde im Februar 1889 aus dem Sattel geschossen; der Fall ist bis heute offen.
life-isom-dart = Er kam mit einem Viehtrieb aus Texas nach Norden und blieb in Brown’s Park, Colorado, wo er als Meister im Umgang mit Pferden galt. Seine Nachbarn mochten ihn, auch die, die sagten, dass er ihnen Vieh stehle. Die Banditenvergangenheit, die man ihm nachsagt, erfand ein Schriftsteller in den 1920er-Jahren. Im Oktober 1900 wurde er an seiner Hütte aus dem Hinterhalt erschossen, von Tom Horn, wie die Leute sagten.
life-allan-pinkerton = Der Böttcher aus Glasgow ließ sich in Dundee, Illinois, nieder und stieß auf einer Insel, wo er Holz schnitt, auf das Lager einer Falschmünzerbande. Er ließ sie verhaften und stellte fest, dass ihm die Arbeit gefiel. Seine Agentur wählte als Zeichen ein offenes Auge mit den Worten „We Never Sleep“: Wir schlafen nie. Im Februar 1861 brachte er Abraham Lincoln durch Baltimore, wo ein Komplott auf ihn wartete.
life-buffalo-bill = William Frederick Cody aus Iowa jagte Bisons für die Küche der Kansas-Pacific-Eisenbahner und zählte in anderthalb Jahren 4280; daher der Name. Als Kundschafter erhielt er 1872 die Medal of Honor. Ab 1883 zeigte er den Westen denen, die ihn verpasst hatten, mit echten Cowboys und echten Lakota, und 1887 auch Königin Victoria, die eine zweite Vorstellung befahl.
life-bat-masterson = Keine dreißig hielten im Juni 1874 Adobe Walls, und er war einer davon. Ein Kampf in Sweetwater, Texas, kostete den Gegner das Leben und brachte ihm eine Kugel im Becken ein; Dodge City machte ihn zum Sheriff. Er zog dem Boxring nach und endete in New York als Sportkolumnist, mit einem Amt von Präsident Roosevelt. 1921 starb er am Schreibtisch, über einer Kolumne oder gleich danach.
life-pearl-hart = Die Kanadierin in Männerkleidern und ein Bergmann, Joe Boot, hielten im Mai 1899 in Arizona eine Postkutsche an und gaben jedem Fahrgast etwas fürs Essen zurück. Als der Sheriff kam, schliefen beide. Sie erkenne kein Gesetz an, sagte sie dem Gericht, bei dem ihr Geschlecht keine Stimme habe. Die Geschworenen sprachen sie frei; der Richter fand eine andere Anklage, und 1902 wurde sie begnadigt.
life-ada-curnutt = Die Pfarrerstochter war Gerichtsschreiberin in Norman, Oklahoma, und Deputy Marshal; zum Vergnügen bemalte sie Porzellan. 1893 sollten in Oklahoma City zwei Gesuchte verhaftet werden, und alle anderen Deputys waren unterwegs. Sie nahm den Zug, ließ in einem Saloon ausrichten, eine Dame warte, und verlas die Haftbefehle. Als die beiden lachten, bot sie an, die Umstehenden zu Deputys zu machen, und sie kamen mit.
life-dave-rudabaugh = 1878 fing ihn Bat Masterson nach einem misslungenen Überfall auf einen Zug in Kansas. Gesucht wegen der Tötung eines Wärters in Las Vegas, New Mexico, ergab er sich mit Billy the Kid in Stinking Springs; 1882 war er wieder frei. 1886 bekam er in Mexiko beim Kartenspiel Streit mit einer ganzen Stadt.
life-johnny-ringo = Zum ersten Mal im Ernst schoss er im Hoodoo-Krieg von Mason County, Texas. In Tombstone stand er mit den Cowboys gegen die Earps, trank und galt als gebildeter Mann. Am 14. Juli 1882 fand man ihn am Turkey Creek, unter einer Eiche, mit einer Kugel im Kopf und ohne Stiefel. Selbstmord, sagte der Leichenbeschauer; mehrere andere haben behauptet, sie seien es gewesen.
life-tiburcio-vasquez = In Monterey geboren, lernte er dort schreiben und dann Pferde stehlen, was ihn mehr als einmal nach San Quentin brachte. Nach dem Überfall auf Tres Pinos lagen 1873 Tote da, und ihn zu fassen dauerte bis Mai 1874. Er versteckte sich zwischen Felsen, die noch heute seinen Namen tragen; im Gefängnis von San Jose empfing er Besuch, vor allem Damen, und ließ sich fotografieren. Auf dem Schafott sagte er 1875 nur ein einziges Wort, und das war „Pronto“.
life-aaron-ross = Er war Expressbote in dem Zug, den maskierte Männer im Januar 1883 in Montello, Nevada, anhielten. Aufgefordert, seinen Wagen zu öffnen, bat er um Zeit, sich die Stiefel anzuziehen, und stapelte unterdessen Kisten auf. Sie schossen stundenlang auf den Wagen und zogen dann mit dem ab, was das Zugpersonal in den Taschen hatte. Ihm blieben ein Schuss in der Hand und ein Name: „Hold the Fort“, haltet das Fort.
starts-beside-player = auf dem Feld eines anderen Spielers, nachdem alle anderen aufgestellt sind
starts-circuit = an einem beliebigen freien Halt der Eisenbahn
gains-cattle-of-choice = 1 Viehplättchen einer Ranch deiner Wahl
gains-point-of-choice = 1 Marshal- oder Wanted-Punkt nach Wahl
card-aaron-ross-text = zu Beginn deines Zuges, wenn du mindestens 60 $ hast: 1 Karte ziehen. Wenn du mindestens 120 $ hast: Du darfst stattdessen 1 LP erhalten
card-bat-masterson-text = zu Beginn deines Zuges: Du darfst einen Banditen in einem beliebigen leeren Versteck aufstellen oder einen aus einem beliebigen Versteck entfernen. Wenn du das tust: bis zu 2 Felder zurücklegen
card-allan-pinkerton-text = ein anderer Spieler deiner Wahl in höchstens 1 Feld Entfernung zeigt seine Handkarten. Nenne danach einen Wert: Dieser Spieler wirft alle Karten mit diesem Wert ab
when-fight-ended = nach jedem deiner Kämpfe
when-law-points-gained = nachdem du in deinem Zug Marshal- oder Wanted-Punkte erhalten hast
cond-arresting = { $form ->
    [goal] bei einer Verhaftung
    [who] bei einer Verhaftung
    [state] verhafte einen Spieler
   *[if] wenn du einen Spieler verhaftest
}
cond-marshal-against-wanted = { $form ->
    [goal] zwischen einem Marshal und einem Wanted-Spieler
    [who] zwischen einem Marshal und einem Wanted-Spieler
    [fight] zwischen einem Marshal und einem Wanted-Spieler
    [state] führe einen Kampf zwischen einem Marshal und einem Wanted-Spieler
   *[if] wenn der Kampf zwischen einem Marshal und einem Wanted-Spieler begann
}
cond-with-player = { $form ->
    [goal] mit einem anderen Spieler auf deinem Feld
    [who] mit einem anderen Spieler auf demselben Feld
    [state] sei auf einem Feld mit einem anderen Spieler
   *[if] wenn ein anderer Spieler auf deinem Feld ist
}
cond-used-this-turn = { $form ->
    [goal] nach Einsatz der anderen Fähigkeit in diesem Zug
    [who] nach Einsatz der anderen Fähigkeit in diesem Zug
    [state] setze in diesem Zug zuerst die andere Fähigkeit ein
   *[if] wenn du in diesem Zug diese Fähigkeit eingesetzt hast
}
who-one-near = ein anderer, höchstens { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} entfernter Spieler deiner Wahl
    .else = dieser Spieler
    .short = ein höchstens { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } entfernter { $is ->
        [wanted] Wanted-Spieler
        [marshal] Marshal
       *[no] Spieler
    }
effect-cattle-from = ein zufälliges Viehplättchen { $where }
    .verb = { verb-take }
effect-lose-cattle = { $who ->
    [they] sein
   *[you] dein
} gesamtes Vieh
    .verb = { verb-lose }
effect-marshal-cube = { $who ->
    [they] seinen
   *[you] deinen
} Stein ohne Belohnung auf Feld { $n } des Marshal-Pfads
    .verb = { verb-put }
effect-wanted-cube = { $who ->
    [they] seinen
   *[you] deinen
} Stein ohne Belohnung auf Feld { $n } des Wanted-Pfads
    .verb = { verb-put }
effect-switch-tracks = { $who ->
    [they] seinen
   *[you] deinen
} Stein ohne Belohnung auf das Feld mit derselben Nummer auf dem anderen Pfad (Marshal oder Wanted)
    .verb = { verb-put }
    .short = { $who ->
        [they] seinen
       *[you] deinen
    } Stein auf dasselbe Feld des anderen Pfads
effect-ride-row = { $form ->
    [they] legt höchstens so viele Felder zurück, wie die Nummer seiner Reihe auf dem Marshal- oder Wanted-Pfad angibt
    [they-bare] höchstens so viele Felder zurücklegen, wie die Nummer seiner Reihe auf dem Marshal- oder Wanted-Pfad angibt
   *[you] höchstens so viele Felder zurücklegen, wie die Nummer deiner Reihe auf dem Marshal- oder Wanted-Pfad angibt
}
    .verb = { "" }
    .short = { $form ->
        [they] legt Felder bis zur Nummer seiner Reihe zurück
        [they-bare] Felder bis zur Nummer seiner Reihe zurücklegen
       *[you] Felder bis zur Nummer deiner Reihe zurücklegen
    }
effect-show-hand = alle { $who ->
    [they] seine
   *[you] deine
} Handkarten
    .verb = { verb-show }
    .short = { $who ->
        [they] seine
       *[you] deine
    } Hand
effect-discard-named = alle Karten mit dem { $who ->
    [they] von dir
   *[you] vom aktiven Spieler
} genannten Wert
    .verb = { verb-discard }
    .short = alle Karten eines { $who ->
        [they] von dir
       *[you] vom aktiven Spieler
    } genannten Werts
# It is the other player who discards: whoever names the value reads it as an option.
effect-discard-value = { $value ->
    [J] alle Buben
    [Q] alle Damen
    [K] alle Könige
    [A] alle Asse
   *[other] alle Karten mit dem Wert { $value }
}
    .verb = { $form ->
        [they] wirft-ab
        [bare] abwerfen
        [they-bare] abwerfen
       *[you] dieser-wirft-ab
    }
effect-take-half = die Hälfte des Geldes oder der Nuggets dieses Spielers
    .verb = { verb-take }
effect-take-half-of = die Hälfte { $what ->
    [nuggets] der Nuggets
   *[other] des Geldes
}
    .verb = { verb-take }
effect-no-bandit-at = den Banditen { $where }
    .verb = { verb-remove }
effect-no-bandit-in = { $at ->
    [hideout] einen Banditen aus einem beliebigen Versteck
   *[other] einen beliebigen Banditen { $where }
}
    .verb = { verb-remove }
    .short = einen Banditen { $at ->
        [hideout] aus einem Versteck
       *[other] { $where }
    }
passive-win-npc-ties = bei Gleichstand gewinnst du Kämpfe gegen Banditen, Wachen, den Sheriff und andere Gegner mit Kampfkarten
passive-npc-shows-first = Banditen, Wachen, der Sheriff und andere Gegner mit Kampfkarten wählen ihre Kampfkarte und decken sie auf, bevor du deine Karte spielst
passive-wanted-for-bandits = wenn du einen Banditen besiegst, darfst du als Belohnung 1 Wanted-Punkt wählen
passive-rob-items = wenn du einen Spieler überfällst, darfst du statt Geld oder Nuggets einen sonstigen Gegenstand nehmen, von dem du noch kein Exemplar besitzt
choice-reward-wanted = 1 Wanted-Punkt nehmen
choice-steal-item = { $cattle ->
    [yes] Beute: { $item } und das Vieh
   *[no] Beute: { $item }
}
log-showed-hand = { $you ->
    [name] Du zeigst
   *[no] { $name } zeigt
} allen diese Hand: { $cards }.
option-no-bandit = Einen Banditen entfernen
option-half-money = Die Hälfte des Geldes
option-half-nuggets = Die Hälfte der Nuggets
option-ranch-green = Grüne Ranch
option-ranch-blue = Blaue Ranch
option-ranch-orange = Orange Ranch
option-value-2 = Zweien
option-value-3 = Dreien
option-value-4 = Vieren
option-value-5 = Fünfen
option-value-6 = Sechsen
option-value-7 = Siebenen
option-value-8 = Achten
option-value-9 = Neunen
option-value-10 = Zehnen
option-value-j = Buben
option-value-q = Damen
option-value-k = Könige
option-value-a = Asse

## Goals

goal-bean-ice-and-beer = Eis, Bier und das Gesetz
goal-bean-ice-and-beer-tale = Über die Veranda gemalt: kaltes Bier, und Recht zu denselben Bedingungen, beides vom Umtausch ausgeschlossen.
goal-bean-forty-dollar-fine = Vierzig Dollar und eine Pistole
goal-bean-forty-dollar-fine-tale = Beim Verstorbenen gefunden: eine Pistole und etwas Geld; Buße für das Tragen der ersten in Höhe des zweiten.
goal-bean-jersey-lilly = The Jersey Lilly
goal-bean-jersey-lilly-tale = Verehrte Miss Langtry, das Haus trägt Ihren Namen, und die Rechtschreibung des Malers soll Ihrer Person nicht nahetreten.
goal-bean-west-of-the-pecos = Westlich des Pecos
goal-bean-west-of-the-pecos-tale = Östlich des Flusses gibt es Gerichte, Anwälte und Berufungen; westlich davon steht ein Stuhl auf einer Veranda.
goal-cassidy-telluride = Die San Miguel Valley Bank
goal-cassidy-telluride-tale = Telluride, Juni 1889: Sie hatten die Pferde daran gewöhnt, dass ein Mann mit einem Sack aufspringt.
goal-cassidy-hole-in-the-wall = Hole-in-the-Wall
goal-cassidy-hole-in-the-wall-tale = Ein einziger Zugang, Gras für hundert Pferde und ein Ausguck, der Hilfssheriffs an ihrem Staub zählte.
goal-cassidy-ranch-hand = Der beste Mann auf der Ranch
goal-cassidy-ranch-hand-tale = Sehr geehrte Herren, falls Ihr Mr. Cassidy unser Jim Lowe ist, lassen Sie ihn bitte hier, bis alles gebrannt ist.
goal-cassidy-fort-worth-five = Die Fünf von Fort Worth
goal-cassidy-fort-worth-five-tale = Fünf Herren, Kabinettformat, neue Hüte: Der Fotograf stellte einen Abzug ins Fenster, wo ihn ein Detektiv bewunderte.
goal-murrieta-calaveras-gold = Das Gold von Calaveras
goal-murrieta-calaveras-gold-tale = Eingezahlt von einem stillen Herrn aus Sonora, der an der Wand seine eigene Belohnung las, während man wog.
goal-murrieta-three-fingered-jack = Dreifinger-Jack
goal-murrieta-three-fingered-jack-tale = Er zählte die Schüsse an den Fingern ab, kam durcheinander und bat, von vorn anzufangen.
goal-murrieta-mustangs-for-sonora = Mustangs für Sonora
goal-murrieta-mustangs-for-sonora-tale = Bei Mondschein nach Süden getrieben: wilde Pferde und etliche, die bis zu jenem Abend zahm gewesen waren.
goal-murrieta-arroyo-cantua = Der Arroyo de Cantúa
goal-murrieta-arroyo-cantua-tale = Die Rangers brachten einen Kopf im Glas zurück, und der Arroyo brachte jedes Jahr neue Joaquíns hervor.
goal-starr-youngers-bend = Younger’s Bend
goal-starr-youngers-bend-tale = Besucher bekamen Essen und Bett, ohne gefragt zu werden, wo sie so spät noch so gute Pferde gefunden hatten.
goal-starr-venus = Venus, die schwarze Stute
goal-starr-venus-tale = In schwarzem Samt, im Damensattel, im Schritt: Sie ließ die Stadt schauen, da sie es ohnehin tat.
goal-starr-my-baby = Mein Baby
goal-starr-my-baby-tale = Rechnung des Büchsenmachers: ein Schloss geschmiert, ein Griff aus Perlmutt, zwei Wörter graviert, „Mein Baby“, und keine Fragen.
goal-starr-judge-parker = Vor Richter Parker
goal-starr-judge-parker-tale = „Hat die Gefangene etwas zu sagen?“, fragte der Richter, und der Stenograf bat um einen neuen Bleistift.
goal-dart-browns-park = Brown’s Park
goal-dart-browns-park-tale = Urteil eines Nachbarn: unübertroffen mit dem Lasso, gute Gesellschaft und so rücksichtsvoll, Kühe mit Namen stehen zu lassen.
goal-dart-new-name = Nicht mehr Ned Huddleston
goal-dart-new-name-tale = Auf den Kaufbrief schrieb er den neuen Namen langsam, so wie man einen Stiefel einläuft.
goal-dart-deputy-in-the-ravine = Der Deputy in der Schlucht
goal-dart-deputy-in-the-ravine-tale = Der Gefangene richtete den Knochen, fing die Pferde ein, fuhr den Deputy zum Arzt und suchte dann das Gefängnis.
goal-dart-bronco = Der beste Reiter am Green River
goal-dart-bronco-tale = Gute Richter befanden, kein Reiter in Brown’s Park komme an ihn heran, und das Pferd legte keine Berufung ein.
goal-pinkerton-we-never-sleep = Wir schlafen nie
goal-pinkerton-we-never-sleep-tale = Notizbuch des Nachtwächters: ein Uhr, wach; zwei Uhr, wach; halb drei, das Auge an der Tür hat gezwinkert.
goal-pinkerton-dundee-cooper = Der Böttcher von Dundee
goal-pinkerton-dundee-cooper-tale = Er fuhr auf die Insel, um Reifenholz zu schneiden, und kam mit dem Anfang eines anderen Berufs zurück.
goal-pinkerton-baltimore-plot = Die Verschwörung von Baltimore
goal-pinkerton-baltimore-plot-tale = „Pflaumen hat Nüsse wohlbehalten geliefert“, hieß das Telegramm, und der Telegrafist erfuhr nie, dass er einen Präsidenten verschickt hatte.
goal-pinkerton-rogues-gallery = Das Verbrecheralbum
goal-pinkerton-rogues-gallery-tale = Stillhalten, sagte der Fotograf, und der Gefangene schenkte ihm das treffendste Bild, das die Schublade je enthielt.
goal-cody-pony-express = Reiter des Pony-Express
goal-cody-pony-express-tale = Als Junge ritt er für die Post, wie er sagte, und bei jedem Erzählen wurde die Strecke länger.
goal-cody-wild-west-show = Die Wildwestschau
goal-cody-wild-west-show-tale = Täglich, bei jedem Wetter: Die Postkutsche wird um zwei überfallen und rechtzeitig zum Tee gerettet.
goal-cody-summit-springs = Summit Springs
goal-cody-summit-springs-tale = Der Kampf nahm einen Sommernachmittag des Jahres 1869 in Anspruch und läuft seither in der Schau, mit Musik.
goal-cody-twelve-a-day = Zwölf am Tag
goal-cody-twelve-a-day-tale = An die Küchenwagen geliefert: zwölf Stück, von Mr. Cody und einem Gewehr, das er Lucretia Borgia nennt.
goal-bat-adobe-walls = Adobe Walls
goal-bat-adobe-walls-tale = Um zwei Uhr früh krachte der Firstbalken und weckte alle, und deshalb gab es einen Morgen.
goal-bat-gold-headed-cane = Der Stock mit dem Goldknauf
goal-bat-gold-headed-cane-tale = Der Knauf ist aus Gold, der Stock aus Ebenholz, und jede Stadt an der Strecke weiß, woher er ihn hat.
goal-bat-ringside = Quoten am Ring
goal-bat-ringside-tale = Über den Kampf berichtete er in seiner Kolumne, auf die Boxer wettete er auf eigene Rechnung, und beides reichte er pünktlich ein.
goal-bat-sweetwater = Das „Lady Gay“ in Sweetwater
goal-bat-sweetwater-tale = Den Namen der Tänzerin behielt er sein Leben lang, Mollie Brennan, und wohin sie getreten war.
goal-pearl-globe-stage = Die Postkutsche nach Globe
goal-pearl-globe-stage-tale = Jeder Fahrgast bekam einen Dollar fürs Abendessen zurück, und einer fragte, ob das Frühstück inbegriffen sei.
goal-pearl-mothers-medicine = Arznei für die Mutter
goal-pearl-mothers-medicine-tale = Liebe Mutter, das Geld für den Doktor ist unterwegs, und bitte bedanke dich nicht bei der Postkutschenlinie.
goal-pearl-lady-bandit = Die Banditin von Arizona
goal-pearl-lady-bandit-tale = Auf dieser Bühne, jeden Abend: die Dame, die die Postkutsche ausraubte, und in denselben Stiefeln.
goal-pearl-no-part-in-the-law = Gesetze, die ihr Geschlecht nicht gemacht hat
goal-pearl-no-part-in-the-law-tale = Sie lasse sich nicht, erklärte sie dem Gericht, nach Gesetzen richten, zu denen man keine Frau befragt habe.
goal-ada-before-breakfast = Zwei Fälscher vor dem Frühstück
goal-ada-before-breakfast-tale = Ins Gefängnisbuch eingetragen: zwei Fälscher, sieben Uhr morgens, Unterschriften genommen und sorgfältig verglichen.
goal-ada-telegram = Ein Telegramm in Norman
goal-ada-telegram-tale = Schicken Sie sofort einen Deputy, hieß es im Telegramm nach Norman, und sie sah sich im Büro um und nahm ihre Handschuhe.
goal-ada-deputize-the-crowd = Lauter neue Deputys
goal-ada-deputize-the-crowd-tale = Sie sah die Theke entlang, bemerkte, jeder hier könne Deputy werden, und die Fälscher streckten die Handgelenke aus.
goal-ada-clerk-of-court = Gerichtsschreiberin
goal-ada-clerk-of-court-tale = Das Protokoll ist von ihr, das Siegel ist ihres, und das Porzellan im Regal wurde in Verhandlungspausen bemalt.
goal-rudabaugh-las-vegas-jail = Das Gefängnis von Las Vegas
goal-rudabaugh-las-vegas-jail-tale = Bericht des Wärters: ein Loch in der Wand, mehrere Gefangene zu wenig, und der es grub, ließ sein Essen stehen.
goal-rudabaugh-stinking-springs = Stinking Springs
goal-rudabaugh-stinking-springs-tale = Sie hielten aus, bis das Aufgebot gegen den Wind seinen Speck briet, dann kam ein Taschentuch an einem Stock heraus.
goal-rudabaugh-kinsley = Der Zug bei Kinsley
goal-rudabaugh-kinsley-tale = Er gab dem Gericht den Plan, die Karte und die Namen und ging hinaus, während die anderen hereinkamen.
goal-rudabaugh-parral = Karten in Parral
goal-rudabaugh-parral-tale = Der letzte Pot in Parral hatte zwei Gewinner, und der Streit darum erfasste die ganze Straße.
goal-ringo-hoodoo-war = Der Hoodoo-Krieg
goal-ringo-hoodoo-war-tale = Mason County führte in diesem Krieg nicht Buch; jede Seite führte das der anderen.
goal-ringo-turkey-creek = Turkey Creek
goal-ringo-turkey-creek-tale = Liste des Leichenbeschauers: eine Eiche mit mehreren Stämmen, darin ein Mann sitzend, seine Uhr, sein Revolver, keine Stiefel.
goal-ringo-shakespeare = Shakespeare auswendig
goal-ringo-shakespeare-tale = Er gab ihnen Hamlet von der Theke aus, und ein Viehtreiber weinte und fragte, wie es ausgehe.
goal-ringo-galeyville = Die Partie von Galeyville
goal-ringo-galeyville-tale = Er verlor sein Geld nach den Regeln, ging hinaus und kam mit einer eigenen Regel zurück.
goal-vasquez-rocks = Die Felsen des Vásquez
goal-vasquez-rocks-tale = Von den Felsen oben konnte er die Brandzeichen der Hilfssheriffs lesen und, an klaren Tagen, ihre Zeitung.
goal-vasquez-guitar = Gitarre und Verse
goal-vasquez-guitar-tale = Programm des Abends: zwei Walzer, ein eigenes Sonett und eine Abstimmung über eine Sammlung.
goal-vasquez-tres-pinos = Tres Pinos
goal-vasquez-tres-pinos-tale = Sie nahmen die Kleider, die Kasse und die Uhr, sagte der Krämer, und ließen uns die Stunde zum Gedenken.
goal-vasquez-over-the-ridge = Pferde über den Kamm
goal-vasquez-over-the-ridge-tale = Die Pferde überquerten das Küstengebirge bei Nacht und wechselten irgendwo nahe dem Kamm den Besitzer.
goal-ross-siege = Drei Stunden im Expresswagen
goal-ross-siege-tale = Tür des Expresswagens, wie an die Werkstatt zurückgegeben: zahllose Löcher, Angeln verbogen, Schloss in Ordnung.
goal-ross-express = Die Geldkiste der Gesellschaft
goal-ross-express-tale = Frachtbrief: eine Geldkiste, ein Bote, fast zwei Meter groß; die Kiste darf man heben, den Boten nicht.
goal-ross-gold-watch = Eine goldene Uhr und tausend Dollar
goal-ross-gold-watch-tale = Von der Gesellschaft, graviert: sein Name, das Datum und die Stunde, zu der er nicht geöffnet hatte.
goal-ross-duty = Die Pflicht des Boten
goal-ross-duty-tale = Er unterschrieb für jede Unze, schlief auf dem Deckel und verlangte erst die Quittung, dann den Doktor.
