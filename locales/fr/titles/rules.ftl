chapter-wb-titles = Titres
rule-wb-titles-01 = Lors de la mise en place, mélangez les titres et révélez-en exactement un pour la partie.
rule-wb-titles-02 = Au score final, chaque joueur que récompense le titre en gagne les PL.
rule-wb-titles-03 = Si plusieurs joueurs sont à égalité en tête pour un titre, chacun d’eux en gagne les PL. Un joueur qui n’a rien de ce que compte le titre ne gagne rien.
    .ruling = Les égalités sur la piste Flambeur se règlent de la même façon, et un titre se mérite.
