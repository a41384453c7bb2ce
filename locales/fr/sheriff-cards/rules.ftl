chapter-wb-sheriff-variant = Cartes Shérif
rule-wb-sheriff-variant-01 = Lors de la mise en place, mélangez les cartes Shérif et révélez la première.
rule-wb-sheriff-variant-02 = La carte révélée s’applique à tous les combats contre le Shérif. Elle indique combien de cartes Combat il pioche, si vous gagnez les égalités, et ce que vous gagnez ou subissez en plus.
rule-wb-sheriff-variant-03 = Chaque fois que le Shérif perd un combat, la carte suivante remplace celle qui s’applique.
rule-wb-sheriff-variant-04 = Comme toujours, un Shérif battu retourne aussi à son bureau.
rule-wb-sheriff-variant-05 = Vous êtes Wanted et battez le Shérif alors que la carte « Le Juge pendeur » s’applique : vous gagnez 1 PL, le Shérif retourne à son bureau, et une autre carte est révélée.
rule-wb-sheriff-variant-06 = Appliquez d’abord l’arrestation, puis ce que la carte Shérif vous prend. Une fois que toutes les cartes Shérif ont servi, elles sont de nouveau mélangées.
    .ruling = Une carte Shérif s’ajoute aux règles d’une arrestation, et l’une de ces cartes est toujours en vigueur.
