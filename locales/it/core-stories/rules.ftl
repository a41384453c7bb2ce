chapter-bm-core-stories = Storie di base
rule-bm-core-stories-01 = Con le storie di base si usano le storie del gioco base e le loro regole. Storie leggendarie, tracciato Storia e dado del rischio non sono in gioco.
rule-bm-core-stories-02 = I punti Storia che una carta darebbe non hanno effetto; se puoi scegliere, scegli altro.
rule-bm-core-stories-03 = Charley Parkhurst, James Beckwourth e Lottie Deno non si distribuiscono, e il Romanzo da Due Soldi non è tra gli Oggetti Leggendari.
    .ruling = Hanno bisogno del tracciato Storia o del dado del rischio.
rule-bm-core-stories-04 = Con gli extra, le loro storie si mescolano a quelle del gioco base.
    .ruling = Una storia di base resta tale, qualunque sia la sua scatola.
