### The player aid: how to play, in the order in which a table asks. The rules one by one stand in rules.ftl.
###
### Every message may use these, whether English does or not. Numbers of the game: $players at the table, LP that set off
### the end ($length), actions of a turn ($actions), most dollars ($money), nuggets ($nuggets), wounds ($wounds), poker cards
### ($hand) and miscellaneous items ($misc), spaces on foot ($foot), LP of the legendary ability ($legendary), stake ($ante)
### and house ($house) at poker, prices of the doctor ($doctor) and of a LP at the cabaret ($revel), a nugget at the bank
### ($price), wages ($work), discs that complete a story ($discs), fight cards of a bandit ($banditcards), the guard
### ($guardcards) and the Sheriff ($sheriffcards), nuggets in the supply ($supply), income ($income, $cards, $bothmoney,
### $bothcards), a heist ($heistmoney, $heistwanted), a duel ($duel), dollars that make a LP in the end ($perlp), LP for the
### most Wanted ($most) and the others ($also), goals that one keeps ($kept), what a die pays ($find).
### Words: the rulebook ($edition: en, fr, it, custom); what is played, yes or no: $goals, $firstgame, $wild (Wild Wild West),
### $automa; what winning at poker gives besides the pot ($won: lp, track); the switches of the rulebook: $five, $start, $guard, $bandit, $sheriff, $surrender, $ride, $delivery,
### $change, $raising, as docs/editions.md has them; $kind of a fight: player, bandit, heist, sheriff.

aid-title = Spielhilfe
aid-description = Western Legends auf einen Blick: Aufbau, Züge, Aktionen, Kämpfe, Poker, Karten und jede Regel mit ihrem Grund.
aid-credits = Darkrock. Alle Texte sind unsere eigenen; Symbole von den Urhebern von game-icons.net, CC BY 3.0.
aid-about = { $edition ->
    [en] Englisches Regelheft
    [fr] Französisches Regelheft
    [it] Italienisches Regelheft
   *[custom] Ein eigenes Regelheft
}, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}, bis { $length } LP
aid-with-goals = mit Aufgaben

aid-search = Die Spielhilfe durchsuchen
aid-search-none = Nichts gefunden. Versuch es mit weniger oder anderen Wörtern.
aid-everything = Alles auf einer Seite
aid-ruling = Warum:
aid-example = Beispiel:
aid-where = Wann
aid-cost = Kosten
aid-result = Ergebnis
aid-worked = Beispiel
aid-see = Regeln

## In the terminal

aid-cli-contents = „darkrock rules ABSCHNITT“ zeigt einen Abschnitt; „darkrock rules WÖRTER“ durchsucht alle.
aid-cli-searched = Durchsucht: { $about }. Für Regeln anderer Regelhefte nimm --edition any, für andere Varianten --variant.
aid-cli-elsewhere = In dieser Partie ({ $about }) nichts gefunden. Gefunden mit { $option }:
aid-cli-rules = { $n ->
    [one] 1 Regel
   *[other] { $n } Regeln
}
aid-cli-found = { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
}
aid-cli-written = { $n ->
    [one] Datei geschrieben: { $path }
   *[other] { $n } Dateien geschrieben; beginne mit { $path }
}

## Setting up

