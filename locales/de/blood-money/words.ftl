web-module-blood-money = Blood Money
web-module-blood-money-more = Legendäre Storys, der Story-Pfad und ein Risikowürfel; Besitzurkunden, Verletzungen und Ruinen; dazu ein Händler mit legendären Gegenständen.
track-story = Story
option-gang-a = Die Verstecke der Bande A
option-gang-b = Die Verstecke der Bande B
option-gang-c = Die Verstecke der Bande C
option-ride = Bewegung

## The risk die

choice-risk = Risikowürfel werfen. Dein Bonus: { $bonus }
question-actions-over = Keine Aktionen mehr. Wirf den Risikowürfel oder beende deine Aktionen.
risk-face-story-point = 1 Story-Punkt
risk-face-wound = 1 Wunde
risk-face-two-wounds = 2 Wunden
risk-face-wound-and-story-point = 1 Wunde und 1 Story-Punkt
refusal-already-risked = In diesem Zug hast du den Risikowürfel schon geworfen.
log-risk-rolled = { $you ->
    [name] Du wirfst
   *[no] { $name } wirft
} den Risikowürfel: { $face }.

## Deeds and ruins

choice-claim = Besitzurkunde erwerben: { $place }, { $n } $
choice-deed = Besitzurkunde einsetzen: { $place }. { $text }
choice-repair = Reparieren: { $place }
effect-ruin = { $the }
    .verb = { verb-destroy }
refusal-ruined = Dieser Ort ist zerstört.
refusal-deed-taken = Diese Besitzurkunde hat schon jemand.
refusal-no-deed = Diese Besitzurkunde hast du nicht.
refusal-deed-used = Diese Besitzurkunde hast du schon eingesetzt.
refusal-no-ruin = Dieser Ort ist nicht zerstört.
refusal-no-card-to-repair = Für die Reparatur musst du eine Pokerkarte abwerfen können.
score-deeds = Urkunden
log-claimed = { $you ->
    [name] Du erwirbst
   *[no] { $name } erwirbt
} eine Besitzurkunde: { $place }.
log-deed-used = { $you ->
    [name] Du setzt deine Besitzurkunde ein
   *[no] { $name } setzt eine Besitzurkunde ein
}: { $place }.
log-ruined = Ein Ort wird zerstört: { $place }.
log-repaired = { $you ->
    [name] Du reparierst
   *[no] { $name } repariert
} einen Ort: { $place }.

## Legendary stories

choice-take-part = Bedingung „{ $part }“ nehmen: { $text }
choice-reveal = Planplättchen aufdecken
web-game-offer-reveal-more = Niemand weiß, was es zeigt: Es wirkt sofort
choice-use-story = Effekt der offenen Story ausführen
question-parts = Du hast mehrere Bedingungen der legendären Story erfüllt. Welche nimmst du zuerst?
question-end-of-story-turn = Dein Zug endet hier. Was tust du zuerst? Erfüllte Bedingungen der legendären Story nimmst du alle; ein Planplättchen darfst du liegen lassen.
part-end-turn = beende deinen Zug
part-map-token = { $token ->
    [o] decke das Planplättchen O auf
    [x] decke das Planplättchen X auf
    [danger] decke das Planplättchen Gefahr-X auf
   *[any] decke irgendein Planplättchen auf
}
# Subjects: see grammar.ftl.
who-contributors = jeder { $is ->
    [wanted] Wanted-Spieler
    [marshal] Marshal
   *[no] Spieler
} mit einer Scheibe auf dieser Story
    .else = jeder andere Spieler mit einer Scheibe
who-each-disc = für jede Scheibe auf dieser Story: Ihr Besitzer
    .else = für jede andere Scheibe auf dieser Story: Ihr Besitzer
who-others = jeder { $is ->
    [wanted] Wanted-Spieler
    [marshal] Marshal
   *[no] Spieler
} ohne Scheibe auf dieser Story
    .else = jeder andere Spieler ohne Scheibe
cond-completed = { $form ->
    [goal] nach „{ $story }“
    [who] nach „{ $story }“
    [state] „{ $story }“ sei vollendet
   *[if] wenn „{ $story }“ vollendet ist
}
log-used-legend = „{ $story }“ gilt für { $you ->
    [name] dich
   *[no] { $name }
}.
log-story-revealed = Eine legendäre Story beginnt: „{ $story }“. { $tale }
log-part-taken = { $you ->
    [name] Du nimmst
   *[no] { $name } nimmt
} Bedingung { $n } der legendären Story.
log-token-revealed = { $you ->
    [name] Du deckst
   *[no] { $name } deckt
} ein Planplättchen auf: { $token ->
    [o] das O
    [x] das X
   *[danger] das Gefahr-X
}.
log-story-ends = „{ $story }“ endet. { $tale }
why-legend = Legendäre Story: { $story }.

## Injuries

