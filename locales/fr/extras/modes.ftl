## Modes: names, what they are about and for whom; about-menu-… has at most 60 characters

web-module-serenade = Sérénade
web-module-serenade-more = Tous contre tous : des mains pleines, des histoires liées aux combats entre joueurs, et aucun marchand. Pour ceux qui cherchent la bagarre.
about-menu-serenade = Duels et vols, les mains pleines.
web-module-golden-rule = Règle d’or
web-module-golden-rule-more = L’argent vaut plus que jamais, et le joueur le plus riche marque un point de plus. Pour ceux qui aiment le commerce, la mine et le jeu.
about-menu-golden-rule = L’argent vaut plus, et le plus riche marque un point.
web-module-law-and-disorder = La loi et le désordre
web-module-law-and-disorder-more = L’insigne contre les hors-la-loi, et une arrestation qui ne met pas toujours fin à une carrière. Pour ceux qui choisissent leur camp.
about-menu-law-and-disorder = Les deux côtés de la loi ; on se remet d’une arrestation.
web-module-risky-business = Affaires risquées
web-module-risky-business-more = Histoires légendaires, objectifs, séquelles, titres de propriété, marchand : tout à la fois, et la piste Histoire rapporte plus. Pour ceux qui connaissent les deux extensions.
about-menu-risky-business = Tout à la fois, et la piste Histoire rapporte plus.
web-error-risky-business-first-game = Le mode « Affaires risquées » ne se joue pas en première partie.
web-error-risky-business-gangs = Le mode « Affaires risquées » se joue sans gangs ni milices.
web-error-risky-business-needs-goals = Le mode « Affaires risquées » se joue avec les objectifs.
web-error-risky-business-wild-wild-west = Le mode « Affaires risquées » se joue sans Wild Wild West.
