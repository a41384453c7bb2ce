about-menu-first-game = Per cominciare: breve, meno cose, personaggi noti.