injury-cracked-ribs = Angeknackste Rippen
injury-cracked-ribs-tale = Fest verbinden, sagt der Almanach, flach atmen und sechs Wochen lang Komiker meiden.
injury-stiff-knee = Steifes Knie
injury-stiff-knee-tale = Es beugt sich für die Kirche, an kalten Morgen nicht vor zehn, und auf Treppen nach Vereinbarung.
injury-torn-shoulder = Ausgekugelte Schulter
injury-torn-shoulder-tale = Der Doktor hat sie wieder eingerenkt, größtenteils, und gefragt, was der andere gerade gehoben habe.
injury-slashed-side = Aufgeschlitzte Seite
injury-slashed-side-tale = Vierzehn Stiche mit Sattlergarn, dem besten, das der Doktor hatte, und am Ende ein Schnörkel.
injury-burned-palm = Verbrannte Hand
injury-burned-palm-tale = Du hast das Gewehr am Lauf gepackt, gleich nach dem zehnten Schuss.
injury-fever = Fieber
injury-fever-tale = Nachts streitest du mit deinem seligen Onkel, und er hat die besseren Argumente.
injury-laudanum = Laudanum
injury-laudanum-tale = Der Schmerz ist ins Nebenzimmer gegangen. Man hört ihn dort Stühle rücken.
injury-bandaged-eyes = Verbundene Augen
injury-bandaged-eyes-tale = Du erkennst sie jetzt an den Stiefeln: Einer quietscht, einer schleift, und einer ist direkt vor dir stehen geblieben.
injury-saddle-sores = Wundgeritten
injury-saddle-sores-tale = Du isst im Stehen und bezahlst kleine Jungen dafür, dass sie die Gatter öffnen.
injury-broken-arm = Gebrochener Arm
injury-broken-arm-tale = Schiene aus Fassdauben, Schlinge aus einem Mehlsack; quer über der Brust steht „Geht von selbst auf“.
injury-crushed-finger = Zerquetschter Finger
injury-crushed-finger-tale = Zwischen Geldschrank und Fußboden geraten. Der Doktor verlangte Whiskey, trank ihn und sah noch einmal hin.
injury-shaking-hands = Zitternde Hände
injury-shaking-hands-tale = Dein Gesicht verrät nichts, aber deine Chips klappern.
injury-burst-eardrum = Geplatztes Trommelfell
injury-burst-eardrum-tale = Im linken Ohr rauscht den ganzen Tag das Meer, mit Möwen.
injury-powder-burns = Pulververbrennungen
injury-powder-burns-tale = Du hast jetzt die Sommersprossen eines Schuljungen, nur in Blau, und abwaschen lassen sie sich nicht.
injury-black-eye = Blaues Auge
injury-black-eye-tale = Montag lila, Mittwoch grün, Freitag gelb: Am Sonntag kann man dich in der Kirche wieder ansehen.
injury-snakebite = Schlangenbiss
injury-snakebite-tale = Schneiden, saugen, spucken, trinken; ab „trinken“ wiederholen, sagte der Viehtreiber, bis das Bein still ist.
injury-cracked-skull = Brummschädel
injury-cracked-skull-tale = Als du aufwachtest, wusstest du deinen Namen und fast den ganzen letzten Dienstag.
injury-lost-tooth = Verlorener Zahn
injury-lost-tooth-tale = Der Zahnarzt hat Gold in der Schublade und eine passende Geschichte dazu.
injury-broken-nose = Gebrochene Nase
injury-broken-nose-tale = Vier Städte haben gehört, wie du dazu kamst, und jede hat eine bessere Fassung.
injury-bullet-left-in = Kugel steckt noch
injury-bullet-left-in-tale = Unter der zweiten Rippe, schreibt der Doktor; drinlassen; zu spüren vor Schnee und in der Nähe großer Magnete.
choice-injury = Deine Verletzung ausführen
why-injury = Verletzung: { $injury }.
log-injured = { $you ->
    [name] Du ziehst
   *[no] { $name } zieht
} eine Verletzung: { $injury }.
log-instead-of-wounds = { $you ->
    [name] Du bist schon verletzt und wirfst
   *[no] { $name } ist schon verletzt und wirft
} { $n ->
    [one] 1 Karte ab, statt eine Wunde zu erhalten
   *[other] { $n } Karten ab, statt Wunden zu erhalten
}.
log-injury-lost = { $you ->
    [name] Du verlierst deine letzte Wunde
   *[no] { $name } verliert die letzte Wunde
} und damit eine Verletzung: { $injury }. Sie wird in den Verletzungsstapel gemischt.
log-used-injury = { $you ->
    [name] Deine Verletzung
   *[no] Die Verletzung von { $name }
} wirkt: { $injury }.
web-result-source-injury = Verletzung
web-result-source-deeds = Urkunden
web-game-injury = Verletzung

## The trader and Legendary items

