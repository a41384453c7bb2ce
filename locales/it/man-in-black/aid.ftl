aid-with-man-in-black = con l’Uomo in Nero
aid-setup-automa = Per aggiungere l’Uomo in Nero, mescola le sue carte in un mazzo, metti la sua miniatura alla Stazione Ferroviaria e un cubo per i suoi PL accanto a quelli dei giocatori.
aid-turn-automa = Quando tutti hanno giocato il turno, tocca all’Uomo in Nero: si pesca la prima carta del suo mazzo e la si risolve dall’alto in basso.
aid-score-automa = Il punteggio dell’Uomo in Nero è dato dai suoi PL, e ogni parità per il primo posto va a lui.
aid-icon-automa = L’Uomo in Nero.
aid-cards-deeds = Carte dell’Uomo in Nero