aid-setup = Aufbau
aid-setup-intro = Folge diesen Schritten der Reihe nach; sie gelten für diese Spielerzahl und diese Optionen.
aid-setup-board = Lege den Spielplan in die Mitte. Mische den Pokerstapel und den Kampfstapel und lege sie verdeckt darauf; lege die beiden Würfel, das Geld und { $supply } Nuggets daneben.
aid-setup-store = { $firstgame ->
    [yes] Fülle den Gemischtwarenladen mit den Gegenständen; die Minenkarte, der Stetson und der Whiskey bleiben in der Schachtel.
   *[no] Fülle den Gemischtwarenladen mit allen Gegenständen.
}
aid-setup-cattle = { $firstgame ->
    [yes] Das Vieh bleibt in der Schachtel.
   *[no] Lege jedes Viehplättchen verdeckt auf die Ranch seiner Farbe und mische sie dort.
}
aid-setup-stories = { $firstgame ->
    [yes] Nimm die 20 Storys für eine erste Partie und mische sie zu einem Stapel.
   *[no] Mische die Storys und teile sie in zwei etwa gleich große Stapel.
} In dieser Partie ist eine Story mit { $discs ->
    [one] { $discs } Scheibe
   *[other] { $discs } Scheiben
} vollständig.
aid-setup-tokens = Mische die Legendenplättchen verdeckt.
aid-setup-end = Lege den Endmarker auf { $length } LP.
aid-setup-sheriff = Stelle den Sheriff in sein Büro in Darkrock.
aid-setup-player = Jeder Spieler nimmt eine Farbe: ein Tableau, { $goals ->
    [yes] die Seite mit Aufgaben nach oben
   *[no] die Seite ohne Aufgaben nach oben
}, { $cubes } Steine und { $owndiscs } Scheiben. Alle beginnen ohne Wunden und mit 0 LP.
aid-setup-characters = { $firstgame ->
    [yes] { $players ->
        [2] Einer der beiden Spieler ist Billy the Kid, der andere Bass Reeves oder Annie Oakley. Das Los entscheidet.
        [3] Die Charaktere sind Billy the Kid, Bass Reeves und Annie Oakley. Verteile sie zufällig.
       *[other] Die Charaktere sind Billy the Kid, Bass Reeves, Annie Oakley und Bloody Knife. Verteile sie zufällig.
    }
   *[no] Gib jedem Spieler zwei Charaktere. Jeder behält geheim einen davon; dann decken alle ihren Charakter gleichzeitig auf.
}
aid-setup-first = { $firstgame ->
    [yes] Billy the Kid ist Startspieler.
   *[no] Wer mit den meisten Wanted-Punkten beginnt, ist Startspieler; bei Gleichstand oder wenn niemand Wanted ist, entscheidet das Los.
}
aid-setup-goods = Vom Startspieler an nehmen sich im Uhrzeigersinn alle den Startbesitz ihres Charakters: Gegenstände, Geld und Pokerkarten. Lege für Marshal- oder Wanted-Punkte, mit denen jemand beginnt, einen Stein auf den passenden Pfad; sie bringen keine Belohnungen.
aid-setup-places = In derselben Reihenfolge stellen alle ihre Figur auf den Startplatz ihres Charakters. Bei einem Gemischtwarenladen oder einem Saloon wähle eines der drei Nachbarfelder, bei einer Bande eines ihrer beiden Verstecke.
aid-setup-goals = Gib jedem Spieler die Aufgaben seines Charakters. Jeder gibt eine zufällige davon ungesehen zurück und behält die anderen { $kept } verdeckt.
aid-setup-bandits = Stelle zuletzt in jedes Versteck ohne Spieler einen Banditen.

## A turn

aid-turn = Ein Zug
aid-turn-begin = Beginn des Zuges
aid-turn-effects = Führe die Effekte für den Beginn eines Zuges aus.
aid-turn-income = Einkommen: Nimm { $income } $ oder { $cards } Pokerkarten oder { $bothmoney } $ und { $bothcards ->
    [one] eine Karte
   *[other] { $bothcards } Karten
}. Du kannst höchstens { $money } $ haben.
aid-turn-gear = Wähle die Waffe und das Reittier, die du in diesem Zug einsetzt.
aid-turn-actions = Aktionen
aid-turn-three = Nutze bis zu { $actions } Aktionen in beliebiger Reihenfolge, auch mehrmals dieselbe: dich bewegen, eine Karte einsetzen, gegen einen Spieler kämpfen oder tun, was dein Ort anbietet.
aid-turn-free = { $firstgame ->
    [yes] Boni, Reaktionen und Banditen, auf die du triffst, kosten keine Aktion.
   *[no] { $goals ->
        [yes] Boni, Reaktionen, Banditen, auf die du triffst, das Abliefern von Vieh und Aufgaben kosten keine Aktion.
       *[no] Boni, Reaktionen, Banditen, auf die du triffst, und das Abliefern von Vieh kosten keine Aktion.
    }
}
aid-turn-end = Ende des Zuges
aid-turn-stories = Führe die Storys aus, die alle ihre Scheiben haben.
aid-turn-hand = Wirf bis auf dein Handkartenlimit ab: { $hand } Karten, eine weniger für jede Wunde.
aid-turn-wanted = Bist du Wanted, erhalte LP für die Reihe deines Steins: 1, 2 oder 3.
aid-turn-check = Hat jemand mindestens { $length } LP, ist das Ende der Partie ausgelöst: Die Runde wird zu Ende gespielt, dann hat jeder einen letzten Zug.
aid-turn-pass = Der Spieler links von dir ist am Zug.
aid-turn-score = Schlusswertung
aid-score-items = LP auf deinen verbesserten Waffen und Reittieren.
aid-score-money = 1 LP für je { $perlp } $.
aid-score-wounds = −1 LP für jede Wunde.
aid-score-wanted = Die meisten Wanted-Punkte: { $most } LP. Jeder andere Wanted-Spieler und bei Gleichstand jeder der Führenden: { $also } LP.
aid-score-marshal = Als Marshal: 1, 2 oder 3 LP für die Reihe deines Steins.
aid-score-furthest = Die LP dafür, auf einem Pfad am weitesten zu sein, wenn der Pfad welche nennt.
aid-score-goals = Legendenplättchen.
aid-score-ties = Bei Gleichstand gewinnt, wer mehr Marshal- oder Wanted-Punkte hat, dann mehr Nuggets, dann weniger Wunden.

