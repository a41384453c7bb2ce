menu-kind-first-game = prima partita
about-menu-kind-first-game = Per cominciare: breve, meno cose, personaggi noti.
