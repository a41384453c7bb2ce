# The coach of a first game. Each message is one sentence of at most 25 words; two of them at most are shown at once.
# web/src/game/coach/lines.json says when. The lessons (tutorial.ftl) use some of them.

## What the card says around the sentences

coach-title = Dein Coach
coach-less = Weniger sagen
coach-less-more = Das nicht mehr sagen
# On a phone: what was read becomes a line, and the choices have its room.
coach-fold = Verstanden
coach-on = Coach einschalten
coach-off = Coach ausschalten

## Before the first turn

coach-draft = Die Charaktere unterscheiden sich in Startort, Startbesitz und einer Fähigkeit, die du ab 5 LP einsetzen kannst.
coach-start = Beginne nahe bei etwas, das du brauchst: einer Mine für Gold oder einem Gemischtwarenladen für ein Reittier.

## The start of a turn

coach-income = Jeder Zug beginnt mit einem Einkommen: 20 $ oder zwei Karten oder 10 $ und eine Karte.
coach-cards = Karten sind zum Kämpfen und zum Pokern da, und wer einen Kampf verliert, erhält eine Wunde.
coach-weapon = Immer nur eine Waffe ist aktiv, und zu Beginn deines Zuges kannst du sie wechseln.
coach-mount = Immer nur ein Reittier ist aktiv: Es bestimmt, wie weit dich eine Bewegungsaktion bringt.

## Actions

coach-actions = Du hast in jedem Zug drei Aktionen: Eine Bewegung kostet eine, und was ein Ort bietet, ebenfalls.
coach-bandit-ahead = Wer das Feld eines Banditen betritt, muss kämpfen.
coach-prospect = Du bist in einer Mine, also kannst du Gold schürfen: Dazu wirfst du zwei Würfel.
coach-deposit = Die Bank kauft dein Gold: Jedes Nugget bringt 20 $ und 1 LP.
coach-shop = Ein Reittier bringt dich weiter, und mit einem Maultier kannst du außerdem mehr Gold mitführen.
coach-shopping = Mit derselben Aktion kannst du weiter einkaufen, solange dein Geld reicht.
coach-upgrade = Verbesserte Waffen und Reittiere können mehr und sind am Ende der Partie LP wert.
coach-equip = Du kannst die neue Waffe oder das neue Reittier sofort aktiv machen, und was du schon hattest, behältst du.
coach-heal = Der Arzt heilt alle deine Wunden für 10 $ und eine Aktion, und für jede ziehst du eine Karte.
coach-revel = Feiere im Varieté: Für je 30 $ erhältst du 1 LP.
coach-poker = Eine Pokerpartie kostet eine Aktion und 10 $, und du ziehst eine Karte.
coach-fight = Gegen Spieler auf deinem Feld kannst du kämpfen: ein Duell um Ruhm, ein Überfall um Beute oder, als Marshal gegen Wanted-Spieler, eine Verhaftung.
coach-heist = Die Bank auszurauben ist ein Kampf gegen eine Wache: Ein Sieg bringt 80 $ und drei Wanted-Punkte.
coach-play = Eine Karte kannst du für ihren Text nutzen oder für ihren Rang aufheben: Ein hoher gewinnt vielleicht einen Kampf.
# $card is a card of the player’s hand, as a rank and a sign: K♦. $text is what it does, as on a small card.
coach-hand-action = Mit einer Aktion kannst du jetzt { $card } nutzen: „{ $text }“
# $card is a card of the player’s hand, as a rank and a sign: K♦. $text is what it does, as on a small card.
coach-hand-later = Hebe { $card } für den richtigen Moment auf; dann kostet das keine Aktion: „{ $text }“
coach-work = Arbeit bringt sichere 10 $, wenn nichts Besseres in der Nähe ist.
coach-cattle = Nimm Vieh von einer Ranch und liefere es anderswo ab: Das Plättchen sagt, was das bringt.
coach-item = Einer deiner Gegenstände ist jetzt einsetzbar, und sein Text sagt, was das kostet.
coach-ability = Mit 5 LP wirst du legendär und kannst die Fähigkeit deines Charakters einsetzen.
coach-end = Du musst nicht alle Aktionen nutzen, aber was übrig bleibt, verfällt.

## What to aim at in this turn, and why

