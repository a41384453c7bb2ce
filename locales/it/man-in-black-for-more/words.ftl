web-module-man-in-black-for-more = L’Uomo in Nero per più giocatori
web-module-man-in-black-for-more-more = L’Uomo in Nero si unisce anche a tre, quattro o cinque giocatori, senza sette delle sue carte.