## Actions

aid-actions = Aktionen
aid-actions-intro = Jede kostet eine deiner { $actions } Aktionen.
aid-act-move = Bewegen
    .when = Immer.
    .cost = 1 Aktion.
    .result = Bewege dich Feld für Feld, immer auf ein Nachbarfeld: so weit, wie dein Reittier reicht, zu Fuß bis zu { $foot } Felder. Felder, die sich an einer Ecke berühren, sind benachbart. Niemand kann eine Mesa betreten, und Wanted-Spieler können das Feld des Sheriffs nicht betreten. Kommst du auf ein Feld mit einem Banditen, hältst du an und kämpfst gegen ihn.
    .example = Mit einem Maultier kannst du dich 3 Felder weit bewegen. Auf dem zweiten steht ein Bandit: Du hältst dort an, kämpfst gegen ihn, und die Bewegung ist vorbei.
aid-act-card = Karte einsetzen
    .when = Du hast eine Pokerkarte, einen Gegenstand oder eine legendäre Fähigkeit mit dem Wort Aktion.
    .cost = 1 Aktion; eine Pokerkarte wird danach abgeworfen.
    .result = Führe den Text von oben nach unten aus.
    .example = Entschlossenheit kostet 1 Aktion und gibt dir 2.
aid-act-arrest = Verhaftung
    .when = Du hast mindestens einen Marshal-Punkt. Ein Spieler auf deinem Feld ist Wanted, und du hast in diesem Zug noch nicht gegen ihn gekämpft. Du hast eine Pokerkarte auf der Hand.
    .cost = 1 Aktion und die Karte, die du spielst.
    .result = Wenn du gewinnst: 1 Marshal-Punkt. Der Wanted-Spieler erhält eine Wunde, zieht eine Karte, kommt mit dem Sheriff ins Sheriffbüro und verliert alle Wanted-Punkte, mitgeführtes Vieh und die Hälfte seines Geldes und die Hälfte seiner Nuggets, jeweils aufgerundet.
    .example = Von 50 $ und 3 Nuggets verliert der Verhaftete 30 $ und 2 Nuggets.
aid-act-duel = Duell
    .when = Auf deinem Feld ist ein Spieler, gegen den du in diesem Zug noch nicht gekämpft hast. Du hast eine Pokerkarte auf der Hand.
    .cost = 1 Aktion und die Karte, die du spielst.
    .result = Wenn du gewinnst: { $duel } LP. Der Verlierer erhält eine Wunde und zieht eine Karte.{ $wild ->
    [yes] {" "}Wer ein Duell verliert, verliert außerdem 1 LP.
   *[no] {""}
}
    .example = Du spielst einen König und der Verteidiger eine Dame; seine verbesserte Schrotflinte senkt deinen König um 1. Bei Gleichstand gewinnt der Angreifer: Du gewinnst.
aid-act-rob = Überfall
    .when = Auf deinem Feld ist ein Spieler, gegen den du in diesem Zug noch nicht gekämpft hast. Du hast eine Pokerkarte auf der Hand.
    .cost = 1 Aktion und die Karte, die du spielst.
    .result = Wenn du gewinnst: 1 Wanted-Punkt, dazu { $wild ->
    [yes] das ganze Geld oder alle Nuggets des Verteidigers
   *[no] die Hälfte des Geldes oder der Nuggets des Verteidigers, aufgerundet,
} und sein Viehplättchen, wenn du keines mitführst. Der Verlierer erhält eine Wunde und zieht eine Karte.
    .example = { $wild ->
    [yes] Der Verteidiger hat 50 $ und 3 Nuggets: Du nimmst 50 $ oder die 3 Nuggets.
   *[no] Der Verteidiger hat 50 $ und 3 Nuggets: Du nimmst 30 $ oder 2 Nuggets.
}
aid-act-store = Einkaufen
    .when = Du bist neben einem Gemischtwarenladen.
    .cost = 1 Aktion und die Preise.
    .result = Kaufe und verbessere so viel, wie du bezahlen kannst; besitzen darfst du aber höchstens ein Exemplar jedes Gegenstands und { $misc } sonstige Gegenstände. Die Verbesserung einer Waffe oder eines Reittiers kostet den Preis noch einmal. Eine neue Waffe oder ein neues Reittier kannst du sofort einsetzen.{ $change ->
    [bought-or-upgraded] {" "}Das gilt auch für ein Stück, das du verbesserst.
   *[bought] {""}
}
    .pays = Waffen, Reittiere und mehr
    .example = Mit 60 $ kannst du mit einer einzigen Aktion ein Maultier für 30 $ kaufen und es für weitere 30 $ verbessern.