item-cattle-brand = Brandeisen
item-cattle-brand-tale = Vier Ranches, sagt der Bericht des Gerichtsvollziehers, schworen auf das Zeichen, und jede konnte eine Kuh vorführen.
item-portrait = Porträt
item-portrait-tale = Der Maler gab dir einen Zoll mehr Größe und eine freundlichere Nase. Das Bild hängt, wo jeder hinsehen muss.
item-spurs = Sporen
item-spurs-tale = Silber, mit einem Stern als Rädchen. Ihren letzten Besitzer sah man nie zu Fuß.
item-canteen = Feldflasche
item-canteen-tale = Ins Blech geritzt: Bitter Springs, gut; Salt Creek, schlecht; Red Wash, ein Maultier fragen.
item-snakeskin-boots = Schlangenlederstiefel
item-snakeskin-boots-tale = Die Schlange lebte dreißig Jahre lang oben auf der Mesa und kannte jeden Weg hinab.
item-dime-western = Groschenwestern
item-dime-western-tale = Preis zehn Cent. Im zweiten Kapitel springst du über einen Canyon, im fünften heiratest du, und das Pferd ist sehr gut gezeichnet.
item-telegram = Telegramm
item-telegram-tale = SHERIFF ANDERSWO GEBRAUCHT STOP SOFORT KOMMEN STOP NICHT FRAGEN STOP
item-fiddle = Fiedel
item-fiddle-tale = In jeder Stadt an der Strecke wurde sie versetzt, und jedes Mal vor dem ersten Tanz wieder ausgelöst.
item-pump-trolley = Draisine
item-pump-trolley-tale = Im März ging sie der Bahngesellschaft verloren. Bis Mai hatte man sie an jedem Bahnhof gesehen.
item-shot-glass = Schnapsglas
item-shot-glass-tale = Am Boden dick, wie es sich gehört: Es hat einmal eine Kugel aufgehalten, und dicht hält es noch immer.
item-dragoons = Dragoons
item-dragoons-tale = Zwei Stück, jeder vier Pfund schwer. Den linken hat man nur ein einziges Mal gebraucht.
item-short-cut = Abkürzung
item-short-cut-tale = Eine handgezeichnete Karte mit einer einzigen Linie, und kein Wort darüber, was die Linie umgeht.
scoring-legendary-items = Legendäre Gegenstände
choice-trade = Beim Händler für { $n } $ kaufen: { $item }
choice-trade-upgrade = Beim Händler für { $n } $ verbessern: { $item }
question-trade = Kaufe oder verbessere mehr, oder mach Schluss: Dann zieht der Händler weiter.
refusal-trader-elsewhere = Der Händler ist in einer anderen Region.
refusal-no-trader-ware = Das verkauft der Händler gerade nicht.
effect-legendary-item = { $n ->
    [one] 1 legendären Gegenstand
   *[other] { $n } legendäre Gegenstände
} vom verdeckten Stapel
    .verb = { verb-draw }
    .short = { $n ->
        [one] 1 legendären Gegenstand
       *[other] { $n } legendäre Gegenstände
    }
log-trader-stand = Der Händler bietet an: { $items }.
log-trader-moved = Der Händler kommt { $id ->
    [gulch-frontier] an die { $region }
   *[other] nach { $region }
}.
log-legendary-shown = Der Händler legt einen legendären Gegenstand aus: { $item }.
log-legendary-drawn = { $you ->
    [name] Du ziehst
   *[no] { $name } zieht
} einen legendären Gegenstand: { $item }.
log-legendary-under = { $you ->
    [name] Du kannst keinen weiteren sonstigen Gegenstand besitzen, also legst du diesen
   *[no] { $name } kann keinen weiteren sonstigen Gegenstand besitzen und legt diesen
} unter den Stapel der legendären Gegenstände: { $item }.
web-blood-money-repair-more = Kostet eine Pokerkarte, bringt 2 Story-Punkte
web-game-group-risk = Den Risikowürfel werfen, für einen Bonus
web-trader-at = Region des Händlers: { $region }.
web-scene-trader = Der Wagen des Händlers
web-scene-trader-row = Legendäre Gegenstände
web-scene-trader-facedown = { $n ->
    [0] keiner verdeckt
    [one] 1 verdeckt
   *[other] { $n } verdeckt
}
web-scene-trader-wares = Weitere Gegenstände
web-scene-trader-upgrades = Verbesserungen
web-scene-trader-next = Wenn du fertig bist, zieht der Händler in eine dieser Regionen: { $regions }.

## The six items and four characters

