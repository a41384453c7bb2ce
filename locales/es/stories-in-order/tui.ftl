about-menu-stories-in-order = Historias legendarias por su número, como un solo relato.
