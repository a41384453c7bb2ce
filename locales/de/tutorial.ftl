# The guided games. The guide speaks to one person, warmly and in short sentences. What is said must be true of the
# prepared positions in content/base/tutorial/; names of cards, places and characters are those of content.ftl.

## Around the lessons

tutorial-title = Spielend lernen
tutorial-about = Kurze geführte Partien. Probier aus, was du willst: Du kannst immer zur Lektion zurück.
# A lesson's number and how many there are.
tutorial-lesson = Lektion { $n } von { $of }
# The expansion that a lesson belongs to.
tutorial-expansion = Erweiterung: { $module }
# A step's number and how many there are.
tutorial-step = Schritt { $n } von { $of }
tutorial-start = Anfangen
tutorial-continue = Fortsetzen
tutorial-again = Noch einmal
tutorial-next = Weiter
tutorial-skip = Schritt überspringen
tutorial-back = Zurück zur Lektion
tutorial-leave = Lektionen verlassen
tutorial-next-lesson = Nächste Lektion
tutorial-finish = Fertig
tutorial-play = Jetzt deine erste Partie
tutorial-guide = Dein Lehrmeister
# What the guide wants: a choice, as it is written among the choices.
tutorial-wanted = Dein Lehrmeister wartet auf: { $choice }

## In the terminal; the words in front of the colons are typed and stay as they are

tutorial-keys = Enter wählen  Leertaste weiter  Rücktaste zur Lektion  ? Hilfe  q Ende
tutorial-keys-plain = Wähle mit einer Zahl; „next“ geht weiter, „back“ geht zurück zur Lektion, und „quit“ beendet.
# A command to be typed.
tutorial-resume = Später weiter mit: { $command }
tutorial-all-done = Du hast alle Lektionen geschafft. Jetzt spiel eine Partie: { $command }
tutorial-module-done = Du hast diese Lektion geschafft. Jetzt spiel mit der Erweiterung: { $command }

## What the guide answers

tutorial-reply-well = Gut gemacht!
tutorial-reply-put-right = Das geht auch. Ich habe alles so hingestellt, wie die Lektion es braucht.
tutorial-reply-strayed = Klar, das geht auch. Wenn du genug gesehen hast, tu, was die Lektion will, oder kehr zu ihr zurück.
tutorial-reply-away = Das ist erlaubt, und jetzt weißt du, was es bewirkt. Kehr zur Lektion zurück, wann du magst.
tutorial-reply-back = Da sind wir wieder.

## The first lesson