place-frontier-6 = Ein Frontier-Feld mit dem Wert 6
place-frontier-7 = Ein Frontier-Feld mit dem Wert 7
gains-lp = { $n } LP
item-boot-knife = Stiefelmesser
item-bullwhip = Bullenpeitsche
item-burro = Burro
item-medicine-pouch = Medizinbeutel
item-pocket-watch = Taschenuhr
item-repeating-shotgun = Repetierflinte
web-scene-item-boot-knife = In deinem Zug einen Spieler verwunden: 1 LP. Niederlage gegen Spieler: abwerfen.
web-scene-item-bullwhip = Longhorns bremsen dich nicht. Nimm eins aus 1 Feld Entfernung.
web-scene-item-burro = Bis zu 3 Felder. 1 Karte mehr behalten.
web-scene-item-burro-upgraded = Bis zu 3 Felder. 2 Karten mehr behalten.
web-scene-item-medicine-pouch = Heile jetzt 1 Wunde. Später abwerfen: Heile 2; verlierst du eine Verletzung, erhalte 1 LP.
web-scene-item-pocket-watch = Zu Beginn deines Zuges abwerfen für 1 Aktion mehr.
web-scene-item-repeating-shotgun = Zu Beginn eines Kampfes für 10 $ verbessern.
web-scene-item-repeating-shotgun-upgraded = Gegnerkarte −1.
character-james-beckwourth = James „Bloody Arm“ Beckwourth
character-john-slaughter = „Texas“ John Slaughter
character-lottie-deno = Lottie Deno
character-lozen = Lozen

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-james-beckwourth = In Virginia als Sohn einer Sklavin und ihres Besitzers geboren, der ihn freiließ, jagte er Biber und lebte unter den Crow. 1850 fand er den niedrigsten Pass über die Sierra Nevada und führte im Sommer darauf die ersten Wagen hinüber. Marysville kam so zu einem Weg und bezahlte ihn nie. Einem Friedensrichter erzählte er sein Leben und ließ nichts aus, ob erfunden oder nicht.
life-john-slaughter = „Texas“ John Slaughter war fünf Fuß sechs groß. 1884 kaufte er die San Bernardino, eine Ranch beiderseits der mexikanischen Grenze; 1887 warf ein Erdbeben ihre Gebäude um, und um 1893 baute er das Haus, das heute dort steht. Von 1887 bis 1890 war er Sheriff von Cochise County und bat Unruhestifter, es zu verlassen, bevor er schoss.
life-lottie-deno = In Fort Griffin, Texas, traf eine rothaarige Dame mit feinen Manieren ein, oben neben dem Kutscher, mietete eine Hütte, blieb für sich und spielte Poker im Bee Hive. Sie nannte sich Lottie Deno, nach dem spanischen Wort für Geld. Sie heiratete den Spieler Frank Thurmond. In Deming, New Mexico, gab sie die Karten auf, half die Episkopalkirche zu gründen und lebte bis 1934.
life-lozen = Ihr Bruder Victorio nannte sie stark wie ein Mann, tapferer als die meisten und einen Schild ihres Volkes. Ein Kind erinnerte sich, wie sie mit erhobenem Gewehr als Erste in den Rio Grande ritt, der Hochwasser führte, wie die Frauen folgten und wie sie in den Kampf zurückkehrte. Sie betete mit ausgestreckten Armen, um zu spüren, wo der Feind war. An Geronimos Seite kämpfte sie bis 1886 und teilte seinen Zug ins Gefängnis nach Florida.
option-move = Bewegung
option-bandit = Ein Bandit
option-fight-deck = Der Kampfstapel
option-poker-deck = Der Pokerstapel
option-train = Die Bahnbegegnungen
option-mesitos-point-hideout-a = Mesito’s Point, Versteck A
option-sunny-hills-hideout-a = Sunny Hills, Versteck A
option-sunny-hills-hideout-b = Sunny Hills, Versteck B
option-dixon-creek-hideout-b = Dixon Creek, Versteck B
option-spikes-view-hideout-c = Spike’s View, Versteck C
option-cliff-junction-hideout-c = Cliff Junction, Versteck C
effect-take-stray = ein Longhorn aus bis zu { $n ->
    [one] 1 Feld Entfernung
   *[other] { $n } Feldern Entfernung
}
    .verb = { verb-take }
effect-upgrade-this = diesen Gegenstand
    .verb = { verb-upgrade }
effect-look-at-fight-deck = die oberste Karte des Kampfstapels
    .verb = { verb-look }
    .short = die oberste Kampfkarte
# [bare] is completed by say-may of grammar.ftl: the rest of a sentence that began with the look at the card.
effect-bury-fight-card = { $form ->
    [they] legt diese Karte unter den Stapel
    [bare] bury-card
   *[you] diese Karte unter den Stapel legen
}
    .verb = { "" }
effect-look-at-encounter = die oberste Bahnbegegnung
    .verb = { verb-look }
# [bare] is completed by say-may of grammar.ftl: the rest of a sentence that began with the look at the encounter.
effect-bury-encounter = { $form ->
    [they] legt diese Begegnung unter die anderen
    [bare] bury-encounter
   *[you] diese Begegnung unter die anderen legen
}
    .verb = { "" }
effect-bandit-at = einen Banditen { $where }
    .verb = { verb-place }
effect-bandit-in = einen Banditen { $at ->
    [hideout] in einem beliebigen leeren Versteck
   *[other] auf einem beliebigen leeren Feld { $where }
}
    .verb = { verb-place }
    .short = einen Banditen { $at ->
        [hideout] in einem leeren Versteck
       *[other] auf einem leeren Feld { $where }
    }
question-choose-several = Wähle { $n } verschiedene Möglichkeiten.
question-take-stray = Wähle, welches Longhorn du nimmst.
choice-take-stray = Longhorn nehmen: { $place }
cond-wounds-at-most = höchstens { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}
    .verb = { verb-cond-have }
# `.lost` is before what only the loss of it brings.
cond-injured = { $form ->
    [who] einer Verletzung
   *[if] eine Verletzung
}
    .verb = { verb-cond-have }
    .lost = wenn du dadurch eine Verletzung verlierst
cond-own-turn = { $form ->
    [goal] in deinem Zug
    [who] in deinem Zug
    [state] sei am Zug
   *[if] in deinem Zug
}
when-fight-lost = nach einer Niederlage { noun-fight }
when-other-wounded = in deinem Zug, jedes Mal, wenn du einen anderen Spieler verwundest
when-bonus-used = jedes Mal, wenn du den Bonus einer Pokerkarte nutzt
when-risk-rolled = jedes Mal, wenn du den Risikowürfel wirfst
passive-strays-keep-movement = Longhorns verringern deine Bewegungsweite nicht
log-looked-at-fight-deck = { $name } sieht sich die oberste Karte des Kampfstapels an.
log-looked-at-fight-deck-known = { $you ->
    [name] Du siehst dir
   *[no] { $name } sieht sich
} die oberste Karte des Kampfstapels an: { $card }.
log-buried-fight-card = { $you ->
    [name] Du legst
   *[no] { $name } legt
} die oberste Karte des Kampfstapels nach unten.
log-looked-at-encounter = { $name } sieht sich die oberste Bahnbegegnung an.
log-looked-at-encounter-known = { $you ->
    [name] Du siehst dir
   *[no] { $name } sieht sich
} die oberste Bahnbegegnung an: { $opponent }.
log-buried-encounter = { $you ->
    [name] Du legst
   *[no] { $name } legt
} die oberste Bahnbegegnung unter die anderen.

