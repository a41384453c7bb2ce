chapter-bm-stories-in-order = Historias en orden
rule-bm-stories-in-order-01 = No barajes las historias legendarias: ponlas en el orden de sus números. La historia 1 se revela primero, y a cada una le sigue la de número más bajo que quede.
    .ruling = Las historias están numeradas y, juntas, cuentan un solo relato, que tiene un principio. Las historias del juego base no tienen números, así que para ellas no hay orden.
rule-bm-stories-in-order-02 = El azar sigue decidiendo cuál de sus dos desenlaces tiene una historia.
    .ruling = Todos saben entonces qué historia viene después, pero nadie sabe cómo termina.
