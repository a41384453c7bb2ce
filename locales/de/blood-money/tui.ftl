about-menu-dead-or-alive = Ersetzt „Menschenjagd“ (4♦ 4♥): Geld für gewonnene Kämpfe.
about-menu-ruthless = Ersetzt „Hände hoch!“ (6♦ 6♥): eine Wunde, Gegnerkarte −4.
about-menu-stagecoach = Ersetzt „Sprint“ (3♦ 3♥): zu einem Bahnhof, und 10 $.
player-injury = Verletzung: { $text }
score-injury = Verletzung
trader-at = Der Händler ist in dieser Region: { $region }. Im Angebot: { $wares }. Legendäre Gegenstände: { $row }.
