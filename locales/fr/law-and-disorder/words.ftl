step-infamous = Réputation tenace
