chapter-bm-core-stories = Histoires de base
rule-bm-core-stories-01 = Avec les histoires de base, jouez les histoires du jeu de base avec leurs règles. Les histoires légendaires, la piste Histoire et le dé de risque ne sont pas en jeu.
rule-bm-core-stories-02 = Les points Histoire que donne une carte restent sans effet ; si vous avez le choix, prenez autre chose.
rule-bm-core-stories-03 = Charley Parkhurst, James Beckwourth et Lottie Deno ne sont pas distribués, et le Roman à deux sous ne fait pas partie des équipements Légendaires.
    .ruling = Ils ont besoin de la piste Histoire ou du dé de risque.
rule-bm-core-stories-04 = Avec les extras, leurs histoires sont mélangées à celles du jeu de base.
    .ruling = Une histoire de base reste une histoire de base, quelle que soit la boîte où elle se trouve.
