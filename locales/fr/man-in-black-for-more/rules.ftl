chapter-wb-man-in-black-for-more = L’Homme en Noir à 3 ou plus
rule-wb-man-in-black-10 = À trois joueurs ou plus, sept cartes de l’Homme en Noir restent hors de sa pioche.
rule-wb-man-in-black-19 = À deux joueurs, aucune carte de l’Homme en Noir n’est mise de côté ; à quatre, sept cartes le sont.
rule-wb-man-in-black-21 = L’Homme en Noir participe aux parties de trois à cinq joueurs. Ses cartes 1, 4, 5, 8, 9, 10 et 15 restent hors de sa pioche.
    .ruling = À six, il n’y a pas de place pour une septième figurine. Aucune source ne dit si les codes imprimés sur les cartes sont leurs numéros, mais, pris pour des numéros, ces codes sont cohérents.