tutorial-moving = Auf dem Trail
tutorial-moving-about = Bewegen, Geld und Einkaufen.
tutorial-moving-welcome = Howdy, Partner! Du bist Annie Oakley, gleich vor der Stadt Darkrock. In diesem Spiel reist, handelst, kämpfst und zockst du um Ruhm: um Legendenpunkte, kurz LP. Wer am Ende die meisten hat, gewinnt. Fangen wir mit einem ruhigen Tag an.
tutorial-moving-income = { coach-income } Heute gehen wir einkaufen. Was nimmst du?
tutorial-moving-income-money = Also 20 $: Ein Laden mag volle Geldbeutel.
tutorial-moving-income-both = Von jedem etwas: 10 $ für den Laden und eine Karte im Ärmel.
tutorial-moving-income-cards = Zwei Karten gewinnen Kämpfe, aber kein Laden nimmt sie an. Heute brauchen wir Geld.
tutorial-moving-ride = Jetzt hast du drei Aktionen. Eine Bewegung kostet eine davon: Zu Fuß kommst du zwei Felder weit. Den Gemischtwarenladen kannst du von seinen drei Nachbarfeldern in Darkrock aus benutzen. Bewege dich auf das nächstgelegene.
tutorial-moving-buy = Hier kannst du einkaufen. { coach-shop } Auch Einkaufen ist eine Aktion. Kauf das Maultier.
tutorial-moving-leave = { coach-shopping } Du hast, was du wolltest: Verlass den Laden.
tutorial-moving-mule = Das Maultier gehört dir. Damit kommst du mit einer Aktion drei Felder weit und kannst zwei Nuggets mehr mitführen. Waffen und Reittiere kannst du später auch verbessern, ebenfalls im Laden.
tutorial-moving-mine = Eine Aktion hast du noch. In Sunny Hills gibt es Gold: Bewege dich zur Mine. Dann ist dein Zug vorbei, und Bass Reeves ist dran.
tutorial-moving-cards = Du bist wieder am Zug. { coach-cards } Jede Karte hat auch einen eigenen Effekt. Was nimmst du diesmal als Einkommen?
tutorial-moving-cards-cards = Zwei Karten, und eine davon ist ein König.
tutorial-moving-cards-money = Für Geld bekommt man keine Zeit. Wir brauchen eine Karte, die welche bringt, also nimm zwei.
tutorial-moving-cards-both = Eine Karte ist nur eine halbe Hand, und heute brauchen wir eine ganze. Nimm zwei.
tutorial-moving-dig = { coach-prospect } Versuch dein Glück.
tutorial-moving-nuggets = Zwei Nuggets! Alle können dein Gold sehen, und andere Spieler können es dir bei einem Überfall abnehmen. Die Bank kauft es.
tutorial-moving-play = Für deine letzten zwei Aktionen ist die Bank zu weit weg. Sieh dir deinen König an: Er kostet eine Aktion und gibt dir zwei. Spiel ihn.
tutorial-moving-back = Jetzt hast du genug Aktionen. Bewege dich auf die Bank in Darkrock zu, so weit das Maultier läuft.
tutorial-moving-bank = Noch eine Bewegung, und du bist da. Bewege dich auf die Bank selbst.
tutorial-moving-sell = Du bist da, mit zwei Nuggets in den Taschen und noch einer Aktion. Du hast die Wahl.
tutorial-moving-sell-two = Verkauft! Jedes Nugget hat 20 $ und 1 LP gebracht.
tutorial-moving-sell-one = Das andere Nugget bliebe in deiner Tasche, wo es dir jeder bei einem Überfall abnehmen kann. Mit einer Aktion verkaufst du beide.
tutorial-moving-sell-heist = Die Bank auszurauben ist ein Kampf und macht dich Wanted. Verkaufen ist leiser, und es bringt LP.
tutorial-moving-sell-work = Ehrliche Arbeit bringt 10 $. Das Gold in deinen Taschen bringt 40 $ und 2 LP.
tutorial-moving-sell-card = Eine Karte für deine letzte Aktion, mit Gold in den Taschen und dem Schalter vor der Nase? Verkauf zuerst.
tutorial-moving-sell-away = Mit dem Gold wieder fort? Du bist doch den ganzen Weg gekommen, um es zu verkaufen.
tutorial-moving-sell-end = Was an Aktionen übrig bleibt, verfällt, und die Bank kommt nicht zu dir.
tutorial-moving-points = Da ist dein Ruhm: 2 LP. { coach-ability } Wer am Ende die meisten LP hat, gewinnt.
tutorial-moving-farewell = Das war ein Tagewerk im Westen: Einkommen, drei Aktionen, und der Nächste ist dran. In der zweiten Lektion schießt jemand zurück.

## The second lesson

