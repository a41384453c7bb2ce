web-module-ante-up = Ante Up
web-module-ante-up-more = Ein zweiter Spielplan mit Eisenbahn und Frontier, Ereignisse, der Zocker-Pfad, Faro und Poker um hohe Einsätze.
web-module-alternate-cards = Alternative Karten
web-module-alternate-cards-more = Neue Titel, jeder auf zwei Karten anstelle eines Titels des Grundspiels. Alle sind empfohlen.
web-module-vendetta = Vendetta
web-module-vendetta-more = Ersetzt „Zahltag“ auf 5♦ und 5♥: Die gegen dich gespielte Karte zählt weniger, wenn du Wunden hast; ein Sieg über einen Spieler bringt 1 LP.
web-module-rumors = Gerüchte
web-module-rumors-more = Ersetzt „Reputation“ auf 7♣ und 7♠: 2 Karten ziehen und ein Ereignis ausführen.
web-module-scout = Späher
web-module-scout-more = Ersetzt „Kinnhaken“ auf 8♣ und 8♠: bis zu 3 Felder zurücklegen und, allein außerhalb der Städte, 1 Karte ziehen.
web-module-jackpot = Jackpot
web-module-jackpot-more = Ersetzt „Instinkt“ auf 9♦ und 9♥: mit einem Schürfwürfel das Glück versuchen, auch beim Poker.
web-module-outfit = Ausstattung
web-module-outfit-more = Ersetzt „Katzengold“ auf 10♣ und 10♠: wo du auch bist, einen Gegenstand für 10 $ weniger kaufen oder verbessern.
region-buzzard-gulch = Buzzard Gulch
region-gulch-frontier = Frontier von Buzzard Gulch
location-marshals-office = Marshalbüro
location-mountain-pass = Bergpass
location-mountain-pass-a = Bergpass A
location-mountain-pass-c = Bergpass C
location-ranch-orange = Orange Ranch
location-outlaw-camp = Schurkenlager
location-trading-post = Handelsposten
location-buzzard-gulch-saloon = Saloon von Buzzard Gulch
location-buzzard-gulch-trading-post = Handelsposten von Buzzard Gulch
place-buzzard-gulch-1 = Buzzard Gulch 1, Saloon
place-buzzard-gulch-2 = Buzzard Gulch 2, Saloon
place-buzzard-gulch-3 = Buzzard Gulch 3, Saloon
place-buzzard-gulch-marshals-office = Buzzard Gulch, Marshalbüro
place-buzzard-gulch-4 = Buzzard Gulch 4, Handelsposten
place-buzzard-gulch-5 = Buzzard Gulch 5, Handelsposten
place-buzzard-gulch-6 = Buzzard Gulch 6, Handelsposten
place-gulch-frontier-pass-a = Frontier, Bergpass A
place-gulch-frontier-1 = Frontier 1
place-gulch-frontier-2 = Frontier 2
place-gulch-frontier-3 = Frontier 3
place-gulch-frontier-4 = Frontier 4
place-gulch-frontier-5 = Frontier 5
place-gulch-frontier-ranch = Frontier, Ranch
place-gulch-frontier-6 = Frontier 6
place-gulch-frontier-7 = Frontier 7
place-gulch-frontier-8 = Frontier 8
place-gulch-frontier-9 = Frontier 9
place-gulch-frontier-10 = Frontier 10
place-gulch-frontier-11 = Frontier 11
place-gulch-frontier-12 = Frontier 12
place-gulch-frontier-13 = Frontier 13
place-gulch-frontier-14 = Frontier 14
place-gulch-frontier-15 = Frontier 15
place-gulch-frontier-16 = Frontier 16
place-gulch-frontier-17 = Frontier 17
place-gulch-frontier-rail-station = Frontier, Bahnhof
location-gulch-frontier-rail-station = Bahnhof der Frontier
place-gulch-frontier-18 = Frontier 18
place-gulch-frontier-19 = Frontier 19
place-gulch-frontier-20 = Frontier 20
place-gulch-frontier-21 = Frontier 21
place-gulch-frontier-22 = Frontier 22
place-gulch-frontier-23 = Frontier 23
place-gulch-frontier-24 = Frontier 24
place-gulch-frontier-25 = Frontier 25
place-gulch-frontier-26 = Frontier 26
place-gulch-frontier-27 = Frontier 27
place-gulch-frontier-28 = Frontier 28
place-gulch-frontier-29 = Frontier 29
place-gulch-frontier-30 = Frontier 30
place-gulch-frontier-31 = Frontier 31
place-gulch-frontier-pass-c = Frontier, Bergpass C
place-gulch-frontier-32 = Frontier 32
place-gulch-frontier-33 = Frontier 33
place-gulch-frontier-34 = Frontier 34
place-gulch-frontier-35 = Frontier 35
place-gulch-frontier-outlaw-camp = Frontier, Schurkenlager
title-vendetta = Vendetta
title-rumors = Gerüchte
title-scout = Späher
title-jackpot = Jackpot
title-outfit = Ausstattung
item-derringer = Derringer
item-quarter-horse = Quarter Horse
item-gazette = Gazette
item-snake-oil = Schlangenöl
web-scene-item-quarter-horse = Bis zu 3 Felder. Für 1 Karte 1 Feld mehr.
web-scene-item-quarter-horse-upgraded = Bis zu 4 Felder. Für 1 Karte 1 Feld mehr.
web-scene-item-derringer = Kampf gewonnen: auf Wunsch abwerfen für 1 LP.
web-scene-item-derringer-upgraded = Gegnerkarte −1. Sieg: auf Wunsch abwerfen für 1 LP.
web-scene-item-gazette = Jetzt ein Ereignis. Später 1 Marshal-, Wanted- oder Zocker-Punkt mehr.
web-scene-item-snake-oil = Abwerfen: einen Würfel werfen, und der Sheriff kommt neben dich.
frontier-token-lost-mail = Verlorene Post
frontier-token-played-out-claim = Erschöpfter Claim
frontier-token-hot-spring = Heiße Quelle
frontier-token-stray-herd = Verirrte Herde
frontier-token-old-trapper = Alter Trapper
frontier-token-silver-vein = Silberader
frontier-token-missing-surveyor = Vermisster Landvermesser
frontier-token-army-paymaster = Zahlmeister der Armee
frontier-token-ghost-town = Geisterstadt
frontier-token-medicine-show = Wundermittelschau
frontier-token-eagles-nest = Adlerhorst
frontier-token-hidden-canyon = Verborgener Canyon
track-gambler = Zocker
option-gambler = Ein Zocker-Punkt
log-frontier-placed = Ein Frontier-Plättchen mit der Zahl { $n } wird gelegt: { $place }.
log-frontier-taken = { $you ->
    [name] Du bezahlst
   *[no] { $name } bezahlt
} für das Frontier-Plättchen in { $place }: { $token }.
choice-frontier = Für das Frontier-Plättchen bezahlen: Karten im Wert von { $n }
# Where no token lies, or before the game.
choice-frontier-none = Für ein Frontier-Plättchen bezahlen
web-game-offer-frontier-more = Karten für den Preis abwerfen, dann aufdecken
question-frontier = Wirf eine Karte ab: noch { $n } zu bezahlen.
web-game-title-frontier = Plättchen bezahlen
refusal-no-frontier-token = Auf deinem Feld liegt kein Frontier-Plättchen.
refusal-frontier-price = Deine Karten sind weniger als { $n } wert.
web-frontier-price = Frontier-Plättchen: Karten im Wert von { $n }

