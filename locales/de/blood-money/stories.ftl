## Legendary stories: title, front, conditions, map tokens, endings. All ours.

legendary-story-green-ledger = Das grüne Kontobuch
legendary-story-green-ledger-tale = Hollis Tarrant von der Land- und Wassergesellschaft kam mit dem Mittagszug, zwei Koffern und einem grünen Kontobuch. Er zahlt mit neuen Scheinen, feilscht nie und lässt jeden Verkäufer unter einer sehr klein gedruckten Zeile unterschreiben. Die Lampe hält er dir selbst, ein wenig zu weit weg.
legendary-story-green-ledger-margins = Lies ihm in der Bank über die Schulter
legendary-story-green-ledger-collectors = Schick einen seiner Eintreiber zu Fuß nach Hause
legendary-story-green-ledger-a-tale = Ada Pruitt lieh sich das Buch für eine Stunde und setzte die kleine Zeile in Holzlettern, handhoch, quer über die ganze Titelseite. Um zwölf gab es einen Auflauf, und um eins hatten die Verkäufer ihre Urkunden zurück. Mr. Tarrant lobte den Druck und fragte, wie viel sie auf das Haus noch schulde.
legendary-story-green-ledger-b-tale = Die kleine Zeile verkaufte das Wasser unter dem Land gleich mit, und noch vor dem Frühstück hatte die Gesellschaft jede Pumpe verriegelt. Wer darüber gelacht hatte, was Tarrant für das Hotel gab, steht jetzt mit Eimern Schlange. Du hattest die Zeile rechtzeitig gelesen, und du hast zwei volle Fässer und keine Freunde.

legendary-story-mule-named-senator = Ein Maultier namens Senator
legendary-story-mule-named-senator-tale = Der alte Tobias Fenn ist zum ersten Mal seit zwölf Jahren nüchtern, und das macht den Leuten Angst. Sein Maultier ist ihm samt Decke davongelaufen, und auf deren Innenseite ist die einzige Karte der Fenn-Ader gestickt. Es hört auf Senator, wenn es hört, und es frisst, was man ihm vorsetzt.
legendary-story-mule-named-senator-oats = Kauf Hafer, und zwar reichlich
legendary-story-mule-named-senator-found = Finde das richtige Maultier
legendary-story-mule-named-senator-o = Senator steht in einem Bach, einen fremden Hut im Maul, und in der Satteltasche liegt ein Nugget.
legendary-story-mule-named-senator-x = Ein Maultier, gewiss, aber höchstens ein Abgeordneter; sein Besitzer bezahlt dich dafür, dass du aufhörst, es anzuschreien.
legendary-story-mule-named-senator-danger = Du hast dich dem falschen Maultier von hinten genähert und hattest dann, am Boden, Zeit, darüber nachzudenken.
legendary-story-mule-named-senator-a-tale = Die Decke kam heim, bis auf eine Ecke. Senator hatte die Ader gefressen, den Fluss und den größten Teil von Mesito’s Point, und fünfzig Männer mit Schaufeln, die dir den ganzen Weg gefolgt waren, warteten auf Auskunft. Im Herbst stellten sie das Maultier aus Trotz zur Wahl, und es gewann zwei Countys.
legendary-story-mule-named-senator-b-tale = Die Stickerei war eine Karte, wie Tobias immer gesagt hatte, und der braune Fleck war die Ader und kein Kaffee. Er gab dir deinen Anteil, ohne ihn zu zählen, kaufte dem Maultier einen Strohhut mit Seidenband und war am Abend wieder ganz der Alte.

legendary-story-last-good-well = Der letzte gute Brunnen
legendary-story-last-good-well-tale = Seit Ostern ist kein Tropfen gefallen, und der einzige tiefe Brunnen im Tal gehört Ysabel Montoya, die nichts dafür verlangt. Tarrants Gesellschaft verlangt etwas, und zwar becherweise, und hat Bewaffnete an den Bach gestellt. Letzte Woche machte sie Ysabel ein anständiges Angebot und ließ eine Kanne Petroleum auf ihrer Veranda stehen, als Denkhilfe.
legendary-story-last-good-well-dig = Grab für Ysabel auf einer Ranch
legendary-story-last-good-well-creek = Vertreib an einem Versteck der Bande B eine Wache vom Bach
legendary-story-last-good-well-a-tale = Die Ranch in Mesito’s Point ging um zwei Uhr morgens in Flammen auf, und im ganzen County gab es keinen Eimer Wasser, den man hätte hineinschütten können. Du hast die Leute herausgeholt. Ysabel zählte sie im Schein ihres eigenen Daches, und dann bat sie dich, ganz höflich, ihr ein Gewehr zu leihen.
legendary-story-last-good-well-b-tale = Bei neunzig Fuß klang die Schaufel, und bei einundneunzig kamen die Männer um einiges schneller das Seil herauf, als sie hinuntergestiegen waren. Am Abend stand Wasser im Hof. Ysabel malte ein Schild, UMSONST, und hängte es an die Seite, an der die Leute der Gesellschaft vorbeimüssen.