tutorial-fights = Colts und Karten
tutorial-fights-about = Banditen, Duelle und eine Pokerpartie.
tutorial-fights-welcome = Wieder da? Gut. Jetzt bist du Bass Reeves, in Sunny Hills, und im Versteck nebenan sitzt ein Bandit. Zum Kämpfen brauchst du Pokerkarten: Du hast eine 10 und eine 6.
tutorial-fights-bandit = { coach-bandit-ahead } Bewege dich in das Versteck.
tutorial-fights-lay = Der Spieler rechts von dir spielt den Banditen und zieht zwei Kampfkarten. Jede Seite spielt eine Karte verdeckt. { coach-fight-bandit } Welche Karte spielst du?
tutorial-fights-lay-ten = Eine 10 auf dem Tisch und die 6 noch auf der Hand.
tutorial-fights-lay-six = Jetzt gespielt, ist die 6 nur eine 6. Auf der Hand ist sie eine Reaktion, also heb sie auf, bis du die Karte des Banditen siehst.
tutorial-fights-react = Ein Bube gegen deine 10: Du würdest verlieren. Aber deine 6 ist „Hände hoch!“, eine Reaktion, und sie senkt die Karte des Banditen um zwei. Reagierst du?
tutorial-fights-react-react = Der Bube des Banditen zählt jetzt nur noch 9, und deine 10 gewinnt.
tutorial-fights-react-pass = Passt du, schlägt der Bube die 10: keine Belohnung für dich, aber eine Wunde. Die Antwort hast du auf der Hand.
tutorial-fights-reward = Du hast den Banditen besiegt. Deine Belohnung ist 1 LP oder 1 Marshal-Punkt. Was nimmst du?
tutorial-fights-reward-legend = Erst einmal der Ruhm. Wer am Ende die meisten LP hat, gewinnt.
tutorial-fights-reward-marshal = Ein Stern auf der Weste. Der Marshal-Pfad belohnt dich auf jedem Feld, das du erreichst.
tutorial-fights-beaten = Der Bube des Banditen hat dir auch noch 10 $ gebracht: Kampfkarten wirken auf den Spieler, der gegen sie kämpft, zum Guten oder zum Schlechten. Und denk daran, was eine Niederlage kostet. { coach-wound }
tutorial-fights-duel = Ein anderer Tag in Darkrock. Jesse James steht auf deinem Feld. { coach-fight }
tutorial-fights-challenge = Fordere Jesse zum Duell. Das kostet eine Aktion.
tutorial-fights-strongest = Beide spielen eine Karte verdeckt. Jesse kann auch ablehnen, dann verliert er. Nach dem Duell wird gepokert, also sieh dir alle drei Karten an. Welche spielst du?
tutorial-fights-strongest-king = Hoch genug, und das Ass bleibt auf deiner Hand.
tutorial-fights-strongest-ace = Das Ass gewinnt, und dann ist es weg. Am Pokertisch ist es mehr wert, und dein König ist auch hoch.
tutorial-fights-strongest-three = Eine 3 schlägt eine 2 und sonst nicht viel, und wer verliert, erhält eine Wunde. Du hast Besseres.
tutorial-fights-won = König schlägt Dame. Ein Duell ist 2 LP wert, und der Verlierer erhält eine Wunde und zieht eine Karte. In einem Zug kannst du nicht zweimal gegen denselben Spieler kämpfen.
tutorial-fights-poker = Du stehst direkt neben dem Saloon. { coach-poker } Das Haus legt 50 $ in den Pot, und alle in der Stadt können mitspielen. Setz dich.
tutorial-fights-hand = Jesse setzt sich dazu. Drei Karten liegen jetzt offen für alle. { coach-poker-lay } Welche zwei nimmst du?
tutorial-fights-hand-aces = Mit dem auf dem Tisch sind das drei Asse, und ein Drilling schlägt zwei Paare.
tutorial-fights-hand-three = Auf dem Tisch liegt ein Ass. Mit deinen beiden wird es ein Drilling, mit der 3 nicht.
tutorial-fights-pot = Der Pot von 70 $ gehört dir! Weil du die Partie begonnen hast, erhältst du noch 1 LP dazu. Jesse zieht als Verlierer eine Karte.
tutorial-fights-farewell = Jetzt kennst du die zwei Seiten jeder Karte: ihren Rang und ihren Text. Die letzte Lektion handelt vom Gesetz und von denen, die es brechen.

## The third lesson