coach-aim-sell = Auf zur Bank: Jedes deiner Nuggets bringt dort 20 $ und 1 LP, und bis dahin kann man dich überfallen.
# $n is how many wounds the player has: two or three.
coach-aim-heal = Auf zur Arztpraxis: Mit { $n } Wunden behältst du weniger Karten, und jede Wunde kostet am Ende 1 LP.
# $n is the player’s money.
coach-aim-revel = Auf ins Varieté: Mit { $n } $ kannst du Geld zu LP machen, 1 für je 30 $.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-aim-bandit = Auf zu einem Banditen: { $card } schlägt die meisten Kampfkarten, und ein Sieg bringt 1 LP oder einen Marshal-Punkt.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-aim-bandit-wanted = Auf zu einem Banditen: { $card } schlägt die meisten Kampfkarten, und ein Sieg bringt dir 1 LP.
coach-aim-poker = Auf zu einem Saloon: Du hast ein Paar, und beim Poker legt das Haus 50 $ in den Pot.
coach-aim-mount = Auf zu einem Gemischtwarenladen: Ein Reittier bringt dich bei jeder Bewegung weiter, die ganze Partie lang.
coach-aim-gold = Auf zu einer Mine: Für jedes Nugget, das du findest, zahlt die Bank 20 $ und 1 LP.

## Fights

coach-fight-start = Bevor eine Karte gespielt wird, kann jede Seite Fähigkeiten für den Kampfbeginn einsetzen.
coach-fight-bandit = Die höhere Karte gewinnt, ein Ass zählt 14, doch bei Gleichstand gewinnt der Bandit.
coach-fight-guard = Die höhere Karte gewinnt, ein Ass zählt 14, doch die Wache wählt unter drei Karten und gewinnt bei Gleichstand.
coach-fight-sheriff = Die höhere Karte gewinnt, ein Ass zählt 14, doch der Sheriff spielt eine von vier Karten, die verwunden kann, und gewinnt bei Gleichstand.
coach-fight-player = Die höhere Karte gewinnt, ein Ass zählt 14, und bei Gleichstand gewinnt der Angreifer.
coach-meet = Du hast nur noch wenige Karten: Die höhere gewinnt, bei Gleichstand Bandit, Wache oder, zwischen Spielern, der Angreifer; eine Niederlage bringt eine Wunde.
coach-arrest = Wenn du verlierst oder ablehnst, wirst du verhaftet: Du erhältst eine Wunde und verlierst die Wanted-Punkte und die Hälfte von Geld und Gold.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-arrest-held = Deine beste Karte ist hier { $card }: Wer verliert oder ablehnt, wird verhaftet, erhält eine Wunde und verliert die Hälfte von Geld und Gold.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-fight-lose = Wenn du verlierst, erhältst du eine Wunde; deine beste Karte für diesen Kampf ist { $card }.
coach-fight-card = Wenn du verlierst, erhältst du eine Wunde, und die Karte der Gegenseite kann auch einen Sieger verwunden.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-fight-card-held = Deine beste Karte ist hier { $card }: Wer verliert, erhält eine Wunde, und die Karte der Gegenseite kann auch einen Sieger verwunden.
# $card is a card of the player’s hand, as a rank and a sign: K♦. $n is its value, 2 to 14, and $text what it does, as on a small card.
coach-hand-fight = Hier zählt { $card } so viel wie { $n }, und der Bonus hilft dir: „{ $text }“
coach-decline = Wer verliert, erhält eine Wunde: Wer ablehnt, verliert sofort, behält aber seine Karten für später.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-decline-held = Deine beste Karte ist hier { $card }: Wer ablehnt, verliert sofort und erhält eine Wunde, behält aber seine Karten für später.
coach-others = Andere können dich in ihren Zügen bekämpfen oder verwunden: Ohne Karte verlierst du sofort, und jede Niederlage bringt eine Wunde.
coach-npc = Du spielst hier die Gegenseite: Die Karte mit dem höheren Rang ist schwerer zu schlagen, und ihr Text zählt auch.
coach-reveal = Der Bonus deiner Karte kostet keine Aktion, und jetzt ist der Moment dafür.
coach-react = Eine Reaktion kostet keine Aktion und gilt vor dem Vergleich der Karten: Passe, wenn du die Karte behalten willst.
coach-compared = Die Karten sind verglichen, aber ein Bonus kann noch ändern, was folgt.
coach-reward = Der LP zählt sofort; ein Marshal-Punkt bringt deinen Stein auf dem Marshal-Pfad voran, wo jedes Feld Geld oder LP bringt.
coach-steal = Ein Überfall bringt dir die Hälfte des Geldes oder des Goldes, aber auch einen Wanted-Punkt.
coach-restart = Beginnt der Kampf von vorn, gibt es neue Karten: gut für die Seite, die jetzt verlieren würde.