legendary-story-mercy-comes-whistling = Mercy pfeift
legendary-story-mercy-comes-whistling-tale = Mercy Cobb pfeift Kirchenlieder, und die Leute haben gelernt, vor welchen man Angst haben muss. Für Tarrant arbeitet sie auf Bestellung, bei den Gesetzlosen lagert sie aus Neigung, und wer einen Streit gewinnt, bekommt zwanzig Dollar von ihr, denn das spart ihr die Patrone. Heute Abend ist es „Shall We Gather at the River“, und zwar langsam.
legendary-story-mercy-comes-whistling-camp = Hör sie im Schurkenlager an
legendary-story-mercy-comes-whistling-quarrel = Gewinne einen Streit mit einem anderen Spieler
legendary-story-mercy-comes-whistling-a-tale = Zu dir wollte sie nicht. Sie wollte zu dem, der am größten dastand: eine Strophe und ein Refrain vom Heuboden des Mietstalls, und am nächsten Tag trug die halbe Heldenschaft des Territoriums den Arm in der Schlinge. Auf deinem Fensterbrett lagen zwanzig Dollar, klein gefaltet, und die Melodie hast du noch immer im Kopf.
legendary-story-mercy-comes-whistling-b-tale = Die erste Kugel nahm dir den Hut vom Kopf, und die zweite nahm ihn vom Zaun. Dann setzte Mercy sich hustend hin und fragte, ob der Doktor in Red Falls etwas tauge. Sie bezahlt, was sie schuldet: Am Morgen hing etwas an deinem Sattel, eingewickelt in eine Seite aus dem Gesangbuch.

legendary-story-iron-road = Die eiserne Straße
legendary-story-iron-road-tale = Chen Weis Trupp legt zwei Meilen Gleis am Tag, und die Gesellschaft, die eine lange Messkette besitzt, misst anderthalb. Den Unterschied schreibt er hinten in ein Buch. Vorn stehen die Namen der Männer, die die Strecke gekostet hat. An den Bahnhöfen gibt es Lohn für jeden, der einen Hammer schwingen kann, und die Brückenpfeiler sind so grün wie frische Dollarscheine.
legendary-story-iron-road-hammer = Schwing den Hammer an einem Bahnhof
legendary-story-iron-road-survey = Miss am Bergpass A die Strecke nach
legendary-story-iron-road-first-train = Sichere dir einen Platz im ersten Zug
legendary-story-iron-road-a-tale = Der letzte Nagel war aus Gold, also schlugen Chen Weis Leute daneben einen aus Eisen ein, und der hält die Schiene. Beim Bankett las er seine Zahlen in zwei Sprachen vor, und die Herren aus Washington hörten auf zu kauen. Die Gesellschaft zahlte noch vor dem Nachtisch. Den goldenen Nagel hat seither niemand gesehen.
legendary-story-iron-road-b-tale = Die Gesellschaft hatte am Holz gespart und das Ersparte für Fahnen ausgegeben. Die erste Lokomotive erreichte die Frontier auf die Minute und nahm den Bahnsteig, den Wasserturm und die Blaskapelle mit, bis hinunter ins Bachbett. Chen Wei schlug eine leere Seite auf und dann noch eine.

