about-menu-stories-in-order = Die legendären Storys nach Nummern, als eine Erzählung.
