chapter-wb-sheriff-variant = Cartas del Sheriff
rule-wb-sheriff-variant-01 = Durante la preparación, baraja las cartas del Sheriff y revela la superior.
rule-wb-sheriff-variant-02 = La carta revelada está en vigor en todos los combates contra el Sheriff. Dice cuántas cartas de combate roba, si ganas los empates y qué ganas o sufres además.
rule-wb-sheriff-variant-03 = Cada vez que el Sheriff pierde un combate, la carta siguiente sustituye a la que está en vigor.
rule-wb-sheriff-variant-04 = Además, como siempre, el Sheriff vuelve a su oficina cuando pierde un combate.
rule-wb-sheriff-variant-05 = Eres Buscado y vences al Sheriff con «El juez de la horca» en vigor: ganas 1 PL, el Sheriff vuelve a su oficina y se revela otra carta.
rule-wb-sheriff-variant-06 = Lo que te quita una carta llega después del arresto. Cuando todas las cartas han estado en vigor, se vuelven a barajar.
    .ruling = Una carta añade algo a las reglas del arresto, y siempre hay una en vigor.
