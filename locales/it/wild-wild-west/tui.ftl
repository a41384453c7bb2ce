about-menu-wild-wild-west = Più dura: i duelli persi costano PL, bottino intero, fine senza arresti.