legendary-story-queen-in-the-sleeve = Eine Dame im Ärmel
legendary-story-queen-in-the-sleeve-tale = Madame Celestine aus Paris, über Dayton, Ohio, hat ihren Vertrag mit dem Varieté gegen zehntausend Anteile an Tarrants Eisenbahn gesetzt. Die beiden sitzen schon die dritte Nacht im Saloon von Darkrock. Die Lampe wurde wieder nachgefüllt und der Geber viermal abgelöst, und keiner von beiden zählt mehr die Damen des anderen.
legendary-story-queen-in-the-sleeve-seat = Gewinne vor ihren Augen eine Pokerpartie
legendary-story-queen-in-the-sleeve-dupe = Verliere eine Pokerpartie und mach ein überraschtes Gesicht
legendary-story-queen-in-the-sleeve-house = Halte das Varieté ohne sie in Gang
legendary-story-queen-in-the-sleeve-a-tale = Sie deckte drei Damen auf. Tarrant lächelte, zeigte seinen Flush und griff schon nach dem Pot, als sie die vierte aufdeckte. Gegeben hatte er selbst, aus seinem eigenen Spiel, und so konnte er schlecht fragen, wo sie die Karte gefunden habe.
legendary-story-queen-in-the-sleeve-b-tale = Jemand an der Theke zählte fünf Damen, und zwar laut. Im Streit kippte die Lampe um, und das Feuer holte sich die Anteile, den Vertrag und den Saloon, bis hinunter zu den Pedalen des Klaviers. Zuletzt sah man die beiden auf der Straße unter einer Decke sitzen, und jeder wartete darauf, dass der andere ausstieg.

legendary-story-fenn-lode = Die Fenn-Ader
legendary-story-fenn-lode-tale = Tobias Fenn zeichnete sie auf ein Tischtuch, bevor er darauf einschlief: drei Minen, unter allen dreien eine krumme Linie und bei jeder ein Kreuz. Nur eines der Kreuze ist Gold. Welches, wusste er nicht mehr, nur dass das Holz morsch ist, dass man besser einen größeren Sack mitbringt und dass die Gesellschaft das Tischtuch gekauft hat.
legendary-story-fenn-lode-cross = Grab unter dem richtigen Kreuz
legendary-story-fenn-lode-proof = Leg den Beweis auf den Schalter der Bank
legendary-story-fenn-lode-o = Hinter der letzten Stütze ist die Wand gelb vom Boden bis zur Decke, und hebst du die Lampe, so hebt sie auch eine.
legendary-story-fenn-lode-x = Kein Gold, aber ein Henkelmann, eine gute Schaufel und eine ungeöffnete Lohntüte.
legendary-story-fenn-lode-danger = Die Stütze, an die du dich gelehnt hast, hatte sich an dich gelehnt; vom Boden aus siehst du wenigstens, wohin der Stollen führt.
legendary-story-fenn-lode-a-tale = Drei Minen und eine Ader, und alle gruben. Sunny Hills kam als Erste herunter, an einem Dienstag, mit einem Krachen, von dem die Kirchturmuhr stehen blieb. Du standest mit vollem Sack oben an der Leiter. Der Staub hatte sich noch nicht gelegt, da schritten Fremde schon die anderen beiden ab.
legendary-story-fenn-lode-b-tale = Das Tischtuch gehörte dem Hotel, und die Bratensoße auch, aus der der Fluss zum größten Teil bestand. Aber den Rest hatte Tobias aus dem Kopf gezeichnet, und eine Viertelmeile weit stimmte die Linie. Es reichte für dich, und es reichte noch für jeden Narren mit einer Pfanne.

legendary-story-quiet-sickness = Die stille Seuche
legendary-story-quiet-sickness-tale = Zuerst bat man die Kirche, nicht mehr zu läuten, und dann rief man die Kinder herein. Doktor Amelia Strand hat seit Sonntag zwei Stunden geschlafen. Ihre Arznei liegt in einer Kiste am Bahnhof der Frontier, wo die Gesellschaft sie wegen der Lagergebühr festhält, und in den Saloons heißt es schon, sie habe das Fieber selbst in ihrer Tasche hergebracht.
legendary-story-quiet-sickness-crate = Hol die Kiste vom Bahnhof der Frontier
legendary-story-quiet-sickness-nurse = Pflege die Kranken in der Arztpraxis
legendary-story-quiet-sickness-a-tale = Sie öffneten die Kiste mit einer Axt und ließen die Lagergebühr auf dem Bahnsteig liegen, in Pennys. Am neunten Tag verlangte ein Junge noch mehr Suppe, und Doktor Strand ging für eine Minute hinters Haus, wo niemand ihr Gesicht sehen konnte. Dann läutete die Glocke eine Stunde lang, einfach so.
legendary-story-quiet-sickness-b-tale = Das Fieber war fast vorbei, als sie mit Fackeln kamen, ein Dutzend anständige Leute, die Hüte tief im Gesicht. Doktor Strand stand in der Schürze auf der Straße und begrüßte jeden mit Namen, mit dem Datum und mit dem, was sie geheilt hatte. Einige gingen nach Hause. Ihre Instrumente hast du gerettet, der Rest brannte bis zum Morgen.

