web-module-sheriff-cards = Cartes Shérif
web-module-sheriff-cards-more = Une carte sur six change les combats contre le Shérif, jusqu’à ce qu’un joueur le batte.
pool-sheriff-cards = Cartes Shérif
opponent-the-old-hand = Le Vieux Routier
opponent-the-green-deputy = L’Adjoint novice
opponent-the-hanging-judge = Le Juge pendeur
opponent-the-bought-badge = L’Étoile achetée
opponent-the-manhunter = Le Chasseur d’hommes
opponent-the-family-man = Le Père de famille
# $card: the name of a card about the Sheriff
log-sheriff-card = La carte du Shérif : { $card }.
