about-menu-wild-wild-west = Rauer: Verlorene Duelle kosten LP, Räuber nehmen alles.