legendary-story-hot-lead = Heißes Blei
legendary-story-hot-lead-tale = Ada Pruitt druckte, was Mr. Tarrant für den Damm bezahlt hatte, und daneben, was der Damm gekostet hatte. In derselben Nacht flog ihre Presse aus dem Fenster, und ihre Lettern gingen den Fluss hinunter, die Großbuchstaben voran. Sie hat eine Handpresse, einen leeren Bogen und Zeit bis Samstag. Man glaubt gar nicht, wie viel von den Nachrichten am Buchstaben E hängt.
legendary-story-hot-lead-drawer = Fische einen Kasten Lettern aus dem Fluss
legendary-story-hot-lead-news = Tu in Darkrock etwas, das den Druck lohnt
legendary-story-hot-lead-o = Großbuchstaben, der ganze Kasten, trocken und geordnet, als könnte der Fluss das Alphabet.
legendary-story-hot-lead-x = Kommas und Dollarzeichen; ein Schreiber der Gesellschaft kauft die Dollarzeichen.
legendary-story-hot-lead-danger = Jemand am anderen Ufer sammelt auch Blei, und er schickt dir etwas von seinem.
legendary-story-hot-lead-a-tale = Zwei Kästen waren in falscher Reihenfolge zurückgekommen. Am Samstag stand der Bericht über den Damm unter den Geburten und dein eigener Name unter den Todesfällen, mit einem freundlichen Wort. Du hast eine Woche gebraucht, um wieder lebendig zu werden. Dein Hab und Gut war da schon verkauft, aber der Nachruf hat dir nie geschadet.
legendary-story-hot-lead-b-tale = Sechstausend Wörter, und die E reichten bis zur letzten Zeile. Die Ausgabe war in einer Stunde ausverkauft, zum doppelten Preis und großenteils an Leute, die nicht lesen konnten, aber gehört hatten, dass sie darin vorkamen. Tarrant kaufte hundert Stück zum Verbrennen, und Ada dankte ihm in der nächsten Nummer für sein Abonnement.

legendary-story-bridge-at-midnight = Die Brücke um Mitternacht
legendary-story-bridge-at-midnight-tale = Der blinde Jack Mundy sieht ausgezeichnet; den Namen hat er sich des Mitleids wegen zugelegt. Unter der Eisenbahnbrücke von Cliff Junction liegen seine vierzig Stangen Dynamit, und in seiner Tasche tickt eine Uhr, die er dem Lokführer abgewonnen hat. Um Mitternacht kommt der Lohnzug. Einige von denen im Gebüsch möchten, dass er anhält, und einige möchten es nicht.
legendary-story-bridge-at-midnight-fuse = Kriech an der Mine von Cliff Junction unter die Brücke
legendary-story-bridge-at-midnight-lookouts = Bring an einem Versteck der Bande C einen Posten zum Schweigen
legendary-story-bridge-at-midnight-a-tale = Die Lunte war feucht, die Uhr ging nach, und der Zug war pünktlich. Zwei Minuten vor zwölf rollte er hinüber, während der blinde Jack bei einem Streichholz das Zifferblatt las. In der Kurve fiel ein Sack vom Lohnwagen und wurde unter denen geteilt, die zufällig dort standen; mehrere von ihnen trugen einen Stern.
legendary-story-bridge-at-midnight-b-tale = Der Zug hatte eine halbe Stunde Verspätung, darum verpasste er die Explosion, und dann verpasste er die Brücke. Der Fluss zog in die Mine ein. Noch Jahre später grub Cliff Junction Silberdollar aus den Gemüsebeeten. Jack Mundy fand man am Ufer, ohne einen Kratzer, und er fragte, wer den Mond ausgemacht habe.

