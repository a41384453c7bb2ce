# Names and tales of the base game's content. Tales are our own.

## Poker cards

title-saddle-up = Aufgesattelt
title-cheat = Falschspiel
title-sprint = Sprint
title-manhunt = Menschenjagd
title-payday = Zahltag
title-stick-em-up = Hände hoch!
title-reputation = Reputation
title-wallop = Kinnhaken
title-shootout = Schießerei
title-instincts = Instinkt
title-lady-luck = Fortuna
title-fools-gold = Katzengold
title-bulletproof = Kugelsicher
title-quickdraw = Flinke Hand
title-determination = Entschlossenheit
title-living-legend = Lebende Legende

## Items

item-mustang = Mustang
item-mule = Maultier
item-revolver = Revolver
item-shotgun = Schrotflinte
item-rifle = Gewehr
item-miners-map = Minenkarte
item-provisions = Proviant
item-ten-gallon = Stetson
item-whiskey = Whiskey

## Characters

character-annie-oakley = Annie Oakley
character-bass-reeves = Bass Reeves
character-billy-the-kid = Billy the Kid
character-bloody-knife = Bloody Knife
character-calamity-jane = Calamity Jane
character-doc-holliday = Doc Holliday
character-jesse-james = Jesse James
character-kit-carson = Kit Carson
character-stagecoach-mary = Stagecoach Mary
character-wild-bill-hickok = Wild Bill Hickok
character-wyatt-earp = Wyatt Earp
character-y-b-rowdy = Y.B. Rowdy

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-annie-oakley = 1860 in einer Blockhütte in Ohio geboren, schoss sie schon als Mädchen Wild für den Markt und zahlte damit die Hypothek ihrer Mutter ab. Im Wettschießen schlug sie den Kunstschützen Frank Butler; er heiratete sie und wurde ihr Manager. Sitting Bull nannte sie Little Sure Shot, die kleine Treffsichere. In Buffalo Bills Schau, wo sie eine Spielkarte von der schmalen Kante her spaltete, bekam außer Buffalo Bill niemand mehr Geld als sie.
life-bass-reeves = 1838 in Arkansas als Sklave geboren, entkam er im Bürgerkrieg und lebte unter den Cherokee, den Creek und den Seminolen, deren Sprachen er lernte. 1875 wurde er Deputy Marshal für das Indianerterritorium und blieb es zweiunddreißig Jahre lang. Man schreibt ihm mehr als dreitausend Verhaftungen zu. Die schwerste, 1902, geschah wegen Mordes, und der Verhaftete war sein Sohn.
life-billy-the-kid = Er wurde als Henry McCarty geboren und machte sich 1878 im Lincoln-County-Krieg einen Namen, als er seinen Arbeitgeber rächen wollte. Im April 1881, zum Tod durch den Strang verurteilt, tötete er seine beiden Wächter und verließ Lincoln. Pat Garrett fand ihn im Juli in einem dunklen Schlafzimmer in Fort Sumner. Seine letzten Worte waren eine Frage.
life-bloody-knife = Seine Mutter war eine Arikara, sein Vater ein Hunkpapa-Sioux, und das Dorf des Vaters ließ es ihn nie vergessen; am schlimmsten trieb es ein Junge namens Gall, der später Häuptling wurde. 1862 kamen seine Brüder bei einem Überfall um, den Gall anführte. Er wurde Kundschafter der Armee und Custers liebster. Am 25. Juni 1876 fiel er am Little Bighorn an Major Renos Seite; die Reno zurückwarfen, führte Gall an.
life-calamity-jane = Martha Jane Canary stammte aus Missouri und kam 1876 nach Deadwood, im selben Wagenzug wie Wild Bill Hickok. Die Stadt vergaß nicht, dass sie 1878 die Kranken pflegte, als die Pocken kamen. Später ließ sie ihre Lebensgeschichte drucken, und wo die Tatsachen dünn waren, half sie nach. 1903 wurde sie neben Hickok begraben; ihn hatte man nicht gefragt.
life-doc-holliday = John Henry Holliday aus Georgia schloss 1872 in Pennsylvania sein Studium der Zahnmedizin ab. Die Schwindsucht trieb ihn der Luft wegen in den Westen und seine Patienten anderswohin, und so lebte er von Faro und Poker. 1881 stand er beim Kampf nahe dem O.K. Corral an der Seite der Earps. Er starb 1887 in Glenwood Springs im Bett, sechsunddreißig Jahre alt.
life-jesse-james = Als Predigersohn aus Missouri ritt er schon als Junge mit den Guerillas der Südstaaten und raubte nach dem Krieg Banken und Züge aus. In Northfield, Minnesota, wurde seine Bande in Stücke geschossen. In St. Joseph mietete er als Mr. Thomas Howard ein Haus. Am 3. April 1882 wandte er sich einem Bild an der Wand zu, und sein Gast Bob Ford nutzte die Gelegenheit.
life-kit-carson = 1826 lief er in Missouri von der Werkbank eines Sattlers davon, und der Sattler setzte für seine Rückkehr eine Belohnung von einem Cent aus. Ab 1842 wurde er als Frémonts Führer zum Helden von Berichten und dann von Romanen, von denen er keinen lesen konnte. Sein Feldzug von 1863 vertrieb die Navajo aus ihrem Land, auf jenen Weg, der ihnen als der Lange Marsch in Erinnerung ist.
life-stagecoach-mary = Mary Fields wurde in Tennessee als Sklavin geboren. Sie kam nach Montana, um ihre Freundin, Mutter Amadeus, durch eine Lungenentzündung zu bringen, und blieb als Fuhrfrau der Mission, bis ein Streit mit einem Knecht, bei dem Revolver im Spiel waren, den Bischof bewog, sie fortzuschicken. 1895, mit etwa sechzig, übernahm sie die Post zwischen Cascade und der Mission. Wo der Schnee den Pferden zu tief war, ging sie zu Fuß.
life-wild-bill-hickok = Am 21. Juli 1865 erschoss James Butler Hickok aus Illinois quer über den Marktplatz von Springfield, Missouri, Davis Tutt, nach einem Streit um Karten und eine Taschenuhr. 1871 war er Marshal von Abilene. Am 2. August 1876 setzte er sich in Deadwood mit dem Rücken zum Raum an den Pokertisch, weil ein anderer Spieler den Platz nicht tauschen wollte. Jack McCall trat von hinten heran.
life-wyatt-earp = Er sorgte in Wichita und Dodge City für Ordnung. Der Kampf nahe dem O.K. Corral nahm eine halbe Minute von einem Leben, das achtzig Jahre währte. 1896 leitete er in San Francisco einen Boxkampf im Schwergewicht und gab den Sieg dem Mann, der am Boden lag. Er starb 1929 in Los Angeles.
life-y-b-rowdy = Die Armee, die mit den Namen ihrer Kundschafter in Arizona Mühe hatte, kannte diesen als Sergeant Rowdy. Für Tapferkeit im Kampf gegen Apachen erhielt er die Medal of Honor. Er liegt bei den Soldaten in Santa Fe begraben. Die einen machen ihn zum Yavapai, die anderen zum Yuma, und weitere Spuren hat er kaum hinterlassen, wie man es von einem Fährtenleser erwarten darf.

