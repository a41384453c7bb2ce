# The steps of high stakes poker. Dollars: what a player needs to take part ($purse), $ante, $house, $raise; the cards of a dealer
# ($dealercards).
aid-high-stakes = Eine Partie Poker um hohe Einsätze
aid-high-stakes-start = Hast du { $purse } $ und eine Pokerkarte, bezahle { $ante } $ und ziehe eine Karte. Alle anderen in derselben Stadt, die so viel haben, dürfen in Zugreihenfolge dasselbe tun.
aid-high-stakes-dealer = Das Haus legt { $house } $ dazu. Spielt niemand mit, gibt der Spieler rechts von dir für das Haus, mit { $dealercards } Karten vom Stapel. Dann werden 3 Karten aufgedeckt: der Flop.
aid-high-stakes-raise = Beginnend links von dir: Jeder Spieler legt { $raise } $ in den Pot oder steigt aus und zieht eine Karte. Du bist als Letzter an der Reihe. Ein Geber kann nicht aussteigen.
aid-high-stakes-alone = Bleibt nur ein Spieler übrig, gewinnt er sofort. Steigen gegen einen Geber alle aus, geht der Pot in den Vorrat.
aid-high-stakes-second = Das Haus legt weitere { $raise } $ dazu; gibt es einen Geber, bezahlt sie der Vorrat für ihn. Dann werden 2 weitere Karten aufgedeckt: Turn und River. Jeder Spieler spielt zwei Handkarten, die zusammen mit den besten drei der fünf offenen Karten zählen.
aid-high-stakes-win = Der Gewinner nimmt den Pot und erhält 1 LP und 1 Zocker-Punkt; gewinnt der Geber, geht der Pot in den Vorrat. Bei Gleichstand gewinnt der Geber oder, wenn es keinen gibt, du; andere Spieler mit gleich gutem Blatt teilen sich den Pot, und jeder von ihnen erhält den LP und den Zocker-Punkt. Die Verlierer ziehen eine Karte.

# The fight with the train’s guard.
aid-fight-train = Gegen die Wache der Eisenbahn
aid-fight-train-intro = Ein Eisenbahnraub läuft in diesen Schritten ab. Der Spieler rechts von dir spielt die Wache. Bei Gleichstand gewinnt die Wache; ablehnen kannst du nicht.
aid-step-npc-draws-train = Ziehe eine Bahnbegegnung. Die Wache zieht so viele Kampfkarten, wie darauf steht.
aid-step-npc-commits-train = Die Wache spielt verdeckt eine ihrer Karten.
aid-step-outcome-train = Wenn du gewinnst: die Belohnung der Begegnung. Wenn du verlierst: ihre Strafe.