legendary-story-forty-head = Vierzig Rinder und ein Pfandrecht
legendary-story-forty-head-tale = Ysabel Montoya hat vierzig Rinder, einen ehrlichen Knecht und Zeit bis Freitag bei Sonnenuntergang. Danach gilt das Pfandrecht der Gesellschaft, und jede Kuh, die sie im Territorium besitzt, gehört Mr. Tarrant. Auf dem Papier sind sie an einen Vetter verkauft, den es vielleicht nicht gibt. Jetzt kommt es darauf an, wo sie stehen, wessen Brandzeichen sie tragen und dass niemand eine Laterne fallen lässt.
legendary-story-forty-head-strays = Treib auf der blauen Ranch die Streuner zusammen
legendary-story-forty-head-honest = Verlade ein paar Rinder mit der Eisenbahn, gegen Quittung
legendary-story-forty-head-crooked = Verpass ein paar Rindern ein anderes Brandzeichen, ohne Quittung
legendary-story-forty-head-a-tale = Jemand ließ eine Laterne fallen. Vierzig Rinder liefen durch die Ranch an der Frontier, als wäre sie nur ein Gerücht, und das Schlafhaus hat man nie gefunden. Am Freitag bei Sonnenuntergang kam Mr. Tarrant persönlich, um sie in Besitz zu nehmen, und man zeigte ihm eine breite Straße aus Hufspuren, die bis zum Horizont führte und darüber hinaus.
legendary-story-forty-head-b-tale = Bis Freitag hatte der Schreiber der Gesellschaft vierzig Kühe aufgespürt, unter einem Dutzend Brandzeichen und in vier Countys, jede mit einem Kaufvertrag auf einen anderen Vetter. Er klappte sein Buch zu und fragte, ob es etwas zu essen gebe. Das gab es. Ysabel setzte dich ans Kopfende des Tisches, und sehr viele Vettern tranken auf dein Wohl.

legendary-story-price-of-a-deputy = Was ein Hilfssheriff kostet
legendary-story-price-of-a-deputy-tale = Hilfssheriff Orrin Lusk trägt eine Preisliste im Hutband. Für zehn Dollar weht der Wind deinen Steckbrief in der Nacht davon; für dreißig weht er ihn zurück, mit der Nase eines anderen. In keinem der beiden Büros kann man sich erklären, woher der Wind so gut Bescheid weiß. Lusk schreibt jeden Cent auf, denn in diesem einen Punkt ist er ein ehrlicher Mann.
legendary-story-price-of-a-deputy-complaint = Beschwere dich im Sheriffbüro
legendary-story-price-of-a-deputy-copy = Bring eine Abschrift der Liste ins Marshalbüro
legendary-story-price-of-a-deputy-customer = Gewinne als zufriedener Kunde einen Kampf, während du Wanted bist
legendary-story-price-of-a-deputy-a-tale = Lusk wurde beim Frühstück verhaftet, von einem Sheriff und einem Marshal. Jeder hatte eine Abschrift der Liste, und jeder wollte wissen, wer dem anderen die seine verkauft hatte. Lusk bekam sechzehn Jahre und bat um seinen Bleistift. Die Steckbriefe wanderten in den Ofen des Gerichts, alle bis auf deinen, den du gerahmt hast.
legendary-story-price-of-a-deputy-b-tale = Am Samstagabend verschwand Lusk, und am Sonntag hing seine Liste an der Kirchentür. Darauf standen alle, die bezahlt hatten. Darauf standen auch alle, die fürs Wegsehen bezahlt worden waren. Du kommst einmal vor, ziemlich weit unten, unter „Verschiedenes“, und was das heißen soll, darüber wird noch gestritten.

legendary-story-night-of-the-dam = Die Nacht, als der Damm brach
legendary-story-night-of-the-dam-tale = Sechs Jahre hat er gehalten, und in einer Minute gab er nach. Es heißt, die Gesellschaft habe am Überlauf gespart. Von den Hügeln bis Red Falls stehen Lampen auf den Dächern, und eines der Dächer singt. Das Wasser hat die zweite Stufe des Ladens erreicht, und jede Tür der Stadt ist ein Boot.
legendary-story-night-of-the-dam-singers = Erreiche das Dach, das singt
legendary-story-night-of-the-dam-levee = Füll in Red Falls Sandsäcke
legendary-story-night-of-the-dam-o = Neun Kinder und ihre Lehrerin, bei der vierten Strophe, und eines bietet dir das trockene Ende der Decke an.
legendary-story-night-of-the-dam-x = Mr. Tarrants bester Anzug, gefaltet, die Brieftasche obenauf, und ein Schornstein als Gesellschaft.
legendary-story-night-of-the-dam-danger = Das Dach verlässt das Haus, als du es betrittst, und zeigt dir ein gutes Stück vom County.
legendary-story-night-of-the-dam-a-tale = Links hielt der Deich, und rechts brach er dort, wo nur der Laden stand. Am Morgen lag die Straße knöcheltief unter Dosenpfirsichen, und niemand fehlte. Sie zählten bis zum Mittag immer wieder nach, weil sie es nicht glauben konnten, und dann setzte sich die ganze Stadt auf den Gehsteig und aß.
legendary-story-night-of-the-dam-b-tale = Das Wasser nahm den Laden, den Saloon und das untere Ende des Friedhofs, und es hatte keine Eile. Ein Dutzend Mal bist du hinausgerudert. Als es hell wurde, fand die Lehrerin unter dem Tor des Damms ein Yard Zündschnur der Gesellschaft eingeklemmt, und danach sagte niemand mehr das Wort „Überlauf“.