## The board

region-mesitos-point = Mesito’s Point
region-darkrock = Darkrock
region-sunny-hills = Sunny Hills
region-dixon-creek = Dixon Creek
region-red-falls = Red Falls
region-spikes-view = Spike’s View
region-cliff-junction = Cliff Junction

mesa-north-mesa = Nordmesa
mesa-south-mesa = Südmesa

location-general-store = Gemischtwarenladen
location-saloon = Saloon
location-bank = Bank
location-cabaret = Varieté
location-doctors-office = Arztpraxis
location-sheriffs-office = Sheriffbüro
location-rail-station = Bahnhof
location-mine = Mine
location-sunny-hills-mine = Mine von Sunny Hills
location-spikes-view-mine = Mine von Spike’s View
location-cliff-junction-mine = Mine von Cliff Junction
location-spikes-view-rail-station = Bahnhof von Spike’s View
location-ranch = Ranch
location-ranch-green = Grüne Ranch
location-ranch-blue = Blaue Ranch
location-hideout = Banditenversteck
location-hideout-a = Versteck A
location-hideout-b = Versteck B
location-hideout-c = Versteck C
location-town = Stadt
location-outside-town = Außerhalb der Städte
location-darkrock-general-store = Gemischtwarenladen von Darkrock
location-darkrock-saloon = Saloon von Darkrock
location-red-falls-general-store = Gemischtwarenladen von Red Falls
location-red-falls-saloon = Saloon von Red Falls

