menu-kind-wild-wild-west = Selvaggio West
about-menu-kind-wild-wild-west = Più dura: duelli cari, rapine totali, meno arresti.