## The other six characters

character-al-swearengen = Al Swearengen
character-ben-hodges = Ben Hodges
character-buckshot-roberts = Buckshot Roberts
character-charley-parkhurst = Charley Parkhurst
character-elfego-baca = Elfego Baca
character-tom-tobin = Tom Tobin

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-al-swearengen = Er kam im Mai 1876 nach Deadwood und hatte binnen einer Woche ein Tanzlokal. Sein Gem verkaufte ab 1877 alles, was Geld einbrachte. Junge Frauen kamen auf die Bühnenengagements hin, die er annoncierte, mit einer Fahrkarte ohne Rückfahrt; drei Ehefrauen verließen ihn und sagten vor Gericht, warum. Jedes Mal, wenn das Gem abbrannte, baute er es größer wieder auf, bis 1899; er starb 1904 in Denver.
life-ben-hodges = 1872 kam er mit einer Viehherde und ohne Geld nach Dodge City, hörte von einer alten spanischen Landschenkung, erwies sich als ihr einziger Erbe, mit Papieren, und lieh darauf Geld, bis ein Brand die echten Papiere ans Licht brachte. In Kansas City löste er gefälschte Quittungen für Vieh ein. Des Diebstahls von Kühen angeklagt, unterhielt er das Gericht und wurde freigesprochen; die Kühe liefen von selbst nach Hause.
life-buckshot-roberts = Andrew Roberts trug so viel Schrot im Leib, dass er aus der Hüfte schoss. Um aus dem Lincoln-County-Krieg heraus zu sein, hatte er seine Ranch verkauft. Am 4. April 1878 ritt er wegen des Schecks zu Blazer’s Mill und traf dort die Regulatoren beim Mittagessen an. Mit einem Bauchschuss und einem Gewehr, das er im Haus fand, tötete er ihren Hauptmann und schickte die Übrigen heim.
life-charley-parkhurst = Charley verließ ein Waisenhaus in Neuengland in Jungenkleidern, lernte in einem Stall den Umgang mit Pferden und fuhr ab 1851 Postkutschen in Kalifornien, mit einer Klappe über dem Auge, das ein Huftritt zerstört hatte. In der Wählerliste von Santa Cruz County für 1868 steht Parkhurst. Als man 1879 den alten Kutscher aufbahrte, fand man eine Frau, und ganz Kalifornien hatte eine Geschichte noch einmal durchzugehen.
life-elfego-baca = 1884, mit neunzehn, steckte er sich einen Stern an, ging nach Frisco, New Mexico, und verhaftete einen Cowboy, der das Dorf zusammenschoss. Dessen Freunde, je nach Zählung vierzig oder achtzig, belagerten ihn über dreißig Stunden lang in einer Hütte. Ihr Boden lag tief, und er kam unverletzt heraus; ihre durchlöcherte Tür sprach ihn vom Mord frei. Wen er suchte, den bat er brieflich, sich zu stellen, sonst werde er sofort schießen.
life-tom-tobin = Mit vierzehn zog er von St. Louis nach Westen; 1847 kam er als einer von zweien lebend aus Turley’s Mill. Im Oktober 1863 schickte ihn der Kommandant von Fort Garland den Espinosas nach, die um die dreißig Menschen getötet hatten. Er kam mit zwei Köpfen in einem Sack zurück und leerte ihn vor dem Kommandanten aus. Der Gouverneur, der 2500 Dollar dafür versprochen hatte, zahlte nicht.
card-charley-parkhurst-text = in deinem Zug darfst du einen beliebigen Würfel neu werfen. Nur einmal pro Zug
card-canteen-text = zu Beginn deines Zuges, wenn du außerhalb der Städte bist: 1 Wunde heilen oder, wenn du keine hast, 1 Karte ziehen
card-dead-or-alive-2-text = wenn du mit dieser Karte einen Kampf gegen einen Spieler gewinnst: Der Verlierer erhält 1 weitere Wunde oder du erhältst 30 $, nach deiner Wahl
card-lozen-text = zu Beginn deines Zuges: Du darfst die oberste Karte des Kampfstapels, des Pokerstapels oder der Bahnbegegnungen ansehen. Du darfst sie danach unter ihren Stapel legen
starts-trader = in der Region des Händlers
starts-own-deed = am Ort deiner Besitzurkunde vom Spielbeginn
gains-legendary-items = { $n ->
    [one] 1 zufälliger legendärer Gegenstand
   *[other] { $n } zufällige legendäre Gegenstände
}
gains-weapon-of-choice = eine Waffe nach Wahl aus einem Gemischtwarenladen
gains-deed = { $set ->
    [saloon] die Besitzurkunde eines Saloons nach Wahl
   *[other] eine Besitzurkunde nach Wahl
}
effect-weapon-of-choice = eine Waffe { $who ->
    [they] seiner
   *[you] deiner
} Wahl aus den Gemischtwarenläden
    .verb = { verb-gain }