## Event tokens

map-token-outlaw = Schurke
map-token-claim-jumper = Claimräuber
map-token-high-roller = High Roller
map-token-longhorn = Longhorn
# A stray on the map: its button, and where it is delivered.
web-game-offer-stray = Longhorn nehmen
web-game-offer-stray-more = Abliefern an einem Bahnhof, auf einer Ranch oder im Schurkenlager

opponent-sorry-charlie = Verzeih-mir-Charlie
opponent-peach-fuzz-perkins = Pfirsichflaum-Perkins
opponent-barefoot-dan = Barfuß-Dan
opponent-three-finger-tully = Dreifinger-Tully
opponent-deacon-pike = Diakon Pike
opponent-nugget-nell = Nugget-Nell
opponent-the-dunning-brothers = Die Gebrüder Dunning
opponent-colonel-rook = Colonel Rook
opponent-red-moon-sadie = Rotmond-Sadie
opponent-two-deeds-dwyer = Doppelschein-Dwyer
opponent-the-partners = Die Teilhaber
opponent-dynamite-kate = Dynamit-Kate
opponent-the-cattle-baron = Der Viehbaron
opponent-the-railroad-lawyer = Der Eisenbahnanwalt
opponent-the-professor = Der Professor

## Effects of events. $at is the id of the place, $place its name.

effect-place-token-outlaw = einen Schurken { $where }
    .verb = { verb-place }
effect-place-token-claim-jumper = einen Claimräuber { $where }
    .verb = { verb-place }
effect-place-token-high-roller = einen High Roller { $where }
    .verb = { verb-place }
effect-place-token-longhorn = ein Longhorn { $where }
    .verb = { verb-place }
# `.there` is where the effect before it takes place, `.there-space` a space of that location.
effect-sheriff-to = den Sheriff { $to }
    .verb = { verb-move }
    .there = den Sheriff dorthin
    .there-space = den Sheriff dort auf Feld { $n }
option-prospect = Schürfen

## Events

