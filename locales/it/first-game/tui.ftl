about-menu-first-game = Per iniziare: breve, meno pezzi, personaggi fissi.