aid-act-bank = Gold einzahlen
    .when = Du bist in der Bank.
    .cost = 1 Aktion und die Nuggets.
    .result = { $price } $ und 1 LP für jedes Nugget, so viele du willst.
    .pays = { $price } $ und 1 LP für jedes Nugget
    .example = 3 Nuggets bringen 60 $ und 3 LP.
aid-act-heist = Bankraub
    .when = Du bist in der Bank, es ist dein erster Bankraub in diesem Zug, und du hast eine Pokerkarte auf der Hand.
    .cost = 1 Aktion und die Karte, die du spielst.
    .result = Du kämpfst gegen die Wache. Wenn du gewinnst: { $heistmoney } $ und { $heistwanted } Wanted-Punkte. Wenn du verlierst: 1 Wanted-Punkt, eine Wunde, und du ziehst eine Karte.
    .pays = bei Sieg { $heistmoney } $, Wanted +{ $heistwanted }
    .example = Ein Marshal, der es versucht, wird Wanted, ob er gewinnt oder verliert.
aid-act-prospect = Gold schürfen
    .when = Du bist in einer Mine.
    .cost = 1 Aktion.
    .result = Wirf beide Würfel und nimm, was sie zeigen. Du kannst höchstens { $nuggets } Nuggets mitführen, mit einem Maultier 2 mehr.
    .pays = Nuggets oder Geld, je nach zwei Würfeln
    .example = Ein Nugget und Goldstaub: 1 Nugget, 10 $, und der zweite Würfel wird neu geworfen.
aid-act-doctor = Zum Arzt gehen
    .when = Du bist in der Arztpraxis.
    .cost = 1 Aktion und { $doctor } $.
    .result = Du heilst alle deine Wunden und ziehst für jede eine Karte.
    .pays = heilt alle Wunden für { $doctor } $
    .example = 3 Wunden: Du bezahlst { $doctor } $ und ziehst 3 Karten.
aid-act-revel = Feiern
    .when = Du bist im Varieté.
    .cost = 1 Aktion und das Geld.
    .result = 1 LP für je { $revel } $.
    .pays = 1 LP für je { $revel } $
    .example = Für 90 $ erhältst du 3 LP.
aid-act-poker = Poker spielen
    .when = Du bist neben einem Saloon und hast { $ante } $.
    .cost = 1 Aktion und { $ante } $ für den Pot.
    .result = Du ziehst eine Karte und beginnst eine Partie, bei der alle in derselben Stadt mitspielen können. Wenn du gewinnst: { $won ->
        [track] der Pot und 1 LP oder ein Punkt auf einem Pfad.
       *[lp] der Pot und 1 LP.
    }
    .pays = bei Sieg der Pot und noch etwas mehr
    .example = Zwei andere spielen mit: Im Pot liegen { $house } $ vom Haus und { $ante } $ von jedem der drei Spieler.
aid-act-cattle = Vieh nehmen
    .when = Du bist auf einer Ranch mit Vieh und führst kein Plättchen mit.
    .cost = 1 Aktion.
    .result = Nimm ein Plättchen und sieh es dir an. Liefere es { $stations ->
        [one] am Bahnhof
       *[other] an einem Bahnhof
    } ab (verladen) oder { $camp ->
        [yes] auf einer anderen Ranch oder im Schurkenlager
       *[no] auf der anderen Ranch
    } (verschachern).
    .pays = eine Belohnung beim Abliefern
    .example = Vieh der grünen Ranch wird an einem Bahnhof verladen oder auf der blauen Ranch verschachert, aber nicht auf der grünen.
aid-act-work = Arbeiten
    .when = Du bist an einem benannten Ort oder neben einem Saloon oder einem Gemischtwarenladen.
    .cost = 1 Aktion.
    .result = { $work } $.
    .pays = { $work } $
    .example = Hast du schon { $money } $, erhältst du nichts.

aid-free = Ohne Aktion
aid-free-intro = Das kostet keine deiner { $actions } Aktionen.
aid-act-bandit = Kampf gegen einen Banditen
    .when = Du kommst auf ein Feld mit einem Banditen.
    .cost = Keine Aktion; die Karte, die du spielst.
    .result = Wenn du gewinnst: 1 LP oder, wenn du nicht Wanted bist, 1 Marshal-Punkt. Wenn du verlierst: eine Wunde, und du ziehst eine Karte. In beiden Fällen verlässt der Bandit den Spielplan.
    .pays = bei Sieg 1 LP oder Marshal +1
    .example = Wanted-Spieler nehmen immer den LP.