legendary-story-ten-coffins = Zehn Särge
legendary-story-ten-coffins-tale = Das Hochwasser hat den alten Kirchhof von Mesito’s Point geöffnet, und neun Särge treiben den Bach hinunter. Der Totengräber hat sie zweimal gezählt und kommt auf zehn. Der zehnte liegt tief im Wasser und klopft in einem fort, gegen die Steine, wie man hofft. Die Bank setzt eine Belohnung auf die Rückgabe der Toten aus, ungeöffnet, und das sieht der Bank nicht ähnlich.
legendary-story-ten-coffins-lid = Zieh einen Sarg heraus und heb den Deckel
legendary-story-ten-coffins-churchyard = Bring die Toten wieder hinauf nach Mesito’s Point
legendary-story-ten-coffins-o = Keine Leiche, nur gerollte Banknoten und eine Flasche; da wollte jemand bequem aufwachen.
legendary-story-ten-coffins-x = Diakon Ames, gut erholt. In seinem Ärmel steckt das Ass, für das sie einen anderen erschossen haben.
legendary-story-ten-coffins-danger = Den Deckel hatte ein sorgfältiger Mensch verdrahtet; was darin war, regnet wie Konfetti auf den Bach, und manches davon kann man noch ausgeben.
legendary-story-ten-coffins-a-tale = Der zehnte Sarg war voller Papiere: alle Schuldscheine des Tals, unterschrieben, von denen man dachte, sie seien mit der alten Bank verbrannt. Sie ließen sich sehr gut trocknen. Mr. Tarrant dankte dir vor der ganzen Stadt und schenkte dir die deinen. Die anderen hat er vorzulesen begonnen, der Größe nach.
legendary-story-ten-coffins-b-tale = Geklopft hatte der Buchhalter der Gesellschaft, letztes Frühjahr ertrunken und seither betrauert, abgemagert und übelster Laune. Er hatte gutes Geld für eine stille Überfahrt bezahlt, und von Regen war nicht die Rede gewesen. Er setzte sich auf, verlangte Kaffee und eine Stenografin, in dieser Reihenfolge, und redete bis Donnerstag.

legendary-story-dead-mens-wages = Der Lohn der Toten
legendary-story-dead-mens-wages-tale = Einunddreißig Männer starben auf der Strecke zwischen Spike’s View und dem Pass. In Chen Weis Buch haben sie Namen und Dörfer. Im Buch der Gesellschaft sind sie bei guter Gesundheit und vollem Lohn, und an jedem Ersten hebt Hollis Tarrant ihn bei der Bank für sie ab. Chen Wei will ihn zurück, und er hat nicht gesagt, wie.
legendary-story-dead-mens-wages-names = Lies am Bergpass C die Namen vor
legendary-story-dead-mens-wages-stones = Kauf einunddreißig Steine
legendary-story-dead-mens-wages-wages = Heb den Lohn mit vorgehaltener Waffe ab
legendary-story-dead-mens-wages-a-tale = Das Geld ging in einunddreißig Umschlägen übers Meer, und mit der Zeit kamen einunddreißig Briefe zurück. Chen Wei las sie am Pass vor, den Steinen, einen Abend nach dem anderen. Dein Name steht in allen. Er hat dir gezeigt, wie man ihn schreibt, und die Stelle im Buch, an der er ihn eingetragen hat.
legendary-story-dead-mens-wages-b-tale = Die Anwälte der Gesellschaft räumten ein, dass die Männer tot waren, und verklagten sie, weil sie vor dem Ende ihres Vertrags gegangen waren. Steine, Lohn und Buch wurden als Beweismittel beschlagnahmt. Mercy Cobb stellte die Papiere zu, einunddreißig Abschriften, eine an jedes Grab, und pfiff dazu alle Strophen. Eine weitere Abschrift war für alle, die noch lebten.

