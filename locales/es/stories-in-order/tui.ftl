about-menu-stories-in-order = Historias legendarias por orden de número, como un solo relato.