event-run-on-the-bank = Sturm auf die Bank
event-run-on-the-bank-tale = Um zehn reichte die Schlange vor der Bank bis zum Fluss, und Kaffee wurde daran meterweise verkauft.
event-command-performance = Auf allerhöchsten Wunsch
event-command-performance-tale = Die Sopranistin verlässt ihre Garderobe nicht, ehe jemand ein Wörtchen mit dem Herrn in der ersten Reihe geredet hat.
event-wires-down = Draht gekappt
event-wires-down-tale = Eine Meile vor der Stadt hat jemand den Telegrafen durchgeschnitten und sich die Mühe gemacht, das Kupfer aufzurollen.
event-the-late-stage = Die verspätete Postkutsche
event-the-late-stage-tale = Die Kutsche ist zwei Tage überfällig, und am Pass steht ein Fremder im Mantel des Kutschers.
event-rockslide = Bergrutsch
event-rockslide-tale = Der halbe Berg liegt auf der Straße. Oben steht ein Mann mit einer Brechstange und redet der anderen Hälfte zu.
event-the-quarter-mile = Die Viertelmeile
event-the-quarter-mile-tale = Eine Viertelmeile hinter dem Lager, abgeschritten von beiden Besitzern, die nicht denselben Schritt haben. Gewettet wird um Sättel.
event-the-turncoat = Der Überläufer
event-the-turncoat-tale = Aussage, um Mitternacht aufgenommen: Namen, Lager, Pferde und was jeder im Schlaf sagt; unterschrieben mit einem Kreuz und danach mit einem Namen.
event-wrong-side-of-the-bars = Auf der falschen Seite des Gitters
event-wrong-side-of-the-bars-tale = Die Lampe brannte, der Kaffee war warm, und der Marshal saß in der Zelle.
event-the-toll-gate = Die Mautschranke
event-the-toll-gate-tale = Mann sechs Cent; Pferd zehn; Wagen fünfundzwanzig; Prediger frei; die Flinte gibt kein Wechselgeld.
event-the-salted-mine = Die gesalzene Mine
event-the-salted-mine-tale = Prospekt: Nordwand bemerkenswert, Südwand vielversprechend, und der Mann mit der Flinte steht für Fragen nicht zur Verfügung.
event-the-claims-office-fire = Brand im Claimbüro
event-the-claims-office-fire-tale = Mit dem Büro verbrannte jede Urkunde der Gegend, und bei Sonnenuntergang hatte jedes Loch zwei Besitzer.
event-cave-in = Verschüttet
event-cave-in-tale = Erst sprach das Holz, sagte der Vorarbeiter aus, dann war es dunkel, und jemand fing an, die Männer zu zählen.
event-the-riverboat-man = Der Mann vom Flussdampfer
event-the-riverboat-man-tale = Rüschenhemd, meergrüne Weste, zwei Ringe und ein Kartenspiel, das er mischt, wie andere eine Katze streicheln.
event-the-senators-nephew = Der Neffe des Senators
event-the-senators-nephew-tale = Er gibt Trinkgeld in Gold und knickt ein wie nasses Papier, und sein Onkel hätte ihn gern mit beiden Ohren zurück.
event-the-lady-in-gray = Die Dame in Grau
event-the-lady-in-gray-tale = Sie wünschte den Stuhl an der Wand, ein frisches Kartenspiel und den Namen dessen, dem die Mine gehört.
event-a-gap-in-the-fence = Ein Loch im Zaun
event-a-gap-in-the-fence-tale = Entlaufen gemeldet: sechs auf dem Kirchhof, ein Dutzend am Bahnhof und ein Stier in der Bank, am Schalter für Einlagen.
event-the-quarantine-line = Die Quarantänelinie
event-the-quarantine-line-tale = Auf Anordnung des Countys: kein Vieh über dieses Seil, kein Streit mit dem Seil, kein Verleihen des Arztstempels.
event-beef-prices = Rindfleischpreise
event-beef-prices-tale = Chicago zahlt diese Woche das Doppelte, und Männer, die keine Kuh je zweimal ansahen, lüften den Hut.
event-paid-off = Ausgezahlt
event-paid-off-tale = Die Treiber bekamen um zwölf ihren Lohn, und seit eins hält die Stadt den Atem an.
event-high-water = Hochwasser
event-high-water-tale = Die Herde kam hinüber, der Wagen nicht, und alles, was darin war, schwimmt jetzt nach Gewicht geordnet den Fluss herab.
event-the-bell-steer = Der Leitochse
event-the-bell-steer-tale = Die Herde kennt den Weg nicht, der Treiber kennt den Weg nicht, und die Glocke geht voran, im Schritt.
event-total-eclipse = Sonnenfinsternis
event-total-eclipse-tale = Kurz nach zwei gingen die Hühner schlafen, und ein Prediger, der sich seit Jahren geirrt hatte, wurde lächelnd gesehen.

log-event-marker = { $you ->
    [name] Du erreichst
   *[no] { $name } erreicht
} einen Ereignismarker.
log-event = { $you ->
    [name] Du führst
   *[no] { $name } führt
} ein Ereignis aus: { $event }.
log-set-up-event = Beim Aufbau wird ein Ereignis ausgeführt: { $event }. Nur seine Plättchen werden gelegt.
effect-resolve-event = ein Ereignis
    .verb = { verb-resolve }