legendary-story-ascent-of-professor-pym = Professor Pyms Himmelfahrt
legendary-story-ascent-of-professor-pym-tale = Professor Aurelius Pym wird beide Mesas im Ballon überqueren, für die Wissenschaft und zwanzig Cent pro Kopf. Er hat den Korb, das Gas und den größten Teil der Seide und hofft, den Rest in Red Falls zu finden. Auf Probefahrten setzt er jeden ab, und zwar fast überall. Auf die Frage, wie man das Ding lenkt, sagte er, das sei eine ausgezeichnete Frage.
legendary-story-ascent-of-professor-pym-silk = Kauf dem Varieté einen Vorhang ab, samt der Vorstellung davor
legendary-story-ascent-of-professor-pym-rope = Bring ein Seil vom Handelsposten
legendary-story-ascent-of-professor-pym-a-tale = Um neun stieg er auf, mit Musik und mit dem Sheriff im Korb, der hineingeklettert war, um ihm die Verordnung vorzulesen. Sie kamen über beide Mesas. Der Sheriff war es, der an ein Ruder gedacht hatte oder jedenfalls an eine Schaufel. Man fand die beiden am anderen Ende der Frontier, singend, und von der Verordnung war nie wieder die Rede.
legendary-story-ascent-of-professor-pym-b-tale = Hinauf ging es wunderschön; nur die andere Hälfte hatte er nicht vorbereitet. Der Ballon kam mitten im zweiten Akt durch das Dach des Varietés, und das Publikum, das dies für den zweiten Akt hielt, erhob sich von den Plätzen. Der Professor verbeugte sich, bis die Wand umfiel.

legendary-story-people-against-cobb = Das Volk gegen Mercy Cobb
legendary-story-people-against-cobb-tale = Mercy Cobb steht im Varieté vor Gericht, weil es nur dort genug Stühle gibt, und der Richter hat seine Hutschachtel aufs Klavier gestellt. Die Geschworenen, lauter Methodisten, kamen zu Fuß und kennen sie nach Gehör. Beweisstück A, ein Revolver, ist schon verkauft worden. Wer in der Stadt rauft, missachtet das Gericht, und das macht zwanzig Dollar, bar, an den Gerichtsdiener.
legendary-story-people-against-cobb-testify = Tritt im Varieté in den Zeugenstand
legendary-story-people-against-cobb-alibi = Besorg ihr im Saloon von Buzzard Gulch ein Alibi
legendary-story-people-against-cobb-exhibit = Beschaff dir ein Beweisstück
legendary-story-people-against-cobb-a-tale = Vor dem Urteil bat sie ums Wort, und der Richter gab es ihr, weil das einmal etwas Neues war. Es dauerte zwei Stunden. Sie ging ihre Aufträge der Reihe nach durch, mit Datum, Lied und Preis, und am Ende sah niemand mehr sie an. Alle sahen Mr. Tarrant an, dritte Reihe, am Gang.
legendary-story-people-against-cobb-b-tale = Die Geschworenen berieten eine Stunde lang, und man hörte sie singen. „Nicht schuldig“, las der Obmann vor, mit der Stimme eines Mannes, der eine Rechnung vorliest, und alle zwölf ritten auf neuen Pferden heim. Auf der Treppe verbeugte sie sich vor dir. Deine Aussage habe ihr gefallen, sagte sie, und deine Adresse habe sie sich notiert.

legendary-story-eleven-bullets = Elf Kugeln
legendary-story-eleven-bullets-tale = Banden, die seit zehn Jahren kein Lagerfeuer geteilt haben, haben dasselbe Papier unterschrieben, und ganz unten liegt Tarrants Geld. Sie haben das Marshalbüro in Buzzard Gulch umstellt. Drinnen sind ein Marshal, eine Kaffeekanne, ein Gefangener, der am Montag hängen soll, und elf Kugeln. Der Gefangene erwähnt, dass er früher ein ganz guter Schütze war.
legendary-story-eleven-bullets-relief = Schlag dich zum Marshalbüro durch
legendary-story-eleven-bullets-cartridges = Kauf Patronen im Handelsposten
legendary-story-eleven-bullets-rear = Fall ihnen an einem Versteck der Bande A in den Rücken
legendary-story-eleven-bullets-a-tale = Im Morgengrauen zündeten sie den Saloon an und kamen hinter dem Rauch her. Der Marshal trat ohne Kugeln und ohne Augenbrauen ins Freie, mit allen, die drinnen gewesen waren, bis auf einen. Die Banden zogen in alle Richtungen ab und stritten über die Rechnung. Am Montag wurde der Gefangene, der die Tür gehalten hatte, mit einem Stern an der Brust begraben.
legendary-story-eleven-bullets-b-tale = Zehn hat es gebraucht. Bei Sonnenaufgang stellte der Marshal die elfte auf den Schreibtisch, sah auf den Kalender und schob sie dann dem Gefangenen hin, zusammen mit den Schlüsseln. Niemand weiß, wohin er ging. Ab und zu kommt eine Kiste guter Kaffee ohne Absender nach Buzzard Gulch, und in der Kiste liegt ein Geschenk für dich.