aid-act-deliver = Vieh abliefern
    .when = { $delivery ->
    [move-action] Eine deiner Bewegungsaktionen endet { $camp ->
        [yes] an einem Bahnhof, auf einer anderen Ranch oder im Schurkenlager
       *[no] am Bahnhof oder auf der anderen Ranch
    }.
   *[any-movement] Irgendeine deiner Bewegungen endet { $camp ->
        [yes] an einem Bahnhof, auf einer anderen Ranch oder im Schurkenlager
       *[no] am Bahnhof oder auf der anderen Ranch
    }.
    [deliveries-any-movement] Irgendeine deiner Bewegungen endet { $camp ->
        [yes] an einem Bahnhof, auf einer anderen Ranch oder im Schurkenlager
       *[no] am Bahnhof oder auf der anderen Ranch
    }.
}
    .cost = Keine Aktion.
    .result = Die Belohnung auf dem Plättchen und 1 Marshal-Punkt fürs Verladen oder 1 Wanted-Punkt fürs Verschachern.
    .pays = die Belohnung auf dem Plättchen und 1 Punkt
    .example = Solange du Wanted bist, kannst du Vieh verladen, erhältst aber keinen Marshal-Punkt.
aid-act-story = Zu einer Story beitragen
    .when = Du erfüllst in deinem Zug den Auslöser einer offenen Story und hast in diesem Zug noch keine Scheibe gelegt.
    .cost = Keine Aktion; eine deiner beiden Scheiben.
    .result = Lege eine Scheibe auf die Story. Wer sie vollständig macht, führt sie am Ende des Zuges aus: Alle mit einer Scheibe darauf erhalten die Belohnung, Banditen erscheinen, und der Sheriff wird { $ride ->
    [exact] genau
   *[up-to] höchstens
} um die Felderzahl auf der Karte bewegt.
    .example = Liegen deine beiden Scheiben auf der anderen Story, kannst du eine davon versetzen.
aid-act-goal = Aufgabe erfüllen
    .when = Du hast in diesem Zug eine deiner Aufgaben geschafft.
    .cost = Keine Aktion.
    .result = Zeige sie, ziehe so viele Legendenplättchen, wie du Aufgaben erfüllt hast, und behalte eines für jede.
    .example = Deine zweite Aufgabe: Ziehe 2, dann behalte 2 von deinen 3.

## Places

aid-places = Orte
aid-places-intro = Was jeder Ort auf dem Spielplan bietet. Einen Gemischtwarenladen oder einen Saloon kannst du von jedem der 3 Felder daneben aus nutzen.
aid-place-general-store = Waffen helfen dir in Kämpfen, Reittiere bringen dich weiter, und verbesserte Stücke bringen am Ende LP.
aid-place-saloon = Eine Pokerpartie kostet wenig, und das beste Blatt nimmt den Pot.
aid-place-bank = Mach hier dein Gold zu Geld und LP oder raube die Bank aus.
aid-place-cabaret = Gib hier Geld für LP aus.
aid-place-doctors-office = Wunden senken dein Handkartenlimit und kosten am Ende LP: Lass sie hier heilen.
aid-place-mine = Finde hier Gold und zahle es in der Bank ein.
aid-place-ranch = { $firstgame ->
    [yes] Ohne Vieh kannst du auf einer Ranch nur arbeiten.
   *[no] Nimm hier Vieh und liefere es ab: Verlade es für Marshal-Punkte oder verschachere es für Wanted-Punkte.
}
aid-place-rail-station = { $firstgame ->
    [yes] Ohne Vieh kannst du am Bahnhof nur arbeiten.
   *[no] Liefere dein Vieh hier ab, um es zu verladen.
}
aid-place-sheriffs-office = Hier beginnt der Sheriff, und verhaftete Spieler kommen hierher. Solange du Wanted bist, kannst du das Feld des Sheriffs nicht betreten.
aid-place-hideout = Hier erscheinen Banditen. Besiege einen für 1 LP oder 1 Marshal-Punkt. Storys bringen neue.

## Plans for a first game

aid-plans = Drei Pläne für den Anfang
aid-plans-intro = Zur Legende führen viele Wege. Jeder von diesen ist ein guter Anfang.
aid-plan-law = Banditen und der Stern: Besiege die Banditen in den Verstecken, wähle Marshal-Punkte als Belohnung und steige auf dem Marshal-Pfad auf, der auf jedem Feld eine Belohnung und am Ende LP bringt.
aid-plan-gold = Gold: Schürfe in einer Mine, zahle die Nuggets in der Bank für je { $price } $ und 1 LP ein und gib das Geld in einem Gemischtwarenladen oder im Varieté aus.
aid-plan-bank = Die Bank: Raube sie für { $heistmoney } $ und { $heistwanted } Wanted-Punkte aus. Solange du Wanted bist, erhältst du am Ende jedes deiner Züge LP – bis dich jemand verhaftet.
# $names are the characters who begin Wanted.
aid-plans-wanted = Warum als Wanted-Spieler in einem Versteck beginnen? So beginnen die Gesetzlosen: { $names }. Du erhältst vom ersten Zug an am Ende jedes deiner Züge LP, du bist weit weg vom Sheriff in Darkrock, und wo du beginnst, steht kein Bandit. Dafür kannst du keine Marshal-Punkte erhalten, du kannst das Feld des Sheriffs nicht betreten, und Marshals können dich verhaften.

