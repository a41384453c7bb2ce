web-variant-wild-wild-west = Wild Wild West
web-variant-wild-wild-west-more = Rauer: Verlorene Duelle kosten LP, Räuber nehmen alles, ein siegreicher Verteidiger erhält LP, und spät in der Partie wird niemand mehr verhaftet.
