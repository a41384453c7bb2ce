chapter-bm-core-stories = Histoires de base
rule-bm-core-stories-01 = Avec les histoires de base, jouez les histoires du jeu de base avec leurs règles. Ni histoires légendaires, ni piste Histoire, ni dé de risque.
rule-bm-core-stories-02 = Les points Histoire que donne une carte n’ont pas d’effet ; si vous avez le choix, prenez autre chose.
rule-bm-core-stories-03 = Charley Parkhurst, James Beckwourth et Lottie Deno ne sont pas distribués, et le Roman à deux sous ne fait pas partie des équipements Légendaires.
    .ruling = Ils ont besoin de la piste Histoire ou du dé de risque.
rule-bm-core-stories-04 = Avec les extras, leurs histoires sont mélangées à celles du jeu de base.
    .ruling = Une histoire de base en est une, quelle que soit sa boîte.
