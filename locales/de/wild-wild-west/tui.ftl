about-menu-wild-wild-west = Rauer: Duelle kosten LP, Räuber nehmen alles, spät keine Haft.
