## Modes

chapter-mode-general = Les modes
rule-mode-general-01 = Les modes suivent les règles de Blood Money, sauf indication contraire.
rule-mode-general-02 = Les modes se jouent avec toutes les cartes de poker alternatives qu’ils ne retirent pas.
rule-mode-general-03 = Les variantes qu’un mode ne cite pas ne s’y jouent pas.
rule-mode-general-04 = Les modes se jouent avec Ante Up, Blood Money et les suppléments.
rule-mode-general-08 = Quoi qu’un mode fasse du paquet de cartes de poker, chaque carte garde sa valeur et sa couleur.
rule-mode-general-09 = Dans un mode, ce que vend chaque magasin est fixé. Rien n’est distribué.
rule-mode-general-10 = Dans un mode, jouez avec les Jokers si vous le souhaitez.
rule-mode-general-11 = Quand un mode se joue avec les histoires du jeu de base, la piste Histoire et le dé de risque ne sont pas en jeu, et rien ne rapporte de points Histoire.
    .ruling = Les histoires légendaires, la piste et le dé vont ensemble, et aucun personnage de ces modes n’en a besoin.
rule-mode-general-12 = Les nombres de joueurs et les durées conseillés sont indicatifs : on peut jouer tous les modes de 2 à 6, jusqu’à 15, 20 ou 25 PL. À deux, l’Homme en Noir participe comme d’habitude, sauf si vous vous en passez.
    .ruling = Le livret ne fait que les conseiller, et il décrit Sérénade à deux alors qu’il la conseille à plus.
