web-module-sheriff-cards = Cartes Shérif
web-module-sheriff-cards-more = Une carte parmi six change les combats contre le Shérif, jusqu’à ce qu’un joueur le batte.
pool-sheriff-cards = Cartes Shérif
opponent-the-old-hand = Le Vieux Routier
opponent-the-green-deputy = L’Adjoint novice
opponent-the-hanging-judge = Le Juge pendeur
opponent-the-bought-badge = L’Étoile achetée
opponent-the-manhunter = Le Chasseur d’hommes
opponent-the-family-man = Le Père de famille
# $card: the name of a card about the Sheriff
log-sheriff-card = Cette carte Shérif est désormais en vigueur : { $card }.
web-error-border-town-sheriff-cards = Le mode « Ville frontière » se joue sans cartes Shérif.
web-error-golden-rule-sheriff-cards = Le mode « Règle d’or » se joue sans cartes Shérif.
web-error-law-and-disorder-sheriff-cards = Le mode « La loi et le désordre » se joue sans cartes Shérif.
web-error-risky-business-sheriff-cards = Le mode « Affaires risquées » se joue sans cartes Shérif.
web-error-serenade-sheriff-cards = Le mode « Sérénade » se joue sans cartes Shérif.
web-error-sheriff-cards-first-game = Une première partie se joue sans cartes Shérif.
