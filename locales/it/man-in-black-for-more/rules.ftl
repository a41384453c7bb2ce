chapter-wb-man-in-black-for-more = L’Uomo in Nero per più giocatori
rule-wb-man-in-black-10 = Con tre o più giocatori, sette carte dell’Uomo in Nero restano fuori dal suo mazzo.
rule-wb-man-in-black-19 = Con due giocatori il mazzo dell’Uomo in Nero ha tutte le sue carte; con quattro ne restano fuori sette.
rule-wb-man-in-black-21 = L’Uomo in Nero si unisce a tre, quattro o cinque giocatori. Le sue carte 1, 4, 5, 8, 9, 10 e 15 restano fuori dal mazzo.
    .ruling = In sei non c’è posto per una settima miniatura. Nessuna fonte dice se i codici stampati sulle carte siano i loro numeri, ma come numeri hanno senso.