## Fights

aid-fights = Kämpfe
aid-fights-intro = Die höhere Karte gewinnt: 2 bis 10, J, Q, K, A. { $raising ->
    [up-to-ace] Effekte können eine Karte verändern, aber nie unter 2 oder über A.
   *[never] Effekte können eine Karte nur senken, und nie unter 2.
}
aid-fight-player = Gegen einen Spieler
aid-fight-bandit = Gegen einen Banditen
aid-fight-heist = Gegen die Wache
aid-fight-sheriff = Gegen den Sheriff
aid-fight-player-intro = Verhaftung, Duell und Überfall folgen diesen Schritten. Bei Gleichstand gewinnt der Angreifer.
aid-fight-bandit-intro = Der Spieler rechts von dir spielt den Banditen. Bei Gleichstand gewinnt der Bandit; ablehnen kannst du nicht.
aid-fight-heist-intro = Der Spieler rechts von dir spielt die Wache. Bei Gleichstand gewinnt die Wache; ablehnen kannst du nicht.
aid-fight-sheriff-intro = Wird der Sheriff auf dein Feld bewegt und bist du Wanted, wirf eine Karte ab und folge dann diesen Schritten. Der Spieler rechts von dir spielt den Sheriff. Bei Gleichstand gewinnt der Sheriff.
# Of opponents that modules bring.
aid-opponents = Andere Gegner
aid-opponents-intro = Du kämpfst gegen sie wegen eines Plättchens auf dem Spielplan, einer Aktion oder eines Effekts. Der Spieler rechts von dir spielt sie, wie bei Banditen. Wenn du verlierst, trifft dich nur die Strafe, die hier steht.
aid-opponents-name = Gegner
aid-opponents-cards = Kampfkarten
aid-opponents-ties = Gleichstand
aid-opponents-tie-player = Für dich
aid-opponents-tie-opponent = Für den Gegner
aid-opponents-reward = Wenn du gewinnst
aid-opponents-penalty = Wenn du verlierst
aid-step-declare = Nenne den Spieler, gegen den du kämpfst, und die Art des Kampfes: Verhaftung, Duell oder Überfall.
aid-step-npc-draws = { $kind ->
    [bandit] Der Bandit zieht { $banditcards } Kampfkarten.
    [heist] Die Wache zieht { $guardcards } Kampfkarten.
   *[sheriff] Der Sheriff zieht { $sheriffcards } Kampfkarten.
}
aid-step-start-effects = { $kind ->
    [player] Beide setzen abwechselnd Effekte für den Beginn eines Kampfes ein, der Angreifer zuerst.
   *[npc] Setze deine Effekte für den Beginn eines Kampfes ein.
}
aid-step-fighter-commits = { $kind ->
    [player] Der Angreifer spielt eine Pokerkarte verdeckt.
   *[npc] Spiele eine Pokerkarte verdeckt. Hast du keine, verlierst du.
}
aid-step-fighter-commits-or-declines = Spiele eine Pokerkarte verdeckt oder ergib dich und lass dich verhaften.
aid-step-target-accepts-or-declines = Der Verteidiger nimmt an oder lehnt ab und verliert: weiter bei der Belohnung.
aid-step-target-commits = Der Verteidiger spielt eine Pokerkarte verdeckt.
aid-step-target-commits-or-declines = Der Verteidiger spielt eine Pokerkarte verdeckt oder lehnt ab und verliert: weiter bei der Belohnung.
aid-step-npc-commits = { $kind ->
    [bandit] Der Bandit spielt eine seiner Karten.
    [heist] Die Wache spielt eine ihrer Karten verdeckt.
   *[sheriff] Der Sheriff spielt eine seiner Karten.
}
aid-step-reveal = Die Karten werden aufgedeckt. Jetzt gelten die Boni von Charakteren, Gegenständen und gespielten Karten.
aid-step-reactions = { $kind ->
    [player] Beide spielen abwechselnd Reaktionen von der Hand, der Angreifer zuerst, bis beide nacheinander passen.
   *[npc] Spiele so viele Reaktionen von deiner Hand, wie du willst.
}
aid-step-fight-card = Der Effekt der Kampfkarte gilt.
aid-step-compare = Die Karten werden verglichen. { $kind ->
    [player] Bei Gleichstand gewinnt der Angreifer.
   *[npc] Bei Gleichstand verlierst du.
}
aid-step-compared = Wer eine Schießerei gespielt hat, kann das Ergebnis aufheben und den Kampf von vorn beginnen.
aid-step-outcome = { $kind ->
    [player] Der Verlierer erhält eine Wunde und zieht eine Karte. Hat der Angreifer gewonnen, nimmt er die Belohnung.
    [bandit] Wenn du gewinnst: 1 LP oder 1 Marshal-Punkt. Wenn du verlierst: eine Wunde, und du ziehst eine Karte. Der Bandit verlässt den Spielplan.
    [heist] Wenn du gewinnst: { $heistmoney } $ und { $heistwanted } Wanted-Punkte. Wenn du verlierst: 1 Wanted-Punkt, eine Wunde, und du ziehst eine Karte.
   *[sheriff] Wenn du gewinnst, entkommst du, und er geht zurück in sein Büro. Wenn du verlierst, wirst du verhaftet.
}
aid-step-won = Effekte für einen gewonnenen Kampf gelten, etwa der Effekt der Schrotflinte.
aid-step-clean-up = Die Pokerkarten werden abgeworfen. { $kind ->
    [player] {""}
   *[npc] Die Kampfkarten kommen in zufälliger Reihenfolge unter ihren Stapel.
}