ranch-green = Grüne Ranch
ranch-blue = Blaue Ranch

gang-a = Bande A
gang-b = Bande B
gang-c = Bande C

place-mesitos-point-hideout-a = Mesito’s Point, Versteck A
place-mesitos-point-ranch = Mesito’s Point, Ranch
place-mesitos-point-1 = Mesito’s Point 1
place-mesitos-point-2 = Mesito’s Point 2
place-mesitos-point-3 = Mesito’s Point 3
place-mesitos-point-4 = Mesito’s Point 4
place-mesitos-point-5 = Mesito’s Point 5
place-mesitos-point-6 = Mesito’s Point 6
place-mesitos-point-7 = Mesito’s Point 7
place-mesitos-point-8 = Mesito’s Point 8
place-darkrock-bank = Darkrock, Bank
place-darkrock-sheriffs-office = Darkrock, Sheriffbüro
place-darkrock-1 = Darkrock 1, Gemischtwarenladen
place-darkrock-2 = Darkrock 2, Gemischtwarenladen
place-darkrock-3 = Darkrock 3, Gemischtwarenladen
place-darkrock-4 = Darkrock 4, Saloon
place-darkrock-5 = Darkrock 5
place-darkrock-6 = Darkrock 6
place-darkrock-7 = Darkrock 7, Saloon
place-darkrock-8 = Darkrock 8, Saloon
place-sunny-hills-hideout-a = Sunny Hills, Versteck A
place-sunny-hills-hideout-b = Sunny Hills, Versteck B
place-sunny-hills-mine = Sunny Hills, Mine
place-sunny-hills-ranch = Sunny Hills, Ranch
place-sunny-hills-1 = Sunny Hills 1
place-sunny-hills-2 = Sunny Hills 2
place-sunny-hills-3 = Sunny Hills 3
place-sunny-hills-4 = Sunny Hills 4
place-sunny-hills-5 = Sunny Hills 5
place-sunny-hills-6 = Sunny Hills 6
place-sunny-hills-7 = Sunny Hills 7
place-dixon-creek-hideout-b = Dixon Creek, Versteck B
place-red-falls-cabaret = Red Falls, Varieté
place-red-falls-doctors-office = Red Falls, Arztpraxis
place-red-falls-1 = Red Falls 1, Saloon
place-red-falls-2 = Red Falls 2, Saloon
place-red-falls-3 = Red Falls 3, Saloon
place-red-falls-4 = Red Falls 4, Gemischtwarenladen
place-red-falls-5 = Red Falls 5, Gemischtwarenladen
place-red-falls-6 = Red Falls 6, Gemischtwarenladen
place-spikes-view-hideout-c = Spike’s View, Versteck C
place-spikes-view-mine = Spike’s View, Mine
place-spikes-view-rail-station = Spike’s View, Bahnhof
place-spikes-view-1 = Spike’s View 1
place-spikes-view-2 = Spike’s View 2
place-spikes-view-3 = Spike’s View 3
place-spikes-view-4 = Spike’s View 4
place-spikes-view-5 = Spike’s View 5
place-spikes-view-6 = Spike’s View 6
place-spikes-view-7 = Spike’s View 7
place-spikes-view-8 = Spike’s View 8
place-spikes-view-9 = Spike’s View 9
place-spikes-view-10 = Spike’s View 10
place-cliff-junction-hideout-c = Cliff Junction, Versteck C
place-cliff-junction-mine = Cliff Junction, Mine
place-cliff-junction-1 = Cliff Junction 1
place-cliff-junction-2 = Cliff Junction 2
place-cliff-junction-3 = Cliff Junction 3
place-cliff-junction-4 = Cliff Junction 4
place-cliff-junction-5 = Cliff Junction 5
place-cliff-junction-6 = Cliff Junction 6
place-cliff-junction-7 = Cliff Junction 7
place-cliff-junction-8 = Cliff Junction 8
place-cliff-junction-9 = Cliff Junction 9
place-cliff-junction-10 = Cliff Junction 10

## The prospecting die

face-nugget = Nugget
face-tailings = Abraum
face-gold-dust = Goldstaub
face-gravel = Schotter

## Options of choices

