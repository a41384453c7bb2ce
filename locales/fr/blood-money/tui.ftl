about-menu-dead-or-alive = Remplace Chasse à l’Homme (4♦ 4♥) : de l’argent par combat gagné.
about-menu-ruthless = Remplace Mains en l’air ! (6♦ 6♥) : une blessure pour vous, −4 pour la carte adverse.
about-menu-stagecoach = Remplace Sprint (3♦ 3♥) : vers une Gare, et 10 $.
player-injury = Séquelle : { $text }
score-injury = Séquelle
trader-at = Région du marchand : { $region }. Il vend : { $wares }. Équipements Légendaires : { $row }.
