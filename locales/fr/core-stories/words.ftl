web-module-core-stories = Histoires de base
web-module-core-stories-more = Les histoires du jeu de base au lieu des histoires légendaires, sans la piste Histoire ni le dé de risque.
web-error-border-town-core-stories = Le mode « Ville frontière » utilise déjà les histoires de base.
web-error-golden-rule-core-stories = Le mode « Règle d’or » utilise déjà les histoires de base.
web-error-law-and-disorder-core-stories = Le mode « La loi et le désordre » utilise déjà les histoires de base.
web-error-risky-business-core-stories = Le mode « Affaires risquées » se joue sans les histoires de base.
web-error-serenade-core-stories = Le mode « Sérénade » utilise déjà les histoires de base.