option-money = Geld
option-wound = Wunde erhalten
option-marshal = Marshal
option-wanted = Wanted
option-cards = Karten
option-card = Eine Karte
option-legend = Ein Legendenpunkt
option-lp = Legendenpunkte
option-nuggets = Nuggets
option-travel = Reisen
option-pay = Bezahlen
option-discard = Abwerfen
option-mustang = Der Mustang
option-mule = Das Maultier
option-heal = Heilen
option-upgrade = Verbessern
option-shop = Einkaufen
option-ten-gallon = Der Stetson
option-provisions = Proviant
option-cattle = Vieh
option-nothing = Nichts

## Stories

trigger-legend = Erhalte mit einer Aktion mindestens 2 LP
trigger-points = Erhalte Marshal- oder Wanted-Punkte
trigger-spend = Gib mit einer Aktion in einer Stadt mindestens 80 $ aus
trigger-showdown = Beginne einen Kampf gegen einen anderen Spieler

story-blood-money = Blutgeld
story-blood-money-tale = Der Beutel war schwerer, als die Arbeit es verdiente. Ein paar der Münzen musste man abwischen, ehe ein Krämer sie anfasste.
story-the-wild-wild-west = Der wilde, wilde Westen
story-the-wild-wild-west-tale = Liebe Schwester, die Luft ist gut, und sie haben mir einen Stern gegeben. Gestern wurde ein wenig geschossen, es ging um einen Hut. Den Hut lege ich bei. Lass Mutter nicht die Zeitungen lesen.
story-fortune-favors-the-bold = Wer wagt, gewinnt
story-fortune-favors-the-bold-tale = Es gab einen sicheren Weg und einen kurzen. Du nahmst den kurzen, im Galopp, und die Narbe davon ist seither auf sehr viele Gläser eingeladen worden.
story-ghost-mine = Geistermine
story-ghost-mine-tale = Nach dem letzten Einsturz vernagelten sie den Schacht und schworen, die Ader sei tot. Jetzt sind die Bretter wieder ab, die Lampe hat noch Öl, und wo die Decke am schlimmsten aussieht, blinzelt etwas Gelbes.
story-the-preacher = Der Prediger
story-the-preacher-tale = Er kam auf einem lahmen Pferd, mit einer Blechtruhe voller Bibeln und Verbände. Heilige und Pferdediebe bekommen dieselbe Stunde seiner Zeit; nur die Predigt ist eine andere.
story-the-dime-novel = Der Groschenroman
story-the-dime-novel-tale = Bei dem Herrn vom Verlag tötest du neun Männer in einer Schlucht, die du nie gesehen hast. Er zahlt für das Recht, es zu drucken, oder er druckt es umsonst, und das ganze Land kennt deinen Namen.
story-gold-fever = Goldfieber
story-gold-fever-tale = Eine Pfanne, ein unbedachter Schrei, und am Donnerstag drängen sich vierhundert Leute an einem Bach, der Platz für zehn hat. Schaufeln kosten mehr als Pferde, und den Weg zu den Gruben pflastern zerbrochene Wagen.
story-the-photographer = Der Fotograf
story-the-photographer-tale = Unter dem schwarzen Tuch zählt er laut bis acht und bittet dich, an deine Mutter zu denken. Für Kunden, deren Eisen zu schlicht für die Platte ist, hat er ein Tablett mit Elfenbeingriffen.
story-election-day = Wahltag
story-election-day-tale = Beide Kandidaten hielten die ganze Stadt frei, und die Toten wählten früh und in guter Ordnung. Einen Stern verlieh man noch vor dem Ende der Auszählung, um Zeit zu sparen.
story-the-balladeer = Der Balladensänger
story-the-balladeer-tale = Erste Strophe, du reitest ein. Zweite Strophe, du schießt, und es reimt sich. Für eine Münze gibt es noch eine über das Pferd.

