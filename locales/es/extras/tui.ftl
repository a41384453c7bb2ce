about-menu-gangs = Patrulla para los Marshals, cuadrilla para los Buscados.
player-gang = Cuadrilla: { $text }
player-posse = Patrulla: { $text }
about-menu-unique-events = Ocho eventos con fichas propias.
