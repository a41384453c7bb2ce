web-variant-wild-wild-west = Selvaggio West
web-variant-wild-wild-west-more = Più dura: i duelli costano PL, chi rapina prende tutto, chi è attaccato e vince ottiene PL, e alla fine non si arresta nessuno.