## Poker

aid-poker = Poker
aid-poker-hands = Blätter
aid-poker-hands-intro = Vom besten zum schwächsten. Sind zwei Blätter von derselben Art, gewinnt der höhere Rang; ist auch der gleich, werden die übrigen Karten von oben nach unten verglichen. Farben spielen nie eine Rolle.
aid-poker-steps = Eine Partie
aid-poker-start = Bezahle { $ante } $ und ziehe eine Karte. Alle anderen in derselben Stadt können in Zugreihenfolge dasselbe tun.
aid-poker-dealer = Spielt niemand mit, ist der Spieler rechts von dir der Geber und spielt für das Haus, mit 4 Karten vom Stapel.
aid-poker-flop = Das Haus legt { $house } $ dazu. Decke 3 Karten auf: den Flop.
aid-poker-lay = Jeder Spieler spielt zwei Karten von der Hand verdeckt; wer nur eine hat, spielt diese.
aid-poker-show = Alle decken ihre Karten auf. Das Blatt eines Spielers besteht aus seinen eigenen Karten und dem Flop.
aid-poker-win = { $won ->
    [track] Das beste Blatt nimmt den Pot; gewinnt der aktive Spieler, erhält er außerdem 1 LP oder 1 Zocker-Punkt; jeder andere Gewinner erhält 1 Zocker-Punkt. Bei Gleichstand gewinnt der aktive Spieler; andere Spieler mit gleich gutem Blatt teilen den Pot.
   *[lp] Das beste Blatt nimmt den Pot; gewinnt der aktive Spieler, erhält er außerdem 1 LP. Bei Gleichstand gewinnt der aktive Spieler; andere Spieler mit gleich gutem Blatt teilen den Pot.
}
aid-poker-lose = Die Verlierer ziehen eine Karte. Die gespielten Karten und der Flop werden abgeworfen.
aid-hand = Blatt
aid-hand-like = Beispiel
aid-hand-royal-flush = Royal Flush
aid-hand-five-of-a-kind = Fünfling
aid-hand-straight-flush = Straight Flush
aid-hand-four-of-a-kind = Vierling
aid-hand-full-house = Full House
aid-hand-flush = Flush
aid-hand-straight = Straße
aid-hand-three-of-a-kind = Drilling
aid-hand-two-pair = Zwei Paare
aid-hand-pair = Paar
aid-hand-high-card = Höchste Karte

## Dice

aid-dice = Die Würfel
aid-dice-intro = Wirf in einer Mine zwei Würfel. Jeder hat diese sechs Seiten.
aid-dice-face = Seite
aid-dice-sides = Chance
aid-dice-gives = Bringt
aid-die-nugget = 1 Nugget.
aid-die-tailings = { $find } $.
aid-die-gold-dust = { $find } $, und du wirfst den Würfel neu.
aid-die-gravel = Nichts.
# $percent is how likely it is that at least one of the two dice shows a nugget at the first roll.
aid-dice-odds = In { $percent } von 100 Würfen zeigt mindestens ein Würfel sofort ein Nugget.

## Tracks

