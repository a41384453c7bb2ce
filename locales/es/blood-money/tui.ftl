about-menu-dead-or-alive = En vez de Cacería (4♦ 4♥): dinero por los combates que ganas.
about-menu-ruthless = En vez de «¡Manos arriba!» (6♦ 6♥): 1 herida, carta rival −4.
about-menu-stagecoach = En vez de «A todo galope» (3♦ 3♥): a cualquier estación, y $10.
player-injury = Lesión: { $text }
score-injury = Lesión
trader-at = El mercader está en esta región: { $region }. A la venta: { $wares }. Objetos Legendarios: { $row }.
