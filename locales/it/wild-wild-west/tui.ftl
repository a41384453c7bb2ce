about-menu-wild-wild-west = Partita più dura: duelli cari, bottino intero, fine senza arresti.
