about-menu-wild-wild-west = Più dura: duelli cari, bottino intero, fine senza arresti.
