chapter-bm-standard-stores = Magasins standard
rule-bm-standard-stores-01 = Avec les magasins standard, rien n’est distribué aux magasins. Chacun a ses propres équipements, dont au moins une arme et une monture pour les Magasins généraux et pour le Comptoir.
rule-bm-standard-stores-02 = Le Comptoir vend le Derringer, la Gazette, la Carte du Mineur, le Quarter Horse, l’Huile de serpent et le Whisky. Le marchand, s’il est là, vend la Trousse de soins et, avec les extras, le Sac de couchage, le Mousqueton, l’Étui, le Pacificateur, les Sacoches et le Cheval de trait. Les Magasins généraux vendent tout le reste.
    .ruling = Aucune source ne dit où la carte de mise en place standard place chaque équipement. Les articles d’une boîte se vendent donc là où cette boîte a son magasin.
