web-module-titles = Titres
web-module-titles-more = Un titre parmi huit est révélé pour la partie et rapporte des PL à la fin.
scoring-the-mayor = Le Maire
scoring-the-gold-baron = Le Baron de l’or
scoring-the-collector = Le Collectionneur
scoring-the-master-smith = Le Maître armurier
scoring-the-unkillable = Le Dur à cuire
scoring-the-arm-of-the-law = Le Bras de la loi
scoring-the-most-feared = La Terreur
scoring-the-banker = Le Banquier
# $title: the name of a title
log-title = Titre en jeu dans cette partie : { $title }.
web-error-border-town-titles = Le mode « Ville frontière » se joue sans titres.
web-error-golden-rule-titles = Le mode « Règle d’or » se joue sans titres.
web-error-law-and-disorder-titles = Le mode « La loi et le désordre » se joue sans titres.
web-error-risky-business-titles = Le mode « Affaires risquées » se joue sans titres.
web-error-serenade-titles = Le mode « Sérénade » se joue sans titres.
web-error-titles-first-game = Une première partie se joue sans titres.