aid-tracks = Pfade
aid-tracks-intro = Niemand ist auf beiden Pfaden. Für jeden Punkt rückt dein Stein ein Feld vor, und du erhältst die Belohnung jedes Feldes, auf das er kommt. Auf dem letzten Feld wird jeder weitere Punkt zu 1 LP.
aid-track-marshal = Marshal-Pfad
aid-track-wanted = Wanted-Pfad
aid-track-marshal-intro = Erhältst du einen Wanted-Punkt, verlierst du alle deine Marshal-Punkte und beginnst auf dem anderen Pfad.
aid-track-wanted-intro = Solange du Wanted bist, kannst du keine Marshal-Punkte erhalten, und der Sheriff kann dich verhaften. Wirst du verhaftet, verlierst du alle deine Wanted-Punkte.
aid-track-space = Feld
aid-track-gives = Bringt
aid-track-row = Reihe { $n }
aid-track-nothing = Nichts
# Of tracks that modules bring.
aid-track-lp = LP am Ende
aid-track-module-intro = Du beginnst vor Feld 1. Du erhältst die Belohnung jedes Feldes, auf das du kommst.
aid-track-returns = Dein Stein beginnt auf Feld 1. Du erhältst die Belohnung jedes Feldes, auf das er kommt. Nach dem letzten Feld kehrt er zum Start zurück; von den zuletzt erhaltenen Punkten geht verloren, was noch übrig ist.
aid-track-beyond = Jeder weitere Punkt
aid-track-furthest = Am Ende der Partie bekommt, wer am weitesten ist, { $n } LP. Bei Gleichstand gilt das für jeden der Führenden.
aid-track-poker = Gewinner einer Pokerpartie
aid-track-poker-starter = Aktiver Spieler
aid-track-poker-others = Alle anderen

## Icons and words

aid-icons = Symbole und Wörter
aid-icons-intro = Was die Symbole bedeuten.
aid-icon-lp = Legendenpunkte (LP): Wer die meisten hat, gewinnt.
aid-icon-money = Geld, bis zu { $money } $.
aid-icon-nugget = Nuggets, bis zu { $nuggets }.
aid-icon-hand = Pokerkarten: für Kämpfe, fürs Pokern und für ihre eigenen Effekte.
aid-icon-wound = Wunden, bis zu { $wounds }: Jede senkt dein Handkartenlimit um 1 und kostet am Ende 1 LP.
aid-icon-star = Marshal-Punkte oder der Sheriff.
aid-icon-wanted = Wanted-Punkte.
aid-icon-bandit = Ein Bandit.
aid-icon-hideout = Das Versteck einer Bande: A, B oder C.
aid-icon-fight = Ein Kampf.
aid-icon-arrest = Verhaftung.
aid-icon-duel = Duell.
aid-icon-rob = Überfall.
aid-icon-heist = Bankraub.
aid-icon-move = Eine Bewegung oder ein Reittier.
aid-icon-foot = Zu Fuß.
aid-icon-store = Der Gemischtwarenladen.
aid-icon-saloon = Ein Saloon: Poker.
aid-icon-bank = Die Bank: Einzahlungen und Bankraub.
aid-icon-mine = Eine Mine: Gold schürfen.
aid-icon-doctor = Die Arztpraxis.
aid-icon-cabaret = Das Varieté: Feiern.
aid-icon-cattle = Eine Ranch und Vieh.
aid-icon-rail = Ein Bahnhof: Vieh verladen.
aid-icon-rustle = Vieh verschachern.
aid-icon-work = Arbeiten.
aid-icon-story = Eine Story.
aid-icon-goal = Eine Aufgabe.
aid-icon-upgrade = Eine verbesserte Waffe oder ein verbessertes Reittier.
aid-icon-first = Der Startspieler.
aid-icon-end = Das Ende der Partie.

## Cards

aid-cards = Karten und Material
aid-cards-poker = Pokerkarten
aid-cards-fight = Kampfkarten
aid-cards-items = Gegenstände
aid-cards-characters = Charaktere
aid-cards-stories = Storys
aid-cards-goals = Aufgaben
aid-cards-cattle = Vieh
aid-cards-tokens = Legendenplättchen
aid-cards-events = Ereignisse
aid-event-name = Ereignis
aid-event-text = Was es bewirkt
aid-cards-frontier = Frontier-Plättchen
aid-frontier-name = Plättchen
aid-frontier-gives = Belohnung
# Where a generated text of a card says what it is: action, bonus or reaction.
aid-chip-action = Aktion
aid-chip-bonus = Bonus
aid-chip-reaction = Reaktion
aid-item-price = { $n } $
aid-item-upgraded = Verbessert
aid-item-copies = Exemplare: { $names }.
aid-character-starts = Beginnt { $place }
aid-character-gains = Startbesitz: { $things }
aid-story-waits = Auslöser
aid-story-pays = Für alle mit einer Scheibe darauf
aid-cattle-kind = Plättchen
aid-cattle-gives = Belohnung
aid-token-lp = { $n } LP
aid-token-copies = Exemplare

## Rules

aid-rules = Alle Regeln
aid-rules-intro = Jede Regel dieser Partie einzeln, mit dem Grund, wo die Regelhefte eine Frage offen lassen.
aid-rulings = Auslegungen
aid-rulings-intro = Wo die Regelhefte unklar sind oder sich widersprechen, steht hier, wie Darkrock spielt und warum.