tutorial-law = Das Gesetz und die Story
tutorial-law-about = Marshal, Wanted und Storys.
tutorial-law-welcome = Das Gesetz hat zwei Pfade, einen für Marshals und einen für Wanted-Spieler, und niemand ist auf beiden. Du bist Bass Reeves, ein Marshal mit zwei Punkten. Jesse James ist Wanted, und er steht direkt neben dir.
tutorial-law-arrest = Als Marshal kannst du einen Wanted-Spieler auf deinem Feld verhaften. Verhafte Jesse.
tutorial-law-card = Das ist ein Kampf wie jeder andere. Spiel deinen König.
tutorial-law-marshal = Verhaftet! Jesse kommt ins Sheriffbüro und verliert seine Wanted-Punkte und die Hälfte seines Geldes. Du erhältst einen Marshal-Punkt, und jedes Feld des Pfads bringt sofort etwas: dieses hier 2 LP.
tutorial-law-outlaw = Nun sieh es von der anderen Seite. Du bist Jesse James und stehst an der Bank. Eine Aktion hast du noch.
tutorial-law-heist = Raube die Bank aus. Das ist ein Kampf gegen eine Wache, also brauchst du eine Karte.
tutorial-law-guard = Die Wache kann aus drei Kampfkarten wählen. Dein Bube ist „Kugelsicher“: Er bewahrt dich vor Wunden. Welche Karte spielst du?
tutorial-law-guard-jack = Eine Elf, und kein Kratzer, was die Wache auch tut.
tutorial-law-guard-three = Eine 3 gegen die beste von drei Karten? Da würdest du mit einer Wunde und ohne das Geld gehen.
tutorial-law-wanted = 80 $ und drei Wanted-Punkte. Der Wanted-Pfad belohnt dich später: Am Ende jedes deiner Züge gibt er LP, und zwar mehr, je höher du steigst. Aber jetzt ist der Sheriff unterwegs: Bass hat ihn dir mit „Menschenjagd“ auf den Hals gehetzt, und da ist er schon.
tutorial-law-sheriff = Wenn der Sheriff dein Feld betritt, wirfst du zuerst eine Karte ab, und dann kämpft er gegen dich. Welche wirfst du ab?
tutorial-law-sheriff-three = Die 3 wird niemand vermissen.
tutorial-law-sheriff-king = Dann stündest du mit einer 3 vor dem Sheriff: tapfer, aber nicht lange. Behalte den König.
tutorial-law-escape = Jetzt kämpft der Sheriff gegen dich, mit der besten von vier Kampfkarten. Bei Gleichstand gewinnt er. Spielst du den König und hoffst, oder lehnst du ab?
tutorial-law-escape-king = Die beste Karte des Sheriffs war eine 9: Der König bringt dich aus der Stadt.
tutorial-law-escape-decline = Wer ablehnt, verliert, und dann würde der Sheriff dich verhaften. Mit einem König hast du eine Chance.
tutorial-law-free = Du bist entwischt, und der Sheriff kehrt in sein Büro zurück. Hätte er gewonnen, wären deine Wanted-Punkte und die Hälfte von Geld und Gold weg, und du säßest in seinem Büro.
tutorial-law-story = Eins fehlt noch: Storys. Zwei sind offen, und jede hat einen Auslöser. Du bist Calamity Jane, und der Auslöser der ersten Story ist, mit einer Aktion 2 LP zu erhalten.
tutorial-law-revel = { coach-revel } Feiere für 2 LP.
tutorial-law-disc = Du hast den Auslöser erfüllt. Du kannst eine Scheibe auf die erste Story legen: Es ist die letzte, die noch fehlt. Tust du es?
tutorial-law-disc-disc = Deine Scheibe macht die Story vollständig.
tutorial-law-disc-pass = Ohne Scheibe bekommst du nichts, wenn die Story ausgeführt wird. Die Belohnung hast du dir verdient, also leg deine Scheibe auf die Story.
tutorial-law-tale = Am Ende des Zuges wird die Story ausgeführt, und alle mit einer Scheibe darauf bekommen die Belohnung. Diese lässt dir die Wahl: Geld oder mehr Geld und eine Wunde.
tutorial-law-tale-money = Der kleinere Beutel, und die Haut bleibt heil.
tutorial-law-tale-wound = Der größere Beutel. Die Wunde senkt dein Handkartenlimit, bis ein Arzt sie versorgt.
tutorial-law-told = Die Story hat neue Banditen gebracht, und die nächste Story ist offen. Jede Scheibe zählt, also behalte die Auslöser im Auge.
tutorial-law-goal = Hat jemand 15, 20 oder 25 LP, je nach Vereinbarung, wird die Runde zu Ende gespielt; danach hat jeder noch einen letzten Zug. Dann bringen dir auch dein Platz auf einem Pfad und je volle 60 $ noch LP. Marshal, Gesetzloser, Goldgräber oder Zocker: Es gibt mehr als einen Weg zum Sieg.
tutorial-law-farewell = Mehr kann ich dir nicht beibringen. Alles andere steht in den Regeln. In den Sattel, und viel Glück!
