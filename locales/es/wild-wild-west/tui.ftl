about-menu-wild-wild-west = Duelos que quitan PL, atracos totales, sin arrestos tardíos.
