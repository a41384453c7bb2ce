# Gangs and posses: words and cards.

## Gangs and posses

web-module-gangs = Bande e posse
web-module-gangs-more = Con 20$ recluta una posse se sei Marshal, o una banda se sei Ricercato.
# $side: posse, gang, or none; $n: the price in dollars.
choice-recruit = { $side ->
    [gang] Recluta una banda: { $n }$
    [posse] Recluta una posse: { $n }$
   *[none] Recluta una posse o una banda: { $n }$
}
choice-use-follower = Risolvi l’effetto della tua posse o banda
log-recruited = { $you ->
    [name] Recluti
   *[no] { $name } recluta
} { $follower }.
log-disbanded = { $you ->
    [name] Perdi
   *[no] { $name } perde
} { $follower }.
log-used-follower = { $you ->
    [name] { $follower } ti aiuta.
   *[no] { $follower } aiuta { $name }.
}
why-follower = Posse o banda: { $follower }.
refusal-already-recruited = Hai già una posse o una banda.
refusal-other-side = Una posse richiede punti Marshal, e una banda punti Ricercato.
web-game-recruit-more = Pesca una carta della tua parte
# $side: posse or gang.
web-game-follower = { $side ->
    [gang] Banda
   *[posse] Posse
}
web-scene-banner-recruited = Reclutamento

## Cards

follower-the-tracker = Il Battitore
follower-the-tracker-tale = Legge una settimana di tempo nell’impronta di uno zoccolo, e a cena non è mai arrivato puntuale.
follower-the-frontier-doctor = Il Dottore di Frontiera
follower-the-frontier-doctor-tale = Ha lasciato uno studio a Boston per una bisaccia di aghi, e dice che la conversazione è migliore.
follower-the-quartermaster = Il Furiere
follower-the-quartermaster-tale = Conta i fagioli a colazione e di nuovo a cena, e la differenza è sempre a tuo favore.
follower-the-telegraph-boy = Il Ragazzo del Telegrafo
follower-the-telegraph-boy-tale = Ha letto ogni messaggio della contea, e solo due li ha tenuti per sé.
follower-the-bailiff = L’Ufficiale Giudiziario
follower-the-bailiff-tale = Arriva dopo la sparatoria con un inventario, e se ne va con tutto quello che contiene.
follower-the-judges-nephew = Il Nipote del Giudice
follower-the-judges-nephew-tale = Non sa sparare, né montare, né cucinare, ma ogni conto che controfirma viene pagato.
follower-the-knife-thrower = La Lanciatrice di Coltelli
follower-the-knife-thrower-tale = Il circo l’ha lasciata andare quando sono finiti gli assistenti.
follower-the-horse-doctor = Il Veterinario
follower-the-horse-doctor-tale = Quel che fa bene a una cavalla fa bene anche a te, dice, e hai imparato a non chiedere che cosa fosse.
follower-the-fence = Il Ricettatore
follower-the-fence-tale = Paga un quarto di quel che una cosa vale, e nessuno l’ha mai sentito chiedere di chi fosse.
follower-the-lookout = La Vedetta
follower-the-lookout-tale = Vede una stella di latta a due miglia e una tinozza a nessuna distanza.
follower-the-card-sharp = Il Baro
follower-the-card-sharp-tale = I suoi polsini sono i meglio stirati del territorio, e i più pesanti.
follower-the-powder-man = L’Artificiere
follower-the-powder-man-tale = Gli restano nove dita, e una teoria su dove il decimo abbia sbagliato.
