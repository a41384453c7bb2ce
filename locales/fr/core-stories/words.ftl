web-module-core-stories = Histoires de base
web-module-core-stories-more = Les histoires du jeu de base au lieu des histoires légendaires, sans la piste Histoire ni le dé de risque.
web-error-border-town-core-stories = Le mode « Ville frontière » se joue sans les histoires de base.
web-error-golden-rule-core-stories = Le mode « Règle d’or » se joue sans les histoires de base.
web-error-law-and-disorder-core-stories = Le mode « La loi et le désordre » se joue sans les histoires de base.
web-error-risky-business-core-stories = Le mode « Affaires risquées » se joue sans les histoires de base.
web-error-serenade-core-stories = Le mode « Sérénade » se joue sans les histoires de base.