story-dead-or-alive = Tot oder lebendig
story-dead-or-alive-tale = Über Nacht hingen die Zettel an jedem Pfosten von hier bis zum Fluss. Lebendig bringst du genauso viel ein, heißt es, aber tot isst du unterwegs weniger.
story-the-pinkertons = Die Pinkertons
story-the-pinkertons-tale = Zwei stille Männer mit guten Stiefeln haben das Eckzimmer genommen und zahlen alles im Voraus. Sie wissen, welches Pferd du reitest, und wüssten gern noch, wohin.
story-the-law = Das Gesetz
story-the-law-tale = Das Gesetz kam als Frachtgut, in Kalbsleder gebunden, und der Tischler baute ihm ein Regal. Auf Band zwei steigt der Deputy, wenn er an die Lampe muss; den Rest trägt er am Gürtel.
story-the-sheriff-of-darkrock = Der Sheriff von Darkrock
story-the-sheriff-of-darkrock-tale = Drei Deputys hat er begraben und ihre Hüte hinter dem Schreibtisch in eine Reihe gehängt. Es gibt einen vierten Haken. Er mustert dich wie ein Pferd, das er vielleicht kaufen muss.
story-harsh-times = Harte Zeiten
story-harsh-times-tale = Im Juni wurde der Brunnen braun, und im Juli forderte die Bank die ersten Kredite zurück. Die Leute verkaufen zuerst, woran sie hängen, denn das bringt den besten Preis.
story-ink-still-wet = Druckfrisch
story-ink-still-wet-tale = Der Druckerjunge hat es eben erst angenagelt, und deine Nase ist ziemlich gut getroffen. Du könntest es abreißen, oder du stellst dich daneben, bis jemandem die Ähnlichkeit auffällt.
story-the-hanging-judge = Der Galgenrichter
story-the-hanging-judge-tale = Er reist mit einem eigenen Strick, geölt und aufgerollt in einer Hutschachtel. Gegen eine angemessene Spende für das Dach des Gerichts erinnert er sich an dich als einen redlichen Menschen.
story-jailbreak = Gefängnisausbruch
story-jailbreak-tale = Die Rückwand des Gefängnisses liegt in der Gasse, und die halbe Gaunerschaft des Territoriums rennt auf Socken davon. Einer drückt dir im Vorbeilaufen etwas in die Hand und bittet dich, sein Gesicht zu vergessen.
story-the-informant = Der Spitzel
story-the-informant-tale = Er spricht mit seinem Glas und nie mit dir. Wenn es leer ist, weißt du, wer in der Stadt ist, wer nicht und wer dafür zahlen würde, dass die beiden tauschen.
story-twelve-good-men = Zwölf brave Männer
story-twelve-good-men-tale = Den Barbier vereidigte man, als sein Kunde noch eingeseift war. Der Obmann bittet, das Fenster zu öffnen, die Beweise herumzureichen und das Mittagessen heraufzuschicken.

story-cheap-horse = Ein billiges Pferd
story-cheap-horse-tale = Der Händler schwört, die Stute sei sechs Jahre alt, und sie ist wohlerzogen genug, ihm nicht zu widersprechen. Sie beißt, sie lehnt sich an, und sie läuft allem davon, was je hinter ihrem Besitzer her war.
story-snake-oil-salesman = Der Schlangenölverkäufer
story-snake-oil-salesman-tale = Es heilt Gicht, Glatze, Schwermut und verzogene Dielen und brennt mit sauberer blauer Flamme. Er sucht einen Freiwilligen im Publikum, am liebsten einen, der hinkt.
story-spit-shined-and-proper = Geschniegelt und gebügelt
story-spit-shined-and-proper-tale = Ein Bad, eine Rasur, ein Kragen, der sich wehrt. Einen Abend lang macht dir die ganze Straße Platz, und du weißt nicht, ob es am Anzug liegt oder am Lavendel.
story-tools-of-the-trade = Handwerkszeug
story-tools-of-the-trade-tale = Der Büchsenmacher legt dein Eisen in Stücken auf ein Filztuch und schnalzt bei jedem mit der Zunge. Als er es zurückgibt, wiegt es so viel wie zuvor und fühlt sich an wie das bessere Glück eines anderen.
story-the-widow = Die Witwe
story-the-widow-tale = Sie führt den Hof allein und hat zwei Nachbarn überdauert, die meinten, das könne sie nicht. Am Zaun ist etwas zu flicken, auf dem Herd steht ein Teller, und sie vergisst nie, wer wofür geblieben ist.
story-the-new-piano = Das neue Klavier
story-the-new-piano-tale = Von Hamburg über See, von Galveston mit der Bahn, vom Bahnhof mit acht Mann und einem Gebet; einmal fallen gelassen. Heute Abend Walzer, steht auf dem Frachtbrief an der Tür, und Stühle bitte mitbringen.
story-mail-order = Versandhandel
story-mail-order-tale = Sehr geehrte Herren, Ihr Schreiben vom Vierten mit der Kiste haben wir erhalten. Bestellt war ein Pflug. Die Sendung hat Zahnräder, Messing und eine Pfeife; den Pflug bitte nicht schicken.
story-the-grand-opening = Große Eröffnung
story-the-grand-opening-tale = Fähnchen, Limonade und eine Blaskapelle mit zwei Trompeten und einem Stück. Wer zuerst durch die Tür kommt, darf mitnehmen, was er anziehen oder aufessen kann.
story-payroll-monday = Lohnmontag
story-payroll-monday-tale = Die Kutsche der Gesellschaft kam mit elf Säcken für zehn Kolonnen, und der Zahlmeister verteilt lieber Geld, als etwas zu erklären. Die Dünnen in der Schlange bekommen die dicken Umschläge.
story-a-tab-to-settle = Eine offene Rechnung
story-a-tab-to-settle-tale = Rye, Rye, eine Scheibe, Rye, ein Kranz für den Klavierspieler, Rye: So liest sich die Tafel seit dem Jahr der Flut, und unten steht dein Name. Begleiche alles, und das Haus trinkt bis zum Morgen auf dein Wohl.