effect-gain-deed = { $set ->
    [saloon] die Besitzurkunde eines Saloons { $who ->
        [they] seiner
       *[you] deiner
    } Wahl
   *[other] eine Besitzurkunde { $who ->
        [they] seiner
       *[you] deiner
    } Wahl
}
    .verb = { verb-gain }
effect-use-deed = eine { $who ->
    [they] seiner
   *[you] deiner
} Besitzurkunden
    .verb = { verb-use }
effect-buy-legendary = 1 der offenen legendären Gegenstände des Händlers
    .verb = { verb-buy }
when-card-or-item-action = nachdem du die Aktion einer Pokerkarte oder eines Gegenstands genutzt hast
when-beside-actions = in deinem Zug, ohne eine Aktion zu verbrauchen
when-end-of-turn = am Ende deines Zuges
when-die-rolled = wenn du einen oder mehrere Würfel wirfst
cond-at-trader = { $form ->
    [goal] in der Region des Händlers
    [who] in der Region des Händlers
    [state] sei in der Region des Händlers
   *[if] wenn du in der Region des Händlers bist
}
cond-upgraded-weapon = { $form ->
    [goal] einer verbesserten Waffe
    [who] einer verbesserten Waffe
   *[if] eine verbesserte Waffe
}
    .verb = { $form ->
        [goal] mit
        [who] mit
        [state] habe
        [while] hast
       *[if] if-have
    }
passive-deed-discount = Besitzurkunden kosten dich { $n } $ weniger
passive-legendary-discount = legendäre Gegenstände kosten dich { $n } $ weniger
passive-first-wounds-less = in jedem deiner Züge: Wenn du zum ersten Mal Wunden erhältst, erhältst du { $n } weniger
choice-take-deed = Besitzurkunde nehmen: { $place }
question-reroll-die = Wirf den Würfel mit einer Fähigkeit neu oder behalte das Ergebnis.
question-legendary-offer = Einen der legendären Gegenstände kaufen?
question-weapon-offer = Wähle deine Waffe.
question-deed-offer = Wähle deine Besitzurkunde.
question-deed-use = Wähle, welche Besitzurkunde du einsetzt.

## The goals of the characters

card-goal-slaughter-san-bernardino-text = erwirb eine Besitzurkunde, während du Vieh mitführst