## Poker and gold

coach-poker-join = Mitspielen kostet 10 $ und bringt eine Karte, und das beste Blatt aus fünf Karten holt den Pot.
coach-poker-lay = Lege zwei deiner Karten zu den drei offenen und bilde das beste Blatt aus fünf Karten.
coach-poker-bonus = Eine beim Poker gespielte Karte kann einen Bonus haben: Wähle, welchen du zuerst nutzt.
coach-poker-after = Die Pokerpartie ist vorbei, aber eine Fähigkeit, die darauf folgt, kannst du noch einsetzen.
coach-reroll = Du kannst einen Würfel noch einmal werfen, bevor du das Gold nimmst, doch dann gilt das neue Ergebnis.

## Effects of cards and items

coach-extend = Du stehst schon, aber eine Karte oder eine Fähigkeit kann dich jetzt weiterbringen, ohne Aktion.
coach-arrived = Manches geht erst jetzt, wo eine Bewegung zu Ende ist.
coach-ride = Diese Bewegung kostet keine Aktion, und du kannst früher anhalten.
coach-travel = Du kommst direkt auf das Feld deiner Wahl, ohne die Felder dazwischen zu betreten.
coach-fire = Mehrere Fähigkeiten gelten zugleich: Du wählst, welche zuerst kommt.
coach-choose = Der Effekt lässt dir die Wahl: Nimm, was du am ehesten brauchen kannst.
coach-suffer = Etwas musst du hergeben: Geld kommt bald wieder, aber eine Wunde bleibt, bis sie geheilt ist.
coach-wound = Eine Wunde senkt dein Handkartenlimit um eins, bis sie geheilt ist, und jede kostet am Ende 1 LP.
coach-may = Das ist freiwillig: Wenn du passt, geschieht nichts.
coach-target = Du wählst, welchen Spieler der Effekt trifft: Der mit den meisten LP ist dein schärfster Rivale.
coach-tribute = Gib her, was du weniger brauchst: Geld kauft Dinge, und Karten gewinnen Kämpfe.
coach-discard = Wirf die Karte ab, die du am wenigsten brauchst: Ein niedriger Rang gewinnt selten einen Kampf.
coach-points = Du hast Punkte erhalten und kannst jetzt mit einer deiner Karten darauf reagieren.

## The law

coach-wanted = Solange du Wanted bist, erhältst du am Ende deiner Züge LP, aber eine Verhaftung kostet dich die Punkte und die Hälfte von Geld und Gold.
coach-sheriff-ride = Du bewegst den Sheriff: Betritt er das Feld eines Wanted-Spielers, versucht er, ihn zu verhaften.
coach-sheriff-arrest = Der Sheriff kann hier nur bei einem der Wanted-Spieler eine Verhaftung versuchen: Wähle den, der am meisten zu verlieren hat.

## Stories, goals and the end of a turn

coach-story = Du hast den Auslöser einer Story erfüllt: Alle mit einer Scheibe darauf bekommen die Belohnung, wenn sie ausgeführt wird.
# Legendary tokens are worth $low to $high LP.
coach-goals = Schaffe in einem Zug eine deiner geheimen Aufgaben und zeige sie: Sie bringt ein Legendenplättchen mit { $low } bis { $high } LP.
coach-goal = Du hast eine Aufgabe geschafft: Zeige sie, bevor dein Zug endet; das kostet keine Aktion.
coach-end-of-turn = Dein Zug endet: Eine geschaffte Aufgabe kannst du jetzt zeigen, aber nicht später.
coach-tokens = Behalte die Plättchen mit den meisten LP: Sie bleiben bis zum Ende geheim.
# $n is the player’s hand limit now.
coach-hand-limit = Dein Handkartenlimit am Ende deines Zuges ist { $n }: eine Karte weniger für jede Wunde.
# $n is how much money the player can hold, $nuggets how many nuggets.
coach-limit = Du kannst höchstens { $n } $ und { $nuggets } Nuggets haben: Was darüber liegt, geht verloren, also gib vorher etwas aus.
# $n is the number of LP that the game is played to.
coach-game-end = Hat jemand { $n } LP, wird die Runde zu Ende gespielt; danach hat jeder noch einen letzten Zug, und die Punkte werden gezählt.
coach-last = Das ist dein letzter Zug: Je 60 $ und dein Platz auf einem Pfad zählen noch, und Wunden kosten LP.

## What happened

