aid-act-trade = Commerciare
    .when = In qualsiasi spazio della regione del mercante.
    .cost = 1 azione per tutti gli acquisti che vuoi; 40$ per ogni Oggetto Leggendario, il prezzo stampato per gli altri e per i miglioramenti.
    .result = Ottieni gli oggetti. Un Oggetto Leggendario viene subito sostituito, e puoi comprare il nuovo. Poi il mercante va in un’altra regione.
    .example = Con 80$ a Sunny Hills, dove si trova il mercante, compri gli Speroni per 40$, vedi il Violino prendere il loro posto e compri anche quello.
