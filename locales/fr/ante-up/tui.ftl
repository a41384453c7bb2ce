frontier-price = jeton Frontière pour { $n } en cartes