coach-won = Du hast den Kampf gewonnen: Deine gespielte Karte wird abgeworfen, wie jede Karte, die in einem Kampf gespielt wird.
coach-lost = Du hast den Kampf verloren: Wenn du darin eine Karte gespielt hast, wird sie trotzdem abgeworfen.
coach-tie = Das war ein Gleichstand: Da gewinnen Banditen, Wachen und der Sheriff, und zwischen Spielern der Angreifer.
coach-wounded = Deine Wunde senkt dein Handkartenlimit um eins, bis sie geheilt ist, zum Beispiel in der Arztpraxis.
coach-arrested = Du wurdest verhaftet: Deine Wanted-Punkte sind weg und die Hälfte von Geld und Gold dazu.
coach-limited = Du hattest mehr, als du behalten kannst, und der Rest ist verloren: Gib Geld aus, zahle Nuggets ein und spiele Karten rechtzeitig.
coach-reacted = Deine Reaktion hat gewirkt und keine Aktion gekostet: Solche Karten gelten auch in den Zügen anderer.
coach-goal-shown = Eine Aufgabe ist erfüllt: Ihr Legendenplättchen zählt am Ende, und niemand sonst sieht seinen Wert.
coach-legendary = Jetzt bist du legendär: Die Fähigkeit auf der Karte deines Charakters gehört dir für den Rest der Partie.

## The same, shorter, for whoever has read it before

coach-fight-bandit-short = Die höhere Karte gewinnt, bei Gleichstand der Bandit.
coach-fight-guard-short = Die höhere Karte gewinnt, bei Gleichstand die Wache.
coach-fight-sheriff-short = Die höhere Karte gewinnt, bei Gleichstand der Sheriff, und seine Karte kann dich verwunden.
coach-fight-player-short = Die höhere Karte gewinnt, bei Gleichstand der Angreifer.
coach-meet-short = Die höhere Karte gewinnt, bei Gleichstand Bandit, Wache oder Angreifer; eine Niederlage bringt eine Wunde.
coach-arrest-short = Wer verliert oder ablehnt, wird verhaftet: eine Wunde, und die Hälfte von Geld und Gold ist weg.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-arrest-held-short = Deine beste Karte ist hier { $card }; wer verliert oder ablehnt, wird verhaftet.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-fight-lose-short = Eine Niederlage bringt eine Wunde; deine beste Karte ist { $card }.
coach-fight-card-short = Eine Niederlage bringt eine Wunde, und auch die Karte der Gegenseite kann verwunden.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-fight-card-held-short = Deine beste Karte ist hier { $card }; eine Niederlage bringt eine Wunde.
coach-decline-short = Wer ablehnt, behält seine Karten, verliert aber und erhält eine Wunde.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-decline-held-short = Deine beste Karte ist hier { $card }; wer ablehnt, verliert, behält aber seine Karten.
coach-others-short = Ohne Karte verlierst du jeden Kampf und erhältst eine Wunde.
coach-react-short = Eine Reaktion kostet keine Aktion: Passe, um die Karte zu behalten.
coach-extend-short = Eine Karte oder eine Fähigkeit bringt dich jetzt weiter.
coach-wanted-short = Wanted-Punkte bringen jeden Zug LP, bis dich jemand verhaftet.
# $n is how much money the player can hold, $nuggets how many nuggets.
coach-limit-short = Was über { $n } $ oder { $nuggets } Nuggets liegt, geht verloren.
# $n is the player’s hand limit now.
coach-hand-limit-short = Am Ende deines Zuges behältst du höchstens { $n } deiner Karten.
# Legendary tokens are worth $low to $high LP.
coach-goals-short = Eine geschaffte Aufgabe, die du zeigst, bringt { $low } bis { $high } LP.
# $n is the number of LP that the game is played to.
coach-game-end-short = Hat jemand { $n } LP, bekommt jeder noch einen letzten Zug.
coach-last-short = Dein letzter Zug: Geld und Pfade zählen noch.

## The shortest, for whoever knows it, where it matters at once

coach-fight-bandit-brief = Bei Gleichstand gewinnt der Bandit.
coach-fight-guard-brief = Bei Gleichstand gewinnt die Wache.
coach-fight-sheriff-brief = Bei Gleichstand gewinnt der Sheriff, und seine Karte kann dich verwunden.
coach-fight-player-brief = Bei Gleichstand gewinnt der Angreifer.
coach-meet-brief = Bei Gleichstand gewinnen Banditen, Wachen und Angreifer; eine Niederlage bringt eine Wunde.
