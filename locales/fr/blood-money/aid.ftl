aid-injuries = Les séquelles
aid-injuries-intro = Si vous devez gagner des blessures au-delà du maximum, piochez 1 séquelle, quel que soit leur nombre. Tant que vous l’avez, vous défaussez une carte de poker pour chaque blessure que vous devriez gagner, et vous la perdez avec votre dernière blessure. Une séquelle n’est pas une blessure.
aid-injuries-name = Séquelle
aid-injuries-text = Son effet
aid-score-injury = Les PL que coûte votre séquelle, si elle l’indique.