goal-al-badlands = Das Sündenviertel der Main Street
goal-al-badlands-tale = Untere Main Street, laut Steuerliste: ein Tanzsaal, zwei Saloons, und unter jedem steht sein Name.
goal-al-cricket = Preisboxen im Cricket
goal-al-cricket-tale = Heute Abend im Cricket: zwei Männer, ein paar Fuß Boden, und Handschuhe, wenn das Publikum darauf besteht.
goal-al-after-the-fire = Nach dem Brand noch größer
goal-al-after-the-fire-tale = Ab Dezember wieder offen, hieß es im Aushang: größere Bühne, längere Theke, und jede alte Sünde unter neuem Dach.
goal-al-five-thousand = Fünftausend pro Nacht
goal-al-five-thousand-tale = Kasse des Gem, eine Nacht: fünftausend, bei Lampenlicht gezählt, und kein Eintrag unter „Löhne“.
goal-ben-land-grant = Ein Geschenk des Königs von Spanien
goal-ben-land-grant-tale = Die Schenkung war von einem König von Spanien unterschrieben, in einer Hand, die der im Hotelbuch sehr glich.
goal-ben-letter-of-credit = Ein Kreditbrief
goal-ben-letter-of-credit-tale = Der Überbringer, schrieb der Bankier, ist Erbe einer Provinz, und Ben half ihm, sie richtig zu schreiben.
goal-ben-own-defense = Zwei Stunden Verteidigung
goal-ben-own-defense-tale = Er sprach zwei Stunden zu seiner eigenen Verteidigung, und die Geschworenen sprachen ihn rechtzeitig zum Essen frei.
goal-ben-livestock-inspector = Viehinspektor
goal-ben-livestock-inspector-tale = An den Gouverneur: Die Viehzüchter danken für die Liste der Bewerber und haben den Fuchs rot angestrichen.
goal-buckshot-mattress = Hinter der Matratze
goal-buckshot-mattress-tale = Er zog die Matratze zur Tür, legte das geliehene Gewehr darüber und sah nach, wer noch Hunger hatte.
goal-buckshot-from-the-hip = Aus der Hüfte
goal-buckshot-from-the-hip-tale = Der Arm kam nicht mehr über die Hüfte, also zielte er von dort und sparte sich das Blinzeln.
goal-buckshot-check-in-the-mail = Der Scheck ist in der Post
goal-buckshot-check-in-the-mail-tale = An den Postmeister: Bitte den Brief mit dem Scheck aufheben, ich komme mit dem Maultier und bleibe nicht.
goal-buckshot-thirteen-to-one = Dreizehn gegen einen
goal-buckshot-thirteen-to-one-tale = Dreizehn gegen einen stand es bei Blazer’s Mill, sagte der Koch, und auf die dreizehn hätte ich nicht gesetzt.
goal-charley-sugarfoot = Sugarfoot kommt wieder
goal-charley-sugarfoot-tale = Sugarfoot hielt die Kutsche wieder an, vermerkt die Gesellschaft, und mit einem weiteren Mal wird nicht gerechnet.
goal-charley-the-bridge = Die letzte Kutsche über die Brücke
goal-charley-the-bridge-tale = Die Räder verließen die Planken, die Planken verließen die Brücke, und vom Bock wurde der nächste Halt ausgerufen.
goal-charley-occupation-farmer = Von Beruf Farmer
goal-charley-occupation-farmer-tale = Wählerverzeichnis, 1868: Parkhurst, Beruf Farmer, und der Schreiber sah keinen Anlass zu weiteren Fragen.
goal-charley-green-box = Die grüne Kiste
goal-charley-green-box-tale = Die Kiste fährt unter meinen Füßen, hieß es vom Bock, und wer sie anrührt, kann dort mitfahren.
goal-elfego-thirty-three-hours = Dreiunddreißig Stunden
goal-elfego-thirty-three-hours-tale = Die Tür wurde mit allen Einschusslöchern in den Saal getragen, und die Geschworenen sahen von ihr zu Baca.
goal-elfego-kindly-come-in = Stellen Sie sich freundlichst
goal-elfego-kindly-come-in-tale = Bitte kommen Sie bis Freitag, stand in dem Brief, sonst nehme ich an, dass Sie Besuch wünschen.
goal-elfego-mail-order-badge = Ein Stern aus dem Versandhaus
goal-elfego-mail-order-badge-tale = Ein Stern, Nickel, per Post: In welchem County er gilt, sagt der Katalog nicht.
goal-elfego-tortillas = Tortillas zum Frühstück
goal-elfego-tortillas-tale = Für eine Belagerung nehme man Mehl, Schmalz, Salz, einen heißen Herd und achtzig Gäste, die draußen bleiben.
goal-beckwourth-lowest-pass = Der niedrigste Pass
goal-beckwourth-lowest-pass-tale = Der niedrigste Pass der Kette, gutes Gras bis oben, und unten eine Stadt, die mir dafür Geld schuldet.
goal-beckwourth-as-told = Bonner in die Feder diktiert
goal-beckwourth-as-told-tale = Bonner führte die Feder, Beckwourth führte das Wort, und der Bär wuchs in jeder Fassung um einen Fuß.
goal-beckwourth-company-furs = Pelze für die Kompanie
goal-beckwourth-company-furs-tale = Crow-Land, Frühjahr: zwei Ballen Biber, einer mit Büffelfellen und Beckwourths Spesen, die höher sind als die Felle.
goal-beckwourth-bloody-arm = Blutiger Arm
goal-beckwourth-bloody-arm-tale = Die Crow gaben ihm den Namen nach einem Kampf, und in seiner Erzählung waren es hundert.
goal-slaughter-san-bernardino = Die San Bernardino
goal-slaughter-san-bernardino-tale = Grenzen der Ranch: beginnt in Arizona an einer Pappel, endet in Mexiko, wo das Vieh stehen bleibt.
goal-slaughter-earthquake = Nach dem Erdbeben
goal-slaughter-earthquake-tale = Mai 1887: Die Häuser fielen, die Quellen wanderten, und am Montag rührte die Mannschaft Lehm an.
goal-slaughter-came-back-alone = Er kam allein zurück
goal-slaughter-came-back-alone-tale = Allein zurückgekehrt, sagt das Tagebuch, mit dem Pferd des Beschuldigten und ohne Bemerkungen.
goal-slaughter-marked-cards = Gallaghers gezinkte Karten
goal-slaughter-marked-cards-tale = Gallaghers Karten ließen sich von hinten lesen, und Slaughters Pistole von vorn.
goal-lottie-lotta-dinero = Lotta Dinero
goal-lottie-lotta-dinero-tale = Bei dem, was Sie heute gewonnen haben, rief der Verlierer, sollten Sie Lotta Dinero heißen, und so hieß sie fortan.
goal-lottie-counting-her-chips = Sie zählt ihre Chips
goal-lottie-counting-her-chips-tale = Beide Spieler lagen unter dem Tisch, als der Sheriff hereinkam, und ihre Stapel waren schon geordnet.
goal-lottie-mrs-thurmond = Mrs. Thurmond aus Deming
goal-lottie-mrs-thurmond-tale = Deming, Gesellschaftliches: Mrs. Thurmond stiftete die Altardecke, und der Kartentisch beim Basar lief ungewöhnlich gut.
goal-lottie-mystic-maud = Mystic Maud
goal-lottie-mystic-maud-tale = Die Cowboys am Fort fragten nach ihrem Namen, bekamen ein Lächeln und mussten sich einen ausdenken.
goal-lozen-open-hands = Mit offenen Händen
goal-lozen-open-hands-tale = Sie stand mit offenen Händen und drehte sich langsam, und wenn sie kribbelten, zogen alle in die andere Richtung.
goal-lozen-only-a-knife = Nur ein Messer
goal-lozen-only-a-knife-tale = Ein Schuss hätte die Kavallerie gerufen, also wurde der Ochse mit dem Messer erlegt, ohne einen Laut.
goal-lozen-mother-and-child = Mutter und Kind
goal-lozen-mother-and-child-tale = Durch die Wüste nach Mescalero mit einer Mutter und ihrem Neugeborenen, und an jedem Lager gab es ein besseres Pferd.
goal-lozen-shield = Schild ihres Volkes
goal-lozen-shield-tale = Das Volk ging hinüber, der Schild blieb zurück, und die Soldaten meldeten eine starke Truppe an der Furt.
goal-tobin-magpies = Elstern über dem Lager
goal-tobin-magpies-tale = Elstern über dem Dickicht, im Streit um Reste: Da drin hatte jemand einen Ochsen geschlachtet und nicht aufgeräumt.
goal-tobin-espinosas = Die Espinosas
goal-tobin-espinosas-tale = „Glück gehabt, Tom?“, fragte der Oberst. Es gehe so, sagte Tom und kippte den Sack aus.
goal-tobin-carsons-coat = Ein Rock wie der von Carson
goal-tobin-carsons-coat-tale = Erhalten auf die Belohnung: ein Rock nach Carsons Schnitt, der besser passte als die Rechnung.
goal-tobin-turleys-mill = Lebend aus Turley’s Mill
goal-tobin-turleys-mill-tale = Er verließ Turley’s Mill bei Nacht und zu Fuß und wurde vor Santa Fe nicht langsamer.