story-local-rabble = Das örtliche Gesindel
story-local-rabble-tale = Beim ersten lauten Wort kommen sie heraus, säumen den Gehsteig und nehmen Wetten an. Bis zum Abend hat es jeder von ihnen ganz von vorn gesehen.
story-high-noon = Zwölf Uhr mittags
story-high-noon-tale = Die Schatten sind unter die Stiefel gekrochen, die sie werfen, und irgendwo schließt sich ein Fensterladen. Der Schmied hämmert nicht mehr. Von der Kirche her hört man ganz deutlich, wie die Uhr sich entschließt.
story-rub-some-dirt-in-it = Dreck drauf und weiter
story-rub-some-dirt-in-it-tale = Kein Arzt, kein Whiskey, kein Schatten. Der alte Viehtreiber blinzelt auf das Loch, spuckt aus und gibt das einzige ärztliche Gutachten ab, das er hat.
story-the-cruel-wastes = Grausame Einöde
story-the-cruel-wastes-tale = Hinter dem letzten Zaun hört das Land auf, sich zu verstellen. Da draußen liegt Gold, offen vor aller Augen, und daneben in der Regel der Letzte, der es aufheben wollte.
story-tribes-of-the-mesa = Die Stämme der Mesa
story-tribes-of-the-mesa-tale = Auf diesem Fels trieben sie schon Handel, bevor jemand eine Karte davon zeichnete, und sie haben etliche Karten kommen und gehen sehen. Bring etwas Ordentliches mit und setz dich; der Preis ist gerecht, und über ihn wird nicht geredet.
story-bad-blood = Böses Blut
story-bad-blood-tale = Es begann mit einem Hund, oder mit einem Damm; beide Familien haben den Faden verloren. Die Vettern putzen wieder ihre Gewehre auf der Veranda, und wer schießen kann, ist am Tisch willkommen.
story-the-undertaker = Der Leichenbestatter
story-the-undertaker-tale = Er verbeugt sich und lässt den Blick ohne Eile von deinem Kragen bis zu deinen Stiefeln wandern. Wie das Geschäft nun einmal ist, zahlt er für Empfehlungen, und freundlich ist er zu denen, die er wiederzusehen hofft.
story-no-witnesses = Keine Zeugen
story-no-witnesses-tale = Ein Schuss fiel, dann noch einer, und danach war nur das Windrad zu hören. Wer nah genug war, um es zu sehen, hat längst beschlossen, woanders gewesen zu sein.
story-range-war = Weidekrieg
story-range-war-tale = Am Montag spannte man Draht, und am Dienstag lag er in säuberlichen Stücken da. Die großen Ranches stellen Leute ein und fragen nicht, was du von Kühen verstehst.
story-the-long-walk-home = Der lange Heimweg
story-the-long-walk-home-tale = Das Pferd hatte mehr Verstand als du und dein Gegner und ging vor dem Ende. Bis zur nächsten Lampe sind es elf Meilen, Zeit genug, sich einen besseren Bericht vom Nachmittag auszudenken.
