chapter-bm-stories-in-order = Storie in ordine
rule-bm-stories-in-order-01 = Non mescolare le storie leggendarie: mettile nell’ordine dei loro numeri. La storia 1 viene rivelata per prima, e a ognuna segue quella con il numero più basso tra le rimaste.
    .ruling = Le storie sono numerate e insieme formano un racconto, che ha un inizio. Quelle del gioco base non hanno numeri, quindi nessun ordine.
rule-bm-stories-in-order-02 = A decidere con quale dei due finali si conclude una storia è sempre il caso.
    .ruling = Tutti sanno quale storia viene dopo, ma nessuno sa come finisce.