pool-outlaw = Schurken
pool-claim-jumper = Claimräuber
pool-high-roller = High Roller
pool-train = Bahnbegegnungen
opponent-mail-car = Der Postwagen
opponent-sleeping-car = Der Schlafwagen
opponent-whiskey-car = Whiskey für das Fort
opponent-circus-car = Der Zirkuswagen
opponent-assay-chest = Die Truhe des Erzprüfers
opponent-pay-car = Der Lohnwagen
opponent-mint-gold = Gold für die Münze
opponent-governors-car = Der Wagen des Gouverneurs
log-train-moved = Die Eisenbahn fährt weiter: { $place }.
log-train-heist = { $you ->
    [name] Du überfällst die Eisenbahn und deckst
   *[no] { $name } überfällt die Eisenbahn und deckt
} eine Begegnung auf: { $opponent }.
log-fight-begins-holdup = { $you ->
    [other] Du spielst die Wache.
   *[no] { $other } spielt die Wache.
}
log-fight-won-holdup-fighter = { $who ->
    [player] { $you ->
        [name] Du entkommst
       *[no] { $name } entkommt
    } mit der Beute aus der Eisenbahn.
   *[fighter] Die Eisenbahn ist ausgeraubt.
}
log-fight-won-holdup-other = Die Wache verteidigt die Eisenbahn.
choice-train-heist = Eisenbahn ausrauben
refusal-no-train = Die Eisenbahn ist nicht auf deinem Feld.
web-train-at = Ort der Eisenbahn: { $place }. Nächster Halt: { $next }.
# On a plate of the map, with short names: where the train is, and its next stop.
web-train-plate = { $place } → { $next }
# The same where there is room for the next stop alone.
web-train-plate-next = → { $next }
web-train-here = Die Eisenbahn steht hier. Nächster Halt: { $next }.
web-train-next = { $n ->
    [one] Die Eisenbahn fährt im nächsten Spielzug hierher.
   *[other] Die Eisenbahn braucht noch { $n } Spielzüge bis hierher.
}
web-game-offer-train-heist-more = Eine Karte sagt, was die Eisenbahn geladen hat
web-scene-fight-holdup = Eisenbahnraub
web-scene-fight-where-holdup = { $name } gegen die Wache, gespielt von { $other }. { $place }
log-challenge = { $you ->
    [name] Du setzt dich
   *[no] { $name } setzt sich
} zu einem High Roller an den Tisch: { $opponent }.
choice-challenge = High Roller im Saloon herausfordern
refusal-no-high-roller = Im Saloon ist kein High Roller.
web-game-offer-challenge-more = Eine Pokerpartie gegen einen unbekannten Gegner

character-fee-lee-wong = Fee Lee Wong
character-maria-gertrudis-barcelo = Maria Gertrudis Barceló
character-pat-garrett = Pat Garrett
character-poker-alice = Poker Alice
character-seth-bullock = Seth Bullock
character-soapy-smith = „Soapy“ Smith
character-sundance-kid = Sundance Kid
character-curly-bill-brocius = William „Curly Bill“ Brocius

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-fee-lee-wong = Um 1870 kam er aus China und 1876 mit dem Goldrausch nach Deadwood. Er hatte Claims, aber das Gold, das blieb, lag in seinem Laden, Wing Tsue, der ihn in der Stadt zu einem angesehenen Mann machte. Lange nach ihm, in einem Dezember, riss man das Gebäude ab, und nicht in aller Stille. Seine Geschichte haben seine Enkel und Urenkel aufgeschrieben.
life-maria-gertrudis-barcelo = In Santa Fe hieß sie La Tules. Als sie 1823 heiratete, behielt sie ihren Namen und ihr Vermögen; zwei Jahre später zahlte sie eine Strafe, weil sie für die Bergleute einen Spielsalon betrieb. Ihr Saal in Santa Fe war prächtig, und am Montetisch gab sie selbst. 1846 lieh sich die Armee der Vereinigten Staaten, die den Ort soeben erobert hatte, bei ihr Geld für den Sold.
life-pat-garrett = 1880 zum Sheriff von Lincoln County gewählt, fing er im Dezember Billy the Kid in Stinking Springs; im Frühling entwischte ihm der Gefangene, und im Juli 1881 erschoss er ihn. Dann veröffentlichte er „The Authentic Life of Billy, the Kid“, bei dem ein anderer die Feder führte. 1908 wurde er auf der Straße nach Las Cruces erschossen, und den Geständigen sprach man frei.
life-poker-alice = Alice Ivers kam aus England, wenn es nicht Virginia war; Poker lernte sie in den Bergbaulagern von Colorado. Als ihr erster Mann in einer Mine umkam, lebte sie vom Spiel, eine Zigarre zwischen den Zähnen, einen Revolver an der Seite, und steckte die Gewinne in Roben aus New York. An Sonntagen spielte sie nicht. Sie starb 1930 in Rapid City.
life-seth-bullock = Im Senat des Territoriums Montana beantragte er, Yellowstone zu schützen, und 1872 wurde es ein Park. Im August 1876 brachten er und Sol Star eine Ladung Eisenwaren, Nachttöpfe inbegriffen, nach Deadwood, wo er Sheriff wurde. Theodore Roosevelt war sein Freund fürs Leben; zu dessen Amtseinführung 1905 nahm er eine Schar Cowboys mit nach Washington, die in der Parade ritten.
life-soapy-smith = Jefferson Randolph Smith wickelte Dollarscheine um Seifenstücke und verkaufte die Seife; die Scheine gingen an seine Freunde. Er leitete das Geschäft mit der Leichtgläubigkeit in Denver, in Creede und ab 1897 in Skagway, Alaska, wo sein Telegrafenamt Nachrichten annahm, obwohl der Draht nirgendwohin führte. Am 8. Juli 1898 wurde er auf dem Juneau-Kai erschossen; auch Frank Reid, der ihm dort gegenüberstand, starb daran.
life-sundance-kid = Harry Longabaugh aus Pennsylvania stahl in Wyoming ein Pferd und einen Sattel; das brachte ihm 1887 anderthalb Jahre im Gefängnis von Sundance ein, und den Namen. Mit Butch Cassidy raubte er Züge und Banken aus; im November 1900 ließen sich fünf von der Bande in Fort Worth fotografieren, in ihren besten Kleidern, was die Pinkertons zu schätzen wussten. 1901 gingen die beiden nach Argentinien und züchteten Rinder.
life-curly-bill-brocius = Wo er geboren wurde, weiß niemand genau. Am 28. Oktober 1880 ging sein Revolver los, als Marshal Fred White von Tombstone danach griff, und White starb daran; Wyatt Earp sagte aus, und das Gericht ließ Bill laufen. Im März 1882 sagte Earp, er habe ihn in den Whetstone Mountains getötet. Eine Zeitung bot tausend Dollar für den Beweis, eine andere eine Belohnung für den Gegenbeweis, und keine musste zahlen.
card-vendetta-text = beim Aufdecken dieser Karte in einem Kampf: die gegen dich gespielte Karte um 3 senken, wenn du 1 Wunde hast, oder um 6, wenn du mehr hast
card-scout-text = bis zu 3 Felder zurücklegen. Wenn du dann außerhalb der Städte bist und weder ein anderer Spieler noch der Sheriff auf deinem Feld ist: 1 Karte ziehen
web-gist-vendetta = Gegnerkarte um 3 senken, wenn du 1 Wunde hast; bei mehr um 6.
web-gist-scout = Bis zu 3 Felder weit. Allein außerhalb der Städte: 1 Karte ziehen.
web-gist-jackpot = Würfel zweimal werfen, beim Poker einmal. Schotter: 1 Karte, beim Poker 1 Zocker-Punkt.
web-gist-outfit = Für 10 $ weniger kaufen oder verbessern.
card-soapy-smith-text = für jeden Zocker-Punkt, den du erhältst: einen Schürfwürfel werfen und erhalten, was er zeigt. Wenn er Schotter zeigt: Karten bis zu deinem Handkartenlimit ziehen
card-gazette-2-text = nachdem du Marshal-, Wanted- oder Zocker-Punkte erhalten hast: Du darfst diesen Gegenstand abwerfen und dafür 1 weiteren Punkt auf demselben Pfad erhalten
card-goal-soapy-prize-package-text = wirf in Darkrock ein Schlangenöl ab

