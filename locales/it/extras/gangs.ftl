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
    [name] Recluti una posse o banda
   *[no] { $name } recluta una posse o banda
}: { $follower }.
log-disbanded = { $you ->
    [name] Perdi la tua posse o banda
   *[no] { $name } perde la sua posse o banda
}: { $follower }.
log-used-follower = { $you ->
    [name] { $follower } ti aiuta.
   *[no] { $follower } aiuta { $name }.
}
why-follower = Posse o banda: { $follower }.
refusal-already-recruited = Hai già una posse o una banda.
refusal-other-side = Una posse richiede punti Marshal, e una banda punti Ricercato.
web-game-recruit-more = Pesca una carta posse o banda
# $side: posse or gang.
web-game-follower = { $side ->
    [gang] Banda
   *[posse] Posse
}
web-scene-banner-recruited = Reclutamento

## Cards

follower-the-tracker = Il Battitore
follower-the-tracker-tale = Erba spezzata, cenere fredda, mezzo bottone: dagli un’ora, e ti dirà che mestiere fa chi è passato di lì.
follower-the-frontier-doctor = Il Dottore di Frontiera
follower-the-frontier-doctor-tale = Ha lasciato uno studio a Boston per una bisaccia di aghi, e dice che la conversazione è migliore.
follower-the-quartermaster = Il Furiere
follower-the-quartermaster-tale = Conta i fagioli la sera e di nuovo all’alba, e la differenza è sempre a tuo favore.
follower-the-telegraph-boy = Il Ragazzo del Telegrafo
follower-the-telegraph-boy-tale = Messaggi inviati, dieci parole per un dollaro; messaggi dimenticati, su accordo.
follower-the-bailiff = L’Ufficiale Giudiziario
follower-the-bailiff-tale = Arriva dopo la sparatoria con un inventario, e se ne va con tutto quello che vi è elencato.
follower-the-judges-nephew = Il Nipote del Giudice
follower-the-judges-nephew-tale = Non sa sparare, né stare in sella, né cucinare, ma ogni conto che controfirma viene pagato.
follower-the-knife-thrower = La Lanciatrice di Coltelli
follower-the-knife-thrower-tale = Il circo l’ha lasciata andare quando sono finiti gli assistenti.
follower-the-horse-doctor = Il Veterinario
follower-the-horse-doctor-tale = La stessa bottiglia scura per coliche, tosse e pallottole; agitare bene, dice, e stare sopravvento.
follower-the-fence = Il Ricettatore
follower-the-fence-tale = Orologi, anelli, finimenti e argenteria si comprano alla porta sul retro, col buio; togliere le iniziali.
follower-the-lookout = La Vedetta
follower-the-lookout-tale = Dalla torre dell’acqua li annuncia: due cavalieri, un cane, la polvere di altri sei, e pioggia prima di notte.
follower-the-card-sharp = Il Baro
follower-the-card-sharp-tale = I suoi polsini sono i meglio stirati del territorio, e i più pesanti.
follower-the-powder-man = L’Artificiere
follower-the-powder-man-tale = Gli restano nove dita, e una teoria su dove il decimo abbia sbagliato.
