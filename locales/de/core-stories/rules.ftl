chapter-bm-core-stories = Basis-Storys
rule-bm-core-stories-01 = Mit Basis-Storys wird mit den Storys des Grundspiels und deren Regeln gespielt. Legendäre Storys, Story-Pfad und Risikowürfel sind nicht im Spiel.
rule-bm-core-stories-02 = Für Story-Punkte, die eine Karte bringt, erhältst du nichts; hast du die Wahl, wähle etwas anderes.
rule-bm-core-stories-03 = Charley Parkhurst, James Beckwourth und Lottie Deno werden nicht ausgeteilt, und der Groschenwestern ist nicht unter den legendären Gegenständen.
    .ruling = Sie brauchen den Story-Pfad oder den Risikowürfel.
rule-bm-core-stories-04 = Mit den Extras werden deren Storys unter die des Grundspiels gemischt.
    .ruling = Eine Basis-Story bleibt eine Basis-Story, ganz gleich, aus welcher Schachtel sie kommt.