goal-fee-lee-emporium = Das Handelshaus Wing Tsue
goal-fee-lee-emporium-tale = Wing Tsue, Main Street: Seide, Tee, Porzellan, Arznei und Kredit für alle, die voriges Jahr höflich waren.
goal-fee-lee-cooks-claim = Der Claim des Kochs
goal-fee-lee-cooks-claim-tale = Er heuerte als Koch an, wurde mit Grund bezahlt und fand ihn gut gewürzt.
goal-fee-lee-iron-safe = Der eiserne Tresor
goal-fee-lee-iron-safe-tale = Der Geldschrank kam mit dem Ochsengespann; was darin ist, kam Unze für Unze, und bleibt.
goal-fee-lee-hose-race = Das Spritzenrennen
goal-fee-lee-hose-race-tale = In Deadwood liefen am 4. Juli 1888 die Schlauchwagen Nabe an Nabe, und halb Chinatown lief nebenher.
goal-maria-her-own-table = Ihr eigener Tisch
goal-maria-her-own-table-tale = Sie gab beim Monte selbst, ließ den Gouverneur abheben und hatte die Bank gezählt, ehe seine Schokolade kalt war.
goal-maria-la-tules = La Tules
goal-maria-la-tules-tale = Frag nach La Tules, sagten die Maultiertreiber, und wer antwortet, kann dir sagen, was du verlierst.
goal-maria-officers-arm = Am Arm eines Offiziers
goal-maria-officers-arm-tale = Bedingungen des Darlehens, wie vereinbart: das Kapital, die Zinsen und der Arm eines Offiziers auf dem Weg ins Theater.
goal-maria-word-in-confidence = Ein Wort im Vertrauen
goal-maria-word-in-confidence-tale = Ein Gast redete, eine Karte wurde umgedreht, und am Morgen kannte der amerikanische Gouverneur die Stunde des Aufstands.
goal-pat-quien-es = ¿Quién es?
goal-pat-quien-es-tale = Zweimal fragte die Stimme im Dunkeln auf Spanisch, wer da sei, und bekam Antwort.
goal-pat-stinking-springs = Stinking Springs
goal-pat-stinking-springs-tale = Vier Mann drinnen und ein totes Pferd in der Tür: Zum Abendessen kamen sie heraus und wollten einen Teller.
goal-pat-collector-of-customs = Der Zolleinnehmer
goal-pat-collector-of-customs-tale = El Paso, Zoll auf eine Herde: Der Besitzer schreibt Kälber, und der Zöllner schreibt, man sehe die Hörner.
goal-pat-authentic-life = Das wahre Leben
goal-pat-authentic-life-tale = Die Kapitel von Upson haben Adjektive, und die vom Sheriff haben Daten.
goal-alice-black-cigar = Die schwarze Zigarre
goal-alice-black-cigar-tale = An jenem Abend ging ihre Zigarre einmal aus, als sie bluffte, und ein Herr aus Omaha gab ihr Feuer.
goal-alice-place-your-bets = Machen Sie Ihr Spiel
goal-alice-place-your-bets-tale = Ein Brett, zwei Fässer, eine Laterne: Sie öffnete die Bank an der Weggabelung und schloss bei Sonnenaufgang.
goal-alice-new-york-wardrobe = Garderobe aus New York
goal-alice-new-york-wardrobe-tale = An die Dame aus Colorado: sechs Roben, ein Fächer aus Federn, bezahlt in Silber aus einer Reisetasche.
goal-alice-never-on-sunday = Niemals am Sonntag
goal-alice-never-on-sunday-tale = Sechs Tage gab sie Karten; am siebten lag der Stapel glatt neben der Bibel und wurde nicht befragt.
goal-seth-star-and-bullock = Star & Bullock
goal-seth-star-and-bullock-tale = Star & Bullock, Eisenwaren: Öfen, Spitzhacken, Nachttöpfe, und bis Mittag der Sheriff persönlich hinter der Theke.
goal-seth-sulfur-in-the-shaft = Schwefel im Schacht
goal-seth-sulfur-in-the-shaft-tale = In der Keets-Mine fiel kein Schuss: Er ließ brennenden Schwefel am Seil hinab, und die Streikenden kamen herauf.
goal-seth-stared-down = Niedergestarrt
goal-seth-stared-down-tale = Er sah den Gefangenen an, bis dem einfiel, was er getan hatte, und zwei Dinge dazu.
goal-seth-cowboys-on-parade = Cowboys auf Parade
goal-seth-cowboys-on-parade-tale = Washington, März 1905: fünfzig Reiter auf der Pennsylvania Avenue, und ein Lasso um einen Zuschauer aus gutem Haus.
goal-soapy-prize-package = Das Gewinnpäckchen
goal-soapy-prize-package-tale = Hundert Dollar in einem dieser Stücke, meine Herren, und saubere Hände für alle übrigen.
goal-soapy-three-shells = Drei Nussschalen
goal-soapy-three-shells-tale = Die Erbse lag unter der linken Schale, dann unter der rechten und schließlich unter dem Fingernagel des Hütchenspielers.
goal-soapy-telegraph-office = Das Telegrafenamt
goal-soapy-telegraph-office-tale = Nachricht gesendet, fünf Dollar; Antwort von daheim binnen einer Stunde, da der Draht so lang ist wie die Wand.
goal-soapy-juneau-wharf = Der Juneau-Kai
goal-soapy-juneau-wharf-tale = Skagway, Juli 1898: Er brachte ein Gewehr und eine Rede mit, und der Wachmann am Kai wollte beides nicht.
goal-sundance-coast-flyer = Der Küstenexpress
goal-sundance-coast-flyer-tale = Wagner, Montana, 1901: Der Fahrgast auf dem Tender war zum Heizer höflich, bis zum Dynamit.
goal-sundance-hole-in-the-wall = Hole-in-the-Wall
goal-sundance-hole-in-the-wall-tale = Der Pfad führt hinauf, ein Pferd nach dem anderen, und der Fels daneben ist von Ellbogen blank.
goal-sundance-bowler-hat = Bildnis mit Melone
goal-sundance-bowler-hat-tale = Quittung eines Hutmachers in Fort Worth: fünf Melonen, gebürstet, für Herren auf dem Weg zum Fotografen.
goal-sundance-jailhouse = Nicht schon wieder dieses Gefängnis
goal-sundance-jailhouse-tale = Achtzehn Monate für ein Pferd, eine Waffe und einen Sattel: Von alldem behielt er den Namen des Gefängnisses.
goal-curly-bill-no-bill-of-sale = Ohne Kaufbrief
goal-curly-bill-no-bill-of-sale-tale = Nach den Papieren gefragt, wies er auf das Brandzeichen, das noch warm war, und bot den Handschlag an.
goal-curly-bill-county-taxes = Steuern für das County
goal-curly-bill-county-taxes-tale = Deputy Breakenridge schrieb die Quittungen, Bill hielt Laterne und Waffe, und die Viehdiebe zahlten wie Bankiers.
goal-curly-bill-preachers-jig = Der Tanz des Predigers
goal-curly-bill-preachers-jig-tale = Der Text an jenem Sonntag war die Geduld, und der Prediger tanzte sie eine Viertelstunde lang.
goal-curly-bill-iron-springs = Niemand bei Iron Springs
goal-curly-bill-iron-springs-tale = Earp begrub ihn in einem Absatz, eine Zeitung grub ihn aus, und keiner von beiden zeigte einen Knochen.

