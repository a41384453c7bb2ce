web-module-standard-stores = Magasins standard
web-module-standard-stores-more = Ce que vend chaque magasin est fixé au lieu d’être distribué au hasard.
web-error-border-town-standard-stores = Le mode « Ville frontière » se joue sans les magasins standard.
web-error-golden-rule-standard-stores = Le mode « Règle d’or » se joue sans les magasins standard.
web-error-law-and-disorder-standard-stores = Le mode « La loi et le désordre » se joue sans les magasins standard.
web-error-risky-business-standard-stores = Le mode « Affaires risquées » se joue sans les magasins standard.
web-error-serenade-standard-stores = Le mode « Sérénade » se joue sans les magasins standard.