legendary-story-brothers-fenn = Die Gebrüder Fenn
legendary-story-brothers-fenn-tale = Tobias und Gideon Fenn fanden die Ader zusammen, zerstritten sich Anno 59 wegen einer Fiedel und haben seither kein Wort gewechselt. Nun schreibt Gideon, er sei alt und komme heim, wenn er denn hinfinde. Drei Fremde mit Fiedelkästen hat man auf drei verschiedenen Straßen gesehen. An dem Namen hängt eine halbe Goldmine.
legendary-story-brothers-fenn-stranger = Such dir den richtigen Fremden aus
legendary-story-brothers-fenn-tobias = Hol Tobias aus dem Saloon von Darkrock
legendary-story-brothers-fenn-o = Er fragt einen Zaunpfahl nach dem Weg und trägt seinen Kasten, wie man ein schlafendes Kind trägt.
legendary-story-brothers-fenn-x = Ein Bart, eine Fiedel und der Name Fenn, aber nicht verwandt; er spielt auf Hochzeiten und teilt den Lohn mit dir.
legendary-story-brothers-fenn-danger = In diesem Kasten war nie eine Fiedel.
legendary-story-brothers-fenn-a-tale = Sie standen sich gegenüber, etwa so lange, wie ein Ei kocht. „Du hast sie also noch“, sagte Tobias. „Spielen konntest du sie nie“, sagte Gideon, und schon ging es wieder los, aus vollem Hals, bis es dunkel war. Danach gab Gideon dir, was er seinem Finder mitgebracht hatte, und öffnete den Kasten. Aus vier Meilen Umkreis kamen die Leute und standen auf der Straße.
legendary-story-brothers-fenn-b-tale = Gideon weinte, Tobias weinte, und die Papiere für die Mine wurden auf der Theke unterschrieben. Erst beim Tanz drückte ihm jemand die Fiedel in die Hand, und er klemmte sie unter die falsche Seite des Kinns. Am Morgen gehörte der Claim Mr. Tarrant. Der echte Gideon kam am Donnerstag, eine Stunde nachdem man seinen Bruder begraben hatte.

legendary-story-last-train-for-tarrant = Der letzte Zug für Tarrant
legendary-story-last-train-for-tarrant-tale = Hollis Tarrant verlässt das Territorium, mit zwei Koffern, einem grünen Kontobuch und, wenn die Leute recht haben, der unteren Hälfte der Bank. In Spike’s View steht der Frontier-Express unter Dampf. Madame Celestine hat das Abteil neben seinem gebucht. Mercy Cobb, die nicht bezahlt worden ist, hat das nächste.
legendary-story-last-train-for-tarrant-platform = Halte den Zug in Spike’s View auf
legendary-story-last-train-for-tarrant-aboard = Folge ihm die Strecke hinunter
legendary-story-last-train-for-tarrant-pass = Schneide ihm über die Berge den Weg ab
legendary-story-last-train-for-tarrant-a-tale = Am ersten Halt stand das Fenster seines Abteils offen, und der Sitz war noch warm. Als man in Darkrock den Tresor aufschloss, fehlte der Boden und mit ihm alles, was früher darauf gestanden hatte; der Tunnel war zwei Jahre alt und sehr ordentlich gefegt. Zu Weihnachten kommt jedes Mal eine Postkarte. Das Klima bekommt ihm.
legendary-story-last-train-for-tarrant-b-tale = In beiden Koffern war Zeitungspapier, auf Maß geschnitten. Celestine hatte seine Brieftasche und Mercy Cobb seine Fahrkarte, und Mr. Tarrant selbst hatten die zwei an einer Wasserstation zurückgelassen, in Strümpfen, beim Feilschen mit einem Esel. Das Geld kam in einer Hutschachtel heim. Als man es gezählt hatte, verlangte niemand von den Damen das Wechselgeld.