## Faro

choice-faro = Faro spielen
choice-join-faro = Beim Faro mitspielen
choice-faro-bet = { $n } $ auf Rang { $rank } setzen
choice-faro-done = Nichts mehr setzen
choice-faro-reclaim = Marker auf Rang { $rank } zurücknehmen
choice-faro-leave = Marker für den Jackpot liegen lassen
question-faro-join = Bei der Partie Faro mitspielen?
question-faro-bet = Setze einen Einsatzmarker auf einen Rang.
question-faro-keep = Deine Marker für den Jackpot liegen lassen oder zurücknehmen?
refusal-rank-taken = Auf diesem Rang liegt dein anderer Marker.
refusal-no-marker = Auf diesem Rang liegt kein Marker von dir.
log-faro-begins = { $you ->
    [name] Du setzt dich
   *[no] { $name } setzt sich
} an den Farotisch.
log-faro-dealt = { $you ->
    [name] Du gibst
   *[no] { $name } gibt
} beim Faro: { $cards }, dazu eine verdeckte Karte.
log-faro-bet = { $you ->
    [name] Du setzt
   *[no] { $name } setzt
} { $n } $ auf Rang { $rank }.
log-faro-revealed = { $result ->
    [loser] Der Verlierer
    [winner] Der Gewinner
   *[jackpot] Der Jackpot
} hat den Rang { $rank }.
log-faro-won = { $you ->
    [name] Dein Einsatz
   *[no] Der Einsatz von { $name }
} auf Rang { $rank } gewinnt.
log-faro-lost = { $you ->
    [name] Dein Einsatz
   *[no] Der Einsatz von { $name }
} auf Rang { $rank } ist verloren.
log-faro-reclaimed = { $you ->
    [name] Du nimmst
   *[no] { $name } nimmt
} den Marker auf Rang { $rank } zurück.
log-faro-left = { $you ->
    [name] Du lässt deine Marker
   *[no] { $name } lässt Marker
} für den Jackpot liegen.
web-faro-offer-more = Ohne Grundeinsatz, bis zu zwei Einsätze von 10 $ oder 20 $
web-faro-title = Faro im Saloon
web-game-title-faro-join = Faro?
web-game-title-faro-bet = Deine Einsätze
web-game-title-faro-keep = Liegen lassen oder zurücknehmen?
web-faro-intro = Vier Karten, drei davon offen. Die erste verliert, die zweite zahlt einfach, die dritte zahlt dreifach.
web-faro-dealer = Geber
web-faro-shown = Die Karten des Gebers
web-faro-unseen = und eine verdeckt
web-faro-layout = Das Farotuch
web-faro-loser = Verlierer
web-faro-winner = Gewinner
web-faro-jackpot = Jackpot
web-faro-bet = { $n } $ auf Rang { $rank }
web-game-offer-bet-more = Gewinner +{ $n } $, Jackpot +{ $three } $, Verlierer −{ $n } $
web-faro-pick = Wähle einen Rang auf dem Farotuch.
web-faro-odds = { $rank }: in 1 von { $n } Fällen der Jackpot
web-faro-no-odds = { $rank }: kann nicht der Jackpot sein
web-faro-step-bets = Einsätze
web-faro-step-loser = Verlierer
web-faro-step-winner = Gewinner
web-faro-step-keep = Lassen oder nehmen
web-faro-step-jackpot = Jackpot