## The alternate poker cards

title-dead-or-alive = Tot oder lebendig
title-ruthless = Gnadenlos
title-stagecoach = Postkutsche
web-module-dead-or-alive = Tot oder lebendig
web-module-dead-or-alive-more = Ersetzt „Menschenjagd“ auf 4♦ und 4♥: Ein damit gewonnener Kampf zahlt sich aus, und ein besiegter Spieler bringt dir weiteres Geld oder erhält eine weitere Wunde.
web-module-ruthless = Gnadenlos
web-module-ruthless-more = Ersetzt „Hände hoch!“ auf 6♦ und 6♥: eine Wunde erhalten und dafür die gegen dich gespielte Karte um 4 senken.
web-module-stagecoach = Postkutsche
web-module-stagecoach-more = Ersetzt „Sprint“ auf 3♦ und 3♥: zu einem Bahnhof reisen und 10 $ erhalten.
option-dead = Tot
option-alive = Lebendig

## The page of legendary stories, deeds and ruins in the client

web-legend-title = Legendäre Story { $n }
web-legend-left = { $n ->
    [0] Die letzte
    [one] Noch 1 danach
   *[other] Noch { $n } danach
}
web-legend-panel = Legendäre Story { $n }: { $story }. { $taken } von { $of } Bedingungen genommen. Seite öffnen
# Over the number of the open story.
web-legend-band = Story
web-legend-parts = Bedingungen
web-legend-open = Beim Aufdecken:
web-legend-ongoing = Solange sie offen ist:
web-legend-tokens = Planplättchen
web-legend-tokens-how = Endet dein Zug auf dem Feld eines Plättchens, darfst du es aufdecken.
web-legend-token = Planplättchen, verdeckt
web-legend-revealed = aufgedeckt von { $name }
web-legend-mark-o = O
web-legend-mark-x = X
web-legend-mark-danger = !
web-legend-ending = Ende { $ending }
web-legend-taken = Genommen von { $name }
web-legend-take = Nehmen
web-legend-take-part = Bedingung nehmen: { $part }. { $text }
web-deeds = Urkunden
web-deeds-of = { $n ->
    [one] 1 Urkunde: { $names }
   *[other] { $n } Urkunden: { $names }
}
web-deed = Urkunde: { $place }
web-deed-ready = Noch verfügbar
web-deed-used = Eingesetzt
web-deed-map = Urkunde: { $place }
web-deed-map-used = Urkunde, eingesetzt: { $place }
web-deed-of = { $name } hat die Besitzurkunde: { $place }
web-deed-of-used = Die Besitzurkunde von { $name } ist schon eingesetzt: { $place }
web-ruin-at = { $place }: zerstört und bis zur Reparatur geschlossen.
web-scene-trader-next-far = Du handelst in der Region des Händlers. Danach zieht er in eine von diesen: { $regions }.
web-game-title-parts = Die Story geht weiter
web-game-title-end-of-story-turn = Die Story geht weiter
web-scene-trader-next-any = Wenn du fertig bist, zieht der Händler in eine von { $n } anderen Regionen.
web-scene-trader-next-far-any = Du handelst in der Region des Händlers. Danach zieht er in eine von { $n } anderen Regionen.
web-game-title-trader = Beim Händler
web-game-title-trade = Beim Händler
web-game-title-actions-over = Risikowürfel werfen?
web-game-title-deed-offer = Welche Urkunde?
web-game-title-deed-use = Urkunde einsetzen?
web-game-title-legendary-offer = Legendärer Gegenstand?
web-game-title-weapon-offer = Welche Waffe?
web-game-title-take-stray = Welches Longhorn?
web-game-title-reroll-die = Neu werfen?
web-game-group-cards-deeds = Karte, Gegenstand, Urkunde einsetzen
web-game-offer-visit-trader = Händler aufsuchen
web-game-offer-leave-trader = Händler verlassen
web-game-offer-claim = Besitzurkunde erwerben: { $place }
web-game-offer-deed = Besitzurkunde einsetzen: { $place }
web-scene-banner-risk-rolled = Der Risikowürfel
web-scene-banner-injured = Verletzt
web-scene-banner-ruined = In Trümmern

## Places in sentences of cards

where-frontier-6 = auf einem Frontier-Feld mit dem Wert 6
    .to = auf ein Frontier-Feld mit dem Wert 6
    .free = auf einem beliebigen freien Frontier-Feld mit dem Wert 6
where-frontier-7 = auf einem Frontier-Feld mit dem Wert 7
    .to = auf ein Frontier-Feld mit dem Wert 7
    .free = auf einem beliebigen freien Frontier-Feld mit dem Wert 7
