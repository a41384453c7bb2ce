web-variant-wild-wild-west = Selvaggio West
web-variant-wild-wild-west-more = Partita più dura: i duelli persi costano PL, chi rapina prende tutto, chi è attaccato e vince ottiene PL, e verso la fine non si arresta più nessuno.