## High stakes poker

choice-high-stakes = Poker um hohe Einsätze für { $n } $
choice-raise = Für { $n } $ mitgehen
choice-fold = Aussteigen
question-poker-raise = Für Turn und River mitgehen oder aussteigen?
refusal-no-poker-card = Für Poker um hohe Einsätze brauchst du eine Pokerkarte.
log-high-stakes-begins = { $you ->
    [name] Du setzt dich
   *[no] { $name } setzt sich
} zum Poker um hohe Einsätze.
log-raised = { $you ->
    [name] Du gehst
   *[no] { $name } geht
} mit.
log-folded = { $you ->
    [name] Du steigst aus.
   *[no] { $name } steigt aus.
}
log-second-reveal = Turn und River zeigen { $cards }.
web-high-stakes-title = Poker um hohe Einsätze
web-high-stakes-rule = Das beste Blatt nimmt den Pot: zwei deiner Karten und drei der fünf gemeinsamen
web-high-stakes-offer = Nötig: { $purse } $. Grundeinsatz { $n } $, dann { $raise } $ oder aussteigen. Das Haus legt { $house } $ dazu, dann { $raise } $
web-high-stakes-raise-more = Du siehst zwei weitere Karten
web-high-stakes-fold-more = Du verlierst deinen Grundeinsatz und ziehst eine Karte
web-high-stakes-pot = { $house } $ vom Haus, { $ante } $ und { $raise } $ von jedem Spieler
web-high-stakes-step-raise = Mitgehen?
web-high-stakes-step-second = Turn und River
web-high-stakes-deciding = Noch dabei?
web-high-stakes-raised = Geht mit
web-high-stakes-folded = Ausgestiegen
web-game-title-poker-raise = Mitgehen?

## Places in sentences of cards

where-buzzard-gulch = in Buzzard Gulch
    .to = nach Buzzard Gulch
where-gulch-frontier = an der Frontier von Buzzard Gulch
    .to = an die Frontier von Buzzard Gulch
where-marshals-office = im Marshalbüro
    .to = zum Marshalbüro
    .the = das Marshalbüro
where-mountain-pass = an einem Bergpass
    .to = zu einem Bergpass
where-mountain-pass-a = am Bergpass A
    .to = zum Bergpass A
where-mountain-pass-c = am Bergpass C
    .to = zum Bergpass C
where-ranch-orange = auf der orangen Ranch
    .to = zur orangen Ranch
    .the = die orange Ranch
where-outlaw-camp = im Schurkenlager
    .to = zum Schurkenlager
    .the = das Schurkenlager
where-trading-post = am Handelsposten
    .to = zum Handelsposten
    .the = den Handelsposten
where-buzzard-gulch-trading-post = am Handelsposten von Buzzard Gulch
    .to = zum Handelsposten von Buzzard Gulch
    .the = den Handelsposten von Buzzard Gulch
    .start = auf einem Feld neben dem Handelsposten von Buzzard Gulch
