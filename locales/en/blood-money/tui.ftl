about-menu-dead-or-alive = Replaces Manhunt (4♦ 4♥): money for fights you win.
about-menu-ruthless = Replaces Stick ’Em Up! (6♦ 6♥): gain a wound, their card −4.
about-menu-stagecoach = Replaces Sprint (3♦ 3♥): to any Rail Station, and $10.
player-injury = Injury: { $text }
score-injury = Injury
trader-at = The trader is in this region: { $region }. For sale: { $wares }. Legendary items: { $row }.
