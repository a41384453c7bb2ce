about-menu-wild-wild-west = Perder duelos cuesta PL; atracos totales; sin arrestos al final.
