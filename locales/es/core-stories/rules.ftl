chapter-bm-core-stories = Historias básicas
rule-bm-core-stories-01 = Con las historias básicas, se juega con las historias del juego base y sus reglas. No se usan las historias legendarias, el contador de Historia ni el dado de riesgo.
rule-bm-core-stories-02 = Los puntos de Historia que dé una carta no sirven de nada; si puedes elegir, elige otra cosa.
rule-bm-core-stories-03 = Charley Parkhurst, James Beckwourth y Lottie Deno no se reparten, y la Novela del Oeste no está entre los objetos Legendarios.
    .ruling = Necesitan el contador de Historia o el dado de riesgo.
rule-bm-core-stories-04 = Con los extras, sus historias se barajan junto con las del juego base.
    .ruling = Una historia básica es una historia básica, venga en la caja que venga.