where-buzzard-gulch-saloon = am Saloon von Buzzard Gulch
    .to = zum Saloon von Buzzard Gulch
    .the = den Saloon von Buzzard Gulch
    .start = auf einem Feld neben dem Saloon von Buzzard Gulch
where-gulch-frontier-rail-station = am Bahnhof der Frontier
    .to = zum Bahnhof der Frontier
    .the = den Bahnhof der Frontier
where-gulch-frontier-pass-a = am Bergpass A
    .to = zum Bergpass A
where-gulch-frontier-pass-c = am Bergpass C
    .to = zum Bergpass C
web-boards-ante-up = Darkrock und die Frontier, mit der Eisenbahn

## What frontier tokens, and those who are met, tell

frontier-token-lost-mail-tale = Ein Sack voller Briefe, zehn Jahre verspätet: Allen darin geht es gut, und alle schreiben bald wieder.
frontier-token-played-out-claim-tale = Die Besitzer hatten zwei Jahre lang gegraben und eine Handbreit zu früh aufgehört.
frontier-token-hot-spring-tale = Sie riecht nach Eiern, und so jung haben sich deine Knie seit dem Krieg nicht gefühlt.
frontier-token-stray-herd-tale = Kein Brandzeichen, keine Glocke, kein Reiter in Sicht, und eine ganze Herde, die sich über Gesellschaft freut.
frontier-token-old-trapper-tale = Seit dem Frühling hat er nicht geredet und alles für dich aufgehoben.
frontier-token-silver-vein-tale = Sie läuft die Wand hinauf wie Eisblumen am Fenster.
frontier-token-missing-surveyor-tale = Vermisst werde nicht er, sagt er; es sei das übrige Territorium, das sich nicht finden lasse.
frontier-token-army-paymaster-tale = Zwei Gefreite, ein Leutnant und eine Geldkassette, alle froh, ein Gesicht zu sehen.
frontier-token-ghost-town-tale = Die Tische sind gedeckt, die Uhr ist aufgezogen, und der Staub darauf ist ein Jahr tief.
frontier-token-medicine-show-tale = Meine Damen und Herren, die Flasche heilt alles außer dem Gesang, und der ist umsonst.
frontier-token-eagles-nest-tale = Von hier oben ist die Eisenbahn ein Kratzer, und die Herren, die sie bezahlt haben, sind es auch.
frontier-token-hidden-canyon-tale = Gras, Wasser, ein einziger Weg hinein, und darüber eingeritzt ein Datum, das erst noch kommt.
opponent-mail-car-tale = Vierhundert Briefe, und der Postbeamte hat die meisten gelesen.
opponent-sleeping-car-tale = Hier drin trägt jeder ein Nachthemd, und irgendein Nachthemd trägt ein Holster.
opponent-whiskey-car-tale = Neunzig Fässer für das Fort und ein Wächter, der seit Dienstag kostet.
opponent-circus-car-tale = Der starke Mann schläft an der Tür, und der Bär schläft nicht.
opponent-assay-chest-tale = Die Truhe ist klein, und sechs Mann mussten sie an Bord heben.
opponent-pay-car-tale = Zahltag für die ganze Strecke, und die Strecke hat ihre besten Schützen mitgeschickt.
opponent-mint-gold-tale = Auf jedem Barren ein Adler und hinter jedem Fenster ein Gewehr.
opponent-governors-car-tale = Der Gouverneur speist zu Abend und erhebt sich nicht für Besuch.
opponent-sorry-charlie-tale = Er bittet um Verzeihung und spannt den Hahn.
opponent-peach-fuzz-perkins-tale = Bei seinem Alter lügt er, und beim Zielen auch.
opponent-barefoot-dan-tale = Erst hört man das Gras, dann den Hahn; er wüsste gern deine Schuhgröße.
opponent-three-finger-tully-tale = Er zählt seine Feinde an dieser Hand ab und fängt dann von vorn an.
opponent-deacon-pike-tale = Vorher betet er, und zwar zügig.
opponent-nugget-nell-tale = Ihre Schneidezähne sind mehr wert als dein Pferd.
opponent-the-dunning-brothers-tale = Sie schulden jedem etwas und sind gekommen, um einzutreiben.
opponent-colonel-rook-tale = Von welcher Armee, sagt er nie, aber Befehle gibt er ihr noch immer.
opponent-red-moon-sadie-tale = Der Deputy, der ihren Steckbrief zeichnete, zeichnete ihn hinter einem Felsen.
opponent-two-deeds-dwyer-tale = Er hat ein Papier für dieses Loch und noch eins für das nächste.
opponent-the-partners-tale = Seit zehn Jahren sind sie sich über nichts einig, außer über dich.
opponent-dynamite-kate-tale = Sie zündet zuerst ihre Zigarre an, damit du es dir noch überlegen kannst.
opponent-the-cattle-baron-tale = Er setzt in Rindern und hat die Herde nie gezählt.
opponent-the-railroad-lawyer-tale = Er liest jede Karte bis zum Ende und findet darin eine Klausel.
opponent-the-professor-tale = In Boston lehrte er das Rechnen, und hier gibt er nun Nachhilfe.
