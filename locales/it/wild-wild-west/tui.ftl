about-menu-wild-wild-west = Più dura: duelli cari, rapine totali, meno arresti.
